"""Templates, filled. What is not a template's own is escaped and made clean, whoever said it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ettin_tck.engines.safe_text import clean
from ettin_tck.pages.frames import frames

TEMPLATES = Path(__file__).parent / "templates"
HTML = ("html", "svg")
MARKDOWN = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_{}[]<>#|~"})
"""What would be read as form in Markdown, and means itself after a backslash."""


@cache
def _environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=lambda name: name is not None and name.endswith(HTML),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters["md"] = plain_in_markdown
    return made


def plain_in_markdown(text: object) -> str:
    """A text in one line in which Markdown sees nothing of its own."""
    return " ".join(clean(str(text)).split()).translate(MARKDOWN)


def rendered(template: str, language: str, **data: object) -> str:
    """A template of the folder, filled with data and the words of a language."""
    words = frames(language)
    filled = (
        _environment()
        .get_template(template)
        .render(data, say=words.say, topic=words.topic, language=words.language)
    )
    return clean(filled)
