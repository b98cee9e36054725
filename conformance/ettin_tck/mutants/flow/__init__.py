"""Mutants of the flow of a game: what is changed, how it is run, and when it makes no difference."""
