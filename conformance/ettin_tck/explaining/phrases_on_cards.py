"""Phrases of card texts that two heads change, and where they stand in a text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook.rulebook_model import ENGLISH
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load

WORDINGS = Path(__file__).parent / "wordings"


class _Writing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letters: str
    ends: str
    closes: str
    reminder: str


class _Rests(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clause: str
    scenarios: tuple[str, str]


class _Worded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    find: tuple[str, ...]
    says: str
    called: str = ""


@dataclass(frozen=True)
class Wording:
    """A phrase in a language: what it means for two heads, by which clause, shown by which two.

    `key` is the same in every language; `scenarios` are ids; `called` is empty where the form that
    most cards have is the best name.
    """

    key: str
    clause: str
    scenarios: tuple[str, str]
    says: str
    pattern: re.Pattern[str]
    called: str = ""


@dataclass(frozen=True)
class Marked:
    """Where a phrase stands in a text."""

    start: int
    end: int
    wording: Wording


@cache
def wordings(language: str) -> Mapping[str, Wording]:
    """The phrases of a language by key, in the order of the file; none for a user's own language.

    Raises:
        SpecError: a file that says something else than it has to, with its place.
    """
    if language not in LANGUAGES:
        return {}
    rests, worded = load(WORDINGS / "wordings.yaml"), load(WORDINGS / f"{language}.yaml")
    found = {}
    for key in rests.data:
        stands = convert(rests, (key,), _Rests, f"wording {key}")
        said = convert(worded, (key,), _Worded, f"wording {key} in {language}")
        pattern = _pattern(said.find, _writing(language).letters)
        found[key] = Wording(key, stands.clause, stands.scenarios, said.says, pattern, said.called)
    return found


@cache
def _writing(language: str) -> _Writing:
    told = load(WORDINGS / "writing.yaml")
    return convert(told, (language,), _Writing, f"the writing of {language}")


def _pattern(find: tuple[str, ...], letters: str) -> re.Pattern[str]:
    options = "|".join(f"(?:{each})" for each in find)
    return re.compile(rf"(?<![{letters}])(?:{options})(?![{letters}])", re.IGNORECASE)


def marked(text: str, language: str) -> tuple[Marked, ...]:
    """The phrases in a text from left to right; of two in one place the longer one."""
    plain = text.replace("’", "'")
    hits = [
        Marked(hit.start(), hit.end(), wording)
        for wording in wordings(language).values()
        for hit in wording.pattern.finditer(plain)
    ]
    hits.sort(key=lambda hit: (hit.start - hit.end, hit.start))
    chosen: list[Marked] = []
    for hit in hits:
        if all(hit.end <= other.start or other.end <= hit.start for other in chosen):
            chosen.append(hit)
    return tuple(sorted(chosen, key=lambda hit: hit.start))


def unmarked(text: str, language: str) -> Iterator[str]:
    """The sentences of a text in which no phrase stands, without reminders in parentheses."""
    for sentence in sentence_of(language).findall(reminder_of(language).sub("", text)):
        if re.search(r"\w", sentence) and not marked(sentence, language):
            yield sentence.strip()


def reminder_of(language: str) -> re.Pattern[str]:
    """What a reminder is in a language's card texts, with what is put around it."""
    opens, shuts = map(re.escape, _writing_known(language).reminder)
    return re.compile(rf"{opens}[^{shuts}]*{shuts}")


def sentence_of(language: str) -> re.Pattern[str]:
    """What a sentence is in a language's card texts, with its end."""
    writing = _writing_known(language)
    ends, closes = re.escape(writing.ends), re.escape(writing.closes)
    return re.compile(rf"[^{ends}\n]+[{ends}]?[{closes}]?")


def _writing_known(language: str) -> _Writing:
    return _writing(language if language in LANGUAGES else ENGLISH)


def worded_as(question: str, language: str) -> Wording | None:
    """The phrase that a question consists of."""
    plain = question.replace("’", "'").strip().rstrip(".")
    whole = (each for each in wordings(language).values() if each.pattern.fullmatch(plain))
    return next(whole, None)


def language_of(text: str, languages: tuple[str, ...]) -> str:
    """The language in which most of a text is known; the first of equals."""
    return max(languages, key=lambda code: _known(text, code))


def _known(text: str, language: str) -> int:
    return sum(hit.end - hit.start for hit in marked(text, language))
