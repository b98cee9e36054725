"""What else adds mana, or triggers, as a player taps a permanent for mana."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.conditions import holds
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import Speaker, speaker
from ettin_engine.events.paying.adding_mana import add_mana
from ettin_engine.events.triggers.trigger_matching import is_about, listening, wait
from ettin_engine.state import Item
from ettin_spec.protocol.base import Colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent, Player, State
    from ettin_spec.cards.declaration.parts.effect_parts import AddMana
    from ettin_spec.cards.declaration.words import Triggered


def tapped_for_mana(
    table: Table, player: Player, it: Permanent, produced: tuple[str, ...], *, own: bool = True
) -> None:
    """Abilities about a player's tapping this for mana trigger; those that add mana do so at once.

    Clauses: mana.triggered, mana.tapped. Without `own` what the player gets so has been counted.
    """
    for watching, ability in _triggered(table.s, player, it):
        item = _item(watching, ability, player, it)
        if not is_of_mana(ability):
            wait(table, watching, ability, player, about=it)
        elif holds(table.s, item):
            for does in _added(ability):
                if own or players(table.s, does.who or "you", speaker(item)) != (player,):
                    add_mana(table, does, item, produced)


def besides(
    state: State, player: Player, it: Permanent, colours: frozenset[str]
) -> Iterator[tuple[frozenset[str], bool]]:
    """The colours of each mana that the player gets besides for tapping this for one of `colours`.

    Clause: mana.triggered. With it stands whether it is of the colour that this gives.
    """
    for watching, ability in _triggered(state, player, it):
        item = _item(watching, ability, player, it)
        if is_of_mana(ability) and holds(state, item):
            for does in _added(ability):
                if players(state, does.who or "you", speaker(item)) == (player,):
                    alike = does.colour == "produced"
                    yield (colours if alike else frozenset(_named(does))), alike


def is_of_mana(ability: Triggered) -> bool:
    """Is it a triggered mana ability, which does not use the stack?  Clause: mana.triggered"""
    return bool(ability.do) and ability.targets is None and len(_added(ability)) == len(ability.do)


def _added(ability: Triggered) -> tuple[AddMana, ...]:
    return tuple(does.add_mana for does in ability.do if does.add_mana is not None)


def _named(says: AddMana) -> Iterable[str]:
    if says.colour == "any":
        return tuple(Colour)
    return (says.colour,) if isinstance(says.colour, str) else says.colour


def _triggered(
    state: State, player: Player, it: Permanent
) -> tuple[tuple[Permanent, Triggered], ...]:
    return tuple(
        (watching, ability)
        for watching, ability, says in listening(state, "taps_for_mana")
        if player in players(state, says.who, Speaker(watching.controller, watching))
        and is_about(state, says.what, it, watching)
    )


def _item(watching: Permanent, ability: Triggered, player: Player, it: Permanent) -> Item:
    return Item(
        watching.name,
        watching.controller,
        ability.do,
        source=watching,
        that_player=player,
        that_object=it.id,
        that_controller=it.controller,
        only_if=ability.if_,
    )
