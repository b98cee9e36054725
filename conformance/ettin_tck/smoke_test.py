"""A few questions that tell a broken adapter from a wrong engine."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ettin_spec.language import seating
from ettin_spec.protocol.commands import NewGame
from ettin_spec.protocol.results import Unsupported
from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_tck.cases.claimed_cards import may_refuse
from ettin_tck.engines.faults import EngineFault
from ettin_tck.library import SCOPE
from ettin_tck.smoke_steps.card_claims import FILLER, can_play, card_claims
from ettin_tck.smoke_steps.claims import VARIANTS, claims, facets
from ettin_tck.smoke_steps.exploring import exploring
from ettin_tck.smoke_steps.findings import Finding
from ettin_tck.smoke_steps.playing import counted, played, plays_in, sorted_out, table_of
from ettin_tck.smoke_steps.positions import position, start
from ettin_tck.smoke_steps.profile_plays import plays_of
from ettin_tck.smoke_steps.table import CARDS
from ettin_tck.smoke_steps.without_game import WITHOUT_GAME

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.library import CardNeed, Library
    from ettin_tck.smoke_steps.play_steps import Play


def smoke(engine: Engine, library: Library) -> Iterator[Finding]:
    """Try the protocol step by step; the first break ends it. Each variant claimed is played.

    What a step rests on comes first: after a position that is wrong nothing is played from one.
    """
    try:
        can = engine.initialize()
        yield Finding(f"initialize: {can.name} {can.version}")
        yield from claims(can)
        yield from facets(can)
        yield from card_claims(can, library.cards, lambda name: _need(library, name))
        if "game" in can.profiles:
            known = yield from _read(engine, can, library)
            new_game = _game(library, _variant(can), known)
            placed = yield from _to_the_first_wrong(position(engine, can, new_game))
            yield from start(engine, can, new_game)
            yield from exploring(engine, can, new_game)
            if placed:
                yield from _plays(engine, can, library, known)
        new_game = _game(library, _variant(can), CARDS)
        for profile, steps in WITHOUT_GAME.items():
            if profile in can.profiles:
                begun = yield from _to_the_first_wrong(steps(engine, can, new_game))
                if begun:
                    yield from _plays_without_game(engine, can, profile, new_game)
    except EngineFault as fault:
        yield Finding("the protocol", fault.full())


def _to_the_first_wrong(steps: Iterator[Finding]) -> Generator[Finding, None, bool]:
    """The steps up to the first that is wrong; whether all were right."""
    for finding in steps:
        yield finding
        if finding.wrong:
            return False
    return True


def _plays(
    engine: Engine, can: Capabilities, library: Library, known: tuple[str, ...]
) -> Iterator[Finding]:
    """A few moves in each variant that is claimed, as far as what they take is claimed."""
    for variant in (name for name in can.variants if name in VARIANTS):
        new_game = _game(library, variant, known)
        sorted_plays = sorted_out(can, plays_in(can, new_game), known.__contains__)
        yield from _each(variant, sorted_plays, partial(played, engine, can, new_game))


def _plays_without_game(
    engine: Engine, can: Capabilities, profile: str, new_game: NewGame
) -> Iterator[Finding]:
    """A few moves in a profile in which no game is played, as far as they are claimed."""
    plays = plays_of(profile, table_of(can, new_game))
    yield from _each(profile, sorted_out(can, plays), partial(counted, engine, new_game))


def _each(
    name: str,
    plays: tuple[list[Play], list[tuple[Play, str]]],
    wrong_in: Callable[[Play], str],
) -> Iterator[Finding]:
    """A line for each play that is wrong or not claimed, and one for all that are right."""
    right, (claimed, others) = [], plays
    for play in claimed:
        if wrong := wrong_in(play):
            shown = f"see `ettin replay {play.shown_by}`"
            yield Finding(f"{name}: {play.name}", f"{wrong}; {shown}")
        else:
            right.append(play.name)
    if right:
        yield Finding(f"{name}: {', '.join(right)}")
    for play, lacking in others:
        yield Finding(f"{name}: {play.name}", left_out=f"{lacking} is not claimed")


def _read(
    engine: Engine, can: Capabilities, library: Library
) -> Generator[Finding, None, tuple[str, ...]]:
    """The cards of plays that an engine claims and can read; those that it cannot are told."""
    known, unread = _known(can, library), dict[str, str]()
    while may_refuse(can):
        result = engine.run([_game(library, _variant(can), known)])[0]
        told = result.cards if isinstance(result, Unsupported) else {}
        left = tuple(name for name in known if name not in told or name in can.cards.names)
        if left == known:
            break
        unread |= {name: told[name] for name in known if name not in left}
        known = left
    if unread:
        cards = "; ".join(f"{name}: {why}" for name, why in unread.items())
        note = f"it says that it cannot read {cards}; no play has these"
        yield Finding("new_game", note=note)
    return known


def _known(can: Capabilities, library: Library) -> tuple[str, ...]:
    """The cards of plays that an engine claims; it is sent no others."""
    return tuple(
        card for card in CARDS if can_play(card, can.cards, lambda name: _need(library, name))
    )


def _need(library: Library, name: str) -> CardNeed:
    return library.card_needs((name,), library.today)[name]


def _game(library: Library, variant: str, cards: tuple[str, ...]) -> NewGame:
    """A game of a variant under today's rules, with the cards of what is tried."""
    declared = library.declarations((FILLER, *cards), library.today)
    return NewGame(library.today, variant, SCOPE, seating(variant), declared)


def _variant(can: Capabilities) -> str:
    """The variant in which the steps are tried: the usual one where it is claimed."""
    claimed = [name for name in can.variants if name in VARIANTS]
    return DEFAULT_VARIANT if DEFAULT_VARIANT in claimed or not claimed else claimed[0]
