"""A case becomes one position or deal, answers in force from the start, and moves in order."""

from __future__ import annotations

import pytest
from language.small_features import case, feature, scenario, wrong

from ettin_spec.cards import load_cards
from ettin_spec.language import script
from ettin_spec.language.scenario import Answers, Happens, IsRefused, Script
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Colour, Purpose, StepName

GOES_ON = "\nThen the game goes on"


def made(steps: str) -> Script:
    return script(case(steps + GOES_ON), load_cards())


def placed(steps: str) -> tuple[f.Fact, ...]:
    opening = made(steps).opening
    assert isinstance(opening, c.Place)
    return opening.facts


def refused(steps: str) -> str:
    return wrong(feature(steps + GOES_ON))


def test_a_position_is_of_turn_three_of_the_first_team_unless_it_says_otherwise() -> None:
    assert made("Given Angie's team has 3 life").opening == c.Place("A", (f.Life("A", 3),), 3)
    steps = "Given it is the precombat main phase of Edward's team"
    assert made(steps).opening == c.Place("E", ())


def test_a_game_in_which_a_team_plays_first_is_dealt() -> None:
    found = made("Given Edward's team plays first")
    assert (found.opening, found.cards) == (c.Deal("E"), ("Filler",))


def test_a_card_has_its_name_as_label_and_further_ones_a_number() -> None:
    facts = placed("Given Angie controls “Hill Giant”\nAnd Edward controls two “Hill Giant”")
    assert facts == (
        f.Controls("Angie", 1, "Hill Giant", labels=("Hill Giant",)),
        f.Controls("Edward", 2, "Hill Giant", labels=("Hill Giant#2", "Hill Giant#3")),
    )


def test_an_action_means_the_players_own_card_of_that_name() -> None:
    found = made(
        """
        Given Angie controls “Hill Giant”
        And Edward controls “Hill Giant”
        When Edward attacks Angie with “Hill Giant”
        """
    )
    attack = a.Attack("Edward", (a.Attacker("Hill Giant#2", a.Whom(player="Angie")),))
    assert found.moves[0].command == c.Act(attack)


def test_facts_of_one_card_and_player_are_counted_together() -> None:
    facts = placed("Given Edward controls two creatures\nAnd Edward controls a creature")
    assert [(x.number, len(x.labels)) for x in facts if isinstance(x, f.Controls)] == [(3, 3)]


def test_creatures_of_no_name_are_vanilla_ones_and_none_is_none() -> None:
    facts = placed("Given Edward controls a creature\nAnd Ronald controls no creatures")
    assert facts == (f.Controls("Edward", 1, "Vanilla 1/1", labels=("Vanilla 1/1",)),)


def test_a_card_that_is_cast_comes_with_mana() -> None:
    found = made("When Angie casts “Biorhythm”\nAnd the spell resolves")
    assert isinstance(found.opening, c.Place)
    mana, hand = found.opening.facts
    assert isinstance(mana, f.Controls)
    assert (mana.player, mana.card, mana.number) == ("Angie", "Mana Source", 8)
    assert hand == f.InHand("Angie", "Biorhythm", "Biorhythm")
    assert found.cards == ("Biorhythm", "Filler", "Mana Source")
    assert [m.command for m in found.moves[:2]] == [
        c.Act(a.Cast("Angie", "Biorhythm")),
        c.Advance(c.Left("Biorhythm")),
    ]


def test_a_card_that_is_cast_twice_comes_with_mana_for_both_times() -> None:
    facts = placed(
        "When Angie casts “Biorhythm”\nAnd the spell resolves\n"
        "Then Edward can't cast “Biorhythm”\nBut Angie can cast “Biorhythm”"
    )
    found = [(x.player, x.number) for x in facts if isinstance(x, f.Controls)]
    assert found == [("Angie", 16), ("Edward", 8)]


def test_a_card_already_in_hand_is_not_put_there_again() -> None:
    facts = placed("Given Angie has “Biorhythm” in hand\nWhen Angie casts “Biorhythm”")
    assert [x for x in facts if isinstance(x, f.InHand)] == [
        f.InHand("Angie", "Biorhythm", "Biorhythm")
    ]


def test_a_card_that_cannot_be_cast_is_in_hand_too() -> None:
    steps = "Then Barry can't cast “Biorhythm”\nBut Angie can cast “Biorhythm”"
    found = script(case(steps), load_cards())
    assert isinstance(found.opening, c.Place)
    hands = [(x.player, x.label) for x in found.opening.facts if isinstance(x, f.InHand)]
    assert hands == [("Barry", "Biorhythm"), ("Angie", "Biorhythm#2")]
    assert [m.command for m in found.moves] == [
        c.Act(a.Cast("Barry", "Biorhythm")),
        c.Act(a.Cast("Angie", "Biorhythm#2")),
    ]


def test_an_attacker_that_nobody_placed_is_its_players() -> None:
    facts = placed("When Ronald attacks Angie with “Hill Giant”")
    assert facts == (f.Controls("Ronald", 1, "Hill Giant", labels=("Hill Giant",)),)


def test_attacks_of_one_team_in_a_row_are_one_attack() -> None:
    found = made(
        """
        When Edward attacks Angie with “Grizzly Bears”
        And Ronald attacks Barry with “Hill Giant”
        """
    )
    attackers = (
        a.Attacker("Grizzly Bears", a.Whom(player="Angie")),
        a.Attacker("Hill Giant", a.Whom(player="Barry")),
    )
    first, last = found.moves
    assert first.command == c.Act(a.Attack("Edward", attackers))
    assert first.sentence == 1, "the last of the sentences that say it"
    assert isinstance(last.command, c.Observe)


def test_a_refused_attack_stands_alone() -> None:
    steps = """
        Then Edward can't attack Angie with “Grizzly Bears”
        And Ronald can't attack Angie with “Hill Giant”
        But Edward can attack Barry with “Grizzly Bears”
        And Ronald can attack Barry with “Hill Giant”
        """
    moves = script(case(steps), load_cards()).moves
    assert [type(m.expect) for m in moves] == [IsRefused, IsRefused, Happens]
    last = moves[-1].command
    assert isinstance(last, c.Act)
    assert isinstance(last.action, a.Attack)
    assert len(last.action.attackers) == 2


def test_attacks_with_something_between_them_are_two() -> None:
    found = made(
        """
        When Edward attacks Angie with “Grizzly Bears”
        And Edward's team finishes its turn
        And Angie attacks Edward with “Hill Giant”
        """
    )
    assert [type(m.command).__name__ for m in found.moves] == ["Act", "Advance", "Act", "Observe"]


def test_blocks_are_combined_and_name_the_attacker() -> None:
    found = made(
        """
        When Edward attacks Angie with “Grizzly Bears”
        And Angie blocks “Grizzly Bears” with “Hill Giant”
        And Barry blocks “Grizzly Bears” with “Birds of Paradise”
        """
    )
    blockers = (
        a.Blocker("Hill Giant", "Grizzly Bears"),
        a.Blocker("Birds of Paradise", "Grizzly Bears"),
    )
    assert found.moves[1].command == c.Act(a.Block("Angie", blockers))


def test_answers_are_in_force_from_the_start() -> None:
    found = made(
        """
        When Ronald casts “Biorhythm”
        And the spell resolves
        And Edward's team chooses Edward as the affected player
        """
    )
    assert found.answers == (c.Answer("E", Purpose.AFFECTED_MEMBER, ("Edward",)),)
    assert len(found.moves) == 3


def test_a_fact_in_then_is_observed() -> None:
    found = script(
        case(
            """
            Given Angie controls “Teferi's Moat”
            And the colour chosen for “Teferi's Moat” is green
            Then the colour chosen for “Teferi's Moat” is green
            And Angie's team has 30 life
            And it is the upkeep of Edward's team
            And Barry controls no Saproling tokens
            """
        ),
        load_cards(),
    )
    assert isinstance(found.opening, c.Place)
    assert f.ChosenColour("Teferi's Moat", Colour.GREEN) in found.opening.facts
    asked = [(m.command, m.expect) for m in found.moves]
    assert asked[0] == (c.Observe(q.AskChosenColour("Teferi's Moat")), Answers("green"))
    assert asked[1] == (c.Observe(q.AskLife("A")), Answers(30))
    assert asked[2] == (c.Observe(q.AskMoment()), Answers({"team": "E", "step": "upkeep"}))
    assert asked[3][1] == Answers(0)


def test_waiting_becomes_advancing() -> None:
    found = made("When the upkeep of Edward's team begins\nAnd Edward's team finishes its turn")
    assert [m.command for m in found.moves[:2]] == [
        c.Advance(c.At("E", StepName.UPKEEP)),
        c.Advance(c.TurnsEnd(1, "E")),
    ]


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (
            "Given Angie's team plays first\nAnd Angie's team has 3 life",
            "before the deal nothing can be placed",
        ),
        (
            "Given it is the upkeep of Angie's team",
            "a position is placed in a precombat main phase",
        ),
        (
            "Given it is the precombat main phase of Angie's team\n"
            "And it is the precombat main phase of Edward's team",
            "it can be one moment only",
        ),
        ("Given Angie controls two Saproling tokens", "tokens cannot be placed"),
        (
            "When Angie activates the ability of “Heartless Hidetsugu”",
            "Heartless Hidetsugu is nowhere in this scenario",
        ),
    ],
)
def test_what_cannot_be_laid_out_is_refused_with_its_line(steps: str, told: str) -> None:
    said = refused(steps)
    assert told in said
    assert said.startswith("x.feature:")


def test_every_move_knows_its_sentence() -> None:
    only = scenario(feature("When time is called\nThen the game goes on")).cases[0]
    assert [m.sentence for m in script(only, load_cards()).moves] == [0, 1]
