"""What the words of one ability are said in: whose text it is, and what its names stand for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from ettin_spec.cards.declaration import words
from ettin_spec.cards.declaration.parts import effect_parts, events, replacement
from ettin_spec.cards.declaration.parts.targets import Target
from ettin_spec.cards.declaration.terms import Filter, SpellFilter
from ettin_spec.cards.word_kinds import words_of
from ettin_spec.cards.wording.wordbook import Wordbook

BINDERS: Mapping[type[Any], str] = {
    effect_parts.LoseLife: "effect.lose_life",
    effect_parts.LoseCounters: "effect.lose_counters",
    effect_parts.PayAnyMana: "effect.pay_any_mana",
    effect_parts.Discard: "effect.discard",
    effect_parts.RevealTop: "effect.reveal_top",
    effect_parts.BuryExiled: "effect.bury_exiled",
    words.Create: "effect.create",
    replacement.Replace: "change.replace",
}
"""The word of a node that names a number (`as`)."""

WITH_PARTS = (msgspec.Struct, tuple)
"""What a node can hold that has parts itself."""

OF_TWO_SORTS = ("target.any_target", "target.object_or_player")
"""Targets that can be an object or a player."""


class Chosen(NamedTuple):
    """A target, the word for what it can be, and whether it need not be chosen."""

    target: Any
    sort: str
    up_to: bool = False


@dataclass(frozen=True)
class Context:
    """A card's own name (or `this`, in an ability that something else is given), and the rest.

    `nouns` are the objects that targets, `that_object` and `enchanted` are among; `binders` the
    words that have named a number; `targets` are those of the ability by their names.
    `is_beside`: others are spoken of as *that* one; `has_half_target`: damage is told of one sort
    alone of a target that can be of two.
    """

    book: Wordbook
    name: str
    nouns: Mapping[str, Filter] = field(default_factory=dict)
    binders: Mapping[str, str] = field(default_factory=dict)
    targets: Mapping[str, Chosen] = field(default_factory=dict)
    is_beside: bool = False
    has_half_target: bool = False

    def within(self, ability: Any) -> Context:
        """The context of what an ability says."""
        targets = _targets(ability)
        nouns = {**self.nouns, **_event_object(ability, self.nouns)}
        for name, (chosen, *_) in targets.items():
            if isinstance(chosen, Target) and chosen.what is not None:
                nouns[name] = chosen.what
        nouns |= dict.fromkeys(("picked",), next(_picked(ability), Filter()))
        if (both := together(targets)) is not None:
            nouns["targets"] = both.target.what
        said = set(words_of(ability, words.Ability))
        return Context(
            self.book,
            self.name,
            nouns,
            {**self.binders, **dict(_binders(ability))},
            targets,
            bool(said & {"who.that_player", "what.that_object"}) and "targets" not in targets,
            any(
                sort in OF_TWO_SORTS and _has_half(ability, name)
                for name, (_, sort, _) in targets.items()
            ),
        )


def _targets(ability: Any) -> dict[str, Chosen]:
    said = ability.said()[1] if isinstance(ability, words.AbilityWord) else None
    targets = getattr(said, "targets", None)
    if targets is None:
        return {}
    if targets.for_each is not None:
        return {"targets": Chosen(targets.target, _sort(targets.target), targets.up_to)}
    found = {"target": Chosen(targets.target, _sort(targets.target), targets.up_to)}
    if targets.second_target is not None:
        second = _apart(targets.second_target) if targets.another else targets.second_target
        found["second_target"] = Chosen(second, _sort(second), targets.up_to)
    return found


def together(targets: Mapping[str, Chosen]) -> Chosen | None:
    """Two targets as one, *two target creatures*: such as one another, and not the same."""
    if len(targets) < 2:
        return None
    first, second = targets["target"], targets["second_target"]
    if first.sort != "target.object" or _apart(first.target) != second.target:
        return None
    return Chosen(first.target, "target.objects", first.up_to)


def _apart(second: Any) -> Any:
    """The second target as *another* one, which only objects are called."""
    if isinstance(second, Target) and second.what is not None and second.who is None:
        what = msgspec.structs.replace(second.what, other=True)
        return msgspec.structs.replace(second, what=what)
    return None


def _sort(target: Any) -> str:
    match target:
        case Target(what=Filter(), who=str()):
            return "target.object_or_player"
        case Target(spell=SpellFilter()):
            return "target.spell"
        case Target(ability=str()):
            return "target.ability"
        case Target(card_in=str()):
            return "target.card"
        case Target(what=Filter()):
            return "target.object"
        case Target(who=who):
            return f"target.{who}"
    return f"target.{target}"


def _has_half(node: Any, target: str) -> bool:
    match node:
        case effect_parts.Damage(to=who, on=what) | replacement.Prevent(who=who, what=what):
            return (who == target) != (what == target)
    return any(_has_half(part, target) for part in _parts(node))


def _event_object(ability: Any, nouns: Mapping[str, Filter]) -> dict[str, Filter]:
    trigger = next(_triggers(ability), None)
    if trigger is None:
        return {}
    _, event = trigger.when.said()
    match event:
        case events.Hits(by=found) | events.Attacks(what=found) | events.BecomesTarget(what=found):
            pass
        case found:
            pass
    if found == "equipped":
        return {"that_object": Filter(type="Creature")}
    found = nouns.get(found) if isinstance(found, str) else found
    return {"that_object": found} if isinstance(found, Filter) else {}


def _triggers(node: Any) -> Iterator[words.Triggered | words.ThisTurn]:
    """What triggers: the ability, or else one that it leaves behind."""
    if isinstance(node, words.Triggered | words.ThisTurn):
        yield node
    elif not isinstance(node, words.Gain | words.Create | words.GetEmblem):
        for part in _parts(node):
            yield from _triggers(part)


def _picked(node: Any) -> Iterator[Filter]:
    """What is chosen at random in an ability, or among cards of a library."""
    if isinstance(node, words.Effect) and node.pick_at_random is not None:
        yield node.pick_at_random
    if isinstance(node, effect_parts.PutFromTop):
        yield node.what
    for part in _parts(node):
        yield from _picked(part)


def _binders(node: Any) -> Iterator[tuple[str, str]]:
    if isinstance(node, events.Event) and isinstance(
        node.said()[1], events.LifeEvent | events.Casts
    ):
        word, event = node.said()
        yield event.as_ or "", f"event.{word}"
        return
    if type(node) in BINDERS:
        counted = ".counted" if getattr(node, "counted", False) else ""
        yield dict(msgspec.to_builtins(node)).get("as", ""), BINDERS[type(node)] + counted
    for part in _parts(node):
        yield from _binders(part)


def _parts(node: Any) -> list[Any]:
    """What a node, or several, hold that has parts itself."""
    if isinstance(node, tuple):
        held = node
    else:
        held = msgspec.structs.astuple(node) if isinstance(node, msgspec.Struct) else ()
    return [part for part in held if isinstance(part, WITH_PARTS)]
