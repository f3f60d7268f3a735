"""The pause dialog of a table: commands, facts of the match, keys."""

from collections.abc import Hashable
from functools import partial

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.input.actions import PANS
from game.ui.scene.navigation import Goto, Navigation, Push
from game.ui.table.log_dialog import LogDialog
from game.ui.table.protocol import DialogTable
from game.ui.widgets import layout
from game.ui.widgets.controls import button, button_size, cap_width, key_cap, panel
from game.ui.widgets.dialog import Act, pointer
from game.ui.widgets.focus import Target


class PauseDialog:
    """The pause dialog: continue, save, log, settings, leave; beside them the `facts` of the game, and the keys."""

    toggle_action = "menu"

    def __init__(self, table: DialogTable) -> None:
        self.table, self.palette = table, table.palette
        self.scroll = layout.Scroll()
        self.panels: list[Area] = []
        self.first: object = "resume"

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel, the paging keys and the bar."""
        return self.scroll.take(event, pointer(self.table, event))

    def resume(self) -> Navigation | None:
        """Close the dialog."""
        self.table.dialog = None
        return None

    def save(self) -> Navigation | None:
        """Save, and close the dialog."""
        self.table.dialog = None
        return self.table.save()

    def log(self) -> Navigation | None:
        """Open the log instead."""
        return self.table.open(LogDialog(self.table))

    def rulebook(self) -> Navigation | None:
        """Open the rulebook, and return to the dialog."""
        return self.table.rulebook()

    def preferences(self) -> Navigation | None:
        """Open the settings, and return to the table."""
        self.table.dialog = None
        return Push("settings")

    def cabinet(self) -> Navigation | None:
        """Leave the table for the menu; the match is saved."""
        self.table.context.agent_worker.cancel()
        self.table.context.autosave(self.table.client.match)
        return Goto("menu", self.table.client.match.rules.name)

    def entries(self) -> list[tuple[str, str, Act]]:
        """The commands and their labels: those of the dialog, and those without room beside the board."""
        made = [(what, say(f"ui-pause-{what}"), act) for what, act in self.buttons()]
        known = {"menu", "save", "log"} | self.visible_tools()
        more = [(what, act) for what, act in self.table.commands().items() if what not in known]
        return made + [(f"tool-{what}", say(f"ui-tool-{what}"), partial(self.use, act)) for what, act in more]

    def buttons(self) -> list[tuple[str, Act]]:
        """The buttons, from the top."""
        return [
            ("resume", self.resume), ("save", self.save), ("log", self.log), ("rulebook", self.rulebook), ("settings", self.preferences),
            ("cabinet", self.cabinet),
        ]  # fmt: skip

    def visible_tools(self) -> set[str]:
        """The commands that are beside the board, which the dialog leaves out."""
        return set()

    def cap(self, what: str) -> str:
        """The label of the key of a command, "" for none."""
        return self.table.context.input.cap(what)

    def own_keys(self) -> list[tuple[str, str]]:
        """The keys of this table alone, and their meaning."""
        return []

    def facts_key(self) -> Hashable:
        """The cache key of the facts."""
        return self.table.client.match.turn

    def facts(self, canvas: Canvas, area: Area) -> float:
        """Draw the facts of the game, by default the seed. Returns their bottom edge."""
        inner = area.inset(28, 16)
        words = say("ui-seed", seed=str(self.table.client.match.seed))
        return inner.y + canvas.paragraph(words, Area(inner.x, inner.y, inner.w, 1e4), 20, self.palette.muted)

    def use(self, act: Act) -> Navigation | None:
        """Close the dialog and run a command."""
        self.table.dialog = None
        return act()

    def columns(self, canvas: Canvas, room: Area) -> list[Area]:
        """The columns of the panels: facts, buttons, keys; in a narrow window a single one."""
        k = canvas.stretch
        if room.w >= 1240 * k:
            wide = min(room.w, 1600 * max(1.0, k**0.8))
            return layout.columns(layout.middle(room, wide, room.h), (440, 560, 480), 24)
        return [layout.middle(room, min(room.w, 640 * k), room.h)]

    def targets(self, canvas: Canvas) -> list[Target]:
        """Lay out the panels, and return the buttons."""
        room = canvas.room.inset(14)
        for view in (room, room._replace(w=room.w - self.scroll.BAR - 8)):
            made = self._lay(canvas, view)
            high = layout.depth(room, self.panels)
            if high <= room.h:
                break
        self.scroll.fit(room, high)
        return self.scroll.items(made, self.table.focus, self.table.pointer)

    def _lay(self, canvas: Canvas, room: Area) -> list[Target]:
        """Measure the panels, and place the buttons."""
        columns = self.columns(canvas, room)
        middle = columns[len(columns) // 2]
        side, left, right = (len(columns) == 1), columns[0], columns[-1]
        plates = [
            (what, words, act, button_size(canvas, words, size=26, room=middle.w - 80)[1] + 8)
            for what, words, act in self.entries()
        ]
        high = canvas.high(48, "title") + 40 + sum(one[3] + 12 for one in plates) + 12
        decks = canvas.measured("pause-decks", self.facts_key(), left.w, self.facts) + 16
        keys = canvas.measured("pause-keys", tuple(self._key_rows()), right.w, self._keys) + 16
        if side:
            y = room.y
            self.panels = []
            for deep in (high, decks, keys):
                self.panels.append(Area(middle.x, y, middle.w, deep))
                y += deep + 16
            self.panels = [self.panels[1], self.panels[0], self.panels[2]]
        else:
            deep = max(high, decks, keys)
            y = room.y + max(0.0, (room.h - deep) / 2)
            self.panels = [Area(one.x, y, one.w, deep) for one in columns]
        area = self.panels[1]
        y, made = area.y + canvas.high(48, "title") + 40, []
        for what, words, act, tall in plates:
            made.append(Target(what, Area(area.x + 40, y, area.w - 80, tall), act, "plates", words))
            y += tall + 12
        return made

    def paint(self, canvas: Canvas) -> None:
        """Paint the buttons, the facts and the keys."""
        decks, area, keys = (self.scroll.at(one) for one in self.panels)
        with canvas.clip(self.scroll.view.inset(-6)):
            panel(canvas, area, self.palette, line=rgb("#d8a850"))
            size = canvas.fitting(say("ui-paused"), 48, area.w - 40, "title")
            canvas.text(say("ui-paused"), (area.centre[0], area.y + 20), size, self.palette.title, face="title", align="centre")
            ring = self.table.focus
            for item in ring.targets:
                button(
                    canvas,
                    item.area,
                    item.label,
                    self.palette,
                    focused=item.key == ring.current,
                    primary=item.key == "resume",
                    size=26,
                )
            panel(canvas, decks, self.palette)
            self.facts(canvas, decks)
            panel(canvas, keys, self.palette)
            self._keys(canvas, keys)
        self.scroll.bar(canvas, self.palette)

    def _key_rows(self) -> list[tuple[str, str]]:
        """Each key and its meaning."""
        cap, tools = self.table.context.input.cap, {**self.table.commands(), "rulebook": self.rulebook}
        rows = [(self.cap(what), say(f"ui-tool-{what}")) for what in tools] + self.own_keys()
        rows += [(cap("next"), say("ui-do-next")), (cap("take"), say("ui-do-take")), (cap("usual"), say("ui-do-usual"))]
        rows += [(cap(*PANS), say("ui-do-pan"))] if hasattr(self.table, "pans") else []
        rows += [(cap("fast"), say("ui-do-fast")), (cap("full-screen"), say("ui-do-full-screen"))]
        return [row for row in rows if row[0]]

    def _keys(self, canvas: Canvas, area: Area) -> float:
        """Draw the keys. Returns their bottom edge."""
        inner = area.inset(28, 16)
        canvas.text(say("ui-keys"), (inner.x, inner.y), 28, self.palette.accent, face="title")
        y = inner.y + canvas.high(28, "title") + 12
        for key, words in self._key_rows():
            wide = cap_width(canvas, key)
            beside = wide + 12 + canvas.wide(words, 20) <= inner.w
            high = max(34.0, canvas.high(20) + 6)
            key_cap(canvas, (inner.x, y + high / 2 - 16), key, self.palette)
            if beside:
                canvas.text(words, (inner.x + wide + 12, y + (high - canvas.high(20)) / 2), 20, self.palette.text)
                y += high + 3
            else:
                y += (
                    high + 2 + canvas.paragraph(words, Area(inner.x + 12, y + high, inner.w - 12, 1e4), 20, self.palette.text) + 4
                )
        return y
