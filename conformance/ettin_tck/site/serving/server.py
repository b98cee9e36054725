"""A server for the machine that it runs on: on the loopback interface, for its own pages alone."""

from __future__ import annotations

import errno
from http.server import HTTPServer, ThreadingHTTPServer
from socketserver import TCPServer
from typing import TYPE_CHECKING

from ettin_tck.exit_codes import UsageError
from ettin_tck.site.serving.requests import Handler
from ettin_tck.site.serving.trials import Trials

if TYPE_CHECKING:
    from ettin_tck.site.serving.live_pages import Live

LOOPBACK = "127.0.0.1"


class Server(ThreadingHTTPServer):
    """`live` makes the pages, `trials` plays what is tried, `cards` are files of further cards."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, port: int, live: Live, cards: tuple[str, ...] = ()) -> None:
        """Listen on a port of this machine; 0 takes one that is free.

        Raises:
            UsageError: it is taken, or may not be had.
        """
        self.live, self.cards, self.trials = live, cards, Trials()
        try:
            super().__init__((LOOPBACK, port), Handler)
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            why = "something else is served there" if taken else error.strerror
            raise UsageError(f"port {port}: {why}\n    try: ettin serve --port N") from None

    @property
    def root(self) -> str:
        """The address of the site."""
        return f"http://{LOOPBACK}:{self.server_port}/"

    def server_bind(self) -> None:
        """Take the port, without asking a network what this machine is called."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = LOOPBACK, int(self.server_address[1])

    def handle_error(self, *_: object) -> None:
        """A reader that goes away is no news."""

    def server_close(self) -> None:
        """Listen no longer; what is being played ends."""
        HTTPServer.server_close(self)
        self.trials.end()
