"""Names and files: what a name refers to, what an include brings in, models in models."""
