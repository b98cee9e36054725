"""`ettin fuzz`."""

from __future__ import annotations

from itertools import count, islice
from typing import TYPE_CHECKING

import click

from ettin_spec.errors import called
from ettin_spec.language import seating
from ettin_spec.rulebook import load_rules
from ettin_tck.cli.campaigns import campaign
from ettin_tck.cli.options import engine_command, language, time_limits, variants_from
from ettin_tck.engines.any_engine import started_as
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit, NothingSelectedError, UsageError
from ettin_tck.fuzzing.kept_games import KeptGames, kept_at
from ettin_tck.fuzzing.played_games import Games
from ettin_tck.library import TODAY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_tck.campaigns.workers import Workers
    from ettin_tck.cli.campaigns import Results
    from ettin_tck.fuzzing.played_games import Game, PlayedGame

TOGETHER = 10
"""Games that an engine plays before it is started anew, however many play at once."""

MANY, SELDOM = 4, 4
"""Variants of more players than so many are played once in so many seeds, beside smaller ones."""


@click.command(help="Play random games on an engine and the reference, and show what differs.")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="How many.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="The first.")
@click.option(
    "--moves", type=click.IntRange(1), default=60, show_default=True, help="A game's most."
)
@click.option(
    "--variant",
    "variants",
    multiple=True,
    metavar="NAME",
    shell_complete=variants_from,
    help="Only this; repeatable. By default all that the engine claims.",
)
@click.option("--date", default=TODAY, show_default=True, metavar="DATE", help="Rules of this day.")
@click.option("--without", multiple=True, metavar="CARD", help="A card that is not drawn.")
@click.option("--shrink/--no-shrink", default=True, help="Leave out what a difference needs not.")
@click.option(
    "--examples",
    metavar="PLACE",
    help="Keep games that differ in this folder, or at redis://HOST, and play them first.",
)
@language
@time_limits
@campaign
@engine_command
def verb(
    *,
    command: tuple[str, ...],
    games: int,
    seed: int,
    moves: int,
    variants: tuple[str, ...],
    date: str,
    without: tuple[str, ...],
    shrink: bool,
    examples: str | None,
    lang: str,
    start_limit: float,
    limit: float,
    whole_limit: float,
    workers: Workers,
    results: Results,
) -> int:
    """Play the games, a variant after another for each seed; tell each difference, and the sum."""
    if not command:
        raise UsageError("an engine is named after --, as in: ettin fuzz -- ./my-adapter")
    limits = Limits(start_limit, limit, whole_limit)
    seconds = (start_limit, limit, whole_limit)
    asked = Games(command, seconds, date, moves, without, shrink, lang)
    with Session(started_as(command), limits) as session:
        cards = len(asked.setting(session).cards.held)
        chosen = _variants(variants, session.can.variants)
    kept = _kept(examples, asked)
    before = [game for game in kept.games() if game[0] in chosen]
    tasks = list(dict.fromkeys([*before, *_games(chosen, seed, games)]))
    batches = [tasks[n : n + TOGETHER] for n in range(0, len(tasks), TOGETHER)]
    played = workers.results("fuzz", asked.performed, batches, limits.end)
    try:
        told = _told(asked, tasks, played, results, kept=kept, before=len(before))
    except TimeoutError:
        raise limits.are_up("a game, which is still being played") from None
    differ = any(game.differs for game in told)
    return results.end([_sum(told, cards)], Exit.REGRESSION if differ else Exit.AS_EXPECTED)


def _kept(place: str | None, asked: Games) -> KeptGames:
    """Where games are kept; it is said where none can be."""
    if place is None:
        return KeptGames(None, b"")
    kept = kept_at(place, asked)
    if kept.why_not:
        click.echo(f"no games are kept: {clean(kept.why_not)}", err=True)
    return kept


def _variants(named: tuple[str, ...], claimed: tuple[str, ...]) -> tuple[str, ...]:
    there = load_rules().variants
    for each in named:
        called("variant", each, there)
    chosen = tuple(each for each in named or there if each in claimed)
    if not chosen:
        raise NothingSelectedError("the engine claims none of these variants")
    return chosen


def _games(variants: tuple[str, ...], seed: int, games: int) -> Iterator[Game]:
    """A variant after another for each seed; those of many players, which take long, less often."""
    large = {v for v in variants if sum(len(team.players) for team in seating(v)) > MANY}
    seldom = large if len(large) < len(variants) else set()
    return islice(
        (
            (v, number)
            for number in count(seed)
            for v in variants
            if v not in seldom or number % SELDOM == 0
        ),
        games,
    )


def _told(
    games: Games,
    tasks: Sequence[Game],
    played: Iterator[PlayedGame],
    results: Results,
    *,
    kept: KeptGames,
    before: int,
) -> list[PlayedGame]:
    """Tell of each game as it is played, and of those kept `before` which differ no more."""
    results.begin("fuzz", games, len(tasks))
    told: list[PlayedGame] = []
    for task, game in zip(tasks, played, strict=True):
        name = f"{task[0]}, seed {task[1]}"
        found = {"moves": game.moves, "ended": game.is_over, "broken_off": game.broken_off}
        no_more = len(told) < before and not game.differs
        lines = (f"AS ONE    {name}: kept, and differs no more",) if no_more else game.lines
        results.add(name, lines, {**found, "differs": game.differs})
        kept.note(task, differs=game.differs)
        told.append(game)
    return told


def _sum(played: Sequence[PlayedGame], cards: int) -> str:
    moves = sum(game.moves for game in played)
    differ, ended = sum(g.differs for g in played), sum(g.is_over for g in played)
    broken_off = sum(game.broken_off for game in played)
    return (
        f"{len(played)} games, {moves} moves, of {cards} cards: {differ} differ, {ended} ended, "
        f"{broken_off} broken off"
    )
