"""The names in the vocabulary of abilities: closed sets from which a slot takes one."""

from __future__ import annotations

from typing import Literal, TypeAlias

Who: TypeAlias = Literal[
    "you",
    "your_team",
    "each_player",
    "each_opponent",
    "each_other_player",
    "each_friend",
    "each_foe",
    "that_player",
    "target",
    "second_target",
    "target_controller",
    "active_player",
    "defending_player",
    "attacking_player",
    "enchanted_player",
    "chosen_player",
    "that_controller",
]
"""Players. `that_player` is the one of the innermost event or group, `target_controller` who
controlled the target as the spell or ability began to resolve, `that_controller` who controlled
the object of the event, `each_friend` and `each_foe` those
whom it has called so."""

GROUPS: tuple[Who, ...] = (
    "your_team",
    "each_player",
    "each_opponent",
    "each_other_player",
    "each_friend",
    "each_foe",
)
"""Words for several players, taken one by one: within, `that_player` is the one at hand."""

TargetPlayer: TypeAlias = Literal["any_player", "opponent"]
"""Players that can be chosen as a target."""

ChosenCost: TypeAlias = Literal["kicker", "surge", "evoke", "spectacle"]
"""Costs that a player may pay for a spell, beside its mana cost or in its place."""

HowManyModes: TypeAlias = Literal["one", "two", "one_or_more", "any_number"]
"""How many of its modes are chosen for a spell or ability, each once at most."""

SoMany: TypeAlias = Literal["any_number"]
"""How many permanents are sacrificed where a cost leaves it to the player."""

Countered: TypeAlias = Literal["target", "that_spell"]
"""What is countered: the target, or the spell or ability of the event."""

CastSpell: TypeAlias = Literal["spell_cast"]
"""The spell that the event is about, be it gone from the stack by now."""

AnyTarget: TypeAlias = Literal["any_target"]
"""All that can be dealt damage: any player, creature, planeswalker or battle."""

CardsPut: TypeAlias = Literal["target", "targets", "itself"]
"""Which cards come from graveyards: the target, those that are chosen, or the one that says so."""

Duration: TypeAlias = Literal["end_of_turn", "end_of_combat", "your_next_turn"]
"""How long changes last that a spell or ability makes."""

TriggersUntil: TypeAlias = Literal["end_of_turn", "your_next_turn"]
"""How long an ability triggers that a spell or ability leaves behind."""

AsLongAs: TypeAlias = Literal["source_leaves"]
"""As long as the permanent that has begun it remains on the battlefield."""

UntapStep: TypeAlias = Literal["next_untap_step"]
"""Until a permanent's controller, or each player who is meant, has had an untap step."""

StepWord: TypeAlias = Literal["upkeep", "draw", "precombat_main", "beginning_of_combat", "end"]
"""Steps at whose beginning an ability may trigger."""

WhoseStep: TypeAlias = Literal[
    "you", "each_player", "each_opponent", "each", "enchanted_player", "chosen_player"
]
"""Whose step: `each` is every step of that name, however many players share it."""

ChosenAsItEnters: TypeAlias = Literal["colour", "opponent"]
"""What is chosen as a permanent enters."""

TurnPart: TypeAlias = Literal["upkeep", "combat"]
"""Parts of a turn during which something is true."""

CombatPoint: TypeAlias = Literal["attackers"]
"""What is declared in a combat phase: a point before which something is true."""

TurnEvent: TypeAlias = Literal[
    "cards_discarded",
    "cards_drawn",
    "creatures_attacked",
    "creatures_died",
    "damage_taken",
    "life_gained",
    "life_lost",
    "spells_cast",
]
"""What is counted of what has happened to players in a turn."""

Measure: TypeAlias = Literal["power", "toughness"]
"""Numbers of objects that can be added up."""

Undone: TypeAlias = Literal["destroyed", "exiled", "sacrificed"]
"""What has become of permanents by effects before the one that counts them."""

WhoseNext: TypeAlias = Literal["each", "you", "next_turn", "that_turn"]
"""Which later step: the next one, whosever it is or of the controller's team, that of the next
turn, or that of the extra turn which has just been given."""

SkipWord: TypeAlias = Literal["turn", "untap", "upkeep", "draw", "main", "combat"]
"""What is skipped: a turn, a step, a main or combat phase."""

SkipAlwaysWord: TypeAlias = Literal["untap", "upkeep", "draw", "main", "combat"]
"""What can be skipped each time: all but turns, of which one has to be taken."""

LaterStepWord: TypeAlias = Literal[
    "upkeep", "draw", "precombat_main", "beginning_of_combat", "end_of_combat", "end"
]
"""Steps with which what was to come later comes."""

AddedStepWord: TypeAlias = Literal["upkeep", "end"]
"""Steps that can be added to a phase."""

PhaseWord: TypeAlias = Literal["combat", "main"]
"""Phases that can be added to a turn."""

Rest: TypeAlias = Literal["sacrifice", "tap"]
"""What becomes of the rest where players have chosen what to keep."""

OwnZone: TypeAlias = Literal["battlefield", "command_zone", "graveyard"]
"""Where an ability asks whether its own object is; it works there."""

NeighbourSide: TypeAlias = Literal["right", "chosen_side"]
"""On which side a player's neighbour sits: the right, or the one that the controller chooses as it
happens, for everybody."""

Destination: TypeAlias = Literal["battlefield", "graveyard", "hand", "library_top"]
"""Where a card goes that is found in a library."""

Layout: TypeAlias = Literal["modal", "split"]
"""What a second face is to the first, where it is not one into which a permanent transforms: the
other side, of which either is played, or the other half."""

Keyword: TypeAlias = Literal[
    "aftermath",
    "assist",
    "banding",
    "deathtouch",
    "defender",
    "devoid",
    "double_strike",
    "enlist",
    "fear",
    "first_strike",
    "flash",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "infect",
    "intimidate",
    "lifelink",
    "melee",
    "menace",
    "myriad",
    "opening_hand",
    "phasing",
    "prowess",
    "reach",
    "shroud",
    "storm",
    "trample",
    "undaunted",
    "vigilance",
]

MayPlay: TypeAlias = Literal["cast_now", "play_this_turn", "play_next_turn", "play_while_exiled"]
"""When a card can be played that an effect exiles: cast as that effect is applied, or played."""

CastTime: TypeAlias = Literal["any_time", "as_sorcery"]
Activator: TypeAlias = Literal["any_player"]
"""When spells can be cast: as though they had flash, or when a sorcery could be and never else."""

PlayersKeyword: TypeAlias = Literal["hexproof", "protection_from_everything", "shroud"]
"""Keywords that players can have."""

CantDo: TypeAlias = Literal[
    "attack",
    "be_blocked",
    "block",
    "attack_alone",
    "attack_together",
    "be_countered",
    "be_regenerated",
    "block_alone",
    "cast",
    "gain_life",
    "get_poison",
    "lose_for_life",
    "lose_life",
    "lose_the_game",
    "search",
    "win_the_game",
]
"""What something can keep objects, or players, from; `lose_for_life` is losing at 0 or less."""

MustDo: TypeAlias = Literal["attack", "block", "be_blocked", "be_blocked_by_all"]
"""What something can require of creatures, each combat, if they are able; `be_blocked` asks for
one blocker, `be_blocked_by_all` for each creature that is able to block."""

CounterKind: TypeAlias = Literal[
    "+1/+1",
    "-1/-1",
    "energy",
    "experience",
    "poison",
    "quest",
    "strife",
    "eon",
    "hour",
    "plague",
    "charge",
]
"""Counters that objects and players have."""

Replaceable: TypeAlias = Literal[
    "damage", "damage_of", "draw", "gain_life", "lose_life", "put_counters"
]
"""Events that something can replace before they happen."""

Avertable: TypeAlias = Literal["draw", "lose_the_game"]
"""Events in place of which something else can be done."""

ObjectState: TypeAlias = Literal["attacking", "face_down", "tapped", "unblocked", "untapped"]
"""What an object is doing, or how it lies, at the moment."""

ColourOrChosen: TypeAlias = Literal["white", "blue", "black", "red", "green", "chosen"]
"""A colour, or the colour chosen for the source."""

ColourOrAny: TypeAlias = Literal[
    "white", "blue", "black", "red", "green", "colourless", "any", "produced"
]
"""A colour of mana or none, or any one that the player likes, or of those just produced."""

OTHER_SUBTYPES = frozenset(
    """
    Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator
    Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium
    Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine
    Forest Island Mountain Plains Swamp
    Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza's
    """.split()  # noqa: SIM905 -- a name a line is longer
)
"""Subtypes of artifacts, enchantments and lands, which a creature of such a type can have."""

Ends: TypeAlias = Duration | UntapStep | AsLongAs
"""When changes end that a spell or ability makes."""
