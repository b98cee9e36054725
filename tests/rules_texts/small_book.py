"""Small rules texts in words of our own, and what can become of them in a later one."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from functools import cache

from ettin_spec.rulebook import load_rules
from ettin_tck.rules_impact.cited_clauses import cited_on

NOUNS = (
    *("giant", "club", "cave", "meal", "song", "river"),
    *("stone", "goat", "lantern", "bridge", "winter", "quarrel"),
)
VERBS = (
    *("carries", "buries", "counts", "forgets", "borrows"),
    *("paints", "divides", "guards", "answers", "follows"),
)
WHERE = ("beyond", "beneath", "beside", "before", "after", "without", "against", "among")
HOW = ("slowly", "twice", "loudly", "never", "gladly", "together", "alone", "rarely")
MONTHS = {"01": "January", "06": "June", "10": "October", "12": "December"}


@dataclass(frozen=True)
class Rule:
    """A clause with its examples, each a sentence."""

    number: str
    said: tuple[str, ...]
    examples: tuple[str, ...] = ()


@dataclass(frozen=True)
class Book:
    """A text of a few sections. `effective` is an ISO date."""

    effective: str
    rules: tuple[Rule, ...]

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule.number.partition(".")[0] for rule in self.rules))

    def text(self) -> str:
        """The text as it would be published."""
        year, month, day = self.effective.split("-")
        listed = "\n".join(self._chapters())
        return (
            "Magic: The Gathering Comprehensive Rules\n\n"
            f"These rules are effective as of {MONTHS[month]} {int(day)}, {year}.\n\n"
            f"Introduction\n\nGiants made this.\n\nContents\n\n{listed}\n\nGlossary\n\nCredits\n\n"
            f"{self._body()}\nGlossary\n\nClub\nWhat a giant carries. See rule 100.\n\n"
            "Credits\n\nTwo giants.\n"
        )

    def _chapters(self) -> list[str]:
        lines: list[str] = []
        for section in self.sections:
            if f"{section[0]}. Chapter {section[0]}" not in lines:
                lines.append(f"{section[0]}. Chapter {section[0]}")
            lines.append(f"{section}. Section {section}")
        return lines

    def _body(self) -> str:
        parts: list[str] = []
        for line in self._chapters():
            parts.append(line)
            if line[1] != ".":
                parts += [_printed(r) for r in self.rules if r.number.startswith(f"{line[:3]}.")]
        return "\n\n".join(parts) + "\n"

    def rule(self, number: str) -> Rule:
        return next(rule for rule in self.rules if rule.number == number)

    def with_rule(self, number: str, rule: Rule) -> Book:
        """The book with another rule in the place of one."""
        return replace(self, rules=tuple(rule if r.number == number else r for r in self.rules))

    def on(self, date: str) -> Book:
        return replace(self, effective=date)


def _printed(rule: Rule) -> str:
    point = "" if rule.number[-1].isalpha() else "."
    examples = "".join(f"\nExample: {each}" for each in rule.examples)
    return f"{rule.number}{point} {' '.join(rule.said)}{examples}"


def sentence(chance: random.Random) -> str:
    """A sentence of our own, of a dozen words, that hardly comes twice."""
    words = ["The"]
    for _ in range(2):
        words += [chance.choice(NOUNS), chance.choice(VERBS), "the", chance.choice(NOUNS)]
        words += [chance.choice(WHERE), "its", chance.choice(NOUNS), chance.choice(HOW), "and the"]
    return " ".join(words).removesuffix(" and the") + "."


def book(seed: int, date: str = "2030-01-01") -> Book:
    """A book of three sections with rules, letters and examples."""
    chance = random.Random(seed)
    rules = []
    for section in ("100", "101", "200"):
        for number in range(1, 5):
            letters = ("", *"abc"[: chance.randint(0, 3)])
            for letter in letters:
                said = tuple(sentence(chance) for _ in range(chance.randint(1, 3)))
                example = (sentence(chance),) if chance.random() < 0.3 else ()
                rules.append(Rule(f"{section}.{number}{letter}", said, example))
    return Book(date, tuple(rules))


@cache
def book_of_ours(date: str, cited_on_date: str) -> Book:
    """A text that has every clause that the project cites on a day, in the project's own words."""
    said: dict[str, list[str]] = {}
    for clause, numbers in cited_on(load_rules(), cited_on_date):
        for number in numbers:
            if "." in number:
                said.setdefault(number, []).append(clause.sense())
    ordered = sorted(said, key=_order)
    return Book(date, tuple(Rule(number, tuple(said[number])) for number in ordered))


def _order(number: str) -> tuple[int, int, str]:
    section, _, rest = number.partition(".")
    return int(section), int(rest.rstrip("abcdefghijklmnopqrstuvwxyz")), rest.lstrip("0123456789")


def shifted(rules: tuple[Rule, ...], section: str, first: int) -> tuple[Rule, ...]:
    """The rules with those of a section from a number on called one higher."""
    return tuple(
        replace(rule, number=shifted_number(rule.number, section, first)) for rule in rules
    )


def shifted_number(number: str, section: str, first: int) -> str:
    """What a clause is called once a new one was put in before it."""
    own, _, rest = number.partition(".")
    digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
    if own != section or int(digits) < first:
        return number
    return f"{own}.{int(digits) + 1}{rest[len(digits) :]}"
