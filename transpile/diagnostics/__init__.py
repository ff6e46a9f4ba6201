"""Diagnostics: findings with codes, places and fixes."""

from transpile.diagnostics.diagnostic import (
    ASSUMPTION,
    ERROR,
    LOSS,
    WARNING,
    Diagnostic,
    Diagnostics,
)

__all__ = ["ASSUMPTION", "ERROR", "LOSS", "WARNING", "Diagnostic", "Diagnostics"]
