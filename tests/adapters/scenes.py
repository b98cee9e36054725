"""Positions and moves that the adapter's tests share, in the protocol's own types."""

from __future__ import annotations

from shared.today import TODAY

from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Colour, Purpose, StepName
from ettin_spec.protocol.results import Result, Value

TEAMS = (
    c.Team("A", ("Angie", "Barry"), "Angie"),
    c.Team("E", ("Edward", "Ronald"), "Edward"),
)
PLAYERS = tuple(player for team in TEAMS for player in team.players)
GAME = c.NewGame(TODAY, "two-headed-giant", "tournament", TEAMS)
LIVES = (c.Observe(q.AskLife("A")), c.Observe(q.AskLife("E")))
MOMENT = c.Observe(q.AskMoment())


def place(*facts: f.Fact) -> list[c.Command]:
    """A new game and a position in a main phase of Angie's team."""
    return [GAME, c.Place("A", facts)]


def controls(player: str, card: str, *labels: str) -> f.Controls:
    """A player has cards on the battlefield."""
    return f.Controls(player, len(labels), card, labels=labels)


def to_step(team: str, step: StepName) -> c.Advance:
    """Until a step of a team's turn."""
    return c.Advance(c.At(team, step))


def left(label: str) -> c.Advance:
    """Until what a card has put on the stack has left it."""
    return c.Advance(c.Left(label))


def attack(*pairs: tuple[str, str], by: str = "Angie") -> c.Act:
    """An attack of creatures on players."""
    attackers = tuple(a.Attacker(creature, a.Whom(player=player)) for creature, player in pairs)
    return c.Act(a.Attack(by, attackers))


def hidetsugu(of: str = "Angie") -> list[c.Command]:
    """Both teams at 17 life; Heartless Hidetsugu's ability is activated and resolves."""
    return [
        *place(f.Life("A", 17), f.Life("E", 17), controls(of, "Heartless Hidetsugu", "H")),
        c.Act(a.Activate(of, "H")),
        left("H"),
        *LIVES,
    ]


def biorhythm(*answers: tuple[str, str]) -> list[c.Command]:
    """Edward has three creatures, Ronald none; Angie casts Biorhythm with one creature."""
    mana = tuple(f"mana {n}" for n in range(8))
    return [
        *place(
            f.Life("E", 13),
            controls("Edward", "Vanilla 1/1", "x", "y", "z"),
            controls("Angie", "Vanilla 1/1", "q"),
            controls("Angie", "Mana Source", *mana),
            f.InHand("Angie", "Biorhythm", "B"),
        ),
        *(c.Answer(by, Purpose.AFFECTED_MEMBER, (pick,)) for by, pick in answers),
        c.Act(a.Cast("Angie", "B")),
        left("B"),
    ]


def moat() -> list[c.Command]:
    """Edward's Moat stops green creatures; Angie's team declares attackers."""
    return [
        *place(
            controls("Edward", "Teferi's Moat", "M"),
            f.ChosenColour("M", Colour.GREEN),
            controls("Angie", "Grizzly Bears", "bears"),
            controls("Barry", "Hill Giant", "giant"),
        ),
        to_step("A", StepName.DECLARE_ATTACKERS),
    ]


def values(results: tuple[Result, ...]) -> list[object]:
    """What was observed, in order."""
    return [result.value for result in results if isinstance(result, Value)]
