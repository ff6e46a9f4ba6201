"""The shape of formats that know only trees: URDF, and in part MJCF."""
