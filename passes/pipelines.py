"""Which passes run, in which order, for which target."""

from __future__ import annotations

from collections.abc import Callable

from transpile.ir.model import CURVILINEAR, GEARBOX, PLANAR, Scene
from transpile.options import DEFAULT_SDF_VERSION, Options
from transpile.passes.manager import Context, Pass, Run, Verifier, check_pipeline

NAMES = "names-resolved"
FRAMES = "frames-acyclic"
TREE = "tree-checked"
PLACED = "joints-placed"
HUNG = "links-placed"


def _late(module: str) -> Run:
    """A pass whose module is imported only when it runs: start-up counts."""

    def run(scene: Scene, context: Context) -> None:
        from importlib import import_module

        import_module(f"transpile.passes.{module}").run(scene, context)

    return run


def _where(wanted: Callable[[Scene], bool], module: str) -> Run:
    """A pass whose module is not even imported for a scene that has nothing for it."""
    late = _late(module)

    def run(scene: Scene, context: Context) -> None:
        if wanted(scene):
            late(scene, context)

    return run


def _has_joints(*types: str) -> Callable[[Scene], bool]:
    """Whether a scene has joints of some types in its models."""

    def has(scene: Scene) -> bool:
        from transpile.passes.walk_models import walk_models

        return any(joint.type in types for model, _ in walk_models(scene) for joint in model.joints)

    return has


def _has_prefixes(scene: Scene) -> bool:
    return bool(scene.namespaces)


def _deforms(scene: Scene) -> bool:
    return any(kept.path[0][0] == "drake_deformable_properties" for kept in scene.ledger)


def _keeps_trees(scene: Scene) -> bool:
    return any(hasattr(kept.value, "tag") for kept in scene.ledger)


check_extensions = _where(_has_prefixes, "checks.check_drake_extensions")
_load_tetrahedra = _where(_deforms, "for_mjcf.load_tetrahedra")
_place_kept_poses = _where(_keeps_trees, "for_sdf.place_kept_poses")
_relate_gearboxes = _where(_has_joints(GEARBOX), "for_trees.relate_gearboxes")
_stand_in_frames = _where(_has_joints(PLANAR, CURVILINEAR), "for_sdf.stand_in_frames")
_close_drake_joints = _where(_has_joints(PLANAR, CURVILINEAR), "for_trees.close_drake_joints")


def passes_for(source: str, target: str, options: Options) -> list[Pass]:
    """The passes from ``source`` to ``target``; raises PipelineError if they do not fit together."""
    version = tuple(int(part) for part in (options.sdf_version or DEFAULT_SDF_VERSION).split("."))
    loads = target != "sdf" or options.flatten or version < (1, 9)
    passes = _if(loads, Pass("load-includes", _late("scope.load_includes")))
    automatic = source in ("sdf", "dmd") and not (target == "sdf" and version >= (1, 11))
    passes += _if(target == "mjcf" and source in ("sdf", "dmd"), Pass("load-tetrahedra", _load_tetrahedra))
    passes += _checks(automatic, options.meshes != "keep")
    if options.inertia != "keep":
        passes.append(Pass("mend-inertia", _late("options.mend_inertia")))
    if source in ("sdf", "dmd") and (target == "urdf" or options.flatten or version < (1, 9)):
        passes.append(Pass("place-kept-poses", _place_kept_poses, needs=(NAMES, FRAMES)))
    if options.base != "keep":
        passes.append(Pass("set-base", _late("options.set_base"), needs=(NAMES, FRAMES)))
    if source == "dmd" and options.to in ("sdf", "urdf"):
        passes.append(Pass("drop-starts", _late("for_trees.drop_starts")))
    if target == "sdf":
        passes += _if(source in ("mjcf", "dmd"), Pass("box-planes", _late("for_sdf.box_planes")))
        in_one = source == "dmd" and options.to != "dmd"
        passes += _if(in_one, Pass("hold-world-frames", _late("for_sdf.hold_world_frames"), (NAMES, FRAMES)))
        passes += _if(
            options.to == "dmd" or options.dialect == "drake",
            Pass("relate-gearboxes", _relate_gearboxes, needs=(NAMES, FRAMES)),
        )
        passes += _parts_of_directives() if options.to == "dmd" and source in ("sdf", "dmd") else []
        lower = Pass("lower-for-gazebo", _late("for_sdf.lower_for_gazebo"), needs=(NAMES, FRAMES))
        passes += _if(options.dialect == "gazebo", lower)
        passes += _for_sdf(version)
        passes += _if(
            source == "urdf", Pass("lower-gazebo-blocks", _late("gazebo.lower_gazebo_blocks"), (NAMES,))
        )
    elif target == "urdf":
        passes += _for_urdf(_keeps_drake(source, options.dialect))
    elif target == "mjcf":
        passes += _for_mjcf()
        suit = Pass("suit-drake-parts", _late("for_mjcf.suit_drake_parts"), needs=(HUNG,))
        passes += _if(options.to == "dmd", suit)
    check_pipeline(passes)
    return passes


def _parts_of_directives() -> list[Pass]:
    """What Drake, which alone reads directives, wants of parts that were SDFormat."""
    return [
        Pass("check-parts-for-drake", _late("checks.check_parts_for_drake"), needs=(NAMES, FRAMES)),
        Pass("friction-for-drake", _late("for_trees.friction_for_drake")),
    ]


def start_for_each_model(passes: list[Pass]) -> int:
    """Where those passes begin that a model goes through alone when each has a file of its own."""
    names = [step.name for step in passes]
    return min(names.index(name) for name in ("take-one-model", "weld-static") if name in names)


def verifiers() -> dict[str, Verifier]:
    """The verifiers of the facts that have one (``--verify-each``)."""
    from transpile.passes.checks import check_frames
    from transpile.passes.for_mjcf import place_for_mjcf
    from transpile.passes.for_trees import place_joints
    from transpile.passes.scope import resolve_names

    return {
        NAMES: resolve_names.names_are_resolved,
        FRAMES: check_frames.frames_are_acyclic,
        PLACED: place_joints.joints_are_placed,
        HUNG: place_for_mjcf.links_are_placed,
    }


def _checks(automatic: bool, gathers: bool = False) -> list[Pass]:
    """What every scene goes through; ``automatic``: inertias may have to be worked out from the shapes;
    ``gathers``: the files that it names are written beside the output."""
    from transpile.passes.checks import check_frames, check_names, check_physics, check_tree, check_uris
    from transpile.passes.scope import resolve_names

    return [
        Pass("check-names", check_names.run, check=True),
        Pass("resolve-names", resolve_names.run, gives=(NAMES,), check=True),
        Pass("check-tree", check_tree.run, needs=(NAMES,), gives=(TREE,), check=True),
        Pass("check-frames", check_frames.run, needs=(NAMES, TREE), gives=(FRAMES,), check=True),
        *_if(
            automatic,
            Pass("compute-auto-inertia", _late("for_sdf.compute_auto_inertia"), needs=(NAMES, FRAMES)),
        ),
        Pass("check-physics", check_physics.run, check=True),  # also where names lead nowhere
        Pass("check-drake-extensions", check_extensions, check=True),
        *_if(gathers, Pass("gather-meshes", _late("meshes.gather_meshes"))),
        Pass("check-uris", check_uris.run, check=True),
        Pass("limit-continuous-joints", _late("for_sdf.limit_continuous_joints")),
    ]


def _for_sdf(version: tuple[int, ...]) -> list[Pass]:
    from transpile.passes.for_sdf import (
        free_floating_joints,
        label_actuators,
        name_for_sdf,
        name_shapes,
        thicken_shapes,
        turn_planar_joints,
    )

    passes = [
        Pass("label-actuators", label_actuators.run, needs=(NAMES,)),
        Pass("free-floating-joints", free_floating_joints.run, needs=(NAMES, TREE)),
        Pass("turn-planar-joints", turn_planar_joints.run, needs=(NAMES,)),
        Pass("hold-empty-models", _late("for_sdf.hold_empty_models")),
        Pass("thicken-shapes", thicken_shapes.run),
        Pass("name-shapes", name_shapes.run),
        Pass("name-for-sdf", name_for_sdf.run, needs=(NAMES,)),
        Pass("name-filter-groups", _late("for_sdf.name_filter_groups")),
        Pass("stand-in-frames", _stand_in_frames, needs=(NAMES,)),
    ]
    if version < (1, 7):
        passes.append(Pass("place-in-model", _late("for_sdf.place_in_model"), needs=(NAMES, FRAMES)))
    return passes


def _keeps_drake(source: str, dialect: str) -> bool:
    """Whether a URDF may say what only Drake reads: for Drake, or where the source is a URDF that does."""
    return dialect == "drake" or (dialect == "default" and source == "urdf")


def _for_urdf(for_drake: bool) -> list[Pass]:
    return [
        Pass("take-one-model", _late("scope.take_one_model")),
        Pass("weld-static", _late("for_trees.weld_static"), needs=(NAMES, FRAMES)),
        Pass("flatten-models", _late("scope.flatten_models"), needs=(NAMES, FRAMES)),
        Pass("close-drake-joints", _close_drake_joints, needs=(NAMES, FRAMES)),
        Pass("label-actuators", _late("for_sdf.label_actuators"), needs=(NAMES,)),
        Pass("relate-gearboxes", _relate_gearboxes, needs=(NAMES, FRAMES)),
        Pass("root-tree", _late("for_trees.root_tree"), needs=(NAMES, FRAMES)),
        Pass("span-tree", _late("for_trees.span_tree"), needs=(NAMES, FRAMES)),
        Pass("place-joints", _late("for_trees.place_joints"), needs=(NAMES, FRAMES), gives=(PLACED,)),
        Pass("split-joints", _late("for_trees.split_joints"), needs=(PLACED,)),
        *_if(not for_drake, Pass("avoid-drake", _late("for_trees.avoid_drake"), needs=(PLACED,))),
        Pass("thicken-shapes", _late("for_sdf.thicken_shapes")),
        Pass("friction-for-drake", _late("for_trees.friction_for_drake")),
        Pass("drop-unsayable", _late("for_trees.drop_unsayable")),
        Pass("gather-gazebo-blocks", _late("gazebo.gather_gazebo_blocks")),
    ]


def _for_mjcf() -> list[Pass]:
    return [
        Pass("weld-static", _late("for_trees.weld_static"), needs=(NAMES, FRAMES)),
        Pass("merge-models", _late("scope.merge_models")),
        Pass("flatten-models", _late("scope.flatten_models"), needs=(NAMES, FRAMES)),
        Pass("close-drake-joints", _close_drake_joints, needs=(NAMES, FRAMES)),
        Pass("turn-planar-joints", _late("for_sdf.turn_planar_joints"), needs=(NAMES,)),
        Pass("relate-for-mjcf", _late("for_mjcf.relate_for_mjcf"), needs=(NAMES, FRAMES)),
        Pass("relate-gearboxes", _relate_gearboxes, needs=(NAMES, FRAMES)),
        Pass("root-tree", _late("for_trees.root_tree"), needs=(NAMES, FRAMES)),
        Pass("span-tree", _late("for_trees.span_tree"), needs=(NAMES, FRAMES)),
        Pass("filter-for-mjcf", _late("for_mjcf.filter_for_mjcf"), needs=(NAMES,)),
        Pass("place-for-mjcf", _late("for_mjcf.place_for_mjcf"), needs=(NAMES, FRAMES), gives=(HUNG,)),
        Pass("deform-for-mjcf", _late("for_mjcf.deform_for_mjcf"), needs=(HUNG,)),
        Pass("weigh-for-mjcf", _late("for_mjcf.weigh_for_mjcf"), needs=(HUNG,)),
        Pass("soften-tendons", _late("for_mjcf.soften_tendons"), needs=(HUNG,)),
        Pass("thicken-shapes", _late("for_sdf.thicken_shapes")),
        Pass("drop-unsayable", _late("for_trees.drop_unsayable")),
        Pass("drop-for-mjcf", _late("for_mjcf.drop_for_mjcf"), needs=(HUNG,)),
        Pass("name-for-mjcf", _late("for_mjcf.name_for_mjcf")),
    ]


def _if(wanted: bool, step: Pass) -> list[Pass]:
    return [step] if wanted else []
