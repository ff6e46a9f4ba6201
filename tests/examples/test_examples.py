"""The robots under examples/ are what their README says: made by their script, and loaded by every engine."""

from __future__ import annotations

import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
ARM = EXAMPLES / "arm6" / "arm6.urdf"
PENDULUM = EXAMPLES / "pendulum" / "pendulum.sdf"

SIZE_LIMIT = 200_000


def test_the_meshes_are_what_their_script_writes() -> None:
    script = runpy.run_path(str(ARM.parent / "make_meshes.py"))
    meshes = script["meshes"]()
    written = {path.stem: path.read_text(encoding="utf-8") for path in (ARM.parent / "meshes").iterdir()}
    assert written == {name: mesh.text(f"{name} of the example arm") for name, mesh in meshes.items()}
    assert sum(len(text) for text in written.values()) < SIZE_LIMIT


def test_the_meshes_are_closed_and_face_outwards() -> None:
    trimesh = pytest.importorskip("trimesh")
    for path in sorted((ARM.parent / "meshes").iterdir()):
        mesh = trimesh.load(path)
        assert mesh.is_watertight and mesh.is_winding_consistent and mesh.volume > 0, path.name


def test_the_arm_loads_in_drake() -> None:
    parsing = pytest.importorskip("pydrake.multibody.parsing")
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph
    from pydrake.systems.framework import DiagramBuilder

    plant, _ = AddMultibodyPlantSceneGraph(DiagramBuilder(), 0.001)
    parser = parsing.Parser(plant)
    parser.package_map().PopulateFromFolder(str(ARM.parent))
    parser.AddModels(str(ARM))
    plant.Finalize()
    assert (plant.num_positions(), plant.num_actuators()) == (8, 7)
    tool = plant.GetFrameByName("tool0").CalcPoseInWorld(plant.CreateDefaultContext())
    assert tool.translation() == pytest.approx([0.67, 0, 0.76], abs=1e-12)


def test_the_arm_loads_in_pinocchio() -> None:
    pinocchio = pytest.importorskip("pinocchio")
    model = pinocchio.buildModelFromUrdf(str(ARM))
    assert model.nv == 8
    visuals = pinocchio.buildGeomFromUrdf(model, str(ARM), pinocchio.VISUAL, package_dirs=[str(EXAMPLES)])
    assert visuals.ngeoms == 11


def test_the_arm_loads_in_mujoco() -> None:
    mujoco = pytest.importorskip("mujoco")
    spec = mujoco.MjSpec.from_file(str(ARM))
    for mesh in spec.meshes:
        mesh.file = str(ARM.parent / "meshes" / Path(mesh.file).name)
    assert spec.compile().nv == 8


@pytest.mark.skipif(not shutil.which("check_urdf"), reason="urdfdom's check_urdf is not installed")
def test_the_arm_loads_in_urdfdom() -> None:
    done = subprocess.run(["check_urdf", str(ARM)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "root Link: world has 1 child(ren)" in done.stdout


def test_the_pendulum_as_urdf_agrees_when_its_report_is_read(tmp_path: Path) -> None:
    """The massless link that is put at the elbow is in the report, and looked through."""
    pytest.importorskip("pydrake")
    from transpile.cli import main

    output, report = str(tmp_path / "pendulum.urdf"), str(tmp_path / "report.json")
    assert main([str(PENDULUM), "--to", "urdf", "-o", output, "--report", report]) == 0
    assert main(["verify", str(PENDULUM), output, "--engine", "drake", "--report", report]) == 0
    assert main(["verify", str(PENDULUM), output, "--engine", "drake"]) == 1


def test_the_pendulum_loads_in_drake() -> None:
    parsing = pytest.importorskip("pydrake.multibody.parsing")
    from pydrake.multibody.plant import MultibodyPlant

    plant = MultibodyPlant(0.0)
    parsing.Parser(plant).AddModels(str(PENDULUM))
    plant.Finalize()
    assert (plant.num_positions(), plant.num_actuators()) == (2, 0)
    lower = plant.GetFrameByName("lower").CalcPoseInWorld(plant.CreateDefaultContext())
    assert lower.translation() == pytest.approx([0, 0.13, 0.55], abs=1e-12)


def test_the_arm_there_and_back_agrees(tmp_path: Path) -> None:
    pytest.importorskip("pydrake")
    from transpile.cli import main

    sdf, urdf = str(tmp_path / "arm6.sdf"), str(tmp_path / "arm6.urdf")
    packages = ["--package", f"arm6={ARM.parent}"]
    assert main([str(ARM), "--to", "sdf", "-o", sdf, "--quiet"]) == 0
    assert main([sdf, "--to", "urdf", "-o", urdf, *packages, "--quiet"]) == 0
    assert main(["verify", str(ARM), sdf, *packages]) == 0
    assert main(["verify", str(ARM), urdf, *packages]) == 0
