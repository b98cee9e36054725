"""Where a steered game finds the next step of some name: in this turn, an extra one, the next."""

from __future__ import annotations

from ettin_spec.protocol.base import StepName, TurnChange
from ettin_spec.protocol.commands import At
from ettin_spec.protocol.results import Changed, ForPriority, Status
from ettin_tck.fuzzing.turn_order import TurnOrder

UPKEEP, COMBAT, MAIN = StepName.UPKEEP, StepName.DECLARE_ATTACKERS, StepName.POSTCOMBAT_MAIN


def status(turn: int, active: str, *changed: Changed, left: tuple[str, ...] = ()) -> Status:
    return Status(turn, active, MAIN, 0, ForPriority(active), changed=changed, left=left)


def seen(*all_of_them: Status) -> TurnOrder:
    order = TurnOrder(("A", "B", "C"))
    for each in all_of_them:
        order.see(each)
    return order


def test_a_step_that_is_still_to_come_is_in_this_turn_and_another_in_the_next() -> None:
    here = status(1, "A")
    assert seen(here).next(here, StepName.END) == At("A", StepName.END)
    assert seen(here).next(here, UPKEEP) == At("B", UPKEEP)


def test_who_has_left_is_passed_over_and_the_last_plays_before_the_first() -> None:
    here = status(3, "C", left=("A",))
    assert seen(here).next(here, UPKEEP) == At("B", UPKEEP)


def test_the_latest_extra_turn_comes_first_and_is_gone_once_it_is_taken() -> None:
    here = status(1, "A", *(Changed(TurnChange.EXTRA_TURN, team) for team in "AC"))
    assert seen(here).next(here, UPKEEP) == At("C", UPKEEP)
    taken = status(2, "C")
    assert seen(here, taken).next(taken, UPKEEP) == At("A", UPKEEP)
    ordinary = status(3, "A")
    assert seen(here, taken, ordinary).next(ordinary, UPKEEP) == At("B", UPKEEP)


def test_what_is_added_comes_in_this_turn_as_often_as_it_was_added() -> None:
    here = status(1, "A", *[Changed(TurnChange.EXTRA_COMBAT)] * 2)
    order = seen(here)
    assert order.added() == (COMBAT,)
    assert [order.next(here, COMBAT).team for _ in range(3)] == ["A", "A", "B"]
    assert order.added() == ()


def test_what_was_added_to_a_turn_is_not_in_the_next() -> None:
    here, later = status(1, "A", Changed(TurnChange.EXTRA_COMBAT)), status(2, "B")
    assert seen(here, later).added() == ()
    assert seen(here, later).next(later, COMBAT) == At("C", COMBAT)
