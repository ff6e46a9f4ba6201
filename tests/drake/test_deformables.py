"""Deformable links: MuJoCo's flexible body has the points of Drake's, and holds those that Drake holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from transpile import convert
from transpile.passes.meshes.read_vtk import read_tetrahedra

np: Any = pytest.importorskip("numpy")

CASE = Path(__file__).parent.parent.parent / "golden" / "convert" / "deformable-for-mjcf"
FIVE = """# vtk DataFile Version 5.1
one tetrahedron
ASCII
DATASET UNSTRUCTURED_GRID
POINTS 4 float
0 0 0 1 0 0 0 1 0 0 0 1
CELLS 2 4
OFFSETS vtktypeint64
0 4
CONNECTIVITY vtktypeint64
3 1 2 0
CELL_TYPES 1
10
"""


def test_the_points_are_drakes(monkeypatch: pytest.MonkeyPatch) -> None:
    mujoco = pytest.importorskip("mujoco")
    pytest.importorskip("pydrake")
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph
    from pydrake.systems.framework import DiagramBuilder

    monkeypatch.chdir(CASE)
    builder = DiagramBuilder()
    plant, _ = AddMultibodyPlantSceneGraph(builder, 0.001)
    Parser(plant).AddModels("input.sdf")
    plant.Finalize()
    soft = plant.deformable_model()
    body = soft.GetBodyByName("soft").body_id()
    points = np.array(soft.GetReferencePositions(body)).reshape(-1, 3)

    text = convert(Path("input.sdf"), to="mjcf", verify_each=True).text
    assert text is not None
    model = mujoco.MjModel.from_xml_string(text)
    data = mujoco.MjData(model)
    mujoco.mj_kinematics(model, data)
    mujoco.mj_flex(model, data)
    assert data.flexvert_xpos == pytest.approx(points, abs=1e-9)
    held = points[:, 2] < 2.1
    assert 0 < held.sum() < len(points)
    assert model.nv == 6 + 3 * (~held).sum()  # the stand floats
    volume = 8 * (0.5**3 / 6 + 0.5**3 / 3)
    assert f'mass="{1000 * volume:.6g}' in text


def test_the_form_of_version_5(tmp_path: Path) -> None:
    path = tmp_path / "one.vtk"
    path.write_text(FIVE)
    assert read_tetrahedra(str(path)) == (
        [(0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)],
        [(3, 1, 2, 0)],
    )


@pytest.mark.parametrize(
    "wrong",
    [
        FIVE.replace("ASCII", "BINARY"),
        FIVE.replace("\n10", "\n12"),
        FIVE.replace("3 1", "9 1"),
        FIVE[:90],
        "",
    ],
    ids=["binary", "other cells", "no such point", "cut off", "empty"],
)
def test_what_is_no_mesh_of_tetrahedra(wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.vtk"
    path.write_text(wrong)
    assert read_tetrahedra(str(path)) is None
    assert read_tetrahedra(str(tmp_path / "missing.vtk")) is None
