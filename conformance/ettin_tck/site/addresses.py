"""Where each page of the site is: addresses within the folder of a language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ettin_spec.language.sentences.text_shapes import folded

START = "index.html"
INDEX = "index.js"
POLICIES = "policies.html"
MACHINE = "machine.html"
MACHINE_SCRIPT = "machine.js"
CARDS = "cards/index.html"
CLAUSES = "rules/index.html"
SOURCES = "sources/index.html"
RULINGS = "rulings.html"
ERRATA = "errata.html"
SENTENCES = "sentences.html"
WORDINGS = "wordings.html"
WORDINGS_SCRIPT = "wordings.js"
TRACE = "trace.html"
ENGINES = "engines.html"
TRIED = "try/"


@dataclass(frozen=True)
class Link:
    """A page with what it is called; `href` is empty where the site has no such page."""

    href: str
    text: str
    note: str = ""


def question(scenario: str) -> str:
    """The page of a scenario, by its id."""
    return f"questions/{scenario}.html"


def trying(scenario: str) -> str:
    """Where a scenario can be changed and played again, by its id; where something plays it."""
    return f"{TRIED}{scenario}.html"


def card(name: str) -> str:
    """The page of a card, by its English name."""
    return f"cards/{slug(name)}.html"


def clause(key: str) -> str:
    """The page of a clause, by its key."""
    return f"rules/{key}.html"


def policy(key: str) -> str:
    """Where the page of all policies tells one."""
    return f"{POLICIES}#{key}"


def wording(key: str) -> str:
    """The page of a phrase of cards, by its key."""
    return f"wordings/{key}.html"


def source(letter: str) -> str:
    """The page of a document."""
    return f"sources/{letter}.html"


def line(letter: str, number: str) -> str:
    """A line on the page of a document."""
    return f"{source(letter)}#L{number}"


def up(address: str) -> str:
    """What leads from a page to the folder of its language."""
    return "../" * address.count("/")


def slug(name: str) -> str:
    """A name as a part of an address: small letters, digits and hyphens."""
    return re.sub(r"[^a-z0-9+]+", "-", folded(name)).strip("-")
