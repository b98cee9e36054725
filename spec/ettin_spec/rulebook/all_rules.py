"""All that the rulebook's files say, and the questions that are asked of all dates together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from ettin_spec.compiled import BEYOND_SCENARIOS, compiled
from ettin_spec.errors import EttinError, nearest
from ettin_spec.rulebook.dates import read_date
from ettin_spec.rulebook.rulebook_model import (
    SCOPES,
    Clause,
    NamedDate,
    Policy,
    Scope,
    Setting,
    Variant,
)

HERE = Path(__file__).parent


class RuleError(EttinError):
    """A policy, value, clause, variant or scope that the rulebook does not have."""


@dataclass(frozen=True)
class Rules:
    """Policies, clauses, named dates and variants by key."""

    policies: Mapping[str, Policy]
    """Every rule that ever changed."""
    clauses: Mapping[str, Clause]
    """Every passage of the rules that something here rests on."""
    dates: Mapping[str, NamedDate]
    """The dates that have names."""
    variants: Mapping[str, Variant]
    """So many teams of so many heads, by the variant's name."""

    def policy(self, key: str) -> Policy:
        """A policy by its key; RuleError names the nearest where there is none."""
        if key not in self.policies:
            raise RuleError(f"no policy '{key}'; {nearest(key, self.policies)}")
        return self.policies[key]

    def clause(self, key: str) -> Clause:
        """A clause by its key; RuleError names the nearest where there is none."""
        if key not in self.clauses:
            raise RuleError(f"no clause '{key}'; {nearest(key, self.clauses)}")
        return self.clauses[key]

    def clause_in(self, key: str, pieces: Sequence[str]) -> Clause:
        """The clause that says what another does, where a variant has these pieces.

        Of several the last has the last word. RuleError where there is no such clause.
        """
        clause = self.clause(key)
        others = [clause.pieces[piece] for piece in pieces if piece in clause.pieces]
        return self.clause(others[-1]) if others else clause

    def parse_date(self, text: str) -> str:
        """The ISO date that a text, ISO or a name, means; DateError says what is possible."""
        return read_date(text, self.dates)

    def scope(self, text: str) -> Scope:
        """A scope by its name; RuleError names the nearest where there is none."""
        for scope in SCOPES:
            if scope == text:
                return scope
        raise RuleError(f"no scope '{text}'; {nearest(text, SCOPES)}")

    def change_dates(self, scope: Scope = "tournament") -> tuple[str, ...]:
        """The days on which some setting changed in some variant, the first day included."""
        return self._change_dates[scope]

    @cached_property
    def _change_dates(self) -> Mapping[Scope, tuple[str, ...]]:
        played = {variant.pieces for variant in self.variants.values()}
        return {
            scope: tuple(
                sorted(
                    {
                        span.since
                        for policy in self.policies.values()
                        for pieces in played
                        for span in policy.spans(scope, pieces)
                    }
                )
            )
            for scope in SCOPES
        }

    def explain(
        self,
        key: str,
        setting: Setting,
        scope: Scope = "tournament",
        pieces: Sequence[str] = (),
    ) -> str:
        """When a setting of a policy held: `before 2010-04-23`; empty where it never did."""
        return self.policy(key).held(setting, scope, pieces)

    def parse_override(self, text: str) -> tuple[str, Setting]:
        """The policy and the setting that `life.read=half_rounded_up` means.

        Raises:
            RuleError: another form, no such policy, or a reading that the policy does not know.
        """
        key, equals, word = text.partition("=")
        if not equals:
            raise RuleError(f"'{text}' is not of the form POLICY=VALUE")
        return key, self.setting(key, word)

    def setting(self, key: str, word: Setting) -> Setting:
        """A setting that the policy has had, or a reading it declares, from how it is written."""
        policy = self.policy(key)
        known = {str(setting): setting for setting in policy.readings}
        if str(word) not in known:
            been, never = (", ".join(map(str, s)) for s in (policy.settings, policy.never))
            also = f"; readings that never held: {never}" if never else ""
            raise RuleError(f"policy {key} was never '{word}'; it has been: {been}{also}")
        return known[str(word)]


def read_rules(folder: Path = HERE) -> Rules:
    """The rulebook in the files of a folder.

    Raises:
        SpecError: the first thing in them that cannot be meant.
    """
    from ettin_spec.rulebook import policy_sentences, rulebook_reader  # noqa: PLC0415 - YAML, only where it is read

    clauses = rulebook_reader.read_clauses(folder / "clauses.yaml")
    policies = rulebook_reader.read_policies(folder / "policies", clauses)
    return Rules(
        policy_sentences.with_sentences(policies, folder / "policy_sentences"),
        clauses,
        rulebook_reader.read_dates(folder / "dates.yaml"),
        rulebook_reader.read_variants(folder / "variants.yaml"),
    )


@cache
def load_rules() -> Rules:
    """The project's own rulebook, read once."""
    return compiled("rulebook", Rules, read_rules, without=BEYOND_SCENARIOS)
