"""Writes a skeleton: the templates of a language, filled, into a folder of its own."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from ettin_spec.protocol.capabilities import SPOKEN
from ettin_spec.schemas.message_model import messages
from ettin_tck.exit_codes import UsageError
from ettin_tck.skeletons.languages import languages
from ettin_tck.skeletons.templating import MARK, TEMPLATES, environment

if TYPE_CHECKING:
    from pathlib import Path

RULES_FROM = "2020-01-24"
"""From this day on nothing has changed that the stand-in of a skeleton knows."""
SHARED = (f"README.md{MARK}", f".gitignore{MARK}")
"""The templates that all languages have in common."""


def skeleton(language: str) -> dict[str, str]:
    """The files of a skeleton, by path in its folder.

    Raises:
        KeyError: there is none in that language.
    """
    spelling = languages()[language]
    templates = environment(spelling)
    folder = TEMPLATES / language
    names = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob(f"*{MARK}"))]
    data = {
        "language": language,
        "spelling": spelling,
        "messages": messages(),
        "protocol": SPOKEN,
        "rules_from": RULES_FROM,
        "version": version("ettin"),
    }
    sources = {name: f"{language}/{name}" for name in names} | {name: name for name in SHARED}
    return {
        name.removesuffix(MARK): templates.get_template(source).render(data)
        for name, source in sources.items()
    }


def write(language: str, folder: Path) -> list[str]:
    """Write a skeleton into a folder that must not be there yet; the paths of its files in it.

    Raises:
        UsageError: the folder is there already.
    """
    files = skeleton(language)
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise UsageError(
            f"{folder}: is there already, and is not written over; name another"
        ) from None
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(files)
