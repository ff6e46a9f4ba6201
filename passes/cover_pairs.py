"""Pairs of things said by few sets: each block (X, Y) means all pairs of one of X and one of Y.

Sets are ints, one bit for each thing. What a block must cover and what it may cover are given as one set for
each thing; both relations are the same both ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush

Block = tuple[int, int]


def cover_pairs(must: list[int], may: list[int]) -> list[Block]:
    """Blocks that cover all pairs that they must and none that they may not, of few sets: a greedy cover by
    the largest blocks, or one by things that have all their pairs alike, whichever has fewer."""
    greedy = cover_greedily(must, may)
    alike = _cover_alike(must)
    return alike if len(sets_of(alike)) < len(sets_of(greedy)) else greedy


def sets_of(blocks: list[Block]) -> list[int]:
    """The different sets of some blocks, in their order."""
    return list(dict.fromkeys(one for block in blocks for one in block))


def cover_greedily(must: list[int], may: list[int], most: int | None = None) -> list[Block]:
    """Blocks that cannot be made larger, the thing with the most pairs left first; no more than ``most``."""
    left = list(must)
    heap = [(-row.bit_count(), i) for i, row in enumerate(left) if row]
    heapify(heap)
    blocks: list[Block] = []
    while heap:
        count, i = heappop(heap)
        now = left[i].bit_count()
        if now == 0:
            continue
        if now != -count:
            heappush(heap, (-now, i))
            continue
        if most is not None and len(blocks) == most:
            break
        blocks.append(_block(left[i], may))
        _take(blocks[-1], left)
        if left[i]:
            heappush(heap, (-left[i].bit_count(), i))
    return blocks


def _block(row: int, may: list[int]) -> Block:
    """The largest block around a thing and all that it must be paired with."""
    one = -1
    for j in bits_of(row):
        one &= may[j]
    other = -1
    for i in bits_of(one):
        other &= may[i]
    if one & (one - 1) == 0:  # one thing alone is no pair
        other &= ~one
    elif other & (other - 1) == 0:
        one &= ~other
    return one, other


def _take(block: Block, left: list[int]) -> None:
    one, other = block
    for i in bits_of(one):
        left[i] &= ~other
    for j in bits_of(other):
        left[j] &= ~one


def _cover_alike(must: list[int]) -> list[Block]:
    """A set for all that have the same pairs, among themselves or not."""
    within: dict[int, list[int]] = {}
    for i, row in enumerate(must):
        if row:
            within.setdefault(row | 1 << i, []).append(i)
    classes: dict[tuple[bool, int], int] = {}
    for key, members in within.items():
        for i in members:
            place = (True, key) if len(members) > 1 else (False, must[i])
            classes[place] = classes.get(place, 0) | 1 << i
    sets = list(classes.values())
    home = {i: n for n, one in enumerate(sets) for i in bits_of(one)}
    blocks = []
    for n, one in enumerate(sets):
        row = must[next(bits_of(one))]
        others = dict.fromkeys(home[j] for j in bits_of(row))
        blocks += [(one, sets[m]) for m in others if m >= n]
    return blocks


def bits_of(row: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    digits = f"{row:b}"[::-1]
    number = digits.find("1")
    while number >= 0:
        yield number
        number = digits.find("1", number + 1)


def cover_by_cliques(must: list[int], may: list[int], most: int) -> list[int] | None:
    """Sets within which every two may be paired, and that cover all pairs that they must; everything is in
    one of them. None where ``most`` sets are not enough."""
    left = list(must)
    cliques: list[int] = []
    bare = (1 << len(must)) - 1
    heap = [(-row.bit_count(), i) for i, row in enumerate(left)]
    heapify(heap)
    while heap:
        count, i = heappop(heap)
        now = left[i].bit_count()
        if now == 0 and not bare >> i & 1:
            continue
        if now != -count:
            heappush(heap, (-now, i))
            continue
        if len(cliques) == most:
            return None
        clique = _clique(i, left, may)
        cliques.append(clique)
        bare &= ~clique
        for j in bits_of(clique):
            left[j] &= ~clique
        if left[i]:
            heappush(heap, (-left[i].bit_count(), i))
    return cliques


def _clique(i: int, left: list[int], may: list[int]) -> int:
    """A set around a thing that nothing can be added to, of those that it must be paired with first."""
    clique, common = 1 << i, may[i] | 1 << i
    for pool in (left[i], -1):
        while True:
            rest = common & pool & ~clique
            if rest <= 0:
                break
            j = (rest & -rest).bit_length() - 1
            clique |= 1 << j
            common &= may[j] | 1 << j
    return clique
