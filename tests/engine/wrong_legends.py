"""What a wrong version of the reference is; those of the legend rule."""

from __future__ import annotations

from typing import NamedTuple


class WrongReference(NamedTuple):
    """A module of the engine in which `right` reads `wrong`, and the scenario that then fails."""

    wrongly: str
    noticed_by: str
    module: str
    right: str
    wrong: str


LEGENDS = (
    WrongReference(
        "only one's own legends go",
        "legends.all_go",
        "events/leaving/legend_rule.py",
        "return [it.id for it in alike]",
        "return [it.id for it in alike if it.controller == alike[-1].controller]",
    ),
    WrongReference(
        "legends of all players are one matter",
        "legends.each_own",
        "events/leaving/legend_rule.py",
        "if it.controller == player",
        "if player == alike[0].controller",
    ),
    WrongReference(
        "legends of any name are one matter",
        "legends.all_go.teammate",
        "events/leaving/legend_rule.py",
        "if len(several) > 1",
        "if several",
    ),
    WrongReference(
        "the oldest legend stays",
        "legends.one_stays",
        "events/leaving/legend_rule.py",
        "if label not in picked",
        "if label not in options[:1] or not picked",
    ),
)
