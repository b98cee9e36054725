"""*The spell*, *the ability*: what a sentence means among the sentences before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ettin_spec.language.announced_objects import AnnouncedObjects
from ettin_spec.language.scenario import Meaning
from ettin_spec.language.sentences.holes.object_holes import SPELL
from ettin_spec.language.sentences.meanings import THE_ABILITY, THE_SPELL
from ettin_spec.protocol.actions import Activate, Cast
from ettin_spec.protocol.commands import Left

PRONOUNS: Mapping[str, type[Cast] | type[Activate]] = {THE_SPELL: Cast, THE_ABILITY: Activate}


def resolved(meanings: Sequence[Meaning]) -> list[Meaning | None]:
    """The meanings with each *the spell* and *the ability* named; None where there is none.

    It is the latest that was announced and has not resolved yet. A spell that is named has been
    cast as well.
    """
    announced = AnnouncedObjects()
    found: list[Meaning | None] = []
    for meaning in meanings:
        announced.hear(meaning)
        found.append(_named(meaning, announced) if isinstance(meaning, Left) else meaning)
    return found


def _named(meaning: Left, announced: AnnouncedObjects) -> Left | None:
    if meaning.object in PRONOUNS:
        meant = announced.latest(PRONOUNS[meaning.object])
    elif meaning.object.startswith(SPELL):
        meant = announced.latest(Cast, text=meaning.object.removeprefix(SPELL))
    else:
        return meaning
    if meant is None:
        return None
    announced.resolve(meant)
    return Left(meant.name)


def sayable(meanings: Sequence[Meaning]) -> list[Meaning]:
    """The other way: an object that was just cast or activated is *the spell*, *the ability*."""
    announced = AnnouncedObjects()
    found: list[Meaning] = []
    for meaning in meanings:
        announced.hear(meaning)
        found.append(_as_said(meaning, announced) if isinstance(meaning, Left) else meaning)
    return found


def _as_said(meaning: Left, announced: AnnouncedObjects) -> Left:
    for pronoun, kind in PRONOUNS.items():
        latest = announced.latest(kind)
        if latest is not None and latest.name == meaning.object:
            announced.resolve(latest)
            return Left(pronoun)
    spell = announced.latest(Cast, text=meaning.object)
    if spell is None:
        return meaning
    announced.resolve(spell)
    return Left(f"{SPELL}{meaning.object}")
