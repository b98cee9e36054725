"""What cards and claims tell the monitor, and what it says of a whole check."""

import dataclasses
import re
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from shared.corpora import library
from shared.sampling import whole

from ettin_engine.flow_steps.position import Position
from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Advance, NewGame
from ettin_spec.protocol.facts import InHand
from ettin_spec.protocol.results import Needs, Refused, Unsupported
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.checking.monitor_notes import MonitorNotes
from ettin_tck.judging.card_hints import barred_facts, mana_sources
from ettin_tck.library import Further, Library
from ettin_tck.smoke_test import smoke
from ettin_tck.verdicts import Verdict

STOPS = (Needs, Refused, Unsupported)
MANA = """\
Feature: Mana

  @id:mana.of_a_land @from:2018-04-27 @clause:mana.ability @should
  Scenario: A land that was played gives mana
    Given it is the precombat main phase of Angie's team
    And Angie has “Forest” in hand
    When Angie plays “Forest” as a land
    And Angie activates the ability of “Forest”
    Then Angie has one unspent mana

  @id:mana.of_a_creature @from:2018-04-27 @clause:mana.ability @should
  Scenario: A creature that was cast gives mana
    Given it is the precombat main phase of Angie's team
    And Angie has “Wood Sprite” in hand
    When Angie casts “Wood Sprite”
    And the spell resolves
    And the draw step of Angie's team begins
    And Angie activates the ability of “Wood Sprite”
    Then Angie has one unspent mana

  @id:mana.not @from:2018-04-27 @clause:priority.act @should
  Scenario: An ability that adds no mana waits on the stack
    Given it is the precombat main phase of Angie's team
    And Angie controls “Well”
    When Angie activates the ability of “Well”
    And the ability resolves
    Then Angie's team has 31 life
"""
CARDS = """\
Wood Sprite:
  type: Creature - Elf
  cost: "{G}"
  body: 1/1
  abilities:
    - activate: {cost: [tap], do: [{add_mana: {colour: green}}]}

Well:
  type: Artifact
  cost: "{1}"
  abilities:
    - activate: {cost: [tap], do: [{gain_life: {amount: 1, who: you}}]}
    - cycling: "{1}"

Mirror:
  type: Creature - Shapeshifter
  cost: "{1}"
  body: 1/1
  abilities:
    - enters_as: {type: Creature, card_in: graveyard}

Bell:
  type: Artifact
  cost: "{1}"
  abilities:
    - trigger: {when: {step: {step: upkeep, of: you}}, do: [{gain_life: {amount: 1, who: you}}]}
"""


@pytest.fixture
def mine(tmp_path: Path) -> Library:
    """The library of the scenarios and cards above."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "mana.feature").write_text(MANA, encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(CARDS, encoding="utf-8")
    return Library("en", Further(tmp_path, None, (tmp_path / "cards.yaml",)))


def plan(of: Library, name: str, *cards: str):
    """The plan of a scenario of today, with further cards in it."""
    (chosen,) = select(of, Wanted(ids=(name,)))
    made = plan_of(of, chosen, of.today)
    more = of.declarations((*made.new_game.cards, *cards), of.today)
    return dataclasses.replace(made, new_game=replace(made.new_game, cards=more))


def label_in(made):
    """The label of the one card in hand."""
    (label,) = [fact.label for fact in made.opening.facts if isinstance(fact, InHand)]
    return label


@pytest.mark.slow  # plays many cases
def test_a_source_of_mana_is_one_wherever_its_card_is(mine):
    for name in ("mana.of_a_land", "mana.of_a_creature"):
        made = plan(mine, name)
        sources, unsure = mana_sources(made, mine)
        assert label_in(made) in sources and not unsure


@pytest.mark.slow  # plays many cases
def test_of_an_ability_that_may_be_another_cards_nothing_is_said(mine):
    made = plan(mine, "mana.of_a_land", "Mirror")
    sources, unsure = mana_sources(made, mine)
    assert label_in(made) in unsure and not sources


@pytest.mark.slow  # plays many cases
def test_no_honest_engine_departs_by_mana_of_what_was_played_or_cast(mine):
    engine = ReferenceEngine()
    chosen = select(mine, Wanted())
    player = CasePlayer(Order(mine, chosen, ()), engine, engine.initialize())
    outcomes = [player.outcome(each) for each in chosen]
    assert [(o.event.verdict, o.departures) for o in outcomes] == [("pass", ())] * 3


ACTION = "state_based_action"


@pytest.mark.slow  # reads files of its own each time
@pytest.mark.parametrize(
    ("cards", "barred"),
    [
        ((), {"triggers", "strikes_first", "countered", ACTION}),
        (("Bell",), {"strikes_first", "countered", ACTION}),
        (("Exercise of the Rampart",), {"strikes_first", "countered", ACTION}),
        (("Youthful Knight",), {"triggers", "countered", ACTION}),
        (("Cancel",), {"triggers", "strikes_first", ACTION}),
        (("Giant Growth",), {"triggers", "strikes_first", "countered"}),
    ],
)
def test_what_cannot_happen_follows_from_all_cards_of_a_case(mine, cards, barred):
    assert barred_facts(plan(mine, "mana.not", *cards), mine) == barred


SAID = {}
"""What the reference says, by all that it was told since a game began: each is played once."""


class Telling:
    """The reference; `alter` makes another status of the one that a command left."""

    def __init__(self, alter, one_by_one=False) -> None:
        self._engine, self._alter, self._one_by_one = ReferenceEngine(), alter, one_by_one
        self._asked, self._behind = b"", []

    def run(self, commands):
        """What the reference says, and of each status what it tells."""
        runs = [(command,) for command in commands] if self._one_by_one else [tuple(commands)]
        said = []
        for run in runs:
            results = self._said(run)
            said += [self._told(*pair) for pair in zip(run, results, strict=False)]
            if isinstance(results[-1], STOPS):
                break
        return said

    def _said(self, run):
        if isinstance(run[0], NewGame):
            self._asked, self._behind = b"", []
        self._asked = sha256(self._asked + msgspec.msgpack.encode(run)).digest()
        self._behind.append(run)
        if self._asked not in SAID:
            SAID[self._asked] = [self._engine.run(each) for each in self._behind][-1]
            self._behind.clear()
        return SAID[self._asked]

    def _told(self, command, result):
        status = getattr(result, "status", None)
        return result if status is None else replace(result, status=self._alter(command, status))


def as_it_is(_, status):
    """The status as it is."""
    return status


def without_steps(_, status):
    """The status without the steps that have begun."""
    return replace(status, steps=())


def without_passes(_, status):
    """The status without who has passed."""
    return replace(status, passed=())


def without_automatic_passes(command, status):
    """The status without who has passed on the way of an advance."""
    return replace(status, passed=()) if isinstance(command, Advance) else status


def with_less(command, status):
    """The status with neither."""
    return without_steps(command, without_passes(command, status))


DATES = ("2006-09-30", "2012-01-01", "current")
SHARES = 5 if whole() else 15
"""On these dates a right engine tells more or less, each time in other cases."""


@pytest.mark.slow  # the cases of three days are shared out, played twice and judged twice
@pytest.mark.together("what a right engine tells")
@pytest.mark.parametrize(
    ("alter", "tells", "first"),
    [
        (as_it_is, ("steps",), 0),
        (without_passes, ("steps",), 1),
        (without_steps, (), 2),
        (without_automatic_passes, (), 3),
        (with_less, (), 4),
    ],
)
def test_a_right_engine_is_not_blamed_whatever_it_tells_in_runs_of_whatever_length(
    alter, tells, first
):
    dates = tuple(map(library().date, DATES))
    chosen = select(library(), Wanted(dates))[first::SHARES]
    can = replace(ReferenceEngine().initialize(), tells=tells)
    for one_by_one in (False, True):
        player = CasePlayer(Order(library(), chosen, ()), Telling(alter, one_by_one), can)
        outcomes = [player.outcome(each) for each in chosen]
        assert [each.departures for each in outcomes if each.departures] == []
        assert Verdict.NOT_FOLLOWED not in {each.event.verdict for each in outcomes}
    assert len({each.date for each in chosen}) == len(DATES)
    assert len(chosen) > 2_500 / SHARES


def notes(engine, ids):
    """What the monitors say at the end of a check of these."""
    chosen = select(library(), Wanted(ids=ids))
    said = MonitorNotes()
    player = CasePlayer(Order(library(), chosen, ()), engine, ReferenceEngine().initialize())
    for each in chosen:
        outcome = player.outcome(each)
        assert outcome.departures == ()
        assert list(said.take(outcome.passes)) == []
    return list(said.notes())


@pytest.mark.slow  # plays many cases
def test_passes_that_are_never_told_are_noticed_and_said_once_with_the_clause():
    (note,) = notes(Telling(without_passes), ("turn.*",))
    assert note.startswith("`passed` was empty after ")
    assert "by 606.6e teams pass in turn" in note
    (of_advances,) = notes(Telling(without_automatic_passes), ("turn.*",))
    assert number_in(of_advances) < number_in(note)
    assert notes(Telling(as_it_is), ("turn.*",)) == []


def number_in(note):
    """The commands of a note."""
    return int(re.search(r"\d+", note)[0])


def test_an_engine_that_was_never_sent_on_is_not_blamed_for_telling_of_no_passes():
    assert notes(Telling(without_passes), ("game.concede",)) == []


def far_away(command, status):
    """After an advance a status of a turn that is a million turns away."""
    if not isinstance(command, Advance):
        return status
    return replace(status, turn=1_000_000, passed=(), steps=())


@pytest.mark.parametrize("told", [(), ("steps",)])
def test_a_turn_that_nothing_leads_to_is_a_departure_at_once(told):
    engine = Telling(far_away)
    (chosen,) = select(library(), Wanted(ids=("turn.first_draw",)))[:1]
    can = replace(ReferenceEngine().initialize(), tells=told)
    outcome = CasePlayer(Order(library(), [chosen], ()), engine, can).outcome(chosen)
    (departed,) = outcome.departures
    assert departed.transition == "turn.begins"
    assert "turn 1000000" in departed.got
    assert outcome.event.seconds < 5


def test_a_step_that_is_not_told_is_found_by_the_smoke_test(monkeypatch):
    assert not any(finding.wrong for finding in smoke(ReferenceEngine(), library()))
    monkeypatch.setattr("ettin_engine.flow_steps.whole_steps._reached", _without_untap)
    found, *_ = (finding for finding in smoke(ReferenceEngine(), library()) if finding.wrong)
    assert found.step == "the steps that have begun are told"
    assert "expected untap of team" in found.wrong


def _without_untap(table):
    begun = tuple(each for each in table.begun if each.step != StepName.UNTAP)
    return Position(table.settled(), begun=begun)
