"""Files of Drake Model Directives, which are compared by the full names of their model instances."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile.verify.stand_in import Copier, StandIns
from transpile.verify.verify_pair import Report, Verifier

from .models import SDF

pytest.importorskip("pydrake.multibody.parsing")

SCENE = """directives:
- add_model: &one
    file: package://parts/m.sdf
    name: left
- add_model: { <<: *one, name: right }
- add_frame: { name: shelf, X_PF: { base_frame: world, translation: [0, 0, 3] } }
- add_weld: { parent: shelf, child: "left::base" }
"""


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    (tmp_path / "package.xml").write_text("<package><name>parts</name></package>")
    (tmp_path / "m.sdf").write_text(SDF)
    path = tmp_path / "scene.dmd.yaml"
    path.write_text(SCENE)
    return path


def ask(verifier: Verifier, a: Path, b: Path) -> Report:
    return verifier.verify(a, b, engines=("drake",))


def test_each_file_is_copied_once_and_named_by_its_whole_path(scene: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    copy = Copier(StandIns(folder), {}).copy(scene)
    assert sorted(path.name for path in copy.files) == ["model0.dmd.yaml", "model1.sdf"]
    assert f'file: "file://{folder}/model1.sdf"' in copy.path.read_text()
    assert copy.frames == {"shelf"}


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("0, 0, 3", "0, 0, 2", "frame pose"),
        ("left::base", "left::__model__", ""),
        ("left::base", "right::base", "joint"),
        ("name: shelf", "name: floor", "loads"),
        ("name: right", "name: other", "link"),
    ],
)
def test_differences_are_noticed(verifier: Verifier, scene: Path, old: str, new: str, kind: str) -> None:
    other = scene.with_name("other.dmd.yaml")
    other.write_text(SCENE.replace(old, new))
    found = {difference.kind for difference in ask(verifier, scene, other).differences}
    assert kind in found if kind else not found


def test_a_model_has_the_names_of_the_directive_that_adds_it(verifier: Verifier, scene: Path) -> None:
    other = scene.with_name("one.dmd.yaml")
    text = "directives:\n- add_model: { file: package://parts/m.sdf, name: NAME }\n"
    name = SDF.split('<model name="')[1].split('"')[0]
    other.write_text(text.replace("NAME", name))
    report = ask(verifier, scene.with_name("m.sdf"), other)
    assert report.agree, report.text()
    other.write_text(text.replace("NAME", "another"))
    assert "link" in {d.kind for d in ask(verifier, scene.with_name("m.sdf"), other).differences}


def test_a_part_that_is_not_there(verifier: Verifier, scene: Path) -> None:
    scene.with_name("m.sdf").unlink()
    report = ask(verifier, scene, scene)
    assert not report.judged
    assert "package://parts/m.sdf, which is not found" in report.text()
