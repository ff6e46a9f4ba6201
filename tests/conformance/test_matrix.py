"""All sixteen pairs of formats on a common set of models, held true with real engines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("pydrake", reason="Drake judges URDF, SDFormat and directives")
pytest.importorskip("mujoco", reason="MuJoCo judges MJCF")

from tests.conformance.matrix_cells import (
    DOCS,
    ENDINGS,
    MODELS,
    TOP,
    exceptions,
    judge_model,
    new_verifier,
    source_of,
    table,
    unexpected,
)
from transpile.verify.verify_pair import Verifier


@pytest.fixture(scope="module")
def verifier() -> Iterator[Verifier]:
    found = new_verifier()
    yield found
    found.close()


@pytest.mark.parametrize("model", MODELS)
def test_each_format_to_each(model: str, tmp_path: Path, verifier: Verifier) -> None:
    happened = dict(judge_model(model, tmp_path, verifier))
    wrong = unexpected(model, happened)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("written", "other", "kind"),
    [
        ('mass="1.5"', 'mass="1.6"', "mass"),
        ('range="-1.5 2"', 'range="-1.5 2.1"', "limit"),
        ('pos="0 0 0.5"', 'pos="0 0 0.51"', "pose"),
        ('name="hand"', 'name="claw"', "link"),
    ],
)
def test_a_change_is_seen(tmp_path: Path, verifier: Verifier, written: str, other: str, kind: str) -> None:
    """By MuJoCo on the one side and Drake on the other."""
    text = source_of("arm", "mjcf").read_text(encoding="utf-8")
    assert text.count(written) == 1
    changed = tmp_path / "arm.xml"
    changed.write_text(text.replace(written, other), encoding="utf-8")
    assert kind in {found.kind for found in verifier.verify(source_of("arm", "sdf"), changed).differences}


def test_there_are_enough_models() -> None:
    assert len(MODELS) >= 20
    for format_ in ENDINGS:
        assert len([model for model in MODELS if source_of(model, format_).exists()]) >= 20


def test_every_exception_is_of_a_model() -> None:
    lines = (TOP / "exceptions.txt").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(set(lines)) == sum(len(exceptions(model)) for model in MODELS)


def test_a_difference_without_a_line_is_found() -> None:
    assert unexpected("arm", {"arm: sdf -> urdf: differs pose hand": "x"}) == [
        "no line for arm: sdf -> urdf: differs pose hand\n    x"
    ]


def test_a_line_that_does_not_hold_is_found() -> None:
    assert unexpected("scene", {})


def test_the_page_has_the_matrix() -> None:
    """``python -m tests.conformance.matrix_cells`` writes it."""
    assert table() in DOCS.read_text(encoding="utf-8")
