"""A thing of the rules has one word in a language, wherever the project speaks of it."""

from __future__ import annotations

import re

import pytest

from ettin_spec.language import features_root
from ettin_tck.explaining.reasons import REASONS

NOT_SAID = [
    ("it", r"turn[oi] extra", "turno addizionale", "due turni extra"),
    ("ja", r"クリーチャー[をが]?[0-9]+枚", "クリーチャー2体", "クリーチャーを3枚"),
    ("fr", r"\b\w+ a \w+ à sa gauche", "Barry est à droite d'Angie", "Barry a Angie à sa gauche"),
]
"""A language, what is not said in it (cards may print it), what is instead, and such a mistake."""


@pytest.mark.parametrize(("language", "wrong", "right", "mistake"), NOT_SAID)
def test_one_word_is_said(language: str, wrong: str, right: str, mistake: str) -> None:
    assert re.search(wrong, mistake) and not re.search(wrong, right)
    files = [*features_root().glob(f"{language}/**/*.feature"), REASONS / f"{language}.yaml"]
    assert len(files) > 200
    found = {path.name: re.findall(wrong, path.read_text(encoding="utf-8")) for path in files}
    assert {name: said for name, said in found.items() if said} == {}
