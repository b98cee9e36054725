"""The text of a whole card: a line for each ability, and all that stands on its face."""

from __future__ import annotations

from ettin_spec.cards.declaration.terms import Filter
from ettin_spec.cards.declaration.words import AbilityWord, Card
from ettin_spec.cards.wording.ability_text import line_of, type_line
from ettin_spec.cards.wording.context import Context
from ettin_spec.cards.wording.wordbook import Wordbook


def rules_text(card: Card, name: str, book: Wordbook) -> str:
    """What a card says of its abilities, a line each; keywords that follow each other share one.

    Raises:
        Unsayable: an ability that no template says.
    """
    lines: list[list[str]] = []
    after_keyword = False
    context = Context(book, name, _objects(card))
    for ability in card.abilities:
        line = line_of(ability, context)
        shares = isinstance(ability, str) and line.is_keyword
        if shares and after_keyword:
            lines[-1].append(line.text)
        else:
            lines.append([line.text])
        after_keyword = shares
    return "\n".join(_capital(book.joined(line, book.lists["keywords"].by)) for line in lines)


def face(card: Card, name: str, text: str, book: Wordbook) -> str:
    """One side of a card as it is laid out: name and cost, type, text, and what stands below."""
    size = f"[{card.loyalty}]" if card.loyalty is not None else card.body
    below = " ".join(part for part in (size, _defense(card)) if part)
    lines = (f"{name} {card.cost}".rstrip(), type_line(card.type, book), text, below)
    return "\n".join(line for line in lines if line)


def _defense(card: Card) -> str:
    return f"<{card.defense}>" if card.defense is not None else ""


def _objects(card: Card) -> dict[str, Filter]:
    """What the card itself is, what it enchants or equips, and what it creates."""
    kind = card.type.partition(" - ")[0].split()[-1]
    found = {"itself": Filter(type=kind), "equipped": Filter(type="Creature")}
    found["created"] = Filter(token=True)
    for ability in card.abilities:
        if isinstance(ability, AbilityWord) and isinstance(ability.enchant, Filter):
            found["enchanted"] = ability.enchant
    return found


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
