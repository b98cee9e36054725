"""A scenario written anew: sentences for what is given, what happens and what has to be so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from gherkin.dialect import Dialect

from ettin_spec.errors import EttinError
from ettin_spec.language.sentences.pronouns import sayable
from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_spec.yaml_files.yaml_places import load

if TYPE_CHECKING:
    from ettin_spec.language.scenario import Meaning
    from ettin_tck.library import Library

KEYWORDS = Path(__file__).with_name("scenario_keywords.yaml")
VOWELS = frozenset("aeiouyhàâéèêëîïôûAEIOUYHÀÂÉÈÊËÎÏÔÛ")


@dataclass(frozen=True)
class Written:
    """What a scenario is called, its clause, and what its sentences mean."""

    id: str
    clause: str
    date: str
    given: tuple[Meaning, ...]
    when: tuple[Meaning, ...]
    then: tuple[Meaning, ...]


def feature(library: Library, written: Written, variant: str, remarks: Sequence[str]) -> str:
    """A feature file with one scenario, ready to be put under `features/`.

    What no sentence says stands in it as the message that it is.
    """
    return "\n".join(_lines(library, written, variant, remarks)) + "\n"


def _lines(
    library: Library, written: Written, variant: str, remarks: Sequence[str]
) -> Iterator[str]:
    dialect = Dialect.for_name(library.language)
    assert dialect is not None  # each language of the suite has keywords
    sense = library.clause(written.clause, written.date, variant).sense
    yield f"# language: {library.language}"
    yield from (f"# {remark}" for remark in remarks)
    yield f"{dialect.feature_keywords[0]}: {sense}"
    yield ""
    since = max(day for day in library.rules.change_dates() if day <= written.date)
    played = "" if variant == DEFAULT_VARIANT else f" @variant:{variant}"
    yield f"  @id:{written.id} @clause:{written.clause}{played} @from:{since} @must"
    yield f"  {dialect.scenario_keywords[-1]}: {sense}"
    parts = {"given": written.given, "when": written.when, "then": written.then}
    every = sayable([each for meanings in parts.values() for each in meanings])
    said = iter([_said(library, meaning) for meaning in every])
    words = _keywords()[library.language]
    for role, meanings in parts.items():
        for number, _ in enumerate(meanings):
            text = next(said)
            yield f"    {_before(text, words[role][min(number, 1)], words)}{text}"


@cache
def _keywords() -> Any:
    return load(KEYWORDS).data


def _before(text: str, keyword: str, words: Any) -> str:
    plain, elided = words.get("elides", ("", ""))
    if plain and keyword.endswith(plain) and text[0] in VOWELS:
        return keyword.removesuffix(plain) + str(elided)
    return keyword


def _said(library: Library, meaning: Meaning) -> str:
    try:
        return library.tongue.say(meaning)
    except EttinError:
        return msgspec.json.encode(meaning).decode()
