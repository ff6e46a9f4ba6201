"""A sample of the long run over the models of installed packages, and the run's own parts."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

pytest.importorskip("pydrake", reason="Drake is the judge of these tests")

from tests.conformance.find_models import Model, in_folder, in_packages
from tests.conformance.judge_file import Judge
from tests.conformance.results import AGREE, CRASHED, LIMITED, SILENT, SKIPPED, Row
from tests.conformance.routes import from_urdf
from tests.conformance.routes.from_sdf import no_tree
from tests.conformance.routes.from_urdf import TO_SDF
from tests.conformance.run_corpus import choose, judge_all, read_table, write_table
from tests.conformance.write_figures import figures, kinds, markers, summary, write_docs
from transpile.verify.facts import Facts, Joint

SAMPLE = 40
SHARES = {TO_SDF: 0.95, from_urdf.BACK: 0.95, "SDF → SDF 1.9": 0.95, "SDF → URDF": 0.95}
"""The least share of files that agree, by route."""


@pytest.mark.corpus
def test_a_sample_of_the_installed_models() -> None:
    models = choose(list(in_packages()), SAMPLE, seed=3)
    if not models:
        pytest.skip("no package with models is installed")
    rows = [row for row in judge_all(models, routes=tuple(SHARES)) if row.outcome != SKIPPED]
    rows = [row for row in rows if row.route in SHARES]
    bad = [row for row in rows if row.outcome in (SILENT, CRASHED)]
    assert not bad, "\n".join(map(str, bad))
    for route, share in SHARES.items():
        outcomes = [row.outcome for row in rows if row.route == route]
        agree = outcomes.count(AGREE) + outcomes.count(LIMITED)
        assert agree >= share * len(outcomes), f"{route}: {agree} of {len(outcomes)}\n{summary(rows)}"


def test_a_file_that_is_no_model_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "page.urdf").write_text("<html/>")
    (tmp_path / "broken.urdf").write_text('<robot name="r"><link name="a"/><link name="a"/></robot>')
    (tmp_path / "world.sdf").write_text(
        '<sdf version="1.9"><world name="w"><model name="m"><link name="a"/></model></world></sdf>'
    )
    judge = Judge(tmp_path, wanted=lambda name: name in SHARES)
    rows = [row for model in in_folder(tmp_path) for row in judge.judge(model)]
    judge.close()
    assert {(row.label, row.outcome) for row in rows} == {
        ("page.urdf", SKIPPED),
        ("broken.urdf", SKIPPED),
        ("world.sdf", SKIPPED),  # a URDF holds one model
        ("world.sdf", AGREE),  # a MJCF holds worlds
    }


def test_what_is_no_tree_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "m.sdf"
    path.write_text('<sdf version="1.9"><model name="m"/></sdf>')

    def tree(*joints: tuple[str, str]) -> Facts:
        return Facts("x", joints={f"j{i}": Joint(f"j{i}", "fixed", a, b) for i, (a, b) in enumerate(joints)})

    assert no_tree(path, tree(("a", "b"), ("b", "c"), ("world", "a"))) == ""
    assert "two joints" in no_tree(path, tree(("a", "c"), ("b", "c")))
    assert "loop" in no_tree(path, tree(("a", "b"), ("b", "c"), ("c", "a")))


def test_a_lost_process_costs_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.conformance import run_corpus

    class Dying(run_corpus.Hand):
        def give(self, model: Model) -> None:
            dies = model.label == "bad.urdf"
            if dies:
                os.kill(self.process.pid or 0, signal.SIGSTOP)  # or it might answer before it dies
            super().give(model)
            if dies:
                self.process.kill()

    monkeypatch.setattr(run_corpus, "Hand", Dying)
    for name in ("a", "bad", "c"):
        (tmp_path / f"{name}.urdf").write_text("<html/>")
    rows = list(judge_all(in_folder(tmp_path)))
    assert [row.outcome for row in rows] == [SKIPPED, CRASHED, SKIPPED]


ROWS = [
    Row("a", TO_SDF, AGREE),
    Row("b", TO_SDF, SILENT, "drake", "mass,inertia"),
    Row("c", TO_SDF, "refused", codes="F003"),
    Row("d", "", SKIPPED, detail="not a tree: a loop"),
]


def test_the_figures() -> None:
    assert f"| {TO_SDF} | 3 | 1 | 0 | 33.3 % | 0 | 1 | 1 | 0 | 0 |" in figures(ROWS, from_urdf.FAMILY.routes)
    table = kinds(ROWS, from_urdf.FAMILY)
    others = "  |" * len(from_urdf.FAMILY.routes)
    assert f"| mass | 1 |{others}" in table
    assert f"| refused: F003 | 1 |{others}" in table
    assert "left out: 1 (not a tree)" in summary(ROWS)


def test_the_figures_are_written_between_their_markers(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    begin, end = markers(from_urdf.FAMILY)
    page.write_text(f"before\n{begin}\nstale\n{end}\nafter\n")
    write_docs(ROWS, page)
    text = page.read_text()
    assert text.startswith("before\n") and text.endswith("after\n")
    assert "stale" not in text and "33.3 %" in text
    write_table(ROWS, tmp_path / "rows.tsv")
    assert read_table(tmp_path / "rows.tsv") == ROWS
