"""The page of the laws is the one that the laws make."""

from __future__ import annotations

import runpy

from house.checkout import ROOT


def test_the_page_of_the_laws_is_made_anew_the_same() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "laws.py"))["page"]()
    written = (ROOT / "docs" / "laws.md").read_text(encoding="utf-8")
    assert made == written, "run python docs/laws.py"
