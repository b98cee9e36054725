"""Games are between two teams, each of as many players as the variant has heads."""

from __future__ import annotations

import pytest

from ettin_engine.serve import ReferenceEngine
from ettin_spec.language import seating
from ettin_spec.protocol import commands as c
from ettin_spec.protocol.results import Done, Unsupported

DATE = "2026-09-25"


def opened(variant: str, *sizes: int) -> object:
    """What the reference answers to a game of teams of these sizes."""
    everybody = seating("four-headed-giant")
    teams = tuple(
        c.Team(team.id, team.players[:size], team.primary)
        for team, size in zip(everybody, sizes, strict=False)
    )
    return ReferenceEngine().run([c.NewGame(DATE, variant, "tournament", teams)])[0]


@pytest.mark.parametrize(
    ("variant", "size"),
    [("two-player", 1), ("two-headed-giant", 2), ("three-headed-giant", 3)],
)
def test_teams_of_the_size_of_the_variant_play(variant: str, size: int) -> None:
    assert isinstance(opened(variant, size, size), Done)


@pytest.mark.parametrize(
    ("variant", "sizes", "said"),
    [
        ("three-headed-giant", (3, 2), "teams of 3 and 2"),
        ("two-headed-giant", (2, 3), "teams of 2 and 3"),
        ("three-headed-giant", (2, 2), "teams of 2 and 2"),
        ("two-player", (1,), "teams of 1"),
        ("two-player", (), "teams of no"),
    ],
)
def test_teams_of_another_size_are_refused(variant: str, sizes: tuple[int, ...], said: str) -> None:
    answer = opened(variant, *sizes)
    assert isinstance(answer, Unsupported)
    assert said in answer.reason


def test_the_reference_claims_what_it_plays_and_nothing_else() -> None:
    claimed = ReferenceEngine().initialize().variants
    assert {"two-player", "two-headed-giant", "three-headed-giant", "four-headed-giant"} <= {
        *claimed
    }
