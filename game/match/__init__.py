"""One match in memory: its seats and agents, log, undo, views, and clock."""

from game.match.agent_request import Question, ponder
from game.match.history import PERSON
from game.match.match import Match, MatchCrash

__all__ = ["PERSON", "Match", "MatchCrash", "Question", "ponder"]
