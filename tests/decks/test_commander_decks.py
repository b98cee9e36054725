"""`ettin deck check --format commander`: the deck of each player by itself, by its commander."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from decks.deck_list_forms import NO_LIST
from shared.today import TODAY

from ettin_tck.cli import run

Said = tuple[int, str, str]
Check = Callable[..., Said]
BOSH, WORT = "Bosh, Iron Golem", "Wort, the Raidmother"


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Calls the verb for Commander on files that it writes first."""
    monkeypatch.chdir(tmp_path)

    def call(files: dict[str, str], *arguments: str) -> Said:
        for name, text in files.items():
            (tmp_path / name).write_text(text, encoding="utf-8")
        decks = [name for name in files if not name.endswith(".json")]
        code = run(["deck", "check", *decks, "--format", "commander", *arguments])
        said = capsys.readouterr()
        return int(code), said.out, said.err

    return call


def arena(leader: str, *cards: str) -> str:
    """As MTG Arena exports it."""
    return "\n".join(["Commander", f"1 {leader}", "", "Deck", *cards])


def headed(leader: str, *cards: str) -> str:
    """Headed text that ends the commanders with an empty line, and goes on without a heading."""
    return "\n".join(["Commander:", f"1x {leader} (MRD) 147", "", *cards])


def starred(leader: str, *cards: str) -> str:
    """The commander marked behind its name."""
    return "\n".join([*cards, f"1 {leader} *CMDR*"])


def forge(leader: str, *cards: str) -> str:
    """As Forge keeps it."""
    return "\n".join(["[metadata]", "Name=A", "[Commander]", f"1 {leader}|MRD", "[Main]", *cards])


def cockatrice(leader: str, *cards: str) -> str:
    """As a file of Cockatrice has it, with a zone of its own for the commander."""
    rows = [f'<card number="{n}" name="{name}"/>' for n, _, name in map(parted, cards)]
    led = f'<zone name="commander"><card number="1" name="{leader}"/></zone>'
    main = f'<zone name="main">{"".join(rows)}</zone>'
    return f'<cockatrice_deck version="1">{led}{main}</cockatrice_deck>'


def table(leader: str, *cards: str) -> str:
    """As a table."""
    rows = [f'{n},"{name}",main' for n, _, name in map(parted, cards)]
    return "\n".join(["Count,Name,Board", f'1,"{leader}",commander', *rows])


def parted(card: str) -> tuple[str, str, str]:
    return card.partition(" ")


FORMS = {
    "arena.txt": arena,
    "headed.txt": headed,
    "starred.txt": starred,
    "forge.dck": forge,
    "cockatrice.cod": cockatrice,
    "table.csv": table,
}


@pytest.mark.parametrize("name", FORMS)
def test_every_form_says_who_leads(check: Check, name: str) -> None:
    write = FORMS[name]
    assert check({name: write(BOSH, "98 Mountain", "1 Hill Giant")})[0] == 0
    code, out, _ = check({name: write(BOSH, "98 Mountain", "1 Grizzly Bears")})
    assert code == 1
    assert "“Grizzly Bears” has a colour that the commander has not" in out
    assert out.splitlines()[-1] == "1 objection"


def test_each_objection_has_its_clause(check: Check) -> None:
    cards = ("2 Naturalize", "1 Glorious Anthem", "1 Plains", "47 Mountain", "47 Forest")
    code, out, _ = check({"a.txt": arena(WORT, *cards) + "\nSideboard\n1 Hill Giant\n"})
    assert code == 1
    assert [line.strip() for line in out.splitlines()[1:-1:2]] == [
        "903.5a  a.txt: 99 cards with the commander, exactly 100: add 1",
        "903.5b  a.txt:5: 2 “Naturalize”, at most 1: take 1 out",
        "903.5c  a.txt:6: “Glorious Anthem” has a colour that the commander has not: take it out",
        "903.5d  a.txt:7: the mana of “Plains” does not fit the commander's colours: take it out",
        "903.5e  a.txt: 1 card in a sideboard, and there are no sideboards: leave it out",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("100 Mountain", "903.3  a.txt: no card leads the deck"),
        (arena("Hill Giant", "99 Mountain"), "903.3  a.txt:2: “Hill Giant” can't be a commander"),
        (arena(BOSH, "100 Mountain"), "101 cards with the commander, exactly 100: take 1 out"),
        (arena(f"{BOSH}\n1 Thraximundar", "98 Mountain"), "a.txt: 2 commanders, at most 1 here"),
    ],
)  # fmt: skip
def test_who_leads_is_one_that_can(check: Check, text: str, said: str) -> None:
    code, out, _ = check({"a.txt": text})
    assert code == 1
    assert said in out


def test_two_files_are_two_decks_each_judged_alone(check: Check) -> None:
    one, two = arena(BOSH, "98 Mountain", "1 Hill Giant"), arena(BOSH, "99 Mountain")
    assert check({"a.txt": one, "b.txt": one})[0] == 0
    code, out, _ = check({"a.txt": one, "b.txt": two + "\n1 Hill Giant"})
    assert code == 1
    assert "b.txt: 101 cards" in out
    assert "a.txt:" not in out


def test_a_file_that_marks_none_is_told_its_commander_even_beside_the_deck(check: Check) -> None:
    text = f"99 Mountain\nSB: 1 {BOSH}\n"
    assert check({"a.txt": text})[0] == 1
    assert check({"a.txt": text}, "--commander", "Bosh, golem de fer") == (
        0,
        f"a.txt on {TODAY}: Commander\nno objection\n",
        NO_LIST,
    )


@pytest.mark.parametrize(
    ("date", "clauses"),
    [("2010-12-31", ["903.4c", "903.4d"]), ("2011-02-04", []), ("current", [])],
)
def test_the_rules_are_those_of_the_date(check: Check, date: str, clauses: list[str]) -> None:
    _, out, _ = check({"a.txt": arena(BOSH, "99 Mountain")}, "--date", date)
    told = [line.strip().partition("  ")[0] for line in out.splitlines() if ".txt:" in line]
    assert told == clauses


def test_the_words_are_in_the_language_asked_for(check: Check) -> None:
    heads = {
        language: check({"a.txt": "100 Mountain"}, "--lang", language)[1].splitlines()[0]
        for language in ("en", "fr", "it", "ja")
    }
    assert heads == {
        "en": f"a.txt on {TODAY}: Commander",
        "fr": f"a.txt, le {TODAY} : Commander",
        "it": f"a.txt, {TODAY}: Commander",
        "ja": f"a.txt（{TODAY}、統率者戦）",
    }


LEADER = {"type": "Legendary Creature — Human", "power": "2", "toughness": "2"}
MTGJSON = [
    {"name": "Lea", "manaCost": "{2}{R}", "colorIdentity": ["R"], **LEADER},
    {"name": "Dual", "type": "Land — Mountain Swamp", "colorIdentity": ["B", "R"],
     "text": "({T}: Add {B} or {R}.)"},
    {"name": "Echo", "type": "Instant", "manaCost": "{R}", "colorIdentity": ["R", "U"],
     "text": "{2}{U}: Nothing."},
    {"name": "Note", "type": "Instant", "manaCost": "{R}", "colorIdentity": ["R"],
     "text": "Extort (Pay {W/B}.)"},
    {"name": "Day // Night", "layout": "transform", "manaCost": "{R}",
     "colorIdentity": ["R", "U"], **LEADER},
    {"name": "Chariot", "type": "Legendary Artifact — Vehicle", "manaCost": "{4}{R}",
     "colorIdentity": ["R"], "power": "4", "toughness": "4"},
    {"name": "Chief", "type": "Legendary Planeswalker — Chief", "manaCost": "{4}{R}",
     "colorIdentity": ["R"], "text": "Chief can be your commander."},
    {"name": "Ann", "manaCost": "{R}", "colorIdentity": ["R"], "text": "Partner (Two.)", **LEADER},
    {"name": "Bea", "manaCost": "{G}", "colorIdentity": ["G"], "text": "Haste\nPartner", **LEADER},
    *({"name": name, "manaCost": "{R}", "colorIdentity": ["R"], "text": text, **LEADER}
      for name, text in {
          "Cat": "Partner with Dog (x)",
          "Dog": "Haste\nPartner with Cat", "Fox": "Partner with Cat",
          "Una": "Friends forever (Two.)", "Ute": "Partner—Friends forever (Two.)",
          "Zoe": "Partner—Survivors", "Zac": "Flying\nPartner—Survivors (Two.)",
          "Gil": "Choose a Background (One.)", "Kim": "Doctor's companion (One.)",
          "Eve": "Doctor’s companion"}.items()),
    {"name": "Past", "manaCost": "{R}", "colorIdentity": ["R"],
     "type": "Legendary Enchantment — Background"},
    {"name": "Who", "manaCost": "{R}", "colorIdentity": ["R"],
     "type": "Legendary Creature — Time Lord Doctor"},
    {"name": "Quest // Trip", "layout": "adventure", "manaCost": "{R}",
     "colorIdentity": ["R", "U"], **LEADER},
    {"name": "Bare", "type": "Instant"},
]  # fmt: skip
RENAMED = {"type": "type_line", "manaCost": "mana_cost", "colorIdentity": "color_identity",
           "text": "oracle_text"}  # fmt: skip
SCRYFALL = [{RENAMED.get(key, key): said for key, said in card.items()} for card in MTGJSON]
SORTS = {
    "mtgjson": {"data": {card["name"]: [card] for card in MTGJSON}},
    "scryfall": SCRYFALL,
}


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(
    ("leader", "card", "date", "fine"),
    [
        ("Lea", "Note", "current", True),
        ("Lea", "Echo", "current", False),
        ("Lea", "Dual", "current", False),
        ("Lea", "Dual", "2010-12-31", True),
        ("Lea", "Day", "current", False),
        ("Lea", "Day", "2011-02-04", True),
        ("Lea", "Quest", "2023-10-13", False),
        ("Lea", "Quest", "2023-10-12", True),
        ("Lea", "Chariot", "current", True),
        ("Chariot", "Note", "current", True),
        ("Chariot", "Note", "2025-07-24", False),
        ("Chief", "Note", "2015-01-23", True),
        ("Chief", "Note", "2015-01-22", False),
        ("Ann\n1 Bea", "Note", "2016-11-11", True),
        ("Ann\n1 Bea", "Note", "2016-11-10", False),
        ("Ann\n1 Cat", "Note", "current", False),
        ("Cat\n1 Dog", "Note", "2018-06-08", True),
        ("Cat\n1 Dog", "Note", "2018-06-07", False),
        ("Cat\n1 Fox", "Note", "current", False),
        ("Una\n1 Ute", "Note", "2021-11-19", True),
        ("Una\n1 Zoe", "Note", "current", False),
        ("Zoe\n1 Zac", "Note", "2025-11-13", False),
        ("Zoe\n1 Zac", "Note", "2025-11-14", True),
        ("Gil\n1 Past", "Note", "2022-06-10", True),
        ("Gil\n1 Past", "Note", "2022-06-09", False),
        ("Gil\n1 Ann", "Note", "current", False),
        ("Kim\n1 Who", "Note", "2023-10-13", True),
        ("Eve\n1 Who", "Note", "current", True),
        ("Eve\n1 Kim", "Note", "current", False),
    ],
)
def test_card_files_say_what_deck_rules_ask(
    check: Check, *, sort: str, leader: str, card: str, date: str, fine: bool
) -> None:
    rest = 97 if "\n" in leader else 98
    files = {"a.txt": arena(leader, f"1 {card}", f"{rest} Mountain")}
    files["cards.json"] = json.dumps(SORTS[sort])
    code, out, err = check(files, "--cards", "cards.json", "--date", date)
    assert (code, err) == (0 if fine else 1, NO_LIST), out


CHOOSER = {
    "name": "Hue",
    "lang": "en",
    "set": "a",
    "type_line": "Legendary Creature — Shapeshifter",
    "mana_cost": "{5}",
    "oracle_text": "If Hue is your commander, choose a color before the game begins. "
    "Hue is the chosen color.",
    "color_identity": [],
    "layout": "normal",
}


@pytest.mark.parametrize(
    ("colour", "date", "fine"),
    [
        ("blue", "current", True),
        ("blue", "2020-11-20", True),
        ("blue", "2020-11-19", False),
        ("red", "current", False),
    ],
)
def test_a_colour_is_chosen_for_a_commander_that_asks_for_one(
    check: Check, colour: str, date: str, *, fine: bool
) -> None:
    files = {"a.txt": arena("Hue", "99 Island"), "cards.json": json.dumps([CHOOSER])}
    told = ("--cards", "cards.json", "--colour", colour, "--date", date)
    code, out, err = check(files, *told)
    assert (code, err) == (0 if fine else 1, NO_LIST), out


@pytest.mark.parametrize(
    ("files", "arguments", "said"),
    [
        ({"a.txt": arena("Hue", "99 Island"), "cards.json": json.dumps([CHOOSER])},
         ("--cards", "cards.json"), "Hue lets its player choose a colour; say which by --colour"),
        ({"a.txt": arena(BOSH, "99 Mountain")}, ("--colour", "red"), "none of these is"),
        ({"a.txt": "100 Mountain"}, ("--date", "2009-09-30"), "name a day from 2009-10-01 on"),
        ({"a.txt": "100 Mountain"}, ("--commander", BOSH), "is on none of the lists"),
        ({"a.cod": '<cockatrice_deck><zone name="x"/></cockatrice_deck>'}, (), "and commander"),
    ],
)  # fmt: skip
def test_what_cannot_be_judged_is_one_clear_error(
    check: Check, files, arguments, said: str
) -> None:
    code, out, err = check(files, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("ettin: ")
    assert said in err
    assert len(err.splitlines()) <= 2


@pytest.mark.parametrize(
    ("files", "arguments", "said"),
    [
        ({"a.txt": arena(BOSH, "1 Mox Opal", "98 Mountain")}, (), "a.txt:5: the colours of 'Mox"),
        ({"a.txt": arena(BOSH, "1 X", "1 Y", "97 Mountain")}, (), "of 'X' are not known here, nor"),
        ({"a.txt": arena("Lea", "1 Bare", "98 Mountain"), "cards.json": json.dumps(SCRYFALL)},
         ("--cards", "cards.json"), "a.txt:5: the colours of 'Bare'"),
    ],
)  # fmt: skip
def test_unknown_colours_are_no_yes_and_say_where_a_card_file_is_to_be_had(
    check: Check, files, arguments, said: str
) -> None:
    code, out, err = check(files, *arguments)
    assert code == 2
    assert out.splitlines()[-1] == "no objection to what could be judged"
    assert said in err
    assert "https://mtgjson.com" in err and "https://scryfall.com" in err


def test_size_and_copies_are_judged_where_colours_are_unknown(check: Check) -> None:
    """Before, nothing was said of such a deck but that colours are unknown."""
    deck = arena("Some New Legend", "2 Some New Spell", "1 Glorious Anthem", "90 Mountain")
    code, out, err = check({"a.txt": deck})
    assert code == 1
    assert [line.strip() for line in out.splitlines()[1:-1:2]] == [
        "903.5a  a.txt: 94 cards with the commander, exactly 100: add 6",
        "903.5b  a.txt:5: 2 “Some New Spell”, at most 1: take 1 out",
    ]
    assert "ettin: a.txt:2: the colours of 'Some New Legend' are not known here, nor" in err


def test_what_is_known_is_judged_by_colours_beside_what_is_not(check: Check) -> None:
    deck = arena(BOSH, "1 Some New Spell", "1 Glorious Anthem", "97 Mountain")
    code, out, _ = check({"a.txt": deck})
    assert code == 1
    assert "“Glorious Anthem” has a colour that the commander has not" in out
    assert out.splitlines()[-1] == "1 objection"


def test_two_commanders_of_which_nothing_is_known_may_be_partners(check: Check) -> None:
    told = {}
    for number in (2, 3):
        leaders = "\n1 ".join(f"New Legend {n}" for n in range(number))
        told[number] = check({"a.txt": arena(leaders, f"{100 - number} Mountain")})[1]
    assert "commanders, at most 1 here" not in told[2]
    assert "3 commanders, at most 1 here" in told[3]
