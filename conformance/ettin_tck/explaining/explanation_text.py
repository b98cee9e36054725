"""An explanation as lines for a terminal, in the language of its library."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from shlex import join
from typing import TYPE_CHECKING

from ettin_spec.rulebook.rulebook_model import DEFAULT_VARIANT, FIRST, eve
from ettin_tck.explaining.reasons import because, reason_of
from ettin_tck.explaining.situation import case_on, explained, siblings
from ettin_tck.explaining.wordings_told import wording_told
from ettin_tck.explaining.wrapping import wrapped
from ettin_tck.pages.page_words import frames
from ettin_tck.telling import policy_words
from ettin_tck.telling.outcomes import sentence_of
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.language.scenario import Case, Scenario
    from ettin_spec.rulebook import Clause
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.explaining.finding import Found
    from ettin_tck.explaining.situation import Situation
    from ettin_tck.library import Library
    from ettin_tck.pages.page_words import Frames

MOST = 8
"""Other situations that are named."""


@dataclass(frozen=True)
class Page:
    """Explanations in the language of a library; of what else there is so many are named."""

    library: Library
    most: int | None = MOST

    @property
    def words(self) -> Frames:
        """The words around them."""
        return words_told(self.library.language)

    def head(self, found: Found, date: str) -> Iterator[str]:
        """What stands before any situation: words that nothing says, clauses, cards."""
        for word in found.unsaid:
            yield self.words.say("not_said", word=word)
        for wording in found.wordings:
            yield from wording_told(self.library, wording, date)
            yield ""
        for clause in found.clauses:
            yield from self._clause(clause)
        for card in found.cards:
            yield from self._card(card, date)

    def _clause(self, clause: Clause) -> Iterator[str]:
        numbers = [f"{number} ({self._span(*days)})" for number, days in _numbered(clause)]
        yield from wrapped(", ".join(numbers), "")
        yield from wrapped(clause.sense(self.library.language), "  ")
        for key in policy_words.on_clause(self.library, clause.key):
            yield from self._policy(key, DEFAULT_VARIANT)
        yield ""

    def _policy(self, key: str, variant: str) -> Iterator[str]:
        for line in policy_words.told(self.library, key, variant):
            yield from wrapped(line.strip(), "      " if line.startswith(" ") else "    ")

    def _card(self, card: str, date: str) -> Iterator[str]:
        face = self.library.face(card, date)
        if face:
            yield from (line.rstrip() for line in face.splitlines())
            yield ""

    def situation(self, it: Situation, shown_cards: Sequence[str] = ()) -> Iterator[str]:
        """One situation, from its title to when it was otherwise."""
        faces = [face for face in it.faces if face not in shown_cards]
        yield it.scenario.title
        variant = self.words.word("variants", it.case.variant)
        yield f"{it.case.id} · {variant} · {self._day(it.date)}"
        if it.asks:
            yield ""
            yield from wrapped(it.asks, "  ")
        yield from self._sentences(it)
        for number, face in enumerate(faces):
            yield from [""] if number else self._titled("cards")
            yield from (f"  {line}" for line in face.splitlines())
        yield from self._why(it)
        yield from self._otherwise(it)

    def _sentences(self, it: Situation) -> Iterator[str]:
        for role, steps in groupby(it.case.steps, key=lambda step: step.role):
            yield from self._titled(str(role))
            for step in steps:
                said = sentence_of(self.library.tongue, step)
                yield from wrapped(said[:1].upper() + said[1:], "  ")

    def _why(self, it: Situation) -> Iterator[str]:
        say = self.words.say
        yield from self._titled("why")
        bases = frames(self.words.language)
        reason = reason_of(it.scenario, self.library.language)
        if reason:
            yield from wrapped(reason, "  ")
        values = list(because(self.library, it.case, it.date))
        for clause, basis in it.clauses:
            rests = say("rests", basis=bases.word("bases", basis)) if basis else ""
            told = f"{clause.number or clause.key}  {clause.sense}"
            yield from wrapped(say("resting", told=told, rests=rests) if rests else told, "  ")
            for _, said in (each for each in values if each[0] == clause.key):
                yield from wrapped(said, "    ")
        for place in it.places:
            language = self.words.word("languages", place.language)
            lines = f"{place.source}:{', '.join(place.lines)}"
            title = place.title(self.library.language)
            told = say("said_in", place=lines, title=title, language=language, date=place.dated)
            yield from wrapped(told, "  ")
        for name, holds in (("derived_variant", it.derived), ("derived", it.inferred)):
            if holds:
                yield from wrapped(say(name), "  ")
        played = say("played_otherwise", what=it.differs) if it.differs else say("played")
        yield from wrapped(played, "  ")

    def _otherwise(self, it: Situation) -> Iterator[str]:
        yield from self._titled("otherwise")
        if not it.otherwise:
            yield f"  {self.words.say('same_always')}"
        for each in it.otherwise:
            span, said = self._span(each.since, each.until), self.words.say("apart").join(each.said)
            yield from wrapped(self.words.say("on_date", date=span, said=said), "  ")
        changes = {change.policy: change for each in it.otherwise for change in each.changes}
        for key, change in changes.items():
            yield from self._policy(key, change.variant)

    def next_steps(self, chosen: Chosen, others: Sequence[Chosen]) -> Iterator[str]:
        """What one can do with a situation, and what else there is."""
        say, options = self.words.say, self.library.options
        asked = ["ettin", "replay", chosen.case.id, "--date", chosen.date or "", *options]
        dates = ["ettin", "bisect", chosen.scenario.id, *options]
        yield from self._titled("goes_on")
        yield f"  {say('see_steps', command=join(asked))}"
        yield f"  {say('see_messages', command=join([*asked, '--protocol']))}"
        yield f"  {say('see_dates', command=join(dates))}"
        yield from self._same_day(chosen)
        same = siblings(self.library, chosen.scenario)
        yield from self._listed("same_question", same)
        known = {it.id for it in same}
        more = [it.scenario for it in others if it.scenario.id not in known]
        yield from self._listed("also_found", more)

    def _same_day(self, chosen: Chosen) -> Iterator[str]:
        case, day = chosen.case, chosen.date or ""
        there = [it for it in chosen.scenario.cases if it.holds_on(day) and it is not case]
        for name, cases in (
            ("same_day", [it for it in there if it.variant == case.variant]),
            ("other_variants", [it for it in there if it.variant != case.variant]),
        ):
            if cases:
                yield from self._titled(name)
                named = cases[: self.most]
                yield from (f"  {it.id}  {self._values(it)}" for it in named)
                yield from self._more(len(cases) - len(named))

    def _values(self, case: Case) -> str:
        """What tells a case apart: its variant, and what a table put into it."""
        pairs = (self.words.say("pair", name=name, value=value) for name, value in case.values)
        parts = [self.words.word("variants", case.variant), *pairs]
        return frames(self.words.language).joined(parts)

    def _listed(self, name: str, scenarios: Sequence[Scenario]) -> Iterator[str]:
        named = scenarios[: self.most]
        if named:
            yield from self._titled(name)
            width = max(len(it.id) for it in named)
            yield from (f"  {it.id:<{width}}  {it.title}" for it in named)
            yield from self._more(len(scenarios) - len(named))

    def _more(self, number: int) -> Iterator[str]:
        if number:
            yield f"  {self.words.say('more_found', n=number)}"

    def _titled(self, name: str) -> Iterator[str]:
        yield ""
        yield self.words.say(name)

    def _day(self, date: str) -> str:
        names = [it.name for it in self.library.rules.dates.values() if it.date == date]
        day = self.words.say("date_named", date=date, name=names[0]) if names else date
        return self.words.say("in_force", date=day)

    def _span(self, since: str, until: str | None) -> str:
        if until is None:
            return self.words.say("span_from", since=since)
        if since <= FIRST:
            return self.words.say("span_until", until=eve(until))
        return self.words.say("span_between", since=since, until=eve(until))


def _numbered(clause: Clause) -> Iterator[tuple[str, tuple[str, str | None]]]:
    """Each number of a clause with its days."""
    dates = list(clause.numbers)
    for since, until in zip(dates, [*dates[1:], None], strict=True):
        yield clause.numbers[since], (since, until)


def explanation(found: Found, date: str | None, *, name_all: bool = False) -> Iterator[str]:
    """All that is told of what was found, on an ISO date, or today and on the last days."""
    library = found.library
    page, day = Page(library, None if name_all else MOST), date or library.today
    yield from page.head(found, day)
    if not found.scenarios:
        yield page.words.say("no_scenario")
        return
    first, *others = case_on(library, found.scenarios, date, found.case)
    faces = [library.face(card, day) for card in found.cards]
    told = explained(library, first.scenario, first.case, first.date or day)
    yield from page.situation(told, faces)
    yield from page.next_steps(first, others)
