"""Tournament software of today's rules, and nothing else: no game, no cards, no status."""

import talk

CAN = {
    "name": "tournament software",
    "version": "1",
    "profiles": ["match"],
    "rules": {"first": "2019-07-12", "last": "9999-12-31"},
    "places": ["start_match"],
    "actions": [
        "look",
        "choose_turn",
        "record_game",
        "life_becomes",
        "grant_turn",
        "pass_turn",
        "call_time",
    ],
    "observes": ["match", "starting_team", "turns_left", "primary", "settles"],
    "advances": ["turns_end"],
}
START, TURNS = 30, 3


class No(Exception):
    """What the rules do not allow."""


class Software:
    """One match. `eyes`: does it see who looks at a hand?"""

    def __init__(self, eyes=True):
        self.eyes = eyes

    def result(self, command):
        try:
            if command["cmd"] == "observe":
                return {"is": "value", "value": getattr(self, command["ask"]["q"])(command["ask"])}
            self.follow(command)
        except No as reason:
            return {"is": "refused", "reason": str(reason)}
        return {"is": "done"}

    def follow(self, command):
        match command["cmd"]:
            case "new_game":
                self.teams = {team["id"]: team["players"] for team in command["teams"]}
            case "start_match":
                self.start(**command)
            case "advance":
                for _ in range(command["to"]["turns"]):
                    self.turn_over(command["to"].get("team"))
                    command["to"].pop("team", None)
            case "act":
                self.act(**command["action"])

    def start(self, stage, picked=None, first=None, **_):
        self.swiss, self.chooser, self.winner, self.left = stage == "swiss", picked, None, None
        self.by_life = False
        self.new_game()
        self.begin(first)

    def new_game(self):
        self.life, self.extra, self.done = dict.fromkeys(self.teams, START), [], False
        self.begin(None)

    def begin(self, first):
        self.first = self.active = first

    def other(self, team):
        return next(each for each in self.teams if each != team)

    def act(self, do, by=None, **said):
        if self.winner is not None:
            raise No("the match is over")
        match do:
            case "look" if self.eyes and self.first is None and by in self.teams[self.chooser]:
                self.begin(self.chooser)
            case "choose_turn":
                if self.first is not None or by != self.chooser:
                    raise No("it is not for them to choose")
                self.begin(by if said["turn"] == "first" else self.other(by))
            case "record_game":
                self.record(said.get("winner"))
            case "life_becomes":
                self.life[by] = said["total"]
                if self.by_life and not said.get("resolving"):
                    self.compare()
            case "grant_turn":
                self.extra.insert(0, by)
            case "pass_turn":
                if by != self.active:
                    raise No("it is not their turn")
                self.done = True
            case "call_time":
                self.call_time()

    def record(self, winner):
        if self.first is None and not self.by_life:
            raise No("nobody is playing")
        if winner is None:
            self.new_game()
            if self.left is not None:
                self.time_is_up()
        self.winner = winner or self.winner

    def call_time(self):
        if self.left is not None or self.by_life:
            raise No("time was called")
        if self.first is None:
            self.time_is_up()
        else:
            self.left = TURNS + self.done

    def turn_over(self, team):
        if self.winner is not None:
            return
        if team not in (None, self.active):
            raise No("it is not their turn")
        if self.left == 0:
            self.time_is_up()
            return
        self.active = self.extra.pop(0) if self.extra else self.other(self.active)
        self.left, self.done = None if self.left is None else self.left - 1, False

    def time_is_up(self):
        if self.swiss:
            self.winner = "nobody"
        else:
            self.by_life = True
            self.compare()

    def compare(self):
        ahead = sorted(self.life, key=self.life.get)
        if len(set(self.life.values())) > 1:
            self.winner = ahead[-1]

    def match(self, ask):
        if self.winner is None:
            return "goes_on"
        if self.winner == "nobody":
            return "drawn"
        return "won" if ask.get("team") in (None, self.winner) else "lost"

    def starting_team(self, _):
        return self.first

    def turns_left(self, _):
        return self.left

    def primary(self, ask):
        return self.teams[ask["team"]][0]

    settles = primary


def serve(software):
    talk.CAN = CAN

    def run(request):
        results = []
        for command in request["params"]["commands"]:
            results.append(software.result(command))
            if results[-1]["is"] == "refused":
                break
        talk.answer(request, {"results": results})

    talk.serve(run)


if __name__ == "__main__":
    serve(Software())
