"""Drake's extensions in the form that both syntaxes share."""

from __future__ import annotations

import pytest
from lxml import etree

from transpile.ast.node import Tree
from transpile.formats.drake_extensions import extension_of, tree_of

PAIRS = [
    ('<drake:mu_static value="0.5"/>', "<drake:mu_static>0.5</drake:mu_static>"),
    ('<drake:member link="a"/>', "<drake:member>a</drake:member>"),
    ('<drake:member_group name="g"/>', "<drake:member_group>g</drake:member_group>"),
    ('<drake:bushing_frameA name="f"/>', "<drake:bushing_frameA>f</drake:bushing_frameA>"),
    ('<drake:plane_normal xyz="0 0 1"/>', "<drake:plane_normal><xyz>0 0 1</xyz></drake:plane_normal>"),
    (
        '<drake:surface_velocity_axis axis="0 0 1"/>',
        "<drake:surface_velocity_axis>0 0 1</drake:surface_velocity_axis>",
    ),
    ("<drake:rigid_hydroelastic/>", "<drake:rigid_hydroelastic/>"),
    ('<drake:controller_gains p="1" d="2"/>', '<drake:controller_gains p="1" d="2"/>'),
    ('<drake:perception_properties enabled="false"/>', '<drake:perception_properties enabled="false"/>'),
    (
        '<drake:curves><drake:line_segment length="1"/><drake:circular_arc radius="2" angle="3"/>'
        "</drake:curves>",
        "<drake:curves><drake:line_segment><drake:length>1</drake:length></drake:line_segment><drake:circular_arc>"
        "<drake:radius>2</drake:radius><drake:angle>3</drake:angle></drake:circular_arc></drake:curves>",
    ),
    (
        '<drake:collision_filter_group name="g" ignore="true"><drake:member link="a"/>'
        '<drake:ignored_collision_filter_group name="g"/></drake:collision_filter_group>',
        '<drake:collision_filter_group name="g" ignore="true"><drake:member>a</drake:member>'
        "<drake:ignored_collision_filter_group>g</drake:ignored_collision_filter_group>"
        "</drake:collision_filter_group>",
    ),
    (
        '<drake:tendon_constraint><drake:tendon_constraint_joint name="j" a="2"/>'
        '<drake:tendon_constraint_offset value="1"/></drake:tendon_constraint>',
        '<drake:tendon_constraint><drake:tendon_constraint_joint name="j" a="2"/>'
        "<drake:tendon_constraint_offset>1</drake:tendon_constraint_offset></drake:tendon_constraint>",
    ),
    (
        '<drake:proximity_properties><note by="me">kept</note></drake:proximity_properties>',
        '<drake:proximity_properties><note by="me">kept</note></drake:proximity_properties>',
    ),
]


def parse(text: str) -> Tree:
    def convert(element: etree._Element) -> Tree:
        tree = Tree(element.tag.replace("{d}", "drake:"))
        tree.attributes = {str(key): str(value) for key, value in element.attrib.items()}
        tree.text = element.text
        tree.children = [convert(child) for child in element]
        tree.todo = 1
        return tree

    return convert(etree.fromstring(f'<x xmlns:drake="d">{text}</x>')[0])


def shown(tree: Tree) -> tuple[object, ...]:
    return tree.tag, tree.attributes, tree.text, [shown(child) for child in tree.children]


@pytest.mark.parametrize(("urdf", "sdf"), PAIRS, ids=[urdf.split()[0][1:] for urdf, _ in PAIRS])
def test_both_ways(urdf: str, sdf: str) -> None:
    from_urdf, from_sdf = extension_of(parse(urdf), "urdf"), extension_of(parse(sdf), "sdf")
    assert repr(from_urdf) == repr(from_sdf)
    assert shown(tree_of(from_sdf, "urdf")) == shown(parse(urdf))
    assert shown(tree_of(from_urdf, "sdf")) == shown(parse(sdf))


def test_a_vector_as_the_reference_has_it() -> None:
    tree = parse("<drake:plane_normal>0 0 1</drake:plane_normal>")
    assert shown(tree_of(extension_of(tree, "sdf"), "urdf")) == shown(
        parse('<drake:plane_normal xyz="0 0 1"/>')
    )


def test_a_tree_is_taken_off_the_account() -> None:
    tree = parse(PAIRS[-1][0])
    extension_of(tree, "urdf")
    assert [tree.todo, tree.children[0].todo] == [0, 0]
