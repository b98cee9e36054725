"""A small engine that calls its players back: `ask` returns when somebody has decided.

It has turns, hands, libraries and totals, and no cards to play. Each head is asked for itself, has
a number of life of its own, and the engine cannot go back.
"""

STEPS = {
    "untap": False,
    "upkeep": True,
    "draw": True,
    "main 1": True,
    "combat": True,
    "attackers": True,
    "end of combat": True,
    "main 2": True,
    "end": True,
    "cleanup": False,
}
"""The steps of a turn in which nothing attacks, with whether players are asked in them."""
HAND, LIBRARY, LIFE = 7, 60, 15


class Over(Exception):
    """The game has ended."""


class Head:
    """One player."""

    def __init__(self, name, side):
        self.name, self.side = name, side
        self.hand, self.library, self.graveyard = 0, LIBRARY, 0
        self.life = LIFE
        self.drew_from_nothing = False

    def draw(self, number=1):
        for _ in range(number):
            if self.library:
                self.library, self.hand = self.library - 1, self.hand + 1
            else:
                self.drew_from_nothing = True


class Game:
    """Two sides of heads; `ask(head, question, options)` gives what the head chose."""

    def __init__(self, sides, ask):
        self.heads = [Head(name, side) for side, names in sides.items() for name in names]
        self.order, self.ask = list(sides), ask
        self.turn, self.active, self.step = 1, self.order[0], "mulligans"
        self.lost, self.passes, self.begun = set(), [], []

    def of(self, side):
        return [head for head in self.heads if head.side == side]

    def begin(self):
        """From the opening hands on."""
        for head in self.heads:
            head.draw(HAND)
        self.mulligans()
        self.turns(first_draw=False)

    def go_on(self, step):
        """From a step of a turn under way, as if it had come to that."""
        self.take_turn(start=step)
        self.next_turn()
        self.turns(first_draw=True)

    def turns(self, first_draw):
        while True:
            self.take_turn(draws=first_draw)
            first_draw = True
            self.next_turn()

    def next_turn(self):
        self.turn += 1
        self.active = self.order[(self.order.index(self.active) + 1) % len(self.order)]

    def take_turn(self, start="untap", draws=True):
        names = list(STEPS)
        for self.step in names[names.index(start) :]:
            if self.step == "draw" and not draws:
                continue
            self.begun.append((self.active, self.step))
            if self.step == "draw":
                for head in self.of(self.active):
                    head.draw()
            if self.step == "attackers":
                self.ask(self.of(self.active)[0], "attack", ["nobody"])
            if STEPS[self.step]:
                self.priority()
            if self.step == "cleanup":
                self.discards()

    def priority(self):
        """Every head is asked, those of the active side first."""
        self.look()
        self.passes = []
        for side in sorted(self.order, key=lambda side: side != self.active):
            for head in self.of(side):
                self.ask(head, "priority", ["pass"])
                self.passes.append(head.name)

    def look(self):
        """What is looked at before anybody may act."""
        for side in self.order:
            if any(head.drew_from_nothing for head in self.of(side)):
                self.lost.add(side)
        if self.lost:
            raise Over

    def discards(self):
        for head in self.of(self.active):
            for _ in range(head.hand - HAND):
                self.ask(head, "discard", ["a card"])
                head.hand, head.graveyard = head.hand - 1, head.graveyard + 1

    def mulligans(self):
        taken = dict.fromkeys(self.heads, 0)
        deciding = self.heads
        while deciding:
            again = [head for side in self.order for head in self.declared(side, deciding, taken)]
            for head in again:
                head.library, head.hand = head.library + head.hand - HAND, HAND
            for head in again:
                for _ in range(taken[head]):
                    self.ask(head, "bottom", ["a card"])
                    head.library, head.hand = head.library + 1, head.hand - 1
                taken[head] += 1
            deciding = again

    def declared(self, side, deciding, taken):
        """Those of a side who take a mulligan; its heads may declare in either order."""
        left = [head for head in self.of(side) if head in deciding]
        again = []
        while left:
            options = [(head.name, says) for head in left for says in ("keep", "mulligan")]
            name, says = self.ask(left[0], "mulligan", options)
            (head,) = (head for head in left if head.name == name)
            left.remove(head)
            if says == "mulligan" and taken[head] <= HAND:
                again.append(head)
        return again
