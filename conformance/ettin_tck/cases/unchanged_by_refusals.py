"""What a refused action must leave as it was: all that an engine claims to observe of everybody."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple, Self, get_args

import msgspec

from ettin_spec.language.scenario import Answers
from ettin_spec.protocol.actions import Cast, PlayLand
from ettin_spec.protocol.base import CounterKind, Kind
from ettin_spec.protocol.commands import Act, Deal, Observe, Place, StartCount
from ettin_spec.protocol.facts import (
    Bearer,
    Controls,
    InCommandZone,
    InExile,
    InGraveyard,
    InHand,
    InLibrary,
)
from ettin_spec.protocol.life_counts import CountQuestion
from ettin_spec.protocol.questions import (
    AskAttacking,
    AskBody,
    AskChosenColour,
    AskCommander,
    AskCount,
    AskCounters,
    AskExiled,
    AskFaceDown,
    AskLife,
    AskOutcome,
    AskPlayerCounters,
    AskProtector,
    AskZone,
    DeckQuestion,
    MatchQuestion,
    Question,
    question_of,
)
from ettin_spec.rulebook import Rulebook
from ettin_tck.cases.finer_claims import finest, word_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Team
    from ettin_spec.protocol.facts import Fact
    from ettin_tck.cases.plan import Plan

Kinds = tuple[type[Any], ...]

MATCH: Kinds = get_args(MatchQuestion)
DECK: Kinds = get_args(DeckQuestion)
COUNT: Kinds = (AskOutcome, AskLife, *get_args(CountQuestion))
GAME: Kinds = tuple(k for k in get_args(Question) if k not in {*MATCH, *DECK, *COUNT[2:]})
OF_A_PROFILE = {"game": GAME, "match": MATCH, "life": COUNT, "deck": ()}

ASKED_OF = {
    kind: tuple(field.name for field in msgspec.structs.fields(kind) if field.required)
    for kind in (*GAME, *MATCH, *COUNT)
}
"""The names of what each question has to be told."""

OF_CARDS = (AskZone, AskExiled)
"""Questions that make sense of a card wherever it is."""

OF_CREATURES = (AskAttacking, AskBody)
"""Questions that nobody asks of what is a land and nothing else."""

OF_SOME_OBJECTS_ONLY = (AskChosenColour, AskCommander, AskFaceDown, AskProtector)
"""Questions that make sense of few objects: asked of those alone that the case says it of."""

PLAYERS_OWN = (CounterKind.ENERGY, CounterKind.EXPERIENCE)
OF_TYPES = {
    "Creature": (CounterKind.PLUS, CounterKind.MINUS),
    "Planeswalker": (CounterKind.LOYALTY,),
    "Battle": (CounterKind.DEFENSE,),
}
"""The counters that objects of a type have."""


def looks(plan: Plan, can: Capabilities) -> tuple[Observe, ...]:
    """Every question about anybody and anything in a case that the engine claims to answer.

    Where cards are comes first, then what the case itself places and asks; each question is
    asked once. Nothing in it rests on which of the actions must be refused.
    """
    asks, objects = [*_of_the_case(plan)], _Objects.of(plan)
    for few in _of_teams(plan.profile, plan.new_game.teams):
        asks += few if isinstance(few, tuple) else map(few, objects.asked_about(few))
    if plan.profile in ("game", "life"):
        asks += _player_counters(plan.profile, plan.new_game.teams, poison_is_shared(plan))
    if plan.profile == "game":
        asks += _numbers(plan, objects.permanents)
    of_cards, of_others = list[Observe](), list[Observe]()
    whole_kinds = kinds_of(can.observes)
    for ask in dict.fromkeys(asks):
        if type(ask) in whole_kinds or is_seen(ask, can.observes):
            (of_cards if type(ask) in OF_CARDS else of_others).append(Observe(ask))
    return (*of_cards, *of_others)


@lru_cache(1 << 5)
def kinds_of(observes: tuple[str, ...]) -> frozenset[type[Any]]:
    """The kinds of questions of some names, all of each."""
    named = frozenset(observes)
    return frozenset(kind for kind in get_args(Question) if word_of(kind) in named)


def is_seen(ask: Question, observes: tuple[str, ...]) -> bool:
    """Is a question claimed, by its kind or by the part of it that is asked?"""
    return type(ask) in kinds_of(observes) or finest(ask) in observes


def poison_is_shared(plan: Plan) -> bool:
    """Are poison counters a team's on the date of a plan?  Clause: poison.shared"""
    game = plan.new_game
    return Rulebook.on(game.date, game.variant, game.scope)["poison.shared"] == "team"


def _of_the_case(plan: Plan) -> Iterator[Question]:
    for fact in _placed(plan):
        if (asked := question_of(fact)) is not None:
            yield asked[0]
    for move in plan.moves:
        if isinstance(move.command, Observe) and isinstance(move.expect, Answers):
            yield move.command.ask


@lru_cache(1 << 6)
def _of_teams(
    profile: str, teams: tuple[Team, ...]
) -> tuple[tuple[Question, ...] | type[Any], ...]:
    """The questions of each kind to nobody, or to each team or player in turn.

    A kind by itself stands for its questions to the objects of a case.
    """
    kinds = (kind for kind in OF_A_PROFILE[profile] if kind not in OF_SOME_OBJECTS_ONLY)
    return tuple(_of_kind(kind, teams) for kind in kinds)


def _of_kind(kind: type[Any], teams: tuple[Team, ...]) -> tuple[Question, ...] | type[Any]:
    match ASKED_OF[kind]:
        case ():
            return (kind(),)
        case ("team",):
            return tuple(kind(team.id) for team in teams)
        case ("player",):
            return tuple(kind(player) for team in teams for player in team.players)
        case ("object",):
            return kind
    return ()


class _Objects(NamedTuple):
    """The cards of a case, each label with the name of the card where it has one.

    `permanents` are on the battlefield at first, or may come there; `creatures` are those that are
    not a land and nothing else.
    """

    cards: dict[str, str | None]
    permanents: dict[str, str | None]
    creatures: dict[str, str | None]

    @classmethod
    def of(cls, plan: Plan) -> Self:
        """The cards of a plan."""
        cards = labelled_cards(plan)
        there = _permanents(plan, cards)
        creatures = {label: it for label, it in there.items() if not _is_only_land(plan, it)}
        return cls(cards, there, creatures)

    def asked_about(self, kind: type[Any]) -> Iterable[str]:
        """The cards, by label, of which a question makes sense."""
        if kind in OF_CARDS:
            return self.cards
        return self.creatures if kind in OF_CREATURES else self.permanents


def _is_only_land(plan: Plan, card: str | None) -> bool:
    types = str(plan.new_game.cards.get(card or "", {}).get("type", ""))
    return "Land" in types and "Creature" not in types


@lru_cache(1 << 6)
def _player_counters(
    profile: str, teams: tuple[Team, ...], poison_is_the_teams: bool
) -> tuple[Question, ...]:
    """The counters of all players, and poison of whoever has it."""
    players = [Bearer(player=player) for team in teams for player in team.players]
    poisoned = [Bearer(team=team.id) for team in teams] if poison_is_the_teams else players
    poison = (AskPlayerCounters(on, CounterKind.POISON) for on in poisoned)
    others = product(players, PLAYERS_OWN) if profile == "game" else ()
    return (*poison, *(AskPlayerCounters(on, kind) for on, kind in others))


def _numbers(plan: Plan, permanents: Mapping[str, str | None]) -> Iterator[Question]:
    """How many creatures everybody has, and the counters on what is there."""
    for team in plan.new_game.teams:
        yield from (AskCount(player, kind=Kind.CREATURE) for player in team.players)
    for label, name in permanents.items():
        declared = plan.new_game.cards.get(name or "")
        for kind in _counters(msgspec.json.encode(declared)) if declared else OF_TYPES["Creature"]:
            yield AskCounters(label, kind)


@lru_cache(1 << 10)
def _counters(declared: bytes) -> tuple[CounterKind, ...]:
    """The counters that a card may have: those of its types, and those that it speaks of."""
    types = str(msgspec.json.decode(declared).get("type", ""))
    of_types = [kind for name, kinds in OF_TYPES.items() if name in types for kind in kinds]
    spoken_of = [kind for kind in CounterKind if f'"{kind}"'.encode() in declared]
    return tuple(dict.fromkeys([*of_types, *spoken_of]))


def labelled_cards(plan: Plan) -> dict[str, str | None]:
    """All cards that have a label, each with its name where it has one."""
    found: dict[str, str | None] = {}
    for fact in _placed(plan):
        match fact:
            case Controls(labels=labels, card=card):
                found |= dict.fromkeys(labels, card)
            case InHand() | InGraveyard() | InLibrary() | InExile() | InCommandZone():
                found[fact.label] = fact.card
    return found


def _permanents(plan: Plan, cards: Mapping[str, str | None]) -> dict[str, str | None]:
    """Those of the cards that are on the battlefield at first, or may come there."""
    there = {label for fact in _placed(plan) if isinstance(fact, Controls) for label in fact.labels}
    for move in plan.moves:
        match move.command:
            case Act(Cast(object=label) | PlayLand(object=label)):
                there.add(label)
    return {label: card for label, card in cards.items() if label in there}


def _placed(plan: Plan) -> tuple[Fact, ...]:
    match plan.opening:
        case Place(_, facts) | StartCount(facts):
            return facts
        case Deal(_, hands, commanders, libraries):
            return (*hands, *commanders, *libraries)
    return ()
