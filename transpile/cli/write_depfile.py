"""``--depfile``: what was read for each output, as rules that Make and Ninja understand."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SPACE = re.compile(r"(\\*)([ \t])")


def depfile_text(rules: Iterable[tuple[str, list[str]]]) -> str:
    """One rule for each output and the files that it was made from.

    Raises ``ValueError`` for a name with a line break, which neither tool can read.
    """
    return "".join(
        f"{escape(output)}:{''.join(f' {chr(92)}{chr(10)}  {escape(file)}' for file in files)}\n"
        for output, files in rules
    )


def escape(path: str) -> str:
    """A file name as compilers write it: blanks and ``#`` behind a backslash, ``$`` doubled.

    Backslashes are doubled only before a blank, where Make would take them as escapes.
    """
    if "\n" in path or "\r" in path:
        raise ValueError(f"a dependency file cannot name {path!r}: there is a line break in it")
    escaped = _SPACE.sub(lambda match: match.group(1) * 2 + "\\" + match.group(2), path)
    return escaped.replace("#", "\\#").replace("$", "$$")
