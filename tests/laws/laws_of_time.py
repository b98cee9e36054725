"""Laws of games that are played again: from a log, under other rules, after what was taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from laws.drawn_games import Game, Watched, alone, as_in_a_log, games, state_of
from laws.law import Broken, Law, Make, Wrong, altered, reference
from msgspec.structs import replace
from shared.corpora import library

from ettin_spec.protocol.actions import Activate, Cast
from ettin_spec.protocol.commands import Act, Command, Mark, NewGame, Observe, Pass, Restore
from ettin_spec.protocol.questions import AskLife
from ettin_spec.protocol.results import Done, ForPriority, Refused, Result, Value
from ettin_spec.rulebook import Rulebook, load_rules

HERE = "to come back to"
"""A name of the laws' own: who draws the game marks and restores, too."""


def standing(engine: Any) -> Any:
    """The whole state, but for the note of which policies were read."""
    state = state_of(engine)
    return state and replace(state, notes=frozenset(), rules=None)


def a_log_that_is_played_again_comes_to_the_same_state(make: Make, game: Game) -> None:
    """A log that is played again leads to the same state, whatever was tried meanwhile.

    While the game is played, after each move somebody passes, and that is taken back. The log has
    the moves alone, is read back from JSON, and is played by another engine move by move: each
    comes to the same, and in the end the two states are equal in everything that there is."""
    engine = make()

    def tries(engine: Any) -> None:
        begun = engine.run([Mark(HERE)])[-1]
        waits = begun.status.waiting if isinstance(begun, Done) and begun.status else None
        if isinstance(waits, ForPriority):
            engine.run([Pass(waits.team), Restore(HERE)])
            engine.run([Restore(HERE)])

    watched, again = alone(engine, game, tries), make()
    for command, came in watched.moves:
        now = again.run([as_in_a_log(command)])[0]
        if plain(now) != plain(came):
            raise Broken(f"{command} comes to {plain(now)}, and came to {plain(came)}")
    if standing(again) != standing(engine):
        raise Broken("the states are not equal")


def plain(result: Result) -> Any:
    """A result without the policies that were read for it."""
    return replace(result, policies=()) if hasattr(result, "policies") else result


def what_is_refused_changes_nothing(make: Make, game: Game) -> None:
    """What is refused changes nothing.

    After each move everybody tries to cast or use cards that others hold or control; where that is
    refused the life totals, and the whole state, are what they were."""

    def tries(engine: Any) -> None:
        state = state_of(engine)
        if state is None:
            return
        looks = [Observe(AskLife(team.id)) for team in state.teams]
        for player in state.hands:
            others = [
                card for owner, held in state.hands.items() if owner != player for card in held
            ]
            for does in (
                Act(kind(player, card)) for kind in (Cast, Activate) for card in others[:2]
            ):
                before, seen = standing(engine), engine.run(looks)
                if not isinstance(engine.run([does])[0], Refused):
                    raise Broken(f"{does} is done, though it is another player's card")
                if standing(engine) != before or engine.run(looks) != seen:
                    raise Broken(f"{does} is refused, and changes the game")

    alone(make(), game, tries)


class PaysForRefusals:
    """The reference; whoever is refused something has a life less from then on, as it says."""

    def __init__(self) -> None:
        self._engine, self._refused = reference()(), 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """What the reference says, with less life."""
        results: list[Result] = self._engine.run(commands)
        self._refused += any(isinstance(each, Refused) for each in results)
        return [
            Value(each.value - self._refused)
            if isinstance(asked, Observe) and isinstance(asked.ask, AskLife)
            else each
            for asked, each in zip(commands, results, strict=False)
        ]


@contextmanager
def paying_for_refusals() -> Iterator[Make]:
    """Makes such an engine."""
    yield PaysForRefusals


def a_policy_that_nobody_read_changes_nothing(make: Make, game: Game) -> None:
    """A policy that was not read in a game changes nothing in it, whatever it is set to.

    Every policy that neither the game nor an answer names is set to another of its values, all at
    once; the same is sent again, and the same is answered, what may be done at each moment
    included."""
    watched = alone(make(), game)
    unread = {
        key: other
        for key, policy in load_rules().policies.items()
        if key not in read_in(watched)
        for other in policy.readings
        if other != Rulebook.on(game.date, game.variant)[key]
    }
    again(watched, make(unread), game.date, f"with {len(unread)} policies set otherwise")


def read_in(watched: Watched) -> set[str]:
    """The policies that were read in a game."""
    read = set(watched.engine.policies_read or ())
    return read.union(*(getattr(it, "policies", ()) for _, told in watched.log for it in told))


def again(watched: Watched, engine: Any, date: str, how: str) -> None:
    """Send everything to another engine, as of a date.

    Raises:
        Broken: it answers otherwise.
    """
    for commands, came in watched.log:
        sent = [replace(it, date=date) if isinstance(it, NewGame) else it for it in commands]
        now = engine.run(sent)
        for command, one, other in zip(commands, now, came, strict=False):
            if without_words(one) != without_words(other):
                raise Broken(f"{how}, {date}: {command} is answered {one}, and was {other}")
        if len(now) != len(came):
            raise Broken(f"{how}, {date}: {len(now)} of {len(came)} commands are answered")


def without_words(result: Result) -> Result:
    """What an engine answers, but for the words in which it says why it refuses something."""
    return replace(result, reason="") if isinstance(result, Refused) else result


def a_day_on_which_no_rule_of_it_is_another_changes_no_game(make: Make, game: Game) -> None:
    """A game is the same on every day on which the policies that it reads are set alike.

    Only what has changed makes a difference, and no date by itself: the game is played again on
    days on which rules changed, but none of those that were read in it, and no card in it."""
    watched = alone(make(), game)
    days = [day for day in load_rules().change_dates() if alike(watched, game, day)]
    for day in {*days[:1], *days[-1:]}:
        again(watched, make(), day, f"played on {game.date}")


def alike(watched: Watched, game: Game, day: str) -> bool:
    """Are all policies that a game has read set alike on a day, and its cards worded alike?"""
    if not load_rules().variants[game.variant].since <= day != game.date:
        return False
    then, now = Rulebook.on(day, game.variant), Rulebook.on(game.date, game.variant)
    if any(then[key] != now[key] for key in read_in(watched)):
        return False
    begun = watched.log[0][0][0]
    assert isinstance(begun, NewGame)
    return library().declarations(tuple(begun.cards), day) == begun.cards


LAWS = (
    Law(
        a_log_that_is_played_again_comes_to_the_same_state,
        (),
        "a game of 30 moves in any variant on any date, and a pass after each that is taken back",
        games(),
        6,
        reference,
        Wrong(
            "What is taken back has happened all the same.",
            altered(
                "serve/reference_engine.py",
                "        position, self._answers = self._marks[command.name]\n",
                "        self._answers = self._marks[command.name][1]\n",
            ),
        ),
    ),
    Law(
        what_is_refused_changes_nothing,
        ("mana.own", "cost.resources"),
        "a game of 15 moves in any variant on any date, after each up to 4 tries of each player",
        games(moves=15),
        6,
        reference,
        Wrong("Whoever is refused something pays a life for it.", paying_for_refusals),
    ),
    Law(
        a_policy_that_nobody_read_changes_nothing,
        (),
        "a game of 30 moves in any variant on any date",
        games(),
        6,
        reference,
        Wrong(
            "Who is an opponent is looked up in the rules, and no note is taken of it.",
            altered(
                "players/teams.py",
                'state.rules["team.opponents"]',
                'state.rules.settings["team.opponents"]',
            ),
        ),
    ),
    Law(
        a_day_on_which_no_rule_of_it_is_another_changes_no_game,
        (),
        "a game of 30 moves in any variant on any date, and the first and the last day that are "
        "like it",
        games(),
        6,
        reference,
        Wrong(
            "On days with an even number, whatever the policies say, who draws in the draw step "
            "does so twice.",
            altered(
                "turn/turn_steps.py",
                "        draw(table, player, perform)\n    begin_step(table)\n\n\n"
                "def draw_secondary",
                "        draw(table, player, perform)\n"
                '        if table.s.rules.date[-1] in "02468":\n'
                "            draw(table, player, perform)\n    begin_step(table)\n\n\n"
                "def draw_secondary",
            ),
        ),
    ),
)
