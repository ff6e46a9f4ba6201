"""The shape of SDFormat, and what older versions of it meant."""
