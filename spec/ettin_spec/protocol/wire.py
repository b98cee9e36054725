"""JSON-RPC 2.0, one object a line: how commands and results are written and read."""

from __future__ import annotations

from typing import Any, BinaryIO

import msgspec

from ettin_spec.protocol.base import Message
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Command
from ettin_spec.protocol.engine_interface import Engine
from ettin_spec.protocol.results import Result

PARSE_ERROR, INVALID_REQUEST, NO_METHOD, BAD_PARAMS, INTERNAL = (
    -32700,
    -32600,
    -32601,
    -32602,
    -32603,
)


class RunParams(Message, frozen=True):
    """The parameters of `run`."""

    commands: tuple[Command, ...]


class RunAnswer(Message, frozen=True):
    """The result of `run`."""

    results: tuple[Result, ...]


class Fault(Message, frozen=True):
    """JSON-RPC's error object."""

    code: int
    message: str


class Request(msgspec.Struct, frozen=True):
    """A request, its parameters still raw."""

    id: int | str | None
    method: str
    jsonrpc: str = "2.0"
    params: msgspec.Raw = msgspec.Raw(b"{}")


class Response(msgspec.Struct, frozen=True, omit_defaults=True):
    """A response, its result still raw: empty bytes where there is an `error` instead."""

    id: int | str | None
    jsonrpc: str = "2.0"
    result: msgspec.Raw = msgspec.Raw(b"")
    error: Fault | None = None


ENCODER = msgspec.json.Encoder()
_request = msgspec.json.Decoder(Request)
_run_params = msgspec.json.Decoder(RunParams)
_run_answer = msgspec.json.Decoder(RunAnswer)


class _Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    jsonrpc: str
    id: int | str | None
    result: Any = msgspec.UNSET
    error: Fault | msgspec.UnsetType = msgspec.UNSET


def serve(engine: Engine, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests, a line each, until `shutdown` or the end of input."""
    for line in source:
        if not line.strip():
            continue
        reply, goes_on = _answer(engine, line)
        sink.write(ENCODER.encode(reply) + b"\n")
        sink.flush()
        if not goes_on:
            return


def _answer(engine: Engine, line: bytes) -> tuple[_Reply, bool]:
    try:
        request = _request.decode(line)
    except msgspec.ValidationError as error:
        return _fault(None, INVALID_REQUEST, str(error)), True
    except msgspec.DecodeError as error:
        return _fault(None, PARSE_ERROR, str(error)), True
    match request.method:
        case "initialize":
            return _Reply("2.0", request.id, engine.initialize()), True
        case "run":
            return _run(engine, request), True
        case "shutdown":
            return _Reply("2.0", request.id, {}), False
        case other:
            return _fault(request.id, NO_METHOD, f"no method '{other}'"), True


def _run(engine: Engine, request: Request) -> _Reply:
    try:
        params = _run_params.decode(request.params)
    except msgspec.ValidationError as error:
        return _fault(request.id, BAD_PARAMS, str(error))
    return _Reply("2.0", request.id, RunAnswer(tuple(engine.run(params.commands))))


def _fault(request_id: int | str | None, code: int, message: str) -> _Reply:
    return _Reply("2.0", request_id, error=Fault(code, message))


def decode_capabilities(raw: bytes) -> Capabilities:
    """Read an answer to `initialize`; msgspec's errors name the field."""
    return msgspec.json.decode(raw, type=Capabilities)


def decode_results(raw: bytes) -> tuple[Result, ...]:
    """Read an answer to `run`; msgspec's errors name the field."""
    return _run_answer.decode(raw).results
