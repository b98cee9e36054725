"""Setting up a game: placed as a whole, or dealt."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ettin_engine.abilities.continuous.layers import with_layers_applied
from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.dungeons import with_marker
from ettin_engine.named_ties import Physical, Veil
from ettin_engine.objects.characteristics import first_counters, types, worded
from ettin_engine.objects.command_zone import heed_graveyards
from ettin_engine.objects.object_lookup import permanent_of
from ettin_engine.players.life_totals import starting_life
from ettin_engine.players.teams import allies, heads
from ettin_engine.serve.commander_facts import in_library, with_commander, with_commander_at_start
from ettin_engine.serve.library_facts import FILLER, with_card_in_library
from ettin_engine.serve.player_counter_facts import with_counters
from ettin_engine.state import Permanent, Player, State
from ettin_spec.cards.declaration.words import Card
from ettin_spec.flow.generated import machine
from ettin_spec.flow.seats import absent, are_in_pairs, start
from ettin_spec.protocol import decks as d
from ettin_spec.protocol import facts
from ettin_spec.protocol.base import Kind, StepName
from ettin_spec.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_spec.flow.generated.machine import State as FlowState
    from ettin_spec.protocol.commands import Deal, NewGame, Place, Team

FILLING = Card(type="Land")

FIRST_HAND = 7
"""Cards that each player draws before the first mulligan."""

LIBRARY = 60 - FIRST_HAND
"""Cards in a library that nobody said anything about: sixty less a first hand."""


def new_game(command: NewGame, overrides: Mapping[str, str]) -> State:
    """A game under the rules of a date, before anything is placed or dealt.

    Raises:
        Illegal: a card that is no declaration, or teams that are not as large as each other.
        SpecError: a date, variant, scope or override that does not exist.
    """
    rules = Rulebook.on(command.date, command.variant, command.scope, overrides).noting()
    try:
        cards = {name: _declaration(says) for name, says in command.cards.items()}
    except msgspec.ValidationError as error:
        raise Illegal(f"a card that cannot be read: {error}") from None
    check_teams(command.teams, rules)
    players = [p for team in command.teams for p in team.players]
    start_life = starting_life(rules, rules.heads)
    return State(
        flow=start(rules.heads, teams=rules.teams, allies=rules.allies),
        rules=rules,
        teams=_one_and_the_same(command.teams),
        cards={FILLER: FILLING, **cards},
        heeds_graveyards=heed_graveyards(cards.values()),
        life={team.id: start_life for team in command.teams},
        counters={player: {} for player in players},
        team_counters={team.id: {} for team in command.teams},
        libraries=dict.fromkeys(players, (FILLER,) * LIBRARY),
        hands=dict.fromkeys(players, ()),
        graveyards=dict.fromkeys(players, ()),
        known={},
        permanents={},
        mulligans=dict.fromkeys(players, 0),
    )


@lru_cache(1 << 10)
def _one_and_the_same(teams: tuple[Team, ...]) -> tuple[Team, ...]:
    """Equal teams of other games, which are found again without being compared."""
    return teams


def _declaration(says: object) -> Card:
    """A card from what was sent; cards that say the same are one and the same."""
    return _read(msgspec.json.encode(says))


@lru_cache(1 << 12)
def _read(sent: bytes) -> Card:
    return msgspec.convert(msgspec.json.decode(sent), Card)


def check_teams(teams: tuple[Team, ...], rules: Rulebook) -> None:
    """Are there as many teams, of as many players, as the variant says, and allies side by side?

    Clauses: team.more_heads, versus.seats

    Raises:
        Illegal: there are not.
    """
    sizes = tuple(len(team.players) for team in teams)
    if sizes != (rules.heads,) * rules.teams:
        has = " and ".join(map(str, sizes)) or "no"
        raise Illegal(
            f"{rules.variant} has {rules.teams} teams of {rules.heads}; "
            f"this game has teams of {has}"
        )
    sides = [team.wins_with for team in teams]
    of_size = [side for side in dict.fromkeys(sides) for _ in range(rules.allies)]
    if sides != of_size:
        raise Illegal(f"{rules.variant} has sides of {rules.allies}; these are {', '.join(sides)}")


def placed(state: State, command: Place) -> State:
    """The whole position of a `place`: no history, nothing on the stack.

    Raises:
        Illegal: a fact that cannot be placed, an unknown team, player or card.
    """
    active = _team_index(state, command.active)
    state = replace(
        state, flow=_main_phase(active, len(state.teams), allies(state)), turn=command.turn
    )
    for fact in sorted(command.facts, key=_when_placed):
        state = _with(state, fact)
    said = {fact.team for fact in command.facts if isinstance(fact, facts.Life)}
    state = state if said == set(state.life) else _with_starting_life(state)
    return _looking_as_it_does(state)


def _when_placed(fact: facts.Fact) -> int:
    """Cards lie in libraries once these are as large as is said, hands are filled up last."""
    return 2 if isinstance(fact, facts.HandSize) else int(isinstance(fact, facts.InLibrary))


def _looking_as_it_does(state: State) -> State:
    """The state with the characteristics of all that was placed, and what was read for them."""
    assert isinstance(state.rules, Rulebook)
    noting = state.rules.noting()
    looking = with_layers_applied(replace(state, rules=noting))
    return replace(looking, rules=state.rules, notes=looking.notes | {*noting.read})


@lru_cache(1 << 8)
def _main_phase(active: int, teams: int, on_a_side: int) -> FlowState:
    """The active team has priority in its first main phase."""
    return machine.at(
        *(StepName.PRECOMBAT_MAIN, "wait"),
        active=active,
        holder=active,
        called=active,
        ordinary=active,
        lost=absent(teams),
        in_pairs=are_in_pairs(on_a_side),
    )


def dealt(state: State, command: Deal) -> State:
    """The start of a game: the given team plays first; hands are drawn by the first steps.

    Cards that hands are to hold lie on top of the libraries, by label; those of libraries lie
    where they are drawn after the first hand.

    Raises:
        Illegal: an unknown team, player or card, or no room for a card in a library.
    """
    state = _with_decks(state, command)
    libraries = dict(state.libraries)
    for fact in command.hands:
        _declared(state, fact.card)
        held = (fact.label, *libraries[_player(state, fact.player)])
        libraries[fact.player] = held[:-1]
        known = {**state.known, fact.label: Physical(fact.card, fact.player)}
        state = replace(state, known=known)
    active = _team_index(state, command.first)
    flow = start(heads(state), active, len(state.teams), allies(state))
    state = replace(state, flow=flow, libraries=libraries)
    for later in command.libraries:
        place = None if later.place is None else FIRST_HAND + later.place
        state = with_card_in_library(state, replace(later, place=place))
    for leading in command.commanders:
        state = with_commander_at_start(state, leading)
    return _with_starting_life(state)


def _with_decks(state: State, command: Deal) -> State:
    """The state, in which libraries are all of the decks but the commanders.

    Clauses: commander.library, deck.commander_size
    """
    led = Counter(leading.player for leading in command.commanders)
    sizes = {player: in_library(state.rules, led[player]) for player in state.libraries}
    libraries = {player: (FILLER,) * (size or LIBRARY + 7) for player, size in sizes.items()}
    read = set() if None in sizes.values() else {"commander.start", "deck.commander_size"}
    return replace(state, libraries=libraries, notes=state.notes | read)


def _with_starting_life(state: State) -> State:
    """The state, in which the life total of a team is the starting one.  Clause: life.start"""
    assert isinstance(state.rules, Rulebook)
    noting = state.rules.noting()
    starting_life(noting, heads(state))
    return replace(state, notes=state.notes | {*noting.read})


def _team_index(state: State, team: str) -> int:
    for index, each in enumerate(state.teams):
        if each.id == team:
            return index
    raise Illegal(f"there is no team {team}")


def _with(state: State, fact: facts.Fact) -> State:
    match fact:
        case facts.Life(team, total):
            _team_index(state, team)
            return replace(state, life={**state.life, team: total})
        case facts.Controls():
            return _with_permanents(state, fact)
        case facts.Bodied():
            return _with_tokens(state, fact)
        case facts.Counters() | facts.PlayerCounters():
            return _with_counters(state, fact)
        case facts.InHand() | facts.InGraveyard() | facts.InLibrary() | facts.InExile():
            return _with_card(state, fact)
        case facts.InCommandZone() | d.Commander():
            return _with_card(state, fact)
        case facts.HandSize() | facts.LibrarySize() | facts.GraveyardSize() | facts.ExileSize():
            return _with_size(state, fact)
        case facts.ItIs() | facts.Monarch() | facts.Initiative() | facts.InRoom():
            return _with_status(state, fact)
        case facts.ChosenColour() | facts.Protector() | facts.Tapped() | facts.FaceDown():
            return _with_altered(state, fact)
        case facts.Moment(team, StepName.PRECOMBAT_MAIN) if team == _active(state):
            return state
    raise Illegal(f"this cannot be placed: {fact}")


def _with_status(
    state: State, fact: facts.ItIs | facts.Monarch | facts.Initiative | facts.InRoom
) -> State:
    """Day or night, the monarch, who has the initiative, and where a player is in a dungeon."""
    match fact:
        case facts.ItIs(daytime):
            return replace(state, daytime=daytime)
        case facts.Monarch(player, True):
            return replace(state, designated={**state.designated, "monarch": player})
        case facts.Initiative(player, True):
            return replace(state, designated={**state.designated, "initiative": player})
        case facts.InRoom(player, str(room)):
            return with_marker(state, _player(state, player), room)
    return state


def _active(state: State) -> str:
    return state.teams[state.flow.active].id


def _declared(state: State, name: str) -> Card:
    if name not in state.cards:
        raise Illegal(f"no declaration came with {name}")
    return state.cards[name]


def _player(state: State, player: Player) -> Player:
    if player not in state.hands:
        raise Illegal(f"there is no player {player}")
    return player


def _with_permanents(state: State, fact: facts.Controls) -> State:
    if fact.card is None or fact.token:
        raise Illegal("a placed permanent is a named card")
    says, player = _declared(state, fact.card), _player(state, fact.player)
    for n in range(fact.number):
        label = fact.labels[n] if n < len(fact.labels) else f"{fact.card} {state.made + 1}"
        number = state.made + 1
        there = first_counters(says)
        it = Permanent(number, fact.card, says, player, player, label, sick=False, counters=there)
        state = replace(
            state,
            made=number,
            known={**state.known, label: Physical(fact.card, player)},
            permanents={**state.permanents, number: it},
        )
    return state


def _with_tokens(state: State, fact: facts.Bodied) -> State:
    player, name = _player(state, fact.player), fact.kind.capitalize()
    if not fact.token or fact.kind is Kind.CREATURE:
        raise Illegal("creatures without a name are placed as tokens of a kind")
    says = Card(type=f"Creature - {name}", body=fact.body)
    for _ in range(fact.number):
        number = state.made + 1
        it = Permanent(number, name, says, player, player, sick=False)
        permanents = {**state.permanents, number: it}
        state = replace(state, made=number, permanents=permanents)
    return state


def _with_size(state: State, fact: facts.Size) -> State:
    """As many cards in a zone as are said, with cards that only fill it where there are fewer."""
    player = _player(state, fact.player)
    match fact:
        case facts.LibrarySize():
            library = (FILLER,) * max(0, fact.number)
            return replace(state, libraries={**state.libraries, player: library})
        case facts.HandSize():
            put, there, where = _with_hand, len(state.hands[player]), "card"
        case facts.GraveyardSize():
            put, there, where = _with_graveyard, len(state.graveyards[player]), "buried card"
        case facts.ExileSize():
            owned = sum(state.known[card].owner == player for card in state.exiled)
            put, there, where = _with_exiled, owned, "exiled card"
    for n in range(there, fact.number):
        state = put(state, player, FILLER, f"{player}'s {where} {n + 1}")
    return state


def _with_card(state: State, fact: facts.InZone | d.Commander) -> State:
    match fact:
        case facts.InHand():
            put = _with_hand
        case facts.InGraveyard():
            put = _with_graveyard
        case facts.InLibrary():
            return with_card_in_library(state, fact)
        case facts.InExile():
            put = _with_exiled
        case _:
            return with_commander(state, fact)
    _declared(state, fact.card)
    return put(state, fact.player, fact.card, fact.label)


def _with_graveyard(state: State, player: Player, name: str, label: str) -> State:
    there = (*state.graveyards[_player(state, player)], label)
    known = {**state.known, label: Physical(name, player)}
    return replace(state, graveyards={**state.graveyards, player: there}, known=known)


def _with_exiled(state: State, player: Player, name: str, label: str) -> State:
    known = {**state.known, label: Physical(name, _player(state, player))}
    return replace(state, exiled=(*state.exiled, label), known=known)


def _with_hand(state: State, player: Player, name: str, label: str) -> State:
    hand = (*state.hands[_player(state, player)], label)
    known = {**state.known, label: Physical(name, player)}
    return replace(state, hands={**state.hands, player: hand}, known=known)


def _with_altered(
    state: State, fact: facts.ChosenColour | facts.Protector | facts.Tapped | facts.FaceDown
) -> State:
    it = _labelled(state, fact.object)
    if isinstance(fact, facts.Tapped):
        return _altered(state, replace(it, tapped=fact.tapped))
    if isinstance(fact, facts.FaceDown):
        disguised = any(each.disguise for each in worded(it.says.abilities))
        veil = Veil(warded=disguised) if fact.down else None
        return _altered(state, replace(it, face_down=fact.down, veil=veil))
    if isinstance(fact, facts.ChosenColour):
        return _altered(state, replace(it, chosen_colour=fact.colour))
    if "Battle" not in types(it.says):
        raise Illegal(f"{fact.object} is no battle, and nobody protects it")
    return _altered(state, replace(it, protector=_player(state, fact.player)))


def _with_counters(state: State, fact: facts.Counters | facts.PlayerCounters) -> State:
    if isinstance(fact, facts.PlayerCounters):
        return with_counters(state, fact)
    it = _labelled(state, fact.object)
    return _altered(state, replace(it, counters={**it.counters, fact.kind: fact.number}))


def _labelled(state: State, label: str) -> Permanent:
    it = permanent_of(state, label)
    if it is None:
        raise Illegal(f"{label} is not on the battlefield")
    return it


def _altered(state: State, it: Permanent) -> State:
    return replace(state, permanents={**state.permanents, it.id: it})
