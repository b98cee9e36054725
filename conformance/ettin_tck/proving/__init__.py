"""Proofs by search: which games are searched, what came of it, and how it is told."""
