"""Choices that a case answers beforehand: is anybody asked where the answer is kept back?"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.language.scenario import IsRefused, Role
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.commands import Answer, Observe
from ettin_spec.protocol.questions import AskChooses
from ettin_spec.protocol.results import Needs
from ettin_tck.cases.plan import Item, Part, items, one_by_one, tag_of
from ettin_tck.judging.judge import Problem
from ettin_tck.judging.one_game import Played, played_once, withdrawn
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Choice
    from ettin_tck.cases.plan import Plan
    from ettin_tck.judging.offered_choices import Offers
    from ettin_tck.judging.one_game import Watcher
    from ettin_tck.judging.reference_choices import ReferenceChoices


class AnsweredBefore(msgspec.Struct, frozen=True, gc=False):
    """Choices that a case answers beforehand: whose (a player or a team), and what for."""

    by: str
    purpose: Purpose


def answered_before(plan: Plan, can: Capabilities) -> tuple[AnsweredBefore, ...]:
    """What a case answers beforehand, in order; nothing where the engine leaves no choice open."""
    if plan.profile != "game" or tag_of(AskChooses) not in can.observes:
        return ()
    return tuple(dict.fromkeys(AnsweredBefore(rule.by, rule.purpose) for rule in plan.answers))


def asks(engine: Engine, can: Capabilities, plan: Plan, each: AnsweredBefore) -> bool:
    """Does an engine ask for a choice, if its answers are kept back and all others are given?"""
    return _asked(plan, _without(engine, plan, can, each), each)


def asked_in(beside: ReferenceChoices, plan: Plan) -> Callable[[AnsweredBefore], bool]:
    """Do the rules ask for a choice that a case answers, as the reference shows?"""

    def must(each: AnsweredBefore) -> bool:
        made = (it for moment in beside.of(plan) for it in moment.made)
        return any(it.answered and not it.is_free and _fits(plan, it.choice, each) for it in made)

    return must


def held_open(
    engine: Engine,
    plan: Plan,
    can: Capabilities,
    must: Callable[[AnsweredBefore], bool],
    offers: Offers | None = None,
    *,
    watch_again: Callable[[], Watcher] | None = None,
) -> Played | None:
    """What is wrong with a case that was passed: a choice that the engine makes for a player.

    `must` says whether the rules ask for it in this case. The engine is blamed where it went
    through the case without the answer twice and came to no choice at all, where it does not
    support here what it supported in the case, and where `offers` finds that it asks for another
    choice; None if nothing is wrong. A watcher that `watch_again` makes looks on in each game.
    """

    def kept_back(each: AnsweredBefore) -> Played:
        watcher = None if watch_again is None else watch_again()
        return _without(engine, plan, can, each, watcher)

    for each in answered_before(plan, can):
        played = kept_back(each)
        if played.fault is not None:
            return played
        if played.verdict is Verdict.SKIPPED:
            return withdrawn(played)
        if offers is not None and must(each):
            judged = offers.judged(played, partial(_fits, plan, each=each))
            if judged is not played and judged.verdict is Verdict.FAIL:
                return judged
        if _chose(plan, played, each) and must(each):
            second = kept_back(each)
            if second.fault is not None:
                return second
            if _chose(plan, second, each):
                return replace(second, problem=_told(plan, each))
    return None


def _without(
    engine: Engine,
    plan: Plan,
    can: Capabilities,
    each: AnsweredBefore,
    watcher: Watcher | None = None,
) -> Played:
    """The case without what answers a choice, and without what must be refused."""
    members = _members(plan, each.by)
    answers = tuple(
        rule
        for rule in plan.answers
        if rule.purpose != each.purpose or not members & _members(plan, rule.by)
    )
    batches = items(replace(plan, answers=answers), can, looked=())
    sent = (one_by_one(batch) for batch in batches)
    done = ([item for item in batch if not isinstance(item.expect, IsRefused)] for batch in sent)
    return played_once(engine, plan, can, filter(None, done), watcher)


def _chose(plan: Plan, played: Played, each: AnsweredBefore) -> bool:
    """Has an engine gone on without an answer, and without asking for any?"""
    return played.verdict is not Verdict.UNANSWERED and not _asked(plan, played, each)


def _asked(plan: Plan, played: Played, each: AnsweredBefore) -> bool:
    left_open = (each.choice for each in played.results if isinstance(each, Needs))
    return any(_fits(plan, choice, each) for choice in left_open)


def _fits(plan: Plan, choice: Choice, each: AnsweredBefore) -> bool:
    return choice.purpose == each.purpose and not _members(plan, each.by).isdisjoint(choice.decider)


def _members(plan: Plan, by: str) -> frozenset[str]:
    teams = {team.id: team.players for team in plan.new_game.teams}
    return frozenset(teams.get(by, (by,)))


def _told(plan: Plan, each: AnsweredBefore) -> Problem:
    number = next(
        n for n, r in enumerate(plan.answers) if (r.by, r.purpose) == (each.by, each.purpose)
    )
    said = [n for n, s in enumerate(plan.case.steps) if _answers(s.role, s.meaning)][number]
    before = [
        n
        for n, move in enumerate(plan.moves)
        if move.sentence < said and not isinstance(move.command, Observe)
    ]
    part, move = (Part.MOVE, before[-1]) if before else (Part.SETUP, -1)
    text = plan.case.steps[said].text
    message = (
        f'the engine claims to leave choices open, and chooses for the player: without "{text}" '
        f"nobody is asked ({each.purpose})"
    )
    item = Item(plan.answers[number], part, move)
    return Problem(Verdict.FAIL, message, item, "needs", "nobody is asked")


def _answers(role: Role, meaning: object) -> bool:
    return role is not Role.GIVEN and isinstance(meaning, Answer)
