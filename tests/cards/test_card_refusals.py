"""A card that cannot be meant is refused at its line and column, with a remedy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ettin_spec.cards.card_reader import read_cards
from ettin_spec.errors import SpecError, SpecErrors

CARD = """\
Blast:
  in: {fr: Souffle, it: Soffio, ja: 爆風}
  type: Sorcery
  cost: "{1}{R}"
  abilities:
    - spell:
        do:
          - damage: {amount: {half_down: {life: that_player}}, to: each_player}
  wordings:
    2006-05-01: {source: oracle, type: Instant}
"""
MISTAKES = {
    "no such player": ("each_player}", "each_oponent}", "8:64", "nearest: each_opponent"),
    "no such effect": ("damage:", "damge:", "8:13", "nearest: damage"),
    "no such ability": ("spell:", "spel:", "6:7", "nearest: spell"),
    "no such value": ("half_down", "half", "8:31", "nearest: half_up, half_down"),
    "a missing slot": (", to: each_player", "", "8:13", "`to` players or `on` objects"),
    "two words in one": ("life: that_player", "life: you, count: {}", "8:31", "exactly one word"),
    "a word for a number": ("{half_down: {life: that_player}}", "two", "8:22", "one of: cards_"),
    "a player nobody names": ("to: each_player", "to: you", "8:43", "who 'that_player' is"),
    "a spell that nobody casts": (
        "damage: {amount: {half_down: {life: that_player}}, to: each_player}",
        "copy_spell: spell_cast", "8:13", "spell_cast"),
    "a missing language": (", ja: 爆風", "", "2:3", "'ja' is missing"),
    "a text that is written": ("  type:", "  text: Draw.\n  type:", "3:3", "leave it out"),
    "no cost": ("{1}{R}", "1R", "4:3", "'1R' is no cost"),
    "a body without creature": ('cost: "{1}{R}"', "body: 1/1", "4:3", "no creature, but a body"),
    "a creature without body": ("type: Sorcery", "type: Creature - Elf", "1:1", "'' is no body"),
    "marks that are none": ("  type:", "  marks: {text: R}\n  type:", "3:11", "no mana symbols"),
    "a colour that no game sees": (
        "  type:", "  marks: {defines: [red]}\n  type:", "3:3", "declare the card `untold: true`"),
    "an X that nobody chooses": (
        "{half_down: {life: that_player}}", "{variable: X}", "8:31", "what 'X' is"),
    "a part left out of a made-up card": (
        "  type:", "  left_out: [haunt]\n  type:", "3:3", "only a printed card"),
    "an empty part left out": ("  type:", "  left_out: ['']\n  type:", "3:3", "a short phrase"),
    "a part left out twice": (
        "  type:", "  left_out: [haunt, haunt]\n  type:", "3:3", "a short phrase each, once"),
    "a part left out in a sentence": (
        "  type:", "  left_out: [" + "word " * 20 + "]\n  type:", "3:3", "a short phrase"),
    "a layout of one face": ("  type:", "  layout: split\n  type:", "3:3", "no second face"),
    "no type": ("  type: Sorcery\n", "", "1:1", "'type' is missing"),
    "the same wording": ("type: Instant", "type: Sorcery", "10:5", "the wording before, again"),
    "a wording without source": ("source: oracle, ", "", "10:5", "'source' is missing"),
    "no date": ("2006-05-01", "May 2006", "10:5", "'May 2006' is no date"),
    "a nameless field": ("  type:", "  kind:", "3:3", "'kind' is not known here"),
}  # fmt: skip


def read(folder: Path, text: str) -> dict[str, object]:
    """The cards that a text declares."""
    (folder / "x.yaml").write_text(text, encoding="utf-8")
    return dict(read_cards(folder))


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_refused_where_it_stands(mistake: str, tmp_path: Path) -> None:
    right, wrong, place, says = MISTAKES[mistake]
    assert right in CARD
    with pytest.raises(SpecError, match=re.escape(says)) as refusal:
        read(tmp_path, CARD.replace(right, wrong, 1))
    at = refusal.value.place
    assert (Path(at.file).name, f"{at.line}:{at.column}") == ("x.yaml", place)


def test_the_card_without_a_mistake_is_read(tmp_path: Path) -> None:
    assert list(read(tmp_path, CARD)) == ["Blast"]


ONE_MODE = "{do: [{gain_life: {who: you, amount: 1}}]}"


@pytest.mark.parametrize(
    "ability",
    [
        "modes: []",
        f"modes: [{ONE_MODE}]",
        f"modes: {{number: two, of: [{ONE_MODE}]}}",
        f"trigger: {{when: {{dies: itself}}, modes: {{number: one, of: [{ONE_MODE}]}}}}",
    ],
)
def test_what_is_chosen_among_is_two_modes_at_least(ability: str, tmp_path: Path) -> None:
    """A card with fewer was read, and the engine was blamed that refused to cast it."""
    head, _, tail = CARD.partition("    - spell:")
    card = f"{head}    - {ability}\n  wordings:{tail.partition('  wordings:')[2]}"
    with pytest.raises(SpecError, match="not two modes to choose among"):
        read(tmp_path, card)


TARGETLESS = "{lose_life: {who: target, amount: 1}}"
NAMES = "{lose_life: {who: you, amount: 1, as: lost}}"
READS = "{gain_life: {who: you, amount: {the: lost}}}"


@pytest.mark.parametrize("word", ["life", "starting_life", "cards_in_hand"])
def test_a_number_that_one_player_has_is_not_asked_of_several(word: str, tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="each_opponent are several") as refusal:
        read(tmp_path, CARD.replace("life: that_player", f"{word}: each_opponent"))
    assert (refusal.value.place.line, refusal.value.place.column) == (8, 43)


@pytest.mark.parametrize(
    ("targets", "says"),
    [
        ("up_to: true, for_each: you", "one is chosen `for_each` of several players"),
        (
            "second_target: {what: {}}, for_each: each_opponent",
            "`for_each` player one target is chosen, and no second one",
        ),
    ],
)
def test_who_has_a_target_each_is_several_players(targets: str, says: str, tmp_path: Path) -> None:
    aimed = f"{{target: {{what: {{}}}}, {targets}}}"
    spell = f"{{targets: {aimed}, do: [{{destroy: targets}}]}}"
    gust = f"Gust:\n  type: Sorcery\n  abilities:\n    - spell: {spell}\n"
    with pytest.raises(SpecError, match=re.escape(says)):
        read(tmp_path, gust)


@pytest.mark.parametrize(
    ("effects", "says"),
    [
        (TARGETLESS, "nothing says who 'target' is"),
        (TARGETLESS.replace("target", "second_target"), "nothing says who 'second_target' is"),
        (READS, "nothing says what 'lost' is"),
        (f"{READS}, {NAMES}", "write `as: lost` in an effect before"),
        ("{exile_until_leaves: {type: Creature}}", "only a permanent leaves"),
        ("{return_exiled: {under: you, which: with_itself}}", "only a permanent leaves"),
        ("{attach: target}", "only a permanent leaves, is put on something"),
    ],
)
def test_a_name_is_read_only_where_something_has_given_it(
    effects: str, says: str, tmp_path: Path
) -> None:
    gust = f"Gust:\n  type: Sorcery\n  abilities:\n    - spell: {{do: [{effects}]}}\n"
    with pytest.raises(SpecError, match=re.escape(says)) as refusal:
        read(tmp_path, gust)
    assert refusal.value.place.line == 4


NOTHING_GIVES_IT: dict[str, tuple[str, str, str, str]] = {
    "an object that an event has not": (
        "Enchantment",
        "trigger: {when: {gains_life: {who: you}}, do: [{tap: that_object}]}",
        "what 'that_object' is  at abilities[0].trigger.do[0].tap",
        "here may stand: itself",
    ),
    "what has left by the event": (
        "Enchantment",
        "trigger: {when: {dies: {type: Creature}}, do: [{tap: that_object}]}",
        "what 'that_object' is",
        "say it of an event whose object is still there",
    ),
    "a card that stays where it is": (
        "Enchantment",
        "trigger: {when: {enters: {type: Land}}, do: [{return_that_card: {to: hand}}]}",
        "what 'return_that_card' is",
        "say it of an event by which a card leaves",
    ),
    "the target of what gave the emblem": (
        "Sorcery",
        "spell: {targets: {target: {who: any_player}}, do: [{lose_life: {who: target, amount: 1}},"
        " {get_emblem: {who: you, abilities: [{trigger: {when: {draws: {who: you}},"
        " do: [{lose_life: {who: target, amount: 1}}]}}]}}]}",
        "who 'target' is  at abilities[0].spell.do[1].get_emblem.abilities[0].trigger.do[0]",
        "here may stand: you, your_team",
    ),
    "a permanent, of a spell": (
        "Sorcery", "spell: {do: [{tap: itself}]}", "what 'itself' is", "not gone or a spell"),
    "what is paid for with itself": (
        "Artifact",
        "activate: {cost: [{sacrifice: itself}], do: [{tap: itself}]}",
        "what 'itself' is", "on the battlefield, not gone or a spell",
    ),
    "a player as an object": (
        "Sorcery", "spell: {targets: {target: {who: opponent}}, do: [{destroy: target}]}",
        "what 'target' is", "give the ability `targets",
    ),
    "an object as a player": (
        "Sorcery",
        "spell: {targets: {target: {what: {}}}, do: [{destroy: target}, {draw: {who: target}}]}",
        "who 'target' is", "here may stand: you, your_team, each_player",
    ),
    "X that a permanent's spell had": (
        "Enchantment",
        "trigger: {when: {enters: itself}, do: [{draw: {who: you, number: {variable: X}}}]}",
        "what 'X' is", "write {X} in the cost",
    ),
    "what it is put on, of no Aura": (
        "Enchantment", "static: {changes: [{gain: {what: enchanted, ability: haste}}]}",
        "what 'enchanted' is", "enchant: {type: Creature}",
    ),
    "mana that nothing was tapped for": (
        "Land", "activate: {cost: [tap], do: [{add_mana: {colour: produced}}]}",
        "what 'produced' is", "here may stand: white, blue, black, red, green, colourless, any",
    ),
    "a cost that it has not": (
        "Sorcery", "spell: {do: [{only_if: {if: {cost_paid: kicker}, do: [{draw: {who: you}}]}}]}",
        "what 'kicker' is", "give the card a cost for it: `kicker`",
    ),
    "a target with which nothing is done": (
        "Sorcery", "spell: {targets: {target: any_target}, do: [{destroy: target}]}",
        "nothing is done with a target that is a player  at abilities[0].spell.targets",
        "choose no player",
    ),
}  # fmt: skip
"""Kinds of cards, an ability, what is told to be wrong with it, and what is told to do."""


@pytest.mark.parametrize("mistake", NOTHING_GIVES_IT)
def test_a_word_is_refused_where_nothing_gives_what_it_means(mistake: str, tmp_path: Path) -> None:
    """Each of these was read once, and did nothing in a game."""
    kind, ability, wrong, remedy = NOTHING_GIVES_IT[mistake]
    gust = f"Gust:\n  type: {kind}\n  cost: '{{X}}'\n  abilities:\n    - {ability}\n"
    with pytest.raises(SpecError, match=re.escape(wrong)) as refusal:
        read(tmp_path, gust)
    assert refusal.value.place.line == 5
    assert remedy in str(refusal.value)


def test_a_word_is_refused_on_the_other_side_of_a_card_too(tmp_path: Path) -> None:
    front, _, back = TWO_SIDED.replace('      - overload: "{3}{R}"\n', "").partition("  back:")
    text = f"{front}  back:{back.replace('who: you', 'who: target')}"
    with pytest.raises(SpecError, match=r"who 'target' is  at back\.abilities\[0\]") as refusal:
        read(tmp_path, text)
    assert refusal.value.place.line == 12


def test_a_name_that_an_effect_before_has_given_can_be_read(tmp_path: Path) -> None:
    gust = f"Gust:\n  type: Sorcery\n  abilities:\n    - spell: {{do: [{NAMES}, {READS}]}}\n"
    assert list(read(tmp_path, gust)) == ["Gust"]


def test_a_refusal_names_the_path_as_it_is_written(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"Blast: .* at abilities\[0\]\.spell\.do\[0\]\.damage\.to"):
        read(tmp_path, CARD.replace("each_player}", "each_oponent}"))


def test_wordings_come_in_order_of_date(tmp_path: Path) -> None:
    earlier = "    2005-09-01: {source: oracle, type: Sorcery}\n"
    with pytest.raises(SpecError, match="11:5: Blast: 2005-09-01 stands after 2006-05-01"):
        read(tmp_path, CARD + earlier)


def test_two_cards_cannot_have_one_name_in_a_language(tmp_path: Path) -> None:
    other = "Gust:\n  in: {fr: Rafale, it: Soffio, ja: 突風}\n  type: Sorcery\n"
    with pytest.raises(SpecError, match="11:1: Gust: 'Soffio' is the name of Blast in it"):
        read(tmp_path, CARD + other)


def test_a_card_of_two_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "w.yaml").write_text(CARD, encoding="utf-8")
    with pytest.raises(SpecError, match=r"x\.yaml:1:1: Blast stands twice"):
        read(tmp_path, CARD)


def test_all_that_is_wrong_in_all_files_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "v.yaml").write_text("[Gust]", encoding="utf-8")
    (tmp_path / "w.yaml").write_text("Gust:\n  typ: Sorcery\n", encoding="utf-8")
    wrong = CARD.replace("each_player}", "each_oponent}")
    with pytest.raises(SpecErrors) as refusal:
        read(tmp_path, f"{wrong}Breath:\n  type: Creature\n  body: one\n")
    told = [str(error).partition("\n")[0] for error in refusal.value.errors]
    parts = (
        "v.yaml:1:",
        "w.yaml:2:3: Gust: 'typ'",
        "x.yaml:",
        "x.yaml:13:3: Breath: 'one' is no",
    )
    assert all(part in line for part, line in zip(parts, told, strict=True)), told


@pytest.mark.parametrize("text", ["", "[Blast]", "Blast"])
def test_a_file_without_cards_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="no cards here"):
        read(tmp_path, text)


def test_a_condition_about_a_player_nobody_names_is_refused_where_it_stands(tmp_path: Path) -> None:
    text = """\
Ordeal:
  in: {fr: Ordalie, it: Ordalia, ja: 神判}
  type: Enchantment
  abilities:
    - trigger:
        when: {step: {step: upkeep, of: you}}
        if: {at_least: [{life: target}, 50]}
        do: [{win: you}]
"""
    with pytest.raises(SpecError, match=r"abilities\[0\]\.trigger\.if\.at_least\[0\]") as refusal:
        read(tmp_path, text)
    assert refusal.value.place.line == 7
    assert read(tmp_path, text.replace("target", "you"))


TWO_SIDED = """\
Blast:
  in: {fr: Souffle, it: Soffio, ja: 爆風}
  type: Sorcery
  cost: "{1}{R}"
  abilities:
    - spell: {do: [{draw: {who: you}}]}
  layout: split
  back:
    type: Sorcery
    cost: "{R}"
    abilities:
      - spell: {do: [{draw: {who: you}}]}
      - overload: "{3}{R}"
"""


def test_what_is_overloaded_on_the_second_face_has_a_target_too(tmp_path: Path) -> None:
    """It was looked for on the first face alone, and the reference fell over as it was cast."""
    with pytest.raises(SpecError, match="targets one player or one object") as refusal:
        read(tmp_path, TWO_SIDED)
    assert refusal.value.place.line == 11
