"""Paying mana from a player's own pool and sources; mana is not shared in a team."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.changes.basic_changes import set_pool
from ettin_engine.events.paying.mana_colours import COLOURLESS, as_added
from ettin_engine.events.paying.mana_from_tapping import besides, tapped_for_mana
from ettin_engine.events.paying.mana_memory import may_be_spent
from ettin_engine.events.tapping import became
from ettin_engine.mana import Mana
from ettin_engine.objects.characteristics import characteristics_of, is_creature, worded
from ettin_spec.cards.declaration.mana_costs import colours_of_symbol, symbols
from ettin_spec.protocol.base import Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, ObjectId, Permanent, Player, State
    from ettin_spec.cards.declaration.parts.effect_parts import AddMana, Remembered
    from ettin_spec.cards.declaration.words import Ability

    Sources = tuple["Source", ...]
    Spent = tuple[Remembered, ...]


class Source(Struct, frozen=True):
    """One mana that a player can spend: in the pool (`at` its place there), or still to be made.

    `colours` are several where the permanent gives any one of them; what it gives besides has a
    further place, and `alike` is what has the colour that the permanent gives; `remembers` is what
    counts as it is spent.
    """

    colours: frozenset[str]
    at: int = 0
    permanent: ObjectId | None = None
    alike: bool = False
    remembers: Remembered | None = None

    def is_one_of(self, others: Sequence[Source]) -> bool:
        """Is this among others, of whatever colour it has come to be?"""
        return any((self.permanent, self.at) == (each.permanent, each.at) for each in others)

    def beside(self, taken: Source, colours: frozenset[str]) -> Source:
        """The same source once another one is taken for one of these colours."""
        if not (self.alike and taken.alike) or self.permanent != taken.permanent:
            return self
        return replace(self, colours=colours)


def pay(table: Table, player: Player, cost: str, spell: Item | None = None) -> Spent:
    """Spend the pool, then tap as many of a player's sources as a cost needs; what was spent.

    Clauses: mana.own, mana.remembers

    Raises:
        Illegal: the player's mana does not suffice.
    """
    used = _found(table.s, player, cost, spell)
    if used is None:
        raise Illegal(f"{player} cannot pay {cost}")
    _spend(table, player, used)
    return tuple(source.remembers for source in used if source.remembers is not None)


def can_pay(state: State, player: Player, cost: str, spell: Item | None = None) -> bool:
    """Do a player's own pool and sources suffice for a cost?  Clause: mana.own"""
    return _found(state, player, cost, spell) is not None


def _found(state: State, player: Player, cost: str, spell: Item | None) -> Sources | None:
    """What of a player's mana a cost is paid with; None where it does not suffice."""
    there = (*_in_pool(state, player), *_sources(state, player))
    free = [each for each in there if may_be_spent(state, each.remembers, spell)]
    ways = (_used(coloured, generic, free) for coloured, generic in _ways(symbols(cost)))
    return next((each for each in ways if each is not None), None)


@lru_cache(1 << 10)
def _ways(cost: tuple[str, ...]) -> tuple[tuple[tuple[frozenset[str], ...], int], ...]:
    """What a cost can be paid with: coloured mana, and so much of any; the least mana first.

    Clause: cost.resources
    """
    ways: list[tuple[tuple[frozenset[str], ...], int]] = [((), 0)]
    for symbol in cost:
        ways = [
            ((*coloured, colours) if colours else coloured, generic + any_mana)
            for colours, any_mana in _halves(symbol)
            for coloured, generic in ways
        ]
    return tuple(sorted(ways, key=lambda way: len(way[0]) + way[1]))


def _halves(symbol: str) -> tuple[tuple[frozenset[str], int], ...]:
    """Each way to pay a symbol: one mana of these colours, or so much of any."""
    number = symbol.partition("/")[0]
    either = ((frozenset[str](), int(number)),) if number.isdecimal() else ()
    colours = colours_of_symbol(symbol)
    if symbol == "C":
        return ((frozenset({COLOURLESS}), 0),)
    return ((frozenset(colours), 0), *either) if colours else either or ((frozenset(), 0),)


def _used(
    coloured: Sequence[frozenset[str]], generic: int, free: Sequence[Source]
) -> tuple[Source, ...] | None:
    """The sources that such mana is taken from; None where they do not suffice."""
    used = _matching(coloured, free)
    if used is None:
        return None
    rest = [source for source in free if not source.is_one_of(used)]
    return None if len(rest) < generic else (*used, *rest[:generic])


def _spend(table: Table, player: Player, sources: Sequence[Source]) -> None:
    spent = {source.at for source in sources if source.permanent is None}
    pool = table.s.pools.get(player, ())
    set_pool(table, player, tuple(mana for at, mana in enumerate(pool) if at not in spent))
    taken = [source for source in sources if source.permanent is not None]
    taps = dict.fromkeys(source.permanent for source in taken if source.permanent is not None)
    given = {each: _given(table.s, player, table.s.permanents[each]) for each in taps}
    there = table.s.permanents
    if taps:
        tapped = {each: replace(there[each], tapped=True) for each in taps}
        table.set(permanents={**there, **tapped})
        for each in tapped:
            became(table, each, "becomes_tapped")
    for each, mana in given.items():
        _rest_is_added(table, player, [source for source in mana if not source.is_one_of(taken)])
        tapped_for_mana(table, player, table.s.permanents[each], tuple(mana[0].colours), own=False)


def _rest_is_added(table: Table, player: Player, rest: Sequence[Source]) -> None:
    """What is left of the mana for which a permanent was tapped stays in the pool."""
    if rest:
        mana = (Mana(min(source.colours), source.remembers) for source in rest)
        set_pool(table, player, (*table.s.pools.get(player, ()), *mana))


def _in_pool(state: State, player: Player) -> tuple[Source, ...]:
    return tuple(
        Source(frozenset({mana.colour}), at, remembers=mana.remembers)
        for at, mana in enumerate(state.pools.get(player, ()))
    )


def _sources(state: State, player: Player) -> tuple[Source, ...]:
    """A player's untapped permanents that give one mana.  Clause: commander.foreign_mana

    What could attack, or has another ability that is activated, is tapped last.
    """
    there = [it for it in state.permanents.values() if it.controller == player and not it.tapped]
    if len(there) > 1:
        there.sort(key=lambda it: _is_of_other_use(state, it))
    return tuple(source for it in there for source in _given(state, player, it))


def _given(state: State, player: Player, it: Permanent) -> tuple[Source, ...]:
    """The mana for which a player can tap a permanent, and what else it brings.

    Clause: mana.triggered
    """
    if (gives := _gives(state, it)) is None:
        return ()
    colours = frozenset(as_added(state, player, each) for each in _named(gives.colour))
    own = tuple(
        Source(colours, at, it.id, alike=True, remembers=gives.remembers)
        for at in range(gives.number)
    )
    more = tuple(enumerate(besides(state, player, it, colours), gives.number))
    others = tuple(
        Source(frozenset(as_added(state, player, each) for each in of), at, it.id, alike)
        for at, (of, alike) in more
    )
    alone = replace(own[0], alike=False)
    return (alone,) if not others and len(own) == 1 else (*own, *others)


def _is_of_other_use(state: State, it: Permanent) -> bool:
    now = characteristics_of(state, it)
    return "Creature" in now.types or _has_several_uses(now.abilities)


@lru_cache(1 << 12)
def _has_several_uses(among: tuple[Ability, ...]) -> bool:
    """Has something among these abilities more than one that is activated?"""
    return sum(ability.activate is not None for ability in worded(among)) > 1


def _gives(state: State, it: Permanent) -> AddMana | None:
    if it.sick and is_creature(state, it):
        return None
    among = characteristics_of(state, it).abilities
    return _given_for_a_tap(among) if among else None


@lru_cache(1 << 12)
def _given_for_a_tap(among: tuple[Ability, ...]) -> AddMana | None:
    for ability in worded(among):
        if ability.activate is not None:
            does = ability.activate
            mana = does.do[0].add_mana if len(does.do) == 1 else None
            if does.cost == ("tap",) and mana and _named(mana.colour):
                return mana
    return None


def _named(colour: str | tuple[str, ...]) -> tuple[str, ...]:
    """The colours of which a source gives one."""
    if colour == "any":
        return tuple(Colour)
    return (colour,) if isinstance(colour, str) else ()


def _matching(
    wanted: Sequence[frozenset[str]], free: Sequence[Source]
) -> tuple[Source, ...] | None:
    """One source for each coloured symbol, of either half; None if it fails.

    Sources of few colours are taken first.
    """
    if not wanted:
        return ()
    for source in sorted(free, key=lambda s: len(s.colours)):
        if wanted[0] & source.colours:
            common = wanted[0] & source.colours
            others = [s.beside(source, common) for s in free if s is not source]
            rest = _matching(wanted[1:], others)
            if rest is not None:
                return (source, *rest)
    return None
