"""A rulebook as plain values, for engines in any language."""

from __future__ import annotations

import fnmatch
from collections.abc import Sequence
from datetime import date, timedelta

import msgspec

from ettin_spec.errors import nearest
from ettin_spec.rulebook.all_rules import RuleError, load_rules
from ettin_spec.rulebook.rulebook_model import SCOPES, Scope
from ettin_spec.rulebook.rulebook_on_date import Rulebook

OPEN = "9999-12-31"
"""The last day of what has no end yet."""


class ExportedRulebook(msgspec.Struct, frozen=True):
    """What the rules of a day say in a variant: a value for each policy.

    `first` and `last` are the days (ISO, both included) on which all of them are set so; `heads` is
    how many players a team has, `teams` how many teams play, `allies` how many of these, side by
    side, win and lose together. What a policy asks, and what each value means, is shown by
    `ettin policies KEY`.
    """

    date: str
    first: str
    last: str
    variant: str
    scope: str
    heads: int
    teams: int
    allies: int
    policies: dict[str, str | int]


class Setting(msgspec.Struct, frozen=True):
    """What a policy is set to (`is`) from a day on (ISO), until its next setting."""

    since: str = msgspec.field(name="from")
    value: str | int = msgspec.field(name="is")


class ExportedHistory(msgspec.Struct, frozen=True):
    """What each policy has been set to in a variant, the oldest setting first.

    `scope` is `tournament` or `casual`; `heads`, `teams` and `allies` are as in a rulebook. The
    value of a day is that of the last setting which is not after it.
    """

    variant: str
    scope: str
    heads: int
    teams: int
    allies: int
    policies: dict[str, tuple[Setting, ...]]


def history(patterns: Sequence[str]) -> tuple[ExportedHistory, ...]:
    """The settings of all days, of each variant in each scope.

    Args:
        patterns: keys of policies, or patterns such as `combat.*`; with none, all policies.

    Raises:
        RuleError: a pattern that no policy fits.
    """
    keys = sorted(load_rules().policies)
    for pattern in patterns:
        if not fnmatch.filter(keys, pattern):
            raise RuleError(f"no policy '{pattern}'; {nearest(pattern, keys)}")
    wanted = [key for key in keys if any(fnmatch.fnmatch(key, one) for one in patterns or ("*",))]
    return tuple(
        _history(variant, scope, wanted) for variant in load_rules().variants for scope in SCOPES
    )


def _history(variant: str, scope: Scope, keys: Sequence[str]) -> ExportedHistory:
    books = [Rulebook.on(day, variant, scope) for day in load_rules().change_dates(scope)]
    return ExportedHistory(
        variant=variant,
        scope=scope,
        heads=books[0].heads,
        teams=books[0].teams,
        allies=books[0].allies,
        policies={key: _settings(books, key) for key in keys},
    )


def _settings(books: Sequence[Rulebook], key: str) -> tuple[Setting, ...]:
    found: list[Setting] = []
    for book in books:
        if not found or found[-1].value != book[key]:
            found.append(Setting(book.date, book[key]))
    return tuple(found)


def exported(date: str, variant: str, scope: str) -> ExportedRulebook:
    """The rulebook of a day (ISO, or a name).

    Raises:
        DateError: no such date.
        RuleError: no such variant or scope.
    """
    rules = Rulebook.on(date, variant, scope)
    first, last = _span(rules)
    return ExportedRulebook(
        date=rules.date,
        first=first,
        last=last,
        variant=rules.variant,
        scope=rules.scope,
        heads=rules.heads,
        teams=rules.teams,
        allies=rules.allies,
        policies=dict(sorted(rules.settings.items())),
    )


def _span(rules: Rulebook) -> tuple[str, str]:
    """The days around the rulebook's on which nothing is set otherwise."""
    days, first = load_rules().change_dates(rules.scope), rules.date
    for day in reversed([day for day in days if day <= rules.date]):
        if not _is_alike(rules, day):
            break
        first = day
    later = (day for day in days if day > rules.date and not _is_alike(rules, day))
    end = next(later, None)
    return first, OPEN if end is None else _eve(end)


def _is_alike(rules: Rulebook, day: str) -> bool:
    return Rulebook.on(day, rules.variant, rules.scope).settings == rules.settings


def _eve(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()
