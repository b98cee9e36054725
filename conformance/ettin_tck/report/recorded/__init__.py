"""A whole check, or several, looked back upon: what pages and comparisons are made of."""
