"""The picture of the layers is the one that the contracts and the imports make."""

from __future__ import annotations

import subprocess
import sys

import pytest
from house.checkout import ROOT

PAGE = "docs/layers.md"


@pytest.mark.slow  # all modules are read
def test_the_page_of_the_layers_is_made_anew_the_same() -> None:
    code = "import sys; sys.path.insert(0, 'docs'); import layers; print(layers.page(), end='')"
    made = subprocess.check_output((sys.executable, "-c", code), cwd=ROOT, text=True)
    assert made == (ROOT / PAGE).read_text(encoding="utf-8"), "run python docs/layers.py"
