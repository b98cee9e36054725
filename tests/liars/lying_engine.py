"""What the liars share: the reference, served as a child process, with one thing bent."""

from __future__ import annotations

import sys

from ettin_spec.protocol.results import Needs, Refused, Unsupported
from ettin_spec.protocol.wire import serve
from ettin_tck.engines.installed import make

STOPS = (Refused, Needs, Unsupported)


class Liar:
    """The reference, one command at a time; a liar bends `tell`."""

    overrides: dict[str, str] = {}

    def __init__(self):
        self.truth = make("reference", self.overrides)

    def initialize(self):
        return self.truth.initialize()

    def run(self, commands):
        results = []
        for command in commands:
            results.append(self.tell(command))
            if isinstance(results[-1], STOPS):
                break
        return results

    def tell(self, command):
        """What this engine answers to a command."""
        return self.honest(command)

    def honest(self, command):
        """What the reference answers."""
        return self.truth.run([command])[0]


def main(liar):
    """Serve a liar on stdin and stdout."""
    serve(liar(), sys.stdin.buffer, sys.stdout.buffer)
