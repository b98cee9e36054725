"""Mistakes of what creatures can do: a keyword is overlooked, or taken for granted."""

from __future__ import annotations

from functools import partial

from ettin_tck.mistakes.by_policies import ARGENTUM, FORGE, PHASE, XMAGE
from ettin_tck.mistakes.misread_cards import with_haste, without
from ettin_tck.mistakes.mistake import Mistake

MISREAD = (
    Mistake(
        "vigilance_taps",
        "A creature with vigilance taps as it attacks.",
        ("https://github.com/WagicProject/wagic/issues/519",),
        misreads=partial(without, "vigilance"),
    ),
    Mistake(
        "newcomers_act_at_once",
        "A creature attacks, and taps for its abilities, in the turn in which it came.",
        (f"{ARGENTUM}65", f"{PHASE}480", f"{XMAGE}9336"),
        misreads=with_haste,
    ),
    Mistake(
        "anything_blocks_a_flier",
        "A creature that flies is blocked by one that neither flies nor has reach.",
        (f"{PHASE}2854", f"{XMAGE}33", f"{XMAGE}51"),
        misreads=partial(without, "flying"),
    ),
    Mistake(
        "nobody_strikes_first",
        "A creature with first strike deals its combat damage together with all others.",
        (f"{FORGE}8174",),
        misreads=partial(without, "first_strike"),
    ),
    Mistake(
        "lifelink_gives_nothing",
        "Damage that a creature with lifelink deals gives its controller no life.",
        (f"{PHASE}324", f"{PHASE}7659"),
        misreads=partial(without, "lifelink"),
    ),
)
