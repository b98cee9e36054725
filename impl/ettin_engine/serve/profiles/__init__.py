"""What is no game of cards as an engine of the protocol: a match, decks, a count of life."""
