"""Random games: played once on the right reference, and replayed on a wrong one to compare."""
