"""The text of cards, made from their declarations in the words of a language."""

from ettin_spec.cards.wording.card_text import face, rules_text
from ettin_spec.cards.wording.slots import Unsayable
from ettin_spec.cards.wording.wordbook import spoken, wordbook

__all__ = ["Unsayable", "face", "rules_text", "spoken", "wordbook"]
