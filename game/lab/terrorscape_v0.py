"""PettingZoo environments of Terrorscape, first version of the action numbers. Options of the match are given by name."""

from functools import partial

from game.lab import environment

raw_env = partial(environment.TurnEnv, "terrorscape")
env = partial(environment.env, "terrorscape")
parallel_env = partial(environment.CycleEnv, "terrorscape")
