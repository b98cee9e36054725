"""What steered games are drawn from: few things each, and all pairs of them over many games."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from shared.corpora import library

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol.actions import Attack, Block, Cast
from ettin_spec.protocol.commands import Act
from ettin_tck.fuzzing.drawn_tables import drawn
from ettin_tck.fuzzing.macro_moves import TARGETS
from ettin_tck.fuzzing.manners import MAIN_PHASES, manner
from ettin_tck.fuzzing.random_games import Setting, play
from ettin_tck.fuzzing.tables import ORDER, pool

GAMES = 300


def test_tables_bring_each_two_words_that_change_the_order_together_and_each_alone() -> None:
    today = library().today
    cards = pool(library(), today, (ReferenceEngine().initialize(),))
    met: Counter[frozenset[str]] = Counter()
    for seed in range(GAMES):
        table = drawn(Random(seed), cards, today, "two-player", around_few=True)
        held = {*table.labels.values()}
        words = {word for word in ORDER if held & {*cards.ordering[word]}}
        met.update(map(frozenset, combinations(words, 2)))
        met[frozenset(words)] += len(words) == 1
    for few in (*combinations(ORDER, 2), *combinations(ORDER, 1)):
        assert met[frozenset(few)] >= GAMES / 100, few


def test_a_manner_is_the_same_of_the_same_seed_and_keeps_to_few_steps() -> None:
    manners = [manner(Random(seed)) for seed in range(GAMES)]
    assert manners == [manner(Random(seed)) for seed in range(GAMES)]
    assert {len(each.steps) for each in manners} == {1, 2, 3, 4}
    assert {step for each in manners for step in each.steps} == {*TARGETS}
    without_main = [each for each in manners if not {*each.steps} & {*MAIN_PHASES}]
    assert 0 < len(without_main) < GAMES / 10


@pytest.mark.slow  # it plays a few games
def test_steered_games_attack_and_block_and_decide_for_others() -> None:
    reference = ReferenceEngine()
    today = library().today
    cards = pool(library(), today, (reference.initialize(),))
    setting = Setting(reference, ReferenceEngine(), cards, frozenset(), today, 60, True)
    found: Counter[str] = Counter()
    for seed in range(30):
        moves = play(setting, "two-player", seed).moves
        actions = [move.action for move in moves if isinstance(move, Act)]
        found["attacks"] += any(isinstance(each, Attack) and each.attackers for each in actions)
        found["blocks"] += any(isinstance(each, Block) and each.blockers for each in actions)
        found["for another"] += any(isinstance(each, Cast) and each.for_player for each in actions)
    assert min(found["attacks"], found["blocks"], found["for another"]) > 0, found
