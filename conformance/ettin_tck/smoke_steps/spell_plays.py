"""Plays about the stack: a spell, what triggers, a choice with and without an answer."""

from __future__ import annotations

from ettin_spec.protocol.actions import Cast
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.commands import Act, Advance, Answer, Left, Observe, Place
from ettin_spec.protocol.facts import Controls, InCommandZone, InHand
from ettin_spec.protocol.questions import AskCommander, AskLife, AskZone
from ettin_tck.smoke_steps.play_steps import Beat, IsAsked, Play, Says, Stands
from ettin_tck.smoke_steps.table import (
    BEARS,
    EDICT,
    FOREST,
    GIANT,
    HOUND,
    MOUNTAIN,
    PLAINS,
    SHOCK,
    SWAMP,
    TOTAL,
    TURN,
    WARDEN,
    Table,
    in_graveyard,
    lands,
    left,
    life,
)


def spell(table: Table) -> Play:
    """A spell is cast, and resolves."""
    facts = (lands(table.me, MOUNTAIN, 1), InHand(table.me, SHOCK, SHOCK), life(table))
    beats = (
        _cast(table, Cast(table.me, SHOCK, (table.you,))),
        left(table, SHOCK, 0, "the spell has resolved"),
        Beat(Observe(AskLife(table.foe.id)), Says(TOTAL - 2), "a player was dealt 2 damage"),
    )
    return Play(
        "a spell", table.position(*facts), beats, "keyword.hexproof.teammate", (MOUNTAIN, SHOCK)
    )


def trigger(table: Table) -> Play:
    """A spell resolves, and an ability triggers."""
    warden = Controls(table.me, 1, card=WARDEN, labels=(WARDEN,))
    facts = (lands(table.me, FOREST, 2), warden, InHand(table.me, BEARS, BEARS))
    beats = (
        _cast(table, Cast(table.me, BEARS)),
        left(table, BEARS, 1, "the spell is gone, and what it made trigger is on the stack now"),
        left(table, WARDEN, 0, "the ability has resolved"),
    )
    return Play(
        "what triggers",
        table.position(*facts),
        beats,
        "ruling.resolute_archangel",
        (FOREST, WARDEN, BEARS),
    )


def answer(table: Table) -> Play:
    """A choice is foreseen by an answer."""
    beats = (
        *_to_edict(table),
        left(table, EDICT, 0, "the choice was foreseen by an `answer`"),
        in_graveyard("second", "the `answer` picked it"),
    )
    foreseen = Answer(table.foe.id, Purpose.SACRIFICE, ("second",))
    cards = (SWAMP, EDICT, GIANT)
    return Play("an answer", _edict(table), beats, "parts.bombardment", cards, (foreseen,))


def unforeseen(table: Table) -> Play:
    """The same choice, and no answer foresees it."""
    asked = IsAsked(Purpose.SACRIFICE, table.you, ("first", "second"), table.leaves_open)
    why = "no `answer` foresees it; options of cards are labels"
    beats = (*_to_edict(table), Beat(Advance(Left(EDICT)), asked, why))
    cards = (SWAMP, EDICT, GIANT)
    return Play("a choice", _edict(table), beats, "choices.member", cards)


def _edict(table: Table) -> Place:
    two = Controls(table.you, 2, card=GIANT, labels=("first", "second"))
    edict = InHand(table.me, EDICT, EDICT)
    return table.position(lands(table.me, SWAMP, 2), edict, two)


def commander(table: Table) -> Play:
    """A commander is cast from the command zone, and stays one."""
    facts = (lands(table.me, PLAINS, 1), InCommandZone(table.me, HOUND, HOUND))
    beats = (
        _cast(table, Cast(table.me, HOUND)),
        left(table, HOUND, 0, "the spell has resolved"),
        Beat(Observe(AskZone(HOUND)), Says({"zone": "battlefield"}), "it is a creature now"),
        Beat(Observe(AskCommander(HOUND)), Says(table.me), "wherever it is, it is the commander"),
    )
    return Play(
        "a commander", table.position(*facts), beats, "commander.mana.pool", (PLAINS, HOUND)
    )


def _to_edict(table: Table) -> tuple[Beat, ...]:
    return (_cast(table, Cast(table.me, EDICT, (table.you,))),)


def _cast(table: Table, cast: Cast) -> Beat:
    wanted = Stands(StepName.PRECOMBAT_MAIN, table.active.id, TURN, 1, table.active.id)
    return Beat(Act(cast), wanted, "a spell is on the stack, and who cast it has priority first")
