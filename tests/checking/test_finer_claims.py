"""A word may be claimed in parts; who claims all of it, as before, is asked all of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from ettin_spec.protocol.capabilities import Version
from ettin_spec.protocol.commands import Observe
from ettin_spec.protocol.results import Done, Unsupported, Value
from ettin_tck.api import check
from ettin_tck.cases.claim_ladder import lacking
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.engines import installed
from ettin_tck.library import Library

if TYPE_CHECKING:
    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command

REFERENCE = installed.maker(installed.REFERENCE)
assert REFERENCE is not None
CAN = REFERENCE({}).initialize()
SURGE = ("cast.surge", "cast.free", "cast.for_player", "activate.for_player", "pay_life.joint")


SOME = ("ability_modes.*", "calibration.*", "count.pay.*", "again.*", "ruling.[a-c]*", "plain.b*")
MORE = ("card.ajani_twice", "card.ambusher*", "turn.control.*", "myriad.one*")
"""Cases in which all is needed that these tests are about."""


@cache
def library() -> Library:
    return Library("en")


@cache
def lacks(can: Capabilities) -> frozenset[str]:
    """All that an engine with some claims lacks in some cases."""
    found = lacking(library(), select(library(), Wanted((), (*SOME, *MORE))), can)
    return frozenset(claim for each in found for claim in each.lacks)


def without(field: str, *names: str, **more: Any) -> Capabilities:
    """The reference's claims without some, and with others."""
    kept = tuple(name for name in getattr(CAN, field) if name not in names)
    return replace(CAN, **{field: kept, **more})


def test_one_kind_is_claimed_alone_and_the_others_are_named() -> None:
    some = without("observes", "counters", "count")
    some = replace(some, observes=(*some.observes, "counters.loyalty", "count.card"))
    lacking = lacks(some)
    assert {"observe counters.+1/+1", "observe count.kind", "observe count.token"} <= lacking
    assert not {"observe counters", "observe counters.loyalty", "observe count.card"} & lacking


def test_a_word_is_all_its_kinds() -> None:
    assert lacks(CAN) == frozenset()


@pytest.mark.parametrize("name", SURGE)
def test_what_an_act_says_besides_is_claimed_from_this_minor_version_on(name: str) -> None:
    assert f"action {name}" in lacks(without("actions", name))
    before = without("actions", *SURGE, protocol=Version(1, 0))
    assert lacks(before) == frozenset()


def test_answers_are_claimed_by_purpose_or_all_at_once() -> None:
    assert "answer sacrifice" in lacks(replace(CAN, answers=("target", "may")))
    assert lacks(replace(CAN, answers=("*",))) == frozenset()


@pytest.mark.parametrize("explores", [("once",), ("mark",), ("legal", "mark")])
def test_an_answer_to_one_choice_alone_is_claimed_or_promised(explores: tuple[str, ...]) -> None:
    assert "explore once" in lacks(replace(CAN, explores=()))
    assert lacks(replace(CAN, explores=explores)) == frozenset()


def test_who_plays_by_words_lacks_words_and_who_knows_names_lacks_cards() -> None:
    by_words = lacks(replace(CAN, cards=replace(CAN.cards, words=("ability.spell",))))
    assert "word effect.damage" in by_words
    assert not any(claim.startswith("card ") for claim in by_words)


class Wrapped:
    """The reference with other claims; of the kinds that it claims it says `told`."""

    def __init__(self, can: Capabilities, told: Any = None, purpose: str = "") -> None:
        self.engine, self.can, self.told, self.purpose = REFERENCE({}), can, told, purpose

    def initialize(self) -> Capabilities:
        return self.can

    def run(self, commands: list[Command]) -> list[Any]:
        found = []
        for command in commands:
            (result,) = self.engine.run([command])
            if isinstance(command, Observe) and self.told is not None:
                result = self.told if getattr(command.ask, "kind", "") == "loyalty" else result
            if self.purpose and getattr(command, "purpose", "") == self.purpose:
                result = Unsupported("no such choice")
            found.append(result)
            if not isinstance(result, Done | Value):
                break
        return found


LOYALTY = replace(
    CAN,
    observes=(*(name for name in CAN.observes if name != "counters"), "counters.loyalty"),
)


def test_what_is_placed_is_read_back_where_its_kind_alone_is_claimed() -> None:
    report = check(Wrapped(LOYALTY, Value(99)), ids=["walkers.*"])
    assert any("loyalty" in str(each) for each in report.failures)


def test_an_answer_that_is_claimed_by_its_purpose_must_be_taken() -> None:
    promised = replace(CAN, answers=("sacrifice",))
    of_all = check(Wrapped(CAN, purpose="sacrifice"), ids=["again.sacrifice"])
    assert not of_all.failures
    report = check(Wrapped(promised, purpose="sacrifice"), ids=["again.sacrifice"])
    assert report.failures
