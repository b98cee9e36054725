"""What the cards of a case tell the monitor: which acts use the stack, and what cannot happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ettin_spec.protocol.commands import Deal, Place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.cases.plan import Plan
    from ettin_tck.library import Library

BROUGHT_BY = {
    "triggers": frozenset({"ability.trigger"}),
    "strikes_first": frozenset({"keyword.first_strike", "keyword.double_strike"}),
}
"""The facts of the machine that only certain words of cards bring about.

The words of a card are all that it says, of the tokens it makes and of its other side too; no
rule of the game triggers by itself in what can be placed or played.
"""

OTHER_ABILITIES = frozenset(
    {"ability.enters_as", "effect.become_copy", "effect.transform", "change.gain"}
)
"""Words by which a permanent may come to have abilities that its own card does not show."""


def barred_facts(plan: Plan, library: Library) -> frozenset[str]:
    """The facts of the machine that no card of the case can bring about."""
    said = library.words(plan.new_game.cards, plan.date)
    return frozenset(fact for fact, words in BROUGHT_BY.items() if words.isdisjoint(said))


def mana_sources(plan: Plan, library: Library) -> tuple[frozenset[str], frozenset[str]]:
    """The cards, by label, whose ability is one of mana; and those of which one cannot tell.

    A card is one of these wherever it is: it may be played, cast or put onto the battlefield.
    """
    labels = dict(_labelled(plan))
    kinds = {name: library.adds_mana(name, plan.date) for name in dict.fromkeys(labels.values())}
    if not OTHER_ABILITIES.isdisjoint(library.words(plan.new_game.cards, plan.date)):
        return frozenset(), frozenset(labels)
    sources = frozenset(label for label, name in labels.items() if kinds[name])
    return sources, frozenset(label for label, name in labels.items() if kinds[name] is None)


def _labelled(plan: Plan) -> Iterator[tuple[str, str]]:
    """Each card of the opening by its label, with its name."""
    for said in _placed(plan):
        card, label = getattr(said, "card", None), getattr(said, "label", None)
        labels = getattr(said, "labels", ()) if label is None else (label,)
        if card is not None:
            yield from ((each, card) for each in labels)


def _placed(plan: Plan) -> tuple[Any, ...]:
    match plan.opening:
        case Place(_, facts):
            return facts
        case Deal(_, hands, commanders):
            return (*hands, *commanders)
    return ()
