"""Perft: the sequences of decisions that there are from a position, counted and compared."""
