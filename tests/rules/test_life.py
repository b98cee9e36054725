"""Life that is dealt, lost, gained, set and paid: what holds at every date, and at some."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rules.two_team_game import asked, controls, game, opened, told
from shared.today import TODAY

from ettin_engine.abilities.mentioned_words import names_that_player
from ettin_engine.flow_steps.position import Decision, Position
from ettin_engine.flow_steps.whole_steps import decide, settled
from ettin_engine.serve import ReferenceEngine
from ettin_engine.serve.action_decisions import decision_of
from ettin_engine.serve.game_setup import new_game, placed
from ettin_engine.serve.scripted_answers import by_rules
from ettin_spec.cards.declaration.words import Triggered
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.results import Done, Needs, Refused, Result

DATES = st.sampled_from(
    ["2005-08-01", "2005-08-05", "2005-10-01", "2007-05-01", "2010-04-23", TODAY]
)
SILENT = by_rules((), ())


def holding(
    date: str, card: str, life: tuple[int, int] = (20, 20), *more: f.Fact
) -> ReferenceEngine:
    """Angie with a card in hand and mana enough for it; the teams' life."""
    facts = (
        f.Life("A", life[0]),
        f.Life("E", life[1]),
        controls("Angie", "Mana Source", 8),
        f.InHand("Angie", card, card),
        *more,
    )
    return opened(date, c.Place("A", facts))


def cast(engine: ReferenceEngine, card: str, *targets: str) -> Result:
    return told(engine, c.Act(a.Cast("Angie", card, targets)))


def resolve(engine: ReferenceEngine, label: str) -> Result:
    return told(engine, c.Advance(c.Left(label)))


def lives(engine: ReferenceEngine) -> list[int]:
    return [asked(engine, q.AskLife(team)) for team in "AE"]


@given(date=DATES, one=st.integers(9, 60), other=st.integers(9, 60))
def test_what_is_dealt_to_each_player_shows_twice_on_each_team(
    date: str, one: int, other: int
) -> None:
    engine = holding(date, "Flame Rift", (one, other))
    cast(engine, "Flame Rift")
    resolve(engine, "Flame Rift")
    assert lives(engine) == [one - 8, other - 8]


def hidetsugu(date: str, life: int) -> ReferenceEngine:
    facts = (f.Life("A", life), f.Life("E", life), controls("Angie", "Heartless Hidetsugu"))
    return opened(date, c.Place("A", facts))


@given(date=DATES, life=st.integers(1, 60))
def test_hidetsugu_takes_the_same_from_both_teams_and_never_more_than_all(
    date: str, life: int
) -> None:
    engine = hidetsugu(date, life)
    told(engine, c.Act(a.Activate("Angie", "Heartless Hidetsugu")))
    told(engine, c.Advance(c.Left("Heartless Hidetsugu")))
    left = asked(engine, q.AskLife("A"))
    assert left == asked(engine, q.AskLife("E"))
    assert 0 <= left <= life


@given(date=DATES, of=st.sampled_from(["Angie", "Barry", "Edward"]), number=st.integers(0, 2))
def test_devotion_counts_the_controllers_permanents_and_what_is_lost_is_gained(
    date: str, of: str, number: int
) -> None:
    more = (controls(of, "Lurking Evil", number),) if number else ()
    engine = holding(date, "Gray Merchant of Asphodel", (20, 40), *more)
    cast(engine, "Gray Merchant of Asphodel")
    resolve(engine, "Gray Merchant of Asphodel")
    resolve(engine, "Gray Merchant of Asphodel")
    devotion = 2 + (3 * number if of == "Angie" else 0)
    assert lives(engine) == [20 + 2 * devotion, 40 - 2 * devotion]


def test_a_spell_has_left_the_stack_though_its_own_trigger_has_followed_it() -> None:
    engine = holding(TODAY, "Gray Merchant of Asphodel")
    cast(engine, "Gray Merchant of Asphodel")
    after = resolve(engine, "Gray Merchant of Asphodel")
    assert isinstance(after, Done)
    assert after.status.stack == 1
    assert lives(engine) == [20, 20]
    again = resolve(engine, "Gray Merchant of Asphodel")
    assert isinstance(again, Done)
    assert again.status.stack == 0


@given(date=DATES, one=st.integers(1, 60), other=st.integers(1, 60))
def test_the_lowest_total_makes_all_teams_equal_and_none_richer_than_the_richest(
    date: str, one: int, other: int
) -> None:
    engine = holding(date, "Repay in Kind", (one, other))
    for team, member in (("A", "Barry"), ("E", "Edward")):
        told(engine, c.Answer(team, Purpose.AFFECTED_MEMBER, (member,)))
    cast(engine, "Repay in Kind")
    resolve(engine, "Repay in Kind")
    mine, theirs = lives(engine)
    assert mine == theirs
    assert min(one, other) <= mine <= min(one, other) + 1


def sphinx(date: str, target: str) -> ReferenceEngine:
    engine = holding(date, "Magister Sphinx", (25, 25))
    cast(engine, "Magister Sphinx")
    resolve(engine, "Magister Sphinx")
    told(engine, c.Answer("Angie", Purpose.TARGET, (target,)))
    resolve(engine, "Magister Sphinx")
    return engine


@pytest.mark.parametrize(
    ("date", "left"), [("2005-08-01", 10), ("2005-08-05", 22), ("2010-04-22", 22), (TODAY, 10)]
)
@pytest.mark.parametrize(("target", "team"), [("Barry", "A"), ("Edward", "E")])
def test_one_life_total_that_is_set_moves_that_players_team_only(
    date: str, left: int, target: str, team: str
) -> None:
    engine = sphinx(date, target)
    other = "E" if team == "A" else "A"
    assert asked(engine, q.AskLife(team)) == left
    assert asked(engine, q.AskLife(other)) == 25


def test_the_controller_is_asked_for_the_target_of_a_trigger_before_anybody_can_act() -> None:
    engine = holding(TODAY, "Magister Sphinx")
    cast(engine, "Magister Sphinx")
    result = resolve(engine, "Magister Sphinx")
    assert isinstance(result, Needs)
    assert result.choice.purpose == Purpose.TARGET
    assert result.choice.decider == ("Angie",)
    assert result.choice.options == ("Angie", "Barry", "Edward", "Ronald")


def test_a_target_that_is_not_named_is_asked_for() -> None:
    engine = holding(TODAY, "Beacon of Immortality")
    result = cast(engine, "Beacon of Immortality")
    assert isinstance(result, Needs)
    assert result.choice.source == "Beacon of Immortality"
    answered = told(engine, c.Answer("Angie", Purpose.TARGET, ("Ronald",)))
    assert isinstance(answered, Done)
    resolve(engine, "Beacon of Immortality")
    assert lives(engine) == [20, 40]


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("Beacon of Immortality", ("Nobody",)),
        ("Beacon of Immortality", ("Angie", "Barry")),
        ("Beacon of Immortality", ("E",)),
        ("Flame Rift", ("Edward",)),
    ],
)
def test_a_target_that_cannot_be_is_refused(card: str, targets: tuple[str, ...]) -> None:
    engine = holding(TODAY, card)
    assert isinstance(cast(engine, card, *targets), Refused)
    assert asked(engine, q.AskZone(card)) == {"zone": "hand", "player": "Angie"}


def test_an_ability_can_target_a_teammate() -> None:
    facts = (controls("Angie", "Acolyte of Xathrid"), controls("Angie", "Mana Source", 2))
    engine = opened(TODAY, c.Place("A", facts))
    told(engine, c.Act(a.Activate("Angie", "Acolyte of Xathrid", ("Barry",))))
    resolve(engine, "Acolyte of Xathrid")
    assert lives(engine) == [29, 30]


def after_passes(position: Position, *teams: int) -> Position:
    for team in teams:
        position = decide(position, Decision("pass", team), SILENT)
    return position


def done(facts: tuple[f.Fact, ...], action: a.Action) -> Position:
    """The position after an action of Angie's has resolved."""
    state = placed(new_game(game(TODAY), {}), c.Place("A", facts))
    position = settled(Position(state), SILENT)
    position = decide(position, decision_of(position.state, action), SILENT)
    return after_passes(position, 0, 1)


def test_a_spell_that_is_shuffled_in_is_in_the_library_and_not_in_the_graveyard() -> None:
    card = "Beacon of Immortality"
    facts = (controls("Angie", "Mana Source", 6), f.InHand("Angie", card, card))
    state = done(facts, a.Cast("Angie", card, ("Barry",))).state
    assert state.libraries["Angie"].count(card) == 1
    assert state.graveyards["Angie"] == ()
    assert state.stack == ()


def test_what_becomes_a_creature_loses_its_old_type_and_keeps_its_abilities() -> None:
    facts = (controls("Angie", "Lurking Evil"),)
    state = done(facts, a.Activate("Angie", "Lurking Evil")).state
    (it,) = state.permanents.values()
    now = state.characteristics[it.id]
    assert (now.types, now.subtypes, now.power, now.toughness) == (("Creature",), ("Horror",), 4, 4)
    assert now.abilities[0] == "flying"
    assert len(now.abilities) == 2


@pytest.mark.parametrize(
    ("date", "life", "left"),
    [
        ("2005-08-01", 5, 2),
        ("2005-08-01", 4, None),
        ("2008-07-14", 4, None),
        ("2008-07-15", 4, 1),
        ("2008-07-15", 2, None),
        (TODAY, 3, 0),
        (TODAY, 2, None),
    ],
)
def test_nobody_pays_more_life_than_there_is(date: str, life: int, left: int | None) -> None:
    symbol = "Unspeakable Symbol"
    facts = (f.Life("A", life), controls("Angie", symbol), controls("Angie", "Hill Giant"))
    engine = opened(date, c.Place("A", facts))
    result = told(engine, c.Act(a.Activate("Angie", symbol, ("Hill Giant",))))
    assert isinstance(result, Refused if left is None else Done)
    assert asked(engine, q.AskLife("A")) == (life if left is None else left)


def test_that_player_of_a_group_inside_an_effect_is_not_the_one_of_the_event() -> None:
    lowest = {"lowest": {"among": "each_player", "value": {"life": "that_player"}}}
    when = {"step": {"step": "upkeep", "of": "each_player"}}

    def ability(who: str) -> Triggered:
        do = [{"set_life": {"who": who, "amount": lowest}}]
        return msgspec.convert({"when": when, "do": do}, Triggered)

    assert not names_that_player(ability("you"))
    assert names_that_player(ability("that_player"))
