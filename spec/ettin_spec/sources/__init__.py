"""The ledger's data: what each document says on which line, and which scenarios show it."""

from ettin_spec.sources.document_texts import verify
from ettin_spec.sources.ledger_model import (
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
from ettin_spec.sources.ledger_reader import SourcesError, load_sources
from ettin_spec.sources.untested_statements import holes

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
