"""The Comprehensive Rules, line by line; what has no place is said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from ettin_spec.rules_texts.reading.books import Book
from ettin_spec.rules_texts.reading.open_clause import OpenClause
from ettin_spec.rules_texts.reading.refusals import refuse
from ettin_spec.rules_texts.reading.rules_text import (
    Entry,
    RulesText,
    TextClause,
    Unplaced,
    section_of,
)
from ettin_spec.rules_texts.reading.text_head import effective_date
from ettin_spec.rules_texts.reading.wording import plain

CHAPTER = re.compile(r"(\d)\. +(\S.*)")
SECTION = re.compile(r"(\d{3})\. +(\S.*)")
CLAUSE = re.compile(r"(\d{3})\. ?(\d{1,3}+[a-z]?+)\.?+ *(\S.*)")
NUMBER = re.compile(r"(\d{3})\. ?(\d{1,3}[a-z]?)\.?")
"""A number alone on its line: of a clause whose words follow, or within words that were wrapped."""
EXAMPLE = re.compile(r"Examples?: *(\S.*)")
CONTENTS, GLOSSARY, CREDITS = "Contents", "Glossary", "Credits"


def comprehensive_text(path: Path, lines: Sequence[str]) -> RulesText:
    """The comprehensive rules in the lines of a file.

    Raises:
        SpecError: a text that gives no date, or one that is cut off.
    """
    effective = effective_date(lines)
    if effective is None:
        refuse(path, 1, "the text does not say from when on it is effective")
    announced, start, listed = _contents(path, lines)
    body = _Body(path, listed)
    for number in range(announced, start):
        body.leave_out(number + 1, lines[number])
    end = next((n for n in range(start, len(lines)) if lines[n].strip() == GLOSSARY), len(lines))
    for number in range(start, end):
        body.take(number + 1, lines[number])
    body.check_whole(end, len(lines))
    glossary = tuple(_glossary(path, lines, end + 1))
    alone = (Unplaced(e.line, e.term, "a term without words") for e in glossary if not e.text)
    unplaced = (*body.unplaced, *alone)
    found = (body.sections, body.made(), glossary, unplaced)
    return RulesText(Book.COMPREHENSIVE, effective, *found)


def _contents(path: Path, lines: Sequence[str]) -> tuple[int, int, dict[str, str]]:
    """Where the contents end, where the body begins, and the sections that they announce."""
    listed: dict[str, str] = {}
    opened = next((n for n, line in enumerate(lines) if line.strip() == CONTENTS), None)
    if opened is None:
        refuse(path, 1, "the text has no contents")
    for number in range(opened + 1, len(lines)):
        line = lines[number].strip()
        found = SECTION.fullmatch(line)
        if found:
            listed[found[1]] = plain(found[2])
        elif line == CREDITS:
            break
    chapter = re.compile(r"1\. +\S")
    again = (n for n in range(number, len(lines)) if chapter.match(lines[n].strip()))
    return number + 1, next(again, len(lines)), listed


class _Body:
    """The rules between contents and glossary, as far as they have been read."""

    def __init__(self, path: Path, listed: dict[str, str]) -> None:
        self.path, self.listed = path, listed
        self.sections: dict[str, str] = {}
        self.clauses: dict[str, OpenClause] = {}
        self.unplaced: list[Unplaced] = []
        self.last: OpenClause | None = None

    def take(self, number: int, line: str) -> None:
        """Place one line."""
        text = line.strip()
        if not text:
            return
        if found := CLAUSE.fullmatch(text):
            self._open(number, f"{found[1]}.{found[2]}", found[3])
        elif (found := NUMBER.fullmatch(text)) and self._is_next(found[1], found[2]):
            self._open(number, f"{found[1]}.{found[2]}", "")
        elif found := SECTION.fullmatch(text):
            self._enter(number, found[1], found[2])
        elif CHAPTER.fullmatch(text):
            self.last = None
        elif self.last is None:
            self.unplaced.append(Unplaced(number, text, "stands in no clause"))
        elif found := EXAMPLE.fullmatch(text):
            self.last.examples.append(found[1])
        else:
            self.last.go_on(text)

    def leave_out(self, number: int, line: str) -> None:
        """Say of a line before the first chapter that it is none of the contents."""
        if line.strip():
            self.unplaced.append(Unplaced(number, line.strip(), "stands before the first chapter"))

    def _is_next(self, section: str, within: str) -> bool:
        """Can a number that is alone on its line be that of a clause?"""
        here = next(reversed(self.sections), None)
        return section == here and f"{section}.{within}" not in self.clauses

    def _enter(self, line: int, number: str, title: str) -> None:
        if number not in self.listed:
            self.unplaced.append(Unplaced(line, title, f"the contents have no section {number}"))
        self.sections[number] = plain(title)
        self.last = None

    def _open(self, line: int, number: str, text: str) -> None:
        here = next(reversed(self.sections), None)
        if section_of(number) != here:
            self.unplaced.append(Unplaced(line, text, f"{number} stands in section {here}"))
        if number in self.clauses:
            self.unplaced.append(Unplaced(line, text, f"{number} stands twice"))
            self.last = None
            return
        self.last = self.clauses[number] = OpenClause(number, line, [text])

    def check_whole(self, end: int, size: int) -> None:
        """Refuse a text of which the contents announce more than is there."""
        lacking = [number for number in self.listed if number not in self.sections]
        last = next(reversed(self.clauses), "nothing")
        if end == size or lacking:
            then = f", though section {lacking[0]} is announced" if lacking else ""
            refuse(self.path, end, f"the text is cut off: after {last} comes nothing{then}")

    def made(self) -> tuple[TextClause, ...]:
        """The clauses, in order."""
        return tuple(clause.closed() for clause in self.clauses.values())


def _glossary(path: Path, lines: Sequence[str], start: int) -> Iterator[Entry]:
    term, at = "", 0
    said: list[str] = []
    for number in range(start, len(lines)):
        line = lines[number].strip()
        if line == CREDITS or not line:
            if term:
                yield Entry(term, plain(" ".join(said)), at)
            term, said = "", []
            if line == CREDITS:
                return
        elif not term:
            term, at = plain(line), number + 1
        else:
            said.append(line)
    refuse(path, len(lines), "the text is cut off within its glossary")
