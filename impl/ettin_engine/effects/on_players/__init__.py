"""Effects on players: their life, cards, mana, and who wins."""
