"""The specification as it is read, once for all tests of a process."""

from __future__ import annotations

from functools import cache

from ettin_spec.language import features_root, load_corpus
from ettin_spec.language.feature_corpus import Corpus
from ettin_tck.library import Library


@cache
def library(language: str = "en") -> Library:
    """What the runner reads, in a language."""
    return Library(language)


@cache
def corpus(language: str = "en") -> Corpus:
    """The scenarios of a language."""
    return load_corpus(features_root(), language)
