"""The text of ``transpile --help``."""

from __future__ import annotations

from transpile.cli.option_table import GROUPS, Option

USAGE = "usage: transpile INPUT... --to FORMAT [-o FILE | --output-dir DIR] [OPTION...]"

_HEAD = f"""{USAGE}
       transpile check FILE... | ledger FILE | explain CODE | verify A B | graph FILE

Converts robot descriptions between formats so that real engines agree on them.
INPUT is a file, a folder of models, or - for standard input; its format is found from its content.

Examples:
  transpile robot.urdf --to sdf -o robot.sdf     convert one file
  transpile robot.urdf --to sdf                  the same, to standard output
  transpile models/ --to urdf --output-dir out   convert a folder
  transpile robot.urdf --in-place                normalise a file
  transpile robot.sdf --to urdf --strict         fail when URDF can't say something
  transpile robot.urdf --to sdf --emit ir        show what was understood
  transpile check robot.sdf --dialect gazebo     whether Gazebo reads it, and why not
  transpile ledger robot.sdf                     axes, limits and which way joints move, in words
  transpile explain P020                         what a diagnostic means, how to mend it
  transpile verify robot.urdf robot.sdf          ask real engines whether two files agree
  transpile graph robot.sdf                      draw what joints connect, as DOT
"""

_TAIL = """
Exit status: 0 done, 1 an input has errors, 2 the command line is wrong, 3 --strict and a loss.
"""

_COLUMN = 28
_WIDTH = 100


def help_text() -> str:
    """Usage, examples, and every option of the table."""
    parts = [_HEAD]
    for title, options in GROUPS:
        parts.append(f"\n{title}:\n")
        parts.extend(_describe(option) for option in options)
    parts.append(_TAIL)
    return "".join(parts)


def _describe(option: Option) -> str:
    head = "  " + ", ".join(option.names)
    if option.metavar:
        head += f" {option.metavar}"
    text = option.help
    if not all(choice in text for choice in option.choices):
        text += f": {', '.join(option.choices)}"
    lines = _wrap(text, _WIDTH - _COLUMN)
    if len(head) > _COLUMN - 2:
        return head + "\n" + "".join(" " * _COLUMN + line + "\n" for line in lines)
    rest = "".join(" " * _COLUMN + line + "\n" for line in lines[1:])
    return f"{head:<{_COLUMN}}{lines[0]}\n{rest}"


def _wrap(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] += (" " if lines[-1] else "") + word
    return lines
