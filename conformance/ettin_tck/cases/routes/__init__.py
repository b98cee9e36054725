"""How an engine that cannot be given a position gets there: by playing."""
