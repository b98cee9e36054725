"""*The spell*, *the ability*: what a sentence means among the sentences before it."""

from __future__ import annotations

from collections.abc import Sequence

from ettin_spec.language.scenario import Can, Meaning
from ettin_spec.language.sentences.meanings import THE_ABILITY, THE_SPELL
from ettin_spec.protocol.actions import Activate, Cast
from ettin_spec.protocol.commands import Left


def resolved(meanings: Sequence[Meaning]) -> list[Meaning | None]:
    """The meanings with each *the spell* and *the ability* named; None where there is none."""
    last: Cast | Activate | None = None
    found: list[Meaning | None] = []
    for meaning in meanings:
        last = _announced(meaning) or last
        if isinstance(meaning, Left) and meaning.object in (THE_SPELL, THE_ABILITY):
            fits = last is not None and meaning.object == _pronoun(last)
            found.append(Left(last.object) if last and fits else None)
        else:
            found.append(meaning)
    return found


def sayable(meanings: Sequence[Meaning]) -> list[Meaning]:
    """The other way: an object that was just cast or activated is *the spell*, *the ability*."""
    last: Cast | Activate | None = None
    found: list[Meaning] = []
    for meaning in meanings:
        last = _announced(meaning) or last
        if isinstance(meaning, Left) and last is not None and meaning.object == last.object:
            found.append(Left(_pronoun(last)))
            last = None
        else:
            found.append(meaning)
    return found


def _announced(meaning: Meaning) -> Cast | Activate | None:
    action = meaning.action if isinstance(meaning, Can) else meaning
    return action if isinstance(action, Cast | Activate) else None


def _pronoun(action: Cast | Activate) -> str:
    return THE_SPELL if isinstance(action, Cast) else THE_ABILITY
