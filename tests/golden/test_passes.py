"""golden/passes/PASS/CASE.in.ir → CASE.out.ir: each pass alone, on the IR's textual form.

A case may begin with ``# options: target=urdf dialect=drake``. Names are resolved before the pass runs;
what it reports is printed after the IR. Where a pass is about what the IR has no words for, the case is
CASE.in.urdf or CASE.in.sdf, which is lowered first; its options stand in a comment.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from transpile.diagnostics import Diagnostics
from transpile.ir.model import Scene
from transpile.ir.parse_ir import parse_ir
from transpile.ir.print_ir import print_ir
from transpile.passes.manager import Context
from transpile.passes.scope import resolve_names
from transpile.source import Source

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "passes"
PASSES = Path(__file__).parent.parent.parent / "passes"
CASES = sorted(GOLDEN.glob("*/*.in.*"))


def module_of(name: str) -> str:
    """The module of a pass, in whichever folder it stands."""
    (path,) = PASSES.rglob(f"{name.replace('-', '_')}.py")
    return ".".join(("transpile.passes", *path.relative_to(PASSES).with_suffix("").parts))


def run_case(text: str, name: str, suffix: str = ".ir", folder: Path = GOLDEN) -> str:
    options: dict[str, Any] = {}
    first = text.split("\n", 1)[0].removeprefix("<!--").removesuffix("-->").strip()
    if first.startswith(("# options:", "options:")):
        options = dict(word.split("=") for word in first.partition("options:")[2].split())
    diagnostics = Diagnostics()
    meshes = options.pop("meshes", "keep")
    context = Context(diagnostics, options.pop("target", "sdf"), **options)
    made = _gathering(context, meshes, folder)
    scene = parse_ir(text) if suffix == ".ir" else _lowered(text, suffix[1:], context)
    if name != "resolve-names":
        resolve_names.run(scene, context)
    module, _, function = name.partition(".")
    run = getattr(import_module(module_of(module)), function or "run")
    if not diagnostics.errors:
        run(scene, context)
    said = "".join(f"# {d.severity}[{d.code}] {d.message} @{d.at}\n" for d in diagnostics)
    return print_ir(scene) + said + "".join(f"# writes {file}\n" for file in made)


def _gathering(context: Context, meshes: str, folder: Path) -> list[str]:
    """Let the files in a case's folder be gathered; the result has what is written, as it comes."""
    made: list[str] = []

    def add(name: str, data: bytes, source: str) -> str:
        made.append(f"{name} ({len(data)} bytes)")
        return f"meshes/{name}"

    def find(uri: str, at: int) -> str | None:
        path = folder / uri.removeprefix("package://")
        return str(path) if path.exists() else None

    if meshes != "keep":
        context.meshes, context.find, context.add_file = meshes, find, add
    return made


def _lowered(text: str, format: str, context: Context) -> Scene:
    """The IR of a file."""
    front = f"transpile.formats.{format}"
    source = context.diagnostics.sources.add(Source("input", text.encode()))
    document = import_module(f"{front}.read").read(source, context.diagnostics)
    scene: Scene = import_module(f"{front}.lower").lower(document, context.diagnostics, context)
    return scene


def _out(case: Path) -> Path:
    return case.with_name(f"{case.name.split('.')[0]}.out.ir")


@pytest.mark.parametrize("case", CASES, ids=lambda path: f"{path.parent.name}/{path.name.split('.')[0]}")
def test_pass(case: Path, golden: Callable[[Path, str], None]) -> None:
    golden(_out(case), run_case(case.read_text(encoding="utf-8"), case.parent.name, case.suffix, case.parent))


def test_every_pass_has_a_case() -> None:
    passes = {p.name for p in _all_passes()}
    assert passes <= {case.parent.name for case in CASES}


def test_no_orphans() -> None:
    outs = {path for path in GOLDEN.glob("*/*") if path.name.endswith(".out.ir")}
    assert outs == {_out(case) for case in CASES}


def _all_passes() -> list[object]:
    from transpile.options import Options
    from transpile.passes.pipelines import passes_for

    found: dict[str, object] = {}
    for target in ("sdf", "urdf", "mjcf"):
        options = Options(target, sdf_version="1.6", inertia="repair", base="fixed", meshes="copy")
        for source in ("urdf", "dmd"):
            found.update((p.name, p) for p in passes_for(source, target, options))
    return list(found.values())
