"""The cabinet: four boxes in candle light, of which those open that are built, the match that goes on, and the plates below."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from game import folders, replays, saves
from game.record import Record, SaveError, read
from game.replays import Summary
from game.start import STAGED, Start
from game.text import has, say, use
from game.ui import cabinet, menu_look
from game.ui.cabinet import Cabinet
from game.ui.candles import BEAT, level
from game.ui.canvas import Canvas
from game.ui.focus import Item
from game.ui.glimpse import Glimpse
from game.ui.lay import off_right
from game.ui.scene import House, Scene
from game.ui.screen import Screen
from game.ui.staged import scenes
from game.ui.theme import CABINET

BOXES = ("ravenloft", "terrorscape", "london", "dungeonville")
PLATES = ("replays", "rulebook", "settings", "load", "demo", "quit")


class MenuScene(Screen):
    """The first screen."""

    name = "menu"
    palette = CABINET

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.message = ""
        self.newest, self.about = newest_match()
        self.box = house.box or (BOXES[0] if self.about is None else self.about.game)
        self.glimpse = None if self.newest is None else Glimpse(self.newest, apart=house.thinker.apart)
        self.kept = len(replays.listed(folders.replays()))
        self.saved = len(replays.saved())
        if house.unclean and self.newest is not None:
            self.message = say("ui-unclean")
        house.unclean = False
        self.time, self.beat = 0.0, 0.0
        self.levels: tuple[int, ...] = ()
        self.lay: Cabinet | None = None
        self.look = menu_look.Look()

    def reword(self) -> None:
        """Say everything in another language."""
        self.message = ""
        if self.newest is not None:
            self.glimpse = Glimpse(self.newest, apart=self.house.thinker.apart)

    # ------------------------------------------------------------------ deeds

    def choose(self, game: str) -> Scene | None:
        """Open a box, or say that it is still closed."""
        self.box = self.house.box = game
        if game not in STAGED:
            self.message = say("ui-box-closed", game=say(f"game-{game}"))
            return None
        use(game=game)
        return scenes(game).setup(self.house)

    def go_on(self) -> Scene | None:
        """Go on with the newest match that is not over."""
        from game.ui.loading import open_match

        if self.newest is None:
            self.message = unread() or say("ui-nothing-to-continue")
            return None
        scene, self.message = open_match(self.house, self.newest)
        return scene

    def replays(self) -> Scene | None:
        """The nights that are over."""
        from game.ui.replays import ReplaysScene

        return ReplaysScene(self.house)

    def load(self) -> Scene | None:
        """The saved matches."""
        from game.ui.loading import LoadScene

        return LoadScene(self.house)

    def demo(self) -> Scene | None:
        """The program plays against itself."""
        from game.ui.opening import demo

        return demo(self.house, Start())

    def preferences(self) -> Scene | None:
        """The settings."""
        from game.ui.preferences import PreferencesScene

        return PreferencesScene(self.house, self)

    def leave(self) -> Scene | None:
        """Leave the program, which is not possible in a kiosk."""
        if self.house.kiosk:
            self.message = say("ui-kiosk-stays")
            return None
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        return None

    def back(self) -> Scene | None:
        """Esc goes to the way out; once there, it takes it."""
        if self.focused("quit"):
            return self.leave()
        self.ring.current = "quit"
        return None

    def default(self) -> object:
        """What is in focus at first: going on, if that is the game in front, else its box."""
        return "continue" if self.about is not None and self.about.game == self.box else ("box", self.box)

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Scene | None:
        """Let the candles waver, and take the picture of the match when it comes."""
        if self.glimpse is not None and self.glimpse.poll():
            self.dirty = True
        self.beat += dt
        if self.beat >= BEAT and self.house.settings.wavers:
            self.time, self.beat = self.time + self.beat, 0.0
        return None

    def now(self) -> tuple[int, ...]:
        """How bright each candle is, and the beat of its flame."""
        if self.lay is None or not self.house.settings.wavers:
            return ()
        steps = [level(candle, self.time, soft=self.house.settings.soft) for candle in self.lay.candles]
        return (*steps, round(self.time / BEAT))

    # ------------------------------------------------------------------ the screen

    def places(self, canvas: Canvas) -> Sequence[Item]:
        """Boxes, the box's door, the match that goes on, plates."""
        current = self.ring.current
        if isinstance(current, tuple) and current[1] != self.box:
            self.box, self.message = current[1], ""
        lay = self.lay = cabinet.arrange(canvas, len(PLATES))
        made = [
            Item(("box", game), area, partial(self.choose, game), "boxes", say(f"game-{game}"), refused=game not in STAGED)
            for game, area in zip(BOXES, lay.boxes, strict=True)
        ]
        if self.box in STAGED and not self.message:
            door = off_right(lay.strip.inset(12, 8), menu_look.door_width(canvas, self.house))[0]
            made.append(Item("open", door, partial(self.choose, self.box), "strip", say("ui-open-box")))
        made.append(Item("continue", lay.carry, self.go_on, "plates", say("ui-menu-continue"), refused=self.newest is None))
        deeds: tuple[Callable[[], Scene | None], ...] = (
            self.replays, self.rulebook, self.preferences, self.load, self.demo, self.leave,
        )  # fmt: skip
        made += [
            Item(what, area, act, "plates", say(f"ui-menu-{what}"))
            for what, act, area in zip(PLATES, deeds, lay.plates, strict=True)
        ]
        return made

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if something has changed; where only the candles have, only what they light."""
        canvas = self.house.canvas(surface)
        now = self.now()
        if self.dirty or self.canvas is not canvas or self.lay is None:
            self.levels = now
            super().draw(surface)
        elif now != self.levels:
            self.levels = now
            self.house.painted = True
            self.house.spots = menu_look.waver(self, canvas)

    def ground(self, canvas: Canvas) -> None:
        """The cabinet of wood, filling the window."""
        assert self.lay is not None
        canvas.under = self.look.wood(canvas, self.lay)
        canvas.surface.blit(canvas.under, (0, 0))

    def paint(self, canvas: Canvas) -> None:
        """Everything."""
        menu_look.paint(self, canvas)

    def note(self, plate: str) -> str:
        """The second line of a plate."""
        if plate == "replays":
            return say("ui-menu-replays-note", count=self.kept)
        if plate == "load":
            return say("ui-menu-load-note", count=self.saved)
        return say(f"ui-menu-{plate}-note") if has(f"ui-menu-{plate}-note") else ""


def newest_match() -> tuple[Path | None, Summary | None]:
    """The newest autosave of the newest match that can be read and is not over, and what it is about."""
    seen: set[str] = set()
    for path in saves.autosaves(folders.autosaves()):
        evening = path.stem.rpartition("-")[2]
        if evening in seen:
            continue
        try:
            record: Record = read(path)
        except SaveError:
            continue
        seen.add(evening)  # what an ended match left on its way is not to be gone on with
        if record.game not in STAGED:  # a night in the terminal goes on in the terminal
            continue
        told = replays.summary(record, replays.time_of(path))
        if told.won is None:
            return path, told
    return None, None


def unread() -> str:
    """What is wrong with the newest autosave that cannot be read, for the player; empty if all can be."""
    for path in saves.autosaves(folders.autosaves()):
        try:
            read(path)
        except SaveError as error:
            return say("ui-unread-to-continue", problem=str(error))
    return ""


def newest_unfinished() -> Path | None:
    """The newest autosave of the newest match that is not over."""
    return newest_match()[0]
