"""Reads what an ability is, what it costs and when it triggers."""

from __future__ import annotations

from typing import Any

from cards.oracle.common import Data, named, together, type_of, with_subjects

ORDINALS = ["", "first", "second", "third", "fourth", "fifth"]


class Abilities:
    """Reads what an ability is, what it costs and when it triggers."""

    # abilities
    def spell(self, c: list[Any]) -> Data:
        return {"spell": {"do": c[0]}}

    def spell_of_friends(self, c: list[Any]) -> Data:
        foes = next(n for n, effect in enumerate(c[0]) if "'each_foe'" in repr(effect))
        sides = {"friends": c[0][:foes], "foes": c[0][foes:]}
        return {"spell": {"do": [{"friend_or_foe": sides}]}}

    def spell_repeated(self, c: list[Any]) -> Data:
        return {"spell": {"do": [{"repeat": {"times": c[0], "do": c[1]}}]}}

    def enters_choosing(self, _: list[Any]) -> Data:
        return {"enters": {"choose": {"word": "colour"}}}

    def enters_opponent(self, _: list[Any]) -> Data:
        return {"enters": {"choose": {"word": "opponent"}}}

    def enters_tapped(self, _: list[Any]) -> Data:
        return {"enters": {"tapped": True}}

    def exert(self, c: list[Any]) -> Data:
        return {"exert": {"do": c[0]}}

    def enters_doing(self, c: list[Any]) -> Data:
        return {"enters_doing": c[0]}

    def enters_as(self, c: list[Any]) -> Data:
        return {"enters_as": {"type": type_of(c[0]), "card_in": "graveyard"}}

    def enters_as_of(self, c: list[Any]) -> Data:
        return {"enters_as": {"of": c[0], **(c[1] or {})}}

    def exception(self, c: list[Any]) -> Data:
        return {"also": type_of(c[0])}

    def body_both(self, c: list[Any]) -> Data:
        return {"body": {"power": c[0], "toughness": c[0]}}

    def body_power(self, c: list[Any]) -> Data:
        return {"body": {"power": c[0]}}

    def free(self, c: list[Any]) -> Data:
        return {"free": {"if": c[0]}}

    def deck_leads(self, _: list[Any]) -> Data:
        return {"deck": {"leads": True}}

    def deck_any(self, _: list[Any]) -> Data:
        return {"deck": {"copies": "any"}}

    def deck_most(self, c: list[Any]) -> Data:
        return {"deck": {"copies": c[0]}}

    def activated(self, c: list[Any]) -> Data:
        restriction = c[2] if len(c) > 2 and c[2] is not None else {}
        return {"activate": {"cost": c[0], "do": c[1], **restriction}}

    def only_if_so(self, c: list[Any]) -> Data:
        return {"if": c[0]}

    def only_when(self, c: list[Any]) -> Data:
        *moments, once = c
        return {"if": together(moments), **({"a_turn": 1} if once else {})}

    def only_once(self, _: list[Any]) -> Data:
        return {"a_turn": 1}

    def by_any_player(self, _: list[Any]) -> Data:
        return {"by": "any_player"}

    def only_times(self, c: list[Any]) -> Data:
        return {"a_turn": c[0]}

    def cast_only(self, c: list[Any]) -> Data:
        return {"cast_only": together(c)}

    # moments
    def during(self, c: list[Any]) -> Data:
        return {"during": {"part": str(c[0])}}

    def during_of(self, c: list[Any]) -> Data:
        return {"during": {"of": c[0], "part": str(c[1])}}

    def before_attackers(self, _: list[Any]) -> Data:
        return {"before": "attackers"}

    def as_a_sorcery(self, _: list[Any]) -> Data:
        return {"sorcery_time": "you"}

    def trigger(self, c: list[Any]) -> Data:
        condition = {"if": c[1]} if c[1] is not None else {}
        return {"trigger": {"when": c[0], "do": c[2:], **condition}}

    def static(self, c: list[Any]) -> Data:
        condition = {"if": c[0]} if c[0] is not None else {}
        changes = [*c[1], *c[2:]]
        return {"static": {"changes": changes, **condition}}

    def changes(self, c: list[Any]) -> list[Data]:
        return with_subjects(c)

    opening_hand = named("opening_hand")
    effects = list
    effect_chain = list
    action_chain = list
    costs = list

    # costs
    cost_tap = named("tap")

    def cost_mana(self, c: list[Any]) -> Data:
        return {"mana": str(c[0]).upper()}

    def cost_x_life(self, _: list[Any]) -> Data:
        return {"life": {"variable": "X"}}

    def cost_life(self, c: list[Any]) -> Data:
        return {"life": c[0]}

    def cost_half(self, _: list[Any]) -> Data:
        return {"life": {"half_up": {"life": "you"}}}

    def cost_energy(self, c: list[Any]) -> Data:
        return {"counters": {"counter": "energy", "number": c[0]}}

    def cost_sacrifice(self, c: list[Any]) -> Data:
        return {"sacrifice": c[0]}

    def cost_sacrifice_some(self, c: list[Any]) -> Data:
        return {"sacrifice_some": {"what": c[1], "number": c[0]}}

    def cost_sacrifice_any(self, c: list[Any]) -> Data:
        return {"sacrifice_some": {"what": c[0], "number": "any_number"}}

    def cost_damage(self, c: list[Any]) -> Data:
        return {"take_damage": c[0]}

    def one_of_costs(self, c: list[Any]) -> Data:
        return {"one_of": c}

    def additional(self, c: list[Any]) -> Data:
        *costs, less = c
        return {"additional": {"cost": costs, **({"less": less} if less else {})}}

    def cheaper(self, c: list[Any]) -> int:
        return int(str(c[0]).strip("{}"))

    def cost_loyalty(self, c: list[Any]) -> Data:
        if c[0] == "−x":
            return {"loyalty": "-X"}
        return {"loyalty": int(str(c[0]).replace("−", "-"))}

    def cost_discard(self, c: list[Any]) -> Data:
        return {"discard": c[0]}

    def cost_exile(self, c: list[Any]) -> Data:
        return {"exile_from_graveyard": type_of(c[0])}

    def cost_exile_itself(self, _: list[Any]) -> Data:
        return {"exile_itself": "graveyard"}

    def cost_remove(self, c: list[Any]) -> Data:
        return {"remove": {"counter": str(c[1]), "number": c[0]}}

    def cost_return(self, _: list[Any]) -> Data:
        return {"return_to_hand": "itself"}

    def cost_return_one(self, c: list[Any]) -> Data:
        if c[0] == "itself":
            return self.cost_return(c)
        return {"return_one": {key: says for key, says in c[0].items() if key != "controller"}}

    # events
    def event_step(self, c: list[Any]) -> Data:
        of, first, step, _ = c
        return {"step": {"step": step, "of": of, **({"first": True} if first else {})}}

    def combat_begins(self, c: list[Any]) -> Data:
        return {"step": {"step": "beginning_of_combat", "of": c[0]}}

    def enters_self(self, _: list[Any]) -> Data:
        return {"enters": "itself"}

    def enters_other(self, c: list[Any]) -> Data:
        return {"enters": c[0]}

    def leaves_worn(self, c: list[Any]) -> Data:
        return {"leaves": c[0]}

    def dies_worn(self, c: list[Any]) -> Data:
        return {"dies": c[0]}

    def leaves_self(self, _: list[Any]) -> Data:
        return {"leaves": "itself"}

    def leaves_other(self, c: list[Any]) -> Data:
        return {"leaves": c[0]}

    def dies_self(self, _: list[Any]) -> Data:
        return {"dies": "itself"}

    def dies_other(self, c: list[Any]) -> Data:
        return {"dies": c[0]}

    def gains(self, _: list[Any]) -> Data:
        return {"gains_life": {"who": "you"}}

    def loses(self, _: list[Any]) -> Data:
        return {"loses_life": {"who": "you"}}

    def casts(self, c: list[Any]) -> Data:
        kind = {"spell": c[1]} if c[1] else {}
        return {"casts": {"who": c[0], **kind, **({"has": c[2]} if c[2] else {})}}

    def casts_cheap(self, c: list[Any]) -> Data:
        return {"casts": {"who": c[0], "spell": {**(c[1] or {}), "mana_value": {"most": c[2]}}}}

    def casts_dear(self, c: list[Any]) -> Data:
        return {"casts": {"who": c[0], "spell": {**(c[1] or {}), "mana_value": {"least": c[2]}}}}

    def casts_itself(self, _: list[Any]) -> Data:
        return {"casts": {"who": "you", "spell": "itself"}}

    def casts_nth(self, c: list[Any]) -> Data:
        kind = {"spell": c[2]} if c[2] else {}
        return {"casts": {"who": c[0], "nth": ORDINALS.index(c[1]), **kind}}

    def casts_first(self, c: list[Any]) -> Data:
        return {"casts": {"who": c[0], "nth": 1, "turn_of": "each_opponent"}}

    def draws(self, c: list[Any]) -> Data:
        return {"draws": {"who": c[0]}}

    def draws_nth(self, c: list[Any]) -> Data:
        return {"draws": {"who": c[0], "nth": ORDINALS.index(c[1])}}

    def discards(self, c: list[Any]) -> Data:
        return {"discards": c[0]}

    def spell_of_type(self, c: list[Any]) -> Data:
        return {"type": type_of(c[0])}

    def cast_of_types(self, c: list[Any]) -> Data:
        return {"types": [type_of(each) for each in c]}

    def spell_not_of_type(self, c: list[Any]) -> Data:
        return {"not_type": type_of(c[0].removeprefix("non"))}

    def attacks_one(self, c: list[Any]) -> Data:
        return {"attacks": c[0] if c[0] == "itself" else {"what": c[0]}}

    def dealt_damage(self, c: list[Any]) -> Data:
        return {"dealt_damage": c[0]}

    def attacks_whom(self, c: list[Any]) -> Data:
        return {"attacks": {"what": "itself", "whom": c[0]}}

    def hits_self(self, _: list[Any]) -> Data:
        return {"hits": {"by": "itself"}}

    def is_attacked(self, c: list[Any]) -> Data:
        return {"is_attacked": c[0]}

    def hits_one_of(self, c: list[Any]) -> Data:
        return {"hits": {"by": c[0], "to": c[1]}}

    def hits_it(self, c: list[Any]) -> Data:
        return {"hits": {"by": c[0], "on": "itself"}}

    def hits_one(self, c: list[Any]) -> Data:
        return {"hits": {"by": c[0]}}

    def hits_together(self, c: list[Any]) -> Data:
        return {"hits": {"by": c[0], "together": True}}

    def cycles(self, _: list[Any]) -> Data:
        return {"cycles": "you"}

    cycles_itself = named({"cycles": "itself"})  # type: ignore[arg-type]

    def alone_self(self, _: list[Any]) -> Data:
        return {"attacks_alone": "itself"}

    def alone_one(self, c: list[Any]) -> Data:
        return {"attacks_alone": c[0]}

    def sacrificed(self, c: list[Any]) -> Data:
        return {"sacrificed": c[0]}

    def sacrificed_theirs(self, c: list[Any]) -> Data:
        return {"sacrificed": {**c[0], "controller": "each_opponent"}}

    def sacrificed_yours(self, c: list[Any]) -> Data:
        return {"sacrificed": {**c[0], "controller": "you"}}

    def targeted(self, c: list[Any]) -> Data:
        return {"becomes_target": {"what": c[0]}}

    def targeted_by_opponent(self, c: list[Any]) -> Data:
        return {"becomes_target": {"what": c[0], "whose": "each_opponent"}}

    def targeted_by_spell(self, c: list[Any]) -> Data:
        return {"becomes_target": {"what": c[0], "spell": c[1]}}

    def attack_of_yours(self, _: list[Any]) -> Data:
        return {"attacks_with": {"who": "you"}}

    def attack_with(self, c: list[Any]) -> Data:
        number = {"number": c[0]} if c[0] > 1 else {}
        such = {"what": c[1]} if c[1] != {"type": "Creature"} else {}
        return {"attacks_with": {"who": "you", **number, **such}}

    def blocks_self(self, _: list[Any]) -> Data:
        return {"blocks": "itself"}

    def blocked_self(self, _: list[Any]) -> Data:
        return {"becomes_blocked": "itself"}

    def unblocked_self(self, _: list[Any]) -> Data:
        return {"unblocked": "itself"}

    def enlists_self(self, _: list[Any]) -> Data:
        return {"enlists": "itself"}

    def tapped_self(self, _: list[Any]) -> Data:
        return {"becomes_tapped": "itself"}

    def tapped_one(self, c: list[Any]) -> Data:
        return {"becomes_tapped": c[0]}

    def turned_up_self(self, _: list[Any]) -> Data:
        return {"turned_up": "itself"}

    def turned_up_one(self, c: list[Any]) -> Data:
        return {"turned_up": c[0]}

    def untapped_self(self, _: list[Any]) -> Data:
        return {"becomes_untapped": "itself"}

    def untapped_one(self, c: list[Any]) -> Data:
        return {"becomes_untapped": c[0]}

    def taps_for_mana(self, c: list[Any]) -> Data:
        who = "each_player" if c[0] == "everybody" else c[0]
        return {"taps_for_mana": {"who": who, "what": c[1]}}

    def puts_counters(self, c: list[Any]) -> Data:
        return {"puts_counters": {"who": "you", "counter": str(c[0]), "on": c[1]}}

    def uses_loyalty(self, c: list[Any]) -> Data:
        return {"uses_loyalty": {**c[0], "controller": "you"}}

    def state(self, c: list[Any]) -> Data:
        return {"state": c[0]}

    by_you, by_opponent = named("you"), named("each_opponent")
    by_anybody = named("each_player")
    of_you, of_each = named("you"), named("each")
    of_enchanted = named("enchanted_player")
    of_chosen = named("chosen_player")
    of_next_turn, of_that_turn = named("next_turn"), named("that_turn")
    of_each_player, of_each_opponent = named("each_player"), named("each_opponent")
    upkeep, draw_step, end_step = named("upkeep"), named("draw"), named("end")
    precombat_main, untap_step = named("precombat_main"), named("untap")
    turn, main, combat = named("turn"), named("main"), named("combat")
