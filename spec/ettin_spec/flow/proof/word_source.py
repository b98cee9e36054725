"""The source of a search over states of several words: that of one word, rewritten.

There a state is one whole number, and a step's result has its transition above the state. Here a
state is a tuple of words, lowest first, and a result a tuple of words with the transition after
them; what is no state (CUT, say) is its first word.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ettin_spec.flow.packed.bit_layout import WORD

STATES, RESULT = ("s", "t"), "r"
"""What states are called in the source, and a step's result."""
WHOLE = (1 << WORD) - 1


def in_words(source: str, bits: int, words: int) -> str:
    """The functions of a search whose states take so many bits, which lie in so many words."""
    tree = ast.parse(source)
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and _makes_states(function):
            _Results(bits, words).visit(function)
    return ast.unparse(ast.fix_missing_locations(_Reads(words).visit(tree)))


def _makes_states(function: ast.FunctionDef) -> bool:
    """Is it one of a body's functions, and none that asks of a state?"""
    return function.name.startswith("_") and [each.arg for each in function.args.args] == ["s"]


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _word(state: str, number: int) -> ast.expr:
    return _expression(f"{state}[{number}]")


def _constant(node: ast.expr) -> int | None:
    match node:
        case ast.Constant(int(value)):
            return value
    return None


class _Reads(ast.NodeTransformer):
    """What is read of a state is read of the word in which it lies."""

    def __init__(self, words: int) -> None:
        self.words = words

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        mask = _constant(node.right)
        if not isinstance(node.op, ast.BitAnd) or mask is None:
            self.generic_visit(node)
            return node
        match node.left:
            case ast.Name(state) if state in STATES:
                word = _word_of(mask)
                return _expression(f"({state}[{word}] & {mask >> word * WORD})")
            case ast.BinOp(ast.Name(state), ast.RShift(), ast.Constant(int(shift))):
                word, within = divmod(shift, WORD)
                return _expression(f"({state}[{word}] >> {within} & {mask})")
        self.generic_visit(node)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """A field held in place against a number, or a result that may be none."""
        match node.left, node.comparators:
            case ast.BinOp(ast.Name(state), ast.BitAnd(), ast.Constant(int(mask))), [other] if (
                state in STATES and (number := _constant(other)) is not None
            ):
                word = _word_of(mask)
                return ast.Compare(
                    self.visit(node.left), node.ops, [ast.Constant(number >> word * WORD)]
                )
            case ast.Name(name), _ if name == RESULT:
                return ast.Compare(_word(RESULT, 0), node.ops, node.comparators)
        self.generic_visit(node)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST | list[ast.stmt]:
        """A result is put into the table of results word by word, its transition last."""
        match node:
            case ast.Assign([ast.Subscript(ast.Name("after"), at)], ast.Name("r")):
                long, place = self.words + 1, ast.unparse(at)
                lines = (f"after[{place} * {long} + {n}] = r[{n}]" for n in range(long))
                return ast.parse("\n".join(lines)).body
        self.generic_visit(node)
        return node


def _word_of(bits: int) -> int:
    """The word in which bits that are one field's lie."""
    word = ((bits & -bits).bit_length() - 1) // WORD
    assert bits >> word * WORD <= WHOLE, "no field lies across two words"
    return word


class _Results(ast.NodeTransformer):
    """A function that makes a state returns its words and the transition."""

    def __init__(self, bits: int, words: int) -> None:
        self.bits, self.words = bits, words

    def visit_Return(self, node: ast.Return) -> ast.Return:
        assert node.value is not None
        nothing = _negative(node.value)
        if nothing is not None:
            parts = [nothing, *("0" for _ in range(self.words))]
        else:
            words = (self._part(node.value, n) for n in range(self.words))
            parts = [" | ".join(word) or "0" for word in words]
            parts.append(str(self._transition(node.value)))
        return ast.Return(_expression(f"({', '.join(parts)},)"))

    def _part(self, node: ast.expr, number: int) -> list[str]:
        """What is to be put together for one word of a new state."""
        match node:
            case ast.Name(name):
                return [f"{name}[{number}]"]
            case ast.Constant(int(value)):
                put = (value & (1 << self.bits) - 1) >> number * WORD & WHOLE
                return [str(put)] if put else []
            case ast.BinOp(left, ast.BitOr(), right):
                return [*self._part(left, number), *self._part(right, number)]
            case ast.BinOp(left, ast.BitAnd(), ast.UnaryOp(ast.Invert(), ast.Constant(int(gone)))):
                kept = " | ".join(self._part(left, number))
                cleared = gone >> number * WORD & WHOLE
                return [f"(({kept}) & ~{cleared})" if cleared else kept]
            case ast.BinOp(left, ast.Add(), right):
                kept = " | ".join(self._part(left, number))
                return [f"(({kept}) + {ast.unparse(right)})" if number == 0 else kept]
            case ast.BinOp(value, ast.LShift(), ast.Constant(int(shift))):
                word, within = divmod(shift, WORD)
                return [f"({ast.unparse(value)} << {within})"] if word == number else []
        raise AssertionError(f"no part of a state: {ast.unparse(node)}")

    def _transition(self, node: ast.expr) -> int:
        """The number that stands above the bits of the state."""
        return sum(value >> self.bits for value in _constants_put(node))


def _negative(node: ast.expr) -> str | None:
    """What is no state, as it is returned; None for a state."""
    match node:
        case ast.UnaryOp(ast.USub(), ast.Constant()):
            return ast.unparse(node)
    return None


def _constants_put(node: ast.expr) -> Iterator[int]:
    match node:
        case ast.Constant(int(value)):
            yield value
        case ast.BinOp(left, ast.BitOr(), right):
            yield from _constants_put(left)
            yield from _constants_put(right)
