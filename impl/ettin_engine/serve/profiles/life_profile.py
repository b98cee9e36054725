"""A count as an engine of the protocol: a life counter, with the rules of the game behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.continuous.layers import with_layers_applied
from ettin_engine.decisions.choices import Illegal
from ettin_engine.flow_steps.position import Decision, Position
from ettin_engine.flow_steps.whole_steps import answer, decide, settled
from ettin_engine.life_counter import read
from ettin_engine.players.teams import team_index
from ettin_engine.serve.game_setup import new_game, placed
from ettin_engine.serve.observations import observed
from ettin_engine.serve.profiles.instruction_checks import check_instruction
from ettin_engine.serve.scripted_answers import by_rules
from ettin_engine.state import Lasting, State
from ettin_spec.cards.declaration.parts.change_parts import Cant
from ettin_spec.cards.declaration.words import Change
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import life_counts as n
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.actions import Concede
from ettin_spec.protocol.results import (
    Done,
    Needs,
    Refused,
    Result,
    Unobservable,
    Unsupported,
    Value,
)
from ettin_spec.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ettin_engine.decisions.choices import Script

COUNT_ACTIONS = (
    "deal_damage",
    "gain_life",
    "lose_life",
    "lose_half",
    "double_life",
    "pay_life",
    "set_life",
    "exchange_life",
    "redistribute_life",
    "get_poison",
    "lose_poison",
    "proliferate",
)
COUNT_PLACES = ("barred",)
COUNT_QUESTIONS = ("read_life", "life_lost", "read_poison", "poisoned")

COUNTED = q.AskLife | q.AskPlayerCounters | q.AskOutcome
"""Questions about a game that a count answers too."""


class CountTable:
    """A game that stands still, in which nothing but life and poison changes.

    Raises:
        Illegal: it cannot be opened so.
    """

    def __init__(
        self, game: c.NewGame, overrides: Mapping[str, str], command: c.StartCount
    ) -> None:
        self._rules = Rulebook.on(game.date, game.variant, game.scope, overrides)
        state = new_game(game, overrides)
        facts = tuple(fact for fact in command.facts if not isinstance(fact, n.Barred))
        state = placed(state, c.Place(state.teams[0].id, facts))
        for fact in command.facts:
            if isinstance(fact, n.Barred):
                state = _barring(state, fact)
        self._teams = game.teams
        self._answers: tuple[c.Answer, ...] = ()
        self._position = settled(Position(state), self._script)

    def result(self, command: c.Command) -> Result:
        """What a command leads to; a refused one changes nothing."""
        if isinstance(command, c.Observe):
            return self._observed(command)
        if not isinstance(command, c.Act | c.Answer):
            return Unsupported("a count has instructions, and neither turns nor priority")
        try:
            self._position = self._after(command)
        except Illegal as reason:
            return Refused(str(reason), policies=self._read(reason.policies))
        if self._position.asks is not None:
            return Needs(self._position.asks)
        return Done(policies=self._read())

    def _after(self, command: c.Act | c.Answer) -> Position:
        position = self._position
        if isinstance(command, c.Act):
            return decide(position, _decision(position.state, command), self._script)
        self._answers = (*self._answers, command)
        picked = self._script(position.asks) if position.asks is not None else None
        return position if picked is None else answer(position, picked, self._script)

    def _observed(self, command: c.Observe) -> Result:
        state, ask = self._position.shown, command.ask
        noting = self._rules.noting()
        try:
            if isinstance(ask, n.CountQuestion):
                if ask.player not in state.hands:
                    raise Illegal(f"nobody here is {ask.player}")
                value = read(replace(state, rules=noting), ask)
                return Value(value, tuple(sorted({*self._read(), *noting.read})))
            if isinstance(ask, COUNTED):
                return Value(observed(state, ask), self._read())
        except Illegal as reason:
            return Unobservable(str(reason))
        return Unobservable("only life and poison are counted")

    def _read(self, besides: Iterable[str] = ()) -> tuple[str, ...]:
        return tuple(sorted(self._position.shown.notes.union(besides)))

    @property
    def _script(self) -> Script:
        return by_rules(self._answers, self._teams)


def _decision(state: State, command: c.Act) -> Decision:
    """An instruction as what the team with priority does at once.

    Raises:
        Illegal: it is no instruction, one that can't be, or by somebody who does not play.
    """
    action = command.action
    if isinstance(action, n.Instruction):
        check_instruction(state, action)
        return Decision("act_at_once", state.flow.holder, action)
    if not isinstance(action, Concede):
        raise Illegal("this belongs to a game, and only life and poison are counted")
    if action.by not in state.hands:
        raise Illegal(f"{action.by} does not play")
    return Decision("concede", team_index(state, action.by))


def _barring(state: State, fact: n.Barred) -> State:
    """The state in which an effect keeps a player from something for good."""
    if fact.player not in state.hands:
        raise Illegal(f"there is no player {fact.player}")
    change = Change(cant=Cant(do=fact.do.value, who="you"))
    stamp = state.made + 1
    begun = Lasting(change, "the effect", fact.player, stamp, players=(fact.player,))
    return with_layers_applied(replace(state, made=stamp, lasting=(*state.lasting, begun)))
