"""Pages to look things up: cards, clauses, policies, sources, the machine, guides."""
