"""The page on which a scenario is changed and played again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from ettin_tck.site.trying.scenario_source import source_of

if TYPE_CHECKING:
    from ettin_tck.site.addresses import Link
    from ettin_tck.site.contents import Contents

ASSETS = Path(__file__).parent / "assets"
FOLDER = "mine"
"""What the folder is called in the command that plays what was taken away."""


@dataclass(frozen=True)
class TryPage:
    """A scenario's text to be edited. `command` checks what is saved as `file` of a folder."""

    template: ClassVar[str] = "try.html"
    title: str
    question: Link
    text: str
    name: str
    file: str
    command: str


def try_page(contents: Contents, language: str, name: str) -> TryPage:
    """The page of a question, by its id.

    Raises:
        SpecError: what it was read from is gone.
    """
    library, scenario = contents.libraries[language], contents.scenarios[language][name]
    own = () if language == contents.english.language else ("--lang", language)
    cards = (word for path in library.further.cards for word in ("--cards", str(path)))
    return TryPage(
        scenario.title,
        contents.question(language, name),
        source_of(scenario),
        f"{name}.feature",
        f"{FOLDER}/{language}/{name}.feature",
        " ".join(("ettin", "check", "--features", FOLDER, *own, *cards)),
    )
