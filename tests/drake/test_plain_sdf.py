"""``--dialect gazebo``: nothing of Drake's is left, and what SDFormat says itself means the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.drake.both_engines import arm, joint, link
from tests.drake.test_filters import group, robot, touching_in_drake
from transpile import convert
from transpile.driver.result import Result

np: Any = pytest.importorskip("numpy")

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "convert"
CASES = sorted(path for path in GOLDEN.glob("drake-*/input.*") if path.suffix in (".urdf", ".sdf"))


def plain(text: str | Path, **options: Any) -> Result:
    """The conversion to plain SDFormat."""
    result = convert(text, to="sdf", dialect="gazebo", verify_each=True, **options)
    assert result.text is not None, result.render()
    return result


@pytest.mark.parametrize("version", ["1.9", "1.12"])
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.parent.name)
def test_nothing_of_drakes_is_left(path: Path, version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    text = plain(Path(path.name), sdf_version=version).text
    assert text is not None
    tree = ElementTree.fromstring(text)
    assert not [one.tag for one in tree.iter() if "drake.mit.edu" in one.tag]
    assert "<drake:" not in text and "xmlns:drake" not in text


def masks(text: str) -> dict[str, int]:
    """The bit mask of each link that has a shape to touch with."""
    found = {}
    for one in ElementTree.fromstring(text).iter("link"):
        if one.find("collision") is not None:
            found[one.attrib["name"]] = int(one.findtext(".//collide_bitmask") or 65535)
    return found


@pytest.mark.parametrize(
    "groups",
    [
        group("a", range(60), "b") + group("b", range(60, 100)),
        group("a", range(8), "a"),
        group("a", range(10), "b") + group("b", range(8, 20), "b"),
        group("a", range(3), "b") + group("b", range(3, 6), "c") + group("c", range(6, 9), "a"),
    ],
    ids=["two kinds", "none of them", "overlapping", "a ring"],
)
def test_groups_become_masks(groups: str) -> None:
    """Two shapes touch in Gazebo where their masks have a bit in common."""
    text = robot(100, groups)
    written = plain(text).text
    assert written is not None
    mask = masks(written)
    pairs = {frozenset((a, b)) for a in mask for b in mask if a < b and mask[a] & mask[b]}
    assert pairs == touching_in_drake(text, "urdf")
    assert all(mask.values())


def test_groups_that_masks_cannot_say_are_told() -> None:
    result = plain(robot(30, group("a", range(17), "a")))
    assert result.text is not None and "bitmask" not in result.text
    assert "L080" in {d.code for d in result.diagnostics}


def test_a_planar_joint_is_a_row_of_joints() -> None:
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import MultibodyPlant

    own = joint("free", "planar", "base", "hand", 'xyz="0.1 0.2 0.3" rpy="0.3 -0.2 0.5"', "0.3 1 -0.5")
    own = own.replace("<joint ", "<drake:joint ").replace("</joint>", "</drake:joint>")
    own = own.replace("</drake:joint>", '<dynamics damping="1 2 0.5"/></drake:joint>')
    weld = '<joint name="hold" type="fixed"><parent link="world"/><child link="base"/></joint>'
    text = arm(links=link("base", "0 0 0.1", 3) + link("hand", "0 0.05 0.1", 0.5), joints=weld + own)
    written = plain(text).text
    assert written is not None
    plants = [MultibodyPlant(0.0), MultibodyPlant(0.0)]
    for plant, model, format in zip(plants, (text, written), ("urdf", "sdf"), strict=True):
        Parser(plant).AddModelsFromString(model, format)
        plant.Finalize()
    row = [plants[1].GetJointByName(name) for name in ("free_x", "free_y", "free")]
    assert [one.default_damping() for one in row] == [1, 2, 0.5]
    for q in np.random.default_rng(1).uniform(-2, 2, (10, 3)):
        poses = []
        for plant in plants:
            context = plant.CreateDefaultContext()
            positions = plant.GetPositions(context)
            if plant is plants[0]:
                positions[:] = q
            else:
                positions[[one.position_start() for one in row]] = q
            plant.SetPositions(context, positions)
            poses.append(plant.EvalBodyPoseInWorld(context, plant.GetBodyByName("hand")).GetAsMatrix4())
        assert poses[1] == pytest.approx(poses[0], abs=1e-9)


PROXIMITY = """<robot name="r" xmlns:drake="http://drake.mit.edu"><link name="a"><inertial><mass value="1"/>
<inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial><collision name="c"><geometry>
<sphere radius="1"/></geometry><drake:proximity_properties>{}</drake:proximity_properties></collision></link>
</robot>"""


@pytest.mark.parametrize(
    ("inner", "values", "lost"),
    [
        ('<drake:mu_dynamic value="0.6"/>', {"mu": 0.6, "mu2": 0.6}, 0),
        ('<drake:mu_dynamic value="0.6"/><drake:mu_static value="0.6"/>', {"mu": 0.6, "mu2": 0.6}, 0),
        ('<drake:mu_dynamic value="0.6"/><drake:mu_static value="0.8"/>', {"mu": 0.6, "mu2": 0.6}, 1),
        ('<drake:point_contact_stiffness value="1e4"/>', {"kp": 1e4}, 0),
        ('<drake:point_contact_stiffness value="1e4"/><drake:relaxation_time value="0.1"/>',
         {"kp": 1e4, "kd": 1e3}, 0),
        ('<drake:relaxation_time value="0.1"/>', {}, 1),
        ('<drake:hydroelastic_modulus value="5e5"/>', {"elastic_modulus": 5e5}, 0),
        ("<drake:rigid_hydroelastic/>", {}, 1),
    ],
)  # fmt: skip
def test_contact(inner: str, values: dict[str, float], lost: int) -> None:
    result = plain(PROXIMITY.format(inner))
    assert result.text is not None
    surface = ElementTree.fromstring(result.text).find(".//surface")
    found = (
        {} if surface is None else {one.tag: float(one.text or "") for one in surface.iter() if not len(one)}
    )
    assert found == values
    assert [d.code for d in result.diagnostics].count("L080") == lost


@pytest.mark.parametrize("version", ["1.9", "1.11"])
def test_mimic(version: str) -> None:
    one = joint("lead", "continuous", "base", "upper", 'xyz="0 0 1"', "0 1 0")
    two = joint(
        "follow", "continuous", "base", "hand", 'xyz="0 0 2"', "0 1 0", '<mimic joint="lead" multiplier="2"/>'
    )
    links = "".join(link(name, "0 0 0", 1) for name in ("base", "upper", "hand"))
    result = plain(arm(links=links, joints=one + two), sdf_version=version)
    assert result.text is not None
    assert ("<mimic" in result.text) is (version == "1.11")
    assert ("L080" in {d.code for d in result.diagnostics}) is (version == "1.9")
