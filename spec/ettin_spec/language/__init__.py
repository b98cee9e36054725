"""The scenario language: Gherkin in four languages, and the scripts that engines play."""

from ettin_spec.language.feature_corpus import Corpus, FeaturesError, features_root, load_corpus
from ettin_spec.language.people import seating
from ettin_spec.language.scripts.script import script
from ettin_spec.language.sentences.spoken_language import load_tongue, say

__all__ = [
    "Corpus",
    "FeaturesError",
    "features_root",
    "load_corpus",
    "load_tongue",
    "say",
    "script",
    "seating",
]
