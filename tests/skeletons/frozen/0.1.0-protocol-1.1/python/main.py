"""JSON-RPC 2.0, an object a line, on standard input and output: `python main.py`."""

from __future__ import annotations

import json
import sys
from typing import Any

from adapter import Adapter
from claims import CLAIMS

NO_JSON, NO_METHOD, BAD_PARAMS = -32700, -32601, -32602


def main() -> None:
    """Answer every line until `shutdown` or the end of input."""
    adapter = Adapter()
    for line in sys.stdin.buffer:
        answer, goes_on = respond(adapter, line)
        sys.stdout.buffer.write(json.dumps(answer).encode() + b"\n")
        sys.stdout.buffer.flush()
        if not goes_on:
            return


def respond(adapter: Adapter, line: bytes) -> tuple[dict[str, Any], bool]:
    """The answer to a line, and whether more are to come."""
    try:
        request = json.loads(line)
    except ValueError:
        return _fault(None, NO_JSON, "this is no JSON"), True
    match request:
        case {"id": of, "method": "initialize"}:
            return _result(of, CLAIMS), True
        case {"id": of, "method": "run", "params": {"commands": [*commands]}}:
            return _result(of, {"results": adapter.run(commands)}), True
        case {"id": of, "method": "run"}:
            return _fault(of, BAD_PARAMS, "run takes commands"), True
        case {"id": of, "method": "shutdown"}:
            return _result(of, {}), False
        case {"id": of, "method": method}:
            return _fault(of, NO_METHOD, f"no method '{method}'"), True
    return _fault(None, NO_METHOD, "this is no request"), True


def _result(of: Any, result: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": of, "result": result}


def _fault(of: Any, code: int, message: str) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": of, "error": {"code": code, "message": message}}


if __name__ == "__main__":
    main()
