"""The rulebook of one date: the settings in force, and which of them were read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache

from ettin_spec.errors import nearest
from ettin_spec.rulebook.all_rules import RuleError, load_rules
from ettin_spec.rulebook.rulebook_model import DEFAULT_VARIANT, Scope, Setting


@dataclass(frozen=True)
class Rulebook:
    """The settings in force on a date, in a variant, for a scope."""

    date: str
    variant: str
    scope: Scope
    settings: Mapping[str, Setting]

    @staticmethod
    def on(
        date: str,
        variant: str = DEFAULT_VARIANT,
        scope: str = "tournament",
        overrides: Mapping[str, Setting] | None = None,
    ) -> Rulebook:
        """The rulebook of a date (ISO, or a name); `overrides` put other settings in places.

        Raises:
            DateError: no such date.
            RuleError: no such variant, scope or policy, or a setting the policy never had.
        """
        return _on(date, variant, scope, tuple((overrides or {}).items()))

    @property
    def heads(self) -> int:
        """How many players a team has."""
        return load_rules().variants[self.variant].heads

    @property
    def teams(self) -> int:
        """How many teams play."""
        return load_rules().variants[self.variant].teams

    @property
    def allies(self) -> int:
        """How many teams, side by side, win and lose together."""
        return load_rules().variants[self.variant].allies

    def __getitem__(self, key: str) -> Setting:
        """What a policy is set to; RuleError names the nearest where there is no such policy."""
        try:
            return self.settings[key]
        except KeyError:
            raise RuleError(f"no policy '{key}'; {nearest(key, self.settings)}") from None

    def noting(self) -> NotingRulebook:
        """The same rulebook, which keeps note of what is read from it."""
        return NotingRulebook(self.date, self.variant, self.scope, self.settings)


@dataclass(frozen=True)
class NotingRulebook(Rulebook):
    """A rulebook that keeps note of the policies read from it.

    What is read from one that this one makes (`noting`) is read from this one, too.
    """

    _noted: dict[str, None] = field(default_factory=dict, repr=False, compare=False)
    _of: NotingRulebook | None = field(default=None, repr=False, compare=False)

    def __getitem__(self, key: str) -> Setting:
        """What a policy is set to; the key is noted."""
        if key not in self._noted:
            self._note(key)
        return self.settings[key]

    def noting(self) -> NotingRulebook:
        """The same rulebook, which keeps note of what is read from it, and tells it this one."""
        return NotingRulebook(self.date, self.variant, self.scope, self.settings, _of=self)

    def note(self, keys: tuple[str, ...]) -> None:
        """Policies have been read before, and what was found then is used."""
        for key in keys:
            if key not in self._noted:
                self._note(key)

    def _note(self, key: str) -> None:
        super().__getitem__(key)
        self._noted[key] = None
        if self._of is not None:
            self._of.note((key,))

    @property
    def count(self) -> int:
        """How many policies have been read so far."""
        return len(self._noted)

    @property
    def read(self) -> tuple[str, ...]:
        """The policies read so far, each once, in the order of their first reading."""
        return tuple(self._noted)


@lru_cache(1 << 10)
def _on(
    date: str, variant: str, scope: str, overrides: tuple[tuple[str, Setting], ...]
) -> Rulebook:
    rules = load_rules()
    if variant not in rules.variants:
        raise RuleError(f"no variant '{variant}'; {nearest(variant, rules.variants)}")
    day, among = rules.parse_date(date), rules.scope(scope)
    changed = {key: rules.setting(key, word) for key, word in overrides}
    pieces = rules.variants[variant].pieces
    return Rulebook(day, variant, among, {**_in_force(day, among, pieces), **changed})


@cache
def _in_force(date: str, scope: Scope, pieces: tuple[str, ...]) -> Mapping[str, Setting]:
    policies = load_rules().policies
    return {key: policy.at(date, scope, pieces).value for key, policy in policies.items()}
