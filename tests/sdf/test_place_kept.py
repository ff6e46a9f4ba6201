"""Relative URIs of what is only kept follow the output."""

from __future__ import annotations

from tests.sdf.helpers import scene_of
from transpile.diagnostics import Diagnostics
from transpile.formats.sdf.emit import emit
from transpile.formats.sdf.place_kept import URIS
from transpile.formats.sdf.raise_ import raise_
from transpile.grammar.parse_grammar import load_format
from transpile.passes.manager import Context


def test_uris_are_rewritten_and_nothing_else() -> None:
    scene, _ = scene_of(
        '<sdf version="1.9"><world name="w">'
        '<actor name="a"><skin><filename>walk.dae</filename></skin></actor>'
        '<plugin filename="libp.so" name="p"><uri>stays</uri></plugin>'
        '<model name="m"><link name="l"><visual name="v"><geometry><heightmap><uri>hill.png</uri><texture>'
        "<diffuse>grass.png</diffuse></texture></heightmap></geometry><material><script><uri>a.material</uri>"
        "<uri>b.material</uri></script><pbr><metal><albedo_map>red.png</albedo_map></metal></pbr></material>"
        "</visual></link></model></world></sdf>"
    )
    context = Context(Diagnostics(), "sdf", rebase=lambda uri, at: f"../{uri}")
    text = emit(raise_(scene, context))
    for name in ("walk.dae", "hill.png", "grass.png", "a.material", "b.material", "red.png"):
        assert f">../{name}<" in text
    assert "<uri>stays</uri>" in text and 'filename="libp.so"' in text


def test_the_table_is_the_grammars() -> None:
    fields: dict[str, set[str]] = {}
    for element in load_format("sdf").elements.values():
        for field in element.fields:
            if field.type == "uri":
                fields.setdefault(element.class_name, set()).add(field.slot)
    assert {cls.__name__: set(names) for cls, names in URIS.items()} == fields
