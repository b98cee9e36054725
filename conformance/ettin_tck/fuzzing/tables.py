"""Positions drawn at random, of cards that two engines play."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.protocol import facts as f
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Advance, At, NewGame, Place

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from ettin_spec.protocol.capabilities import Capabilities, CardSupport
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.facts import Fact
    from ettin_tck.library import Library

MANA, VANILLA, FILLER = "Mana Source", "Vanilla 1/1", "Filler"
"""Cards that every table has."""

ORDER = tuple(
    f"effect.{word}"
    for word in ("control_player", "extra_phases", "extra_step", "extra_turn", "skip")
)
"""Words of cards that change which turns, phases and steps there are, or who decides in them."""

UNEQUAL = ("effect.add_mana", "effect.pick_at_random", "effect.shuffle_in")
"""Words by which equal games may go on otherwise: what is tapped, drawn by lot, or shuffled."""

NOT_PLACED = frozenset(
    (
        *("ability.enters", "ability.enters_as", "ability.enters_doing", "ability.chapter"),
        *("ability.enchant", "event.state"),
    )
)
"""Words of permanents that are cast and never placed: they come with a choice or a target, or
would trigger before anything has happened."""

PERMANENT = re.compile(
    r"(Legendary )?(Artifact|Enchantment|Creature|Planeswalker)( Creature)?( -|$)"
)


@dataclass(frozen=True)
class Pool:
    """Cards that may be drawn, by English name: all of them, those that may be placed on the
    battlefield, those that may be commanders, and by words of `ORDER` those that change the
    order of turns; `declared` says what each is."""

    declared: dict[str, Any]
    placed: tuple[str, ...]
    commanders: tuple[str, ...]
    ordering: dict[str, tuple[str, ...]]

    @property
    def held(self) -> tuple[str, ...]:
        """Those that may be in a hand."""
        return tuple(name for name in self.declared if name not in (MANA, VANILLA, FILLER))

    @property
    def changing_order(self) -> frozenset[str]:
        """Those that change the order of turns."""
        return frozenset(name for names in self.ordering.values() for name in names)

    def without(self, names: Collection[str]) -> Pool:
        """The pool without some cards."""
        declared = {name: card for name, card in self.declared.items() if name not in names}

        def left(some: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(name for name in some if name not in names)

        ordering = {word: left(some) for word, some in self.ordering.items()}
        return Pool(declared, left(self.placed), left(self.commanders), ordering)


@dataclass(frozen=True)
class Table:
    """A game as it is opened: what comes first, the whole position, and the step that it is left
    for, in which nobody has attacked."""

    new_game: NewGame
    place: Place
    step: StepName = StepName.PRECOMBAT_MAIN

    @property
    def opening(self) -> tuple[Command, ...]:
        """The messages that lead to where the game begins."""
        if self.step == StepName.PRECOMBAT_MAIN:
            return (self.new_game, self.place)
        return (self.new_game, self.place, Advance(At(self.place.active, self.step)))

    @property
    def labels(self) -> dict[str, str]:
        """The cards that have a label, each with its English name."""
        return {label: card for label, card, _ in _labelled(self.place.facts)}

    @property
    def owners(self) -> dict[str, str]:
        """Whose each of these cards is."""
        return {label: player for label, _, player in _labelled(self.place.facts)}

    @property
    def players(self) -> tuple[str, ...]:
        """All who play."""
        return tuple(player for team in self.new_game.teams for player in team.players)


def _labelled(facts: Iterable[Fact]) -> Iterator[tuple[str, str, str]]:
    for fact in facts:
        if isinstance(fact, f.Controls):
            yield from ((label, fact.card or "", fact.player) for label in fact.labels)
        elif isinstance(fact, f.InHand | f.InCommandZone):
            yield fact.label, fact.card, fact.player


def pool(library: Library, date: str, both: Iterable[Capabilities]) -> Pool:
    """The cards that all of some engines play from their declarations, on a date.

    A card of which nothing here says what it does is none of them, nor is a dungeon, or what goes
    into one: no player is dealt any.
    """
    support = [can.cards for can in both]
    common = {
        name: need.words
        for name in library.cards.names
        if not library.cards.is_untold(name)
        if not (name in library.cards.dungeons or library.cards.ventures(name))
        if (need := _need(library, name, date)) is not None
        and all(_plays(each, need.words) for each in support)
    }
    declared = library.declarations(tuple(common), date)
    lands = {name for name, card in declared.items() if "Land" in card["type"]}
    fair = {
        name
        for name, words in common.items()
        if name in (MANA, VANILLA, FILLER)
        or not (name in lands or words & {*UNEQUAL} or _by_lot(declared[name]))
    }
    placed = tuple(
        name
        for name in sorted(fair - lands - {VANILLA})
        if not common[name] & NOT_PLACED and _can_lie_there(declared[name])
    )
    leads = tuple(
        name for name in placed if declared[name]["type"].startswith("Legendary Creature")
    )
    ordering = {word: tuple(n for n in sorted(fair) if word in common[n]) for word in ORDER}
    return Pool({name: declared[name] for name in sorted(fair)}, placed, leads, ordering)


def _need(library: Library, name: str, date: str) -> Any:
    try:
        return library.card_needs((name,), date)[name]
    except LookupError:
        return None


def _plays(support: CardSupport, words: frozenset[str]) -> bool:
    return "*" in support.words or words <= {*support.words}


def _by_lot(card: dict[str, Any]) -> bool:
    """Does it let somebody discard at random?"""
    return b'"random":true' in msgspec.json.encode(card)


def _can_lie_there(card: dict[str, Any]) -> bool:
    """Is it a permanent that stays where nothing happens?"""
    if not PERMANENT.match(card["type"]) or card.get("back") or "Aura" in card["type"]:
        return False
    toughness = str(card.get("body", "1/1")).partition("/")[2]
    return toughness.isdigit() and int(toughness) > 0
