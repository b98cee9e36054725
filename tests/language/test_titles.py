"""A title is read in lists, away from its neighbours: it stands alone, and is one scenario's."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from shared.corpora import corpus

from ettin_spec.languages import LANGUAGES

LEANS = {
    "en": r"(And|Or|Nor|But|So|Also|Then|It|Its|They|Their) "
    r"|To the (left|right) it |.*\b(the same (holds|goes)|does the same$)",
    "fr": r"(Et|Ou|Mais|Donc|De même|Pas davantage|Puis|Ensuite|Elles?|Ils|Il en est ainsi)\b"
    r"|.*(c'est l'inverse|il en est de même|fait la même chose)$",
    "it": r"(E|Ed|O|Oppure|Ma|Così|Lo stesso|Poi|Esso|Essa)\b"
    r"|.*(è il contrario|vale lo stesso|fa la stessa cosa)$",
    "ja": r"(そして|あるいは|または|次に|しかし)|[^、。]*(でも|場合も|後も|ときも)同(じ|様)である$",
}
"""How a title begins or ends that goes on from the one before it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_leans_on_the_one_before_it(language: str) -> None:
    leaning = re.compile(LEANS[language])
    titles = [(it.id, it.title) for it in corpus(language).scenarios]
    assert [told for told in titles if leaning.match(told[1])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_is_that_of_two_scenarios(language: str) -> None:
    counted = Counter(it.title for it in corpus(language).scenarios)
    assert [title for title, times in counted.items() if times > 1] == []


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Nor once somebody has conceded, in whose turn ever"),
        ("en", "In the end step the same holds"),
        ("en", "It can be dealt to a creature"),
        ("fr", "De même une fois que quelqu'un a concédé, quel que soit le tour"),
        ("fr", "À droite, c'est l'inverse"),
        ("it", "Verso destra è il contrario"),
        ("it", "E chi l'ha lanciata può vincere con un effetto"),
        ("ja", "終了ステップでも同じである"),
        ("ja", "あるいは先に軽減し、2倍にするものは何も残らない"),
    ],
)
def test_a_title_that_leans_is_found(language: str, title: str) -> None:
    assert re.match(LEANS[language], title)
