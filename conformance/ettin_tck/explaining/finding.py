"""What a question is about: a scenario, a card, a clause, or whatever its words are said in."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import TYPE_CHECKING

from ettin_spec.errors import LONGEST
from ettin_spec.language.sentences.text_shapes import folded
from ettin_spec.languages import LANGUAGES
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.exit_codes import NothingSelectedError
from ettin_tck.explaining.phrases_on_cards import worded_as
from ettin_tck.explaining.word_search import JAPANESE, Hits, is_past, search, vocabulary
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ettin_spec.language.scenario import Case, Scenario
    from ettin_spec.rulebook import Clause
    from ettin_tck.explaining.phrases_on_cards import Wording
    from ettin_tck.library import Library

MOST_NEAR = 5
"""Names that are told where nothing says what was asked."""

BOOK = re.compile(r"(?:cr|rule|r\.|règle|regola|clause)\s+(?=[0-9])", re.IGNORECASE)
"""What people write before the number of a clause."""

ID = re.compile(r"[\w*?-]+(?:[._@/][\w*?-]+)+")
"""What looks like the id of a scenario, or the number of a clause, and like nothing else."""

NAME = 4
"""Characters that a card's name has at least, to be found inside a question."""


@dataclass(frozen=True)
class Found:
    """What a question is about, in the language of `library`; the best scenario comes first.

    `case` is that of the first scenario if a case was asked for by its id. `cards` are English
    names, `unsaid` the words that no scenario says; `wordings` are phrases of card texts.
    """

    library: Library
    scenarios: tuple[Scenario, ...]
    case: Case | None = None
    cards: tuple[str, ...] = ()
    clauses: tuple[Clause, ...] = ()
    unsaid: tuple[str, ...] = ()
    wordings: tuple[Wording, ...] = ()


def find(library: Library, question: str, *, may_change_language: bool) -> Found:
    """Find what is asked about.

    A question in another of the project's languages is answered in that one, unless the language
    was asked for.

    Raises:
        NothingSelectedError: nothing is found; the message names what is near.
    """
    found = _by_name(library, question) or _by_clause(library, question)
    if found is not None:
        return found
    if ID.fullmatch(question):
        raise NothingSelectedError(_nothing(library, question))
    others = _others(library) if may_change_language else ()
    found = (
        _by_card(library, question, others)
        or _by_wording(library, question, others)
        or _by_words(library, question, others)
    )
    if found is None:
        raise NothingSelectedError(_nothing(library, question))
    return found


def _others(library: Library) -> tuple[Library, ...]:
    """The other languages; of a user's own features there is only the one that was asked for."""
    if library.further.features is not None:
        return ()
    return tuple(replace(library, language=code) for code in LANGUAGES if code != library.language)


def _by_name(library: Library, question: str) -> Found | None:
    """By the id of a scenario, a case or a situation, or a pattern of ids."""
    if not re.search(r"[._@*]", question):
        return None
    try:
        chosen = select(library, Wanted(ids=(question,)))
    except NothingSelectedError:
        return None
    scenarios = {each.scenario.id: each.scenario for each in chosen}
    case = chosen[0].case if chosen[0].case.id == question else None
    return Found(library, tuple(scenarios.values()), case)


def _by_clause(library: Library, question: str) -> Found | None:
    """By the key of a clause, or the number that it has on any date."""
    wanted = BOOK.sub("", question.strip()).rstrip(".").casefold()
    clauses = [
        clause
        for clause in library.rules.clauses.values()
        if wanted in {clause.key, *(number.casefold() for number in clause.numbers.values())}
    ]
    if not clauses:
        return None
    keys = {clause.key for clause in clauses}
    citing = [s for s in library.corpus.scenarios if any(keys & {*c.clauses} for c in s.cases)]
    citing.sort(
        key=lambda it: (is_past(it), it.cases[-1].clauses[:1] != (clauses[0].key,), not it.sources)
    )
    return Found(library, tuple(citing), clauses=tuple(clauses))


def _by_card(library: Library, question: str, others: Sequence[Library]) -> Found | None:
    """By the whole name of a card in any language."""
    wanted = _plain(question)
    for name, local, language in _names(library, [library, *others]):
        if _plain(local) == wanted:
            its = next((it for it in others if it.language == language), library)
            return Found(its, tuple(_showing(its, name)), cards=(name,))
    return None


def _names(library: Library, libraries: Iterable[Library]) -> Iterator[tuple[str, str, str]]:
    """Each card's English name with what it is called in each language, the asked one first."""
    codes = dict.fromkeys([*(it.language for it in libraries), *LANGUAGES])
    for language in codes:
        for name, entry in library.cards.entries.items():
            local = name if language == "en" else entry.names.get(language)
            if local:
                yield name, local, language


def _showing(library: Library, card: str) -> list[Scenario]:
    """The scenarios that name a card: first those whose title does, and those of documents."""
    local = library.card_name(card)
    before, after = library.tongue.table.lexicon.file.quotes
    quoted = f"{before}{local}{after}"
    having = [
        it
        for it in library.corpus.scenarios
        if any(quoted in step.text for step in it.cases[-1].steps)
    ]
    return sorted(having, key=lambda it: (is_past(it), local not in it.title, not it.sources))


def _by_wording(library: Library, question: str, others: Sequence[Library]) -> Found | None:
    """By a phrase of card texts that two heads change: first the situations that show it."""
    for its in (library, *others):
        wording = worded_as(question, its.language)
        if wording is not None:
            shown = [it for it in its.corpus.scenarios if it.id in wording.scenarios]
            shown.sort(key=lambda it: wording.scenarios.index(it.id))
            if shown:
                return Found(its, tuple(shown), wordings=(wording,))
    return None


def _by_words(library: Library, question: str, others: Sequence[Library]) -> Found | None:
    """By the words, in the language in which most of them are said."""
    best = library, search(library.corpus.scenarios, question, library.language)
    if best[1].unsaid:
        for other in others:
            hits = search(other.corpus.scenarios, question, other.language)
            if _share(hits) > _share(best[1]):
                best = other, hits
    its, hits = best
    if not hits.scenarios:
        return None
    cards = tuple(_within(its, question))
    showing = {it.id for card in cards for it in _showing(its, card)}
    about = tuple(it for it in hits.scenarios if it.id in showing) if showing else hits.scenarios
    return Found(its, about or hits.scenarios, cards=cards, unsaid=hits.unsaid)


def _share(hits: Hits) -> float:
    return hits.said / ((hits.said + len(hits.unsaid)) or 1)


def _within(library: Library, question: str) -> Iterator[str]:
    """The cards whose names stand in a question."""
    text = f" {_plain(question)} "
    for name in library.cards.entries:
        local = _plain(library.card_name(name))
        spaced = local if JAPANESE.search(local) else f" {local} "
        if len(local) >= NAME and spaced in text:
            yield name


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[^\w+/-]+", " ", folded(text)).split())


def _nothing(library: Library, question: str) -> str:
    """That nothing says this, and what is near: words, cards in the four languages, ids."""
    known = {local for _, local, _ in _names(library, [library])}
    known |= {it.id for it in library.corpus.scenarios} | vocabulary(library.corpus.scenarios)
    known |= {n for clause in library.rules.clauses.values() for n in clause.numbers.values()}
    words = words_told(library.language)
    said = words.say("not_said", word=question)
    close = get_close_matches(question.casefold()[:LONGEST], sorted(_by_case(known)), MOST_NEAR)
    return f"{said}\n    {words.say('near_it', words=', '.join(close))}" if close else said


def _by_case(names: Iterable[str]) -> dict[str, str]:
    return {name.casefold(): name for name in names}
