"""What happens to a game: one change each, and what notices it."""
