"""What a result says about an engine, given why its command was sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ettin_spec.language.scenario import Answers, IsAsked, IsRefused
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Advance, Answer, At, Deal, Observe, Place, TurnsEnd
from ettin_spec.protocol.questions import AskBody, AskChooses, AskCounters, AskTapped
from ettin_spec.protocol.results import (
    Done,
    ForPriority,
    Needs,
    Over,
    Refused,
    Result,
    Status,
    Unobservable,
    Unsupported,
    Value,
)
from ettin_tck.cases.plan import Item, Part, tag
from ettin_tck.cases.required_claims import claimed
from ettin_tck.cases.unchanged_by_refusals import ASKED_OF, OF_CARDS, PLAYERS_OWN
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command


Unvalued: TypeAlias = Done | Refused | Needs | Unobservable | Unsupported
"""Results that are no answer to a question."""
NOTHING_SEEN = (Unobservable, Unsupported)
OF_OBJECTS = frozenset(kind for kind, told in ASKED_OF.items() if "object" in told)
OF_PERMANENTS = (AskBody, AskCounters, AskTapped)
"""Questions that are answered of whatever is on the battlefield."""

PLAIN = (int, str)
"""Types of answers that hold no others."""

AROUND_A_REFUSAL = (Part.AFTER, Part.INSTEAD, Part.BEFORE)
"""What is only looked at to be compared: an engine need not see all of it."""


@dataclass(frozen=True)
class Problem:
    """Why a case does not pass. `actual`, where given, is what the engine answered.

    `unread`: the cards that the engine cannot read, where it was not asked because of them.
    """

    verdict: Verdict
    message: str
    item: Item | None = None
    expected: str = ""
    actual: str = ""
    unread: tuple[str, ...] = ()


class Seen(msgspec.Struct, frozen=True, gc=False):
    """What the case has shown so far: the last status.

    `has_status`: it is about a game, of which every answer tells where it stands. `deciders`: who
    may make the choice that is waited for; None where none is.
    """

    status: Status | None = None
    has_status: bool = True
    deciders: tuple[str, ...] | None = None


def judge(item: Item, result: Result, seen: Seen, can: Capabilities) -> Problem | None:
    """The problem that a result shows, or None."""
    part = item.part
    if isinstance(result, Value):
        if part is Part.MOVE:
            return _answered(item, result.value, seen)
        if part is Part.READ_BACK:
            return _read_back(item, result.value)
        return _took_effect(item, result.value) if part is Part.POST else None
    if type(result) is not Done or result.status is None:
        found = _unfit(item, result, seen, can)
        if found is not None:
            return found
    if part is Part.MOVE:
        return _moved(item, result, seen)
    return _setup(item, result) if part is Part.SETUP else None


def _unfit(item: Item, result: Unvalued, seen: Seen, can: Capabilities) -> Problem | None:
    """What is wrong with a result whatever its command was sent for."""
    if isinstance(result, NOTHING_SEEN):
        return _not_seen(item, result, can)
    if seen.has_status and result.status is None:
        return _adapter(item, "the answer does not say where the game stands", "a status", "none")
    if isinstance(result, Needs) and not isinstance(item.expect, IsAsked):
        if isinstance(item.expect, IsRefused) and isinstance(item.command, Answer):
            return _not_refused(item, result, seen)
        return _unanswered(item, result)
    return None


def _not_seen(item: Item, result: Unobservable | Unsupported, can: Capabilities) -> Problem:
    if isinstance(result, Unsupported):
        return _unsupported(item, result, can)
    return blind(item, result)


def same(expected: Any, actual: Any) -> bool:
    """Is an answer the one expected? Extra fields of an object are ignored; true is not 1."""
    if expected is actual or (type(expected) in PLAIN and type(expected) is type(actual)):
        return bool(expected == actual)
    if isinstance(expected, dict) and isinstance(actual, dict):
        return all(key in actual and same(value, actual[key]) for key, value in expected.items())
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    return bool(expected == actual)


def shown(value: Any, against: Any = None) -> str:
    """A value as a reader sees it; of an object only what differs from `against`."""
    if isinstance(value, dict):
        parts = {
            k: v for k, v in value.items() if not isinstance(against, dict) or against.get(k) != v
        }
        return ", ".join(f"{key} = {shown(part)}" for key, part in parts.items()) or "the same"
    if isinstance(value, str):
        return value
    return msgspec.json.encode(value).decode()


def _failed(item: Item, message: str, expected: str, actual: str) -> Problem:
    return Problem(Verdict.FAIL, message, item, expected, actual)


def _adapter(item: Item, message: str, expected: str = "", actual: str = "") -> Problem:
    return Problem(Verdict.ADAPTER_ERROR, message, item, expected, actual)


def _unsupported(item: Item, result: Unsupported, can: Capabilities) -> Problem:
    if result.cards:
        return _unread(item, result.cards, can)
    if claimed(item.command, can):
        what = _asked(item.command)
        message = f"the engine claims {what}, and then does not support it: {result.reason}"
        return _failed(item, message, "what `initialize` promised", "unsupported")
    return Problem(Verdict.SKIPPED, f"the engine does not support this: {result.reason}", item)


def _unread(item: Item, cards: Mapping[str, str], can: Capabilities) -> Problem:
    """Cards that an engine cannot read: none of those that it claims by name can be one."""
    told = "".join(f"\n    {name}: {reason}" for name, reason in cards.items())
    promised = [name for name in cards if name in can.cards.names]
    if promised:
        message = f"the engine claims {', '.join(promised)} by name, and cannot read it:{told}"
        return _failed(item, message, "what `initialize` promised", "unsupported")
    message = f"the engine cannot read {', '.join(cards)}{told}"
    return Problem(Verdict.SKIPPED, message, item, unread=tuple(cards))


def blind(item: Item, result: Unobservable | Unsupported) -> Problem:
    """The problem that something was not seen which the engine claims to observe."""
    message = f"the engine claims to observe {_asked(item.command)}, and did not: {result.reason}"
    return _failed(item, message, "an answer", tag(result))


def _unanswered(item: Item, result: Needs) -> Problem:
    choice = result.choice
    options = ", ".join(choice.options) or "no options listed"
    return Problem(
        Verdict.UNANSWERED,
        f"the engine asks what the scenario does not foresee: {choice.purpose} "
        f"({choice.kind}), decided by {' or '.join(choice.decider)}, among: {options}",
        item,
    )


def _setup(item: Item, result: Result) -> Problem | None:
    if isinstance(result, Refused):
        return _adapter(item, f"{tag(item.command)} was refused: {result.reason}")
    if not isinstance(result, Done):
        return None
    if result.status is None:
        return None
    wrong = _opening_status(item.command, result.status)
    return _adapter(item, f"after {tag(item.command)} {wrong}") if wrong else None


def _opening_status(command: Command, status: Status) -> str | None:
    """What is wrong with where the game stands after an opening."""
    match command:
        case Place(active, _, turn):
            want = Status(turn, active, StepName.PRECOMBAT_MAIN, 0, ForPriority(active))
            have = msgspec.structs.replace(status, passed=(), steps=())
            if have != want:
                return f"the game does not stand where it was placed: {_difference(want, have)}"
        case Deal(first) if (status.active, status.step) != (first, StepName.MULLIGANS):
            return (
                f"it is {status.step} of {status.active}, "
                f"where {first} should be about to declare mulligans"
            )
    return None


def _read_back(item: Item, answer: Any) -> Problem | None:
    if same(item.expect, answer):
        return None
    expected, actual = shown(item.expect, answer), shown(answer, item.expect)
    message = f"what was placed is not there: {_asked(item.command)} should be {expected}"
    return _adapter(item, message, expected, actual)


def hidden(command: Command, seen: Seen, there: Callable[[str], bool]) -> bool:
    """Is a look that was not answered one that makes sense?

    An object need not be where a question makes sense of it, nor have players counters of a kind
    that no case speaks of; but of teams and players that have not left the rest is always true,
    and so is where a card is, and what a permanent is like. `there`: whether the engine says that
    a card is on the battlefield.
    """
    if not isinstance(command, Observe):
        return False
    ask, status = command.ask, seen.status
    if isinstance(ask, OF_PERMANENTS):
        makes_sense = there(ask.object)
    elif type(ask) in OF_OBJECTS:
        makes_sense = type(ask) in OF_CARDS
    else:
        makes_sense = getattr(ask, "kind", None) not in PLAYERS_OWN
    return makes_sense and not (
        status is not None and (status.left or isinstance(status.waiting, Over))
    )


def changed(item: Item, before: Result, result: Result) -> Problem | None:
    """The problem that an answer shows after a refusal, where it was another without."""
    if before == result:
        return None
    was, now = _core(before), _core(result)
    if was == now:
        return None
    return _failed(
        item,
        f"the action was refused and yet changed something: {_asked(item.command)}",
        f"still {shown(was, now)}",
        shown(now, was),
    )


def _core(result: Result) -> Any:
    match result:
        case Value(value):
            return value
        case _:
            return tag(result)


def _took_effect(item: Item, answer: Any) -> Problem | None:
    if same(item.expect, answer):
        return None
    message = "the engine said done to a legal action and then did not carry it out"
    return _failed(item, message, f"{_asked(item.command)}: {shown(item.expect)}", shown(answer))


def _moved(item: Item, result: Unvalued, seen: Seen) -> Problem | None:
    must_refuse = type(item.expect) is IsRefused
    if type(result) is Done and not must_refuse:
        return None if result.status is None else _arrived(item, result.status, seen)
    match result:
        case Done():
            return _not_refused(item, result, seen)
        case Refused(_, status) if must_refuse:
            return None if status is None else _status_unchanged(item, status, seen)
        case Refused(reason):
            return _failed(item, "the engine refused a legal action", "done", f"refused ({reason})")
    return None


def _not_refused(item: Item, result: Done | Needs, seen: Seen) -> Problem:
    """What was to be refused was done; an answer may only have been dropped without a word."""
    if not isinstance(item.command, Answer):
        return _failed(item, "the engine allowed an illegal action", "refused", "done")
    now, before = result.status, seen.status
    if now is None or before is None or now.waiting != before.waiting:
        return _failed(item, "the engine allowed an illegal choice", "refused", tag(result))
    message = (
        "the engine dropped an illegal choice without a word, and waits for it as before: "
        "it must answer refused"
    )
    return _failed(item, message, "refused", f"{tag(result)}, and the choice is asked still")


def _answered(item: Item, answer: Any, seen: Seen) -> Problem | None:
    if not isinstance(item.expect, Answers) or same(item.expect.value, answer):
        return _two_deciders(item, answer, seen)
    value = item.expect.value
    return _failed(item, "", shown(value, answer), shown(_asked_for(value, answer), value))


def _two_deciders(item: Item, answer: Any, seen: Seen) -> Problem | None:
    """Is the choice that is waited for told as another's than that of who has to choose?"""
    ask = getattr(item.command, "ask", None) if seen.deciders is not None else None
    if seen.deciders is None or not isinstance(ask, AskChooses):
        return None
    if (ask.player in seen.deciders) is answer:
        return None
    told = f"decided by {' or '.join(seen.deciders)}"
    return _failed(item, "the choice that was told is another player's", shown(answer), told)


def _asked_for(expected: Any, answer: Any) -> Any:
    """An answer without the extra fields that nobody asked for."""
    if isinstance(expected, dict) and isinstance(answer, dict):
        return {key: part for key, part in answer.items() if key in expected}
    return answer


def _status_unchanged(item: Item, status: Status, seen: Seen) -> Problem | None:
    if seen.status is None:
        return None
    before, now = (
        msgspec.structs.replace(each, passed=(), steps=()) for each in (seen.status, status)
    )
    if before == now:
        return None
    message = "the action was refused and yet the game went on"
    return _failed(item, message, "the status before", _difference(before, now))


def _arrived(item: Item, status: Status, seen: Seen) -> Problem | None:
    """Did an advance end where it was sent?"""
    if not isinstance(item.command, Advance):
        return None
    match item.command.to:
        case At(team, step) if (status.active, status.step) != (team, step):
            where = f"{status.step} of {status.active}"
            if isinstance(status.waiting, Over):
                if item.ends:
                    return None
                where = f"the game is over ({status.waiting.reason or 'no reason given'})"
            return _failed(
                item, "the engine said done and is elsewhere", f"{step} of {team}", where
            )
        case TurnsEnd(turns) if seen.status is not None:
            ended = status.turn - seen.status.turn
            ended += isinstance(status.waiting, Over) and ended < turns
            if ended != turns:
                message = "the engine said done after another number of turns"
                return _failed(item, message, f"{turns} turns ended", f"{ended} turns ended")
    return None


def _difference(want: Status, have: Status) -> str:
    old, new = msgspec.to_builtins(want), msgspec.to_builtins(have)
    keys = [key for key in {**old, **new} if old.get(key) != new.get(key)]
    return "; ".join(f"{key}: {shown(new.get(key))} (not {shown(old.get(key))})" for key in keys)


def _asked(command: Command) -> str:
    match command:
        case Observe(ask):
            fields = msgspec.to_builtins(ask)
            rest = ", ".join(shown(v) for k, v in fields.items() if k != "q")
            return f"{fields['q']} ({rest})" if rest else str(fields["q"])
        case Advance(to):
            return f"to advance to {tag(to)}"
    action = getattr(command, "action", None)
    return tag(action if action is not None else command)
