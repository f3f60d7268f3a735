"""Computes the Aims of a Hero from the goals and triggers of an adventure.

A goal that is not reached yet, and a trigger, name a function of the rules. The function of the same name here adds the resulting
values of squares and figures to the Aims. All values are in Hit Points of a healthy Hero.
"""

from collections.abc import Callable

from game.rules.engine.secret import Seat
from game.rules.ravenloft.adventures import occasions, quests, quests_tokens
from game.rules.ravenloft.adventures.adventure import Part, Trigger
from game.rules.ravenloft.adventures.quests_exits import START
from game.rules.ravenloft.adventures.quests_gauntlet import start_steps
from game.rules.ravenloft.adventures.quests_kavan import LED
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.aims import TURNED, Aims
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import MONSTERS

BOSS = 30.0
"""The value of destroying a Villain that the adventure wants destroyed."""
OBJECT = 12.0
"""The value of destroying an object of the adventure."""
HEAD = 2.0
"""The value of each Monster where Monsters are counted."""
RUNAWAY = 3.0
"""The additional value of a Monster that can escape in its next activation."""
WAY_OUT = 25.0
"""The value of an escape, where all Heroes must escape."""
RITUAL = 7.0
"""The value of each step of a counter that moves on a tile."""
COFFIN, ITEM, LAIR = 4.0, 1.5, 1.5
"""The values of a coffin to open, an Item to take and Monsters to find."""
RAGE, SHOWING = 2.0, 0.5
"""The cost of an enraged Villain, and the value of standing where the Hero can show it an Item."""
SUMMONS = 2.5
"""The value of exploring where only that brings the figure that must be destroyed."""

AIMS: dict[str, Callable[[Aims, Part], None]] = {}


def aims_of(t: State, seat: Seat, look: Outlook) -> Aims:
    """The aims of a Hero in the adventure; none if `worth.pressed` is false."""
    aims = Aims(t, seat, look)
    if not worth.pressed(t):
        return aims
    adventure = occasions.adventure(t)
    for part in adventure.won:
        if not occasions.reached(t, [part]):
            _want(aims, part.ask, part)
    for part in adventure.lost:
        _want(aims, f"not {part.ask}", part)
    for row in adventure.trigger:
        _want(aims, row.do, row)
    for deed in adventure.action:
        _want(aims, deed.do, deed)
    return aims


def _want(aims: Aims, name: str, part: Part) -> None:
    """Add the aim of this name, if there is one."""
    if name in AIMS:
        AIMS[name](aims, part)


def _aim(*names: str) -> Callable[[Callable[[Aims, Part], None]], Callable[[Aims, Part], None]]:
    def keep(function: Callable[[Aims, Part], None]) -> Callable[[Aims, Part], None]:
        AIMS.update(dict.fromkeys(names, function))
        return function

    return keep


def _rows(aims: Aims, **of: str) -> list[Trigger]:
    """The adventure's triggers with these columns."""
    rows = occasions.adventure(aims.t).trigger
    return [row for row in rows if all(getattr(row, key) == value for key, value in of.items())]


# ------------------------------------------------------------------ goals


@_aim("any")
def _any(aims: Aims, part: Part) -> None:
    for one in getattr(part, "any_of", ()):
        _want(aims, one.ask, one)


@_aim("destroyed", "markers")
def _destroyed(aims: Aims, part: Part) -> None:
    """A Villain or an object to destroy; exploring has a value if only that brings it."""
    found = [other for other in [*aims.t.villains, *aims.t.things] if other.kind == part.figure]
    aims.hunt(found, OBJECT if MONSTERS[part.figure].thing else BOSS)
    if not found and _rows(aims, do="monster-token", target=part.figure) and aims.t.quest.pools.get("hag"):
        aims.summons += SUMMONS


@_aim("destroyed-by-lot")
def _by_lot(aims: Aims, part: Part) -> None:
    faces = aims.t.quest.shown.get(part.pool, [])
    aims.hunt([other for other in aims.t.villains if other.kind in faces], BOSS)


@_aim("counted")
def _counted(aims: Aims, part: Part) -> None:
    """The actions that move a counter: destroyed figures, or the triggers that count."""
    for row in _rows(aims, on="destroyed", counter=part.counter):
        if row.figure:
            aims.hunt([other for other in aims.t.villains if other.kind == row.figure], BOSS)
        else:
            aims.hunt(figure.monsters(aims.t), HEAD)
    for row in _rows(aims, counter=part.counter):
        _want(aims, f"count {row.do}", row)


@_aim("marked")
def _marked(aims: Aims, part: Part) -> None:
    for row in _rows(aims, mark=part.mark, do="mist-away"):
        aims.hunt([other for other in aims.t.villains if other.kind == row.figure], BOSS)


@_aim("no-token")
def _no_token(aims: Aims, part: Part) -> None:
    """Tokens that must be removed; while a tile is still needed they count as much as an unexplored edge."""
    places = aims.end_on(aims.around(quests_tokens.tokens_of(aims.t, part.token)), COFFIN)
    (aims.beside if worth.remaining(aims.t) else aims.seek).update(places)


@_aim("not destroyed")
def _spare(aims: Aims, part: Part) -> None:
    """A figure that must not be destroyed; the Heroes clear its tile of others, and then stay there."""
    for other in aims.t.villains:
        if other.kind != part.figure:
            continue
        aims.prey[other.id] = -2 * BOSS
        for tile in aims.look.under[other.id]:
            crowd = [one for one in aims.foes_on(tile) if one != other.id]
            aims.prey.update(dict.fromkeys(crowd, HEAD))
            aims.seek |= aims.end_on(aims.lay.cells[tile].floor, TURNED / 2 if crowd else TURNED)


@_aim("not counted")
def _runaways(aims: Aims, part: Part) -> None:
    """More value for Monsters that can escape in their next activation."""
    if not _rows(aims, do="monsters-escape", counter=part.counter):
        return
    steps = start_steps(aims.t)
    for other in figure.monsters(aims.t):
        near = min(steps[tile] for tile in aims.look.under[other.id])
        aims.prey[other.id] = aims.prey.get(other.id, 0.0) + RUNAWAY / max(1, near)


# ------------------------------------------------------------------ what moves a counter


@_aim("count escape-with-loot")
def _carry_out(aims: Aims, part: Part) -> None:
    """The Start tile, once the Heroes hold enough Treasure."""
    if worth.enough(aims.t):
        floor = [place for tile in START for place in aims.floor(tile)]
        aims.seek |= aims.end_on(floor, WAY_OUT)


@_aim("count count-on-tile")
def _count_on(aims: Aims, part: Part) -> None:
    aims.seek |= aims.end_on(aims.floor(part.tile), RITUAL)


# ------------------------------------------------------------------ triggers


@_aim("escape-by-stairs")
def _stairs(aims: Aims, part: Part) -> None:
    tile = quests.tile_in_play(aims.t, part.tile)
    if tile is not None:
        art = aims.lay.cells[tile].art
        aims.seek |= aims.end_on([place for place in aims.lay.cells[tile].floor if art.get(place) == "S"], WAY_OUT)


@_aim("hurt-figure")
def _weak_spot(aims: Aims, part: Part) -> None:
    """An object that damages a Villain when it is destroyed: a target for the nearest Hero."""
    for thing in aims.t.things:
        if thing.kind != part.figure:
            continue
        hurt = part.amount / MONSTERS[part.target].hp
        aims.prey[thing.id] = OBJECT + BOSS * hurt
        ways = {seat: aims.lay.square_steps(there).get(thing.square, 99) for seat, there in aims.look.where.items()}
        if min(ways, key=lambda seat: (ways[seat], seat), default=aims.seat) == aims.seat:
            aims.seek = set(aims.look.near(thing))


@_aim("show-item")
def _show(aims: Aims, part: Part) -> None:
    """Showing the Villain an Item, which calms or enrages it, weighted by the tokens that are left."""
    other = next((one for one in aims.t.villains if one.kind == part.figure), None)
    numbers = occasions.adventure(aims.t).pools[part.pool]
    seen = aims.t.quest.shown.get(part.pool, [])
    left = {face: number - seen.count(face) for face, number in numbers.items()}
    total = sum(left.values())
    need = next((one.amount for goal in occasions.adventure(aims.t).won for one in goal.any_of if one.ask == "markers"), 0)
    if other is None or total == 0 or not need:
        return
    calm = left.get("calm", 0) / total
    aims.deeds["show-item"] = BOSS / need * calm - RAGE * (1 - calm)
    mine = aims.t.heroes[aims.seat]
    if mine.tokens or mine.items:
        aims.end_on([place for tile in aims.look.under[other.id] for place in aims.lay.cells[tile].floor], SHOWING)


@_aim("pick-up-item")
def _item(aims: Aims, part: Part) -> None:
    aims.end_on(aims.around(quests_tokens.tokens_of(aims.t, part.token)), ITEM)


@_aim("flush-monsters")
def _flush(aims: Aims, part: Part) -> None:
    """Tokens to turn over while there are few Monsters."""
    if len(figure.monsters(aims.t)) > len(aims.look.where):
        return
    tiles = {
        tile for token in quests_tokens.tokens_of(aims.t, part.token) for tile in aims.lay.area(aims.lay.tile_of[token.square], 1)
    }
    aims.seek |= aims.end_on([place for tile in tiles for place in aims.lay.cells[tile].floor], LAIR)


@_aim("follow")
def _ward(aims: Aims, part: Part) -> None:
    """Squares near the figure that the Heroes lead, so that it is never alone."""
    token = next(iter(quests_tokens.tokens_of(aims.t, part.token)), None)
    if token is None:
        return
    aims.ward, aims.led = token.square, LED in aims.t.turn.marks
    home = quests.tile_in_play(aims.t, next(row.tile for row in _rows(aims, do="cure")))
    if aims.led:
        if home is not None:
            aims.seek |= aims.end_on(aims.lay.cells[home].floor, TURNED)
    else:
        aims.seek |= aims.end_on(aims.around([token]), ITEM)
