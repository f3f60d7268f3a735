"""The base class of all screens: targets and focus under mouse and keys, and painting only after a change."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, cast

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Canvas
from game.ui.draw.repaint import IncrementalPaint
from game.ui.draw.theme import CABINET, Palette
from game.ui.input.actions import ARROWS, input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation, Push
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import Scroll
from game.ui.widgets.text_pointer import TextPointer

STEPS = {"next": 1, "previous": -1}
GROUP_STEPS = {"next-group": 1, "previous-group": -1}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
LEFT, MIDDLE, RIGHT = 1, 2, 3
WOOD = "ui/wood"


def point_at(*, link: bool) -> None:
    """Show a hand cursor on links and an arrow elsewhere."""
    shape = pygame.SYSTEM_CURSOR_HAND if link else pygame.SYSTEM_CURSOR_ARROW
    if pygame.mouse.get_cursor().data != (shape,):
        with suppress(pygame.error):  # some displays have no cursors
            pygame.mouse.set_cursor(shape)


class Screen:
    """A scene with targets. Subclasses define the targets (`targets`), the painting (`paint`) and further keys (`key`)."""

    name = "screen"
    palette: Palette = CABINET
    single: frozenset[str] = frozenset()
    quiet: frozenset[str] = frozenset()
    ground_picture = ""
    """The picture behind the screen; "" for that of its palette."""
    linked = True
    """Whether rule ids on this screen are links to the rulebook."""
    listens = False
    """Whether the screen receives every key, including those of the window."""
    is_muted = False
    """Whether input sounds are muted, because the scene that this one covers mutes them."""
    rehearses = False
    """Whether the screen consists of panels, so that an expensive picture can be prepared over several frames."""
    second_window: "Screen | None" = None
    """The scene of a second window beside this one."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self.focus = FocusManager(single=self.single, quiet=self.quiet)
        self.dirty = True
        self.pointer = (0.0, 0.0)
        self.canvas: Canvas | None = None
        self.scrolls: list[Scroll] = []
        self.texts = TextPointer()
        self.rehearsal = IncrementalPaint()
        self._ground: tuple[tuple[int, int], pygame.Surface] | None = None

    # ------------------------------------------------------------------ hooks for subclasses

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """All targets, topmost last."""
        return []

    def paint(self, canvas: Canvas) -> None:
        """Draw the scene."""

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Handle a key that is not common to all screens."""
        return None

    def back(self) -> Navigation | None:
        """Handle Esc."""
        return None

    def update(self, dt: float) -> Navigation | None:
        """Advance by `dt` milliseconds."""
        return None

    def resumed(self, result: Any) -> Navigation | None:
        """Continue after a scene on top of this one was closed with a `result`."""
        return None

    def reword(self) -> None:
        """Rebuild cached texts after a change of language."""

    def lost(self) -> None:
        """Called when the second window with this scene is closed."""

    def prefetch(self) -> Iterator[None]:
        """Prepare in idle frames what will be needed soon, a little with each step."""
        return iter(())

    # ------------------------------------------------------------------ rules

    def rulebook(self, rule: str = "") -> Navigation | None:
        """Open the rulebook, at `rule` if there is one."""
        return Push("rulebook", rule=rule)

    def quoted(self) -> str:
        """The rule at which the key for the rulebook opens it: the most relevant one, "" for none."""
        return ""

    def page_of_evening(self) -> str:
        """The rulebook page about the current match, "" if there is none."""
        return ""

    def link_at(self, point: tuple[float, float]) -> str:
        """The rule whose link is at a point, "" for none."""
        links = self.canvas.links if self.canvas is not None and self.linked else []
        return next((rule for rule, area in reversed(links) if area.inset(-3).holds(point)), "")

    def on_link(self) -> bool:
        """Whether the mouse is on a link to the rulebook."""
        return bool(self.link_at(self.pointer))

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Move the focus with mouse and keys, press the target with a click or Enter, scroll lists, and select text."""
        if self._in_text(event):
            self.dirty = True
            item = self.texts.released(event)
            return None if item is None else self.take(item)
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

    def _in_text(self, event: pygame.event.Event) -> bool:
        """Whether the selection of text has used this event."""
        if self.canvas is None or (event.type == pygame.MOUSEBUTTONDOWN and self.link_at(self.context.point(event.pos))):
            return False
        item = self.focus.under(self.context.point(event.pos)) if event.type == pygame.MOUSEBUTTONDOWN else None
        return self.texts.take(self.canvas, event, item)

    def scrolled(self, event: pygame.event.Event) -> bool:
        """Whether a list has used this event; the list with the focus comes first."""
        pointer = self.context.point(event.pos) if hasattr(event, "pos") else self.pointer
        here = self.focus.focused.within if self.focus.focused is not None else None
        return any(one.take(event, pointer) for one in sorted(self.scrolls, key=lambda one: one.view != here))

    def moved(self, event: pygame.event.Event) -> Navigation | None:
        """Handle a movement of the mouse."""
        self.pointer = self.context.point(event.pos)
        point_at(link=self.on_link())
        if self.focus.hover(self.pointer):
            self.dirty = True
        return None

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """Handle a mouse button."""
        if event.button == LEFT and (item := self.focus.under(self.pointer)) is not None:
            self.focus.current = item.key
            return self.take(item)
        return None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Handle a key, or a button of a pad."""
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
            self.focus.fill(self.focus.targets, self.default())  # the first key only shows the focus
        elif what == "back":
            return self.back()
        elif what == "rulebook":
            return self.rulebook(self.quoted())
        else:
            return self.key(event)
        return None

    def take(self, item: Target) -> Navigation | None:
        """Press a target."""
        self.dirty = True
        self.context.sounds.target_pressed(refused=item.refused)
        return cast(Navigation | None, item.act())

    # ------------------------------------------------------------------ painting

    def refill(self, canvas: Canvas) -> None:
        """Update the targets."""
        before = self.focus.current
        canvas.reserve(self.reserved(canvas))
        self.focus.targets = list(self.targets(canvas))
        self.focus.fill(self.focus.targets, self.default())
        if self.focus.current != before:  # lay out again: lists scroll to the new focus
            self.focus.targets = list(self.targets(canvas))

    def reserved(self, canvas: Canvas) -> float:
        """The height at the foot of the window that the screen keeps free for something else."""
        return 0.0

    def default(self) -> object:
        """The target that has the focus first."""
        return self.focus.targets[0].key if self.focus.targets else None

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if anything has changed."""
        canvas = self.context.canvas(surface)
        if (not self.dirty and self.canvas is canvas) or not self.ready(canvas, self.whole):
            return
        self.canvas, self.dirty = canvas, False
        self.context.painted = True
        canvas.links.clear()
        canvas.passages.clear()
        self.whole(canvas)
        self.texts.paint(canvas)
        self.report()

    def whole(self, canvas: Canvas) -> None:
        """Paint the whole window."""
        self.refill(canvas)
        canvas.linking = self.linked
        self.ground(canvas)
        self.paint(canvas)

    def ready(self, canvas: Canvas, paint: Callable[[Canvas], None], *, part: bool = False) -> bool:
        """Whether `paint` may draw the window, or a `part` of it, in this frame. If it takes too long, it is prepared for a later one."""
        return not (self.rehearses and self.context.is_interactive) or self.rehearsal.over(
            canvas, paint, self.context.frame_start, whole=not part
        )

    def report(self) -> None:
        """Write the trace for scripts."""
        self.context.trace(self.name, self.focus.targets, self.focus.current)

    def ground(self, canvas: Canvas) -> None:
        """The background, cached for the size of the window."""
        if self._ground is None or self._ground[0] != canvas.window:
            usual = WOOD if self.palette is CABINET else ""  # screens without a game have the wood of the menu
            picture = self.ground_picture if self.ground_picture and art.has(self.ground_picture) else usual
            plain = (self.palette.ground, self.palette.deep)
            made = art.covering(picture, *canvas.window) if picture else art.gradient(canvas.window, *plain)
            self._ground = canvas.window, made
        canvas.under = self._ground[1]
        canvas.surface.blit(canvas.under, (0, 0))

    def focused(self, key: object) -> bool:
        """Whether the target `key` has the focus."""
        return self.focus.current == key
