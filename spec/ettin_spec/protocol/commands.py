"""What the runner tells an engine to do, in order; one `run` is a list of these."""

from __future__ import annotations

from typing import Any, TypeAlias

from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.base import Message, Purpose, StepName
from ettin_spec.protocol.decks import Commander, InDeck, Listed, Opened
from ettin_spec.protocol.facts import (
    ChosenColour,
    Fact,
    InCommandZone,
    InHand,
    InLibrary,
    Life,
    PlayerCounters,
)
from ettin_spec.protocol.life_counts import Barred
from ettin_spec.protocol.matches import Stage
from ettin_spec.protocol.questions import Question


class Team(Message, frozen=True, cache_hash=True):
    """Those who have turns and life in common: their id, the players from the right seat to the
    left, the primary player.

    `primary` is empty where the engine has to know it from the seats (in a match). `side` is the
    same for those that win and lose as one team with turns and life of their own, as in
    `team-vs-team`; it is empty for whoever has no allies.
    """

    id: str
    players: tuple[str, ...]
    primary: str = ""
    side: str = ""

    @property
    def wins_with(self) -> str:
        """The side on which the team wins or loses: its own where it has no allies."""
        return self.side or self.id


class NewGame(Message, frozen=True, tag_field="cmd", tag="new_game"):
    """A new game under the rules of a date.

    `cards` maps English names to declarations in the wording of that date (the schema of a
    card is part of the protocol); an engine with a database of its own may ignore them. The
    status of the answer is not looked at: nothing has been placed or dealt yet.
    """

    date: str
    variant: str
    scope: str
    teams: tuple[Team, ...]
    cards: dict[str, Any] = {}


class Place(Message, frozen=True, tag_field="cmd", tag="place"):
    """The whole position: turn `turn` (3 or later), precombat main phase of `active`.

    The stack is empty, the active team has priority, nothing happened this turn; permanents
    are untapped and have been there since before the turn; libraries are filled with
    `filler`; hands hold nothing but what `facts` put there; life is the starting total
    unless a fact says otherwise.
    """

    active: str
    facts: tuple[Fact, ...]
    turn: int = 3


class Deal(Message, frozen=True, tag_field="cmd", tag="deal"):
    """The start of a game: libraries of `filler`, seven cards each, mulligans to come.

    A deck has 60 cards; in Commander it has 100, with one commander that is none of the library
    where `commanders` names none. `hands`: cards, by label, that are among the first seven of
    their players; `commanders` begin the game in the command zone. `libraries`: cards, by label,
    that are drawn after the first seven, `place` 1 being the next one; only who claims
    `deal.libraries` is dealt any.
    """

    first: str
    hands: tuple[InHand, ...] = ()
    commanders: tuple[InCommandZone, ...] = ()
    libraries: tuple[InLibrary, ...] = ()


class StartMatch(Message, frozen=True, tag_field="cmd", tag="start_match"):
    """A match begins, for tournament software: the opening of the profile `match`.

    `picked`: the team that chance has picked to say who plays first; `first`: the team that
    plays first, where that is settled. A match has no status: `done` and `refused` leave it out.
    """

    stage: Stage
    picked: str | None = None
    first: str | None = None


class Register(Message, frozen=True, tag_field="cmd", tag="register"):
    """Decks are handed in, for a deck checker: the opening of the profile `deck`.

    What is not said is not there: no card, no list, no product. The cards that came with
    `new_game` are those of the decks; only their type lines and what they say of decks count, in
    Commander also the mana symbols of their costs and abilities, and their `marks`. A colour is
    chosen for a commander, by its English name, that lets its player choose one before the game.
    Decks have no status: `done` leaves it out.
    """

    facts: tuple[InDeck | Commander | ChosenColour | Listed | Opened, ...]


class StartCount(Message, frozen=True, tag_field="cmd", tag="start_count"):
    """A count of life and poison begins, for a life counter: the opening of the profile `life`.

    Life is the starting total, and there are no poison counters, unless a fact says otherwise.
    The teams have lost as soon as an instruction has been carried out that makes them; what comes
    in one instruction comes at once. A count has no status: `done`, `refused` and `needs` leave
    it out.
    """

    facts: tuple[Life | PlayerCounters | Barred, ...] = ()


class Act(Message, frozen=True, tag_field="cmd", tag="act"):
    """One action: done as a whole, or refused with nothing changed."""

    action: Action


class Share(Message, frozen=True):
    """So much of what is divided, for a player or a labelled object."""

    to: str
    amount: int


class Answer(Message, frozen=True, tag_field="cmd", tag="answer"):
    """A rule for answering choices, in force until the next opening; of several the latest.

    It answers every choice with this `purpose` whose decider is (a member of) `by`: with the
    options `pick`, spelt as they are offered, with the first `take` of them, or with the one that
    divides an amount into these `shares` (whoever gets none is left out). An order is one of
    resolution. A choice that is being asked is answered, and the game goes on; what is `refused`
    then is no rule.
    Declarations (mulligans, attackers, blockers) are acts and have no answers.
    `once`, sent to who explores `once`, `legal` or `mark`: it answers the choice that is asked now,
    and is then forgotten; `refused` where it answers none.
    """

    by: str
    purpose: Purpose
    pick: tuple[str, ...] = ()
    take: int | None = None
    shares: tuple[Share, ...] = ()
    once: bool = False


class Pass(Message, frozen=True, tag_field="cmd", tag="pass"):
    """A team passes priority, once."""

    team: str


class At(Message, frozen=True, tag_field="until", tag="step"):
    """Until a step of a team's turn next begins: its first priority or choice.

    A step that is under way is left first. `refused` where a whole later turn of the team goes
    by without a window in the step (it was skipped, or nobody gets priority in it).
    """

    team: str
    step: StepName


class Left(Message, frozen=True, tag_field="until", tag="left_stack"):
    """Until the topmost spell or ability of a labelled source has left the stack; of a token, that
    of any token of that name and player, be it gone."""

    object: str


class TurnsEnd(Message, frozen=True, tag_field="until", tag="turns_end"):
    """Until `turns` more turns have ended, the present one counted; it must be `team`'s.

    In a match they are turns that are played at the table.
    """

    turns: int
    team: str | None = None


Until: TypeAlias = At | Left | TurnsEnd


class Advance(Message, frozen=True, tag_field="cmd", tag="advance"):
    """All pass, and declare no attack or block, until the target, a choice or the game's end."""

    to: Until


class Observe(Message, frozen=True, tag_field="cmd", tag="observe", cache_hash=True):
    """A question. Observing changes nothing."""

    ask: Question


class Legal(Message, frozen=True, tag_field="cmd", tag="legal"):
    """What may be done now. Asking changes nothing.

    The answer is the `value` of a list of commands, in any order, each of which would be carried
    out with some choice of targets and of all else that is asked meanwhile: `pass`; `act` of a card
    with a label, each once for all that can be announced, without targets, and without what only
    says how it is paid (`life`, `assist`); `keep` and `mulligan`; whole declarations by the first
    of those who may make them. With `most` no declaration has more creatures, and no X is greater.
    Left out are mana abilities, bands, conceding and the end of time; while a choice is asked the
    list is empty, since the choice says what can be picked.
    """

    most: int = 2


class Mark(Message, frozen=True, tag_field="cmd", tag="mark"):
    """Remember all that there is of the game, its answers included, under a name.

    It takes the place of what had that name; a `new_game` forgets all of them.
    """

    name: str


class Restore(Message, frozen=True, tag_field="cmd", tag="restore"):
    """Go back to a mark, which stays. `refused` where nothing has that name.

    The status of the answer tells where the game stands, and nothing of what happened before.
    """

    name: str


Opening: TypeAlias = Place | Deal | StartMatch | Register | StartCount
"""How a case begins; `start_match` is of the profile `match`, `register` of `deck`,
`start_count` of `life`, the others of `game`."""

Exploring: TypeAlias = Legal | Mark | Restore
"""What only who walks through many games asks, of an engine that claims to explore."""

Command: TypeAlias = NewGame | Opening | Act | Answer | Pass | Advance | Observe | Exploring
