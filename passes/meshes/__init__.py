"""Mesh files: where they stand, copies of them, other formats of them."""
