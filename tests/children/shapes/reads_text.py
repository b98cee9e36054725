"""An engine that reads cards' text: of what is sent it looks at names, types and English text only.

`reads_text.py MISTAKE`: `teammates are opponents`, or `damage to one head`. With `claims all` for a
mistake it claims every word, and says which cards it cannot read.
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
import talk  # noqa: E402 - found beside and above
from text_reader import Unread, read  # noqa: E402 - as above

MISTAKE = sys.argv[1] if len(sys.argv) > 1 else ""
WORDS = (
    *("ability.spell", "effect.damage", "effect.gain_life", "effect.set_life", "effect.draw"),
    *("who.you", "who.each_player", "who.each_opponent", "who.target", "what.target"),
    *("target.any_target", "target.any_player"),
)
CAN = {
    "name": "reads text",
    "version": "1",
    "protocol": {"major": 1, "minor": 2},
    "rules": {"first": "2019-07-12", "last": "9999-12-31"},
    "actions": ["cast"],
    "places": ["controls", "in_hand", "life", "library_size"],
    "observes": ["life", "hand_size", "library_size", "zone", "outcome"],
    "advances": ["left_stack"],
    "answers": [],
    "cards": {"names": ["Filler", "Mana Source"], "words": WORDS},
}
if MISTAKE == "claims all":
    CAN["cards"]["words"] = ["*"]
START, STEP = {1: 20, 2: 30}, "precombat_main"


class No(Exception):
    """The rules do not allow it."""


class CannotRead(Exception):
    """Some cards of a game, each with the reason."""


class Game:
    """One game from a position in a main phase; who pays is not looked at."""

    def __init__(self, command):
        self.sides = {team["id"]: team["players"] for team in command["teams"]}
        self.side_of = {name: side for side, names in self.sides.items() for name in names}
        self.active = self.first = next(iter(self.sides))
        self.life = {side: START[len(names)] for side, names in self.sides.items()}
        self.hand, self.library = dict.fromkeys(self.side_of, 0), dict.fromkeys(self.side_of, 53)
        self.cards, self.at, self.stack = command["cards"], {}, []
        self.lost, self.passed, self.turn, self.step = set(), [], 1, "mulligans"
        self.in_succession = 0
        self.read_all()

    def read_all(self):
        """Read every card; all that cannot be read are told at once."""
        unread = {}
        for name, card in self.cards.items():
            try:
                if "Land" not in card["type"] or name not in CAN["cards"]["names"]:
                    read(name, card.get("text"))
            except Unread as why:
                unread[name] = str(why)
        if unread:
            raise CannotRead(unread)

    def place(self, command):
        self.active = self.first = command["active"]
        self.turn, self.step = command.get("turn", 3), STEP
        for fact in command["facts"]:
            match fact["fact"]:
                case "life":
                    self.life[fact["team"]] = fact["total"]
                case "library_size":
                    self.library[fact["player"]] = fact["number"]
                case "in_hand":
                    self.hand[fact["player"]] += 1
                    self.at[fact["label"]] = ("hand", fact["player"], fact["card"])
                case "controls":
                    there = ("battlefield", fact["player"], fact["card"])
                    self.at |= dict.fromkeys(fact.get("labels", ()), there)

    def act(self, action):
        by, label, targets = action["by"], action["object"], action.get("targets", [])
        zone, owner, name = self.at.get(label, ("", "", ""))
        card = self.cards.get(name, {"type": ""})
        if self.lost or self.side_of[by] != self.first:
            raise No("the team does not have priority")
        if zone != "hand" or owner != by or "Land" in card["type"]:
            raise No("that is no spell in this hand")
        if "Instant" not in card["type"] and (self.stack or self.first != self.active):
            raise No("it is no instant")
        does = read(name, card.get("text"))
        if len(targets) != any(who == "target" for _, who, _ in does):
            raise No("it has another number of targets")
        self.in_succession = 0
        self.hand[by] -= 1
        self.at[label] = ("stack", by, name)
        self.stack.append((label, by, targets, does))

    def give_up(self, team):
        if self.lost or team != self.first:
            raise No("the team does not have priority")
        self.passed.append(team)
        self.in_succession += 1
        if self.in_succession < len(self.sides):
            (self.first,) = self.sides.keys() - {team}
            return
        self.in_succession = 0
        if self.stack:
            self.resolve()
        else:
            self.first, self.step = self.active, "beginning_of_combat"

    def resolve(self):
        label, by, targets, does = self.stack.pop()
        if all(map(self.is_there, targets)):
            for what, who, number in does:
                self.do(what, self.who(who, by, targets), number)
        kind = self.cards[self.at[label][2]]["type"]
        zone = "graveyard" if "Instant" in kind or "Sorcery" in kind else "battlefield"
        self.at[label] = (zone, by, self.at[label][2])
        self.lost |= {side for side, total in self.life.items() if total <= 0}
        self.first = self.active

    def is_there(self, target):
        return target in self.side_of or self.at.get(target, ("",))[0] == "battlefield"

    def who(self, said, by, targets):
        own = [by] if MISTAKE == "teammates are opponents" else self.sides[self.side_of[by]]
        return {
            "you": [by],
            "target": targets,
            "each player": list(self.side_of),
            "each opponent": [name for name in self.side_of if name not in own],
        }[said]

    def do(self, what, players, number):
        if MISTAKE == "damage to one head" and what == "damage":
            players = list({self.side_of[name]: name for name in players}.values())
        for name in players:
            if name not in self.side_of:
                self.hurt(name, number)
                continue
            side = self.side_of[name]
            match what:
                case "damage":
                    self.life[side] -= number
                case "gain":
                    self.life[side] += number
                case "become":
                    self.life[side] = number
                case "draw":
                    self.draw(name, number)

    def hurt(self, label, number):
        """Damage to a creature; what earlier damage it has is not kept here."""
        _, owner, name = self.at[label]
        if number >= int(self.cards[name]["body"].split("/")[1]):
            self.at[label] = ("graveyard", owner, name)

    def draw(self, name, number):
        if number > self.library[name]:
            self.lost.add(self.side_of[name])
        drawn = min(number, self.library[name])
        self.library[name] -= drawn
        self.hand[name] += drawn

    def observe(self, ask):
        match ask["q"]:
            case "life":
                return self.life[ask["team"]]
            case "hand_size":
                return self.hand[ask["player"]]
            case "library_size":
                return self.library[ask["player"]]
            case "zone":
                zone, owner, _ = self.at[ask["object"]]
                return {"zone": zone, "player": owner}
            case "outcome":
                return self.outcome(ask.get("team"))

    def outcome(self, team):
        if len(self.lost) == len(self.sides):
            return "drawn"
        if not self.lost:
            return "goes_on"
        return "lost" if team in self.lost else "won"

    def status(self):
        passed, self.passed = self.passed, []
        over = {"for": "over", "teams": {side: self.outcome(side) for side in self.sides}}
        waiting = over if self.lost else {"for": "priority", "team": self.first}
        here = {"turn": self.turn, "active": self.active, "step": self.step}
        return {**here, "stack": len(self.stack), "waiting": waiting, "passed": passed}


class Server:
    """The game that is played now."""

    game = None

    def result(self, command):
        try:
            if command["cmd"] == "observe":
                return {"is": "value", "value": self.game.observe(command["ask"])}
            self.follow(command)
        except CannotRead as found:
            (cards,) = found.args
            reason = f"{len(cards)} of the cards cannot be read"
            return {"is": "unsupported", "reason": reason, "cards": cards}
        except No as reason:
            return {"is": "refused", "reason": str(reason), "status": self.game.status()}
        return {"is": "done", "status": self.game.status()}

    def follow(self, command):
        match command["cmd"]:
            case "new_game":
                self.game = Game(command)
            case "place":
                self.game.place(command)
            case "act":
                self.game.act(command["action"])
            case "pass":
                self.game.give_up(command["team"])
            case "advance":
                label = command["to"]["object"]
                while any(each[0] == label for each in self.game.stack):
                    self.game.give_up(self.game.first)

    def run(self, request):
        results = []
        for command in request["params"]["commands"]:
            results.append(self.result(command))
            if results[-1]["is"] in ("refused", "unsupported"):
                break
        talk.answer(request, {"results": results})


if __name__ == "__main__":
    talk.CAN = CAN
    talk.serve(Server().run)
