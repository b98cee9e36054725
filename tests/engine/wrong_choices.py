"""Wrong versions of the reference that let a player choose what is not allowed."""

from __future__ import annotations

from engine.wrong_legends import WrongReference

DIVISION = "combat/damage_division.py"

CHOICES = (
    WrongReference(
        "damage tramples over blockers that have not what kills them",
        "choice.refused.trample",
        DIVISION,
        "if not way[-1] or _kills_all(way, lethal)",
        "if True",
    ),
    WrongReference(
        "damage tramples over all blockers once the first has what kills it",
        "choice.refused.trample.two",
        DIVISION,
        "if not way[-1] or _kills_all(way, lethal)",
        "if not way[-1] or _kills_all(way, lethal[:1])",
    ),
    WrongReference(
        "blockers in order are damaged in any order",
        "choice.refused.order",
        DIVISION,
        "ways = [way for way in ways if _in_order(way, lethal)]",
        "pass",
    ),
    WrongReference(
        "one discards from a teammate's hand",
        "choice.refused.discard",
        "effects/on_players/discard_effects.py",
        "(player,), hand, item.name, min=count, max=count)",
        "(player,), (*hand, *(c for h in table.s.hands.values() for c in h if c not in hand)),"
        " item.name, min=count, max=count)",
    ),
    WrongReference(
        "one clashes with the teammate",
        "choice.refused.opponent",
        "effects/on_players/clashing.py",
        "(you,), others, item.name)",
        "(you,), tuple(table.s.hands), item.name)",
    ),
    WrongReference(
        "any card is put onto the battlefield",
        "choice.refused.from_hand",
        "effects/on_objects/returning.py",
        "card for card in table.s.hands[player] if is_card_meant(table.s, says.what, card, by)",
        "card for card in table.s.hands[player]",
    ),
    WrongReference(
        "any card is found",
        "choice.refused.found",
        "effects/on_players/library_effects.py",
        "return says.what is None or is_card_meant(table.s, says.what, card, speaker(item))",
        "return True",
    ),
    WrongReference(
        "two of several modes are chosen",
        "choice.refused.modes",
        "effects/choosing_modes.py",
        "min(modal.most, len(options))",
        "len(options)",
    ),
)
