"""The adapter's engine plays today's rules, and the adapter says so in the protocol's words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from adapters.javascript_adapter import Adapter
from adapters.scenes import (
    GAME,
    LIVES,
    MOMENT,
    PLAYERS,
    attack,
    biorhythm,
    controls,
    hidetsugu,
    left,
    moat,
    place,
    to_step,
    values,
)

from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import GameState, Kind, Purpose, StepName
from ettin_spec.protocol.results import (
    Done,
    ForChoice,
    ForPriority,
    Needs,
    Over,
    Refused,
    Result,
    Unobservable,
    Unsupported,
)

pytestmark = pytest.mark.slow  # each starts the adapter, in Node

Make = Callable[..., Adapter]
SPLITS = pytest.mark.parametrize("split", ["even", "lopsided"])


def status_of(result: Result) -> tuple[int, str, StepName]:
    assert isinstance(result, Done | Refused | Needs), result
    return result.status.turn, result.status.active, result.status.step


def creatures(player: str) -> c.Observe:
    return c.Observe(q.AskCount(player, kind=Kind.CREATURE))


@SPLITS
def test_a_life_total_read_is_the_teams_however_its_heads_share_it(
    adapter: Make, split: str
) -> None:
    (results,) = adapter(f"--split={split}").run(hidetsugu())
    assert values(results) == [1, 1]


@SPLITS
def test_a_head_that_reads_its_own_number_is_seen(adapter: Make, split: str) -> None:
    (results,) = adapter(f"--split={split}", "--with-bug=own-life").run(hidetsugu())
    assert values(results) == [9, 9]


def test_the_other_member_acts_through_the_teams_window(adapter: Make) -> None:
    (results,) = adapter().run(hidetsugu(of="Barry"))
    assert values(results) == [1, 1]


def test_a_team_has_passed_when_its_last_member_has(adapter: Make) -> None:
    """Barry can act too, so the engine asks both; Edward and Ronald can only pass."""
    opening = place(*(controls(p, "Heartless Hidetsugu", f"of {p}") for p in ("Angie", "Barry")))
    moves: list[c.Command] = [c.Act(a.Activate("Barry", "of Barry")), c.Pass("A"), c.Pass("A")]
    ((*_, acted, passed, refused),) = adapter().run([*opening, *moves])
    assert isinstance(acted, Done)
    assert isinstance(passed, Done)
    assert isinstance(refused, Refused)
    assert (acted.status.passed, acted.status.waiting) == ((), ForPriority("A"))
    assert (passed.status.passed, passed.status.waiting) == (("A",), ForPriority("E"))
    assert passed.status.stack == 1


@pytest.mark.parametrize(
    ("chosen", "life", "state"), [("Edward", 3, GameState.GOES_ON), ("Ronald", 0, GameState.LOST)]
)
@SPLITS
def test_a_team_chooses_which_member_biorhythm_affects(
    adapter: Make, split: str, chosen: str, life: int, state: GameState
) -> None:
    script: list[c.Command] = [
        *biorhythm(("A", "Angie"), ("E", chosen)),
        *LIVES,
        c.Observe(q.AskOutcome("E")),
    ]
    (results,) = adapter(f"--split={split}").run(script)
    assert values(results) == [1, life, state]


def test_a_choice_without_a_rule_is_handed_back_and_answered_later(adapter: Make) -> None:
    answer = c.Answer("Ronald", Purpose.AFFECTED_MEMBER, ("Ronald",))
    (_, _, _, _, needs), (done,) = adapter().run(biorhythm(("A", "Angie")), [answer])
    assert isinstance(needs, Needs)
    assert needs.choice.purpose is Purpose.AFFECTED_MEMBER
    assert needs.choice.decider == needs.choice.options == ("Edward", "Ronald")
    assert needs.status.stack == 1
    assert isinstance(done, Done)
    assert done.status.waiting == Over({"A": GameState.WON, "E": GameState.LOST}, "E lost")


def test_moat_guards_one_player_and_not_the_teammate(adapter: Make) -> None:
    """The engine chooses by itself where one player is left: that must not pass for Edward."""
    seen: list[c.Command] = [c.Observe(q.AskAttacking("bears")), MOMENT, *LIVES]
    barred = attack(("bears", "Edward"))
    legal = attack(("bears", "Ronald"), ("giant", "Edward"))
    end: list[c.Command] = [to_step("A", StepName.POSTCOMBAT_MAIN), *LIVES]
    before, (refused,), after, (done, *rest) = adapter().run(
        [*moat(), *seen], [barred], seen, [legal, seen[0], *end]
    )
    assert isinstance(refused, Refused)
    assert values(before) == values(after)
    assert isinstance(done, Done)
    assert values(tuple(rest)) == [True, 30, 25]


@pytest.mark.parametrize(
    "illegal",
    [
        attack(("bears", "Ronald"), ("bears", "Ronald")),
        attack(("nobody", "Ronald")),
        attack(("bears", "Barry")),
        attack(("giant", "Edward"), by="Ronald"),
        c.Act(a.Attack("Angie", (a.Attacker("giant", a.Whom(team="E")),))),
        c.Act(a.Cast("Angie", "bears")),
        c.Act(a.Keep("Angie")),
        c.Pass("A"),
        c.Pass("E"),
        c.Advance(c.Left("bears")),
        c.Advance(c.TurnsEnd(1, "E")),
    ],
)
def test_a_refusal_changes_nothing(adapter: Make, illegal: c.Command) -> None:
    legal = attack(("giant", "Edward"))
    looks: list[c.Command] = [
        *(c.Observe(q.AskAttacking(it)) for it in ("bears", "giant")),
        MOMENT,
        *LIVES,
    ]
    first, (refused,), second, (done,) = adapter().run([*moat(), *looks], [illegal], looks, [legal])
    assert isinstance(refused, Refused)
    assert refused.reason
    opened = first[2]
    assert isinstance(opened, Done)
    assert refused.status.waiting == opened.status.waiting
    assert values(first) == values(second)
    assert isinstance(done, Done)


def test_an_attacker_kills_one_blocker_after_the_other(adapter: Make) -> None:
    opening = place(
        controls("Barry", "Verdant Force", "force"),
        controls("Edward", "Grizzly Bears", "first", "second"),
        controls("Ronald", "Grizzly Bears", "third"),
    )
    blockers = tuple(a.Blocker(it, "force") for it in ("first", "second", "third"))
    moves: list[c.Command] = [
        to_step("A", StepName.DECLARE_ATTACKERS),
        attack(("force", "Ronald")),
        to_step("A", StepName.DECLARE_BLOCKERS),
        c.Act(a.Block("Edward", blockers)),
        to_step("A", StepName.POSTCOMBAT_MAIN),
    ]
    counts = [creatures(player) for player in ("Barry", "Edward", "Ronald")]
    (results,) = adapter().run([*opening, *moves, *counts, *LIVES])
    assert values(results) == [1, 0, 0, 30, 30]


def test_who_acted_starts_the_next_round_of_passes(adapter: Make) -> None:
    odd = (f.Life("A", 17), f.Life("E", 17))
    opening = place(*odd, controls("Edward", "Heartless Hidetsugu", "H"))
    moves: list[c.Command] = [
        c.Pass("A"),
        c.Act(a.Activate("Edward", "H")),
        c.Pass("E"),
        c.Pass("A"),
    ]
    *_, acted, passed, resolved = adapter().run([*opening, *moves])[0]
    assert isinstance(acted, Done)
    assert isinstance(passed, Done)
    assert isinstance(resolved, Done)
    assert acted.status.waiting == ForPriority("E")
    assert passed.status.waiting == ForPriority("A")
    assert (resolved.status.stack, resolved.status.waiting) == (0, ForPriority("A"))


def test_teams_that_lose_at_once_draw(adapter: Make) -> None:
    """Half of an even total, dealt to both members, is all of it."""
    opening = place(controls("Angie", "Heartless Hidetsugu", "H"))
    moves: list[c.Command] = [c.Act(a.Activate("Angie", "H")), left("H"), c.Observe(q.AskOutcome())]
    *_, over, asked = adapter().run([*opening, *moves, to_step("A", StepName.END)])[0][:-1]
    assert isinstance(over, Done)
    assert over.status.waiting == Over(dict.fromkeys("AE", GameState.DRAWN), "A and E lost")
    assert values((asked,)) == [GameState.DRAWN]


def test_a_tapped_creature_acts_again_after_its_teams_untap_step(adapter: Make) -> None:
    again = c.Act(a.Activate("Angie", "H"))
    later: list[c.Command] = [to_step("A", StepName.UPKEEP), again]
    (*_, refused), (*_, done) = adapter().run([*hidetsugu(), again], later)
    assert isinstance(refused, Refused)
    assert isinstance(done, Done)


def test_after_an_advance_both_teams_have_their_windows_again(adapter: Make) -> None:
    moves: list[c.Command] = [to_step("A", StepName.BEGINNING_OF_COMBAT), c.Pass("A"), c.Pass("E")]
    *_, done = adapter().run([*place(), *moves])[0]
    assert status_of(done) == (3, "A", StepName.DECLARE_ATTACKERS)


def test_verdant_force_makes_one_saproling_in_each_upkeep(adapter: Make) -> None:
    script: list[c.Command] = place(controls("Angie", "Verdant Force", "force"))
    for team in ("E", "A"):
        script += [to_step(team, StepName.UPKEEP), left("force")]
    tokens = c.Observe(q.AskCount("Angie", kind=Kind.SAPROLING, token=True))
    (results,) = adapter().run([*script, tokens, creatures("Angie"), creatures("Barry")])
    assert values(results) == [2, 3, 0]


@pytest.mark.parametrize(
    ("rules", "first"),
    [
        ((), "one"),
        ((c.Answer("A", Purpose.TRIGGER_ORDER, ("one", "two")),), "one"),
        ((c.Answer("Barry", Purpose.TRIGGER_ORDER, ("two", "one")),), "two"),
    ],
)
def test_triggers_resolve_in_the_order_given_or_as_offered(
    adapter: Make, rules: tuple[c.Answer, ...], first: str
) -> None:
    opening = place(controls("Angie", "Verdant Force", "one", "two"))
    moves: list[c.Command] = [*rules, to_step("E", StepName.UPKEEP), left(first)]
    *_, done = adapter().run([*opening, *moves])[0]
    assert isinstance(done, Done)
    assert done.status.stack == 1


def test_all_declare_and_the_first_mulligan_is_free(adapter: Make) -> None:
    keeps = [c.Act(a.Keep(player)) for player in ("Ronald", "Angie", "Barry")]
    again = c.Act(a.TakeMulligan("Edward"))
    hand = c.Observe(q.AskHandSize("Edward"))
    bottom = c.Answer("E", Purpose.BOTTOM, take=2)
    script: list[c.Command] = [
        GAME,
        c.Deal("E"),
        bottom,
        again,
        *keeps,
        hand,
        again,
        hand,
        again,
        hand,
    ]
    (results,) = adapter("--open-hands").run([*script, c.Act(a.Keep("Edward"))])
    assert values(results) == [7, 6, 5]
    assert status_of(results[-1]) == (1, "E", StepName.UPKEEP)


@pytest.mark.parametrize(("first", "second"), [("Angie", "Barry"), ("Barry", "Angie")])
def test_a_team_declares_in_the_order_it_likes_and_a_kept_hand_is_final(
    adapter: Make, first: str, second: str
) -> None:
    script: list[c.Command] = [GAME, c.Deal("A"), c.Act(a.Keep(first))]
    tries = [[c.Act(a.TakeMulligan(first))], [c.Act(a.Keep("Edward"))], [c.Act(a.Keep(second))]]
    (*_, kept), (late,), (early,), (done,) = adapter().run(script, *tries)
    assert isinstance(kept, Done)
    assert isinstance(kept.status.waiting, ForChoice)
    assert kept.status.waiting.choice.decider == (second,)
    assert isinstance(late, Refused)
    assert isinstance(early, Refused)
    assert isinstance(done, Done)


def test_the_first_team_skips_its_first_draw_step_and_the_other_draws(adapter: Make) -> None:
    keeps = [c.Act(a.Keep(player)) for player in PLAYERS]
    hands = [c.Observe(q.AskHandSize(player)) for player in PLAYERS]
    main = to_step("A", StepName.PRECOMBAT_MAIN)
    script: list[c.Command] = [
        GAME,
        c.Deal("A"),
        *keeps,
        main,
        *hands,
        to_step("E", StepName.DRAW),
        *hands,
    ]
    (results,) = adapter("--open-hands").run(script)
    assert values(results) == [7, 7, 7, 7, 7, 7, 8, 8]
    drawn = next(result for result in results[len(keeps) + 3 :] if isinstance(result, Done))
    assert status_of(drawn) == (2, "E", StepName.DRAW)


def test_advancing_reaches_the_next_such_step_and_refuses_what_never_opens(adapter: Make) -> None:
    now = StepName.PRECOMBAT_MAIN
    end = c.Advance(c.TurnsEnd(2, "A"))
    never = to_step("A", StepName.DECLARE_BLOCKERS)
    (results,) = adapter().run([*place(), to_step("A", now), end, never, MOMENT])
    assert status_of(results[2]) == (5, "A", now)
    assert status_of(results[3]) == (7, "A", StepName.UPKEEP)
    assert isinstance(results[4], Refused)
    assert status_of(results[4]) == status_of(results[3])
    assert len(results) == 5


def test_passes_that_the_engine_makes_by_itself_are_reported_once(adapter: Make) -> None:
    (results,) = adapter().run([*place(), to_step("A", StepName.DECLARE_ATTACKERS), c.Pass("A")])
    *_, way, after = results
    assert isinstance(way, Done)
    assert isinstance(after, Done)
    assert way.status.passed == ("A", "E") * 2
    assert after.status.passed == ("A",)


def test_what_it_cannot_see_or_do_comes_with_a_reason(adapter: Make) -> None:
    hidden: list[q.Question] = [q.AskChosenColour("M"), q.AskHandSize("Angie"), q.AskZone("M")]
    (results,) = adapter().run([*moat(), *map(c.Observe, hidden), c.Act(a.CallTime())])
    *unseen, undone = results[3:]
    assert all(isinstance(it, Unobservable) and it.reason for it in unseen)
    assert len(unseen) == len(hidden)
    assert isinstance(undone, Unsupported)


@pytest.mark.parametrize(
    "facts",
    [
        (controls("Angie", "Black Lotus", "lotus"),),
        (f.Life("Z", 3),),
        (f.HandSize("Zoe", 3),),
        (f.Moment("A", StepName.END),),
        (f.Attacking("bears"),),
    ],
)
def test_a_position_that_it_cannot_build_is_unsupported(
    adapter: Make, facts: tuple[f.Fact, ...]
) -> None:
    ((_, result),) = adapter().run(place(*facts))
    assert isinstance(result, Unsupported)
    assert result.reason


def test_rules_older_than_its_own_are_not_claimed(adapter: Make) -> None:
    old = c.NewGame("2019-07-11", GAME.variant, GAME.scope, GAME.teams)
    ((result,),) = adapter().run([old])
    assert isinstance(result, Unsupported)
    assert "2019-07-12" in result.reason


def test_a_declaration_waits_for_the_team(adapter: Make) -> None:
    *_, opened = adapter().run(moat())[0]
    assert isinstance(opened, Done)
    assert isinstance(opened.status.waiting, ForChoice)
    assert opened.status.waiting.choice.purpose is Purpose.ATTACKERS
    assert opened.status.waiting.choice.decider == ("Angie", "Barry")
