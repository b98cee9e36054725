"""Remembers what was placed and says it back for ever, whatever is played."""

from lying_engine import Liar, main

from ettin_spec.protocol.commands import Observe, Place
from ettin_spec.protocol.questions import question_of
from ettin_spec.protocol.results import Value


class EchoesPositions(Liar):
    def __init__(self):
        super().__init__()
        self.placed = {}

    def tell(self, command):
        if isinstance(command, Place):
            asked = [question_of(fact) for fact in command.facts]
            self.placed = dict(pair for pair in asked if pair is not None)
        if isinstance(command, Observe) and command.ask in self.placed:
            return Value(self.placed[command.ask])
        return self.honest(command)


main(EchoesPositions)
