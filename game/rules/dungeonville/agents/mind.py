"""The parameters of an agent of Dungeonville."""

from msgspec import Struct


class Mind(Struct, frozen=True):
    """The parameters of one level.

    `noise` is the random error of evaluations, in blood tokens. `infers` means inferring deeds from public actions. `depth` is
    the number of rooms of look-ahead, `bluffs` the percentage of choices that ignore the own dungeon. `timid` means escaping as
    soon as possible. `might` is the additional value of the strongest fighter over the next recruit from the Street, `thrift` the
    value of one gold, `travel` the weight of the next expedition against future fights when recruiting. `adapts` means weighting
    fighters by the number of rivals, and gold by the number of deeds that it can buy.
    """

    noise: float = 0.0
    infers: bool = True
    depth: int = 5
    bluffs: int = 0
    timid: bool = False
    might: float = 1.5
    thrift: float = 0.006
    travel: float = 0.4
    adapts: bool = False
