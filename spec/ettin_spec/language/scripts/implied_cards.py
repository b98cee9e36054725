"""What a case needs and need not say: cards that are cast, creatures that fight, mana."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol, TypeAlias, get_args

from ettin_spec.cards.declaration.mana_costs import LIFE_FOR_SYMBOL
from ettin_spec.errors import SpecError
from ettin_spec.language.object_reference import reference
from ettin_spec.language.scenario import Can, Cannot, Case, Role, Step
from ettin_spec.protocol import facts
from ettin_spec.protocol.actions import Action, Activate, Attack, Block, Cast, PlayLand
from ettin_spec.protocol.base import AlternativeCost

MANA = "Mana Source"
"""The card that is there for its mana alone."""

FACE_DOWN_COST = 3
"""What it costs to cast a card face down."""

ACTIONS: tuple[type[Action], ...] = get_args(Action)
ALLOWED_OR_NOT = (Can, Cannot)
"""Kinds of what is said, as tuples: each of tens of thousands of sentences is asked for them."""

Owned: TypeAlias = tuple[str, str]
"""A player, and the English name of a card."""


class ManaValues(Protocol):
    """What the cards tell a script."""

    def mana_value(self, name: str, face: int | None = None) -> int:
        """What a card's face costs, in mana."""

    def least_mana(self, name: str, face: int | None = None) -> int:
        """The least mana that a card's face can be cast for."""

    def kicker_value(self, name: str) -> int:
        """What a card's kicker cost comes to, in mana; 0 where it has none."""

    def alternative_value(self, name: str, keyword: AlternativeCost) -> int:
        """What a card costs for that of a keyword, in mana; 0 where it has none."""

    def mana_saved(self, name: str) -> int:
        """How much less some spells cost by what a card says."""

    def variables(self, name: str, face: int | None = None) -> int:
        """How often X stands in the cost of a card's face."""

    def mana_made(self, name: str) -> int | None:
        """How much mana a card gives at a time; None for what is neither a land nor a source."""

    def has_type(self, name: str, word: str) -> bool:
        """Is a word on a card's type line, in its first wording?"""

    def plays_exiled(self, name: str) -> bool:
        """Does a card let cards be played that it exiles from a library?"""

    def ventures(self, name: str) -> bool:
        """Does a card let somebody venture into a dungeon, or take the initiative?"""

    @property
    def dungeons(self) -> frozenset[str]:
        """The names of all dungeons."""

    def is_untold(self, name: str) -> bool:
        """Has a card abilities that nobody has declared?"""

    def activated(self, name: str) -> int:
        """How many abilities a card has that can be activated, on the side that has most."""


def actions(steps: Iterable[Step]) -> Iterator[tuple[Step, Action]]:
    """All that is done, and all that can or can't be, with its sentence."""
    for step in steps:
        meaning = step.meaning
        action = meaning.action if isinstance(meaning, ALLOWED_OR_NOT) else meaning
        if isinstance(action, ACTIONS):
            yield step, action


def casts(steps: Iterable[Step]) -> Iterator[tuple[Step, Owned, Cast]]:
    """Who casts what."""
    for step, action in actions(steps):
        if isinstance(action, Cast):
            meant = reference(action.object)
            owner = meant.whose or action.for_player or action.by
            yield step, (owner, meant.name), action


def implied_hands(case: Case, there: set[Owned], led: set[str]) -> Iterator[Owned]:
    """The cards that are cast and that nobody has placed: one for each time that one is cast.

    A card that is seen in hand in between has returned, and is cast again. `there` is what was
    placed, `led` the commanders.
    """
    needed: Counter[Owned] = Counter()
    held: set[Owned] = set()
    for step in case.steps:
        if isinstance(step.meaning, facts.InHand):
            held.add((step.meaning.player, reference(step.meaning.card).name))
        for _, owned, _ in casts([step]):
            if owned in there or owned[1] in led:
                continue
            needed[owned] += owned not in held
            held.add(owned) if isinstance(step.meaning, Cannot) else held.discard(owned)
    for owned, number in needed.items():
        yield from [owned] * max(1, number)


def lying(case: Case, there: Iterable[Owned], cards: ManaValues) -> set[Owned]:
    """The cards that are cast from where they lie: a graveyard, or a library from which a card in
    the case exiles some to be played. None of them is laid into a hand besides."""
    cast = (owned for _, owned, _ in casts(case.steps))
    plays = any(cards.plays_exiled(name) for _, name in (*there, *cast))
    zones = (facts.InGraveyard, facts.InLibrary) if plays else (facts.InGraveyard,)
    given = (step.meaning for step in case.steps if step.role is Role.GIVEN)
    return {(fact.player, fact.card) for fact in given if isinstance(fact, zones)}


def implied_fighters(case: Case, there: set[Owned]) -> Iterator[Owned]:
    """Creatures that attack or block and that nobody placed or casts: their player has them.

    What lies in a hand or in another zone stays there.
    """
    fighters: list[Owned] = []
    for _, action in actions(case.steps):
        match action:
            case Attack(by, attackers):
                fighters += [(by, attacker.object) for attacker in attackers]
            case Block(by, blockers):
                fighters += [(by, blocker.object) for blocker in blockers]
    given = (step.meaning for step in case.steps if step.role is Role.GIVEN)
    elsewhere = {reference(fact.card).name for fact in given if isinstance(fact, facts.InZone)}
    names = {name for _, name in there} | {name for _, (_, name), _ in casts(case.steps)}
    names |= elsewhere
    for player, text in dict.fromkeys(fighters):
        meant = reference(text)
        if meant.name not in names and not meant.token:
            yield meant.whose or player, meant.name


def implied_dungeons(case: Case, names: Iterable[str], cards: ManaValues) -> frozenset[str]:
    """The dungeons, all that there are, where somebody may venture into one: nobody has to say
    which the players own outside the game."""
    told = any(isinstance(s.meaning, facts.Initiative | facts.InRoom) for s in case.steps)
    return cards.dungeons if told or any(map(cards.ventures, names)) else frozenset()


def implied_mana(case: Case, cards: ManaValues) -> dict[str, int]:
    """The sources of mana that each player is given: enough for all that is cast, each time.

    A player of whom Given names a land or another source, be it that there is none, has what is
    named and nothing beside it.

    Raises:
        SpecError: such a player casts what the sources that are named cannot pay for.
    """
    said = sources_said(case, cards)
    times: Counter[tuple[Owned, Cast]] = Counter()
    cheap = {owned for _, owned, cast in casts(case.steps) if cast.surge or cast.free}
    for step, owned, cast in casts(case.steps):
        if cast.surge or cast.free:
            continue
        if owned[0] in said:
            _check_paid(step, owned, said[owned[0]], case, cards)
        elif owned not in cheap:
            times[owned, _way(cast)] += not isinstance(step.meaning, Cannot)
    needed = _helpers_mana(case, said)
    for ((player, name), way), number in times.items():
        needed[player] += _mana(name, way, cards.mana_value(name, way.face), cards) * max(1, number)
    return {player: number for player, number in needed.items() if number}


def _way(cast: Cast) -> Cast:
    """How something is cast, whoever casts it at whatever."""
    return Cast(
        *("", ""),
        x=cast.x,
        kicked=cast.kicked,
        face=cast.face,
        face_down=cast.face_down,
        alternative=cast.alternative,
    )


def _mana(name: str, cast: Cast, own: int, cards: ManaValues) -> int:
    """What it takes to cast a card like this whose own cost comes to so much, in mana."""
    if cast.face_down:
        return FACE_DOWN_COST
    if cast.alternative is not None:
        own = cards.alternative_value(name, cast.alternative)
    own += (cast.x or 0) * cards.variables(name, cast.face)
    return own + (cards.kicker_value(name) if cast.kicked else 0)


def _helpers_mana(case: Case, said: Mapping[str, int]) -> Counter[str]:
    """What those need who pay a part of others' spells, and of whose sources nothing is said."""
    needed: Counter[str] = Counter()
    for step, _, cast in casts(case.steps):
        if cast.assist is not None and cast.assist.by not in said:
            needed[cast.assist.by] += 0 if isinstance(step.meaning, Cannot) else cast.assist.mana
    return needed


def sources_said(case: Case, cards: ManaValues) -> Mapping[str, int]:
    """How much mana the lands and other sources give that Given names, by player."""
    found: dict[str, int] = {}
    for step in case.steps:
        fact = step.meaning
        if step.role is Role.GIVEN and isinstance(fact, facts.Controls) and fact.card:
            made = cards.mana_made(fact.card)
            if made is not None:
                found[fact.player] = found.get(fact.player, 0) + made * fact.number
    return found


def _check_paid(step: Step, owned: Owned, available: int, case: Case, cards: ManaValues) -> None:
    """A spell that is cast must be within what its player has, unless more may come in between."""
    player, name = owned
    ((_, _, cast),) = casts([step])
    cost = _mana(name, cast, cards.least_mana(name, cast.face), cards)
    cost -= cast.life // LIFE_FOR_SYMBOL + (cast.assist.mana if cast.assist else 0)
    cost -= _saved(case, cards)
    if isinstance(step.meaning, Cannot) or cost <= available or _gets_more(player, case, cards):
        return
    raise SpecError(
        step.place,
        f'{player} has sources for {available} mana, and {name} costs {cost}: "{step.text}"',
        "say in Given what there is to pay with, or name no source at all: then there is enough",
    )


def _saved(case: Case, cards: ManaValues) -> int:
    """How much less a spell can cost at most by what Given names."""
    given = (step.meaning for step in case.steps if step.role is Role.GIVEN)
    there = (fact for fact in given if isinstance(fact, facts.Controls) and fact.card)
    return sum(cards.mana_saved(fact.card) * fact.number for fact in there if fact.card)


def _gets_more(player: str, case: Case, cards: ManaValues) -> bool:
    """Does a player play a land in the case, use a token, or cast a source of mana?"""
    for _, action in actions(case.steps):
        if isinstance(action, PlayLand) and action.by == player:
            return True
        if isinstance(action, Activate) and action.by == player and reference(action.object).token:
            return True
    return any(o == player and cards.mana_made(name) for _, (o, name), _ in casts(case.steps))
