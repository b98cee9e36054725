"""One walk through two engines: random tables, what may be done compared, and what comes of it."""
