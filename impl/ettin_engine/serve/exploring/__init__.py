"""For who walks through many games: what may be done now, and places to come back to."""
