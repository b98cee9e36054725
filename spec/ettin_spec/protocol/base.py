"""The root of every message: frozen, compact, tolerant of fields it does not know."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A value that crosses the wire. Defaults are left out; unknown fields are ignored."""


class StepName(StrEnum):
    """Where a game stands; the names are those of the flow file's places."""

    MULLIGANS = "mulligans"
    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat_main"
    BEGINNING_OF_COMBAT = "beginning_of_combat"
    DECLARE_ATTACKERS = "declare_attackers"
    DECLARE_BLOCKERS = "declare_blockers"
    COMBAT_DAMAGE = "combat_damage"
    END_OF_COMBAT = "end_of_combat"
    POSTCOMBAT_MAIN = "postcombat_main"
    END = "end"
    CLEANUP = "cleanup"
    OVER = "over"


class AlternativeCost(StrEnum):
    """Costs, by their keyword, that a player may pay for a spell in place of its mana cost."""

    EVOKE = "evoke"
    OVERLOAD = "overload"
    SPECTACLE = "spectacle"


class Colour(StrEnum):
    """The five colours."""

    WHITE = "white"
    BLUE = "blue"
    BLACK = "black"
    RED = "red"
    GREEN = "green"


class Daytime(StrEnum):
    """What the game holds it to be."""

    DAY = "day"
    NIGHT = "night"


class CounterKind(StrEnum):
    """The kinds of counters that objects and players have."""

    PLUS = "+1/+1"
    MINUS = "-1/-1"
    POISON = "poison"
    ENERGY = "energy"
    EXPERIENCE = "experience"
    LOYALTY = "loyalty"
    DEFENSE = "defense"
    QUEST = "quest"
    STRIFE = "strife"
    EON = "eon"
    HOUR = "hour"
    PLAGUE = "plague"
    LORE = "lore"
    CHARGE = "charge"


class Kind(StrEnum):
    """Common nouns for objects that need no name of their own."""

    CREATURE = "creature"
    SAPROLING = "saproling"
    GOBLIN = "goblin"
    ANGEL = "angel"
    CLUE = "clue"
    BEAST = "beast"
    DRAGON = "dragon"
    ELF = "elf"
    HUMAN = "human"
    KNIGHT = "knight"
    SOLDIER = "soldier"
    SPIRIT = "spirit"
    ZOMBIE = "zombie"
    TREASURE = "treasure"
    FOOD = "food"


class GameState(StrEnum):
    """How a game, or one team's game, stands."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    GOES_ON = "goes_on"


class TurnChange(StrEnum):
    """What an effect does to the order of turns, phases and steps; the names are the flow's."""

    EXTRA_TURN = "extra_turn"
    SKIP_TURN = "skip_turn"
    SKIP_UNTAP = "skip_untap"
    SKIP_UPKEEP = "skip_upkeep"
    SKIP_DRAW = "skip_draw"
    SKIP_MAIN = "skip_main"
    SKIP_COMBAT = "skip_combat"
    EXTRA_COMBAT = "extra_combat"
    EXTRA_MAIN = "extra_main"
    EXTRA_UPKEEP = "extra_upkeep"
    EXTRA_END = "extra_end"


class Purpose(StrEnum):
    """What a choice is for: the registry from which answers are matched."""

    AFFECTED_MEMBER = "affected_member"
    DAMAGED_PLAYER = "damaged_player"
    ACTIVE_PLAYER = "active_player"
    DEFENDING_PLAYER = "defending_player"
    SACRIFICE = "sacrifice"
    MAY = "may"
    PAYMENT = "payment"
    FRIENDS = "friends"
    KEPT = "kept"
    DAMAGE = "damage"
    DAMAGE_ORDER = "damage_order"
    MODES = "modes"
    MULLIGAN = "mulligan"
    BOTTOM = "bottom"
    EXILE = "exile"
    LOOK_TO_BOTTOM = "look_to_bottom"
    LOOK_TO_GRAVEYARD = "look_to_graveyard"
    LOOK_ORDER = "look_order"
    SEARCH = "search"
    OPENING_HAND = "opening_hand"
    FROM_HAND = "from_hand"
    SIDE = "side"
    TAKEN = "taken"
    TRIGGER_ORDER = "trigger_order"
    DRAW_ORDER = "draw_order"
    ATTACKERS = "attackers"
    BLOCKERS = "blockers"
    COLOUR = "colour"
    TARGET = "target"
    DISCARD = "discard"
    PROLIFERATE = "proliferate"
    COUNTER = "counter"
    REPLACEMENT = "replacement"
    PREVENTED = "prevented"
    REDIRECTED = "redirected"
    PROTECTOR = "protector"
    OPPONENT = "opponent"
    COMMAND_ZONE = "command_zone"
    COPIED = "copied"
    ENCHANTED = "enchanted"
    LEGEND = "legend"
    RETURNED = "returned"
    ENLISTED = "enlisted"
    VOTE = "vote"
    ROOM = "room"
    MANA = "mana"


class Ballot(StrEnum):
    """What players can vote for, by the word that a card has for it; a closed list."""

    CARNAGE = "carnage"
    DEATH = "death"
    DENIAL = "denial"
    DUPLICATION = "duplication"
    HARVEST = "harvest"
    HOMAGE = "homage"
    KNOWLEDGE = "knowledge"
    NUMBERS = "numbers"
    PSYCHOSIS = "psychosis"
    SICKNESS = "sickness"
    SPROUT = "sprout"
    STRENGTH = "strength"
    TAXES = "taxes"
    TIME = "time"
    TORTURE = "torture"


class ChoiceKind(StrEnum):
    """What sort of answer a choice takes; a closed list."""

    PLAYER = "player"
    OBJECTS = "objects"
    TARGET = "target"
    MODES = "modes"
    YES_NO = "yes_no"
    NUMBER = "number"
    ORDER = "order"
    DISTRIBUTE = "distribute"
    DAMAGE = "damage"
    ATTACKERS = "attackers"
    BLOCKERS = "blockers"
    NAME = "name"
    HAND = "hand"
    OPTION = "option"
