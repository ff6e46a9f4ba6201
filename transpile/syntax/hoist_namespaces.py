"""Declarations of prefixes that stand below the root are moved up to it."""

from __future__ import annotations

from lxml import etree


def hoist_namespaces(root: etree._Element, data: bytes) -> dict[str, str]:
    """The prefixes that the root declares, and those that ``data``, its text, declares further down.

    These are moved up to the root, so that a printer has to declare prefixes in one place only. Where one
    prefix stands for several URIs the first in the file is moved, the others stay. Costs one search of the
    text where nothing is to be done. ``""`` is the default name space; the names in it lose it, for no
    engine asks what a name without a prefix stands for.
    """
    own = {prefix or "": uri for prefix, uri in root.nsmap.items()}
    if "" in own:
        _drop_default(root, f"{{{own['']}}}")
    found: dict[str, str] = {}
    if data.count(b"xmlns:") > sum(f"xmlns:{prefix}".encode() in data for prefix in own):
        for element in root.iter(etree.Element):
            for prefix, uri in element.nsmap.items():
                if prefix is not None and prefix not in own:
                    found.setdefault(prefix, uri)
    if found:
        keep = [prefix for prefix in (*own, *found) if prefix]
        etree.cleanup_namespaces(root, top_nsmap=found, keep_ns_prefixes=keep)
    return own | found


def _drop_default(root: etree._Element, space: str) -> None:
    for element in root.iter(etree.Element):
        if element.prefix is None:
            element.tag = element.tag.removeprefix(space)
