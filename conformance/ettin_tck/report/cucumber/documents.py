"""Feature files as messages: the text, its tree, and a pickle for each case that is played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from gherkin.parser import Parser
from gherkin.stream.id_generator import IdGenerator

from ettin_spec.input_files import read_text
from ettin_spec.language.scenario import Role
from ettin_spec.own_files import OWN, located

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.language.scenario import Case, Scenario

MEDIA_TYPE = "text/x.cucumber.gherkin+plain"
TYPES = {Role.GIVEN: "Context", Role.WHEN: "Action", Role.THEN: "Outcome"}

Message = dict[str, Any]
"""One line: the name of a kind of message with its content."""


class Documents:
    """Tells each feature file once, before the first case that stands in it."""

    def __init__(self, ids: IdGenerator) -> None:
        self._ids = ids
        self._nodes: dict[str, dict[int, str]] = {}

    def tell(self, name: str) -> Iterator[Message]:
        """The messages of a file, named as `own_files` does; none if it was told before.

        Raises:
            InputError: the file has gone.
        """
        if name in self._nodes:
            return
        text = read_text(located(name))
        document: Any = Parser().parse(text)
        self._nodes[name] = {}
        self._identify(document.get("feature", {}), self._nodes[name])
        yield {"source": {"uri": uri(name), "data": text, "mediaType": MEDIA_TYPE}}
        yield {"gherkinDocument": {**document, "uri": uri(name)}}

    def pickle(self, scenario: Scenario, case: Case) -> Message:
        """A case with the sentences as they are said in its variant."""
        file, line = scenario.place.file, scenario.place.line
        return {
            "id": self._ids.get_next_id(),
            "uri": uri(file),
            "name": f"{scenario.title} ({case.id})",
            "language": scenario.language,
            "astNodeIds": [self._nodes[file][line]],
            "tags": [],
            "steps": [
                {
                    "id": self._ids.get_next_id(),
                    "text": step.text,
                    "type": TYPES[step.role],
                    "astNodeIds": [self._nodes[step.place.file][step.place.line]],
                }
                for step in case.steps
            ],
        }

    def _identify(self, tree: Any, nodes: dict[int, str]) -> None:
        """Number what the parser has numbered for each file anew, and note it by its line."""
        if isinstance(tree, list):
            for each in tree:
                self._identify(each, nodes)
        elif isinstance(tree, dict):
            if "id" in tree:
                tree["id"] = self._ids.get_next_id()
                nodes.setdefault(tree["location"]["line"], tree["id"])
            for each in tree.values():
                self._identify(each, nodes)


def uri(name: str) -> str:
    """A file's name for readers: of ours from the folder that holds it, else as it was given."""
    return name.removeprefix(OWN) if name.startswith(OWN) else Path(name).as_posix()
