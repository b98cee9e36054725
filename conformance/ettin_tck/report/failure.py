"""One failure as its reader sees it: the rule, what was expected, what came, what to do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_tck.checking.check_events import CaseEnded, Departed
    from ettin_tck.pages.page_words import Frames
from ettin_tck.library import ClauseShown

WIDTH = 96
STEP = re.compile(r"step (\d+) \((.*)\)", re.DOTALL)
"""How an event says after which sentence something came."""
INDENT = " " * 6


def block(event: CaseEnded, words: Frames) -> str:
    """The block of a case that did not pass, framed in a language."""
    return "\n".join([_head(event), *(INDENT + line for line in _body(event, words))])


def departure(event: Departed, words: Frames, reading: str = "") -> str:
    """The block of a departure from the flow of the game; `reading` explains why its case fails."""
    seen = words.say("first_seen", case=event.case)
    lines = [
        *([event.clause.sense] if event.clause.sense else []),
        words.say("expected_flow", expected=event.expected, because=event.because),
        f"{words.say('your_engine')} {event.got}",
        *_doubts(event, words),
        *([words.say("case_fails_too", reading=reading)] if reading else []),
        *([words.say("rests", what=words.basis(event.basis, ""))] if event.basis else []),
        seen + (f" ({event.variation})" if event.variation else ""),
        words.say("seen_again", command=event.again),
    ]
    head = _spread(
        f"FLOW  {event.transition}  {event.date}", event.clause.number or event.clause.key
    )
    return "\n".join([head, *(INDENT + line for line in lines)])


def _doubts(event: Departed, words: Frames) -> Iterator[str]:
    """How far the transition that is named can be another one."""
    if event.perhaps:
        yield words.say("same_of", names=", ".join(event.perhaps))
    if event.near:
        yield words.say("more_would" if event.perhaps else "none_explains")
    if event.perhaps or event.near:
        yield words.say("tell_steps")


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


def _body(event: CaseEnded, words: Frames) -> Iterable[str]:
    if event.stale:
        yield words.say("stale")
        return
    if event.lost:
        yield words.say("lost")
    yield from (clause.sense for clause in event.clauses if clause.sense)
    if event.sentence:
        yield f"{words.role(event.keyword):<6} {event.sentence}"
    yield from event.why.splitlines()
    yield from _answered(event, words)
    yield from event.explained
    if event.rests_on:
        yield words.say("rests", what=words.basis(event.basis, event.rests_on))
    if event.disputed:
        yield event.disputed
    if event.before:
        yield words.say("listed_otherwise", before=event.before)
    if event.again:
        yield words.say("seen_again", command=event.again)


def _answered(event: CaseEnded, words: Frames) -> Iterator[str]:
    """What was expected and what came, one beneath the other."""
    if not event.actual:
        if event.after:
            yield _step(event.after, words)
        return
    expected, came = words.say("expected_is"), words.say("your_engine")
    width = max(len(expected), len(came))
    if event.why:
        yield f"{expected:<{width}} {event.expected}"
    line = f"{came:<{width}} {event.actual}"
    yield _spread(line, _asked(event, words), WIDTH - len(INDENT), "          ")


def _asked(event: CaseEnded, words: Frames) -> str:
    parts = [
        words.say("asked_so", asked=event.asked) if event.asked else "",
        words.say("after", what=_step(event.after, words)) if event.after else "",
    ]
    return " ".join(part for part in parts if part)


def _step(after: str, words: Frames) -> str:
    """`step 3 (the ability resolves)` in the language of the frame."""
    found = STEP.fullmatch(after)
    return words.say("step", n=found[1], text=found[2]) if found else after


def _spread(left: str, right: str, width: int = WIDTH, gap: str = "  ") -> str:
    """Two texts on a line, the second at its end where there is room."""
    if not right:
        return left
    if gap != "  ":
        return left + gap + right
    return left + " " * max(2, width - len(left) - len(right)) + right
