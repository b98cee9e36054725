"""What the rules have renamed, so that an old clause is found again in the words of today."""

from __future__ import annotations

TERMS = {
    ("in", "play", "zone"): "battlefield",
    ("in", "play"): "battlefield",
    ("comes", "into", "play"): "enters",
    ("come", "into", "play"): "enter",
    ("coming", "into", "play"): "entering",
    ("put", "into", "play"): "put battlefield",
    ("on", "the", "battlefield"): "battlefield",
    ("the", "battlefield"): "battlefield",
    ("onto", "the", "battlefield"): "battlefield",
    ("into", "play"): "battlefield",
    ("leaves", "play"): "leaves battlefield",
    ("removed", "from", "the", "game", "zone"): "exile",
    ("removed", "from", "the", "game"): "exiled",
    ("remove", "from", "the", "game"): "exile",
    ("removed", "from", "game"): "exile",
    ("the", "exile", "zone"): "exile",
    ("exile", "zone"): "exile",
    ("playing", "a", "spell"): "casting a spell",
    ("playing", "spells"): "casting spells",
    ("play", "a", "spell"): "cast a spell",
    ("play", "spells"): "cast spells",
    ("plays", "a", "spell"): "casts a spell",
    ("spell", "is", "played"): "spell is cast",
    ("plays", "an", "ability"): "activates an ability",
    ("playing", "an", "ability"): "activating an ability",
    ("play", "an", "ability"): "activate an ability",
    ("play", "abilities"): "activate abilities",
    ("played",): "cast",
    ("playing",): "casting",
    ("spells", "and", "abilities"): "spells and abilities",
    ("converted", "mana", "cost"): "mana value",
    ("state", "based", "effects"): "state based actions",
    ("state", "based", "effect"): "state based action",
    ("characteristic", "setting"): "characteristic defining",
    ("general",): "commander",
    ("general's",): "commander's",
    ("he", "or", "she"): "they",
    ("his", "or", "her"): "their",
    ("him", "or", "her"): "them",
    ("himself", "or", "herself"): "themselves",
    ("half", "half"): "hybrid",
}
_LONGEST_TERM = max(map(len, TERMS))


def words_of_today(said: tuple[str, ...]) -> tuple[str, ...]:
    """The words, with what the rules have renamed called as it is now."""
    made: list[str] = []
    at = 0
    while at < len(said):
        for size in range(min(_LONGEST_TERM, len(said) - at), 0, -1):
            now = TERMS.get(said[at : at + size])
            if now is not None:
                made += now.split()
                at += size
                break
        else:
            made.append(said[at])
            at += 1
    return tuple(made)
