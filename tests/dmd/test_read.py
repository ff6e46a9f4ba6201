"""Reading directives: faults and their places, anchors, merges, comments."""

from __future__ import annotations

import pytest

from transpile import convert
from transpile.ast import dmd as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.dmd.read import read
from transpile.source import Source

FRAME = "- add_frame: { name: a, X_PF: { base_frame: world, %s } }\n"


def found(text: str) -> list[str]:
    return [d.code for d in convert(text, to="dmd").diagnostics]


def first(text: str) -> ast.Directive:
    diagnostics = Diagnostics()
    document = read(diagnostics.sources.add(Source("t", text.encode())), diagnostics)
    assert document is not None and not diagnostics.all
    assert isinstance(document.root, ast.Directives)
    return document.root.directives[0]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("translation: [1, 2]", "P073"),
        ("translation: 1", "P073"),
        ("translation: [1, 2, .nan]", "P073"),
        ("translation: [1, 2, [3]]", "P073"),
        ("translation: {x: 1}", "P073"),
        ("translation: !Uniform {min: [0, 0, 0]}", "P074"),
        ("translation: !UniformDiscrete {values: []}", "P074"),
        ("translation: !Normal {mean: [0, 0, 0]}", "P077"),
        ("rotation: [0, 0, 90]", "P073"),
        ("rotation: {deg: [0, 0, 90]}", "P077"),
        ("rotation: !Rpy {rad: [0, 0, 90]}", "P072"),
        ("rotation: !AngleAxis {angle_deg: 90, axis: [0, 0, 0]}", "P073"),
        ("translation: [0, 0, 0], translation: [0, 0, 1]", "P076"),
        ("scale: 2", "P072"),
    ],
)
def test_faults_of_values(written: str, code: str) -> None:
    assert found("directives:\n" + FRAME % written) == [code]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("directives: [\n", "P070"),
        ("directives: *nothing\n", "P070"),
        ("directives:\n\t- a\n", "P070"),
        ("directives:\n  " + "[" * 3000 + "]" * 3000, "P070"),
        ("directives: 3\n", "P073"),
        ("directives:\n- 3\n", "P073"),
        ("directives:\n- {}\n", "P075"),
        ("directives:\n- add_model: 3\n", "P073"),
        ("directives:\nmore: 1\n", "P072"),
        ("directives:\n- add_weld: { parent: world, child: a, X_PC: { base_frame: b } }\n", "P072"),
        ("directives:\n- add_weld: { parent: world, child: [a] }\n", "P073"),
        ("directives:\n- add_collision_filter_group: { name: g }\n", "P074"),
    ],
)
def test_faults_of_directives(text: str, code: str) -> None:
    assert code in found(text)


def test_all_faults_are_told_with_their_lines() -> None:
    result = convert("directives:\n- add_model: {}\n- add_wel:\n    parent: world\n", to="dmd")
    assert not result.ok
    text = result.render()
    assert "<text>:2:14: error[P074]" in text and "<text>:3:3: error[P072]" in text
    assert "did you mean 'add_weld'?" in text


def test_places_count_characters() -> None:
    text = "directives:\n- add_weld: { parent: ä, 'ö': 1, child: b }\n"
    assert "<text>:2:26: error[P072]" in convert(text, to="dmd").render()


def test_own_keys_go_before_merged_ones() -> None:
    pose = (
        "{ <<: [{ translation: [1, 0, 0] }, { translation: [2, 0, 0], base_frame: b }], base_frame: world }"
    )
    directive = first("directives:\n- add_frame: { name: a, X_PF: " + pose + " }\n")
    assert isinstance(directive, ast.AddFrame) and directive.X_PF.translation is not None
    assert directive.X_PF.base_frame == "world"
    assert directive.X_PF.translation.mean() == (1.0, 0.0, 0.0)


def test_a_bomb_of_aliases_is_no_bomb() -> None:
    lines = ["a0: &a0 {x: 1}"] + [f"a{i}: &a{i} {{<<: [*a{i - 1}, *a{i - 1}]}}" for i in range(1, 60)]
    assert "P072" in found("directives: []\n" + "\n".join(lines) + "\n")


def test_nothing_is_constructed() -> None:
    text = "directives:\n- add_weld: { parent: world, child: !!python/object/apply:os.getcwd [] }\n"
    assert found(text)[0] == "P073"


@pytest.mark.parametrize(
    ("written", "mean"),
    [
        ("!Uniform {min: 1, max: 3}", 2.0),
        ("!Gaussian {mean: 4, stddev: 1}", 4.0),
        ("!UniformDiscrete {values: [1, 2, 6]}", 3.0),
        ("!Deterministic {value: 5}", 5.0),
        ("6", 6.0),
    ],
)
def test_means(written: str, mean: float) -> None:
    turned = f"rotation: !AngleAxis {{ angle_deg: {written}, axis: [0, 0, 1] }}"
    directive = first("directives:\n" + FRAME % turned)
    assert isinstance(directive, ast.AddFrame) and directive.X_PF.rotation is not None
    angle = directive.X_PF.rotation.angle_deg
    assert angle is not None and angle.mean() == (mean,)
    assert angle.is_random() == written.startswith(("!U", "!G"))
