"""What no type can refuse: a word that is read where nothing gives what it refers to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from ettin_spec.cards.declaration import terms, words
from ettin_spec.cards.declaration.names import GROUPS
from ettin_spec.cards.declaration.parts import (
    change_parts,
    copies,
    effect_parts,
    replacement,
    targets,
)
from ettin_spec.cards.declaration.parts.costs import Cost, CostWord
from ettin_spec.cards.given_referents import (
    of_ability,
    of_card,
    of_event,
    of_nested,
    of_targets,
    read_later,
)
from ettin_spec.cards.referents import (
    LASTING,
    OF_ANY_CARD,
    REMEDIES,
    TARGETED,
    Referents,
    asked_by,
)
from ettin_spec.cards.word_kinds import Kind, item_of, members, names_of, said
from ettin_spec.yaml_files.typed_values import parts

OF_ONE_PLAYER = {
    terms.ValueWord: ("life", "starting_life", "cards_in_hand", "cards_in_library"),
    terms.Condition: ("poisoned", "first_draw"),
}
"""Numbers that only one player has, and what is true of one player, by the kind of node."""

NAMES_A_NUMBER = (
    "lose_life",
    "lose_counters",
    "discard",
    "reveal_top",
    "bury_exiled",
    "pay_any_mana",
)
"""Effects that can name a number (`as`)."""
OF_EACH = ("discard", "pay_any_mana")
"""Those that name one for each player besides, which is `theirs`."""

UNDONE = {
    "pick_at_random": "picked",
    "put_from_top": "picked",
    "reveal": "revealed",
    "vote_for": "voted",
    "destroy": "destroyed",
    "exile": "exiled",
    "sacrifice": "sacrificed",
}
"""What has become of objects after each of these effects."""


class Unbound(NamedTuple):
    """A word without a referent: the path to it, the word, what to do about it, and what it asks
    for, who or what."""

    path: str
    name: str
    remedy: str = ""
    asks: str = "what"


def unbound_in(card: words.Card) -> Iterator[Unbound]:
    """Each word of a card that refers to nothing, on either side of it."""
    yield from (each._replace(path=f"abilities{each.path}") for each in _of_side(card))
    if card.back is not None:
        for each in _of_side(card.back, card):
            yield each._replace(path=f"back.abilities{each.path}")


def _of_side(side: words.Card, front: words.Card | None = None) -> Iterator[Unbound]:
    """The words of one side; the other one of a permanent knows what was chosen for the first."""
    given = of_card(side)
    if front is not None and front.layout is None:
        given |= of_card(front) | {"back"}
    yield from unbound(side.abilities, given)


def unbound(node: object, bound: Referents = OF_ANY_CARD) -> Iterator[Unbound]:
    """Each word in a part of a card that is read where nothing gives what it refers to.

    Which word needs what is written in `referents`; besides, a number (`the`, `theirs`) that no
    effect before has named.
    """
    yield from _unbound(node, bound, None, "", "")


def _unbound(node: Any, bound: Referents, kind: Kind, slot: str, within: str) -> Iterator[Unbound]:
    if isinstance(node, tuple):
        for index, item in enumerate(node):
            inner = _unbound(item, bound, item_of(kind), slot, within)
            yield from (each._replace(path=f"[{index}]{each.path}") for each in inner)
            bound |= named(item)
    elif isinstance(node, msgspec.Struct):
        yield from _asked_by_node(node, bound)
        inside, nested = _inside(node, bound), of_nested(node, bound)
        for name, value, inner_kind in said(node):
            word = name.removesuffix("_")
            scope = nested if nested is not None and name in ("ability", "abilities") else inside
            if LASTING in scope and read_later(node, name):
                scope = binds(node, frozenset()) | {LASTING}
            found = _unbound(value, scope, inner_kind, word, type(node).__name__)
            yield from (each._replace(path=f".{word}{each.path}") for each in found)
    elif isinstance(node, str):
        kinds = tuple(names_of(node, kind))
        asked = asked_by(node, kinds, slot, within)
        if asked and bound.isdisjoint(asked):
            asks = "who" if {"who", "whose"} & {*kinds} else "what"
            may = [
                word
                for word, of_kinds in _words(kind)
                if not (needed := asked_by(word, of_kinds, slot, within))
                or not bound.isdisjoint(needed)
            ]
            there = f"; here may stand: {', '.join(may)}" if may else ""
            yield Unbound("", node, _to_give(node, asked) + there, asks)


def _words(kind: Kind) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The words that a slot takes, each with the kinds of name that it is there."""
    for part in parts(kind) if kind is not None else ():
        yield from ((word, tuple(names_of(word, kind))) for word in members(part))


def _to_give(word: str, asked: tuple[str, ...]) -> str:
    """What gives the word its referent."""
    name, _, kind = asked[0].partition(" ")
    if kind in TARGETED:
        return f"give the ability `targets: {{{name}: {TARGETED[kind]}}}`"
    return REMEDIES.get(word, f"write `as: {word}` in an effect before")


def _asked_by_node(node: msgspec.Struct, bound: Referents) -> Iterator[Unbound]:
    """What a whole part of a card refers to, without a word for it."""
    match node:
        case terms.ValueWord(the=str(name)) if name not in bound:
            yield Unbound(".the", name, f"write `as: {name}` in an effect before")
        case terms.ValueWord(theirs=str(name)) if not {f"{name} of each", "that_player"} <= bound:
            yield Unbound(".theirs", name, f"write `as: {name}` in an effect before, of players")
        case terms.ValueWord(votes=str(name)) if f"votes for {name}" not in bound:
            yield Unbound(".votes", f"votes for {name}", "let players `vote` before")
        case terms.ValueWord(variable=str()) if "X" not in bound:
            yield Unbound(".variable", "X", REMEDIES["X"])
        case terms.CardsRevealed() if "revealed" not in bound:
            yield Unbound("", "revealed", REMEDIES["put_revealed"])
        case terms.Condition(revealed_is=str()) if "revealed" not in bound:
            yield Unbound(".revealed_is", "revealed_is", REMEDIES["revealed_is"])
        case terms.Condition(target_is=str()) if bound.isdisjoint(
            ("target permanent", "target card")
        ):
            yield Unbound(".target_is", "target_is", REMEDIES["target_is"])
        case words.Effect(put_revealed=effect_parts.PutRevealed()) if "revealed" not in bound:
            yield Unbound(".put_revealed", "put_revealed", REMEDIES["put_revealed"])
        case words.Effect(return_that_card=effect_parts.ReturnThatCard()) if (
            "that_card" not in bound
        ):
            yield Unbound(".return_that_card", "return_that_card", REMEDIES["return_that_card"])
        case words.Effect(exile_until_leaves=what) if what is not None and "itself" not in bound:
            remedy = "say it of a permanent that is there, and not of what has left"
            yield Unbound(".exile_until_leaves", "exile_until_leaves", remedy)
        case words.Effect(attach=str()) if "attachable" not in bound:
            yield Unbound(".attach", "attach", REMEDIES["attach"])


def _inside(node: msgspec.Struct, bound: Referents) -> Referents:
    """What the parts of a node can refer to."""
    if isinstance(node, words.ThisTurn):  # it is about that event and its own source alone
        bound = (bound & OF_ANY_CARD) - {"X"}
    if isinstance(node, words.Until):
        bound |= {LASTING}
    return of_ability(node, bound) | binds(node, bound)


def binds(node: msgspec.Struct, bound: Referents) -> Referents:
    """What a node gives to all that it holds."""
    names: set[str] = set()
    if isinstance(node, words.ThisTurn):
        node = words.Triggered(node.when, node.do)
    match node:
        case (
            effect_parts.Damage(to=who)
            | effect_parts.SetLife(who=who)
            | effect_parts.GainLife(who=who)
            | effect_parts.LoseLife(who=who)
            | effect_parts.GetCounters(who=who)
            | effect_parts.LoseCounters(who=who)
            | effect_parts.Draw(who=who)
            | effect_parts.Mill(who=who)
            | effect_parts.Discard(who=who)
            | effect_parts.Sacrifice(who=who)
            | effect_parts.Keep(who=who)
            | words.ForEach(who=who)
            | words.Create(who=who)
            | words.Offer(who=who)
            | words.Instead(who=who)
            | change_parts.Cant(do="cast", who=who)
            | terms.Among(among=who)
        ) if who in GROUPS:
            names.add("that_player")
        case words.FriendOrFoe():
            names |= {"each_friend", "each_foe"}
        case words.Triggered():
            names |= of_event(node)
        case replacement.Replace(as_=str(name)):
            names.add(name)
        case words.Effect():
            names.add("active_player")
        case targets.Targets(for_each=str()):
            names.add("that_player")
    if "paid with a sacrifice" in bound or (
        isinstance(node, words.Activated) and _sacrifices(node.cost)
    ):
        names.add("sacrificed")
    match node:
        case words.Spell() | words.Activated() | words.Triggered() | words.Chapter():
            names |= of_targets(node.targets) if node.targets is not None else set()
    return frozenset(names)


def _sacrifices(costs: tuple[Cost, ...]) -> bool:
    """Is something sacrificed as these are paid?"""
    said = (cost for cost in costs if isinstance(cost, CostWord))
    return any(cost.sacrifice or cost.sacrifice_some for cost in said)


def of_several(node: object) -> Iterator[tuple[str, str]]:
    """The path to each number of one player that is asked of several, with the word for them."""
    if isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from ((f"[{index}]{path}", who) for path, who in of_several(item))
    elif isinstance(node, msgspec.Struct):
        of_one = OF_ONE_PLAYER.get(type(node), ())
        for slot, value, _ in said(node):
            word = slot.removesuffix("_")
            if word in of_one and value in GROUPS:
                yield f".{word}", str(value)
            else:
                yield from ((f".{word}{path}", who) for path, who in of_several(value))


def named(item: object) -> Referents:
    """The number, the turn or the token that an effect names for those after it."""
    match item:
        case words.Effect(for_each=words.ForEach(do=inner)) | words.Effect(may=tuple(inner)):
            return frozenset({"created"} if any("created" in named(each) for each in inner) else ())
        case words.Effect(extra_turn=str()):
            return frozenset({"that_turn"})
        case words.Effect(create=words.Create(as_=size)):
            return frozenset({"created", *([size] if size else [])})
        case words.Effect(create_copy=copies.CreateCopy()):
            return frozenset({"created"})
        case words.Effect(vote=effect_parts.Vote(options=options)):
            return frozenset(f"votes for {option}" for option in options)
        case words.Effect(choose_colour=str()):
            return frozenset({"chosen"})
        case words.Effect():
            word, says = item.said()
            name = getattr(says, "as_", None) if word in NAMES_A_NUMBER else UNDONE.get(word)
            each = {f"{name} of each"} if word in OF_EACH else set()
            return frozenset({name, *each} if name else ()) | _moved(item)
    return frozenset()


def _moved(effect: words.Effect) -> Referents:
    """What the target has become by an effect, under the name that it had before."""
    if effect.exile == "target":
        return frozenset({"target exiled"})
    put = effect.put_onto_battlefield
    if put in ("target", "targets"):
        return frozenset({f"{put} permanent"})
    back = effect.return_exiled
    return frozenset({"target permanent"} if back is not None and back.which == "target" else ())
