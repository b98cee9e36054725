"""A whole check: every chosen case against one engine, told as events."""
