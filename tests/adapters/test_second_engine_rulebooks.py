"""The rulebooks that the second engine holds are those that ettin exports today."""

from __future__ import annotations

import json

from adapters.second_engine import CRATE, ROOT
from click.testing import CliRunner

from ettin_tck.cli import ettin

HELD = ROOT / CRATE / "src" / "game" / "rulebooks.json"


def test_the_rulebooks_of_the_second_engine_are_those_of_today() -> None:
    held = HELD.read_text("utf-8")
    keys = list(json.loads(held)[0]["policies"])
    words = [word for key in keys for word in ("--policy", key)]
    done = CliRunner().invoke(ettin, ["rulebook", "history", *words], standalone_mode=False)
    assert done.stdout == held, (
        f"write them again: ettin rulebook history {' '.join(words)} > {HELD.relative_to(ROOT)}"
    )
