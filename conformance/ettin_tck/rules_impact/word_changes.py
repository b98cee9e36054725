"""Which words of a clause changed, side by side."""

from __future__ import annotations

from rapidfuzz.distance import Indel


def changed_words(old: str, new: str) -> str:
    """Both texts in one: `[-what is no longer said-]`, `{+what is said now+}`, and the rest."""
    mine, yours = old.split(), new.split()
    parts = []
    for each in Indel.opcodes(mine, yours):
        gone = " ".join(mine[each.src_start : each.src_end])
        come = " ".join(yours[each.dest_start : each.dest_end])
        if each.tag == "equal":
            parts.append(gone)
        elif each.tag == "delete":
            parts.append(f"[-{gone}-]")
        else:
            parts.append(f"[-{gone}-] {{+{come}+}}" if gone else f"{{+{come}+}}")
    return " ".join(parts)
