"""Starts so many times as its first argument says, kept in the file of its second; dies of runs."""

import os
import sys
from pathlib import Path

import talk

starts = Path(sys.argv[2])
number = int(starts.read_text() or 0) if starts.exists() else 0
starts.write_text(str(number + 1))
if number >= int(sys.argv[1]):
    sys.exit(7)
talk.serve(lambda _: os._exit(101))
