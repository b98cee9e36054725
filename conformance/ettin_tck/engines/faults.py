"""What can go wrong with an engine, as opposed to with its answers."""

from __future__ import annotations

from enum import StrEnum

from ettin_spec.errors import EttinError
from ettin_tck.engines.safe_text import one_line

LONGEST = 1_000
"""Characters of what happened: ours, with what the engine said already shortened in it."""


class Fault(StrEnum):
    """The ways in which an engine breaks."""

    NOT_STARTED = "not_started"
    DIED = "died"
    SILENT = "silent"
    """No answer within the limit."""
    ECHO = "echo"
    """It sends our own requests back."""
    NOISE = "noise"
    """Its standard output is full of what is not the protocol."""
    TOO_LONG = "too_long"
    """A line without an end."""
    REFUSES_THE_PROTOCOL = "refuses_the_protocol"
    """It answered with a JSON-RPC error."""
    WRONG_SHAPE = "wrong_shape"
    """It answered, but not what was asked for."""
    OUT_OF_TIME = "out_of_time"
    """The whole check has used up its time."""


FATAL = frozenset(Fault) - {Fault.REFUSES_THE_PROTOCOL, Fault.WRONG_SHAPE}
"""After these the conversation cannot go on: the engine is started again."""


class EngineFault(EttinError):
    """An engine broke: what happened, what was expected at that moment, what to try.

    `stderr` is the end of what the engine wrote there, possibly empty. `at_start`: it broke before
    it had said what it can do.
    """

    def __init__(
        self, fault: Fault, happened: str, expected: str = "", attempt: str = "", stderr: str = ""
    ) -> None:
        self.fault, self.happened, self.expected = fault, one_line(happened, LONGEST), expected
        self.attempt, self.stderr = attempt, stderr
        self.at_start = False
        super().__init__(self.happened)

    def __reduce__(self) -> tuple[object, ...]:
        """As it is told from one process to another."""
        made_of = (self.fault, self.happened, self.expected, self.attempt, self.stderr)
        return EngineFault, made_of, {"at_start": self.at_start}

    @property
    def is_fatal(self) -> bool:
        """Must the engine be started again?"""
        return self.fault in FATAL

    def full(self) -> str:
        """All of it, one matter a line."""
        lines = [self.happened]
        if self.expected:
            lines.append(f"expected: {self.expected}")
        if self.attempt:
            lines.append(f"try: {self.attempt}")
        if self.stderr:
            lines.append("its stderr ends:")
            lines += [f"  {one_line(line)}" for line in self.stderr.splitlines()[-8:]]
        return "\n    ".join(lines)
