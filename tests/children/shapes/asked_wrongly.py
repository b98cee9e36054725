"""The same adapter with a mistake that this shape invites, by name."""

import sys

import asked_from_a_thread as right
from asking_game import Game


class PassesForOneHead(right.Table):
    """The team has passed when its first head has."""

    def give_up_window(self, team):
        if self.over or self.asked[1] != "priority" or self.asked[0].side != team:
            raise right.No("the team does not have priority")
        self.say("pass")


class ReadsOneHead(right.Table):
    """A team's life is that of its first head."""

    def observe(self, ask):
        if ask["q"] == "life":
            return self.game.of(ask["team"])[0].life
        return super().observe(ask)


class DrawStepTakesPlace(right.Table):
    """In the first turn nobody draws, and everybody is asked all the same."""

    def __init__(self, command):
        super().__init__(command)
        self.game = WithFirstDrawStep(self.sides, self.ask)


class WithFirstDrawStep(Game):
    def take_turn(self, start="untap", draws=True):
        if not draws:
            for head in self.of(self.active):
                head.hand, head.library = head.hand - 1, head.library + 1
        super().take_turn(start)


MISTAKES = {
    "passes for one head": PassesForOneHead,
    "reads one head": ReadsOneHead,
    "draw step takes place": DrawStepTakesPlace,
}

if __name__ == "__main__":
    right.Table = MISTAKES[sys.argv[1]]
    right.serve(right.Adapter(), right.CAN)
