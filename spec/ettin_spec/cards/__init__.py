"""Cards as declarations, in a small vocabulary of abilities."""
