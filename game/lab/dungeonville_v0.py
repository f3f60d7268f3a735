"""PettingZoo environments of Dungeonville, first version of the action numbers. Options of the match are given by name."""

from functools import partial

from game.lab import environment

raw_env = partial(environment.TurnEnv, "dungeonville")
env = partial(environment.env, "dungeonville")
parallel_env = partial(environment.CycleEnv, "dungeonville")
