"""What of a <gazebo> block has to change on its way into SDFormat."""

from __future__ import annotations

from transpile import convert

ROBOT = """<robot name="r"><link name="a"><visual><geometry><sphere radius="1"/></geometry>
<material name="m"><color rgba="1 0 0 1"/></material></visual></link>{}</robot>"""


def test_the_noise_of_an_imu_is_split_by_axis() -> None:
    imu = (
        "<imu><noise><type>gaussian</type><rate><mean>0</mean><stddev>0.1</stddev></rate>"
        "<accel><mean>0</mean><stddev>0.2</stddev></accel></noise></imu>"
    )
    block = f'<gazebo reference="a"><sensor name="s" type="imu">{imu}</sensor></gazebo>'
    text = convert(ROBOT.format(block), to="sdf").text
    assert text is not None
    assert text.count("<angular_velocity>") == text.count("<linear_acceleration>") == 1
    assert text.count("<stddev>0.1</stddev>") == text.count("<stddev>0.2</stddev>") == 3


def test_sensors_of_one_name_are_told_apart() -> None:
    block = '<gazebo reference="a"><sensor name="s" type="imu"/></gazebo>'
    result = convert(ROBOT.format(block + block), to="sdf")
    assert result.text is not None
    assert '<sensor name="s" type="imu"/>' in result.text
    assert '<sensor name="s_1" type="imu"/>' in result.text
    assert "A066" in [d.code for d in result.diagnostics]


def test_colours_that_drake_would_see_are_for_gazebo_alone() -> None:
    material = "<material><diffuse>0 0 1 1</diffuse><specular>0 1 0 1</specular></material>"
    text = ROBOT.format(f'<gazebo reference="a"><visual>{material}</visual></gazebo>')
    plain, gazebo = convert(text, to="sdf"), convert(text, to="sdf", dialect="gazebo")
    assert plain.text is not None
    assert gazebo.text is not None
    assert "<diffuse>1 0 0 1</diffuse>" in plain.text
    assert "<specular>" not in plain.text
    assert [d.code for d in plain.diagnostics if d.severity == "loss"] == ["L061", "L061"]
    assert "<diffuse>0 0 1 1</diffuse>" in gazebo.text
    assert "<specular>0 1 0 1</specular>" in gazebo.text
