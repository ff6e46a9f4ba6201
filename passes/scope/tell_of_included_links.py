"""Joints on links of an included URDF or MJCF, which Drake and libsdformat place differently (A025).

Drake tells libsdformat the poses of such links before it has worked them out, so that each counts as standing
at the origin of its file; what a joint fixes to one is then somewhere else than the file places it.
libsdformat itself, which reads URDF too, has them where they are.
"""

from __future__ import annotations

from transpile.ir.model import Include, Joint, Link, Model, Scene
from transpile.passes.manager import Context


def tell_of_included_links(around: Model | Scene, include: Include, loaded: Scene, context: Context) -> None:
    """Report each joint around the include on a link of its file that is not at the file's origin."""
    inner = loaded.models[0]
    if loaded.format == "sdf" or not around.joints:
        return
    links = {link.name: link for link in inner.links}
    joints = {joint.name: joint for joint in inner.joints}
    scope = "" if include.merge else f"{inner.name}::"
    for joint in around.joints:
        for ref in (joint.parent, joint.child):
            link = links.get(ref.name.removeprefix(scope)) if ref.name.startswith(scope) else None
            if link is not None and _is_off(link, joints):
                context.diagnostics.report(
                    "A025",
                    f"joint {joint.name!r} joins {ref.name!r} where the files place it; Drake takes this "
                    f"link of an included {loaded.format.upper()} to stand at the origin of its file",
                    joint.at,
                    related=(("the link", link.at),),
                )


def _is_off(link: Link, joints: dict[str, Joint]) -> bool:
    """Whether a link hangs on a joint; the first link of the file does not."""
    return link.pose is not None or (link.relative_to is not None and link.relative_to.name in joints)
