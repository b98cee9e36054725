"""Wrong flows in random games: only those that go another way say something of one."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec
import pytest

from ettin_tck.campaigns.forked import in_children
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.library import Further, Library
from ettin_tck.mutants import making
from ettin_tck.mutants.flow.flow_mutants import flow_mutants
from ettin_tck.mutants.games.comparison import GameComparison
from ettin_tck.mutants.games.game_pool import Drawn, Pool, pool_of
from ettin_tck.mutants.mutant import ENOUGH, Comparison, Fate, Mutant, Outcome
from ettin_tck.mutants.playing.equivalence import in_games
from ettin_tck.mutants.playing.plays import plays_of
from ettin_tck.mutants.playing.recording import Noted

TURNS = """\
# language: en
Feature: Turns go by
  > Nothing is added and nothing is skipped. Who has which turn?

  @id:small.turns @clause:turn.teams @from:2005-08-01 @must
  Scenario: Two turns, and a tapped creature
    Given Edward controls “Hill Giant”
    And Edward's “Hill Giant” is tapped
    When Angie's team finishes its turn
    And Edward's team finishes its turn
    Then “Hill Giant” is untapped
"""

GAMES = 40
LONGEST = 300.0


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    """Games that begin with a turn in which nothing is added or skipped."""
    features = tmp_path_factory.mktemp("world")
    (features / "en").mkdir()
    (features / "en" / "turns.feature").write_text(TURNS, encoding="utf-8")
    library = Library("en", Further(features=features))
    plays = plays_of(library, select(library, Wanted()))
    return pool_of(library, Drawn(plays, GAMES, Noted.POSITIONS), jobs=1)


@pytest.fixture(autouse=True)
def _engine_not_imported(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:  # noqa: ARG001 - the pool plays on the engine
    """Children meet a wrong flow only where the engine has yet to be imported."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "ettin_engine"]:
        monkeypatch.delitem(sys.modules, name)
    making._reference.cache_clear()
    yield
    making._reference.cache_clear()


@pytest.mark.slow  # plays forty games on three wrong engines
@pytest.mark.parametrize(
    ("which", "is_equivalent", "told"),
    [
        # the phase ends as well, and with it all that ends with the step
        ("draw.over | end_step -> (nothing)", True, ""),
        # an upkeep is added in none of the games, though all of them stand where it would be
        ("fact.extra_upkeep | do upkeep_waits: ", False, ""),
        ("untap | untap_permanents -> (nothing)", False, "random game"),
    ],
)
def test_a_wrong_flow_is_the_same_where_enough_games_go_another_way_to_no_effect(
    pool: Pool, which: str, is_equivalent: bool, told: str
) -> None:
    mutant = _mutant(which)
    at = mutant.edit["positions"]
    standing = {number for each in at for number in pool.record.positions.get(each, ())}
    assert len(standing) >= ENOUGH, "or the games would say nothing about it anyhow"
    compared = _compared(pool, mutant)
    assert compared.is_equivalent is is_equivalent
    assert told in compared.apart
    assert bool(told) == bool(compared.apart)


@pytest.mark.slow  # games are played by workers
def test_what_a_search_has_told_apart_is_said_beside_what_the_games_say(pool: Pool) -> None:
    mutant = _mutant("fact.extra_upkeep | do upkeep_waits: ")
    outcome = Outcome(mutant.id, Fate.SURVIVED, evidence="told apart by happen")
    ((_, then),) = in_games(pool, [(mutant, outcome)], jobs=1)
    assert then.fate is Fate.SURVIVED
    assert then.evidence == (
        "told apart by happen; "
        f"the same results in {GAMES} random games, in 0 of which the flow goes another way"
    )


def _compared(pool: Pool, mutant: Mutant) -> Comparison:
    def perform(mutants: Sequence[Mutant]) -> Iterator[Comparison]:
        return GameComparison(pool).performed(mutants)

    ((_, came),) = in_children([[mutant]], perform, 1, LONGEST)
    return msgspec.convert(came, Comparison)


@cache
def _mutants() -> tuple[Mutant, ...]:
    return tuple(flow_mutants())


def _mutant(which: str) -> Mutant:
    return next(
        each
        for each in _mutants()
        if f"{each.where} | {each.before} -> {each.after}".startswith(which)
    )
