"""A deck checker of today's rules, and nothing else: no game, no status, no card data."""

from collections import Counter

import talk

CAN = {
    "name": "deck checker",
    "version": "1",
    "profiles": ["deck"],
    "rules": {"first": "2018-10-05", "last": "9999-12-31"},
    "places": ["deck", "listed", "opened"],
    "observes": ["decks_allowed"],
}
LEAST = {"constructed": 60, "sealed": 40, "draft": 40}
OUR_OWN_BAN = "Erayo, Soratami Ascendant"


class Checker:
    """One team's decks at a time; `unified`: does it look at both together?"""

    def __init__(self, unified=True):
        self.unified = unified

    def result(self, command):
        match command["cmd"]:
            case "new_game":
                self.cards, self.teams = command.get("cards", {}), command["teams"]
                self.one_name = command["date"] >= "2022-04-29"
            case "register":
                self.facts = command["facts"]
            case "observe":
                return {"is": "value", "value": {"allowed": self.allowed(**command["ask"])}}
        return {"is": "done"}

    def allowed(self, team, format, **_):  # noqa: A002 - the protocol's word
        (players,) = (each["players"] for each in self.teams if each["id"] == team)
        if any(self.counts(player, "main").total() < LEAST[format] for player in players):
            return False
        if format != "constructed":
            return True
        decks = [self.counts(player, "main") for player in players]
        beside = any(self.counts(player, "side") for player in players)
        return not beside and all(map(self.alone, decks)) and self.together(decks)

    def counts(self, player, board):
        found = Counter()
        for fact in self.facts:
            ours = fact["fact"] == "deck" and fact["player"] == player
            if ours and fact.get("board", "main") == board:
                found[self.name(fact["card"])] += fact["number"]
        return found

    def name(self, card):
        known_as = self.cards[card].get("marks", {}).get("known_as")
        return known_as if known_as and self.one_name else card

    def alone(self, deck):
        return all(number <= self.most(card) for card, number in deck.items())

    def most(self, card):
        listed = [f for f in self.facts if f["fact"] == "listed"]
        standing = {self.name(f["card"]): f["standing"] for f in listed}
        if standing.get(card) == "banned" or card == OUR_OWN_BAN:
            return 0
        own = [a["deck"]["copies"] for a in self.said(card) if "deck" in a]
        if self.basic(card) or own == ["any"]:
            return 9999
        return 1 if standing.get(card) == "restricted" else own[0] if own else 4

    def said(self, card):
        abilities = self.cards.get(card, {}).get("abilities", [])
        return [a for a in abilities if isinstance(a, dict)]

    def basic(self, card):
        return self.cards.get(card, {}).get("type", "").startswith("Basic ")

    def together(self, decks):
        shared = set.intersection(*map(set, decks))
        return not self.unified or all(map(self.basic, shared))


def serve(checker):
    talk.CAN = CAN

    def run(request):
        results = [checker.result(command) for command in request["params"]["commands"]]
        talk.answer(request, {"results": results})

    talk.serve(run)


if __name__ == "__main__":
    serve(Checker())
