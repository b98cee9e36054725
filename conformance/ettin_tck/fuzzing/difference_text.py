"""A difference between two engines, told: the table, the moves, and what each says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ettin_tck.fuzzing.walk import Picked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.commands import Place
    from ettin_tck.fuzzing.random_games import Played
    from ettin_tck.fuzzing.walk import Difference

LONGEST = 2_000
"""Characters that are told of what one engine says."""


def told(played: Played, variant: str, seed: int) -> Iterator[str]:
    """The lines about a game that has a difference, as few moves as it was brought down to."""
    difference = played.difference
    assert difference is not None
    yield f"DIFFERS  {variant}, seed {seed}: {difference.what}"
    yield from both_sides(difference, played.table.place, played.moves)


def both_sides(difference: Difference, place: Place, moves: Sequence[object]) -> Iterator[str]:
    """What each engine says, and the way there."""
    yield f"  reference    {_short(difference.reference)}"
    yield f"  your engine  {_short(difference.other)}"
    yield f"  after {len(moves)} moves from {_json(place)}"
    for move in moves:
        said = {"picks": move.options} if isinstance(move, Picked) else move
        yield f"    {_json(said)}"


def _short(said: object) -> str:
    text = "; ".join(map(str, said)) if isinstance(said, list) else str(said)
    return text[:LONGEST]


def _json(message: object) -> str:
    return msgspec.json.encode(message).decode()
