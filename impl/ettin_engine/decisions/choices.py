"""Questions in the middle of a step: how they are asked, answered, refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Picked: TypeAlias = tuple[str, ...]
"""The options taken."""

NEUTRAL = {
    Purpose.TRIGGER_ORDER: "as offered",
    Purpose.DRAW_ORDER: "as offered",
    Purpose.REDIRECTED: "declined",
}
"""Choices that a script need not foresee, and their default."""


class Answered(Struct, frozen=True):
    """A choice and what was picked; kept so that a changed rule cannot take it for another."""

    choice: Choice
    picked: Picked


Script: TypeAlias = "Callable[[Choice], Picked | None]"
"""Answers choices by rule; None where no rule foresees the choice."""


class Illegal(Exception):
    """A decision that the rules do not allow; nothing has changed.

    `policies`: those that were read before it was refused, as far as they are known here.
    """

    policies: tuple[str, ...] = ()

    def having_read(self, policies: Iterable[str]) -> Illegal:
        """The same refusal, by whoever knows what else was read on the way to it."""
        self.policies = tuple(dict.fromkeys((*self.policies, *policies)))
        return self


class Unanswered(Exception):
    """A step needs an answer that nobody has given yet."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        super().__init__(choice.purpose)


def check_pick(choice: Choice, picked: Picked) -> Picked:
    """The options taken, if they are offered and as many as allowed.

    Raises:
        Illegal: an option that is not there, taken twice, or too few or too many.
    """
    foreign = [option for option in picked if option not in choice.options]
    if foreign:
        raise Illegal(f"{foreign[0]} is not offered: {', '.join(choice.options)}")
    if len(set(picked)) != len(picked):
        raise Illegal("an option is taken once at most")
    if not choice.min <= len(picked) <= choice.max:
        raise Illegal(f"{choice.min} to {choice.max} options are taken, not {len(picked)}")
    return picked


def default(choice: Choice) -> Picked | None:
    """The answer to a choice that is none: forced, or neutral. None where it is a real one."""
    takes_all = choice.min == choice.max == len(choice.options)
    if takes_all and (choice.kind is not ChoiceKind.ORDER or choice.max == 1):
        return choice.options
    match NEUTRAL.get(choice.purpose):
        case "as offered":
            return choice.options[: choice.max]
        case "declined" if choice.min == 0:
            return ()
    return None


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """The names as options: numbered where one stands twice."""
    options = tuple(names)
    if len(set(options)) == len(options):
        return options
    return tuple(f"{n}: {name}" for n, name in enumerate(options, 1))


def target_choice(
    by: str, options: tuple[str, ...], source: str, *, optional: bool = False
) -> Choice:
    """Whom or what something with a source targets, if it need not be nobody; its controller
    chooses."""
    kind, purpose, least = ChoiceKind.TARGET, Purpose.TARGET, 0 if optional else 1
    return Choice(kind, purpose, (by,), options, source, min=least)


def member_choice(
    purpose: Purpose, deciders: Iterable[str], options: Iterable[str], source: str
) -> Choice:
    """One of several players, for something with a source."""
    return Choice(ChoiceKind.PLAYER, purpose, tuple(deciders), tuple(options), source)
