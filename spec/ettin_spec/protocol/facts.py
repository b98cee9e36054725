"""What can be true of a game: placed before it is played, or asked of it afterwards."""

from __future__ import annotations

from typing import TypeAlias

from ettin_spec.protocol import decks as d
from ettin_spec.protocol import life_counts as n
from ettin_spec.protocol import matches as m
from ettin_spec.protocol.base import (
    Colour,
    CounterKind,
    Daytime,
    GameState,
    Kind,
    Message,
    StepName,
)


class Life(Message, frozen=True, tag_field="fact", tag="life"):
    """A team's life total is `total` (life points, may be negative)."""

    team: str
    total: int


class Controls(Message, frozen=True, tag_field="fact", tag="controls"):
    """A player controls `number` permanents: a named card's, or all of one kind.

    `labels` name the physical cards for the rest of the scenario; given at placement,
    as many as `number`.
    """

    player: str
    number: int
    card: str | None = None
    kind: Kind | None = None
    token: bool = False
    labels: tuple[str, ...] = ()


class Bodied(Message, frozen=True, tag_field="fact", tag="bodied"):
    """A player controls `number` creatures of this power and toughness (`2/2`), all of one kind.

    Placed, they are tokens of that kind, without abilities and of whatever colour.
    """

    player: str
    number: int
    body: str
    kind: Kind
    token: bool = False


class Body(Message, frozen=True, tag_field="fact", tag="body"):
    """The power and toughness (`2/2`) of a creature, by label."""

    object: str
    body: str


class Counters(Message, frozen=True, tag_field="fact", tag="counters"):
    """A permanent, by label, has `number` counters of a kind."""

    object: str
    kind: str
    number: int


class Bearer(Message, frozen=True):
    """Who has counters: a team, or a player."""

    team: str | None = None
    player: str | None = None


class PlayerCounters(Message, frozen=True, tag_field="fact", tag="player_counters"):
    """There are `number` counters of a kind with a player or a team.

    With whom the rules of the day say: poison counters are each player's own until 2011-04-01,
    and the team's from then on. Counters that nobody speaks of are not there.
    """

    on: Bearer
    kind: CounterKind
    number: int


class InHand(Message, frozen=True, tag_field="fact", tag="in_hand"):
    """A player has a card in hand, labelled."""

    player: str
    card: str
    label: str


class InGraveyard(Message, frozen=True, tag_field="fact", tag="in_graveyard"):
    """A card, labelled, is in the graveyard of a player, who owns it."""

    player: str
    card: str
    label: str


class InLibrary(Message, frozen=True, tag_field="fact", tag="in_library"):
    """A card, labelled, is in a player's library: at a `place` from the top, or somewhere.

    Placed only: nobody may look there. The card on top is in the first place.
    """

    player: str
    card: str
    label: str
    place: int | None = None


class InExile(Message, frozen=True, tag_field="fact", tag="in_exile"):
    """A card, labelled, is in exile, where all cards lie together; a player owns it."""

    player: str
    card: str
    label: str


class InCommandZone(Message, frozen=True, tag_field="fact", tag="in_command_zone"):
    """A player's commander, labelled, is in the command zone; being there makes it one."""

    player: str
    card: str
    label: str


class NoCommander(Message, frozen=True, tag_field="fact", tag="no_commander"):
    """A card, by label, is nobody's commander; observed only."""

    object: str


class HandSize(Message, frozen=True, tag_field="fact", tag="hand_size"):
    """A player has `number` cards in hand, those that other facts name included."""

    player: str
    number: int


class LibrarySize(Message, frozen=True, tag_field="fact", tag="library_size"):
    """A player has `number` cards in the library, those that other facts name included."""

    player: str
    number: int


class GraveyardSize(Message, frozen=True, tag_field="fact", tag="graveyard_size"):
    """A player has `number` cards in the graveyard, those that other facts name included."""

    player: str
    number: int


class ExileSize(Message, frozen=True, tag_field="fact", tag="exile_size"):
    """A player owns `number` cards in exile, those that other facts name included."""

    player: str
    number: int


class Tapped(Message, frozen=True, tag_field="fact", tag="tapped"):
    """A permanent, by label, is tapped, or with `tapped` false untapped."""

    object: str
    tapped: bool = True


class ChosenColour(Message, frozen=True, tag_field="fact", tag="chosen_colour"):
    """The colour chosen for a permanent, by label."""

    object: str
    colour: Colour


class FaceDown(Message, frozen=True, tag_field="fact", tag="face_down"):
    """A permanent, by label, is face down, or with `down` false face up.

    Placed, it is as though it had been cast so, where its card could be.
    """

    object: str
    down: bool = True


class Protector(Message, frozen=True, tag_field="fact", tag="protector"):
    """A player protects a battle, by label; its controller is another matter."""

    object: str
    player: str


class Moment(Message, frozen=True, tag_field="fact", tag="moment"):
    """It is a step or main phase of a team's turn."""

    team: str
    step: StepName


class PlaysFirst(Message, frozen=True, tag_field="fact", tag="plays_first"):
    """A team plays first; placed, the game is at its start and the cards are dealt."""

    team: str


class Seated(Message, frozen=True, tag_field="fact", tag="seated"):
    """A player sits to the right of the teammate, as the team sees it."""

    player: str
    beside: str


class Played(Message, frozen=True, tag_field="fact", tag="played"):
    """Where the game is played: in a tournament, or casually."""

    scope: str


class Outcome(Message, frozen=True, tag_field="fact", tag="outcome"):
    """How the game stands; of one team where `team` is given."""

    state: GameState
    team: str | None = None


class Unspent(Message, frozen=True, tag_field="fact", tag="unspent"):
    """A player has `number` unspent mana, of whatever colours."""

    player: str
    number: int


class StackSize(Message, frozen=True, tag_field="fact", tag="stack_size"):
    """So many spells and abilities are on the stack. Observed only."""

    number: int


class Monarch(Message, frozen=True, tag_field="fact", tag="monarch"):
    """Whether a player is the monarch; nobody is where nothing is said of it."""

    player: str
    crowned: bool


class Initiative(Message, frozen=True, tag_field="fact", tag="initiative"):
    """Whether a player has the initiative; nobody does where nothing is said of it."""

    player: str
    held: bool


class InRoom(Message, frozen=True, tag_field="fact", tag="room"):
    """A player's venture marker is in the room of that name, or in none.

    Placed, the player owns the dungeon that has this room, and nothing has triggered.
    """

    player: str
    room: str | None = None


class ItIs(Message, frozen=True, tag_field="fact", tag="daytime"):
    """It is day, or night; a game to which nothing is said of it is neither."""

    daytime: Daytime


class Sees(Message, frozen=True, tag_field="fact", tag="sees"):
    """Whether a player may look at the face of a card, by label, where it is. Observed only."""

    player: str
    object: str
    able: bool


class Chooses(Message, frozen=True, tag_field="fact", tag="chooses"):
    """Whether a player, alone or with others, has to make a choice now; observed only."""

    player: str
    now: bool = True


class Attacking(Message, frozen=True, tag_field="fact", tag="attacking"):
    """A creature, by label, is attacking."""

    object: str


OfPermanents: TypeAlias = Bodied | Body | Counters | FaceDown | Tapped
InZone: TypeAlias = InHand | InGraveyard | InLibrary | InExile | InCommandZone
Size: TypeAlias = HandSize | LibrarySize | GraveyardSize | ExileSize

Fact: TypeAlias = (
    Life
    | Controls
    | OfPermanents
    | PlayerCounters
    | InZone
    | NoCommander
    | Size
    | ChosenColour
    | Protector
    | Moment
    | PlaysFirst
    | Outcome
    | Sees
    | Chooses
    | Attacking
    | ItIs
    | Unspent
    | StackSize
    | Monarch
    | Initiative
    | InRoom
    | Seated
    | Played
    | m.Round
    | m.Picked
    | m.MatchOutcome
    | m.TurnsLeft
    | m.Primary
    | m.Settles
    | d.InDeck
    | d.Commander
    | d.Listed
    | d.Opened
    | d.DecksAllowed
    | d.DeckAllowed
    | d.Objection
    | d.DeckObjection
    | d.FromOutside
    | d.Product
    | n.CountFact
)
"""All facts. `PlaysFirst` becomes a `deal`, `Round` a `start_match`, `Counting` a
`start_count`; `Seated` and `Played` shape
the `new_game` that comes before; some are observed only."""
