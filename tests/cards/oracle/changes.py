"""Reads what lasts."""

from __future__ import annotations

from typing import Any

from cards.oracle.common import Data, named, prevented, sized, type_of


class Changes:
    """Reads what lasts."""

    targets: list[Any]

    def pump(self, c: list[Any]) -> Data:
        change = {"pump": {"what": c[0], **_size(str(c[1]))}}
        return sized(change, c[2]) if len(c) > 2 else change

    def pump_also(self, c: list[Any]) -> Data:
        return {"pump": {"what": None, **_size(str(c[0]))}}

    def isnt(self, c: list[Any]) -> Data:
        return {"isnt": {"what": c[0], "type": type_of(c[1])}}

    def has_colour(self, c: list[Any]) -> Data:
        return {"has_colour": {"what": c[0], "colour": str(c[1])}}

    def has_chosen_colour(self, c: list[Any]) -> Data:
        return {"has_colour": {"what": c[0], "colour": "chosen"}}

    def double_both(self, c: list[Any]) -> Data:
        return {"double": {"what": c[0], "power": True, "toughness": True}}

    def double_power(self, c: list[Any]) -> Data:
        return {"double": {"what": c[0], "power": True}}

    def double_toughness(self, c: list[Any]) -> Data:
        return {"double": {"what": c[0], "toughness": True}}

    def gain_ability(self, c: list[Any]) -> Data:
        return {"gain": {"what": c[0], "ability": c[1]}}

    def gain_also(self, c: list[Any]) -> Data:
        return {"gain": {"what": None, "ability": c[0]}}

    def cant_objects(self, c: list[Any]) -> Data:
        against = {"against": c[2]} if c[2] else {}
        unless = {"unless": c[3]} if c[3] else {}
        return {"cant": {"what": c[0], "do": c[1], **against, **unless}}

    def cant_paired(self, c: list[Any]) -> Data:
        unless = {"unless": c[2]} if c[2] else {}
        return {"cant": {"what": c[0], **c[1], **unless}}

    def cant_paired_also(self, c: list[Any]) -> Data:
        return {"cant": {"what": None, **c[0]}}

    def block_only(self, c: list[Any]) -> Data:
        return {"do": "block", "all_but": c[0]}

    def block_these(self, c: list[Any]) -> Data:
        return {"do": "block", "these": c[0]}

    def blocked_by(self, c: list[Any]) -> Data:
        return {"do": "be_blocked", "these": c[0]}

    def blocked_except(self, c: list[Any]) -> Data:
        return {"do": "be_blocked", "all_but": c[0]}

    def cant_also(self, c: list[Any]) -> Data:
        return {"cant": {"what": None, "do": c[0]}}

    def cant_be_countered(self, _: list[Any]) -> Data:
        return {"cant": {"what": "itself", "do": "be_countered"}}

    def cant_counter(self, c: list[Any]) -> Data:
        return {"cant": {"spell": c[0], "do": "be_countered"}}

    def cant_player(self, c: list[Any]) -> Data:
        condition = {"unless": c[2]} if c[2] is not None else {}
        return {"cant": {"who": c[0], "do": c[1], **condition}}

    def block_more(self, c: list[Any]) -> Data:
        return {"block_more": {"what": c[0]}}

    def player_has(self, c: list[Any]) -> Data:
        return {"player_has": {"who": c[0], "keyword": str(c[1]).replace(" ", "_")}}

    def player_has_also(self, c: list[Any]) -> Data:
        return {"player_has": {"what": None, "keyword": str(c[0]).replace(" ", "_")}}

    def must_each(self, c: list[Any]) -> Data:
        return {"must": c[0]}

    def must_attack(self, c: list[Any]) -> Data:
        return {"do": "attack", "what": c[0]}

    def must_attack_whom(self, c: list[Any]) -> Data:
        return {"must_attack": {"what": c[0], "whom": c[1]}}

    def must_block(self, c: list[Any]) -> Data:
        return {"do": "block", "what": c[0]}

    def must_be_blocked(self, c: list[Any]) -> Data:
        return {"do": "be_blocked", "what": c[0]}

    def must_be_blocked_also(self, _: list[Any]) -> Data:
        return {"must": {"do": "be_blocked", "what": None}}

    def must_all(self, c: list[Any]) -> Data:
        return {"must": {"do": "be_blocked_by_all", "what": c[0]}}

    def goaded(self, c: list[Any]) -> Data:
        return {"goaded": {"what": c[0]}}

    def goaded_also(self, _: list[Any]) -> Data:
        return {"goaded": {"what": None}}

    def costs_more(self, c: list[Any]) -> Data:
        return {"costs_more": {"more": int(str(c[0]).strip("{}"))}}

    def costs_more_then(self, c: list[Any]) -> Data:
        more = int(str(c[0]).strip("{}"))
        return {"costs_more": {"more": more, "in_turn_of": "their_opponents"}}

    def costs_less(self, c: list[Any]) -> Data:
        colour, without, kind, who, mana, where = c
        such = _such_spells(colour, without, kind)
        return {"costs_less": {"who": who, "less": _less(mana, where), **such}}

    def cast_any_time(self, c: list[Any]) -> Data:
        return {"cast_when": {"who": c[0], "when": "any_time", **_such_spells(*c[1:])}}

    def cast_next(self, c: list[Any]) -> Data:
        when = {"who": "you", "when": "any_time", "next": True, **_such_spells(*c)}
        return {"until": {"end": "end_of_turn", "changes": [{"cast_when": when}]}}

    def cast_as_sorcery(self, c: list[Any]) -> Data:
        return {"cast_when": {"who": c[0], "when": "as_sorcery", **_such_spells(*c[1:])}}

    def costs_less_itself(self, c: list[Any]) -> Data:
        return {"costs_less": {"who": "you", "spell": "itself", "less": _less(c[0], c[1])}}

    def assigns_toughness(self, c: list[Any]) -> Data:
        return {"assigns_toughness": {"what": c[0]}}

    def triggers_again(self, c: list[Any]) -> Data:
        return {"triggers_again": {"enters": c[0], "of": c[1]}}

    def triggers_not(self, c: list[Any]) -> Data:
        return {"triggers_not": {"enters": c[0]}}

    def redirect(self, c: list[Any]) -> Data:
        names = {"to": "who", "on": "what"}
        return {"redirect": {**{names[k]: v for k, v in c[0].items()}, "to": c[1]}}

    def to_object(self, c: list[Any]) -> Data:
        return {"to": c[0]}

    def to_player(self, c: list[Any]) -> Data:
        return {"to_player": c[0]}

    def redirect_next(self, c: list[Any]) -> Data:
        number, about, to = c
        change = {"redirect": {"number": number, **prevented(about), **to}}
        return {"until": {"end": "end_of_turn", "changes": [change]}}

    def pick_at_random(self, c: list[Any]) -> Data:
        return {"pick_at_random": c[0]}

    def put_from_top(self, c: list[Any]) -> Data:
        counters = {"counters": c[2], "counter": c[3]} if c[2] is not None else {}
        return {"put_from_top": {"number": c[0], "what": c[1], **counters}}

    def shuffle(self, _: list[Any]) -> Data:
        return {"shuffle": "you"}

    def reveal_yours(self, _: list[Any]) -> Data:
        return {"reveal": "you"}

    def reveal(self, c: list[Any]) -> Data:
        return {"reveal": c[0]}

    def become_revealed(self, c: list[Any]) -> Data:
        return {"become_copy": {"what": c[0], "of": "revealed"}}

    def return_itself(self, c: list[Any]) -> Data:
        return {"put_onto_battlefield": {"what": "itself", "under": c[0]}}

    revealed_to_battlefield = named({"put_revealed": {"to": "battlefield"}})  # type: ignore[arg-type]
    revealed_to_graveyard = named({"put_revealed": {"to": "graveyard"}})  # type: ignore[arg-type]
    revealed_to_hand = named({"put_revealed": {"to": "hand"}})  # type: ignore[arg-type]

    def dead_to_hand(self, _: list[Any]) -> Data:
        return {"return_that_card": {"to": "hand"}}

    def dead_to_owner(self, c: list[Any]) -> Data:
        return _dead(c[0], {})

    def dead_to_you(self, c: list[Any]) -> Data:
        return _dead(c[0], {"under": "you"})

    exile_instead = named({"exile_instead": {"whose": "each_opponent"}})  # type: ignore[arg-type]

    def exile_some_instead(self, c: list[Any]) -> Data:
        assert c[0] == c[1]
        return {"exile_instead": {"whose": "each_opponent", "type": type_of(c[0])}}

    def untaps_too(self, c: list[Any]) -> Data:
        return {"untaps_too": {"what": c[0], "of": c[1]}}

    def takes_control(self, c: list[Any]) -> Data:
        return {"until": {"changes": [{"you_control": {"what": c[0]}}]}}

    def takes_control_while(self, c: list[Any]) -> Data:
        changes = self.takes_control(c)["until"]
        return {"until": {"end": "source_leaves", **changes}}

    def gives_control(self, c: list[Any]) -> Data:
        by, what = c
        if (by, what) == ("target", "second_target"):
            self.targets.reverse()
            by, what = what, by
        return {"until": {"changes": [{"you_control": {"what": what, "by": by}}]}}

    def other_controls(self, c: list[Any]) -> Data:
        return {"you_control": {"what": c[1], "by": c[0]}}

    def exchange_control(self, c: list[Any]) -> Data:
        return {"exchange_control": c[0]}

    def search_theirs(self, c: list[Any]) -> Data:
        tapped = {"tapped": True} if c[2] else {}
        return {"search": {"who": c[0], "what": c[1], "to": "battlefield", **tapped}}

    def clash(self, c: list[Any]) -> Data:
        return {"clash": c[0]}

    def choose_colour(self, _: list[Any]) -> Data:
        return {"choose_colour": "you"}

    def gain_for_good(self, c: list[Any]) -> Data:
        return {"until": {"changes": [{"gain": {"what": c[0], "ability": c[1]}}]}}

    def attack_costs_players(self, c: list[Any]) -> Data:
        costs = {"against": c[0], "mana": str(c[1]).upper()}
        return {"attack_costs": {**costs, "players_only": True}}

    def attack_costs(self, c: list[Any]) -> Data:
        return {"attack_costs": {"against": c[0], "mana": str(c[1]).upper()}}

    def attack_costs_of_all(self, c: list[Any]) -> Data:
        return {"attack_costs": {"mana": str(c[0]).upper()}}

    def block_costs_of_all(self, c: list[Any]) -> Data:
        return {"block_costs": {"mana": str(c[0]).upper()}}

    def block_costs(self, c: list[Any]) -> Data:
        return {"block_costs": {"what": c[0], "mana": str(c[1]).upper()}}

    def life_floor(self, c: list[Any]) -> Data:
        assert c[0] == c[1]
        return {"life_floor": {"who": "you", "total": c[0]}}

    def skip_yours(self, c: list[Any]) -> Data:
        return {"skip": {"who": "you", "each": c[0]}}

    def skip_theirs(self, c: list[Any]) -> Data:
        return {"skip": {"who": c[0], "each": c[1]}}

    its_controllers = named("its_controllers")

    def stay_tapped(self, c: list[Any]) -> Data:
        return {"stay_tapped": {"what": c[0]}}

    def prevent_each(self, c: list[Any]) -> Data:
        return {"prevent": {"who": c[0], "number": c[1]}}

    def replace(self, c: list[Any]) -> Data:
        who, event, unless, _, amount = c
        about = {"who": who} if who != "everybody" else {}
        condition = {"unless": unless} if unless is not None else {}
        return {"replace": {"event": event, **about, **condition, "with": amount}}

    def replace_damage(self, c: list[Any]) -> Data:
        return {"replace": {"event": "damage", "what": c[0], "with": self.twice([])}}

    def replace_damage_to(self, c: list[Any]) -> Data:
        return {"replace": {"event": "damage", "who": c[0], "with": self.twice([])}}

    def replace_all_damage(self, _: list[Any]) -> Data:
        return {"replace": {"event": "damage", "with": self.twice([])}}

    def replace_damage_of(self, c: list[Any]) -> Data:
        return {"replace": {"event": "damage_of", "by": c[0], "with": self.twice([])}}

    def replace_counters(self, c: list[Any]) -> Data:
        return {"replace": {"event": "put_counters", "what": c[0], "with": c[1]}}

    def replace_own_counters(self, c: list[Any]) -> Data:
        return {"replace": {"event": "put_counters", "who": c[0], "with": c[2]}}

    def may_skip_draw(self, c: list[Any]) -> Data:
        return {"instead": {"event": "draw", "who": c[0], "may": True}}

    def draw_instead(self, c: list[Any]) -> Data:
        condition = {"unless": c[1]} if c[1] is not None else {}
        return {"instead": {"event": "draw", "who": c[0], "do": c[2], **condition}}

    def lose_instead(self, c: list[Any]) -> Data:
        return {"instead": {"event": "lose_the_game", "who": c[0], "do": c[1]}}

    gain_life, lose_life_word, draw_word = named("gain_life"), named("lose_life"), named("draw")

    def twice(self, _: list[Any]) -> Data:
        return {"twice": {"the": "replace"}}

    def plus(self, c: list[Any]) -> Data:
        return {"plus": [{"the": "replace"}, c[0]]}

    def none_of_it(self, _: list[Any]) -> int:
        return 0

    attack, block = named("attack"), named("block")
    be_blocked = named("be_blocked")
    attack_alone, attack_together = named("attack_alone"), named("attack_together")
    block_alone, get_poison = named("block_alone"), named("get_poison")
    be_regenerated = named("be_regenerated")
    cant_lose_life, cant_gain_life = named("lose_life"), named("gain_life")
    lose_the_game, win_the_game = named("lose_the_game"), named("win_the_game")
    search_libraries = named("search")
    lose_for_life, cast = named("lose_for_life"), named("cast")


def _dead(tapped: Any, under: Data) -> Data:
    how = {"tapped": True} if tapped else {}
    return {"return_that_card": {"to": "battlefield", **under, **how}}


def _less(mana: Any, where: Any) -> Any:
    return int(str(mana).strip("{}")) if where is None else where


def _size(text: str) -> Data:
    power, toughness = (part if part[1:] == "x" else int(part) for part in text.split("/"))
    return {name: n for name, n in (("power", power), ("toughness", toughness)) if n != 0}


def _such_spells(colour: Any, without: Any, kind: Any) -> Data:
    """Which spells are meant, if not all are."""
    spell = {
        **({"colour": str(colour)} if colour else {}),
        **({"not_type": type_of(without.removeprefix("non"))} if without else {}),
        **({"type": type_of(kind)} if kind else {}),
    }
    return {"spell": spell} if spell else {}
