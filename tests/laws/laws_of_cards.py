"""Laws of where cards are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from laws.drawn_games import Game, alone, games, state_of
from laws.law import Broken, Law, Make, Wrong, altered, reference

from ettin_spec.protocol.actions import Concede
from ettin_spec.protocol.commands import Act

PILES = ("hands", "graveyards", "libraries", "command", "aside")


def places(state: Any) -> Iterator[tuple[str, str, str]]:
    """Each card that there is: whose it is, its zone, and itself, by its name in a library."""
    for zone in PILES:
        for player, held in getattr(state, zone).items():
            yield from ((player, zone, card) for card in held)
    yield from ((state.known[card].owner, "exile", card) for card in state.exiled)
    for it in (*state.permanents.values(), *state.phased_out.values()):
        if it.card is not None:
            yield it.owner, "battlefield", it.card
    for item in state.stack:
        if item.card is not None and item.says is not None:
            yield state.known[item.card].owner, "stack", item.card


def owned(state: Any) -> Counter[str]:
    """How many cards each player has, wherever they are."""
    return Counter(owner for owner, _, _ in places(state))


def twice(state: Any) -> list[str]:
    """The cards that are in two places."""
    where = Counter(card for _, zone, card in places(state) if zone != "libraries")
    return sorted(card for card, number in where.items() if number > 1)


def no_card_is_lost_and_none_is_made(make: Make, game: Game) -> None:
    """No card is lost and none is made: each is in one zone, and everybody keeps as many.

    Hand, library, graveyard, exile, battlefield, stack and command zone together hold as many cards
    of an owner after each move as in the beginning, as long as that player's team has not left.
    What is phased out is on the battlefield."""
    first: Counter[str] = Counter()

    def look(engine: Any) -> None:
        state = state_of(engine)
        if state is None:
            return
        if found := twice(state):
            raise Broken(f"in two places: {found}")
        now, gone = owned(state), leavers(state)
        first.update(now if not first else {})
        for player in first.keys() - gone:
            if now[player] != first[player]:
                raise Broken(f"{player} has {now[player]} cards instead of {first[player]}")

    alone(make(), game, look)


def leavers(state: Any) -> set[str]:
    """The players of the teams that have left the game."""
    return {p for team in state.teams if team.id in state.left for p in team.players}


def who_leaves_takes_along_what_is_owned(make: Make, game: Game) -> None:
    """Who leaves a game that goes on takes along every card that is owned, and nobody else's.

    No card of that player is in any zone, nothing on the battlefield or the stack is owned or
    controlled by that player any more, and the others have all their cards."""
    engine = make()
    alone(engine, game)
    before = state_of(engine)
    if before is None:
        return
    players = [player for player in before.hands if player not in leavers(before)]
    engine.run([Act(Concede(players[game.seed % len(players)]))])
    state = state_of(engine)
    if state is None or not state.left:
        return
    gone, kept, had = leavers(state), owned(state), owned(before)
    stay = [(zone, card) for owner, zone, card in places(state) if owner in gone]
    there = (*state.permanents.values(), *(item for item in state.stack))
    held = [it.name for it in there if it.controller in gone]
    if stay or held:
        raise Broken(f"of {sorted(gone)} there is still {stay}, and they control {held}")
    for player in had.keys() - gone:
        if kept[player] != had[player]:
            raise Broken(f"{player} has {kept[player]} cards instead of {had[player]}")


LAWS = (
    Law(
        no_card_is_lost_and_none_is_made,
        ("zone.owner", "zone.new_object", "zone.graveyard"),
        "a game of 30 moves in any variant on any date",
        games(),
        8,
        reference,
        Wrong(
            "A card that is put into a graveyard takes the place of those before it.",
            altered(
                "events/changes/card_moves.py",
                '"graveyards", owner, (*table.s.graveyards[owner], card))',
                '"graveyards", owner, (card,))',
            ),
        ),
    ),
    Law(
        who_leaves_takes_along_what_is_owned,
        ("team.leaves", "team.lent", "team.concedes"),
        "a game of 30 moves between four players, of whom one then concedes",
        games("free-for-all", "commander", "team-vs-team"),
        8,
        reference,
        Wrong(
            "The graveyards of who has left stay.",
            altered("events/leaving/leaving_the_game.py", '("hands", "graveyards", ', '("hands", '),
        ),
    ),
)
