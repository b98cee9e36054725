"""Options and arguments that several verbs share."""

from __future__ import annotations

import os
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ettin_spec.languages import LANGUAGES
from ettin_tck.engines.any_engine import OURSELVES, started_as
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_tck.library import Library

F = TypeVar("F", bound="Callable[..., Any]")

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


def ids_from(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
    """The ids of scenarios that begin so, for a shell that completes one."""
    from ettin_tck.library import Library  # noqa: PLC0415 - loads the corpus

    ids = (scenario.id for scenario in Library("en").corpus.scenarios)
    return [each for each in ids if each.startswith(begun)]


def variants_from(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
    """The variants that begin so, for a shell that completes one."""
    from ettin_spec.rulebook import load_rules  # noqa: PLC0415 - loads the rules

    return [each for each in load_rules().variants if each.startswith(begun)]


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
        from ettin_tck.cases.selection import check_variant  # noqa: PLC0415 - loads the rules
        from ettin_tck.library import Further, Library  # noqa: PLC0415 - loads the rules

        asked = rest.get("ids", ()) or ((rest["scenario"],) if rest.get("scenario") else ())
        library = Library(lang, Further(features, phrases, cards, twins), variant, tuple(asked))
        check_variant(library)
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
            "--variant",
            default="",
            metavar="NAME",
            help="Only the scenarios of this variant.",
            shell_complete=variants_from,
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


def engine_or_reference(command: tuple[str, ...]) -> tuple[str, ...]:
    """The command given, or that of the reference; `ettin` is this very program, on any path.

    Raises:
        UsageError: an option was written after the dashes.
    """
    if not command:
        return REFERENCE
    if command[0].startswith("-"):
        raise UsageError(f"'{command[0]}' stands after -- and is no command")
    return started_as(command)


said_in = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Say it in this language.",
)
"""The language of a verb that reads no scenarios."""
