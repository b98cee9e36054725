"""Decks before any game: what a team hands in, and what the rules of the day object to."""
