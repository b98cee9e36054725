"""Plays each play that an engine claims all of, and holds its statuses against the flow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.protocol.commands import (
    Act,
    Advance,
    Deal,
    NewGame,
    Observe,
    Place,
    StartMatch,
)
from ettin_spec.protocol.results import Done, Refused
from ettin_spec.rulebook import Rulebook, load_rules
from ettin_tck.cases.plan import tag
from ettin_tck.cases.required_claims import ANY, deals_only
from ettin_tck.smoke_steps.play_steps import Play, told
from ettin_tck.smoke_steps.plays import plays
from ettin_tck.smoke_steps.positions import EVENTFUL
from ettin_tck.smoke_steps.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command, Opening
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result, Status


def sorted_out(
    can: Capabilities, plays: Iterable[Play], knows: Callable[[str], bool] = lambda _: True
) -> tuple[list[Play], list[tuple[Play, str]]]:
    """The plays that an engine claims, and the others, each with what is not claimed.

    `knows`: whether the engine can play a card. A question that is not claimed is left out of a
    play, and a total that cannot be placed is not placed, nor asked for.
    """
    claimed, others = [], []
    for whole in plays:
        play = _as_far_as_seen(whole, can)
        lacking = next(_lacking(play, can, knows), "")
        if lacking:
            others.append((play, lacking))
        else:
            claimed.append(play)
    return claimed, others


def plays_in(can: Capabilities, new_game: NewGame) -> Iterator[Play]:
    """The plays of a variant."""
    return plays(table_of(can, new_game), load_rules().variants[new_game.variant].facets)


def table_of(can: Capabilities, new_game: NewGame) -> Table:
    """Who plays in a game of a tournament."""
    rules = Rulebook.on(new_game.date, new_game.variant, new_game.scope)
    turns = int(rules["match.turns_after_time"])
    return Table(new_game.teams, "chooses" in can.observes, turns)


def counted(engine: Engine, new_game: NewGame, play: Play) -> str:
    """Play it where no game is played, and nothing has a status; what is wrong first, or empty."""
    opened = engine.run([new_game, play.opening])[-1]
    if not isinstance(opened, Done):
        return f"`{tag(play.opening)}`; arrived: {told(opened)}; right: done"
    for beat in play.beats:
        if wrong := beat.wanted.wrong(engine.run([beat.command])[0]):
            return f"{asked(beat.command)}: {wrong}, for {beat.because}"
    return ""


def played(engine: Engine, can: Capabilities, new_game: NewGame, play: Play) -> str:
    """Play it; what is wrong first, empty where nothing is."""
    placed = engine.run([new_game, play.opening])[-1]
    if not isinstance(placed, Done) or placed.status is None:
        return f"`{tag(play.opening)}`; arrived: {told(placed)}; right: done"
    for answer in play.answers:
        if tag(result := engine.run([answer])[0]) == "unsupported":
            return ""
        if not isinstance(result, Done):
            return f"`answer` {answer.purpose}; arrived: {told(result)}; right: done"
    monitor = _watching(can, new_game, play)
    monitor.begin(placed.status)
    before = placed.status
    for beat in play.beats:
        result = engine.run([beat.command])[0]
        if wrong := beat.wanted.wrong(result) or _moved_on(before, result):
            return f"{asked(beat.command)}: {wrong}, for {beat.because}"
        status = getattr(result, "status", None)
        if status is None or isinstance(result, Refused):
            continue
        if left := monitor.see(status, beat.command):
            right = f"arrived: {left.got}; right: {left.expected}"
            return f"{asked(beat.command)}: {right}, for {left.because}"
        before = status
    return ""


def _moved_on(before: Status, result: Result) -> str:
    """What is wrong with a refusal after which the game stands elsewhere."""
    if not isinstance(result, Refused) or result.status is None:
        return ""
    was, now = (replace(status, passed=(), steps=()) for status in (before, result.status))
    return "" if was == now else "arrived: refused, and another status; right: the status before"


def asked(command: Command) -> str:
    """A command as a message names it."""
    match command:
        case Act(action):
            return f"`act` {tag(action)}"
        case Advance(to):
            where = getattr(to, "step", None) or getattr(to, "object", "")
            return f"`advance` to {tag(to)} {where}"
        case Observe(ask):
            return f"`observe` {tag(ask)}"
    return f"`{tag(command)}` {getattr(command, 'team', '')}".rstrip()


def _watching(can: Capabilities, new_game: NewGame, play: Play) -> Monitor:
    rulebook = Rulebook.on(new_game.date, new_game.variant, new_game.scope)
    barred = frozenset() if play.cards else EVENTFUL
    known = Known(barred=barred, tells_steps="steps" in can.tells)
    return Monitor(rulebook, new_game.teams, known)


def _as_far_as_seen(play: Play, can: Capabilities) -> Play:
    """A play without questions that are not claimed, and totals that cannot be placed."""
    totals = "life" in can.places
    seen = set(can.observes) if totals else set(can.observes) - {"life"}
    beats = tuple(
        beat
        for beat in play.beats
        if not isinstance(beat.command, Observe) or tag(beat.command.ask) in seen
    )
    opening = play.opening
    if isinstance(opening, Place) and not totals:
        opening = replace(opening, facts=tuple(f for f in opening.facts if tag(f) != "life"))
    return Play(play.name, opening, beats, play.shown_by, play.cards, play.answers)


def _lacking(play: Play, can: Capabilities, knows: Callable[[str], bool]) -> Iterator[str]:
    """What a play takes and an engine does not claim."""
    yield from _unplaced(play.opening, can)
    if ANY not in can.answers:
        purposes = (str(answer.purpose) for answer in play.answers)
        yield from (f"answer {each}" for each in purposes if each not in can.answers)
    for beat in play.beats:
        match beat.command:
            case Act(action) if tag(action) not in can.actions:
                yield f"action {tag(action)}"
            case Advance(to) if tag(to) not in can.advances:
                yield f"advance {tag(to)}"
    yield from (f"card {name}" for name in play.cards if not knows(name))


def _unplaced(opening: Opening, can: Capabilities) -> Iterator[str]:
    if isinstance(opening, Deal | StartMatch):
        yield from () if tag(opening) in can.places else (f"place {tag(opening)}",)
        return
    if isinstance(opening, Place) and (not can.places or deals_only(can)):
        yield "to place anything"
    yield from (f"place {tag(fact)}" for fact in opening.facts if tag(fact) not in can.places)
