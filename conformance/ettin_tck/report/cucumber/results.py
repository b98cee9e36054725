"""What came of a case as messages: each sentence with its status."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.checking.check_events import Mark
from ettin_tck.engines.safe_text import clean
from ettin_tck.report.failure import block
from ettin_tck.verdicts import IDLE, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.checking.check_events import CaseEnded
    from ettin_tck.pages.page_words import Frames
    from ettin_tck.report.cucumber.documents import Message

PASSED, FAILED, SKIPPED, PENDING = "PASSED", "FAILED", "SKIPPED", "PENDING"


def results(event: CaseEnded, sentences: int, words: Frames) -> Iterator[Message]:
    """The result of each of the sentences of a case, in order.

    What a baseline lists, and what differs from an inference alone, is pending.
    """
    if event.verdict is Verdict.PASS and not event.stale:
        yield from (_result(PASSED) for _ in range(sentences))
        return
    text = clean(block(event, words))
    if event.verdict in IDLE and not event.lost:
        yield _result(SKIPPED, clean(event.why))
        yield from (_result(SKIPPED) for _ in range(sentences - 1))
        return
    wrong = _wrong(event, sentences)
    status = PENDING if event.known or event.doubted or event.disputed else FAILED
    for number in range(sentences):
        if number == wrong:
            yield _result(status, text)
        else:
            yield _result(PASSED if number < wrong else SKIPPED)


def _wrong(event: CaseEnded, sentences: int) -> int:
    """The sentence that failed; the last where no single one did."""
    marks = [said.mark for said in event.story[:sentences]]
    return marks.index(Mark.FAILED) if Mark.FAILED in marks else sentences - 1


def _result(status: str, message: str = "") -> Message:
    result: Message = {"status": status, "duration": duration(0.0)}
    return {**result, "message": message} if message else result


def duration(seconds: float) -> Message:
    """A time in seconds, or one since the beginning of 1970, as messages have it."""
    nanos = round(seconds * 10**9)
    return {"seconds": nanos // 10**9, "nanos": nanos % 10**9}
