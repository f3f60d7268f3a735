"""The table scene of Dungeonville: input and painting on top of the controller and the inspector."""

from collections.abc import Sequence

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.dungeonville.board import stage
from game.ui.dungeonville.facts.inspector import InspectorTable
from game.ui.dungeonville.layout.regions import table_layout
from game.ui.dungeonville.panels import deed_house, entrances, log, moment, party, phases, prompt, secrets, wizards
from game.ui.dungeonville.panels.tool_buttons import paint_tool, paint_tooltip
from game.ui.dungeonville.style import P
from game.ui.dungeonville.table import panel_tabs
from game.ui.dungeonville.table.held_keys import TOOL_ACTIONS, is_secrets_event
from game.ui.dungeonville.targets import table_targets
from game.ui.input.actions import input_action
from game.ui.scene.navigation import Navigation
from game.ui.widgets.controls import button, focus_frame
from game.ui.widgets.focus import Target

NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
RELEASES = (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST)
TOOL_ALIASES = {deed: tool for tool, deed in TOOL_ACTIONS.items()}
CURTAIN_EXEMPT = frozenset({"menu", "back", "rulebook"})
"""Keys that do not lift the curtain."""
GROUPS = ("answers", "town", "mouths", "party", "house")
TURNS = {"page-up": -1, "page-down": 1}
"""The keys that open the next panel of a folded table."""


class TableScene(InspectorTable):
    """Input and painting."""

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """The curtain takes any held key; secrets are shown while their key is held; the rest as at every table.

        A key that was already held when the question was put to another person shows and lifts nothing. When the window loses
        the focus, secrets are hidden.
        """
        if self.dialog is None and self.curtain_down and self.press_curtain(event):
            return None
        if event.type == pygame.WINDOWFOCUSLOST:
            self.hide_secrets()
        elif event.type in RELEASES and is_secrets_event(event):
            self.hold_secrets(down=False)
        if (
            event.type in PRESSES
            and is_secrets_event(event)
            and self.dialog is None
            and self.client.seat is not None
            and self.client.sole_seat is None
        ):
            if not self.context.input.again:
                self.hold_secrets(down=True)
            return None
        return super().handle(event)

    def press_curtain(self, event: pygame.event.Event) -> bool:
        """Press or release the key that lifts the curtain; True if the event meant that."""
        if event.type in PRESSES and input_action(event) not in CURTAIN_EXEMPT:
            self.curtain.pressed = self.curtain.pressed or not self.context.input.again
            return True
        if event.type in RELEASES:
            self.curtain.pressed = False
        return False

    def answers(self, event: pygame.event.Event) -> bool:
        """Number keys answer, too."""
        return super().answers(event) or (event.type == pygame.KEYDOWN and event.key in NUMBERS)

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Space gives the default answer, Enter takes the target in focus."""
        if input_action(event) == "usual" and self.dialog is None and (usual := self.default_answer()) is not None:
            return self.answer(usual)
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Number keys take an answer, the other keys are tools."""
        if self.dialog is not None:
            return None
        if event.key in NUMBERS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self.numbered(NUMBERS[event.key])
        if input_action(event) in TURNS:
            panel_tabs.next_panel(self, TURNS[input_action(event)])
            return None
        act = self.commands().get(TOOL_ALIASES.get(input_action(event), input_action(event)))
        return act() if act is not None else None

    def numbered(self, number: int) -> Navigation | None:
        """Take the answer with this number: targets on the table first, then buttons."""
        found = [item for group in GROUPS[1:] + GROUPS[:1] for item in self.focus.targets if item.group == group]
        if number < len(found):
            self.focus.current = found[number].key
            return self.take(found[number])
        return None

    def back(self) -> Navigation | None:
        """Esc takes back the own last answer if that is possible, else opens the pause."""
        mine = bool(self.picks) or (self.seat is not None and self.client.undo_refusal() is None and self.undo_affects is None)
        return self.undo() if mine else self.open_pause()

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets of the dialog, or else of the table."""
        self.layout = table_layout(canvas, len(self.state.wizards), panel_tabs.panel_request(self))
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        return table_targets.all_targets(self, canvas)

    def paint(self, canvas: Canvas) -> None:
        """Paint the dialog, the curtain, or the table."""
        if self.dialog is not None:
            self.dialog.paint(canvas)
            return
        if self.curtain_down:
            secrets.paint_curtain(canvas, self)
            return
        self.paint_table(canvas)
        self.draw_tooltip(canvas)

    def paint_table(self, canvas: Canvas) -> None:
        """Paint the table and the marks of its targets."""
        for panel in (wizards, deed_house, entrances, party, secrets, phases, moment, log, prompt, stage):
            panel.paint(canvas, self)
        self.draw_marks(canvas)

    def draw_marks(self, canvas: Canvas) -> None:
        """Buttons, and frames round all other targets."""
        for item in self.focus.targets:
            focused = self.focused(item.key)
            if item.group == "tools" and item.key[0] == "tab":  # type: ignore[index]
                panel_tabs.draw_tab(canvas, self, item, focused=focused)
                if focused:
                    paint_tooltip(canvas, item)
            elif item.group == "tools":
                paint_tool(canvas, item, focused=focused, key=self.tool_key(item))
            elif item.group in ("answers", "coins"):
                button(
                    canvas,
                    item.area,
                    item.label,
                    P,
                    focused=focused,
                    primary=item.data is not None and item.data == self.default_answer(),
                    size=22,
                )
            elif focused:
                focus_frame(canvas, item.area, P)
            elif not item.refused:
                canvas.frame(item.area, P.focus, width=3, radius=8)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table if it has changed, and the animation layer over it."""
        canvas = self.context.canvas(surface)
        stale = self.dirty or self.canvas is not canvas
        super().draw(surface)
        if self.canvas is canvas:  # until then the surface shows another scene
            self.animation_layer.draw(canvas, self, fresh=stale and not self.dirty)
        self.redraw_tooltip(canvas)

    def report(self) -> None:
        """Write the state of the table into the trace."""
        decision = self.client.decision
        busy = self.seat is None and not self.animations.stopped
        prompt = decision.prompt if decision is not None else ""
        self.context.trace(self.name, self.focus, busy=busy, turn=self.match.turn, prompt=prompt, curtain=self.curtain_down)
