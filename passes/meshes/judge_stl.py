"""Which STL files MuJoCo reads: binary ones, of 1 to 200000 triangles, that end where their count says."""

from __future__ import annotations

from os.path import getsize, isfile

from transpile.diagnostics import Diagnostics

MOST_TRIANGLES = 200_000


def is_refused(path: str) -> bool:
    """Whether MuJoCo refuses a STL file (one as text, mostly); False for a file of another kind.

    Tried in MuJoCo 4 (``stl_decoder``).
    """
    if not path.lower().endswith(".stl") or not isfile(path):
        return False
    try:
        with open(path, "rb") as file:
            count = int.from_bytes(file.read(84)[80:], "little")
        return not 1 <= count <= MOST_TRIANGLES or getsize(path) != 84 + 50 * count
    except OSError:
        return False


def tell_if_refused(path: str, uri: str, at: int, diagnostics: Diagnostics) -> None:
    """Report a STL file that MuJoCo will refuse where it is (L051)."""
    if is_refused(path):
        message = f"MuJoCo refuses the mesh {uri!r}: it reads binary STL of 1 to {MOST_TRIANGLES} triangles"
        diagnostics.report("L051", message, at, fix="--meshes convert writes it as OBJ")
