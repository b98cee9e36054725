"""Mana and life that players pay."""
