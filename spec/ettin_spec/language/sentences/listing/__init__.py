"""The phrases as readers look for them: listed, filled, and the nearest to a slip."""
