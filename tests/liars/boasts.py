"""Claims to attack, and answers unsupported when asked to."""

from lying_engine import Liar, main

from ettin_spec.protocol.actions import Attack
from ettin_spec.protocol.commands import Act
from ettin_spec.protocol.results import Unsupported


class Boasts(Liar):
    def tell(self, command):
        if isinstance(command, Act) and isinstance(command.action, Attack):
            return Unsupported("combat is not written yet")
        return self.honest(command)


main(Boasts)
