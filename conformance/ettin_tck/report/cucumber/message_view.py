"""Writes a check as Cucumber Messages, a message a line."""

from __future__ import annotations

import platform
import time
from typing import IO, TYPE_CHECKING

import msgspec
from gherkin.stream.id_generator import IdGenerator

from ettin_tck.checking.check_events import Broke, CaseEnded, Departed, Ended, Started, Stopped
from ettin_tck.engines.safe_text import clean
from ettin_tck.exit_codes import Exit, UsageError
from ettin_tck.pages.page_words import frames
from ettin_tck.report.cucumber.documents import Documents
from ettin_tck.report.cucumber.results import duration, results
from ettin_tck.report.failure import departure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.language.feature_corpus import Corpus
    from ettin_tck.checking.check_events import Events
    from ettin_tck.report.cucumber.documents import Message

PROTOCOL = "27.0.0"
"""The version of the messages that are written."""


class MessageView:
    """Tells each feature file before its first case, and each case as a test case on its date.

    What is no case (departures from the flow, an engine that broke) is told at the end of the run.
    """

    def __init__(self, stream: IO[bytes], corpus: Corpus) -> None:
        self._stream, self._corpus = stream, corpus
        self._ids = IdGenerator()
        self._documents = Documents(self._ids)
        self._pickles: dict[str, Message] = {}
        self._run = self._definition = ""
        self._beside: list[str] = []
        self._words = frames(corpus.language)

    def see(self, event: Events) -> None:
        """Take one event."""
        match event:
            case Started():
                self._write(self._start(event))
            case CaseEnded():
                self._write(self._case(event))
            case Departed():
                if not event.known:
                    self._beside.append(departure(event, self._words))
            case Broke(text) | Stopped(text):
                self._beside.append(text)
                self._write(self._end(success=False))
            case Ended():
                self._write(self._end(success=event.exit == Exit.AS_EXPECTED))

    def close(self) -> None:
        """Nothing is left to write; the stream stays its owner's to close."""

    def _start(self, event: Started) -> Iterator[Message]:
        self._run, self._definition = self._ids.get_next_id(), self._ids.get_next_id()
        yield {
            "meta": {
                "protocolVersion": PROTOCOL,
                "implementation": {"name": "ettin", "version": event.ettin},
                "runtime": {"name": clean(event.engine), "version": clean(event.version)},
                "os": {"name": platform.system(), "version": platform.release()},
                "cpu": {"name": platform.machine()},
            }
        }
        yield {"testRunStarted": {"id": self._run, "timestamp": duration(time.time())}}
        pattern = {"source": ".*", "type": "REGULAR_EXPRESSION"}
        place = {"uri": "ettin", "location": {"line": 1}}
        yield {
            "stepDefinition": {
                "id": self._definition,
                "pattern": pattern,
                "sourceReference": place,
            }
        }

    def _case(self, event: CaseEnded) -> Iterator[Message]:
        if event.case not in self._pickles:
            scenario, case = self._corpus.scenario(event.id), self._corpus.case(event.case)
            yield from self._documents.tell(scenario.place.file)
            self._pickles[event.case] = self._documents.pickle(scenario, case)
            yield {"pickle": self._pickles[event.case]}
        pickle = self._pickles[event.case]
        steps = [self._step(each["id"]) for each in pickle["steps"]]
        test = self._ids.get_next_id()
        yield {
            "testCase": {
                "id": test,
                "pickleId": pickle["id"],
                "testSteps": steps,
                "testRunStartedId": self._run,
            }
        }
        yield from self._attempt(event, test, [step["id"] for step in steps])

    def _step(self, pickled: str) -> Message:
        return {
            "id": self._ids.get_next_id(),
            "pickleStepId": pickled,
            "stepDefinitionIds": [self._definition],
            "stepMatchArgumentsLists": [{"stepMatchArguments": []}],
        }

    def _attempt(self, event: CaseEnded, test: str, steps: list[str]) -> Iterator[Message]:
        """What came of a test case; the time is the whole one, which nobody divides."""
        attempt, ended = self._ids.get_next_id(), time.time()
        begun, now = duration(ended - event.seconds), duration(ended)
        yield {
            "testCaseStarted": {
                "id": attempt,
                "testCaseId": test,
                "attempt": 0,
                "timestamp": begun,
            }
        }
        for step, result in zip(steps, results(event, len(steps), self._words), strict=True):
            both = {"testCaseStartedId": attempt, "testStepId": step}
            yield {"testStepStarted": {**both, "timestamp": begun}}
            yield {"testStepFinished": {**both, "testStepResult": result, "timestamp": now}}
        yield {
            "testCaseFinished": {
                "testCaseStartedId": attempt,
                "timestamp": now,
                "willBeRetried": False,
            }
        }

    def _end(self, *, success: bool) -> Iterator[Message]:
        end = {"success": success, "timestamp": duration(time.time())}
        if self._run:
            end["testRunStartedId"] = self._run
        if self._beside:
            end["message"] = clean("\n\n".join(self._beside))
        yield {"testRunFinished": end}

    def _write(self, messages: Iterator[Message]) -> None:
        try:
            for message in messages:
                self._stream.write(msgspec.json.encode(message) + b"\n")
            self._stream.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise UsageError(f"{self._stream.name}: {error.strerror}") from None
