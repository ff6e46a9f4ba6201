"""lower-gazebo-blocks: what a URDF tells Gazebo in ``<gazebo>`` blocks, said in SDFormat's own elements.

Gazebo reads a URDF through libsdformat, which turns it into SDFormat; this pass does with the blocks what
that reader does (``docs/gazebo-blocks.md`` has the table). What would change what Drake sees of the URDF is
written for the dialect ``gazebo`` alone (L061).
"""

from __future__ import annotations

from transpile.ast.node import Tree
from transpile.ir.model import Scene
from transpile.ir.node import Kept
from transpile.passes.manager import Context


def run(scene: Scene, context: Context) -> None:
    """Carry over all that the blocks say, and tell what no reader could make anything of."""
    for model in scene.models:
        blocks = [kept for kept in model.kept or () if _is_block(kept)]
        if blocks:
            # Most models have none, and start-up counts.
            from transpile.passes.gazebo.lower_gazebo_block import lower_blocks

            blocks.sort(key=_place)
            lower_blocks(scene, model, blocks, context)


def _is_block(kept: Kept) -> bool:
    return isinstance(kept.value, Tree) and kept.value.tag == "gazebo" and not kept.done


def _place(kept: Kept) -> int:
    return kept.at
