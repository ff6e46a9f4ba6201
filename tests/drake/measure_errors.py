"""How far MuJoCo is from Drake where the lowering is approximate, written into docs/drake-extensions.md.

python -m tests.drake.measure_errors [--check]
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from tests.drake.both_engines import Both, arm
from tests.drake.test_forces import between, bushing, distance, tendon
from transpile.passes.write_drake_page import PAGE, drake_page

HEAD = """## How far approximations are off

Measured by `tests/drake/measure_errors.py` on an arm of two hinges and a slide.

| what | in MuJoCo | off by |
| --- | --- | --- |
"""


def _states(count: int = 200) -> list[tuple[Any, Any]]:
    rng = np.random.default_rng(11)
    return [(rng.uniform(-0.8, 0.8, 3), rng.uniform(-1, 1, 3)) for _ in range(count)]


def _off(got: list[Any], wanted: list[Any]) -> str:
    """The largest difference of forces and their usual one, in shares of the usual force."""
    size: Any = np.median([np.linalg.norm(one) for one in wanted])
    apart = [np.linalg.norm(a - b) / size for a, b in zip(got, wanted, strict=True)]
    return f"{_share(np.median(apart))} of the force, at most {_share(max(apart))}"


def _share(share: float) -> str:
    return f"{100.0 * share:.1g} %" if share < 0.1 else f"{100.0 * share:.0f} %"


def _bushing(force: str, damping: str = "0 0 0", torque: str = "0 0 0") -> str:
    both = Both(arm(bushing(force, damping, torque)))
    got, wanted = [], []
    for q, v in _states():
        both.set(q, v)
        got.append(both.mujoco_forces())
        wanted.append(both.drake_forces())
    return _off(got, wanted)


def _tendon() -> str:
    """Drake: f = k x + c x' where a limit is passed, and never the other way."""
    both = Both(arm(tendon(-0.2, 0.2, 1000, 20)))
    got, wanted = [], []
    for q, v in _states():
        length, speed = q[0] - 2 * q[2], v[0] - 2 * v[2]
        side = np.sign(length)
        beyond = abs(length) - 0.2
        size = 1000 * beyond + 20 * side * speed
        if beyond <= 0 or size <= 0:
            continue
        both.set(q, v)
        got.append(both.data.qfrc_constraint[both.mujoco_v].copy())
        wanted.append(-side * size * np.array([1, 0, -2]))
    return _off(got, wanted)


def _gap(extensions: str, mujoco: bool, seconds: float = 2.0) -> float:
    """How far a constraint is from being held after some seconds of fall, each engine in steps of 1 ms."""
    both = Both(arm(extensions))
    points = (0.1, 0.2, 0.3), (0.3, -0.1, 0.2)
    if mujoco:
        both.model.opt.gravity[2] = -9.81
        both.model.opt.timestep = 0.001
        both.mujoco.mj_resetData(both.model, both.data)
        for _ in range(int(seconds / 0.001)):
            both.mujoco.mj_step(both.model, both.data)
        both.mujoco.mj_forward(both.model, both.data)
        q = both.data.qpos[both.mujoco_q]
    else:
        q = _fall_in_drake(arm(extensions), seconds)[both.drake_q]
    both.set(q, np.zeros(3))
    apart = both.drake_point("base", points[0]) - both.drake_point("hand", points[1])
    return float(np.linalg.norm(apart))


def _fall_in_drake(text: str, seconds: float) -> Any:
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import DiscreteContactApproximation, MultibodyPlant
    from pydrake.systems.analysis import Simulator

    plant = MultibodyPlant(0.001)
    plant.set_discrete_contact_approximation(DiscreteContactApproximation.kSap)
    Parser(plant).AddModelsFromString(text, "urdf")
    plant.Finalize()
    context = plant.CreateDefaultContext()
    plant.get_actuation_input_port().FixValue(context, np.zeros(plant.num_actuators()))
    simulator = Simulator(plant, context)
    simulator.AdvanceTo(seconds)
    return plant.GetPositions(context)


def _gaps(extensions: str, wanted: float) -> str:
    apart = [abs(_gap(extensions, mujoco) - wanted) for mujoco in (True, False)]
    return f"{1000 * apart[0]:.1g} mm after a fall of 2 s (Drake: {1000 * apart[1]:.1g} mm)"


def forces() -> list[tuple[str, str, str]]:
    """What, its stand-in, and how far the forces are off."""
    return [
        ("a tendon_constraint with stiffness and damping", "a range that yields", _tendon()),
        ("a bushing with the force stiffness 10 20 30", "20 each way", _bushing("10 20 30")),
        ("a bushing with the force damping 1 1 1", "along the line alone", _bushing("10 10 10", "1 1 1")),
        (
            "a bushing with the torque stiffness 1 1 1",
            "the force alone",
            _bushing("10 10 10", torque="1 1 1"),
        ),
    ]


def gaps() -> list[tuple[str, str, str]]:
    """What, its stand-in, and how far it gives way."""
    return [
        ("a ball_constraint", "an equality of the usual softness", _gaps(between("ball_constraint"), 0.0)),
        ("a distance_constraint of 0.7 m", "an equality of the usual softness", _gaps(distance(0.7), 0.7)),
    ]


def measured() -> str:
    """The section of the page."""
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in (*forces(), *gaps()))


def main(arguments: list[str]) -> int:
    """Write the section, or with ``--check`` say whether it is current."""
    page = drake_page(measured())
    if "--check" in arguments:
        return int(PAGE.read_text(encoding="utf-8") != page)
    PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
