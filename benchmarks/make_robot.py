"""Writes URDF robots of any size from a seed, for measurements.

    python benchmarks/make_robot.py LINKS [SEED] > robot.urdf

The robots are deep trees: most links hang on the one before, some a few further up. Each
link has an inertial, a visual with a material and a collision, each joint a pose, and
limits and dynamics where its type has them.
"""

from __future__ import annotations

import random
import sys

MATERIALS = ("steel", "rubber", "orange", "glass")
JOINT_TYPES = ("revolute", "revolute", "revolute", "prismatic", "continuous", "fixed")
AXES = ("1 0 0", "0 1 0", "0 0 1", "0 0 -1", "0 -1 0")


def make_robot(links: int, seed: int = 1) -> str:
    """The text of a URDF file with this many links; equal arguments give equal text."""
    rng = random.Random(f"{seed}/{links}")
    parts = ['<?xml version="1.0"?>\n', f'<robot name="robot_{links}">\n']
    for name in MATERIALS:
        colour = " ".join(f"{rng.random():.2f}" for _ in range(3))
        parts.append(f'  <material name="{name}">\n    <color rgba="{colour} 1"/>\n  </material>\n')
    for index in range(links):
        parts.append(make_link(rng, index))
    for index in range(1, links):
        parts.append(make_joint(rng, index))
    parts.append("</robot>\n")
    return "".join(parts)


def make_link(rng: random.Random, index: int) -> str:
    """A link with an inertial, a visual and a collision."""
    mass = rng.uniform(0.2, 5.0)
    side = rng.uniform(0.02, 0.3)
    moments = [mass * side * side * rng.uniform(0.15, 0.18) for _ in range(3)]
    shape = make_shape(rng, side)
    origin = f'      <origin xyz="{numbers(rng, 0.2)}" rpy="{numbers(rng, 3.1)}"/>\n'
    return (
        f'  <link name="link_{index}">\n'
        f"    <inertial>\n"
        f'      <origin xyz="{numbers(rng, 0.1)}"/>\n'
        f'      <mass value="{mass:.6g}"/>\n'
        f'      <inertia ixx="{moments[0]:.6g}" ixy="0" ixz="0" iyy="{moments[1]:.6g}" iyz="0" '
        f'izz="{moments[2]:.6g}"/>\n'
        f"    </inertial>\n"
        f"    <visual>\n{origin}{shape}"
        f'      <material name="{rng.choice(MATERIALS)}"/>\n'
        f"    </visual>\n"
        f"    <collision>\n{origin}{shape}    </collision>\n"
        f"  </link>\n"
    )


def make_shape(rng: random.Random, side: float) -> str:
    """A box, a cylinder, a sphere or a mesh about as long as ``side`` (metres)."""
    shapes = (
        f'<box size="{side:.4g} {side / 2:.4g} {side / 3:.4g}"/>',
        f'<cylinder radius="{side / 3:.4g}" length="{side:.4g}"/>',
        f'<sphere radius="{side / 2:.4g}"/>',
        '<mesh filename="package://robot/meshes/part.obj" scale="0.001 0.001 0.001"/>',
    )
    return f"      <geometry>\n        {rng.choice(shapes)}\n      </geometry>\n"


def make_joint(rng: random.Random, index: int) -> str:
    """The joint above a link; its parent is one of the few links before."""
    parent = max(0, index - rng.choice((1, 1, 1, 2, 3)))
    kind = rng.choice(JOINT_TYPES)
    text = (
        f'  <joint name="joint_{index}" type="{kind}">\n'
        f'    <origin xyz="{numbers(rng, 0.5)}" rpy="{numbers(rng, 3.1)}"/>\n'
        f'    <parent link="link_{parent}"/>\n'
        f'    <child link="link_{index}"/>\n'
    )
    if kind != "fixed":
        bounds = (
            ""
            if kind == "continuous"
            else f'lower="{-rng.uniform(0, 3):.4g}" upper="{rng.uniform(0, 3):.4g}" '
        )
        text += (
            f'    <axis xyz="{rng.choice(AXES)}"/>\n'
            f'    <limit {bounds}effort="{rng.uniform(1, 200):.4g}" velocity="{rng.uniform(1, 8):.4g}"/>\n'
            f'    <dynamics damping="{rng.uniform(0, 2):.3g}" friction="{rng.uniform(0, 1):.3g}"/>\n'
        )
    return text + "  </joint>\n"


def numbers(rng: random.Random, size: float) -> str:
    """Three numbers between -size and size."""
    return " ".join(f"{rng.uniform(-size, size):.5g}" for _ in range(3))


if __name__ == "__main__":
    sys.stdout.write(make_robot(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
