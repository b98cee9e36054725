"""How a case begins: the position that its Given sentences place, or the deal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from ettin_spec.errors import SpecError
from ettin_spec.language.people import PEOPLE, seating
from ettin_spec.language.scenario import Case, Role, Step
from ettin_spec.language.scripts.deck_cases import cards_of, register_of
from ettin_spec.language.scripts.given_faults import check_dated, check_given, check_opening
from ettin_spec.language.scripts.implied_cards import (
    MANA,
    ManaValues,
    Owned,
    implied_dungeons,
    implied_fighters,
    implied_hands,
    implied_mana,
    lying,
)
from ettin_spec.language.scripts.laid_objects import LaidObjects, Zone
from ettin_spec.language.scripts.life_cases import count_of
from ettin_spec.language.scripts.seating import FRAME, match_of
from ettin_spec.language.scripts.which_ability import check_which
from ettin_spec.protocol import decks as d
from ettin_spec.protocol import facts
from ettin_spec.protocol.base import Kind, StepName
from ettin_spec.protocol.commands import Deal, Opening, Place

FILLER, CREATURE = "Filler", "Vanilla 1/1"
"""Cards that only have to be there: in libraries, as a creature of no name."""
ELSEWHERE = {
    facts.InGraveyard: Zone.GRAVEYARD,
    facts.InLibrary: Zone.LIBRARY,
    facts.InExile: Zone.EXILE,
}
"""Facts about cards that lie neither on the battlefield nor in a hand, with the zone of each."""


@dataclass
class Layout:
    """What was laid out, and the labels of the physical cards."""

    opening: Opening = field(default_factory=lambda: Deal(next(iter(PEOPLE))))
    cards: tuple[str, ...] = (FILLER,)
    objects: LaidObjects = field(default_factory=LaidObjects)


def opening_of(case: Case, cards: ManaValues) -> Layout:
    """Lay out what a case begins with.

    Raises:
        SpecError: facts that cannot be placed together, or not at all.
    """
    check_given(case)
    match = match_of(case)
    if match is not None:
        return Layout(match, cards=())
    register = register_of(case)
    if register is not None:
        return Layout(register, cards=cards_of(register))
    check_dated(case)
    check_which(case, cards)
    count = count_of(case)
    if count is not None:
        return Layout(count, cards=())
    given = [step for step in case.steps if step.role is Role.GIVEN]
    given = [step for step in given if not isinstance(step.meaning, FRAME)]
    first = next((s.meaning for s in given if isinstance(s.meaning, facts.PlaysFirst)), None)
    if first is not None:
        return _dealt(first, given)
    layout = Layout()
    active = _active(given, case.variant)
    placed = tuple(_facts(case, given, layout, cards))
    layout.opening = Place(active, placed)
    check_opening(case, layout.opening, cards)
    with_card = facts.Controls | facts.InZone
    names = {f.card for f in placed if isinstance(f, with_card) and f.card}
    names |= implied_dungeons(case, names, cards)
    layout.cards = tuple(sorted(names | {FILLER}))
    _check_told(case, layout.cards, cards)
    return layout


def _check_told(case: Case, names: tuple[str, ...], cards: ManaValues) -> None:
    """No game is played with a card whose abilities are not declared."""
    for name in names:
        if cards.is_untold(name):
            raise SpecError(
                case.steps[0].place,
                f"{name} cannot be played: its abilities are not declared",
                "declare them in a file of the cards, and drop `untold` there",
            )


def _dealt(first: facts.PlaysFirst, given: list[Step]) -> Layout:
    """A deal, with the cards that hands are said to hold."""
    layout = Layout()
    held: list[facts.InHand] = []
    leading: list[facts.InCommandZone] = []
    for step in given:
        match step.meaning:
            case facts.InHand(player, name):
                held.append(
                    facts.InHand(player, name, layout.objects.new_label(name, player, Zone.HAND))
                )
            case facts.InCommandZone(player, name):
                leading.append(
                    facts.InCommandZone(
                        player, name, layout.objects.new_label(name, player, Zone.COMMAND)
                    )
                )
            case facts.PlaysFirst():
                pass
            case _:
                raise SpecError(step.place, f'before the deal nothing can be placed: "{step.text}"')
    layout.opening = Deal(first.team, tuple(held), tuple(leading))
    names = {*(fact.card for fact in held), *(fact.card for fact in leading)}
    layout.cards = tuple(sorted(names | {FILLER}))
    return layout


def _active(given: list[Step], variant: str) -> str:
    moments = [(s, s.meaning) for s in given if isinstance(s.meaning, facts.Moment)]
    for step, moment in moments:
        if moment.step is not StepName.PRECOMBAT_MAIN:
            raise SpecError(
                step.place,
                f'a position is placed in a precombat main phase: "{step.text}"',
                "go on from there in When until the step begins",
            )
    if len(moments) > 1:
        raise SpecError(moments[1][0].place, "it can be one moment only")
    return moments[0][1].team if moments else seating(variant)[0].id


def _facts(
    case: Case, given: list[Step], layout: Layout, cards: ManaValues
) -> Iterator[facts.Fact]:
    amounts: dict[Owned, int] = defaultdict(int)
    hands: list[Owned] = []
    leading = _commanders(given)
    for step in given:
        match step.meaning:
            case facts.Controls() as fact:
                name = _permanent(fact, step)
                if fact.number:
                    amounts[fact.player, name] += fact.number
            case facts.InHand(player, name):
                hands.append((player, name))
    for owned in implied_fighters(case, {*amounts}):
        amounts[owned] += 1
    there = {*hands, *amounts}
    there |= lying(case, there, cards)
    hands += implied_hands(case, there, {name for _, name in leading})
    for player, number in implied_mana(case, cards).items():
        amounts[player, MANA] = number
    yield from _laid(amounts, hands, given, layout.objects)
    yield from _others(given, layout.objects)


def _laid(
    amounts: dict[Owned, int], hands: list[Owned], given: list[Step], objects: LaidObjects
) -> Iterator[facts.Fact]:
    """The cards, each with its label."""
    for (player, name), number in amounts.items():
        new = (objects.new_label(name, player, Zone.BATTLEFIELD) for _ in range(number))
        yield facts.Controls(player, number, name, labels=tuple(new))
    for player, name in hands:
        yield facts.InHand(player, name, objects.new_label(name, player, Zone.HAND))
    for fact in _elsewhere(given):
        label = objects.new_label(fact.card, fact.player, ELSEWHERE[type(fact)])
        yield msgspec.structs.replace(fact, label=label)
    for player, name in _commanders(given):
        yield facts.InCommandZone(player, name, objects.new_label(name, player, Zone.COMMAND))


def _elsewhere(
    given: list[Step],
) -> Iterator[facts.InGraveyard | facts.InLibrary | facts.InExile]:
    """Which cards lie in graveyards, libraries and in exile, and who owns each."""
    for fact in (step.meaning for step in given):
        if isinstance(fact, facts.InGraveyard | facts.InLibrary | facts.InExile):
            yield fact


def _commanders(given: list[Step]) -> list[tuple[str, str]]:
    """Whose commanders in the command zone are which cards."""
    placed = (step.meaning for step in given)
    found = [(fact.player, fact.card) for fact in placed if isinstance(fact, facts.InCommandZone)]
    return list(dict.fromkeys(found))


def _permanent(fact: facts.Controls, step: Step) -> str:
    if fact.token or fact.kind not in (None, Kind.CREATURE):
        if fact.number:
            raise SpecError(step.place, f'tokens cannot be placed: "{step.text}"')
        return CREATURE
    return fact.card or CREATURE


def _others(given: list[Step], objects: LaidObjects) -> Iterator[facts.Fact]:
    for step in given:
        match step.meaning:
            case (
                facts.ChosenColour(thing)
                | facts.Protector(thing)
                | facts.Counters(thing)
                | facts.Tapped(thing)
                | facts.FaceDown(thing)
            ):
                label = objects.label(thing, (), step)
                if objects.zone(label) is not Zone.BATTLEFIELD:
                    raise SpecError(
                        step.place,
                        f'this is not on the battlefield: "{step.text}"',
                        "say who controls it",
                    )
                yield msgspec.structs.replace(step.meaning, object=label)
            case d.Commander(player, thing):
                yield d.Commander(player, objects.label(thing, (player,), step))
            case facts.Bodied() as fact:
                yield _tokens(fact, step)
            case facts.PlayerCounters():
                yield step.meaning
            case facts.Monarch(_, False) | facts.Initiative(_, False) | facts.InRoom(_, None):
                told = "nobody is the monarch where nothing is said of it"
                if not isinstance(step.meaning, facts.Monarch):
                    told = "nobody has that where nothing is said of it"
                raise SpecError(step.place, f'this cannot be placed: "{step.text}"', told)
            case facts.Life() | facts.ItIs():
                yield step.meaning
            case facts.Monarch() | facts.Initiative() | facts.InRoom():
                yield step.meaning
            case facts.HandSize() | facts.LibrarySize() | facts.GraveyardSize() | facts.ExileSize():
                yield step.meaning


def _tokens(fact: facts.Bodied, step: Step) -> facts.Bodied:
    if not fact.token or fact.kind is Kind.CREATURE:
        raise SpecError(
            step.place,
            f'creatures without a name cannot be placed: "{step.text}"',
            "name a card, or say of which kind the tokens are",
        )
    return fact
