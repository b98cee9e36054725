"""The page of the mistakes is the one that the catalogue and a check make."""

from __future__ import annotations

import subprocess
import sys

import pytest
from house.checkout import ROOT

pytestmark = pytest.mark.slow  # each mistake is made, and the page anew

PAGE = "docs/mistakes.md"


def test_the_page_of_the_mistakes_is_made_anew_the_same() -> None:
    code = "import sys; sys.path.insert(0, 'docs'); import mistakes; print(mistakes.page(), end='')"
    made = subprocess.check_output((sys.executable, "-c", code), cwd=ROOT, text=True)
    assert made == (ROOT / PAGE).read_text(encoding="utf-8"), "run python docs/mistakes.py"
