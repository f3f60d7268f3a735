"""What all scenes do alike: the focus ring under mouse and keys, painting only when something has changed."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, cast

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Canvas
from game.ui.draw.incremental_paint import IncrementalPaint
from game.ui.draw.theme import CABINET, Palette
from game.ui.input.actions import ARROWS, input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation, Push
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import Scroll

STEPS = {"next": 1, "previous": -1}
GROUP_STEPS = {"next-group": 1, "previous-group": -1}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
LEFT, MIDDLE, RIGHT = 1, 2, 3
WOOD = "ui/wood"


def point_at(*, link: bool) -> None:
    """Show a hand on links and an arrow elsewhere."""
    shape = pygame.SYSTEM_CURSOR_HAND if link else pygame.SYSTEM_CURSOR_ARROW
    if pygame.mouse.get_cursor().data != (shape,):
        with suppress(pygame.error):  # not every screen has cursors
            pygame.mouse.set_cursor(shape)


class Screen:
    """A scene of places to choose. Subclasses say which (`places`), how it looks (`paint`) and what other keys do (`key`)."""

    name = "screen"
    palette: Palette = CABINET
    single: frozenset[str] = frozenset()
    quiet: frozenset[str] = frozenset()
    linked = True
    """Whether the numbers of rules on this screen lead to the rulebook."""
    listens = False
    """Whether every key is wanted here, those of the window included."""
    is_muted = False
    """Whether input sounds are muted, because the scene that this one covers mutes them."""
    rehearses = False
    """Whether it consists of panels, so that a picture that takes long is made ready over several frames."""
    second_window: "Screen | None" = None
    """The scene that stands in a second window beside this one."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self.focus = FocusManager(single=self.single, quiet=self.quiet)
        self.dirty = True
        self.pointer = (0.0, 0.0)
        self.canvas: Canvas | None = None
        self.scrolls: list[Scroll] = []
        self.rehearsal = IncrementalPaint()
        self._ground: tuple[tuple[int, int], pygame.Surface] | None = None

    # ------------------------------------------------------------------ to be filled in

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Every place that can be chosen now, those on top last."""
        return []

    def paint(self, canvas: Canvas) -> None:
        """Draw the scene."""

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Do what a key does here that is not one of the common ones."""
        return None

    def back(self) -> Navigation | None:
        """Esc."""
        return None

    def update(self, dt: float) -> Navigation | None:
        """Let `dt` milliseconds pass."""
        return None

    def resumed(self, result: Any) -> Navigation | None:
        """Continue after a scene on top of this one was closed with a `result`."""
        return None

    def reword(self) -> None:
        """Make texts again that are kept in another language than the player's."""

    def lost(self) -> None:
        """The second window, in which this scene stood, is gone."""

    def prefetch(self) -> Iterator[None]:
        """What will be wanted before long, to be made ready in frames that have time left: a little with each step."""
        return iter(())

    # ------------------------------------------------------------------ rules

    def rulebook(self, rule: str = "") -> Navigation | None:
        """Open the rulebook, at a rule if one is named."""
        return Push("rulebook", rule=rule)

    def quoted(self) -> str:
        """The rule that the rulebook opens at by its key: the one that matters most here, "" if none does."""
        return ""

    def page_of_evening(self) -> str:
        """The page of the rulebook about the evening that is played here, "" if it has none."""
        return ""

    def link_at(self, point: tuple[float, float]) -> str:
        """The rule whose number stands at a point, "" if none does."""
        links = self.canvas.links if self.canvas is not None and self.linked else []
        return next((rule for rule, area in reversed(links) if area.inset(-3).holds(point)), "")

    def on_link(self) -> bool:
        """Whether the mouse lies on words that lead to the rulebook."""
        return bool(self.link_at(self.pointer))

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Mouse and keys move the focus; a click or Enter takes it; lists scroll."""
        if self.scrolled(event):
            self.dirty = True
            return None
        if event.type == pygame.MOUSEMOTION:
            return self.moved(event)
        self.dirty = True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.pointer = self.context.point(event.pos)
            if event.button == LEFT and (rule := self.link_at(self.pointer)):
                return self.rulebook(rule)
            return self.pressed(event)
        if event.type == pygame.KEYDOWN:
            return self.typed(event)
        return None

    def scrolled(self, event: pygame.event.Event) -> bool:
        """Whether a list has taken this input; the one with the focus in it is asked first."""
        pointer = self.context.point(event.pos) if hasattr(event, "pos") else self.pointer
        here = self.focus.focused.within if self.focus.focused is not None else None
        return any(one.take(event, pointer) for one in sorted(self.scrolls, key=lambda one: one.view != here))

    def moved(self, event: pygame.event.Event) -> Navigation | None:
        """The mouse has moved."""
        self.pointer = self.context.point(event.pos)
        point_at(link=self.on_link())
        if self.focus.hover(self.pointer):
            self.dirty = True
        return None

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """A button of the mouse is down."""
        if event.button == LEFT and (item := self.focus.under(self.pointer)) is not None:
            self.focus.current = item.key
            return self.take(item)
        return None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """A key is down, or a button of a pad."""
        what = input_action(event)
        if what in STEPS:
            self.focus.tab(STEPS[what])
        elif what in GROUP_STEPS:
            self.focus.tab_group(GROUP_STEPS[what])
        elif what in ARROWS:
            self.focus.move(*ARROWS[what])
        elif what in ("take", "usual"):
            if self.focus.focused is not None:
                return self.take(self.focus.focused)
            self.focus.fill(self.focus.targets, self.default())  # show where the keys are before they take anything
        elif what == "back":
            return self.back()
        elif what == "rulebook":
            return self.rulebook(self.quoted())
        else:
            return self.key(event)
        return None

    def take(self, item: Target) -> Navigation | None:
        """Do what a place does."""
        self.dirty = True
        self.context.sounds.target_pressed(refused=item.refused)
        return cast(Navigation | None, item.act())

    # ------------------------------------------------------------------ painting

    def refill(self, canvas: Canvas) -> None:
        """Ask for the places anew."""
        before = self.focus.current
        self.focus.targets = list(self.targets(canvas))
        self.focus.fill(self.focus.targets, self.default())
        if self.focus.current != before:  # lists scroll to a new focus at once
            self.focus.targets = list(self.targets(canvas))

    def default(self) -> object:
        """The place that is in focus at first."""
        return self.focus.targets[0].key if self.focus.targets else None

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if anything has changed since it was painted last."""
        canvas = self.context.canvas(surface)
        if (not self.dirty and self.canvas is canvas) or not self.ready(canvas, self.whole):
            return
        self.canvas, self.dirty = canvas, False
        self.context.painted = True
        canvas.links.clear()
        self.whole(canvas)
        self.report()

    def whole(self, canvas: Canvas) -> None:
        """Draw the window as it stands now."""
        self.refill(canvas)
        canvas.linking = self.linked
        self.ground(canvas)
        self.paint(canvas)

    def ready(self, canvas: Canvas, paint: Callable[[Canvas], None], *, part: bool = False) -> bool:
        """Whether `paint` may draw the window, or a `part` of it, in this frame; while it takes too long it is made ready for a later one."""
        return not (self.rehearses and self.context.is_interactive) or self.rehearsal.over(
            canvas, paint, self.context.frame_start, whole=not part
        )

    def report(self) -> None:
        """Tell the trace where the places are, and whatever else a script wants to know here."""
        self.context.trace(self.name, self.focus)

    def ground(self, canvas: Canvas) -> None:
        """The background, kept for the size of the window."""
        if self._ground is None or self._ground[0] != canvas.window:
            wood = self.palette is CABINET  # what belongs to no game lies on the wood of the cabinet
            plain = (self.palette.ground, self.palette.deep)
            self._ground = (canvas.window, art.covering(WOOD, *canvas.window) if wood else art.gradient(canvas.window, *plain))
        canvas.under = self._ground[1]
        whole, hole = canvas.under.get_rect(), self.hole(canvas)
        for strip in (
            (0, 0, whole.w, hole.top), (0, hole.bottom, whole.w, whole.h - hole.bottom),
            (0, hole.top, hole.left, hole.h), (hole.right, hole.top, whole.w - hole.right, hole.h),
        ):  # fmt: skip
            canvas.surface.blit(canvas.under, strip[:2], strip)

    def hole(self, canvas: Canvas) -> pygame.Rect:
        """A part of the window in which nothing is seen of the ground, whatever is painted."""
        return pygame.Rect(0, 0, 0, 0)

    def focused(self, key: object) -> bool:
        """Whether the place called `key` is in focus."""
        return self.focus.current == key
