"""Cards as declarations, in a small vocabulary of abilities."""

from ettin_spec.cards.catalogue import CardError, Cards, load_cards
from ettin_spec.cards.vocabulary import Word, needs, vocabulary

__all__ = ["CardError", "Cards", "Word", "load_cards", "needs", "vocabulary"]
