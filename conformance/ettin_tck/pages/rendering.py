"""Templates, filled. What is not a template's own is escaped and made clean, whoever said it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ettin_tck.engines.safe_text import clean
from ettin_tck.pages.page_words import frames

if TYPE_CHECKING:
    from collections.abc import Mapping

TEMPLATES = Path(__file__).parent / "templates"
HTML = ("html", "svg")
MARKDOWN = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_{}[]<>#|~"})
"""What would be read as form in Markdown, and means itself after a backslash."""


@cache
def _environment(further: Path) -> Environment:
    made = Environment(
        loader=FileSystemLoader([further, TEMPLATES]),
        autoescape=lambda name: name is not None and name.endswith(HTML),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
    )
    made.filters["md"] = plain_in_markdown
    return made


def plain_in_markdown(text: object) -> str:
    """A text in one line in which Markdown sees nothing of its own."""
    return " ".join(clean(str(text)).split()).translate(MARKDOWN)


def rendered(template: str, language: str, **data: object) -> str:
    """A template of the folder, filled with data and the words of a language."""
    return filled(TEMPLATES, template, language, data)


def filled(further: Path, template: str, language: str, data: Mapping[str, object]) -> str:
    """A template of this room or of a `further` folder, which may build on those of this one."""
    words = frames(language)
    made = _environment(further).get_template(template)
    return clean(made.render(data, say=words.say, topic=words.topic, language=words.language))
