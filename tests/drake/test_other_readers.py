"""The dialects ros, mujoco and gazebo write URDFs that other readers than Drake load whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile import convert

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "convert"
CASES = sorted(path for path in GOLDEN.glob("drake-*/input.*") if path.suffix in (".urdf", ".sdf"))


@pytest.mark.parametrize("dialect", ["ros", "mujoco", "gazebo"])
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.parent.name)
def test_others_load_it(path: Path, dialect: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(path.parent)
    result = convert(Path(path.name), to="urdf", dialect=dialect, verify_each=True)
    assert result.text is not None
    assert "<drake:joint" not in result.text and "<drake:ellipsoid" not in result.text
    pinocchio = pytest.importorskip("pinocchio")
    roots = result.text.count("<link name=") - result.text.count("<joint name=")
    if roots == 1:
        pinocchio.buildModelFromXML(result.text)
    massless = "_axis1_link" in result.text  # MuJoCo refuses them, whatever the dialect
    if "<mesh" not in result.text and not massless:
        pytest.importorskip("mujoco").MjModel.from_xml_string(result.text)


@pytest.mark.parametrize("dialect", ["ros", "mujoco", "gazebo"])
def test_a_curve_leaves_one_root(dialect: str) -> None:
    case = GOLDEN / "curvilinear-joint" / "input.urdf"
    result = convert(case, to="urdf", dialect=dialect)
    assert result.text is not None
    assert "L082" in {d.code for d in result.diagnostics}
    assert result.text.count('type="fixed"') == 1
    pytest.importorskip("pinocchio").buildModelFromXML(result.text)
