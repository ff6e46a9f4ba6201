"""What names mean, and where the models of a scene come to stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.dmd.helpers import codes, converted

ARM = "- add_model: { name: %s, file: arm.sdf }\n"


def test_a_name_without_an_instance_is_looked_for_everywhere(tmp_path: Path) -> None:
    text = ARM % "arm" + "- add_weld: { parent: world, child: tool }\n"
    assert converted(tmp_path, text).ok


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("- add_weld: { parent: world, child: tol }\n", "S040", "'tool'"),
        ("- add_weld: { parent: world, child: 'arn::tool' }\n", "S040", "'arm'"),
        ("- add_weld: { parent: 'arm::base', child: 'arm::hand' }\n", "S045", "loop"),
        ("- add_weld: { parent: world, child: world }\n", "S045", "the world"),
        ("- add_model_instance: { name: arm }\n", "S041", "the first one"),
        ("- add_model: { name: b, file: nowhere.sdf }\n", "P064", "nowhere.sdf"),
        ("- add_model: { name: b, file: 'package://parts/b.sdf' }\n", "P064", "--package"),
        ("- add_directives: { file: scene.dmd.yaml }\n", "P065", "includes itself"),
        ("- add_collision_filter_group: { name: g, members: ['arm::thumb'] }\n", "S040", "thumb"),
    ],
)
def test_faults(tmp_path: Path, text: str, code: str, words: str) -> None:
    result = converted(tmp_path, ARM % "arm" + text)
    assert not result.ok
    assert code in codes(result)
    assert words in result.render()


def test_what_is_named_must_have_been_added_before(tmp_path: Path) -> None:
    assert "S040" in codes(converted(tmp_path, "- add_weld: { parent: world, child: tool }\n" + ARM % "arm"))


def test_a_weld_goes_before_the_pose_of_the_file(tmp_path: Path) -> None:
    text = ARM % "arm" + "- add_weld: { parent: world, child: tool, X_PC: { translation: [1, 2, 3] } }\n"
    sdf = converted(tmp_path, text).text
    assert sdf is not None
    assert '<model name="arm" placement_frame="tool">' in sdf
    assert "<pose>1 2 3 0 0 0</pose>" in sdf
    assert "<parent>world</parent>" in sdf and "<child>arm::tool</child>" in sdf


def test_a_weld_that_comes_first_holds_what_is_welded_to_the_world_later(tmp_path: Path) -> None:
    text = ARM % "a" + ARM % "b" + "- add_weld: { parent: 'a::tool', child: 'b::base' }\n"
    text += "- add_weld: { parent: world, child: 'b::base', X_PC: { translation: [0, 0, 9] } }\n"
    sdf = converted(tmp_path, text).text
    assert sdf is not None
    assert "<pose>0 0 9 0 0 0</pose>" in sdf
    assert '<pose relative_to="b::base">0 0 0 0 0 0</pose>' in sdf


def test_loops_through_the_world_are_found_behind_other_welds(tmp_path: Path) -> None:
    text = ARM % "a" + ARM % "b" + "- add_weld: { parent: 'a::hand', child: 'b::base' }\n"
    text += (
        "- add_weld: { parent: world, child: 'a::base' }\n- add_weld: { parent: world, child: 'b::hand' }\n"
    )
    assert codes(converted(tmp_path, text)) == ["S045"]


def test_scoped_names_make_the_instances_they_need(tmp_path: Path) -> None:
    sdf = converted(tmp_path, "- add_model: { name: 'left::arm', file: arm.sdf }\n").text
    assert sdf is not None
    assert sdf.index('<model name="left">') < sdf.index('<model name="arm">')


def test_models_of_one_file_stay_apart(tmp_path: Path) -> None:
    mjcf = converted(tmp_path, ARM % "a" + ARM % "b", "mjcf").text
    assert mjcf is not None
    assert mjcf.count("<freejoint/>") == 2
    names = re.findall('joint name="([^"]*elbow)"', mjcf)
    assert len(set(names)) == 2


def test_several_thousand_links_of_a_chain_of_welds(tmp_path: Path) -> None:
    count = 300
    text = "".join(ARM % f"m{i}" for i in range(count))
    text += "- add_weld: { parent: world, child: 'm0::base' }\n"
    text += "".join(
        f"- add_weld: {{ parent: 'm{i}::tool', child: 'm{i + 1}::base' }}\n" for i in range(count - 1)
    )
    result = converted(tmp_path, text, "mjcf")
    assert result.text is not None and result.text.count("<joint ") == count


@pytest.mark.parametrize("name", ["lens", "cams::lens"])
def test_a_frame_is_found_by_the_name_of_the_model_that_lends_it(name: str, tmp_path: Path) -> None:
    text = ARM % "arm" + "- add_model_instance: { name: cams }\n" + ARM % "mount"
    text += "- add_frame: { name: 'cams::lens', X_PF: { base_frame: 'arm::hand' } }\n"
    text += f"- add_weld: {{ parent: '{name}', child: 'mount::base' }}\n"
    result = converted(tmp_path, text)
    assert codes(result) == ["A051", "A023"]
    assert result.text is not None and "<parent>cams__lens</parent>" in result.text
