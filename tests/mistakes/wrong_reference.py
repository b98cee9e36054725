"""Serves the reference with one line of a module changed: `wrong_reference.py NAME` on stdio."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from engine.altered_module import Altered
from engine.wrong_references import WRONG_REFERENCES
from mistakes.planted_bugs import PLANTED

from ettin_spec.protocol.wire import serve

WRONG = {each.wrongly: each for each in WRONG_REFERENCES} | PLANTED

if __name__ == "__main__":
    sys.meta_path.insert(0, Altered(WRONG[sys.argv[1]]))
    from ettin_engine.serve import ReferenceEngine

    serve(ReferenceEngine(), sys.stdin.buffer, sys.stdout.buffer)
