"""Has no law on answers, passes and advances, and refuses one with which its run ends."""

from lying_engine import Liar, main

from ettin_spec.protocol.commands import Advance, Answer, Observe, Pass
from ettin_spec.protocol.results import Done, ForChoice, Needs, Refused


class ReadsWhereTheRunEnds(Liar):
    ends, status = False, None

    def run(self, commands):
        results = []
        for number, command in enumerate(commands):
            self.ends = number == len(commands) - 1
            results += super().run([command])
            if isinstance(results[-1], Refused | Needs):
                break
        return results

    def tell(self, command):
        told = self.bent(command, self.honest(command))
        if not isinstance(command, Observe):
            self.status = told.status
        return told

    def bent(self, command, result):
        """What comes of a command: it lets everything happen but what the end gives away."""
        waits = self.status is not None and isinstance(self.status.waiting, ForChoice)
        if isinstance(result, Needs) or not (
            isinstance(command, Pass | Advance) or (isinstance(command, Answer) and waits)
        ):
            return result
        if self.ends:
            return Refused("the run ends here", self.status)
        return self.allowed(command, result) if isinstance(result, Refused) else result

    def allowed(self, command, refused):
        """What was refused is done all the same, an answer with what comes first."""
        if not isinstance(command, Answer):
            return Done(refused.status)
        choice = self.status.waiting.choice
        first = choice.options[: max(1, choice.min)]
        return self.honest(Answer(command.by, command.purpose, first))


if __name__ == "__main__":
    main(ReadsWhereTheRunEnds)
