"""The reference, which says that it need not be alone, and does not start beside itself."""

import fcntl
import sys
from pathlib import Path

from ettin_spec.protocol.wire import serve
from ettin_tck.engines.installed import make

with Path(sys.argv[1]).open("w", encoding="utf-8") as lock:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        sys.exit("another one is running")
    serve(make(), sys.stdin.buffer, sys.stdout.buffer)
