"""An engine that cannot be given a position gets there by playing, or is told what went wrong."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hostile.child_checks import of
from hypothesis import given
from hypothesis import strategies as st
from shared.corpora import library

from ettin_spec.cards.declaration.mana_costs import mana_value
from ettin_spec.protocol.actions import Cast, Keep
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, At, Deal, NewGame, Observe, Place
from ettin_spec.protocol.facts import InHand, InLibrary
from ettin_spec.protocol.questions import AskHandSize, AskLife, AskZone
from ettin_spec.protocol.results import Value
from ettin_tck.cases.plan import Plan
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.routes.lands import BASIC, can_pay, lands_besides
from ettin_tck.cases.selection import Chosen, Wanted, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import CaseEnded, Departed
from ettin_tck.checking.check_run import Check
from ettin_tck.cli import run
from ettin_tck.engines.installed import make, maker
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.judging.proved_routes import ProvedRoutes
from ettin_tck.judging.reached_positions import reached
from ettin_tck.library import Library
from ettin_tck.verdicts import Verdict

CHILD = Path(__file__).parents[1] / "children" / "places_nothing.py"
IDS = ("life.read.*", "life.shared.*", "combat.battle.protector.*", "own.land", "choices.*")
EVERY = 16
"""Of so many cases one is looked at where it is the share that counts."""


def child(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, str(CHILD), *arguments)


def judged(*arguments: str) -> list[CaseEnded]:
    """What came of each of some cases, with an engine that deals and plays."""
    command = child(*arguments)
    chosen = select(library(), Wanted((library().today,), IDS))
    order = Order(library(), chosen, command, reference=maker("reference"))
    with Session(command, Limits()) as session:
        events = list(Check(order, session).events())
    assert not of(Departed, events)
    return [ended for ended in of(CaseEnded, events) if ended.verdict is not Verdict.SKIPPED]


def ways() -> ProvedRoutes:
    return ProvedRoutes(library(), maker("reference"))


def plan(case: str) -> Plan:
    (chosen,) = select(library(), Wanted((library().today,), (case,)))
    return plan_of(library(), chosen, library().today)


@cache
def some_cases() -> tuple[Chosen, ...]:
    giants = Library("en", variant="two-headed-giant")
    return tuple(select(giants, Wanted((giants.today,)))[::EVERY])


@pytest.mark.slow  # each way is played on the reference, and so is each case after it
def test_playing_leads_to_half_of_the_positions() -> None:
    found = reached(library(), some_cases(), ways())
    assert found.positions > 80
    assert found.by_hands + found.by_libraries >= found.positions / 2, found
    assert found.by_hands >= found.positions * 3 / 8, found


@pytest.mark.slow  # plays cases on a child, which gets to each by many turns
def test_an_engine_that_is_given_no_position_passes_by_playing() -> None:
    by_hands, by_libraries = judged("deal,in_hand"), judged("deal,in_hand,deal.libraries")
    assert {ended.verdict for ended in (*by_hands, *by_libraries)} == {Verdict.PASS}
    assert 15 < len(by_hands) < len(by_libraries)


@pytest.mark.slow  # as the one before
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("one_land", r"plays the land .*: refused \(one land a game\)"),
        ("wide_shock", "it led elsewhere: life"),
    ],
)
def test_what_goes_wrong_on_the_way_is_told_and_no_rule_is_blamed(wrong: str, told: str) -> None:
    ended = judged("deal,in_hand", wrong)
    counted = Counter(each.verdict for each in ended)
    assert counted.keys() == {Verdict.PASS, Verdict.ADAPTER_ERROR}
    assert counted[Verdict.ADAPTER_ERROR] > 5
    for each in ended:
        if each.verdict is Verdict.ADAPTER_ERROR:
            assert re.search(told, each.why)
            assert each.why.startswith("on the way to the position, before the case begins: ")
            assert each.sentence == "the way to the position"


def test_an_engine_that_is_given_positions_is_sent_on_no_way() -> None:
    def never(_: dict[str, str]) -> Any:
        raise AssertionError("a reference is made, and nobody needs it")

    can = make().initialize()
    placed = plan("life.read.hidetsugu")
    assert ProvedRoutes(library(), never).for_engine(placed, can) is placed


def test_a_way_ends_in_the_position_and_has_what_is_asked_there() -> None:
    placed = plan("life.read.hidetsugu")
    routed = ways().of(placed)
    assert routed is not None
    assert routed.route is not None
    assert (routed.opening, routed.moves) == (placed.opening, placed.moves)
    assert routed.route.commands[-1] == Advance(At("A", StepName.PRECOMBAT_MAIN))
    answers = {look.ask: answer for look, answer in routed.route.arrival}
    assert (answers[AskLife("A")], answers[AskLife("E")]) == (17, 17)


def cut(routed: Plan) -> Iterator[Plan]:
    """A way without one of the things that are done on it, each in turn."""
    assert routed.route is not None
    commands = routed.route.commands
    for number, command in enumerate(commands):
        if isinstance(command, Act) and not isinstance(command.action, Keep):
            without = commands[:number] + commands[number + 1 :]
            if isinstance(command.action, Cast):
                without = commands[:number] + commands[number + 2 :]
            yield replace(routed, route=replace(routed.route, commands=without))


@pytest.mark.slow  # every shortened way is played
def test_a_way_that_leads_elsewhere_is_none() -> None:
    placed, found = plan("life.read.hidetsugu"), ways()
    routed = found.of(placed)
    assert routed is not None
    assert isinstance(found.tried(placed, routed), Plan)
    shortened = list(cut(routed))
    assert len(shortened) > 5
    assert not any(isinstance(found.tried(placed, each), Plan) for each in shortened)


def test_a_way_to_a_case_that_looks_at_the_hand_is_none() -> None:
    placed = plan("turn.each_plays_land")
    assert any(isinstance(getattr(m.command, "ask", None), AskHandSize) for m in placed.moves)
    assert isinstance(placed.opening, Place)
    assert ways().of(placed) is None


COSTS = st.lists(st.sampled_from(["W", "U", "B", "R", "G", "1", "2"]), min_size=1, max_size=5)
SPELLS = st.lists(COSTS.map(lambda parts: "".join(f"{{{part}}}" for part in parts)), max_size=4)
LANDS = st.lists(st.sampled_from([*BASIC.values(), "Mana Source", "Filler"]), max_size=6)


@given(LANDS, SPELLS)
def test_the_lands_that_help_pay_for_each_spell_and_none_is_too_many(
    lands: list[str], costs: list[str]
) -> None:
    more = lands_besides(lands, costs)
    assert all(can_pay([*lands, *more], cost) for cost in costs)
    if more:
        fewer = [more[:n] + more[n + 1 :] for n in range(len(more))]
        assert len(more) <= sum(map(mana_value, costs))
        assert not all(can_pay([*lands, *fewer[-1]], cost) for cost in costs)


def test_cards_that_are_dealt_into_a_library_are_drawn_after_the_first_hand() -> None:
    engine, today = make(), library().today
    cards = library().declarations(["Filler", "Shock", "Forest"], today)
    game = NewGame(today, "two-headed-giant", "tournament", plan("own.land").new_game.teams, cards)
    drawn = (InLibrary("Edward", "Forest", "one", 1), InLibrary("Edward", "Shock", "two", 2))
    engine.run([game, Deal("A", (InHand("Edward", "Shock", "held"),), libraries=drawn)])
    for player in ("Angie", "Barry", "Edward", "Ronald"):
        engine.run([Act(Keep(player))])

    def zones() -> list[Any]:
        told = engine.run([Observe(AskZone(label)) for label in ("held", "one", "two")])
        values = [each.value for each in told if isinstance(each, Value)]
        return [where and where["zone"] for where in values]

    assert zones() == ["hand", None, None]
    engine.run([Advance(At("E", StepName.PRECOMBAT_MAIN))])
    assert zones() == ["hand", "hand", None]


@pytest.mark.slow  # starts the child
def test_the_smoke_test_gives_no_position_to_an_engine_that_deals_only(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["smoke", "--", *child("deal,in_hand,deal.libraries")]) == 0
    told = capsys.readouterr().out
    assert "ok     deal" in told
    assert "ok     place" not in told
    assert "-      explores: mark (not claimed)" in told


@pytest.mark.slow  # ways to many positions are sought
def test_needs_counts_the_positions_that_playing_leads_to(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["needs", "--id", "life.read.*", "--variant", "two-headed-giant", "--routes"]) == 0
    told = capsys.readouterr().out.splitlines()[-1]
    assert "cases begin with a position: playing leads to" in told
    assert "`deal.libraries`" in told


@pytest.mark.slow  # starts the child
def test_needs_names_chosen_libraries_where_they_alone_open_a_way(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ("needs", "--id", "life.set_one.*", "--variant", "two-headed-giant", "--")
    assert run([*asked, *child("deal,in_hand")]) == 0
    (opened,) = re.findall(r"(\d+) +\d+  place deal\.libraries\n", capsys.readouterr().out)
    assert run([*asked, *child("deal,in_hand,deal.libraries")]) == 0
    told = capsys.readouterr().out
    assert int(opened) > 0
    assert "deal.libraries" not in told
