"""`ettin tour`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ettin_spec.errors import called
from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_tck.cli.campaigns import campaign
from ettin_tck.cli.options import engine_command, language, time_limits, variants_from
from ettin_tck.engines.any_engine import started_as
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit, NothingSelectedError, UsageError
from ettin_tck.library import TODAY, Library
from ettin_tck.proving.proof import games
from ettin_tck.touring.coverage import left_out
from ettin_tck.touring.gone_tours import Tours
from ettin_tck.touring.tours import Tour, tour_called, tours

if TYPE_CHECKING:
    from ettin_tck.campaigns.workers import Workers
    from ettin_tck.cli.campaigns import Results


@click.command(
    help="Lead an engine over every edge of the flow within bounds, and show what departs."
)
@click.option(
    "--tour", "names", multiple=True, metavar="NAME", help=f"Only this: {', '.join(tours())}."
)
@click.option(
    "--variant", default=DEFAULT_VARIANT, show_default=True, metavar="NAME",
    shell_complete=variants_from, help="Games of this variant.",
)  # fmt: skip
@click.option("--date", default=TODAY, show_default=True, metavar="DATE", help="Rules of this day.")
@click.option(
    "--most", type=click.IntRange(1), default=3, show_default=True,
    help="A tour ends after so many departures.",
)  # fmt: skip
@click.option("--shrink/--no-shrink", default=True, help="Leave out what a departure needs not.")
@language
@time_limits
@campaign
@engine_command
def verb(
    *,
    command: tuple[str, ...],
    names: tuple[str, ...],
    variant: str,
    date: str,
    most: int,
    shrink: bool,
    lang: str,
    start_limit: float,
    limit: float,
    whole_limit: float,
    workers: Workers,
    results: Results,
) -> int:
    """Go each tour; tell each departure as a scenario, and what was covered."""
    if not command:
        raise UsageError("an engine is named after --, as in: ettin tour -- ./my-adapter")
    library, limits = Library(lang), Limits(start_limit, limit, whole_limit)
    day = library.date(date)
    called("variant", variant, library.rules.variants)
    named = [tour_called(name) for name in names] if names else list(tours().values())
    with Session(started_as(command), limits) as session:
        _claims(session, variant, day)
    if not (played := games([variant], [day])):
        raise NothingSelectedError(f"nobody played {variant} on {day}")
    game, seconds = played[0], (start_limit, limit, whole_limit)
    if not (chosen := [tour for tour in named if tour.is_for(game.size)]):
        raise NothingSelectedError(f"{', '.join(names)}: no tour of games like {variant}")
    asked = Tours(
        command, seconds, variant, day, game.size, game.policies, most, shrink, library.language
    )
    try:
        return _gone(asked, chosen, workers, limits.end, results)
    except TimeoutError:
        raise limits.are_up("a tour, which is still being gone") from None


def _claims(session: Session, variant: str, day: str) -> None:
    can = session.start()
    if variant not in can.variants:
        raise NothingSelectedError(f"the engine does not claim the variant {variant}")
    if not can.rules.first <= day <= can.rules.last:
        raise NothingSelectedError(f"the engine does not claim the rules of {day}")


def _gone(asked: Tours, chosen: list[Tour], workers: Workers, end: float, results: Results) -> int:
    """Go them; 1 if anything departs, 5 if none could be gone."""
    departures = driven = 0
    through: set[str] = set()
    names = [tour.name for tour in chosen]
    results.begin("tour", asked, len(names))
    gone = workers.results("tour", asked.performed, [[name] for name in names], end)
    for name, tour in zip(names, gone, strict=True):
        found = {"driven": tour.driven, "departures": tour.departures}
        results.add(name, tour.lines, found)
        driven, departures = driven + tour.driven, departures + tour.departures
        through |= tour.transitions
    code = Exit.REGRESSION if departures else Exit.AS_EXPECTED
    told = left_out(through, asked.size, asked.policies) if driven else ()
    code = results.end(list(told), code if driven else Exit.NOTHING_SELECTED)
    if not driven:
        raise NothingSelectedError("the engine can be led through none of these tours")
    return code
