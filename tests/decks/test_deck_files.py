"""What is no deck list, a list of bans or a card file is refused at its line, with what to do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from decks.deck_list_forms import ANGIE, FORMS, SIDE

from ettin_spec.errors import SpecError
from ettin_spec.protocol.decks import Board
from ettin_tck.decks.files.card_data import read_cards
from ettin_tck.decks.files.deck_files import read_deck
from ettin_tck.decks.files.deck_list import DeckFileError

COD = '<cockatrice_deck version="1">\n<zone name="main">\n{}\n</zone>\n</cockatrice_deck>'
DEK = "<Deck>\n{}\n</Deck>"


def read(folder: Path, name: str, text: str | bytes):
    """The entries of a file that holds a text."""
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return [(e.number, e.name, e.board) for e in read_deck(path).entries]


@pytest.mark.parametrize("form", FORMS)
def test_each_form_is_read_whole(tmp_path: Path, form: str) -> None:
    ending, write = FORMS[form]
    found = read(tmp_path, f"deck.{ending}", write(ANGIE, SIDE))
    assert found == [(n, name, Board.MAIN) for n, name in ANGIE] + [
        (n, name, Board.SIDE) for n, name in SIDE
    ]


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("4 Naturalize", (4, "Naturalize", Board.MAIN)),
        ("4x Naturalize", (4, "Naturalize", Board.MAIN)),
        ("  4  Naturalize  ", (4, "Naturalize", Board.MAIN)),
        ("4 Naturalize (ONS) 273", (4, "Naturalize", Board.MAIN)),
        ("4 Naturalize (ONS)", (4, "Naturalize", Board.MAIN)),
        ("4 [ONS] Naturalize", (4, "Naturalize", Board.MAIN)),
        ("4 Naturalize (ONS) 273 *F*", (4, "Naturalize", Board.MAIN)),
        ("SB: 1 Naturalize", (1, "Naturalize", Board.SIDE)),
        ("sb:  1 Naturalize", (1, "Naturalize", Board.SIDE)),
        ("1 Erayo, Soratami Ascendant", (1, "Erayo, Soratami Ascendant", Board.MAIN)),
        ("1 Fire // Ice", (1, "Fire // Ice", Board.MAIN)),
        ("1 Erase (Not the Urza's Legacy One)",
         (1, "Erase (Not the Urza's Legacy One)", Board.MAIN)),
        ("2 帰化", (2, "帰化", Board.MAIN)),
    ],
)  # fmt: skip
def test_a_line_of_text_means_one_card(tmp_path: Path, line: str, entry) -> None:
    assert read(tmp_path, "deck.txt", f"// mine\n\n{line}\n") == [entry]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_headings_begin_a_board_in_any_spelling(tmp_path: Path, end: str) -> None:
    text = end.join(["\ufeffDeck", "1 A", "SIDEBOARD:", "1 B", "Main Deck", "1 C"])
    assert [board for _, _, board in read(tmp_path, "deck.txt", text)] == ["main", "side", "main"]


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("d.txt", "", "d.txt: no card is listed here"),
        ("d.txt", "// nothing\n", "d.txt: no card is listed here"),
        ("d.txt", "4 Naturalize\nGrizzly Bears\n", "d.txt:2: 'Grizzly Bears' is no card"),
        ("d.txt", "0 Naturalize\n", "d.txt:1: '0' is no number of copies"),
        ("d.txt", f"{'9' * 5000} Naturalize\n", "is no number of copies"),
        ("d.txt", b"4 Naturalize\n4 For\xe9t\n", "d.txt:2: this file is not UTF-8"),
        ("d.txt", b"4 Naturalize\n\0\0\n", "d.txt:2: this is no text"),
        ("d.txt", "x" * 1_000_001, "d.txt: this file has more than 1,000,000 bytes"),
        ("d.cod", "<nonsense/>", "d.cod:1: <nonsense> begins no deck list"),
        ("d.cod", COD.format('<card number="four" name="A"/>'), "d.cod:3: 'four' is no number"),
        ("d.cod", COD.format('<card number="4"/>'), "d.cod:3: a card without a name"),
        ("d.cod", COD.format('<card number="4" name="A">'), "d.cod:4: this XML is broken"),
        ("d.cod", '<cockatrice_deck><zone name="tokens"/></cockatrice_deck>', "'tokens'"),
        ("d.cod", '<!DOCTYPE x [<!ENTITY a "b">]>\n' + COD.format(""), "d.cod:1: a document type"),
        ("d.cod", COD.format(""), "d.cod: no card is listed here"),
        ("d.dek", DEK.format('<Cards Name="A"/>'), "d.dek:2: '' is no number of copies"),
        ("d.dek", DEK.format('<Cards Quantity="4"/>'), "d.dek:2: a card without a name"),
        ("d.dek", "<Deck>", "d.dek:1: this XML is broken"),
        ("d.dck", "[Main]\nNaturalize|ONS\n", "d.dck:2: 'Naturalize|ONS' is no card"),
        ("d.dck", "[Main]\n4 A\n[Planes]\n1 B\n", "d.dck:3: '[Planes]' is no part"),
        ("d.dck", "[metadata]\nName=x\n", "d.dck: no card is listed here"),
        ("d.csv", "a,b\n1,2\n", "d.csv:1: no column is called count"),
        ("d.csv", "count,title\n1,A\n", "d.csv:1: no column is called name"),
        ("d.csv", "count,name\n4,A\nx,B\n", "d.csv:3: 'x' is no number of copies"),
        ("d.csv", "name,count\nA\n", "d.csv:2: a cell is missing"),
        ("d.csv", "count,name,board\n1,A,attic\n", "d.csv:2: 'attic' is no board"),
        ("d.csv", 'count,name\n1,"A" b\n', "d.csv:2: this table is broken"),
        ("d.csv", "count,name\n", "d.csv: no card is listed here"),
    ],
)
def test_what_is_no_deck_list_is_refused_at_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str | bytes, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((DeckFileError, SpecError)) as refused:
        read(Path(), name, text)
    assert said in str(refused.value)
    assert str(refused.value).count("\n") == 1


ATOMIC = {
    "meta": {},
    "data": {
        "Naturalize": [
            {
                "name": "Naturalize",
                "type": "Instant",
                "text": "Destroy target artifact or enchantment.",
                "foreignData": [{"language": "German", "name": "Einbürgern"}, {"name": None}],
                "legalities": {"vintage": "Legal"},
            }
        ],
        "Snow-Covered Forest": [
            {"name": "Snow-Covered Forest", "type": "Basic Snow Land — Forest"}
        ],
        "Swarm": [{"name": "Swarm", "type": "Creature — Rat",
                   "text": "A deck can have any number of cards named Swarm."}],
        "Seven": [{"name": "Seven", "type": "Creature — Dwarf",
                   "text": "A deck can have up to seven cards named Seven."}],
        "Fire // Ice": [{"name": "Fire // Ice", "layout": "split", "type": "Instant"}],
        "Front // Back": [{"name": "Front // Back", "layout": "flip", "type": "Creature — Rat"}],
    },
}  # fmt: skip
SCRYFALL = [
    {"name": "Naturalize", "type_line": "Instant", "lang": "de", "printed_name": "Einbürgern"},
    {"name": "Snow-Covered Forest", "type_line": "Basic Snow Land — Forest"},
    {"name": "Swarm", "type_line": "Creature — Rat",
     "oracle_text": "A deck can have any number of cards named Swarm."},
    {"name": "Seven", "type_line": "Creature — Dwarf",
     "oracle_text": "A deck can have up to seven cards named Seven."},
    {"name": "Fire // Ice", "layout": "split", "type_line": "Instant // Instant",
     "card_faces": [{"name": "Fire"}, {"name": "Ice"}]},
    {"name": "Front // Back", "layout": "flip", "card_faces": [
        {"name": "Front", "type_line": "Creature — Rat", "printed_name": "Vorn"},
        {"name": "Back"}]},
    {"name": "Swarm", "layout": "token", "type_line": "Token Creature — Rat"},
]  # fmt: skip


@pytest.mark.parametrize("data", [ATOMIC, SCRYFALL, {"object": "list", "data": SCRYFALL},
                                  {"data": {"ONS": {"cards": SCRYFALL}}}])  # fmt: skip
def test_cards_are_read_from_either_sort_of_file(tmp_path: Path, data: object) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    found = {known.name: known for known in read_cards(path)}
    assert set(found) == {"Naturalize", "Snow-Covered Forest", "Swarm", "Seven", "Fire // Ice",
                          "Front"}  # fmt: skip
    assert "Einbürgern" in found["Naturalize"].also
    assert "Fire/Ice" in found["Fire // Ice"].also
    assert found["Snow-Covered Forest"].card.type == "Basic Snow Land - Forest"
    rules = {name: [a.deck.copies for a in known.card.abilities] for name, known in found.items()}
    assert rules == {**{name: [] for name in found}, "Swarm": ["any"], "Seven": [7]}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "c.json: this JSON is broken"),
        ('[\n{"name": }\n]', "c.json:2: this JSON is broken"),
        ("[1]", "these are no cards"),
        ('{"data": {"A": [{"type": "Instant"}]}}', "these are no cards"),
        ('{"data": 4}', "these are no cards"),
        ("[]", "no cards are in this file"),
        ("{}", "no cards are in this file"),
    ],
)
def test_what_is_no_card_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("c.json").write_text(text, encoding="utf-8")
    with pytest.raises(DeckFileError) as refused:
        read_cards(Path("c.json"))
    assert said in str(refused.value)
