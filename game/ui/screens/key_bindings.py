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
from game.ui.widgets.boxes import Box, Drawn, Line, Placed, Pointing, Space, Text, place
from game.ui.widgets.containers import ByWidth, Column, Framed, Row, Scrolled, Sized
from game.ui.widgets.controls import button_size, cap_width, focus_frame, hints, hints_width, key_cap, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.pressed import Button, Choosable
from game.ui.widgets.screen import RIGHT, Screen

P = CABINET
SIZE, NOTE = 22.0, 20.0
CLEARING = (pygame.K_DELETE, pygame.K_BACKSPACE)


class KeyBindingsScene(Screen):
    """A list of actions with their keys. Press a field, then the new key."""

    name = "keys"
    palette = P

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.scroll = layout.Scroll()
        self.scrolls = [self.scroll]
        self.placed: list[Placed] = []
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
        title = max(56.0, canvas.high(40, "title"))
        head, rest = layout.off_top(canvas.room.inset(16), title + canvas.high(NOTE) + 6, 10)
        foot, body = layout.off_bottom(rest, max(button_size(canvas, say("ui-back"))[1] + 20, canvas.high(NOTE) * 2 + 16), 10)
        at, note = Pointing(self.focus, self.pointer), say("ui-bind-note", key=words_of("escape"))
        below = Text(note, NOTE, P.muted, most=head.h - canvas.high(40, "title"), least=12)
        self.placed = [
            place(Framed(Column(Line(say("ui-bind-title"), 40, P.title, "title"), below), (24, 0)), canvas, head),
            place(Scrolled(self._list(canvas), self.scroll, P, margin=4, fades=False), canvas, body, at),
            place(self._foot(), canvas, foot),
        ]
        return [target for one in self.placed for target in one.targets]

    def _list(self, canvas: Canvas) -> Box:
        """All actions in their groups."""
        plate, high = button_size(canvas, say("ui-bind-default"), size=NOTE)[0], max(44.0, canvas.high(SIZE) + 16)
        made = list[Box]()
        for group, actions in GROUPS.items():
            head = Framed(Line(say(f"ui-bind-group-{group}"), 26, P.accent, "title"), (24, 6))
            rows = [Sized(ByWidth(partial(self._row, what, plate)), h=high) for what in actions]
            made.append(Column(head, Column(*rows, gap=6), gap=4))
        return Column(*made, Space(), gap=20)

    def _row(self, what: str, plate: float, canvas: Canvas, wide: float) -> Box:
        """An action with its fields and the button that resets it."""
        glyph = self.context.input.glyph(what) if what in ON_PAD and self.context.settings.pad else ""
        name = Drawn(partial(_name, words=_words(what), glyph=glyph), w=wide * 0.36 - 8)
        usual = Button(("usual", what), say("ui-bind-default"), partial(self.usual, what), P, "keys", size=NOTE)
        reset = Row(Space(w=2), Sized(Framed(usual, (0, 3)), w=plate), gap=0, align="fill")
        fields = [self._field(what, slot) for slot in range(SLOTS)]
        line = Row(name, *fields, reset, gap=8, grow=range(1, SLOTS + 1), align="fill")
        return Framed(Row(line, Space(w=6), gap=0, grow=(0,), align="fill"), ground=lambda canvas, area: panel(canvas, area, P))

    def _field(self, what: str, slot: int) -> Box:
        """A field with a key of an action."""
        keys = self.context.input.bindings.keys(what)
        words = words_of(keys[slot]) if slot < len(keys) else ""
        shown = Drawn(partial(_field, words=words, waits=self.waiting == (what, slot), first=slot == 0))
        ask = partial(self.ask, what, slot)
        return Choosable(shown, ("slot", what, slot), ask, "keys", _words(what), mark=_field_focus, data=(what, slot))

    def _foot(self) -> Box:
        """A message or the keys of the page, and the buttons."""
        keys = self.context.input
        clearing = {"pad": keys.cap("hint"), "mouse": "mouse:right"}.get(keys.device, words_of("delete"))
        pairs = ((keys.cap("take"), say("ui-do-choose")), (clearing, say("ui-bind-empty")))
        colour = GREEN if self.good else RED_LIGHT
        told = Text(self.message, NOTE, colour, "bold", middle=True) if self.message else Drawn(partial(_hints, pairs=pairs))
        every = Button("all", say("ui-bind-all"), self.all_usual, P, "foot", size=SIZE)
        back = Button("back", say("ui-back"), self.back, P, "foot", cap=keys.cap("back"), size=SIZE)
        line = Row(Framed(told, (12, 6)), Sized(every), Sized(back), gap=12, grow=(0,), align="fill")
        return Framed(line, (12, 0), lambda canvas, area: panel(canvas, area, P))

    def default(self) -> object:
        """The first field."""
        return self.focus.targets[0].key

    def paint(self, canvas: Canvas) -> None:
        """Paint title, list and foot."""
        for one in self.placed:
            one.paint(canvas, self.focus.current)


def _name(canvas: Canvas, area: Area, *, words: str, glyph: str) -> None:
    """Draw the name of an action, and its button on the pad."""
    middle = area.y + (area.h - canvas.high(SIZE)) / 2
    canvas.text(words, (area.x + 24, middle), SIZE, P.text, face="bold", room=area.w - 76)
    if glyph:
        key_cap(canvas, (area.x + area.w - 6, area.y + area.h / 2 - 16), glyph, P, align="right")


def _field(canvas: Canvas, area: Area, *, words: str, waits: bool, first: bool) -> None:
    """Draw a field: the key in it, or that it waits for one, or in the `first` one that there is none."""
    area = area.inset(0, 4)
    fill = mix(P.accent, P.deep, 0.6) if waits else P.panel_low
    canvas.box(area, fill, P.focus if waits else P.line, radius=6, width=2.5 if waits else 1)
    if waits:
        canvas.within(say("ui-bind-press"), area, NOTE, P.text, face="italic")
    elif words:
        wide = cap_width(canvas, words)
        if wide <= area.w - 8:
            key_cap(canvas, (area.centre[0] - wide / 2, area.centre[1] - 16), words, P)
        else:
            canvas.within(words, area, NOTE, P.text)
    elif first:
        canvas.within(say("ui-bind-none"), area, NOTE, P.muted, face="italic")


def _field_focus(canvas: Canvas, area: Area, focused: bool) -> None:
    """Draw the focus round a field."""
    if focused:
        focus_frame(canvas, area.inset(0, 4), P, diamonds=False)


def _hints(canvas: Canvas, area: Area, *, pairs: Sequence[tuple[str, str]]) -> None:
    """Draw the keys of the page, as many as fit."""
    shown = list(pairs)
    while shown and hints_width(canvas, shown) > area.w:
        shown = shown[:-1]
    wide = hints_width(canvas, shown)
    hints(canvas, area.x + min(area.w, wide), area.centre[1] - 16, shown, P)


def _words(what: str) -> str:
    return say(f"ui-action-{what}")
