"""What a conversion was asked to do, apart from its input: one class, shared by every stage."""

from __future__ import annotations

DEFAULT_SDF_VERSION = "1.9"
"""The newest version that Drake reads."""

FORMATS = ("sdf", "urdf", "mjcf", "dmd")
SDF_VERSIONS = ("1.4", "1.5", "1.6", "1.7", "1.8", "1.9", "1.10", "1.11", "1.12")
DIALECTS = ("default", "drake", "gazebo", "ros", "mujoco")
INERTIA_POLICIES = ("keep", "repair", "error")
MESH_POLICIES = ("keep", "copy", "convert")
PART_FORMATS = ("sdf", "urdf", "mjcf")
URI_STYLES = ("keep", "package", "model", "relative", "absolute")
BASE_POLICIES = ("keep", "fixed", "floating")
STAGES = ("tokens", "ast", "ir", "frames")
LEVELS = ("error", "ignore", "default")

CHOICES = {
    "to": FORMATS,
    "sdf_version": SDF_VERSIONS,
    "dialect": DIALECTS,
    "inertia": INERTIA_POLICIES,
    "base": BASE_POLICIES,
    "meshes": MESH_POLICIES,
    "uri_style": URI_STYLES,
    "part_format": PART_FORMATS,
    "stage": STAGES,
}
"""The options that take one value of a fixed set, or none (None, or "" for ``sdf_version``)."""


class Options:
    """The options of one conversion.

    ``to`` is the target format (None: the source's own), ``sdf_version`` what SDFormat is written at
    (empty: the version of the source where only its AST is normalised, else 1.9, filled in by the driver),
    ``dialect`` the engine that the output is for, ``strict`` turns any loss into a failure. ``inertia``
    says what happens to unphysical inertias (``keep`` the numbers, ``repair`` them, or ``error``),
    ``base`` whether a base that nothing holds is left to the formats' own rules (``keep``), welded to the
    world (``fixed``) or freed (``floating``). ``through_ir`` takes the whole way where source and target
    format are the same.

    ``packages`` maps package and model names to folders, ``package_paths`` are folders to look for them
    in. ``output`` is the file that will be written (None: standard output); relative URIs are
    rewritten against it. ``model_prefix`` begins the paths, beside ``output``, of the files that several
    models get where the format holds one (None: that is an error).

    ``meshes`` says what happens to the files that a model names: ``keep`` them where they are, ``copy``
    them to ``mesh_dir`` (None: ``meshes`` beside the output), or ``convert`` those that the target's engines
    don't read. ``uri_style`` says how files are named in the output: as they were (``keep``; relative paths
    are made right for its folder), or all by ``package``, ``model``, ``relative`` or ``absolute`` path.

    ``part_format`` is the format of the files that directives add models from.

    ``arguments`` are given to xacro where the input is a file of its macro language.

    ``warnings`` maps a diagnostic's code, the first letters of one, or ``""`` (every warning) to ``error``,
    ``ignore`` or ``default``. ``looks_above``: packages are also looked for in the folders above the file
    that names them. ``stage`` names a stage to show instead of converting; ``print_after`` the passes after
    which the IR is printed; ``verify_each`` runs the verifiers between passes; ``time_passes`` measures
    them.
    """

    __slots__ = (
        "to", "sdf_version", "dialect", "strict", "inertia", "base", "through_ir", "flatten",
        "packages", "package_paths", "arguments",
        "looks_above", "output", "model_prefix", "warnings", "stage", "print_after", "verify_each",
        "time_passes", "meshes", "mesh_dir", "uri_style", "part_format",
    )  # fmt: skip

    def __init__(
        self,
        to: str | None = None,
        *,
        sdf_version: str = "",
        dialect: str = "default",
        strict: bool = False,
        inertia: str = "keep",
        base: str = "keep",
        through_ir: bool = False,
        flatten: bool = False,
        packages: dict[str, str] | None = None,
        package_paths: list[str] | None = None,
        arguments: dict[str, str] | None = None,
        output: str | None = None,
        model_prefix: str | None = None,
        warnings: dict[str, str] | None = None,
        stage: str | None = None,
        print_after: tuple[str, ...] = (),
        verify_each: bool = False,
        time_passes: bool = False,
        meshes: str = "keep",
        mesh_dir: str | None = None,
        uri_style: str = "keep",
        part_format: str = "sdf",
    ) -> None:
        self.to, self.sdf_version, self.dialect = to, sdf_version, dialect
        self.strict, self.inertia, self.base = strict, inertia, base
        self.through_ir, self.flatten = through_ir, flatten
        self.packages, self.package_paths = packages or {}, package_paths or []
        self.looks_above = True
        self.arguments, self.warnings = arguments or {}, warnings or {}
        self.output, self.model_prefix = output, model_prefix
        self.stage, self.print_after = stage, print_after
        self.verify_each, self.time_passes = verify_each, time_passes
        self.meshes, self.mesh_dir = meshes, mesh_dir
        self.uri_style, self.part_format = uri_style, part_format
        self._check()

    def _check(self) -> None:
        """Raise ``ValueError`` for a value that is none of an option's choices."""
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if value and value not in choices:
                raise ValueError(f"{name} is {value!r}; it can be {', '.join(choices)}")
        for code, level in self.warnings.items():
            if level not in LEVELS:
                what = f"the level of {code or 'warnings'} is {level!r}"
                raise ValueError(f"{what}; it can be {', '.join(LEVELS)}")
