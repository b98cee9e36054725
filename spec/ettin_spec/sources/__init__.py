"""The ledger's data: what each document says on which line, and which scenarios show it."""

from ettin_spec.sources.holes import holes
from ettin_spec.sources.load import SourcesError, load_sources
from ettin_spec.sources.model import (
    Days,
    Erratum,
    Example,
    Kind,
    Line,
    Pending,
    Source,
    Sources,
    Statement,
)
from ettin_spec.sources.texts import verify

__all__ = [
    "Days",
    "Erratum",
    "Example",
    "Kind",
    "Line",
    "Pending",
    "Source",
    "Sources",
    "SourcesError",
    "Statement",
    "holes",
    "load_sources",
    "verify",
]
