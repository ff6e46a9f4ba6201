"""URDF's <gazebo> blocks: into SDFormat's own elements, and back."""
