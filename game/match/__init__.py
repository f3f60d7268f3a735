"""One match in memory: its seats and agents, log, undo, views, and clock."""

from game.match.agents import Question, answer_question
from game.match.history import PERSON
from game.match.match import Match, MatchCrash

__all__ = ["PERSON", "Match", "MatchCrash", "Question", "answer_question"]
