"""Whom and what the words of an ability mean: players, objects, spells, targets."""
