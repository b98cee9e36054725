"""Playing what is wrong: what the cases exercise, which are played, where, and against whom."""
