"""Games in which engines differed, kept in an example database and played first the next time."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from hypothesis.database import ExampleDatabase

    from ettin_tck.fuzzing.played_games import Game, Games

SERVER = ("redis://", "rediss://", "unix://")


@dataclass(frozen=True)
class KeptGames:
    """The games kept for one engine and one way of drawing; `why_not` says why none can be kept.

    A game is drawn again from its variant and seed, so that it is another one once cards are new.
    """

    database: ExampleDatabase | None
    key: bytes
    why_not: str = ""

    def games(self) -> tuple[Game, ...]:
        """Those that are kept, in a fixed order; what is no game is passed over."""
        if self.database is None:
            return ()
        return tuple(sorted(filter(None, map(_read, self.database.fetch(self.key)))))

    def note(self, game: Game, *, differs: bool) -> None:
        """Keep a game that differs, and forget one that does not, or no more."""
        if self.database is not None:
            note = self.database.save if differs else self.database.delete
            note(self.key, msgspec.json.encode(game))


def kept_at(place: str, asked: Games) -> KeptGames:
    """The games kept in a folder, or by the Redis server of an address such as `redis://HOST`.

    A server that is not there, or for which nothing is installed, keeps none, and that is all.

    Raises:
        UsageError: nothing to keep games is installed, or nothing can be written into the folder.
    """
    key = msgspec.json.encode(["ettin fuzz", asked.command, asked.date, asked.moves, asked.without])
    if not find_spec("hypothesis"):
        raise UsageError("no games can be kept; pip install 'ettin[examples]'")
    return _on_server(place, key) if place.startswith(SERVER) else _in_folder(Path(place), key)


def _in_folder(folder: Path, key: bytes) -> KeptGames:
    from hypothesis.database import DirectoryBasedExampleDatabase  # noqa: PLC0415 - an extra

    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as reason:
        raise UsageError(f"no games can be kept in {folder}: {reason.strerror}") from None
    return KeptGames(DirectoryBasedExampleDatabase(folder), key)


def _on_server(address: str, key: bytes) -> KeptGames:
    if not find_spec("redis"):
        return KeptGames(None, key, "redis is not installed; pip install 'ettin[redis]'")
    from hypothesis.extra.redis import RedisExampleDatabase  # noqa: PLC0415 - an extra
    from redis import Redis, RedisError  # noqa: PLC0415 - an extra

    try:
        server = Redis.from_url(address)
        server.ping()
    except (RedisError, ValueError) as reason:
        return KeptGames(None, key, f"{address} does not answer: {reason}")
    return KeptGames(RedisExampleDatabase(server), key)


def _read(kept: bytes) -> Game | None:
    try:
        return msgspec.json.decode(kept, type=tuple[str, int])
    except msgspec.MsgspecError:
        return None
