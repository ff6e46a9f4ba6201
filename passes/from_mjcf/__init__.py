"""What MJCF says in short, written out on its AST: classes, settings, replicates."""
