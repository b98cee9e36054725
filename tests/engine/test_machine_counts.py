"""What the machine counts is what is there, wherever a game goes."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from rules.two_team_game import controls, game
from shared.today import TODAY

from ettin_engine.decisions.choices import Illegal, Picked
from ettin_engine.flow_steps.position import Decision, Position
from ettin_engine.flow_steps.whole_steps import decide, settled
from ettin_engine.players.teams import team_index
from ettin_engine.serve.action_decisions import decision_of
from ettin_engine.serve.game_setup import dealt, new_game, placed
from ettin_engine.state import State
from ettin_engine.state_based_actions import losing_teams
from ettin_spec.flow.generated import machine
from ettin_spec.language.people import seating
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.results import Choice

DATES = st.sampled_from(["2005-08-20", "2006-12-20", "2012-01-01", "2016-01-16", TODAY])
FACTS = (
    controls("Angie", "Heartless Hidetsugu"),
    controls("Barry", "Verdant Force"),
    controls("Edward", "Verdant Force"),
    controls("Edward", "Hill Giant"),
    controls("Ronald", "Mana Source", 8),
    f.InHand("Ronald", "Biorhythm", "Biorhythm"),
)
INTENTS = (
    a.Activate("Angie", "Heartless Hidetsugu"),
    a.Cast("Ronald", "Biorhythm"),
    a.Attack("Edward", (a.Attacker("Hill Giant", a.Whom(player="Barry")),)),
    a.Attack("Edward", (a.Attacker("Hill Giant", a.Whom(team="A")),)),
    a.CallTime(),
)


def first_options(choice: Choice) -> Picked:
    """Answers whatever is asked with what is offered first."""
    return choice.options[: choice.min]


def departures(state: State) -> list[str]:
    """Where the machine's counts differ from the game."""
    flow, teams = state.flow, range(len(state.teams))
    waiting = [sum(team_index(state, i.controller) == t for i in state.waiting) for t in teams]
    losing = [team.id in losing_teams(state) or team.id in state.left for team in state.teams]
    known = [flow.losing[t] or flow.lost[t] for t in teams]
    checks = {
        "stack": flow.stack == len(state.stack),
        "triggers": list(flow.triggers[: len(teams)]) == waiting,
        "losing": known == losing,
        "attacking": flow.attacking == bool(state.attacks),
    }
    return [name for name, holds in checks.items() if not holds]


def choices_at(state: State) -> list[Decision]:
    """What might be decided, legal or not; a concession ends the game with nothing to count."""
    plain = [Decision(name, argument) for name, argument in allowed(state)]
    named = ("act", "attack", "call_time", "concede")
    return [d for d in plain if d.name not in named] + [decision_of(state, i) for i in INTENTS]


def allowed(state: State) -> tuple[tuple[str, int | None], ...]:
    return machine.allowed(state.flow, machine.Reading(state.rules))


@settings(max_examples=60, deadline=None)
@given(date=DATES, deal=st.booleans(), data=st.data())
@pytest.mark.slow  # plays many drawn games
def test_the_machine_counts_what_is_there(date: str, deal: bool, data: st.DataObject) -> None:
    created = new_game(game(date), {})
    state = dealt(created, c.Deal("A")) if deal else placed(created, c.Place("E", FACTS))
    position = settled(Position(state), first_options)
    for _ in range(40):
        if machine.waits(position.state.flow) == "over":
            break
        decision = data.draw(st.sampled_from(choices_at(position.state)))
        before = position
        try:
            position = decide(position, decision, first_options)
        except Illegal:
            assert position is before
        assert departures(position.state) == []


def test_a_lost_object_on_the_stack_would_be_seen() -> None:
    created = new_game(game("2012-01-01"), {})
    position = settled(Position(placed(created, c.Place("A", FACTS))), first_options)
    intent = decision_of(position.state, INTENTS[0])
    state = decide(position, intent, first_options).state
    assert departures(State(**{**as_fields(state), "stack": ()})) == ["stack"]


def as_fields(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in state.__struct_fields__}


ALONE = (
    controls("Angie", "Heartless Hidetsugu"),
    controls("Edward", "Verdant Force"),
    controls("Edward", "Hill Giant"),
    controls("Martha", "Verdant Force"),
    controls("Simon", "Mana Source", 8),
    f.InHand("Simon", "Flame Rift", "Flame Rift"),
)
ALONE_INTENTS = (
    a.Activate("Angie", "Heartless Hidetsugu"),
    a.Cast("Simon", "Flame Rift"),
    a.Attack("Edward", (a.Attacker("Hill Giant", a.Whom(player="Simon")),)),
    *(a.Concede(player) for player in ("Angie", "Edward", "Martha", "Simon")),
)


@pytest.mark.slow  # searches thousands of states
@settings(max_examples=60, deadline=None)
@given(date=DATES, deal=st.booleans(), data=st.data())
def test_it_counts_so_where_some_of_four_players_leave(
    date: str, deal: bool, data: st.DataObject
) -> None:
    created = new_game(game_of_all(date), {})
    state = dealt(created, c.Deal("A")) if deal else placed(created, c.Place("E", ALONE))
    position = settled(Position(state), first_options)
    for _ in range(40):
        plain = [Decision(*each) for each in allowed(position.state) if each[0] in PLAIN]
        intents = [decision_of(position.state, intent) for intent in ALONE_INTENTS]
        decision = data.draw(st.sampled_from([*plain, *intents]))
        with suppress(Illegal):
            position = decide(position, decision, first_options)
        if machine.waits(position.state.flow) == "over":
            break
        assert departures(position.state) == []
        assert belongings(position.state, position.state.left) == []


PLAIN = ("pass", "keep", "mulligan", "attack_not", "block")


def belongings(state: State, left: tuple[str, ...]) -> list[str]:
    """What there is still of those who have left."""
    gone = {player for team in state.teams if team.id in left for player in team.players}
    held = (state.hands, state.graveyards, state.libraries, state.command)
    cards = [card for pile in held for player in gone for card in pile.get(player, ())]
    mine = [it.name for it in state.permanents.values() if {it.owner, it.controller} & gone]
    return cards + mine + [item.name for item in state.stack if item.controller in gone]


def game_of_all(date: str) -> c.NewGame:
    """A game of four players, each for oneself."""
    return replace(game(date), variant="free-for-all", teams=seating("free-for-all"))
