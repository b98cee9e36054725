"""Wrong versions of the reference that count wrongly how often something is done or triggers."""

from __future__ import annotations

from engine.wrong_legends import WrongReference

TIMES = (
    WrongReference(
        "a planeswalker is fresh only as the turn of its controller begins",
        "which.loyalty.taken",
        "turn/turn_steps.py",
        "        if it.used or it.activations:",
        "        if it.controller in active and it.used or it.activations:",
    ),
    WrongReference(
        "what the second head casts triggers twice",
        "seats.casts",
        "events/triggers/trigger_matching.py",
        "            wait(table, permanent, ability, spell.controller, named, that_spell=spell)\n",
        "            for _ in range(1 + (spell.controller in ('Barry', 'Ronald'))):\n"
        "                wait(\n"
        "                    table, permanent, ability, spell.controller, named, that_spell=spell\n"
        "                )\n",
    ),
)
