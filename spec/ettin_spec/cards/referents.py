"""What each reference word of an ability needs, and what gives it: the one table of both.

A *referent* is what a word can refer to: a player, an object, a number. The card itself gives some
(what it is put on, what was chosen as it entered), an event gives others (its player, its object),
and so do targets, groups of players and effects before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

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
    "discards": ("that_player", "that_card"),
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
    "which": {"target": ("target exiled",), **OTHERS},
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
    ("PutItself", "what"): {"itself": ("itself_gone", "itself_in_graveyard", "itself_fallen")},
    ("PutFromHand", "what"): {"itself": ("itself_in_hand",)},
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

LASTING: Final = "(as it lasts)"
"""What is said of a change that lasts, which is no referent."""

TARGETED: Final[Mapping[str, str]] = {
    "player": "{who: any_player}",
    "permanent": "{what: {type: Creature}}",
    "card": "{card_in: graveyard}",
    "spell": "{spell: {}}",
    "ability": "{ability: any}",
}
"""What lets a target be of a kind, as a card says it."""

REMEDIES: Final[Mapping[str, str]] = {
    "that_player": "say it of each_player or each_opponent, or name the player",
    "that_spell": "say it of the event that something `becomes_target`",
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
