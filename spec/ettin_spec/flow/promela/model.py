"""A search as a model for Spin: the same flow, policies, bounds, starts and properties.

One process goes round; each choice of it is a transition on an event, with the guards of those
written before it denied. What a step writes is worked out before anything is written. A step
beyond a bound is not there, as in the search; what is wrong with a step is an assertion.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec.structs import asdict

from ettin_spec.flow.codegen.step_functions import EngineForm
from ettin_spec.flow.definition.flow_model import ENTER, Assignment, Body, Transition, Value
from ettin_spec.flow.generated.machine import State
from ettin_spec.flow.promela.expressions import FIELD, WHERE, Spelling, Step
from ettin_spec.flow.proof.exploring import NO_STEP, WRONG_STEP, Asked
from ettin_spec.flow.proof.properties import DOES, Property

HEAD = """\
/* The flow of a game, as `ettin prove --promela` writes it for Spin.

   spin -o2 -a FILE && cc -O2 -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -E -m10000000

   That counts states and steps, and holds all properties of states and steps against them;
   spin -DASKED=N asks the property of that number alone. There is one state more than in the
   search, before all, and as many steps more as there are starts, and one that Spin counts first.

   spin -DCYCLE=N -o2 -a FILE && cc -O2 -DNOREDUCE -o pan pan.c && ./pan -a -E -m10000000

   That seeks a way to go round for ever against the property of cycles of that number. */
"""

NEVER = "0"
"""The guard of what the policies rule out, which may not even be worked out."""

STARTS = 9999
"""The position before all, from which each start is a step."""


class Model:
    """The emitter. `numbers` are the properties by number; those of cycles have their own."""

    def __init__(self, asked: Asked) -> None:
        self.asked, self.flow = asked, asked.flow
        self.form = EngineForm(self.flow)
        self.policies: dict[str, Value] = {
            f"policy.{name}": value for name, value in asdict(asked.policies).items()
        }
        self.rules = [each for each in asked.properties if each.kind != "cycles"]
        self.cycles = [each for each in asked.properties if each.kind == "cycles"]
        self.duties = {duty.name for t in self.flow.transitions() for duty in t.duties}
        self.asserted = [*(each.id for each in self.rules), WRONG_STEP, NO_STEP]

    def lines(self) -> Iterator[str]:
        """The file, a line after the other."""
        yield HEAD
        yield from (f"/* ASKED {n}: {id_} */" for n, id_ in enumerate(self.asserted))
        yield from (f"/* CYCLE {n}: {each.id} */" for n, each in enumerate(self.cycles))
        yield from (
            "#ifndef ASKED",
            "#define HOLDS(n, it) assert(it)",
            "#else",
            "#define HOLDS(n, it) assert(ASKED != n || (it))",
            "#endif",
            "#ifdef CYCLE",
            "bool excused, beat;",
            "#define TOOK(cycles) excused = (((cycles) >> CYCLE) & 1); beat = !beat",
            "#else",
            "#define TOOK(cycles) skip",
            "#endif",
        )
        yield from self._variables()
        yield from self._process()
        yield from self._claims()

    def _variables(self) -> Iterator[str]:
        """The state, and what is not part of it."""
        yield f"short {WHERE} = {STARTS};"
        for field in self.flow.fields.values():
            size = f"[{self.flow.domains[field.index]}]" if field.index else ""
            yield f"byte {FIELD}{field.name}{size};"
        most = max(len(t.effects) for t in self.flow.transitions())
        yield from (f"hidden short v{n}; hidden byte i{n};" for n in range(most))

    def _process(self) -> Iterator[str]:
        yield from ("init {", "  do")
        for start in self.asked.starts:
            yield f"  :: d_step {{ {WHERE} == {STARTS} -> {self._set(start)} }}"
        for place, position, body, here in self._bodies():
            yield from self._body(place, position, body, here)
        yield from self._states()
        yield from ("  od", "}")

    def _set(self, start: State) -> str:
        """Assignments that make a state of one in which all is 0."""
        parts = [f"{WHERE} = {start.at}"]
        for field in self.flow.fields.values():
            held = getattr(start, field.name)
            for name, value in (
                ((f"[{n}]", each) for n, each in enumerate(held)) if field.index else (("", held),)
            ):
                if value:
                    parts.append(f"{FIELD}{field.name}{name} = {int(value)}")
        return "; ".join([*parts, "TOOK(0)"])

    def _bodies(self) -> Iterator[tuple[str | None, str, Body, str]]:
        """Each body once, with the condition that the game stands there."""
        for name, place, position, body in self.form.bodies():
            there = [
                self.form.number(each.name, at)
                for each in self.flow.places.values()
                for at in each.positions
                if f"_{each.shared.get(at, each.name)}_{at}" == name and each.positions[at]
            ]
            yield place, position, body, _one_of(there)

    def _body(self, place: str | None, position: str, body: Body, here: str) -> Iterator[str]:
        """A choice for each transition and whom it is about; one where there is no step."""
        may: list[str] = []
        for _, arrows in groupby(sorted(body, key=lambda t: t.on or ""), key=lambda t: t.on):
            competing = list(arrows)
            for known, who in self._about(competing[0]):
                spelling = Spelling(self.flow, self.form.stride, {**self.policies, **known})
                guards = [spelling.text(each.guard or "1") for each in competing]
                may += guards
                for number, transition in enumerate(competing):
                    if guards[number] == NEVER:
                        continue
                    first = [f"!{guard}" for guard in guards[:number] if guard != NEVER]
                    guard = " && ".join([here, *first, guards[number]])
                    target = self._target(transition, place, position)
                    step = Step(transition.effects, target, who)
                    done = {**spelling.known, **self._done(transition)}
                    told = Spelling(self.flow, self.form.stride, done, step)
                    yield from self._choice(transition, position, guard, told)
        stuck = self.asserted.index(NO_STEP)
        yield f"  :: d_step {{ {here} && !({' || '.join(may)}) -> HOLDS({stuck}, 0) }}"

    def _done(self, transition: Transition) -> dict[str, Value]:
        """Of each duty whether a transition performs it."""
        duties = {duty.name for duty in transition.duties}
        return {f"{DOES}{name}": int(name in duties) for name in self.duties}

    def _about(self, transition: Transition) -> Iterator[tuple[dict[str, Value], str]]:
        """What is known of an event's variable, and whom the event is about."""
        event = self.flow.events[transition.on] if transition.on else None
        if event is None or not (event.binds or event.who):
            yield {}, "0"
        elif event.binds:
            for member in range(self.flow.domains[event.binds[1]]):
                yield {event.binds[0]: member}, str(member)
        else:
            yield {}, f"{FIELD}{event.who}"

    def _target(self, transition: Transition, place: str | None, position: str) -> str:
        form = self.form
        if transition.to in ("stay", position):
            return WHERE
        if place is None and transition.to not in form.places:
            distance = form.positions.index(transition.to) - form.positions.index(position)
            return f"{WHERE} + {distance}" if distance >= 0 else f"{WHERE} - {-distance}"
        return str(form.number(*self.flow.target(place or "", position, transition.to)))

    def _choice(
        self, transition: Transition, position: str, guard: str, told: Spelling
    ) -> Iterator[str]:
        assert told.step is not None
        within: list[str] = []
        right: list[str] = []
        for write in transition.effects:
            self._bound(write, told, within, right)
        yield f"  :: d_step {{ {' && '.join([guard, *within])} -> /* {transition.id} */"
        wrong = self.asserted.index(WRONG_STEP)
        yield from (f"       HOLDS({wrong}, {each});" for each in right)
        for number, rule in enumerate(self.rules):
            if rule.kind == "steps" and rule.speaks_of(transition, position):
                yield f"       HOLDS({number}, {_implied(rule, told)});"
        for number, write in enumerate(transition.effects):
            yield f"       v{number} = {told.text(write.value)};"
            if write.index is not None:
                yield f"       i{number} = {told.text(write.index)};"
        for number, write in enumerate(transition.effects):
            index = "" if write.index is None else f"[i{number}]"
            yield f"       {FIELD}{write.field}{index} = v{number};"
        if told.step.target != WHERE:
            yield f"       {WHERE} = {told.step.target};"
        yield f"       TOOK({self._excused(transition)}) }}"

    def _bound(
        self, write: Assignment, told: Spelling, within: list[str], right: list[str]
    ) -> None:
        """What a write has to be for the step to be within bounds, and to be right at all."""
        field = self.flow.fields[write.field]
        high = self.asked.bounds.get(field.name, field.high)
        value = told.text(write.value)
        if field.bounded_above or high < field.high:
            bound = f"({value} <= {high})"
            (right if field.domain else within).append(bound)
            if "-" in write.value:
                right.append(f"({value} >= 0)")
        for (name, member), only in self.asked.fixed.items():
            if name != write.field:
                continue
            there = "0" if member is None else f"{told.text(write.index or '0')} != {member}"
            right.append(f"({there} || {value} == {only})")

    def _excused(self, transition: Transition) -> int:
        """A bit for each property of cycles that a transition is enough for."""
        duties = {duty.name for duty in transition.duties}
        return sum(
            1 << number
            for number, rule in enumerate(self.cycles)
            if transition.on in (*rule.unless, *rule.passes)
            or not duties.isdisjoint({*rule.unless, *rule.passes})
        )

    def _states(self) -> Iterator[str]:
        """A choice for each property of states, which is there only where it does not hold."""
        spelling = Spelling(self.flow, self.form.stride, self.policies)
        for number, rule in enumerate(self.rules):
            if rule.kind == "states":
                positions = [self.form.positions.index(at) for at in rule.at]
                at = " || ".join(f"{WHERE} % {self.form.stride} == {each}" for each in positions)
                there = f"{WHERE} != {STARTS} && ({at or '1'})"
                wrong = f"{there} && !{_implied(rule, spelling)}"
                yield f"  :: d_step {{ {wrong} -> HOLDS({number}, 0) }}"
        over = self.form.number("over", ENTER)
        known = [here for _, _, _, here in self._bodies()]
        stuck = self.asserted.index(NO_STEP)
        nowhere = " || ".join([*known, f"{WHERE} == {over}", f"{WHERE} == {STARTS}"])
        yield f"  :: d_step {{ !({nowhere}) -> HOLDS({stuck}, 0) }}"

    def _claims(self) -> Iterator[str]:
        """Who goes round for ever in some states, without what is asked for or excused.

        A step turns `beat`, so that a game in which nothing follows does not go round.
        """
        spelling = Spelling(self.flow, self.form.stride, self.policies)
        for number, rule in enumerate(self.cycles):
            there = spelling.text(rule.condition or "1")
            yield f"#if defined(CYCLE) && CYCLE == {number}"
            yield from ("never {", "  do", "  :: true", f"  :: {there} && !beat -> goto accept_odd")
            yield from (f"  :: {there} && beat -> goto accept_even", "  od;")
            for this, beat, after in (("odd", "beat", "even"), ("even", "!beat", "odd")):
                yield f"accept_{this}:"
                yield f"  if :: {there} && !excused && {beat} -> goto accept_{after} fi;"
            yield from ("}", "#endif")


def _implied(rule: Property, spelling: Spelling) -> str:
    """What has to hold, if the condition does."""
    holds = spelling.text(rule.holds)
    if rule.condition is None:
        return f"({holds})"
    return f"(!{spelling.text(rule.condition)} || {holds})"


def _one_of(numbers: Sequence[int]) -> str:
    """The condition that the game stands at one of some positions."""
    each = [f"{WHERE} == {number}" for number in numbers]
    return f"({' || '.join(each)})"


def promela(asked: Asked) -> str:
    """A search's model. It has a state more, before all, and a step from there to each start."""
    return "\n".join(Model(asked).lines()) + "\n"
