"""Two texts held against each other, each from a file or from the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ettin_spec.rulebook.dates import is_iso
from ettin_spec.rules_texts.comparing.changes import Change, Kind, changes
from ettin_spec.rules_texts.learned.clause_prints import ClausePrint, prints_of
from ettin_spec.rules_texts.learned.record import Learned, Record, own_record, text_on
from ettin_spec.rules_texts.reading.books import Book
from ettin_spec.rules_texts.reading.rules_text import RulesText
from ettin_spec.rules_texts.reading.text_reader import read_rules_text
from ettin_tck.exit_codes import UsageError


@dataclass(frozen=True)
class Edition:
    """A text on its day (ISO); `text` is None where only the record has it.

    The record has the comprehensive rules alone.
    """

    effective: str
    prints: Sequence[ClausePrint]
    text: RulesText | None

    @property
    def book(self) -> Book:
        """Of which book it is."""
        return self.text.book if self.text else Book.COMPREHENSIVE

    @cached_property
    def numbers(self) -> frozenset[str]:
        """The numbers of all its clauses."""
        return frozenset(each.number for each in self.prints)


@dataclass(frozen=True)
class Comparison:
    """What became of every clause from one edition to another."""

    old: Edition
    new: Edition
    changes: tuple[Change, ...]

    @cached_property
    def by_old(self) -> Mapping[str, Change]:
        """The changes of the clauses that the old text has, by their numbers."""
        return {each.old: each for each in self.changes if each.old is not None}

    def of_kind(self, *kinds: Kind) -> tuple[Change, ...]:
        """The changes of some kinds."""
        return tuple(each for each in self.changes if each.kind in kinds)


def of_file(path: Path) -> Edition:
    """The text in a file; SpecError where it is none."""
    text = read_rules_text(path)
    return Edition(text.effective, prints_of(text.clauses), text)


def of_record(learned: Learned) -> Edition:
    """A text of the record, without words."""
    return Edition(learned.effective, learned.in_order, None)


def named(name: str, record: Record | None = None) -> Edition:
    """The edition that a file or a date of the record is.

    Raises:
        UsageError: a day before the first text of the record.
        SpecError: a file that holds no rules text.
    """
    if is_iso(name) and not Path(name).exists():
        return of_record(text_on(own_record() if record is None else record, name))
    return of_file(Path(name))


def last_before(new: Edition, record: Record) -> Edition:
    """The last edition of the record that is older than another.

    Raises:
        UsageError: there is none.
    """
    if new.book is not Book.COMPREHENSIVE:
        wrong = f"texts of the {new.book} are not learned"
        raise UsageError(f"{wrong}: name the older text with --against FILE")
    older = [date for date in record if date < new.effective]
    if not older:
        wrong = f"nothing older than the text of {new.effective} was learned"
        raise UsageError(f"{wrong}: name the older text with --against FILE")
    return of_record(record[older[-1]])


def compared(old: Edition, new: Edition) -> Comparison:
    """What became of each clause; by the words where both texts are at hand.

    Raises:
        UsageError: they are texts of two books.
    """
    if old.book is not new.book:
        wrong = f"the {old.book} of {old.effective} and the {new.book} of {new.effective}"
        raise UsageError(f"{wrong} are two books: give two texts of one")
    if old.text is None or new.text is None:
        return Comparison(old, new, changes(old.prints, new.prints))
    from ettin_spec.rules_texts.comparing.text_likeness import OfTexts  # noqa: PLC0415 - RapidFuzz

    return Comparison(old, new, changes(old.prints, new.prints, OfTexts(old.text, new.text)))
