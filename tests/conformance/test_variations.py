"""Renaming everybody changes no verdict of an engine that goes by the rules."""

import msgspec
import pytest
from conformance.miniature_engine import REFUSAL_THEN_TWIN, TEAMS, Miniature, life_is, plan

from ettin_spec.language import seating
from ettin_spec.protocol.results import Value
from ettin_spec.rulebook import load_rules
from ettin_tck.cases.variations import variations, varied
from ettin_tck.judging.plan_runner import play
from ettin_tck.verdicts import Verdict

HEADS, ACROSS, NAMES = variations(TEAMS)


class Anyone(Miniature):
    """Takes the teams as they come."""

    def place(self, fact):
        self.life.update({fact.team: fact.total} if hasattr(fact, "total") else {})

    def one(self, command):
        if hasattr(command, "active"):
            waiting = msgspec.structs.replace(self.status.waiting, team=command.active)
            self.status = msgspec.structs.replace(
                self.status, active=command.active, waiting=waiting
            )
        return super().one(command)


def verdict(engine, variation, scene=REFUSAL_THEN_TWIN):
    return play(engine, varied(scene, variation), engine.initialize()).verdict


def test_the_heads_change_seats_and_names_together():
    game = varied(REFUSAL_THEN_TWIN, HEADS).new_game
    assert game.teams[0].players == ("Barry", "Angie")
    assert game.teams[0].primary == "Barry"


def test_the_teams_change_sides_and_stay_listed_in_order():
    changed = varied(REFUSAL_THEN_TWIN, ACROSS)
    assert [team.id for team in changed.new_game.teams] == ["A", "B"]
    assert changed.new_game.teams[1].players == ("Edward", "Ronald")
    assert changed.opening.active == "B"


def test_names_change_to_names_never_seen():
    text = msgspec.json.encode(varied(REFUSAL_THEN_TWIN, NAMES).new_game).decode()
    assert not any(name in text for name in ("Angie", "Barry", "Edward", "Ronald"))


def test_an_engine_that_goes_by_the_rules_gets_the_same_verdict():
    assert {verdict(Anyone(), v) for v in (HEADS, ACROSS, NAMES)} == {Verdict.PASS}


def test_an_engine_that_knows_a_team_by_name_is_found():
    class Favours(Anyone):
        """Gives team A what it should have, and others nothing."""

        def observe(self, ask):
            told = super().observe(ask)
            return Value(17) if getattr(ask, "team", None) == "A" else told

    scene = plan(life_is("A", 17))
    engine = Favours()
    assert play(engine, scene, engine.initialize()).verdict is Verdict.PASS
    assert verdict(Favours(), ACROSS, scene) is Verdict.ADAPTER_ERROR


@pytest.mark.parametrize("variant", load_rules().variants)
def test_everybody_gets_a_name_of_their_own_in_every_variant(variant: str) -> None:
    teams = seating(variant)
    everybody = {player for team in teams for player in team.players}
    for variation in variations(teams):
        renamed = {variation.renamed.get(player, player) for player in everybody}
        assert len(renamed) == len(everybody)
