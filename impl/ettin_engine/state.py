"""What a game is made of: frozen structs; a change makes a new one."""

from __future__ import annotations

from typing import Protocol, TypeAlias

from msgspec import Struct

from ettin_engine import named_ties as ties
from ettin_engine.mana import Mana
from ettin_spec.cards.declaration.names import (
    ChosenCost,
    Duration,
    Ends,
    LaterStepWord,
    TriggersUntil,
    TurnEvent,
    Undone,
    WhoseNext,
)
from ettin_spec.cards.declaration.parts.targets import Targets
from ettin_spec.cards.declaration.terms import Condition
from ettin_spec.cards.declaration.words import (
    Ability,
    AbilityWord,
    Activated,
    Card,
    Change,
    Effect,
    Modes,
)
from ettin_spec.flow.generated.machine import State as FlowState
from ettin_spec.protocol.base import Colour, Daytime, StepName
from ettin_spec.protocol.commands import Team
from ettin_spec.protocol.results import Changed

Player: TypeAlias = str
NOBODY: Player = ""
"""Who controls what no player does: combat damage that waits on the stack."""
TeamId: TypeAlias = str
CardId: TypeAlias = str
"""The physical card, for ever: its label, or a name of the engine's own."""
ObjectId: TypeAlias = int
"""An object in one zone; the card is another object after each change of zone."""


class Rules(Protocol):
    """The values in force, by policy."""

    def __getitem__(self, policy: str) -> str | int: ...


class Face(Struct, frozen=True):
    """What a copy of an object copies: its name, what it says, and a token's own colours.

    Clause: object.copy
    """

    name: str
    says: Card
    colours: frozenset[Colour] = frozenset()


class Copied(Struct, frozen=True):
    """An object is a copy of something, which looked like this as the copy was made.

    `by` controls the effect; `until` is None for a copy for good.
    """

    face: Face
    by: Player
    until: Duration | None = None


class Permanent(Struct, frozen=True):
    """An object on the battlefield. `card` is None for a token.

    `name`, `says` and `colours` are its own, whatever it is a copy of; of `copies` the last
    counts. `used`: a loyalty ability of it was activated this turn; `activations`: abilities
    activated this turn that can be only so often; `attached` and `on_player`: what, or whom, an
    Aura enchants or an Equipment is on; `protector`: the player who protects a battle; `veil`: how
    it entered face down, as long as it is; `lent_by`: who controls it again once no change lets
    another do so; `paid`: which costs the spell was cast for that need not be paid; `shields`: how
    often it is regenerated this turn; `away`: how it has phased out, as long as it is.
    """

    id: ObjectId
    name: str
    says: Card
    controller: Player
    owner: Player
    card: CardId | None = None
    colours: frozenset[Colour] = frozenset()
    tapped: bool = False
    sick: bool = True
    damage: int = 0
    counters: dict[str, int] = {}
    defending: Player | None = None
    used: bool = False
    activations: tuple[Activated, ...] = ()
    attached: ObjectId | None = None
    on_player: Player | None = None
    copies: tuple[Copied, ...] = ()
    face_down: bool = False
    chosen_colour: Colour | None = None
    chosen_player: Player | None = None
    protector: Player | None = None
    veil: ties.Veil | None = None
    lent_by: Player | None = None
    paid: tuple[ChosenCost, ...] = ()
    shields: int = 0
    away: ties.Away | None = None


class Characteristics(Struct, frozen=True):
    """What a permanent is at the moment, everything counted that changes it.

    `types` are supertypes and card types; power and toughness are 0 where it has none. What is
    face down has no name and no cost.
    """

    name: str
    cost: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    colours: frozenset[Colour]
    abilities: tuple[Ability, ...]
    power: int
    toughness: int


class Lasting(Struct, frozen=True):
    """A change that a spell or ability has begun, for what it was begun for, and nothing else.

    `stamp` orders it; `until` is None for one that never ends; damage is redirected to `receiver`;
    `whose` says who controls what comes later, None for anybody; it ends with what is `bound`.
    """

    change: Change
    source: str
    controller: Player
    stamp: int
    objects: tuple[ObjectId, ...] = ()
    players: tuple[Player, ...] = ()
    receiver: ObjectId | Player | None = None
    whose: tuple[Player, ...] | None = None
    until: Ends | None = None
    bound: ObjectId | None = None


class Hit(Struct, frozen=True):
    """Damage that is assigned to a player, or to a creature, planeswalker or battle.

    `by` is what deals it, as it was when that was assigned, `had` its keywords of damage then;
    `spell` is what deals it where no permanent does, and `dealer` who controls that.
    """

    amount: int
    player: Player | None = None
    creature: ObjectId | None = None
    by: Permanent | None = None
    had: frozenset[str] = frozenset()
    spell: Card | None = None
    dealer: Player | None = None

    @property
    def infecting(self) -> Player | None:
        """Who puts the counters that infect makes of the damage; None where it has no infect."""
        return self.by.controller if self.by is not None and "infect" in self.had else None


class Item(Struct, frozen=True):
    """A spell or ability on the stack; `says` what a spell is.

    `card` is the card of a spell, or of an ability activated from a hand; `source` an ability's
    permanent as last seen; `targets` what has to be chosen, `target` and `second_target` who was,
    `target_ids` which objects they were; `named` the numbers of effects. Combat damage that waits
    has `hits`. `defending`, `attacking`, `active`: whom those words mean, as far as that is
    settled. `only_if` has to be true as the item resolves, when `target_controller` and
    `target_seen` are settled; `x` was chosen for X, `paid` are costs; `friends` are called so;
    `about` is the target of a delayed ability. `modal` is what an ability chooses among, `modes`
    those chosen, with targets. `that_spell` triggered this by its targets. `copy` names a copy of
    a spell; `flashback`: cast so; `chapter`: of a Saga. `created` are tokens made last, `gone`
    what they undid, `picked` what chance or votes have, `revealed` cards; `that_controller`
    controls the event's object, or did when it was `that_seen`; `that_card` is the event's, with
    how often it had been buried by then; `more_targets` are further players'; `attack` is that of
    what it returned.
    """

    name: str
    controller: Player
    do: tuple[Effect, ...]
    card: CardId | None = None
    says: Card | None = None
    source: Permanent | None = None
    that_player: Player | None = None
    that_object: ObjectId | None = None
    that_spell: Item | None = None
    targets: Targets | None = None
    target: Player | CardId | None = None
    second_target: Player | CardId | None = None
    target_ids: tuple[ObjectId | tuple[CardId, int] | None, ...] = ()
    named: dict[str, int] = {}
    hits: tuple[Hit, ...] = ()
    defending: Player | None = None
    attacking: tuple[Player, ...] = ()
    active: Player | None = None
    only_if: Condition | None = None
    about: ObjectId | None = None
    target_controller: Player | None = None
    target_seen: Characteristics | None = None
    x: int = 0
    friends: tuple[Player, ...] = ()
    paid: tuple[ChosenCost, ...] = ()
    modal: Modes | None = None
    modes: tuple[Item, ...] = ()
    copy: CardId | None = None
    flashback: bool = False
    chapter: bool = False
    created: tuple[ObjectId, ...] = ()
    gone: tuple[Gone, ...] = ()
    chosen_colour: Colour | None = None
    picked: tuple[ObjectId, ...] = ()
    revealed: tuple[CardId, ...] = ()
    that_controller: Player | None = None
    that_seen: Characteristics | None = None
    that_card: tuple[CardId, int] | None = None
    more_targets: tuple[CardId | None, ...] = ()
    face_down: bool = False
    attack: Attack | None = None

    @property
    def label(self) -> CardId | None:
        """What a spell is called in a choice: its card's label, or a name of a copy's own."""
        return self.card or self.copy


class Delayed(Struct, frozen=True):
    """An ability that waits for one later step, and what it will do.

    `turn` is the number of the turn in which it was made, or of the extra turn that it waits for.
    """

    item: Item
    step: LaterStepWord
    of: WhoseNext
    turn: int


class LeftBehind(Struct, frozen=True):
    """An ability that a spell or ability has left behind, for the rest of the turn or longer.

    `bearer` is its source as it was last, and stands for the spell where that is none.
    """

    bearer: Permanent
    ability: AbilityWord
    until: TriggersUntil


class Gone(Struct, frozen=True):
    """What was destroyed, exiled or sacrificed, as it was then."""

    was: Undone
    it: Permanent
    looks: Characteristics


class Attack(Struct, frozen=True):
    """One attacking creature and what it attacks: a team, a player, a planeswalker, a battle.

    `player` is the one attacked, or who controls the planeswalker or protects the battle (`thing`),
    where the rules single one out. `blockers`: None for a creature that was not blocked; those that
    are, in the order in which damage is assigned if there is one. `controller`: the creature's.
    """

    creature: ObjectId
    team: TeamId
    player: Player | None = None
    thing: ObjectId | None = None
    blockers: tuple[ObjectId, ...] | None = None
    band: int | None = None
    controller: Player = NOBODY


class State(Struct, frozen=True):
    """One moment of a game.

    `life` is a team's total; `counters` are those of players, `team_counters` those that the rules
    make a team's; `libraries` hold names from the top; `mulligans` how many each player has taken;
    `life_lost` how much each has lost this turn; `happened` what else has happened to players this
    turn, or by them, by its name; `damaged_by` which permanents have dealt damage to each permanent
    this turn, `attackers_this_turn` those declared as attackers in it; `losers` are teams that an
    effect lets lose; `changes` are all those to the order of turns, of which the machine knows the
    first `known_changes`; `notes` the policies read so far since they were last asked for;
    `characteristics` follow from the rest: where something makes them differ from what is printed
    they are `altered`, and `layers_applied_in` is the step in which they were last worked out in
    play; `has_continuous_effects` says that abilities or lasting changes are there that may speak
    of anything, `heeds_steps` that something printed on permanents triggers as steps begin,
    `heeds_graveyards` that a card of the game has an ability that works in one; `ended_attacks` are
    those of creatures that have left this combat, as they were then, or were blocked by such;
    `attacked` are those whom each player attacked as attackers were declared last; `checked_in` is
    the step in which a check found nothing to do, None once something has changed since that a
    check looks at; `pools` hold unspent mana; `casts` how many spells each player has cast this
    turn, `begun` the steps that this turn has had, `drawn` who has drawn a card since the draw step
    began, `cast_last_turn` those of the members of the team whose turn it was, `lands` how many
    lands each has played; `daytime` is None as long as it has been neither day nor night;
    `block_orders` are the orders in which creatures that block several assign damage to them, where
    there is one. `commanders` are cards in whatever zone, `command` holds those in the command
    zone, `emblems` are what else is there, written down like the permanents that they are not,
    `led` how often each was cast from there, `slain` how much combat damage each has dealt to each
    player; `exiled_with` says of cards that were exiled by an ability of a permanent by which,
    `playable` of cards in exile who may play them; `arrived` are those in a graveyard or in exile
    since state-based actions were last checked, `buried` how often each card has come into a
    graveyard, `had` the keywords of damage with which permanents have left not printed on them,
    `touched` creatures that something with deathtouch has dealt damage since that check; `aside`
    are cards that each player has exiled in mulligans; `left` are the teams that have left the game
    while others play; `last_turn` is the machine's number of the team that had the last turn in
    order which came to its cleanup step; `delayed` are abilities that wait for a later step,
    `left_behind` those that trigger for a while; of the changes that give extra turns,
    `extra_turns` are the numbers of those that wait, the next one last, and `extra_turn` is that of
    the present turn, None where it is an ordinary one; `acted_in_cleanup` says that a state-based
    action has been performed in the present cleanup step; `designated` are the monarch and who has
    the initiative, `markers` where players are in dungeons, `completed` who has gone through one;
    `phased_out` are permanents of which nothing here knows but what phases them in.
    """

    flow: FlowState
    rules: Rules
    teams: tuple[Team, ...]
    cards: dict[str, Card]
    life: dict[TeamId, int]
    counters: dict[Player, dict[str, int]]
    team_counters: dict[TeamId, dict[str, int]]
    libraries: dict[Player, tuple[str, ...]]
    hands: dict[Player, tuple[CardId, ...]]
    graveyards: dict[Player, tuple[CardId, ...]]
    known: dict[CardId, ties.Physical]
    permanents: dict[ObjectId, Permanent]
    mulligans: dict[Player, int]
    characteristics: dict[ObjectId, Characteristics] = {}
    altered: bool = False
    has_continuous_effects: bool = False
    heeds_steps: bool = False
    heeds_graveyards: bool = False
    layers_applied_in: str | None = None
    checked_in: str | None = None
    pools: dict[Player, tuple[Mana, ...]] = {}
    casts: dict[Player, int] = {}
    begun: frozenset[StepName] = frozenset()
    drawn: frozenset[Player] = frozenset()
    lands: dict[Player, int] = {}
    cast_last_turn: tuple[int, ...] = ()
    daytime: Daytime | None = None
    lasting: tuple[Lasting, ...] = ()
    stack: tuple[Item, ...] = ()
    waiting: tuple[Item, ...] = ()
    attacks: tuple[Attack, ...] = ()
    ended_attacks: tuple[Attack, ...] = ()
    attacked: dict[Player, frozenset[Player]] = {}
    struck: frozenset[ObjectId] = frozenset()
    touched: frozenset[ObjectId] = frozenset()
    block_orders: dict[ObjectId, tuple[ObjectId, ...]] = {}
    exiled: tuple[CardId, ...] = ()
    exiled_with: dict[CardId, ties.ExiledWith] = {}
    playable: dict[CardId, ties.Playable] = {}
    commanders: frozenset[CardId] = frozenset()
    command: dict[Player, tuple[CardId, ...]] = {}
    emblems: tuple[Permanent, ...] = ()
    led: dict[CardId, int] = {}
    slain: dict[Player, dict[CardId, int]] = {}
    arrived: tuple[CardId, ...] = ()
    buried: dict[CardId, int] = {}
    had: dict[ObjectId, frozenset[str]] = {}
    aside: dict[Player, tuple[CardId, ...]] = {}
    unable_to_draw: frozenset[Player] = frozenset()
    life_lost: dict[Player, int] = {}
    happened: dict[TurnEvent, dict[Player, int]] = {}
    damaged_by: dict[ObjectId, frozenset[ObjectId]] = {}
    attackers_this_turn: frozenset[ObjectId] = frozenset()
    losers: frozenset[TeamId] = frozenset()
    changes: tuple[Changed, ...] = ()
    known_changes: int = 0
    controls: tuple[ties.Control, ...] = ()
    winner: TeamId | None = None
    left: tuple[TeamId, ...] = ()
    last_turn: int | None = None
    delayed: tuple[Delayed, ...] = ()
    left_behind: tuple[LeftBehind, ...] = ()
    extra_turns: tuple[int, ...] = ()
    extra_turn: int | None = None
    acted_in_cleanup: bool = False
    designated: dict[ties.Designation, Player] = {}
    markers: dict[Player, ties.Marker] = {}
    completed: frozenset[Player] = frozenset()
    phased_out: dict[ObjectId, Permanent] = {}
    turn: int = 1
    made: int = 0
    shuffles: int = 0
    notes: frozenset[str] = frozenset()
