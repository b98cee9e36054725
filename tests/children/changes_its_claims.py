"""Calls itself something else each time that it is started, and dies of each run."""

import os
import sys
from pathlib import Path

import talk

starts = Path(sys.argv[1])
starts.write_text(starts.read_text() + "I" if starts.exists() else "I")
talk.CAN["name"] = f"child {starts.read_text()}"
talk.serve(lambda _: os._exit(101))
