"""Our YAML has places and no surprises, with libyaml and without it."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ettin_spec.errors import SpecError
from ettin_spec.yaml_files import plain_yaml, yaml_places

FILES = sorted(Path(yaml_places.__file__).parents[1].rglob("*.yaml"))


@pytest.fixture
def without_libyaml(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The same module where pyyaml was built without libyaml."""
    monkeypatch.setitem(sys.modules, "yaml._yaml", None)
    spec = importlib.util.spec_from_file_location("plain_yaml_in_python", plain_yaml.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "plain_yaml_in_python", module)
    spec.loader.exec_module(module)
    return module


def test_words_and_dates_stay_text() -> None:
    text = "on: yes\nday: 2005-08-01\nclause: 606.9\nmany: 5\nsure: true\nnone: ~"
    assert yaml_places.loads(text, "x").data == {
        "on": "yes",
        "day": "2005-08-01",
        "clause": "606.9",
        "many": 5,
        "sure": True,
        "none": None,
    }


def test_every_part_has_its_place() -> None:
    found = yaml_places.loads("a:\n  - b: 1\n  - c: 2\n", "x")
    assert str(found.at("a", 1, "c")) == "x:3:5"
    assert str(found.at("a", 1, "d", "e")) == "x:3:5"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a: 1\nb: 2\na: 3", "x:3:1: the key 'a' stands twice"),
        ("a: [1,\nb: 2", "x:3:1: not YAML"),
        ("a: !!python/name:os.system x", "x:1:4: not YAML"),
    ],
)
def test_what_is_no_plain_yaml_is_refused(text: str, says: str) -> None:
    with pytest.raises(SpecError, match=says):
        yaml_places.loads(text, "x")


@pytest.mark.slow  # every file is read twice
def test_the_files_read_the_same_without_libyaml(without_libyaml: ModuleType) -> None:
    assert without_libyaml.read is not plain_yaml.read
    assert FILES
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        assert plain_yaml.read(text, "x") == without_libyaml.read(text, "x"), file
