"""What was handed in, read from the facts that tell of it; the rules have no part in that."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from ettin_engine.decisions.choices import Illegal
from ettin_engine.decks.deck_entry import Entry
from ettin_spec.cards.declaration.words import Card
from ettin_spec.protocol.decks import Commander, InDeck, Listed, Opened
from ettin_spec.protocol.facts import ChosenColour
from ettin_spec.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_engine.decks.deck_entry import Counts
    from ettin_spec.protocol.base import Colour
    from ettin_spec.protocol.commands import NewGame, Register
    from ettin_spec.protocol.decks import Board, Standing


def entry_of(game: NewGame, command: Register, overrides: Mapping[str, str]) -> Entry:
    """What was handed in, under the rules of the game's date; in what order does not matter.

    Raises:
        Illegal: a card without declaration, or a player or team that does not exist.
        SpecError: a date, variant, scope or override that does not exist.
    """
    rules = Rulebook.on(game.date, game.variant, game.scope, overrides)
    empty = Entry(rules, game.teams, _cards(game), {}, {}, {})
    boards: dict[tuple[str, Board], Counts] = {}
    lists: dict[str, Standing] = {}
    opened: dict[str, str] = {}
    leaders: dict[str, tuple[str, ...]] = {}
    chosen: dict[str, Colour] = {}
    for fact in command.facts:
        match fact:
            case InDeck(player, card, number, board):
                _check(empty, player, card)
                boards.setdefault((player, board), Counter())[card] += number
            case Commander(player, card):
                _check(empty, player, card)
                leaders[player] = tuple(sorted({*leaders.get(player, ()), card}))
            case ChosenColour(card, colour):
                chosen[card] = colour
            case Listed(card, standing):
                lists[card] = standing
            case Opened(team, boosters, packs):
                opened[empty.team(team).id] = f"{packs}+{boosters}"
    return msgspec.structs.replace(
        empty,
        boards={of: Counter(dict(sorted(counts.items()))) for of, counts in boards.items()},
        lists=_by_standing(lists),
        opened=opened,
        leaders=leaders,
        chosen=chosen,
    )


def _by_standing(lists: Mapping[str, Standing]) -> dict[Standing, tuple[str, ...]]:
    """The listed cards by what the list says of them."""
    return {
        standing: tuple(sorted(card for card, how in lists.items() if how is standing))
        for standing in lists.values()
    }


def _check(entry: Entry, player: str, card: str) -> None:
    """Illegal where nobody is called so, or no declaration came with the card."""
    entry.team_of(player)
    if card not in entry.cards:
        raise Illegal(f"no declaration came with {card}")


def _cards(game: NewGame) -> dict[str, Card]:
    try:
        return {name: msgspec.convert(says, Card) for name, says in game.cards.items()}
    except msgspec.ValidationError as error:
        raise Illegal(f"a card that cannot be read: {error}") from None
