"""What the tests of directives share: a folder with an arm and a way to convert text beside it."""

from __future__ import annotations

from pathlib import Path

from transpile import convert
from transpile.driver.result import Result

ARM = """<?xml version="1.0"?>
<sdf version="1.9">
  <model name="arm">
    <link name="base"/>
    <link name="hand"><pose>0 0 1 0 0 0</pose></link>
    <frame name="tool" attached_to="hand"><pose>0 0 0.5 0 0 0</pose></frame>
    <joint name="elbow" type="revolute">
      <parent>base</parent>
      <child>hand</child>
      <axis><xyz>0 1 0</xyz></axis>
    </joint>
  </model>
</sdf>
"""


def converted(folder: Path, directives: str, to: str = "sdf") -> Result:
    """The directives (without their first line), written into ``folder`` beside ``arm.sdf`` and converted."""
    (folder / "arm.sdf").write_text(ARM)
    path = folder / "scene.dmd.yaml"
    path.write_text(f"directives:\n{directives}")
    return convert(path, to=to)


def codes(result: Result) -> list[str]:
    """The codes of what was found, but for the arm's missing masses."""
    return [d.code for d in result.diagnostics if d.code not in ("A001", "A062", "A012", "A048")]
