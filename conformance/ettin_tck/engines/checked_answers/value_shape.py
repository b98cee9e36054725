"""Answers to questions: of the type that the question asks for, and within bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.protocol import decks as d
from ettin_spec.protocol import life_counts as n
from ettin_spec.protocol import matches as m
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.commands import Act, Pass
from ettin_tck.engines.safe_text import one_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.questions import Question

LARGEST = 2**63
"""Integers stay below, on either side of zero."""

FEW, SHORT = 16, 1_000
"""Entries, and characters of all together, of an object that needs no closer look."""

LARGEST_ANSWER = 50_000
"""Characters that an answer may have, each part counted as ten more."""

MOST_LEGAL = 20_000
"""Commands that may be carried out in one position."""

LEGAL = tuple[Pass | Act, ...]
"""What is told of them."""

DEEPEST = 8
"""Lists and objects within each other in one answer."""

TOTALS = (q.AskLife, n.AskReadLife)
"""Answered by a number that may be negative."""

COUNTS = (
    q.AskCount,
    q.AskBodied,
    q.AskCounters,
    q.AskPlayerCounters,
    q.AskHandSize,
    q.AskLibrarySize,
    q.AskGraveyardSize,
    q.AskExileSize,
    q.AskUnspent,
    q.AskStackSize,
    m.AskTurnsLeft,
    n.AskLifeLost,
    n.AskReadPoison,
)
TRUTHS = (
    q.AskSees,
    q.AskMonarch,
    q.AskInitiative,
    q.AskChooses,
    q.AskFaceDown,
    q.AskTapped,
    q.AskAttacking,
    d.AskObjection,
    d.AskDeckObjection,
    d.AskFromOutside,
    n.AskPoisoned,
)
WORDS = (
    q.AskBody,
    q.AskExiled,
    q.AskCommander,
    q.AskChosenColour,
    q.AskProtector,
    q.AskRoom,
    q.AskOutcome,
    q.AskDaytime,
    m.AskMatch,
    m.AskStartingTeam,
    m.AskPrimary,
    m.AskSettles,
    d.AskProduct,
)
OBJECTS = (q.AskZone, q.AskMoment, d.AskDecksAllowed, d.AskDeckAllowed)
KINDS: dict[type[Any], tuple[type[Any], str]] = {
    **dict.fromkeys(TOTALS, (int, "an integer")),
    **dict.fromkeys(COUNTS, (int, "an integer, 0 or more")),
    **dict.fromkeys(TRUTHS, (bool, "true or false")),
    **dict.fromkeys(WORDS, (str, "a name or a word")),
    **dict.fromkeys(OBJECTS, (dict, "an object")),
}
"""What answers each question, besides null: its type, and how that is said."""

OR_NULL = (
    q.AskBody,
    q.AskZone,
    q.AskExiled,
    q.AskCommander,
    q.AskProtector,
    q.AskRoom,
    q.AskDaytime,
    m.AskStartingTeam,
    m.AskTurnsLeft,
    m.AskSettles,
)
"""Questions of which the protocol says that null may answer them."""


def wrong_legal(value: Any) -> str:
    """What is wrong with a list of what may be done; empty where it may be one."""
    if not isinstance(value, list) or len(value) > MOST_LEGAL:
        return f"no list of up to {MOST_LEGAL} commands"
    try:
        msgspec.convert(value, LEGAL)
    except (msgspec.ValidationError, RecursionError) as error:
        return f"a list of what may be done that has the wrong shape: {error}"
    return ""


def wrong_value(ask: Question, value: Any) -> str:
    """Why a value is no answer to a question; empty where it may be one, right or wrong."""
    kind = type(value)
    if value is None:
        said = KINDS[type(ask)][1]
        return "" if isinstance(ask, OR_NULL) else f"null, where {_named(ask)} takes {said}"
    if kind is int and not -LARGEST < value < LARGEST:
        return "a number too large to be one of a game"
    wanted, said = KINDS.get(type(ask), (kind, ""))
    if kind is not wanted or (kind is int and value < 0 and type(ask) in COUNTS):
        return f"{_shown(value)}, where {_named(ask)} takes {said}"
    return "" if kind is int or kind is bool or _is_small(value) else _out_of_bounds(value)


def _is_small(value: Any) -> bool:
    """A text, or a few short texts by name?"""
    if type(value) is str:
        return len(value) < SHORT
    if type(value) is not dict or len(value) > FEW:
        return False
    parts = (*value, *value.values())
    return set(map(type, parts)) == {str} and len("".join(parts)) < SHORT


def _out_of_bounds(value: Any) -> str:
    if isinstance(value, str):
        return "" if len(value) < LARGEST_ANSWER else "more than any answer needs"
    size = 0
    for part, depth in _parts(value, 1):
        size += 10 + (len(part) if isinstance(part, str) else 0)
        if depth > DEEPEST:
            return f"values nested more than {DEEPEST} deep"
        if size > LARGEST_ANSWER:
            return "more than any answer needs"
        if isinstance(part, int) and not -LARGEST < part < LARGEST:
            return "a number too large to be one of a game"
    return ""


def _parts(value: Any, depth: int) -> Iterator[tuple[Any, int]]:
    """Everything in a value, keys included, with how deep it lies; no deeper than is looked at."""
    yield value, depth
    if depth > DEEPEST:
        return
    if isinstance(value, dict):
        for key, part in value.items():
            yield key, depth
            yield from _parts(part, depth + 1)
    elif isinstance(value, list):
        for part in value:
            yield from _parts(part, depth + 1)


def _named(ask: Question) -> str:
    return repr(type(ask).__struct_config__.tag)


def _shown(value: Any) -> str:
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    return one_line(repr(value), 60)
