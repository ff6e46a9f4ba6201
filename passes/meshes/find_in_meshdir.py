"""Where a URDF made for MuJoCo has its meshes: a part of check-uris, imported only where one says so.

MuJoCo reads ``<mujoco><compiler meshdir="…" strippath="…"/></mujoco>`` in a URDF. There it strips the path
from a mesh's name unless told otherwise, and looks in the folder named; other engines take the name as it is.
"""

from __future__ import annotations

from transpile.ir.model import Scene
from transpile.ir.node import Kept


def meshdir_of(scene: Scene) -> tuple[str, bool] | None:
    """The folder that a URDF names for MuJoCo, and whether paths are stripped; None where it names none."""
    for kept in scene.ledger:
        if _is_block(kept):
            compiler = _attributes(kept.value.xml, "compiler")
            if "meshdir" in compiler or "assetdir" in compiler:
                folder = compiler.get("meshdir", compiler.get("assetdir", ""))
                return folder.rstrip("/"), compiler.get("strippath", "true") != "false"
    return None


def _is_block(kept: Kept) -> bool:
    return kept.format == "urdf" and getattr(kept.value, "tag", "") == "mujoco"


def _attributes(xml: str, tag: str) -> dict[str, str]:
    """The attributes of the first element of a tag."""
    import re

    element = re.search(rf"<{tag}\b([^>]*)>", xml)
    found = re.findall(r"""([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')""", element.group(1)) if element else []
    return {name: first or second for name, first, second in found}


def name_in(folder: str, strips: bool, uri: str) -> str:
    """The name under which MuJoCo looks for a mesh, from the URDF's folder."""
    own = uri.rpartition("/")[2] if strips else uri.removeprefix("package://")
    return f"{folder}/{own}" if folder else own
