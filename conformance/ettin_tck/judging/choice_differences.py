"""In what a choice is not the one that it has to be, given what every engine is free in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ettin_spec.protocol.base import ChoiceKind, CounterKind, Purpose
from ettin_spec.protocol.commands import Observe
from ettin_spec.protocol.questions import AskAttacking, AskBody, AskCounters, AskTapped, AskZone
from ettin_spec.protocol.results import Value
from ettin_spec.protocol.token_labels import token_label
from ettin_tck.cases.unchanged_by_refusals import labelled_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_spec.protocol.results import Choice, Result
    from ettin_tck.cases.plan import Plan
    from ettin_tck.judging.reference_choices import ReferenceChoices

WORDS = frozenset(
    {ChoiceKind.YES_NO, ChoiceKind.MODES, ChoiceKind.NUMBER, ChoiceKind.OPTION, ChoiceKind.NAME}
)
"""Kinds whose options are words, of which none stands for another."""

DIVIDES = frozenset({ChoiceKind.DAMAGE, ChoiceKind.DISTRIBUTE})
EITHER_KIND = {Purpose.DEFENDING_PLAYER: frozenset({ChoiceKind.PLAYER, ChoiceKind.OPTION})}
"""Purposes whose options may be told as either kind."""

OF_A_TEAM = frozenset(
    {
        *(Purpose.ACTIVE_PLAYER, Purpose.AFFECTED_MEMBER, Purpose.DAMAGE, Purpose.DAMAGE_ORDER),
        *(Purpose.DAMAGED_PLAYER, Purpose.DRAW_ORDER, Purpose.PREVENTED, Purpose.TRIGGER_ORDER),
        *(Purpose.ATTACKERS, Purpose.BLOCKERS),
    }
)
"""Choices that a whole team makes: whose they are need not be told where it is controlled."""

NUMBERED = re.compile(r"^\d+: ")
SHARE = re.compile(r"(.+?): \d+(?:, |$)")
"""A part of an option that divides something; names may have commas of their own."""


class Naming:
    """What the options of a case's choices are called."""

    def __init__(self, plan: Plan, beside: ReferenceChoices) -> None:
        self._plan, self._beside = plan, beside
        self._cards = labelled_cards(plan)
        self._players = {player for team in plan.new_game.teams for player in team.players}

    def is_named(self, option: str) -> bool:
        """Is it called something that everybody calls it?  Cards of no label are not."""
        known = option in self._players or option in self._cards
        return known or token_label(option) is not None

    def card(self, option: str) -> str:
        """The card, or token, that an option or a source is; itself where it is neither."""
        token = token_label(option)
        if token is not None:
            return token.name
        return self._cards.get(option) or option.partition("#")[0]

    def is_one(self, options: Iterable[str], move: int) -> bool:
        """Are all options of no difference?"""
        first, *others = options
        return all(self.are_alike(first, other, move) for other in others)

    def are_alike(self, one: str, other: str, move: int) -> bool:
        """Does it make no difference which of two objects is taken?

        They are the same card, under the same control, and alike in all that can be seen of them
        before the move.
        """
        tokens = token_label(one), token_label(other)
        if None not in tokens and tokens[0].player != tokens[1].player:  # type: ignore[union-attr]
            return False
        if one in self._players or self.card(one) != self.card(other):
            return False
        looks = [Observe(ask) for label in (one, other) for ask in _looks(label)]
        told = list(map(_seen, self._beside.answers(self._plan, looks, max(move, 0))))
        half = len(told) // 2
        return bool(told) and told[:half] == told[half:]


def differences(told: Choice, right: Choice, naming: Naming, move: int) -> tuple[str, ...]:
    """In what a choice differs from the one that it has to be: fields, empty where in nothing."""
    found = []
    if told.kind not in EITHER_KIND.get(right.purpose, {right.kind}):
        found.append("kind")
    if set(told.decider) != set(right.decider):
        found.append("decider")
    if not _is_whose(told, right):
        found.append("for_player")
    if not _is_from(told, right, naming):
        found.append("source")
    if right.purpose in {Purpose.ATTACKERS, Purpose.BLOCKERS, Purpose.MULLIGAN}:
        return tuple(found)  # An act declares it; no options need be told.
    if not _same_options(told, right, naming, move):
        found.append("options")
    if not _same_bounds(told, right):
        found.append("min and max")
    return tuple(found)


def told_of(choice: Choice, field: str) -> str:
    """What a choice says in a field that differs, as a reader sees it."""
    match field:
        case "kind":
            return f"kind {choice.kind}"
        case "decider":
            return f"decided by {' or '.join(choice.decider)}"
        case "for_player":
            return f"for {choice.for_player or 'nobody else'}"
        case "source":
            return f"source {choice.source}"
        case "options":
            return f"among {'; '.join(choice.options) or 'nothing'}"
    return f"{choice.min} to {choice.max}"


def _is_whose(told: Choice, right: Choice) -> bool:
    if right.for_player is None:
        return told.for_player is None or told.decider == (told.for_player,)
    if told.for_player is None:
        return right.purpose in OF_A_TEAM
    return told.for_player == right.for_player or right.purpose in OF_A_TEAM


def _is_from(told: Choice, right: Choice, naming: Naming) -> bool:
    """Need a source be told?  No; one that is told is the one that it has to be."""
    if None in (told.source, right.source) or right.purpose is Purpose.DEFENDING_PLAYER:
        return True  # What enters attacking is as good a source as what brings it.
    return naming.card(told.source or "") == naming.card(right.source or "")


def _same_bounds(told: Choice, right: Choice) -> bool:
    if right.kind in DIVIDES and not _are_divisions(told):
        return 0 <= told.min <= 1 and told.max >= 1
    if right.kind is ChoiceKind.ORDER:
        return told.min == told.max == len(told.options)
    return told.min == min(right.min, len(right.options)) and (
        told.max == right.max or min(told.max, len(told.options)) == _most(right)
    )


def _most(choice: Choice) -> int:
    return min(choice.max, len(choice.options))


def _same_options(told: Choice, right: Choice, naming: Naming, move: int) -> bool:
    if right.kind in DIVIDES:
        if _are_divisions(told):
            return set(map(_shares, told.options)) == set(map(_shares, right.options))
        return set(told.options) == {to for option in right.options for to in SHARE.findall(option)}
    mine, theirs = (frozenset(_plain(c, naming)) for c in (right, told))
    if mine == theirs:
        return True
    if right.kind in WORDS:
        return False
    named, told_named = (frozenset(filter(naming.is_named, each)) for each in (mine, theirs))
    if bool(mine - named) != bool(theirs - told_named):
        return False
    odd = [(option, told_named) for option in named - told_named]
    odd += [(option, named) for option in told_named - named]
    return all(
        any(naming.are_alike(option, other, move) for other in others) for option, others in odd
    )


def _plain(choice: Choice, naming: Naming) -> Iterator[str]:
    """The options without the numbers that tell equal ones apart.

    An effect that has no object any more may be called by its card as well as by its label.
    """
    for option in choice.options:
        plain = NUMBERED.sub("", str(option))
        yield naming.card(plain) if choice.purpose is Purpose.REPLACEMENT else plain


def _are_divisions(choice: Choice) -> bool:
    return bool(choice.options) and all(SHARE.match(option) for option in choice.options)


def _shares(option: str) -> frozenset[str]:
    """The parts of a division, without those of nothing."""
    parts = (found.group(0).removesuffix(", ") for found in SHARE.finditer(option))
    return frozenset(part for part in parts if not part.endswith(": 0"))


def _looks(label: str) -> tuple[AskZone | AskBody | AskTapped | AskCounters | AskAttacking, ...]:
    counters = (AskCounters(label, kind) for kind in (CounterKind.PLUS, CounterKind.MINUS))
    return AskZone(label), AskBody(label), AskTapped(label), AskAttacking(label), *counters


def _seen(result: Result) -> object:
    """What a look shows; why there is nothing to be seen differs by the name alone."""
    return result.value if isinstance(result, Value) else None
