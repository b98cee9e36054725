"""What a proof comes to, in lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from ettin_tck.proving.proof import Proof, Searched

SHOWN = 12
"""Names of one kind that are shown."""


def search_told(searched: Searched) -> str:
    """One search in a line: the game, the bounds, how much there was."""
    size, game = searched.game.size, searched.game
    seats = f"{size.teams} x {size.heads}" + (" in pairs" if size.allies > 1 else "")
    values = ", ".join(
        str(getattr(game.policies, name)) for name in game.policies.__struct_fields__
    )
    whole = "" if searched.complete else "  NOT ALL: no room for more states (--states)"
    return (
        f"{seats:<15} {searched.within.name:<14} {searched.states:>9,} states "
        f"{searched.edges:>10,} steps {searched.cuts:>9,} beyond bounds  "
        f"{game.since}  {values}{whole}"
    )


def proof_told(proof: Proof) -> Iterator[str]:
    """All searches together: how much was searched, what was never met, what is true."""
    states = sum(each.states for each in proof.searched)
    edges = sum(each.edges for each in proof.searched)
    cuts = sum(each.cuts for each in proof.searched)
    taken, instances = proof.instances
    broken = len(proof.broken)
    asked = len(proof.rules) - len(proof.never_asked)
    searches = len(proof.searched)
    yield f"{searches} searches: {states:,} states, {edges:,} steps, {cuts:,} beyond bounds"
    yield f"{asked} of {len(proof.rules)} properties were asked, {broken} broken"
    orders = len(proof.orders.pairs())
    met = orders - len(proof.never_competing)
    yield f"{taken} of {instances} transitions at their places taken"
    yield f"{met} of {orders} orders of competing transitions met"
    yield from _named("no step was about", proof.never_asked)
    yield from _named("never taken", proof.never_fired)
    yield from _named("never both possible", [" before ".join(p) for p in proof.never_competing])


def _named(what: str, names: list[str]) -> Iterator[str]:
    if names:
        more = f", and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
        yield f"{what}: {', '.join(names[:SHOWN])}{more}"
