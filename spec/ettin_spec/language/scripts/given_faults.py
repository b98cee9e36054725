"""What Given may not say: two things of one thing, fewer than none, what no rule of the day has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ettin_spec.errors import SpecError
from ettin_spec.language.object_reference import reference
from ettin_spec.language.scenario import Case, Role, Step
from ettin_spec.language.scripts.implied_cards import ManaValues
from ettin_spec.protocol import decks as d
from ettin_spec.protocol import facts
from ettin_spec.protocol import matches as m
from ettin_spec.protocol.base import CounterKind
from ettin_spec.protocol.commands import Place
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.rulebook_model import Span

TOLD_ONCE: Mapping[type[Any], tuple[str, ...]] = {
    facts.Life: ("team",),
    facts.HandSize: ("player",),
    facts.LibrarySize: ("player",),
    facts.Counters: ("object", "kind"),
    facts.PlayerCounters: ("on", "kind"),
    facts.ChosenColour: ("object",),
    facts.Protector: ("object",),
    facts.ItIs: (),
    facts.Monarch: ("crowned",),
    facts.Initiative: ("held",),
    facts.InRoom: ("player",),
    facts.PlaysFirst: (),
    facts.Played: (),
    facts.InCommandZone: ("player", "card"),
    facts.InLibrary: ("player", "place", "card"),
    d.Listed: ("card",),
    m.Round: (),
    m.Picked: (),
}
"""Facts of which there is one for each value of these fields."""

AMOUNTS: Mapping[type[Any], str] = {
    facts.Controls: "number",
    facts.Bodied: "number",
    facts.HandSize: "number",
    facts.LibrarySize: "number",
    facts.Counters: "number",
    facts.PlayerCounters: "number",
    d.InDeck: "number",
}
"""Facts that count something."""


def check_given(case: Case) -> None:
    """What is wrong with the facts of a case, whatever is laid out for them.

    Raises:
        SpecError: two facts cannot both be, or one cannot be at all.
    """
    given = [step for step in case.steps if step.role is Role.GIVEN]
    for problem in (*_twice(given), *_negative(given)):
        raise problem


def check_dated(case: Case) -> None:
    """Do the rules let the facts of a game be, on every day on which the case is in force?

    Raises:
        SpecError: they do not; the error names the first such day.
    """
    for problem in _undated(case, [step for step in case.steps if step.role is Role.GIVEN]):
        raise problem


def check_opening(case: Case, opening: Place, cards: ManaValues) -> None:
    """Does what Given says fit the cards that are laid out?

    Raises:
        SpecError: a hand is said to be smaller than the cards that are in it, nothing is said to
            be there of which something is, or something is protected that is no battle.
    """
    laid = opening.facts
    libraries = Counter(fact.player for fact in laid if isinstance(fact, facts.InLibrary))
    hands = Counter(fact.player for fact in laid if isinstance(fact, facts.InHand))
    there = [(fact.player, fact.card) for fact in laid if isinstance(fact, facts.Controls)]
    for step in case.steps:
        if step.role is not Role.GIVEN:
            continue
        match step.meaning:
            case facts.HandSize(player, number) if number < hands[player]:
                names = [f.card for f in laid if isinstance(f, facts.InHand) and f.player == player]
                raise SpecError(
                    step.place,
                    f'the scenario needs {hands[player]} in this hand: "{step.text}"',
                    f"{player} has or casts {', '.join(names)}",
                )
            case facts.LibrarySize(player, number) if number < libraries[player]:
                raise SpecError(
                    step.place,
                    f'the scenario needs {libraries[player]} in this library: "{step.text}"',
                    f"{player} is said to have so many cards there",
                )
            case facts.Controls(player, 0) as none:
                for card in [name for owner, name in there if owner == player and name]:
                    if _is_of(none, card, cards):
                        raise SpecError(
                            step.place,
                            f'the scenario needs {card} here: "{step.text}"',
                            f"{player} controls it, or attacks or blocks with it",
                        )
            case facts.Protector(thing) if not cards.has_type(reference(thing).name, "Battle"):
                raise SpecError(step.place, f'only a battle has a protector: "{step.text}"')


def _is_of(none: facts.Controls, card: str, cards: ManaValues) -> bool:
    """Is a card among those of which there is to be none?"""
    if none.card is not None:
        return none.card == card
    return none.kind is not None and not none.token and cards.has_type(card, none.kind.capitalize())


def _twice(given: Iterable[Step]) -> Iterator[SpecError]:
    first: dict[bytes, Step] = {}
    for step in given:
        fields = TOLD_ONCE.get(type(step.meaning))
        if fields is None:
            continue
        said = (type(step.meaning), *(getattr(step.meaning, field) for field in fields))
        before = first.setdefault(msgspec.json.encode(list(map(str, said))), step)
        if before.meaning != step.meaning:
            yield SpecError(
                step.place,
                f'this contradicts what Given said before: "{step.text}"',
                f'first: {before.place}: "{before.text}"',
            )


def _negative(given: Iterable[Step]) -> Iterator[SpecError]:
    for step in given:
        field = AMOUNTS.get(type(step.meaning))
        if field is not None and getattr(step.meaning, field) < 0:
            yield SpecError(step.place, f'there are no fewer than none: "{step.text}"')


def _undated(case: Case, given: Iterable[Step]) -> Iterator[SpecError]:
    """Facts that the rules do not have on some day of the case."""
    for step in given:
        match step.meaning:
            case facts.InCommandZone() | d.Commander():
                yield from _where(case, step, "commander.designation", "none", "nobody has one")
            case facts.PlayerCounters(facts.Bearer(team=None), CounterKind.POISON):
                told = "its team has the poison counters"
                yield from _where(case, step, "poison.shared", "team", told)
            case facts.PlayerCounters(facts.Bearer(player=None), CounterKind.POISON):
                told = "each player has poison counters of one's own"
                yield from _where(case, step, "poison.shared", "player", told)
            case facts.PlayerCounters(facts.Bearer(player=None), kind):
                yield SpecError(
                    step.place, f'no team has {kind} counters: "{step.text}"', "say which player"
                )


def _where(case: Case, step: Step, policy: str, barred: str, told: str) -> Iterator[SpecError]:
    """The first day of a case on which a policy has the value with which the fact cannot be."""
    pieces = load_rules().variants[case.variant].pieces
    for span in load_rules().policy(policy).spans("tournament", pieces):
        over = span.until is not None and span.until <= case.since
        early = case.until is not None and span.since >= case.until
        if span.value == barred and not over and not early:
            day = max(span.since, case.since)
            yield SpecError(
                step.place,
                f'this cannot be under the rules of {day}: "{step.text}"',
                f"{told} ({policy} = {barred}); let the scenario hold {_otherwise(span)}",
            )
            return


def _otherwise(span: Span) -> str:
    return f"from {span.until} on" if span.until else f"until {span.since}"
