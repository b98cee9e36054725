"""Wrong versions of the reference, and what of the suite notices each."""
