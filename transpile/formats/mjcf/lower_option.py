"""What ``<option>`` says of the world that a model is in."""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.ir.model import FIXED, WORLD, Model
from transpile.ir.pose import ZERO

_GRAVITY = ast.Option.bits("gravity") & ~1
_SWITCH = ast.Flag.bits("gravity") & ~1
USUAL = (0.0, 0.0, -9.81)
"""MuJoCo's default, and that of Drake and of SDFormat's worlds up to the last digit (m/s²)."""


def lower_option(root: ast.Mujoco, diagnostics: Diagnostics) -> None:
    """Gravity is the world's in other formats, and no part of a model: another one than usual is told."""
    gravity, at, field = USUAL, root.at, "@gravity"
    switched_off = False
    for option in root.option:
        option.todo &= ~_GRAVITY
        if option.gravity is not None and len(option.gravity) == 3:
            gravity, at = option.gravity, option.at
        flag = option.flag
        if flag is not None:
            flag.todo &= ~_SWITCH
            switched_off = flag.gravity == "disable" if flag.gravity else switched_off
            at = flag.at if switched_off and flag.gravity else at
            _settle(flag)
        if flag is None or not flag.todo:
            _settle(option)
    gravity = ZERO if switched_off else gravity
    if gravity != USUAL:
        diagnostics.report(
            "L063",
            f"the gravity {' '.join(f'{x:g}' for x in gravity)} is lost: it is the world's, not a model's",
            at,
            field,
            fix="set it where the model is used",
        )


def report_unfused(root: ast.Mujoco, model: Model, diagnostics: Diagnostics) -> None:
    """Tell (A059) that ``fusestatic`` fuses nothing here."""
    welded = [joint for joint in model.joints if joint.type == FIXED and joint.parent.target is not WORLD]
    if welded:
        at = next((one.at for one in root.compiler if one.fusestatic is not None), root.at)
        diagnostics.report(
            "A059",
            f"bodies without joints ({len(welded)}) stay links of their own, whatever fusestatic says",
            at,
            "@fusestatic",
        )


def _settle(node: ast.Option | ast.Flag) -> None:
    """Take an element off the account that says nothing else."""
    if not node.todo & node.VALUES and node.extra is None:
        node.todo = 0
