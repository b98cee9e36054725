"""What is looked at to see that a game which was played stands as one that was placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.commands import Observe, Place
from ettin_spec.protocol.facts import Controls
from ettin_spec.protocol.questions import (
    AskGraveyardSize,
    AskHandSize,
    AskLibrarySize,
    AskLife,
    AskTapped,
    question_of,
    read_back,
)
from ettin_tck.cases.plan import Glance, Part
from ettin_tck.cases.routes.lands import gives_mana
from ettin_tck.cases.unchanged_by_refusals import looks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_tck.cases.plan import Batch, Plan

NUMBERS_OF_CARDS = (AskHandSize, AskLibrarySize, AskGraveyardSize)
"""What is otherwise after a game that was played, and may be where the case does not ask it."""


def compared(plan: Plan, can: Capabilities) -> tuple[Observe, ...]:
    """Whatever can be asked in a case, but for what it neither says nor asks of the following.

    How many cards there are in hands, libraries and graveyards; and which of the lands are tapped
    that give nothing but mana, since there may be more of them to pay with.
    """
    said = (question_of(fact) for fact in getattr(plan.opening, "facts", ()))
    asks = {asked[0] for asked in said if asked is not None}
    asks |= {move.command.ask for move in plan.moves if isinstance(move.command, Observe)}
    lands = _lands(plan)
    return tuple(
        look
        for look in looks(plan, can)
        if look.ask in asks
        or not (
            isinstance(look.ask, NUMBERS_OF_CARDS)
            or (isinstance(look.ask, AskTapped) and look.ask.object in lands)
        )
    )


def _lands(plan: Plan) -> frozenset[str]:
    """The lands, by label, that give nothing but mana."""
    there = (fact for fact in getattr(plan.opening, "facts", ()) if isinstance(fact, Controls))
    return frozenset(
        label for fact in there if fact.card and gives_mana(fact.card) for label in fact.labels
    )


def arrival(plan: Plan) -> Iterator[Observe]:
    """What is asked at the end of a way: all that the opening says, and everybody's life."""
    assert isinstance(plan.opening, Place)
    said = (read_back(fact) for fact in plan.opening.facts)
    asks = [asked[0] for asked in said if asked is not None]
    asks += [AskLife(team.id) for team in plan.new_game.teams]
    return (Observe(ask) for ask in dict.fromkeys(asks))


def looked_at(batches: Sequence[Batch], asked: tuple[Observe, ...]) -> Iterator[Batch]:
    """A case, with a look before its first move, and another one in the end."""
    look, begun = Glance(asked, Part.INSTEAD, 0), False
    for batch in batches:
        moves = [number for number, each in enumerate(batch) if each.part is Part.MOVE]
        if moves and not begun:
            yield [*batch[: moves[0]], look]
        yield batch if begun or not moves else batch[moves[0] :]
        begun = begun or bool(moves)
    yield [look]
