"""Reads the English text of a card back into its declaration, as plain data.

The grammar (`oracle.lark`) is of how printed cards are phrased, and knows no template.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from cards.same_meaning import normal
from lark import Lark, Token, Transformer, Tree

Data = dict[str, Any]

NUMBERS = ["a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
SUPERTYPES = ("basic", "legendary", "snow")
IRREGULAR = {"sorceries": "Sorcery", "plains": "Plains"}
COLOUR_OF = {"w": "white", "u": "blue", "b": "black", "r": "red", "g": "green"}
KEYWORD = re.compile(
    r"(?:double strike|first strike|flash|flying|haste|infect|menace|devoid"
    r"|defender|hexproof|shroud|trample|vigilance)"
)
DECK_LINES = {
    "Partner": {"partner": True},
    "Partner—Friends forever": {"partner_kind": "friends_forever"},
    "Partner—survivors": {"partner_kind": "survivors"},
    "Choose a Background": {"background": True},
    "Doctor's companion": {"companion": True},
}
WITH_COST = re.compile(r"(Cycling|Surge) (\{.*\})")


def read_abilities(text: str, name: str, is_spell: bool) -> list[Any]:
    """The abilities of a rules text, in order."""
    return [ability for line in text.splitlines() for ability in _line(line, name, is_spell)]


def _line(line: str, name: str, is_spell: bool) -> list[Any]:
    words = line.lower().split(", ")
    if all(KEYWORD.fullmatch(word) for word in words):
        return [word.replace(" ", "_") for word in words]
    if line in DECK_LINES:
        return [{"deck": DECK_LINES[line]}]
    if line.startswith("Partner with "):
        return [{"deck": {"partner_with": line.removeprefix("Partner with ")}}]
    if found := WITH_COST.fullmatch(line):
        return [{found[1].lower(): found[2]}]
    if found := re.fullmatch(r"(\w+)walk", line):
        return [{"landwalk": found[1]}]
    if found := re.fullmatch(r"Enchant (\w+)", line):
        return [{"enchant": {"type": found[1].capitalize()}}]
    line = re.sub(r'\."(?=$| [A-Z])', '.".', line.replace(name, "~"))
    return [_sentence(line.lower(), is_spell)]


def _sentence(text: str, is_spell: bool) -> Any:
    """The ability of a sentence in small letters.

    Raises:
        ValueError: the sentence can be read in two ways that do not mean the same.
    """
    tree = grammar("spell" if is_spell else "permanent").parse(text)
    readings = [Reader().ability(each) for each in _trees(tree)]
    if any(normal(each) != normal(readings[0]) for each in readings):
        raise ValueError(f"can be read in several ways: {text}")
    return readings[0]


def _trees(node: Any) -> Iterator[Any]:
    """The trees that a tree with ambiguities stands for."""
    if not isinstance(node, Tree):
        yield node
    elif node.data == "_ambig":
        for one in node.children:
            yield from _trees(one)
    else:
        for children in product(*(tuple(_trees(child)) for child in node.children)):
            yield Tree(node.data, list(children))


@cache
def grammar(start: str) -> Lark:
    """The grammar, from a line of a spell or of a permanent."""
    file = Path(__file__).with_name("oracle.lark")
    return Lark(
        file.read_text(encoding="utf-8"), start=start, parser="earley", ambiguity="explicit"
    )


def _type(word: str) -> str:
    return IRREGULAR.get(word, word.removesuffix("s").capitalize())


def _named(name: str) -> Any:
    return lambda _self, _children: name


class Reader(Transformer[Token, Any]):
    """From the tree of a line to the ability that it says."""

    def __init__(self) -> None:
        super().__init__()
        self.target: Any = None

    def ability(self, tree: Tree[Token]) -> Any:
        """The ability, with its target and what *that player* and *that creature* are."""
        said = self.transform(tree)
        if isinstance(said, str):
            return said
        ((word, holds),) = said.items()
        if self.target is not None:
            holds = {"targets": {"target": self.target}, **_bound(holds, self.target)}
        return {word: _counted(holds)}

    # abilities
    def spell(self, c: list[Any]) -> Data:
        return {"spell": {"do": c[0]}}

    def enters_choosing(self, _: list[Any]) -> Data:
        return {"enters": {"choose": {"word": "colour"}}}

    def enters_tapped(self, _: list[Any]) -> Data:
        return {"enters": {"tapped": True}}

    def enters_doing(self, c: list[Any]) -> Data:
        return {"enters_doing": c[0]}

    def enters_as(self, c: list[Any]) -> Data:
        return {"enters_as": {"type": _type(c[0]), "card_in": "graveyard"}}

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
        condition = {"if": c[2]} if len(c) > 2 and c[2] is not None else {}
        return {"activate": {"cost": c[0], "do": c[1], **condition}}

    def trigger(self, c: list[Any]) -> Data:
        condition = {"if": c[1]} if c[1] is not None else {}
        return {"trigger": {"when": c[0], "do": c[2:], **condition}}

    def static(self, c: list[Any]) -> Data:
        condition = {"if": c[0]} if c[0] is not None else {}
        changes = [*c[1], *c[2:]]
        return {"static": {"changes": changes, **condition}}

    def changes(self, c: list[Any]) -> list[Data]:
        return _with_subjects(c)

    opening_hand = _named("opening_hand")
    effects = list
    effect_chain = list
    action_chain = list
    costs = list

    # costs
    cost_tap = _named("tap")

    def cost_mana(self, c: list[Any]) -> Data:
        return {"mana": str(c[0]).upper()}

    def cost_life(self, c: list[Any]) -> Data:
        return {"life": c[0]}

    def cost_half(self, _: list[Any]) -> Data:
        return {"life": {"half_up": {"life": "you"}}}

    def cost_energy(self, c: list[Any]) -> Data:
        return {"counters": {"counter": "energy", "number": c[0]}}

    def cost_sacrifice(self, c: list[Any]) -> Data:
        return {"sacrifice": c[0]}

    def cost_loyalty(self, c: list[Any]) -> Data:
        return {"loyalty": int(str(c[0]).replace("−", "-"))}

    # events
    def event_step(self, c: list[Any]) -> Data:
        of, first, step, _ = c
        return {"step": {"step": step, "of": of, **({"first": True} if first else {})}}

    def enters_self(self, _: list[Any]) -> Data:
        return {"enters": "itself"}

    def enters_other(self, c: list[Any]) -> Data:
        return {"enters": c[0]}

    def dies_self(self, _: list[Any]) -> Data:
        return {"dies": "itself"}

    def dies_other(self, c: list[Any]) -> Data:
        return {"dies": c[0]}

    def gains(self, _: list[Any]) -> Data:
        return {"gains_life": {"who": "you"}}

    def loses(self, _: list[Any]) -> Data:
        return {"loses_life": {"who": "you"}}

    def casts(self, c: list[Any]) -> Data:
        return {"casts": {"who": c[0], **({"has": c[1]} if c[1] else {})}}

    def casts_first(self, c: list[Any]) -> Data:
        return {"casts": {"who": c[0], "first": True, "turn_of": "each_opponent"}}

    def attacks_self(self, _: list[Any]) -> Data:
        return {"attacks": "itself"}

    def attacks_whom(self, c: list[Any]) -> Data:
        return {"attacks": {"what": "itself", "whom": c[0]}}

    def hits_self(self, _: list[Any]) -> Data:
        return {"hits": {"by": "itself"}}

    def hits_one(self, c: list[Any]) -> Data:
        return {"hits": {"by": c[0]}}

    def hits_together(self, c: list[Any]) -> Data:
        return {"hits": {"by": c[0], "together": True}}

    def cycles(self, _: list[Any]) -> Data:
        return {"cycles": "you"}

    def alone_self(self, _: list[Any]) -> Data:
        return {"attacks_alone": "itself"}

    def alone_one(self, c: list[Any]) -> Data:
        return {"attacks_alone": c[0]}

    def sacrificed(self, c: list[Any]) -> Data:
        return {"sacrificed": c[0]}

    def sacrificed_yours(self, c: list[Any]) -> Data:
        return {"sacrificed": {**c[0], "controller": "you"}}

    def state(self, c: list[Any]) -> Data:
        return {"state": c[0]}

    by_you, by_opponent = _named("you"), _named("each_opponent")
    of_you, of_each = _named("you"), _named("each")
    of_each_player, of_each_opponent = _named("each_player"), _named("each_opponent")
    upkeep, draw_step, end_step = _named("upkeep"), _named("draw"), _named("end")
    precombat_main, untap_step = _named("precombat_main"), _named("untap")
    turn, main, combat = _named("turn"), _named("main"), _named("combat")

    # effects
    def gain(self, c: list[Any]) -> Data:
        return {"gain_life": {"who": c[0], "amount": c[1]}}

    def lose_life(self, c: list[Any]) -> Data:
        return {"lose_life": {"who": c[0], "amount": c[1]}}

    def lose_game(self, c: list[Any]) -> Data:
        return {"lose": c[0]}

    def get_counters(self, c: list[Any]) -> Data:
        return {"get_counters": {"who": c[0], "counter": c[2], **_number(c[1])}}

    def get_energy(self, c: list[Any]) -> Data:
        return {"get_counters": {"who": c[0], "counter": "energy", **_number(c[1])}}

    def lose_counters(self, c: list[Any]) -> Data:
        return {"lose_counters": {"who": c[0], "counter": c[1], "number": c[2]}}

    def draw(self, c: list[Any]) -> Data:
        return {"draw": {"who": c[0] or "you", **_number(c[1])}}

    def discard(self, c: list[Any]) -> Data:
        return {"discard": {"who": c[0] or "you", **_number(c[1])}}

    def mill(self, c: list[Any]) -> Data:
        return {"mill": {"who": c[0] or "you", **_number(c[1])}}

    def sacrifice(self, c: list[Any]) -> Data:
        return {"sacrifice": {"who": c[0] or "you", "what": c[1]}}

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

    def may(self, c: list[Any]) -> Data:
        return {"may": [c[0]]}

    def for_each(self, c: list[Any]) -> Data:
        condition = {"if": c[1]} if c[1] is not None else {}
        return {"for_each": {"who": c[0], "do": c[2], **condition}}

    def extra_phases(self, c: list[Any]) -> Data:
        return {"extra_phases": c}

    def extra_step(self, c: list[Any]) -> Data:
        return {"extra_step": {"step": c[0]}}

    def extra_step_of(self, c: list[Any]) -> Data:
        return {"extra_step": {"who": c[0], "step": c[1]}}

    def add_any(self, _: list[Any]) -> Data:
        return {"add_mana": {"colour": "any"}}

    def add_mana(self, c: list[Any]) -> Data:
        colours = [COLOUR_OF[str(mana).strip("{}")] for mana in c]
        return {"add_mana": {"colour": colours if len(colours) > 1 else colours[0]}}

    def proliferate(self, _: list[Any]) -> Data:
        return {"proliferate": "you"}

    def only_if(self, c: list[Any]) -> Data:
        otherwise = {"otherwise": c[2]} if c[2] is not None else {}
        return {"only_if": {"if": c[0], "do": c[1], **otherwise}}

    def only_if_after(self, c: list[Any]) -> Data:
        return self.only_if([c[1], c[0], c[2]])

    def until_turn_all(self, c: list[Any]) -> Data:
        return {"until": {"end": "end_of_turn", "changes": c[0]}}

    def until_next_all(self, c: list[Any]) -> Data:
        return {"until": {"end": "your_next_turn", "changes": c[0]}}

    def until_turn(self, c: list[Any]) -> Data:
        return self._until(c, "end_of_turn")

    def until_next(self, c: list[Any]) -> Data:
        return self._until(c, "your_next_turn")

    def _until(self, c: list[Any], end: str) -> Data:
        *changes, where = c
        return {
            "until": {"end": end, "changes": _with_subjects([_sized(e, where) for e in changes])}
        }

    def prevent_turn(self, c: list[Any]) -> Data:
        combat = {"combat": True} if c[0] else {}
        return self._this_turn({"prevent": {**combat, **_prevented(c[1])}})

    def shield_turn(self, c: list[Any]) -> Data:
        return self._this_turn({"prevent": {**_prevented(c[1]), "number": c[0]}})

    def cant_turn(self, c: list[Any]) -> Data:
        return self._this_turn({"cant": {"what": c[0], "do": "attack", "against": c[1]}})

    def cant_player_turn(self, c: list[Any]) -> Data:
        return self._this_turn({"cant": {"who": c[0], "do": c[1]}})

    def _this_turn(self, change: Data) -> Data:
        return {"until": {"end": "end_of_turn", "changes": [change]}}

    def damage(self, c: list[Any]) -> Data:
        return {"damage": {"amount": c[0], **c[1]}}

    def damage_of(self, c: list[Any]) -> Data:
        return {"damage": {"amount": c[1], **c[0]}}

    def put(self, c: list[Any]) -> Data:
        return {"put": {"on": c[2], "counter": c[1], **_number(c[0])}}

    def put_many(self, c: list[Any]) -> Data:
        return {"put": {"on": c[1], "counter": c[0], "number": {"the": "event"}}}

    def create(self, c: list[Any]) -> Data:
        number, body, colour, kind, granted = c
        return {"create": {**_token(body, colour, kind, granted), **_number(number)}}

    def create_many(self, c: list[Any]) -> Data:
        body, colour, kind, granted, amount = c
        return {"create": {**_token(body, colour, kind, granted), "number": amount}}

    def exile(self, c: list[Any]) -> Data:
        return {"exile": c[0]}

    def destroy(self, c: list[Any]) -> Data:
        return {"destroy": c[0]}

    def onto_battlefield(self, c: list[Any]) -> Data:
        return {"put_onto_battlefield": c[0]}

    def you_control(self, c: list[Any]) -> Data:
        return {"you_control": {"what": c[0]}}

    def bounce(self, c: list[Any]) -> Data:
        return {"return_to_hand": c[0]}

    def transform_self(self, _: list[Any]) -> Data:
        return {"transform": "itself"}

    def face_down(self, c: list[Any]) -> Data:
        return {"turn_face_down": c[0]}

    def face_up(self, c: list[Any]) -> Data:
        return {"turn_face_up": c[0]}

    def tap(self, c: list[Any]) -> Data:
        return {"tap": c[0]}

    def untap(self, c: list[Any]) -> Data:
        return {"untap": c[0]}

    def shuffle_in(self, c: list[Any]) -> Data:
        return {"shuffle_in": c[0]}

    def become_copy(self, c: list[Any]) -> Data:
        return {"become_copy": {"what": c[0], "of": c[1], **({"end": c[2]} if c[2] else {})}}

    def becomes(self, c: list[Any]) -> Data:
        gains = {"gains": [c[3]]} if c[3] else {}
        return {"becomes": {"what": c[0], "body": str(c[1]), "type": c[2], **gains}}

    end_of_turn, your_next_turn = _named("end_of_turn"), _named("your_next_turn")

    def becomes_for(self, c: list[Any]) -> Data:
        return {"becomes": {"what": c[0], "body": str(c[1]), "type": c[2]}}

    def where(self, c: list[Any]) -> Any:
        return c[0]

    # changes
    def pump(self, c: list[Any]) -> Data:
        change = {"pump": {"what": c[0], **_size(str(c[1]))}}
        return _sized(change, c[2]) if len(c) > 2 else change

    def pump_also(self, c: list[Any]) -> Data:
        return {"pump": {"what": None, **_size(str(c[0]))}}

    def gain_ability(self, c: list[Any]) -> Data:
        return {"gain": {"what": c[0], "ability": c[1]}}

    def gain_also(self, c: list[Any]) -> Data:
        return {"gain": {"what": None, "ability": c[0]}}

    def cant_objects(self, c: list[Any]) -> Data:
        against = {"against": c[2]} if c[2] else {}
        unless = {"unless": c[3]} if c[3] else {}
        return {"cant": {"what": c[0], "do": c[1], **against, **unless}}

    def cant_also(self, c: list[Any]) -> Data:
        return {"cant": {"what": None, "do": c[0]}}

    def cant_player(self, c: list[Any]) -> Data:
        condition = {"unless": c[2]} if c[2] is not None else {}
        return {"cant": {"who": c[0], "do": c[1], **condition}}

    def block_more(self, c: list[Any]) -> Data:
        return {"block_more": {"what": c[0]}}

    def costs_more(self, c: list[Any]) -> Data:
        return {"costs_more": {"more": int(str(c[0]).strip("{}"))}}

    def costs_more_then(self, c: list[Any]) -> Data:
        more = int(str(c[0]).strip("{}"))
        return {"costs_more": {"more": more, "in_turn_of": "their_opponents"}}

    def attack_costs(self, c: list[Any]) -> Data:
        return {"attack_costs": {"against": c[0], "mana": str(c[1]).upper()}}

    def life_floor(self, c: list[Any]) -> Data:
        assert c[0] == c[1]
        return {"life_floor": {"who": "you", "total": c[0]}}

    def skip_yours(self, c: list[Any]) -> Data:
        return {"skip": {"who": "you", "each": c[0]}}

    def skip_theirs(self, c: list[Any]) -> Data:
        return {"skip": {"who": c[0], "each": c[1]}}

    def prevent_each(self, c: list[Any]) -> Data:
        return {"prevent": {"who": c[0], "number": c[1]}}

    def replace(self, c: list[Any]) -> Data:
        who, event, unless, _, amount = c
        about = {"who": who} if who != "everybody" else {}
        condition = {"unless": unless} if unless is not None else {}
        return {"replace": {"event": event, **about, **condition, "with": amount}}

    def replace_damage(self, c: list[Any]) -> Data:
        return {"replace": {"event": "damage", "what": c[0], "with": self.twice([])}}

    def replace_all_damage(self, _: list[Any]) -> Data:
        return {"replace": {"event": "damage", "with": self.twice([])}}

    gain_life, lose_life_word, draw_word = _named("gain_life"), _named("lose_life"), _named("draw")

    def twice(self, _: list[Any]) -> Data:
        return {"twice": {"the": "replace"}}

    def plus(self, c: list[Any]) -> Data:
        return {"plus": [{"the": "replace"}, c[0]]}

    def none_of_it(self, _: list[Any]) -> int:
        return 0

    attack, block = _named("attack"), _named("block")
    attack_alone, attack_together = _named("attack_alone"), _named("attack_together")
    block_alone, get_poison = _named("block_alone"), _named("get_poison")
    cant_lose_life, cant_gain_life = _named("lose_life"), _named("gain_life")
    lose_the_game, win_the_game = _named("lose_the_game"), _named("win_the_game")
    lose_for_life, cast = _named("lose_for_life"), _named("cast")

    # conditions
    def condition(self, c: list[Any]) -> Data:
        return c[0] if len(c) == 1 else {"all": c}

    def life_or_more(self, c: list[Any]) -> Data:
        return {"at_least": [{"life": c[0]}, c[1]]}

    def life_or_less(self, c: list[Any]) -> Data:
        return {"at_least": [c[1], {"life": c[0]}]}

    def lost_none(self, _: list[Any]) -> Data:
        return {"at_least": [0, {"life_lost": "you"}]}

    def hand_or_fewer(self, c: list[Any]) -> Data:
        return {"at_least": [c[1], {"cards_in_hand": c[0]}]}

    def counters_or_more(self, c: list[Any]) -> Data:
        return {"at_least": [{"counters": {"on": c[0], "counter": c[2]}}, c[1]]}

    def is_or_less(self, c: list[Any]) -> Data:
        return {"at_least": [c[1], c[0]]}

    def at_least(self, c: list[Any]) -> Data:
        return {"at_least": c}

    def more(self, c: list[Any]) -> Data:
        return {"more": c}

    def odd(self, c: list[Any]) -> Data:
        return {"odd": c[0]}

    def some(self, c: list[Any]) -> Data:
        return {"some": {**c[1], "controller": c[0]}}

    def none(self, c: list[Any]) -> Data:
        return {"none": {**c[1], "controller": c[0]}}

    def some_attacking(self, c: list[Any]) -> Data:
        return {"some": {"type": "Creature", "attacking": c[0]}}

    def fits(self, c: list[Any]) -> Data:
        return {"fits": {"what": c[0], "filter": c[1]}}

    def target_is(self, c: list[Any]) -> Data:
        return {"target_is": _type(c[0])}

    def poisoned(self, c: list[Any]) -> Data:
        return {"poisoned": c[0]}

    def turn_of(self, c: list[Any]) -> Data:
        return {"turn_of": c[0]}

    def first_draw(self, _: list[Any]) -> Data:
        return {"first_draw": "you"}

    # numbers
    def number(self, c: list[Any]) -> Any:
        return c[0]

    def life(self, c: list[Any]) -> Data:
        return {"life": c[0]}

    def starting_life(self, c: list[Any]) -> Data:
        return {"starting_life": c[0]}

    def count(self, c: list[Any]) -> Data:
        return {"count": c[0]}

    def half_down(self, c: list[Any]) -> Data:
        return {"half_down": c[0]}

    def half_up(self, c: list[Any]) -> Data:
        return {"half_up": c[0]}

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
        return {"cards_in_graveyard": {"of": "you", "types": [_type(each) for each in c]}}

    def plus_of(self, c: list[Any]) -> Data:
        return {"plus": c}

    def life_lost_so(self, _: list[Any]) -> Data:
        return {"the": "lose_life"}

    def counters_lost_so(self, _: list[Any]) -> Data:
        return {"the": "lose_counters"}

    def discarded(self, _: list[Any]) -> Data:
        return {"theirs": "discard"}

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

    def equal_to(self, c: list[Any]) -> Any:
        return c[0]

    # players and objects
    you, each_player, each_opponent = _named("you"), _named("each_player"), _named("each_opponent")
    your_team, that_player = _named("your_team"), _named("that_player")
    active_player, defending_player = _named("active_player"), _named("defending_player")
    attacking_player, everybody = _named("attacking_player"), _named("everybody")
    anybodys = _named("anybodys")
    itself, itself_one = _named("itself"), _named("itself")
    that_object, enchanted = _named("that_object"), _named("enchanted")

    def target_player(self, _: list[Any]) -> str:
        self.target = {"who": "any_player"}
        return "target"

    def target_object(self, c: list[Any]) -> str:
        self.target = {"what": c[0]}
        return "target"

    def target_opponent(self, _: list[Any]) -> str:
        self.target = {"who": "opponent"}
        return "target"

    def target_card(self, c: list[Any]) -> str:
        kind = {"type": _type(c[0])} if c[0] is not None else {}
        whose = {"whose": c[1]} if c[1] != "anybodys" else {}
        self.target = {"card_in": "graveyard", **kind, **whose}
        return "target"

    def to_players(self, c: list[Any]) -> Data:
        return {"to": c[0]}

    def on_objects(self, c: list[Any]) -> Data:
        return {"on": c[0]}

    def both(self, c: list[Any]) -> Data:
        return {"to": c[0], "on": c[1]}

    def to_any_target(self, _: list[Any]) -> Data:
        self.target = "any_target"
        return {"to": "target", "on": "target"}

    def to_creature_or_player(self, c: list[Any]) -> Data:
        self.target = {"who": "any_player", "what": c[0]}
        return {"to": "target", "on": "target"}

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
        return {name: value for part in c for name, value in part.items()}

    def pre(self, c: list[Any]) -> Data:
        return c[0]

    def coloured(self, c: list[Any]) -> Data:
        return {"colour": str(c[0])}

    def of_type(self, c: list[Any]) -> Data:
        word = _type(c[0])
        return {"type": word} if word != "Permanent" else {}

    def of_subtype(self, c: list[Any]) -> Data:
        return {"subtype": _type(c[0])}

    def of_both(self, c: list[Any]) -> Data:
        return {"subtype": _type(c[0]), "type": _type(c[1])}

    def of_types(self, c: list[Any]) -> Data:
        return {"types": [_type(each) for each in c]}

    def token_of(self, c: list[Any]) -> Data:
        return {"type": _type(c[0]), "token": True}

    def lacks(self, c: list[Any]) -> Data:
        return {"lacks": c[0]}

    def power(self, c: list[Any]) -> Data:
        return {"power": c[0]}

    def granted(self, c: list[Any]) -> Any:
        return c[0]

    def kind(self, c: list[Any]) -> str:
        words = [str(word) for each in c for word in each.children]
        types = [word for word in words if _type(word) in TYPES]
        subtypes = [_type(word) for word in words if _type(word) not in TYPES]
        line = " ".join(_type(word) for word in types)
        return f"{line} - {' '.join(subtypes)}" if subtypes else line

    # words, by the names of their terminals
    def KEYWORD(self, token: Token) -> str:  # noqa: N802
        return str(token).replace(" ", "_")

    def INT(self, token: Token) -> int:  # noqa: N802
        return int(token)

    def NUMBER(self, token: Token) -> int:  # noqa: N802
        return max(1, NUMBERS.index(str(token).removesuffix("n") if token == "an" else str(token)))

    def ENERGY(self, token: Token) -> int:  # noqa: N802
        return str(token).count("e")

    def COUNTER(self, token: Token) -> str:  # noqa: N802
        return str(token)

    def QUOTED(self, token: Token) -> Any:  # noqa: N802
        inner = re.sub(
            r"this (creature|artifact|permanent|enchantment|land)", "~", str(token)[1:-1]
        )
        return _sentence(inner if inner.endswith(".") else f"{inner}.", is_spell=False)


TYPES = {"Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker"}

ADJECTIVES: dict[str, Data] = {
    "nontoken": {"token": False},
    "nonland": {"not_type": "Land"},
    "nonlegendary": {"not_type": "Legendary"},
    "legendary": {"type": "Legendary"},
    "attacking": {"state": "attacking"},
    "is_face_down": {"state": "face_down"},
    "tapped": {"state": "tapped"},
    "chosen": {"colour": "chosen"},
    "by_you_controlled": {"controller": "you"},
    "by_opponents": {"controller": "each_opponent"},
    "by_team": {"controller": "your_team"},
    "by_others": {"controller": "each_other_player"},
    "by_that_player": {"controller": "that_player"},
    "by_defending": {"controller": "defending_player"},
    "by_attacking": {"controller": "attacking_player"},
}
for _word, _says in ADJECTIVES.items():
    setattr(Reader, _word, _named(_says))  # type: ignore[arg-type]


def _number(number: int) -> Data:
    return {"number": number} if number != 1 else {}


def _token(body: Any, colour: str, kind: str, granted: Any) -> Data:
    types, _, subtype = kind.partition(" - ")
    return {
        "subtype": subtype,
        **({"type": types} if types != "Creature" else {}),
        **({"body": str(body)} if body else {}),
        **({"colour": [str(colour)]} if colour != "colorless" else {}),
        **({"abilities": [granted]} if granted else {}),
    }


def _prevented(recipients: Data | None) -> Data:
    names = {"to": "who", "on": "what"}
    return {names[slot]: value for slot, value in (recipients or {}).items()}


def _size(text: str) -> Data:
    power, toughness = (part if part[1:] == "x" else int(part) for part in text.split("/"))
    return {name: n for name, n in (("power", power), ("toughness", toughness)) if n != 0}


def _sized(change: Data, where: Any) -> Data:
    if "pump" not in change or where is None:
        return change
    return {"pump": {k: where if v == "+x" else v for k, v in change["pump"].items()}}


def _with_subjects(changes: list[Data]) -> list[Data]:
    """Each change with the subject of the one before where it names none."""
    found: list[Data] = []
    for change in changes:
        ((word, holds),) = change.items()
        if "what" in holds and holds["what"] is None:
            ((_, before),) = found[-1].items()
            about = {key: before[key] for key in ("what", "who") if key in before}
            holds = {**about, **{key: value for key, value in holds.items() if key != "what"}}
        found.append({word: holds})
    return found


def _bound(node: Any, target: Any) -> Any:
    """*That player* and *that creature* are the target, where there is one of their sort."""
    sorts = {"who": "that_player", "what": "that_object", "card_in": "that_object"}
    names = {sorts[sort] for sort in target if sort in sorts} if isinstance(target, dict) else set()
    return _renamed(node, dict.fromkeys(names, "target"))


def _counted(ability: Any) -> Any:
    """*That much* is what the event of the ability was about."""
    events = ability.get("when", {}) if isinstance(ability, dict) else {}
    return _renamed(ability, {"event": next(iter(events), "event")}) if events else ability


def _renamed(node: Any, names: dict[str, str]) -> Any:
    if isinstance(node, dict):
        return {key: _renamed(value, names) for key, value in node.items()}
    if isinstance(node, list):
        return [_renamed(item, names) for item in node]
    return names.get(node, node) if isinstance(node, str) else node
