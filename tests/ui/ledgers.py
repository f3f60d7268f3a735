"""Lines of a campaign ledger for tests."""

from typing import Any

from game.rules.ravenloft.adventures.campaign import Result
from tests.nights import NOON_TEXT

FOUR = ("arjhan", "immeril", "thorgrim", "kat")
PLAYED = ("find-the-icon", "klaks-infernal-artifact", "daylight-assault")


def line(adventure: str, *, won: bool = True, heroes: tuple[str, ...] = FOUR, surges: int = 2, **more: Any) -> Result:
    """The line of an evening."""
    told = {"rounds": 9, "left": 1, "standing": 4, "minutes": 50, "seed": 7, "persons": 1, "when": NOON_TEXT, "title": adventure}
    key = f"{adventure}{won}{heroes}{surges}{more}"
    return Result(match=key, adventure=adventure, heroes=heroes, surges=surges, won=won, reason="", **told | more)


SOME = (
    line("find-the-icon", won=False, rounds=12, left=0, standing=2, seed=2031445678),
    *(
        line("find-the-icon", rounds=18 - number, minutes=61 + number, surges=3, powers="random", treasures=45)
        for number in range(7)
    ),
    line("klaks-infernal-artifact", surges=1, left=0),
    line("daylight-assault", won=False, left=0, standing=3),
    line("cold-supper", title="A Cold Supper at Long Tables in the Western Gallery"),
)
