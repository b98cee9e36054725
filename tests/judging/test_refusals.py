"""No engine can know what it must refuse, and nothing that it is asked about may change then."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from functools import cache
from random import Random

import msgspec
import pytest
from judging.miniature_engine import REFUSAL_THEN_TWIN, Miniature
from shared.corpora import library

from ettin_spec.language.scenario import Happens, IsRefused
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, Answer, NewGame, Observe, Pass, Place
from ettin_spec.protocol.facts import InCommandZone, InExile, InGraveyard, InHand
from ettin_spec.protocol.questions import AskExiled, AskLife, AskMoment, AskZone
from ettin_spec.protocol.results import Refused, Unsupported, Value
from ettin_tck.cases.plan import Part, commands_of, items, messages, tag
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, last_day, select
from ettin_tck.cases.unchanged_by_refusals import looks
from ettin_tck.engines.installed import make
from ettin_tck.judging.plan_runner import play
from ettin_tck.verdicts import Verdict


@cache
def plans(*ids):
    today = library().today
    chosen = select(library(), Wanted(ids=ids))
    dated = [Chosen(c.scenario, c.case, last_day(c.case, today)) for c in chosen]
    return tuple(plan_of(library(), each, each.date) for each in dated)


@cache
def claims():
    return make().initialize()


def with_the_other_expectation(plan, number):
    """The same plan, in which one action must be refused if it was legal, and the reverse."""
    moves = list(plan.moves)
    was = moves[number]
    now = Happens() if isinstance(was.expect, IsRefused) else IsRefused()
    moves[number] = msgspec.structs.replace(was, expect=now)
    return replace(plan, moves=tuple(moves))


def sent_until(plan, number):
    """The runs up to the one with a move, commands alone: what an engine has when it decides."""
    runs = []
    for batch in items(plan, claims()):
        runs.append(commands_of(batch))
        if any(item.move == number and item.part is Part.MOVE for item in batch):
            return runs
    raise AssertionError("the move is never sent")


@pytest.mark.slow  # sends all that is done in the corpus twice
def test_what_is_sent_by_then_is_the_same_whether_a_move_must_be_refused_or_not():
    """Every act, answer, pass and advance, with its expectation and with the other one."""
    seen = defaultdict(set)
    for plan in plans():
        for number, move in enumerate(plan.moves):
            if not isinstance(move.command, Observe):
                runs = sent_until(plan, number)
                assert runs[-1][-1] == move.command, "something follows in the same run"
                assert runs == sent_until(with_the_other_expectation(plan, number), number)
                seen[type(move.command)].add(type(move.expect))
    for command, expected in ((Act, 3), (Answer, 3), (Advance, 2), (Pass, 2)):
        assert len(seen[command]) == expected, command


@pytest.mark.slow  # plans all cases
def test_whatever_is_done_is_the_last_of_its_run_in_the_game_without_refusals_too():
    for plan in plans():
        for run in messages(plan, claims()).without:
            assert all(item.part is not Part.MOVE for item in run[:-1])


class ChangesWithRefusals:
    """The reference, with one kind of answer that counts what was refused in this game."""

    def __init__(self, question, where_looked=True):
        self.truth, self.question, self.where_looked = make(), question, where_looked
        self.refused = self.looked = 0

    def run(self, commands):
        results = []
        for command in commands:
            results += self.truth.run([command])
            results[-1] = self.bent(command, results[-1])
            if isinstance(results[-1], Refused):
                break
        return results

    def bent(self, command, result):
        if isinstance(command, NewGame):
            self.refused = 0
        if isinstance(result, Refused) and (self.where_looked or not self.looked):
            self.refused += 1
        if not isinstance(command, Observe):
            self.looked = 0
        if isinstance(command, Observe) and tag(command.ask) == self.question:
            self.looked += 1
            if isinstance(result, Value):
                return Value(self.other(result.value))
        return result

    def other(self, value):
        if not self.refused:
            return value
        if isinstance(value, bool):
            return not value
        return value + self.refused if isinstance(value, int) else f"no longer {value}"


@pytest.mark.parametrize(
    "question",
    [
        *("life", "hand_size", "library_size", "player_counters", "unspent", "count"),
        *("counters", "zone", "body", "attacking", "daytime", "outcome", "moment"),
        *("tapped", "exiled", "graveyard_size", "exile_size"),
    ],
)
@pytest.mark.parametrize("where_looked", [True, False], ids=["always", "unless looked at before"])
def test_a_refusal_that_changes_anything_at_all_fails(question, where_looked):
    (plan,) = plans("combat.battle.block.controller")
    found = play(ChangesWithRefusals(question, where_looked), plan, claims()).problem
    assert found is not None, "the liar was believed"
    assert found.verdict is Verdict.FAIL
    assert f"changed something: {question}" in found.message


def test_every_card_with_a_label_is_looked_for_in_every_zone_and_in_exile():
    zones = (InHand, InGraveyard, InExile, InCommandZone)
    for plan in plans():
        if refuses(plan) and isinstance(plan.opening, Place):
            labels = {fact.label for fact in plan.opening.facts if isinstance(fact, zones)}
            asks = [look.ask for look in looks(plan, claims())]
            looked = {ask for ask in asks if isinstance(ask, AskZone | AskExiled)}
            assert looked >= {kind(label) for label in labels for kind in (AskZone, AskExiled)}


@pytest.mark.parametrize("question", ["read_life", "life_lost", "read_poison", "poisoned"])
def test_so_it_is_in_a_count_of_life(question):
    plan = next(p for p in plans() if p.profile == "life" and refuses(p))
    found = play(ChangesWithRefusals(question), plan, claims()).problem
    assert f"changed something: {question}" in found.message


def refuses(plan):
    return any(isinstance(move.expect, IsRefused) for move in plan.moves)


def test_what_a_refusal_does_is_told_although_something_comes_of_it_later():
    class Pays(Miniature):
        """Refuses, and takes a life for it, which the case asks about in the end."""

        def attack(self, attackers):
            result = super().attack(attackers)
            self.life["A"] -= isinstance(result, Refused)
            return result

    found = play(Pays(), REFUSAL_THEN_TWIN, Miniature.can).problem
    assert "refused and yet changed something: life (A)" in found.message


def test_what_is_different_in_every_game_by_chance_is_no_effect_of_a_refusal():
    class Shuffles(Miniature):
        """Says something new about B's life in every game."""

        chance = Random(1)

        def begin(self):
            super().begin()
            self.luck = self.chance.randrange(10**9)

        def observe(self, ask):
            told = super().observe(ask)
            drawn = ask == AskLife("B") and self.status.step is not StepName.PRECOMBAT_MAIN
            return Value(told.value + self.luck) if drawn else told

    assert play(Shuffles(), REFUSAL_THEN_TWIN, Miniature.can).problem is None


def test_a_refusal_that_changes_something_by_chance_changes_it_all_the_same():
    """Whoever is looked at before is left alone, and no two games come to the same number."""

    class PaysByGame(Miniature):
        games = paid = 0
        looked = False

        def begin(self):
            super().begin()
            self.games, self.paid, self.looked = self.games + 1, 0, False

        def attack(self, attackers):
            result = super().attack(attackers)
            if isinstance(result, Refused) and not self.looked:
                self.paid = self.games
            return result

        def observe(self, ask):
            told = super().observe(ask)
            self.looked = self.looked or (ask == AskMoment() and not self.paid)
            return Value(told.value - self.paid) if ask == AskLife("A") else told

    found = play(PaysByGame(), REFUSAL_THEN_TWIN, Miniature.can).problem
    assert "refused and yet changed something: life (A)" in found.message


def test_what_a_refusal_does_later_is_seen_in_the_end():
    class PaysLater(Miniature):
        """Takes two lives of B for each refusal, once something else has been done."""

        due = 0

        def begin(self):
            super().begin()
            self.due = 0

        def attack(self, attackers):
            result = super().attack(attackers)
            if isinstance(result, Refused):
                self.due += 2
            else:
                self.life["B"], self.due = self.life["B"] - self.due, 0
            return result

    found = play(PaysLater(), REFUSAL_THEN_TWIN, Miniature.can).problem
    assert "refused and yet changed something: life (B)" in found.message
    assert "still 20" in found.expected


def test_what_cannot_be_looked_at_after_a_refusal_keeps_nobody_from_passing():
    class Shy(Miniature):
        """Stops at a question about what attacks before anything does."""

        def observe(self, ask):
            early = tag(ask) == "attacking" and not self.attacking
            return Unsupported("not now") if early else super().observe(ask)

    engine = Shy()
    played = play(engine, REFUSAL_THEN_TWIN, Miniature.can)
    assert played.problem is None
    looked = [e for e in played.trace if e.item.part is Part.AFTER]
    stopped = [number for number, e in enumerate(looked) if isinstance(e.result, Unsupported)]
    assert AskLife("B") in [e.item.command.ask for e in looked]
    assert stopped and stopped[0] != len(looked) - 1
