"""Pure readers of what cards say: they take a state and cannot ask."""
