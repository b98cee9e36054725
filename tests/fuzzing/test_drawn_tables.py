"""What a seed draws does not depend on cards that it has no use for."""

from __future__ import annotations

from random import Random

import pytest
from shared.corpora import library

from ettin_engine.serve import ReferenceEngine
from ettin_tck.fuzzing.drawn_tables import drawn
from ettin_tck.fuzzing.tables import pool


@pytest.mark.parametrize("around_few", [False, True])
@pytest.mark.parametrize("variant", ["two-headed-giant", "two-headed-giant-commander"])
def test_a_table_is_the_same_without_the_cards_that_are_not_on_it(
    variant: str, around_few: bool
) -> None:
    today = library().today
    cards = pool(library(), today, (ReferenceEngine().initialize(),))
    for seed in range(20):
        table = drawn(Random(seed), cards, today, variant, around_few=around_few)
        unused = [name for name in cards.declared if name not in table.new_game.cards]
        fewer = cards.without(unused[seed::7])
        assert drawn(Random(seed), fewer, today, variant, around_few=around_few) == table
