"""What somebody might do next in a game, legal more often than not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.results import ForChoice, ForPriority, Over

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random
    from typing import TypeVar

    from ettin_spec.protocol.results import Choice, Status
    from ettin_tck.mutants.games.game_objects import Things

    T = TypeVar("T")

STEPS = (
    StepName.UPKEEP,
    StepName.DRAW,
    StepName.PRECOMBAT_MAIN,
    StepName.DECLARE_ATTACKERS,
    StepName.DECLARE_ATTACKERS,
    StepName.DECLARE_ATTACKERS,
    StepName.POSTCOMBAT_MAIN,
    StepName.END,
)


def next_move(things: Things, status: Status, draw: Random) -> c.Command | None:
    """A move; None where the game is over."""
    match status.waiting:
        case Over():
            return None
        case ForChoice(choice):
            return _chosen(things, choice, draw)
        case ForPriority(team):
            return _with_priority(things, team, draw)


def _chosen(things: Things, choice: Choice, draw: Random) -> c.Command:
    if draw.random() < 0.02:
        return c.Act(a.Concede(draw.choice(things.players)))
    by = draw.choice(choice.decider or things.players)
    match choice.purpose:
        case Purpose.ATTACKERS:
            return c.Act(a.Attack(by, tuple(_attackers(things, by, draw))))
        case Purpose.BLOCKERS:
            return c.Act(a.Block(by, tuple(_blockers(things, draw))))
        case Purpose.MULLIGAN:
            return c.Act(a.Keep(by) if draw.random() < 0.7 else a.TakeMulligan(by))
    most = min(choice.max, len(choice.options))
    number = draw.randint(min(choice.min, most), most)
    return c.Answer(by, choice.purpose, tuple(draw.sample(choice.options, number)))


def _attackers(things: Things, by: str, draw: Random) -> list[a.Attacker]:
    team = next((players for players in things.teams.values() if by in players), ())
    own = [label for label, player in things.there if player in team or draw.random() < 0.05]
    return [a.Attacker(label, _whom(things, team, draw)) for label in _some(own, draw)]


def _whom(things: Things, own: Sequence[str], draw: Random) -> a.Whom:
    others = {team: players for team, players in things.teams.items() if tuple(players) != own}
    team = draw.choice(list(others or things.teams))
    theirs = [label for label, player in things.there if player in things.teams[team]]
    lot = draw.random()
    if theirs and lot < 0.15:
        return a.Whom(object=draw.choice(theirs))
    return a.Whom(team=team) if lot < 0.55 else a.Whom(player=draw.choice(things.teams[team]))


def _blockers(things: Things, draw: Random) -> list[a.Blocker]:
    labels = [label for label, _ in things.there]
    return [a.Blocker(label, draw.choice(labels)) for label in _some(labels, draw)]


def _with_priority(things: Things, team: str, draw: Random) -> c.Command:
    players = things.teams.get(team, things.players)
    lot = draw.random()
    held, there = _theirs(things.held, players, draw), _theirs(things.there, players, draw)
    if held is not None and lot < 0.32:
        is_cast = draw.random() < 0.7
        return c.Act(a.Cast(*held, _targets(things, draw)) if is_cast else a.PlayLand(*held))
    if there is not None and lot < 0.5:
        which = draw.choice((None, None, None, 2, 3))
        return c.Act(a.Activate(*there, _targets(things, draw), ability=which))
    if lot < 0.52:
        return c.Act(a.Concede(draw.choice(things.players)))
    if lot < 0.53:
        return c.Act(a.CallTime())
    if lot < 0.7:
        return c.Pass(team)
    return c.Advance(_until(things, team, draw))


def _until(things: Things, team: str, draw: Random) -> c.Until:
    lot = draw.random()
    if things.labels and lot < 0.3:
        return c.Left(draw.choice(things.labels))
    if lot < 0.45:
        return c.TurnsEnd(draw.choice((1, 1, 2)))
    whose = team if draw.random() < 0.7 else draw.choice(list(things.teams))
    return c.At(whose, draw.choice(STEPS))


def _targets(things: Things, draw: Random) -> tuple[str, ...]:
    if draw.random() < 0.5 or not things.labels:
        return (draw.choice(things.players),) if draw.random() < 0.4 else ()
    return (draw.choice(things.labels),)


def _theirs(
    labels: Sequence[tuple[str, str]], players: Sequence[str], draw: Random
) -> tuple[str, str] | None:
    """A player and the label of a card of theirs, now and then of somebody else's."""
    own = [(player, label) for label, player in labels if player in players]
    if own and draw.random() < 0.95:
        return draw.choice(own)
    if labels and draw.random() < 0.2:
        return draw.choice(list(players)), draw.choice(list(labels))[0]
    return None


def _some(labels: Sequence[T], draw: Random) -> list[T]:
    return [label for label in labels if draw.random() < 0.6]
