"""The figures of our printed cards, from a file of all cards: how `printed_figures.tsv` is made.

`python tests/cards/printed_figures.py oracle.jsonl.xz` writes it again after a card was added. A
line of the file given is a card: name, manaCost, type, power, toughness, loyalty, text.
"""

from __future__ import annotations

import json
import lzma
import re
import sys
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from ettin_spec.cards import load_cards

FILE = Path(__file__).with_name("printed_figures.tsv")
KEYWORDS = re.compile(r"[A-Z][a-z ]+(, [a-z ]+)*")


@dataclass(frozen=True)
class Figures:
    """What is printed on a card's front, and how many abilities it has at least."""

    type: str
    cost: str
    body: str
    loyalty: str
    abilities: int


def read_figures() -> dict[str, Figures]:
    """The figures in the file, by English name."""
    rows = (line.split("\t") for line in FILE.read_text("utf-8").splitlines())
    return {name: Figures(*values, int(number)) for name, *values, number in rows}


def figures_from(cards: Path) -> dict[str, Figures]:
    """The figures of our printed cards in a file of all cards; of dungeons it has none."""
    with lzma.open(cards, "rt", encoding="utf-8") as lines:
        read = [json.loads(line) for line in lines]
    printed = {card["name"].partition(" // ")[0]: card for card in read}
    printed |= {card["name"]: card for card in read}
    entries = load_cards().entries.values()
    real = (entry.name for entry in entries if entry.printed is not None)
    return {name: _figures(printed[name]) for name in real if name in printed}


def _figures(card: Mapping[str, Any]) -> Figures:
    kind = card["type"].replace("—", "-")
    body = f"{card['power']}/{card['toughness']}" if "power" in card else ""
    number = abilities(card.get("text", ""), kind)
    return Figures(kind, card.get("manaCost", ""), body, card.get("loyalty", ""), number)


def abilities(text: str, kind: str) -> int:
    """How many abilities a text has: lines without reminders and modes, keywords one by one.

    What an instant or sorcery does is one ability, in however many paragraphs.
    """
    bare = (line.strip() for line in re.sub(r"\([^)]*\)", "", text).split("\n"))
    lines = [line for line in bare if line and not line.startswith("•")]
    effects = sum(line.endswith((".", '"')) for line in lines)
    spare = max(effects - 1, 0) if {"Instant", "Sorcery"} & set(kind.split()) else 0
    keywords = sum(line.count(",") for line in lines if KEYWORDS.fullmatch(line))
    return len(lines) + keywords - spare


def main() -> None:
    """Write the file from the one that the command names."""
    rows = sorted(figures_from(Path(sys.argv[1])).items())
    lines = ["\t".join((name, *map(str, astuple(values)))) for name, values in rows]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
