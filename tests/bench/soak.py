"""Ten thousand random games with the whole contract on: `python tests/bench/soak.py [GAME] [--games N] [--jobs J] [--seed S]`.

Each game is played as a Match by random answers, over the settings below in turn. At every answer the pieces are counted; at every third the
laws of the engine are checked (options, copies, forks, views); at some steps two imagined worlds are followed side by side for one
seat; at the end the record is replayed from its seed and must give the same Events and the same digest. Prints one JSON line.
"""

import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import arguments
import census
import test_contract
from variants import Variant

from game.lab import contract
from game.match import Match
from game.match.clock import Stopwatch
from game.rules.engine.secret import CLOCK
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.storage.replay import verify

POWERS, SURGES = ("suggested", "free", "random"), (2, 1, 3)


def party(sizes: Sequence[int], number: int) -> str:
    """Heroes for an adventure: every size in turn, and another Hero at the head of the table each time."""
    size = sizes[number % len(sizes)]
    return ",".join(ORDER[(number + place) % len(ORDER)] for place in range(size))


RAVENLOFT: list[dict[str, Any]] = [
    {
        "adventure": adventure, "heroes": party(row.heroes, number), "powers": POWERS[number % 3], "surges": SURGES[number // 20],
        "treasures": (50, 45)[number // 4 % 2], "first": ("", "roll")[number // 3 % 2],
    }
    for number in range(60)
    for adventure, row in ADVENTURES.items()
]  # fmt: skip
"""Sixty for each adventure, the adventures in turn: so many games as there are cover all of them alike."""
TERRORSCAPE: list[dict[str, Any]] = [
    {"killer": killer, **varied}
    for varied in (
        *({"difficulty": level} for level in ("none", "easy", "normal", "hard", "nightmare")),
        {"plans": True},
        {"separate": True},
        {"separate": True, "key_trade": True, "plans": True, "difficulty": "hard"},
        {"open_rescue": False, "open_hand": True},
    )
    for killer in ("butcher", "specter", "murderer")
]
LONDON: list[dict[str, Any]] = [
    {"story": story, **party, **varied}
    for varied in (
        {"level": "dread"},
        {"level": "untimed", "confidence": 5, "virtue": 2, "items": 2},
        {"level": "hard", "impeccable": False, "confidence": 0, "virtue": 0, "items": 0, "respite": False},
    )
    for story in ("the-letter", "the-gentleman-caller", "calypsos-bargain", "london-dread")
    for party in ({"seats": 2}, {"seats": 3}, {"seats": 4}, {"seats": 3, "allies": False})
]
DUNGEONVILLE: list[dict[str, Any]] = [
    {"seats": seats, "limit": True, **varied} for varied in ({}, {"goal": 5}, {"goal": 12, "first": 1}) for seats in (2, 3, 4, 5)
]
SETTINGS = {"ravenloft": RAVENLOFT, "terrorscape": TERRORSCAPE, "london": LONDON, "dungeonville": DUNGEONVILLE}
WEIGHTS: dict[str, dict[str, float]] = {
    "london": {
        "Reveal": 6, "Put": 3, "Accompany": 0.1, "Agree": 0.3, "Detour": 0.02, "Compare": 0.3, "Leave": 0.1, "BowOut": 0.3, "Roll": 0.5,
    },
}  # fmt: skip
"""How likely a kind of answer is beside the others, 1 if it is not named, where kinds are drawn first."""
MANNERS = ("any", "kinds", "agent")
"""How a game of each setting is played, in turn: any answer, any kind of answer, or as a weak agent would, who reaches what chance does not."""
LEVEL, STUMBLES = "easy", 0.01
"""The agent, and how often it answers anything instead."""
UNASKED = 0.005
"""How often somebody speaks who is not asked, where that is possible."""
ROUND, LAST = 300, 40
"""Where no clock ends a plan, everybody agrees whenever possible in the last LAST of each ROUND answers: chance would never end it."""
INPUT_MS = 1000
"""Milliseconds from one answer to the next."""
TWINS_EVERY = 12
"""In each how-many-th game two worlds are compared."""
MOMENTS = 30
"""About how many moments of such a game are compared: chance alone takes hours to agree on a plan that no clock ends."""


def play(game: str, seed: int) -> tuple[str, int]:
    """Play `game` number `seed`; return how it ended and after how many answers. Raises AssertionError for whatever is wrong."""
    options = SETTINGS[game][seed % len(SETTINGS[game])]
    time_s, dice = test_contract.toys.FakeTime(), random.Random(seed)
    match = Match.new(game, seed=seed, options=options, stopwatch=Stopwatch(time_s))
    whole, manner = census.of(game, match.game.state), MANNERS[(seed + seed // len(SETTINGS[game])) % len(MANNERS)]
    while match.decision is not None:
        time_s.now += INPUT_MS / 1000
        answer(match, manner, dice)
        assert census.of(game, match.game.state) == whole, "a piece is lost or appeared"
        if match.turn % 3 == seed % 3:
            contract.check(match.rules, match.game)
        assert match.turn < 20_000, "the game does not end"
    assert verify(match.to_record()) is None, "the replay goes another way"
    if seed % TWINS_EVERY == 0:
        walk = test_contract.Walk(Variant(game, options), seed)
        test_contract.compare(walk, 7, dice.choice(match.rules.seats(match.options)), MOMENTS)
    outcome = match.outcome
    return (outcome.reason if outcome else "none"), match.turn


def answer(match: Match, manner: str, dice: random.Random) -> None:
    """Give an answer in a manner of playing; where the deadline has passed, that of the clock."""
    decision = match.decision
    if match.tick() or decision is None:
        return
    if decision.out_of_turn and dice.random() < UNASKED:
        seat = dice.choice(list(decision.out_of_turn))
        match.submit(seat, dice.choice(decision.out_of_turn[seat]))
        return
    if manner == "agent" and dice.random() > STUMBLES:
        match.answer(LEVEL)
        return
    seat, choices = dice.choice([one for one in decision.options.items() if one[0] != CLOCK])
    endless = decision.simultaneous and decision.deadline_ms is None
    agreed = [choice for choice in choices if type(choice).__name__ == "Agree"]
    if endless and agreed and match.turn % ROUND >= ROUND - LAST:
        match.submit(seat, agreed[0])
    else:
        match.submit(seat, draw(match.rules.name, choices, dice) if manner == "kinds" or endless else dice.choice(choices))


def draw(game: str, choices: Sequence[Any], dice: random.Random) -> Any:
    """An answer of a kind that is drawn by its weight."""
    kinds = list(dict.fromkeys(type(choice) for choice in choices))
    weights = WEIGHTS.get(game, {})
    kind = dice.choices(kinds, [weights.get(one.__name__, 1) for one in kinds])[0]
    return dice.choice([choice for choice in choices if type(choice) is kind])


def play_many(game: str, seeds: range) -> tuple[Counter[str], int, list[str]]:
    """Play one game for each seed; a fault is kept with its seed."""
    ends, answers, faults = Counter[str](), 0, list[str]()
    for seed in seeds:
        try:
            end, number = play(game, seed)
        except Exception:  # noqa: BLE001  # every fault is reported, and the other games go on
            faults.append(f"seed {seed}: {traceback.format_exc()}")
        else:
            ends[end] += 1
            answers += number
    return ends, answers, faults


def main() -> int:
    reader = arguments.parser(__doc__, games=10_000, jobs=2, seed=1)
    reader.add_argument("game", nargs="?", default="ravenloft", choices=SETTINGS)
    given = reader.parse_args()
    began, parts = time.perf_counter(), 16 * given.jobs
    seeds = [range(given.seed, given.seed + given.games)[part::parts] for part in range(parts)]
    with ProcessPoolExecutor(given.jobs) as executor:
        results = list(executor.map(partial(play_many, given.game), seeds))
    ends = sum((result[0] for result in results), Counter[str]())
    faults = [fault for result in results for fault in result[2]]
    answers, seconds = sum(result[1] for result in results), time.perf_counter() - began
    print(json.dumps({
        "game": given.game, "games": given.games, "faults": len(faults), "ends": ends, "answers": answers, "seconds": round(seconds, 1), "first": faults[:1],
    }))  # fmt: skip
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
