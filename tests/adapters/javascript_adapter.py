"""The adapter in JavaScript as a real child process: lines in, lines out."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Command
from ettin_spec.protocol.results import Result
from ettin_spec.protocol.wire import decode_results

ROOT = Path(__file__).parents[2]
ADAPTER = Path("adapters", "javascript", "adapter.mjs")
PATIENCE = 30
"""Seconds after which a child that does not end is killed and the test fails."""


def without_node(ci: bool) -> None:
    """What a test does where there is no Node: it is skipped, but in CI it fails."""
    if ci:
        pytest.fail("needs Node, and CI is set: install Node 18 or later")
    pytest.skip("needs Node")


@dataclass(frozen=True)
class Adapter:
    """The adapter with some options; each conversation is a process of its own."""

    command: tuple[str, ...]

    def say(self, *lines: str) -> list[Any]:
        """The replies to lines, after which the input ends."""
        text = "".join(f"{line}\n" for line in lines)
        done = subprocess.run(
            self.command,
            input=text.encode(),
            capture_output=True,
            cwd=ROOT,
            timeout=PATIENCE,
            check=True,
        )
        assert done.stderr == b""
        return [json.loads(line) for line in done.stdout.splitlines()]

    def ask(self, method: str, params: object = None) -> Any:
        """The reply to one request."""
        (reply,) = self.say(request(method, params))
        return reply

    def initialize(self) -> Capabilities:
        """What the adapter claims."""
        return msgspec.convert(self.ask("initialize")["result"], Capabilities)

    def run(self, *runs: Sequence[Command]) -> list[tuple[Result, ...]]:
        """The results of several runs in one process, read as strictly as the runner does."""
        params = [{"commands": msgspec.to_builtins(list(commands))} for commands in runs]
        replies = self.say(*(request("run", each) for each in params))
        return [decode_results(json.dumps(reply["result"]).encode()) for reply in replies]


def request(method: str, params: object = None, number: int = 1) -> str:
    """A request as a line."""
    says = {"jsonrpc": "2.0", "id": number, "method": method, "params": params or {}}
    return json.dumps(says, ensure_ascii=False)
