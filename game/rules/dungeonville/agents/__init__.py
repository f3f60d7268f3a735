"""Agents that play wizards. An agent sees only the observation of its seat, and gives a reason for each choice."""

from collections.abc import Mapping

from game.rules.dungeonville.agents.levels import EASY, HARD, NORMAL
from game.rules.dungeonville.state import State
from game.rules.engine.agent import Agent, random_agent

AGENTS: Mapping[str, Agent[State]] = {"random": random_agent, "easy": EASY, "normal": NORMAL, "hard": HARD}
"""The levels by name, weakest first."""
