"""Mistakes of keywords that an engine reads over, or sees on every creature: cards misread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

Cards = dict[str, Any]
"""Declarations of cards by their names, as a game is begun with them."""

HAVE = ("abilities", "gains")
"""What lists the abilities of a card, of a token, of what becomes something else."""


def without(keyword: str, cards: Mapping[str, Any]) -> Cards:
    """The cards as they are if nothing ever has a keyword, whatever else speaks of it."""
    return {name: _without(keyword, card) for name, card in cards.items()}


def _without(keyword: str, part: Any) -> Any:
    match part:
        case {"gain": {"ability": str(given), "what": what}} if given == keyword:
            return {"pump": {"what": what}}
        case dict():
            return {
                key: _without(keyword, _rest(keyword, each) if key in HAVE else each)
                for key, each in part.items()
            }
        case list() | tuple():
            return tuple(_without(keyword, each) for each in part)
    return part


def _rest(keyword: str, abilities: Any) -> Any:
    return tuple(each for each in abilities if each != keyword)


def with_haste(cards: Mapping[str, Any]) -> Cards:
    """The cards as they are if every creature could attack and tap as soon as it comes."""
    return {name: _hasty(card, is_object=True) for name, card in cards.items()}


def _hasty(part: Any, is_object: bool = False) -> Any:
    """`is_object`: it says what a card or token is, and not what becomes of something."""
    match part:
        case dict():
            hasty = {key: _hasty(each, key == "create") for key, each in part.items()}
            said = hasty.get("abilities", ())
            if is_object and "body" in part and "haste" not in said:
                hasty["abilities"] = (*said, "haste")
            return hasty
        case list() | tuple():
            return tuple(map(_hasty, part))
    return part
