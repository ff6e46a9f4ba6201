"""contype and conaffinity for the geoms of each link, where they say who touches whom in fewer words than
excludes do.

Two geoms touch where one has a bit of its contype in the other's conaffinity (MuJoCo). Each bit says a block
of pairs that touch; where 31 bits do not cover all of them exactly, there is no such answer.
"""

from __future__ import annotations

from collections.abc import Iterable

from transpile.ir.model import Link
from transpile.passes.cover_pairs import bits_of, cover_greedily

MOST = 31
"""The bits of an int that is never negative."""
Bits = tuple[int, int]
USUAL: Bits = (1, 1)


def spread_bits(
    solid: list[Link], apart: Iterable[tuple[Link, Link]], anyway: list[int]
) -> dict[Link, Bits] | None:
    """The contype and conaffinity of each link that has collisions.

    ``apart`` never touch by these bits; ``anyway`` has for each link, as a set of bits, those that MuJoCo
    keeps it from touching by its own rule.
    """
    places = {link: i for i, link in enumerate(solid)}
    everything = (1 << len(solid)) - 1
    must = [everything & ~(1 << i) for i in range(len(solid))]
    for a, b in apart:
        must[places[a]] &= ~(1 << places[b])
        must[places[b]] &= ~(1 << places[a])
    may = [row | own | 1 << i for i, (row, own) in enumerate(zip(must, anyway, strict=True))]
    must = [row & ~own for row, own in zip(must, anyway, strict=True)]
    blocks = cover_greedily(must, may, MOST + 1)
    if len(blocks) > MOST:
        return None
    types, affinities = [0] * len(solid), [0] * len(solid)
    for bit, (one_set, other_set) in enumerate(blocks):
        for i in bits_of(one_set):
            types[i] |= 1 << bit
        for j in bits_of(other_set):
            affinities[j] |= 1 << bit
    return {link: (types[i], affinities[i]) for link, i in places.items()}
