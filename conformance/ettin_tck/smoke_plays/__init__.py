"""A few moves in each variant that an engine claims, which tell a broken adapter."""
