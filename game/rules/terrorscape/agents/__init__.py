"""Agents that play the killer and the survivors.

An agent sees only the observation of its seat, and gives a reason for each choice.
"""

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
