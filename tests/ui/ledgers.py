"""Lines of a campaign ledger for tests."""

from typing import Any

from game.rules.engine import results
from game.rules.ravenloft.adventures.campaign import Result
from game.rules.terrorscape.results import Result as Night
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


TEAM = ("marco", "johnson", "anna")


def night(number: int, *, side: str = "survivors", won: bool = True, **more: Any) -> Night:
    """The result of a night in the Villa, on one day after the other."""
    when = f"2026-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}T20:00:00Z"
    told: dict[str, Any] = {
        "killer": "butcher",
        "survivors": TEAM,
        "sides": (side,),
        "agents": "normal",
        "minutes": 40,
        "rounds": 9,
    }
    told |= {"match": f"night {number}", "when": when, "persons": 1, "won": won, "reason": "won-rescue" if won else "won-time"}
    return Night(**told | {"characters": ("butcher",) if side == "killer" else TEAM} | more)


def nights(count: int) -> list[results.Result]:
    """So many of them: every third is lost, every second played as the killer, with every killer and every difficulty, by two profiles."""
    levels, killers = ("none", "easy", "normal", "hard", "nightmare", "own"), ("butcher", "specter", "murderer")
    return [
        night(
            number, side="killer" if number % 2 else "survivors", won=number % 3 > 0, killer=killers[number % 3], traits=levels[number % 6],
            profile="2" if number % 5 == 0 else "", rounds=9 + number % 7,
        )
        for number in range(count)
    ]  # fmt: skip
