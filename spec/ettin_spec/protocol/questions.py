"""What an engine is asked to observe, and how a fact is asked."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

from ettin_spec.protocol import decks as d
from ettin_spec.protocol import facts
from ettin_spec.protocol import life_counts as n
from ettin_spec.protocol import matches as m
from ettin_spec.protocol.base import CounterKind, Kind, Message


class AskLife(Message, frozen=True, tag_field="q", tag="life"):
    """A team's life total. Answer: an integer."""

    team: str


class AskCount(Message, frozen=True, tag_field="q", tag="count"):
    """How many permanents a player controls of one name or kind. Answer: an integer."""

    controller: str
    card: str | None = None
    kind: Kind | None = None
    token: bool = False


class AskBodied(Message, frozen=True, tag_field="q", tag="bodied"):
    """How many creatures of one kind and one power and toughness a player controls.

    Answer: an integer.
    """

    controller: str
    body: str
    kind: Kind
    token: bool = False


class AskBody(Message, frozen=True, tag_field="q", tag="body"):
    """The power and toughness of a labelled permanent.

    Answer: as a card writes it, `2/2`; null for one that is no creature.
    """

    object: str


class AskCounters(Message, frozen=True, tag_field="q", tag="counters"):
    """How many counters of a kind a labelled permanent has. Answer: an integer."""

    object: str
    kind: str


class AskPlayerCounters(Message, frozen=True, tag_field="q", tag="player_counters"):
    """How many counters of a kind a player or a team has. Answer: an integer.

    Asked of whoever the rules of the day say has them.
    """

    on: facts.Bearer
    kind: CounterKind


class AskZone(Message, frozen=True, tag_field="q", tag="zone"):
    """The zone of a labelled card, and its owner whoever controls it.

    Answer: `{"zone": ..., "player": ...}`, the zone being hand, stack, battlefield, graveyard or
    command; null for a card that nobody can see, that is phased out, or that is in exile.
    """

    object: str


class AskExiled(Message, frozen=True, tag_field="q", tag="exiled"):
    """Who owns a labelled card in exile? Answer: a player, or null where it is not in exile."""

    object: str


class AskCommander(Message, frozen=True, tag_field="q", tag="commander"):
    """Whose commander is a labelled card? Answer: a player, or null where it is nobody's."""

    object: str


class AskSees(Message, frozen=True, tag_field="q", tag="sees"):
    """May a player look at the face of a labelled card, where it is? Answer: true or false."""

    player: str
    object: str


class AskChooses(Message, frozen=True, tag_field="q", tag="chooses"):
    """Is a choice waited for that a player may make, alone or with others?

    Declarations (mulligans, attackers, blockers) are no choices. Answer: true or false.
    """

    player: str


class AskHandSize(Message, frozen=True, tag_field="q", tag="hand_size"):
    """How many cards a player has in hand. Answer: an integer."""

    player: str


class AskLibrarySize(Message, frozen=True, tag_field="q", tag="library_size"):
    """How many cards a player has in the library. Answer: an integer."""

    player: str


class AskGraveyardSize(Message, frozen=True, tag_field="q", tag="graveyard_size"):
    """How many cards a player has in the graveyard. Answer: an integer."""

    player: str


class AskExileSize(Message, frozen=True, tag_field="q", tag="exile_size"):
    """How many of the cards in exile a player owns. Answer: an integer."""

    player: str


class AskTapped(Message, frozen=True, tag_field="q", tag="tapped"):
    """Is a labelled permanent tapped? Answer: true or false."""

    object: str


class AskChosenColour(Message, frozen=True, tag_field="q", tag="chosen_colour"):
    """The colour chosen for a labelled permanent. Answer: a colour's name."""

    object: str


class AskProtector(Message, frozen=True, tag_field="q", tag="protector"):
    """Who protects a labelled battle. Answer: a player, or null where nobody does."""

    object: str


class AskFaceDown(Message, frozen=True, tag_field="q", tag="face_down"):
    """Is a labelled permanent face down? Answer: true or false."""

    object: str


class AskMoment(Message, frozen=True, tag_field="q", tag="moment"):
    """Whose turn and which step it is. Answer: `{"team": ..., "step": ...}`."""


class AskOutcome(Message, frozen=True, tag_field="q", tag="outcome"):
    """How the game stands, of one team where given. Answer: won, lost, drawn or goes_on."""

    team: str | None = None


class AskUnspent(Message, frozen=True, tag_field="q", tag="unspent"):
    """How much unspent mana has a player? An integer."""

    player: str


class AskStackSize(Message, frozen=True, tag_field="q", tag="stack_size"):
    """How many spells and abilities are on the stack? An integer."""


class AskMonarch(Message, frozen=True, tag_field="q", tag="monarch"):
    """Is a player the monarch? Answer: true or false."""

    player: str


class AskInitiative(Message, frozen=True, tag_field="q", tag="initiative"):
    """Has a player the initiative? Answer: true or false."""

    player: str


class AskRoom(Message, frozen=True, tag_field="q", tag="room"):
    """In which room of a dungeon is a player's venture marker? Answer: a name, or null for none."""

    player: str


class AskDaytime(Message, frozen=True, tag_field="q", tag="daytime"):
    """Is it day or night? Answer: day, night, or null where it is neither."""


class AskAttacking(Message, frozen=True, tag_field="q", tag="attacking"):
    """Is a labelled creature attacking? Answer: true or false."""

    object: str


MatchQuestion: TypeAlias = (
    m.AskMatch | m.AskStartingTeam | m.AskTurnsLeft | m.AskPrimary | m.AskSettles
)

DeckQuestion: TypeAlias = (
    d.AskDecksAllowed
    | d.AskDeckAllowed
    | d.AskObjection
    | d.AskDeckObjection
    | d.AskFromOutside
    | d.AskProduct
)

PermanentQuestion: TypeAlias = AskBodied | AskBody | AskCounters | AskFaceDown | AskTapped
SizeQuestion: TypeAlias = AskHandSize | AskLibrarySize | AskGraveyardSize | AskExileSize

Question: TypeAlias = (
    AskLife
    | AskCount
    | PermanentQuestion
    | AskZone
    | AskExiled
    | AskCommander
    | AskSees
    | AskChooses
    | SizeQuestion
    | AskPlayerCounters
    | AskChosenColour
    | AskProtector
    | AskMoment
    | AskOutcome
    | AskAttacking
    | AskDaytime
    | AskUnspent
    | AskStackSize
    | AskMonarch
    | AskInitiative
    | AskRoom
    | MatchQuestion
    | DeckQuestion
    | n.CountQuestion
)


def read_back(fact: facts.Fact) -> tuple[Question, Any] | None:
    """The question that shows whether a fact has been placed, with its answer; None for none.

    Tokens are not asked for: what else is placed may have changed their power and toughness.
    """
    return None if isinstance(fact, facts.Bodied) else question_of(fact)


def _of_permanents(fact: facts.OfPermanents) -> tuple[Question, Any]:
    match fact:
        case facts.Bodied(player, number, body, kind, token):
            return AskBodied(player, body, kind, token), number
        case facts.Body(thing, body):
            return AskBody(thing), body
        case facts.Counters():
            return AskCounters(fact.object, fact.kind), fact.number
        case facts.FaceDown(thing, down):
            return AskFaceDown(thing), down
        case facts.Tapped(thing, tapped):
            return AskTapped(thing), tapped


@lru_cache(1 << 14)
def question_of(fact: facts.Fact) -> tuple[Question, Any] | None:
    """The question that observes a fact, with the answer that makes it true.

    None for a fact that is only ever arranged (where the game is played).
    """
    return _of_permanents(fact) if isinstance(fact, facts.OfPermanents) else _of_game(fact)


def _of_game(fact: facts.Fact) -> tuple[Question, Any] | None:
    match fact:
        case facts.Life(team, total):
            return AskLife(team), total
        case facts.Moment(team, step):
            return AskMoment(), {"team": team, "step": str(step)}
        case facts.Outcome(state, team):
            return AskOutcome(team), str(state)
        case facts.ItIs(daytime):
            return AskDaytime(), str(daytime)
    return _of_player(fact)


def _of_player(fact: facts.Fact) -> tuple[Question, Any] | None:
    match fact:
        case facts.Controls(player, number, card, kind, token):
            return AskCount(player, card, kind, token), number
        case facts.HandSize(player, number):
            return AskHandSize(player), number
        case facts.LibrarySize(player, number):
            return AskLibrarySize(player), number
        case facts.GraveyardSize(player, number):
            return AskGraveyardSize(player), number
        case facts.ExileSize(player, number):
            return AskExileSize(player), number
        case facts.Unspent(player, number):
            return AskUnspent(player), number
        case facts.StackSize(number):
            return AskStackSize(), number
    return _of_standing(fact)


def _of_standing(fact: facts.Fact) -> tuple[Question, Any] | None:
    match fact:
        case facts.Monarch(player, crowned):
            return AskMonarch(player), crowned
        case facts.Initiative(player, held):
            return AskInitiative(player), held
        case facts.InRoom(player, room):
            return AskRoom(player), room
    return _of_zone(fact)


def _of_zone(fact: facts.Fact) -> tuple[Question, Any] | None:
    match fact:
        case facts.InHand(player, _, label):
            return AskZone(label), {"zone": "hand", "player": player}
        case facts.InGraveyard(player, _, label):
            return AskZone(label), {"zone": "graveyard", "player": player}
        case facts.InLibrary(label=label):
            return AskZone(label), None
        case facts.InExile(player, _, label):
            return AskExiled(label), player
        case facts.InCommandZone(player, _, label):
            return AskZone(label), {"zone": "command", "player": player}
    return _of_object(fact)


def _of_object(fact: facts.Fact) -> tuple[Question, Any] | None:
    match fact:
        case facts.NoCommander(thing):
            return AskCommander(thing), None
        case d.Commander(player, thing):
            return AskCommander(thing), player
        case facts.Sees(player, thing, able):
            return AskSees(player, thing), able
        case facts.Chooses(player, now):
            return AskChooses(player), now
        case facts.ChosenColour(thing, colour):
            return AskChosenColour(thing), str(colour)
        case facts.Protector(thing, player):
            return AskProtector(thing), player
        case facts.Attacking(thing):
            return AskAttacking(thing), True
    return _of_match(fact)


def _of_match(fact: facts.Fact) -> tuple[Question, Any] | None:
    match fact:
        case facts.PlayerCounters(on, kind, number):
            return AskPlayerCounters(on, kind), number
        case facts.PlaysFirst(team):
            return m.AskStartingTeam(), team
        case m.MatchOutcome(state, team):
            return m.AskMatch(team), str(state)
        case m.TurnsLeft(number):
            return m.AskTurnsLeft(), number
        case m.Primary(team, player):
            return m.AskPrimary(team), player
        case m.Settles(team, matter, decider):
            return m.AskSettles(team, matter), decider
    return _of_decks(fact)


def _of_decks(fact: facts.Fact) -> tuple[Question, Any] | None:
    match fact:
        case d.DecksAllowed(team, form, allowed):
            return d.AskDecksAllowed(team, form), {"allowed": allowed}
        case d.DeckAllowed(player, form, allowed):
            return d.AskDeckAllowed(player, form), {"allowed": allowed}
        case d.DeckObjection(player, form, card, there):
            return d.AskDeckObjection(player, form, card), there
        case d.Objection(team, form, card, there):
            return d.AskObjection(team, form, card), there
        case d.FromOutside(player, card, form, able):
            return d.AskFromOutside(player, card, form), able
        case d.Product(form, mix):
            return d.AskProduct(form), str(mix)
    return _of_count(fact)


def _of_count(fact: facts.Fact) -> tuple[Question, Any] | None:
    match fact:
        case n.ReadLife(player, total):
            return n.AskReadLife(player), total
        case n.LifeLost(player, amount):
            return n.AskLifeLost(player), amount
        case n.ReadPoison(player, number, of):
            return n.AskReadPoison(player, of), number
        case n.Poisoned(player, poisoned):
            return n.AskPoisoned(player), poisoned
    return None
