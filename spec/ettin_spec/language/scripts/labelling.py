"""From the names that sentences say to the labels of the objects that they mean."""

from __future__ import annotations

import msgspec

from ettin_spec.errors import SpecError
from ettin_spec.language.announced_objects import AnnouncedObjects
from ettin_spec.language.object_reference import reference
from ettin_spec.language.people import PEOPLE, TEAM_OF
from ettin_spec.language.scenario import Step
from ettin_spec.language.scripts.laid_objects import IN_PLAY, TO_CAST, LaidObjects, Zone
from ettin_spec.protocol import decks as d
from ettin_spec.protocol import facts
from ettin_spec.protocol.actions import (
    Action,
    Activate,
    Attack,
    Attacker,
    Block,
    Blocker,
    Cast,
    PlayLand,
    TurnFaceUp,
    Whom,
)
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.commands import Answer, Until

FROM_HAND = (Purpose.DISCARD, Purpose.EXILE, Purpose.OPENING_HAND, Purpose.FROM_HAND)
"""Choices among the cards in a hand."""
FROM_LIBRARY = (
    Purpose.LOOK_TO_BOTTOM,
    Purpose.LOOK_TO_GRAVEYARD,
    Purpose.LOOK_ORDER,
    Purpose.SEARCH,
)
"""Choices among cards in a library."""


class Labelling:
    """Labels what is said, sentence by sentence: what was done before tells objects apart.

    All methods raise SpecError, at the sentence's place, for a card that is nowhere, or that can
    be one of several.
    """

    def __init__(self, objects: LaidObjects) -> None:
        self._objects = objects
        self._announced = AnnouncedObjects()
        self._attacked: tuple[str, ...] = ()

    def awaited(self, until: Until) -> None:
        """A step is reached, or turns end: the stack has been emptied."""
        self._announced.hear(until)

    def left(self, text: str, step: Step) -> str:
        """The object that leaves the stack: what was announced last of what can be meant.

        Of what was announced it is told whose it is; else it is an ability that has triggered.
        """
        told = not reference(text).is_plain
        meant = self._announced.latest(Cast, Activate, text=text) if told else None
        if meant is None:
            return self._objects.label(text, (), step)
        self._announced.resolve(meant)
        return meant.label

    def refused(self, action: Action, step: Step) -> Action:
        """An action that changes nothing."""
        return self._labelled(action, step)

    def done(self, action: Action, step: Step) -> Action:
        """An action that is carried out."""
        labelled = self._labelled(action, step)
        attacked, self._attacked = self._attacked, ()
        match labelled:
            case Cast(_, label):
                self._objects.moves((label,), Zone.CAST)
            case PlayLand(_, label):
                self._objects.moves((label,), Zone.BATTLEFIELD)
            case Attack(_, attackers):
                self._attacked = (*attacked, *(attacker.object for attacker in attackers))
                self._objects.attack(self._attacked)
        if isinstance(labelled, Cast | Activate):
            self._announced.hear(action, labelled.object)
        return labelled

    def _labelled(self, action: Action, step: Step) -> Action:
        match action:
            case Attack(by, attackers, whose, bands):
                named = tuple(self._attacker(each, whose or by, step) for each in attackers)
                return Attack(by, named, whose, tuple(self._band(b, by, step) for b in bands))
            case Block(by, blockers):
                return Block(by, tuple(self._blocker(each, by, step) for each in blockers))
            case TurnFaceUp(by, thing):
                owner = action.for_player or by
                label = self._objects.label(thing, (owner,), step, IN_PLAY)
                return msgspec.structs.replace(action, object=label)
            case PlayLand(by, thing):
                label = self._objects.label(thing, (by,), step, TO_CAST)
                return msgspec.structs.replace(action, object=label)
            case Cast(by, thing, targets) | Activate(by, thing, targets):
                zones = TO_CAST if isinstance(action, Cast) else IN_PLAY
                owner = action.for_player or by
                label = self._objects.label(thing, (owner,), step, zones)
                chosen = tuple(t if t in TEAM_OF else self._any(t, step) for t in targets)
                return msgspec.structs.replace(action, object=label, targets=chosen)
        return action

    def _attacker(self, attacker: Attacker, by: str, step: Step) -> Attacker:
        whom = attacker.whom
        if whom.object:
            whom = Whom(object=self._any(whom.object, step))
        return Attacker(self._objects.label(attacker.object, (by,), step), whom)

    def _band(self, band: tuple[str, ...], by: str, step: Step) -> tuple[str, ...]:
        """Attackers that are said to be a band: the own, or of others those that attack already."""
        zones = (Zone.ATTACKING,)
        return tuple(self._objects.label(text, (by,), step, zones) for text in band)

    def _blocker(self, blocker: Blocker, by: str, step: Step) -> Blocker:
        own = self._objects.label(blocker.object, (by,), step)
        others = [player for player, team in TEAM_OF.items() if team != TEAM_OF[by]]
        attacker = self._objects.label(blocker.attacker, others, step, (Zone.ATTACKING,))
        return Blocker(own, attacker)

    def _seen(self, text: str, step: Step) -> str:
        """The object of a fact, which is a card's.

        Raises:
            SpecError: it is a token, of which no question asks.
        """
        if reference(text).token:
            raise SpecError(
                step.place,
                f'a token is told apart only where something is done: "{step.text}"',
                "ask how many tokens a player controls, and of which power and toughness",
            )
        return self._any(text, step)

    def _any(self, text: str, step: Step) -> str:
        return self._objects.label(text, (), step)

    def fact(self, fact: facts.Fact, step: Step) -> facts.Fact:
        """What is asked, of the object that is meant."""
        match fact:
            case facts.InHand() | facts.InGraveyard() | facts.InExile() | facts.InCommandZone():
                label = self._objects.label(fact.card, (fact.player,), step, tuple(Zone))
                if isinstance(fact, facts.InHand):
                    self._objects.moves((label,), Zone.HAND)
                name = reference(fact.card).name
                return msgspec.structs.replace(fact, card=name, label=label)
            case d.Commander(player, text):
                return d.Commander(player, self._objects.label(text, (player,), step))
            case (
                facts.ChosenColour(thing)
                | facts.Protector(thing)
                | facts.Attacking(thing)
                | facts.Sees(_, thing)
                | facts.Body(thing)
                | facts.Counters(thing)
                | facts.FaceDown(thing)
                | facts.Tapped(thing)
                | facts.NoCommander(thing)
            ):
                return msgspec.structs.replace(fact, object=self._seen(thing, step))
        return fact

    def answer(self, answer: Answer, step: Step) -> Answer:
        """A choice among objects; what was never laid out and is no token, a player, stays."""
        owners = PEOPLE.get(answer.by, (answer.by,))
        zones = _chosen_from(answer.purpose)

        def label(text: str) -> str:
            known = self._objects.has(text) or reference(text).token
            return self._objects.label(text, owners, step, zones) if known else text

        shares = tuple(msgspec.structs.replace(s, to=label(s.to)) for s in answer.shares)
        return msgspec.structs.replace(answer, pick=tuple(map(label, answer.pick)), shares=shares)


def _chosen_from(purpose: Purpose) -> tuple[Zone, ...]:
    """The zones whose cards a choice is about, before those of other zones."""
    if purpose in FROM_HAND:
        return (Zone.HAND,)
    return (Zone.LIBRARY,) if purpose in FROM_LIBRARY else IN_PLAY
