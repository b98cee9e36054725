"""Cards from a file that the user names: the JSON of MTGJSON or of Scryfall's bulk data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.cards.declaration.deck_rules import DeckRule
from ettin_spec.cards.declaration.words import AbilityWord, Card
from ettin_spec.errors import Place
from ettin_spec.input_files import read_bytes
from ettin_tck.decks.files.card_colours import INSET, TWO_SIDED, Printed, back_of, marks_of
from ettin_tck.decks.files.deck_list import DeckFileError

if TYPE_CHECKING:
    from pathlib import Path

LARGEST = 1 << 30
"""Bytes that a file of cards may have: twice as many as the largest there is."""

ANY_NUMBER = re.compile(r"A deck can have any number of cards named ")
LEADS = re.compile(r"\bcan be your commander\b")
PARTNER = re.compile(r"^Partner(?: \(.*)?$", re.MULTILINE)
PARTNER_WITH = re.compile(r"^Partner with ([^(\n]+?)(?: \(.*)?$", re.MULTILINE)
PARTNER_KIND = re.compile(r"^(?:Partner—([^(\n]+?)|(Friends forever))(?: \(.*)?$", re.MULTILINE)
BACKGROUND = re.compile(r"^Choose a Background\b", re.MULTILINE)
COMPANION = re.compile(r"^Doctor['’]s companion\b", re.MULTILINE)
UP_TO = re.compile(r"A deck can have up to (\w+) cards named ")
WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
WHOLE_NAMES = ("split", "aftermath", "room")
"""Layouts whose cards go by both halves of their names; all others by the front one."""


NO_CARDS = ("token", "double_faced_token", "emblem", "art_series")
"""Layouts of what is in no deck, though it may be called as a card is."""


class ForeignName(msgspec.Struct):
    """A name in another language, as MTGJSON gives it."""

    name: str | None = None


class Face(msgspec.Struct):
    """One face of a card, as Scryfall gives it."""

    name: str = ""
    type_line: str = ""
    oracle_text: str = ""
    printed_name: str | None = None
    mana_cost: str = ""
    indicator: list[str] = msgspec.field(name="color_indicator", default_factory=list)


class RawCard(msgspec.Struct):
    """What is read of a card in either sort of file; all else is passed over.

    MTGJSON has `type`, `text`, `foreignData`, `manaCost`, `colorIdentity`, Scryfall `type_line`,
    `oracle_text`, `printed_name`, `flavor_name`, `card_faces`, `mana_cost`, `color_identity`.
    """

    name: str
    layout: str = ""
    type: str = ""
    text: str = ""
    foreign: list[ForeignName] = msgspec.field(name="foreignData", default_factory=list)
    type_line: str = ""
    oracle_text: str = ""
    printed_name: str | None = None
    flavor_name: str | None = None
    lang: str = "en"
    faces: list[Face] = msgspec.field(name="card_faces", default_factory=list)
    power: str | None = None
    toughness: str | None = None
    mtgjson_cost: str | None = msgspec.field(name="manaCost", default=None)
    mana_cost: str | None = None
    mtgjson_identity: list[str] | None = msgspec.field(name="colorIdentity", default=None)
    color_identity: list[str] | None = None
    mtgjson_indicator: list[str] = msgspec.field(name="colorIndicator", default_factory=list)
    color_indicator: list[str] = []


@dataclass(frozen=True)
class Known:
    """A card: its English name, what deck rules ask of it, and what else it is called.

    `coloured`: is enough told of it to know its colours? `text`: what its faces say.
    """

    name: str
    card: Card
    also: tuple[str, ...] = ()
    coloured: bool = True
    text: str = ""


def read_cards(path: Path) -> list[Known]:
    """The cards of a file; several printings of one are so many entries.

    Raises:
        SpecError: the file cannot be read.
        DeckFileError: it is no JSON, or holds no cards.
    """
    raw = read_bytes(path, LARGEST)
    place = Place(str(path))
    try:
        first = raw.lstrip()[:1]
        found = list(_of_list(raw) if first == b"[" else _of_map(raw))
    except msgspec.ValidationError as error:
        raise DeckFileError(place, f"these are no cards: {error}", REMEDY) from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        line = _line(raw, str(error))
        raise DeckFileError(
            Place(str(path), line), f"this JSON is broken: {error}", REMEDY
        ) from None
    if not found:
        raise DeckFileError(place, "no cards are in this file", REMEDY)
    return found


SOURCES = (
    "AtomicCards of https://mtgjson.com/downloads/all-files/ "
    "or Oracle Cards of https://scryfall.com/docs/api/bulk-data"
)
"""Where a file of cards is to be had."""

REMEDY = f"give a file of MTGJSON or Scryfall: {SOURCES}"
"""What to do where there is none."""


def _line(raw: bytes, error: str) -> int:
    """The line of a place that an error names by its byte."""
    at = re.search(r"byte (\d+)", error)
    return raw.count(b"\n", 0, int(at[1])) + 1 if at else 0


def _of_list(raw: bytes) -> Iterator[Known]:
    yield from _decked(msgspec.json.decode(raw, type=list[RawCard]))


def _of_map(raw: bytes) -> Iterator[Known]:
    """MTGJSON's `data` by name, or by set with `cards`; Scryfall's list in `data`."""
    data = msgspec.json.decode(raw, type=dict[str, Any]).get("data", {})
    groups: Sequence[Any] = list(data.values()) if isinstance(data, Mapping) else [data]
    for group in groups:
        cards = group.get("cards", []) if isinstance(group, Mapping) else group
        yield from _decked(msgspec.convert(cards, list[RawCard]))


def _decked(cards: Sequence[RawCard]) -> Iterator[Known]:
    return (_known(card) for card in cards if card.layout not in NO_CARDS)


def _known(raw: RawCard) -> Known:
    line = raw.type or raw.type_line or "".join(face.type_line for face in raw.faces[:1])
    text = raw.text or raw.oracle_text or "\n".join(face.oracle_text for face in raw.faces)
    whole = raw.layout in WHOLE_NAMES
    halves = raw.name.split(" // ")
    name = raw.name if whole else halves[0]
    printed = _printed(raw, _type_line(line))
    card = Card(
        printed.type,
        printed.cost or "",
        f"{raw.power}/{raw.toughness}" if raw.power is not None else "",
        abilities=_rules(text),
        back=back_of(printed),
        marks=marks_of(printed),
    )
    return Known(name, card, _others(raw, halves, name), printed.is_told, text)


def _printed(raw: RawCard, line: str) -> Printed:
    """What the front face shows; of a card without a back or inset all faces are the front."""
    front = raw.faces[:1] if raw.layout in (*TWO_SIDED, *INSET) else raw.faces
    text = raw.text or raw.oracle_text or "\n".join(face.oracle_text for face in front)
    costs = [face.mana_cost for face in front]
    said = raw.mtgjson_cost if raw.mtgjson_cost is not None else raw.mana_cost
    given = [*raw.mtgjson_indicator, *raw.color_indicator]
    given += [colour for face in front for colour in face.indicator]
    identity = raw.color_identity if raw.mtgjson_identity is None else raw.mtgjson_identity
    return Printed(
        type=line,
        layout=raw.layout,
        cost="".join(costs) if any(costs) else said,
        text=text,
        indicator=tuple(dict.fromkeys(given)),
        identity=None if identity is None else tuple(identity),
    )


def _type_line(line: str) -> str:
    return line.partition(" // ")[0].replace(" — ", " - ")


def _others(raw: RawCard, halves: Sequence[str], name: str) -> tuple[str, ...]:
    """All that a card is called besides its name."""
    foreign = [each.name for each in raw.foreign]
    foreign += [raw.printed_name, raw.flavor_name, *(face.printed_name for face in raw.faces[:1])]
    called = [raw.name, "/".join(halves), "//".join(halves)] if len(halves) > 1 else []
    called += [part for each in foreign if each for part in (each, each.partition(" // ")[0])]
    return tuple(dict.fromkeys(other for other in called if other != name))


def _rules(text: str) -> tuple[AbilityWord, ...]:
    """What a card says of decks."""
    named, kind = PARTNER_WITH.search(text), PARTNER_KIND.search(text)
    rule = DeckRule(
        leads=bool(LEADS.search(text)),
        partner=bool(PARTNER.search(text)),
        partner_with=named[1] if named else "",
        partner_kind=(kind[1] or kind[2]).casefold().replace(" ", "_") if kind else "",
        background=bool(BACKGROUND.search(text)),
        companion=bool(COMPANION.search(text)),
    )
    return (*_numbers(text), *((AbilityWord(deck=rule),) if rule != DeckRule() else ()))


def _numbers(text: str) -> tuple[AbilityWord, ...]:
    """How many of its name a card lets a deck have."""
    if ANY_NUMBER.search(text):
        return (AbilityWord(deck=DeckRule("any")),)
    up_to = UP_TO.search(text)
    if up_to is not None and up_to[1] in WORDS:
        return (AbilityWord(deck=DeckRule(WORDS.index(up_to[1]) + 1)),)
    return ()
