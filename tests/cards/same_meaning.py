"""What two declarations may differ in without any sentence telling them apart."""

from __future__ import annotations

from typing import Any

CREATURES_ONLY = {
    "pump": ("what",),
    "cant": ("what", "these", "all_but"),
    "must": ("what",),
    "block_costs": ("what",),
    "hits": ("by",),
    "attacks": ("what",),
    "attacks_with": ("what",),
}
"""Words with the slots whose objects can only be creatures."""
NAMES_A_NUMBER = (
    "lose_life",
    "lose_counters",
    "pay_any_mana",
    "discard",
    "reveal_top",
    "create",
    "bury_exiled",
    "gains_life",
    "loses_life",
    "casts",
    "replace",
)
"""Words that can name a number (`as`)."""


def normal(node: Any) -> Any:
    """A declaration, as plain data, without what no sentence can tell apart.

    A number is called after the word that has named it, whatever its `as` says: a text says what
    was counted, and not by which name. Creatures alone have power, attack, block and deal combat
    damage: of these a text says *creatures*, whether the declaration does or leaves it open.
    """
    return _of_creatures(_named(node, _names(node)))


def _names(node: Any) -> dict[str, str]:
    """The word that has named each number of a declaration."""
    found: dict[str, str] = {}
    for word, holds in node.items() if isinstance(node, dict) else ():
        if word in NAMES_A_NUMBER and isinstance(holds, dict) and "as" in holds:
            found[holds["as"]] = f"{word}.counted" if "counted" in holds else word
    parts = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    for part in parts:
        found |= _names(part)
    return found


def _named(node: Any, names: dict[str, str]) -> Any:
    if isinstance(node, list):
        return [_named(item, names) for item in node]
    if not isinstance(node, dict):
        return node
    return {
        key: names.get(value, value) if key in ("the", "theirs") else _named(value, names)
        for key, value in node.items()
        if key not in ("as", "counted")
    }


def _of_creatures(node: Any) -> Any:
    if isinstance(node, list):
        return [_of_creatures(item) for item in node]
    if not isinstance(node, dict):
        return node
    found = {key: _of_creatures(value) for key, value in node.items()}
    for word, slots in CREATURES_ONLY.items():
        for slot in slots:
            if isinstance(found.get(word), dict) and slot in found[word]:
                found[word] = {**found[word], slot: _creature(found[word][slot])}
    for word in ("attacks_alone", "goad"):
        if word in found:
            found[word] = _creature(found[word])
    is_creature = _is_filter(found) and (
        isinstance(found.get("power"), int)
        or "attacking" in (found.get("state"), *(key for key in found if key == "attacking"))
    )
    return _creature(found) if is_creature else found


def _is_filter(node: dict[str, Any]) -> bool:
    return "body" not in node and "what" not in node


def _creature(what: Any) -> Any:
    if not isinstance(what, dict) or {"type", "types", "subtype"} & set(what):
        return what
    return {**what, "type": "Creature"}
