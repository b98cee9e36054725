"""Who says the words of an ability: to whom *you*, *it*, *that player* and *target* refer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ettin_engine.objects.characteristics import characteristics_of
from ettin_engine.state import Gone
from ettin_spec.cards.declaration.names import GROUPS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_engine.state import CardId, Characteristics, Item, ObjectId, Permanent, Player, State
    from ettin_spec.cards.declaration.names import ChosenCost, Undone, Who
    from ettin_spec.cards.declaration.words import Card
    from ettin_spec.protocol.base import Colour


class Speaker(Struct, frozen=True):
    """What the words of an ability refer to.

    `you` is its controller, `source` the permanent that it is of, as last seen; `that` the
    player of the innermost event or group, `target` and `second_target` who or what was chosen;
    `named` the numbers that its effects have named so far; `defending`, `attacking` and `active`
    whom *defending player*, *attacking player* and *active player* mean; `that_object` the object
    of the event; `target_controller` who controlled the target, `target_seen` what that was as this
    began to resolve; `x` what was chosen for X, `paid` the costs that need not have been paid, for
    the spell or for what its source was as a spell; `spell` what says so where a spell does;
    `friends` whom it has called so; `created` are the tokens that it has made, `gone` what it has
    destroyed, exiled or sacrificed, `picked` what chance has chosen for it, `revealed` the cards
    that it has revealed; `more_targets` are those chosen for further players; `that_seen` is what
    the object of the event was as it left; `at_hand` is the object for which something is worked
    out that is worked out for each of several.
    """

    you: Player
    source: Permanent | None = None
    that: Player | None = None
    target: Player | CardId | None = None
    named: dict[str, int] = {}
    defending: Player | None = None
    attacking: tuple[Player, ...] = ()
    that_object: ObjectId | None = None
    active: Player | None = None
    target_controller: Player | None = None
    x: int = 0
    friends: tuple[Player, ...] = ()
    spell: Card | None = None
    second_target: Player | CardId | None = None
    paid: tuple[ChosenCost, ...] = ()
    target_seen: Characteristics | None = None
    created: tuple[ObjectId, ...] = ()
    gone: tuple[Gone, ...] = ()
    chosen_colour: Colour | None = None
    picked: tuple[ObjectId, ...] = ()
    revealed: tuple[CardId, ...] = ()
    that_controller: Player | None = None
    that_seen: Characteristics | None = None
    at_hand: ObjectId | None = None

    @property
    def colour(self) -> Colour | None:
        """The chosen colour: that of an effect before, or else that of the source."""
        return self.chosen_colour or (self.source.chosen_colour if self.source else None)

    more_targets: tuple[CardId | None, ...] = ()

    def taking(self, player: Player, among: Who) -> Speaker:
        """Who says what is said of one of those whom a word means.

        Of several, taken one by one, that player is the one at hand; who is named alone is that
        player only where nobody else is.
        """
        if among in GROUPS or self.that is None:
            return replace(self, that=player)
        return self


def speaker(item: Item) -> Speaker:
    """A spell or ability on the stack, outside any group of players."""
    return Speaker(
        item.controller,
        item.source,
        item.that_player,
        item.target,
        item.named,
        item.defending,
        item.attacking,
        that_object=item.that_object,
        active=item.active,
        target_controller=item.target_controller,
        x=item.x,
        friends=item.friends,
        spell=item.says,
        second_target=item.second_target,
        paid=item.paid if item.source is None else item.source.paid,
        target_seen=item.target_seen,
        created=item.created,
        gone=item.gone,
        chosen_colour=item.chosen_colour,
        picked=item.picked,
        revealed=item.revealed,
        that_controller=item.that_controller,
        that_seen=item.that_seen,
        more_targets=item.more_targets,
    )


def having_undone(item: Item, was: Undone, before: State, those: Iterable[Permanent]) -> Item:
    """The item as it remembers what it has destroyed, exiled or sacrificed, and how that was."""
    now = tuple(Gone(was, it, characteristics_of(before, it)) for it in those)
    return replace(item, gone=(*item.gone, *now)) if now else item
