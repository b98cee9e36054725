"""`ettin fuzz`."""

from __future__ import annotations

from itertools import count, islice
from typing import TYPE_CHECKING

import click

from ettin_spec.errors import called
from ettin_spec.rulebook import load_rules
from ettin_tck.cli.options import engine_command, language, time_limits, variants_from
from ettin_tck.engines import installed
from ettin_tck.engines.any_engine import started_as
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit, NothingSelectedError, UsageError
from ettin_tck.fuzzing.difference_scenario import scenario
from ettin_tck.fuzzing.difference_text import told
from ettin_tck.fuzzing.random_games import Setting, play, shortest
from ettin_tck.fuzzing.tables import pool
from ettin_tck.library import TODAY, Library

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.fuzzing.random_games import Played

NEEDED = ("legal", "mark")


@click.command(help="Play random games on an engine and the reference, and show what differs.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many.")
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
@language
@time_limits
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
    lang: str,
    start_limit: float,
    limit: float,
    whole_limit: float,
) -> int:
    """Play the games, a variant after another for each seed; tell each difference, and the sum."""
    if not command:
        raise UsageError("an engine is named after --, as in: ettin fuzz -- ./my-adapter")
    limits = Limits(start_limit, limit, whole_limit)
    with Session(started_as(command), limits) as session:
        setting, played = _setting(session, date, moves, without)
        named = _variants(variants, session.can.variants)
        plays = _plays(setting, named, seed, games)
        return limits.hold_for(
            lambda: _tell(Library(lang), setting, plays, shrink=shrink, cards=played)
        )


def _setting(
    session: Session, date: str, moves: int, without: tuple[str, ...]
) -> tuple[Setting, int]:
    """The two engines with the cards that both play, and how many these are."""
    library, reference = Library("en"), installed.make()
    can, ours = session.start(), reference.initialize()
    lacking = [claim for claim in NEEDED if claim not in can.explores]
    if lacking:
        raise NothingSelectedError(f"the engine does not claim {', '.join(lacking)} in `explores`")
    day = library.date(date)
    if not can.rules.first <= day <= can.rules.last:
        raise NothingSelectedError(f"the engine does not claim the rules of {day}")
    cards = pool(library, day, (can, ours)).without(without)
    if not cards.held:
        raise NothingSelectedError("the engine claims no cards that can be drawn")
    claimed = frozenset(can.observes) & frozenset(ours.observes)
    return Setting(reference, session, cards, claimed, day, moves), len(cards.held)


def _variants(named: tuple[str, ...], claimed: tuple[str, ...]) -> tuple[str, ...]:
    there = load_rules().variants
    for each in named:
        called("variant", each, there)
    chosen = tuple(each for each in named or there if each in claimed)
    if not chosen:
        raise NothingSelectedError("the engine claims none of these variants")
    return chosen


def _plays(
    setting: Setting, variants: tuple[str, ...], seed: int, games: int
) -> Iterator[tuple[str, int, Played]]:
    each = ((number, variant) for number in count(seed) for variant in variants)
    for number, variant in islice(each, games):
        yield variant, number, play(setting, variant, number)


def _tell(
    library: Library,
    setting: Setting,
    plays: Iterator[tuple[str, int, Played]],
    *,
    shrink: bool,
    cards: int,
) -> int:
    differs = moves = games = ended = broken_off = 0
    for variant, seed, played in plays:
        games, moves = games + 1, moves + len(played.moves)
        ended, broken_off = ended + played.is_over, broken_off + bool(played.not_played)
        if played.difference is not None:
            differs += 1
            least = shortest(setting, played) if shrink else played
            for line in told(least, variant, seed):
                click.echo(clean(line))
            text = scenario(library, least)
            click.echo("".join(f"{clean(line)}\n" for line in text.splitlines()), nl=False)
    click.echo(
        f"{games} games, {moves} moves, of {cards} cards: {differs} differ, {ended} ended, "
        f"{broken_off} broken off"
    )
    return Exit.REGRESSION if differs else Exit.AS_EXPECTED
