"""A phrase table says everything, in one way only, and what it cannot mean is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import combinations, count, product
from typing import Any

import pytest
import yaml

from ettin_spec.cards import load_cards
from ettin_spec.errors import SpecError
from ettin_spec.language.people import seating
from ettin_spec.language.sentences.holes.counted_holes import Counted
from ettin_spec.language.sentences.holes.object_holes import SPELL
from ettin_spec.language.sentences.holes.plain_holes import Unsayable, Words
from ettin_spec.language.sentences.lexicon import VALUES
from ettin_spec.language.sentences.listing.nearest import Nearest
from ettin_spec.language.sentences.matching import Matcher
from ettin_spec.language.sentences.meanings import FOLDER, load_senses
from ettin_spec.language.sentences.phrase_table import Table, load_table, table_from
from ettin_spec.language.sentences.printing import Printer
from ettin_spec.language.sentences.spoken_language import (
    Tongue,
    UnknownPhraseError,
    load_tongue,
    say,
)
from ettin_spec.languages import LANGUAGES
from ettin_spec.protocol.actions import Activate, Keep
from ettin_spec.protocol.facts import Controls, Life
from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_spec.yaml_files.yaml_places import loads


def plain(language: str) -> dict[str, Any]:
    """A phrase file as plain data, to be spoilt."""
    text = (FOLDER / f"{language}.yaml").read_text(encoding="utf-8")
    data: dict[str, Any] = yaml.safe_load(text)
    return data


def table(data: dict[str, Any], language: str = "en") -> Table:
    text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False)
    return table_from(loads(text, "en.yaml"), language)


def refusal(data: dict[str, Any]) -> str:
    with pytest.raises(SpecError) as caught:
        table(data)
    return str(caught.value)


def samples(hole: str, found: Table, people: Sequence[str]) -> list[Any]:
    """Some values for a hole, those at the edges of numbers among them."""
    kind = found.lexicon.type_of(hole)
    name = hole.rstrip("0123456789")
    if isinstance(kind, Words):
        return list(people if name == "player" else kind.base)
    if isinstance(kind, Counted):
        nouns = ["Hill Giant"] if "*" in kind.nouns else list(kind.nouns)
        body = {"body": "2/3"} if kind.has_body else {}
        return [{"n": n, "noun": noun, **body} for n, noun in product((0, 1, 2, 11), nouns)]
    if name == "body":
        return ["2/2", "-1/10"]
    if name in ("n", "count"):
        return [0, 1, 2, 11, -1]
    if name == "nth":
        return [1, 2, 6]
    if name == "whom":
        return [{"team": "A"}, {"player": "Barry"}]
    told = ["Hill Giant", "Hill Giant [Barry, 2]"]
    return [f"{SPELL}{each}" for each in told] if name == "spell" else told


def fillings(found: Table) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Each phrase with each two values in each two holes: of people all, or two teams of two."""
    few = [player for team in seating(DEFAULT_VARIANT) for player in team.players]
    for phrase in found.phrases:
        names = sorted({hole.name for hole in phrase.holes})
        several = sum(name.startswith("player") for name in names) > 1
        people = few if several else VALUES["player"]
        for values in in_pairs([samples(name, found, people) for name in names]):
            yield phrase, dict(zip(names, values, strict=True))


def in_pairs(choices: Sequence[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
    """Values for some holes, so that each two of two holes meet; the others take their turns."""
    turns = count()
    if len(choices) < 2:
        yield from product(*choices)
    for one, other in combinations(range(len(choices)), 2):
        for first, second in product(choices[one], choices[other]):
            turn = next(turns)
            filled = [values[turn % len(values)] for values in choices]
            filled[one], filled[other] = first, second
            yield tuple(filled)


@pytest.mark.slow  # every phrase with all that can fill it
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_reads_back_equal(language: str) -> None:
    found, names = load_table(language), load_cards()
    matcher, printer = Matcher(found), Printer(found)
    said = 0
    for phrase, slots in fillings(found):
        try:
            text = printer.filled(phrase, slots, names)
        except Unsayable:
            continue
        matched = matcher.match(text)
        assert matched is not None, text
        assert (matched.phrase, matcher.slots(matched, names)) == (phrase, slots), text
        said += 1
    assert said > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_meaning_can_be_said(language: str) -> None:
    found = load_table(language)
    assert {phrase.sense.key for phrase in found.phrases} == set(load_senses())


@pytest.mark.parametrize("language", LANGUAGES)
def test_zero_of_something_is_said_with_its_own_word(language: str) -> None:
    none = Controls("Ronald", 0, kind="creature")  # type: ignore[arg-type]  # plain text will do
    said = say(none, language)
    assert "0" not in said
    read = load_tongue(language).read(said).meaning
    assert isinstance(read, Controls)
    assert (read.player, read.number) == ("Ronald", 0)


@pytest.mark.parametrize(
    ("language", "zero", "one"),
    [
        ("en", "Angie's team has 0 life", "Angie's team has 1 life"),
        ("fr", "l'équipe d'Angie a 0 point de vie", "l'équipe d'Angie a 1 point de vie"),
        ("it", "la squadra di Angie ha 0 punti vita", "la squadra di Angie ha 1 punto vita"),
        ("ja", "アンジーのチームのライフは0点である", "アンジーのチームのライフは1点である"),
    ],
)
def test_a_pair_follows_its_number_as_the_language_does(language: str, zero: str, one: str) -> None:
    assert (say(Life("A", 0), language), say(Life("A", 1), language)) == (zero, one)


def test_one_points_is_read_where_a_table_filled_it_in() -> None:
    assert load_tongue("fr").read("l'équipe d'Angie a 1 points de vie").meaning == Life("A", 1)


def test_a_pronoun_must_be_its_persons_own() -> None:
    assert load_tongue("en").read("Angie keeps her hand").meaning == Keep("Angie")
    with pytest.raises(UnknownPhraseError):
        load_tongue("en").read("Angie keeps his hand")


def test_a_card_that_nobody_knows_is_named_with_the_nearest() -> None:
    with pytest.raises(Exception, match=r"no card is called 'Teferis Moat'.*Teferi's Moat"):
        load_tongue("en").read("Angie controls “Teferis Moat”")


def test_cards_are_translated_through_their_names() -> None:
    said = "Angie active la capacité de « Hidetsugu le malfaisant »"
    assert load_tongue("fr").read(said).meaning == Activate("Angie", "Heartless Hidetsugu")


def test_a_sentence_is_remembered() -> None:
    tongue = Tongue(load_table("en"), load_cards())
    assert tongue.read("the game goes on") is tongue.read("the game goes on")


@pytest.mark.slow  # searches all sentences of two phrases
def test_two_phrases_for_one_sentence_are_refused_with_the_shortest() -> None:
    data = plain("en")
    data["phrases"]["in_hand"] = ["{player} has {card} in hand", "{player} controls {card}"]
    told = refusal(data)
    assert 'two phrases accept "Angie controls “' in told or "controls “x”" in told
    assert "controls_cards#0, in_hand#1" in told
    assert "en.yaml:" in told


@pytest.mark.slow  # tries all pairs of phrases
def test_an_ambiguity_deep_inside_two_lexicons_is_found() -> None:
    data = plain("en")
    data["words"]["team"]["E"] = "Edward"
    data["phrases"]["wins"] = "{team} keeps his hand"
    assert 'two phrases accept "Edward keeps his hand": keep#0, wins#0' in refusal(data) or (
        "wins#0, keep#0" in refusal(data)
    )


@pytest.mark.slow  # searches all sentences of two phrases
def test_an_ambiguity_of_numbers_is_found() -> None:
    data = plain("en")
    data["phrases"]["life"] = "{team} has {n} cards"
    data["phrases"]["loses"] = "{team} has 7 cards"
    assert 'accept "Angie has 7 cards"' in refusal(data)


SPOILT: list[tuple[str, Any, str]] = [
    ("life", "{team} has life", "life: the holes do not fit: n"),
    ("life", "{team} and {player} have {n} life", "the holes do not fit: player"),
    ("life", "{team:of} has {n} life", "'team' has no form 'of'"),
    ("loses", "{team} (loses|lose) it", "a pair in round brackets follows no number"),
    ("keep", "{player} [keeps|keep|kept|holds] {player:own} hand", "neither three forms nor two"),
    ("life", "{team} has {n} life)", "a bracket does not fit"),
    ("lives", "{team} has {n} life", "'lives' is not known here"),
]


@pytest.mark.parametrize(("key", "template", "told"), SPOILT)
def test_a_phrase_that_cannot_be_meant_is_refused(key: str, template: Any, told: str) -> None:
    data = plain("en")
    data["phrases"][key] = template
    assert told in refusal(data)
    assert refusal(data).startswith("en.yaml:")


def test_a_meaning_without_phrase_is_refused() -> None:
    data = plain("en")
    del data["phrases"]["goes_on"]
    assert "nothing is said for 'goes_on'" in refusal(data)


def test_a_person_without_name_is_refused() -> None:
    data = plain("en")
    del data["words"]["player"]["Barry"]
    assert "nothing is said for 'Barry'" in refusal(data)


def test_a_part_that_no_phrase_file_has_is_refused() -> None:
    data = plain("en")
    data["nouns"] = {}
    assert "'nouns' is not known here" in refusal(data)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SpecError, match="there are no phrases in 'tlh'"):
        load_table("tlh")


@pytest.mark.slow  # prints a whole corpus
def test_the_elided_form_stands_before_a_vowel() -> None:
    data = plain("fr")
    data["cases"]["player"]["of"] = "de {}|d'{}"
    data["phrases"]["keep"] = "c'est la main {player:of} et {player} la [garde|garder]"
    said = table(data, "fr")
    assert (
        Printer(said).say(Keep("Angie"), load_cards()) == "c'est la main d'Angie et Angie la garde"
    )
    assert (
        Printer(said).say(Keep("Barry"), load_cards()) == "c'est la main de Barry et Barry la garde"
    )


SLIPS = [
    ("en", "Angie's team has 17 lives", "life"),
    ("en", "Edward keeps hand", "keep"),
    ("en", "it's Angie's team's upkeep", "moment"),
    ("en", "Ronald cast Biorhythm", "cast"),
    ("fr", "Angie perd la vie", "loses"),
    ("fr", "Edward peut pas attaquer l'équipe d'Angie avec « Grizzlis »", "attack"),
    ("fr", "3 tours sont joués", "turns_end"),
    ("it", "Angie controlla nessuna creatura", "controls_things"),
    ("it", "la squadra di Edward gioca la prima", "plays_first"),
    ("ja", "アンジーのチームのライフは17である", "life"),
    ("ja", "エドワードは手札をキープ", "keep"),
]


@pytest.mark.slow  # compares slips with every phrase
@pytest.mark.parametrize(("language", "slip", "key"), SLIPS)
def test_the_nearest_phrases_of_a_slip_have_the_one_that_was_meant(
    language: str, slip: str, key: str
) -> None:
    nearest = Nearest(load_table(language), load_cards())
    assert key in [phrase.sense.key for phrase in nearest.ranked(slip)[:2]]


def test_an_unknown_phrase_names_the_nearest_and_where_to_look() -> None:
    with pytest.raises(UnknownPhraseError) as caught:
        load_tongue("fr").read("Angie perd la vie")
    assert str(caught.value).splitlines() == [
        'no phrase says "Angie perd la vie"',
        '    nearest: "Angie perd la partie", "Angie perd 17 points de vie"'
        "     (ettin phrases --lang fr vie)",
    ]


def test_the_nearest_phrase_speaks_of_the_same_people() -> None:
    nearest = Nearest(load_table("en"), load_cards())
    assert '"Ronald keeps his hand"' in nearest.remedy("Ronald keeps the hand")


@pytest.mark.slow  # reads changed copies of the table
def test_spoiling_a_copy_leaves_the_file_alone() -> None:
    data = plain("en")
    other = deepcopy(data)
    assert table(other).phrases == table(data).phrases
