"""What no type can refuse: a name that is read where nothing gives it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ettin_spec.cards.declaration import terms, words
from ettin_spec.cards.declaration.names import GROUPS
from ettin_spec.cards.declaration.parts import (
    change_parts,
    copies,
    effect_parts,
    events,
    replacement,
    targets,
)
from ettin_spec.cards.declaration.parts.costs import Cost, CostWord
from ettin_spec.cards.word_kinds import said

READ_AS_NAMES = (
    "that_player",
    "target",
    "second_target",
    "targets",
    "target_controller",
    "that_turn",
    "each_friend",
    "each_foe",
    "that_spell",
    "spell_cast",
    "created",
    "picked",
    "revealed",
    "voted",
    "that_controller",
    "destroyed",
    "exiled",
    "sacrificed",
)
"""Players, objects, spells and turns that are named elsewhere in the ability, and what effects
before have done to permanents."""

OF_ONE_PLAYER = ("life", "starting_life", "cards_in_hand", "cards_in_library")
"""Numbers that only one player has."""

NAMES_A_NUMBER = (
    "lose_life",
    "lose_counters",
    "discard",
    "reveal_top",
    "bury_exiled",
    "pay_any_mana",
)
"""Effects that can name a number (`as`)."""

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

Names = frozenset[str]


def unbound(node: object, bound: Names = frozenset()) -> Iterator[tuple[str, str]]:
    """The path to each name that is read where nothing has given it, with the name.

    Such names are `that_player` outside groups and events, `target`, `second_target`, `targets` and
    `target_controller` where there are no such targets, `that_spell` where nothing becomes a
    target, `spell_cast` where no spell is cast, `each_friend` and `each_foe` where nobody is called
    so, `that_turn` where no extra turn was given before, `created` where no token was, what is
    destroyed, exiled or sacrificed where no effect does so before, and a number (`the`, `theirs`)
    that no effect before has named.
    """
    if isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from ((f"[{index}]{path}", name) for path, name in unbound(item, bound))
            bound |= named(item)
    elif isinstance(node, terms.ValueWord) and (name := node.the or node.theirs):
        if name not in bound:
            yield (".the" if node.the else ".theirs"), name
    elif isinstance(node, terms.ValueWord) and node.votes is not None:
        if f"votes for {node.votes}" not in bound:
            yield ".votes", f"votes for {node.votes}"
    elif isinstance(node, terms.CardsRevealed):
        if "revealed" not in bound:
            yield "", "revealed"
    elif isinstance(node, msgspec.Struct):
        inside = binds(node) if isinstance(node, words.ThisTurn) else bound | binds(node)
        for slot, value, _ in said(node):
            word = slot.removesuffix("_")
            yield from ((f".{word}{path}", name) for path, name in unbound(value, inside))
    elif node in READ_AS_NAMES and node not in bound:
        yield "", str(node)


def binds(node: msgspec.Struct) -> Names:
    """The players whom a node names for all that it holds."""
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
        case words.Triggered(when=event):
            names |= _of_event(event)
        case replacement.Replace(as_=str(name)):
            names.add(name)
    if isinstance(node, words.Spell) or (
        isinstance(node, words.Activated) and _sacrifices(node.cost)
    ):
        names.add("sacrificed")  # what a spell costs besides is said by another ability
    return frozenset(names | _of_targets(node))


def _of_event(event: events.Event) -> set[str]:
    """Whom, and what else, an event is about."""
    match event:
        case events.Event(step=events.AtStep(of=whose)) if whose in GROUPS or whose in (
            "enchanted_player",
            "chosen_player",
        ):
            return {"that_player"}
        case (
            events.Event(loses_life=events.LifeEvent(as_=lost))
            | events.Event(gains_life=events.LifeEvent(as_=lost))
        ):
            return {"that_player", *([lost] if lost else [])}
        case events.Event(casts=events.Casts(as_=worth, before=before)):
            named = {name for name in (worth, before) if name}
            return {"that_player", "that_spell", "spell_cast", *named}
        case events.Event(becomes_target=events.BecomesTarget()):
            return {"that_player", "that_spell"}
        case events.Event(hits=events.Hits(on=str())):
            return {"that_controller"}
        case events.Event(hits=events.Hits()):
            return {"that_player", "that_controller"}
        case (
            events.Event(taps_for_mana=events.TapsForMana())
            | events.Event(attacks_with=events.AttacksWith())
            | events.Event(draws=events.Draws())
            | events.Event(discards=str())
            | events.Event(is_attacked=str())
            | events.Event(cycles=str())
        ):
            return {"that_player"}
        case (
            events.Event(enters=str() | terms.Filter())
            | events.Event(dies=str() | terms.Filter())
            | events.Event(leaves=str() | terms.Filter())
            | events.Event(attacks=str() | events.Attacks())
        ):
            return {"that_controller"}
    return set()


def _of_targets(node: msgspec.Struct) -> set[str]:
    """What the targets of an ability are called in it, and who is at hand where it says which."""
    match node:
        case words.Spell() | words.Activated() | words.Triggered() | words.Chapter() if (
            node.targets is not None
        ):
            if node.targets.for_each is not None:
                return {"targets"}
            second = node.targets.second_target is not None
            return {"target", "target_controller", *(("second_target", "targets") * second)}
        case targets.Targets(for_each=str()):
            return {"that_player"}
    return set()


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
        of_one = isinstance(node, terms.ValueWord)
        for slot, value, _ in said(node):
            word = slot.removesuffix("_")
            if of_one and word in OF_ONE_PLAYER and value in GROUPS:
                yield f".{word}", str(value)
            else:
                yield from ((f".{word}{path}", who) for path, who in of_several(value))


def named(item: object) -> Names:
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
        case words.Effect():
            word, says = item.said()
            name = getattr(says, "as_", None) if word in NAMES_A_NUMBER else UNDONE.get(word)
            return frozenset({name} if name else ())
    return frozenset()
