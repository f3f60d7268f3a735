"""The key bindings page: every action with its keys, which the player can change."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.storage import paths
from game.text import say
from game.ui import settings as kept
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, GREEN, RED_LIGHT, mix
from game.ui.input.actions import FIXED, GROUPS, SLOTS, from_pad, input_action, key_name, raw, words_of
from game.ui.input.state import ON_PAD
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation
from game.ui.widgets import layout
from game.ui.widgets.controls import button, button_size, cap_width, focus_frame, hints, hints_width, key_cap, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import RIGHT, Screen

SIZE, NOTE = 22.0, 20.0
CLEARING = (pygame.K_DELETE, pygame.K_BACKSPACE)


class KeyBindingsScene(Screen):
    """A list of actions with their keys. Press a field, then the new key."""

    name = "keys"
    palette = CABINET

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.scroll = layout.Scroll()
        self.scrolls = [self.scroll]
        self.heads: list[tuple[str, Area]] = []
        self.rows: dict[str, Area] = {}
        self.waiting: tuple[str, int] | None = None
        self.taken = ""
        self.message, self.good = self._clash(), False

    def _clash(self) -> str:
        """A message about a key that the settings file binds twice."""
        clashes = self.context.input.bindings.clashes
        return " ".join(
            say("ui-bind-clash", key=words_of(one.key), action=_words(one.has), other=_words(one.wants)) for one in clashes[:2]
        )

    # ------------------------------------------------------------------ changes

    def ask(self, what: str, slot: int) -> Navigation | None:
        """Wait for the key for a field."""
        self.waiting, self.taken, self.message, self.listens = (what, slot), "", "", True
        return None

    def keep(self, own: dict[str, list[str]], message: str) -> Navigation | None:
        """Store these key bindings, and show what has changed."""
        self.context.input.rebind(own)
        kept.store(self.context.settings, paths.settings())
        self.waiting, self.listens, self.message, self.good = None, False, message, True
        return None

    def tell(self, message: str) -> Navigation | None:
        """Show a message."""
        self.message, self.good = message, False
        return None

    def usual(self, what: str) -> Navigation | None:
        """Reset one action to its default keys."""
        return self.keep(self.context.input.bindings.reset(what), say("ui-bind-reset", action=_words(what)))

    def all_usual(self) -> Navigation | None:
        """Reset all actions to their default keys."""
        return self.keep({}, say("ui-bind-all-done"))

    def clear(self, what: str, slot: int) -> Navigation | None:
        """Empty a field."""
        bindings = self.context.input.bindings
        keys = bindings.keys(what)
        if slot >= len(keys):
            return None
        if keys[slot] in FIXED:
            return self.tell(say("ui-bind-fixed", key=words_of(keys[slot])))
        if not bindings.may_lose(what, keys[slot]):
            return self.tell(say("ui-bind-needed", key=words_of(keys[slot]), other=_words(what)))
        own = bindings.chosen(what, slot, "")
        own[what] = [name for name in keys if name != keys[slot]]
        return self.keep(own, say("ui-bind-cleared"))

    def pressed_key(self, event: pygame.event.Event) -> Navigation | None:
        """Bind the pressed key to the waiting field, unless it cannot be bound."""
        assert self.waiting is not None
        what, slot = self.waiting
        bindings, key = self.context.input.bindings, key_name(event)
        if not key:
            return None
        words, other = words_of(key), bindings.holder(key)
        if not other or other == what:
            return self.keep(bindings.chosen(what, slot, key), say("ui-bind-done", key=words, action=_words(what)))
        if not bindings.may_lose(other, key):
            return self.tell(say("ui-bind-needed", key=words, other=_words(other)))
        if self.taken != key:
            self.taken = key
            return self.tell(say("ui-bind-taken", key=words, other=_words(other)))
        return self.keep(
            bindings.chosen(what, slot, key), say("ui-bind-moved", key=words, action=_words(what), other=_words(other))
        )

    def back(self) -> Navigation | None:
        """Close the page."""
        return Back()

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """While a field waits, the next key is its key. Esc, a click and the pad's back button cancel."""
        if self.waiting is None or event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return super().handle(event)
        self.dirty = True
        if event.type == pygame.KEYDOWN and not from_pad(event) and raw(event).key != pygame.K_ESCAPE:
            return self.pressed_key(raw(event))
        self.waiting, self.listens, self.message = None, False, ""
        return super().handle(event) if event.type == pygame.MOUSEBUTTONDOWN else None

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """Empty a field with the right mouse button."""
        item = self.focus.under(self.pointer)
        if event.button == RIGHT and item is not None and isinstance(item.data, tuple):
            self.focus.current = item.key
            return self.clear(*item.data)
        return super().pressed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Empty a field with Del, Backspace or the pad's hint button."""
        item = self.focus.focused
        if (
            item is not None
            and isinstance(item.data, tuple)
            and (event.key in CLEARING or (from_pad(event) and input_action(event) == "hint"))
        ):
            return self.clear(*item.data)
        return None

    # ------------------------------------------------------------------ the page

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Three fields and a reset button for each action, and the buttons of the foot."""
        _, body, foot = self.areas(canvas)
        made: list[Target] = []
        column = self.scroll.fit(body, self._lay(canvas, body, []))
        self.scroll.fit(body, self._lay(canvas, column, made))
        return [*self.scroll.items(made, self.focus, self.pointer), *self._foot_places(canvas, foot)]

    def areas(self, canvas: Canvas) -> tuple[Area, Area, Area]:
        """The areas of the head, the list and the foot."""
        head, rest = layout.off_top(canvas.room.inset(16), max(56.0, canvas.high(40, "title")) + canvas.high(NOTE) + 6, 10)
        foot, body = layout.off_bottom(rest, max(button_size(canvas, say("ui-back"))[1] + 20, canvas.high(NOTE) * 2 + 16), 10)
        return head, body, foot

    def _lay(self, canvas: Canvas, column: Area, made: list[Target]) -> float:
        """Lay out everything from the top of `column`. Returns its height."""
        high = max(44.0, canvas.high(SIZE) + 16)
        plate = button_size(canvas, say("ui-bind-usual"), size=NOTE)[0]
        y, self.heads, self.rows = column.y, [], {}
        for group, actions in GROUPS.items():
            self.heads.append((group, Area(column.x, y, column.w, canvas.high(26, "title") + 12)))
            y += self.heads[-1][1].h + 4
            for what in actions:
                row = Area(column.x, y, column.w, high)
                self.rows[what] = row
                made += self._row(what, row, plate)
                y += high + 6
            y += 14
        return y - column.y

    def _row(self, what: str, row: Area, plate: float) -> list[Target]:
        label = self._label_room(row)
        each = (row.w - label - plate - 8 * (SLOTS + 1)) / SLOTS
        made = []
        for slot in range(SLOTS):
            area = Area(row.x + label + slot * (each + 8), row.y, each, row.h)
            made.append(Target(("slot", what, slot), area, partial(self.ask, what, slot), "keys", _words(what), (what, slot)))
        area = Area(row.x + row.w - plate - 6, row.y + 3, plate, row.h - 6)
        return [*made, Target(("usual", what), area, partial(self.usual, what), "keys", say("ui-bind-usual"))]

    @staticmethod
    def _label_room(row: Area) -> float:
        return row.w * 0.36

    def _foot_places(self, canvas: Canvas, foot: Area) -> list[Target]:
        made: list[Target] = []
        x = foot.x + foot.w - 12
        for what, words, act in (("back", say("ui-back"), self.back), ("all", say("ui-bind-all"), self.all_usual)):
            wide, high = button_size(canvas, words, key=self.context.input.cap("back") if what == "back" else "", size=SIZE)
            x -= wide
            made.append(Target(what, Area(x, foot.centre[1] - high / 2, wide, high), act, "foot", words))
            x -= 12
        return made[::-1]

    def default(self) -> object:
        """The first field."""
        return self.focus.targets[0].key

    def paint(self, canvas: Canvas) -> None:
        """Paint title, list and foot."""
        head, body, foot = self.areas(canvas)
        canvas.text(say("ui-bind-title"), (head.x + 24, head.y), 40, self.palette.title, face="title")
        note = say("ui-bind-note", key=words_of("escape"))
        below = head.y + canvas.high(40, "title")
        room = Area(head.x + 24, below, head.w - 48, head.y + head.h - below)
        canvas.paragraph(note, room, canvas.block(note, room, NOTE, least=12), self.palette.muted)
        with canvas.clip(body.inset(-4)):
            for group, area in self.heads:
                if self.scroll.shows(area):
                    spot = self.scroll.at(area)
                    canvas.text(say(f"ui-bind-group-{group}"), (spot.x + 24, spot.y + 6), 26, self.palette.accent, face="title")
            for what, area in self.rows.items():
                if self.scroll.shows(area):
                    self._draw_row(canvas, what, self.scroll.at(area))
        self.scroll.bar(canvas, self.palette)
        self._draw_foot(canvas, foot)

    def _draw_row(self, canvas: Canvas, what: str, row: Area) -> None:
        panel(canvas, row, self.palette)
        label = self._label_room(row)
        middle = row.y + (row.h - canvas.high(SIZE)) / 2
        canvas.text(_words(what), (row.x + 24, middle), SIZE, self.palette.text, face="bold", room=label - 84)
        if what in ON_PAD and self.context.settings.pad:
            at = (row.x + label - 14, row.y + row.h / 2 - 16)
            key_cap(canvas, at, self.context.input.glyph(what), self.palette, align="right")
        for item in self.focus.targets:
            if isinstance(item.key, tuple) and item.key[1] == what:
                self._draw_field(canvas, item)

    def _draw_field(self, canvas: Canvas, item: Target) -> None:
        focused = self.focused(item.key)
        if item.data is None:
            button(canvas, item.area, item.label, self.palette, size=NOTE, focused=focused)
            return
        area = item.area.inset(0, 4)
        what, slot = item.data
        waits = self.waiting == item.data
        fill = mix(self.palette.accent, self.palette.deep, 0.6) if waits else self.palette.panel_low
        canvas.box(area, fill, self.palette.focus if waits else self.palette.line, radius=6, width=2.5 if waits else 1)
        keys = self.context.input.bindings.keys(what)
        if waits:
            canvas.within(say("ui-bind-press"), area, NOTE, self.palette.text, face="italic")
        elif slot < len(keys):
            words = words_of(keys[slot])
            wide = cap_width(canvas, words)
            if wide <= area.w - 8:
                key_cap(canvas, (area.centre[0] - wide / 2, area.centre[1] - 16), words, self.palette)
            else:
                canvas.within(words, area, NOTE, self.palette.text)
        elif slot == 0:
            canvas.within(say("ui-bind-none"), area, NOTE, self.palette.muted, face="italic")
        if focused:
            focus_frame(canvas, area, self.palette, diamonds=False)

    def _draw_foot(self, canvas: Canvas, foot: Area) -> None:
        panel(canvas, foot, self.palette)
        left = foot.x + foot.w
        for item in self.focus.targets:
            if item.group == "foot":
                cap = self.context.input.cap("back") if item.key == "back" else ""
                button(canvas, item.area, item.label, self.palette, key=cap, focused=self.focused(item.key), size=SIZE)
                left = min(left, item.area.x)
        room = Area(foot.x + 24, foot.y + 6, left - foot.x - 48, foot.h - 12)
        if self.message:
            canvas.paragraph(self.message, room, NOTE, GREEN if self.good else RED_LIGHT, face="bold", middle=True)
            return
        hand = self.context.input
        clearing = {"pad": hand.cap("hint"), "mouse": "mouse:right"}.get(hand.device, words_of("delete"))
        pairs = [(hand.cap("take"), say("ui-do-choose")), (clearing, say("ui-bind-empty"))]
        while pairs and hints_width(canvas, pairs) > room.w:
            pairs = pairs[:-1]
        wide = hints_width(canvas, pairs)
        hints(canvas, room.x + min(room.w, wide), foot.centre[1] - 16, pairs, self.palette)


def _words(what: str) -> str:
    return say(f"ui-action-{what}")
