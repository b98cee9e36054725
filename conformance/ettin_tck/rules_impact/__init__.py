"""What a new rules text changes, and what of ours stands on it."""
