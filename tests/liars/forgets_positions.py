"""Says done to a position and places none of its life totals."""

import msgspec
from lying_engine import Liar, main

from ettin_spec.protocol.commands import Place
from ettin_spec.protocol.facts import Life


class ForgetsPositions(Liar):
    def tell(self, command):
        if isinstance(command, Place):
            kept = tuple(fact for fact in command.facts if not isinstance(fact, Life))
            command = msgspec.structs.replace(command, facts=kept)
        return self.honest(command)


main(ForgetsPositions)
