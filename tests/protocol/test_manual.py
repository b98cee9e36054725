"""The manual for authors of engines tells what every choice is for."""

from __future__ import annotations

import re
from pathlib import Path

from ettin_spec.protocol.base import ChoiceKind, Purpose

MANUAL = Path(__file__).parents[2] / "docs" / "adapters.md"


def test_every_purpose_of_a_choice_is_in_the_table_with_its_kinds() -> None:
    manual = MANUAL.read_text(encoding="utf-8")
    table = manual[manual.index("| purpose | kind |") :].partition("\n\n")[0].splitlines()[2:]
    cells = [[re.findall(r"`(\w+)`", cell) for cell in row.split("|")[1:3]] for row in table]
    assert sorted(name for names, _ in cells for name in names) == sorted(Purpose)
    assert all(kinds and set(kinds) <= set(ChoiceKind) for _, kinds in cells)
