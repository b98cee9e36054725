"""What is chosen as a spell or ability is put on the stack."""

from __future__ import annotations

from typing import Literal

from ettin_spec.cards.declaration.names import GROUPS, AnyTarget, TargetPlayer, Who
from ettin_spec.cards.declaration.node import Node
from ettin_spec.cards.declaration.terms import Filter, SpellFilter


class Target(Node, frozen=True):
    """Who, which object on the battlefield, which spell or ability, or which card can be chosen.

    An `ability` is an activated or triggered one on the stack. The card is in the zone of whoever
    `whose` names, of anybody where it does not, and of `type`, which may be `permanent`.
    """

    who: TargetPlayer | None = None
    what: Filter | None = None
    spell: SpellFilter | None = None
    ability: Literal["any"] | None = None
    card_in: Literal["graveyard"] | None = None
    whose: Who | None = None
    type: str | None = None

    def __post_init__(self) -> None:
        if not (self.who or self.what or self.on_stack or self.card_in):
            raise ValueError(
                "a target is a player (`who`), an object (`what`), a spell or ability, or a card"
                " (`card_in`)"
            )
        if self.on_stack and (self.who or self.what or self.card_in):
            raise ValueError("a target that is a spell or ability is nothing else")
        if self.spell is not None and self.ability is not None:
            raise ValueError("a target is a spell or an ability, and not both")
        if self.card_in is None and (self.whose is not None or self.type is not None):
            raise ValueError("`whose` and `type` are about a card: `card_in` says where it is")

    @property
    def on_stack(self) -> bool:
        """Whether it is a spell or ability."""
        return self.spell is not None or self.ability is not None

    @property
    def other(self) -> bool:
        """Whether it is another object than the one that has the ability."""
        return self.what is not None and bool(self.what.other)


class Targets(Node, frozen=True):
    """What is chosen as a spell or ability is put on the stack, by the name it has there.

    With `another` the second target is not the first one again; with `up_to` each need not be
    chosen, and nothing is done to one that is not. With `for_each` there is one target for each of
    some players, or with `up_to` none, who is `that_player` of what it says, and `targets` are all
    of them.
    """

    target: Target | AnyTarget
    second_target: Target | AnyTarget | None = None
    another: bool = False
    up_to: bool = False
    for_each: Who | None = None

    def __post_init__(self) -> None:
        if self.for_each is not None:
            self._check_each()
        if self.another and self.second_target is None:
            raise ValueError("`another` is about a `second_target`")
        if self.another and isinstance(self.second_target, Target) and self.second_target.other:
            raise ValueError("`another` says already that it is an `other` one")

    def _check_each(self) -> None:
        if self.for_each not in GROUPS:
            raise ValueError("one is chosen `for_each` of several players")
        if self.second_target is not None:
            raise ValueError("`for_each` player one target is chosen, and no second one")

    @property
    def is_ability(self) -> bool:
        """Whether the (first) target is an ability on the stack."""
        return isinstance(self.target, Target) and self.target.ability is not None

    @property
    def in_order(self) -> tuple[Target | AnyTarget, ...]:
        """One or two, in the order in which they are chosen."""
        if self.second_target is None:
            return (self.target,)
        return (self.target, self.second_target)
