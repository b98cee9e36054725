"""All that the runner reads of the specification: rules, cards, the corpus in a language."""

from ettin_tck.library.card_facts import CardNeed
from ettin_tck.library.citations import ClauseShown
from ettin_tck.library.evidence import Evidence
from ettin_tck.library.loaded_specification import SCOPE, TODAY, Further, Library

__all__ = ["SCOPE", "TODAY", "CardNeed", "ClauseShown", "Evidence", "Further", "Library"]
