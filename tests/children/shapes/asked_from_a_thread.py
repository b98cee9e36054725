"""The adapter of an engine that calls back: the engine waits in a thread while ettin talks."""

import queue
import sys
import threading
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
import talk  # noqa: E402 - found beside and above
from asking_game import Game, Over  # noqa: E402 - as above

CAN = {
    "name": "asked from a thread",
    "version": "1",
    "rules": {"first": "2019-07-12", "last": "9999-12-31"},
    "actions": ["keep", "mulligan", "concede"],
    "places": ["deal", "life", "hand_size", "library_size"],
    "observes": ["life", "hand_size", "library_size", "graveyard_size", "moment", "outcome"],
    "advances": ["step", "turns_end"],
    "cards": {"names": ["*"], "wording": "current"},
    "tells": ["steps"],
}
DEALT = {**CAN, "places": ["deal"]}
"""What the same engine claims that cannot be given a position, and begins with a deal."""
STEPS = {
    "main 1": "precombat_main",
    "combat": "beginning_of_combat",
    "attackers": "declare_attackers",
    "end of combat": "end_of_combat",
    "main 2": "postcombat_main",
}
"""What the engine calls otherwise."""
KINDS = {
    "mulligan": ("yes_no", "mulligan"),
    "bottom": ("objects", "bottom"),
    "discard": ("objects", "discard"),
    "attack": ("attackers", "attackers"),
}


class No(Exception):
    """The rules do not allow it."""


class Unforeseen(Exception):
    """A choice that no answer foresees."""


class Table:
    """One game: what the engine asks is read from one queue, the answer put into another."""

    def __init__(self, command):
        self.sides = {team["id"]: team["players"] for team in command["teams"]}
        self.side_of = {name: side for side, names in self.sides.items() for name in names}
        self.questions, self.answers = queue.Queue(), queue.Queue()
        self.game = Game(self.sides, self.ask)
        self.asked, self.over, self.rules, self.told = None, False, [], []

    def ask(self, *question):
        """Called by the engine, in its thread: waits for the one who plays."""
        self.questions.put(question)
        return self.answers.get()

    def start(self, run, *arguments):
        def play():
            try:
                run(*arguments)
            except Over:
                self.questions.put(None)

        threading.Thread(target=play, daemon=True).start()
        self.listen()

    def listen(self):
        """Until the engine asks, or the game is over; no other thread runs meanwhile."""
        self.asked = self.questions.get()
        self.over = self.asked is None

    def say(self, answer):
        head, question, _ = self.asked
        if question == "priority" and self.sides[head.side][-1] == head.name:
            self.told.append(head.side)
        self.answers.put(answer)
        self.listen()

    def settle(self):
        """Answer what an `answer` foresees."""
        while self.asked and self.asked[1] in ("bottom", "discard"):
            head, question, options = self.asked
            fitting = [r for r in self.rules if r["purpose"] == question and r["by"] == head.name]
            if not fitting:
                raise Unforeseen
            self.say(options[0])

    def act(self, action):
        name = action["by"]
        if action["do"] == "concede":
            self.game.lost, self.over = {self.side_of[name]}, True
            return
        if self.over or (name, action["do"]) not in self.asked[2]:
            raise No("nobody asks for that now")
        self.say((name, action["do"]))

    def give_up_window(self, team):
        if self.over or self.asked[1] != "priority" or self.asked[0].side != team:
            raise No("the team does not have priority")
        while not self.over and self.asked[1] == "priority" and self.asked[0].side == team:
            self.say("pass")

    def advance(self, to):
        begun = (self.game.turn, self.game.step)
        first = self.game.turn
        while True:
            if self.over or self.asked[1] == "mulligan":
                raise No("somebody has to decide first, or the game is over")
            self.say(self.asked[2][0])
            self.settle()
            if self.over or self.reached(to, begun, first):
                return

    def reached(self, to, begun, first):
        now = (self.game.turn, self.game.step)
        if to["until"] == "turns_end":
            return self.game.turn >= first + to["turns"]
        step = STEPS.get(self.game.step, self.game.step)
        return now != begun and self.game.active == to["team"] and step == to["step"]

    def place(self, command):
        self.game.active, self.game.turn = command["active"], 3
        for fact in command.get("facts", []):
            match fact["fact"]:
                case "life":
                    self.split(fact["team"], fact["total"])
                case "hand_size":
                    self.head(fact["player"]).hand = fact["number"]
                case "library_size":
                    self.head(fact["player"]).library = fact["number"]
        self.start(self.game.go_on, "main 1")
        self.game.begun = []

    def split(self, team, total):
        """The engine has a number for each head; ettin reads their sum."""
        heads = self.game.of(team)
        for head in heads:
            head.life = total // len(heads)
        heads[0].life += total % len(heads)

    def head(self, name):
        return next(head for head in self.game.heads if head.name == name)

    def observe(self, ask):
        match ask["q"]:
            case "life":
                return sum(head.life for head in self.game.of(ask["team"]))
            case "hand_size":
                return self.head(ask["player"]).hand
            case "library_size":
                return self.head(ask["player"]).library
            case "graveyard_size":
                return self.head(ask["player"]).graveyard
            case "moment":
                return {"team": self.game.active, "step": self.step()}
            case "outcome":
                return self.outcome(ask.get("team"))

    def outcome(self, team):
        if not self.game.lost:
            return "goes_on"
        return "lost" if team in self.game.lost else "won"

    def step(self):
        return STEPS.get(self.game.step, self.game.step)

    def choice(self):
        head, question, options = self.asked
        kind, purpose = KINDS[question]
        names = list(dict.fromkeys(each[0] for each in options if isinstance(each, tuple)))
        decider = names or (self.sides[head.side] if question == "attack" else [head.name])
        said = list(dict.fromkeys(each[1] for each in options if isinstance(each, tuple)))
        return {"kind": kind, "purpose": purpose, "decider": decider, "options": said, "min": 0}

    def status(self):
        passed, self.told = self.told, []
        game = self.game
        steps = [{"team": team, "step": STEPS.get(step, step)} for team, step in game.begun]
        game.begun = []
        if self.over:
            waiting = {"for": "over", "teams": {side: self.outcome(side) for side in self.sides}}
        elif self.asked is None:
            decided = {"kind": "yes_no", "purpose": "mulligan", "decider": []}
            waiting = {"for": "choice", "choice": decided}
        elif self.asked[1] == "priority":
            waiting = {"for": "priority", "team": self.asked[0].side}
        else:
            waiting = {"for": "choice", "choice": self.choice()}
        where = {"turn": game.turn, "active": game.active, "step": self.step(), "stack": 0}
        return {**where, "waiting": waiting, "passed": passed, "steps": steps}


class Adapter:
    """The commands of one conversation."""

    def result(self, command):
        try:
            if command["cmd"] == "observe":
                return {"is": "value", "value": self.table.observe(command["ask"])}
            self.follow(command)
            self.table.settle()
        except Unforeseen:
            return {"is": "needs", "choice": self.table.choice(), "status": self.table.status()}
        except No as reason:
            return {"is": "refused", "reason": str(reason), "status": self.table.status()}
        return {"is": "done", "status": self.table.status()}

    def follow(self, command):
        match command["cmd"]:
            case "new_game":
                self.table = Table(command)
            case "deal":
                self.table.game.active = command["first"]
                self.table.game.order.sort(key=lambda side: side != command["first"])
                self.table.start(self.table.game.begin)
            case "place":
                self.table.place(command)
            case "answer":
                self.table.rules.append(command)
            case "act":
                self.table.act(command["action"])
            case "pass":
                self.table.give_up_window(command["team"])
            case "advance":
                self.table.advance(command["to"])


def serve(adapter, claims):
    talk.CAN = claims

    def run(request):
        results = []
        for command in request["params"]["commands"]:
            results.append(adapter.result(command))
            if results[-1]["is"] in ("refused", "needs"):
                break
        talk.answer(request, {"results": results})

    talk.serve(run)


if __name__ == "__main__":
    serve(Adapter(), DEALT if "--dealt" in sys.argv else CAN)
