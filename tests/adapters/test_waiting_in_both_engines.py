"""What the docs say of an engine that waits, of both engines: docs/adapters.md, *Windows*."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from adapters.scenes import GAME, controls, place, to_step
from adapters.second_engine import built
from msgspec.structs import replace

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.engine_interface import Engine
from ettin_spec.protocol.results import Needs, Refused
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.library import Library

CARDS = ("Crazed Goblin", "Shock", "Mana Source")
SHOCK = "Angie's Shock"


@pytest.fixture(params=["reference", "second engine"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    if request.param == "reference":
        yield ReferenceEngine()
        return
    with Session((str(built()),), Limits(10.0, 10.0, 60.0)) as session:
        session.start()
        yield session


def opened(engine: Engine, *facts: f.Fact) -> None:
    """A main phase of Angie's team, with cards as they are declared today."""
    declared = Library("en").declarations(CARDS, GAME.date)
    _, opening = place(*facts)
    assert len(engine.run([replace(GAME, cards=declared), opening])) == 2


@pytest.mark.slow  # the program is compiled
def test_an_advance_past_an_attack_that_has_to_be_made_is_refused(engine: Engine) -> None:
    opened(engine, controls("Edward", "Crazed Goblin", "Goblin"))
    (refused,) = engine.run([to_step("A", StepName.UPKEEP)])
    assert isinstance(refused, Refused)
    assert refused.status is not None
    assert (refused.status.active, refused.status.step) == ("A", StepName.PRECOMBAT_MAIN)


@pytest.mark.slow  # the program is compiled
def test_while_a_choice_waits_acts_are_refused_and_an_advance_needs_the_answer(
    engine: Engine,
) -> None:
    mana = controls("Angie", "Mana Source", "Source")
    opened(engine, mana, f.InHand("Angie", "Shock", SHOCK), f.InHand("Edward", "Shock", "Other"))
    (asked,) = engine.run([c.Act(a.Cast("Angie", SHOCK))])
    assert isinstance(asked, Needs)
    for barred in (c.Act(a.Cast("Edward", "Other")), c.Pass("A")):
        (refused,) = engine.run([barred])
        assert isinstance(refused, Refused)
    (still,) = engine.run([to_step("A", StepName.END)])
    assert isinstance(still, Needs)
    assert still.choice == asked.choice
