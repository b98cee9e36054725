"""Which of its modes are chosen as a spell is cast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import worded
from ettin_spec.cards.declaration.words import Modes

if TYPE_CHECKING:
    from ettin_spec.cards.declaration.words import Card, Spell
    from ettin_spec.protocol.actions import Cast


def chosen_modes(says: Card, intent: Cast) -> tuple[Spell, ...]:
    """What is done by the modes that are chosen, as the card has them; none where it has none.

    Clauses: spell.modes, spell.several_modes

    Raises:
        Illegal: they are too few or too many, none of the card's, or one is chosen again.
    """
    modes = modes_of(says)
    chosen = intent.modes if intent.mode is None else (intent.mode, *intent.modes)
    if modes is None:
        if chosen:
            raise Illegal("it has no modes to choose")
        return ()
    if len(set(chosen)) != len(chosen) or not all(1 <= n <= len(modes.of) for n in chosen):
        raise Illegal("modes are chosen of those that it has, each once at most")
    if not modes.least <= len(chosen) <= modes.most:
        raise Illegal(f"{modes.least} to {modes.most} modes are chosen, not {len(chosen)}")
    return tuple(modes.of[n - 1] for n in sorted(chosen))


def modes_of(says: Card) -> Modes | None:
    """What a card lets its caster choose among, if it does.  Clause: spell.modes"""
    among = next((ability.modes for ability in worded(says.abilities) if ability.modes), None)
    return among if among is None or isinstance(among, Modes) else Modes("one", among)
