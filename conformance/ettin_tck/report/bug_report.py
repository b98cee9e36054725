"""A bug report on one case that is readable without ettin, and an objection to a scenario."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from ettin_spec.language.scenario import Role
from ettin_spec.notice import notice
from ettin_tck.engines.safe_text import clean
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.language.scenario import Step
    from ettin_tck.checking.check_events import CaseEnded

TO_BE_WRITTEN = "(to be written: what your engine does)"
WHY = "(to be written: which passage, of which document and day, says otherwise)"


@dataclass(frozen=True)
class Told:
    """A case as it is told to somebody: sentences, who plays, what cards say, what came of it.

    `engine`: its name and version; empty where none was asked.
    """

    steps: Sequence[Step]
    teams: Sequence[Sequence[str]]
    faces: Sequence[str]
    event: CaseEnded
    variant: str
    engine: str = ""
    language: str = "en"


def bug_report(told: Told) -> str:
    """A case that an engine answers wrongly, for whoever maintains the engine: Markdown."""
    return _page(
        f"# {told.event.title}",
        *_setting(told),
        *_situation(told),
        *_answers(told),
        *_rules(told),
        *_again(told, "To see it again, with ettin installed"),
    )


def objection(told: Told) -> str:
    """An objection to what a scenario expects, for whoever maintains the scenarios: Markdown."""
    event = told.event
    return _page(
        f"# Objection to {event.case}: {event.title}",
        f"The scenario stands in `{event.place}`.",
        *_setting(told),
        *_situation(told),
        *_answers(told),
        *_rules(told),
        "## Why it should be otherwise",
        WHY,
        *_again(told, "As it is played now"),
    )


def _page(*paragraphs: str) -> str:
    return clean("\n\n".join(paragraphs)) + "\n"


def _setting(told: Told) -> Iterator[str]:
    teams = " against ".join(" and ".join(team) for team in told.teams)
    played = f"Variant: {told.variant}, {teams}. Rules of {told.event.date}."
    yield f"{played} Engine: {told.engine}." if told.engine else played


def _situation(told: Told) -> Iterator[str]:
    """The position, what the cards say, and the steps, numbered, up to what is asked."""
    numbered = enumerate(told.steps, 1)
    for given, steps in groupby(numbered, key=lambda each: each[1].role is Role.GIVEN):
        yield "## The position" if given else "## Step by step"
        yield "\n".join(f"{number}. {_marked(step.text, told)}" for number, step in steps)
        if given:
            yield from _cards(told.faces)


def _marked(line: str, told: Told) -> str:
    wrong = line == told.event.sentence and told.event.verdict is not Verdict.PASS
    return f"**{line}**" if wrong else line


def _cards(faces: Sequence[str]) -> Iterator[str]:
    if faces:
        yield "What is on the cards (in our own words):"
        yield "```text\n" + "\n\n".join(faces) + "\n```"


def _answers(told: Told) -> Iterator[str]:
    """What is right, and what the engine said; nothing where it said what is right."""
    event = told.event
    yield "## What should happen"
    wrong = event.verdict is not Verdict.PASS
    if wrong and event.sentence:
        expected = f" (expected: {event.expected})" if event.expected else ""
        yield f"{event.sentence}{expected}."
    else:
        yield _all(told)
    yield "## What happens"
    if not told.engine:
        yield TO_BE_WRITTEN
    elif not wrong:
        yield "Just that."
    else:
        yield "\n\n".join(_said(event))


def _said(event: CaseEnded) -> Iterator[str]:
    """What an engine did, after what, and what would explain it."""
    yield from (text for text in (event.why, event.actual and f"It said: {event.actual}") if text)
    if event.after:
        yield f"That was after {event.after}."
    if event.explained:
        yield "\n".join(f"- {line}" for line in event.explained)


def _all(told: Told) -> str:
    """What is said to come true."""
    return "\n".join(f"- {step.text}" for step in told.steps if step.role is Role.THEN)


def _rules(told: Told) -> Iterator[str]:
    yield "## The rule"
    lines = [f"- {each.number or each.key}: {each.sense}" for each in told.event.clauses]
    yield "\n".join([*lines, *([f"- rests on {told.event.rests_on}"] * bool(told.event.rests_on))])
    if told.event.disputed:
        yield f"The scenario is {told.event.disputed}"


def _again(told: Told, heading: str) -> Iterator[str]:
    yield f"{heading}: `{told.event.again}`"
    yield f"---\n{notice(told.language)}"
