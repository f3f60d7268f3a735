"""The players of Dungeonville that are made of code, by level."""

from collections.abc import Mapping

from game.rules.dungeonville.state import State
from game.rules.engine.agent import Agent, random_agent

AGENTS: Mapping[str, Agent[State]] = {"random": random_agent}
"""Every agent that can hold a seat."""
