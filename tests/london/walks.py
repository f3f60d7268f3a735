"""Random stories of London Dread for tests: everything is legal, and the planning is steered so that a story gets somewhere."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from game.rules.engine.script import Action, Choice, Done, Game, TimeUp
from game.rules.engine.secret import CLOCK, Seat
from game.rules.london import RULES
from game.rules.london.choice import Agree, BowOut, Investigate, Put, Reveal, Stay
from game.rules.london.investigations.plot import timely
from game.rules.london.options import Options
from game.rules.london.places import area_of
from game.rules.london.planning import PLACEHOLDER
from game.rules.london.setup import new_game
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, PLOTS, SLOTS

STORIES = ("the-letter", "the-gentleman-caller", "calypsos-bargain", "london-dread")


def options(seed: int) -> dict[str, Any]:
    """How the story of a seed is set up: all Stories, numbers of players and tweaks take turns."""
    return {
        "story": STORIES[seed % 4],
        "seats": 2 + seed // 4 % 3,
        "allies": seed % 7 != 0,
        "level": ("normal", "untimed", "dread")[seed % 3],
        "respite": seed % 5 != 0,
        "impeccable": seed % 2 == 0,
        "confidence": (3, 0, 5)[seed % 3],
        "virtue": (1, 2, 0)[seed // 2 % 3],
        "items": (1, 2)[seed % 2],
    }


def walk(seed: int, *, mercy: bool = True, **chosen: Any) -> Iterator[Game[State]]:
    """A whole random story, at each of its decisions.

    In the planning somebody turns up all Plot cards and a few others, and everybody lays random tokens and then the way to the Plot cards. With `mercy`
    things happen that never do at a table, for otherwise few stories would get far: Dread goes back to 0 for the second Chapter and the Endgame,
    and after the planning most face-down cards change places with those that were not dealt.
    """
    dice = random.Random(seed)
    game: Game[State] = Game.of(RULES, new_game(Options(**(chosen or options(seed))), seed))
    while game.decision is not None:
        yield game
        if mercy and not game.answers and _spare(game.state, game.decision.prompt):
            game = Game.of(RULES, game.state)
        game.apply(_answer(game, dice))
    yield game


def _spare(t: State, prompt: str) -> bool:
    """Have mercy where it is time for it; whether anything was done."""
    if prompt in ("prompt-ready", "prompt-stay") and t.dread:
        t.dread = 0
        return True
    spared = [place for place, card in t.dark.items() if card.face != PLACEHOLDER][6:]
    if t.phase not in ("leader", "story") or t.slot or not spared:
        return False
    for place in spared:
        card = t.dark.pop(place)
        (t.strangers if card.face in ALLIES else t.unused).append(card)
    return True


def _answer(game: Game[State], dice: random.Random) -> Action:
    assert game.decision is not None
    t, asked = game.state, game.decision.options
    if t.phase == "planning":
        return _plan(t, asked, dice)
    seat = dice.choice([one for one in asked if one != CLOCK])
    choices = asked[seat]
    if game.decision.prompt in ("prompt-hour", "prompt-case"):  # an hour goes by rather than that arrows turn round and round
        plots = [one for one in choices if isinstance(one, Investigate) and one.place in t.shown and t.shown[one.place] in PLOTS]
        choices = plots or (choices[:1] if dice.random() < 0.7 else choices)
    if game.decision.prompt == "prompt-stay":
        choices = [one for one in choices if isinstance(one, Stay | BowOut)] or choices
    return Action(seat, dice.choice(choices))


def _plan(t: State, asked: dict[Seat, tuple[Choice, ...]], dice: random.Random) -> Action:
    """One input: a reveal, a token, a note; when the Plot cards lie open and the way to them is in every clock, the end."""
    hidden = [place for place, card in t.dark.items() if card.face == PLACEHOLDER]
    seat = dice.choice([one for one in asked if one != CLOCK])
    if hidden and dice.random() < 0.3:
        return Action(seat, Reveal(dice.choice(hidden)))
    if dice.random() < 0.7:
        kinds = Counter(type(one) for one in asked[seat])
        kind = dice.choice([one for one in kinds if one not in (Agree, Done, Reveal) or (one is Reveal and len(t.dark) > 18)])
        return Action(seat, dice.choice([one for one in asked[seat] if type(one) is kind]))
    if not hidden:
        for walker in range(len(t.people)):
            for put in _way(t):
                if put in asked[walker]:
                    return Action(walker, put)
        if CLOCK in asked:
            return Action(CLOCK, TimeUp())
    return Action(seat, Agree() if not hidden and Agree() in asked[seat] else Done())


def _way(t: State) -> Iterator[Put]:
    """The tokens that lead from Plot card to Plot card in the order of their letters, from the first possible hour on."""
    slot, area = 0, "west"
    for place, card in sorted(
        ((where, one) for where, one in t.shown.items() if one in PLOTS), key=lambda pair: PLOTS[pair[1]].letter
    ):
        number = place[-1]
        if area_of(place) != area:
            area = area_of(place)
            yield Put(slot, f"{int(number) % 6 + 1}-{area}")
            slot += 1
        while slot < len(SLOTS) and not timely(card, SLOTS[slot].segment):
            slot += 1
        if slot >= len(SLOTS):
            return
        yield Put(slot, number)
        slot += 1
