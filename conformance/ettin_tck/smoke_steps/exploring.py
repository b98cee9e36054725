"""What serves to walk through games, of an engine that claims it: marks, and what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ettin_spec.protocol.actions import Attack
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, At, Legal, Mark, Pass, Place, Restore
from ettin_spec.protocol.results import Done, Refused, Value
from ettin_tck.cases.required_claims import deals_only
from ettin_tck.smoke_steps.findings import NOT_CLAIMED, Finding
from ettin_tck.smoke_steps.play_steps import told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import NewGame
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result


def exploring(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """A mark is come back to; what may be done is told, where a position can be placed."""
    for claim, step in STEPS.items():
        claimed = claim in can.explores and bool(can.places) and not deals_only(can)
        wrong = step(engine, can, new_game) if claimed else ""
        yield Finding(f"explores: {claim}", wrong, left_out="" if claimed else NOT_CLAIMED)


def _marks(engine: Engine, _can: Capabilities, new_game: NewGame) -> str:
    """The active team passes and is back where it was; an unknown mark is refused."""
    team = new_game.teams[0].id
    place, mark, passes, back = Place(team, ()), Mark("here"), Pass(team), Restore("here")
    results = engine.run([new_game, place, mark, passes, back, passes, back])
    undone = [type(result) is not Done for result in results]
    if any(undone):
        return f"arrived: {told(results[undone.index(True)])}; right: done, each time"
    first, *_, again = results[1], results[4], results[6]
    if _where(first) != _where(again):
        return f"restored: {told(again)}; right: where the mark was made, {told(first)}"
    unknown = engine.run([Restore("nowhere")])[0]
    if not isinstance(unknown, Refused):
        return f"restore of a mark that nobody made: {told(unknown)}; right: refused"
    return ""


def _where(result: Result) -> object:
    """The moment of a status, whatever happened before."""
    if not isinstance(result, Done) or result.status is None:
        return None
    status = result.status
    return (status.turn, status.active, status.step, status.stack, status.waiting)


def _legal(engine: Engine, can: Capabilities, new_game: NewGame) -> str:
    """With nothing placed the active team can pass, and then attack with nothing."""
    one = new_game.teams[0]
    *_, listed = engine.run([new_game, Place(one.id, ()), Legal()])
    if wrong := _differs(listed, (Pass(one.id),)):
        return wrong
    if "step" not in can.advances or "attack" not in can.actions:
        return ""
    to_attack = Advance(At(one.id, StepName.DECLARE_ATTACKERS))
    *_, listed = engine.run([to_attack, Legal()])
    nobody = tuple(Act(Attack(player, ())) for player in one.players)
    return (
        "" if any(not _differs(listed, (act,)) for act in nobody) else _differs(listed, nobody[:1])
    )


def _differs(result: Result, right: tuple[Pass | Act, ...]) -> str:
    """What is wrong with the answer to `legal`."""
    if isinstance(result, Value) and msgspec.convert(result.value, LISTED) == right:
        return ""
    return f"arrived: {told(result)}; right: value {msgspec.json.encode(right).decode()}"


LISTED = tuple[Pass | Act, ...]
STEPS = {"mark": _marks, "legal": _legal}
