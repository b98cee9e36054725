"""What the page of a question shows, in a language."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar

from ettin_tck.cases.plan_making import plan_of
from ettin_tck.explaining.reasons import because, reason_of
from ettin_tck.explaining.situation import explained
from ettin_tck.pages.page_words import frames
from ettin_tck.site import addresses
from ettin_tck.site.addresses import Link
from ettin_tck.site.questions.table_steps import steps, steps_of_a_turn
from ettin_tck.site.questions.timeline import timeline
from ettin_tck.telling.cards_told import cards_told
from ettin_tck.telling.outcomes import sentence_of
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_spec.language.scenario import Case, Step
    from ettin_tck.cases.plan import Plan
    from ettin_tck.explaining.situation import Situation
    from ettin_tck.library import Library
    from ettin_tck.site.contents import Contents
    from ettin_tck.site.questions import table_steps
    from ettin_tck.site.questions.played_once import PlayedOnce
    from ettin_tck.site.questions.timeline import Span


@dataclass(frozen=True)
class Sentences:
    """What stands under one heading: the situation, what happens, or what follows."""

    role: str
    sentences: tuple[str, ...]


@dataclass(frozen=True)
class Face:
    """A card that matters: its page, and the lines that stand on it."""

    link: Link
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Reason:
    """A clause, or a place in a document, that says why; `now` is what its policies say."""

    link: Link
    says: str
    rests: str
    now: tuple[str, ...] = ()


@dataclass(frozen=True)
class Other:
    """The same question with other values, or in another variant: what follows there."""

    name: str
    follows: tuple[str, ...]


@dataclass(frozen=True)
class QuestionPage:
    """A question with its answer and why; `date` is the day that it is told of."""

    template: ClassVar[str] = "question.html"
    id: str
    title: str
    asks: str
    variant: str
    date: str
    ended: bool
    groups: tuple[Sentences, ...]
    faces: tuple[Face, ...]
    reason: str
    clauses: tuple[Reason, ...]
    places: tuple[Reason, ...]
    remarks: tuple[str, ...]
    spans: tuple[Span, ...]
    steps: tuple[table_steps.Step, ...]
    turn: tuple[tuple[str, str], ...]
    variants: tuple[Other, ...]
    values: tuple[Other, ...]
    siblings: tuple[Link, ...]
    command: str


def question_page(contents: Contents, language: str, name: str, once: PlayedOnce) -> QuestionPage:
    """The page of a question that was played, by its id."""
    library, chosen = contents.libraries[language], contents.told_in(language, name)
    day = chosen.date or library.today
    plan = plan_of(library, chosen, day)
    it = explained(library, chosen.scenario, chosen.case, day, once.known)
    told = steps(library, plan, once.played, once.seen, once.cards)
    siblings = contents.by_situation[chosen.scenario.situation]
    return QuestionPage(
        name,
        it.scenario.title,
        it.asks,
        words_told(language).word("variants", it.case.variant),
        it.date,
        it.case.until is not None,
        tuple(sentences(library, it.case)),
        tuple(_faces(contents, library, plan)),
        reason_of(it.scenario, language),
        tuple(_clauses(library, it)),
        tuple(_places(library, it)),
        tuple(_remarks(library, it)),
        timeline(contents, language, chosen, once.known.past),
        told if any(step.board for step in told) else (),
        steps_of_a_turn(library),
        tuple(_variants(library, it)),
        tuple(_values(library, it)),
        contents.questions_about(language, (other for other in siblings if other != name)),
        " ".join(("ettin", "replay", it.case.id, "--date", it.date, *library.options)),
    )


def follows(library: Library, steps: Iterable[Step]) -> tuple[str, ...]:
    """What is said after Then, each sentence with a capital."""
    return tuple(_capital(sentence_of(library.tongue, it)) for it in steps if it.role == "then")


def sentences(library: Library, case: Case) -> Iterator[Sentences]:
    """The sentences of a case: those of the situation, of what happens, and of what follows."""
    for role, found in groupby(case.steps, key=lambda step: step.role):
        told = tuple(_capital(sentence_of(library.tongue, step)) for step in found)
        yield Sentences(str(role), told)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _faces(contents: Contents, library: Library, plan: Plan) -> Iterator[Face]:
    for name in cards_told(library, plan):
        face = library.face(name, plan.date)
        if face:
            link = contents.card(library.language, name)
            yield Face(link, tuple(line for line in face.splitlines() if line))


def _clauses(library: Library, it: Situation) -> Iterator[Reason]:
    words, bases = words_told(library.language), frames(library.language)
    values = list(because(library, it.case, it.date))
    for clause, basis in it.clauses:
        rests = words.say("rests", basis=bases.word("bases", basis)) if basis else ""
        link = Link(addresses.clause(clause.key), clause.number or clause.key)
        now = tuple(said for key, said in values if key == clause.key)
        yield Reason(link, clause.sense, rests, now)


def _places(library: Library, it: Situation) -> Iterator[Reason]:
    words = words_told(library.language)
    for place in it.places:
        lines = f"{place.source}:{', '.join(place.lines)}"
        link = Link(addresses.line(place.source, place.lines[0]), lines)
        language = words.word("languages", place.language)
        yield Reason(link, f"{place.title(library.language)} ({language}, {place.dated})", "")


def _remarks(library: Library, it: Situation) -> Iterator[str]:
    say = words_told(library.language).say
    if it.derived:
        yield say("derived_variant")
    if it.inferred:
        yield say("derived")
    yield say("played_otherwise", what=it.differs) if it.differs else say("played")


def _variants(library: Library, it: Situation) -> Iterator[Other]:
    words = words_told(library.language)
    for case in _same_day(it):
        if case.variant != it.case.variant:
            yield Other(words.word("variants", case.variant), follows(library, case.steps))


def _values(library: Library, it: Situation) -> Iterator[Other]:
    for case in _same_day(it):
        if case.variant == it.case.variant:
            named = ", ".join(f"{name}: {value}" for name, value in case.values)
            yield Other(named or case.since, follows(library, case.steps))


def _same_day(it: Situation) -> Iterator[Case]:
    return (each for each in it.scenario.cases if each is not it.case and each.holds_on(it.date))
