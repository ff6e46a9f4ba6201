"""docs/support.md is written from the table of capabilities: its codes exist, its fields are the IR's."""

from __future__ import annotations

from transpile.ir import geometry, model
from transpile.passes.capabilities import TABLE
from transpile.passes.write_support_matrix import DOCS, support_matrix


def test_the_page_is_current() -> None:
    assert (DOCS / "support.md").read_text(encoding="utf-8") == support_matrix()


def test_every_code_has_a_page() -> None:
    codes = {capability.code for row in TABLE.values() for capability in row.values() if capability.code}
    assert codes
    assert not [code for code in sorted(codes) if not (DOCS / "codes" / f"{code}.md").exists()]


def test_fields_are_those_of_the_ir() -> None:
    classes = {**vars(geometry), **vars(model)}
    for feature in TABLE:
        name, _, field = feature.partition(".")
        if field.isidentifier():
            assert field in classes[name].FIELDS, feature
