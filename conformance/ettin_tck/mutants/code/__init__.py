"""Mutants of the reference's code: where its modules are, and what is changed in them."""
