"""What is done by readings alone that never held: of commanders face down, or as copies.

Under the rules of any day nothing happens here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Permanent


def note_face_down(table: Table, it: Permanent) -> None:
    """A permanent has been turned face down, which no rule lets a commander suffer from.

    Clause: commander.designation
    """
    if it.card not in table.s.commanders:
        return
    if table.s.rules["commander.designation"] == "lost_when_face_down":
        table.set(commanders=table.s.commanders - {it.card})


def note_copy(table: Table, it: Permanent, of: CardId | None) -> None:
    """A permanent has become a copy of a card: the one leads no less, the other no more.

    Clause: commander.designation
    """
    if it.card is None or not {it.card, of} & table.s.commanders:
        return
    match table.s.rules["commander.designation"]:
        case "lost_by_a_copy":
            table.set(commanders=table.s.commanders - {it.card})
        case "each_copy" if of in table.s.commanders:
            table.set(commanders=table.s.commanders | {it.card})
