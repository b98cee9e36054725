"""A life counter of today's rules, and nothing else: no cards, no turns, no status."""

import talk

CAN = {
    "name": "life counter",
    "version": "1",
    "profiles": ["life"],
    "rules": {"first": "2018-04-27", "last": "9999-12-31"},
    "places": ["life", "player_counters", "barred"],
    "actions": [
        "deal_damage",
        "gain_life",
        "lose_life",
        "lose_half",
        "double_life",
        "pay_life",
        "set_life",
        "exchange_life",
        "redistribute_life",
        "get_poison",
        "lose_poison",
        "concede",
    ],
    "observes": ["life", "player_counters", "outcome", "read_life", "read_poison", "poisoned"],
}
START, LETHAL = 30, 15


class No(Exception):
    """What the rules do not allow."""


class Counter:
    """One count of what each team has."""

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
                self.team = {p: team for team, players in self.teams.items() for p in players}
            case "start_count":
                self.start(command.get("facts", []))
            case "answer":
                self.chosen[command["by"]] = command.get("pick")
            case "act":
                if self.lost:
                    raise No("the game is over")
                self.tell(command["action"])
                self.look()

    def start(self, facts):
        self.total, self.counters = dict.fromkeys(self.teams, START), dict.fromkeys(self.teams, 0)
        self.barred, self.chosen, self.lost = set(), {}, set()
        for fact in facts:
            match fact["fact"]:
                case "life":
                    self.total[fact["team"]] = fact["total"]
                case "player_counters":
                    self.counters[fact["on"]["team"]] = fact["number"]
                case "barred":
                    self.barred.add((self.team[fact["player"]], fact["do"]))

    def tell(self, action):
        who = action.get("to", action.get("by"))
        players = list(self.team) if who is None else [who]
        match action["do"]:
            case "deal_damage" | "lose_life":
                self.change(dict.fromkeys(players, -action["amount"]))
            case "gain_life":
                self.change(dict.fromkeys(players, action["amount"]))
            case "lose_half":
                self.change({player: -(self.has(player) // 2) for player in players})
            case "double_life":
                self.become({who: 2 * self.has(who)})
            case "pay_life":
                self.pay({each["by"]: each["amount"] for each in action["payments"]})
            case "set_life":
                self.become({each["player"]: each["total"] for each in action["totals"]})
            case "exchange_life":
                self.exchange(who, action["other"])
            case "redistribute_life":
                self.deal({each["player"]: each["total"] for each in action["totals"]})
            case "get_poison" | "lose_poison":
                sign = 1 if action["do"] == "get_poison" else -1
                self.poison(players, sign * action["number"])
            case "concede":
                self.lost = {self.team[who]}

    def has(self, player):
        return self.total[self.team[player]]

    def change(self, by):
        for player, amount in by.items():
            if not self.is_barred(player, amount):
                self.total[self.team[player]] += amount

    def is_barred(self, player, amount):
        word = "gain_life" if amount > 0 else "lose_life"
        return amount != 0 and (self.team[player], word) in self.barred

    def become(self, to):
        for team, members in self.teams.items():
            mine = [player for player in members if player in to]
            mine = mine if len(mine) < 2 else self.chosen[team]
            self.change({player: to[player] - self.has(player) for player in mine})

    def pay(self, by):
        for team, members in self.teams.items():
            if self.sum_of(by, members) > max(0, self.total[team]):
                raise No("the team has less life")
        if any(self.is_barred(player, -amount) for player, amount in by.items()):
            raise No("the team can't lose life")
        self.change({player: -amount for player, amount in by.items()})

    def sum_of(self, by, members):
        return sum(amount for player, amount in by.items() if player in members)

    def exchange(self, one, other):
        to = {one: self.has(other), other: self.has(one)}
        if self.team[one] != self.team[other] and self.can_become(to):
            self.become(to)

    def can_become(self, to):
        return not any(self.is_barred(player, to[player] - self.has(player)) for player in to)

    def deal(self, to):
        one_each = len({self.team[player] for player in to}) == len(to)
        same = sorted(to.values()) == sorted(map(self.has, to))
        if not (one_each and same and self.can_become(to)):
            raise No("life totals cannot be redistributed so")
        self.become(to)

    def poison(self, players, number):
        for team in map(self.team.get, players):
            if number < 0 or (team, "get_poison") not in self.barred:
                self.counters[team] = max(0, self.counters[team] + number)

    def look(self):
        without = {team for team, total in self.total.items() if total <= 0}
        self.lost |= without | {team for team, n in self.counters.items() if n >= LETHAL}

    def life(self, ask):
        return self.total[ask["team"]]

    def player_counters(self, ask):
        return self.counters[ask["on"]["team"]]

    def outcome(self, ask):
        if not self.lost:
            return "goes_on"
        if len(self.lost) == len(self.teams):
            return "drawn"
        return "lost" if ask.get("team") in self.lost else "won"

    def read_life(self, ask):
        return self.has(ask["player"])

    def read_poison(self, ask):
        own, others = self.team[ask["player"]], ask.get("of") == "opponents"
        return sum(n for team, n in self.counters.items() if (team != own) == others)

    def poisoned(self, ask):
        return self.counters[self.team[ask["player"]]] > 0


def serve(counter):
    talk.CAN = CAN

    def run(request):
        results = []
        for command in request["params"]["commands"]:
            results.append(counter.result(command))
            if results[-1]["is"] == "refused":
                break
        talk.answer(request, {"results": results})

    talk.serve(run)


if __name__ == "__main__":
    serve(Counter())
