"""The value of each square for the adventure: at an unexplored edge, on the stairway, beside the Icon, near its guard."""

from collections.abc import Iterable, Mapping

from game.rules.engine.secret import Seat
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.aim_rows import aims_of
from game.rules.ravenloft.agents.aims import TURNED
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Figure, Square, State
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES

ICON, ICON_TAKEN = "icon-of-ravenloft", 6.0
FAR = 60
STRIDE = 0.3
"""The cost of each square of distance to a square that the adventure needs."""


class Goals:
    """The values that the adventure gives each square, for one Hero."""

    def __init__(self, t: State, seat: Seat, look: Outlook) -> None:
        self.t, self.seat, self.look, self.lay = t, seat, look, look.lay
        adventure = ADVENTURES[t.adventure]
        self.left = worth.remaining(t)
        self.scout = HEROES[t.heroes[seat].id].scout
        self.goal = next(
            (index for index, placed in enumerate(t.board.tiles) if placed.tile in adventure.needed),
            None,
        )
        self.escape = self.goal is not None and any(row.do == "win-on-tile" for row in adventure.trigger)
        self.token = next((token.square for token in t.quest.tokens if token.kind == ICON), None)
        self.aims, self.pressed = aims_of(t, seat, look), worth.pressed(t)
        self.guards = [other for other in look.foes if other.guard]
        self.price = max(0.3, look.price[seat])
        self.edges = set[Square]() if figure.law(t, "no-exploring") else self._scouted() if self.scout else set(self.lay.rim)
        self.ahead = self._ways()
        self._alone: dict[int, float] = {}
        encounter = worth.ENCOUNTER * (0.5 + self.price)
        black = 1.0 if occasions.always_encounter(t) else worth.dark(t)
        self._stop = -encounter
        tile = worth.TILE + worth.HASTE * self.price if self.left and not self.aims.busy else 0.0
        newcomer = look.weights.newcomer * (0.5 + self.price) - worth.carry(t) * (not worth.enough(t))
        self._go = tile + self.aims.summons - black * encounter - newcomer

    def _scouted(self) -> set[Square]:
        tiles = {edge.tile for edge in self.lay.edges}
        return {place for place, tile in self.lay.tile_of.items() if tile in tiles}

    def _ways(self) -> dict[Square, int]:
        """The distance from every square to the nearest one that the Hero seeks."""
        if self.escape and self.goal is not None:
            return self._flood(self.lay.cells[self.goal].floor)
        if self.token is not None or self.guards:
            places = [place for other in self.guards for place in self.lay.near.get(other.square, ())]
            if not places and self.token is not None:
                places = [self.token, *self.lay.near[self.token]]
            return self._flood(places)
        return self._flood(self.aims.seek or self.edges | self.aims.beside)

    def _flood(self, places: Iterable[Square]) -> dict[Square, int]:
        steps = dict.fromkeys(places, 0)
        queue = sorted(steps)
        for here in queue:
            ahead = steps[here] + 1
            for other in self.lay.near[here]:
                if other not in steps:
                    steps[other] = ahead
                    queue.append(other)
        return steps

    # -------------------------------------------------------------- values

    def safe(self, place: Square) -> bool:
        """Whether the adventure is won from here, regardless of the Monsters."""
        return self.escape and self.lay.tile_of[place] == self.goal

    def value(self, place: Square) -> float:
        """The value of ending the Hero Phase on a square, without Monsters and Traps."""
        if self.safe(place):
            return worth.WIN
        total = -(STRIDE if self.aims.seek else worth.STEP) * self.ahead.get(place, FAR)
        total += self.explore(place)
        if self.pressed:
            total += self.aims.ends.get(place, 0.0) - self.aims.endangers(place)
        if self.escape:
            total -= 0.25 * self.ahead.get(place, FAR)
        if self.beside_icon(place) and not self._on_chapel():
            total += ICON_TAKEN
        return total + self._company(place)

    def beside_icon(self, place: Square) -> bool:
        """Whether the Icon can be taken from a square."""
        return self.token is not None and (place == self.token or place in self.lay.near[self.token])

    def explore(self, place: Square) -> float:
        """The value of exploring from a square, compared with the Encounter card for not exploring."""
        return self._go if place in self.edges and self.t.decks.tile.draw else self._stop

    def _on_chapel(self) -> list[Figure]:
        return [other.id for other in self.guards if self.goal in self.look.under[other.id]]

    def _company(self, place: Square) -> float:
        """The cost of the distance from the other Heroes, who cannot help from afar."""
        tile = self.lay.tile_of[place]
        found = self._alone.get(tile)
        if found is None:
            steps = self.lay.tile_steps(tile)
            others = [steps[self.lay.tile_of[there]] for seat, there in self.look.where.items() if seat != self.seat]
            found = self._alone[tile] = -self.look.weights.company * max(0, min(others, default=0) - 1)
        return found

    def conquest(self, kills: Mapping[Figure, float], end: Square) -> float:
        """The value for the adventure of destroying Monsters with these probabilities, for a Hero that ends on `end`."""
        total = self._cleared(kills, end) if self.pressed else 0.0
        if not self.guards:
            return total
        if self.beside_icon(end):
            waiting = self._on_chapel()
            if waiting and all(name in kills for name in waiting):
                total += ICON_TAKEN * _product(kills[name] for name in waiting)
        if self.token is None and all(other.id in kills for other in self.guards):
            total += worth.WIN * 0.5 * _product(kills[other.id] for other in self.guards)
        return total

    def _cleared(self, kills: Mapping[Figure, float], end: Square) -> float:
        """The value of clearing the tile of the led figure of Monsters."""
        tile = self.aims.guarded(end)
        foes = [] if tile is None else self.aims.foes_on(tile)
        return TURNED * _product(kills[name] for name in foes) if foes and all(name in kills for name in foes) else 0.0


def _product(chances: Iterable[float]) -> float:
    total = 1.0
    for chance in chances:
        total *= chance
    return total
