"""The match around the games: who starts, what wins it, and how it ends when time is over."""

from ettin_engine.match.acts import acted, turns_played
from ettin_engine.match.state import Match, opened
from ettin_engine.match.views import seen

__all__ = ["Match", "acted", "opened", "seen", "turns_played"]
