"""A proof as a page for who knows the rules and not the tools."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from ettin_spec.flow.definition.flow_reader import FLOW_FILE
from ettin_spec.flow.proof.games import SEARCHES_FILE
from ettin_spec.flow.proof.properties import PROPERTIES_FILE

if TYPE_CHECKING:
    from ettin_spec.flow.proof.games import Bounded
    from ettin_tck.library import Library
    from ettin_tck.proving.proof import Game, Proof, Searched

HEAD = """\
# What is proved

This page is written by `ettin prove`; the command and the day stand below. The flow of a game is a
machine: in every situation it says what may happen next and where that leads. A search looks at the
beginning of a game, at everything that may happen in it, at everything that may happen after that,
and so on until nothing new comes: every game that there can be, however long, within some bounds.
In each situation, and at each step from one to the next, the sentences below are held against what
the machine does. If one were not so, the shortest way there would be told.

A bound says how much of something there may be at the same time: one object on the stack, one
trigger waiting for each team. What goes beyond is cut off and counted. So a sentence is proved for
all games within the bounds, and for none beyond. The machine knows teams, priority, the stack's
height, waiting triggers and losses, and turns. It knows neither life nor cards; whether an engine
does what the machine says is what `ettin check` asks, in samples.
"""

CYCLES = """\
The last sentences speak of games that never end. Somebody could act for ever, and rules allow
that; so they say what must come *unless* somebody keeps acting, or effects keep adding things.
"""


def page(library: Library, proof: Proof, command: str, day: str) -> str:
    """The page, in Markdown."""
    return "\n".join(_page(library, proof, command, day)) + "\n"


def _page(library: Library, proof: Proof, command: str, day: str) -> Iterator[str]:
    yield HEAD
    yield f"Written on {day} by `{command}`, at {commit()}, of these files:"
    yield ""
    for name, text in provenance().items():
        yield f"- `{name}`: {text}"
    yield ""
    yield "## What was searched"
    yield ""
    yield "| game | rules of | bounds | situations | steps | cut off |"
    yield "|---|---|---|--:|--:|--:|"
    for each in proof.searched:
        yield _row(each)
    yield ""
    yield "The bounds:"
    yield ""
    yield from dict.fromkeys(_bounds(s.within) for s in proof.searched)
    yield ""
    yield "Of all else that the machine counts there is none there."
    yield "Every team begins a game of two teams within the first bounds; elsewhere the first does."
    yield ""
    yield from _sentences(library, proof)
    yield from _not_looked_at(proof)


def provenance() -> dict[str, str]:
    """The files that a proof is of, by what is in them."""
    files = (FLOW_FILE, PROPERTIES_FILE, SEARCHES_FILE)
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in files}


def commit() -> str:
    """The commit that is checked out, `dirty` where files are other; else the version."""
    command = ("git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
    try:
        done = subprocess.run(
            command, cwd=FLOW_FILE.parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return f"version {version('ettin')}"
    return f"commit {done.stdout.strip()}"


def _bounds(within: Bounded) -> str:
    most = ", ".join(f"`{name}` {most}" for name, most in within.bounds.items())
    return f"- {within.name}: {within.says} At most: {most}."


def _row(each: Searched) -> str:
    cut = f"{each.cuts:,}" + ("" if each.complete else " and more: no room")
    return f"{row_of(each.game, each.within)} {each.states:,} | {each.edges:,} | {cut} |"


def row_of(game: Game, within: Bounded) -> str:
    """How the row of a search begins: the game, its rules, the bounds."""
    size = game.size
    teams = f"{size.teams} teams of {size.heads}" if size.heads > 1 else f"{size.teams} players"
    teams += " in pairs" if size.allies > 1 else ""
    values = ", ".join(map(str, astuple(game.policies)))
    return f"| {teams} | {game.since}: {values} | {within.name} |"


def _sentences(library: Library, proof: Proof) -> Iterator[str]:
    yield "## What is so"
    yield ""
    yield CYCLES
    yield "| sentence | rule | held against | |"
    yield "|---|---|--:|---|"
    broken = {broken.property for _, broken in proof.broken}
    for rule in proof.rules:
        times = sum(each.times_asked.get(rule.id, 0) for each in proof.searched)
        clause = library.clause(rule.clause, library.today)
        result = "**broken**" if rule.id in broken else "never asked" if not times else "so"
        what = "steps" if rule.kind == "steps" else "situations"
        yield f"| {rule.says} | {clause.number or clause.key} | {times:,} {what} | {result} |"
    yield ""
    yield "Besides, no game gets stuck, and nothing is taken of which there is none."
    yield ""


def _not_looked_at(proof: Proof) -> Iterator[str]:
    taken, instances = proof.instances
    orders = len(proof.orders.pairs())
    yield "## What was not looked at"
    yield ""
    yield "- Games beyond the bounds, and rules of other days than those in the table."
    yield "- Nothing was sampled: within the bounds every situation was looked at."
    yield (
        f"- {instances - taken} of {instances} steps at a place of the turn, which never came about"
        " in these searches; of these, steps that came about nowhere: "
        + (", ".join(proof.never_fired) or "none")
        + "."
    )
    yield (
        f"- Of {orders} pairs of steps, of which the first is taken where both could be, "
        f"{len(proof.never_competing)} were never both possible: "
        + (", ".join(" before ".join(pair) for pair in proof.never_competing) or "none")
        + "."
    )
    yield "- Properties that were never asked: " + (", ".join(proof.never_asked) or "none") + "."
