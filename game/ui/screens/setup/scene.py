"""The set-up page of every game: its columns of options, the seed, and the list of those who may hold a seat."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.match.commitment import Commitment, new_salt
from game.rules.engine.rules import OptionsError
from game.storage import paths
from game.text import option_error_text, say, use
from game.ui import settings as preferences
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import input_action
from game.ui.registry import game_ui
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation, Push
from game.ui.screens.setup import modes, page
from game.ui.screens.setup.bar import Bar, Foot, SeedField
from game.ui.screens.setup.holders import HolderList
from game.ui.screens.setup.registration import Ask, Form, Seat, SetupUi, Value, all_levels
from game.ui.widgets.boxes import Placed, Pointing, place
from game.ui.widgets.containers import ByWidth
from game.ui.widgets.dialog import DialogHost
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, off_bottom

SEEDS = 1_000_000
NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}
ASIDE = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
HELD = pygame.KMOD_CTRL | pygame.KMOD_ALT


class SetupScene(DialogHost):
    """The set-up of a game. `form` is what is chosen; what cannot be known from it alone is in the game's `SetupUi`.

    The target "seed" shows a typed seed, but not one that was `drawn`, with which the program could disclose hidden cards; pressed,
    it becomes a text field. ("who", seat) opens the list of holders: a number chooses one at once, Ctrl with left or right the
    previous or next one. `result` is what a scene that was opened from here returned.
    """

    name = "setup"

    def __init__(self, context: AppContext, game: str, result: Any = None) -> None:
        self.ui: SetupUi = game_ui(game).setup
        self.palette, self.bed, self.quiet = self.ui.palette, self.ui.bed, self.ui.quiet
        super().__init__(context)
        self.ground_picture = self.ui.ground
        use(game=game)
        self.lot()
        self.entry: SeedField | None = None
        self.scroll = Scroll()
        self.scrolls = [self.scroll]
        self.placed: list[Placed] = []
        self.view = self.foot = self.head = self.hints = Area(0, 0, 0, 0)
        self.form = modes.first_form(self.ui, context)
        self.later = self.ui.later(self.form)
        if result is not None:
            self.resumed(result)

    # ------------------------------------------------------------------ choices

    @property
    def message(self) -> str:
        """Why the last press changed nothing."""
        return self.form.message

    def change(self, form: Form) -> Navigation | None:
        """Take over a changed form, and store the settings that belong to it."""
        self.form, self.dirty = self.ui.settle(form), True
        settings = self.context.settings
        changed = {field: self.form.values[field] for field in self.ui.stored}
        if any(getattr(settings, field) != value for field, value in changed.items()):
            for field, value in changed.items():
                setattr(settings, field, value)
            preferences.store(settings, paths.settings())
        return None

    def set(self, what: str, value: Value) -> None:
        """Choose a value of an option."""
        self.change(self.form.choose(what, value))

    def press(self, key: Any) -> Navigation | None:
        """Press the target with a key."""
        common: dict[Any, Callable[[], Navigation | None]] = {
            "begin": self.begin, "back": self.back, "seed": self.type_seed, "lot": self.lot, "fairness": self.explain,
        }  # fmt: skip
        if key in common:
            return common[key]()
        if key[0] == "mode":
            return self.change(modes.sat_down(self.form, self.ui, key[1]))
        outcome = self.ui.press(self.form, key)
        if outcome is None and key[0] == "who":
            outcome = Ask(key[1])
        if outcome is None:
            outcome = self.form.choose(*key)
        if isinstance(outcome, Ask):
            return self.ask_holder(outcome.seat)
        if isinstance(outcome, Form):
            return self.change(outcome)
        self.context.agent_worker.cancel()
        return outcome

    def problem(self) -> str:
        """Why the match cannot begin, "" if it can."""
        return self.ui.problem(self.form) or ("" if self.seed else say("ui-seed-needed"))

    def begin(self) -> Navigation | None:
        """Start the match."""
        self.form = replace(self.form, message=self.problem())
        if self.form.message:
            return None
        try:
            return modes.start(self.form, self.ui, self.context, int(self.seed), self.salt)
        except OptionsError as error:
            self.form = replace(self.form, message=option_error_text(error))
        return None

    def back(self) -> Navigation | None:
        """Stop typing, or return to the box."""
        if self.entry is not None:
            self.entry = None
            return None
        return Goto("box", self.ui.game)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Start the match, also with a pad's Start button, or press a target with a key of its own."""
        action = input_action(event)
        if action in self.ui.keys:
            return self.press(self.ui.keys[action])
        return self.begin() if action in ("begin", "menu") else None

    def first_focus(self) -> object:
        """The button that starts the match, or one that comes before."""
        first = self.ui.first(self.form)
        return first if self.focus.find(first) is not None else "begin"

    def resumed(self, result: Any) -> Navigation | None:
        """Take over what was chosen in a scene that was opened from here."""
        if result is not None:
            self.change(self.ui.resumed(self.form, result))
        return None

    def quoted(self) -> str:
        """The page of the rulebook about the target in focus."""
        return self.ui.page(self.form, self.focus.current)

    def page_of_evening(self) -> str:
        """The page of the rulebook about the match."""
        return self.ui.page(self.form, None)

    # ------------------------------------------------------------------ who holds a seat

    def levels(self, seat: Seat) -> Sequence[str]:
        """The possible holders of a seat, in the order of their numbers."""
        return all_levels(self.ui.game) if self.ui.levels is None else self.ui.levels(self.form, seat)

    def give(self, seat: Seat, level: str) -> Navigation | None:
        """Give a seat to a holder; the list closes, and the button of the seat has the focus."""
        self.dialog, self.focus.current = None, ("who", seat)
        return self.change(self.ui.give(self.form, seat, level))

    def ask_holder(self, seat: Seat) -> Navigation | None:
        """Open the list of holders of a seat."""
        notes = {level: (page.holder_words(self.ui, level), page.holder_note(level)) for level in self.levels(seat)}
        title, chosen = say("ui-who-plays", seat=self.ui.seat_name(self.form, seat)), self.form.who[seat]
        return self.open(HolderList(self, seat, title, notes, chosen, partial(self.give, seat), partial(self.seat_button, seat)))

    def seat_button(self, seat: Seat) -> Area:
        """The area of the button of a seat."""
        found = (item.area for placed in self.placed for item in placed.targets if item.key == ("who", seat))
        return next(found, self.view)

    @property
    def meant(self) -> Seat:
        """The seat whose button is in focus, or whose list is open; None for none."""
        if isinstance(self.dialog, HolderList):
            return self.dialog.seat
        key = self.focus.current
        return key[1] if isinstance(key, tuple) and key[0] == "who" else None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """A number chooses a holder; in the list of holders other keys are ignored."""
        seat, held = self.meant, event.mod & HELD
        levels = self.levels(seat) if seat is not None else []
        if seat is not None and held and event.key in ASIDE:
            return self.give(seat, levels[(levels.index(self.form.who[seat]) + ASIDE[event.key]) % len(levels)])
        if not held and NUMBERS.get(event.key, 9) < len(levels):
            return self.give(seat, levels[NUMBERS[event.key]])
        return None if self.dialog is not None and input_action(event) in ("begin", "menu") else super().typed(event)

    # ------------------------------------------------------------------ the seed

    def lot(self) -> Navigation | None:
        """Draw a random seed, and a salt for its commitment."""
        self.seed = self.drawn = str(secrets.randbelow(SEEDS))
        self.salt = new_salt()
        return None

    @property
    def commitment(self) -> Commitment | None:
        """The commitment of the match that would begin now, None if it cannot begin."""
        try:
            return None if self.problem() else modes.commitment(self.form, self.ui, int(self.seed), self.salt)
        except OptionsError:
            return None

    def explain(self) -> Navigation | None:
        """Open the page about the commitment."""
        return Push("fairness", self.commitment, game=self.ui.game)

    def type_seed(self) -> Navigation | None:
        """Start to type a seed."""
        target = self.focus.find("seed")
        if self.canvas is not None and target is not None:
            self.entry = SeedField(self.canvas, target.area, "" if self.seed == self.drawn else self.seed)
        return None

    def typed_seed(self) -> None:
        """Store the typed seed."""
        if self.entry is not None:
            self.seed, self.entry = self.entry.words or (self.drawn if self.seed == self.drawn else ""), None

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """While a seed is typed, keys and clicks go to its text field. Any of them closes an opened card."""
        if self.form.opened and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return self.change(replace(self.form, opened=""))
        if self.entry is not None:
            target, self.dirty = self.focus.find("seed"), True
            inside = target is not None and target.area.holds(self.context.point(getattr(event, "pos", (0, 0))))
            used = self.entry.uses(event, inside=inside)
            if self.entry.is_done:
                self.typed_seed()
            if used:
                return None
        return super().handle(event)

    def update(self, dt: float) -> Navigation | None:
        """Advance the cursor of the field, and read on in what the game reads."""
        self.calm(dt)
        if (better := next(self.later, None)) is not None:
            before, self.form = self.form, better(self.form)
            self.dirty = self.dirty or self.form is not before
        if self.entry is not None:
            self.entry.update(dt)
            self.dirty = True
        return None

    # ------------------------------------------------------------------ the page

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets of the page, or of the open dialog."""
        page_targets = self.page_targets(canvas)
        return page_targets if self.dialog is None else self.dialog.targets(canvas)

    def page_targets(self, canvas: Canvas) -> Sequence[Target]:
        """Place the page, and return its targets."""
        cap, ui = self.context.input.cap, self.ui
        caps = {action: cap(action) for action in (*ui.keys, "rulebook")}
        form = replace(self.form, focus=self.focus.current, caps=caps)
        seed = say("ui-seed-drawn") if self.seed == self.drawn else self.seed
        shown = say("fairness-commitment", commitment=fixed.shown) if (fixed := self.commitment) is not None else ""
        foot = Foot(ui, Bar(seed, form.message, self.problem(), cap("begin"), cap("back"), shown), form)
        how = modes.buttons(form, ui)
        self.head, way, self.hints, rest = page.head(canvas, canvas.room.inset(28, 18), ui, how)
        self.foot, self.view = off_bottom(rest, foot.high(canvas, rest.w), 12)
        low = ByWidth(foot.low) if foot.is_tight(canvas, rest.w) else None
        aside = ui.aside(form) if ui.aside is not None else None
        self.placed = [
            place(how, canvas, way),
            place(page.body(form, ui, self.scroll, low, self.view.h), canvas, self.view, Pointing(self.focus, self.pointer)),
            place(foot.row(canvas, rest.w, aside), canvas, self.foot),
        ]
        made = [target for placed in self.placed for target in placed.targets]
        return [replace(target, act=partial(self.press, target.key)) for target in made]

    def paint(self, canvas: Canvas) -> None:
        """Paint the page, with the list of holders, an opened card or the field of the seed over it."""
        if self.entry is not None and self.entry.has_moved(canvas, self.focus.find("seed")):
            self.typed_seed()
        if self.ui.sheet is not None:
            self.ui.sheet(canvas, canvas.room.inset(8, 6))
        page.paint_title(
            canvas, self.head, self.hints, self.ui, [self.context.input.cap(*actions) for actions, _ in self.ui.hints]
        )
        for placed in self.placed:
            placed.paint(canvas, self.focus.current)
        if self.entry is not None:
            self.entry.draw(canvas)
        if self.form.opened and self.ui.card is not None:
            self.ui.card(canvas, canvas.room, self.form.opened)
        if self.dialog is not None:
            self.dialog.paint(canvas)

    def report(self) -> None:
        """Write the targets and the choices to the trace."""
        self.context.trace(self.name, self.focus.targets, self.focus.current, holders=dict(self.form.who), **self.form.values)
