"""A text's prints as a file: the first date in full, each later one as what changed since.

Lines are `NUMBER TEXT SKETCH WORDS SENTENCES EXAMPLES NAMES`, where `-` stands for nothing; the
number alone says that the clause is no longer there. The order is that of the numbers.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping

from ettin_spec.errors import Place, SpecError
from ettin_spec.rules_texts.learned.clause_prints import BITS, PLACES, ClausePrint

NOTHING = "-"
_BYTES = PLACES * BITS // 8
_NUMBER = re.compile(r"(\d+)\.(\d+)([a-z]?)")


def in_order(number: str) -> tuple[int, int, str]:
    """Where a clause's number stands among others."""
    found = _NUMBER.fullmatch(number)
    if found is None:
        raise ValueError(f"'{number}' is no number of a clause")
    return int(found[1]), int(found[2]), found[3]


def lines_of(before: Mapping[str, ClausePrint], prints: Mapping[str, ClausePrint]) -> Iterator[str]:
    """The lines that make the prints of the text before into these."""
    for number in sorted({*before, *prints}, key=in_order):
        each = prints.get(number)
        if each is None:
            yield number
        elif each != before.get(number):
            yield _line(each)


def applied(
    before: Mapping[str, ClausePrint], lines: Iterable[tuple[int, str]], file: str
) -> dict[str, ClausePrint]:
    """The prints that the lines, each with its place in the file, make of those before.

    Raises:
        SpecError: a line that is none.
    """
    prints = dict(before)
    for place, line in lines:
        try:
            number, *rest = line.split(" ")
            in_order(number)
            if rest:
                prints[number] = _read(number, rest)
            else:
                del prints[number]
        except (ValueError, KeyError):
            raise SpecError(
                Place(file, place), "this line is not that of a clause", "learn the text again"
            ) from None
    return {number: prints[number] for number in sorted(prints, key=in_order)}


def _line(each: ClausePrint) -> str:
    fields = (
        each.number,
        each.text,
        urlsafe_b64encode(each.sketch.to_bytes(_BYTES)).decode().rstrip("="),
        str(each.length),
        ",".join(each.sentences),
        each.examples,
        ",".join(each.names),
    )
    return " ".join(field or NOTHING for field in fields)


def _read(number: str, rest: list[str]) -> ClausePrint:
    text, sketch, length, sentences, examples, names = (
        "" if field == NOTHING else field for field in rest
    )
    return ClausePrint(
        number,
        text,
        tuple(sentences.split(",")) if sentences else (),
        examples,
        tuple(names.split(",")) if names else (),
        int.from_bytes(urlsafe_b64decode(f"{sketch}==")),
        int(length),
    )
