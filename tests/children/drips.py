"""Writes its answers a character at a time, without an end to any within a second."""

import json
import sys
import time

import talk


def drips(request):
    for character in json.dumps({"id": request["id"], "result": talk.value_of_each(request)}):
        time.sleep(0.05)
        sys.stdout.write(character)
        sys.stdout.flush()


talk.serve(drips)
