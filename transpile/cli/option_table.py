"""Every option of the command in one table: parsing, help and the manual's test read it.

The table and its parser stand in place of argparse, which takes 5 ms of a 70 ms process to import
and set up.
"""

from __future__ import annotations

from transpile.options import (
    BASE_POLICIES,
    DIALECTS,
    FORMATS,
    INERTIA_POLICIES,
    MESH_POLICIES,
    PART_FORMATS,
    SDF_VERSIONS,
    STAGES,
    URI_STYLES,
)

DIAGNOSTICS_FORMATS = ("text", "json", "sarif")


class Option:
    """One option. ``metavar`` None makes it a flag; with ``many`` it may be given more than once."""

    __slots__ = ("key", "names", "metavar", "help", "choices", "many")

    def __init__(
        self,
        names: str,
        metavar: str | None,
        help: str,
        choices: tuple[str, ...] = (),
        many: bool = False,
    ) -> None:
        self.names = tuple(names.split())
        self.key = self.names[-1].lstrip("-").replace("-", "_")
        self.metavar = metavar
        self.help = help
        self.choices = choices
        self.many = many


GROUPS: tuple[tuple[str, tuple[Option, ...]], ...] = (
    (
        "Output",
        (
            Option("--to", "FORMAT", "the format to write (default: by the ending of -o)", FORMATS),
            Option("-o --output", "FILE", "write to FILE; - is standard output, as without -o for one input"),
            Option("--output-dir", "DIR", "write each input to DIR, with the format's ending"),
            Option("--in-place", None, "write each input's output over the input"),
            Option("--check", None, "write nothing; exit with 1 when a file is not what would be written"),
            Option("--report", "FILE", "write losses, assumptions and renamings with their places as JSON"),
            Option("--depfile", "FILE", "write the files that were read as a rule for Make or Ninja"),
            Option("-j --jobs", "N", "convert up to N inputs at the same time"),
        ),
    ),
    (
        "Meaning",
        (
            Option("--sdf-version", "VERSION", "the SDFormat version to write (default 1.9)", SDF_VERSIONS),
            Option("--dialect", "NAME", "the engine that the output is for (default: all)", DIALECTS),
            Option("--inertia", "POLICY", "unphysical inertias: keep the numbers, repair them, or error",
                   INERTIA_POLICIES),
            Option("--base", "POLICY", "a base that nothing holds: keep to the rules, fixed, or floating",
                   BASE_POLICIES),
            Option("--meshes", "POLICY", "meshes and textures: keep them where they are, copy them beside "
                   "the output, or convert those that the target's engines don't read", MESH_POLICIES),
            Option("--mesh-dir", "DIR", "the folder for them (default: meshes beside the output)"),
            Option("--uri-style", "STYLE", "how files are named: as they are (keep), by package or model, by "
                   "relative or absolute paths", URI_STYLES),
            Option("--part-format", "FORMAT", "the files that directives add models from: sdf (default), "
                   "urdf or mjcf", PART_FORMATS),
            Option("--flatten", None, "bring included files in, so that the output stands by itself"),
            Option("--through-ir", None, "take the whole way even where both formats are the same"),
            Option("--package", "NAME=DIR", "the folder of package://NAME and model://NAME", many=True),
            Option("--package-path", "DIR", "a folder with packages or models in it; searched before "
                   "ROS_PACKAGE_PATH, AMENT_PREFIX_PATH and GZ_SIM_RESOURCE_PATH", many=True),
        ),
    ),
    (
        "Diagnostics",
        (
            Option("--strict", None, "exit with 3, and write nothing, when anything would be lost"),
            Option("-W --warn", "RULE", "error: warnings are errors; CODE or CODE=error: this one is; "
                   "no-CODE or CODE=ignore: it is not shown (a code's first letters speak for all of them)",
                   many=True),
            Option("--diagnostics-format", "FORMAT", "the form of the diagnostics (default text)",
                   DIAGNOSTICS_FORMATS),
            Option("-q --quiet", None, "show errors only"),
            Option("-v --verbose", None, "show every finding, and what was written"),
        ),
    ),
    (
        "Looking inside",
        (
            Option("--emit", "STAGE", "show the input at a stage instead of converting it", STAGES),
            Option("--print-after", "PASS", "show the IR after a pass", many=True),
            Option("--verify-each", None, "verify what each pass promises"),
            Option("--time-passes", None, "show how long each stage and pass took"),
        ),
    ),
    (
        "Help",
        (
            Option("--version", None, "show the version and exit"),
            Option("-h --help", None, "show this help and exit"),
        ),
    ),
)  # fmt: skip

BY_NAME = {name: option for _, options in GROUPS for option in options for name in option.names}
