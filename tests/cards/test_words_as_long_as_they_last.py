"""Changes, for a while or not: each word in them means something, or is refused."""

from __future__ import annotations

from typing import Any

import pytest
from cards.played_abilities import changed, resolved, with_trial
from cards.test_drawn_abilities import waiting_of
from cards.test_reference_words import CREATURE, sayable

from ettin_engine.abilities.continuous.continuous_effects import (
    affected,
    affected_players,
    at_work,
)
from ettin_spec.cards.declaration.words import Change
from ettin_spec.cards.word_kinds import slots

Said = dict[str, Any]

CHANGES: dict[str, Said] = {
    "cant": {"do": "block", "what": {}},
    "must": {"do": "attack", "what": {}},
    "must_attack": {"what": {}, "whom": "you"},
    "goaded": {"what": {}},
    "block_more": {"what": {}},
    "costs_more": {"more": 1},
    "costs_less": {"who": "each_player", "less": 1},
    "player_has": {"who": "you", "keyword": "hexproof"},
    "cast_when": {"who": "you", "when": "any_time"},
    "attack_costs": {"mana": "{1}"},
    "block_costs": {"mana": "{1}"},
    "you_control": {"what": {"controller": "each_opponent"}},
    "pump": {"what": {}, "power": 1},
    "double": {"what": "itself", "power": True},
    "gain": {"what": {}, "ability": "haste"},
    "becomes": {"what": {}, "type": "Elf", "body": "1/1"},
    "isnt": {"what": "itself", "type": "Creature"},
    "has_colour": {"what": {}, "colour": "red"},
    "assigns_toughness": {"what": {}},
    "redirect": {"who": "you", "to": "itself"},
    "replace": {"event": "damage", "as": "n", "with": {"twice": {"the": "n"}}},
    "instead": {"event": "draw", "who": "you", "do": [{"mill": {"who": "you"}}]},
    "prevent": {"who": "you"},
    "life_floor": {"who": "you", "total": 1},
    "skip": {"who": "you", "each": "draw"},
    "stay_tapped": {"what": {}},
    "untaps_too": {"what": {}, "of": "each_player"},
    "exile_instead": {"whose": "each_player"},
}
"""Every change that a spell or ability can begin, said of as much as it can be."""
AS_LONG_AS_IT_IS_THERE = {"triggers_again", "triggers_not"}


def test_every_change_is_played_here() -> None:
    assert {*CHANGES} | AS_LONG_AS_IT_IS_THERE == {name for name, _ in slots(Change)}


@pytest.mark.parametrize("word", CHANGES)
def test_a_change_begins_and_is_at_work(word: str) -> None:
    """`costs_more` and `exile_instead` never began, without a word."""
    end = "next_untap_step" if word == "stay_tapped" else "end_of_turn"
    do = [{"until": {"end": end, "changes": [{word: CHANGES[word]}]}}]
    card = sayable({**CREATURE, "abilities": [{"activate": {"cost": ["tap"], "do": do}}]})
    assert card is not None
    item, table = waiting_of(card)
    before, after = resolved(table, item)
    assert changed(before, after)
    assert at_work(after, "pump" if word == "double" else word)


ON: dict[str, tuple[Said, dict[str, str]]] = {
    "itself": (CREATURE, {}),
    "enchanted": (
        {"type": "Enchantment - Aura", "abilities": [{"enchant": {"type": "Creature"}}]},
        {"on": "Edward's Bear"},
    ),
    "equipped": (
        {"type": "Artifact - Equipment", "abilities": [{"equip": "{1}"}]},
        {"on": "Edward's Bear"},
    ),
    "enchanted_player": (
        {"type": "Enchantment - Aura Curse", "abilities": [{"enchant": "any_player"}]},
        {"player": "Edward"},
    ),
    "chosen_player": (
        {"type": "Enchantment", "abilities": [{"enters": {"choose": {"word": "opponent"}}}]},
        {},
    ),
}
"""What a card is of whose own abilities a word means something, and what it is put on."""
OF_A_CARD = (*ON, "that_player", "that_object", "target", "created", "active_player")


def static(word: str, beside: Said) -> Any:
    """A static ability that speaks of objects or players by a word."""
    players = word.endswith("player")
    change = {"player_has": {"who": word, "keyword": "shroud"}}
    if not players:
        change = {"pump": {"what": word, "power": 1}}
    abilities = [{"static": {"changes": [change]}}, *beside.get("abilities", ())]
    return sayable({**beside, "abilities": abilities})


@pytest.mark.parametrize("word", OF_A_CARD)
@pytest.mark.parametrize("kind", ON)
def test_a_static_ability_is_about_somebody_or_refused(kind: str, word: str) -> None:
    says, put = ON[kind]
    card = static(word, says)
    if word not in ("itself", kind):
        assert card is None
        return
    assert card is not None
    state = with_trial(card, **put).s
    works = [each for each in at_work(state, "pump", "player_has") if each.name == "Trial"]
    assert all(
        affected_players(state, each) if word.endswith("player") else affected(state, each)
        for each in works
    )
    assert works


LATER: dict[str, Said] = {
    "a number of the target": {
        "replace": {"event": "gain_life", "who": "you", "with": {"power": "target"}}
    },
    "a condition of the target": {
        "cant": {"do": "block", "what": {}, "unless": {"some": {"controller": "target_controller"}}}
    },
    "others than the target": {
        "cant": {"do": "block", "what": {}, "all_but": {"other_than": "target"}}
    },
    "what is done to the target": {
        "instead": {"event": "draw", "who": "you", "do": [{"destroy": "target"}]}
    },
}
"""What is read as long as a change lasts, when nobody knows the target any more."""


@pytest.mark.parametrize("what", LATER)
def test_what_is_read_later_cannot_speak_of_the_target(what: str) -> None:
    aimed = {"target": {"what": {"type": "Creature"}}}

    def of(change: Said) -> Any:
        do = [{"until": {"end": "end_of_turn", "changes": [change]}}, {"untap": "target"}]
        ability = {"activate": {"cost": ["tap"], "do": do, "targets": aimed}}
        return sayable({**CREATURE, "abilities": [ability]})

    assert of(LATER[what]) is None
    assert of({"pump": {"what": "target", "power": 1}}) is not None
