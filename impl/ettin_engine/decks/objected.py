"""An objection to decks, as it is told."""

from __future__ import annotations

from msgspec import Struct

from ettin_spec.protocol.decks import Cause


class Objected(Struct, frozen=True, omit_defaults=True):
    """One objection: `has` cards are there, and only `may` (at least, for sizes) are allowed.

    `player` is None where it is the team's decks together, `card` where it is no single card;
    without numbers a card may be in one deck of the team only, or in none that a commander
    leads whose colours are not its own. `alike` is another card, which counts as one with it.
    """

    cause: Cause
    player: str | None = None
    card: str | None = None
    has: int | None = None
    may: int | None = None
    alike: str | None = None
