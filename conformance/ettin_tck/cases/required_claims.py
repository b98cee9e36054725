"""What a case asks of an engine, computed from its commands, and what the engine lacks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias, get_args

from ettin_spec.language.scenario import Answers, Level
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.commands import (
    Act,
    Advance,
    Answer,
    Observe,
    Place,
    Register,
    StartCount,
)
from ettin_spec.rulebook import load_rules
from ettin_tck.cases import left_out
from ettin_tck.cases.finer_claims import finest, is_claimed, unclaimed_acts
from ettin_tck.cases.plan import tag, tag_of
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_tck.cases.plan import Plan
    from ettin_tck.library import CardNeed


OfPositions: TypeAlias = (
    f.Controls | f.OfPermanents | f.InZone | f.Size | f.ChosenColour | f.Protector | f.ItIs | f.Life
)

LIBRARIES = "deal.libraries"
"""What an engine claims that can be dealt cards of libraries."""

DEALT = frozenset({"deal", LIBRARIES, "in_hand", "in_command_zone"})
"""What can be placed before a game is dealt."""

POSITION = frozenset(map(tag_of, get_args(OfPositions))) - DEALT
"""What can be placed with a position alone."""

A_POSITION = "controls"
"""What an engine has to place at least to be given positions, though it claims all else of one."""

ANY = "*"
"""All names of a list, claimed at once."""

ONCE = "once"
"""What an engine claims that can be told an answer to one choice alone."""

PROMISING_ONCE = frozenset({ONCE, "legal", "mark"})
"""What promises that, whichever of them is claimed."""

ALWAYS = {"new_game", "place", "deal", "start_match", "register", "start_count", "pass"}
"""Commands that every engine of a profile carries out: none of them is claimed."""


@dataclass(frozen=True)
class Lack:
    """Why a case is not played: the first reason, and `claims`, all that would have to be claimed.

    A claim is told as `card Fog`, `word effect.damage` or `place counters.loyalty`; `words of Fog`
    are those of a card that is declared in part, which claiming its name does not open.
    """

    verdict: Verdict
    why: str
    claims: tuple[str, ...] = ()


def lack(plan: Plan, can: Capabilities, cards: Mapping[str, CardNeed]) -> Lack | None:
    """Why an engine is not asked that does not claim all that a case needs; None if it does."""
    why = _frame(plan, can) or _opening(plan, can) or _moves(plan, can) or _cards(plan, can, cards)
    unseen = _unseen(plan, can)
    if why is not None:
        return Lack(Verdict.SKIPPED, why, _claims(plan, can, cards))
    if unseen:
        why = f"the engine does not observe {_list(unseen)}"
        return Lack(Verdict.NOT_OBSERVABLE, why, _claims(plan, can, cards))
    return None


def _claims(plan: Plan, can: Capabilities, cards: Mapping[str, CardNeed]) -> tuple[str, ...]:
    """All that a case needs and the engine does not claim, each once."""
    played = {} if plan.profile == "deck" else cards
    unknown = [each for name, need in played.items() for each in _unknown(name, need, can)]
    partly = [name for name, need in played.items() if _in_part(name, need, can, plan)]
    lacking = {
        "facet": [each for each in _facets(plan) if each not in can.facets],
        "variant": [name for name in (plan.new_game.variant,) if name not in can.variants],
        "profile": [name for name in (plan.profile,) if name not in can.profiles],
        "rules of": [] if can.rules.first <= plan.date <= can.rules.last else [plan.date[:4]],
        "place": _unplaced(plan, can),
        "action": _unclaimed_acts(plan, can),
        "advance": _unclaimed_ways(plan, can),
        "answer": _untaken_answers(plan, can),
        "explore": _unexplored(plan, can),
        "card": [name for kind, name in unknown if kind == "card"],
        "word": [name for kind, name in unknown if kind == "word"],
        "words of": partly,
        "observe": _unseen(plan, can),
    }
    return tuple(
        f"{kind} {name}" for kind, names in lacking.items() for name in dict.fromkeys(names)
    )


def deals_only(can: Capabilities) -> bool:
    """Does an engine claim no more of positions than a deal has, so that it is never given any?"""
    return "deal" in can.places and not POSITION & set(can.places)


def claimed(command: Command, can: Capabilities) -> bool:
    """Did the engine say that it does this?"""
    match command:
        case Act(action):
            return not unclaimed_acts(action, can)
        case Advance(to):
            return tag(to) in can.advances
        case Observe(ask):
            return is_claimed(ask, can.observes)
        case Answer(purpose=purpose):
            return str(purpose) in can.answers
        case _:
            return tag(command) in ALWAYS


def without_unseen(plan: Plan, can: Capabilities) -> Plan:
    """A SHOULD case without the expectations that the engine does not observe, if any stay."""
    if plan.case.level is Level.MUST:
        return plan
    seen = tuple(
        m for m in plan.moves if not isinstance(m.command, Observe) or claimed(m.command, can)
    )
    return replace(plan, moves=seen) if any(isinstance(m.expect, Answers) for m in seen) else plan


def _facets(plan: Plan) -> tuple[str, ...]:
    """The parts of a game that the variant takes."""
    return load_rules().variants[plan.new_game.variant].facets


def _frame(plan: Plan, can: Capabilities) -> str | None:
    variant = load_rules().variants[plan.new_game.variant]
    lacking = [facet for facet in _facets(plan) if facet not in can.facets]
    if lacking:
        return f"the engine does not claim the facet {_list(lacking)}, as {variant.name} takes it"
    if variant.name not in can.variants:
        return f"the engine does not claim the variant {variant.name}"
    if not can.rules.first <= plan.date <= can.rules.last:
        return f"the engine claims the rules of {can.rules.first} to {can.rules.last} only"
    if plan.profile not in can.profiles:
        return f"the engine does not claim the profile {plan.profile}"
    return None


def _opening(plan: Plan, can: Capabilities) -> str | None:
    lacking = _unplaced(plan, can)
    return f"the engine does not place {_list(lacking)}" if lacking else None


def _unplaced(plan: Plan, can: Capabilities) -> list[str]:
    opening = plan.opening if plan.route is None else plan.route.deal
    if isinstance(opening, Place) and deals_only(can):
        return _unclaimed_facts(opening.facts, can) or [A_POSITION]
    if isinstance(opening, Place | Register | StartCount):
        return _unclaimed_facts(opening.facts, can)
    held = [tag(card) for part in ("hands", "commanders") for card in getattr(opening, part, ())]
    laid = [LIBRARIES] if getattr(opening, "libraries", ()) else []
    return [name for name in (tag(opening), *held, *laid) if name not in can.places]


def _unclaimed_facts(facts: Iterable[f.Fact], can: Capabilities) -> list[str]:
    return [finest(fact) for fact in facts if not is_claimed(fact, can.places)]


def _moves(plan: Plan, can: Capabilities) -> str | None:
    if acts := _unclaimed_acts(plan, can):
        return f"the engine does not claim the action {_list(acts)}"
    if ways := _unclaimed_ways(plan, can):
        return f"the engine does not claim to advance to {_list(ways)}"
    answers = _untaken_answers(plan, can)
    if answers:
        return f"the engine does not claim the answer {_list(answers)}"
    once = _unexplored(plan, can)
    return f"the engine does not claim to explore {_list(once)}" if once else None


def _unclaimed_acts(plan: Plan, can: Capabilities) -> list[str]:
    acts = (each.action for each in _commands(plan) if isinstance(each, Act))
    return [name for action in acts for name in unclaimed_acts(action, can)]


def _unclaimed_ways(plan: Plan, can: Capabilities) -> list[str]:
    ways = (each for each in _commands(plan) if isinstance(each, Advance))
    return [tag(each.to) for each in ways if not claimed(each, can)]


def _untaken_answers(plan: Plan, can: Capabilities) -> list[str]:
    """The purposes of the answers that an engine would be sent and does not take."""
    if ANY in can.answers:
        return []
    said = (each for each in _commands(plan) if isinstance(each, Answer))
    later = () if plan.route is None else plan.route.later
    purposes = dict.fromkeys(str(each.purpose) for each in (*plan.answers, *later, *said))
    return [purpose for purpose in purposes if purpose not in can.answers]


def _unexplored(plan: Plan, can: Capabilities) -> list[str]:
    """What lets a case answer one choice alone, where an engine claims nothing that promises it."""
    said = any(isinstance(each, Answer) and each.once for each in _commands(plan))
    return [ONCE] if said and PROMISING_ONCE.isdisjoint(can.explores) else []


def _commands(plan: Plan) -> Iterator[Command]:
    """All that is done in a case, on the way to it too."""
    yield from () if plan.route is None else plan.route.commands
    yield from (move.command for move in plan.moves)


def _unseen(plan: Plan, can: Capabilities) -> list[str]:
    return [finest(q) for q in _questions(plan) if not is_claimed(q, can.observes)]


def _cards(plan: Plan, can: Capabilities, cards: Mapping[str, CardNeed]) -> str | None:
    """What is lacking to play the cards; nobody plays those of decks that are only judged."""
    if plan.profile == "deck":
        return None
    unknown = (text for name, need in cards.items() if (text := _card(name, need, can)))
    in_part = (text for name, need in cards.items() if (text := _in_part(name, need, can, plan)))
    return next(unknown, None) or next(in_part, None)


def _card(name: str, need: CardNeed, can: Capabilities) -> str | None:
    support = can.cards
    if not {"*", name, *need.stand_ins} & set(support.names):
        lacking = sorted(need.words - set(support.words))
        if not support.words:
            return f"the engine does not know the card {name}"
        if lacking and "*" not in support.words:
            return f"the engine does not know {name}, nor the words {_list(lacking)}"
    if support.wording == "current" and need.reworded:
        return f"the engine knows today's wording only, and {name} had another on that date"
    return None


def _in_part(name: str, need: CardNeed, can: Capabilities, plan: Plan) -> str | None:
    """Why an engine that knows a card by its name would play another one than is declared.

    One that claims all words of the declaration plays that; of one that does not know the card
    at all nothing is said here.
    """
    support = can.cards
    by_words = "*" in support.words or (support.words and need.words <= set(support.words))
    if not need.left_out or by_words or not {"*", name} & set(support.names):
        return None
    if not left_out.matters(name, plan.case.scenario):
        return None
    return f"{name} is declared in part: left out is {'; '.join(need.left_out)}"


def _unknown(name: str, need: CardNeed, can: Capabilities) -> list[tuple[str, str]]:
    """What would have to be claimed for a card: its words, of an engine that plays by words."""
    if _card(name, need, can) is None:
        return []
    lacking = sorted(need.words - set(can.cards.words))
    return [("word", word) for word in lacking] if can.cards.words and lacking else [("card", name)]


def _questions(plan: Plan) -> list[object]:
    return [m.command.ask for m in plan.moves if isinstance(m.command, Observe)]


def _list(names: list[str]) -> str:
    return ", ".join(dict.fromkeys(names))
