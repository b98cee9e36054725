"""`ettin docs build`."""

from __future__ import annotations

from pathlib import Path

import click

from ettin_spec.languages import LANGUAGES
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.library import Library
from ettin_tck.site.building import Besides, build
from ettin_tck.site.contents import ENGLISH, Contents
from ettin_tck.site.embedding.fetched import fetch
from ettin_tck.site.references.engines_page import engines_of


@click.command(help="Write the site into FOLDER: pages that need neither server nor network.")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only these questions; a pattern.")
@click.option(
    "--lang",
    "languages",
    multiple=True,
    type=click.Choice(tuple(LANGUAGES)),
    help="Only these languages, besides English; all if none is named.",
)
@click.option(
    "--try",
    "can_try",
    is_flag=True,
    help="With Python for the browser, so that scenarios are changed and played in the pages: some "
    "megabytes more, which npm and pip fetch once.",
)
@click.option(
    "--results",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="With the engine of this report of check --ndjson; several stand side by side.",
)
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="So many at a time.")
def verb(
    *,
    folder: Path,
    ids: tuple[str, ...],
    languages: tuple[str, ...],
    can_try: bool,
    results: tuple[Path, ...],
    jobs: int | None,
) -> None:
    """Build and say what was written."""
    besides = Besides(fetch() if can_try else None, engines_of(results))
    wanted = dict.fromkeys((ENGLISH, *(languages or LANGUAGES)))
    libraries = {language: Library(language) for language in wanted}
    chosen = select(libraries[ENGLISH], Wanted(ids=ids))
    contents = Contents(libraries, tuple(dict.fromkeys(it.scenario.id for it in chosen)))
    built = build(contents, folder, jobs, besides)
    click.echo(f"{built.pages} pages on {built.questions} questions: {folder / 'index.html'}")
