"""One model as Drake loads it, and as MuJoCo loads what it is lowered to."""

from __future__ import annotations

from typing import Any

import pytest

from transpile import convert
from transpile.driver.result import Result

HEAD = '<robot name="arm" xmlns:drake="http://drake.mit.edu"><link name="world"/>'
INERTIA = '<inertia ixx="0.02" ixy="0.001" ixz="-0.002" iyy="0.03" iyz="0.0005" izz="0.025"/>'


def link(name: str, com: str, mass: float, inner: str = "") -> str:
    """A link of a URDF."""
    return (
        f'<link name="{name}"><inertial><origin xyz="{com}"/><mass value="{mass}"/>{INERTIA}</inertial>'
        f"{inner}</link>"
    )


def joint(name: str, type: str, parent: str, child: str, origin: str, axis: str, inner: str = "") -> str:
    """A joint of a URDF; its limits are far away."""
    limit = '<limit lower="-20" upper="20" effort="50" velocity="9"/>' if "<limit" not in inner else ""
    return (
        f'<joint name="{name}" type="{type}"><origin {origin}/><parent link="{parent}"/>'
        f'<child link="{child}"/><axis xyz="{axis}"/>{limit}{inner}</joint>'
    )


LINKS = (
    link("base", "0 0 0.1", 3)
    + link("upper", "0.1 0.02 0.2", 2)
    + link("lower", "0.05 -0.1 0.1", 1.5)
    + link("hand", "0 0.05 0.1", 0.5)
)
JOINTS = (
    '<joint name="hold" type="fixed"><parent link="world"/><child link="base"/></joint>'
    + joint("shoulder", "revolute", "base", "upper", 'xyz="0.1 0 0.3" rpy="0.2 -0.1 0.4"', "0 1 0.5")
    + joint("elbow", "revolute", "upper", "lower", 'xyz="0 0.1 0.4" rpy="0 0.3 0.1"', "1 0 0")
    + joint("reach", "prismatic", "lower", "hand", 'xyz="0 0 0.2" rpy="0.5 0 0"', "0.2 0.3 1")
)
MOVING = ("shoulder", "elbow", "reach")


def arm(extensions: str = "", links: str = LINKS, joints: str = JOINTS) -> str:
    """A URDF of three moving joints with more in it."""
    return f"{HEAD}{links}{joints}{extensions}</robot>"


def lowered(text: str, **options: Any) -> Result:
    """The conversion to MJCF."""
    result = convert(text, to="mjcf", verify_each=True, **options)
    assert result.text is not None, result.render()
    return result


class Both:
    """A model in both engines, without gravity; the coordinates of ``names``, joints of one degree of
    freedom, are told in that order. MuJoCo's is what Drake's is lowered to, unless it is given."""

    def __init__(
        self, text: str, names: tuple[str, ...] = MOVING, format: str = "urdf", mjcf: str | None = None
    ) -> None:
        self.mujoco: Any = pytest.importorskip("mujoco")
        pytest.importorskip("pydrake")
        from pydrake.multibody.parsing import Parser
        from pydrake.multibody.plant import MultibodyPlant

        self.plant = MultibodyPlant(0.001)
        Parser(self.plant).AddModelsFromString(text, format)
        self.plant.mutable_gravity_field().set_gravity_vector([0, 0, 0])
        self.plant.Finalize()
        self.context = self.plant.CreateDefaultContext()
        self.model = self.mujoco.MjModel.from_xml_string(lowered(text).text if mjcf is None else mjcf)
        self.model.opt.gravity[:] = 0
        self.data = self.mujoco.MjData(self.model)
        self.names = names
        joints = [self.plant.GetJointByName(name) for name in names]
        self.drake_q = [one.position_start() for one in joints]
        self.drake_v = [one.velocity_start() for one in joints]
        self.mujoco_q = [int(self.model.joint(name).qposadr[0]) for name in names]
        self.mujoco_v = [int(self.model.joint(name).dofadr[0]) for name in names]

    def set(self, q: Any, v: Any) -> None:
        """The state of both."""
        positions, velocities = self.plant.GetPositions(self.context), self.plant.GetVelocities(self.context)
        positions[self.drake_q], velocities[self.drake_v] = q, v
        self.plant.SetPositions(self.context, positions)
        self.plant.SetVelocities(self.context, velocities)
        self.data.qpos[self.mujoco_q], self.data.qvel[self.mujoco_v] = q, v
        self.mujoco.mj_forward(self.model, self.data)

    def drake_forces(self) -> Any:
        """What Drake's force elements apply to the joints, damping in the joints left out."""
        from pydrake.multibody.tree import MultibodyForces

        forces, none = MultibodyForces(self.plant), MultibodyForces(self.plant)
        self.plant.CalcForceElementsContribution(self.context, forces)
        still = [0.0] * self.plant.num_velocities()
        without = self.plant.CalcInverseDynamics(self.context, still, none)
        return (without - self.plant.CalcInverseDynamics(self.context, still, forces))[self.drake_v]

    def mujoco_forces(self) -> Any:
        """What MuJoCo's springs and dampers apply to the joints."""
        return self.data.qfrc_passive[self.mujoco_v].copy()

    def drake_point(self, body: str, point: Any) -> Any:
        """A point of a body in the world."""
        frame = self.plant.GetBodyByName(body).body_frame()
        world = self.plant.world_frame()
        return self.plant.CalcPointsPositions(self.context, frame, point, world).ravel()
