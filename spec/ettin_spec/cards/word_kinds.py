"""The kinds of words that a card is made of, and a walk over a card that meets each word."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from ettin_spec.cards.declaration import names, terms, words
from ettin_spec.cards.declaration.parts import costs, effect_parts, events
from ettin_spec.protocol.base import Ballot, Colour
from ettin_spec.yaml_files.typed_values import origin, parts

Kind: TypeAlias = Any
"""A type as it stands in a declaration: a node, a Literal, a union or a tuple of these."""

NODES: Final[dict[type[msgspec.Struct], str]] = {
    words.AbilityWord: "ability",
    words.Change: "change",
    terms.Condition: "if",
    costs.CostWord: "cost",
    words.Effect: "effect",
    events.Event: "event",
    effect_parts.Remembered: "mana",
    terms.Filter: "what",
    terms.ValueWord: "value",
}
"""Nodes whose fields are words, by kind; the fields of all others are slots."""

NAMES: Final[tuple[tuple[Kind, str], ...]] = (
    (names.Who, "who"),
    (names.WhoseStep, "whose"),
    (names.WhoseNext, "whose"),
    (names.StepWord, "step"),
    (names.LaterStepWord, "step"),
    (names.AddedStepWord, "step"),
    (names.TurnPart, "part"),
    (names.TurnEvent, "happened"),
    (names.CombatPoint, "point"),
    (names.Undone, "undone"),
    (names.Measure, "measure"),
    (Literal["power"], "greatest"),
    (names.SkipWord, "skip"),
    (names.SkipAlwaysWord, "skip"),
    (names.PhaseWord, "phase"),
    (names.Keyword, "keyword"),
    (names.PlayersKeyword, "keyword"),
    (names.ColourOrChosen, "colour"),
    (names.ColourOrAny, "colour"),
    (Colour, "colour"),
    (names.TargetPlayer, "target"),
    (names.AnyTarget, "target"),
    (names.ChosenCost, "paid"),
    (names.HowManyModes, "how_many"),
    (names.SoMany, "so_many"),
    (names.Countered, "countered"),
    (names.CastSpell, "copied"),
    (names.CardsPut, "what"),
    (Literal["itself"], "what"),
    (terms.OneObject, "what"),
    (Literal["targets", "voted"], "what"),
    (events.Wearer, "what"),
    (names.Duration, "duration"),
    (names.TriggersUntil, "duration"),
    (names.UntapStep, "duration"),
    (names.AsLongAs, "duration"),
    (Literal["tap"], "cost"),
    (Literal["their_opponents"], "turns"),
    (Literal["graveyard"], "zone"),
    (Literal["battlefield", "graveyard", "hand"], "onto"),
    (Literal["battlefield", "hand"], "onto"),
    (Literal["revealed"], "what"),
    (names.OwnZone, "zone"),
    (Literal["any"], "copies"),
    (names.CantDo, "cant"),
    (names.MustDo, "must"),
    (names.CastTime, "cast_time"),
    (names.Activator, "activator"),
    (names.CounterKind, "counter"),
    (names.ObjectState, "state"),
    (Ballot, "ballot"),
    (names.Replaceable, "replaced"),
    (names.Avertable, "replaced"),
    (names.Destination, "to"),
    (names.NeighbourSide, "side"),
    (names.Rest, "rest"),
    (names.ChosenAsItEnters, "choose"),
    (names.MayPlay, "may_play"),
)
"""Sets of names, by kind."""


def words_of(value: Any, kind: Kind) -> Iterator[str]:
    """Each word of a value, as `kind.word`, in order of reading; repeated as it is said again."""
    if isinstance(value, msgspec.Struct):
        for name, inner, slot in said(value):
            if type(value) in NODES:
                yield f"{NODES[type(value)]}.{name}"
            yield from words_of(inner, slot)
    elif isinstance(value, tuple):
        for item in value:
            yield from words_of(item, item_of(kind))
    elif isinstance(value, str):
        yield from (f"{name}.{value}" for name in names_of(value, kind))


def said(node: msgspec.Struct) -> Iterator[tuple[str, Any, Kind]]:
    """What a node says: the fields that are set, with their types."""
    for name, slot in slots(type(node)):
        value = getattr(node, name)
        if value is not None:
            yield name, value, slot


@cache
def fields_of(node: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a kind of node; to look them up takes longer than to say a card."""
    return msgspec.structs.fields(node)


@cache
def slots(node: type[msgspec.Struct]) -> tuple[tuple[str, Kind], ...]:
    """The fields of a kind of node, with their types."""
    return tuple((field.name, field.type) for field in fields_of(node))


def names_of(value: str, kind: Kind) -> Iterator[str]:
    """The kind of name that a text is in a slot; none for free text (a type line, a cost)."""
    yield from _named(kind).get(value, ())


@cache
def _named(kind: Kind) -> dict[str, tuple[str, ...]]:
    """The kinds of name that each text is in a slot."""
    found: dict[str, tuple[str, ...]] = {}
    for part in parts(kind):
        for known, name in NAMES:
            if part == known:
                for value in members(part):
                    found[value] = (*found.get(value, ()), name)
    return found


def members(kind: Kind) -> tuple[str, ...]:
    """The names in a Literal or an enumeration."""
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return tuple(str(word) for word in kind)
    return get_args(kind) if origin(kind) is Literal else ()


@cache
def item_of(kind: Kind) -> Kind:
    """The type of a tuple's items."""
    return next((get_args(part)[0] for part in parts(kind) if origin(part) is tuple), None)


def all_words() -> frozenset[str]:
    """Every word that a declaration lets a card say, as `kind.word`."""
    found: set[str] = set()
    todo: list[Kind] = [words.Card]
    seen: list[Kind] = []
    while todo:
        kind = todo.pop()
        if kind in seen:
            continue
        seen.append(kind)
        for part in parts(kind):
            if origin(part) is tuple:
                todo.append(item_of(part))
            elif isinstance(part, type) and issubclass(part, msgspec.Struct):
                todo += [slot for _, slot in slots(part)]
                found |= {f"{NODES[part]}.{n}" for n, _ in slots(part)} if part in NODES else set()
            else:
                found |= {f"{k}.{word}" for word in members(part) for k in names_of(word, part)}
    return frozenset(found)
