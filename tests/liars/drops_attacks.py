"""Says done to an illegal attack and drops it without a word."""

from lying_engine import Liar, main

from ettin_spec.protocol.actions import Attack
from ettin_spec.protocol.commands import Act
from ettin_spec.protocol.results import Done, Refused


class DropsAttacks(Liar):
    def tell(self, command):
        result = self.honest(command)
        is_attack = isinstance(command, Act) and isinstance(command.action, Attack)
        return Done(result.status) if is_attack and isinstance(result, Refused) else result


main(DropsAttacks)
