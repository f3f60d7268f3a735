"""Killer and survivors played by the program. An agent sees its seat's view alone, and says why it does what it does."""

from collections.abc import Mapping

from game.rules.engine.agent import Agent, random_agent
from game.rules.terrorscape.agents.levels import EASY, HARD, NORMAL
from game.rules.terrorscape.state import State

AGENTS: Mapping[str, Agent[State]] = {
    "random": random_agent,
    "easy": EASY,
    "normal": NORMAL,
    "hard": HARD,
}
"""The levels by name, weakest first."""
