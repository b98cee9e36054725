"""What of ours stands on a clause: policies, transitions, scenarios, statements, functions."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ettin_spec.errors import Place
from ettin_spec.input_files import read_text
from ettin_spec.languages import LANGUAGES
from ettin_spec.own_files import PACKAGE
from ettin_spec.rulebook import load_rules
from ettin_spec.sources import load_sources
from ettin_tck.library import Library
from ettin_tck.mutants.code.rule_modules import engine_modules

CITES = re.compile(r"Clauses?:\s+([a-z_]+\.[a-z_.]+[a-z_](?:,\s+[a-z_]+\.[a-z_.]+[a-z_])*)")
"""A docstring of the reference that says which clauses a function obeys."""
TRANSITION = re.compile(r"\{id: ([\w.]+),.* clause: ([\w.]+),")
"""A transition of the flow, a line each."""
FLOW = PACKAGE / "flow" / "flow.yaml"
FIRST_LANGUAGE = "en"


@dataclass
class Standing:
    """The ids of what stands on one clause, and where each is written."""

    policies: dict[str, Place] = field(default_factory=dict)
    transitions: dict[str, Place] = field(default_factory=dict)
    scenarios: dict[str, dict[str, Place]] = field(default_factory=dict)
    """By language."""
    cards: set[str] = field(default_factory=set)
    """Those that the scenarios play."""
    statements: dict[str, Place] = field(default_factory=dict)
    functions: dict[str, Place] = field(default_factory=dict)

    def counted(self) -> str:
        """How much of each kind, in a line."""
        scenarios = self.scenarios.get(FIRST_LANGUAGE, {})
        kinds = {
            "policies": len(self.policies),
            "transitions": len(self.transitions),
            f"scenarios in {len(self.scenarios)} languages": len(scenarios),
            "cards": len(self.cards),
            "statements": len(self.statements),
            "functions": len(self.functions),
        }
        return ", ".join(f"{count} {kind}" for kind, count in kinds.items() if count) or "nothing"

    def places(self) -> Iterator[tuple[str, Place]]:
        """All of it, with what it is and where."""
        for kind, ids in (
            ("policy", self.policies),
            ("transition", self.transitions),
            *((f"scenario ({language})", ids) for language, ids in self.scenarios.items()),
            ("statement", self.statements),
            ("function", self.functions),
        ):
            for name, place in ids.items():
                yield f"{kind} {name}", place


def standing() -> Mapping[str, Standing]:
    """What stands on each clause, by the clause's key."""
    found: defaultdict[str, Standing] = defaultdict(Standing)
    for policy in load_rules().policies.values():
        for value in (*policy.values, *(v for own in policy.pieces.values() for v in own)):
            if value.clause:
                found[value.clause].policies.setdefault(policy.key, value.place)
    for number, line in enumerate(read_text(FLOW).splitlines(), 1):
        if each := TRANSITION.search(line):
            found[each[2]].transitions[each[1]] = Place(str(FLOW), number)
    clauses_of = _scenarios(found)
    for statement in load_sources().statements.values():
        for key in {key for name in statement.scenarios for key in clauses_of.get(name, ())}:
            found[key].statements[statement.id] = statement.place
    _functions(found)
    return found


def _scenarios(found: Mapping[str, Standing]) -> Mapping[str, set[str]]:
    """Note the scenarios of every language; the clauses of each."""
    clauses_of: defaultdict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        library = Library(language)
        for scenario in library.corpus.scenarios:
            for case in scenario.cases:
                for key in case.clauses:
                    clauses_of[scenario.id].add(key)
                    own = found[key].scenarios.setdefault(language, {})
                    own[scenario.id] = scenario.place
                    if language == FIRST_LANGUAGE:
                        found[key].cards.update(library.script(case).cards)
    return clauses_of


def _functions(found: Mapping[str, Standing]) -> None:
    for module in engine_modules():
        text = module.path.read_text(encoding="utf-8")
        for cited in CITES.finditer(text):
            line = text.count("\n", 0, cited.start()) + 1
            for key in cited[1].split(","):
                name = f"{module.shown}:{line}"
                found[key.strip()].functions[name] = Place(str(module.path), line)
