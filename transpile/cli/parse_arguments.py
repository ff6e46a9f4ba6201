"""Reads the command line by the table of options."""

from __future__ import annotations

from transpile.cli.option_table import BY_NAME, Option

Value = str | bool | list[str]


class UsageError(Exception):
    """The command line is wrong; the message says how."""


class Arguments:
    """What the command line said: ``inputs`` in order, ``given`` the arguments (``NAME:=VALUE``) behind each
    of them by its number, and the options by their keys."""

    __slots__ = ("inputs", "given", "values")

    def __init__(self) -> None:
        self.inputs: list[str] = []
        self.given: dict[int, dict[str, str]] = {}
        self.values: dict[str, Value] = {}

    def text(self, key: str) -> str | None:
        """The value of an option that takes one."""
        value = self.values.get(key)
        return value if isinstance(value, str) else None

    def texts(self, key: str) -> list[str]:
        """The values of an option that may be repeated."""
        value = self.values.get(key)
        return value if isinstance(value, list) else []

    def flag(self, key: str) -> bool:
        """Whether a flag was given."""
        return self.values.get(key) is True


def parse_arguments(arguments: list[str]) -> Arguments:
    """Options and inputs in any order; ``--`` ends the options. Raises ``UsageError``."""
    parsed = Arguments()
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            parsed.inputs.extend(rest)
        elif ":=" in argument and not argument.startswith("-"):
            _give(parsed, argument)
        elif argument == "-" or not argument.startswith("-"):
            parsed.inputs.append(argument)
        else:
            option, value = _split(argument)
            if option.metavar is not None and value is None:
                value = next(rest, None)
            _set(parsed, option, value)
    return parsed


def check_options(arguments: Arguments, command: str, known: tuple[str, ...]) -> None:
    """Raise ``UsageError`` for an option that a command, as ``check``, doesn't take; ``known`` are keys."""
    for key in arguments.values:
        if key not in known:
            raise UsageError(f"transpile {command} takes no option --{key.replace('_', '-')}")


def _give(parsed: Arguments, argument: str) -> None:
    """An argument of xacro, for the input before it."""
    name, _, value = argument.partition(":=")
    if not parsed.inputs or not parsed.inputs[-1].endswith(".xacro"):
        raise UsageError(f"{argument} is an argument of xacro, and stands behind a .xacro file")
    parsed.given.setdefault(len(parsed.inputs) - 1, {})[name.strip()] = value.strip()


def _split(argument: str) -> tuple[Option, str | None]:
    """The option that an argument names, and the value that is written in the same argument."""
    option = BY_NAME.get(argument)
    if option is not None:
        return option, None
    if argument.startswith("--"):
        name, equals, value = argument.partition("=")
        option = BY_NAME.get(name)
        if option is not None and equals:
            return option, value
    else:
        option = BY_NAME.get(argument[:2])
        if option is not None and option.metavar is not None:
            return option, argument[2:].removeprefix("=")
    raise UsageError(f"there is no option {argument.partition('=')[0]}{_suggestion(argument)}")


def _suggestion(argument: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(argument.partition("=")[0], BY_NAME, n=1)
    return f"; did you mean {close[0]}?" if close else ""


def _set(parsed: Arguments, option: Option, value: str | None) -> None:
    name = option.names[-1]
    if option.metavar is None:
        if value is not None:
            raise UsageError(f"{name} takes no value")
        parsed.values[option.key] = True
        return
    if value is None:
        raise UsageError(f"{name} needs a value: {name} {option.metavar}")
    if option.choices and value not in option.choices:
        raise UsageError(f"{name} can be {', '.join(option.choices)}; not {value!r}")
    if option.many:
        parsed.values[option.key] = [*parsed.texts(option.key), value]
    else:
        parsed.values[option.key] = value
