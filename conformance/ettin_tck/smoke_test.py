"""A few questions that tell a broken adapter from a wrong engine."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, get_args

from ettin_spec.language import seating
from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.base import ChoiceKind, GameState, Purpose, StepName
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
from ettin_spec.protocol.results import (
    Choice,
    Done,
    ForChoice,
    ForPriority,
    Refused,
    Result,
    Status,
    Unsupported,
    Value,
)
from ettin_spec.rulebook import DEFAULT_VARIANT, Rulebook, load_rules
from ettin_spec.rulebook.rulebook_model import FACETS
from ettin_tck.cases.plan import Item, Part, tag, tag_of
from ettin_tck.cases.required_claims import announced_parts
from ettin_tck.engines.faults import EngineFault
from ettin_tck.judging.judge import Seen, judge
from ettin_tck.library import SCOPE
from ettin_tck.smoke_plays.beats import shown_result, told
from ettin_tck.smoke_plays.card_claims import FILLER, can_play, notes, wrong_words
from ettin_tck.smoke_plays.playing import claimed_plays, played
from ettin_tck.smoke_plays.plays import CARDS

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.library import CardNeed, Library

NOT_CLAIMED = "not claimed"
ODD_TOTAL = 17
"""A life total that no game starts with."""

REFUSED = '{"is": "refused", "reason": ..., "status": ...}, the status being that of before'

EVENTFUL = frozenset({"triggers", "strikes_first"})
"""Facts that nothing brings about where nothing is placed."""


@dataclass(frozen=True)
class Finding:
    """One line of the smoke test; `wrong` is empty where all is well.

    `left_out` says what is not claimed that it takes; `note` what is not wrong and yet to be known.
    """

    step: str
    wrong: str = ""
    left_out: str = ""
    note: str = ""


def smoke(engine: Engine, library: Library) -> Iterator[Finding]:
    """Try the protocol step by step; the first break ends it. Each variant claimed is played.

    What a step rests on comes first: after a position that is wrong nothing is played from one.
    """
    try:
        can = engine.initialize()
        yield Finding(f"initialize: {can.name} {can.version}")
        yield from _claims(can)
        yield from _facets(can)
        yield from _cards(can, library)
        new_game = _game(library, _variant(can))
        if "game" in can.profiles:
            placed = yield from _to_the_first_wrong(_position(engine, can, new_game))
            yield from _start(engine, can, new_game)
            if placed:
                yield from _plays(engine, can, library)
        for profile, steps in WITHOUT_GAME.items():
            if profile in can.profiles:
                yield from steps(engine, can, new_game)
    except EngineFault as fault:
        yield Finding("the protocol", fault.full())


def _to_the_first_wrong(steps: Iterator[Finding]) -> Generator[Finding, None, bool]:
    """The steps up to the first that is wrong; whether all were right."""
    for finding in steps:
        yield finding
        if finding.wrong:
            return False
    return True


def _claims(can: Capabilities) -> Iterator[Finding]:
    """Names that the protocol does not have are mistyped claims."""
    for field, known in KNOWN.items():
        claims = getattr(can, field)
        unknown = sorted(set(claims) - known)
        wrong = f"there is no {', '.join(unknown)}; the protocol has {', '.join(sorted(known))}"
        yield Finding(
            f"claims: {field}", wrong if unknown else "", left_out="" if claims else NOT_CLAIMED
        )


def _cards(can: Capabilities, library: Library) -> Iterator[Finding]:
    """Are cards claimed so that they can be met?"""
    said = bool(can.cards.names or can.cards.words)
    wrong = wrong_words(can.cards)
    yield Finding("claims: cards", wrong, "" if said else NOT_CLAIMED)
    for note in notes(can, library.cards, lambda name: _need(library, name)):
        yield Finding("claims: cards", note=note)


def _plays(engine: Engine, can: Capabilities, library: Library) -> Iterator[Finding]:
    """A few moves in each variant that is claimed, as far as what they take is claimed."""
    for variant in (name for name in can.variants if name in VARIANTS):
        new_game = _game(library, variant)
        right = []
        claimed, others = claimed_plays(
            can, new_game, lambda name: can_play(name, can.cards, partial(_need, library))
        )
        for play in claimed:
            if wrong := played(engine, can, new_game, play):
                shown = f"see `ettin replay {play.shown_by}`"
                yield Finding(f"{variant}: {play.name}", f"{wrong}; {shown}")
            else:
                right.append(play.name)
        if right:
            yield Finding(f"{variant}: {', '.join(right)}")
        for play, lacking in others:
            yield Finding(f"{variant}: {play.name}", left_out=f"{lacking} is not claimed")


def _need(library: Library, name: str) -> CardNeed:
    return library.card_needs((name,), library.today)[name]


def _game(library: Library, variant: str) -> NewGame:
    """A game of a variant under today's rules, with the cards of all that is tried."""
    cards = library.declarations((FILLER, *CARDS), library.today)
    return NewGame(library.today, variant, SCOPE, seating(variant), cards)


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
    if not can.places or set(can.places) == {"deal"}:
        yield Finding("place", left_out=NOT_CLAIMED)
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


def _start(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    if "deal" not in can.places:
        yield Finding("deal", left_out=NOT_CLAIMED)
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
        yield Finding("start_match", left_out=NOT_CLAIMED)
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
    right = shown_result(_right(command, seen or Seen()))
    yield Finding(step, f"{_told(result, problem.message)}; right: {right}" if problem else "")


def _right(command: Command, seen: Seen) -> Done:
    """What an engine answers that has carried out an opening, or `new_game` before it."""
    if not seen.has_status:
        return Done()
    match command:
        case NewGame(teams=teams):
            return Done(Status(1, teams[0].id, StepName.MULLIGANS, 0, ForPriority(teams[0].id)))
        case Deal(first):
            choice = Choice(ChoiceKind.YES_NO, Purpose.MULLIGAN, ())
            return Done(Status(1, first, StepName.MULLIGANS, 0, ForChoice(choice)))
        case Place(active, _, turn):
            waiting = ForPriority(active)
            return Done(Status(turn, active, StepName.PRECOMBAT_MAIN, 0, waiting))
    return Done()


def _told(result: Result, message: str) -> str:
    """What is wrong with the answer to something that every engine carries out."""
    if isinstance(result, Unsupported):
        return f"every engine carries this out, and the answer is unsupported ({result.reason})"
    return message


def _read_back(
    engine: Engine, can: Capabilities, ask: Question | None, wanted: object
) -> Iterator[Finding]:
    """What was set up is there, if it is something that the engine can be asked."""
    step = "what was set up is there"
    if ask is None or tag(ask) not in can.observes:
        yield Finding(step, left_out=NOT_CLAIMED)
        return
    item = Item(Observe(ask), Part.READ_BACK, -1, wanted)
    problem = judge(item, engine.run([item.command])[0], Seen(), can)
    right = shown_result(Value(wanted))
    yield Finding(step, f"{problem.message}; right: {right}" if problem else "")


def _moment(engine: Engine, can: Capabilities, team: Team) -> Iterator[Finding]:
    if "moment" in can.observes:
        wanted = {"team": team.id, "step": "precombat_main"}
        item = Item(Observe(AskMoment()), Part.READ_BACK, -1, wanted)
        problem = judge(item, engine.run([item.command])[0], Seen(), can)
        right = shown_result(Value(wanted))
        yield Finding("observe", f"{problem.message}; right: {right}" if problem else "")


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
    "places": _tags(Fact) | {"deal", "start_match"},
    "observes": _tags(Question),
    "advances": _tags(Until),
    "tells": frozenset({"steps"}),
}
"""The names that each list of claims can hold."""
