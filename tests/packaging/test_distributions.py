"""What is built and installed holds every module and nothing under a name of its own.

`passes/` and `grammars/` stand at the top of the repository and are imported as
`transpile.passes` and `transpile.grammars`; see the note in pyproject.toml.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOVED = {"grammars": "transpile/grammars", "passes": "transpile/passes"}
DATA = {".py", ".typed", ".grammar", ".lark", ".toml"}


def tool() -> dict[str, object]:
    with open(ROOT / "pyproject.toml", "rb") as file:
        return dict(tomllib.load(file)["tool"]["setuptools"])


def files_on_disk() -> set[str]:
    """Every file that belongs in a wheel, as it is called there."""
    found = set()
    for folder in ("transpile", *MOVED):
        for path in (ROOT / folder).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            through_link = any(name.startswith(f"{place}/") for place in MOVED.values())
            if path.is_file() and "__pycache__" not in path.parts and not through_link:
                top, _, rest = name.partition("/")
                found.add(f"{MOVED.get(top, top)}/{rest}")
    return found


def folders_on_disk() -> set[str]:
    return {name.rpartition("/")[0].replace("/", ".") for name in files_on_disk() if name.endswith(".py")}


def test_the_package_list_equals_the_folders_on_disk() -> None:
    packages = tool()["packages"]
    assert isinstance(packages, list)
    assert packages == sorted(set(packages)), "in order, each once"
    assert set(packages) == folders_on_disk()


def test_each_moved_package_is_mapped() -> None:
    mapping = tool()["package-dir"]
    moved = {
        name: name.removeprefix("transpile.").replace(".", "/")
        for name in folders_on_disk()
        if is_moved(name)
    }
    assert mapping == moved


def is_moved(package: str) -> bool:
    return package.split(".")[1:2] in (["grammars"], ["passes"])


@pytest.mark.parametrize("name", sorted(MOVED))
def test_the_links_are_relative(name: str) -> None:
    link = ROOT / "transpile" / name
    assert link.is_symlink()
    assert str(link.readlink()) == f"../{name}"


def test_every_package_has_an_init_file() -> None:
    inits = {name for name in files_on_disk() if name.endswith("/__init__.py")}
    assert {name.rpartition("/")[0].replace("/", ".") for name in inits} == folders_on_disk()
    assert "transpile/py.typed" in files_on_disk()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the sdist, and the wheel built from that sdist."""
    pytest.importorskip("setuptools")
    pytest.importorskip("build")
    base = tmp_path_factory.mktemp("packaging")
    checkout = base / "checkout"
    skipped = shutil.ignore_patterns(
        ".git", "__pycache__", "*.egg-info", "build", "dist", ".venv", ".*_cache", "tests"
    )
    shutil.copytree(ROOT, checkout, symlinks=True, ignore=skipped)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(base / "dist"), str(checkout)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    yield base / "dist"


def test_the_sdist_holds_everything(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {member.name.partition("/")[2] for member in archive if member.isfile()}
    for name in files_on_disk():
        in_checkout = next(
            (f"{top}{name.removeprefix(place)}" for top, place in MOVED.items() if under(name, place)), name
        )
        assert in_checkout in names
    assert {"README.md", "LICENSE", "pyproject.toml"} <= names


def under(name: str, place: str) -> bool:
    return name.startswith(f"{place}/")


def wheel_of(built: Path) -> Path:
    (wheel,) = built.glob("*.whl")
    return wheel


def test_the_wheel_holds_everything_and_nothing_else(built: Path) -> None:
    with zipfile.ZipFile(wheel_of(built)) as wheel:
        names = set(wheel.namelist())
    info = {name for name in names if re.match(r"robot_transpile-[^/]+\.dist-info/", name)}
    assert names - info == files_on_disk()


def test_an_installed_wheel_works(built: Path, tmp_path: Path) -> None:
    """Installed in a folder of its own, away from the checkout, the command and the imports work."""
    site = tmp_path / "site"
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        "--target",
        str(site),
    ]
    done = subprocess.run([*install, str(wheel_of(built))], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert {path.name for path in site.iterdir()} - {"bin"} == {"transpile", f"{info_name(site)}"}

    program = (
        f"import sys; sys.path.insert(0, {str(site)!r})\n"
        "import transpile, transpile.passes, transpile.grammars\n"
        "print(transpile.__file__); print(transpile.passes.__file__); print(transpile.grammars.__file__)\n"
    )
    printed = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True)
    assert printed.returncode == 0, printed.stderr
    assert all(line.startswith(str(site / "transpile")) for line in printed.stdout.split())

    text = '<robot name="r"><link name="a"/></robot>'
    (tmp_path / "r.urdf").write_text(text, encoding="utf-8")
    environment = {"PYTHONPATH": str(site), "PATH": "/usr/bin:/bin"}
    command = [sys.executable, "-m", "transpile", "r.urdf", "--to", "sdf"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "<model name='r'>" in done.stdout.replace('"', "'")


def info_name(site: Path) -> str:
    (info,) = site.glob("*.dist-info")
    return info.name


def test_nothing_is_imported_under_a_second_name() -> None:
    """`passes` and `grammars` are no modules of their own, even in an editable install."""
    program = (
        "import importlib.util\n"
        "for name in ('passes', 'grammars'):\n"
        "    found = importlib.util.find_spec(name)\n"
        "    assert found is None, found\n"
        "import transpile.passes, transpile.grammars\n"
    )
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True)
    if "No module named 'transpile'" in done.stderr:
        pytest.skip("the project is not installed here")
    assert done.returncode == 0, done.stderr
