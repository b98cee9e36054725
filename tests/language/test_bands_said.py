"""Which attackers form a band is said in each language, and joined with the rest of the attack."""

from __future__ import annotations

import pytest
from language.small_features import case

from ettin_spec.cards import load_cards
from ettin_spec.language import load_tongue, say, script
from ettin_spec.languages import LANGUAGES
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c

EDWARD, RONALD = a.Whom(player="Edward"), a.Whom(player="Ronald")
HERO, GIANT, BEARS = "Benalish Hero", "Hill Giant", "Grizzly Bears"
MOAT = a.Whom(object="Teferi's Moat")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("whom", "band"),
    [
        ((EDWARD, EDWARD), (HERO, GIANT)),
        ((EDWARD, EDWARD, EDWARD), (HERO, GIANT, BEARS)),
        ((EDWARD, RONALD), (HERO, GIANT)),
        ((EDWARD, MOAT), (HERO, GIANT)),
        ((EDWARD,), (GIANT, HERO)),
    ],
)
def test_a_band_is_printed_and_read_back(
    language: str, whom: tuple[a.Whom, ...], band: tuple[str, ...]
) -> None:
    attackers = tuple(a.Attacker(it, who) for it, who in zip(band, whom, strict=False))
    meaning = a.Attack("Angie", attackers, bands=(band,))
    assert load_tongue(language).read(say(meaning, language)).meaning == meaning


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_creature_of_two_bands_is_printed_and_read_back(language: str) -> None:
    attackers = tuple(a.Attacker(it, EDWARD) for it in (HERO, GIANT, BEARS))
    meaning = a.Attack("Angie", attackers, bands=((HERO, GIANT), (HERO, BEARS)))
    assert load_tongue(language).read(say(meaning, language)).meaning == meaning


def test_who_joins_a_band_joins_one_that_attacks_already() -> None:
    steps = """Given Angie controls “Benalish Hero”
        And Edward controls “Benalish Hero”
        When Angie attacks Edward with “Grizzly Bears”
        And Angie attacks Edward with “Benalish Hero”
        And Barry attacks Edward with “Hill Giant” in a band with “Benalish Hero”
        Then the game goes on"""
    (attack, *_) = script(case(steps), load_cards()).moves
    attackers = tuple(a.Attacker(it, EDWARD) for it in (BEARS, HERO, GIANT))
    assert attack.command == c.Act(a.Attack("Angie", attackers, bands=((GIANT, HERO),)))


def test_who_joins_one_of_a_band_joins_the_band() -> None:
    steps = """Given Barry controls “Timber Wolves”
        When Angie attacks Edward with “Benalish Hero” and “Grizzly Bears” as a band
        And Barry attacks Edward with “Timber Wolves” in a band with “Benalish Hero”
        And Barry attacks Edward with “Mesa Pegasus” in a band with “Timber Wolves”
        And Barry attacks Edward with “Hill Giant”
        Then the game goes on"""
    (attack, *_) = script(case(steps), load_cards()).moves
    assert isinstance(attack.command, c.Act)
    assert isinstance(attack.command.action, a.Attack)
    assert attack.command.action.bands == ((HERO, BEARS, "Timber Wolves", "Mesa Pegasus"),)


def test_two_bands_of_one_sentence_stay_two() -> None:
    steps = """When Angie attacks Edward with “Benalish Hero” in one band with “Hill Giant” and in another with “Grizzly Bears”
        Then the game goes on"""  # noqa: E501 - a sentence of a scenario
    (attack, *_) = script(case(steps), load_cards()).moves
    assert isinstance(attack.command, c.Act)
    assert isinstance(attack.command.action, a.Attack)
    assert attack.command.action.bands == ((HERO, GIANT), (HERO, BEARS))
