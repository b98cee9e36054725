"""How a whole number is said on a card."""

from __future__ import annotations

from ettin_spec.cards.wording.slots import Unsayable
from ettin_spec.cards.wording.wordbook import Wordbook

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""How the chapters of a Saga are numbered."""


def number_said(number: int, form: str, book: Wordbook) -> str:
    """A number in a form: digits, `signed`, as so many symbols, or in letters, where `ones` says
    what one is in that form.

    Raises:
        Unsayable: there is no such form, or the number has none in it.
    """
    match form:
        case "" | "number" | "amount":
            return str(number)
        case "mana":
            return f"{{{number}}}"
        case "signed":
            return f"{number:+}"
        case "minus" if number < 0:
            return str(number)
        case "loyalty":
            return f"−{-number}" if number < 0 else f"{number:+}" if number else "0"
        case "roman" if 0 < number <= len(ROMAN):
            return ROMAN[number - 1]
        case "ordinal" if 0 < number <= len(book.ordinals):
            return book.ordinals[number - 1]
    if form in book.settings["ones"]:
        return str(book.settings["ones"][form]) if number == 1 else _spelled(number, book)
    if form in book.settings["symbols"] and number > 0:
        return str(book.settings["symbols"][form]) * number
    raise Unsayable(form)


def _spelled(number: int, book: Wordbook) -> str:
    words: list[str] = book.settings["numbers"]
    return words[number] if 0 <= number < len(words) else str(number)
