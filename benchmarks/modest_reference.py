"""Today's reference as an engine that is asked only what an earlier commit's can be asked.

A check looks at all that an engine says it can tell, so that it would ask the earlier one for more
than it knows. The one argument is a file with the earlier one's answer to `initialize`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.wire import serve


class ModestReference(ReferenceEngine):
    """The reference, of which an earlier one's questions alone are asked."""

    def __init__(self, earlier: frozenset[str]) -> None:
        super().__init__()
        self._earlier = earlier

    def initialize(self) -> Capabilities:
        """What it can do, but for questions that came later."""
        can = super().initialize()
        asked = tuple(question for question in can.observes if question in self._earlier)
        return msgspec.structs.replace(can, observes=asked)


if __name__ == "__main__":
    told = msgspec.json.decode(Path(sys.argv[1]).read_bytes())
    engine = ModestReference(frozenset(told["result"]["observes"]))
    serve(engine, sys.stdin.buffer, sys.stdout.buffer)
