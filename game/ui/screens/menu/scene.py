"""The main menu: the boxes of the four games in candle light, the button that continues a match, and the other buttons."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.match.record import SaveError
from game.match.save_file import read
from game.storage import autosave, paths, replays
from game.storage.replays import Summary
from game.text import error_text, has, say
from game.ui.draw.candles import BEAT, level
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import CABINET
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation, Push, Quit
from game.ui.screens.menu import painter, shelf
from game.ui.screens.menu.painter import door_width
from game.ui.screens.menu.shelf import MenuLayout, PictureCache, wood
from game.ui.screens.thumbnail import Thumbnail
from game.ui.settings import STAGED
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_right
from game.ui.widgets.screen import Screen

BOXES = ("ravenloft", "terrorscape", "london", "dungeonville")
PLATES = ("replays", "records", "rulebook", "load", "settings", "demo", "quit")


class MenuScene(Screen):
    """The first screen."""

    name = "menu"
    palette = CABINET

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.message = ""
        self.newest, self.about = newest_match()
        self.box = context.last_game or (BOXES[0] if self.about is None else self.about.game)
        self.thumbnail = None if self.newest is None else Thumbnail(self.newest, background=context.agent_worker.background)
        self.kept = len(replays.files(paths.replays()))
        self.saved = len(replays.saved_matches())
        if context.unclean and self.newest is not None:
            self.message = say("ui-unclean")
        context.unclean = False
        self.time, self.beat = 0.0, 0.0
        self.levels: tuple[int, ...] = ()
        self.layout: MenuLayout | None = None
        self.pictures = PictureCache()

    def reword(self) -> None:
        """Rebuild the texts in another language."""
        self.message = ""
        if self.newest is not None:
            self.thumbnail = Thumbnail(self.newest, background=self.context.agent_worker.background)

    # ------------------------------------------------------------------ actions

    def choose(self, game: str) -> Navigation | None:
        """Open the box of a game."""
        self.box = self.context.last_game = game
        return Goto("box", game)

    def go_on(self) -> Navigation | None:
        """Continue the newest unfinished match."""
        from game.ui.screens.load import open_match

        if self.newest is None:
            self.message = unread() or say("ui-nothing-to-continue")
            return None
        navigation, self.message = open_match(self.newest)
        return navigation

    def replays(self) -> Navigation | None:
        """Open the replays."""
        return Goto("replays")

    def records(self) -> Navigation | None:
        """Open the records, at the box in front."""
        return Push("records", self.box)

    def load(self) -> Navigation | None:
        """Open the saved matches."""
        return Goto("load")

    def demo(self) -> Navigation | None:
        """Start the demo with the box in front."""
        return Goto("demo", first=self.box)

    def preferences(self) -> Navigation | None:
        """Open the settings."""
        return Push("settings")

    def leave(self) -> Navigation | None:
        """Quit; not possible in a kiosk."""
        if self.context.kiosk:
            self.message = say("ui-kiosk-stays")
            return None
        return Quit()

    def back(self) -> Navigation | None:
        """Esc moves the focus to the exit; there it quits."""
        if self.focused("quit"):
            return self.leave()
        self.focus.current = "quit"
        return None

    def default(self) -> object:
        """The initial focus: the button that continues a match if its game is in front, else the box in front."""
        return "continue" if self.about is not None and self.about.game == self.box else ("box", self.box)

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance the candles, and check for the thumbnail."""
        if self.thumbnail is not None and self.thumbnail.poll():
            self.dirty = True
        self.beat += dt
        if self.beat >= BEAT and self.context.settings.wavers:
            self.time, self.beat = self.time + self.beat, 0.0
        return None

    def now(self) -> tuple[int, ...]:
        """The brightness of each candle, and the frame of its flame."""
        if self.layout is None or not self.context.settings.wavers:
            return ()
        steps = [level(candle, self.time, soft=self.context.settings.soft) for candle in self.layout.candles]
        return (*steps, round(self.time / BEAT))

    # ------------------------------------------------------------------ the screen

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The boxes, the button that opens the box in front, the button that continues, and the other buttons."""
        current = self.focus.current
        if isinstance(current, tuple) and current[1] != self.box:
            self.box, self.message = current[1], ""
        lay = self.layout = shelf.arrange(canvas, len(PLATES))
        made = [
            Target(("box", game), area, partial(self.choose, game), "boxes", say(f"game-{game}"))
            for game, area in zip(BOXES, lay.boxes, strict=True)
        ]
        if not self.message:
            door = off_right(lay.strip.inset(12, 8), door_width(canvas, self.context))[0]
            made.append(Target("open", door, partial(self.choose, self.box), "strip", say("ui-open-box")))
        made.append(Target("continue", lay.carry, self.go_on, "plates", say("ui-menu-continue"), refused=self.newest is None))
        acts: tuple[Callable[[], Navigation | None], ...] = (
            self.replays, self.records, self.rulebook, self.load, self.preferences, self.demo, self.leave,
        )  # fmt: skip
        made += [
            Target(what, area, act, "plates", say(f"ui-menu-{what}"))
            for what, act, area in zip(PLATES, acts, lay.plates, strict=True)
        ]
        return made

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window after a change; if only the candles have changed, only the areas that they light."""
        canvas = self.context.canvas(surface)
        now = self.now()
        if self.dirty or self.canvas is not canvas or self.layout is None:
            self.levels = now
            super().draw(surface)
        elif now != self.levels:
            self.levels = now
            self.context.painted = True
            self.context.spots = painter.repaint_light(self, canvas)

    def ground(self, canvas: Canvas) -> None:
        """The wooden background."""
        assert self.layout is not None
        canvas.under = wood(self.pictures, canvas, self.layout)
        canvas.surface.blit(canvas.under, (0, 0))

    def paint(self, canvas: Canvas) -> None:
        """Paint everything."""
        painter.paint(self, canvas)

    def note(self, plate: str) -> str:
        """The second line of a button."""
        if plate == "replays":
            return say("ui-menu-replays-note", count=self.kept)
        if plate == "load":
            return say("ui-menu-load-note", count=self.saved)
        return say(f"ui-menu-{plate}-note") if has(f"ui-menu-{plate}-note") else ""


def newest_match() -> tuple[Path | None, Summary | None]:
    """The newest autosave of the newest unfinished match, and its summary."""
    seen: set[str] = set()
    for path in autosave.autosaves(paths.autosaves()):
        evening = path.stem.rpartition("-")[2]
        if evening in seen:
            continue
        try:
            summary = replays.read_summary(path)
        except SaveError:
            continue
        seen.add(evening)  # earlier autosaves of a finished match do not count
        if summary.outcome is None and summary.game in STAGED:  # matches of the terminal continue there
            return path, summary
    return None, None


def unread() -> str:
    """Why the newest unreadable autosave cannot be read; "" if all can."""
    for path in autosave.autosaves(paths.autosaves()):
        try:
            read(path)
        except SaveError as error:
            return say("ui-unread-to-continue", problem=error_text(error))
    return ""
