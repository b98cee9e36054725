"""The objects that a case has laid out, by name, owner and zone, with the labels they go by."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from ettin_spec.errors import SpecError
from ettin_spec.language.object_reference import Reference, reference
from ettin_spec.language.scenario import Step
from ettin_spec.protocol.token_labels import TokenLabel


class Zone(Enum):
    """Where a card is, as far as the sentences so far tell."""

    BATTLEFIELD = auto()
    HAND = auto()
    GRAVEYARD = auto()
    LIBRARY = auto()
    EXILE = auto()
    COMMAND = auto()
    CAST = auto()
    """It was cast in this scenario: it may be on the battlefield, or in a graveyard."""
    ATTACKING = auto()
    """It has been declared in the latest attack."""


IN_PLAY = (Zone.BATTLEFIELD, Zone.CAST, Zone.ATTACKING)
TO_CAST = (Zone.HAND, Zone.COMMAND, Zone.GRAVEYARD)


@dataclass(frozen=True)
class Laid:
    """One card: its English name, whose it was at first, where it is, its label."""

    name: str
    player: str
    zone: Zone
    label: str


@dataclass
class LaidObjects:
    """The cards of a case in the order in which they were laid out."""

    _laid: list[Laid] = field(default_factory=list)

    def new_label(self, name: str, player: str, zone: Zone) -> str:
        """The label of one more card: its name, or for further ones its name and a number."""
        stands = sum(each.name == name for each in self._laid)
        label = f"{name}#{stands + 1}" if stands else name
        self._laid.append(Laid(name, player, zone, label))
        return label

    def has(self, text: str) -> bool:
        """Is there a card of the name that is referred to?"""
        return any(each.name == reference(text).name for each in self._laid)

    def zone(self, label: str) -> Zone:
        """Where the card with a label is."""
        return next(each.zone for each in self._laid if each.label == label)

    def moves(self, labels: Collection[str], zone: Zone) -> None:
        """Cards are no longer where they were."""
        self._laid = [
            replace(each, zone=zone) if each.label in labels else each for each in self._laid
        ]

    def attack(self, labels: Collection[str]) -> None:
        """These attack now, and no others."""
        before = [each.label for each in self._laid if each.zone is Zone.ATTACKING]
        self.moves(before, Zone.BATTLEFIELD)
        self.moves(labels, Zone.ATTACKING)

    def label(
        self, text: str, owners: Collection[str], step: Step, zones: Collection[Zone] = IN_PLAY
    ) -> str:
        """The label of the card that a sentence refers to.

        It is the owners' where they have one of that name and the sentence does not say whose,
        and lies in one of the zones where one does.

        Raises:
            SpecError: nobody has such a card, or several could be meant.
        """
        meant = reference(text)
        if meant.token:
            return _token(meant, owners, step)
        found = self._of(meant, owners)
        if not found:
            raise SpecError(
                step.place,
                f'{meant.name} is nowhere in this scenario: "{step.text}"'
                if meant.whose is None
                else f'{meant.whose} has no {meant.name} in this scenario: "{step.text}"',
                "say in Given who controls it",
            )
        if meant.nth is not None:
            return _counted(meant.nth, found, step)
        there = [each for each in found if each.zone in zones] or found
        if len(there) > 1 and not _alike(there):
            raise _ambiguous(there, step)
        return there[0].label

    def _of(self, meant: Reference, owners: Collection[str]) -> list[Laid]:
        named = [each for each in self._laid if each.name == meant.name]
        if meant.whose is not None:
            return [each for each in named if each.player == meant.whose]
        return [each for each in named if each.player in owners] or named


def _token(meant: Reference, owners: Collection[str], step: Step) -> str:
    """What a token is called, of those whose player is said or is one alone."""
    whose = (meant.whose,) if meant.whose is not None else tuple(owners)
    if len(whose) != 1 or meant.nth is None:
        raise SpecError(
            step.place,
            f'a token of {meant.name} can be anybody\'s here: "{step.text}"',
            "say whose it is, as `ettin phrases token` shows",
        )
    return str(TokenLabel(meant.name, whose[0], meant.nth))


def _alike(found: list[Laid]) -> bool:
    """Are they cards in one hand, of which any will do?"""
    return {each.zone for each in found} == {Zone.HAND} and len({x.player for x in found}) == 1


def _counted(nth: int, found: list[Laid], step: Step) -> str:
    if nth > len(found):
        raise SpecError(
            step.place,
            f'there are only {len(found)} of {found[0].name} that can be meant: "{step.text}"',
            "they are counted as Given names them: permanents first, then hands",
        )
    return found[nth - 1].label


def _ambiguous(found: list[Laid], step: Step) -> SpecError:
    owners = list(dict.fromkeys(each.player for each in found))
    whose = f"whose it is ({', '.join(owners)})" if len(owners) > 1 else "which it is (the second)"
    return SpecError(
        step.place,
        f'{found[0].name} can be any of {len(found)} here: "{step.text}"',
        f"say {whose}, as `ettin phrases whose` shows",
    )
