"""Keywords that say in one word what other words of the vocabulary say as well."""

from __future__ import annotations

from collections.abc import Iterable

from ettin_spec.cards.declaration.parts.ability_parts import NextStep
from ettin_spec.cards.declaration.parts.change_parts import CostsLess, Pump
from ettin_spec.cards.declaration.parts.copies import CreateCopy
from ettin_spec.cards.declaration.parts.events import Casts, Event
from ettin_spec.cards.declaration.terms import (
    Condition,
    Filter,
    Fits,
    SpellFilter,
    Value,
    ValueWord,
)
from ettin_spec.cards.declaration.words import (
    AbilityWord,
    Branch,
    Change,
    Effect,
    ForEach,
    Later,
    Repeat,
    Static,
    Triggered,
    Until,
)


def _pumped(by: Value) -> Effect:
    """The object gets so much power and toughness until end of turn."""
    return Effect(until=Until((Change(pump=Pump("itself", by, by)),), "end_of_turn"))


_ATTACKS = Event(attacks="itself")
_CAST = Event(casts=Casts("you", "itself", before="others"))
_COPIED = Repeat(ValueWord(the="others"), (Effect(copy_spell="spell_cast"),))
_NO_CREATURE = Event(casts=Casts("you", SpellFilter(not_type="Creature")))
_CHEAPER = CostsLess("you", ValueWord(players="each_opponent"), "itself")
_COPY = Effect(create_copy=CreateCopy("itself", tapped=True, attacking="that_player"))
_COPIES = ForEach("each_opponent", (Effect(may=(_COPY,)),), but="defending_player")
_GONE = Later(NextStep("end_of_combat", "each"), (Effect(exile="created"),))
_ANY_MADE = Condition(fits=Fits("created", Filter(token=True)))

MEANS: dict[str, AbilityWord] = {
    "melee": AbilityWord(
        trigger=Triggered(_ATTACKS, (_pumped(ValueWord(opponents_attacked="you")),))
    ),
    "myriad": AbilityWord(
        trigger=Triggered(
            _ATTACKS,
            (Effect(for_each=_COPIES), Effect(only_if=Branch(_ANY_MADE, (Effect(later=_GONE),)))),
        )
    ),
    "prowess": AbilityWord(trigger=Triggered(_NO_CREATURE, (_pumped(1),))),
    "storm": AbilityWord(trigger=Triggered(_CAST, (Effect(repeat=_COPIED),))),
    "undaunted": AbilityWord(static=Static((Change(costs_less=_CHEAPER),))),
}
"""What each of them says.

Clauses: keyword.melee, keyword.myriad, keyword.prowess, keyword.storm,
keyword.undaunted
"""


def spelled_out(among: Iterable[str | AbilityWord]) -> tuple[AbilityWord, ...]:
    """Those of some abilities that are no keywords, and what keywords say that abbreviate some."""
    said = (MEANS.get(each) if isinstance(each, str) else each for each in among)
    return tuple(each for each in said if each is not None)
