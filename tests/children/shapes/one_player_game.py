"""A small engine that asks one player at a time, in turn order; teams share turns and life only.

Whoever is `asked` casts or passes; once all have passed in succession the top of the stack
resolves, or the step ends. It casts in small steps, and where one is not allowed it stops there.
"""

from reads_text import Game as Cards
from reads_text import No
from text_reader import read


class Game(Cards):
    """Cards, life and the stack of the engine that reads text, under priority of players."""

    asked = ""

    @property
    def first(self):
        """The side of whoever is asked."""
        return self.side_of[self.asked]

    @first.setter
    def first(self, side):
        self.asked = self.sides[side][0]

    def cast(self, by, label, targets):
        """Take the card out of the hand, put it on the stack, choose targets."""
        if by != self.asked:
            raise No(f"{self.asked} has priority")
        zone, owner, name = self.at.get(label, ("", "", ""))
        card = self.cards.get(name, {"type": "Land"})
        if zone != "hand" or owner != by or "Land" in card["type"]:
            raise No("that is no spell in this hand")
        may_be_cast = "Instant" in card["type"] or not (self.stack or self.first != self.active)
        self.hand[by] -= 1
        self.at[label] = ("stack", by, name)
        does = read(name, card.get("text"))
        self.stack.append((label, by, targets, does))
        if not may_be_cast:
            raise No("it is no instant")
        if len(targets) != any(who == "target" for _, who, _ in does):
            raise No("it has another number of targets")
        self.in_succession = 0
        self.asks_after_casting(by)

    def asks_after_casting(self, by):
        """The caster's side has priority, whose first player is asked first."""
        self.first = self.side_of[by]

    def pass_priority(self):
        """Whoever is asked passes."""
        around = list(self.side_of)
        self.asked = around[(around.index(self.asked) + 1) % len(around)]
        self.in_succession += 1
        if self.in_succession < len(around):
            return
        self.in_succession = 0
        if self.stack:
            self.resolve()
        else:
            self.first, self.step = self.active, "beginning_of_combat"
