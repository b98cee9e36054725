"""YAML without its surprises, by way of libyaml where pyyaml has it.

`on`, `yes` and dates stay text; only true/false, integers and null are read as such.
A key that stands twice is refused.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from ettin_spec.errors import Place, SpecError
from ettin_spec.yaml_files.yaml_bounds import Bounds
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
        SpecError: text that is no YAML, a key given twice, or more than any file needs.
    """
    _check_bounds(text, file)
    loader = _Loader(text)
    try:
        node = loader.get_single_node()
        marks: dict[Path_, Place] = {}
        if node is None:
            return None, marks
        _mark(node, (), file, marks)
        return loader.construct_document(node), marks
    except (yaml.YAMLError, ValueError, TypeError, LookupError) as error:
        raise _no_yaml(error, file) from None
    finally:
        loader.dispose()


def _no_yaml(error: Exception, file: str) -> SpecError:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    place = Place(file, mark.line + 1, mark.column + 1) if mark else Place(file)
    problem = getattr(error, "problem", None) or str(error).partition("\n")[0]
    return SpecError(place, f"not YAML: {problem}")


def _check_bounds(text: str, file: str) -> None:
    """Refuse what would have no end once it is put together: too deep, or told by aliases."""
    loader = _Loader(text)
    bounds = Bounds(file)
    try:
        while (event := loader.get_event()) is not None:
            bounds.take(event)
    except (yaml.YAMLError, ValueError) as error:
        raise _no_yaml(error, file) from None
    finally:
        loader.dispose()


def _mark(node: yaml.Node, path: Path_, file: str, marks: dict[Path_, Place]) -> None:
    marks.setdefault(path, Place(file, node.start_mark.line + 1, node.start_mark.column + 1))
    if isinstance(node, yaml.SequenceNode):
        for index, item in enumerate(node.value):
            _mark(item, (*path, index), file, marks)
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            place = Place(file, key.start_mark.line + 1, key.start_mark.column + 1)
            if not isinstance(key, yaml.ScalarNode):
                raise SpecError(place, "a key is a list or a map", "write a word")
            inner = (*path, key.value)
            if inner in marks:
                raise SpecError(
                    place, f"the key '{key.value}' stands twice", f"first: {marks[inner]}"
                )
            marks[inner] = place
            _mark(value, inner, file, marks)
