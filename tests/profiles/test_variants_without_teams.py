"""Rules of the game rather than of teams are played in every variant in which nobody has a team."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

import pytest

from ettin_tck.cases.plan import profile_of
from ettin_tck.library import Library

TWO, FOUR = ("two-player",), ("free-for-all",)
COMMANDERS = ("commander", "two-player-commander")
LEAST = {TWO: 150, FOUR: 150, COMMANDERS: 200}
"""Games of today that need printed cards alone, counted in each variant of a group."""
OF_EACH_TOPIC = 10
TOPICS = {
    "mulligans and the first draw": ("103.5", "103.8"),
    "priority": ("117.",),
    "the stack": ("405.", "601.", "602.", "608."),
    "zones": ("400.", "401.", "402.", "403.", "404.", "406.", "407.", "408."),
    "turn structure": ("500.", "501.", "502.", "503.", "504.", "505.", "512.", "513.", "514."),
    "combat": ("506.", "507.", "508.", "509.", "510.", "511."),
    "triggers": ("603.",),
    "replacement": ("614.", "615.", "616."),
    "state-based actions": ("704.",),
    "commanders": ("903.",),
}
"""How the numbers begin, in the rules of today, of the clauses about each topic."""
WANTED = [
    *((group, topic) for group in LEAST for topic in TOPICS if topic != "commanders"),
    (COMMANDERS, "commanders"),
]


@cache
def library() -> Library:
    """The project's own scenarios."""
    return Library("en")


def topics(numbers: Iterable[str]) -> set[str]:
    """What clauses with these numbers are about."""
    told = tuple(numbers)
    return {topic for topic, begin in TOPICS.items() if any(n.startswith(begin) for n in told)}


@cache
def counted(group: tuple[str, ...]) -> tuple[int, Counter[str]]:
    """The games of a group that need printed cards alone, and how many are about each topic."""
    games, about, known = 0, Counter[str](), library()
    cases = (case for scenario in known.corpus.scenarios for case in scenario.cases)
    for case in cases:
        script = known.script(case)
        here = case.variant in group and case.holds_on(known.today)
        if not here or profile_of(script.opening) != "game":
            continue
        if not any(map(known.cards.is_made_up, script.cards)):
            games += 1
            cited = known.clauses(case.clauses, known.today, case.variant)
            about.update(topics(clause.number for clause in cited))
    return games, about


@pytest.mark.parametrize("group", LEAST, ids=" and ".join)
def test_there_are_games_enough_in_each_variant(group: tuple[str, ...]) -> None:
    games, about = counted(group)
    assert games >= LEAST[group], f"{games} in {' and '.join(group)}: {dict(about)}"


@pytest.mark.parametrize(("group", "topic"), WANTED, ids="".join)
def test_each_topic_is_played_in_each_variant(group: tuple[str, ...], topic: str) -> None:
    about = counted(group)[1]
    assert about[topic] >= OF_EACH_TOPIC, f"{about[topic]} of {topic} in {' and '.join(group)}"


@pytest.mark.parametrize(
    ("number", "about"),
    [
        ("117.3c", {"priority"}),
        ("405.5", {"the stack"}),
        ("404.1", {"zones"}),
        ("103.5c", {"mulligans and the first draw"}),
        ("103.4", set()),
        ("1405.2", set()),
        ("", set()),
    ],
)
def test_a_clause_is_about_what_its_chapter_is(number: str, about: set[str]) -> None:
    assert topics([number]) == about
