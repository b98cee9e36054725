"""Each way of being wrong gets its own verdict and says what is wrong."""

from dataclasses import replace

import msgspec
import pytest
from judging.miniature_engine import REFUSAL_THEN_TWIN, Miniature, life_is, move, plan

from ettin_spec.language.scenario import Answers, Happens, Level
from ettin_spec.protocol.base import ChoiceKind, Purpose, StepName
from ettin_spec.protocol.commands import Advance, Answer, At, Observe, Pass, TurnsEnd
from ettin_spec.protocol.questions import AskLife, AskZone
from ettin_spec.protocol.results import (
    Choice,
    ForPriority,
    Needs,
    Refused,
    Unobservable,
    Unsupported,
    Value,
)
from ettin_tck.cases.required_claims import lack, without_unseen
from ettin_tck.judging.judge import same, shown
from ettin_tck.judging.plan_runner import play, play_stepwise
from ettin_tck.library import CardNeed
from ettin_tck.verdicts import Verdict


def played(engine, scene=REFUSAL_THEN_TWIN, **options):
    return play(engine, scene, engine.initialize(), **options)


def problem(engine, scene=REFUSAL_THEN_TWIN):
    found = played(engine, scene).problem
    assert found is not None, "the liar was believed"
    return found


def test_the_honest_engine_passes():
    assert played(Miniature()).verdict is Verdict.PASS


def test_each_move_ends_its_run_and_a_refusal_makes_one_more_game():
    engine = Miniature()
    sent = []
    honest = engine.run
    engine.run = lambda commands: (
        sent.append([type(c).__name__ for c in commands]) or honest(commands)
    )
    played(engine)
    game, without = sent[:5], sent[5:]
    assert [run[-1] for run in game] == ["Advance", "Act", "Act", "Observe", "Observe"]
    assert [run[-1] for run in without] == ["Advance", "Act", "Observe"]
    assert [run[0] for run in (game[0], without[0])] == ["NewGame"] * 2
    assert all({"Act", "Advance"}.isdisjoint(run[:-1]) for run in sent)


def test_stepwise_each_command_has_its_run_and_the_verdict_is_the_same():
    engine = Miniature()
    result = play_stepwise(engine, REFUSAL_THEN_TWIN, engine.initialize())
    assert result.verdict is Verdict.PASS
    assert engine.runs == len(result.trace)


def test_a_wrong_value_fails_with_both_values():
    found = problem(Miniature(), plan(life_is("A", 1)))
    assert (found.verdict, found.expected, found.actual) == (Verdict.FAIL, "1", "17")


def test_what_was_placed_and_is_not_there_is_the_adapters_error():
    class Forgets(Miniature):
        """Takes a life total and keeps its own."""

        def place(self, fact):
            pass

    found = problem(Forgets())
    assert found.verdict is Verdict.ADAPTER_ERROR
    assert "life (A) should be 17" in found.message


def test_a_position_elsewhere_is_the_adapters_error():
    class Elsewhere(Miniature):
        """Starts in the upkeep, whatever is placed."""

        def begin(self):
            super().begin()
            self.status = msgspec.structs.replace(self.status, step=StepName.UPKEEP)

    found = problem(Elsewhere())
    assert found.verdict is Verdict.ADAPTER_ERROR
    assert "step: upkeep (not precombat_main)" in found.message


def test_allowing_an_illegal_attack_fails():
    class Allows(Miniature):
        """Lets bound creatures attack."""

        def attack(self, attackers):
            self.attacking |= {attacker.object for attacker in attackers}
            return self.done()

    found = problem(Allows())
    assert (found.verdict, found.expected, found.actual) == (Verdict.FAIL, "refused", "done")


def test_dropping_an_illegal_attack_without_a_word_fails_and_is_called_so():
    class Drops(Miniature):
        """Says done to an illegal attack and drops it."""

        def attack(self, attackers):
            legal = super().attack(attackers)
            return self.done() if isinstance(legal, Refused) else legal

    found = problem(Drops())
    assert found.verdict is Verdict.FAIL
    assert "dropped it without a word" in found.message


def test_refusing_everything_fails_at_the_legal_twin():
    class Refuses(Miniature):
        """Refuses every action."""

        def attack(self, _):
            return Refused("no", self.status)

    found = problem(Refuses())
    assert (found.verdict, found.actual) == (Verdict.FAIL, "refused (no)")
    assert "a legal action" in found.message


def test_saying_done_to_a_legal_attack_that_never_happens_fails():
    class Nods(Miniature):
        """Says done to a legal attack and does nothing."""

        def attack(self, attackers):
            refused = super().attack(attackers)
            self.attacking.clear()
            return refused

    assert "did not carry it out" in problem(Nods()).message


def test_a_refusal_with_an_effect_fails():
    class Pays(Miniature):
        """Refuses, and takes a life for it."""

        def attack(self, attackers):
            result = super().attack(attackers)
            self.life["A"] -= isinstance(result, Refused)
            return result

    found = problem(Pays())
    assert found.verdict is Verdict.FAIL
    assert "refused and yet changed something: life (A)" in found.message
    assert (found.expected, found.actual) == ("still 17", "16")


def test_a_refusal_that_moves_the_game_fails():
    class Moves(Miniature):
        """Refuses, and gives priority away."""

        def attack(self, attackers):
            if attackers[0].object == "bound":
                gone = msgspec.structs.replace(self.status, waiting=ForPriority("B"))
                return Refused("no", gone)
            return super().attack(attackers)

    assert "the game went on" in problem(Moves()).message


def test_an_advance_that_ends_elsewhere_fails():
    class Overshoots(Miniature):
        """Advances to the end step, wherever it is sent."""

        def one(self, command):
            if isinstance(command, Advance):
                command = Advance(At("A", StepName.END))
            return super().one(command)

    found = problem(Overshoots())
    assert (found.expected, found.actual) == ("declare_attackers of A", "end of A")


@pytest.mark.parametrize(("ended", "passes"), [(1, False), (2, True), (3, False)])
def test_turns_are_counted(ended, passes):
    class Counts(Miniature):
        """Ends so many turns."""

        def one(self, command):
            if isinstance(command, Advance):
                self.status = msgspec.structs.replace(self.status, turn=3 + ended)
            return super().one(command)

    scene = plan(move(Advance(TurnsEnd(2)), Happens(), "two turns end"))
    assert (played(Counts(), scene).verdict is Verdict.PASS) is passes


def test_an_unforeseen_choice_is_unanswered_and_shows_the_prompt():
    class Asks(Miniature):
        """Asks which of the two opponents is attacked."""

        def attack(self, _):
            choice = Choice(
                ChoiceKind.PLAYER, Purpose.AFFECTED_MEMBER, ("Edward",), ("Edward", "Ronald")
            )
            return Needs(choice, self.status)

    found = problem(Asks())
    assert found.verdict is Verdict.UNANSWERED
    assert "affected_member" in found.message
    assert "Edward, Ronald" in found.message


def test_what_is_claimed_and_then_unsupported_fails():
    class Boasts(Miniature):
        """Claims to attack and cannot."""

        def attack(self, _):
            return Unsupported("not written yet")

    found = problem(Boasts())
    assert found.verdict is Verdict.FAIL
    assert "claims attack" in found.message


def test_what_cannot_be_claimed_and_is_unsupported_is_skipped():
    class NoAnswers(Miniature):
        """Takes no answers beforehand."""

        def one(self, command):
            unable = isinstance(command, Answer)
            return Unsupported("no answers") if unable else super().one(command)

    answers = (Answer("Angie", Purpose.AFFECTED_MEMBER, ("Barry",)),)
    assert (
        problem(NoAnswers(), replace(REFUSAL_THEN_TWIN, answers=answers)).verdict is Verdict.SKIPPED
    )


def test_whoever_plays_a_game_passes():
    """Before, an engine that would be wrong could say that it has no way to pass."""

    class NoPass(Miniature):
        def one(self, command):
            return Unsupported("no passing") if isinstance(command, Pass) else super().one(command)

    scene = plan(move(Pass("A"), Happens(), "A passes"), life_is("A", 17))
    assert problem(NoPass(), scene).verdict is Verdict.FAIL


def test_what_is_claimed_and_then_unobservable_fails():
    class Blind(Miniature):
        """Claims to see life totals, and does not."""

        def observe(self, ask):
            return Unobservable("dark") if ask == AskLife("A") else super().observe(ask)

    assert "claims to observe" in problem(Blind()).message


def test_what_is_not_claimed_is_skipped_with_the_reason():
    can = msgspec.structs.replace(Miniature.can, actions=())
    found = lack(REFUSAL_THEN_TWIN, can, {})
    assert (found.verdict, found.why) == (
        Verdict.SKIPPED,
        "the engine does not claim the action attack",
    )


def test_all_that_would_have_to_be_claimed_is_told_and_not_the_first_thing_alone():
    none = msgspec.structs.replace(Miniature.can.cards, names=(), words=())
    lacking = {"actions": (), "observes": (), "variants": (), "cards": none}
    can = msgspec.structs.replace(Miniature.can, **lacking)
    cards = {"Forest": CardNeed(frozenset({"w"}), False)}
    found = lack(REFUSAL_THEN_TWIN, can, cards)
    assert found.why == "the engine does not claim the variant two-headed-giant"
    assert found.claims == (
        "variant two-headed-giant",
        "action attack",
        "card Forest",
        "observe life",
    )
    rules = msgspec.structs.replace(Miniature.can.rules, first="2018-01-01")
    early = msgspec.structs.replace(Miniature.can, rules=rules)
    assert lack(REFUSAL_THEN_TWIN, early, {}).claims == ("rules of 2012",)


ZONE = move(Observe(AskZone("free")), Answers({"zone": "hand"}), "free is in hand")


def test_one_must_expectation_unseen_is_not_observable():
    assert lack(plan(life_is("A", 17), ZONE), Miniature.can, {}).verdict is Verdict.NOT_OBSERVABLE


def test_a_should_expectation_unseen_is_left_out():
    scene = plan(life_is("A", 17), ZONE, level=Level.SHOULD)
    seen = without_unseen(scene, Miniature.can)
    assert [seen.sentence(move).text for move in range(len(seen.moves))] == ["A has 17 life"]
    assert lack(seen, Miniature.can, {}) is None


@pytest.mark.parametrize(
    ("support", "need", "why"),
    [
        ({"names": ("*",)}, CardNeed(frozenset({"w"}), False), None),
        ({"words": ("w",)}, CardNeed(frozenset({"w"}), False), None),
        ({"words": ("v",)}, CardNeed(frozenset({"w"}), False), "nor the words w"),
        ({}, CardNeed(frozenset({"w"}), False), "does not know the card Forest"),
        ({"names": ("Forest",), "wording": "current"}, CardNeed(frozenset(), True), "wording"),
        ({"names": ("Forest",), "wording": "current"}, CardNeed(frozenset(), False), None),
    ],
)
def test_cards_are_known_by_name_or_by_their_words(support, need, why):
    cards = msgspec.structs.replace(Miniature.can.cards, **{"names": (), **support})
    found = lack(
        REFUSAL_THEN_TWIN, msgspec.structs.replace(Miniature.can, cards=cards), {"Forest": need}
    )
    assert (found is None) if why is None else (why in found.why)


def test_rules_of_other_dates_are_not_asked():
    rules = msgspec.structs.replace(Miniature.can.rules, first="2018-01-01")
    found = lack(REFUSAL_THEN_TWIN, msgspec.structs.replace(Miniature.can, rules=rules), {})
    assert "2018-01-01" in found.why


def test_true_is_not_one_and_extra_fields_do_not_matter():
    assert not same(True, 1)
    assert not same(1, True)
    assert same({"zone": "hand"}, {"zone": "hand", "index": 3})
    assert not same({"zone": "hand"}, {"zone": "graveyard"})


def test_of_two_objects_only_the_difference_is_shown():
    hand, grave = {"zone": "hand", "player": "Angie"}, {"zone": "graveyard", "player": "Angie"}
    assert shown(grave, hand) == "zone = graveyard"


def test_nothing_that_would_give_the_case_away_is_sent():
    engine = Miniature()
    sent = []
    honest = engine.run
    engine.run = lambda commands: sent.extend(commands) or honest(commands)
    played(engine, plan(life_is("A", 17), case_id="secret.id"))
    assert sent
    assert b"secret" not in msgspec.json.encode(sent)
    assert b"A scene" not in msgspec.json.encode(sent)


def test_policies_that_were_read_are_kept():
    class Reads(Miniature):
        """Says which policy it read."""

        def observe(self, ask):
            return Value(super().observe(ask).value, ("life.read",))

    assert list(played(Reads(), plan(life_is("A", 17))).policies) == ["life.read"]


def test_the_watcher_sees_what_was_carried_out_and_no_refusal():
    class Notes:
        """Writes down what it is shown."""

        def __init__(self):
            self.seen = []

        def begin(self, status):
            self.seen.append(("begin", status.step))

        def see(self, status, command):
            self.seen.append((type(command).__name__, status.step))

    notes = Notes()
    played(Miniature(), watcher=notes)
    assert notes.seen == [
        ("begin", "precombat_main"),
        ("Advance", "declare_attackers"),
        ("Act", "declare_attackers"),
    ]
