"""Small books of tournaments in words of our own, in the layouts in which they are published."""

from __future__ import annotations

import random
import textwrap
from dataclasses import dataclass

from rules_texts.small_book import MONTHS, NOUNS, VERBS, sentence


@dataclass(frozen=True)
class Part:
    """A heading with what stands under it, a sentence each."""

    number: str
    title: str
    said: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


@dataclass(frozen=True)
class TournamentBook:
    """A book. `effective` is an ISO date."""

    title: str
    effective: str
    parts: tuple[Part, ...]

    def head(self) -> list[str]:
        year, month, day = self.effective.split("-")
        return [self.title, f"Effective {MONTHS[month]} {int(day)}, {year}"]

    def listed(self, leader: str = " ....... {}") -> list[str]:
        """The contents, with the page after dots, or as `leader` has it."""
        return [f"{heading(each)}{leader.format(3)}" for each in self.parts]

    def body(self, width: int = 70) -> list[str]:
        """The lines of the rules, broken as on paper."""
        lines = []
        for part in self.parts:
            lines.append(heading(part))
            lines += textwrap.wrap(" ".join(part.said), width, break_on_hyphens=False)
            if part.examples:
                lines += ["Examples", *(f"A. {each}" for each in part.examples), "Philosophy"]
        return lines

    def text(self) -> str:
        """The text with contents, as one that was made of a PDF file, with its page numbers."""
        pages = [[*self.head(), *self.listed()], *_chunks(self.body(), 20)]
        numbered = [[str(number), "", *page] for number, page in enumerate(pages, 1)]
        return "\n".join(line for page in numbered for line in page) + "\n"


def heading(part: Part) -> str:
    """A heading as it is printed."""
    if part.number.startswith("Appendix"):
        return f"{part.number}—{part.title}"
    if not part.number[0].isdecimal():
        return part.title
    return f"{part.number}.  {part.title}" if "." not in part.number else _beneath(part)


def _beneath(part: Part) -> str:
    return f"{part.number} {part.title}"


def _chunks(lines: list[str], size: int) -> list[list[str]]:
    return [lines[at : at + size] for at in range(0, len(lines), size)]


def title(chance: random.Random) -> str:
    """A heading of our own."""
    return f"{chance.choice(NOUNS)} {chance.choice(VERBS)} {chance.choice(NOUNS)}".title()


def tournament_book(
    seed: int, name: str = "MAGIC: THE GATHERING® TOURNAMENT RULES", date: str = "2030-01-01"
) -> TournamentBook:
    """A book with an introduction, chapters with sections, and appendices."""
    chance = random.Random(seed)
    made = [Part("Introduction", "Introduction", (sentence(chance),))]
    for chapter in range(1, chance.randint(3, 11)):
        said = (sentence(chance),) if chance.random() < 0.3 else ()
        made.append(Part(str(chapter), title(chance), said))
        for section in range(1, chance.randint(2, 12)):
            made.append(_section(chance, f"{chapter}.{section}"))
    for letter in "ABC":
        made.append(Part(f"Appendix {letter}", title(chance), (sentence(chance),)))
    return TournamentBook(name, date, tuple(made))


def _section(chance: random.Random, number: str) -> Part:
    said = tuple(sentence(chance) for _ in range(chance.randint(1, 4)))
    examples = (sentence(chance),) if chance.random() < 0.2 else ()
    return Part(number, title(chance), said, examples)


def floor_rules(seed: int) -> TournamentBook:
    """A book of the older layout: numbers of three digits."""
    chance = random.Random(seed)
    made = [Part("Introduction", "Introduction", ("See Appendix A for what giants changed.",))]
    for chapter in range(100, 150, 10):
        made.append(Part(str(chapter), title(chance).upper()))
        for number in range(chapter + 1, chapter + chance.randint(2, 9)):
            made.append(Part(str(number), title(chance), (sentence(chance), sentence(chance))))
    made.append(Part("Appendix A", title(chance), (sentence(chance),)))
    return TournamentBook("MAGIC: THE GATHERING® DCI FLOOR RULES", "2030-01-01", tuple(made))
