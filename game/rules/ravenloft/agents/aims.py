"""What an adventure makes worthwhile: read off its rows and the table, in the same words that the rules know them by.

Each goal that is not reached yet and each trigger names a function of the rules; a function of the same name here says what that makes
of squares and figures. Worths are in Hit Points of a healthy Hero.
"""

from collections.abc import Callable, Iterable

from game.rules.engine.secret import Seat
from game.rules.ravenloft.adventures import occasions, quests, quests_tokens
from game.rules.ravenloft.adventures.adventure import Part, Trigger
from game.rules.ravenloft.adventures.quests_exits import START
from game.rules.ravenloft.adventures.quests_gauntlet import start_steps
from game.rules.ravenloft.adventures.quests_kavan import LED
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Figure, Monster, Square, State, Token
from game.rules.ravenloft.tables.cards import MONSTERS

BOSS = 30.0
"""What it is worth that a Villain falls whom the adventure wants destroyed."""
OBJECT = 12.0
"""What it is worth that an object of the adventure is destroyed."""
HEAD = 2.0
"""What each Monster is worth where Monsters are counted."""
RUNAWAY = 3.0
"""How much more one is worth that is about to escape."""
WAY_OUT = 25.0
"""What it is worth to be out, where everybody must get out."""
RITUAL = 7.0
"""What each step is worth that is counted on a tile."""
COFFIN, ITEM, LAIR = 4.0, 1.5, 1.5
"""What a coffin to open, an Item to take and Monsters to find are worth."""
RAGE, SHOWING = 2.0, 0.5
"""What it costs that a Villain is enraged, and what it is worth to stand ready to show it something."""
TURNED = 6.0
"""What it costs that whom the Heroes lead turns against them."""
SUMMONS = 2.5
"""What exploring is worth where only that brings what must be destroyed."""


class Aims:
    """The adventure's aims for one Hero.

    `ends` are squares that are worth ending the Hero Phase on, `prey` what it is worth that figures fall (below 0: they must not), `seek`
    the squares to make for before any edge, `beside` those that are as good as an edge; `ward` is the square of whom the Heroes lead, and
    `led` whether he follows this Hero; `deeds` is what it is worth to do what the adventure allows instead of attacking; `summons` is what exploring is worth beside the tile.
    """

    def __init__(self, t: State, seat: Seat, look: Outlook) -> None:
        self.t, self.seat, self.look, self.lay = t, seat, look, look.lay
        self.ends: dict[Square, float] = {}
        self.prey: dict[Figure, float] = {}
        self.seek: set[Square] = set()
        self.beside: set[Square] = set()
        self.ward: Square | None = None
        self.led = False
        self.deeds: dict[str, float] = {}
        self.busy = False
        self.more = worth.awaited(t)
        self.summons = 0.0
        if not worth.pressed(t):
            return
        adventure = occasions.adventure(t)
        for part in adventure.won:
            if not occasions.reached(t, [part]):
                self.want(part.ask, part)
        for part in adventure.lost:
            self.want(f"not {part.ask}", part)
        for row in adventure.trigger:
            self.want(row.do, row)
        for deed in adventure.action:
            self.want(deed.do, deed)

    def want(self, name: str, part: Part) -> None:
        """Take the aim of this name in, if it is one."""
        if name in AIMS:
            AIMS[name](self, part)

    # -------------------------------------------------------------- building

    def hunt(self, others: Iterable[Monster], value: float) -> None:
        """These figures are to be destroyed."""
        for other in others:
            self.prey[other.id] = value
            self.busy |= MONSTERS[other.kind].villain and self.more
            if other.id in self.look.under:
                self.seek.update(self.look.near(other))

    def end_on(self, places: Iterable[Square], value: float) -> set[Square]:
        """These squares are worth ending on."""
        found = set(places)
        for place in found:
            self.ends[place] = self.ends.get(place, 0.0) + value
        return found

    def floor(self, tile: str) -> tuple[Square, ...]:
        """The floor of a tile that lies on the table."""
        index = quests.tile_in_play(self.t, tile)
        return () if index is None else self.lay.cells[index].floor

    def around(self, tokens: Iterable[Token]) -> set[Square]:
        """The squares on and next to tokens."""
        return {place for token in tokens for place in (token.square, *self.lay.near[token.square])}

    # -------------------------------------------------------------- whom the Heroes lead

    def guarded(self, place: Square) -> int | None:
        """The tile on which whom they lead will be when this Hero ends on `place`, None if there is nobody to lead."""
        return None if self.ward is None else self.lay.tile_of[place if self.led else self.ward]

    def endangers(self, place: Square) -> float:
        """What it costs, for whom the Heroes lead, that this Hero ends on `place`."""
        tile = self.guarded(place)
        if tile is None:
            return 0.0
        here = self.lay.tile_of[place] == tile
        kept = here or any(self.lay.tile_of[there] == tile for seat, there in self.look.where.items() if seat != self.seat)
        return TURNED if not kept or self.foes_on(tile) else 0.0

    def foes_on(self, tile: int) -> list[Figure]:
        """The Monsters on a tile."""
        return [other.id for other in self.look.foes if tile in self.look.under[other.id]]


AIMS: dict[str, Callable[[Aims, Part], None]] = {}


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
        aims.want(one.ask, one)


@_aim("destroyed", "markers")
def _destroyed(aims: Aims, part: Part) -> None:
    """A Villain or an object; one that only exploring brings is explored for."""
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
    """What moves the counter: figures that fall, or what the rows of its counter do."""
    for row in _rows(aims, on="destroyed", counter=part.counter):
        if row.figure:
            aims.hunt([other for other in aims.t.villains if other.kind == row.figure], BOSS)
        else:
            aims.hunt(figure.monsters(aims.t), HEAD)
    for row in _rows(aims, counter=part.counter):
        aims.want(f"count {row.do}", row)


@_aim("marked")
def _marked(aims: Aims, part: Part) -> None:
    for row in _rows(aims, mark=part.mark, do="mist-away"):
        aims.hunt([other for other in aims.t.villains if other.kind == row.figure], BOSS)


@_aim("no-token")
def _no_token(aims: Aims, part: Part) -> None:
    """Tokens that must be gone; where a tile is still sought they are as good as an edge."""
    places = aims.end_on(aims.around(quests_tokens.tokens_of(aims.t, part.token)), COFFIN)
    (aims.beside if worth.remaining(aims.t) else aims.seek).update(places)


@_aim("not destroyed")
def _spare(aims: Aims, part: Part) -> None:
    """A figure that must not fall; its tile is to be cleared of the others, and then to be stayed on."""
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
    """Monsters that may escape in their next activation are worth more."""
    if not _rows(aims, do="monsters-escape", counter=part.counter):
        return
    steps = start_steps(aims.t)
    for other in figure.monsters(aims.t):
        near = min(steps[tile] for tile in aims.look.under[other.id])
        aims.prey[other.id] = aims.prey.get(other.id, 0.0) + RUNAWAY / max(1, near)


# ------------------------------------------------------------------ what moves a counter


@_aim("count escape-with-loot")
def _carry_out(aims: Aims, part: Part) -> None:
    """Once there is enough, out with it."""
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
    """An object that hurts a Villain when it breaks: whoever is nearest goes and breaks it."""
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
    """Show the Villain something that calms it, or enrages it: as likely as the tokens left say."""
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
    """As long as there are few Monsters, more are to be found."""
    if len(figure.monsters(aims.t)) > len(aims.look.where):
        return
    tiles = {
        tile for token in quests_tokens.tokens_of(aims.t, part.token) for tile in aims.lay.area(aims.lay.tile_of[token.square], 1)
    }
    aims.seek |= aims.end_on([place for tile in tiles for place in aims.lay.cells[tile].floor], LAIR)


@_aim("follow")
def _ward(aims: Aims, part: Part) -> None:
    """Whom the Heroes lead is never left alone; who does not lead stays by."""
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
