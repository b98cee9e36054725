"""What can stand in the holes of the phrases, for readers."""

from __future__ import annotations

from ettin_spec.language.sentences.lexicon import Lexicon

DIGITS = "0, 1, 2 ... 9999"


def filled_by(lexicon: Lexicon) -> dict[str, str]:
    """By the name of a hole: the words, numbers and things that a language has for it."""
    file = lexicon.file
    quoted = "...".join(file.quotes)
    words = {name: ", ".join(said.values()) for name, said in file.words.items()}
    return {
        **words,
        "team": ", ".join(filter(None, (words.get("team"), words.get("alone")))),
        "sharers": words.get("team", ""),
        "whom": "{sharers}, {player}",
        "n": DIGITS,
        "count": ", ".join((*filter(None, file.numbers), DIGITS)),
        "body": "0/1, 2/2, 10/10 ...",
        "card": quoted,
        "nth": ", ".join(file.ability_ordinals or file.ordinals),
        **{name: _things(nouns) for name, nouns in file.counted.items()},
    }


def _things(nouns: dict[str, dict[str, str]]) -> str:
    """Each noun as it is said of one, or of several where it is not said of one."""
    return ", ".join(forms.get("one") or forms["many"] for forms in nouns.values())
