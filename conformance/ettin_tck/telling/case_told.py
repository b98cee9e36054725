"""A case that was played, told in its sentences with the position after each that did something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.language.scenario import Role
from ettin_spec.protocol.commands import Observe
from ettin_tck.checking.case_stories import sentences_said
from ettin_tck.checking.check_events import Mark, Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_tck.cases.plan import Plan
    from ettin_tck.judging.one_game import Played
    from ettin_tck.telling.position_table import Table
    from ettin_tck.telling.positions import Position

SIGNS = {Mark.HELD: "✓", Mark.FAILED: "✗", Mark.UNSAID: " "}
INDENT = " " * 6
SETUP = -1
"""Stands for the move before the first."""


def case_told(
    plan: Plan, played: Played, seen: Sequence[Position | None], table: Table
) -> Iterator[str]:
    """The sentences of a case, those after Then marked, with positions between them.

    `seen` are the positions after each command that is no question, in order. One that shows
    nothing new is left out.
    """
    standing, rows = "", list[str]()
    for said, position in stepwise(plan, played, seen):
        yield f"{SIGNS[said.mark]} {said.text}"
        if position is None:
            continue
        if (now := table.standing(position)) and now != standing:
            standing = now
            yield f"{INDENT}{now}"
        if (there := list(table.rows(position))) != rows:
            rows = there
            yield from (f"{INDENT}{row}" for row in there)


def stepwise(
    plan: Plan, played: Played, seen: Sequence[Position | None]
) -> Iterator[tuple[Said, Position | None]]:
    """The sentences of a case that was played, each with the position after it where one is known.

    `seen` are the positions after each command that is no question, in order.
    """
    after = _after_sentences(plan, _by_move(played, seen))
    for number, said in enumerate(sentences_said(plan, played)):
        yield said, after.get(number)


def _by_move(played: Played, seen: Sequence[Position | None]) -> dict[int, Position]:
    """The last position of each move; before the first move that of the opening."""
    found: dict[int, Position] = {}
    acts = (each.item for each in played.trace if not isinstance(each.item.command, Observe))
    for item, position in zip(acts, seen, strict=False):
        if position is not None:
            found[item.move] = position
    return found


def _after_sentences(plan: Plan, moves: Mapping[int, Position]) -> dict[int, Position]:
    """The positions by the number of the sentence after which they are shown."""
    found = {plan.moves[move].sentence: it for move, it in moves.items() if move != SETUP}
    given = [n for n, step in enumerate(plan.case.steps) if step.role is Role.GIVEN]
    if SETUP in moves and given:
        found.setdefault(given[-1], moves[SETUP])
    return found
