"""What an engine claims of itself: dates that are dates, a wording that there is, bounded lists."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_spec.errors import nearest
from ettin_tck.engines.safe_text import one_line

if TYPE_CHECKING:
    from ettin_spec.protocol.capabilities import Capabilities, Span

WORDINGS = ("by_date", "current")
LONGEST = 200
"""Characters that a claimed name may have."""

MOST_CARDS = 200_000
"""Cards that may be claimed by name: several times as many as there are."""

MOST_NAMES = 1_000
"""Names in any other list."""

LISTS = (
    *("profiles", "facets", "variants", "actions", "places", "observes", "advances"),
    *("answers", "tells", "explores"),
)


def wrong_claims(can: Capabilities) -> str:
    """What is wrong with claims; empty where they can be meant.

    A name that the protocol does not have is no error: it may be of a younger minor version.
    """
    return _wrong_span(can.rules) or _wrong_cards(can) or _wrong_lists(can)


def safe_claims(can: Capabilities) -> Capabilities:
    """The claims with the engine's name and version in one short line each."""
    return replace(can, name=one_line(can.name, 80), version=one_line(can.version, 80))


def _wrong_span(span: Span) -> str:
    for text in (span.first, span.last):
        if not _is_day(text):
            return f"rules: {_quoted(text)} is no date such as 2012-01-01"
    if span.first > span.last:
        return f"rules: the first day, {span.first}, comes after the last, {span.last}"
    return ""


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _wrong_cards(can: Capabilities) -> str:
    cards = can.cards
    if cards.wording not in WORDINGS:
        known = nearest(cards.wording[:LONGEST], WORDINGS)
        return f"cards: there is no wording {_quoted(cards.wording)}; {known}"
    return _wrong_names("cards.names", cards.names, MOST_CARDS) or _wrong_names(
        "cards.words", cards.words, MOST_NAMES
    )


def _wrong_lists(can: Capabilities) -> str:
    wrong = (_wrong_names(name, getattr(can, name), MOST_NAMES) for name in LISTS)
    return next(filter(None, wrong), "")


def _wrong_names(field: str, names: tuple[str, ...], most: int) -> str:
    if len(names) > most:
        return f"{field}: {len(names)} names, of which there can be {most}"
    for name in names:
        if not name.strip() or len(name) > LONGEST or name != one_line(name, LONGEST):
            return f"{field}: {_quoted(name)} is no name"
    return ""


def _quoted(text: str) -> str:
    return repr(one_line(text, 60))
