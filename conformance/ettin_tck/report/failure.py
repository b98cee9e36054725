"""One failure as its reader sees it: the rule, what was expected, what came, what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.rulebook.basis import IN_WORDS, Basis
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_tck.checking.check_events import CaseEnded, Departed
from ettin_tck.library import ClauseShown

WIDTH = 96
INDENT = " " * 6


def block(event: CaseEnded) -> str:
    """The block of a case that did not pass."""
    return "\n".join([_head(event), *(INDENT + line for line in _body(event))])


def departure(event: Departed, reading: str = "") -> str:
    """The block of a departure from the flow of the game; `reading` explains why its case fails."""
    lines = [
        *([event.clause.sense] if event.clause.sense else []),
        f"expected {event.expected}: {event.because}",
        f"your engine: {event.got}",
        *_doubts(event),
        *([f"the case fails, too, and that comes of this: {reading}"] if reading else []),
        *([f"rests on {IN_WORDS[Basis(event.basis)]}"] if event.basis else []),
        f"first seen in {event.case}" + (f" ({event.variation})" if event.variation else ""),
        f"again: {event.again}",
    ]
    head = _spread(
        f"FLOW  {event.transition}  {event.date}", event.clause.number or event.clause.key
    )
    return "\n".join([head, *(INDENT + line for line in lines)])


def _doubts(event: Departed) -> Iterator[str]:
    """How far the transition that is named can be another one."""
    if event.perhaps:
        yield f"the same would come of {', '.join(event.perhaps)} done wrongly"
    if event.near and event.perhaps:
        yield "more would explain it than is named: the fault may lie near these, or before them"
    elif event.near:
        yield (
            "no single mistake explains this, or not alone: the transition is the nearest to what "
            "differs, and the fault may lie before it"
        )
    if event.perhaps or event.near:
        yield 'steps that are told (the claim "tells": ["steps"]) narrow it down'


def numbers(clauses: Iterable[ClauseShown]) -> str:
    """Clauses by number, by key where the date has none."""
    return ", ".join(clause.number or clause.key for clause in clauses)


def _head(event: CaseEnded) -> str:
    word = LABELS[event.verdict]
    if event.stale or event.lost:
        word = "STALE" if event.stale else "LOST"
    elif event.doubted or event.disputed:
        word = "DIFFERS"
    row = event.case.partition("/")[2]
    left = f"{word}  {event.id}" + (f"/{row}" if row else "") + f"  {event.date}"
    left += f"  ({event.variation})" if event.variation else ""
    return _spread(left, ", ".join(p for p in (numbers(event.clauses), *places(event)) if p))


def places(event: CaseEnded) -> list[str]:
    """Where the case stands in the documents: a document is left out beside a place in it."""
    inner = {place.partition("-")[0] for place in event.sources if "-" in place}
    return [place for place in event.sources if place not in inner]


LABELS = {
    Verdict.PASS: "pass",
    Verdict.FAIL: "FAIL",
    Verdict.SKIPPED: "skip",
    Verdict.NOT_OBSERVABLE: "hide",
    Verdict.UNANSWERED: "ASKS",
    Verdict.ADAPTER_ERROR: "ADAPTER",
    Verdict.ENGINE_ERROR: "BROKE",
    Verdict.TIMED_OUT: "SLOW",
    Verdict.FLAKY: "FLAKY",
    Verdict.NOT_FOLLOWED: "UNSEEN",
    Verdict.SCENARIO_ERROR: "SCENARIO",
    Verdict.HARNESS_ERROR: "HARNESS",
}


def _body(event: CaseEnded) -> Iterable[str]:
    if event.stale:
        yield "listed in the baseline, and passes: --update-baseline takes it out"
        return
    if event.lost:
        yield "asked when the baseline was written, and now skipped: --update-baseline lets it go"
    yield from (clause.sense for clause in event.clauses if clause.sense)
    if event.sentence:
        yield f"{event.keyword:<6} {event.sentence}"
    yield from event.why.splitlines()
    if event.actual:
        if event.why:
            yield f"expected:    {event.expected}"
        yield _spread(
            f"your engine: {event.actual}", _asked(event), WIDTH - len(INDENT), "          "
        )
    elif event.after:
        yield event.after
    yield from event.explained
    if event.rests_on:
        yield f"rests on {event.rests_on}"
    if event.disputed:
        yield event.disputed
    if event.before:
        yield f"the baseline lists another failure: {event.before}"
    if event.again:
        yield f"again: {event.again}"


def _asked(event: CaseEnded) -> str:
    parts = [
        f"asked {event.asked}" if event.asked else "",
        f"after {event.after}" if event.after else "",
    ]
    return " ".join(part for part in parts if part)


def _spread(left: str, right: str, width: int = WIDTH, gap: str = "  ") -> str:
    """Two texts on a line, the second at its end where there is room."""
    if not right:
        return left
    if gap != "  ":
        return left + gap + right
    return left + " " * max(2, width - len(left) - len(right)) + right
