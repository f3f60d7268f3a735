"""PettingZoo environments of London Dread, first version of the action numbers. Options of the match are given by name."""

from functools import partial

from game.lab import environment

raw_env = partial(environment.TurnEnv, "london")
env = partial(environment.env, "london")
parallel_env = partial(environment.CycleEnv, "london")
