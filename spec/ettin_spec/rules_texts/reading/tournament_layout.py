"""The books of tournaments, line by line; what has no place is said."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from ettin_spec.rules_texts.reading.books import Book
from ettin_spec.rules_texts.reading.open_clause import OpenClause
from ettin_spec.rules_texts.reading.refusals import refuse
from ettin_spec.rules_texts.reading.rules_text import Page, RulesText, Unplaced
from ettin_spec.rules_texts.reading.text_head import effective_line
from ettin_spec.rules_texts.reading.tournament_headings import (
    INTRODUCTION,
    Contents,
    Heading,
    contents_of,
    heading,
    same_title,
    unannounced,
)
from ettin_spec.rules_texts.reading.wording import plain

LABELS = ("penalty", "definition", "philosophy", "additional remedy", "upgrade", "downgrade")
"""Lines of the guides to penalties that name what follows."""
EXAMPLES = ("example", "examples")
ITEM = re.compile(r"\(?(?:[A-Z]|\d{1,2})[.)]\s+\S.*", re.ASCII)
BULLET = re.compile(r"[•●*]\s*\S.*")
PROMISED = re.compile(r"\bsee (appendix [a-z]) for\b", re.IGNORECASE | re.ASCII)
NEXT_PAGE = 2
"""A page number is so much higher than the one before at most, since some pages show none."""


def tournament_text(path: Path, lines: Sequence[str], titled: int, book: Book) -> RulesText:
    """The tournament rules in the lines of a file, whose title is one of them (from 0).

    Raises:
        SpecError: a text that gives no date, has no numbers that can be followed, or is cut off.
    """
    dated = effective_line(lines)
    if dated is None:
        refuse(path, 1, "the text does not say from when on it is effective")
    since, effective = dated
    contents = contents_of(lines, since + 1)
    body = _Body(contents, plain(lines[titled]))
    for number, line in enumerate(lines):
        if number not in (titled, since):
            body.take(number, line.strip())
    body.check_whole(path, lines)
    clauses = tuple(clause.closed() for clause in body.clauses.values())
    return RulesText(
        book, effective, body.titles, clauses, (), tuple(sorted(body.unplaced)), tuple(body.pages)
    )


class _Body:
    """What has been read of a text."""

    def __init__(self, contents: Contents, title: str) -> None:
        self.contents, self.title = contents, title.casefold()
        self.titles: dict[str, str] = {}
        self.clauses: dict[str, OpenClause] = {}
        self.unplaced: list[Unplaced] = []
        self.pages: list[Page] = []
        self.last: OpenClause | None = None
        self.number: str | None = None
        self.fresh = True
        self.in_examples = False

    def take(self, number: int, line: str) -> None:
        """Place one line, counted from 0."""
        if not line or self._is_page(number, line):
            return
        if number in self.contents.lines:
            if number in self.contents.odd:
                self._odd(number, line, "announces nothing in the contents")
        elif plain(line).casefold() == self.title:
            self._odd(number, line, "is the title again")
        elif found := self._heading(line):
            self._open(number, found)
        elif self.last is None:
            self._odd(number, line, "stands in no section")
        else:
            self._go_on(self.last, line)

    def _is_page(self, number: int, line: str) -> bool:
        """Is it a number alone that counts on from the page before?"""
        if not (line.isascii() and line.isdecimal()):
            return False
        before = self.pages[-1].number if self.pages else 0
        is_next = 0 < int(line) - before <= NEXT_PAGE
        if is_next:
            self.pages.append(Page(int(line), number + 1))
        return is_next

    def _heading(self, line: str) -> Heading | None:
        announced = self.contents.announced
        unnumbered = (title for title in (*announced, INTRODUCTION) if not title[0].isdecimal())
        for title in unnumbered:
            if plain(line).casefold() == title.casefold():
                return Heading(title, "")
        if not announced:
            return unannounced(line, self.number)
        found = heading(line)
        if found is None or found.number not in announced:
            return None
        return found if same_title(announced[found.number], found.title) else None

    def _open(self, number: int, found: Heading) -> None:
        if found.number in self.clauses:
            self._odd(number, found.title or found.number, f"{found.number} stands twice")
            self.last = None
            return
        said = found.title or found.number
        self.last = self.clauses[found.number] = OpenClause(found.number, number + 1, [said])
        self.titles[found.number] = said
        self.fresh, self.in_examples = True, False
        if found.number[0].isdecimal():
            self.number = found.number

    def _go_on(self, clause: OpenClause, line: str) -> None:
        label = plain(line).casefold()
        if label in EXAMPLES:
            self.in_examples = True
        elif label in LABELS:
            clause.said.append(line)
            self.fresh, self.in_examples = True, False
        elif self.in_examples and (ITEM.fullmatch(line) or not clause.examples):
            clause.examples.append(line)
        elif self.in_examples:
            clause.examples[-1] += f" {line}"
        elif self.fresh or BULLET.fullmatch(line):
            clause.said.append(line)
            self.fresh = False
        else:
            clause.said[-1] += f" {line}"

    def _odd(self, number: int, text: str, why: str) -> None:
        self.unplaced.append(Unplaced(number + 1, text, why))

    def check_whole(self, path: Path, lines: Sequence[str]) -> None:
        """Refuse a text of which more is announced than is there; say what is not found."""
        lacking = [key for key in self.contents.announced if key not in self.clauses]
        if not lacking and not self.contents.announced:
            lacking = [each for each in _promised(lines) if each not in self.clauses]
        if self.number is None:
            wrong = "nothing comes after the contents" if lacking else "the text has no contents"
            refuse(path, len(lines), f"the text is cut off: {wrong}" if lacking else wrong)
        if lacking and (not self.contents.announced or lacking[-1] == self._announced_last()):
            after = next(reversed(self.clauses))
            wrong = f"the text is cut off: after {after} comes nothing, though {lacking[-1]} is"
            refuse(path, len(lines), f"{wrong} announced")
        for key in lacking:
            why = f"the contents announce {key}, which stands nowhere"
            self._odd(self._line_of(lines, key), self.contents.announced[key], why)

    def _announced_last(self) -> str:
        return next(reversed(list(self.contents.announced)))

    def _line_of(self, lines: Sequence[str], key: str) -> int:
        there = (n for n in self.contents.lines if lines[n].strip().startswith(key))
        return next(there, self.contents.lines.start)


def _promised(lines: Sequence[str]) -> Mapping[str, str]:
    """The appendices of its own that a text without contents names."""
    found = (each for line in lines for each in PROMISED.findall(line))
    return {f"Appendix {each[-1].upper()}": each for each in found}
