"""PettingZoo environments of the four games: turn by turn (AEC), and in cycles in which every agent acts (parallel).

An observation is a dict: "observation" is the vector of `game.lab.vectors` for the seat that looks, followed by one entry for each
action number, which counts the numbers of its unfinished answer; "action_mask" has a 1 for each legal action number. The last action
number is WAIT, which is legal only in the parallel form, for a seat that is not asked.

Rewards come at the end: 1 for each seat whose side has won, -1 for each other seat. A seat can claim the victory in Dungeonville
only when it is asked. The clock of London's planning is described in `game.lab.playing`.
"""

from array import array
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from game.lab.game_spec import spec_of
from game.lab.playing import LabMatch
from game.match import Match
from game.match.agents import observe
from game.match.options import read_options
from game.rules.engine.rules import winning_seats
from game.rules.engine.script import IllegalAction
from game.rules.engine.secret import Seat
from game.ui.screens.thumbnail import picture_of

Observation = dict[str, Any]
SEEDS = 2**31
PICTURE = (1280, 720)


class LabTable:
    """What both forms of an environment share: the match, its agents, their spaces and what they see.

    `agents` are the names of the seats, in playing order. Raises OptionsError.
    """

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        self.spec = spec_of(game)
        self.options = read_options(self.spec.rules, options)
        self.seats = self.spec.rules.seats(self.options)
        self.agents = [self.spec.agents[seat] for seat in self.seats]
        self.seat_of: dict[str, Seat] = dict(zip(self.agents, self.seats, strict=True))
        self.wait = self.spec.actions.size
        self.width = self.spec.layout.width + self.wait + 1
        self.action_space = Discrete(self.wait + 1)
        self.observation_space = Dict(
            {
                "observation": Box(-np.inf, np.inf, (self.width,), np.float32),
                "action_mask": Box(0, 1, (self.wait + 1,), np.int8),
            }
        )
        self._blank = bytes(4 * self.width)
        self._random = seeding.np_random()[0]
        self.seed = 0
        self.match: LabMatch

    def reset(self, seed: int | None) -> None:
        """Begin a match with this seed; without one, with the next seed of the last one that was given."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.seed = int(self._random.integers(SEEDS)) if seed is None else seed
        self.match = LabMatch(self.spec.rules, self.spec.actions, self.options, self.seed)

    @property
    def agent(self) -> str:
        """The agent that is asked, "" at the end."""
        return "" if self.match.seat is None else self.spec.agents[self.match.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, with an empty mask if it is not asked."""
        seat, mask = self.seat_of[agent], np.zeros(self.wait + 1, np.int8)
        vector = array("f", self._blank)
        self.spec.layout.write(self.match.game.state, {seat}, vector)
        if seat == self.match.seat:
            mask[self.match.legal] = 1
            for number in self.match.spelled:
                vector[self.spec.layout.width + number] += 1.0
        return {"observation": np.frombuffer(vector, np.float32), "action_mask": mask}

    def state(self) -> Any:
        """The vector of somebody who knows what all seats know."""
        vector = array("f", self._blank)
        self.spec.layout.write(self.match.game.state, {*self.seats}, vector)
        return np.frombuffer(vector, np.float32)

    def observation_json(self, agent: str) -> bytes:
        """What an agent may know, in full, as JSON: the state, the open question and the answers since the last turn began."""
        return msgspec.json.encode(observe(self.spec.rules, self.match.game, frozenset({self.seat_of[agent]})))

    def rewards(self) -> dict[str, float]:
        """The rewards at the end of the match."""
        won = winning_seats(self.spec.rules, self.match.game.state)
        return {agent: 1.0 if seat in won else -1.0 for agent, seat in self.seat_of.items()}

    def picture(self) -> Any:
        """The window as a spectator sees it: height, width, and red, green and blue."""
        holders = dict.fromkeys(self.seats, "random")
        match = Match(self.spec.rules, self.options, self.seed, holders, self.match.game.mark())
        return np.frombuffer(picture_of(match, PICTURE), np.uint8).reshape(PICTURE[1], PICTURE[0], 3)


class _Environment:
    """What PettingZoo asks of both forms: names, spaces, the whole state and the picture, all from `table`."""

    def open(self, game: str, render_mode: str | None, options: Mapping[str, Any]) -> None:
        """Lay out the table of a game. Raises OptionsError."""
        self.metadata = {"name": f"{game}_v0", "render_modes": ["rgb_array"], "is_parallelizable": False, "render_fps": 2}
        self.render_mode = render_mode
        self.table = LabTable(game, options)
        self.possible_agents = list(self.table.agents)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.observation_space)
        self.action_spaces = {agent: Discrete(self.table.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The space of observations, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of action numbers, the same for all agents."""
        return self.action_spaces[agent]

    def state(self) -> Any:
        """The vector of somebody who knows what all seats know."""
        return self.table.state()

    def render(self) -> Any:
        """The picture of the window, or None without a rendering mode."""
        return None if self.render_mode is None else self.table.picture()


class TurnEnv(_Environment, AECEnv[str, Observation, int]):  # type: ignore[misc]  # the library has no types
    """A game turn by turn: the agent that is asked acts. The match is `table.match`."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.open(game, render_mode, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.table.agent

    def step(self, action: int | None) -> None:
        """Act for the agent that is asked. Raises IllegalAction and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.match.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if following := self.table.agent:
            self.agent_selection = following
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = self.table.rewards()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and its legal action numbers."""
        return self.table.observe(agent)

    def close(self) -> None:
        """Nothing is open."""


class CycleEnv(_Environment, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # the library has no types
    """A game in cycles: all agents act, and the action of the one that is asked counts.

    An action that is not legal, and WAIT, change nothing. After `max_cycles` cycles a match is truncated; 0 is no limit.
    """

    def __init__(self, game: str, max_cycles: int = 0, render_mode: str | None = None, **options: Any) -> None:
        self.open(game, render_mode, options)
        self.max_cycles, self.cycles = max_cycles, 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match."""
        self.table.reset(seed)
        self.agents, self.cycles = list(self.possible_agents), 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Let every agent act: observations, rewards, terminations, truncations and infos by agent."""
        acting, table = self.agents, self.table
        self.cycles += 1
        with suppress(IllegalAction):  # nothing happens
            table.match.act(int(actions.get(table.agent, table.wait)))
        over, late = not table.agent, 0 < self.max_cycles <= self.cycles
        rewards = table.rewards() if over else dict.fromkeys(acting, 0.0)
        seen = self._observations()
        if over or late:
            self.agents = []
        return seen, rewards, dict.fromkeys(acting, over), dict.fromkeys(acting, late), {agent: {} for agent in acting}

    def _observations(self) -> dict[str, Observation]:
        seen = {agent: self.table.observe(agent) for agent in self.agents}
        for agent, one in seen.items():
            one["action_mask"][self.table.wait] = agent != self.table.agent
        return seen


def env(game: str, max_cycles: int = 0, **given: Any) -> AECEnv[str, Observation, int]:
    """A game turn by turn, with the usual wrappers: an illegal action ends the match with a reward of -1.

    With `max_cycles` it goes in cycles, in which every agent acts once, and is truncated after so many.
    """
    if max_cycles:
        return parallel_to_aec(CycleEnv(game, max_cycles, **given))
    made: AECEnv[str, Observation, int] = wrappers.TerminateIllegalWrapper(TurnEnv(game, **given), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))
