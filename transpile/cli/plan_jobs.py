"""From the command line to a list of jobs: which inputs go where, and with which options."""

from __future__ import annotations

import os
from collections.abc import Iterator

from transpile.cli.parse_arguments import Arguments, UsageError, check_options, parse_arguments
from transpile.options import Options

ENDINGS = {"sdf": ".sdf", "urdf": ".urdf", "mjcf": ".xml", "dmd": ".dmd.yaml"}
"""The usual ending of each format."""

_INPUT_ENDINGS = (".dmd.yaml", ".dmd.yml", ".urdf", ".sdf", ".world", ".xml")
"""What is taken of a folder: no .xacro, since most of these hold macros for others."""
_STEM_ENDINGS = (".urdf.xacro", ".sdf.xacro", ".xml.xacro", ".xacro", *_INPUT_ENDINGS)
_ROOTS = (b"<robot", b"<sdf", b"<gazebo", b"<mujoco")


class Job:
    """One input and where its output goes: ``output`` None is standard output."""

    __slots__ = ("input", "output", "options")

    def __init__(self, input: str, output: str | None, options: Options) -> None:
        self.input = input
        self.output = output
        self.options = options


def plan_jobs(arguments: Arguments) -> list[Job]:
    """A job for every input. Raises ``UsageError`` where the command line makes no sense."""
    _check_outputs(arguments)
    to = _target(arguments)
    inputs = list(expand_inputs(arguments.inputs))
    given = given_arguments(arguments)
    output = arguments.text("output")
    if len(inputs) > 1 and not _has_many_outputs(arguments):
        raise UsageError("several inputs need --output-dir DIR or --in-place")
    jobs = []
    for path, inside in inputs:
        where = _output(path, inside, output, arguments, to)
        jobs.append(Job(path, where, make_options(arguments, to, where, given.get(path))))
        if arguments.text("output_dir") is not None and where is not None:
            jobs[-1].options.model_prefix = _model_prefix(where, len(inputs))
    if not arguments.flag("in_place"):
        _check_no_overwriting(jobs)
    _check_no_collision(jobs)
    return jobs


def read_command(given: list[str], command: str, forms: tuple[str, ...]) -> tuple[str, str, Options]:
    """The file, the form and the options of ``transpile COMMAND FILE [FORM]``; the first form is the default.

    Raises ``UsageError``.
    """
    arguments = parse_arguments(given)
    check_options(arguments, command, ("package", "package_path"))
    if len(arguments.inputs) not in (1, 2) or arguments.inputs[-1] not in (arguments.inputs[0], *forms):
        raise UsageError(f"usage: transpile {command} FILE [{'|'.join(forms)}]")
    path, form = arguments.inputs[0], (*arguments.inputs, forms[0])[1]
    return path, form, make_options(arguments, None, None, arguments.given.get(0))


def given_arguments(arguments: Arguments) -> dict[str, dict[str, str]]:
    """The arguments of xacro for each of its files. Raises ``UsageError`` for a file that has other ones
    elsewhere on the command line."""
    found: dict[str, dict[str, str]] = {}
    for number, path in enumerate(arguments.inputs):
        given = arguments.given.get(number, {})
        if found.setdefault(path, given) != given:
            raise UsageError(f"{path} is given twice, with other arguments: convert it in two runs")
    return found


def make_options(
    arguments: Arguments, to: str | None, output: str | None, given: dict[str, str] | None = None
) -> Options:
    """The conversion's options. Raises ``UsageError`` for a wrong --package or -W."""
    return Options(
        to,
        sdf_version=arguments.text("sdf_version") or "",
        dialect=arguments.text("dialect") or "default",
        strict=arguments.flag("strict"),
        inertia=arguments.text("inertia") or "keep",
        base=arguments.text("base") or "keep",
        through_ir=arguments.flag("through_ir"),
        flatten=arguments.flag("flatten"),
        meshes=arguments.text("meshes") or "keep",
        mesh_dir=arguments.text("mesh_dir"),
        uri_style=arguments.text("uri_style") or "keep",
        part_format=arguments.text("part_format") or "sdf",
        packages=dict(_package(text) for text in arguments.texts("package")),
        package_paths=arguments.texts("package_path"),
        arguments=given,
        output=output,
        warnings=dict(_warning_rule(text) for text in arguments.texts("warn")),
        stage=arguments.text("emit"),
        print_after=tuple(arguments.texts("print_after")),
        verify_each=arguments.flag("verify_each"),
        time_passes=arguments.flag("time_passes"),
    )


def _target(arguments: Arguments) -> str | None:
    """The format to write; None for the input's own (--in-place) or none (--emit)."""
    to = arguments.text("to")
    if to is None and (output := arguments.text("output")):
        to = next((name for name, ending in ENDINGS.items() if output.endswith(ending)), None)
    if to is None and not (arguments.flag("in_place") or arguments.text("emit")):
        raise UsageError("which format? Give --to sdf, urdf, mjcf or dmd")
    return to


def _check_outputs(arguments: Arguments) -> None:
    if not arguments.inputs:
        raise UsageError("no input")
    ways = [name for name in ("output", "output_dir", "in_place") if arguments.values.get(name)]
    if len(ways) > 1:
        names = " and ".join("--" + way.replace("_", "-") for way in ways)
        raise UsageError(f"{names} exclude each other")
    if arguments.text("meshes") in ("copy", "convert") and (not ways or arguments.text("output") == "-"):
        raise UsageError("--meshes needs an output file: -o FILE, --output-dir DIR or --in-place")
    if arguments.flag("check") and (not ways or arguments.text("output") == "-"):
        raise UsageError("--check needs the files to compare with: -o FILE, --output-dir DIR or --in-place")
    if arguments.text("depfile") and (not ways or arguments.text("output") == "-"):
        raise UsageError("--depfile needs an output file: -o FILE, --output-dir DIR or --in-place")
    if arguments.inputs.count("-") > 1:
        raise UsageError("standard input can be read once only")
    if "-" in arguments.inputs and (arguments.flag("in_place") or arguments.text("output_dir")):
        raise UsageError("standard input has no name to write under: use -o FILE")


def _has_many_outputs(arguments: Arguments) -> bool:
    return bool(arguments.text("output_dir")) or arguments.flag("in_place")


def expand_inputs(inputs: list[str]) -> Iterator[tuple[str, str]]:
    """Each input file, and its path inside the folder that was given (its bare name for a file)."""
    for given in inputs:
        if given == "-" or not os.path.isdir(given):
            yield given, os.path.basename(given)
            continue
        found = list(_models_in(given))
        if not found:
            raise UsageError(f"there is no model in the folder {given}")
        for path in found:
            yield path, os.path.relpath(path, given)


def _models_in(folder: str) -> Iterator[str]:
    """The models in a folder and below it, in the order of their names; hidden folders are left out."""
    for where, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(files):
            path = os.path.join(where, name)
            if name.endswith(_INPUT_ENDINGS) and (not name.endswith(".xml") or _looks_like_a_model(path)):
                yield path


def _looks_like_a_model(path: str) -> bool:
    """Whether an .xml file starts like a model (a folder has package.xml, launch files … as well)."""
    try:
        with open(path, "rb") as file:
            start = file.read(4096).replace(b"\0", b"")
    except OSError:
        return False
    return any(root in start for root in _ROOTS)


def _output(path: str, inside: str, output: str | None, arguments: Arguments, to: str | None) -> str | None:
    """Where the output of an input goes; None is standard output."""
    if arguments.flag("in_place"):
        if to is not None and path.endswith((".urdf", ".sdf")) and not path.endswith(ENDINGS[to]):
            raise UsageError(f"--in-place would write {to} into {path}; use -o FILE or --output-dir DIR")
        if path.endswith(".xacro"):
            what = f"--in-place would write over the macros of {path}"
            raise UsageError(f"{what}; use -o FILE or --output-dir DIR")
        return path
    folder = arguments.text("output_dir")
    if folder is None:
        return None if output == "-" else output
    ending = ENDINGS[to] if to else ".txt"
    return os.path.join(folder, _stem(inside) + ending)


def _model_prefix(output: str, inputs: int) -> str:
    """What the files of several models begin with: the folder, and the input's name where there are more."""
    folder, name = os.path.split(output)
    return os.path.join(folder, "" if inputs == 1 else name.removesuffix(ENDINGS["urdf"]) + ".")


def _stem(path: str) -> str:
    for ending in _STEM_ENDINGS:
        if path.endswith(ending) and len(os.path.basename(path)) > len(ending):
            return path[: -len(ending)]
    return path


def _check_no_overwriting(jobs: list[Job]) -> None:
    inputs = {os.path.realpath(job.input): job.input for job in jobs if job.input != "-"}
    for job in jobs:
        if job.output is not None and os.path.realpath(job.output) in inputs:
            raise UsageError(f"{job.output} is an input and would be overwritten; --in-place allows that")


def _check_no_collision(jobs: list[Job]) -> None:
    seen: dict[str, str] = {}
    for job in jobs:
        if job.output is None:
            continue
        where = os.path.realpath(job.output)
        if where in seen:
            raise UsageError(f"{seen[where]} and {job.input} would both be written to {job.output}")
        seen[where] = job.input


def _package(text: str) -> tuple[str, str]:
    name, equals, folder = text.partition("=")
    if not (name and equals and folder):
        raise UsageError(f"--package needs NAME=DIR; not {text!r}")
    return name, folder


def _warning_rule(text: str) -> tuple[str, str]:
    """``error``, ``CODE``, ``no-CODE``, ``CODE=error|ignore|default`` as (code, level)."""
    code, equals, level = text.partition("=")
    if text == "error":
        return "", "error"
    if not equals:
        level = "ignore" if code.startswith("no-") else "error"
        code = code.removeprefix("no-")
    if level not in ("error", "ignore", "default"):
        raise UsageError(f"-W {text}: the level can be error, ignore or default")
    from transpile.diagnostics.catalogue import catalogue

    if not code or not any(known.startswith(code) for known in catalogue()):
        raise UsageError(f"-W {text}: {code!r} is no diagnostic's code, nor the start of one (as L or P04)")
    return code, level
