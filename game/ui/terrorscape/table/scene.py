"""The table scene: input, time and painting."""

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from game.match import PERSON
from game.rules.engine.script import Choice
from game.ui.draw.canvas import Canvas
from game.ui.input.actions import input_action
from game.ui.scene.navigation import Goto, Navigation
from game.ui.terrorscape.board import lamplight
from game.ui.terrorscape.board.weather import BEAT
from game.ui.terrorscape.encounter import painter as encounter
from game.ui.terrorscape.encounter.layout import is_shown
from game.ui.terrorscape.layout import at_back, has_two_halves_room, table_layout
from game.ui.terrorscape.panels.prompt import prompt_words
from game.ui.terrorscape.table import painter
from game.ui.terrorscape.table.controller import TableController
from game.ui.terrorscape.table.dialogs import log_lines, narrow_window_dialog, pause_dialog, side_log
from game.ui.terrorscape.table.mark_editor import NUMBERS, room_at
from game.ui.terrorscape.table.seating import manned
from game.ui.terrorscape.targets import half
from game.ui.terrorscape.targets.option_map import TargetActs
from game.ui.terrorscape.targets.sides import ACTION_KEYS
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import RIGHT

AFTER = 900.0
"""Milliseconds between the last Event and the result."""
OPEN = frozenset({"menu", "log", "save"})
"""The commands of a spectator."""
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
LETS_GO = (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST)
ALIASES = {"look": "marks", "centre": "aid"}
"""Input actions that have another meaning in other games."""
ASIDE = frozenset({"menu", "back", "rulebook"})
"""Input actions that do not raise the curtain."""


class TableScene(TableController):
    """The table with input and painting."""

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Pass input to the half that is prompted, to the curtain while a key is held, or to the table."""
        if (other := self.acting) is not self:
            self.dirty = True
            return other.handle(event)
        down = self.dialog is None and self.shown is None and self.next is not None and not self.animations.busy
        if down and self.at_curtain(event):
            return None
        return super().handle(event)

    def at_curtain(self, event: pygame.event.Event) -> bool:
        """Press or release the key of the curtain; return whether the event was used."""
        if event.type in PRESSES and input_action(event) not in ASIDE:
            self.presentation.curtain.pressed = True
            return True
        if event.type in LETS_GO:
            self.presentation.curtain.pressed = False
        return False

    def answers(self, event: pygame.event.Event) -> bool:
        """Numbers answer, too."""
        return super().answers(event) or (event.type == pygame.KEYDOWN and event.key in NUMBERS)

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """A click takes its target; the right button opens the mark editor."""
        if event.button == RIGHT and self.dialog is None:
            half = self.layout.half if self.layout is not None and self.shown is not None else None
            room = room_at(half.viewport, self.pointer) if half is not None else ""
            return self.edit_marks(room) if room else None
        return super().pressed(event)

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Space gives the default answer; Enter takes the focus."""
        if input_action(event) == "usual" and self.dialog is None and (usual := self.default_answer()) is not None:
            return self.answer(usual)
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Numbers take an action or a card; other keys are commands."""
        if self.dialog is not None:
            return None
        if event.key in NUMBERS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self.numbered(NUMBERS[event.key])
        act = self.commands().get(ALIASES.get(input_action(event), input_action(event)))
        return act() if act is not None else None

    def numbered(self, number: int) -> Navigation | None:
        """Take the action or the card with this number."""
        keys: list[object] = [("action", what) for what in ACTION_KEYS]
        hand = [item.key for item in self.focus.targets if item.group in ("hand", "answers")]
        keys = hand or keys
        item = self.focus.find(keys[number]) if number < len(keys) else None
        if item is not None:
            self.focus.current = item.key
            return self.take(item)
        return None

    def back(self) -> Navigation | None:
        """Esc undoes an answer if possible, else opens the pause."""
        mine = self.asks is not None and self.client.undo_refusal() is None
        return self.undo() if mine else self.open(pause_dialog(self))

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance animations, then the curtain, then agents; after the end go to the result."""
        if self.seating_mode == "open" and not self.second and self.canvas is not None and not has_two_halves_room(self.canvas):
            self.arrange("table" if manned(self.match.holders) else "neutral")
            self.open(narrow_window_dialog(self))
        self.calm(dt)
        moved = self.presentation.update(dt, waits=self.waits, still=self.context.settings.reduced)
        self.dirty = self.update_heat(dt) or moved or self.dirty
        others, paused = self.drawn[1:], any(one.dialog is not None for one in self.drawn)
        for one in others:
            if paused:  # an open dialog pauses the table
                one.calm(dt)
            else:
                one.update(dt)
                self.dirty = self.dirty or one.dirty
        return None if paused else self.advance(dt)

    def advance(self, dt: float) -> Navigation | None:
        """Advance what comes first: animations, pending moves of agents, the result, the curtain, an agent, a hint."""
        curtain = self.presentation.curtain
        if self.animations.busy:
            self.advance_animations(dt)
        elif self.agent_pacing.ready:
            self.pace_agents(dt)
        elif self.match.decision is None:
            self.after += dt
            shows = self.second or (self.other_table is not None and self.other_table.animations.busy)
            return self.result() if self.after >= AFTER and not shows else None
        elif self.shown is None and self.next is not None:
            self.dirty = curtain.update(dt) or self.dirty
            if curtain.held_long_enough:
                self.raise_curtain()
        elif self.client.thinking:
            self.note_public()
            self.pace_agents(dt)
        else:
            self.show_hint()
        return None

    def advance_animations(self, dt: float) -> None:
        """Advance the animations, or keep a notice open; note whether the picture changes."""
        show = self.presentation
        before, notice, moving = self.seen, (self.animations.begun, show.caption), show.moving
        super().advance_animations(dt)
        self.dirty = self.dirty or self.seen != before
        show.has_new_event = show.has_new_event or notice != (self.animations.begun, show.caption)
        show.figures_moved = show.figures_moved or moving != show.moving

    @property
    def seen(self) -> tuple[object, ...]:
        """What an animation changes on the whole table, beside notices, figures, doors and dice."""
        return self.animations.busy, self.animations.stopped, self.presentation.flash, self.presentation.throw.waits

    @property
    def reads(self) -> bool:
        """Whether notices pause: a person plays the open side."""
        return self.held is None and any(self.match.holders.get(seat) == PERSON for seat in self.client.held)

    def notice_shown(self) -> None:
        """Focus the button of a notice that has just opened."""
        self.focus.current = half.reading(self.animations.begun)

    @property
    def notice_text(self) -> str:
        """The text of the open notice."""
        return self.presentation.caption

    def result(self) -> Navigation:
        """Go to the result."""
        return Goto("result", self.match)

    def commands(self) -> dict[str, Act]:
        """The commands by input action and tool; a spectator has few."""
        found: dict[str, Act] = {
            "menu": lambda: self.open(pause_dialog(self)),
            "undo": self.undo,
            "hint": self.request_hint,
            "log": lambda: self.open(side_log(self)),
            "redo": self.redo,
            "save": self.save,
            "marks": self.edit_marks,
            "aid": self.pick_heat,
        }
        return {what: act for what, act in found.items() if self.client.name or what in OPEN}

    def quoted(self) -> str:
        """The rule of the open dialog, else of the last log line."""
        if (of_dialog := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_dialog())
        return next((line.rule for line in reversed(log_lines(self)) if line.rule), "")

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The options as targets, and the tools."""
        acting = self.first.acting if self.seating_mode == "open" else self
        front = acting.front if acting.shown is None else acting.shown.name or acting.front
        self.layout = table_layout(canvas, front, alone=self.alone, even=self.seating_mode == "open")
        if acting is not self:  # the half at the back
            self.layout = at_back(canvas, self.layout, self.front)
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        if acting is not self:
            return []
        props, acts = self.props(), self.acts()
        return encounter.targets(canvas, props, acts) if is_shown(canvas, props) else half.targets(canvas, props, acts)

    def acts(self) -> TargetActs:
        """What the targets do."""

        def label(choice: Choice) -> str:
            decision = self.client.decision
            return self.client.speaker.choice(choice, decision.prompt if decision else "")

        return TargetActs(
            self.answer, self.refuse, self.choose, partial(setattr, self.focus, "current"), self.cut, self.undo, self.let_agents_act,
            self.commands(), label,
        )  # fmt: skip

    def covered_area(self, canvas: Canvas) -> pygame.Rect:
        """The board of the open half, which covers the background."""
        bare = self.acting.dialog is not None or self.shown is None or self.layout is None or is_shown(canvas, self.props())
        return super().covered_area(canvas) if bare or self.layout is None else canvas.rect(self.layout.half.viewport.area)

    def paint(self, canvas: Canvas) -> None:
        """Paint the table and the open dialog."""
        acting = self.acting
        for other in self.drawn[1:]:
            other.dirty = False
            other.refill(canvas)
        if acting.dialog is not None:
            acting.dialog.paint(canvas)
            return
        assert acting.layout is not None
        props, settings = acting.props(), self.context.settings
        painter.paint(canvas, props, acting.presentation.layer(settings))
        for other in self.drawn:
            if other is not acting:
                hidden = is_shown(canvas, props)
                painter.back(canvas, other.props(), other.presentation.layer(settings), hidden=hidden)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if it is dirty; else only the weather, and what figures, doors and dice touch."""
        canvas, mine, settings = self.context.canvas(surface), self.presentation, self.context.settings
        beats = mine.beat >= BEAT and not settings.reduced
        if beats:
            mine.time, mine.beat = mine.time + mine.beat, 0.0
        plain = not self.dirty and self.canvas is canvas and self.acting.dialog is None and self.shown is not None
        news = any(one.presentation.has_new_event for one in self.drawn)
        spots = list[pygame.Rect]()
        for one in self.drawn:
            # the second board lies over the stored background
            figures_moved = one.presentation.painted(mine.time, is_current=plain and news and len(self.drawn) == 1)
            if plain and not news and (beats or figures_moved):
                layer = one.presentation.layer(settings)
                spots += layer.weather.stir(canvas, settings, mine.time) if beats else []
                spots += painter.paint_moves(canvas, one.props(), layer) if figures_moved and one.layout is not None else []
        if plain and not news:
            self.context.spots, self.context.painted = spots, bool(spots)
            return
        self.dirty = self.dirty or news
        super().draw(surface)
        for one in self.drawn:
            one.presentation.board_is_current = False

    def prefetch(self) -> Iterator[None]:
        """Prepare the lit rooms."""
        side = self.shown
        if side is not None and side.name and self.canvas is not None and self.layout is not None:
            yield from lamplight.prefetch(self.canvas, self.layout.half.viewport, side.name)

    def report(self) -> None:
        """Trace the state of the table."""
        busy = self.acting.asks is None and not self.acting.animations.stopped
        down = self.shown is None and self.next is not None and not self.busy
        self.context.trace(
            self.name, self.acting.focus, busy=busy, turn=self.match.turn, prompt=prompt_words(self.acting.props()), curtain=down
        )
