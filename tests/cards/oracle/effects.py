"""Reads what is done once."""

from __future__ import annotations

from typing import Any

from cards.oracle.common import Data, named, prevented, sized, token, type_of, with_subjects

COLOUR_OF = {
    "w": "white",
    "u": "blue",
    "b": "black",
    "r": "red",
    "g": "green",
    "c": "colourless",
}


class Effects:
    """Reads what is done once."""

    def gain(self, c: list[Any]) -> Data:
        return {"gain_life": {"who": c[0] or "you", "amount": c[1]}}

    def lose_life(self, c: list[Any]) -> Data:
        return {"lose_life": {"who": c[0], "amount": c[1]}}

    def lose_game(self, c: list[Any]) -> Data:
        return {"lose": c[0]}

    def get_counters(self, c: list[Any]) -> Data:
        return {"get_counters": {"who": c[0], "counter": c[2], **_number(c[1])}}

    def get_energy(self, c: list[Any]) -> Data:
        return {"get_counters": {"who": c[0], "counter": "energy", **_number(c[1])}}

    def get_emblem(self, c: list[Any]) -> Data:
        return {"get_emblem": {"who": c[0], "abilities": c[1]}}

    def lose_counters(self, c: list[Any]) -> Data:
        return {"lose_counters": {"who": c[0], "counter": c[1], "number": c[2]}}

    def offer_yours(self, c: list[Any]) -> Data:
        *costs, do = c
        return {"offer": {"cost": costs, "do": do}}

    def offer_each(self, c: list[Any]) -> Data:
        who, *costs, do = c
        return {"offer": {"who": who, "cost": costs, "do": do}}

    def offer_others(self, c: list[Any]) -> Data:
        who, *costs, otherwise = c
        return {"offer": {"who": who, "cost": costs, "otherwise": otherwise}}

    def offer_free(self, c: list[Any]) -> Data:
        return {"offer": {"who": c[0], "do": c[1]}}

    def draw(self, c: list[Any]) -> Data:
        return {"draw": {"who": c[0] or "you", **_number(c[1])}}

    def discard(self, c: list[Any]) -> Data:
        random = {"random": True} if c[2] else {}
        return {"discard": {"who": c[0] or "you", **_number(c[1]), **random}}

    def discard_many(self, c: list[Any]) -> Data:
        return self.discard([c[0], c[2], c[1]])

    def discard_hand(self, c: list[Any]) -> Data:
        return {"discard": {"who": c[0] or "you", "hand": True}}

    def mill(self, c: list[Any]) -> Data:
        return {"mill": {"who": c[0] or "you", **_number(c[1])}}

    def manifest(self, c: list[Any]) -> Data:
        says = {"who": c[0]} if c[0] else {}
        warded = {"warded": True} if c[1].startswith("cloak") else {}
        return {"manifest": {**says, **(_number(c[2]) if c[2] else {}), **warded}}

    def scry(self, c: list[Any]) -> Data:
        return {"scry": {"number": c[1], **({"who": c[0]} if c[0] else {})}}

    def surveil(self, c: list[Any]) -> Data:
        return {"surveil": {"number": c[1], **({"who": c[0]} if c[0] else {})}}

    def sacrifice(self, c: list[Any]) -> Data:
        number = _number(c[2]) if len(c) > 2 else {}
        return {"sacrifice": {"who": c[0] or "you", "what": c[1], **number}}

    def sacrifice_many(self, c: list[Any]) -> Data:
        who, number, what = c
        return {"sacrifice": {"who": who or "you", "what": what, **_number(number)}}

    rest_sacrificed, rest_tapped = named("sacrifice"), named("tap")

    def keep(self, c: list[Any]) -> Data:
        return {"keep": {"who": c[0], "what": c[1], "rest": c[2]}}

    def keep_many(self, c: list[Any]) -> Data:
        who, number, what, rest = c
        return {"keep": {"who": who, "what": what, "rest": rest, **_number(number)}}

    def extra_turn(self, c: list[Any]) -> Data:
        return {"extra_turn": c[0] or "you"}

    def skip_next(self, c: list[Any]) -> Data:
        return {"skip": {"who": c[0], "next": c[1]}}

    def set_life(self, c: list[Any]) -> Data:
        return {"set_life": {"who": c[0], "amount": c[1]}}

    def control_player(self, c: list[Any]) -> Data:
        return {"control_player": {"who": c[1], **({"by": c[0]} if c[0] != "you" else {})}}

    def exchange(self, c: list[Any]) -> Data:
        return {"exchange_life": c[0]}

    def win(self, _: list[Any]) -> Data:
        return {"win": "you"}

    def become_monarch(self, c: list[Any]) -> Data:
        return {"become_monarch": c[0]}

    def may(self, c: list[Any]) -> Data:
        return {"may": [c[0]]}

    def unless_pays(self, c: list[Any]) -> Data:
        do, who, cost = c
        return {"unless_pays": {"who": who, "cost": [cost], "do": do}}

    def for_each(self, c: list[Any]) -> Data:
        but = {"but": c[1]} if c[1] is not None else {}
        condition = {"if": c[2]} if c[2] is not None else {}
        return {"for_each": {"who": c[0], "do": c[3], **but, **condition}}

    def unless_chain(self, c: list[Any]) -> list[Data]:
        return c

    def later(self, c: list[Any]) -> Data:
        return {"later": {"at": {"step": c[1], "of": c[0]}, "do": c[2]}}

    def at_end_of_combat(self, c: list[Any]) -> Data:
        return {"later": {"at": {"step": "end_of_combat", "of": "each"}, "do": c[0]}}

    def this_turn(self, c: list[Any]) -> Data:
        return {"this_turn": {"when": c[0], "do": c[1]}}

    def until_your_turn(self, c: list[Any]) -> Data:
        return {"this_turn": {"when": c[0], "do": c[1], "end": "your_next_turn"}}

    def return_owners(self, _: list[Any]) -> Data:
        return {"return_exiled": {"under": "owner"}}

    def return_yours(self, _: list[Any]) -> Data:
        return {"return_exiled": {"under": "you"}}

    def return_linked(self, _: list[Any]) -> Data:
        return {"return_exiled": {"under": "owner", "which": "with_itself"}}

    def return_linked_yours(self, _: list[Any]) -> Data:
        return {"return_exiled": {"under": "you", "which": "with_itself"}}

    def extra_phases(self, c: list[Any]) -> Data:
        return {"extra_phases": c}

    def extra_step(self, c: list[Any]) -> Data:
        return {"extra_step": {"step": c[0]}}

    def extra_step_of(self, c: list[Any]) -> Data:
        return {"extra_step": {"who": c[0], "step": c[1]}}

    def add_any(self, _: list[Any]) -> Data:
        return {"add_mana": {"colour": "any"}}

    def for_votes(self, c: list[Any]) -> Data:
        return {"repeat": {"times": {"votes": str(c[0])}, "do": c[1]}}

    def vote_for(self, c: list[Any]) -> Data:
        return {"vote_for": c[0]}

    def vote(self, c: list[Any]) -> Data:
        return {"vote": {"options": [str(each) for each in c]}}

    def pay_any_mana(self, c: list[Any]) -> Data:
        return {"pay_any_mana": {"who": c[0], "as": "pay_any_mana"}}

    def add_produced(self, c: list[Any]) -> Data:
        return {"add_mana": {"colour": "produced", "who": c[0]}}

    def add_some(self, c: list[Any]) -> Data:
        return {"add_mana": {"colour": "any", "number": c[0]}}

    def add_mana(self, c: list[Any]) -> Data:
        several = [str(mana).strip("{}").split("}{") for mana in c]
        colours = [COLOUR_OF[symbols[0]] for symbols in several]
        number = {"number": len(several[0])} if len(several[0]) > 1 else {}
        return {"add_mana": {"colour": colours if len(colours) > 1 else colours[0], **number}}

    def mana_spell(self, c: list[Any]) -> Data:
        colour, without, kind = c
        return {
            **({"colour": str(colour)} if colour else {}),
            **({"not_type": type_of(without.removeprefix("non"))} if without else {}),
            **({"type": type_of(kind)} if kind else {}),
        }

    def mana_spell_of_types(self, c: list[Any]) -> Data:
        return {"types": [type_of(kind) for kind in c]}

    def mana_only(self, c: list[Any]) -> Data:
        return {"add_mana": {**c[0]["add_mana"], "remembers": {"spent_only_on": c[1]}}}

    def mana_uncountered(self, c: list[Any]) -> Data:
        return {"add_mana": {**c[0]["add_mana"], "remembers": {"uncountered": c[1]}}}

    def proliferate(self, _: list[Any]) -> Data:
        return {"proliferate": "you"}

    def reveal_top(self, _: list[Any]) -> Data:
        return {"reveal_top": {}}

    any_card = named("any_card")
    battlefield, hand_zone = named("battlefield"), named("hand")
    graveyard_zone = named("graveyard")

    def cards_up_to(self, c: list[Any]) -> Data:
        return {"up to": c[0], **c[1]}

    def card_such(self, c: list[Any]) -> Any:
        return c[0]

    def search(self, c: list[Any]) -> Data:
        what: Data = {}
        if c[0] != "any_card":
            number = {"number": c[0].pop("up to")} if "up to" in c[0] else {}
            what = {"what": c[0], **number}
        return {"search": {"to": c[1], **what, **({"tapped": True} if c[2] else {})}}

    def search_top(self, c: list[Any]) -> Data:
        return self.search([c[0], "library_top", None])

    def only_if(self, c: list[Any]) -> Data:
        otherwise = {"otherwise": c[2]} if c[2] is not None else {}
        return {"only_if": {"if": c[0], "do": c[1], **otherwise}}

    def only_if_after(self, c: list[Any]) -> Data:
        return self.only_if([c[1], c[0], c[2]])

    def until_turn_all(self, c: list[Any]) -> Data:
        return {"until": {"end": "end_of_turn", "changes": c[0]}}

    def becomes_in_combat(self, c: list[Any]) -> Data:
        change = {"becomes": {"what": c[0], "body": str(c[1]), "type": c[2]}}
        return {"until": {"end": "end_of_combat", "changes": [change]}}

    def until_next_all(self, c: list[Any]) -> Data:
        return {"until": {"end": "your_next_turn", "changes": c[0]}}

    def until_turn(self, c: list[Any]) -> Data:
        return self._until(c, "end_of_turn")

    def until_next(self, c: list[Any]) -> Data:
        return self._until(c, "your_next_turn")

    def _until(self, c: list[Any], end: str) -> Data:
        *changes, where = c
        return {"until": {"end": end, "changes": with_subjects([sized(e, where) for e in changes])}}

    def prevent_turn(self, c: list[Any]) -> Data:
        combat = {"combat": True} if c[0] else {}
        return self._this_turn({"prevent": {**combat, **prevented(c[1])}})

    def shield_turn(self, c: list[Any]) -> Data:
        return self._this_turn({"prevent": {**prevented(c[1]), "number": c[0]}})

    def cant_turn(self, c: list[Any]) -> Data:
        against = {"against": c[1]} if c[1] else {}
        return self._this_turn({"cant": {"what": c[0], "do": "attack", **against}})

    def cant_objects_turn(self, c: list[Any]) -> Data:
        return self._this_turn({"cant": {"what": c[0], "do": c[1]}})

    def must_turn(self, c: list[Any]) -> Data:
        return self._this_turn({"must": c[0]})

    def must_attack_turn(self, c: list[Any]) -> Data:
        return self._this_turn({"must_attack": {"what": c[0], "whom": c[1]}})

    def must_all_turn(self, c: list[Any]) -> Data:
        return self._this_turn({"must": {"do": "be_blocked_by_all", "what": c[0]}})

    def goad(self, c: list[Any]) -> Data:
        return {"goad": c[0]}

    def stay_tapped_next(self, c: list[Any]) -> Data:
        change = {"stay_tapped": {"what": c[0]}}
        return {"until": {"end": "next_untap_step", "changes": [change]}}

    def cant_player_turn(self, c: list[Any]) -> Data:
        return self._this_turn({"cant": {"who": c[0], "do": c[1]}})

    def _this_turn(self, change: Data) -> Data:
        return {"until": {"end": "end_of_turn", "changes": [change]}}

    def damage(self, c: list[Any]) -> Data:
        return {"damage": {"amount": c[0], **c[1]}}

    def damage_of(self, c: list[Any]) -> Data:
        return {"damage": {"amount": c[1], **c[0]}}

    def fight(self, c: list[Any]) -> Data:
        return {"fight": {"what": c[0], "with": c[1]}}

    def bite(self, c: list[Any]) -> Data:
        return {"damage": {"by": c[0], "amount": {"power": c[0]}, **c[1]}}

    def put(self, c: list[Any]) -> Data:
        return {"put": {"on": c[2], "counter": c[1], **_number(c[0])}}

    def put_many(self, c: list[Any]) -> Data:
        return {"put": {"on": c[1], "counter": c[0], "number": {"the": "event"}}}

    def create(self, c: list[Any]) -> Data:
        number, body, colour, kind, granted = c
        return {"create": {**token(body, colour, kind, granted), **_number(number)}}

    def create_theirs(self, c: list[Any]) -> Data:
        who, *token = c
        return {"create": {"who": who, **self.create(token)["create"]}}

    def create_tapped(self, c: list[Any]) -> Data:
        *token, attacking = c
        how = {"tapped": True, **({"attacking": True} if attacking else {})}
        return {"create": {**self.create(token)["create"], **how}}

    def create_sized(self, c: list[Any]) -> Data:
        number, body, colour, kind, granted, size = c
        made = token(str(body).upper(), colour, kind, granted)
        return {"create": {**made, **_number(number), "size": size, "as": "create"}}

    def create_copy(self, c: list[Any]) -> Data:
        adds = {"adds": type_of(c[1])} if c[1] else {}
        return {"create_copy": {"of": c[0], **adds, **({"gains": [c[2]]} if c[2] else {})}}

    def create_copy_attacking(self, c: list[Any]) -> Data:
        return {"create_copy": {"of": c[0], "tapped": True, "attacking": c[1]}}

    def search_different(self, c: list[Any]) -> Data:
        what = {"type": type_of(c[1])}
        return {"search": {"what": what, "to": "battlefield", "number": c[0], "different": True}}

    def created_size(self, _: list[Any]) -> Data:
        return {"the": "create"}

    def created_damage(self, c: list[Any]) -> Data:
        return {"damage": {"by": "created", "amount": c[0], **c[1]}}

    def create_many(self, c: list[Any]) -> Data:
        body, colour, kind, granted, amount = c
        return {"create": {**token(body, colour, kind, granted), "number": amount}}

    def exile(self, c: list[Any]) -> Data:
        return {"exile": c[0]}

    def top_this_turn(self, c: list[Any]) -> Data:
        return {"exile_top": {"may": "play_this_turn", **_number(c[0] if c else 1)}}

    def top_next_turn(self, c: list[Any]) -> Data:
        return {"exile_top": {"may": "play_next_turn", **_number(c[0] if c else 1)}}

    def top_while_exiled(self, _: list[Any]) -> Data:
        return {"exile_top": {"may": "play_while_exiled"}}

    def top_cast_now(self, c: list[Any]) -> Data:
        return {"exile_top": {"may": "cast_now", "otherwise": c[0]}}

    def bury_exiled(self, _: list[Any]) -> Data:
        return {"bury_exiled": {"which": "with_itself", "as": "bury_exiled"}}

    def damage_so_much(self, c: list[Any]) -> Data:
        return {"damage": {"amount": {"the": "bury_exiled"}, **c[0]}}

    def exile_all_graveyards(self, _: list[Any]) -> Data:
        return {"exile_graveyard": "each_player"}

    def exile_graveyard(self, c: list[Any]) -> Data:
        return {"exile_graveyard": c[0]}

    def exile_until_leaves(self, c: list[Any]) -> Data:
        return {"exile_until_leaves": c[0]}

    end_of_turn, your_next_turn = named("end_of_turn"), named("your_next_turn")
    end_of_combat = named("end_of_combat")

    def where(self, c: list[Any]) -> Any:
        return c[0]


def _number(number: Any) -> Data:
    return {"number": number} if number != 1 else {}
