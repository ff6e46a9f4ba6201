"""What the user asked for beyond the conversion."""
