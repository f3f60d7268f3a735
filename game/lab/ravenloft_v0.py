"""PettingZoo environments of Castle Ravenloft, first version of the action numbers. Options of the match are given by name."""

from functools import partial

from game.lab import environment

raw_env = partial(environment.TurnEnv, "ravenloft")
env = partial(environment.env, "ravenloft")
parallel_env = partial(environment.CycleEnv, "ravenloft")
