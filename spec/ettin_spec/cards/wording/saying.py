"""How the words of a card are said: the first template that names all there is to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ettin_spec.cards.declaration import words
from ettin_spec.cards.declaration.node import OneWord
from ettin_spec.cards.declaration.parts.effect_parts import Becomes
from ettin_spec.cards.declaration.terms import Filter, ValueWord
from ettin_spec.cards.word_kinds import item_of, names_of
from ettin_spec.cards.wording import nouns
from ettin_spec.cards.wording.context import Context
from ettin_spec.cards.wording.numbers import number_said
from ettin_spec.cards.wording.slots import Said, Scope, Slot, Unsayable, fits, inside, word_of
from ettin_spec.cards.wording.templates import Hole, Literal, Maybe, Template

MENTION, END_MENTION, CAPITAL = "\ue000", "\ue001", "\ue002"
"""Around a mention of a target, in its form; before what begins a sentence."""
OBJECTS = (
    *("itself", "target", "second_target", "targets", "that_object", "enchanted", "equipped"),
    *("created", "picked", "revealed", "voted"),
)
"""Names of objects in slots that no others can stand in."""
TARGETS = ("target", "second_target", "targets")


@dataclass(frozen=True)
class Sayer:
    """Says the words of one ability in its context."""

    context: Context
    granted: Callable[[Any, Context], str]
    """How an ability is said that something is given."""
    this: str = ""
    """What such an ability calls what it is given to."""

    def said(self, slot: Slot, form: str = "", beside: Scope | None = None) -> Said:
        """What a slot holds, in a form; names may agree with what stands `beside` them.

        Raises:
            Unsayable: no template says it in that form.
        """
        value = slot.value
        if form == "granted" and not isinstance(value, tuple):
            return Said(self.granted(value, replace(self.context, name=self.this)))
        match value:
            case Said():
                return value
            case bool():
                raise Unsayable(str(value))
            case int():
                return Said(number_said(value, form, self.context.book))
            case tuple():
                return self._listed(value, slot, form, beside or {})
            case Filter():
                return nouns.objects_said(self, value, form)
            case OneWord():
                return self._word(value, form)
        return self._name(str(value), slot, form, beside or {})

    def by(self, key: str, form: str, scope: Scope) -> Said:
        """A word by its key, in a form; Unsayable where no template names all of its slots."""
        return self._first([way for way in self._ways(key, form) if fits(way, scope)], scope, key)

    def any_of(self, key: str, form: str, scope: Scope) -> Said:
        """A word by its key, in a form, whatever else there is to say."""
        return self._first(self._ways(key, form), scope, key)

    def _first(self, ways: Sequence[Template], scope: Scope, key: str) -> Said:
        for way in ways:
            try:
                return self.filled(way, scope)
            except Unsayable:
                continue
        raise Unsayable(f"no template for {key}")

    def filled(self, way: Template, scope: Scope) -> Said:
        """A template with its holes filled; Unsayable where one cannot be."""
        spoken = [self._part(part, scope) for part in way.parts]
        first, text = way.parts[0] if way.parts else None, "".join(spoken)
        opens = isinstance(first, Hole) and not first.variants
        text = text.lstrip() if isinstance(first, Hole) else text
        return Said(text, way.agrees or "one", spoken[0] if opens else "")

    def _ways(self, key: str, form: str) -> tuple[Template, ...]:
        forms = self.context.book.words.get(key, {})
        if form in forms:
            return forms[form]
        return () if form in self.context.book.settings["strict"] else forms.get("", ())

    def _part(self, part: Literal | Hole | Maybe, scope: Scope) -> str:
        match part:
            case Literal(text):
                return text
            case Maybe(parts):
                spoken = all(_has(scope, each) for each in parts if isinstance(each, Hole))
                return "".join(self._part(each, scope) for each in parts) if spoken else ""
            case Hole(variants=()):
                return self._hole(part, scope)
        return self._variant(part, scope)

    def _hole(self, hole: Hole, scope: Scope) -> str:
        match hole.path:
            case ("self",):
                return self.context.name
            case (str(name),) if name in TARGETS and name not in scope:
                return f"{MENTION}{name}:{hole.form}{END_MENTION}"
        return self.said(_at(scope, hole.path), hole.form, scope).text

    def _variant(self, hole: Hole, scope: Scope) -> str:
        book = self.context.book
        slot = _at(scope, hole.path)
        match slot.value:
            case bool():
                return hole.variants[0]
            case int():
                return hole.variants[int(book.settings["plural"][book.plural(slot.value)])]
            case ValueWord():
                return hole.variants[-1]
        said = self.said(slot, hole.form, scope)
        return hole.variants[int(book.settings["persons"][said.agrees][len(hole.variants)])]

    def _word(self, node: OneWord, form: str) -> Said:
        key, scope = word_of(node)
        inner = self
        match node.said()[1]:
            case words.Gain(what=what):
                inner = self._given(nouns.noun_of(self, what))
            case words.Create(type=line, subtype=subtype):
                scope["kind"] = Slot(nouns.kind_said(self, f"{line} - {subtype}"), is_default=True)
                scope = _without(scope, "type", "subtype")
                scope["noun"] = Slot(nouns.kind_noun(self, line), is_default=True)
                inner = self._given(nouns.kind_noun(self, line))
            case words.GetEmblem():
                inner = self._given(nouns.type_said(self, nouns.EMBLEM, "one"))
            case Becomes(type=line):
                scope["kind"] = Slot(nouns.kind_said(self, line), is_default=True)
                scope = _without(scope, "type")
                scope["noun"] = Slot(nouns.kind_noun(self, line), is_default=True)
            case str(name) if key in ("value.the", "value.theirs"):
                scope["by"] = Slot(self.context.binders.get(name, ""))
                scope = _without(scope, key.removeprefix("value."))
        return inner.by(key, form, scope)

    def _given(self, noun: Said) -> Sayer:
        """Who says the ability that something else is given: for its text that is *this*."""
        this = self.by("names.this", "", {"noun": Slot(noun)}).text
        return replace(self, this=this)

    def _name(self, name: str, slot: Slot, form: str, beside: Scope) -> Said:
        kinds = tuple(names_of(name, slot.kind))
        if not kinds and name in OBJECTS:
            kinds = ("what",)
        if kinds:
            scope = dict(beside)
            if kinds[0] != "what" or name not in self.context.nouns:
                return self.any_of(f"{kinds[0]}.{name}", form, scope)
            noun = nouns.noun_of(self, name)
            said = self.any_of(f"what.{name}", form, {**scope, "noun": Slot(noun)})
            return said if name == "itself" else said._replace(agrees=noun.agrees)
        if form in ("one", "other"):
            return nouns.type_said(self, name, form)
        return Said(name)

    def _listed(self, items: tuple[Any, ...], slot: Slot, form: str, beside: Scope) -> Said:
        book = self.context.book
        if form not in book.lists:
            raise Unsayable(f"a list {form}")
        how = book.lists[form]
        if not items:
            if how.empty:
                return Said(how.empty)
            raise Unsayable(f"nothing in a list {form}")
        kind = item_of(slot.kind)
        forms = how.forms(len(items))
        said = [
            self.said(Slot(i, kind), form, beside) for i, form in zip(items, forms, strict=True)
        ]
        match how.by:
            case "sentences":
                return Said(self._sentences([CAPITAL + each.text for each in said]))
            case "running":
                first, *others = (each.text for each in said)
                return Said(self._sentences([first, *(CAPITAL + each for each in others)]))
        texts = _once(said) if how.elides else [each.text for each in said]
        opened = [CAPITAL + text for text in texts] if how.capital else texts
        return Said(book.joined(opened, how.by), "many", said[0].subject)

    def _sentences(self, texts: list[str]) -> str:
        settings: Mapping[str, Any] = self.context.book.settings
        return f"{settings['stop']}{settings['gap']}".join(texts)


def _once(said: list[Said]) -> list[str]:
    """Texts of which a subject that has just been named is left out."""
    texts, before = [], ""
    for each in said:
        again = bool(each.subject) and each.subject == before
        texts.append(each.text[len(each.subject) :].lstrip() if again else each.text)
        before = each.subject
    return texts


def _without(scope: Mapping[str, Slot], *names: str) -> dict[str, Slot]:
    return {name: slot for name, slot in scope.items() if name not in names}


def _at(scope: Scope, path: tuple[str, ...]) -> Slot:
    if path[0] not in scope:
        raise Unsayable(path[0])
    return inside(scope[path[0]], path[1:])


def _has(scope: Scope, hole: Hole) -> bool:
    """Has a hole something to say that is no default?"""
    if hole.path in (("self",), *((name,) for name in TARGETS)):
        return True
    try:
        return not _at(scope, hole.path).is_default
    except Unsayable:
        return False
