"""The cabinet: four boxes on a shelf, of which those open that are built, and the plates below."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from game import folders, saves
from game.record import SaveError, read
from game.rules import GAMES
from game.text import has, say, use
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.scene import House, Scene
from game.ui.screen import Screen
from game.ui.theme import BLACK, CABINET, INK, mix, rgb
from game.ui.widgets import button, focus_frame, hints

BOXES = ("ravenloft", "terrorscape", "london", "dungeonville")
TITLES = {"ravenloft": rgb("#e9dff7"), "terrorscape": rgb("#e6f3ee"), "london": rgb("#f6e2b4"), "dungeonville": INK}
PLATES = ("continue", "load", "settings", "quit")
WIDTHS = (420, 320, 340, 272)


class MenuScene(Screen):
    """The first screen."""

    name = "menu"
    palette = CABINET

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.box = "ravenloft"
        self.message = ""
        self.newest = newest_unfinished()
        if house.unclean and self.newest is not None:
            self.message = say("ui-unclean")
        house.unclean = False

    # ------------------------------------------------------------------ deeds

    def choose(self, game: str) -> Scene | None:
        """Open a box, or say that it is still closed."""
        self.box = game
        if game not in GAMES:
            self.message = say("ui-box-closed", game=say(f"game-{game}"))
            return None
        use(game=game)
        from game.ui.ravenloft.setup import SetupScene

        return SetupScene(self.house)

    def go_on(self) -> Scene | None:
        """Go on with the newest match that is not over."""
        from game.ui.loading import open_match

        if self.newest is None:
            self.message = say("ui-nothing-to-continue")
            return None
        scene, self.message = open_match(self.house, self.newest)
        return scene

    def load(self) -> Scene | None:
        """The saved matches."""
        from game.ui.loading import LoadScene

        return LoadScene(self.house)

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
        """What is in focus at first: going on, if there is something to go on with."""
        return "continue" if self.newest is not None else ("box", "ravenloft")

    # ------------------------------------------------------------------ the screen

    def places(self, canvas: Canvas) -> Sequence[Item]:
        """Boxes and plates."""
        made = []
        for place, game in enumerate(BOXES):
            area = Area(260 + 360 * place, 280, 320, 472)
            made.append(
                Item(("box", game), area, partial(self.choose, game), "boxes", say(f"game-{game}"), refused=game not in GAMES)
            )
        deeds = (self.go_on, self.load, self.preferences, self.leave)
        x = 260.0
        for what, act, wide in zip(PLATES, deeds, WIDTHS, strict=True):
            off = what == "continue" and self.newest is None
            made.append(Item(what, Area(x, 936, wide, 88), act, "plates", say(f"ui-menu-{what}"), refused=off))
            x += wide + 16
        return made

    def ground(self, canvas: Canvas) -> None:
        """The cabinet of wood, filling the window."""
        canvas.surface.fill(BLACK)
        canvas.picture("ui/cabinet", Area(0, 0, 1920, 1080))

    def paint(self, canvas: Canvas) -> None:
        """Title, boxes, the strip about the chosen one, plates."""
        canvas.text(say("dreadhouse").upper(), (960, 14), 88, self.palette.title, face="title", align="centre", halo=True)
        canvas.text(say("ui-cabinet"), (960, 112), 24, self.palette.muted, face="italic", align="centre")
        current = self.ring.current
        if isinstance(current, tuple):
            if current[1] != self.box:
                self.message = ""
            self.box = current[1]
        for item in self.ring.items:
            if item.group == "boxes":
                self._box(canvas, item)
        self._strip(canvas, Area(260, 832, 1400, 88))
        for item in self.ring.items:
            if item.group == "plates":
                note = self._note(str(item.key))
                button(
                    canvas,
                    item.area,
                    item.label,
                    self.palette,
                    note=note,
                    focused=self.focused(item.key),
                    off=item.refused,
                    size=26,
                )
        cap = self.house.hand.cap
        pairs = [
            (cap("left", "right"), say("ui-do-box")),
            (cap("down"), say("ui-do-plates")),
            (cap("take"), say("ui-do-take")),
            (cap("full-screen"), say("ui-do-full-screen")),
        ]
        hints(canvas, 1660, 1036, pairs, self.palette)

    def _note(self, plate: str) -> str:
        if plate == "continue":
            return say("ui-menu-continue-note") if self.newest is not None else say("ui-menu-continue-none")
        return say(f"ui-menu-{plate}-note") if has(f"ui-menu-{plate}-note") else ""

    def _box(self, canvas: Canvas, item: Item) -> None:
        game = str(item.label)
        name = item.key[1] if isinstance(item.key, tuple) else ""
        chosen = item.key == self.ring.current
        area = Area(item.area.x - 16, item.area.y - 47, 352, 519) if chosen else item.area
        canvas.picture(f"ui/box-{name}", area)
        if item.refused:
            canvas.veil(area, BLACK, 110)
        y = area.y + area.h * 0.83
        for place, word in enumerate(reversed(game.upper().split(" "))):
            canvas.text(
                word, (area.centre[0], y + 26 - place * 42), 31, TITLES[name], face="title", align="centre", room=area.w - 36
            )
        if item.refused:
            sign = Area(area.centre[0] - 105, area.y + 44, 210, 44)
            canvas.box(sign, rgb("#241810"), self.palette.line, radius=6)
            canvas.picture("ui/lock", Area(sign.x + 10, sign.y + 7, 30, 30))
            canvas.text(
                say("ui-not-built"), (sign.x + 48, sign.y + (44 - canvas.high(20)) / 2 - 1), 20, self.palette.text, room=154
            )
        if chosen:
            focus_frame(canvas, area, self.palette)

    def _strip(self, canvas: Canvas, area: Area) -> None:
        canvas.box(area, mix(self.palette.panel_low, BLACK, 0.3), self.palette.line, alpha=235)
        if self.message:
            canvas.paragraph(self.message, area.inset(28, 8), 24, self.palette.text, middle=True)
            return
        canvas.text(say(f"game-{self.box}"), (area.x + 28, area.y + 8), 30, self.palette.title, face="title", room=480)
        canvas.text(say(f"ui-about-{self.box}"), (area.x + 28, area.y + 50), 21, self.palette.muted, face="italic", room=500)
        for place, what in enumerate(("seats", "time", "mood")):
            x = area.x + 560 + place * 190
            canvas.text(say(f"ui-strip-{what}"), (x, area.y + 14), 19, self.palette.muted)
            canvas.text(say(f"ui-strip-{what}-{self.box}"), (x, area.y + 42), 24, self.palette.text, face="bold", room=180)
        words = say("ui-open-box") if self.box in GAMES else say("ui-not-built")
        canvas.text(words, (area.x + area.w - 28, area.y + 28), 24, self.palette.accent, face="bold", align="right", room=230)


def newest_unfinished() -> Path | None:
    """The newest autosave that can be read and is not over; of a match that is over the older ones do not count either."""
    over = set()
    for path in saves.autosaves(folders.autosaves()):
        if saves.evening(path) in over:
            continue
        try:
            record = read(path)
        except SaveError:
            continue
        last = record.log[-1] if record.log else []
        if not any(isinstance(event, dict) and event.get("type") in ("Won", "Lost") for event in last):
            return path
        over.add(saves.evening(path))
    return None
