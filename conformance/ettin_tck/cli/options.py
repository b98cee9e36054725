"""Options and arguments that several verbs share."""

from __future__ import annotations

import os
import sys
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ettin_spec.errors import nearest
from ettin_spec.languages import LANGUAGES
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_tck.library import Library

F = TypeVar("F", bound="Callable[..., Any]")

OURSELVES = (sys.executable, "-m", "ettin_tck")

REFERENCE = (*OURSELVES, "engine")
"""The command that serves the reference."""


CACHE = "ETTIN_CACHE"
"""The environment variable of `ettin_spec.compiled`, by name, since help loads no more."""

FOLDER = click.Path(path_type=Path, exists=True, file_okay=False)
FILE = click.Path(path_type=Path, exists=True, dir_okay=False)


def language(function: F) -> F:
    """`--lang`; a language that nobody knows is refused where it is read."""
    option = click.option(
        "--lang",
        metavar="LANG",
        default="en",
        show_default=True,
        help=f"Read and print this language: {', '.join(LANGUAGES)}.",
    )
    return option(function)


def scenarios(function: Callable[..., Any]) -> Callable[..., Any]:
    """`--lang`, and the user's own `--features`, `--phrases`, `--cards`; gives a `library`.

    A verb's `ids` or its `scenario` say what is asked for: what is wrong elsewhere bars nothing.
    """

    @wraps(function)
    def with_library(
        *args: Any,
        lang: str,
        features: Path | None,
        phrases: Path | None,
        cards: tuple[Path, ...],
        twins: bool,
        variant: str,
        no_cache: bool,
        **rest: Any,
    ) -> Any:
        if no_cache:
            os.environ[CACHE] = ""  # for a reference that is started besides, too
        from ettin_tck.library import Further, Library  # noqa: PLC0415 - loads the rules

        asked = rest.get("ids", ()) or ((rest["scenario"],) if "scenario" in rest else ())
        library = Library(lang, Further(features, phrases, cards, twins), variant, tuple(asked))
        if variant and variant not in library.rules.variants:
            known = nearest(variant, library.rules.variants)
            raise UsageError(f"no variant '{variant}'; {known}")
        result = function(*args, library=library, **rest)
        _tell_set_aside(library)
        return result

    for option in (
        click.option(
            "--no-cache", is_flag=True, help="Read everything from its sources, and keep nothing."
        ),
        click.option(
            "--cards", type=FILE, multiple=True, help="Cards of your own, besides; repeatable."
        ),
        click.option(
            "--twins", is_flag=True, help="Refuse what is refused and nowhere shown to be legal."
        ),
        click.option("--phrases", type=FOLDER, help="Read LANG.yaml here: a language of your own."),
        click.option("--features", type=FOLDER, help="Read the scenarios in LANG below this."),
        click.option(
            "--variant", default="", metavar="NAME", help="Only the scenarios of this variant."
        ),
    ):
        with_library = option(with_library)
    return language(with_library)


def _tell_set_aside(library: Library) -> None:
    """Say that scenarios which nobody asked for cannot be read, and where the first is."""
    aside = library.corpus.set_aside if "corpus" in vars(library) else ()
    if aside:
        many = "1 mistake" if len(aside) == 1 else f"{len(aside)} mistakes"
        click.echo(f"ettin: {many} in what was not asked for; the first: {aside[0]}", err=True)


def engine_command(function: F) -> F:
    """`-- COMMAND...`, the engine."""
    return click.argument("command", nargs=-1, type=click.UNPROCESSED)(function)


LONGEST = 1_000_000.0
"""Seconds that any limit may have: more than eleven days."""


def seconds(text: str) -> float:
    """A time that can be waited: more than nothing, and finite."""
    number = float(text)
    if not 0 < number <= LONGEST:  # nan is neither
        raise click.BadParameter(f"{text} is not above 0 and at most {LONGEST:.0f}")
    return number


def time_limits(function: F) -> F:
    """`--start-limit`, `--limit`, `--whole-limit`, in seconds."""
    for name, default, text in (
        ("--whole-limit", 3600.0, "Seconds for everything."),
        ("--limit", 10.0, "Seconds for one answer."),
        ("--start-limit", 10.0, "Seconds until the engine has said who it is."),
    ):
        function = click.option(
            name, type=seconds, default=default, show_default=True, help=text, metavar="SECONDS"
        )(function)
    return function


EVERY_DATE = "all"
"""Stands for each day on which some rule changed."""


def iso_dates(library: Library, texts: tuple[str, ...]) -> tuple[str, ...]:
    """Dates as ISO, each once, in the order given; `all` for each on which a rule changed.

    With a user's own cards `all` has the dates of their wordings too.

    Raises:
        UsageError: one is neither a date nor the name of one.
    """
    changes = library.change_dates(library.own_cards) if EVERY_DATE in texts else ()
    given = (changes if text == EVERY_DATE else (library.date(text),) for text in texts)
    return tuple(dict.fromkeys(date for dates in given for date in dates))


def engine_or_reference(command: tuple[str, ...]) -> tuple[str, ...]:
    """The command given, or that of the reference; `ettin` is this very program, on any path.

    Raises:
        UsageError: an option was written after the dashes.
    """
    if not command:
        return REFERENCE
    if command[0].startswith("-"):
        raise UsageError(f"'{command[0]}' stands after -- and is no command")
    if command[0] == "ettin":
        return (*OURSELVES, *command[1:])
    return command


said_in = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Say it in this language.",
)
"""The language of a verb that reads no scenarios."""
