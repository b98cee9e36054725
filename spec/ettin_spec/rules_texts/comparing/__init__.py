"""Which clause of one text is which of another, and what became of it."""
