"""The steps of a game: a position, what is asked of it, a refusal, the start of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Advance, At, Deal, NewGame, Observe, Pass, Place, Team
from ettin_spec.protocol.facts import Life
from ettin_spec.protocol.questions import AskLife, AskMoment
from ettin_spec.protocol.results import Done, Refused, Result, Value
from ettin_spec.rulebook import Rulebook
from ettin_tck.cases.plan import tag
from ettin_tck.cases.required_claims import deals_only
from ettin_tck.smoke_steps.findings import NOT_CLAIMED, ODD_TOTAL, Finding, read_back, setup
from ettin_tck.smoke_steps.play_steps import told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine

REFUSED = '{"is": "refused", "reason": ..., "status": ...}, the status being that of before'

EVENTFUL = frozenset({"triggers", "strikes_first", "state_based_action"})
"""Facts that nothing brings about where nothing is placed."""


def position(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """A position is placed, is there, and is not changed by what is refused."""
    one, two, *_ = new_game.teams
    main = {"team": one.id, "step": "precombat_main"}
    if not can.places or deals_only(can):
        yield Finding("place", left_out=NOT_CLAIMED)
        return
    life = "life" in can.places
    place = Place(one.id, (Life(one.id, ODD_TOTAL),) if life else ())
    yield from setup(engine, can, "new_game", new_game)
    yield from setup(engine, can, "place", place)
    yield from read_back(engine, can, AskLife(one.id) if life else None, ODD_TOTAL)
    yield from read_back(engine, can, AskMoment(), main, "observe")
    yield from _refusal(engine, can, two)
    yield from _steps(engine, can, new_game)


def start(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """A game starts, with mulligans to come."""
    if "deal" not in can.places:
        yield Finding("deal", left_out=NOT_CLAIMED)
        return
    yield from setup(engine, can, "new_game, again", new_game)
    yield from setup(engine, can, "deal", Deal(new_game.teams[0].id))


def _steps(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """The steps from one team's main phase to the next team's draw step are told."""
    name = "the steps that have begun are told"
    if "steps" not in can.tells or "step" not in can.advances:
        yield Finding(name, left_out=NOT_CLAIMED)
        return
    one, two, *_ = new_game.teams
    to_draw = Advance(At(two.id, StepName.DRAW))
    *_, placed, reached = engine.run([new_game, Place(one.id, ()), to_draw])
    wrong = f"the answer to an advance to the next draw step is {tag(reached)}, not done"
    if isinstance(placed, Done) and isinstance(reached, Done) and placed.status and reached.status:
        rulebook = Rulebook.on(new_game.date, new_game.variant, new_game.scope)
        monitor = Monitor(rulebook, new_game.teams, Known(barred=EVENTFUL, tells_steps=True))
        monitor.begin(placed.status)
        left = monitor.see(reached.status, to_draw)
        wrong = f"expected {left.expected}, got {left.got}: {left.because}" if left else ""
    yield Finding(name, wrong)


def _refusal(engine: Engine, can: Capabilities, waiting: Team) -> Iterator[Finding]:
    """The team that does not have priority passes: refused, and nothing has changed."""
    ask = Observe(AskMoment() if "moment" in can.observes else AskLife(waiting.id))
    before = _answer(engine, ask)
    result = engine.run([Pass(waiting.id)])[0]
    after = _answer(engine, ask)
    wrong = ""
    if isinstance(result, Done):
        wrong = f"{waiting.id} passed without having priority; right: {REFUSED}"
    elif not isinstance(result, Refused):
        wrong = f"a pass of {waiting.id}, without priority, is {told(result)}; right: {REFUSED}"
    elif before != after:
        wrong = "the pass was refused, and yet something changed"
    yield Finding("a refusal that changes nothing", wrong)


def _answer(engine: Engine, ask: Observe) -> object:
    result: Result = engine.run([ask])[0]
    return result.value if isinstance(result, Value) else tag(result)
