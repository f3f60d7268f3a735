"""How a wizard thinks that the program plays."""

from msgspec import Struct


class Mind(Struct, frozen=True):
    """How a wizard of a level thinks.

    `noise` blurs what it weighs, in blood tokens. One who `infers` reads deeds from what everybody did. `depth` is how many rooms it thinks ahead,
    `bluffs` how often of a hundred times it takes no heed of whose dungeon is its own. A `timid` one leaves a dungeon as soon as it may.
    `might` is what the strongest fighter is worth to it beyond the next recruit from the Street, `thrift` what a piece of gold is, and `travel` how
    much the coming expedition counts beside the fights to come when it recruits. One who `adapts` weighs fighters by how many there are to be
    fought, and gold by how many deeds it may buy.
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
