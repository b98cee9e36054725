"""What docs/messages.md says before any message holds of the reference and of other adapters.

Those in JavaScript and Rust were written by what is said there; each fact is held by the reference
and by one of them at least.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest
from adapters.javascript_adapter import Adapter
from adapters.scenes import GAME, TEAMS, controls, hidetsugu, left, place, to_step, values
from adapters.second_engine import built

from ettin_spec.language import seating
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.results import Done, ForPriority, Refused, Result, Status, Unsupported
from ettin_tck.engines.installed import REFERENCE, make
from ettin_tck.library import Library

pytestmark = pytest.mark.slow  # adapters in other languages are started

PAGE = (Path(__file__).parents[2] / "docs" / "messages_head.md").read_text(encoding="utf-8")
MANA = tuple(f"mana {n}" for n in range(8))
Play = Callable[[Sequence[c.Command]], tuple[Result, ...]]

SAID = {
    "Who is who.",
    "The whole of an opening comes in one message.",
    "A position is not an event.",
    "Who plays first",
    "What is paid.",
    "Which ability.",
    "Filler.",
    "When you do not do it.",
    "Claims in parts.",
    "Facets.",
}
"""What is said, in order; each has a test here, but claims, which `test_finer_claims.py` has."""


def with_cards(commands: Sequence[c.Command], variant: str = "") -> list[c.Command]:
    """The same with the declarations of all cards that are spoken of, perhaps in a variant."""
    game, *rest = commands
    assert isinstance(game, c.NewGame)
    told = msgspec.json.encode(rest).decode()
    names = {"Filler", *re.findall(r'"card":"([^"]+)"', told)}
    declared = Library("en").declarations(sorted(names), game.date)
    teams = seating(variant) if variant else game.teams
    variant = variant or game.variant
    return [msgspec.structs.replace(game, cards=declared, variant=variant, teams=teams), *rest]


def reference(commands: Sequence[c.Command]) -> tuple[Result, ...]:
    return tuple(make(REFERENCE).run(with_cards(commands)))


def in_process(adapter: Adapter, commands: Sequence[c.Command]) -> tuple[Result, ...]:
    (results,) = adapter.run(with_cards(commands))
    return results


@pytest.fixture(params=["reference", "javascript"])
def play(request: pytest.FixtureRequest) -> Play:
    """Plays commands on an engine."""
    if request.param == "reference":
        return reference
    return partial(in_process, request.getfixturevalue("adapter")())


@pytest.fixture(params=["reference", "rust"])
def play_all(request: pytest.FixtureRequest) -> Play:
    """Plays commands on an engine that plays declarations, with commanders."""
    if request.param == "reference":
        return reference
    return partial(in_process, Adapter((str(built()),)))


def status(result: Result) -> Status:
    assert isinstance(result, Done), result
    assert result.status is not None
    return result.status


def test_the_page_says_these_things() -> None:
    part = PAGE.partition("## Before the first message")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\*\*([^*]+)\*\*", part, flags=re.MULTILINE)) == SAID


def test_teams_stand_in_the_order_of_turns_whatever_they_are_called(play: Play) -> None:
    game = msgspec.structs.replace(GAME, teams=TEAMS[::-1])
    results = play([game, c.Place("E", ()), to_step("A", StepName.UPKEEP)])
    told = status(results[-1])
    assert (told.active, told.turn) == ("A", 4)
    assert told.waiting == ForPriority("A")


def test_a_position_is_no_event(play: Play) -> None:
    there = controls("Angie", "Verdant Force", "force")
    results = play([*place(f.Life("A", 1), there), c.Observe(q.AskLife("A"))])
    told = status(results[1])
    assert (told.stack, told.step, told.waiting) == (
        0,
        StepName.PRECOMBAT_MAIN,
        ForPriority("A"),
    )
    assert values(results) == [1]


@pytest.mark.parametrize("first", ["A", "E"])
def test_who_plays_first_is_settled_by_the_deal(play: Play, first: str) -> None:
    _, dealt = play([GAME, c.Deal(first)])
    assert status(dealt).active == first
    assert status(dealt).step == StepName.MULLIGANS


def test_what_is_paid_with_is_for_the_engine_to_choose(play: Play) -> None:
    spell = f.InHand("Angie", "Flame Rift", "rift")
    there = place(controls("Angie", "Mana Source", *MANA[:2]), spell, f.Life("E", 17))
    cast = (c.Act(a.Cast("Angie", "rift")), left("rift"), c.Observe(q.AskLife("E")))
    assert values(play([*there, *cast])) == [9]
    short = place(controls("Angie", "Mana Source", *MANA[:1]), spell)
    assert isinstance(play([*short, *cast[:1]])[-1], Refused)


def test_without_a_number_the_first_ability_is_meant(play: Play) -> None:
    assert values(play(hidetsugu())) == [1, 1]


def test_what_is_not_claimed_is_unsupported_and_what_the_rules_forbid_is_refused(
    adapter: Callable[..., Adapter],
) -> None:
    odd = f.InHand("Angie", "A Card Of Nobody", "odd")
    (results,) = adapter().run([*place(odd)])
    assert isinstance(results[-1], Unsupported)
    (results,) = adapter().run([*place(), c.Pass("E")])
    assert isinstance(results[-1], Refused)


def test_what_fills_libraries_is_a_land_that_stands_in(play: Play) -> None:
    results = play([*place(controls("Angie", "Filler", "one")), to_step("E", StepName.DRAW)])
    assert status(results[-1]).active == "E"


def test_the_whole_of_an_opening_comes_in_one_message(play_all: Play) -> None:
    hound = f.InCommandZone("Angie", "Isamaru, Hound of Konda", "hound")
    rest = [c.Deal("A", commanders=(hound,)), c.Observe(q.AskZone("hound"))]
    game = with_cards([GAME, *rest], "commander")[0]
    assert values(play_all([game, *rest]))[0]["zone"] == "command"


def test_a_number_counts_abilities_those_for_mana_included(play_all: Play) -> None:
    there = place(controls("Angie", "Forest", "source"))
    first = (c.Act(a.Activate("Angie", "source", ability=1)), c.Observe(q.AskUnspent("Angie")))
    results = play_all([*there, *first])
    status(results[2])
    assert values(results) == [1]
    second = c.Act(a.Activate("Angie", "source", ability=2))
    assert isinstance(play_all([*there, second])[-1], Refused)
