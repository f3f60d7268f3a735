"""The players of Dungeonville that are made of code, by level; each sees its seat's view alone, and says why it does what it does."""

from collections.abc import Mapping

from game.rules.dungeonville.agents.levels import EASY, HARD, NORMAL
from game.rules.dungeonville.state import State
from game.rules.engine.agent import Agent, random_agent

AGENTS: Mapping[str, Agent[State]] = {"random": random_agent, "easy": EASY, "normal": NORMAL, "hard": HARD}
"""Every agent that can hold a seat, weakest first."""
