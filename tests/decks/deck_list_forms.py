"""One deck list in each of the forms that programs write."""

from __future__ import annotations

from collections.abc import Callable

Cards = list[tuple[int, str]]

ANGIE: Cards = [(4, "Naturalize"), (3, "Grizzly Bears"), (53, "Forest")]
BARRY: Cards = [(1, "Naturalize"), (1, "Grizzly Bears"), (58, "Forest")]
SIDE: Cards = [(2, "Hill Giant")]


def plain(main: Cards, side: Cards = ()) -> str:
    """Lines of `4 Naturalize`, the sideboard under its heading."""
    rows = [f"{number} {name}" for number, name in main]
    return "\n".join([*rows, "", "Sideboard", *(f"{n} {name}" for n, name in side)])


def marked(main: Cards, side: Cards = ()) -> str:
    """Lines of `4x Naturalize [ONS]`, `SB:` before those beside the deck."""
    rows = [f"{number}x {name} [ONS]" for number, name in main]
    return "\n".join(["// made by hand", *rows, *(f"SB: {n} {name}" for n, name in side)])


def arena(main: Cards, side: Cards = ()) -> str:
    """As MTG Arena exports it."""
    head = ["About", "Name A deck", "", "Deck"]
    rows = [f"{number} {name} (ONS) 27" for number, name in main]
    return "\n".join([*head, *rows, "", "Sideboard", *(f"{n} {name} (LEA) 2" for n, name in side)])


def cockatrice(main: Cards, side: Cards = ()) -> str:
    """As Cockatrice keeps it (.cod)."""

    def zone(name: str, cards: Cards) -> str:
        rows = "\n".join(f'<card number="{n}" name="{card}"/>' for n, card in cards)
        return f'<zone name="{name}">\n{rows}\n</zone>'

    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_deck version="1">\n'
        f"<deckname>A deck</deckname>\n{zone('main', main)}\n{zone('side', side)}\n"
        "</cockatrice_deck>"
    )


def magic_online(main: Cards, side: Cards = ()) -> str:
    """As Magic Online keeps it (.dek)."""

    def row(number: int, name: str, beside: str) -> str:
        return f'<Cards CatID="1" Quantity="{number}" Sideboard="{beside}" Name="{name}" />'

    rows = [row(n, card, "false") for n, card in main] + [row(n, card, "true") for n, card in side]
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<Deck>\n<NetDeckID>0</NetDeckID>\n'
        + "\n".join(rows)
        + "\n</Deck>"
    )


def forge(main: Cards, side: Cards = ()) -> str:
    """As Forge keeps it (.dck)."""
    rows = [f"{number} {name}|ONS" for number, name in main]
    beside = [f"{number} {name}+|LEA|1" for number, name in side]
    return "\n".join(["[metadata]", "Name=A deck", "[Main]", *rows, "[Sideboard]", *beside])


def table(main: Cards, side: Cards = ()) -> str:
    """As a table (.csv)."""
    rows = [f'{n},"{name}",main' for n, name in main] + [f'{n},"{name}",side' for n, name in side]
    return "\n".join(["Count,Name,Board", *rows])


FORMS: dict[str, tuple[str, Callable[..., str]]] = {
    "plain": ("txt", plain),
    "marked": ("dec", marked),
    "arena": ("txt", arena),
    "cockatrice": ("cod", cockatrice),
    "magic_online": ("dek", magic_online),
    "forge": ("dck", forge),
    "table": ("csv", table),
}
"""Each form with the ending of its files."""


NO_LIST = (
    "the format's own list of banned and restricted cards was not given, and so not looked at; "
    "--list FILE gives it\n"
)
"""What is said of decks that are judged without one."""
