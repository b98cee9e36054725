"""What hostile children share: a polite half, so that each breaks one thing only."""

import json
import sys

CAN = {
    "name": "child",
    "version": "1",
    "actions": [
        "cast",
        "activate",
        "attack",
        "block",
        "mulligan",
        "keep",
        "concede",
        "call_time",
    ],
    "places": [
        "life",
        "controls",
        "in_hand",
        "in_graveyard",
        "hand_size",
        "library_size",
        "bodied",
        "counters",
        "player_counters",
        "chosen_colour",
        "protector",
        "deal",
    ],
    "observes": [
        "life",
        "count",
        "zone",
        "hand_size",
        "library_size",
        "bodied",
        "body",
        "counters",
        "player_counters",
        "chosen_colour",
        "face_down",
        "protector",
        "moment",
        "outcome",
        "attacking",
    ],
    "advances": ["step", "left_stack", "turns_end"],
    "cards": {"names": ["*"]},
}


def requests():
    for line in sys.stdin.buffer:
        yield json.loads(line)


def say(value):
    sys.stdout.buffer.write(json.dumps(value).encode() + b"\n")
    sys.stdout.buffer.flush()


def answer(request, result):
    say({"jsonrpc": "2.0", "id": request["id"], "result": result})


def value_of_each(request):
    """As many answers as there are commands: each observation is 40."""
    return {"results": [{"is": "value", "value": 40} for _ in request["params"]["commands"]]}


def polite(request):
    results = {"initialize": CAN, "shutdown": {}}
    answer(request, results.get(request["method"]) or value_of_each(request))


def serve(on_run):
    for request in requests():
        if request["method"] == "run":
            on_run(request)
        else:
            polite(request)
