"""Reads what a spell says, sentence by sentence, into what is to be done; knows no card by name."""

import re

NUMBERS = {"a": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
WHOM = {
    "each player": "each player",
    "each opponent": "each opponent",
    "any target": "target",
    "target player": "target",
    "target creature or player": "target",
}
SENTENCES = (
    (re.compile(r"(?P<it>.+) deals (?P<n>\d+) damage to (?P<who>[a-z ]+)"), "damage"),
    (re.compile(r"(?P<who>You) gain (?P<n>\d+) life"), "gain"),
    (re.compile(r"(?P<who>Target player)'s life total becomes (?P<n>\d+)"), "become"),
    (re.compile(r"(?P<who>Each player|Target player) draws (?P<n>\w+) cards?"), "draw"),
    (re.compile(r"(?P<who>)Draw (?P<n>\w+) cards?"), "draw"),
)


class Unread(Exception):
    """A sentence that is not understood."""


def read(name, text):
    """What a card says, in order: what is done, to whom, how much."""
    if text is None:
        return []
    return [_sentence(name, said) for said in text.removesuffix(".").split(". ")]


def _sentence(name, said):
    for form, does in SENTENCES:
        found = form.fullmatch(said)
        if found and found.groupdict().get("it", name) == name:
            who = found["who"].lower()
            return does, WHOM.get(who, "you"), NUMBERS.get(found["n"]) or int(found["n"])
    raise Unread(f"what is said by “{said}”?")
