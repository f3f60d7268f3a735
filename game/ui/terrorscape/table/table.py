"""The table of Terrorscape: what the game shows of a match to each side."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar

import pygame

from game.match.trace import EventSnapshot
from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.sound.adapter import SoundAdapter
from game.ui.table.acts import Act, Doing, Open, Tell
from game.ui.table.director import Clip, Director
from game.ui.table.facts import TableFacts
from game.ui.terrorscape import choreography
from game.ui.terrorscape.board.heat_map import next_pick
from game.ui.terrorscape.board.weather import WeatherBoard
from game.ui.terrorscape.choreography import Showing
from game.ui.terrorscape.encounter import painter as encounter
from game.ui.terrorscape.encounter.layout import is_shown
from game.ui.terrorscape.how_to_play import page_of
from game.ui.terrorscape.layout import has_two_halves_room
from game.ui.terrorscape.panels.prompt import prompt_words
from game.ui.terrorscape.sound import HouseShown, table_sounds
from game.ui.terrorscape.table import dialogs, notes
from game.ui.terrorscape.table.mark_editor import mark_editor, room_at
from game.ui.terrorscape.table.shown import ShownTable
from game.ui.terrorscape.table.side import Side
from game.ui.terrorscape.targets import half
from game.ui.terrorscape.targets.option_map import group_options
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import RIGHT

NUMBERED = ("hand", "answers")
"""The groups of targets that the number keys take before the six actions."""


class TerrorscapeTable(ShownTable):
    """The table of Terrorscape."""

    single, quiet = frozenset({"rooms", "gates", "marked"}), frozenset({"tools"})
    aliases: ClassVar[Mapping[str, str]] = {"look": "marks", "centre": "aid"}

    # ------------------------------------------------------------------ what is shown

    def begin_decision(self, facts: TableFacts) -> Act:
        """Group the answers; open the how-to-play page before a side's first prompt."""
        self.presentation.walks.clear()
        self.presentation.rest(facts.state)
        side, name = self.of(facts), facts.seating.side or ""
        self.options = group_options(facts.state, side.seat, side.options)
        played = facts.seating.plays and not facts.in_dialog and not facts.busy
        if not (played and name and side.prompted and name not in self.context.settings.primers):
            return None
        return Open(lambda host: HowToPlayDialog(host, page_of(name, separate=facts.state.options.separate)))

    def first_focus(self, facts: TableFacts) -> Hashable:
        """The button of a notice, else the first answer on the board or a card, else a button."""
        if facts.stopped:
            return half.reading(facts.seating.begun)
        return None if facts.curtain else self.options.first_key()

    def showing(self, director: Director, *, again: bool = False) -> Showing:
        """What clips change; moments that are shown `again` are in the log already."""
        return Showing(self.presentation, self.context.settings, director, again)

    def news_clips(self, director: Director, moments: Sequence[EventSnapshot], *, own: bool) -> Sequence[Clip]:
        """The clips of the Events of an answer."""
        return choreography.clips(self.showing(director), moments, own=own)

    def recap_clips(self, director: Director, moments: Sequence[EventSnapshot]) -> Sequence[Clip]:
        """The clips of what a side has missed; the table stands as that side has seen it last."""
        if clips := choreography.recap_clips(self.showing(director, again=True), moments):
            caption, bump = self.presentation.caption, self.presentation.bump
            self.presentation.rest(director.state)
            self.presentation.caption, self.presentation.bump = caption, bump
        return clips

    def public_part(self, director: Director, moments: Sequence[EventSnapshot], clips: Sequence[Clip]) -> int:
        """The moments until the encounter's public screen gives way to the board."""
        return len(moments) if self.canvas is None else choreography.public_part(self.canvas, director, moments, clips)

    def notice(self, facts: TableFacts) -> str:
        """The sentence of the Event."""
        return self.presentation.caption

    def prompt(self, facts: TableFacts) -> str:
        """The prompt, as it is worded."""
        return prompt_words(self.props(facts))

    # ------------------------------------------------------------------ targets and input

    def targets(self, canvas: Canvas, facts: TableFacts) -> Sequence[Target]:
        """The options as targets, and the tools."""
        props = self.props(facts)
        self.drawn_targets = encounter.targets(canvas, props) if is_shown(canvas, props) else half.targets(canvas, props)
        return self.drawn_targets

    def numbered(self, facts: TableFacts, targets: Sequence[Target]) -> list[Target]:
        """The cards or the listed answers, else the six actions."""
        found = [item for item in targets if item.group in NUMBERED]
        return found or [item for item in targets if item.group == "actions"]

    def handle(self, event: pygame.event.Event, facts: TableFacts, targets: Sequence[Target]) -> tuple[bool, Doing]:
        """The right button opens the mark editor."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != RIGHT:
            return False, None
        room = room_at(self.place.half.viewport, self.context.point(event.pos)) if facts.seating.side is not None else ""
        return True, self.edit_marks(facts, room) if room else None

    def commands(self, facts: TableFacts) -> Mapping[str, Doing]:
        """Marks and heat map. Whoever watches may save, too."""
        name = facts.seating.side
        if not name:
            return {"save": self.of(facts).save}
        own: dict[str, Doing] = {"marks": lambda: self.edit_marks(facts), "aid": lambda: self.pick_heat(facts)}
        return own if notes.allows(self.match, name, "computed") else {**own, "hint": Tell(say("ui-ts-aid-not-computed"))}

    def chosen(self, facts: TableFacts, what: str, which: Hashable) -> Doing:
        """Let the agents of this side act first."""
        self.of(facts).passed_round = facts.state.round
        return None

    def pick_heat(self, facts: TableFacts) -> Doing:
        """Switch the heat map: all survivors, each of them, none."""
        name = facts.seating.side or ""
        if not notes.allows(self.match, name, "computed"):
            return Tell(say("ui-ts-aid-not-computed"))
        heat = self.presentation.heats[name]
        heat.picked = next_pick(facts.state, heat.picked)
        return None

    def edit_marks(self, facts: TableFacts, room: str = "") -> Doing:
        """Open the mark editor, optionally at a room. Not during an encounter, which hides the board."""
        if not facts.seating.side or self.canvas is None or is_shown(self.canvas, self.props(facts)):
            return None
        if not notes.allows(self.match, facts.seating.side, "marks"):
            return Tell(say("ui-ts-aid-not-marks"))
        self.of(facts).tell("")
        return Open(lambda host: mark_editor(host, self, room))

    def pause_dialog(self, host: Any) -> Dialog:
        """The pause dialog over the table."""
        return dialogs.pause_dialog(host)

    def log_dialog(self, host: Any) -> Dialog:
        """The log of the open side."""
        return dialogs.side_log(host)

    def quoted(self, facts: TableFacts) -> str:
        """While both sides look at a public screen, the rule of the last line that a spectator has, too."""
        if facts.seating.mode != "table" or not facts.seating.side or not self.at_public_screen(facts):
            return ""
        return next((line.rule for line in reversed(Side(self.context, self.match, "").log) if line.rule), "")

    def fits_two(self, canvas: Canvas) -> bool:
        """Whether the window has room for two open halves."""
        return has_two_halves_room(canvas)

    def narrow_dialog(self, host: Any) -> Dialog:
        """The dialog that says that the window has no room for two halves."""
        return dialogs.narrow_window_dialog(host)

    def open_dialog(self, host: Any) -> Dialog:
        """The dialog before both halves open while persons play."""
        return dialogs.card_dialog(host)

    def sounds(self, facts: Callable[[], TableFacts]) -> SoundAdapter[HouseShown]:
        """The sounds of the table."""
        return table_sounds(self.context, self.match, facts, self.boards, lambda: self.place.half if self.canvas else None)

    def boards(self) -> tuple[Canvas | None, list[WeatherBoard]]:
        """The canvas, and the boards of the open halves as they were painted last."""
        found = [one.board for one in (self, self.beside) if one is not None]
        return self.canvas, [board for board in found if board is not None]
