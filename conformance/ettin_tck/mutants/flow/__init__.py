"""Mutants of the flow of a game: what is changed, and how it is run."""
