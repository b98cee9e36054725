"""Plays of the profiles in which no game is played: a count, a match, decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.actions import CallTime
from ettin_spec.protocol.base import GameState
from ettin_spec.protocol.commands import (
    Act,
    Advance,
    Observe,
    Register,
    StartCount,
    StartMatch,
    TurnsEnd,
)
from ettin_spec.protocol.decks import AskDecksAllowed, Format, InDeck
from ettin_spec.protocol.facts import Life
from ettin_spec.protocol.life_counts import (
    AskReadLife,
    DealDamage,
    DoubleLife,
    GainLife,
    LoseLife,
    PayLife,
    Payment,
)
from ettin_spec.protocol.matches import (
    AskMatch,
    AskStartingTeam,
    AskTurnsLeft,
    ChooseTurn,
    RecordGame,
    Stage,
    Turn,
)
from ettin_spec.protocol.questions import AskLife, AskOutcome
from ettin_tck.smoke_steps.play_steps import Beat, IsDone, IsRefused, Play, Says
from ettin_tck.smoke_steps.table import PLAINS, SHOCK, TOTAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.actions import Action
    from ettin_tck.smoke_steps.table import Table

DECK, MOST_COPIES = 60, 4
"""The least cards of a constructed deck, and the most copies of a card in one."""
FEW = 5
"""A life total that is soon lost."""
FIVE_TURNS = 5
"""So many turns follow time where each player has turns of their own."""


def total(table: Table) -> Play:
    """What each member gains or is dealt changes the total of the team."""
    one, last = table.active.players[0], table.active.players[-1]
    beats = (
        _done(GainLife(3, one), "a player gains life"),
        _has(table, TOTAL + 3, "the total is the team's"),
        _done(DealDamage(2, last), "a player is dealt damage"),
        _has(table, TOTAL + 1, "whoever of the team is dealt damage, one total gets less"),
    )
    return Play("a total", _count(table), beats, "count.pay.together")


def reading(table: Table) -> Play:
    """What reads a player's life reads the team's."""
    beats = (
        Beat(Observe(AskReadLife(table.me)), Says(TOTAL), "it is the total of the team"),
        _done(DoubleLife(table.me), "a player's total is doubled"),
        _has(table, 2 * TOTAL, "as much is gained as is read"),
    )
    return Play("what is read", _count(table), beats, "count.pay")


def payment(table: Table) -> Play:
    """No more is paid than there is, and a refusal changes nothing."""
    pays = Act(PayLife((Payment(table.me, TOTAL + 1),)))
    beats = (
        Beat(pays, IsRefused(), "nobody pays more life than there is"),
        _has(table, TOTAL, "what is refused changes nothing"),
        _done(PayLife((Payment(table.me, TOTAL - 1),)), "that much is there"),
        _has(table, 1, "it is paid"),
    )
    return Play("a refusal", _count(table), beats, "count.pay")


def loss(table: Table) -> Play:
    """A team without life has lost."""
    foe = table.foe.id
    beats = (
        Beat(Observe(AskOutcome(foe)), Says(GameState.GOES_ON), "it has some life yet"),
        _done(LoseLife(FEW, table.you), "a player loses life"),
        Beat(Observe(AskOutcome(foe)), Says(GameState.LOST), "its total is 0"),
    )
    opening = StartCount((Life(foe, FEW),))
    return Play("a loss", opening, beats, "count.pay")


def choice(table: Table) -> Play:
    """Whom chance has picked chooses who plays first, of two teams the other one."""
    one, other = table.active.id, table.foe.id
    turn, first, because = Turn.SECOND, other, "who chose plays second"
    if len(table.teams) > 2:
        turn, first, because = Turn.FIRST, one, "who chose plays first"
    beats = (
        Beat(Act(ChooseTurn(other, Turn.FIRST)), IsRefused(), "chance has picked the other team"),
        Beat(Observe(AskStartingTeam()), Says(None), "nobody has chosen yet"),
        _done(ChooseTurn(one, turn), "it is theirs to choose"),
        Beat(Observe(AskStartingTeam()), Says(first), because),
    )
    opening = StartMatch(Stage.SWISS, picked=one)
    return Play("who plays first", opening, beats, "match.start.look_after")


def time(table: Table) -> Play:
    """Time is called, and the turns that are left go by."""
    ends, turns = Advance(TurnsEnd(1, table.active.id)), table.turns_after_time
    beats = (
        Beat(Observe(AskTurnsLeft()), Says(None), "time has not been called"),
        _done(CallTime(), "the judge calls time"),
        Beat(Observe(AskTurnsLeft()), Says(turns), "so many follow the present one"),
        Beat(ends, IsDone(), "a turn ends"),
        Beat(Observe(AskTurnsLeft()), Says(turns - 1), "one of them has begun"),
    )
    shown_by = "match.turns.two_players" if turns == FIVE_TURNS else "match.time.three_turns"
    return Play("time", _begun(table), beats, shown_by)


def result(table: Table) -> Play:
    """A game is won, and the match is over."""
    one, other = table.active.id, table.foe.id
    beats = (
        Beat(Observe(AskMatch()), Says(GameState.GOES_ON), "nothing has been recorded"),
        _done(RecordGame(one), "a team has won the game"),
        Beat(Observe(AskMatch(one)), Says(GameState.WON), "one won game wins the match"),
        Beat(Act(RecordGame(other)), IsRefused(), "the match is over"),
    )
    return Play("a result", _begun(table), beats, "match.over")


def decks(table: Table) -> Play:
    """Decks of enough basic lands are allowed."""
    players = table.active.players
    return _judged(table, "decks", dict.fromkeys(players, (DECK, 0)), True, "enough lands each")


def small_deck(table: Table) -> Play:
    """A deck with a card too few is not."""
    handed = dict.fromkeys(table.active.players, (DECK, 0)) | {table.me: (DECK - 1, 0)}
    return _judged(table, "a small deck", handed, False, f"one has less than {DECK} cards")


def copies(table: Table) -> Play:
    """A deck with a copy too many is not."""
    handed = dict.fromkeys(table.active.players, (DECK, 0)) | {table.me: (DECK, MOST_COPIES + 1)}
    return _judged(table, "a copy too many", handed, False, f"{MOST_COPIES} copies are allowed")


def of_two_decks(table: Table) -> Play:
    """A card in the decks of two teammates, as many as one of them may have in each."""
    players = table.active.players
    handed = dict.fromkeys(players, (DECK, MOST_COPIES if len(players) > 1 else 0))
    alone = len(players) == 1
    return _judged(
        table, "two decks of a team", handed, alone, "they share no card but basic lands"
    )


PLAYS = {
    "life": (total, reading, payment, loss),
    "match": (choice, time, result),
    "deck": (decks, small_deck, copies, of_two_decks),
}
"""The plays of each profile."""


def plays_of(profile: str, table: Table) -> Iterator[Play]:
    """The plays of a profile at a table."""
    yield from (make(table) for make in PLAYS[profile])


def _done(action: Action, because: str) -> Beat:
    return Beat(Act(action), IsDone(), because)


def _has(table: Table, number: int, because: str) -> Beat:
    return Beat(Observe(AskLife(table.active.id)), Says(number), because)


def _count(table: Table) -> StartCount:
    return StartCount((Life(table.active.id, TOTAL),))


def _begun(table: Table) -> StartMatch:
    return StartMatch(Stage.SWISS, first=table.active.id)


def _judged(
    table: Table, name: str, handed: dict[str, tuple[int, int]], allowed: bool, because: str
) -> Play:
    """Decks of so many lands and so many copies of a spell are allowed, or not."""
    facts = [InDeck(player, PLAINS, lands) for player, (lands, _) in handed.items()]
    facts += [InDeck(player, SHOCK, spells) for player, (_, spells) in handed.items() if spells]
    ask = Observe(AskDecksAllowed(table.active.id, Format.CONSTRUCTED))
    beat = Beat(ask, Says({"allowed": allowed}), because)
    return Play(name, Register(tuple(facts)), (beat,), "deck.size.constructed")
