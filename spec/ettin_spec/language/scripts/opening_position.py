"""How a case begins: the position that its Given sentences place, or the deal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from ettin_spec.errors import SpecError
from ettin_spec.language.people import PEOPLE
from ettin_spec.language.scenario import Can, Cannot, Case, Role, Step
from ettin_spec.language.scripts.deck_cases import cards_of, register_of
from ettin_spec.language.scripts.life_cases import count_of
from ettin_spec.language.scripts.seating import FRAME, match_of
from ettin_spec.protocol import decks as d
from ettin_spec.protocol import facts
from ettin_spec.protocol.actions import Action, Attack, Block, Cast
from ettin_spec.protocol.base import Kind, StepName
from ettin_spec.protocol.commands import Deal, Opening, Place

FILLER, MANA, CREATURE = "Filler", "Mana Source", "Vanilla 1/1"
"""Cards that only have to be there: in libraries, for mana, as a creature of no name."""


class ManaValues(Protocol):
    """What the cards tell a script."""

    def mana_value(self, name: str) -> int:
        """What a card costs, in mana."""

    def is_untold(self, name: str) -> bool:
        """Has a card abilities that nobody has declared?"""


@dataclass
class Layout:
    """What was laid out, and the labels of the physical cards."""

    opening: Opening = field(default_factory=lambda: Deal(next(iter(PEOPLE))))
    cards: tuple[str, ...] = (FILLER,)
    _labels: dict[tuple[str, str], list[str]] = field(default_factory=lambda: defaultdict(list))

    def new_label(self, name: str, player: str) -> str:
        """The label of one more card: its name, or for further ones its name and a number."""
        stands = sum(len(labels) for (other, _), labels in self._labels.items() if other == name)
        label = f"{name}#{stands + 1}" if stands else name
        self._labels[name, player].append(label)
        return label

    def label(self, name: str, player: str | None, step: Step) -> str:
        """The label of a card that a sentence names, the player's own where one is meant.

        Raises:
            SpecError: nobody has it.
        """
        owned = self._labels.get((name, player or ""), [])
        anywhere = [label for (n, _), ls in self._labels.items() if n == name for label in ls]
        found = owned or anywhere
        if not found:
            raise SpecError(
                step.place,
                f'{name} is nowhere in this scenario: "{step.text}"',
                "say in Given who controls it",
            )
        return found[0]


def opening_of(case: Case, cards: ManaValues) -> Layout:
    """Lay out what a case begins with.

    Raises:
        SpecError: facts that cannot be placed together, or not at all.
    """
    match = match_of(case)
    if match is not None:
        return Layout(match, cards=())
    register = register_of(case)
    if register is not None:
        return Layout(register, cards=cards_of(register))
    count = count_of(case)
    if count is not None:
        return Layout(count, cards=())
    given = [step for step in case.steps if step.role is Role.GIVEN]
    given = [step for step in given if not isinstance(step.meaning, FRAME)]
    first = next((s.meaning for s in given if isinstance(s.meaning, facts.PlaysFirst)), None)
    if first is not None:
        return _dealt(first, given)
    layout = Layout()
    active = _active(given)
    placed = tuple(_facts(case, given, layout, cards))
    layout.opening = Place(active, placed)
    with_card = facts.Controls | facts.InZone
    names = {f.card for f in placed if isinstance(f, with_card) and f.card}
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
                held.append(facts.InHand(player, name, layout.new_label(name, player)))
            case facts.InCommandZone(player, name):
                leading.append(facts.InCommandZone(player, name, layout.new_label(name, player)))
            case facts.PlaysFirst():
                pass
            case _:
                raise SpecError(step.place, f'before the deal nothing can be placed: "{step.text}"')
    layout.opening = Deal(first.team, tuple(held), tuple(leading))
    names = {*(fact.card for fact in held), *(fact.card for fact in leading)}
    layout.cards = tuple(sorted(names | {FILLER}))
    return layout


def _active(given: list[Step]) -> str:
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
    return moments[0][1].team if moments else next(iter(PEOPLE))


def _facts(
    case: Case, given: list[Step], layout: Layout, cards: ManaValues
) -> Iterator[facts.Fact]:
    amounts: dict[tuple[str, str], int] = defaultdict(int)
    hands: list[tuple[str, str]] = []
    leading = _commanders(given)
    for step in given:
        match step.meaning:
            case facts.Controls() as fact:
                name = _permanent(fact, step)
                if fact.number:
                    amounts[fact.player, name] += fact.number
            case facts.InHand(player, name):
                hands.append((player, name))
    for player, name in _implied(case, amounts):
        amounts[player, name] += 1
    hands += [
        cast
        for cast in _casts(case)
        if cast not in hands and cast not in amounts and cast[1] not in leading
    ]
    for (player, name), number in _with_mana(case, amounts, cards).items():
        labels = tuple(layout.new_label(name, player) for _ in range(number))
        yield facts.Controls(player, number, name, labels=labels)
    for player, name in hands:
        yield facts.InHand(player, name, layout.new_label(name, player))
    for zone, player, name in _elsewhere(given):
        yield zone(player, name, layout.new_label(name, player))
    for name, player in leading.items():
        yield facts.InCommandZone(player, name, layout.new_label(name, player))
    yield from _others(given, layout)


def _elsewhere(
    given: list[Step],
) -> Iterator[tuple[type[facts.InGraveyard | facts.InExile], str, str]]:
    """Which cards lie in graveyards and in exile, and who owns each."""
    for fact in (step.meaning for step in given):
        if isinstance(fact, facts.InGraveyard | facts.InExile):
            yield type(fact), fact.player, fact.card


def _commanders(given: list[Step]) -> dict[str, str]:
    """The cards in the command zone, and whose each is."""
    placed = (step.meaning for step in given)
    return {fact.card: fact.player for fact in placed if isinstance(fact, facts.InCommandZone)}


def _permanent(fact: facts.Controls, step: Step) -> str:
    if fact.token or fact.kind not in (None, Kind.CREATURE):
        if fact.number:
            raise SpecError(step.place, f'tokens cannot be placed: "{step.text}"')
        return CREATURE
    return fact.card or CREATURE


def _others(given: list[Step], layout: Layout) -> Iterator[facts.Fact]:
    for step in given:
        match step.meaning:
            case facts.ChosenColour(thing, colour):
                yield facts.ChosenColour(layout.label(thing, None, step), colour)
            case facts.Protector(thing, player):
                yield facts.Protector(layout.label(thing, None, step), player)
            case d.Commander(player, thing):
                yield d.Commander(player, layout.label(thing, player, step))
            case facts.Tapped(thing, tapped):
                yield facts.Tapped(layout.label(thing, None, step), tapped)
            case facts.Counters(thing, kind, number):
                yield facts.Counters(layout.label(thing, None, step), kind, number)
            case facts.Bodied() as fact:
                yield _tokens(fact, step)
            case facts.PlayerCounters():
                yield step.meaning
            case facts.Life() | facts.ItIs():
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


def _actions(case: Case) -> Iterator[Action]:
    for step in case.steps:
        meaning = step.meaning
        action = meaning.action if isinstance(meaning, Can | Cannot) else meaning
        if isinstance(action, Action):
            yield action


def _casts(case: Case) -> list[tuple[str, str]]:
    """Who casts what, each once."""
    casts = [(a.by, a.object) for a in _actions(case) if isinstance(a, Cast)]
    return list(dict.fromkeys(casts))


def _implied(case: Case, placed: dict[tuple[str, str], int]) -> Iterator[tuple[str, str]]:
    """Creatures that attack or block and that nobody placed or casts: their player has them.

    What lies in a hand or in another zone stays there.
    """
    fighters: list[tuple[str, str]] = []
    for action in _actions(case):
        match action:
            case Attack(by, attackers):
                fighters += [(by, attacker.object) for attacker in attackers]
            case Block(by, blockers):
                fighters += [(by, blocker.object) for blocker in blockers]
    given = (step.meaning for step in case.steps if step.role is Role.GIVEN)
    elsewhere = {fact.card for fact in given if isinstance(fact, facts.InZone)}
    names = {name for _, name in (*placed, *_casts(case))} | elsewhere
    for player, name in dict.fromkeys(fighters):
        if name not in names:
            yield player, name


def _with_mana(
    case: Case, amounts: dict[tuple[str, str], int], cards: ManaValues
) -> dict[tuple[str, str], int]:
    """The permanents with sources of mana enough for all that is cast for its mana cost."""
    needed: dict[str, int] = defaultdict(int)
    casts = (action for action in _actions(case) if isinstance(action, Cast))
    for_less = {(cast.by, cast.object) for cast in casts if cast.surge or cast.free}
    for player, name in _casts(case):
        if (player, name) not in for_less:
            needed[player] += cards.mana_value(name)
    more = {
        (player, MANA): max(number, amounts.get((player, MANA), 0))
        for player, number in needed.items()
        if number
    }
    return {**amounts, **more}
