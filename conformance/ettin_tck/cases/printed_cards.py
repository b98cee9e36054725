"""Which games can be asked of an engine that knows only printed cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_tck.cases.plan import profile_of

if TYPE_CHECKING:
    from ettin_spec.language.scenario import Case
    from ettin_tck.library import Library


@dataclass(frozen=True)
class Share:
    """Of the `cases` of games in a variant, how many need no made-up card."""

    variant: str
    cases: int
    printed: int

    @property
    def percent(self) -> int:
        """The share in whole percent, rounded down."""
        return 100 * self.printed // self.cases


@dataclass(frozen=True)
class PrintedCards:
    """The shares by variant, and the made-up cards with the number of cases that need each."""

    shares: tuple[Share, ...]
    made_up: tuple[tuple[str, int], ...]


def printed_cards(library: Library, date: str) -> PrintedCards:
    """What the games in force on an ISO date need; the most needed made-up cards come first.

    A card that only fills a place counts as printed: real cards stand in for it.
    """
    cases, printed, needed = Counter[str](), Counter[str](), Counter[str]()
    for case in _games(library, date):
        made_up = {name for name in library.script(case).cards if library.cards.is_made_up(name)}
        cases[case.variant] += 1
        printed[case.variant] += not made_up
        needed.update(made_up)
    shares = (Share(variant, number, printed[variant]) for variant, number in cases.items())
    order = sorted(needed.items(), key=lambda each: (-each[1], each[0]))
    return PrintedCards(tuple(sorted(shares, key=lambda each: each.variant)), tuple(order))


def _games(library: Library, date: str) -> Iterator[Case]:
    """The cases of games, and not of matches, decks or life alone, in force on a date."""
    for scenario in library.corpus.scenarios:
        for case in scenario.cases:
            if case.holds_on(date) and profile_of(library.script(case).opening) == "game":
                yield case
