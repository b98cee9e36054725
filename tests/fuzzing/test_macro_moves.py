"""Ways to a step in one move: which runs of passing are told as one, and which are left."""

from __future__ import annotations

from random import Random

from shared.corpora import library

from ettin_engine.serve import ReferenceEngine
from ettin_spec.language import seating
from ettin_spec.protocol.actions import Attack, Attacker, Cast, Whom
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, At, Left, NewGame, Pass, Place
from ettin_spec.protocol.facts import Controls, InHand, Life, Tapped
from ettin_tck.fuzzing.difference_scenario import Told, scenario_of
from ettin_tck.fuzzing.drawn_tables import drawn
from ettin_tck.fuzzing.macro_moves import declaring_less, folded
from ettin_tck.fuzzing.tables import Table, pool

MAIN, COMBAT, DAMAGE, END = (
    At("A", step)
    for step in (
        StepName.PRECOMBAT_MAIN,
        StepName.BEGINNING_OF_COMBAT,
        StepName.COMBAT_DAMAGE,
        StepName.END,
    )
)
CASTS, ONE, OTHER = Act(Cast("Angie", "Cancel")), Pass("A"), Pass("E")
NO_ATTACK = Act(Attack("Angie", ()))


def test_passing_is_told_as_the_last_step_that_it_leads_to() -> None:
    moves = (CASTS, ONE, OTHER, NO_ATTACK, ONE, CASTS)
    reached = (MAIN, MAIN, COMBAT, END, DAMAGE, DAMAGE)
    assert list(folded(moves, reached)) == [(CASTS, Advance(END), ONE, CASTS)]


def test_passing_that_leads_to_no_other_step_is_left_as_it_is() -> None:
    assert list(folded((CASTS, ONE, OTHER), (MAIN, MAIN, MAIN))) == []


def test_each_run_is_told_so_alone_the_longest_first() -> None:
    moves = (ONE, OTHER, CASTS, ONE, OTHER, ONE)
    reached = (MAIN, COMBAT, COMBAT, COMBAT, COMBAT, END)
    assert list(folded(moves, reached)) == [
        (ONE, OTHER, CASTS, Advance(END)),
        (Advance(COMBAT), CASTS, ONE, OTHER, ONE),
    ]


def test_going_to_a_step_is_one_line_of_a_scenario() -> None:
    today = library().today
    cards = pool(library(), today, (ReferenceEngine().initialize(),))
    table = drawn(Random(7), cards, today, "two-headed-giant")
    active = table.place.active
    moves = (Advance(At(active, StepName.END)), Pass(active))
    how = Told("fuzz.found", "what was drawn")
    text = scenario_of(library(), table, moves, (Life(active, 3),), how)
    when = text[text.index("When ") : text.index("Then ")].splitlines()
    goes, passes = [line.strip() for line in when if line.strip()][-2:]
    assert "the end step of" in goes and goes.endswith("begins")
    assert passes.endswith("passes priority")


def test_a_declaration_is_told_with_one_creature_less_and_never_with_none() -> None:
    two = tuple(Attacker(each, Whom(player="Edward")) for each in ("bears", "giant"))
    both, alone = (Act(Attack("Angie", some)) for some in (two, two[:1]))
    assert list(declaring_less((ONE, both))) == [
        (ONE, Act(Attack("Angie", (each,)))) for each in two
    ]
    assert list(declaring_less((alone, NO_ATTACK))) == []


def test_a_scenario_says_whose_a_card_is_that_another_has_too() -> None:
    today = library().today
    declared = library().declarations(("Grizzly Bears", "Shock"), today)
    facts = (
        Controls("Angie", 1, "Grizzly Bears", labels=("hers",)),
        Controls("Edward", 1, "Grizzly Bears", labels=("his",)),
        InHand("Angie", "Shock", "shock"),
    )
    game = NewGame(today, "two-headed-giant", "tournament", seating("two-headed-giant"), declared)
    moves = (Act(Cast("Angie", "shock", ("his",))), Advance(Left("shock")))
    how = Told("fuzz.found", "what was drawn")
    text = scenario_of(library(), Table(game, Place("A", facts)), moves, (Tapped("his"),), how)
    assert "targeting Edward's “Grizzly Bears”" in text
    assert "Then Edward's “Grizzly Bears” is tapped" in text
