"""YAML without its surprises, by way of libyaml where pyyaml has it.

`on`, `yes` and dates stay text; only true/false, integers and null are read as such.
A key that stands twice is refused.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from ettin_spec.errors import Place, SpecError
from ettin_spec.yaml_files.yaml_places import Path_


class _PlainResolver(yaml.resolver.BaseResolver):
    """Only what JSON knows: booleans, integers, null; all else is text."""


def _resolve(tag: str, pattern: str, first: str) -> None:
    _PlainResolver.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), [*first])


_resolve("bool", r"^(?:true|false)$", "tf")
_resolve("int", r"^-?(?:0|[1-9][0-9]*)$", "-0123456789")
_resolve("null", r"^(?:null|~)$", "n~")


class _PureParser(
    yaml.reader.Reader, yaml.scanner.Scanner, yaml.parser.Parser, yaml.composer.Composer
):
    def __init__(self, stream: str) -> None:
        yaml.reader.Reader.__init__(self, stream)
        yaml.scanner.Scanner.__init__(self)
        yaml.parser.Parser.__init__(self)
        yaml.composer.Composer.__init__(self)


try:
    from yaml._yaml import CParser as _Parser  # libyaml: eight times faster
except ImportError:  # pyyaml built without it
    _Parser = _PureParser  # type: ignore[assignment,misc]  # same methods, in Python


class _Loader(_Parser, yaml.constructor.SafeConstructor, _PlainResolver):
    def __init__(self, stream: str) -> None:
        _Parser.__init__(self, stream)
        yaml.constructor.SafeConstructor.__init__(self)
        _PlainResolver.__init__(self)


def read(text: str, file: str) -> tuple[Any, dict[Path_, Place]]:
    """The data in a text, and where each part is written; `file` is what errors name.

    Raises:
        SpecError: text that is no YAML, or a key given twice.
    """
    loader = _Loader(text)
    try:
        node = loader.get_single_node()
        marks: dict[Path_, Place] = {}
        if node is None:
            return None, marks
        _mark(node, (), file, marks)
        return loader.construct_document(node), marks
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = Place(file, mark.line + 1, mark.column + 1) if mark else Place(file)
        raise SpecError(place, f"not YAML: {error.problem}") from None
    finally:
        loader.dispose()


def _mark(node: yaml.Node, path: Path_, file: str, marks: dict[Path_, Place]) -> None:
    marks.setdefault(path, Place(file, node.start_mark.line + 1, node.start_mark.column + 1))
    if isinstance(node, yaml.SequenceNode):
        for index, item in enumerate(node.value):
            _mark(item, (*path, index), file, marks)
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            inner = (*path, key.value)
            place = Place(file, key.start_mark.line + 1, key.start_mark.column + 1)
            if inner in marks:
                raise SpecError(
                    place, f"the key '{key.value}' stands twice", f"first: {marks[inner]}"
                )
            marks[inner] = place
            _mark(value, inner, file, marks)
