"""expand-mjcf: the settings of ``<compiler>``, merged over the whole file and all that it includes (MuJoCo:
the last one wins)."""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.passes.from_mjcf.expand_mjcf_order import Order

_USED = ast.Compiler.bits(
    *("angle", "eulerseq", "autolimits", "meshdir", "texturedir", "assetdir", "strippath"),
    "coordinate",
    *("inertiafromgeom", "inertiagrouprange", "boundmass", "boundinertia", "balanceinertia"),
    "settotalmass",
    "alignfree",
    "fitaabb",
    "discardvisual",
    "fusestatic",
)


class Settings:
    """How a file is to be understood; ``degrees``: whether its angles are."""

    __slots__ = (
        "degrees", "eulerseq", "autolimits", "meshdir", "texturedir", "strippath", "inertiafromgeom",
        "groups", "boundmass", "boundinertia", "balanceinertia", "settotalmass", "fitaabb", "alignfree",
        "discardvisual", "fusestatic",
    )  # fmt: skip

    def __init__(self) -> None:
        self.degrees = True
        self.eulerseq = "xyz"
        self.autolimits = True
        self.meshdir = ""
        self.texturedir = ""
        self.strippath = False
        self.inertiafromgeom = "auto"
        self.groups = (0.0, 5.0)
        self.boundmass = 0.0
        self.boundinertia = 0.0
        self.balanceinertia = False
        self.settotalmass = -1.0
        self.fitaabb = False
        self.alignfree = False
        self.discardvisual = False
        self.fusestatic = False


def merge_settings(root: ast.Mujoco, order: Order, diagnostics: Diagnostics) -> Settings:
    """The settings of a file, its includes brought in. Reports what MuJoCo refuses."""
    settings = Settings()
    for _, compiler in order.children(root, ("compiler",)):
        compiler.todo &= ~_USED
        if compiler.assetdir is not None:
            settings.meshdir = settings.texturedir = compiler.assetdir
        if compiler.angle is not None:
            settings.degrees = compiler.angle == "degree"
        if compiler.inertiagrouprange is not None:
            settings.groups = compiler.inertiagrouprange
        for name in Settings.__slots__:
            value = getattr(compiler, name, None)
            if value is not None:
                setattr(settings, name, value)
        _check(compiler, settings, diagnostics)
    return settings


def _check(compiler: ast.Compiler, settings: Settings, diagnostics: Diagnostics) -> None:
    if compiler.coordinate == "global":
        diagnostics.report(
            "C030",
            "global coordinates are no longer read: MuJoCo refuses them since 2.3.4",
            compiler.at,
            "@coordinate",
            fix="load and save the model in MuJoCo 2.3.3",
        )
    sequence = compiler.eulerseq
    if sequence is not None and (len(sequence) != 3 or sequence.strip("xyzXYZ")):
        settings.eulerseq = "xyz"
        diagnostics.report(
            "C031",
            f"eulerseq {sequence!r} is not three letters of x, y, z, X, Y, Z",
            compiler.at,
            "@eulerseq",
        )
