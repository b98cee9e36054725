"""Reads conditions and numbers."""

from __future__ import annotations

from typing import Any

from cards.oracle.common import Data, named, together, type_of


class Numbers:
    """Reads conditions and numbers."""

    def variable(self, _: list[Any]) -> Data:
        return {"variable": "X"}

    def twice_so_much(self, c: list[Any]) -> Data:
        return {"twice": c[0]}

    # conditions
    def condition(self, c: list[Any]) -> Data:
        return together(c)

    def life_or_more(self, c: list[Any]) -> Data:
        return {"at_least": [{"life": c[0]}, c[1]]}

    def life_or_less(self, c: list[Any]) -> Data:
        return {"at_least": [c[1], {"life": c[0]}]}

    def lost_none(self, _: list[Any]) -> Data:
        return {"at_least": [0, _happened("life_lost", "you")]}

    def gained_now(self, c: list[Any]) -> Data:
        return {"at_least": [_happened("life_gained", "you"), c[0]]}

    def gained_any(self, c: list[Any]) -> Data:
        return {"at_least": [_happened("life_gained", c[0]), 1]}

    def discarded_now(self, c: list[Any]) -> Data:
        return {"at_least": [_happened("cards_discarded", c[0]), 1]}

    def attacked_now(self, c: list[Any]) -> Data:
        return {"at_least": [_happened("creatures_attacked", c[0]), 1]}

    def damaged_now(self, c: list[Any]) -> Data:
        return {"at_least": [_happened("damage_taken", c[0]), 1]}

    def died_now(self, _: list[Any]) -> Data:
        return {"at_least": [{"happened": {"what": "creatures_died"}}, 1]}

    def some_exiled(self, _: list[Any]) -> Data:
        return {"at_least": [{"cards_exiled_with": "itself"}, 1]}

    def died_of(self, c: list[Any]) -> Data:
        return {"at_least": [_happened("creatures_died", c[0]), 1]}

    def hand_or_fewer(self, c: list[Any]) -> Data:
        return {"at_least": [c[1], {"cards_in_hand": c[0]}]}

    def library_not_empty(self, c: list[Any]) -> Data:
        return {"at_least": [{"cards_in_library": c[0]}, 1]}

    def library(self, c: list[Any]) -> Data:
        return {"cards_in_library": c[0]}

    def measure_library(self, _: list[Any]) -> Data:
        return {"cards_in_library": "that_player"}

    def hand_empty(self, c: list[Any]) -> Data:
        return {"at_least": [0, {"cards_in_hand": c[0]}]}

    def counters_or_more(self, c: list[Any]) -> Data:
        return {"at_least": [{"counters": {"on": c[0], "counter": c[2]}}, c[1]]}

    def is_or_less(self, c: list[Any]) -> Data:
        return {"at_least": [c[1], c[0]]}

    def is_or_more(self, c: list[Any]) -> Data:
        return {"at_least": [c[0], c[1]]}

    def at_least(self, c: list[Any]) -> Data:
        return {"at_least": c}

    def less(self, c: list[Any]) -> Data:
        return {"more": [c[1], c[0]]}

    def more(self, c: list[Any]) -> Data:
        return {"more": c}

    def odd(self, c: list[Any]) -> Data:
        return {"odd": c[0]}

    def some(self, c: list[Any]) -> Data:
        return {"some": {**c[1], "controller": c[0]}}

    def some_there(self, c: list[Any]) -> Data:
        return {"some": c[0]}

    def none(self, c: list[Any]) -> Data:
        return {"none": {**c[1], "controller": c[0]}}

    def some_attacking(self, c: list[Any]) -> Data:
        return {"some": {"type": "Creature", "attacking": c[0]}}

    def fits(self, c: list[Any]) -> Data:
        return {"fits": {"what": c[0], "filter": c[1]}}

    def revealed_is(self, c: list[Any]) -> Data:
        return {"revealed_is": type_of(c[0])}

    def target_is(self, c: list[Any]) -> Data:
        return {"target_is": type_of(c[0])}

    command_zone, on_battlefield = named("command_zone"), named("battlefield")
    in_own_graveyard = named("graveyard")

    def in_zone(self, c: list[Any]) -> Data:
        return {"in_zone": c}

    def controls_commander(self, c: list[Any]) -> Data:
        return {"controls_commander": c[0]}

    def is_monarch(self, c: list[Any]) -> Data:
        return {"monarch": c[0]}

    def has_initiative(self, c: list[Any]) -> Data:
        return {"initiative": c[0]}

    def completed_dungeon(self, c: list[Any]) -> Data:
        return {"completed_dungeon": c[0]}

    def was_kicked(self, _: list[Any]) -> Data:
        return {"cost_paid": "kicker"}

    def was_surged(self, _: list[Any]) -> Data:
        return {"cost_paid": "surge"}

    def was_spectacle(self, _: list[Any]) -> Data:
        return {"cost_paid": "spectacle"}

    def poisoned(self, c: list[Any]) -> Data:
        return {"poisoned": c[0]}

    def turn_of(self, c: list[Any]) -> Data:
        return {"turn_of": c[0]}

    def first_draw_of_that(self, _: list[Any]) -> Data:
        return {"first_draw": "that_player"}

    def first_draw(self, _: list[Any]) -> Data:
        return {"first_draw": "you"}

    # numbers
    def number(self, c: list[Any]) -> Any:
        return c[0]

    def life(self, c: list[Any]) -> Data:
        return {"life": c[0]}

    def starting_life(self, c: list[Any]) -> Data:
        return {"starting_life": c[0]}

    def power_of(self, c: list[Any]) -> Data:
        return {"power": c[0]}

    def mana_value_of(self, c: list[Any]) -> Data:
        return {"mana_value": c[0]}

    def toughness_of(self, c: list[Any]) -> Data:
        return {"toughness": c[0]}

    def count(self, c: list[Any]) -> Data:
        return {"count": c[0]}

    def half_down(self, c: list[Any]) -> Data:
        return {"half_down": c[0]}

    def half_up(self, c: list[Any]) -> Data:
        return {"half_up": c[0]}

    def third_up(self, c: list[Any]) -> Data:
        return {"third_up": c[0]}

    def minus_of(self, c: list[Any]) -> Data:
        return {"minus": c}

    def votes(self, c: list[Any]) -> Data:
        return {"votes": str(c[0])}

    def more_votes(self, c: list[Any]) -> Data:
        return {"more": [{"votes": str(c[0])}, {"votes": str(c[1])}]}

    def as_many_votes(self, c: list[Any]) -> Data:
        return {"at_least": [{"votes": str(c[0])}, {"votes": str(c[1])}]}

    def twice_of(self, c: list[Any]) -> Data:
        return {"twice": c[0]}

    def lowest(self, c: list[Any]) -> Data:
        return {"lowest": {"among": c[1], "value": c[0]}}

    def highest(self, c: list[Any]) -> Data:
        return {"highest": {"among": c[1], "value": c[0]}}

    def devotion(self, c: list[Any]) -> Data:
        return {"devotion": str(c[0])}

    def counters(self, c: list[Any]) -> Data:
        return {"counters": {"on": "itself", "counter": c[0]}}

    def player_counters(self, c: list[Any]) -> Data:
        return {"player_counters": {"of": c[1], "counter": c[0]}}

    def counter_kinds(self, c: list[Any]) -> Data:
        return {"counter_kinds": c[0]}

    def hand(self, c: list[Any]) -> Data:
        return {"cards_in_hand": c[0]}

    def graveyard(self, c: list[Any]) -> Data:
        return {"cards_in_graveyard": {"of": "you", "types": [type_of(each) for each in c]}}

    def whole_graveyard(self, c: list[Any]) -> Data:
        return {"cards_in_graveyard": {"of": c[0]}}

    def types_in_graveyards(self, _: list[Any]) -> Data:
        return {"types_in_graveyard": "each_player"}

    def number_of_players(self, _: list[Any]) -> Data:
        return {"players": "each_player"}

    def opponents_attacked(self, _: list[Any]) -> Data:
        return {"opponents_attacked": "you"}

    def number_of_opponents(self, _: list[Any]) -> Data:
        return {"players": "each_opponent"}

    def plus_of(self, c: list[Any]) -> Data:
        return {"plus": c}

    def drawn_now(self, c: list[Any]) -> Data:
        return _happened("cards_drawn", c[0])

    def cast_now(self, c: list[Any]) -> Data:
        return _happened("spells_cast", c[0])

    def of_the_event(self, _: list[Any]) -> Data:
        return {"the": "event"}

    def life_lost_so(self, _: list[Any]) -> Data:
        return {"the": "lose_life"}

    def mana_paid_so(self, _: list[Any]) -> Data:
        return {"the": "pay_any_mana"}

    def counters_lost_so(self, _: list[Any]) -> Data:
        return {"the": "lose_counters"}

    def discarded(self, _: list[Any]) -> Data:
        return {"theirs": "discard"}

    def discarded_together(self, _: list[Any]) -> Data:
        return {"the": "discard.counted"}

    def measure_discarded_cards(self, _: list[Any]) -> Data:
        return {"theirs": "discard.counted"}

    def measure_life(self, _: list[Any]) -> Data:
        return {"life": "that_player"}

    def measure_hand(self, _: list[Any]) -> Data:
        return {"cards_in_hand": "that_player"}

    def measure_discarded(self, _: list[Any]) -> Data:
        return {"theirs": "discard"}

    def so_much(self, c: list[Any]) -> Any:
        return c[0]

    def twice_that(self, _: list[Any]) -> Data:
        return {"twice": {"the": "event"}}

    def highest_of(self, c: list[Any]) -> Data:
        return {"highest": {"among": c[0], "value": c[1]}}

    def cards_revealed(self, c: list[Any]) -> Data:
        if not c[0]:
            return {"cards_revealed": {}}
        slot = "not_type" if c[0].startswith("non") else "type"
        return {"cards_revealed": {slot: c[0].removeprefix("non").capitalize()}}

    def this_way(self, c: list[Any]) -> Data:
        kind, who, was = c
        sort = {"type": type_of(kind)} if type_of(kind) != "Permanent" else {}
        return {"this_way": {"was": str(was), **sort, **({"of": who} if who else {})}}

    def total_this_way(self, c: list[Any]) -> Data:
        measure, kind, was = c
        sort = {"type": type_of(kind)} if type_of(kind) != "Permanent" else {}
        return {"this_way": {"was": str(was), **sort, "total": str(measure)}}

    def party(self, c: list[Any]) -> Data:
        return {"party": c[0]}

    def revealed(self, _: list[Any]) -> Data:
        return {"the": "reveal_top"}

    def that_much(self, _: list[Any]) -> Data:
        return {"the": "event"}

    def equal_to(self, c: list[Any]) -> Any:
        return c[0]


def _happened(what: str, who: str) -> Data:
    return {"happened": {"what": what, "of": who}}
