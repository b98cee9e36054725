"""Has no law of attacking or blocking, and refuses where the run gives away that it has to."""

from itertools import takewhile

from lying_engine import Liar, main

from ettin_spec.protocol.actions import Attack, Block
from ettin_spec.protocol.commands import Act, Observe
from ettin_spec.protocol.questions import AskMoment
from ettin_spec.protocol.results import Done, Refused


class ReadsTheRun(Liar):
    run_so_far = ()
    to_come = ()

    def run(self, commands):
        results = []
        for number, command in enumerate(commands):
            self.run_so_far, self.to_come = commands[:number], commands[number + 1 :]
            results += super().run([command])
            if isinstance(results[-1], Refused):
                break
        return results

    def tell(self, command):
        result = self.honest(command)
        if not (isinstance(command, Act) and isinstance(command.action, Attack | Block)):
            return result
        if self.is_given_away():
            return Refused("the run ends here", result.status)
        return Done(result.status) if isinstance(result, Refused) else result

    def is_given_away(self):
        """Does the run end here, and did it look at everything just before?

        A run that begins with looks has them because of what was refused last.
        """
        looks = takewhile(lambda command: isinstance(command, Observe), reversed(self.run_so_far))
        asked = [look.ask for look in looks]
        begins_with_looks = len(asked) == len(self.run_so_far)
        return not self.to_come and asked.count(AskMoment()) > begins_with_looks


main(ReadsTheRun)
