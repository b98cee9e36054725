"""What each reference word of an ability needs, and what gives it: the one table of both.

A *referent* is what a word can refer to: a player, an object, a number. The card itself gives some
(what it is put on, what was chosen as it entered), an event gives others (its player, its object),
and so do targets, groups of players and effects before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from ettin_spec.cards.declaration import terms, words
from ettin_spec.cards.declaration.mana_costs import symbols
from ettin_spec.cards.declaration.names import GROUPS
from ettin_spec.cards.declaration.parts import events, targets
from ettin_spec.cards.declaration.parts.costs import CostWord

Referents: TypeAlias = frozenset[str]

HERE: Final = ("that_object", "that_controller", "that_card_there")
"""What an event gives whose object is still there."""
GONE: Final = ("that_object_gone", "that_controller", "that_card")
"""What an event gives whose object has left by it: what it was like, whose it was, its card."""

OF_EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "enters": HERE,
    "dies": GONE,
    "leaves": GONE,
    "sacrificed": GONE,
    "gains_life": ("that_player",),
    "loses_life": ("that_player",),
    "casts": ("that_player", "that_spell", "spell_cast"),
    "draws": ("that_player",),
    "discards": ("that_player",),
    "attacks": HERE,
    "attacks_alone": HERE,
    "attacks_with": ("that_player",),
    "enlists": HERE,
    "is_attacked": ("that_player",),
    "blocks": HERE,
    "becomes_blocked": HERE,
    "unblocked": HERE,
    "dealt_damage": HERE,
    "hits": HERE,
    "cycles": ("that_player",),
    "becomes_tapped": HERE,
    "becomes_untapped": HERE,
    "taps_for_mana": (*HERE, "that_player"),
    "turned_up": HERE,
    "becomes_target": (*HERE, "that_player", "that_spell"),
    "puts_counters": (*HERE, "that_player"),
    "uses_loyalty": HERE,
    "room": ("that_player",),
    "step": (),
    "state": (),
}
"""The referents of each event; some need more of what the event says, see `of_event`."""

OBJECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "itself": ("itself",),
    "that_object": ("that_object",),
    "target": ("target permanent",),
    "second_target": ("second_target permanent",),
    "targets": ("targets permanent",),
    "enchanted": ("enchanted",),
    "equipped": ("equipped",),
    "created": ("created",),
    "picked": ("picked",),
    "voted": ("voted",),
    "revealed": ("revealed",),
}
"""Any one of which referents a word for objects needs, where nothing else is said in `IN_SLOTS`."""

PLAYERS: Final[Mapping[str, tuple[str, ...]]] = {
    "that_player": ("that_player",),
    "that_controller": ("that_controller",),
    "target": ("target player",),
    "second_target": ("second_target player",),
    "target_controller": ("target permanent", "target spell", "target ability"),
    "enchanted_player": ("enchanted_player",),
    "chosen_player": ("chosen_player",),
    "each_friend": ("each_friend",),
    "each_foe": ("each_foe",),
    "active_player": ("active_player",),
}
"""The same of the words for players."""

OTHERS: Final[Mapping[str, tuple[str, ...]]] = {
    "that_turn": ("that_turn",),
    "that_spell": ("that_spell",),
    "spell_cast": ("spell_cast",),
    "destroyed": ("destroyed",),
    "exiled": ("exiled",),
    "sacrificed": ("sacrificed",),
    "chosen": ("chosen",),
    "produced": ("produced",),
    "with_itself": ("exiled_with",),
    "source_leaves": ("itself",),
    "as_returned": ("returned",),
    "kicker": ("kicker",),
    "surge": ("surge",),
    "evoke": ("evoke",),
    "spectacle": ("spectacle",),
}
"""The same of the words for anything else."""

_SEEN_LAST: Final[Mapping[str, tuple[str, ...]]] = {
    "itself": ("itself", "itself_gone"),
    "that_object": ("that_object", "that_object_gone"),
    "target": ("target permanent", "target card", "target spell"),
}
"""What is looked at, be it gone: as it was last."""
_ONE_CARD: Final[Mapping[str, tuple[str, ...]]] = {
    "target": ("target permanent", "target card"),
    "targets": ("targets permanent", "targets card"),
}

IN_SLOTS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "power": _SEEN_LAST,
    "toughness": _SEEN_LAST,
    "mana_value": _SEEN_LAST,
    "other_than": {"itself": ("itself", "itself_gone"), "that_object": _SEEN_LAST["that_object"]},
    "exile": {**_ONE_CARD, "itself": ("itself", "itself_gone", "itself_as_spell")},
    "return_to_hand": {**_ONE_CARD, "itself": ("itself", "itself_gone", "itself_in_graveyard")},
    "put_on_library": _ONE_CARD,
    "which": {**_ONE_CARD, **OTHERS},
    "put_onto_battlefield": {
        "target": ("target card",),
        "targets": ("targets card",),
        "itself": ("itself_in_graveyard",),
    },
    "counter": {"target": ("target spell", "target ability")},
    "copy_spell": {"target": ("target spell",)},
    "shuffle_in": {"itself": ("itself", "itself_gone", "itself_as_spell")},
    "cards_exiled_with": {"itself": ("exiled_with",)},
    "transform": {"itself": ("back",)},
}
"""Words that need something else in some slots, by the slot."""

_NOT_ASKED: Final[Mapping[str, tuple[str, ...]]] = {"itself": ()}
_OR_GONE: Final[Mapping[str, tuple[str, ...]]] = {"itself": ("itself", "itself_gone")}
_OR_A_SPELL: Final[Mapping[str, tuple[str, ...]]] = {"itself": ("itself", "itself_as_spell")}

IN_NODES: Final[Mapping[tuple[str, str], Mapping[str, tuple[str, ...]]]] = {
    ("PutItself", "what"): {"itself": ("itself", "itself_gone", "itself_in_graveyard")},
    ("PutFromHand", "what"): {"itself": ("itself_in_hand",)},
    ("Damage", "by"): _OR_GONE,
    ("CreateCopy", "of"): {"itself": ("itself", "itself_gone", "itself_exiled")},
    ("CountersOn", "on"): _OR_GONE,
    ("PutFromHand", "attacking"): {"chosen": (), "as_returned": ("returned",)},
    ("Cant", "what"): _OR_A_SPELL,
    ("CostsLess", "spell"): _OR_A_SPELL,
    ("Casts", "spell"): _NOT_ASKED,
    ("Event", "cycles"): _NOT_ASKED,
    ("Event", "dies"): _NOT_ASKED,
    ("Event", "leaves"): _NOT_ASKED,
    ("CostWord", "return_to_hand"): _NOT_ASKED,
    ("CostWord", "sacrifice"): _NOT_ASKED,
}
"""The same of a slot of one kind of node."""

REMEDIES: Final[Mapping[str, str]] = {
    "that_player": "say it of each_player or each_opponent, or name the player",
    "target": "give the ability `targets: {target: {who: any_player}}`",
    "that_spell": "say it of the event that something `becomes_target`",
    "second_target": "give the ability a `second_target` among its `targets`",
    "that_object": "say it of an event whose object is still there, as `enters` or `attacks`",
    "that_controller": "say it of an event that has an object, as `enters` or `dies`",
    "return_that_card": "say it of an event by which a card leaves: `dies`, `leaves`, `sacrificed`",
    "enchanted": "give the card `enchant: {type: Creature}`",
    "equipped": "make the card an Equipment, with `equip`",
    "enchanted_player": "give the card `enchant: any_player`",
    "chosen_player": "give the card `enters: {choose: {word: opponent}}`",
    "chosen": "give the card `enters: {choose: {word: colour}}`, or `choose_colour` before",
    "produced": "say it of `taps_for_mana`, where mana is added and nothing else is done",
    "active_player": "say it of an effect; of a condition say `turn_of`",
    "with_itself": "let the card exile something: `exile`, `exile_top`, `exile_until_leaves`",
    "cards_exiled_with": "let the card exile something: `exile`, `exile_top`, `exile_until_leaves`",
    "transform": "give the card a second face (`back`) that is no `layout` of its own",
    "source_leaves": "say it of a permanent's ability; a spell's lasts until `end_of_turn`",
    "as_returned": "let the cost return an attacker (`return_one`), as ninjutsu's does",
    "attach": "make the card an Aura or an Equipment",
    "X": "write {X} in the cost",
    "itself": "say it where the object that says so is: on the battlefield, not gone or a spell",
    "put_revealed": "let an effect before `reveal` a card",
    "revealed_is": "let an effect before `reveal` a card",
    "target_is": "give the ability a target that is an object or a card",
    **{
        each: f"give the card a cost for it: `{each}`"
        for each in ("kicker", "surge", "evoke", "spectacle")
    },
}
"""What to do where a word has no referent."""

OF_ANY_CARD: Final[Referents] = frozenset(
    {
        *("itself", "itself_as_spell", "enchanted", "equipped", "enchanted_player"),
        *("chosen_player", "chosen", "kicker", "surge", "evoke", "spectacle", "exiled_with"),
        *("back", "attachable", "X", "X of the card", "paid with a sacrifice"),
    }
)
"""All that a card can give to its abilities."""


def asked_by(word: str, kinds: tuple[str, ...], slot: str, node: str) -> tuple[str, ...]:
    """Any one of which referents a word needs in a slot of a node; none where it needs none.

    `kinds` are the kinds of name that it is there (`who`, `what` ...).
    """
    for special in (IN_NODES.get((node, slot), {}), IN_SLOTS.get(slot, {})):
        if word in special:
            return special[word]
    if "who" in kinds or "whose" in kinds:
        return PLAYERS.get(word, OTHERS.get(word, ()))
    return OBJECTS.get(word, OTHERS.get(word, ()))


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
    return frozenset(found)


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
            of_its_spell = (node.spell, node.modes, node.additional, node.enters_doing)
            return _with_x(bound, node.trigger or node.activate, of_its_spell != (None,) * 4)
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
    """With X only where the cost that has it is paid for just this (107.3a, 107.3k, 107.3m)."""
    if isinstance(ability, words.Activated):
        has_x = any(isinstance(cost, CostWord) and cost.has_x for cost in ability.cost)
        return bound | {"X"} if has_x else bound - {"X"}
    as_cast = ability is not None and (
        ability.when.enters == "itself" or (_alone(ability.when) and not ability.when.cycles)
    )
    knows = "X of the card" in bound and (of_its_spell or as_cast)
    return bound | {"X"} if knows else bound - {"X"}


def _of_trigger(ability: words.Triggered, bound: Referents) -> Referents:
    """Its own object may have left by the event, or be no permanent at all."""
    event = ability.when
    if _alone(event):
        return bound - {"itself"} | ({"itself_as_spell"} if event.casts else set())
    if "itself" in (event.dies, event.leaves):
        return _lost(bound, "itself_gone")
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
