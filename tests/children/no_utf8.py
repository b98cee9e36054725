"""Gives a reason that is no text."""

import sys

import talk


def on_run(request):
    head = b'{"jsonrpc": "2.0", "id": %d, "result": {"results": ' % request["id"]
    sys.stdout.buffer.write(head + b'[{"is": "unsupported", "reason": "\xff\xfe\x80"}]}}\n')
    sys.stdout.buffer.flush()


talk.serve(on_run)
