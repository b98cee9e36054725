"""Whose an object is, and which of several, can be said; what leaves it open is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from language.small_features import case, feature, wrong

from ettin_spec.cards import load_cards
from ettin_spec.language import load_tongue, say, script
from ettin_spec.language.object_reference import Reference, reference
from ettin_spec.language.people import TEAM_OF
from ettin_spec.language.scenario import Move
from ettin_spec.language.sentences.pronouns import resolved, sayable
from ettin_spec.languages import LANGUAGES
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.base import Purpose

TWO_BEARS = "Given Angie controls two “Grizzly Bears”\nAnd Barry controls “Grizzly Bears”\n"
GOES_ON = "\nThen the game goes on"
BEARS = "Grizzly Bears"

references = st.builds(
    Reference,
    st.sampled_from(["Grizzly Bears", "Teferi's Moat", "Hill Giant"]),
    st.none() | st.sampled_from(sorted(TEAM_OF)),
    st.none() | st.integers(1, 10),
)


def moves(steps: str) -> tuple[Move, ...]:
    return script(case(steps + GOES_ON), load_cards()).moves


def labels(steps: str) -> list[str]:
    """The labels of what resolves."""
    ways = [move.command.to for move in moves(steps) if isinstance(move.command, c.Advance)]
    return [way.object for way in ways if isinstance(way, c.Left)]


def block(attacker: str) -> a.Block:
    return a.Block("Ronald", (a.Blocker("Hill Giant", attacker),))


tokens = st.builds(
    Reference,
    st.sampled_from(["Teferi's Moat", "Hill Giant"]),
    st.none() | st.sampled_from(sorted(TEAM_OF)),
    st.integers(1, 10),
    st.just(True),
)


@given(references | tokens)
def test_a_reference_is_read_from_its_text(meant: Reference) -> None:
    assert reference(str(meant)) == meant


@pytest.mark.parametrize("language", LANGUAGES)
@settings(deadline=None, max_examples=40)
@given(references, references)
def test_what_tells_objects_apart_is_printed_and_read_back(
    language: str, one: Reference, other: Reference
) -> None:
    meanings = [
        a.Activate("Angie", str(one)),
        a.Block("Angie", (a.Blocker(str(one), str(other)),)),
        f.Attacking(str(one)),
        f.Body(str(one), "2/2"),
        c.Left(str(one)),
    ]
    for meaning in meanings:
        assert load_tongue(language).read(say(meaning, language)).meaning == meaning


@pytest.mark.parametrize("language", LANGUAGES)
@settings(deadline=None, max_examples=20)
@given(tokens, tokens)
def test_a_token_is_printed_and_read_back_where_something_is_done_with_it(
    language: str, one: Reference, other: Reference
) -> None:
    whom = a.Whom(player="Edward")
    for meaning in (
        a.Activate("Angie", str(one)),
        a.Attack("Angie", (a.Attacker(str(one), whom), a.Attacker(str(other), whom))),
        a.Block("Angie", (a.Blocker(str(one), str(other)),)),
        a.Cast("Angie", "Shock", targets=(str(one),)),
        c.Answer("Angie", Purpose.TARGET, (str(one),)),
    ):
        assert load_tongue(language).read(say(meaning, language)).meaning == meaning


def test_a_token_is_called_by_its_name_its_player_and_which_it_is() -> None:
    steps = """When the declare attackers step of Angie's team begins
        And Angie attacks Edward with the second “Grizzly Bears” token
        And Ronald blocks Angie's second “Grizzly Bears” token with “Hill Giant”
        And Edward chooses Angie's second “Grizzly Bears” token as the target
        And Angie's team passes priority"""
    named = "Grizzly Bears token 2 of Angie"
    told = script(case(TWO_BEARS + steps + GOES_ON), load_cards())
    attack, blocks = (move.command for move in told.moves[1:3])
    assert attack == c.Act(a.Attack("Angie", (a.Attacker(named, a.Whom(player="Edward")),)))
    assert blocks == c.Act(block(named))
    assert told.answers == (c.Answer("Edward", Purpose.TARGET, (named,)),)


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ("When Edward casts “Shock” targeting the first “Grizzly Bears” token", "say whose it is"),
        ("Then the first “Grizzly Bears” token is 2/2", "ask how many tokens a player controls"),
    ],
)
def test_a_token_that_is_left_open_or_is_asked_for_is_refused(steps: str, told: str) -> None:
    assert told in wrong(feature(TWO_BEARS + steps + ("" if "Then" in steps else GOES_ON)))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ronald blocks Barry's second “Grizzly Bears” with “Hill Giant”"),
        ("fr", "Ronald bloque la deuxième carte « Grizzlis » de Barry avec « Géant des collines »"),
        ("it", "Ronald blocca la seconda carta “Orso Grizzly” di Barry con “Gigante di Collina”"),
        ("ja", "ロナルドが《丘巨人》でバリーの2枚目の《灰色熊》をブロックする"),
    ],
)
def test_it_is_said_as_the_language_says_it(language: str, said: str) -> None:
    assert say(block(f"{BEARS} [Barry, 2]"), language) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "la deuxième créature « Grizzlis » d'Angie attaque"),
        ("it", "la seconda creatura “Orso Grizzly” di Angie sta attaccando"),
    ],
)
def test_a_noun_that_is_there_is_not_said_again(language: str, said: str) -> None:
    assert say(f.Attacking(f"{BEARS} [Angie, 2]"), language) == said


def test_italian_joins_its_prepositions() -> None:
    assert say(a.Activate("Angie", "Grizzly Bears [2]"), "it") == (
        "Angie attiva l'abilità della seconda carta “Orso Grizzly”"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_straight_quotes_are_read(language: str) -> None:
    tongue = load_tongue(language)
    said = tongue.say(a.Cast("Angie", BEARS))
    before, after = tongue.table.lexicon.file.quotes
    typed = said.replace(before, '"').replace(after, '"')
    assert typed != said
    assert tongue.read(typed).meaning == a.Cast("Angie", BEARS)


def test_whose_and_which_become_the_label_of_one_object() -> None:
    attack = "When Angie attacks Edward with the second “Grizzly Bears”"
    whom = a.Whom(player="Edward")
    assert moves(TWO_BEARS + attack)[0].command == c.Act(
        a.Attack("Angie", (a.Attacker("Grizzly Bears#2", whom),))
    )
    seen = feature(f"{TWO_BEARS}Then Barry's “Grizzly Bears” is 2/2")
    assert "“Grizzly Bears” is 2/2" in seen
    steps = f"{TWO_BEARS}When Angie attacks Edward with the first “Grizzly Bears”"
    assert moves(steps)[0].command == c.Act(a.Attack("Angie", (a.Attacker("Grizzly Bears", whom),)))


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ("When Angie attacks Edward with “Grizzly Bears”", "Grizzly Bears can be any of 2 here"),
        ("Then “Grizzly Bears” is 2/2", r"say whose it is (Angie, Barry)"),
        ("Then Edward's “Grizzly Bears” is 2/2", "Edward has no Grizzly Bears in this scenario"),
        ("Then Angie's third “Grizzly Bears” is 2/2", "there are only 2 of Grizzly Bears"),
    ],
)
def test_a_name_that_several_objects_have_is_refused(steps: str, told: str) -> None:
    ends = "" if "Then" in steps else GOES_ON
    assert told in wrong(feature(TWO_BEARS + steps + ends))


def test_of_two_of_one_name_the_one_that_attacks_is_blocked() -> None:
    steps = """
        Given Angie controls “Grizzly Bears”
        And Barry controls “Grizzly Bears”
        And Ronald controls “Hill Giant”
        When the declare attackers step of Angie's team begins
        And Barry attacks Edward with “Grizzly Bears”
        And the declare blockers step of Angie's team begins
        And Ronald blocks “Grizzly Bears” with “Hill Giant”"""
    assert moves(steps)[-2].command == c.Act(block("Grizzly Bears#2"))
    both = steps.replace(
        "And the declare blockers",
        "And Angie attacks Edward with “Grizzly Bears”\n        And the declare blockers",
    )
    assert "Grizzly Bears can be any of 2 here" in wrong(feature(both + GOES_ON))
    named = both.replace("blocks “", "blocks Angie's “")
    assert moves(named)[-2].command == c.Act(block("Grizzly Bears"))


def test_cards_in_a_hand_are_alike() -> None:
    steps = "Given Angie has “Flame Rift” in hand\nAnd Angie has “Flame Rift” in hand\n"
    assert moves(f"{steps}When Angie casts “Flame Rift”")[0].command == c.Act(
        a.Cast("Angie", "Flame Rift")
    )


TWO_RIFTS = "When Angie casts “Flame Rift”\nAnd Barry casts “Flame Rift”\n"


def test_the_spell_is_the_one_that_was_cast_last_and_has_not_resolved() -> None:
    steps = f"{TWO_RIFTS}And the spell resolves\nAnd the spell resolves"
    assert labels(steps) == ["Flame Rift#2", "Flame Rift"]


def test_a_spell_can_be_named_by_whose_it_is() -> None:
    steps = f"{TWO_RIFTS}And Angie's “Flame Rift” resolves"
    assert labels(steps) == ["Flame Rift"]


def test_a_card_that_is_cast_twice_is_two_cards() -> None:
    once = "Angie casts “Flame Rift”\nAnd the spell resolves\n"
    assert labels(f"When {once}And {once}") == ["Flame Rift", "Flame Rift#2"]


def test_a_spell_that_nobody_has_cast_cannot_resolve() -> None:
    steps = f"{TWO_RIFTS}And Edward's “Flame Rift” resolves{GOES_ON}"
    assert "nothing was cast or activated that could resolve here" in wrong(feature(steps))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spell_that_is_named_is_printed_and_read_back(language: str) -> None:
    meant = [
        a.Cast("Angie", "Flame Rift"),
        a.Cast("Barry", "Flame Rift"),
        c.Left("Flame Rift [Angie]"),
    ]
    tongue = load_tongue(language)
    assert resolved([tongue.read(said).meaning for said in tongue.say_all(meant)]) == meant


def test_each_of_two_spells_is_the_spell_in_its_turn() -> None:
    meant = [a.Cast("Angie", "Flame Rift"), a.Cast("Barry", "Hill Giant")]
    left = [c.Left("Hill Giant [Barry]"), c.Left("Flame Rift [Angie]")]
    assert sayable([*meant, *left])[2:] == [c.Left("the spell")] * 2
    assert resolved(sayable([*meant, *left])) == [*meant, *left]


def test_a_triggered_ability_is_that_of_one_object() -> None:
    steps = """
        Given Barry controls “Verdant Force”
        When Angie casts “Verdant Force”
        And the spell resolves
        And the upkeep of Edward's team begins
        And the triggered ability of “Verdant Force” resolves"""
    assert "Verdant Force can be any of 2 here" in wrong(feature(steps + GOES_ON))
    named = steps.replace("of “", "of Barry's “")
    assert labels(named) == ["Verdant Force#2", "Verdant Force"]


def test_what_gives_somebody_a_card_names_no_object() -> None:
    steps = "Given Angie has Barry's “Flame Rift” in hand" + GOES_ON
    assert "no object is meant here, but a card" in wrong(feature(steps))
