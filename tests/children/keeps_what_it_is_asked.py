"""The reference, which writes into a folder what each of its processes was asked for."""

import json
import os
import sys
from pathlib import Path

from ettin_spec.protocol.wire import serve
from ettin_tck.engines.installed import make


class Kept:
    """A stream of requests; each line that is read leaves its method in a file."""

    def __init__(self, stream, file):
        self.stream, self.file = stream, file

    def readline(self, *limit):
        line = self.stream.readline(*limit)
        if line:
            self.file.write(json.loads(line)["method"] + "\n")
            self.file.flush()
        return line

    def __iter__(self):
        return iter(self.readline, b"")


with (Path(sys.argv[1]) / str(os.getpid())).open("w", encoding="utf-8") as file:
    serve(make(), Kept(sys.stdin.buffer, file), sys.stdout.buffer)
