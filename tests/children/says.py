"""Says what it was told to: its argument maps a method to the result that it answers."""

import json
import sys

import talk

SAYS = json.loads(sys.argv[1])
for request in talk.requests():
    method = request["method"]
    if method in SAYS:
        said = SAYS[method]
        talk.say({"jsonrpc": "2.0", "id": request["id"], "result": said})
    else:
        talk.polite(request)
