"""Cases told otherwise, as a seed draws it: nothing that an engine by the rules would notice."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest
from judging.miniature_engine import REFUSAL_THEN_TWIN, Miniature, life_is, plan
from shared.corpora import library

from ettin_spec.protocol.commands import Act, NewGame
from ettin_spec.protocol.results import Refused, Value
from ettin_spec.rulebook import load_rules
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Wanted, date_for, select
from ettin_tck.cases.variations import MORE, NAMES, NUMBERS, RENAMINGS, SEATS, renaming
from ettin_tck.engines.installed import make
from ettin_tck.judging.plan_runner import play
from ettin_tck.judging.varied_expectations import Varying
from ettin_tck.verdicts import Verdict

HEADS, ACROSS, FRESH = RENAMINGS
CHANGES = (SEATS, MORE, NUMBERS)


class Anyone(Miniature):
    """Takes the teams as they come."""

    def place(self, fact):
        self.life.update({fact.team: fact.total} if hasattr(fact, "total") else {})

    def one(self, command):
        if hasattr(command, "active"):
            waiting = msgspec.structs.replace(self.status.waiting, team=command.active)
            self.status = msgspec.structs.replace(
                self.status, active=command.active, waiting=waiting
            )
        return super().one(command)

    def attack(self, attackers):
        bound = [each for each in attackers if self.labels.index(each.object) % 2]
        named = [msgspec.structs.replace(each, object="bound") for each in bound]
        return super().attack(named or attackers)

    labels = ()


def verdict(engine, variation, scene=REFUSAL_THEN_TWIN, seed=0):
    other = renaming(scene, variation, seed)
    engine.labels = [label for fact in other.opening.facts for label in getattr(fact, "labels", ())]
    return play(engine, other, engine.initialize()).verdict


def test_the_heads_change_seats_and_names_together():
    game = renaming(REFUSAL_THEN_TWIN, HEADS, 0).new_game
    assert game.teams[0].players == ("Barry", "Angie")
    assert game.teams[0].primary == "Barry"


def test_the_teams_change_sides_and_stay_listed_in_order():
    changed = renaming(REFUSAL_THEN_TWIN, ACROSS, 0)
    assert [team.id for team in changed.new_game.teams] == ["A", "B"]
    assert changed.new_game.teams[1].players == ("Edward", "Ronald")
    assert changed.opening.active == "B"


def test_names_and_labels_change_to_some_never_seen():
    other = renaming(REFUSAL_THEN_TWIN, FRESH, 0)
    text = msgspec.json.encode([other.new_game, other.opening, other.moves]).decode()
    seen = ("Angie", "Barry", "Edward", "Ronald", '"A"', '"B"', '"free"', '"bound"')
    assert not any(name in text for name in seen)


def test_a_seed_draws_the_same_names_again_and_another_draws_others():
    def drawn(seed):
        return msgspec.json.encode(renaming(REFUSAL_THEN_TWIN, FRESH, seed).new_game)

    assert drawn(1) == drawn(1)
    assert len({drawn(seed) for seed in range(50)}) == 50


@pytest.mark.parametrize("seed", range(20))
def test_an_engine_that_goes_by_the_rules_gets_the_same_verdict(seed):
    assert {verdict(Anyone(), v, seed=seed) for v in RENAMINGS} == {Verdict.PASS}


def test_an_engine_that_knows_a_team_by_name_is_found():
    class Favours(Anyone):
        """Gives team A what it should have, and others nothing."""

        def observe(self, ask):
            told = super().observe(ask)
            return Value(17) if getattr(ask, "team", None) == "A" else told

    scene = plan(life_is("A", 17))
    engine = Favours()
    assert play(engine, scene, engine.initialize()).verdict is Verdict.PASS
    assert verdict(Favours(), ACROSS, scene) is Verdict.ADAPTER_ERROR


@cache
def reference():
    return make()


@cache
def some_cases(number=40):
    """Cases of every variant and profile, each on the last of its days."""
    chosen = Random(1).sample(select(library(), Wanted()), number)
    can = reference().initialize()
    rules = can.rules.first, can.rules.last
    return [plan_of(library(), c, date_for(c, library().today, *rules)) for c in chosen]


def varying(seed, truth=None):
    return Varying(library(), reference().initialize(), seed, truth or make())


def one_of(case):
    (chosen,) = select(library(), Wanted((library().today,), (case,)))
    return plan_of(library(), chosen, library().today)


@pytest.mark.slow  # plays each variation of many cases
@pytest.mark.parametrize("seed", [3, 14, 159])
def test_no_variation_is_held_against_the_reference(seed):
    draw, can = varying(seed), reference().initialize()
    drawn = [draw.varied(case, name) for case in some_cases() for name in NAMES]
    wrong = [
        (other.case.id, other.variation, problem)
        for other in drawn
        if other is not None and (problem := play(reference(), other, can).problem)
    ]
    assert wrong == []
    assert {other.variation for other in drawn if other is not None} == set(NAMES)


def test_seats_are_exchanged_and_names_stay():
    other = varying(0).varied(one_of("life.read.hidetsugu"), SEATS)
    assert [team.players for team in other.new_game.teams] == [
        ("Barry", "Angie"),
        ("Ronald", "Edward"),
    ]
    assert [team.primary for team in other.new_game.teams] == ["Barry", "Ronald"]


def test_an_engine_that_favours_the_primary_player_is_found_by_other_seats():
    class AsksOneOfEach:
        """Lets nobody activate anything but the primary player of a team."""

        def __init__(self):
            self.truth, self.primary = make(), set()

        def run(self, commands):
            results = []
            for command in commands:
                if isinstance(command, NewGame):
                    self.primary = {team.primary for team in command.teams}
                (told,) = self.truth.run([command])
                if isinstance(command, Act) and command.action.by not in self.primary:
                    told = Refused("wait for your teammate", told.status)
                results.append(told)
            return results

    case = one_of("life.read.hidetsugu")
    can = reference().initialize()
    for name in RENAMINGS:
        assert play(AsksOneOfEach(), renaming(case, name, 0), can).problem is None
    other = varying(0).varied(case, SEATS)
    assert play(AsksOneOfEach(), other, can).problem.message == "the engine refused a legal action"


def test_numbers_are_drawn_and_what_must_come_of_them_is_worked_out():
    case = one_of("life.read.hidetsugu")
    found = {
        tuple(move.expect.value for move in other.moves if hasattr(move.expect, "value"))
        for seed in range(30)
        if (other := varying(seed).varied(case, NUMBERS)) is not None
    }
    assert len(found) > 3


def test_where_a_number_decides_what_happens_the_case_is_left_alone():
    """A team at 0 life has lost; with more it has not, and that is another case."""
    outcome = next(
        case
        for case in some_cases(400)
        if any(getattr(m.expect, "value", "") == "lost" for m in case.moves)
        and any(getattr(f, "total", None) for f in getattr(case.opening, "facts", ()))
    )
    other = varying(1).varied(outcome, NUMBERS)
    kept = [m.expect for m in outcome.moves if getattr(m.expect, "value", "") == "lost"]
    assert other is None or kept == [
        m.expect for m in other.moves if getattr(m.expect, "value", "") == "lost"
    ]


class Recorder:
    """The reference, all of whose answers are written down, by all that was said in their game."""

    def __init__(self):
        self.truth, self.answers, self.said = make(), {}, b""

    def run(self, commands):
        fresh = isinstance(commands[0], NewGame)
        self.said = (b"" if fresh else self.said) + msgspec.json.encode(commands)
        return self.told(commands)

    def told(self, commands):
        self.answers[self.said] = self.truth.run(commands)
        return self.answers[self.said]


class Recording(Recorder):
    """Repeats what was once answered to the same words, and knows nothing else."""

    def __init__(self, answers):
        super().__init__()
        self.answers = answers

    def told(self, _):
        return self.answers[self.said]


def drawn(case, seed):
    """All variations of a case, by name."""
    draw = varying(seed)
    return {name: other for name in NAMES if (other := draw.varied(case, name)) is not None}


@pytest.mark.slow  # plays many cases under two seeds
def test_what_was_recorded_under_one_seed_is_of_no_use_under_another():
    can, recorder = reference().initialize(), Recorder()
    for case in some_cases():
        for plan_ in (case, *drawn(case, 1).values()):
            assert play(recorder, plan_, can).problem is None
    recording = Recording(recorder.answers)
    for case in some_cases():
        assert play(recording, case, can).problem is None
        assert play(recording, drawn(case, 1)[FRESH], can).problem is None
        with pytest.raises(KeyError):
            play(recording, drawn(case, 2)[FRESH], can)


def test_nor_is_it_for_one_that_sees_through_names():
    """Where numbers are drawn, the game itself is another one."""
    case = one_of("life.read.hidetsugu")
    facts = {msgspec.json.encode(drawn(case, seed)[NUMBERS].opening.facts) for seed in range(20)}
    assert len(facts) > 15


@pytest.mark.parametrize("variant", load_rules().variants)
def test_everybody_gets_a_name_of_their_own_in_every_variant(variant: str) -> None:
    case = next(
        c for c in some_cases(len(select(library(), Wanted()))) if c.case.variant == variant
    )
    everybody = {player for team in case.new_game.teams for player in team.players}
    for name in RENAMINGS:
        other = renaming(case, name, 1)
        if other is not None:
            renamed = {player for team in other.new_game.teams for player in team.players}
            assert len(renamed) == len(everybody)


def test_an_effect_that_is_chosen_later_goes_on_being_called_by_its_card():
    (chosen,) = select(library(), Wanted(ids=("changes.after.damage_order",)))
    engine, told = make(), plan_of(library(), chosen, library().today)
    for seed in range(3):
        assert play(engine, renaming(told, FRESH, seed), engine.initialize()).problem is None
