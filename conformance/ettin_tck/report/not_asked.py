"""Why cases were not asked: a line for each thing that the engine lacks, the most cases first."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from ettin_tck.cases.claim_ladder import READING, is_of_another_program, ladder_beside_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_tck.pages.page_words import Frames

LACKING = re.compile(
    r"(does not (?:know the card|place|observe|claim the \w+|claim to advance to)|cannot read) (.+)"
)
"""A reason that ends with what is lacking."""
SUBJECT = "the engine "
"""How most reasons begin, which is said once."""
NAMED = 3
"""So many of what is lacking are named, those that bar most."""
AT_ONCE = 2
"""So many claims at once are worth being named."""
MOST_CLAIMS = 10
"""So many of them are told where there is room."""
FEW = 3
"""So many cases are named themselves."""


def not_asked(reasons: Mapping[str, Sequence[str]], words: Frames) -> Iterator[str]:
    """The cases that were not asked, by their reasons: one line for each kind of reason."""
    kinds: dict[str, dict[str, list[str]]] = {}
    for why, cases in reasons.items():
        said = why.removeprefix(SUBJECT).partition("\n")[0]
        found = LACKING.fullmatch(said)
        kind, name = found.groups() if found else (said, "")
        kinds.setdefault(kind, {}).setdefault(name, []).extend(cases)
    total = sum(map(len, reasons.values()))
    if not total:
        return
    yield words.say("idle", n=total)
    for kind, lacking in sorted(kinds.items(), key=lambda each: -_count(each[1])):
        cases = [case for those in lacking.values() for case in dict.fromkeys(those)]
        few = f"  ({', '.join(cases)})" if len(cases) <= FEW else ""
        yield f"{_count(lacking):>6}  {words.lacking(kind)}{_names(lacking, words)}{few}"


def to_claim_next(lacks: Mapping[frozenset[str], int], words: Frames) -> str:
    """What to claim so that most cases are asked, from what each case lacks; empty for nothing.

    Counted are the cases that lack this and nothing else; of what opens as many, single claims
    come before pairs.
    """
    best = worth_claiming(_of_claims(lacks))[:NAMED]
    told = [f"{_together(sorted(each), words)} ({number})" for each, number in best]
    return words.say("next_claims", claims=words.joined(told)) if told else ""


def to_read_next(lacks: Mapping[frozenset[str], int], words: Frames) -> str:
    """The unread cards that keep most cases from being asked, each alone; empty for none."""
    alone = {each: many for each, many in lacks.items() if len(each) == 1 and _is_unread(each)}
    best = worth_claiming(alone)[:NAMED]
    told = [f"{name.removeprefix(READING)} ({many})" for each, many in best for name in each]
    return words.say("next_read", cards=words.joined(told)) if told else ""


def _of_claims(lacks: Mapping[frozenset[str], int]) -> dict[frozenset[str], int]:
    """What cases lack that can be claimed: no card that is claimed and yet not read."""
    return {each: many for each, many in lacks.items() if not _is_unread(each)}


def _is_unread(claims: frozenset[str]) -> bool:
    return any(claim.startswith(READING) for claim in claims)


def to_claim_together(lacks: Mapping[frozenset[str], int], words: Frames) -> str:
    """The claims that open most cases at once, with the cards of these; empty if fewer do as well.

    An engine that has just begun lacks so much of nearly every case that no claim or two open many.
    """
    claims = _of_claims(lacks)
    own = {each: many for each, many in claims.items() if each and not is_of_another_program(each)}
    few = max((many for _, many in worth_claiming(claims)), default=0)
    first = next((each for each in ladder_beside_cards(own) if len(each.claims) > AT_ONCE), None)
    if first is None or first.opens <= few:
        return ""
    cards = sorted(first.cards, key=lambda name: (-first.cards[name], name))[:NAMED]
    named = words.joined([*first.claims, *(f"card {name}" for name in cards)])
    more = len(first.cards) - len(cards)
    told = words.say("more_cards", claims=named, n=more) if more > 0 else named
    return words.say("claim_together", n=first.opens, claims=told)


def _together(claims: Sequence[str], words: Frames) -> str:
    """One claim, or two that open cases only together."""
    first, *second = claims
    return words.say("with", one=first, other=second[0]) if second else first


def worth_claiming(lacks: Mapping[frozenset[str], int]) -> list[tuple[frozenset[str], int]]:
    """Claims, or two at once, with the cases that lack these alone, most first; at most ten.

    What a rules engine may claim is no advice to a life counter, and the other way round: cases of
    profiles that the engine does not speak are left out.
    """
    sets = {
        claims: number
        for claims, number in lacks.items()
        if 0 < len(claims) <= AT_ONCE and not is_of_another_program(claims)
    }
    best = sorted(sets, key=lambda each: (-sets[each], len(each), sorted(each)))
    return [(each, sets[each]) for each in best[:MOST_CLAIMS]]


def _count(lacking: Mapping[str, Sequence[str]]) -> int:
    return sum(map(len, lacking.values()))


def _names(lacking: Mapping[str, Sequence[str]], words: Frames) -> str:
    """What is lacking, with the cases that each bars, where there are several."""
    if len(lacking) == 1:
        (name,) = lacking
        return f" {name}" if name else ""
    most = Counter({name: len(cases) for name, cases in lacking.items()}).most_common(NAMED)
    told = [f"{_one(name)} ({number})" for name, number in most]
    if len(lacking) > NAMED:
        told.append(words.say("and_more", n=len(lacking) - NAMED))
    return ": " + words.joined(told)


def _one(name: str) -> str:
    """Several that are lacking at once, told apart from those of other cases."""
    return name.replace(", as ", " as ").replace(", ", " and ")
