"""`ettin serve`."""

from __future__ import annotations

import threading
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ettin_spec.languages import LANGUAGES
from ettin_tck.cli.options import FILE, FOLDER
from ettin_tck.engines.safe_text import clean
from ettin_tck.library import Further
from ettin_tck.site.contents import Contents
from ettin_tck.site.serving.live_pages import Live
from ettin_tck.site.serving.reading import Served, languages_there, left_out
from ettin_tck.site.serving.server import Server
from ettin_tck.site.serving.watching import Stamps, stamps

if TYPE_CHECKING:
    from collections.abc import Iterable

PORT = 8350
PAUSE = 0.5
"""Seconds between two looks at the files that are edited."""
SOME = 5
"""Ids that are named of those that have no page."""


@click.command(help="Serve the site to this machine, with scenarios to be changed and tried.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    metavar="N",
    help="The port; 0 takes a free one.",
)
@click.option(
    "--lang",
    "languages",
    multiple=True,
    type=click.Choice(tuple(LANGUAGES)),
    help="Only these languages, besides English; those that the features have if none is named.",
)
@click.option("--features", type=FOLDER, help="The scenarios below this; read anew when changed.")
@click.option("--cards", type=FILE, multiple=True, help="Cards of your own, besides; repeatable.")
def verb(
    *, port: int, languages: tuple[str, ...], features: Path | None, cards: tuple[Path, ...]
) -> None:
    """Serve until somebody ends it."""
    further = Further(features, cards=tuple(it.resolve() for it in cards))
    served = Served(tuple(languages_there(further, languages, tuple(LANGUAGES))), further)
    seen = stamps(served.places)
    live = Live(served.contents)
    server = Server(port, live, tuple(map(str, further.cards)))
    _tell_left_out(live.contents)
    click.echo(f"{server.root} (Ctrl-C ends it)")
    threading.Thread(target=_follow, args=(live, served.places, seen), daemon=True).start()
    try:
        server.serve_forever()
    finally:
        server.server_close()


def _follow(live: Live, places: Iterable[Path], seen: Stamps) -> None:
    """Make the pages anew whenever a file has changed since it was last `seen` before a reading."""
    pause = threading.Event()
    while not pause.wait(PAUSE):
        now = stamps(places)
        if now == seen:
            continue
        seen = now
        live.reload()
        click.echo(clean(f"not read: {live.fault}" if live.fault else "read anew"), err=True)


def _tell_left_out(contents: Contents) -> None:
    """Say which scenarios have no page, since a language does not have them."""
    names = list(left_out(contents))
    if names:
        some = ", ".join(islice(names, SOME)) + ("..." if len(names) > SOME else "")
        click.echo(f"not in every language, and without a page: {some}", err=True)
