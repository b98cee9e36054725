"""What was released: frozen sets of cases, and what became of ids that are no more."""
