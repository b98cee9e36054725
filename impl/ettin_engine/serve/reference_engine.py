"""The reference as an engine of the protocol: one game at a time, command by command."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

import msgspec

from ettin_engine.decisions.choices import Illegal
from ettin_engine.flow_steps.position import Decision, Position
from ettin_engine.flow_steps.whole_steps import answer, decide, settled
from ettin_engine.serve.action_decisions import decision_of
from ettin_engine.serve.advancing import advance
from ettin_engine.serve.exploring.legal_commands import labels_given, legal_commands
from ettin_engine.serve.game_setup import dealt, new_game, placed
from ettin_engine.serve.observations import chooses, observed
from ettin_engine.serve.profiles.deck_profile import DECK_PLACES, DECK_QUESTIONS, DeckDesk
from ettin_engine.serve.profiles.life_profile import (
    COUNT_ACTIONS,
    COUNT_PLACES,
    COUNT_QUESTIONS,
    CountTable,
)
from ettin_engine.serve.profiles.match_profile import MATCH_ACTIONS, MATCH_QUESTIONS, MatchTable
from ettin_engine.serve.remembered_games import RememberingEngine
from ettin_engine.serve.scripted_answers import by_rules, noting
from ettin_engine.serve.status_report import status_of
from ettin_spec.protocol import commands as c
from ettin_spec.protocol.capabilities import SPOKEN, Capabilities, CardSupport
from ettin_spec.protocol.questions import AskChooses
from ettin_spec.protocol.results import (
    Begun,
    Done,
    Needs,
    Refused,
    Result,
    Status,
    Unobservable,
    Unsupported,
    Value,
)
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.rulebook_model import FACETS
from ettin_spec.rulebook.rulebook_on_date import NotingRulebook

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ettin_engine.decisions.choices import Script
    from ettin_engine.state import State
    from ettin_spec.protocol.engine_interface import ChoiceMade
    from ettin_spec.protocol.questions import Question

PIECES = frozenset({"one_head", "more_heads", "free_for_all", "team_vs_team", "commander"})
"""The pieces of variants that the reference plays."""

CAPABILITIES = {
    "profiles": ("game", "match", "deck", "life"),
    "facets": ("turns", "stack", "combat", *FACETS.values()),
    "actions": (
        "cast",
        "cast.assist",
        "cast.kicked",
        "cast.face",
        "cast.face_down",
        "play_land.face",
        "cast.life",
        "cast.mode",
        "cast.modes",
        "cast.x",
        "cast.surge",
        "cast.alternative",
        "cast.free",
        "cast.for_player",
        "activate",
        "activate.ability",
        "activate.x",
        "activate.for_player",
        "play_land",
        "play_land.for_player",
        "turn_face_up",
        "turn_face_up.for_player",
        *("attack", "attack.bands", "attack.for_player", "block", "block.for_player"),
        *("activate.token", "attack.token", "block.token", "cast.token"),
        "mulligan",
        "keep",
        "concede",
        "call_time",
        *MATCH_ACTIONS,
        *COUNT_ACTIONS,
        "pay_life.joint",
    ),
    "places": (
        "life",
        "controls",
        "bodied",
        "counters",
        "player_counters",
        "in_hand",
        "in_graveyard",
        "in_library",
        "in_exile",
        "in_command_zone",
        "hand_size",
        "library_size",
        "graveyard_size",
        "exile_size",
        "tapped",
        "face_down",
        "chosen_colour",
        "protector",
        "daytime",
        *("monarch", "initiative", "room"),
        "moment",
        "deal",
        "deal.libraries",
        "start_match",
        *DECK_PLACES,
        *COUNT_PLACES,
    ),
    "observes": (
        "life",
        "count",
        "bodied",
        "body",
        "counters",
        "player_counters",
        "zone",
        "exiled",
        "commander",
        "sees",
        "chooses",
        "hand_size",
        "library_size",
        "graveyard_size",
        "exile_size",
        "tapped",
        "chosen_colour",
        "face_down",
        "protector",
        "moment",
        "outcome",
        "attacking",
        "unspent",
        "stack_size",
        *("monarch", "initiative", "room"),
        "daytime",
        *MATCH_QUESTIONS,
        *DECK_QUESTIONS,
        *COUNT_QUESTIONS,
    ),
    "advances": ("step", "left_stack", "turns_end"),
    "tells": ("steps",),
    "explores": ("legal", "mark"),
}


OPENINGS = (c.Place, c.Deal)
BESIDE = (c.StartMatch, c.Register, c.StartCount)
STOPS = (Refused, Needs, Unsupported)
"""Results after which nothing more of a run is done."""


def variants_played() -> tuple[str, ...]:
    """The variants all of whose pieces the reference plays."""
    return tuple(
        variant.name
        for variant in load_rules().variants.values()
        if PIECES.issuperset(variant.pieces)
    )


class ReferenceEngine:
    """Plays what it is told, under the rules of the game's date.

    `overrides` (policy to value) make it wrong on purpose, in one place each.
    """

    def __init__(self, overrides: Mapping[str, str] | None = None) -> None:
        self._overrides = dict(overrides or {})
        self._game: c.NewGame | None = None
        self._created: State | None = None
        self._position: Position | None = None
        self._beside: MatchTable | DeckDesk | CountTable | None = None
        self._answers: tuple[c.Answer, ...] = ()
        self._passed: tuple[str, ...] = ()
        self._begun: tuple[Begun, ...] = ()
        self._told = 0
        self._made: list[ChoiceMade] = []
        self._labels: frozenset[str] = frozenset()
        self._marks: dict[str, tuple[Position, tuple[c.Answer, ...]]] = {}

    def initialize(self) -> Capabilities:
        """What the reference can do: all words of the vocabulary, at every date."""
        return Capabilities(
            name="ettin reference",
            version=_version(),
            protocol=SPOKEN,
            variants=variants_played(),
            cards=CardSupport(words=("*",)),
            alone=False,
            **CAPABILITIES,  # type: ignore[arg-type]  # each value has its field's type
        )

    def remembering(self) -> RememberingEngine:
        """One that answers the same, and works out nothing twice; this one is then its own."""
        return RememberingEngine(self, self._overrides)

    @property
    def policies_read(self) -> tuple[str, ...] | None:
        """The policies that were read in the game so far, in the order of their first reading.

        None where there is no game of cards: nobody keeps note then.
        """
        if self._created is None or self._beside is not None:
            return None
        rules = self._created.rules
        return rules.read if isinstance(rules, NotingRulebook) else None

    @property
    def choices_made(self) -> Sequence[ChoiceMade]:
        """The choices that came up in the last run, whoever settled them, in order."""
        return self._made

    def run(self, commands: Sequence[c.Command]) -> list[Result]:
        """One result per command, up to the first that stops the run."""
        self._made = []
        results: list[Result] = []
        for command in commands:
            position = None if self._beside is not None else self._position
            if position is not None and type(command) is c.Observe:
                results.append(_observed(position, command.ask))
                continue
            result = self._result(command)
            results.append(result)
            if isinstance(result, STOPS):
                break
        return results

    def _result(self, command: c.Command) -> Result:
        if isinstance(command, c.NewGame):
            return self._new_game(command)
        if self._created is None:
            return Unsupported("there is no game: new_game comes first")
        if isinstance(command, OPENINGS):
            return self._open(self._created, command)
        if isinstance(command, BESIDE):
            return self._open_beside(command)
        if self._beside is not None:
            return self._beside.result(command)
        if self._position is None:
            return Unsupported("nothing has been placed or dealt")
        return self._played(self._position, command)

    def _new_game(self, command: c.NewGame) -> Result:
        try:
            self._created = new_game(command, self._overrides)
        except Illegal as reason:
            return Unsupported(str(reason))
        self._game, self._beside = command, None
        self._answers, self._passed, self._begun, self._told = (), (), (), 0
        self._position, self._marks = None, {}
        return Done(status_of(Position(self._created)))

    def _open(self, created: State, command: c.Place | c.Deal) -> Result:
        self._answers, self._passed, self._begun, self._told = (), (), (), 0
        self._beside, self._labels = None, labels_given(command)
        try:
            opened = (
                dealt(created, command) if isinstance(command, c.Deal) else placed(created, command)
            )
            self._position = settled(Position(opened), self._script)
        except Illegal as reason:
            return Unsupported(str(reason))
        return self._done(self._position)

    def _open_beside(self, command: c.StartMatch | c.Register | c.StartCount) -> Result:
        """Open what is no game of cards: a match, a check of decks, a count."""
        assert self._game is not None
        try:
            self._beside = _beside(self._game, self._overrides, command)
        except Illegal as reason:
            return Unsupported(str(reason))
        return Done()

    def _played(self, position: Position, command: c.Command) -> Result:
        if isinstance(command, c.Legal):
            can = legal_commands(position, self._labels, command.most)
            return Value(msgspec.to_builtins(can), _in_order(position.shown.notes))
        if isinstance(command, c.Mark | c.Restore):
            return self._marked(position, command)
        answers = self._answers
        try:
            if isinstance(command, c.Answer) and command.once:
                return self._moved(self._answered(position, command))
            if isinstance(command, c.Answer):
                self._answers = (*self._answers, command)
                return self._moved(self._resumed(position))
            return self._moved(self._after(position, command))
        except Illegal as reason:
            self._answers = answers
            read = _in_order(position.shown.notes | {*reason.policies})
            return Refused(str(reason), self._status(position), read)

    def _marked(self, position: Position, command: c.Mark | c.Restore) -> Result:
        """Remember where the game stands, or go back there; the marks stay."""
        if isinstance(command, c.Mark):
            self._marks[command.name] = (position, self._answers)
        elif command.name not in self._marks:
            return Refused(f"there is no mark {command.name}", self._status(position))
        position, self._answers = self._marks[command.name]
        self._position, self._told = position, position.shown.known_changes
        self._passed, self._begun = (), ()
        return self._done(position)

    def _answered(self, position: Position, command: c.Answer) -> Position:
        """The position after the question that is asked now, whatever is asked later.

        Raises:
            Illegal: it is no answer to what is asked.
        """
        assert self._created is not None
        by = by_rules((command,), self._created.teams)
        picked = None if position.asks is None else by(position.asks)
        if picked is None:
            raise Illegal("no such choice is asked")
        return answer(position, picked, self._script)

    def _resumed(self, position: Position) -> Position:
        """The position after a question that a new rule may answer."""
        picked = self._script(position.asks) if position.asks is not None else None
        return position if picked is None else answer(position, picked, self._script)

    def _after(self, position: Position, command: c.Command) -> Position:
        match command:
            case c.Act(action):
                return decide(position, decision_of(position.state, action), self._script)
            case c.Pass(team):
                holder = next((i for i, t in enumerate(position.state.teams) if t.id == team), None)
                after = decide(position, Decision("pass", holder), self._script)
                self._passed = (*self._passed, team)
                return after
            case c.Advance(to):
                way = advance(position, to, self._script)
                self._passed = (*self._passed, *way.passed)
                return way.position
        raise AssertionError(f"a command without a performer: {command}")

    @property
    def _script(self) -> Script:
        assert self._created is not None
        return noting(by_rules(self._answers, self._created.teams), self._made)

    def _moved(self, position: Position) -> Result:
        self._begun = () if position is self._position else position.begun
        self._position = position
        if position.asks is not None:
            return Needs(position.asks, self._status(position))
        return self._done(position)

    def _done(self, position: Position) -> Done:
        return Done(self._status(position), _in_order(position.shown.notes))

    def _status(self, position: Position) -> Status:
        passed, self._passed = self._passed, ()
        begun, self._begun = self._begun, ()
        state, told = position.shown, self._told
        self._told = state.known_changes
        return status_of(position, passed, state.changes[told : state.known_changes], begun)


def _observed(position: Position, ask: Question) -> Value | Unobservable:
    shown = position.shown
    try:
        value = chooses(position, ask) if type(ask) is AskChooses else observed(shown, ask)
    except Illegal as reason:
        return Unobservable(str(reason))
    return Value(value, _in_order(shown.notes))


@lru_cache(1 << 10)
def _in_order(notes: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(notes))


def _beside(
    game: c.NewGame,
    overrides: Mapping[str, str],
    command: c.StartMatch | c.Register | c.StartCount,
) -> MatchTable | DeckDesk | CountTable:
    match command:
        case c.StartMatch():
            return MatchTable(game, overrides, command)
        case c.Register():
            return DeckDesk(game, overrides, command)
        case c.StartCount():
            return CountTable(game, overrides, command)


@cache
def _version() -> str:
    try:
        return version("ettin")
    except PackageNotFoundError:
        return "unknown"
