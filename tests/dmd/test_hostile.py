"""Files that mean harm: every one is told of, with its place, in little time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.dmd.helpers import codes, converted
from transpile import convert


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("directives: &a [*a]\n", "P073"),
        ("directives: &a { add_model: *a }\n", "P073"),
        ("directives:\n- add_frame: &a { name: *a, X_PF: *a }\n", "P073"),
        ("directives:\n- add_model: { file: [], name: {} }\n", "P073"),
        ("directives:\n- add_model: { file: 'http://localhost/x.sdf', name: a }\n", "P064"),
        ("directives:\n- add_model: { file: /dev/zero, name: a }\n", "P064"),
        ("directives:\n- add_directives: { file: /dev/zero }\n", "P064"),
        ("directives:\n- add_model: { file: ., name: a }\n", "P064"),
        ("directives:\n- add_weld: { parent: world, child: '::' }\n", "S040"),
        ("directives:\n- add_frame: { name: f, X_PF: { base_frame: f } }\n", "S040"),
        ('directives:\n- add_frame: { name: "f\\x01", X_PF: { base_frame: world } }\n', "P095"),
        ('directives:\n- add_frame: { name: "f\\ud800", X_PF: { base_frame: world } }\n', "P095"),
        ('directives:\n- add_frame: { name: "f\\uDC80", X_PF: { base_frame: world } }\n', "P095"),
    ],
)
def test_each_is_told_with_its_place(text: str, code: str) -> None:
    result = convert(text, to="sdf")
    assert not result.ok
    assert code in codes(result)
    assert "<text>:" in result.render()


def test_a_bomb_of_aliases_in_the_directives() -> None:
    lines = ["a0: &a0 [{}, {}, {}, {}, {}, {}, {}, {}, {}]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 30)]
    result = convert("\n".join([*lines, "directives: *a29", ""]), to="sdf")
    assert codes(result).count("P073") == 9


def test_directives_that_multiply(tmp_path: Path) -> None:
    for i in range(9):
        (tmp_path / f"d{i}.dmd.yaml").write_text(
            "directives:\n" + f"- add_directives: {{ file: d{i + 1}.dmd.yaml }}\n" * 10
        )
    (tmp_path / "d9.dmd.yaml").write_text("directives: []\n")
    assert codes(convert(tmp_path / "d0.dmd.yaml", to="sdf")) == ["S062"]


def test_directives_that_add_each_other_through_links(tmp_path: Path) -> None:
    (tmp_path / "again.dmd.yaml").symlink_to(tmp_path / "scene.dmd.yaml")
    result = converted(tmp_path, "- add_directives: { file: again.dmd.yaml }\n")
    assert codes(result) == ["P065"]


def test_a_chain_of_name_spaces_and_frames(tmp_path: Path) -> None:
    count = 500
    text = f"- add_model_instance: {{ name: {'::'.join(['n'] * 500)} }}\n"
    text += "- add_frame: { name: f0, X_PF: { base_frame: world } }\n"
    text += "".join(
        f"- add_frame: {{ name: f{i}, X_PF: {{ base_frame: f{i - 1}, translation: [1, 0, 0] }} }}\n"
        for i in range(1, count)
    )
    result = converted(tmp_path, text)
    assert result.text is not None and result.text.count("<frame ") == count
