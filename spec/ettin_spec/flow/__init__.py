"""How a game goes, as an explicit machine: one file, and everything that is made from it."""
