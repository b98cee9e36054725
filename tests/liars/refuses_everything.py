"""Refuses every action, so that it passes whatever must be refused."""

from lying_engine import Liar, main

from ettin_spec.protocol.commands import Act
from ettin_spec.protocol.results import Refused


class RefusesEverything(Liar):
    status = None

    def tell(self, command):
        if isinstance(command, Act):
            return Refused("not in this game", self.status)
        result = self.honest(command)
        self.status = getattr(result, "status", self.status)
        return result


main(RefusesEverything)
