"""What tournament software is told of a match and asked about it: the profile `match`."""

from __future__ import annotations

from enum import StrEnum

from ettin_spec.protocol.base import GameState, Message


class Stage(StrEnum):
    """In which part of a tournament a match is played."""

    SWISS = "swiss"
    SINGLE_ELIMINATION = "single_elimination"


class Turn(StrEnum):
    """Which turns a team chooses."""

    FIRST = "first"
    SECOND = "second"


class Way(StrEnum):
    """How the active team has let it be known that its turn is over."""

    PASSED_IN_END_STEP = "passed_in_end_step"
    SAID = "said"


class Matter(StrEnum):
    """On what the members of a team disagree."""

    ACTION = "action"
    """Both want to act at the same time."""
    CHOICE = "choice"
    """Any other choice that they make together."""


class Round(Message, frozen=True, tag_field="fact", tag="round"):
    """The match belongs to a stage of a tournament."""

    stage: Stage


class Picked(Message, frozen=True, tag_field="fact", tag="picked"):
    """Chance has picked a team to say who plays first."""

    team: str


class MatchOutcome(Message, frozen=True, tag_field="fact", tag="match_outcome"):
    """How the match stands; of one team where `team` is given."""

    state: GameState
    team: str | None = None


class TurnsLeft(Message, frozen=True, tag_field="fact", tag="turns_left"):
    """So many more turns are to be played after the present one, time having been called."""

    number: int


class Primary(Message, frozen=True, tag_field="fact", tag="primary"):
    """A player is the primary player of a team."""

    team: str
    player: str


class Settles(Message, frozen=True, tag_field="fact", tag="settles"):
    """Who decides when the members of a team disagree; None where no rule says so."""

    team: str
    matter: Matter
    player: str | None = None


class Look(Message, frozen=True, tag_field="do", tag="look"):
    """A player looks at the opening hand."""

    by: str


class ChooseTurn(Message, frozen=True, tag_field="do", tag="choose_turn"):
    """A team says whether it plays first or second."""

    by: str
    turn: Turn


class RecordGame(Message, frozen=True, tag_field="do", tag="record_game"):
    """The game of the match ends: a team has won it, or nobody has."""

    winner: str | None = None


class LifeBecomes(Message, frozen=True, tag_field="do", tag="life_becomes"):
    """A team's life total changes to `total` (life points).

    `resolving`: while a spell or ability is still resolving, so before any check of the game.
    """

    by: str
    total: int
    resolving: bool = False


class GrantTurn(Message, frozen=True, tag_field="do", tag="grant_turn"):
    """An effect gives a team an extra turn after the present one."""

    by: str


class PassTurn(Message, frozen=True, tag_field="do", tag="pass_turn"):
    """The active team lets it be known that its turn is over; the turn has not ended yet."""

    by: str
    way: Way


class AskMatch(Message, frozen=True, tag_field="q", tag="match"):
    """How the match stands, of one team where given. Answer: won, lost, drawn or goes_on."""

    team: str | None = None


class AskStartingTeam(Message, frozen=True, tag_field="q", tag="starting_team"):
    """Which team plays first in this game. Answer: a team's id; null while nobody knows."""


class AskTurnsLeft(Message, frozen=True, tag_field="q", tag="turns_left"):
    """How many turns follow the present one. Answer: an integer; null before time is called."""


class AskPrimary(Message, frozen=True, tag_field="q", tag="primary"):
    """Who is the primary player of a team. Answer: a player."""

    team: str


class AskSettles(Message, frozen=True, tag_field="q", tag="settles"):
    """Who decides when a team's members disagree. Answer: a player; null where no rule says."""

    team: str
    matter: Matter
