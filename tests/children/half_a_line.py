"""Dies in the middle of an answer."""

import sys

import talk


def half(request):
    sys.stdout.write(f'{{"jsonrpc": "2.0", "id": {request["id"]}, "resu')
    sys.stdout.flush()
    sys.stderr.write("panic: index out of bounds\n")
    sys.exit(101)


talk.serve(half)
