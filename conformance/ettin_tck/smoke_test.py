"""A few questions that tell a broken adapter from a wrong engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, get_args

from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.base import GameState, StepName
from ettin_spec.protocol.commands import (
    Advance,
    At,
    Command,
    Deal,
    NewGame,
    Observe,
    Opening,
    Pass,
    Place,
    Register,
    StartCount,
    StartMatch,
    Team,
    Until,
)
from ettin_spec.protocol.decks import AskDecksAllowed, Format
from ettin_spec.protocol.facts import Fact, Life
from ettin_spec.protocol.matches import AskMatch, Stage
from ettin_spec.protocol.questions import AskLife, AskMoment, Question
from ettin_spec.protocol.results import Done, Refused, Result, Value
from ettin_spec.rulebook import DEFAULT_VARIANT, Rulebook, load_rules
from ettin_spec.rulebook.rulebook_model import FACETS
from ettin_tck.cases.plan import Item, Part, tag, tag_of
from ettin_tck.cases.required_claims import LIBRARIES, announced_parts, deals_only
from ettin_tck.engines.faults import EngineFault
from ettin_tck.judging.judge import Seen, judge

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine

ODD_TOTAL = 17
"""A life total that no game starts with."""

EVENTFUL = frozenset({"triggers", "strikes_first"})
"""Facts that nothing brings about where nothing is placed."""


@dataclass(frozen=True)
class Finding:
    """One line of the smoke test; `wrong` is empty where all is well."""

    step: str
    wrong: str = ""
    left_out: bool = False


def smoke(engine: Engine, game_of: Callable[[str], NewGame]) -> Iterator[Finding]:
    """Try the protocol step by step; the first break ends it.

    `game_of`: a new game of a variant. One that the engine claims is played.
    """
    try:
        can = engine.initialize()
        yield Finding(f"initialize: {can.name} {can.version}")
        yield from _claims(can)
        yield from _facets(can)
        new_game = game_of(_variant(can))
        if "game" in can.profiles:
            yield from _position(engine, can, new_game)
            yield from _start(engine, can, new_game)
        for profile, steps in WITHOUT_GAME.items():
            if profile in can.profiles:
                yield from steps(engine, can, new_game)
    except EngineFault as fault:
        yield Finding("the protocol", fault.full())


def _claims(can: Capabilities) -> Iterator[Finding]:
    """Names that the protocol does not have are mistyped claims."""
    for field, known in KNOWN.items():
        claims = getattr(can, field)
        unknown = sorted(set(claims) - known)
        wrong = f"there is no {', '.join(unknown)}; the protocol has {', '.join(sorted(known))}"
        yield Finding(f"claims: {field}", wrong if unknown else "", left_out=not claims)


def _facets(can: Capabilities) -> Iterator[Finding]:
    """A claimed variant is played only by an engine that claims the facets it takes."""
    for name in can.variants:
        takes = VARIANTS[name].facets if name in VARIANTS else ()
        lacking = [facet for facet in takes if facet not in can.facets]
        if lacking:
            wrong = f"{name} takes the facet {', '.join(lacking)}: claim it, or not the variant"
            yield Finding("claims: variants and facets", wrong)


def _variant(can: Capabilities) -> str:
    """The variant in which the steps are tried: the usual one where it is claimed."""
    claimed = [name for name in can.variants if name in VARIANTS]
    return DEFAULT_VARIANT if DEFAULT_VARIANT in claimed or not claimed else claimed[0]


def _position(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    one, two, *_ = new_game.teams
    if not can.places or deals_only(can):
        yield Finding("place", left_out=True)
        return
    life = "life" in can.places
    place = Place(one.id, (Life(one.id, ODD_TOTAL),) if life else ())
    yield from _setup(engine, can, "new_game", new_game)
    yield from _setup(engine, can, "place", place)
    yield from _read_back(engine, can, AskLife(one.id) if life else None, ODD_TOTAL)
    yield from _moment(engine, can, one)
    yield from _refusal(engine, can, two)
    yield from _steps(engine, can, new_game)


def _steps(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """The steps from one team's main phase to the next team's draw step are told."""
    name = "the steps that have begun are told"
    if "steps" not in can.tells or "step" not in can.advances:
        yield Finding(name, left_out=True)
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


def _start(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    if "deal" not in can.places:
        yield Finding("deal", left_out=True)
        return
    yield from _setup(engine, can, "new_game, again", new_game)
    yield from _setup(engine, can, "deal", Deal(new_game.teams[0].id))


def _count(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """A count begins with an odd total, and shows it."""
    one, *_ = new_game.teams
    life = "life" in can.places
    start = StartCount((Life(one.id, ODD_TOTAL),) if life else ())
    yield from _without_game(engine, can, new_game, start)
    yield from _read_back(engine, can, AskLife(one.id) if life else None, ODD_TOTAL)


def _match(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """A match begins, and goes on."""
    one, *_ = new_game.teams
    if "start_match" not in can.places:
        yield Finding("start_match", left_out=True)
        return
    yield from _without_game(engine, can, new_game, StartMatch(Stage.SWISS, first=one.id))
    yield from _read_back(engine, can, AskMatch(), GameState.GOES_ON)


def _decks(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """Decks are handed in, of no card at all, and are not allowed."""
    one, *_ = new_game.teams
    yield from _without_game(engine, can, new_game, Register(()))
    ask = AskDecksAllowed(one.id, Format.CONSTRUCTED)
    yield from _read_back(engine, can, ask, {"allowed": False})


def _without_game(
    engine: Engine, can: Capabilities, new_game: NewGame, opening: Opening
) -> Iterator[Finding]:
    """A profile in which nothing is played, and no result has a status."""
    name, seen = tag(opening), Seen(has_status=False)
    yield from _setup(engine, can, f"new_game, for {name}", new_game, seen)
    yield from _setup(engine, can, name, opening, seen)


def _setup(
    engine: Engine, can: Capabilities, step: str, command: Command, seen: Seen | None = None
) -> Iterator[Finding]:
    result = engine.run([command])[0]
    problem = judge(Item(command, Part.SETUP), result, seen or Seen(), can)
    yield Finding(step, problem.message if problem else "")


def _read_back(
    engine: Engine, can: Capabilities, ask: Question | None, wanted: object
) -> Iterator[Finding]:
    """What was set up is there, if it is something that the engine can be asked."""
    step = "what was set up is there"
    if ask is None or tag(ask) not in can.observes:
        yield Finding(step, left_out=True)
        return
    item = Item(Observe(ask), Part.READ_BACK, -1, wanted)
    problem = judge(item, engine.run([item.command])[0], Seen(), can)
    yield Finding(step, problem.message if problem else "")


def _moment(engine: Engine, can: Capabilities, team: Team) -> Iterator[Finding]:
    if "moment" in can.observes:
        wanted = {"team": team.id, "step": "precombat_main"}
        item = Item(Observe(AskMoment()), Part.READ_BACK, -1, wanted)
        problem = judge(item, engine.run([item.command])[0], Seen(), can)
        yield Finding("observe", problem.message if problem else "")


def _refusal(engine: Engine, can: Capabilities, waiting: Team) -> Iterator[Finding]:
    """The team that does not have priority passes: refused, and nothing has changed."""
    ask = Observe(AskMoment() if "moment" in can.observes else AskLife(waiting.id))
    before = _answer(engine, ask)
    result = engine.run([Pass(waiting.id)])[0]
    after = _answer(engine, ask)
    wrong = ""
    if isinstance(result, Done):
        wrong = f"{waiting.id} passed without having priority: the answer should be refused"
    elif not isinstance(result, Refused):
        wrong = f"the answer to a pass of {waiting.id} is {tag(result)}, not refused"
    elif before != after:
        wrong = "the pass was refused, and yet something changed"
    yield Finding("a refusal that changes nothing", wrong)


def _answer(engine: Engine, ask: Observe) -> object:
    result: Result = engine.run([ask])[0]
    return result.value if isinstance(result, Value) else tag(result)


def _tags(union: object) -> frozenset[str]:
    return frozenset(tag_of(kind) for kind in get_args(union))


WITHOUT_GAME = {"life": _count, "match": _match, "deck": _decks}
"""The steps of the profiles in which no game is played."""

VARIANTS = load_rules().variants
PLAIN = {"turns", "stack", "combat"}
"""Facets that every game has."""

KNOWN = {
    "profiles": frozenset({"game", *WITHOUT_GAME}),
    "facets": frozenset({*PLAIN, *FACETS.values()}),
    "variants": frozenset(VARIANTS),
    "actions": _tags(Action) | announced_parts(),
    "places": _tags(Fact) | {"deal", LIBRARIES, "start_match"},
    "observes": _tags(Question),
    "advances": _tags(Until),
    "tells": frozenset({"steps"}),
}
"""The names that each list of claims can hold."""
