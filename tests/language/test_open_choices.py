"""A choice that is left open: what leads to it, what may follow, and what is played of it."""

from __future__ import annotations

from language.small_features import case, feature, wrong
from msgspec.structs import replace
from shared.corpora import library

from ettin_engine.serve import ReferenceEngine
from ettin_spec.cards import load_cards
from ettin_spec.language import script
from ettin_spec.language.scenario import Answers, Happens, IsAsked, IsRefused, Script
from ettin_spec.protocol import commands as c
from ettin_spec.protocol.questions import AskChooses
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.judging.plan_runner import play
from ettin_tck.verdicts import Verdict

BLOOD = """
    Given Barry controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When Angie casts “Innocent Blood”
    And the spell resolves
    """


def made(steps: str) -> Script:
    return script(case(BLOOD + steps), load_cards())


def test_what_leads_to_a_choice_is_asked_for_one() -> None:
    found = made("Then Barry has to choose\nBut Angie has nothing to choose")
    assert [move.expect for move in found.moves] == [
        Happens(),
        IsAsked(),
        Answers(True),
        Answers(False),
    ]
    assert found.moves[2].command == c.Observe(AskChooses("Barry"))


def test_an_answer_is_sent_where_it_is_said_once_a_choice_is_open() -> None:
    open_first = made(
        "Then Barry has to choose\nWhen Barry sacrifices “Hill Giant”\n"
        "Then Barry controls a creature"
    )
    assert open_first.answers == ()
    assert isinstance(open_first.moves[3].command, c.Answer)
    at_once = made("And Barry sacrifices “Hill Giant”\nThen Barry controls a creature")
    assert [answer.pick for answer in at_once.answers] == [("Hill Giant",)]


def test_nothing_is_done_while_a_choice_is_open() -> None:
    steps = "Then Barry has to choose\nWhen Angie's team passes priority\nThen the game goes on"
    assert "a choice is waited for, and this does not answer it" in wrong(feature(BLOOD + steps))


REFUSED = "Then Barry has to choose\nAnd Barry can't sacrifice “Hill Giant” and “Grizzly Bears”\n"


def test_an_answer_that_is_not_allowed_is_refused_and_the_choice_stays_open() -> None:
    found = made(REFUSED + "When Barry sacrifices “Hill Giant”\nThen Barry controls a creature")
    assert [type(move.expect) for move in found.moves[1:5]] == [
        IsAsked,
        Answers,
        IsRefused,
        Happens,
    ]
    assert isinstance(found.moves[3].command, c.Answer)
    assert found.moves[3].command.pick == ("Hill Giant", "Grizzly Bears")


def test_no_answer_is_refused_where_nobody_has_to_choose() -> None:
    steps = "Then Barry can't sacrifice “Hill Giant”\nBut Barry controls two creatures"
    told = wrong(feature("Given Barry controls “Hill Giant”\n" + steps))
    assert "nobody has to choose here, so that no answer is refused" in told
    later = REFUSED + "When Barry sacrifices “Hill Giant”\nThen Barry can't sacrifice “Hill Giant”"
    assert "nobody has to choose here" in wrong(feature(BLOOD + later))


def test_nothing_else_is_done_after_an_answer_was_refused() -> None:
    steps = REFUSED + "When Angie's team passes priority\nThen the game goes on"
    assert "a choice is waited for, and this does not answer it" in wrong(feature(BLOOD + steps))


AGAIN = """
    And Angie casts “Innocent Blood”
    And the spell resolves
    And Barry sacrifices “Grizzly Bears”
    Then Barry controls no creatures
    """


def test_the_same_choice_is_answered_again_after_something_was_done() -> None:
    opened = made(f"Then Barry has to choose\nWhen Barry sacrifices “Hill Giant”{AGAIN}")
    said = [m.command.pick for m in opened.moves if isinstance(m.command, c.Answer)]
    assert said == [("Hill Giant",), ("Grizzly Bears",)]
    for first in ("", "Then Angie has nothing to choose\nWhen Angie's team passes priority\n"):
        closed = f"{BLOOD}And Barry sacrifices “Hill Giant”\n{first}{AGAIN}"
        assert "the same choice is answered twice" in wrong(feature(closed))


MYRIAD = """
    Given Angie controls “Warchief Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Warchief Giant”
    And the triggered ability of “Warchief Giant” resolves
    Then Angie has to choose
    When Angie does not do what the ability allows
    """


def test_what_is_answered_while_the_same_is_asked_again_is_answered_once() -> None:
    def answers(steps: str) -> list[c.Answer]:
        found = script(case(MYRIAD + steps), load_cards())
        return [move.command for move in found.moves if isinstance(move.command, c.Answer)]

    twice = answers("Then Angie has to choose\nWhen Angie does what the ability allows")
    assert [(each.pick, each.once) for each in twice] == [(("no",), True), (("yes",), False)]
    (alone,) = answers("Then Angie has nothing to choose")
    assert not alone.once


def test_the_same_choice_is_answered_otherwise_from_where_that_stands_on() -> None:
    again = (
        "And Barry sacrifices “Hill Giant”\nAnd Angie casts “Innocent Blood”\n"
        "And Barry sacrifices “Grizzly Bears”\nAnd the spell resolves\n"
        "Then Barry controls no creatures"
    )
    said = made(again)
    assert [answer.pick for answer in said.answers] == [("Hill Giant",)]
    moved = [m.command for m in said.moves]
    (second,) = (n for n, command in enumerate(moved) if isinstance(command, c.Answer))
    assert moved[second].pick == ("Grizzly Bears",)
    assert isinstance(moved[second - 1], c.Act)
    assert isinstance(moved[second + 1], c.Advance)


def test_who_is_not_asked_fails_and_who_is_passes() -> None:
    for chosen in select(library(), Wanted(ids=("choices.sacrifice",))):
        plan = plan_of(library(), chosen, str(chosen.date or "2020-01-24"))
        engine = ReferenceEngine()
        assert play(engine, plan, engine.initialize()).verdict is Verdict.PASS


class AnswersItself(ReferenceEngine):
    """Chooses for everybody, and so leaves nothing open."""

    def run(self, commands):  # type: ignore[no-untyped-def]
        """Never a choice: the first options are taken."""
        first = [c.Answer("Barry", "sacrifice", take=1), c.Answer("Ronald", "sacrifice", take=1)]
        rules = [*commands[:2], *first] if isinstance(commands[0], c.NewGame) else []
        if not rules:
            return super().run(commands)
        told = super().run([*rules, *commands[2:]])
        return [*told[:2], *told[4:]]


def test_an_engine_that_chooses_for_everybody_fails() -> None:
    for chosen in select(library(), Wanted(ids=("choices.sacrifice",))):
        plan = plan_of(library(), chosen, str(chosen.date or "2020-01-24"))
        engine = AnswersItself()
        told = play(engine, plan, engine.initialize())
        assert told.verdict is Verdict.FAIL
        assert told.problem is not None and told.problem.actual == "false"


class NeverOnce(ReferenceEngine):
    """Takes an answer to one choice alone for one to all that come."""

    def run(self, commands):  # type: ignore[no-untyped-def]
        """All answers hold from now on."""
        return super().run(
            [replace(each, once=False) if isinstance(each, c.Answer) else each for each in commands]
        )


def test_an_engine_for_which_one_answer_is_to_all_fails() -> None:
    for chosen in select(library(), Wanted(ids=("myriad.one_of_two",))):
        plan = plan_of(library(), chosen, str(chosen.date or "2026-06-19"))
        right, wrong_one = ReferenceEngine(), NeverOnce()
        assert play(right, plan, right.initialize()).verdict is Verdict.PASS
        assert play(wrong_one, plan, wrong_one.initialize()).verdict is Verdict.FAIL
