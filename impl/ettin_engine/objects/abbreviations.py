"""Keywords that say in one word what other words of the vocabulary say as well."""

from __future__ import annotations

from ettin_spec.cards.declaration.parts.change_parts import Pump
from ettin_spec.cards.declaration.parts.events import Casts, Event
from ettin_spec.cards.declaration.terms import SpellFilter
from ettin_spec.cards.declaration.words import AbilityWord, Change, Effect, Triggered, Until

_PUMPED = Effect(until=Until((Change(pump=Pump("itself", 1, 1)),), "end_of_turn"))
_NO_CREATURE = Event(casts=Casts("you", SpellFilter(not_type="Creature")))

MEANS: dict[str, AbilityWord] = {
    "prowess": AbilityWord(trigger=Triggered(_NO_CREATURE, (_PUMPED,))),
}
"""What each of them says.  Clause: keyword.prowess"""
