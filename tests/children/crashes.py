"""The reference, reading life wrongly, that breaks in each run that names its second argument.

The first says how: it dies, or it hangs.
"""

import os
import sys
import time

from ettin_spec.protocol.wire import ENCODER, serve
from ettin_tck.engines.installed import make

ENDS = {"die": lambda: os._exit(101), "hang": lambda: time.sleep(1000)}


class Crashing:
    def __init__(self):
        self._engine = make(overrides={"life.read": "half_rounded_up"})
        self.initialize = self._engine.initialize

    def run(self, commands):
        if sys.argv[2].encode() in ENCODER.encode(commands):
            ENDS[sys.argv[1]]()
        return self._engine.run(commands)


serve(Crashing(), sys.stdin.buffer, sys.stdout.buffer)
