"""A wrong answer is explained by the reading of the rules that would make it right."""

import pytest
from judging.miniature_engine import Miniature, attack, life_is, move, plan
from shared.corpora import library

from ettin_spec.language.scenario import Happens, IsRefused
from ettin_spec.protocol.commands import Pass
from ettin_spec.protocol.questions import AskBody
from ettin_spec.protocol.results import Done, Refused, Value
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.engines.installed import make, maker
from ettin_tck.judging.explanations import explanations
from ettin_tck.judging.plan_runner import play


class Dated(Miniature):
    """A reference in small: passing halves A's life, and policies say what half is of what."""

    def __init__(self, overrides):
        super().__init__()
        self.settings = {"life.read": "team_total", "attack.bound": "refused", **overrides}

    def one(self, command):
        if not isinstance(command, Pass):
            return super().one(command)
        self.life["A"] = {"half_rounded_up": 9, "forgotten": 17}.get(self.settings["life.read"], 1)
        return Done(self.status, ("life.read",))

    def attack(self, attackers):
        result = super().attack(attackers)
        if not isinstance(result, Refused) or self.settings["attack.bound"] == "allowed":
            self.attacking |= {attacker.object for attacker in attackers}
            return Done(self.status, ("attack.bound",))
        return Refused(result.reason, result.status, ("attack.bound",))


class Gives(Miniature):
    """After a pass A has this much life, whatever the rules."""

    def __init__(self, total):
        super().__init__()
        self.total = total

    def one(self, command):
        if isinstance(command, Pass):
            self.life["A"] = self.total
        return super().one(command)


class Shelf:
    """As much of a library as an explanation reads."""

    def __init__(self):
        self.asked = []

    def other_settings(self, policy, *_):
        self.asked.append(policy)
        return {
            "life.read": {"half_rounded_up": "Half of it."},
            "attack.bound": {"allowed": "It may attack."},
        }[policy]

    def clause_key_of(self, policy, *_):
        return policy

    def settings_elsewhere(self, *_):
        return {}

    def never(self, policy):
        return {"forgotten": "Nobody passes."} if policy == "life.read" else {}

    def held(self, _, setting, *__):
        return "before 2010-04-23" if setting == "half_rounded_up" else "from 2018-04-27"


def explained(engine, scene, shelf=None, reference=Dated):
    found = play(engine, scene, engine.initialize()).problem
    told = explanations(scene, found, shelf or Shelf(), reference)
    return tuple(each.text for each in told)


HALVED = plan(move(Pass("A"), Happens(), "A passes"), life_is("A", 1))
BOUND = plan(attack("bound", IsRefused()), attack("free", Happens()))


def test_an_answer_is_explained_by_the_policy_that_gives_it():
    assert explained(Gives(9), HALVED) == (
        "9 is right under the rules before 2010-04-23 (policy life.read = half_rounded_up)",
    )


def test_an_illegal_attack_is_explained_by_the_rule_that_allowed_it():
    assert explained(Dated({"attack.bound": "allowed"}), BOUND) == (
        "this is right under the rules from 2018-04-27 (policy attack.bound = allowed)",
    )


def test_a_mistake_that_no_rules_ever_asked_for_is_called_by_its_name():
    assert explained(Gives(17), HALVED) == (
        "17 comes of this: nobody passes (policy life.read = forgotten)",
    )


@pytest.mark.parametrize(("body", "is_told"), [("3/3", True), ("4/4", False)])
def test_the_teammate_taken_for_an_opponent_is_recognised(body, is_told):
    """Each opponent's creatures get a counter; the engine has its own way to be wrong."""

    class GivesTheTeammateOne:
        """The reference, but for the teammate's creature."""

        truth = make()

        def run(self, commands):
            told = self.truth.run(commands)
            asked = (getattr(command, "ask", None) for command in commands)
            return [
                Value(body) if isinstance(ask, AskBody) and "Bears" in ask.object else result
                for ask, result in zip(asked, told, strict=False)
            ]

    chosen = next(c for c in select(library(), Wanted(ids=("ruling.aku_djinn",))))
    case = plan_of(library(), chosen, library().today)
    found = play(GivesTheTeammateOne(), case, make().initialize()).problem
    told = explanations(case, found, library(), maker("reference"))
    cause = "the teammate is taken for an opponent (policy team.opponents = everybody_else)"
    assert [each.text for each in told] == [f"{body} comes of this: {cause}"] * is_told
    assert [each.cause for each in told] == [cause] * is_told


def test_a_number_that_no_reading_gives_is_not_explained():
    assert explained(Gives(666), HALVED) == ()


def test_only_policies_that_were_read_are_tried():
    shelf = Shelf()
    explained(Gives(666), HALVED, shelf)
    assert shelf.asked == ["life.read"]


def test_a_case_that_the_reference_fails_itself_is_not_explained():
    def wrong(overrides):
        return Gives(9 if overrides else 2)

    assert explained(Gives(9), HALVED, reference=wrong) == ()


def test_what_permanents_look_like_as_they_are_placed_tells_what_it_rests_on():
    """Before, nobody was told that a body had come of a life total."""
    (chosen,) = select(library(), Wanted(("2013-07-19",), ("ruling.path_of_bravery",)))[:1]
    reference = make()
    played = play(reference, plan_of(library(), chosen, "2013-07-19"), reference.initialize())
    bodies = [
        e.result for e in played.trace if isinstance(getattr(e.item.command, "ask", None), AskBody)
    ]
    assert "life.read" in bodies[0].policies


def test_what_comes_after_a_wrong_answer_is_not_played_for_an_explanation():
    class Counted(Dated):
        passes = 0

        def one(self, command):
            Counted.passes += isinstance(command, Pass)
            return super().one(command)

    passes = [move(Pass("A"), Happens(), "they pass")] * 2
    wrong = plan(passes[0], life_is("A", 1), *passes)
    problem = play(Dated({"life.read": "half_rounded_up"}), wrong, Miniature.can).problem
    explanations(wrong, problem, Shelf(), Counted)
    # as it is, at another time, as it never was, and two where one pass is taken for two
    assert Counted.passes == 5
