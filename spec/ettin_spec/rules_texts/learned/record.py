"""The texts that were read so far, by the day from which on each is effective."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ettin_spec.errors import EttinError, Place, SpecError
from ettin_spec.input_files import read_text
from ettin_spec.rulebook.dates import is_iso
from ettin_spec.rules_texts.learned.clause_prints import ClausePrint, prints_of
from ettin_spec.rules_texts.learned.prints_file import applied, lines_of
from ettin_spec.rules_texts.reading.books import Book
from ettin_spec.rules_texts.reading.rules_text import RulesText

FOLDER = Path(__file__).parent / "texts"
"""The project's own record: a file for each date."""
SUFFIX = ".prints"
HEAD = (
    "# Numbers and hashes of the Comprehensive Rules of {date}; no words. By `ettin rules learn`."
)
PUBLISHED = "published "


@dataclass(frozen=True)
class Learned:
    """A text that was read. `published`: the files, each a name and the SHA-256 of its bytes.

    The prints are of the last of them: one effective date may be published twice.
    """

    effective: str
    published: tuple[tuple[str, str], ...]
    prints: Mapping[str, ClausePrint]

    @property
    def in_order(self) -> Sequence[ClausePrint]:
        """The prints in the order of the text."""
        return tuple(self.prints.values())


Record = Mapping[str, Learned]


def learn(record: Record, text: RulesText, name: str, content: bytes) -> Record:
    """The record with one more text in it, in order of dates.

    Raises:
        EttinError: a text of another book than the Comprehensive Rules.
    """
    if text.book is not Book.COMPREHENSIVE:
        wrong = f"{name}: only the Comprehensive Rules are learned, and this is the {text.book}"
        raise EttinError(f"{wrong}; ettin rules impact {name} --against OLD tells what it changes")
    digest = hashlib.sha256(content).hexdigest()
    known = record[text.effective].published if text.effective in record else ()
    others = tuple(each for each in known if each[1] != digest)
    prints = {each.number: each for each in prints_of(text.clauses)}
    learned = Learned(text.effective, (*others, (name, digest)), prints)
    return dict(sorted({**record, text.effective: learned}.items()))


def read_record(folder: Path = FOLDER) -> Record:
    """The record in a folder; empty where there is none.

    Raises:
        SpecError: a file that is not as `write_record` makes it.
    """
    record: dict[str, Learned] = {}
    before: Mapping[str, ClausePrint] = {}
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        date = path.stem
        if not is_iso(date):
            raise SpecError(Place(str(path)), "the file is called by no date", "name it YYYY-MM-DD")
        lines = [*enumerate(read_text(path).splitlines(), 1)]
        said = [line.removeprefix(PUBLISHED) for _, line in lines if line.startswith(PUBLISHED)]
        published = tuple((name, digest) for digest, _, name in (s.partition(" ") for s in said))
        own = ((n, line) for n, line in lines if not line.startswith((PUBLISHED, "#")))
        before = applied(before, own, str(path))
        record[date] = Learned(date, published, before)
    return record


@cache
def own_record() -> Record:
    """The project's own record, read once."""
    return read_record()


def write_record(record: Record, folder: Path = FOLDER) -> tuple[Path, ...]:
    """Write what differs from what is there; the files that were written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    before: Mapping[str, ClausePrint] = {}
    for date, learned in record.items():
        path = folder / f"{date}{SUFFIX}"
        said = "".join(f"{line}\n" for line in _lines(learned, before))
        if not path.exists() or path.read_text(encoding="utf-8") != said:
            path.write_text(said, encoding="utf-8")
            written.append(path)
        before = learned.prints
    return tuple(written)


def _lines(learned: Learned, before: Mapping[str, ClausePrint]) -> Iterator[str]:
    yield HEAD.format(date=learned.effective)
    for name, digest in learned.published:
        yield f"{PUBLISHED}{digest} {name}"
    yield from lines_of(before, learned.prints)


def text_on(record: Record, date: str) -> Learned:
    """The last text that was effective on an ISO date.

    Raises:
        EttinError: none that was read is that old.
    """
    held = [learned for since, learned in record.items() if since <= date]
    if not held:
        raise EttinError(
            f"no text of {date} or before was learned; ettin rules learn FILE adds one"
        )
    return held[-1]
