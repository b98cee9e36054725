"""Writes `docs/laws.md`, the laws that hold of every game: `python docs/laws.py`.

They are those of `tests/laws`, where each stands with what breaks it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:] = [str(HERE.parent / "tests"), *(each for each in sys.path if each != str(HERE))]

from laws.all_laws import GROUPS, LAWS  # noqa: E402 - this page is called laws, too
from laws.drawn_games import DATES, cards  # noqa: E402
from laws.law import MORE, Law  # noqa: E402

from ettin_spec.rulebook import load_rules  # noqa: E402

PROMISED = "no clause: [the design](design.md) promises it"
PAGE = HERE / "laws.md"
TODAY = DATES[-1]
HEAD = """\
# Laws

Generated from [`tests/laws`](../tests/laws) by `python docs/laws.py`: edit those, not this.

What is so in one situation is said by a scenario. What is so in every game, whoever plays it and
with whatever cards, is a law: that a card is never lost, that a team's life is what its members
have gained and lost, that it does not matter what anybody is called. There are {number} of them
here, each in a sentence.

A law is not proved as what [ettin prove](proved.md) says of the flow is; it is tried. Games are
drawn at random, over {cards} declared cards (those by which two equal games may go on otherwise,
such as cards that are picked at random, are left out), in {variants} variants and on {dates} dates
from {first} to {last}; the law is asked after each move. In each run of the tests the same games
are drawn; `ETTIN_WHOLE=1` draws {more} times as many, others each time. What that may have missed
is a card that was not drawn, a game that is longer, a date between.

So that no law holds only because it asks nothing, each has a wrong engine (of languages, a wrong
language) beside it: the reference with one place of it changed. The tests ask the law of
that, too, of up to {more} times as many games, and it has to be broken.

`pytest tests/laws` asks all of them; `-k` and a part of a name, as in `-k no_card_is_lost`, one.
"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole page."""
    head = HEAD.format(
        number=len(LAWS),
        cards=len(cards(TODAY).held),
        variants=len(load_rules().variants),
        dates=len(DATES),
        first=DATES[0],
        last=TODAY,
        more=MORE,
    )
    return "\n".join([head, *(line for name in GROUPS for line in _group(name))]) + "\n"


def _group(name: str) -> Iterator[str]:
    yield f"## {name}\n"
    yield "\n\n".join("\n".join(_law(law)) for law in GROUPS[name])
    yield ""


def _law(law: Law) -> Iterator[str]:
    yield f"### {law.sentence.removesuffix('.')}\n"
    yield f"{law.explained}\n"
    yield "| | |"
    yield "|---|---|"
    rests = "; ".join(map(_clause, law.clauses)) or PROMISED
    yield f"| rests on | {rests} |"
    yield f"| drawn, {law.number} times | {law.drawn} |"
    yield f"| broken by | {law.wrong.sentence} |"
    yield f"| asked by | `pytest tests/laws -k {law.name}` |"


def _clause(key: str) -> str:
    clause = load_rules().clauses[key]
    return f"`{key}` ({clause.number_at(TODAY)})"


if __name__ == "__main__":
    main()
