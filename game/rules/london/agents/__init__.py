"""Agents that play Characters ("companions"): they plan together, from public information."""

from collections.abc import Mapping

from game.rules.engine.agent import Agent, random_agent
from game.rules.london.agents.levels import EASY, HARD, NORMAL
from game.rules.london.state import State

AGENTS: Mapping[str, Agent[State]] = {"random": random_agent, "easy": EASY, "normal": NORMAL, "hard": HARD}
"""The levels by name, weakest first."""
