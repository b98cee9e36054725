"""What replaces and prevents events: each of them once, in the order that the affected choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rules.two_team_game import TEAMS, asked, cards_on, controls, told
from shared.today import TODAY

from ettin_engine.flow_steps.position import Decision, Position
from ettin_engine.flow_steps.whole_steps import decide, settled
from ettin_engine.serve import ReferenceEngine
from ettin_engine.serve.action_decisions import decision_of
from ettin_engine.serve.game_setup import new_game, placed
from ettin_engine.serve.scripted_answers import by_rules
from ettin_engine.state import Player
from ettin_spec.cards import load_cards
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.results import Choice, Done, ForChoice, Result

DATE = "2012-01-01"
REAL = ("Boon Reflection", "Worship", "Flame Rift", "Grizzly Bears")


def instead(value: object, **more: object) -> dict[str, Any]:
    """A static ability that replaces an event's amount, called n."""
    replaces = {"event": "damage", "as": "n", "with": value, **more}
    return {"static": {"changes": [{"replace": replaces}]}}


def prevents(**more: object) -> dict[str, Any]:
    """A static ability that prevents damage."""
    return {"static": {"changes": [{"prevent": more}]}}


def spell(**word: object) -> dict[str, Any]:
    """An ability that is one effect of an instant."""
    return {"spell": {"do": [word]}}


def shield(number: int, who: str) -> dict[str, Any]:
    """An instant's shield for players until the turn ends."""
    changes = [{"prevent": {"who": who, "number": number}}]
    return spell(until={"end": "end_of_turn", "changes": changes})


THAT: dict[str, object] = {"the": "n"}
PERMANENTS = {
    "Twice": instead({"twice": THAT}),
    "One More": instead({"plus": [THAT, 1]}),
    "Three More": instead({"plus": [THAT, 3]}),
    "Half": instead({"half_down": THAT}),
    "Armour": prevents(who="you", number=2),
    "Twice and More": instead({"twice": THAT}),
    "Loss Twice": instead({"twice": THAT}, event="lose_life"),
}
SPELLS = {f"Bolt {n}": spell(damage={"amount": n, "to": "each_opponent"}) for n in range(13)}
SPELLS |= {f"Shield {n}": shield(n, "you") for n in range(1, 8)}
SPELLS |= {"Shields for All": shield(3, "each_player"), "Gift": spell(
    gain_life={"who": "each_player", "amount": 2})}  # fmt: skip
PERMANENTS["Twice and More"]["static"]["changes"] += PERMANENTS["One More"]["static"]["changes"]
MODEL: dict[str, Callable[[int], int]] = {
    "Twice": lambda n: 2 * n,
    "One More": lambda n: n + 1,
    "Three More": lambda n: n + 3,
    "Half": lambda n: n // 2,
    "Armour": lambda n: max(0, n - 2),
}
"""What each permanent makes of an amount of damage to its controller that is not 0."""


def declared(date: str = DATE) -> dict[str, Any]:
    """All cards of these tests."""
    cards = load_cards()
    real = {name: msgspec.to_builtins(cards.card(name, date)) for name in REAL}
    made = {n: {"type": "Enchantment", "abilities": [says]} for n, says in PERMANENTS.items()}
    cast = {name: {"type": "Instant", "abilities": [says]} for name, says in SPELLS.items()}
    return {**cards_on(date), **real, **made, **cast}


def game(date: str = DATE) -> c.NewGame:
    """A game that knows them."""
    return c.NewGame(date, "two-headed-giant", "tournament", TEAMS, declared(date))


def opened(*facts: f.Fact, date: str = DATE) -> ReferenceEngine:
    """The reference with a position."""
    engine = ReferenceEngine()
    assert all(isinstance(r, Done) for r in engine.run([game(date), c.Place("A", facts)]))
    return engine


def held(player: Player, *names: str) -> tuple[f.InHand, ...]:
    """Spells in hand."""
    return tuple(f.InHand(player, name, name) for name in names)


def cast(engine: ReferenceEngine, name: str, by: Player = "Angie") -> Result:
    """A player casts a spell, and it resolves."""
    told(engine, c.Act(a.Cast(by, name)))
    return told(engine, c.Advance(c.Left(name)))


def resolved(*facts: f.Fact, name: str, order: list[str]) -> int:
    """The life of Edward's team once Angie's spell has resolved, modifiers chosen in an order."""

    def script(choice: Choice) -> tuple[str, ...] | None:
        if choice.purpose is not Purpose.REPLACEMENT:
            return None
        assert name != "Bolt 0"
        assert len(choice.decider) == 1
        return (min(choice.options, key=order.index),)

    position = settled(Position(placed(new_game(game(), {}), c.Place("A", facts))), script)
    position = decide(position, decision_of(position.state, a.Cast("Angie", name)), script)
    for team in (0, 1):
        position = decide(position, Decision("pass", team), script)
    return position.state.life["E"]


@settings(deadline=None)
@given(amount=st.integers(0, 12), order=st.permutations(sorted(MODEL)), count=st.integers(0, 5))
def test_each_modifier_applies_once_in_the_order_chosen_and_never_to_nothing(
    amount: int, order: list[str], count: int
) -> None:
    chosen = order[:count]
    facts = (f.Life("E", 1000), *(controls("Edward", name) for name in chosen))
    left = resolved(*facts, *held("Angie", f"Bolt {amount}"), name=f"Bolt {amount}", order=order)
    expected = {"Edward": amount, "Ronald": amount}
    for name in chosen:
        for player in ("Edward", "Ronald"):
            if expected[player] and (player == "Edward" or name != "Armour"):
                expected[player] = MODEL[name](expected[player])
    assert left == 1000 - sum(expected.values())


@pytest.mark.parametrize(("first", "lost"), [("1", 2 * 7), ("2", 2 * 8)])
def test_two_abilities_of_one_permanent_are_two(first: str, lost: int) -> None:
    facts = (f.Life("E", 100), controls("Edward", "Twice and More"), *held("Angie", "Bolt 3"))
    order = sorted(("1: Twice and More", "2: Twice and More"), key=lambda n: n[0] != first)
    assert resolved(*facts, name="Bolt 3", order=order) == 100 - lost


def test_damage_of_one_source_that_is_prevented_wholly_is_not_increased() -> None:
    engine = opened(
        f.Life("E", 30),
        controls("Angie", "Hill Giant"),
        controls("Angie", "Grizzly Bears"),
        controls("Edward", "One More"),
        *held("Edward", "Shield 3"),
    )
    told(engine, c.Pass("A"))
    cast(engine, "Shield 3", "Edward")
    told(engine, c.Advance(c.At("A", StepName.DECLARE_ATTACKERS)))
    whole = [a.Attacker(name, a.Whom(team="E")) for name in ("Hill Giant", "Grizzly Bears")]
    told(engine, c.Act(a.Attack("Angie", tuple(whole))))
    shares = (c.Share("Hill Giant", 3), c.Share("Grizzly Bears", 0))
    told(engine, c.Answer("A", Purpose.DAMAGED_PLAYER, ("Edward",)))
    told(engine, c.Answer("Edward", Purpose.REPLACEMENT, ("Shield 3",)))
    told(engine, c.Answer("Edward", Purpose.PREVENTED, shares=shares))
    told(engine, c.Advance(c.At("A", StepName.END_OF_COMBAT)))
    assert asked(engine, q.AskLife("E")) == 30 - 3


@settings(deadline=None)
@given(first=st.integers(0, 12), second=st.integers(0, 12), number=st.integers(1, 7))
def test_a_shield_prevents_so_much_in_all_and_never_more_than_there_is(
    first: int, second: int, number: int
) -> None:
    names = {f"Bolt {first}", f"Bolt {second}"}
    engine = opened(f.Life("E", 100), *held("Edward", f"Shield {number}"), *held("Angie", *names))
    told(engine, c.Pass("A"))
    cast(engine, f"Shield {number}", "Edward")
    total = 0
    for name in sorted(names):
        cast(engine, name)
        total += int(name.removeprefix("Bolt "))
    assert asked(engine, q.AskLife("E")) == 100 - 2 * total + min(number, total)


def test_each_of_several_players_has_a_shield_alone() -> None:
    engine = opened(f.Life("E", 20), *held("Angie", "Shields for All", "Bolt 4", "Bolt 1"))
    cast(engine, "Shields for All")
    cast(engine, "Bolt 4")
    assert asked(engine, q.AskLife("E")) == 18
    cast(engine, "Bolt 1")
    assert asked(engine, q.AskLife("E")) == 16


def test_modifiers_that_say_the_same_are_not_asked_for() -> None:
    twice = (controls("Edward", "Twice"), controls("Barry", "Twice"))
    for more, waits in ((controls("Ronald", "Twice"), False), (controls("Barry", "Half"), True)):
        engine = opened(f.Life("E", 100), *twice, more, *held("Angie", "Bolt 3"))
        result = cast(engine, "Bolt 3")
        assert isinstance(result, Done) != waits
        if not waits:
            assert asked(engine, q.AskLife("E")) == 100 - 2 * 24


def test_the_one_player_decides_and_not_the_teammate() -> None:
    engine = opened(controls("Edward", "Twice"), controls("Edward", "Armour"),
                    *held("Angie", "Bolt 3"))  # fmt: skip
    told(engine, c.Answer("Ronald", Purpose.REPLACEMENT, ("Armour",)))
    result = cast(engine, "Bolt 3")
    choice = getattr(result, "choice", None)
    if choice is None:
        assert isinstance(result, Done)
        assert result.status is not None
        assert isinstance(result.status.waiting, ForChoice)
        choice = result.status.waiting.choice
    assert choice.decider == ("Edward",)
    assert set(choice.options) == {"Twice", "Armour"}


@settings(deadline=None)
@given(life=st.integers(1, 30), amount=st.integers(0, 12), date=st.sampled_from(
    ["2005-08-20", "2009-08-01", "2012-01-01", TODAY]))  # fmt: skip
def test_damage_that_a_floor_stops_leaves_one_life_and_never_gives_any(
    life: int, amount: int, date: str
) -> None:
    worship = (controls("Ronald", "Worship"), controls("Ronald", "Grizzly Bears"))
    bolt = held("Angie", f"Bolt {amount}")
    engine = opened(f.Life("E", life), *worship, *bolt, date=date)
    cast(engine, f"Bolt {amount}")
    assert asked(engine, q.AskLife("E")) == max(1, life - 2 * amount)


@pytest.mark.parametrize(("first", "life"), [("Loss Twice", 1), ("Worship", -2)])
def test_a_floor_and_what_doubles_a_loss_apply_in_the_order_chosen(first: str, life: int) -> None:
    facts = (f.Life("E", 4), controls("Edward", "Worship"), controls("Edward", "Grizzly Bears"),
             controls("Barry", "Loss Twice"), *held("Angie", "Bolt 12"))  # fmt: skip
    order = [first, *({"Loss Twice", "Worship"} - {first})]
    assert resolved(*facts, name="Bolt 12", order=order) == life


@pytest.mark.parametrize(("active", "gains"), [("Angie", 6), ("Edward", 6)])
def test_a_gain_of_each_player_is_doubled_for_one(active: str, gains: int) -> None:
    engine = opened(f.Life("A", 10), controls(active, "Boon Reflection"), *held("Angie", "Gift"))
    cast(engine, "Gift")
    team = "A" if active == "Angie" else "E"
    other = "E" if team == "A" else "A"
    start = {"A": 10, "E": 30}
    assert asked(engine, q.AskLife(team)) == start[team] + gains
    assert asked(engine, q.AskLife(other)) == start[other] + 4


def test_without_a_script_the_question_stands_and_nothing_is_dealt() -> None:
    silent = by_rules((), ())
    facts = (f.Life("E", 20), controls("Edward", "Twice"), controls("Barry", "Half"),
             *held("Angie", "Bolt 3"))  # fmt: skip
    position = settled(Position(placed(new_game(game(), {}), c.Place("A", facts))), silent)
    position = decide(position, decision_of(position.state, a.Cast("Angie", "Bolt 3")), silent)
    for team in (0, 1):
        position = decide(position, Decision("pass", team), silent)
    assert position.asks is not None
    assert position.asks.purpose is Purpose.REPLACEMENT
    assert position.shown.life["E"] == 20
