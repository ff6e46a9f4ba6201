"""``transpile verify A B``, where a file may be one to be expanded."""

from __future__ import annotations

import os
import sys
from itertools import takewhile

from transpile.cli.parse_arguments import UsageError, parse_arguments
from transpile.driver.read_input import XACRO, is_xacro


def run_verify(given: list[str]) -> int:
    """Compare two files; engines get the expanded text of one that ends in ``.xacro``.

    The exit status is that of ``transpile.verify.verify_pair.main``, 2 when a file is not expanded.
    """
    given = _with_packages(given)
    if not any(is_xacro(argument) for argument in given):
        return _verify(given)
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="transpile-expanded-") as folder:
        arguments = [_prepared(given, number, folder) for number in range(len(given))]
        return 2 if None in arguments else _verify([argument for argument in arguments if argument])


def _verify(arguments: list[str]) -> int:
    """Run the verifier. Raises ``UsageError`` where what it needs is not installed."""
    try:
        from transpile.verify.verify_pair import main
    except ModuleNotFoundError as error:
        raise UsageError(f"{error.name} is not installed: pip install 'robot-transpile[verify]'") from None
    return int(main(arguments))


def _with_packages(given: list[str]) -> list[str]:
    """The arguments with the packages of each ``--package-path`` by name, as the verifier takes them."""
    from transpile.driver.find_packages import packages_below

    found: list[str] = []
    rest = iter(given)
    for argument in rest:
        name, equals, folder = argument.partition("=")
        if name != "--package-path":
            found.append(argument)
            continue
        folder = folder if equals else next(rest, "")
        if not folder:
            raise UsageError("--package-path needs a value: --package-path DIR")
        found += [f"--package={package}={path}" for package, path in packages_below(folder).items()]
    return found


def _prepared(given: list[str], number: int, folder: str) -> str | None:
    """An argument as the verifier takes it: empty for one of xacro's; None after errors."""
    argument = given[number]
    if _is_given(argument):
        if not any(is_xacro(before) for before in given[:number]):
            raise UsageError(f"{argument} is an argument of xacro, and stands behind a .xacro file")
        return ""
    if not is_xacro(argument):
        return argument
    text = _expand([argument, *takewhile(_is_given, given[number + 1 :]), *_packages(given)])
    if text is None:
        return None
    name = os.path.basename(argument).removesuffix(XACRO).removesuffix(".urdf")
    path = os.path.join(folder, f"{number}-{name}.urdf")
    with open(path, "wb") as file:
        file.write(text)
    return path


def _is_given(argument: str) -> bool:
    return ":=" in argument and not argument.startswith("-")


def _packages(given: list[str]) -> list[str]:
    """The options that say where packages are."""
    found = [argument for argument in given if argument.startswith("--package=")]
    pairs = zip(given, given[1:], strict=False)
    return found + [f"--package={value}" for name, value in pairs if name == "--package"]


def _expand(command: list[str]) -> bytes | None:
    """The expanded text of a file with its arguments; None after errors, which are told."""
    from transpile.cli.plan_jobs import make_options
    from transpile.diagnostics import Diagnostics
    from transpile.diagnostics.render_text import render_text
    from transpile.driver.read_input import read_model

    arguments = parse_arguments(command)
    diagnostics = Diagnostics()
    options = make_options(arguments, None, None, arguments.given.get(0))
    source = read_model(arguments.inputs[0], options, diagnostics)
    sys.stderr.write(render_text(diagnostics.all, diagnostics.sources))
    return None if source is None else source.data
