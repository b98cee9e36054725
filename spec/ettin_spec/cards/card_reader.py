"""Reads the files of cards, and refuses what cannot be meant, at file, line and column."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import msgspec

from ettin_spec.cards.card_entry import Entry
from ettin_spec.cards.declaration.deck_rules import Marks
from ettin_spec.cards.declaration.mana_costs import is_cost
from ettin_spec.cards.declaration.node import Node
from ettin_spec.cards.declaration.words import Ability, AbilityWord, Card, Modes, Spell
from ettin_spec.cards.overloading import overloaded
from ettin_spec.cards.unbound_names import of_several, unbound_in
from ettin_spec.cards.unread_targets import unread_in
from ettin_spec.errors import SpecError, raise_all
from ettin_spec.languages import LANGUAGES
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import Marked, Path_, load

NATIVE = "en"
"""The language of the names by which cards are declared."""
BODY = re.compile(r"(-?\d+|\*)/(-?\d+|\*)")
WITH_BODY = {"Vehicle", "Spacecraft"}
"""Types that print power and toughness on what is no creature by itself."""
LONGEST_PHRASE = 60
"""Letters of a phrase that says what a declaration leaves out: no sentence of the card."""
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


class Declaration(Card, frozen=True):
    """A card as the files give it: its first wording, its later ones raw, its names.

    `in: same` is a card that goes by its English name in every language, since no source at
    hand has another. `untold`: it has abilities that nothing here says; deck checkers know it,
    no game does. `made_up`: why it is no printed card, of our own that is none.
    """

    names: Literal["same"] | dict[str, str] = msgspec.field(name="in", default_factory=dict)
    printed: str | None = None
    stands_for: tuple[str, ...] = ()
    untold: bool = False
    made_up: str = ""
    wordings: dict[str, Any] = {}


class Rewording(Node, frozen=True):
    """What a wording changes: whole fields, from its date on."""

    source: Literal["oracle", "printed"]
    type: str | None = None
    cost: str | None = None
    body: str | None = None
    abilities: tuple[Ability, ...] | None = None


def read_cards(folder: Path) -> dict[str, Entry]:
    """All cards of the files in a folder, by English name.

    Raises:
        SpecError: what is no card, wordings out of order or without a change, a name that
            two cards have in one language, a player whom nothing names.
    """
    return read_more({}, sorted(folder.glob("*.yaml")), whole=True)


def read_more(
    known: Mapping[str, Entry], files: Iterable[Path], whole: bool = False
) -> dict[str, Entry]:
    """The known cards and those of further files, named in all our languages if `whole`.

    A card of the files takes the place of the known one of its name, with that one's other names
    where it says none.

    Raises:
        SpecError: the one mistake in them.
        SpecErrors: all mistakes, one for each card and each file.
    """
    entries = dict(known)
    read: dict[str, Entry] = {}
    problems: list[SpecError] = []
    for file in files:
        try:
            marked = _cards_of(file)
        except SpecError as error:
            problems.append(error)
            continue
        for name in marked.data:
            try:
                read[name] = _new_entry(marked, name, read.get(name), whole)
            except SpecError as error:
                problems.append(error)
    entries.update({name: _in_place_of(entries.get(name), entry) for name, entry in read.items()})
    raise_all([*problems, *_twice_named(entries)])
    return entries


def _cards_of(file: Path) -> Marked:
    marked = load(file)
    if not isinstance(marked.data, dict):
        raise SpecError(marked.at(), "no cards here", "write `Name: {type: ...}`")
    return marked


def _in_place_of(known: Entry | None, entry: Entry) -> Entry:
    return entry if known is None or entry.names else replace(entry, names=known.names)


def _new_entry(marked: Marked, name: str, known: Entry | None, whole: bool) -> Entry:
    if known is not None:
        raise SpecError(marked.at(name), f"{name} stands twice", f"first: {known.place}")
    return _entry(marked, name, whole)


def _entry(marked: Marked, name: str, whole: bool) -> Entry:
    said = convert(marked, (name,), Declaration, name)
    first = Card(
        said.type,
        said.cost,
        said.body,
        said.abilities,
        said.loyalty,
        said.defense,
        said.back,
        said.layout,
        said.marks,
        left_out=said.left_out,
    )
    _check_marks(marked, name, said)
    _check_no_text(marked, name, said)
    _check_left_out(marked, name, said)
    _check_card(marked, (name,), name, first)
    others = [code for code in LANGUAGES if code != NATIVE]
    names = dict.fromkeys(others, name) if said.names == "same" else said.names
    lacking = [code for code in others if code not in names]
    if whole and names and lacking:
        wrong = f"{name}: '{lacking[0]}' is missing  at in"
        raise SpecError(marked.at(name, "in"), wrong, "say what it is called there")
    wordings = [("", first), *_later(marked, name, first, said.wordings)]
    if said.printed is not None and not DATE.fullmatch(said.printed):
        raise SpecError(marked.at(name, "printed"), f"{name}: no date", "write YYYY-MM-DD")
    return Entry(
        name,
        tuple(wordings),
        names,
        said.printed,
        said.stands_for,
        marked.at(name),
        said.untold,
        said.made_up,
    )


def _later(
    marked: Marked, name: str, first: Card, raw: Mapping[str, Any]
) -> Iterator[tuple[str, Card]]:
    before, last = "", first
    for date in raw:
        path = (name, "wordings", date)
        if not DATE.fullmatch(date):
            raise SpecError(marked.at(*path), f"{name}: '{date}' is no date", "write YYYY-MM-DD")
        if date <= before:
            raise SpecError(
                marked.at(*path), f"{name}: {date} stands after {before}", "put dates in order"
            )
        card = _reworded(last, convert(marked, path, Rewording, f"{name} on {date}"))
        if card == last:
            raise SpecError(
                marked.at(*path), f"{name} on {date}: the wording before, again", "leave it out"
            )
        _check_card(marked, path, f"{name} on {date}", card)
        yield date, card
        before, last = date, card


def _reworded(card: Card, wording: Rewording) -> Card:
    fields = msgspec.structs.asdict(wording)
    del fields["source"]
    changed = {key: value for key, value in fields.items() if value is not None}
    return msgspec.structs.replace(card, **changed)


def _check_card(marked: Marked, path: Path_, named: str, card: Card) -> None:
    if not is_cost(card.cost):
        raise SpecError(
            marked.at(*path, "cost"), f"{named}: '{card.cost}' is no cost", "write {3}{R}{R}"
        )
    for index, modes in _choices_of_modes(card):
        if len(modes) < 2:
            raise SpecError(
                marked.at(*path, "abilities", index),
                f"{named}: there are not two modes to choose among",
                "write them all, or say without `modes` what is done",
            )
    for face, side in (((), card), (("back",), card.back)):
        if side is not None:
            _check_overload(marked, (*path, *face), named, side)
    if card.layout is not None and card.back is None:
        raise SpecError(marked.at(*path, "layout"), f"{named}: no second face", "say it in `back`")
    creature = "Creature" in card.type.split()
    if creature and not BODY.fullmatch(card.body):
        raise SpecError(marked.at(*path, "body"), f"{named}: '{card.body}' is no body", "write 4/3")
    if card.body and not creature and not WITH_BODY & set(card.type.split()):
        raise SpecError(marked.at(*path, "body"), f"{named}: no creature, but a body")
    if ("Battle" in card.type.split()) != (card.defense is not None):
        raise SpecError(
            marked.at(*path), f"{named}: a battle has a defense, and nothing else", "see `defense`"
        )
    for each in unbound_in(card):
        raise SpecError(
            marked.at(*path, *_steps(each.path)),
            f"{named}: nothing says {each.asks} '{each.name}' is  at {each.path}",
            each.remedy,
        )
    for each in unread_in(card):
        raise SpecError(
            marked.at(*path, *_steps(each.path)),
            f"{named}: nothing is done with {each.name}  at {each.path}",
            each.remedy,
        )
    sides = [("abilities", card), *([("back.abilities", card.back)] if card.back else [])]
    for at, where, who in (
        (at, *each) for at, side in sides for each in of_several(side.abilities)
    ):
        raise SpecError(
            marked.at(*path, *_steps(at + where)),
            f"{named}: {who} are several, and this is a number of one  at {at}{where}",
            f"write `highest: {{among: {who}, value: ...}}`, or name one player",
        )


def _check_overload(marked: Marked, path: Path_, named: str, side: Card) -> None:
    """What can be overloaded has to have words for what it does to each."""
    worded = [each for each in side.abilities if isinstance(each, AbilityWord)]
    if any(each.overload for each in worded):
        try:
            overloaded(next((each.spell for each in worded if each.spell), Spell(())))
        except (ValueError, msgspec.ValidationError) as error:
            raise SpecError(
                marked.at(*path, "abilities"), f"{named}: {error}", "say it without `overload`"
            ) from None


def _choices_of_modes(card: Card) -> Iterator[tuple[int, tuple[Spell, ...]]]:
    """The modes of each ability that has some, with the number of that ability, from 0."""
    for index, ability in enumerate(card.abilities):
        if isinstance(ability, AbilityWord):
            modes = (ability.trigger or ability.activate or ability).modes
            if modes is not None:
                yield index, modes.of if isinstance(modes, Modes) else modes


def _check_marks(marked: Marked, name: str, said: Declaration) -> None:
    marks = said.marks or Marks()
    for slot in ("text", "reminder"):
        if not is_cost(getattr(marks, slot)):
            raise SpecError(
                marked.at(name, "marks", slot), f"{name}: no mana symbols", "write {3}{R}{R}"
            )
    if (marks.indicator or marks.defines) and not said.untold:
        raise SpecError(
            marked.at(name, "marks"),
            f"{name}: a game does not see such a colour",
            "declare the card `untold: true`",
        )


def _check_left_out(marked: Marked, name: str, said: Declaration) -> None:
    """What a printed card does besides is said in a short phrase each, of cards that games see."""
    phrases = said.left_out
    told = [text.strip() and len(text) <= LONGEST_PHRASE for text in phrases]
    if not all(told) or len(set(phrases)) != len(phrases):
        raise SpecError(
            marked.at(name, "left_out"),
            f"{name}: what is left out is said in a short phrase each, once",
            f"write 1 to {LONGEST_PHRASE} letters, as in `left_out: [awaken]`",
        )
    if phrases and (said.printed is None or said.untold):
        raise SpecError(
            marked.at(name, "left_out"),
            f"{name}: only a printed card that games play is declared in part",
            "leave `left_out` out",
        )
    if said.back is not None and said.back.left_out:
        raise SpecError(
            marked.at(name, "back", "left_out"),
            f"{name}: what either face leaves out is said once",
            "write it in the `left_out` of the card",
        )


def _check_no_text(marked: Marked, name: str, said: Declaration) -> None:
    path: Path_ = (name,)
    for side in (said, said.back):
        if side is not None and side.text:
            raise SpecError(
                marked.at(*path, "text"),
                f"{name}: a text is made of the abilities, not written",
                "leave it out",
            )
        path = (name, "back")


def _steps(path: str) -> Iterator[str | int]:
    for index, name in re.findall(r"\[(\d+)\]|(\w+)", path):
        yield int(index) if index else name


def _twice_named(entries: Mapping[str, Entry]) -> Iterator[SpecError]:
    taken: dict[tuple[str, str], Entry] = {}
    for entry in entries.values():
        for language, local in entry.names.items():
            other = taken.setdefault((language, local), entry)
            if other is not entry:
                yield SpecError(
                    entry.place,
                    f"{entry.name}: '{local}' is the name of {other.name} in {language}",
                    f"first: {other.place}",
                )
