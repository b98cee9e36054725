"""Declarations of single abilities, drawn by chance from the types of the vocabulary."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from ettin_spec.cards.declaration.node import OneWord
from ettin_spec.cards.declaration.parts.targets import Targets
from ettin_spec.cards.declaration.terms import Filter
from ettin_spec.cards.declaration.words import Effect
from ettin_spec.cards.word_kinds import Kind, item_of, members, slots
from ettin_spec.yaml_files.typed_values import origin, parts

TYPES = ("Creature", "Artifact", "Enchantment", "Land", "Planeswalker")
WRITTEN = {
    "type": TYPES,
    "types": TYPES,
    "not_type": TYPES,
    "subtype": ("Bear", "Bird", "Forest", "Equipment"),
    "mana": ("{1}", "{G}"),
    "body": ("1/1", "3/3"),
    "adds": ("Artifact",),
    "target_is": TYPES,
    "revealed_is": TYPES,
    "exile_from_graveyard": ("Creature",),
    "into": ("Undercity",),
}
"""What stands in slots of free text."""
OF_COMBAT = {"attacking_player", "defending_player", "attacking", "unblocked", "attackers"}
"""Words of a combat, which there need not be; `tests/rules/test_defending_player.py` has them."""
LEFT_OUT = {
    *("as_", "the", "theirs", "votes", "size", "abilities", "gains", "has_any", "has_none"),
    *(
        "room",
        "attacking",
        "in_zone",
        "opponents_attacked",
        "extra_step",
        "cards_revealed",
        "cards_exiled_with",
        "this_way",
        "venture",
        "remembers",
    ),
}
"""Slots that a single drawn effect has nothing for: numbers that another effect has named, rooms of
dungeons, abilities of other objects."""
FOLLOWED: dict[str, tuple[dict[str, Any], ...]] = {
    "reveal": ({"put_revealed": {"to": "hand"}},),
    "vote_for": ({"destroy": "voted"},),
    "pick_at_random": ({"destroy": "picked"},),
    "choose_colour": ({"until": {"changes": [{"has_colour": {"what": {}, "colour": "chosen"}}]}},),
}
"""What follows where something is only shown, or named for effects after it."""
DEEP = 4
SOMETIMES = 0.3


class Drawing:
    """Draws parts of declarations as plain data."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def effect(self) -> dict[str, Any]:
        """One effect that its types let be said."""
        return self._valid(Effect)

    def effects(self) -> list[dict[str, Any]]:
        """One effect, and where it only shows or names something one that speaks of that."""
        effect = self.effect()
        (word,) = effect
        return [effect, *FOLLOWED.get(word, ())]

    def targets(self) -> dict[str, Any]:
        """Targets that their types let be said."""
        return self._valid(Targets)

    def _valid(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        while True:
            try:
                drawn = self._struct(kind, DEEP)
                msgspec.convert(drawn, kind)
            except (ValueError, TooDeep):
                continue
            return drawn

    def _struct(self, kind: type[msgspec.Struct], deep: int) -> dict[str, Any]:
        if deep < 0:
            raise TooDeep
        fields = [
            (name, inner, info)
            for (name, inner), info in zip(slots(kind), msgspec.structs.fields(kind), strict=True)
            if name not in LEFT_OUT and (kind, name) != (Targets, "for_each")
        ]
        if issubclass(kind, OneWord):
            picked = [self.random.choice(fields)]
        elif kind is Filter:
            picked = self.random.sample(fields, self.random.choice((0, 1, 1)))
        else:
            picked = [
                (name, inner, info)
                for name, inner, info in fields
                if info.required or self.random.random() < SOMETIMES
            ]
        return {
            info.encode_name: self._value(inner, name, deep - 1) for name, inner, info in picked
        }

    def _value(self, kind: Kind, slot: str, deep: int) -> Any:
        part = self.random.choice([each for each in parts(kind) if each is not type(None)])
        if origin(part) is tuple:
            return [self._value(item_of(part), slot, deep)]
        if members(part):
            words = [word for word in members(part) if word not in OF_COMBAT]
            if not words:
                raise TooDeep
            return self.random.choice(["flying"] if "flying" in words else words)
        if part is bool:
            return True
        if part is int:
            return self.random.randint(1, 3)
        if part is str:
            if slot not in WRITTEN:
                raise TooDeep
            return self.random.choice(WRITTEN[slot])
        return self._struct(part, deep)


class TooDeep(Exception):
    """The drawn part would hold too much, or what no drawing can say."""
