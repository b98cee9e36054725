"""The names in the vocabulary of abilities: closed sets from which a slot takes one."""

from __future__ import annotations

from typing import Literal, TypeAlias

Who: TypeAlias = Literal[
    "you",
    "your_team",
    "each_player",
    "each_opponent",
    "each_other_player",
    "that_player",
    "target",
    "active_player",
    "defending_player",
    "attacking_player",
]
"""Players. `that_player` is the one of the innermost event or group."""

GROUPS: tuple[Who, ...] = ("your_team", "each_player", "each_opponent", "each_other_player")
"""Words for several players, taken one by one: within, `that_player` is the one at hand."""

TargetPlayer: TypeAlias = Literal["any_player", "opponent"]
"""Players that can be chosen as a target."""

AnyTarget: TypeAlias = Literal["any_target"]
"""All that can be dealt damage: any player, creature, planeswalker or battle."""

Duration: TypeAlias = Literal["end_of_turn", "your_next_turn"]
"""How long changes last that a spell or ability makes."""

StepWord: TypeAlias = Literal["upkeep", "draw", "precombat_main", "end"]
"""Steps at whose beginning an ability may trigger."""

WhoseStep: TypeAlias = Literal["you", "each_player", "each_opponent", "each"]
"""Whose step: `each` is every step of that name, however many players share it."""

SkipWord: TypeAlias = Literal["turn", "untap", "upkeep", "draw", "main", "combat"]
"""What is skipped: a turn, a step, a main or combat phase."""

SkipAlwaysWord: TypeAlias = Literal["untap", "upkeep", "draw", "main", "combat"]
"""What can be skipped each time: all but turns, of which one has to be taken."""

AddedStepWord: TypeAlias = Literal["upkeep", "end"]
"""Steps that can be added to a phase."""

PhaseWord: TypeAlias = Literal["combat", "main"]
"""Phases that can be added to a turn."""

Keyword: TypeAlias = Literal[
    "defender",
    "devoid",
    "double_strike",
    "first_strike",
    "flash",
    "flying",
    "haste",
    "hexproof",
    "infect",
    "menace",
    "opening_hand",
    "shroud",
    "trample",
    "vigilance",
]

CantDo: TypeAlias = Literal[
    "attack",
    "block",
    "attack_alone",
    "attack_together",
    "block_alone",
    "cast",
    "gain_life",
    "get_poison",
    "lose_for_life",
    "lose_life",
    "lose_the_game",
    "win_the_game",
]
"""What something can keep objects, or players, from; `lose_for_life` is losing at 0 or less."""

CounterKind: TypeAlias = Literal[
    "+1/+1", "-1/-1", "energy", "experience", "poison", "quest", "strife"
]
"""Counters that objects and players have."""

Replaceable: TypeAlias = Literal["damage", "draw", "gain_life", "lose_life"]
"""Events that something can replace before they happen."""

ObjectState: TypeAlias = Literal["attacking", "face_down", "tapped"]
"""What an object is doing, or how it lies, at the moment."""

ColourOrChosen: TypeAlias = Literal["white", "blue", "black", "red", "green", "chosen"]
"""A colour, or the colour chosen for the source."""

ColourOrAny: TypeAlias = Literal["white", "blue", "black", "red", "green", "any"]
"""A colour of mana, or any one that the player likes."""
