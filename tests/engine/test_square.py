"""What the machine counts is what is there, wherever a game goes."""

from __future__ import annotations

from engine.table import controls, game
from hypothesis import given, settings
from hypothesis import strategies as st

from ettin_engine.choices import Illegal, Picked
from ettin_engine.position import Decision, Position, decide, settled
from ettin_engine.sba import losing_teams
from ettin_engine.serve.intending import decision_of
from ettin_engine.serve.setting import dealt, new_game, placed
from ettin_engine.state import State
from ettin_engine.teams import team_index
from ettin_spec.flow import machine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.results import Choice

DATES = st.sampled_from(["2005-08-20", "2006-12-20", "2012-01-01", "2016-01-16", "2026-09-25"])
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
    losing = [team.id in losing_teams(state) for team in state.teams]
    known = [flow.losing[t] or flow.lost[t] for t in teams]
    checks = {
        "stack": flow.stack == len(state.stack),
        "triggers": list(flow.triggers) == waiting,
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
