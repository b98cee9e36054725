"""What came of a sentence, said as a sentence again."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.errors import EttinError
from ettin_spec.language.object_reference import reference
from ettin_spec.language.scenario import Can, Cannot
from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.commands import Answer
from ettin_spec.protocol.facts import Fact
from ettin_spec.protocol.questions import AskZone, question_of
from ettin_spec.protocol.results import Needs, Refused, Unobservable, Unsupported, Value
from ettin_tck.judging.judge import same
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.language.scenario import Meaning, Step
    from ettin_spec.language.sentences.spoken_language import Tongue
    from ettin_spec.protocol.questions import Question
    from ettin_spec.protocol.results import Choice, Result
    from ettin_tck.pages.page_words import Frames

FACT_OF_ZONE = {"command": "in_command_zone"}
"""The fact that a card is in a zone, where it is not called after the zone."""


def outcome_said(tongue: Tongue, step: Step, result: Result) -> str:
    """What came of a sentence of a case, in the language of the case.

    An answer is the sentence that would have been right; what could not be done says so.
    """
    words = words_told(tongue.language)
    match result:
        case Value(value):
            return _answered(tongue, words, step, value)
        case Refused():
            return _said(tongue, _refused(step.meaning)) or words.say(
                "not_possible", sentence=sentence_of(tongue, step)
            )
        case Needs(choice):
            return _chooses(tongue, words, choice)
        case Unobservable(reason) | Unsupported(reason):
            return reason
    return _said(tongue, _done(step.meaning)) or sentence_of(tongue, step)


def sentence_of(tongue: Tongue, step: Step) -> str:
    """A sentence without what the language puts before it for the sake of its keyword."""
    return step.text.removeprefix(tongue.table.lexicon.file.drop)


def answering(fact: Fact, value: Any) -> Fact | None:
    """The fact of the same question that an answer makes true; None where none says it."""
    asked = question_of(fact)
    if asked is None:
        return None
    question, expected = asked
    return next(
        (made for made in _others(fact, expected, value) if _asks(made, question, value)), None
    )


def _others(fact: Fact, expected: Any, value: Any) -> Iterator[Fact]:
    """The facts that differ from one in what was expected of it."""
    plain = msgspec.to_builtins(fact)
    if isinstance(value, dict):
        told = {name: value[name] for name in expected if name in value}
        zone = told.pop("zone", None)
        changes = [told | ({"fact": FACT_OF_ZONE.get(zone, f"in_{zone}")} if zone else {})]
    else:
        changes = [{name: value} for name, part in plain.items() if part == expected]
    for change in changes:
        with suppress(msgspec.ValidationError):  # what no fact of the kind can be
            yield msgspec.convert(plain | change, Fact)


def _asks(made: Fact, question: Question, value: Any) -> bool:
    asked = question_of(made)
    return asked is not None and asked[0] == question and same(asked[1], value)


def _answered(tongue: Tongue, words: Frames, step: Step, value: Any) -> str:
    made = answering(step.meaning, value) if isinstance(step.meaning, Fact) else None
    said = _said(tongue, made)
    if said is not None:
        return said
    asked = question_of(step.meaning) if isinstance(step.meaning, Fact) else None
    if asked is not None and isinstance(asked[0], AskZone):
        return _lies(tongue, words, asked[0].object, value)
    sentence = sentence_of(tongue, step)
    if isinstance(value, bool):
        return words.say("not_so", sentence=sentence) if not value else sentence
    return words.say("instead", sentence=sentence, value=_plain(value))


def _lies(tongue: Tongue, words: Frames, label: str, where: Any) -> str:
    """Where a card is, which the rules of the day put elsewhere than a sentence has it."""
    card = _card(tongue, label)
    if where is None:
        return words.say("unseen", card=card)
    zone = words.word("zones", str(where["zone"]))
    return words.say("lies", card=card, zone=zone, player=where.get("player", ""))


def _card(tongue: Tongue, label: str) -> str:
    name = reference(label).name
    try:
        return tongue.names.local(name, tongue.language)
    except EttinError:
        return name


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _refused(meaning: Meaning) -> Meaning | None:
    done = meaning.action if isinstance(meaning, Can | Cannot) else meaning
    return Cannot(done) if isinstance(done, Action | Answer) else None


def _done(meaning: Meaning) -> Meaning | None:
    if not isinstance(meaning, Can | Cannot):
        return None
    done = meaning.action
    return done if isinstance(done, Answer) else Can(done)


def _chooses(tongue: Tongue, words: Frames, choice: Choice) -> str:
    name = words.word("purposes", str(choice.purpose))
    players = tongue.table.lexicon.file.words.get("player", {})
    who = words.say("or").join(players.get(each, each) for each in choice.decider)
    return words.say("must_choose", who=who or words.say("somebody"), what=name)


def _said(tongue: Tongue, meaning: Meaning | None) -> str | None:
    """The sentence for a meaning; None where the language has none."""
    if meaning is None:
        return None
    try:
        return tongue.say(meaning)
    except EttinError:
        return None
