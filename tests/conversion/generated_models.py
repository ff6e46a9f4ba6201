"""Models made by chance: URDF and SDFormat texts in which every number is written in some odd way.

The values are such that every engine may keep them: sizes and masses above 0, limits below SDFormat's "none".
"""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from hypothesis import strategies as st

FORMS = ("{!r}", "{:.17g}", "{:.17e}", "+{!r}", " {!r} ", "{!r}0", "{:.20G}")
"""Ways to write a number that all read back as the same one (``{!r}0`` only where there is a point)."""


def _written(x: float, form: str) -> str:
    if form == "{!r}0" and ("." not in repr(x) or "e" in repr(x)):
        form = "{!r}"
    if form == "+{!r}" and repr(x).startswith("-"):
        form = "{!r}"
    return form.format(x)


def numbers(low: float = -1e6, high: float = 1e6, above: bool = False) -> st.SearchStrategy[str]:
    """The text of a number from ``low`` to ``high``."""
    values = st.floats(low, high, exclude_min=above, allow_subnormal=False)
    return st.builds(_written, values, st.sampled_from(FORMS))


SIZES = numbers(1e-3, 1e3)
ANGLES = numbers(-4.0, 4.0)


def vectors(number: st.SearchStrategy[str], length: int = 3) -> st.SearchStrategy[str]:
    """Several numbers with blanks between them."""
    return st.lists(number, min_size=length, max_size=length).map(" ".join)


DIRECTIONS = vectors(numbers(-2.0, 2.0)).filter(
    lambda text: max(abs(float(word)) for word in text.split()) > 1e-5
)
"""Axes that every engine takes for a direction (a shorter one is a fault, C010)."""
NAMES = st.text("abcXYZ019_-. /:()é日<>&'\"", min_size=1, max_size=8).filter(
    lambda name: "::" not in name and not name.isspace() and name != "world" and name.strip() == name
)


@st.composite
def urdf_links(draw: st.DrawFn, name: str) -> str:
    """A link, perhaps with an inertial and a shape of each kind."""
    inner = ""
    if draw(st.booleans()):
        moments = " ".join(f'{key}="{draw(numbers())}"' for key in ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"))
        inner += f'<inertial>{draw(origins())}<mass value="{draw(SIZES)}"/><inertia {moments}/></inertial>'
    for tag in draw(st.lists(st.sampled_from(["visual", "collision"]), max_size=2)):
        shape = draw(
            st.one_of(
                st.builds('<box size="{}"/>'.format, vectors(SIZES)),
                st.builds('<sphere radius="{}"/>'.format, SIZES),
                st.builds('<cylinder radius="{}" length="{}"/>'.format, SIZES, SIZES),
                st.builds('<capsule radius="{}" length="{}"/>'.format, SIZES, SIZES),
            )
        )
        label = quoteattr(f"{name}{len(inner)}")
        inner += f"<{tag} name={label}>{draw(origins())}<geometry>{shape}</geometry></{tag}>"
    return f"<link name={quoteattr(name)}>{inner}</link>\n"


def origins() -> st.SearchStrategy[str]:
    """An ``<origin>``, whole, half, or not written."""
    both = st.builds('<origin xyz="{}" rpy="{}"/>'.format, vectors(numbers()), vectors(ANGLES))
    return st.one_of(st.just(""), both, st.builds('<origin xyz="{}"/>'.format, vectors(numbers())))


@st.composite
def urdf_joints(draw: st.DrawFn, name: str, parent: str, child: str) -> str:
    """A joint of a type that SDFormat has too."""
    kind = draw(st.sampled_from(["fixed", "revolute", "prismatic", "continuous"]))
    inner = f"{draw(origins())}<parent link={quoteattr(parent)}/><child link={quoteattr(child)}/>"
    if kind != "fixed":
        inner += f'<axis xyz="{draw(DIRECTIONS)}"/>'
        if draw(st.booleans()):
            inner += f'<dynamics damping="{draw(SIZES)}" friction="{draw(SIZES)}"/>'
    if kind in ("revolute", "prismatic"):
        range_ = f'lower="{draw(numbers(-9.0, 0.0))}" upper="{draw(numbers(0.0, 9.0))}"'
        inner += f'<limit {range_} effort="{draw(SIZES)}" velocity="{draw(SIZES)}"/>'
    return f'<joint name={quoteattr(name)} type="{kind}">{inner}</joint>\n'


@st.composite
def urdf_models(draw: st.DrawFn, names: st.SearchStrategy[str] | None = None) -> str:
    """A robot of a few links; with ``names`` they are called so, else l0, l1 … and j0, j1 …"""
    count = draw(st.integers(1, 5))
    links, joints = [f"l{i}" for i in range(count)], [f"j{i}" for i in range(count)]
    if names is not None:
        called = draw(st.lists(names, min_size=2 * count, max_size=2 * count, unique=True))
        links, joints = called[:count], called[count:]
    parts = [draw(urdf_links(name)) for name in links]
    for i in range(1, count):
        parent = links[draw(st.integers(0, i - 1))]
        parts.append(draw(urdf_joints(joints[i], parent, links[i])))
        if draw(st.booleans()):
            parts.append(f"<!-- {draw(st.text('abc <&', max_size=5))} -->\n")
    return f'<robot name="made">\n{"".join(parts)}</robot>\n'


def poses() -> st.SearchStrategy[str]:
    """Six numbers."""
    return st.builds("{} {}".format, vectors(numbers()), vectors(ANGLES))


@st.composite
def sdf_links(draw: st.DrawFn, name: str) -> str:
    """A link of SDFormat with an inertial and perhaps a shape."""
    inner = f"<pose>{draw(poses())}</pose>" if draw(st.booleans()) else ""
    moments = "".join(f"<{k}>{draw(numbers())}</{k}>" for k in ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"))
    inertia = f"<mass>{draw(SIZES)}</mass><pose>{draw(poses())}</pose><inertia>{moments}</inertia>"
    inner += f"<inertial>{inertia}</inertial>"
    if draw(st.booleans()):
        shape = f"<box><size>{draw(vectors(SIZES))}</size></box>"
        inner += f'<collision name="c"><pose>{draw(poses())}</pose><geometry>{shape}</geometry></collision>'
    return f"<link name={quoteattr(name)}>{inner}</link>\n"


@st.composite
def sdf_joints(draw: st.DrawFn, name: str, parent: str, child: str) -> str:
    """A joint of SDFormat."""
    kind = draw(st.sampled_from(["fixed", "revolute", "prismatic", "continuous", "ball"]))
    inner = f"<pose>{draw(poses())}</pose>" if draw(st.booleans()) else ""
    inner += f"<parent>{escape(parent)}</parent><child>{escape(child)}</child>"
    if kind not in ("fixed", "ball"):
        limit = f"<lower>{draw(numbers(-9.0, 0.0))}</lower><upper>{draw(numbers(0.0, 9.0))}</upper>"
        limit = f"{limit}<effort>{draw(SIZES)}</effort><velocity>{draw(SIZES)}</velocity>"
        dynamics = f"<dynamics><damping>{draw(SIZES)}</damping><friction>{draw(SIZES)}</friction></dynamics>"
        inner += f"<axis><xyz>{draw(DIRECTIONS)}</xyz><limit>{limit}</limit>{dynamics}</axis>"
    return f'<joint name={quoteattr(name)} type="{kind}">{inner}</joint>\n'


@st.composite
def sdf_models(draw: st.DrawFn) -> str:
    """A model of a few links."""
    count = draw(st.integers(1, 4))
    parts = [draw(sdf_links(f"l{i}")) for i in range(count)]
    parts += [draw(sdf_joints(f"j{i}", f"l{draw(st.integers(0, i - 1))}", f"l{i}")) for i in range(1, count)]
    return f'<sdf version="1.9"><model name="made">\n{"".join(parts)}</model></sdf>\n'
