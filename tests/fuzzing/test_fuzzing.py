"""The runner against engines that say anything: a short campaign of `tests/fuzzing`."""

from __future__ import annotations

import json
from random import Random

import pytest
from fuzzing.campaign import campaign
from fuzzing.mutations import mutated

NAMES = ("A", "B", "Angie", "Ronald", "Edward", "Hector", "Nobody")
ANSWER = {
    "results": [
        {
            "is": "done",
            "status": {
                "turn": 3,
                "active": "A",
                "step": "upkeep",
                "stack": 0,
                "waiting": {"for": "priority", "team": "A"},
            },
        },
        {"is": "value", "value": 40},
    ]
}


def test_one_seed_makes_the_same_answers_wrong_and_hardly_leaves_one_right():
    made = [
        [mutated(ANSWER, NAMES, random) for _ in range(300)] for random in (Random(7), Random(7))
    ]
    assert made[0] == made[1]
    right = sum(raw == json.dumps(ANSWER).encode() for raw in made[0])
    assert right < 30
    assert len(set(made[0])) > 250


@pytest.mark.slow  # up to half a minute of processor time
def test_checks_of_engines_that_say_anything_end_in_a_verdict_or_a_line():
    seed = Random().randrange(2**32)
    print(f"seed {seed}")
    tally = campaign(seed, cases=300)
    print(tally)
    assert {"pass", "fail", "engine error", "adapter error"} <= set(tally.verdicts)
    assert set(tally.exits) <= {0, 1, 3, 5}
