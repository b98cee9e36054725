"""What stands beside the folders of the languages: the way to them, style, behaviour, manifest."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.pages.rendering import TEMPLATES as SHARED
from ettin_tck.pages.rendering import filled
from ettin_tck.site.rendering import TEMPLATES
from ettin_tck.site.words_said import words_said
from ettin_tck.site.writing import write
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from ettin_tck.site.contents import Contents

ASSETS = Path(__file__).parent / "assets"
STYLE = "site.css"
MANIFEST = {
    "name": "ettin",
    "short_name": "ettin",
    "start_url": "index.html",
    "display": "standalone",
    "background_color": "#fdfdfc",
    "theme_color": "#1a5fa8",
    "icons": [{"src": "assets/icon.svg", "sizes": "any", "type": "image/svg+xml"}],
}


def assets() -> tuple[Path, ...]:
    """The files that pages load: style, behaviour, the icon."""
    return tuple(sorted(ASSETS.iterdir()))


def asset(path: Path) -> str:
    """The text of one of them, to the style what all pages have besides."""
    text = path.read_text(encoding="utf-8")
    if path.name != STYLE:
        return text
    return (SHARED / "style.css").read_text(encoding="utf-8") + text


def write_root(contents: Contents, folder: Path) -> None:
    """Write the files that all languages share.

    Raises:
        UsageError: the folder cannot be written.
    """
    for each in assets():
        write(folder / "assets" / each.name, asset(each))
    write(folder / "manifest.webmanifest", msgspec.json.encode(MANIFEST).decode())
    known = words_told(contents.english.language)
    languages = [
        (code, words_told(code).word("languages", code), words_said(code).say("title"))
        for code in contents.libraries
    ]
    data = {"languages": languages, "known": known.word}
    write(folder / "index.html", filled(TEMPLATES, "root.html", contents.english.language, data))
