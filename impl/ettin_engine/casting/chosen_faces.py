"""Which face of a card is cast, or played as a land."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal

if TYPE_CHECKING:
    from ettin_spec.cards.declaration.words import Card


@cache
def chosen_face(says: Card, face: int | None) -> Card:
    """What is cast, or played as a land: the first face, or of some cards the second.

    Clauses: object.two_faces, object.halves. A permanent has the face alone that is up.

    Raises:
        Illegal: the card has no such face, or one into which it only transforms.
    """
    if face == 2 and says.layout is not None and says.back is not None:
        return says.back
    if face not in (None, 1):
        raise Illegal("it has no such face to cast or play")
    return says if says.layout is None else replace(says, back=None, layout=None)
