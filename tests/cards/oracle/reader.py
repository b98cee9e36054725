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

from cards.oracle.abilities import Abilities
from cards.oracle.changes import Changes
from cards.oracle.effects import Effects
from cards.oracle.numbers import Numbers
from cards.oracle.object_effects import ObjectEffects
from cards.oracle.objects import Objects
from cards.same_meaning import normal
from lark import Lark, Token, Transformer, Tree

NUMBERS = ["a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
KEYWORD = re.compile(
    r"(?:aftermath|assist|banding|double strike|first strike|fear|intimidate|flash|flying|haste"
    r"|infect|enlist|melee|menace|myriad|devoid|phasing|prowess|storm|undaunted|defender|hexproof"
    r"|shroud|trample|vigilance|deathtouch|lifelink|indestructible|reach)"
)
DECK_LINES = {
    "Partner": {"partner": True},
    "Partner—Friends forever": {"partner_kind": "friends_forever"},
    "Partner—survivors": {"partner_kind": "survivors"},
    "Choose a Background": {"background": True},
    "Doctor's companion": {"companion": True},
}
CHAPTER = re.compile(r"((?:[IV]+, )*[IV]+) — (.*)")
ROOM = re.compile(r"([A-Z][\w!]*(?: \w+)*) — (.*?)(?: Leads to: (.*)\.)?")
ENTERED = re.compile(r"""You can't enter this dungeon unless you "venture into (.*)"\.""")
WITH_COST = re.compile(
    r"(Commander ninjutsu|Cycling|Disguise|Encore|Equip|Evoke|Flashback|Kicker|Megamorph|Morph"
    r"|Ninjutsu|Overload|Reconfigure|Spectacle|Surge)"
    r" (\{.*\})"
)


def read_abilities(text: str, name: str, is_spell: bool) -> list[Any]:
    """The abilities of a rules text, in order."""
    found: list[Any] = []
    for line in text.splitlines():
        if line == "Choose one —":
            found.append({"modes": []})
        elif line.startswith("Choose ") and line.endswith(" —"):
            found.append({"modes": {"number": _how_many(line), "of": []}})
        elif line.endswith(" —"):
            found.append(_modal(line, name))
        elif line.startswith("• "):
            (mode,) = _line(line.removeprefix("• "), name, is_spell=True)
            _modes(found[-1]).append(mode["spell"])
        elif chapter := CHAPTER.fullmatch(line):
            (told,) = _line(chapter[2], name, is_spell=True)
            found.append({"chapter": {"of": _chapters(chapter[1]), **told["spell"]}})
        elif room := ROOM.fullmatch(line):
            (told,) = _line(room[2], name, is_spell=True)
            leads = {"leads_to": room[3].split(", ")} if room[3] else {}
            when = {"room": {"name": room[1], **leads}}
            found.append({"trigger": {"when": when, **told["spell"]}})
        elif entered := ENTERED.fullmatch(line):
            found.append({"entered_as": entered[1]})
        else:
            found += _line(line, name, is_spell)
    return found


def _modal(line: str, name: str) -> Any:
    """What triggers or is activated, with modes that are still to be read."""
    opening, choosing = re.split(r"(?<=, )(?=choose )|(?<=: )(?=Choose )", line)
    ((word, holds),) = _line(f"{opening}you win the game.", name, is_spell=False)[0].items()
    kept = {slot: says for slot, says in holds.items() if slot in ("when", "cost")}
    return {word: {**kept, "modes": {"number": _how_many(choosing), "of": []}}}


def _how_many(line: str) -> str:
    """How many modes are chosen: `one_or_more`."""
    return line.lower().removeprefix("choose ").removesuffix(" —").replace(" ", "_")


def _modes(ability: Any) -> list[Any]:
    """The modes of an ability, to which one more is added."""
    ((word, holds),) = ability.items()
    modes = holds if word == "modes" else holds["modes"]
    return modes if isinstance(modes, list) else modes["of"]


def _line(line: str, name: str, is_spell: bool) -> list[Any]:
    words = line.lower().split(", ")
    if all(KEYWORD.fullmatch(word) for word in words):
        return [word.replace(" ", "_") for word in words]
    if line in DECK_LINES:
        return [{"deck": DECK_LINES[line]}]
    if line.startswith("Partner with "):
        return [{"deck": {"partner_with": line.removeprefix("Partner with ")}}]
    if found := WITH_COST.fullmatch(line):
        return [_with_cost(found[1].lower().replace(" ", "_"), found[2])]
    if found := re.fullmatch(r"Ward(?: |—)(.*)", line):
        return [{"ward": Reader().transform(grammar("costs").parse(found[1].lower()))}]
    if found := re.fullmatch(r"(\w+)walk|Toxic ([0-9]+)", line):
        return [{"toxic": int(found[2])} if found[2] else {"landwalk": found[1]}]
    if found := re.fullmatch(r"Protection from (\w+)", line):
        return [{"protection": _quality(found[1])}]
    if line == "Enchant player":
        return [{"enchant": "any_player"}]
    if found := re.fullmatch(r"Enchant (\w+)", line):
        return [{"enchant": {"type": found[1].capitalize()}}]
    is_spell &= not line.startswith(("This spell ", "When you cycle this card"))
    line = re.sub(r'\."(?=$| [A-Z])', '.".', line.replace(name, "~"))
    return [_sentence(line.lower(), is_spell)]


def _with_cost(word: str, cost: str) -> Any:
    """A keyword with its cost; the one with *mega* before it brings a counter besides."""
    if not word.endswith("morph"):
        return {word: cost}
    return {"morph": {"cost": cost, **({"counter": True} if word == "megamorph" else {})}}


def _chapters(numerals: str) -> list[int]:
    """The numbers of chapters that are written in Roman numerals."""
    return [("", "I", "II", "III", "IV", "V").index(one) for one in numerals.split(", ")]


def _quality(word: str) -> dict[str, str]:
    """The colour, or the type in the plural, that something is protected from."""
    if word in ("white", "blue", "black", "red", "green"):
        return {"colour": word}
    return {"type": word.removesuffix("s").capitalize()}


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


class Reader(Abilities, Effects, ObjectEffects, Changes, Numbers, Objects, Transformer[Token, Any]):
    """From the tree of a line to the ability that it says."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: list[Any] = []
        self.up_to = False

    def ability(self, tree: Tree[Token]) -> Any:
        """The ability, with its targets and what *that player* and *that creature* are."""
        said = self.transform(tree)
        if isinstance(said, str):
            return said
        ((word, holds),) = said.items()
        for name, target in zip(("target", "second_target"), self.targets, strict=False):
            holds = _bound(holds, name, target)
        if self.targets:
            up_to = {"up_to": True} if self.up_to else {}
            if _of_that_player(self.targets[0]) and "for_each" in holds["do"][0]:
                ((_, each),) = holds["do"][0].items()
                up_to |= {"for_each": each["who"]}
                holds = {**holds, "do": _renamed(each["do"], {"target": "targets"})}
            holds = {"targets": {**_named(self.targets), **up_to}, **holds}
        return {word: _counted(holds)}

    # words, by the names of their terminals
    def KEYWORD(self, token: Token) -> str:  # noqa: N802
        return str(token).replace(" ", "_")

    def INT(self, token: Token) -> int:  # noqa: N802
        return int(token)

    def NUMBER(self, token: Token) -> Any:  # noqa: N802
        if token == "x":
            return {"variable": "X"}
        return max(1, NUMBERS.index(str(token).removesuffix("n") if token == "an" else str(token)))

    def SEVERAL(self, token: Token) -> Any:  # noqa: N802
        return self.NUMBER(token)

    def ENERGY(self, token: Token) -> int:  # noqa: N802
        return str(token).count("e")

    def COUNTER(self, token: Token) -> str:  # noqa: N802
        return str(token)

    def QUOTED(self, token: Token) -> Any:  # noqa: N802
        inner = re.sub(
            r"this (creature|artifact|permanent|enchantment|land|emblem)", "~", str(token)[1:-1]
        )
        return _sentence(inner if inner.endswith(".") else f"{inner}.", is_spell=False)


def _named(targets: list[Any]) -> Any:
    """One or two targets by their names; whether the second has to be another one."""
    if len(targets) == 1:
        return {"target": targets[0]}
    target, second = targets
    if isinstance(second, dict) and second.pop("another", False):
        return {"target": target, "second_target": second, "another": True}
    return {"target": target, "second_target": second}


def _of_that_player(target: Any) -> bool:
    """Whether an object or a card is chosen of *that player*, of each of some players."""
    if target == "any_target":
        return False
    return "that_player" in (target.get("what", {}).get("controller"), target.get("whose"))


def _bound(node: Any, name: str, target: Any) -> Any:
    """*That player* and *that creature* are a target, where there is one of their sort."""
    sorts = {"who": "that_player", "what": "that_object", "card_in": "that_object"}
    names = {sorts[sort] for sort in target if sort in sorts} if isinstance(target, dict) else set()
    return _renamed(node, dict.fromkeys(names, name))


def _counted(ability: Any) -> Any:
    """*That much* is what the event of the ability was about, or of one that it leaves behind."""
    if isinstance(ability, list):
        return [_counted(each) for each in ability]
    if not isinstance(ability, dict):
        return ability
    if events := ability.get("when"):
        return _renamed(ability, {"event": next(iter(events))})
    return {slot: _counted(says) for slot, says in ability.items()}


def _renamed(node: Any, names: dict[str, str]) -> Any:
    if isinstance(node, dict):
        return {key: _renamed(value, names) for key, value in node.items()}
    if isinstance(node, list):
        return [_renamed(item, names) for item in node]
    return names.get(node, node) if isinstance(node, str) else node
