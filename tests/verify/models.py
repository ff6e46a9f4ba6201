"""One small arm, written by hand as URDF and as SDF; both mean the same."""

URDF = """<?xml version="1.0"?>
<robot name="arm" xmlns:drake="http://drake.mit.edu">
  <material name="red"><color rgba="0.9 0.1 0.2 1"/></material>
  <link name="base">
    <inertial><origin xyz="0 0 0.05"/><mass value="2"/>
      <inertia ixx="0.02" ixy="0" ixz="0" iyy="0.03" iyz="0" izz="0.04"/></inertial>
    <visual name="plate"><origin xyz="0 0 0.05" rpy="0.3 0 0"/><geometry><box size="0.3 0.2 0.1"/></geometry>
      <material name="red"/></visual>
    <collision name="plate"><origin xyz="0 0 0.05"/><geometry><box size="0.3 0.2 0.1"/></geometry></collision>
  </link>
  <link name="upper">
    <inertial><origin xyz="0.1 0 0" rpy="0 0 0.5"/><mass value="1"/>
      <inertia ixx="0.001" ixy="0" ixz="0" iyy="0.002" iyz="0" izz="0.0025"/></inertial>
    <visual name="bar"><geometry><mesh filename="package://arm/meshes/bar.stl" scale="0.001 0.001 0.001"/>
      </geometry></visual>
    <collision name="bar"><origin xyz="0.1 0 0" rpy="0 1.5 0"/><geometry>
      <cylinder radius="0.02" length="0.2"/></geometry></collision>
  </link>
  <link name="tiny">
    <inertial><mass value="0.001"/>
      <inertia ixx="1e-7" ixy="0" ixz="0" iyy="1e-7" iyz="0" izz="1e-7"/></inertial>
    <collision name="ball"><geometry><sphere radius="0.01"/></geometry></collision>
  </link>
  <link name="finger">
    <inertial><mass value="0.1"/>
      <inertia ixx="0.0001" ixy="0" ixz="0" iyy="0.0001" iyz="0" izz="0.0001"/></inertial>
    <collision name="tip"><geometry><sphere radius="0.02"/></geometry></collision>
  </link>
  <link name="tool"/>
  <joint name="shoulder" type="revolute"><origin xyz="0 0 0.1" rpy="0 0 0.2"/>
    <parent link="base"/><child link="upper"/><axis xyz="0 0 1"/>
    <limit lower="-1" upper="1.5" effort="20" velocity="2"/><dynamics damping="0.3" friction="0.4"/></joint>
  <joint name="mount" type="fixed"><origin xyz="0.2 0 0"/><parent link="upper"/><child link="tiny"/></joint>
  <joint name="slide" type="prismatic"><origin xyz="0.25 0 0"/>
    <parent link="upper"/><child link="finger"/><axis xyz="1 0 0"/>
    <limit lower="0" upper="0.05" effort="5" velocity="1"/>
    <mimic joint="shoulder" multiplier="0.02" offset="0.01"/></joint>
  <joint name="tool_mount" type="fixed"><origin xyz="0 0 0.3" rpy="0 0.1 0"/>
    <parent link="upper"/><child link="tool"/></joint>
  <drake:collision_filter_group name="near"><drake:member link="base"/><drake:member link="finger"/>
    <drake:ignored_collision_filter_group name="near"/></drake:collision_filter_group>
</robot>
"""

SDF = """<?xml version="1.0"?>
<sdf version="1.9" xmlns:drake="http://drake.mit.edu">
  <model name="arm">
    <link name="base">
      <inertial><pose>0 0 0.05 0 0 0</pose><mass>2</mass>
        <inertia><ixx>0.02</ixx><iyy>0.03</iyy><izz>0.04</izz><ixy>0</ixy><ixz>0</ixz><iyz>0</iyz></inertia>
      </inertial>
      <visual name="plate"><pose>0 0 0.05 0.3 0 0</pose>
        <geometry><box><size>0.3 0.2 0.1</size></box></geometry>
        <material><ambient>0.9 0.1 0.2 1</ambient><diffuse>0.9 0.1 0.2 1</diffuse></material></visual>
      <collision name="plate"><pose>0 0 0.05 0 0 0</pose>
        <geometry><box><size>0.3 0.2 0.1</size></box></geometry></collision>
    </link>
    <link name="upper"><pose relative_to="shoulder"/>
      <inertial><pose>0.1 0 0 0 0 0.5</pose><mass>1</mass>
        <inertia><ixx>0.001</ixx><iyy>0.002</iyy><izz>0.0025</izz></inertia></inertial>
      <visual name="bar"><geometry><mesh><uri>model://arm/meshes/bar.stl</uri><scale>0.001 0.001 0.001</scale>
        </mesh></geometry></visual>
      <collision name="bar"><pose>0.1 0 0 0 1.5 0</pose><geometry><cylinder><radius>0.02</radius>
        <length>0.2</length></cylinder></geometry></collision>
    </link>
    <link name="tiny"><pose relative_to="mount"/>
      <inertial><mass>0.001</mass><inertia><ixx>1e-7</ixx><iyy>1e-7</iyy><izz>1e-7</izz></inertia></inertial>
      <collision name="ball"><geometry><sphere><radius>0.01</radius></sphere></geometry></collision>
    </link>
    <link name="finger"><pose relative_to="slide"/>
      <inertial><mass>0.1</mass><inertia><ixx>0.0001</ixx><iyy>0.0001</iyy><izz>0.0001</izz></inertia></inertial>
      <collision name="tip"><geometry><sphere><radius>0.02</radius></sphere></geometry></collision>
    </link>
    <frame name="tool" attached_to="upper"><pose>0 0 0.3 0 0.1 0</pose></frame>
    <joint name="shoulder" type="revolute"><pose relative_to="base">0 0 0.1 0 0 0.2</pose>
      <parent>base</parent><child>upper</child><axis><xyz>0 0 1</xyz>
        <limit><lower>-1</lower><upper>1.5</upper><effort>20</effort><velocity>2</velocity></limit>
        <dynamics><damping>0.3</damping><friction>0.4</friction></dynamics></axis></joint>
    <joint name="mount" type="fixed"><pose relative_to="upper">0.2 0 0 0 0 0</pose>
      <parent>upper</parent><child>tiny</child></joint>
    <joint name="slide" type="prismatic"><pose relative_to="upper">0.25 0 0 0 0 0</pose>
      <parent>upper</parent><child>finger</child><axis><xyz>1 0 0</xyz>
        <limit><lower>0</lower><upper>0.05</upper><effort>5</effort><velocity>1</velocity></limit></axis>
      <drake:mimic joint="shoulder" multiplier="0.02" offset="0.01"/></joint>
    <drake:collision_filter_group name="near">
      <drake:member>base</drake:member><drake:member>finger</drake:member>
      <drake:ignored_collision_filter_group>near</drake:ignored_collision_filter_group>
    </drake:collision_filter_group>
  </model>
</sdf>
"""
