"""A value that a policy takes from a day on, and what it has to fit."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.errors import nearest
from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook.dates import is_iso
from ettin_spec.rulebook.rulebook_model import FIRST, Setting, Source
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from ettin_spec.rulebook import Dated, Policy, Rules

NUMBER = re.compile(r"-?\d+", re.ASCII)
WORD = re.compile(r"[a-z0-9][a-z0-9_+, ]*", re.ASCII)


@dataclass(frozen=True)
class NewValue:
    """What a policy is from `since` (ISO) on, and what that means in each language.

    `piece`: the piece of variants whose values it is among; empty for those of everybody.
    """

    key: str
    value: Setting
    since: str
    source: Source
    clause: str | None
    means: Mapping[str, str]
    piece: str = ""
    unproven: bool = False


def policy_called(rules: Rules, key: str) -> Policy:
    """The policy.

    Raises:
        UsageError: there is none of that name.
    """
    if key not in rules.policies:
        raise UsageError(f"no policy '{key}'; {nearest(key, rules.policies)}")
    return rules.policies[key]


def values_of(policy: Policy, piece: str) -> Sequence[Dated]:
    """The values of a policy for everybody, or for a piece of variants.

    Raises:
        UsageError: the piece has none of its own.
    """
    if not piece:
        return policy.values
    if piece not in policy.pieces:
        known = nearest(piece, policy.pieces) if policy.pieces else "no piece has"
        raise UsageError(f"policy {policy.key} has no values in '{piece}'; {known}")
    return policy.pieces[piece]


def checked_date(policy: Policy, piece: str, since: str) -> Dated:
    """The value that holds on the eve of a day on which a new one can begin.

    Raises:
        UsageError: the day is none, is before the first value, or has a value already.
    """
    values = values_of(policy, piece)
    if not is_iso(since):
        raise UsageError(f"'{since}' is no date: write YYYY-MM-DD")
    if since <= (first := values[0].since):
        of = f"policy {policy.key} begins on {first}"
        raise UsageError(f"{of}, and {since} is not after that; the rules began on {FIRST}")
    before = [value for value in values if value.since <= since][-1]
    if before.since == since:
        raise UsageError(f"policy {policy.key} has a value of {since} already: {before.value}")
    return before


def checked_value(policy: Policy, before: Dated, said: str, is_new: bool) -> Setting:
    """A value as the policy has them: a number where it counts, else one of its readings.

    Raises:
        UsageError: it is of another type, says what holds already, or is a reading that the policy
            does not have and that is not told to be new.
    """
    counts = policy.unit is not None or all(isinstance(each, int) for each in policy.settings)
    value: Setting = int(said) if NUMBER.fullmatch(said) else said
    if value == before.value:
        raise UsageError(f"policy {policy.key} is {value} since {before.since} already")
    if value in policy.readings:
        return value
    if counts and not isinstance(value, int):
        unit = f" of {policy.unit}" if policy.unit else ""
        raise UsageError(f"policy {policy.key} is a number{unit}, and '{said}' is none")
    if not counts and not WORD.fullmatch(said):
        raise UsageError(f"'{said}' cannot be a reading: write small letters, digits and _")
    if not counts and not is_new:
        known = nearest(said, map(str, policy.readings))
        wrong = f"policy {policy.key} has no reading '{said}'; {known}"
        raise UsageError(f"{wrong}; --new-reading says that it is a new one")
    return value


def checked_sentences(means: Mapping[str, str]) -> Mapping[str, str]:
    """A sentence for each language, each in one line.

    Raises:
        UsageError: a language has none.
    """
    told = {language: " ".join(means.get(language, "").split()) for language in LANGUAGES}
    lacking = [language for language, sentence in told.items() if not sentence]
    if lacking:
        options = ", ".join(f"--{language}" for language in lacking)
        raise UsageError(f"what the value means is not said in every language: give {options}")
    return told
