"""A child without a process: the reference answers, and what it says is made wrong."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from fuzzing.mutations import Names, mutated

from ettin_spec.protocol.engine_interface import Engine
from ettin_spec.protocol.wire import ENCODER, RunParams
from ettin_tck.engines.child_process import hear
from ettin_tck.engines.installed import make
from ettin_tck.engines.line_buffer import Lines

STRANGER = "Nobody"
RARELY = 0.03
"""How often what the engine says of itself is made wrong."""


class FuzzedChild:
    """Stands for `ettin_tck.engines.child_process.Child`; `random` decides what is made wrong."""

    random = Random(0)
    engine: Engine = make()

    def __init__(self, command: Sequence[str]) -> None:
        self.pid = 0
        self.heard_all = True
        self._names: Names = (*command[:2], STRANGER)
        self._lines, self._said = Lines(), b""

    def send(self, line: bytes) -> None:
        """Answer a request, sometimes as it should be."""
        request = json.loads(line)
        answer = self._answer(request["method"], request["params"])
        wrong = self.random.random() < (RARELY if request["method"] == "initialize" else 0.6)
        raw = mutated(answer, self._names, self.random) if wrong else json.dumps(answer).encode()
        head = b'{"jsonrpc": "2.0", "id": %d, "result": ' % request["id"]
        self._said = head + raw + b"}\n"

    def _answer(self, method: str, params: Any) -> Any:
        if method == "initialize":
            return json.loads(ENCODER.encode(self.engine.initialize()))
        if method == "shutdown":
            return {}
        commands = msgspec.convert(params, RunParams).commands
        for command in params["commands"]:
            if command["cmd"] == "new_game":
                teams = command["teams"]
                players = (player for team in teams for player in team["players"])
                self._names = (*(team["id"] for team in teams), *players, STRANGER)
        return {"results": json.loads(ENCODER.encode(self.engine.run(commands)))}

    def next_line(self, deadline: float) -> bytes | None:  # noqa: ARG002 - as a child has it
        """The next line, or None: the child has ended."""
        said, self._said = self._said, b""
        hear(self._lines, said, self.stderr)
        return self._lines.next()

    def half_a_line(self) -> bytes:
        """Nothing is left."""
        return b""

    def stderr(self) -> str:
        """A word that no terminal should see as it is."""
        return "\x1b[31mpanicked\n::error::owned"

    def exit_status(self, patience: float = 0.0) -> int | None:  # noqa: ARG002 - as a child has it
        """Ended by itself."""
        return 101

    def kill(self) -> None:
        """There is no process."""

    def close(self, patience: float = 0.0) -> None:
        """There is no process."""
