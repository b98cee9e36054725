"""The same case told of other people and other cards: no verdict may change."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ettin_spec.language.scenario import Answers, Move
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.commands import Answer, Command, Deal, NewGame, Observe, Opening, Place
from ettin_spec.protocol.token_labels import token_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

    from ettin_tck.cases.plan import Plan
    from ettin_tck.cases.routes.route import Route

T = TypeVar("T")

VERBATIM = "card"
"""The field that says what a card is called in the game, which is never changed."""

LABELS_ONLY = {"fact": "commander"}
"""A fact whose card is a label."""

OF_EFFECTS = (Purpose.REPLACEMENT, Purpose.PREVENTED)
"""Choices among effects, which may be called by the name of the card that they come from."""

BEGINNINGS = [*"bdfgklmnprstvz", "br", "dr", "gr", "kl", "st", "tr"]
MIDDLES = ["a", "e", "i", "o", "u", "ai", "ea", "io", "ou"]
ENDS = ["", "l", "m", "n", "r", "s", "th", "x"]


def renamed(plan: Plan, names: Mapping[str, str], variation: str) -> Plan:
    """The plan with names exchanged, expectations too; teams stay listed in order of id."""
    game = _renamed(plan.new_game, NewGame, names)
    if {team.id for team in plan.new_game.teams} & set(names):
        game = msgspec.structs.replace(game, teams=tuple(sorted(game.teams, key=lambda t: t.id)))
    return replace(
        plan,
        new_game=msgspec.structs.replace(game, cards=plan.new_game.cards),
        opening=_renamed(plan.opening, Opening, names),
        answers=tuple(_renamed(answer, Answer, names) for answer in plan.answers),
        moves=tuple(_renamed_move(move, names) for move in plan.moves),
        variation=variation,
        route=None if plan.route is None else _renamed_route(plan.route, names),
    )


def heads_swapped(plan: Plan) -> dict[str, str]:
    """Who sits on the right sits on the left: seats go with the names."""
    return {
        a: b
        for team in plan.new_game.teams
        for a, b in zip(team.players, reversed(team.players), strict=True)
        if a != b
    }


def teams_swapped(plan: Plan) -> dict[str, str]:
    """Each team is called what the next one was; their order around the table stays.

    Those on one side are called what those on the next side were.
    """
    teams = plan.new_game.teams
    allies = [team.wins_with for team in teams].count(teams[0].wins_with)
    return {
        a: b
        for team, following in zip(teams, (*teams[allies:], *teams[:allies]), strict=True)
        for a, b in zip((team.id, *team.players), (following.id, *following.players), strict=True)
    }


def fresh_names(plan: Plan, chance: Random) -> dict[str, str]:
    """Names and labels that nobody has seen, for all teams, players and labelled cards.

    The ids of teams are in the order of their teams, in which they are listed. A player who is
    called as the team is goes on being so.
    """
    teams = plan.new_game.teams
    players = [player for team in teams for player in team.players]
    kept = {pick for rule in _answers(plan) if rule.purpose in OF_EFFECTS for pick in rule.pick}
    labels = [label for label in dict.fromkeys(_labels(plan)) if label not in kept]
    drawn = iter(_words(plan, chance, len(teams) + len(players) + len(labels)))
    ids = sorted(next(drawn).lower() for _ in teams)
    found = dict(zip((team.id for team in teams), ids, strict=True))
    return found | {name: next(drawn) for name in (*players, *labels) if name not in found}


def fresh_labels(plan: Plan, chance: Random, number: int) -> list[str]:
    """Further labels, none of them used in the plan."""
    return _words(plan, chance, number)


def _answers(plan: Plan) -> Iterator[Answer]:
    """Those that are there from the beginning, and those that come in between."""
    yield from plan.answers
    yield from (move.command for move in plan.moves if isinstance(move.command, Answer))


def _labels(plan: Plan) -> Iterator[str]:
    yield from _labels_of(plan.opening)
    if plan.route is not None:
        yield from _labels_of(plan.route.deal)


def _labels_of(opening: Opening) -> Iterator[str]:
    match opening:
        case Place(_, facts):
            for fact in facts:
                yield from getattr(fact, "labels", ())
                yield from filter(None, [getattr(fact, "label", None)])
        case Deal(_, hands, commanders, libraries):
            yield from (held.label for held in hands)
            yield from (leading.label for leading in commanders)
            yield from (drawn.label for drawn in libraries)


def _words(plan: Plan, chance: Random, number: int) -> list[str]:
    """So many words, each another, that stand nowhere in what is sent."""
    said = [plan.new_game, plan.opening, plan.route, plan.answers, plan.moves]
    sent = msgspec.json.encode(said).lower()
    found: dict[str, None] = {}
    while len(found) < number:
        syllables = [chance.choice(BEGINNINGS) + chance.choice(MIDDLES) for _ in range(3)]
        word = "".join(syllables) + chance.choice(ENDS)
        if word.encode() not in sent:
            found[word.capitalize()] = None
    return list(found)


def _renamed_route(route: Route, names: Mapping[str, str]) -> Route:
    """A way told of other people and other cards."""
    return replace(
        route,
        deal=_renamed(route.deal, Deal, names),
        commands=tuple(_renamed(command, Command, names) for command in route.commands),
        later=tuple(_renamed(answer, Answer, names) for answer in route.later),
        arrival=tuple(
            (_renamed(look, Observe, names), _swap(answer, names)) for look, answer in route.arrival
        ),
    )


def _renamed_move(move: Move, names: Mapping[str, str]) -> Move:
    expect = move.expect
    if isinstance(expect, Answers):
        expect = Answers(_swap(expect.value, names))
    command = _renamed(move.command, Command, names)
    return msgspec.structs.replace(move, command=command, expect=expect)


def _renamed(message: T, kind: Any, names: Mapping[str, str]) -> T:
    swapped: T = msgspec.convert(_swap(msgspec.to_builtins(message), names), kind)
    return swapped


def _swap(value: Any, names: Mapping[str, str]) -> Any:
    """Every string that is somebody's name, or a label, exchanged; keys of an object too."""
    if isinstance(value, str):
        token = token_label(value)
        if token is not None:
            return str(token._replace(player=names.get(token.player, token.player)))
        return names.get(value, value)
    if isinstance(value, dict):
        verbatim = "" if LABELS_ONLY.items() <= value.items() else VERBATIM
        return {
            names.get(key, key): part if key == verbatim else _swap(part, names)
            for key, part in value.items()
        }
    if isinstance(value, list | tuple):
        return [_swap(part, names) for part in value]
    return value
