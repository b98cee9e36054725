"""Effects on objects: permanents, spells, cards, tokens and counters."""
