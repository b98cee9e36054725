"""Writes `docs/mistakes.md`, the typical mistakes of engines: `python docs/mistakes.py`.

The table is that of `ettin_tck.mistakes`, the report in it is one that is made anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import ettin
from ettin_tck.mistakes import MISTAKES, Mistake

PAGE = Path(__file__).with_name("mistakes.md")
EXAMPLE = "only_the_attacked_block"
ASKED = "heads.*"
HEAD = """\
# Typical mistakes

Generated from [`ettin_tck.mistakes`](../conformance/ettin_tck/mistakes) by `python
docs/mistakes.py`: edit that, not this.

Engines are wrong in the same ways again and again: a teammate is whoever is not me, priority is
one seat's, two partners pay one tax. {number} such mistakes are known by name, each by one
value of a policy, by cards that are misread, or by one function that bends what the reference says.
They serve three ends.

- **A wrong answer is explained by them.** An answer that the rules do not give is held against
  every reading of the policies that ever was, in this variant and in others, and against every
  mistake. The report groups failures by the fewest of these that explain them, and what
  explains most is what it says first. Where the engine departs from the flow of the game the
  departure comes before that, and says what explains its case, too. Where nothing explains an
  answer, nothing is guessed.
- **You can look at the report of a known bug**, before there is an engine of yours to check:
  `ettin check --date current -- ettin engine --mistake {example}`.
- **They are liars that ettin has to catch.** A test plants each of them and reads the first
  thing that the report says; others plant the bug in the reference's own code, in quite another
  way.

Each link leads to where the authors of an engine found the mistake in it, or wrote that they
take care not to make it; a mistake without one is what the rules were on other days, or in
other games, or what follows if teams are forgotten in one place.

`ettin engine --mistakes` lists them, and `ettin engine --with POLICY=VALUE` makes any other
policy wrong.

## What such a report says first

```text
$ ettin check --date 2026-01-16 --id '{asked}' -- ettin engine --mistake {example}
{report}
```

## The mistakes

| name | what the engine does | made by | seen in |
|---|---|---|---|
"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole page."""
    head = HEAD.format(number=len(MISTAKES), example=EXAMPLE, asked=ASKED, report=_report())
    return head + "\n".join(map(_row, MISTAKES.values())) + "\n"


def _report() -> str:
    """The beginning of a report: what it says first."""
    command = f"ettin engine --mistake {EXAMPLE}"
    told = str(ettin.check(command, ids=[ASKED], dates=["2026-01-16"]))
    return "\n\n".join(told.split("\n\n")[1:3])


def _row(mistake: Mistake) -> str:
    made = "a function" if mistake.misreads is None else "misread cards"
    if mistake.setting is not None:
        made = "`{}={}`".format(*mistake.setting)
    return f"| `{mistake.name}` | {mistake.sentence} | {made} | {', '.join(_links(mistake))} |"


def _links(mistake: Mistake) -> Iterator[str]:
    for link in mistake.seen:
        found = re.fullmatch(r"https://github\.com/[^/]+/([^/]+)/(?:issues|pull)/(\d+)", link)
        yield f"[{found[1]} {found[2]}]({link})" if found else f"<{link}>"


if __name__ == "__main__":
    main()
