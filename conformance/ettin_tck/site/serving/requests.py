"""One connection to the server: who may ask, and what is answered."""

from __future__ import annotations

from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

import msgspec

from ettin_tck.site.addresses import START
from ettin_tck.site.serving.trials import TooManyTrials, TrialEnded
from ettin_tck.site.trying.trial import Asked

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_tck.site.serving.server import Server

NAMES = ("127.0.0.1", "localhost")
"""What a browser may call the machine that it runs on."""
NEWS, TRIAL = "/news", "/trial"
JSON = "application/json"
LARGEST = 1 << 16
"""Bytes that a request may have."""
SILENCE = 15.0
"""Seconds after which a page that waits for news hears that there are none."""
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


class ToPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a page sends: a text in a language, and the date to play it on if one is named."""

    language: str
    text: str
    date: str = ""


class RefusedError(Exception):
    """Why a request is not answered."""

    def __init__(self, status: HTTPStatus, why: str) -> None:
        self.status, self.why = status, why
        super().__init__(why)


class Handler(BaseHTTPRequestHandler):
    """Answers requests of pages that this very server has sent."""

    protocol_version = "HTTP/1.1"
    timeout = 30.0

    def do_GET(self) -> None:
        """Answer with a page or file."""
        self._guarded(self._get)

    def do_HEAD(self) -> None:
        """The same without its text."""
        self._guarded(self._get)

    def do_POST(self) -> None:
        """Play a text."""
        self._guarded(self._post)

    def log_message(self, *_: object) -> None:
        """Nothing is told of requests."""

    @property
    def _served(self) -> Server:
        return cast("Server", self.server)

    def _guarded(self, answer: Callable[[], None]) -> None:
        """Answer who may ask; whoever else did is told so in a line, and the connection ends."""
        with suppress(ConnectionError, TimeoutError):
            try:
                self._check_who_asks()
                answer()
            except RefusedError as refused:
                self.close_connection = True
                self._send(refused.status, "text/plain", f"{refused.why}\n")

    def _check_who_asks(self) -> None:
        """Another site's page may reach this machine's ports: it gets nothing."""
        port = self._served.server_port
        hosts = {f"{name}:{port}" for name in NAMES} | set(NAMES if port == 80 else ())
        if self.headers.get_all("Host") not in [[host] for host in hosts]:
            raise RefusedError(HTTPStatus.FORBIDDEN, "this site is served to this machine alone")
        origin = self.headers.get("Origin")
        if origin is not None and origin not in {f"http://{host}" for host in hosts}:
            raise RefusedError(HTTPStatus.FORBIDDEN, "this site answers its own pages alone")

    def _get(self) -> None:
        path = urlsplit(self.path).path
        if path == NEWS:
            return self._tell_news()
        if path == "/":
            return self._lead(f"/{self._language()}/{START}")
        found = self._served.live.content(path.removeprefix("/"))
        if found is None:
            raise RefusedError(HTTPStatus.NOT_FOUND, "there is no such page")
        return self._send(HTTPStatus.OK, found.kind, found.text)

    def _language(self) -> str:
        """The first language served that the browser wants."""
        served = self._served.live.languages
        wanted = (it.strip()[:2] for it in self.headers.get("Accept-Language", "").split(","))
        return next((it for it in wanted if it in served), served[0])

    def _lead(self, address: str) -> None:
        self.send_response(HTTPStatus.FOUND)
        self.send_header("Location", address)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _send(self, status: HTTPStatus, kind: str, text: str) -> None:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        for name, value in HEADERS.items():
            self.send_header(name, value)
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _tell_news(self) -> None:
        """Say of each edition that it is there, or what bars it, as long as somebody hears."""
        live = self._served.live
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        told = 0
        while True:
            with live.news:
                if live.number == told:
                    live.news.wait(SILENCE)
                number, fault = live.number, live.fault
            data = msgspec.json.encode({"edition": number, "fault": fault}).decode()
            self.wfile.write(f"data: {data}\n\n".encode() if number != told else b":\n\n")
            self.wfile.flush()
            told = number

    def _post(self) -> None:
        body = self._body()
        if urlsplit(self.path).path != TRIAL:
            raise RefusedError(HTTPStatus.NOT_FOUND, "there is nothing to be asked")
        if self.headers.get_content_type() != JSON:
            raise RefusedError(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, f"what is asked is {JSON}")
        try:
            asked = msgspec.json.decode(body, type=ToPlay)
        except msgspec.DecodeError as error:
            raise RefusedError(HTTPStatus.BAD_REQUEST, str(error)) from None
        if asked.language not in self._served.live.languages:
            raise RefusedError(HTTPStatus.BAD_REQUEST, "this language is not served")
        tried = self._tried(Asked(asked.language, asked.text, asked.date, self._served.cards))
        self._send(HTTPStatus.OK, JSON, tried)

    def _tried(self, asked: Asked) -> str:
        try:
            return msgspec.json.encode(self._served.trials.of(asked)).decode()
        except TooManyTrials:
            why = "other trials are running: try again"
            raise RefusedError(HTTPStatus.SERVICE_UNAVAILABLE, why) from None
        except TrialEnded as error:
            raise RefusedError(HTTPStatus.GATEWAY_TIMEOUT, str(error)) from None

    def _body(self) -> bytes:
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal():
            raise RefusedError(HTTPStatus.LENGTH_REQUIRED, "say how long the request is")
        if int(length) > LARGEST:
            why = f"a request has no more than {LARGEST} bytes"
            raise RefusedError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, why)
        return self.rfile.read(int(length))
