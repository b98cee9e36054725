"""What each step of a turn does of itself."""
