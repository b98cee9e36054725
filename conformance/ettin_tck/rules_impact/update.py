"""The edits that a new text makes certain, and the checklist of all that is left."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ettin_spec.errors import Place, SpecError
from ettin_spec.input_files import read_bytes, read_text
from ettin_spec.own_files import PACKAGE
from ettin_spec.rules_texts.learned.record import FOLDER, learn, read_record, write_record
from ettin_spec.rules_texts.reading.text_reader import read_rules_text
from ettin_spec.rules_texts.renumberings import FILE, write_renumberings
from ettin_tck.checkout import RULEBOOK, SPEC, checkout
from ettin_tck.rules_impact.impact_text import headline

if TYPE_CHECKING:
    from ettin_tck.rules_impact.cited_by import Standing
    from ettin_tck.rules_impact.impact import Concern, Impact

CHANGELOG = Path("CHANGELOG.md")
HEADING = "### You maintain rules\n"
_KEY = re.compile(r"([\w.]+):\s*$")
_NUMBERS = re.compile(r"(  numbers: \{.*)\}\s*$")


def update(impact: Impact, new: Path, into: Path | None) -> Iterator[str]:
    """Write what is certain into a checkout, and say what was written where.

    Numbers from the new day on; the text into the record; the day of `current`, where the text is
    newer; and a line of the changelog to be completed.

    Raises:
        UsageError: there is no checkout to write into.
        SpecError: a file of the checkout that is not there or is laid out otherwise.
        OSError: one that cannot be written.
    """
    root = checkout(into)
    date = impact.comparison.new.effective
    numbers = {each.clause.key: str(each.now) for each in impact.concerns if _is_due(each, date)}
    clauses = root / RULEBOOK / "clauses.yaml"
    _replace(clauses, with_numbers(read_text(clauses), numbers, date, clauses))
    for key, number in numbers.items():
        yield f"{clauses}: {key} is {number} from {date} on"
    dates = root / RULEBOOK / "dates.yaml"
    moved = with_current(read_text(dates), date)
    if moved is not None:
        _replace(dates, moved)
        yield f"{dates}: current is {date}"
    yield from _learned(root, new)
    changelog = root / CHANGELOG
    _replace(changelog, with_entry(read_text(changelog), impact, changelog))
    yield f"{changelog}: an entry to be completed"


def with_numbers(text: str, numbers: Mapping[str, str], date: str, file: Path) -> str:
    """clauses.yaml with numbers that hold from a day on, everything else as it was."""
    lines, key = text.splitlines(keepends=True), ""
    left = dict(numbers)
    for place, line in enumerate(lines):
        if found := _KEY.match(line):
            key = found[1]
        elif key in left and (found := _NUMBERS.match(line)):
            number = left.pop(key)
            written = number if number[-1].isalpha() else f'"{number}"'
            lines[place] = f"{found[1]}, {date}: {written}}}\n"
    for key in left:
        raise SpecError(Place(str(file)), f"{key} has no line of numbers", "write it as the others")
    return "".join(lines)


def with_current(text: str, date: str) -> str | None:
    """dates.yaml with `current` on a later day; None where it is as late already."""
    found = re.search(r"^current:\n  date: (\S+)$", text, re.MULTILINE)
    if found is None or found[1] >= date:
        return None
    return f"{text[: found.start(1)]}{date}{text[found.end(1) :]}"


def with_entry(text: str, impact: Impact, file: Path) -> str:
    """The changelog with an entry on the new text, under who maintains rules."""
    if HEADING not in text:
        raise SpecError(Place(str(file)), f"there is no '{HEADING.strip()}'", "add the heading")
    date = impact.comparison.new.effective
    entry = f"- Rules read up to {date}: {headline(impact)}. TO BE COMPLETED in players' words.\n"
    before, _, after = text.partition(HEADING)
    return f"{before}{HEADING}\n{entry}{after.removeprefix(chr(10))}"


def checklist(impact: Impact, standing: Mapping[str, Standing]) -> Iterator[str]:
    """What a person has to look at, each with the file and line where it stands."""
    date = impact.comparison.new.effective
    left = [e for e in impact.concerns if not (_is_due(e, date) or _needs_nothing(e))]
    yield "" if left else "nothing is left to be looked at"
    for concern in left:
        yield f"[ ] {_asks(concern)}"
        yield f"    {concern.clause.place}: clause {concern.clause.key}"
        if concern.clause.key in standing:
            for what, place in standing[concern.clause.key].places():
                yield f"    {place}: {what}"
    for fresh in (each for each in impact.fresh if not each.known):
        what = "says something else" if fresh.rewritten else "is new"
        yield f"[ ] {fresh.number} {what}: does it concern us?"


def _is_due(concern: Concern, date: str) -> bool:
    """Can its number be written, in the order of dates?"""
    return concern.can_be_written and date > max(concern.clause.numbers)


def _needs_nothing(concern: Concern) -> bool:
    return concern.is_written and not concern.has_changed


def _asks(concern: Concern) -> str:
    if concern.now is None:
        return f"{concern.was} is gone: which clause says it now?"
    moved = "" if concern.now == concern.was else f" (now perhaps {concern.now})"
    if concern.has_changed:
        return f"{concern.was}{moved} changed: is it the same rule?"
    return f"{concern.was}{moved} moved: is that it?"


def _learned(root: Path, new: Path) -> Iterator[str]:
    """The text in the checkout's record."""
    folder = root / SPEC / FOLDER.relative_to(PACKAGE.parent)
    record = learn(read_record(folder), read_rules_text(new), new.name, read_bytes(new))
    written = write_record(record, folder)
    if written:
        write_renumberings(record, root / SPEC / FILE.relative_to(PACKAGE.parent))
    for path in written:
        yield f"{path} written"


def _replace(path: Path, text: str) -> None:
    if read_text(path) != text:
        path.write_text(text, encoding="utf-8")
