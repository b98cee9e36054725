"""Claims in parts: the kinds of a question or fact, and what an act says besides.

A word in `places` or `observes` stands for all its kinds, `counters.loyalty` for one of them. What
an act says besides is claimed besides: `cast.x`. Some of that is claimed so since a minor version
of the protocol only; of an engine that speaks an earlier one the word alone is claim enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from ettin_spec.protocol.actions import Action, Activate, Attack, Block, Cast
from ettin_spec.protocol.base import CounterKind
from ettin_spec.protocol.facts import Counters, PlayerCounters
from ettin_spec.protocol.life_counts import PayLife
from ettin_spec.protocol.questions import AskCount, AskCounters, AskPlayerCounters
from ettin_spec.protocol.token_labels import token_label

if TYPE_CHECKING:
    from collections.abc import Collection

    from ettin_spec.protocol.capabilities import Capabilities

ANNOUNCED = (
    *("ability", "x", "mode", "modes", "life", "kicked", "assist", "face", "face_down"),
    *("alternative", "bands"),
)
"""What an act may say beyond who does it with what, each claimed by itself: `cast.x`."""

LATER = ("surge", "free", "for_player")
"""What is claimed by itself from a minor version of the protocol on, and was part of the act."""

LATER_SINCE = 1
"""That minor version."""

TOKEN = "token"
"""A token is named in the act, as something that attacks, blocks, is targeted or has an ability."""

JOINT = "joint"
"""Several players pay at once; it is later, too."""

BY_KIND = (Counters, PlayerCounters, AskCounters, AskPlayerCounters)
"""Facts and questions that are claimed by the kind of the counters, or all at once."""

COUNTED = ("token", "kind", "card")
"""By what a count can go, what makes most of a question first."""


def finest(message: object) -> str:
    """The least that has to be claimed for a fact or question: `counters.loyalty`, `life`."""
    word = word_of(type(message))
    match message:
        case AskCount():
            return f"{word}.{next(part for part in COUNTED if getattr(message, part))}"
        case Counters(kind=kind) | PlayerCounters(kind=kind):
            return f"{word}.{kind}"
        case AskCounters(kind=kind) | AskPlayerCounters(kind=kind):
            return f"{word}.{kind}"
    return word


def is_claimed(message: object, names: Collection[str]) -> bool:
    """Is a fact or question among claims, by its word or by the part that it is of?"""
    return word_of(type(message)) in names or finest(message) in names


def unclaimed_acts(action: Action, can: Capabilities) -> list[str]:
    """What an engine would have to claim to be told of an action."""
    word = word_of(type(action))
    later = can.protocol.minor >= LATER_SINCE
    parts = [
        part for part in (*ANNOUNCED, *(LATER if later else ())) if getattr(action, part, None)
    ]
    if _names_token(action):
        parts.append(TOKEN)
    if later and isinstance(action, PayLife) and len(action.payments) > 1:
        parts.append(JOINT)
    return [
        name for name in (word, *(f"{word}.{part}" for part in parts)) if name not in can.actions
    ]


def _names_token(action: Action) -> bool:
    """Does an action name a token?"""
    match action:
        case Attack(_, attackers):
            named = [each.object for each in attackers]
            named += [each.whom.object for each in attackers if each.whom.object is not None]
        case Block(_, blockers):
            named = [text for each in blockers for text in (each.object, each.attacker)]
        case Cast(_, thing, targets) | Activate(_, thing, targets):
            named = [thing, *targets]
        case _:
            return False
    return any(token_label(text) is not None for text in named)


def parts_of_acts() -> frozenset[str]:
    """All that can be claimed of what acts say besides: `cast.x` and its like."""
    kinds = get_args(Action)
    said = {
        f"{word_of(kind)}.{part}"
        for kind in kinds
        for part in (*ANNOUNCED, *LATER)
        if part in kind.__struct_fields__
    }
    tokens = {f"{word_of(kind)}.{TOKEN}" for kind in (Attack, Block, Cast, Activate)}
    return frozenset({*said, *tokens, f"{word_of(PayLife)}.{JOINT}"})


def known_part(name: str) -> bool:
    """Is a name the part of a fact's or question's word? Kinds of counters on cards are open."""
    word, _, part = name.partition(".")
    if word == word_of(AskCount):
        return part in COUNTED
    if word == word_of(AskPlayerCounters):
        return part in set(CounterKind)
    return word == word_of(AskCounters) and bool(part.strip())


def word_of(kind: Any) -> str:
    """The word under which a type of message is claimed, its tag."""
    return str(kind.__struct_config__.tag)
