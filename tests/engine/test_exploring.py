"""What may be done now, and places to come back to, on the reference."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rules.two_team_game import controls, game, told

from ettin_engine.serve import ReferenceEngine
from ettin_spec.language import seating
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.results import Done, ForChoice, Needs, Refused, Value
from ettin_tck.engines.checked_answers.value_shape import wrong_legal
from ettin_tck.library import SCOPE, Library
from ettin_tck.smoke_test import smoke

DATE = "2026-09-25"
CARDS = ("Biorhythm", "Shock", "Blaze", "Mana Source", "Vanilla 1/1", "Hill Giant", "Filler")
POSITION = (
    controls("Angie", "Mana Source", 8),
    controls("Barry", "Mana Source", 2),
    f.Controls("Angie", 2, "Vanilla 1/1", labels=("one", "two")),
    f.Controls("Edward", 1, "Hill Giant", labels=("giant",)),
    f.InHand("Angie", "Biorhythm", "Biorhythm"),
    f.InHand("Barry", "Shock", "Shock"),
    f.InHand("Barry", "Blaze", "Blaze"),
    f.InHand("Edward", "Shock", "their Shock"),
)


@pytest.fixture
def engine() -> ReferenceEngine:
    made = ReferenceEngine()
    cards = Library("en").declarations(CARDS, DATE)
    opening = c.NewGame(DATE, "two-headed-giant", SCOPE, seating("two-headed-giant"), cards)
    assert all(isinstance(r, Done) for r in made.run([opening, c.Place("A", POSITION)]))
    return made


def legal(engine: ReferenceEngine, most: int = 2) -> list[Any]:
    result = told(engine, c.Legal(most))
    assert isinstance(result, Value)
    listed = msgspec.json.decode(msgspec.json.encode(result.value))
    assert wrong_legal(listed) == ""
    return listed


def acts(engine: ReferenceEngine, most: int = 2) -> list[dict[str, Any]]:
    return [each["action"] for each in legal(engine, most) if each["cmd"] == "act"]


def test_what_can_be_paid_for_is_listed_once_for_each_number(engine: ReferenceEngine) -> None:
    assert legal(engine) == [
        {"cmd": "pass", "team": "A"},
        {"cmd": "act", "action": {"do": "cast", "by": "Angie", "object": "Biorhythm"}},
        {"cmd": "act", "action": {"do": "cast", "by": "Barry", "object": "Shock"}},
        {"cmd": "act", "action": {"do": "cast", "by": "Barry", "object": "Blaze", "x": 0}},
        {"cmd": "act", "action": {"do": "cast", "by": "Barry", "object": "Blaze", "x": 1}},
    ]


def test_all_that_is_listed_is_carried_out_and_nothing_that_is_not(engine: ReferenceEngine) -> None:
    listed = msgspec.convert(legal(engine), tuple[c.Pass | c.Act, ...])
    engine.run([c.Mark("here")])
    for command in listed:
        assert isinstance(engine.run([c.Restore("here"), command])[-1], Done | Needs)
    for by, card in [("Edward", "their Shock"), ("Angie", "Shock"), ("Barry", "Biorhythm")]:
        refused = engine.run([c.Restore("here"), c.Act(a.Cast(by, card))])[-1]
        assert isinstance(refused, Refused)


def test_attacks_have_as_many_creatures_as_are_asked_for(engine: ReferenceEngine) -> None:
    told(engine, c.Advance(c.At("A", StepName.DECLARE_ATTACKERS)))
    sizes = [[len(act["attackers"]) for act in acts(engine, most)] for most in (0, 1, 2)]
    assert sizes == [[0], [0, *[1] * 4], [0, *[1] * 4, *[2] * 4]]


def test_blocks_are_listed_for_the_team_that_is_called(engine: ReferenceEngine) -> None:
    told(engine, c.Advance(c.At("A", StepName.DECLARE_ATTACKERS)))
    whom = a.Whom(player="Edward")
    told(engine, c.Act(a.Attack("Barry", (a.Attacker("one", whom), a.Attacker("two", whom)))))
    engine.run([c.Pass("A"), c.Pass("E")])
    assert [act["blockers"] for act in acts(engine)] == [
        [],
        [{"object": "giant", "attacker": "one"}],
        [{"object": "giant", "attacker": "two"}],
    ]


def test_while_a_choice_is_asked_nothing_else_may_be_done(engine: ReferenceEngine) -> None:
    assert isinstance(told(engine, c.Act(a.Cast("Barry", "Shock"))), Needs)
    assert legal(engine) == []


def test_a_mark_brings_back_the_choice_that_was_asked(engine: ReferenceEngine) -> None:
    told(engine, c.Act(a.Cast("Barry", "Shock")))
    engine.run([c.Mark("asked"), c.Answer("Barry", Purpose.TARGET, ("Edward",))])
    back = told(engine, c.Restore("asked"))
    assert isinstance(back, Done)
    assert isinstance(back.status.waiting, ForChoice)
    engine.run([c.Answer("Barry", Purpose.TARGET, ("giant",), once=True), c.Pass("A"), c.Pass("E")])
    assert told(engine, c.Observe(q.AskLife("E"))).value == 30


def test_an_answer_that_is_given_once_answers_nothing_later(engine: ReferenceEngine) -> None:
    once = c.Answer("Barry", Purpose.TARGET, ("Edward",), once=True)
    assert isinstance(told(engine, once), Refused)
    told(engine, c.Act(a.Cast("Barry", "Shock")))
    assert isinstance(told(engine, once), Done)
    engine.run([c.Pass("A"), c.Pass("E")])
    assert isinstance(told(engine, c.Act(a.Cast("Barry", "Blaze", x=0))), Needs)


def test_an_answer_that_is_refused_answers_nothing_later(engine: ReferenceEngine) -> None:
    told(engine, c.Act(a.Cast("Barry", "Shock")))
    assert isinstance(told(engine, c.Answer("Barry", Purpose.TARGET, ("nobody",))), Refused)
    assert isinstance(told(engine, c.Answer("Barry", Purpose.TARGET, ("Edward",), once=True)), Done)
    engine.run([c.Pass("A"), c.Pass("E")])
    assert isinstance(told(engine, c.Act(a.Cast("Barry", "Blaze", x=0))), Needs)


def test_marks_are_forgotten_with_the_game(engine: ReferenceEngine) -> None:
    told(engine, c.Mark("here"))
    engine.run([game(DATE), c.Place("A", ())])
    assert isinstance(told(engine, c.Restore("here")), Refused)


class Forgetful(ReferenceEngine):
    """Comes back to where it is, whatever the mark, and offers no pass."""

    def run(self, commands: Any) -> Any:
        kept = [each for each in commands if not isinstance(each, c.Restore)]
        results = super().run(kept)
        results = [
            msgspec.structs.replace(result, value=[]) if isinstance(each, c.Legal) else result
            for each, result in zip(kept, results, strict=False)
        ]
        return [*results, *(results[-1:] * (len(commands) - len(kept)))]


def test_the_smoke_test_names_marks_and_lists_that_are_wrong() -> None:
    found = {each.step: each.wrong for each in smoke(Forgetful(), Library("en"))}
    assert "explores: mark" in found
    assert found["explores: mark"]
    assert 'right: value [{"cmd":"pass","team":"A"}]' in found["explores: legal"]


@pytest.mark.parametrize("value", [None, {}, [{"cmd": "act"}], [1], [{"cmd": "pass"}] * 30_000])
def test_what_is_no_list_of_commands_is_a_breach(value: object) -> None:
    assert wrong_legal(value)
