"""The text of one ability: its words, with targets named once, capitals, and a full stop."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from ettin_spec.cards.declaration.names import HowManyModes
from ettin_spec.cards.declaration.words import Ability, AbilityWord, Modes, Spell
from ettin_spec.cards.wording.context import Chosen, Context, together
from ettin_spec.cards.wording.nouns import kind_said
from ettin_spec.cards.wording.saying import CAPITAL, END_MENTION, MENTION, Sayer
from ettin_spec.cards.wording.slots import Said, Slot, Unsayable, fits, slots_of, word_of
from ettin_spec.cards.wording.templates import END_LATER, LATER
from ettin_spec.cards.wording.wordbook import Wordbook

OF_CARDS = ("target.card", "target.spell")
"""Targets of which the first mention says all that is chosen among."""
MENTIONED = re.compile(f"{MENTION}([a-z_]+):([a-z_]*){END_MENTION}")


BULLET = "•"
"""Before each mode."""


class Line(NamedTuple):
    """The text of an ability; keywords stand together in one line, in small letters."""

    text: str
    is_keyword: bool


def line_of(ability: Any, context: Context) -> Line:
    """An ability as a card has it.

    Raises:
        Unsayable: no template says some part of it, or its target is never spoken of.
    """
    inner = Sayer(context.within(ability), _granted)
    if isinstance(ability, AbilityWord):
        if ability.modes is not None:
            return Line(_modes_text(ability.modes, inner), is_keyword=False)
        has = ability.trigger or ability.activate
        if has is not None and has.modes is not None:
            return Line(_modal_text(ability, has.modes, inner), is_keyword=False)
    for form in ("keyword", "sentence"):
        key_form = _form(inner, ability, form)
        if key_form is not None:
            said = inner.said(Slot(ability, Ability), key_form).text
            return _finished(_mentioned(said, inner), inner, form == "keyword")
    raise Unsayable(str(ability))


def _modes_text(modes: tuple[Spell, ...] | Modes, sayer: Sayer) -> str:
    """What is chosen among, a line each, below the words that say so."""
    several = modes if isinstance(modes, Modes) else Modes("one", modes)
    return _with_modes(_how_many(several, sayer), several, sayer)


def _modal_text(ability: AbilityWord, modes: Modes, sayer: Sayer) -> str:
    """When it triggers, or what it costs, and how many modes are chosen, with these below."""
    key, scope = word_of(ability)
    opens = "" if ability.activate is None else CAPITAL
    scope["modes"] = Slot(Said(opens + _how_many(modes, sayer)), is_default=True)
    del scope["do"]
    return _with_modes(sayer.by(key, "modal", scope).text, modes, sayer)


def _how_many(modes: Modes, sayer: Sayer) -> str:
    return sayer.any_of("ability.modes", "", {"number": Slot(modes.number, HowManyModes)}).text


def _with_modes(text: str, modes: Modes, sayer: Sayer) -> str:
    lines = (line_of(AbilityWord(spell=mode), sayer.context).text for mode in modes.of)
    return "\n".join((_mended(CAPITAL + text, sayer), *(f"{BULLET} {line}" for line in lines)))


def type_line(line: str, book: Wordbook) -> str:
    """The type line of a card, which is declared in English; subtypes that are no nouns of the
    language stand as they are."""
    if not book.has("objects.line", ""):
        return line.replace(" - ", " — ")
    said = kind_said(Sayer(Context(book, ""), _granted), line, "objects.line").text
    return said[:1].upper() + said[1:]


def _granted(ability: Any, context: Context) -> str:
    if isinstance(ability, str) and context.book.has(f"keyword.{ability}", "granted"):
        return Sayer(context, _granted).any_of(f"keyword.{ability}", "granted", {}).text
    line = line_of(ability, context)
    left, right = context.book.settings["quotes"]
    return line.text if line.is_keyword else f"{left}{line.text}{right}"


def _form(sayer: Sayer, ability: Any, form: str) -> str | None:
    """The form in which an ability is said as a keyword, or as a sentence; None if as neither."""
    book = sayer.context.book
    if isinstance(ability, str):
        is_sentence = book.has(f"keyword.{ability}", "sentence")
        return None if is_sentence == (form == "keyword") else form
    key = f"ability.{ability.said()[0]}"
    if form == "sentence":
        return form
    ways = book.words[key].get(form, ())
    return form if any(fits(way, word_of(ability)[1]) for way in ways) else None


def _mentioned(text: str, sayer: Sayer) -> str:
    """The text with its targets named: in full at first, and then as that one."""
    context = sayer.context
    mentions = [found[1] for found in MENTIONED.finditer(text)]
    targets = _named_targets(context, mentions)
    if set(mentions) != set(targets):
        raise Unsayable("a target that nothing is done to")
    if context.has_half_target:
        raise Unsayable("a target of two sorts, of which only one is meant")
    sorts = [each.sort for each in targets.values()]
    if len(set(sorts)) < len(sorts) < len(mentions):
        raise Unsayable("one of two targets of a sort is meant, and nothing tells which")
    spoken: set[str] = set()

    def named(found: re.Match[str]) -> str:
        chosen, sort, up_to = targets[found[1]]
        stem = _stem(context, sort) if found[1] in spoken else "first"
        if up_to and stem == "first":
            stem = "up_to"
            if not context.book.has(sort, stem):
                raise Unsayable(f"up to one {sort}")
        before = frozenset(spoken)
        spoken.add(found[1])
        form = f"{stem}_{found[2]}"
        known = context.book.has(sort, form)
        say = sayer.by if sort in OF_CARDS and found[1] not in before else sayer.any_of
        scope = slots_of(chosen) if not isinstance(chosen, str) else {}
        return say(sort, form if known else stem, scope).text

    return MENTIONED.sub(named, text)


def _named_targets(context: Context, mentions: list[str]) -> Mapping[str, Chosen]:
    """The targets that a text names, both together where it speaks of them so."""
    if "targets" not in mentions or "targets" in context.targets:
        return context.targets
    both = together(context.targets)
    if both is None:
        raise Unsayable("two targets that no noun is for")
    return {"targets": both}


def _stem(context: Context, sort: str) -> str:
    """How a target is named that was named before."""
    return "beside" if context.is_beside and context.book.has(sort, "beside") else "again"


def _finished(text: str, sayer: Sayer, is_keyword: bool) -> Line:
    book = sayer.context.book
    stop = book.settings["stop"]
    text = _mended(text if is_keyword else CAPITAL + text, sayer)
    closed = is_keyword or text.endswith((stop, stop + book.settings["quotes"][1]))
    return Line(text if closed else text + stop, is_keyword)


def _mended(text: str, sayer: Sayer) -> str:
    """The text with what comes later at its place, its capitals, and what its language joins."""
    book = sayer.context.book
    stop = book.settings["stop"]
    text = re.sub(f"{LATER}(.*?){END_LATER}(.*?)(?={re.escape(stop)}|$)", r"\2\1", text)
    text = re.sub(f"{CAPITAL}+(.)", lambda found: found[1].upper(), text)
    for wrong, right in book.mends:
        text = wrong.sub(right, text)
    return text
