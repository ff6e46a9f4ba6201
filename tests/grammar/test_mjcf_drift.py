"""The MJCF grammar agrees with the schema that MuJoCo prints, where it is installed."""

from __future__ import annotations

import pytest

from transpile.grammar.draw_mjcf import compare, draw
from transpile.grammar.parse_grammar import load_format, parse_grammar

SCHEMA = """\
mujoco (!)                    model
   compiler (*)               angle
                              meshdir
   (world)body (R)            name
      geom (*)                name size
"""
GRAMMAR = """
format mjcf root mujoco versions 2.0 .. 4.0
element mujoco {{
  @model : string
  compiler : element compiler *
  worldbody : element worldbody *
}}
element worldbody {{ body : element body * }}
element compiler {{
  @angle : string
  {more}
}}
element body {{
  @name : string
  geom : element geom {card}
  body : element body *
}}
element geom {{
  @name : string
  @size : reals
}}
"""


def differences(more: str, card: str = "*") -> list[str]:
    """What is found of a grammar with this field and this cardinality."""
    return list(compare(parse_grammar(GRAMMAR.format(more=more, card=card)), draw(SCHEMA)))


def test_agreement_is_silent() -> None:
    assert differences("@meshdir : string") == []


def test_old_names_are_no_difference() -> None:
    assert differences("@meshdir : string\n @convexhull : boolean until 2.3") == []


def test_every_difference_is_told() -> None:
    assert sorted(differences("@texturedir : string", "?")) == [
        "mujoco/body/geom: ? in the grammar, * in the schema",
        "mujoco/compiler@meshdir: not in the grammar",
        "mujoco/compiler@texturedir: not in the schema",
    ]


def test_the_grammar_is_that_of_the_installed_mujoco() -> None:
    mujoco = pytest.importorskip("mujoco")
    if mujoco.__version__.split(".")[0] != "4":
        pytest.skip(f"the grammar is that of MuJoCo 4, and {mujoco.__version__} is installed")
    assert list(compare(load_format("mjcf"), draw(mujoco.mj_printSchema(False, False)))) == []
