"""What the readers of all kinds of phrases share."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]

IRREGULAR = {"sorceries": "Sorcery", "plains": "Plains", "octopus": "Octopus"}


def type_of(word: str) -> str:
    """The type, supertype or subtype that a word in small letters names, in the singular."""
    return IRREGULAR.get(word, word.removesuffix("s").capitalize())


def named(name: str) -> Any:
    """A reader of a phrase that is always this word."""
    return lambda _self, _children: name


def together(conditions: list[Data]) -> Data:
    """All of several conditions, or the only one."""
    return conditions[0] if len(conditions) == 1 else {"all": conditions}


def with_subjects(changes: list[Data]) -> list[Data]:
    """Each change with the subject of the one before where it names none."""
    found: list[Data] = []
    for change in changes:
        ((word, holds),) = change.items()
        if "what" in holds and holds["what"] is None:
            ((_, before),) = found[-1].items()
            about = {key: before[key] for key in ("what", "who") if key in before}
            holds = {**about, **{key: value for key, value in holds.items() if key != "what"}}
        found.append({word: holds})
    return found


def sized(change: Data, where: Any) -> Data:
    """A pump of X with the number that X is, where one is said."""
    if "pump" not in change:
        return change
    of_the_cost = {"variable": "X"} if where is None else where
    meant = {"+x": of_the_cost, "-x": {"negative": of_the_cost}}
    says = change["pump"].items()
    return {"pump": {k: meant.get(v, v) if isinstance(v, str) else v for k, v in says}}


def token(body: Any, colour: str, kind: str, granted: Any) -> Data:
    """What is said of a token that is created."""
    types, _, subtype = kind.partition(" - ")
    return {
        "subtype": subtype,
        **({"type": types} if types != "Creature" else {}),
        **({"body": str(body)} if body else {}),
        **({"colour": str(colour).split(" and ")} if colour != "colorless" else {}),
        **({"abilities": granted} if granted else {}),
    }


def prevented(recipients: Data | None) -> Data:
    """Whom and what damage is prevented to."""
    names = {"to": "who", "on": "what"}
    return {names[slot]: value for slot, value in (recipients or {}).items()}
