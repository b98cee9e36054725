"""Searching everything within bounds, and holding it against properties that are data."""
