"""Input that is meant to break a reader, or broken on the way: an outcome each, never an exception."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from transpile.diagnostics.diagnostic import Diagnostics
from transpile.source import Source
from transpile.syntax.detect_format import detect_format
from transpile.syntax.read_xml import read_xml

Read = Callable[[bytes | str], Any]

MODEL = """<?xml version="1.0" encoding="utf-8"?>
<!-- an arm -->
<robot name="arm" xmlns:drake="http://drake.mit.edu">
  <link name="base"><inertial><mass value="1.0"/></inertial><!-- no -- hyphens --></link>
  <joint name='j1' type="fixed"><parent link="base"/><child link="größe"/></joint>
  <gazebo><![CDATA[ <raw> ]]></gazebo>
  <drake:x/><gz:y/>
</robot>
"""


def outcome(data: bytes) -> Diagnostics:
    """Read bytes; every finding must have a place that can be shown."""
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("hostile", data))
    detect_format(source)
    root = read_xml(source, diagnostics)
    assert (root is None) == (diagnostics.errors > 0)
    for finding in diagnostics:
        assert finding.span is not None
        assert 0 <= finding.span.start <= finding.span.end <= len(source.data)
    for finding in diagnostics.all[:100]:
        assert finding.span is not None
        assert source.position(finding.span.start).line >= 1
    if root is not None:
        count = sum(1 for _ in root.iter())
        assert source.span(count) is not None
        assert source.span(count + 1) is None
    return diagnostics


def test_truncated_files_have_an_outcome() -> None:
    data = MODEL.encode()
    for end in range(len(data)):
        complete = b"</robot>" in data[:end]
        assert bool(outcome(data[:end]).errors) != complete


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_truncated_files_in_other_encodings(encoding: str) -> None:
    data = MODEL.replace("utf-8", encoding).encode(encoding)
    for end in range(0, len(data), 3):
        outcome(data[:end])


def test_damaged_files_have_an_outcome() -> None:
    chance = random.Random(7)
    data = MODEL.encode()
    for _ in range(1500):
        damaged = bytearray(data)
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(damaged))
            action = chance.randrange(3)
            if action == 0:
                damaged[at] = chance.choice(b"<>\"'&=/!?-]:\0\xff x")
            elif action == 1:
                del damaged[at : at + chance.randint(1, 6)]
            else:
                damaged[at:at] = chance.choice(
                    [b"<", b">", b"--", b"<!", b"<?", b"]]>", b"<a>", b"</a>", b"::", b'"']
                )
        outcome(bytes(damaged))


@given(st.binary(max_size=60))
def test_any_bytes_have_an_outcome(data: bytes) -> None:
    outcome(data)


WORDS = """< > </ /> <a </a> <a> <b:c> </b:c> a='1' a="2" =3 ' " & &amp; &x; <!-- --> -- <!DOCTYPE [ ]
<![CDATA[ ]]> <? ?> <?xml version='1.0'?> xmlns:b='' xmlns:b='u' xmlns='v' :: \x00 \x0e é \ufffe"""
PIECES = st.sampled_from(WORDS.split())


@given(st.lists(PIECES, max_size=14).map(" ".join))
def test_any_markup_has_an_outcome(text: str) -> None:
    outcome(text.encode())
    outcome(f"<r>{text}</r>".encode())


def test_entities_that_would_grow_without_end_do_not() -> None:
    entities = '<!ENTITY a0 "ha">' + "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 30))
    start = time.process_time()
    found = outcome(f"<!DOCTYPE robot [{entities}]><robot name='&a29;'>&a29;</robot>".encode())
    assert [d.code for d in found] == ["P013", "P010", "P010"]
    assert time.process_time() - start < 2


@pytest.mark.parametrize(
    "data",
    [
        b"<a>" * 100_000,
        b"<a>" * 100_000 + b"</a>" * 100_000,
        b"</a>" * 100_000,
        b"<a></b>" * 20_000,
        b"<" * 200_000,
        b"<!--" * 50_000,
        b"<a b='" * 50_000,
        b"<!DOCTYPE [" * 30_000,
        b"<!DOCTYPE [" + b"<a" * 100_000,
        b"<a " + b"b " * 100_000,
        b"<a " + b"b=" * 100_000 + b"/>",
        b"<a>" + b"&" * 20_000 + b"</a>",
        b"<a>" + b"\x01" * 20_000 + b"</a>",
        b"<a><!--" + b"-" * 100_000 + b"--></a>",
        b"<r>" + b"<p:a/>" * 30_000 + b"</r>",
        b"<r>" + b"".join(b"<p%d:a/>" % n for n in range(5_000)) + b"</r>",
        b"\xff" * 200_000,
        b"\0" * 200_000,
        b" " * 1_000_000,
        b"<a b='" + b"x" * 20_000_000 + b"'/>",
        b"<" + b"x" * 1_000_000 + b"/>",
        b"<a" + b" " * 1_000_000 + b"b/>",
    ],
    ids=lambda data: repr(data[:16]),
)
def test_cost_stays_linear(data: bytes) -> None:
    start = time.process_time()
    outcome(data)
    assert time.process_time() - start < 10
