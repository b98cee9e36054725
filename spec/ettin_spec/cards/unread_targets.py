"""Targets with which nothing is done, be it only where one is a player, or an object."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ettin_spec.cards.declaration import terms, words
from ettin_spec.cards.given_referents import of_targets
from ettin_spec.cards.referents import asked_by
from ettin_spec.cards.unbound_names import Unbound
from ettin_spec.cards.word_kinds import Kind, item_of, names_of, said


def unread_in(card: words.Card) -> Iterator[Unbound]:
    """Each target of a card, on either side of it, that no word of its ability is about.

    `any_target` is a player or an object: a word for players and one for objects speak of it.
    """
    yield from _unread(card.abilities, "abilities")
    if card.back is not None:
        yield from _unread(card.back.abilities, "back.abilities")


def _unread(node: Any, path: str) -> Iterator[Unbound]:
    if isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from _unread(item, f"{path}[{index}]")
    elif isinstance(node, msgspec.Struct):
        match node:
            case words.Spell() | words.Activated() | words.Triggered() | words.Chapter():
                yield from _of_ability(node, path)
        for name, value, _ in said(node):
            yield from _unread(value, f"{path}.{name.removesuffix('_')}")


def _of_ability(
    node: words.Spell | words.Activated | words.Triggered | words.Chapter, path: str
) -> Iterator[Unbound]:
    if node.targets is None:
        return
    asked = {each for some in asked_in((node.do, getattr(node, "if_", None))) for each in some}
    for given in sorted(of_targets(node.targets)):
        name, _, kind = given.partition(" ")
        if name == "targets" and node.targets.for_each is None:
            continue  # each of both has its own name as well
        if not {given, f"targets {kind}"} & asked:
            yield Unbound(
                f"{path}.targets",
                f"a {name} that is a {kind}",
                f"speak of it (`{'who' if kind == 'player' else 'what'}`), or choose no {kind}",
            )


def asked_in(
    node: Any, kind: Kind = None, slot: str = "", within: str = ""
) -> Iterator[tuple[str, ...]]:
    """The referents that each word in a part of a card asks for, any one of several."""
    if isinstance(node, tuple):
        for item in node:
            yield from asked_in(item, item_of(kind) if kind is not None else None, slot, within)
    elif isinstance(node, msgspec.Struct):
        if isinstance(node, terms.Condition) and node.target_is is not None:
            yield ("target permanent", "target card")
        for name, value, inner in said(node):
            yield from asked_in(value, inner, name.removesuffix("_"), type(node).__name__)
    elif isinstance(node, str) and kind is not None:
        yield asked_by(node, tuple(names_of(node, kind)), slot, within)
