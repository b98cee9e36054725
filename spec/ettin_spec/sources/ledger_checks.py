"""What the ledger's files may not say, apart from any scenario."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ettin_spec.errors import Place, SpecError, nearest
from ettin_spec.rulebook import Rules
from ettin_spec.rulebook.dates import is_iso
from ettin_spec.sources.ledger_model import Line, Source, Sources, Statement


def check(found: Sources, rules: Rules) -> Iterator[SpecError]:
    """Everything that is wrong with the files by themselves."""
    for source in found.sources.values():
        yield from _numbers(source)
        for line in source.lines:
            yield from _line(found, source, line)
    for statement in found.statements.values():
        yield from _statement(found, statement, rules)
    yield from _examples(found)
    yield from _errata(found)


def _numbers(source: Source) -> Iterator[SpecError]:
    """Lines must come in order, each once, none beyond the last."""
    seen: dict[str, Line] = {}
    for line in source.lines:
        if line.number in seen:
            first = f"first: {seen[line.number].place}"
            yield SpecError(line.place, f"{source.letter}:{line.number} stands twice", first)
        seen.setdefault(line.number, line)
    if not source.size:
        return
    numbers = [int(line.number) for line in source.lines if line.number.isdecimal()]
    if numbers != sorted(numbers) or len(numbers) != len(source.lines):
        yield SpecError(source.place, f"the lines of {source.letter} are not in order")
    for line in source.lines:
        if not line.number.isdecimal() or not 1 <= int(line.number) <= source.size:
            wrong = f"{source.letter} has no line {line.number}"
            yield SpecError(line.place, wrong, f"it has {source.size}, blank ones included")
        elif int(line.number) in source.blank:
            yield SpecError(line.place, f"line {line.number} of {source.letter} is blank")
    for number in range(1, source.size + 1):
        if number not in source.blank and number not in numbers:
            wrong = f"line {number} of {source.letter} is a hole: it is not blank, nor listed"
            yield SpecError(source.place, wrong, f"list it in lines/{source.letter}.yaml")


def _line(found: Sources, source: Source, line: Line) -> Iterator[SpecError]:
    name = f"{line.source}:{line.number}"
    if (bool(line.says), line.reason is not None, line.same_as is not None).count(True) != 1:
        yield SpecError(
            line.place,
            f"{name} is a hole: it says no statement and has no reason"
            if not line.says and line.reason is None
            else f"{name} both says something and has a reason for saying nothing",
            "give it one of: says, reason, same_as",
        )
    if source.size and not (len(line.hash) == 12 and set(line.hash) <= set("0123456789abcdef")):
        yield SpecError(line.place, f"{name}: no hash of twelve hexadecimal digits")
    yield from _known("statement", line.says, found.statements, line.place)
    if line.reason is not None:
        yield from _known("reason", (line.reason,), found.reasons, line.place)
    if line.same_as is not None:
        same = {other.hash for other in source.lines if other.number == line.same_as}
        if same != {line.hash}:
            yield SpecError(line.place, f"{name} does not read as line {line.same_as}")


def _statement(found: Sources, statement: Statement, rules: Rules) -> Iterator[SpecError]:
    place, marks = statement.place, statement.marks
    if statement.reason is not None:
        yield from _known("reason", (statement.reason,), found.reasons, marks["reason"])
    if statement.scenarios and statement.reason is not None:
        wrong = f"{statement.id} has scenarios and a reason for having none"
        yield SpecError(marks["reason"], wrong, "leave one of them out")
    if not found.lines_saying(statement.id):
        wrong = f"no line of any source says '{statement.id}'"
        yield SpecError(place, wrong, "name it on a line, or remove it")
    yield from _dates(statement)
    wrongly = list(_policies(statement, rules))
    yield from wrongly
    if not wrongly and not statement.days(rules):
        yield SpecError(place, f"{statement.id} holds on no day", "look at its policies and dates")


def _dates(statement: Statement) -> Iterator[SpecError]:
    for name, date in (("from", statement.bounds.since), ("until", statement.bounds.until)):
        if date is not None and not is_iso(date):
            yield SpecError(statement.marks[name], f"'{date}' is no date", "write YYYY-MM-DD")


def _policies(statement: Statement, rules: Rules) -> Iterator[SpecError]:
    for key, settings in statement.policies.items():
        place = statement.marks[key]
        yield from _known("policy", (key,), rules.policies, place)
        known = rules.policies[key].settings if key in rules.policies else settings
        for setting in settings:
            if setting not in known:
                been = ", ".join(map(str, known))
                yield SpecError(
                    place, f"policy {key} was never '{setting}'", f"it has been: {been}"
                )


def _examples(found: Sources) -> Iterator[SpecError]:
    for example in found.examples.values():
        yield from _known("statement", example.shows, found.statements, example.place)
        yield from _lines(found, example.source, example.lines, example.place)
        said = _said(found, example.source, example.lines)
        for name in example.shows:
            if name not in said:
                yield SpecError(
                    example.place,
                    f"{example.id} shows '{name}', which its lines do not say",
                    f"they say: {', '.join(sorted(said))}",
                )


def _errata(found: Sources) -> Iterator[SpecError]:
    for erratum in found.errata.values():
        yield from _known("statement", erratum.says, found.statements, erratum.place)
        yield from _lines(found, erratum.source, erratum.lines, erratum.place)


def _lines(
    found: Sources, letter: str, numbers: Collection[str], place: Place
) -> Iterator[SpecError]:
    if letter not in found.sources:
        yield SpecError(place, f"no source '{letter}'", nearest(letter, found.sources))
        return
    there = {line.number for line in found.sources[letter].lines}
    for number in numbers:
        if number not in there:
            yield SpecError(place, f"{letter} has nothing on line {number}")


def _said(found: Sources, letter: str, numbers: Collection[str]) -> set[str]:
    lines = found.sources[letter].lines if letter in found.sources else ()
    return {name for line in lines if line.number in numbers for name in line.says}


def _known(
    what: str, names: Collection[str], known: Collection[str], place: Place
) -> Iterator[SpecError]:
    for name in names:
        if name not in known:
            yield SpecError(place, f"no {what} '{name}'", nearest(name, known))
