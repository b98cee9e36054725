"""Answers by rule: matched by purpose and decider, in any order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal, default
from ettin_spec.protocol.engine_interface import ChoiceMade

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.choices import Picked, Script
    from ettin_spec.protocol.commands import Answer, Team
    from ettin_spec.protocol.results import Choice

PART = re.compile(r"(.+?: \d+)(?:, |$)")
"""A part of an option that divides something; names may have commas of their own."""


def by_rules(rules: Sequence[Answer], teams: Sequence[Team]) -> Script:
    """A script that answers what the rules foresee; the latest rule that fits decides."""
    members = {team.id: team.players for team in teams}

    def script(choice: Choice) -> Picked | None:
        for rule in reversed(rules):
            deciders = members.get(rule.by, (rule.by,))
            if rule.purpose == choice.purpose and set(deciders) & set(choice.decider):
                return _picked(rule, choice)
        return None

    return script


def noting(script: Script, made: list[ChoiceMade]) -> Script:
    """The same script; what comes up is noted, and what settles it."""

    def noted(choice: Choice) -> Picked | None:
        is_free = default(choice) is not None
        made.append(ChoiceMade(choice, answered=True, is_free=is_free))  # even if refused now
        picked = script(choice)
        if picked is None:
            made[-1] = ChoiceMade(choice, answered=False, is_free=is_free)
        return picked

    return noted


def _picked(rule: Answer, choice: Choice) -> Picked:
    if rule.take is not None:
        return choice.options[: rule.take]
    if rule.shares:
        return _dividing(rule, choice)
    if not rule.pick and choice.min > 0:
        raise Illegal(f"the answer to {rule.purpose} picks nothing")
    return rule.pick


def _dividing(rule: Answer, choice: Choice) -> Picked:
    """The option that divides the amount so; the shares themselves where none does."""
    parts = {f"{share.to}: {share.amount}" for share in rule.shares if share.amount}
    for option in choice.options:
        if {part for part in PART.findall(option) if not part.endswith(": 0")} == parts:
            return (option,)
    return (", ".join(sorted(parts)),)
