"""Damage as it is dealt, and what it does besides."""
