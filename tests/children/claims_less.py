"""The reference as an engine that plays less: `claims_less.py VARIANT,... FACET,...`.

It cannot tell another variant from nonsense: whoever asks it of one gets no answer.
"""

import sys

import msgspec

from ettin_spec.protocol.commands import NewGame
from ettin_spec.protocol.wire import serve
from ettin_tck.engines.installed import make


class ClaimsLess:
    """Plays the variants that it claims."""

    def __init__(self, variants, facets):
        self.engine, self.variants, self.facets = make(), tuple(variants), tuple(facets)

    def initialize(self):
        can = self.engine.initialize()
        return msgspec.structs.replace(can, variants=self.variants, facets=self.facets)

    def run(self, commands):
        for command in commands:
            if isinstance(command, NewGame) and command.variant not in self.variants:
                sys.exit(f"asked of {command.variant}")
        return self.engine.run(commands)


if __name__ == "__main__":
    claimed = [[name for name in text.split(",") if name] for text in sys.argv[1:3]]
    serve(ClaimsLess(*claimed), sys.stdin.buffer, sys.stdout.buffer)
