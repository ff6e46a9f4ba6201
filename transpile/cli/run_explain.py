"""``transpile explain [CODE...]``."""

from __future__ import annotations

import sys


def run_explain(codes: list[str]) -> int:
    """Print the page of each code, or the list of all codes; 2 when there is no such code."""
    from transpile.diagnostics.explain import explain, list_codes, suggest

    if not codes:
        sys.stdout.write(list_codes())
        return 0
    status = 0
    for code in codes:
        page = explain(code)
        if page is None:
            close = ", ".join(suggest(code))
            hint = f"; close to it: {close}" if close else "; transpile explain lists them all"
            print(f"transpile: there is no diagnostic {code}{hint}", file=sys.stderr)
            status = 2
        else:
            sys.stdout.write(page)
    return status
