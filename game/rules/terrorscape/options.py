"""The options of a match: killer and survivors, variants, and optional public information (TS-013, TS-223)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Difficulty = Literal["none", "easy", "normal", "hard", "nightmare"]
KEPT: dict[str, tuple[int, int]] = {"none": (0, 0), "easy": (1, 0), "normal": (1, 1), "hard": (1, 2), "nightmare": (1, 3)}
"""The number of traits that each survivor and the killer keep (TS-225 to TS-228)."""
DEALT = 2
"""The number of traits dealt for each one kept."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match.

    `killer` is an id, or "random"; `survivors` are three ids with commas, in the order of their status tokens, or "" for
    random ones (TS-013, TS-015, TS-027).

    Variants: `difficulty` gives traits (TS-225 to TS-228), `survivor_traits` and `killer_traits` say how many are kept instead
    (TS-233; -1: as the difficulty says); `plans` are survival plans (TS-256); `separate` is Separate Ways (TS-234), in which
    `key_trade` lets keys be traded (TS-243). `open_rescue` shows the rescue counter to the killer (TS-197), `open_hand` the size
    of his hand to the survivors (TS-211).
    """

    killer: Literal["butcher", "specter", "murderer", "random"] = "butcher"
    survivors: str = ""
    difficulty: Difficulty = "none"
    survivor_traits: Annotated[int, Meta(ge=-1, le=3)] = -1
    killer_traits: Annotated[int, Meta(ge=-1, le=6)] = -1
    plans: bool = False
    separate: bool = False
    key_trade: bool = False
    open_rescue: bool = True
    open_hand: bool = False

    @property
    def gifts(self) -> int:
        """The number of traits that each survivor keeps."""
        return KEPT[self.difficulty][0] if self.survivor_traits < 0 else self.survivor_traits

    @property
    def marks(self) -> int:
        """The number of traits that the killer keeps."""
        return KEPT[self.difficulty][1] if self.killer_traits < 0 else self.killer_traits
