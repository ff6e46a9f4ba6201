"""The shape of MJCF."""
