"""The matrix of formats: the same models in all four, each converted to each, and judged by engines.

``matrix/MODEL`` holds MODEL.urdf, MODEL.sdf, MODEL.xml (MJCF) and MODEL.dmd.yaml; further files are what
directives add. Drake judges URDF, SDFormat and directives, MuJoCo MJCF. What can't be, or differs, stands in
matrix/exceptions.txt, a line each with its reason:

    scene: no urdf — a URDF holds one robot
    start: dmd -> sdf: differs default start::first — SDFormat has no word for where a joint begins
    scene: sdf -> urdf: refused F010 — a URDF holds one robot

``python -m tests.conformance.matrix_cells`` writes the matrix into docs/conformance.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from transpile import convert
from transpile.verify.verify_pair import Verifier

TOP = Path(__file__).parent / "matrix"
DOCS = Path(__file__).parents[2] / "docs" / "conformance.md"
BEGIN, END = "<!-- matrix: begin -->", "<!-- matrix: end -->"
ENDINGS = {"urdf": ".urdf", "sdf": ".sdf", "mjcf": ".xml", "dmd": ".dmd.yaml"}
NAMES = {"urdf": "URDF", "sdf": "SDFormat", "mjcf": "MJCF", "dmd": "directives"}
TARGETS = {**NAMES, "dmd-of-urdf": "directives of URDF"}
"""Directives add models from SDFormat by default, and from URDF where that is asked for."""
PACKAGES = {"matrix": str(TOP)}
MODELS = sorted(path.name for path in TOP.iterdir() if path.is_dir())


def new_verifier() -> Verifier:
    """Drake for all but MJCF, which is MuJoCo's."""
    return Verifier(("mixed",), PACKAGES)


def source_of(model: str, format_: str) -> Path:
    """The file of a model in a format."""
    return TOP / model / f"{model}{ENDINGS[format_]}"


def exceptions(model: str) -> dict[str, str]:
    """What is known to differ of a model: the claims, each with its reason."""
    found = {}
    for line in (TOP / "exceptions.txt").read_text(encoding="utf-8").splitlines():
        claim, _, reason = line.partition(" — ")
        assert claim and reason, f"a line without a reason: {line}"
        if claim.startswith(f"{model}: "):
            found[claim] = reason
    return found


def judge_model(model: str, folder: Path, verifier: Verifier) -> Iterator[tuple[str, str]]:
    """What happens to a model on its sixteen ways that is no agreement: as in exceptions.txt, and in full."""
    for a in ENDINGS:
        if not source_of(model, a).exists():
            yield f"{model}: no {a}", ""
            continue
        for b in TARGETS:
            for what, detail in judge_cell(model, a, b, folder, verifier):
                yield f"{model}: {a} -> {b}: {what}", detail


def judge_cell(model: str, a: str, b: str, folder: Path, verifier: Verifier) -> Iterator[tuple[str, str]]:
    """Convert a model from ``a`` to ``b``, the whole way through the IR, and compare."""
    source = source_of(model, a)
    to, _, part = b.partition("-of-")
    output = folder / f"{a}-to-{b}" / f"{model}{ENDINGS[to]}"
    output.parent.mkdir(parents=True)
    result = convert(source, to=to, through_ir=True, output=str(output), packages=PACKAGES,
                     part_format=part or "sdf")  # fmt: skip
    if result.text is None:
        codes = sorted({found.code for found in result.diagnostics.having("error")})
        yield f"refused {' '.join(codes)}", result.render()
        return
    output.write_text(result.text, encoding="utf-8")
    for path, data in result.meshes.items():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_bytes(data)
    report = verifier.verify(source, output, result.report())
    for engine, side, reason in report.refused:
        yield f"{engine} refuses {side}", reason
    for difference in report.differences:
        if difference.kind != "loads":
            yield f"differs {difference.kind} {difference.name}", str(difference)
    if not report.judged and not report.refused:
        yield "no engine judges", report.text()


def unexpected(model: str, happened: dict[str, str]) -> list[str]:
    """What happened and has no line, and the lines that do not hold."""
    claims = exceptions(model)
    known = {one: [claim for claim in claims if fnmatchcase(one, claim)] for one in happened}
    held = {claim for matching in known.values() for claim in matching}
    lines = [f"no line for {one}\n    {happened[one]}" for one, matching in known.items() if not matching]
    return lines + [f"does not hold: {claim}" for claim in claims if claim not in held]


def table() -> str:
    """The matrix for docs/conformance.md. The tests hold that it is what exceptions.txt says."""
    known = {model: exceptions(model) for model in MODELS}
    lines = ["| from | " + " | ".join(f"to {b}" for b in TARGETS.values()) + " |", "| --- " * 6 + "|"]
    for a in ENDINGS:
        tried = [model for model in MODELS if f"{model}: no {a}" not in known[model]]
        cells = []
        for b in TARGETS:
            way = f": {a} -> {b}: "
            agree = [model for model in tried if not any(way in claim for claim in known[model])]
            cells.append(f"{len(agree)} of {len(tried)}")
        lines.append(f"| {NAMES[a]} | {' | '.join(cells)} |")
    lines += ["", f"The {len(MODELS)} models: {', '.join(MODELS)}. What does not agree, and why:", ""]
    lines += [f"- `{claim}`: {reason}" for model in MODELS for claim, reason in known[model].items()]
    return "\n".join(lines)


def main() -> None:
    """Write the matrix between its markers."""
    text = DOCS.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    assert rest, f"{DOCS} lacks the markers {BEGIN} and {END}"
    DOCS.write_text(f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
