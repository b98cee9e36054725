"""What gives each reference word its referents: the card, its event, its targets, its cost."""

from __future__ import annotations

from collections.abc import Iterator

from ettin_spec.cards.declaration import terms, words
from ettin_spec.cards.declaration.mana_costs import symbols
from ettin_spec.cards.declaration.names import GROUPS
from ettin_spec.cards.declaration.parts import change_parts, events, replacement, targets
from ettin_spec.cards.declaration.parts.costs import CostWord
from ettin_spec.cards.referents import HERE, OF_EVENTS, Referents


def of_card(card: words.Card) -> Referents:
    """What a card, or one side of it, gives to all its abilities."""
    subtypes = card.type.partition(" - ")[2].split()
    found = {"X of the card"} if "X" in symbols(card.cost) else set[str]()
    is_spell = bool({"Instant", "Sorcery"} & {*card.type.split()})
    found.add("itself_as_spell" if is_spell else "itself")
    found |= {"back"} if card.back is not None and card.layout is None else set()
    found |= {"equipped"} if "Equipment" in subtypes else set()
    found |= {"attachable"} if {"Aura", "Equipment", "Fortification"} & {*subtypes} else set()
    for ability in card.abilities:
        if isinstance(ability, words.AbilityWord):
            found |= set(_of_ability(ability))
    return frozenset(found - {"exiled_with"} if is_spell else found)


def _of_ability(ability: words.AbilityWord) -> Iterator[str]:
    """What one ability of a card gives to all of them."""
    if ability.enchant is not None:
        yield "enchanted_player" if isinstance(ability.enchant, str) else "enchanted"
    if ability.enters is not None and ability.enters.choose is not None:
        yield "chosen" if ability.enters.choose.word == "colour" else "chosen_player"
    for paid in ("kicker", "surge", "evoke", "spectacle"):
        if getattr(ability, paid) is not None:
            yield paid
    if ability.additional is not None:
        costs = ability.additional.cost
        if any(cost.has_x for cost in costs):
            yield "X of the card"
        if any(cost.sacrifice or cost.sacrifice_some for cost in costs):
            yield "paid with a sacrifice"
    if _exiles(ability):
        yield "exiled_with"


def _exiles(node: object) -> bool:
    """Does something in it exile cards, which are exiled with the permanent then?"""
    if isinstance(node, tuple):
        return any(map(_exiles, node))
    if isinstance(node, words.Effect) and (
        node.exile is not None or node.exile_top is not None or node.exile_until_leaves is not None
    ):
        return True
    if isinstance(node, words.Create | words.GetEmblem | words.Gain):
        return False
    fields = getattr(node, "__struct_fields__", ())
    return any(_exiles(getattr(node, name)) for name in fields)


def of_nested(node: object, bound: Referents) -> Referents | None:
    """What an ability can refer to that a token, an emblem or another object has by this part of
    a card; None if nothing has one by it."""
    match node:
        case words.Gain():
            return frozenset({"itself"} | (bound & {"chosen"}))
        case words.Create():
            return frozenset({"itself"})
        case words.GetEmblem():
            return frozenset()
    return None


def read_later(node: object, slot: str) -> bool:
    """Is it read as long as a change lasts, and not as it begins, when its ability is known?

    What replaces, prevents, forbids or demands of objects of some kind is about whatever fits at
    any time; only whose that is is settled at the beginning.
    """
    match node:
        case terms.Filter():
            return False
        case change_parts.Cant():
            return slot in ("unless", "these", "all_but", "spell")
        case replacement.Replace():
            return slot in ("with_", "unless", "by")
        case words.Instead():
            return slot in ("do", "unless")
        case change_parts.CostsLess():
            return slot in ("less", "spell")
        case change_parts.CastWhen():
            return slot == "spell"
    return False


def of_event(ability: words.Triggered) -> Referents:
    """What the event of an ability gives, by what is said of it."""
    event = ability.when
    word, says = event.said()
    found = {*OF_EVENTS[word]}
    match says:
        case events.AtStep(of=whose) if whose in GROUPS or whose in _OF_ONE:
            found.add("that_player")
        case events.LifeEvent(as_=str(name)):
            found.add(name)
        case events.Casts(as_=worth, before=before):
            found |= {name for name in (worth, before) if name}
        case events.Hits(on=None):
            found.add("that_player")
        case events.TapsForMana() if _only_adds_mana(ability):
            found.add("produced")
    if isinstance(says, events.Hits) and says.together:
        found -= {*HERE}  # several creatures are no one object
    return frozenset(found)


_OF_ONE = ("enchanted_player", "chosen_player")


def _only_adds_mana(ability: words.Triggered) -> bool:
    """Is it a triggered mana ability, whose effect knows what mana was produced (605.1b)?"""
    return (
        bool(ability.do)
        and all(does.add_mana is not None for does in ability.do)
        and not (ability.targets or ability.modes)
    )


def of_ability(node: object, bound: Referents) -> Referents:
    """What an ability can refer to besides, or no more: where its own object is, and X."""
    match node:
        case words.AbilityWord():
            of_its_spell = any((node.spell, node.modes, node.additional))
            return _with_x(bound, node.trigger or node.activate, of_its_spell)
        case words.Triggered():
            return _of_trigger(node, bound)
        case words.Activated():
            given = bound | {"itself_in_hand"}
            if any(isinstance(cost, CostWord) and cost.return_one for cost in node.cost):
                given |= {"returned"}
            return _in_zones(_lost(given, _lost_by_cost(node)), node.if_)
    return bound


def _with_x(
    bound: Referents, ability: words.Triggered | words.Activated | None, of_its_spell: bool
) -> Referents:
    """With X only where the cost that has it is paid for just this (107.3a, 107.3k).

    Once the permanent is there X is 0 to it; what it does as it enters does not know it (107.3m).
    """
    if isinstance(ability, words.Activated):
        has_x = any(isinstance(cost, CostWord) and cost.has_x for cost in ability.cost)
        return bound | {"X"} if has_x else bound - {"X"}
    knows = "X of the card" in bound and of_its_spell
    return bound | {"X"} if knows else bound - {"X"}


def _of_trigger(ability: words.Triggered, bound: Referents) -> Referents:
    """Its own object may have left by the event, or be no permanent at all."""
    event = ability.when
    if _alone(event):
        return bound - {"itself"} | ({"itself_as_spell"} if event.casts else set())
    if "itself" in (event.dies, event.leaves):
        return _lost(bound, "itself_gone")
    if isinstance(event.dies or event.leaves, str):
        bound |= {"itself_fallen"}  # an Aura goes where what it is on has gone (704.5m)
    return _in_zones(bound, ability.if_)


def _alone(event: events.Event) -> bool:
    """Is it an event of a card that is no permanent: it is cast, or cycled?"""
    of_cast = event.casts is not None and event.casts.spell == "itself"
    return of_cast or event.cycles == "itself"


def _lost(bound: Referents, now: str | None) -> Referents:
    return bound if now is None else bound - {"itself"} | {now}


def _in_zones(bound: Referents, if_: terms.Condition | None) -> Referents:
    """An ability that asks in which zone its card is works there."""
    if if_ is None or not if_.holds_in("graveyard"):
        return bound
    there = bound | {"itself_in_graveyard"}
    return there if if_.holds_in("battlefield") else there - {"itself"}


def of_targets(chosen: targets.Targets) -> Referents:
    """What targets are, by name: `target player`, `second_target permanent`, `targets card` ..."""
    first, second = (
        {*_kinds(each)} if each else set[str]() for each in (chosen.target, chosen.second_target)
    )
    if chosen.for_each is not None:
        return frozenset(f"targets {kind}" for kind in first)
    both = {f"targets {kind}" for kind in first | second} if second else set()
    return frozenset(
        {f"target {kind}" for kind in first} | {f"second_target {kind}" for kind in second} | both
    )


def _kinds(target: targets.Target | str) -> Iterator[str]:
    if not isinstance(target, targets.Target):
        yield from ("player", "permanent")
        return
    said = {
        "player": target.who,
        "permanent": target.what,
        "spell": target.spell,
        "ability": target.ability,
        "card": target.card_in,
    }
    yield from (kind for kind, there in said.items() if there is not None)


def _lost_by_cost(ability: words.Activated) -> str | None:
    """What an ability's own object is once its cost is paid, if that takes it away."""
    for cost in ability.cost:
        if isinstance(cost, CostWord):
            if "itself" in (cost.sacrifice, cost.return_to_hand):
                return "itself_gone"
            if cost.exile_itself is not None:
                return "itself_exiled"
    return None
