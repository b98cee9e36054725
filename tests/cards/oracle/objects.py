"""Reads who and what is spoken of."""

from __future__ import annotations

from typing import Any

from cards.oracle.common import Data, named, type_of

TYPES = {"Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker"}


class Objects:
    """Reads who and what is spoken of."""

    targets: list[Any]
    up_to: bool

    def _chosen(self, target: Any) -> str:
        """The name by which one of one or two targets is known."""
        self.targets.append(target)
        return "target" if len(self.targets) == 1 else "second_target"

    you, each_player, each_opponent = named("you"), named("each_player"), named("each_opponent")
    each_other_player = named("each_other_player")
    each_friend, each_foe = named("each_friend"), named("each_foe")
    your_team, that_player = named("your_team"), named("that_player")
    active_player, defending_player = named("active_player"), named("defending_player")
    enchanted_player = named("enchanted_player")
    chosen_player = named("chosen_player")
    attacking_player, everybody = named("attacking_player"), named("everybody")
    anybodys = named("anybodys")
    itself, itself_one = named("itself"), named("itself")
    that_card = named("that_object")
    that_object, enchanted = named("that_object"), named("enchanted")
    equipped, created, picked = named("equipped"), named("created"), named("picked")
    that_controller, voted = named("that_controller"), named("voted")

    def target_player(self, _: list[Any]) -> str:
        return self._chosen({"who": "any_player"})

    def _need_not_be_chosen(self, name: str) -> str:
        self.up_to = True
        return name

    def up_to_target_player(self, c: list[Any]) -> str:
        return self._need_not_be_chosen(self.target_player(c))

    def up_to_target_opponent(self, c: list[Any]) -> str:
        return self._need_not_be_chosen(self.target_opponent(c))

    def up_to_target_card(self, c: list[Any]) -> str:
        return self._need_not_be_chosen(self.target_card(c))

    def up_to_target_object(self, c: list[Any]) -> str:
        return self._need_not_be_chosen(self.target_object(c))

    def up_to_any_target(self, c: list[Any]) -> Data:
        self.up_to = True
        return self.to_any_target(c)

    def two_objects(self, c: list[Any]) -> str:
        self._chosen({"what": c[0]})
        self._chosen({"what": {**c[0]}, "another": True})
        return "targets"

    def up_to_two_objects(self, c: list[Any]) -> str:
        return self._need_not_be_chosen(self.two_objects(c))

    def target_object(self, c: list[Any]) -> str:
        return self._chosen({"what": c[0]})

    def other_target_object(self, c: list[Any]) -> str:
        if self.targets:
            return self._chosen({"what": c[0], "another": True})
        return self._chosen({"what": {**c[0], "other": True}})

    def target_opponent(self, _: list[Any]) -> str:
        return self._chosen({"who": "opponent"})

    def by_target_player(self, c: list[Any]) -> Data:
        return {"controller": self.target_player(c)}

    def by_target_opponent(self, c: list[Any]) -> Data:
        return {"controller": self.target_opponent(c)}

    def target_card(self, c: list[Any]) -> str:
        named = "permanent" if c[0] == "permanent" else c[0] and type_of(c[0])
        kind = {"type": named} if named is not None else {}
        whose = {"whose": c[1]} if c[1] != "anybodys" else {}
        return self._chosen({"card_in": "graveyard", **kind, **whose})

    its_controller = named("target_controller")

    def counter(self, c: list[Any]) -> Data:
        return {"counter": self._chosen({"spell": c[0]})}

    def copy_that_spell(self, _: list[Any]) -> Data:
        return {"copy_spell": "target" if self.targets else "spell_cast"}

    def copy_spell(self, c: list[Any]) -> Data:
        return {"copy_spell": self._chosen({"spell": c[0]})}

    def counter_ability(self, _: list[Any]) -> Data:
        return {"counter": self._chosen({"ability": "any"})}

    def counter_that(self, _: list[Any]) -> Data:
        return {"counter": "that_spell"}

    def spell_noun(self, c: list[Any]) -> Data:
        without, kind, whose = c
        return {
            **({"not_type": type_of(without.removeprefix("non"))} if without else {}),
            **({"type": type_of(kind)} if kind else {}),
            **({"controller": whose} if whose else {}),
        }

    def spell_of_types(self, c: list[Any]) -> Data:
        *kinds, whose = c
        types = {"types": [type_of(kind) for kind in kinds]}
        return {**types, **({"controller": whose} if whose else {})}

    def to_players(self, c: list[Any]) -> Data:
        return {"to": c[0]}

    def on_objects(self, c: list[Any]) -> Data:
        return {"on": c[0]}

    def both(self, c: list[Any]) -> Data:
        return {"to": c[0], "on": c[1]}

    def to_any_target(self, _: list[Any]) -> Data:
        name = self._chosen("any_target")
        return {"to": name, "on": name}

    def to_creature_or_player(self, c: list[Any]) -> Data:
        name = self._chosen({"who": "any_player", "what": c[0]})
        return {"to": name, "on": name}

    def group(self, c: list[Any]) -> Data:
        return {**c[1], **({"other": True} if c[0] else {})}

    many = group

    def group_bare(self, c: list[Any]) -> Data:
        return c[0]

    just_one = group_bare

    def one_of(self, c: list[Any]) -> Data:
        return c[0]

    def one_other(self, c: list[Any]) -> Data:
        return {**c[0], "other": True}

    def noun_phrase(self, c: list[Any]) -> Data:
        found: Data = {}
        for part in c:
            legendary = found.get("type") == "Legendary" and "type" in part
            found |= {"types": [part["type"]]} if legendary else part
        return found

    def pre(self, c: list[Any]) -> Data:
        return c[0]

    def coloured(self, c: list[Any]) -> Data:
        return {"colour": str(c[0])}

    def of_type(self, c: list[Any]) -> Data:
        word = type_of(c[0])
        return {"type": word} if word != "Permanent" else {}

    def of_subtype(self, c: list[Any]) -> Data:
        return {"subtype": type_of(c[0])}

    def of_both(self, c: list[Any]) -> Data:
        return {"subtype": type_of(c[0]), "type": type_of(c[1])}

    def of_types(self, c: list[Any]) -> Data:
        return {"types": [type_of(each) for each in c]}

    def has_any(self, c: list[Any]) -> Data:
        return {"has_any": c}

    def has_none(self, c: list[Any]) -> Data:
        return {"has_none": c}

    def attacks_whom_of(self, c: list[Any]) -> Data:
        return {"attacking": c[0]}

    def has_attacked(self, _: list[Any]) -> Data:
        return {"attacked": True}

    def token_of(self, c: list[Any]) -> Data:
        return {"type": type_of(c[0]), "token": True}

    def of_no_subtype(self, c: list[Any]) -> Data:
        return {"not_type": type_of(c[0])}

    def lacks(self, c: list[Any]) -> Data:
        return {"lacks": c[0]}

    def has_keyword(self, c: list[Any]) -> Data:
        return {"has": c[0]}

    def other_than(self, c: list[Any]) -> Data:
        return {"other_than": c[0]}

    def attached_to(self, c: list[Any]) -> Data:
        return {"attached_to": c[0]}

    def damaged_by(self, c: list[Any]) -> Data:
        return {"damaged_by": c[0]}

    def same_creature_type(self, c: list[Any]) -> Data:
        return {"same_creature_type_as": c[0]}

    def power(self, c: list[Any]) -> Data:
        return {"power": c[0]}

    def mana_value_least(self, c: list[Any]) -> Data:
        return {"mana_value": {"least": c[0]}}

    def mana_value_most(self, c: list[Any]) -> Data:
        return {"mana_value": {"most": c[0]}}

    def protection_from_colour(self, c: list[Any]) -> Data:
        return {"protection": {"colour": str(c[0])}}

    def protection_from_chosen(self, _: list[Any]) -> Data:
        return {"protection": {"colour": "chosen"}}

    def protection_from(self, c: list[Any]) -> Data:
        return {"protection": c[0]}

    def granted(self, c: list[Any]) -> Any:
        return c[0]

    def all_granted(self, c: list[Any]) -> list[Any]:
        return c

    def kind(self, c: list[Any]) -> str:
        words = [str(word) for each in c for word in each.children]
        types = [word for word in words if type_of(word) in TYPES]
        subtypes = [type_of(word) for word in words if type_of(word) not in TYPES]
        line = " ".join(type_of(word) for word in types)
        return f"{line} - {' '.join(subtypes)}" if subtypes else line


ADJECTIVES: dict[str, Data] = {
    "nontoken": {"token": False},
    "nonland": {"not_type": "Land"},
    "nonlegendary": {"not_type": "Legendary"},
    "legendary": {"type": "Legendary"},
    "attacking": {"state": "attacking"},
    "basic_land": {"type": "Basic"},
    "is_face_down": {"state": "face_down"},
    "is_commander": {"commander": True},
    "tapped": {"state": "tapped"},
    "unblocked": {"state": "unblocked"},
    "untapped": {"state": "untapped"},
    "chosen": {"colour": "chosen"},
    "owned_by_you": {"owner": "you"},
    "greatest_power": {"greatest": "power"},
    "by_you_controlled": {"controller": "you"},
    "by_opponents": {"controller": "each_opponent"},
    "by_team": {"controller": "your_team"},
    "by_friends": {"controller": "each_friend"},
    "by_foes": {"controller": "each_foe"},
    "by_others": {"controller": "each_other_player"},
    "by_that_player": {"controller": "that_player"},
    "by_defending": {"controller": "defending_player"},
    "by_attacking": {"controller": "attacking_player"},
    "by_enchanted": {"controller": "enchanted_player"},
}
for _word, _says in ADJECTIVES.items():
    setattr(Objects, _word, named(_says))  # type: ignore[arg-type]
