"""The table of Terrorscape: what the game shows of a match to each side, from what that side may know."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

import pygame

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import TERRORSCAPE
from game.ui.scene.context import AppContext
from game.ui.sound.adapter import SoundAdapter
from game.ui.table.acts import Act, Doing, Open, Tell
from game.ui.table.compositor import Layer
from game.ui.table.director import Clip, Director
from game.ui.table.facts import TableFacts
from game.ui.terrorscape import choreography, climaxes, targets
from game.ui.terrorscape.board import lamplight
from game.ui.terrorscape.board.weather import AFAR, WeatherBoard
from game.ui.terrorscape.encounter import painter as encounter
from game.ui.terrorscape.encounter.parts import is_private, is_shown
from game.ui.terrorscape.layout import SURVIVORS, at_back, has_two_halves_room, table_layout
from game.ui.terrorscape.panels import curtain
from game.ui.terrorscape.panels.prompt import CoverProps, covers, prompt_words
from game.ui.terrorscape.props import Caps, TableProps, group_options
from game.ui.terrorscape.sound import HouseShown, table_sounds
from game.ui.terrorscape.table import dialogs, painter, presentation, sides
from game.ui.terrorscape.table.guided import GuidedTable
from game.ui.terrorscape.table.killer_sheet import with_plate
from game.ui.terrorscape.table.mark_editor import MarkEditor, room_at
from game.ui.terrorscape.table.presentation import Presentation, WeatherClock
from game.ui.terrorscape.table.sides import SEATS, Side
from game.ui.terrorscape.table.special import special_dialog
from game.ui.terrorscape.table.walks import Onward
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import RIGHT


class TerrorscapeTable(GuidedTable):
    """The table of Terrorscape: `presentation` is what it shows beside the match, `clients` are those of the sides at this table."""

    palette, sides, climaxes = TERRORSCAPE, SEATS, climaxes.CLIMAXES
    single, quiet = frozenset({"rooms", "gates", "marked"}), frozenset({"tools"})
    aliases: ClassVar[Mapping[str, str]] = {"look": "marks", "centre": "aid"}

    def __init__(self, context: AppContext, match: Match, clock: WeatherClock | None = None) -> None:
        super().__init__(context, match)
        self.clients: dict[str, Side] = {}
        self.clock, self.presentation = clock or WeatherClock(), Presentation()
        self.onward = Onward()
        self.canvas: Canvas | None = None
        self.covered = tuple[Area, ...]()
        self.board: WeatherBoard | None = None
        self.beside: Self | None = None
        self._scenery: tuple[tuple[Canvas, painter.Scenery], list[list[Sprite]]] | None = None

    def side(self, name: str, *, apart: bool = False) -> Side:
        """The client of a side."""
        self.clients[name] = Side(self.context, self.match, name, apart=apart)
        return self.clients[name]

    def of(self, facts: TableFacts) -> Side:
        """The client of the open side, or a spectator's."""
        return self.clients[facts.seating.side or ""]

    def twin(self, context: AppContext) -> Self:
        """The same for the killer's table. In one window both have the same weather."""
        self.beside = made = type(self)(context, self.match, self.clock if context is self.context else None)
        return made

    def seated(self, mode: str) -> None:
        """Forget what was shown to those who sat here before."""
        self.presentation.clear()
        self.presentation.own = mode == "windows"
        if mode != "open":
            self.beside = None

    def curtain_falls(self, heard: Sequence[Event], *, still: bool) -> None:
        """The curtain falls and tells what was public."""
        shown = [(clip, one) for one in heard if (clip := choreography.clip_of(one)).recap]
        self.presentation.recap = [(clip.sign, clip.colour, one) for clip, one in shown]
        self.presentation.shutter_elapsed = curtain.DROP if still else 0.0

    def curtain_rises(self, *, still: bool) -> None:
        """The curtain rises."""
        self.presentation.cloth_elapsed = curtain.RISE if still else 0.0

    def at_public_screen(self, facts: TableFacts) -> bool:
        """Whether both sides look at the encounter's public screen."""
        return self.canvas is not None and is_shown(self.canvas, props := self.props(facts)) and not is_private(props)

    def fits_two(self, canvas: Canvas) -> bool:
        """Whether the window has room for two open halves."""
        return has_two_halves_room(canvas)

    def seat_dialog(self, what: str, host: Any) -> Dialog:
        """The dialog that says that the window has no room for two halves, or the one before both open while persons play."""
        return dialogs.seat_dialog(what, host)

    def begin_decision(self, facts: TableFacts) -> Act:
        """Group the answers."""
        self.presentation.rest(facts.state)
        side, self.browsed = self.of(facts), False
        self.options = group_options(facts.state, side.seat, side.options)
        return self.onward.go_on(facts, side) or self.needless.answer(facts, self.match.actions)

    def news_clips(self, director: Director, moments: Sequence[EventSnapshot], *, own: bool) -> Sequence[Clip]:
        """The clips of the Events of an answer."""
        return choreography.clips(choreography.Showing(self.presentation, self.context.settings, director), moments, own=own)

    def recap_clips(self, director: Director, moments: Sequence[EventSnapshot]) -> Sequence[Clip]:
        """The clips of what a side has missed; the table stands as that side has seen it last."""
        showing = choreography.Showing(self.presentation, self.context.settings, director, again=True)
        if clips := choreography.recap_clips(showing, moments):
            self.presentation.rest(director.state, keeps=True)
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

    def waits(self, facts: TableFacts) -> bool:
        """Whether the open side waits for the other, by public facts only: the side in turn and the prompt."""
        other = facts.seating.side is not None and facts.seating.side not in ("", facts.state.side)
        return other and not facts.seating.animating and facts.seat is None and facts.state.end is None

    def update(self, facts: TableFacts, dt: float) -> bool:
        """Advance heat map, curtain, darkness and weather."""
        seating, still = facts.seating, self.context.settings.reduced
        if self.beside is not None or not (seating.second and seating.mode == "open"):
            self.clock.beat += dt
        moved = self.presentation.update(dt, waits=self.waits(facts), still=still)
        return presentation.update_heat(self.presentation, self.of(facts), facts, dt) or moved or self.left_target(facts)

    def layout(self, canvas: Canvas, facts: TableFacts) -> None:
        """Lay out the half in front, or the one at the back."""
        seating, self.canvas = facts.seating, canvas
        even, mine = seating.mode == "open", seating.side or seating.front
        self.place = table_layout(canvas, seating.before or mine, alone=seating.mode not in ("table", "open"), even=even)
        if seating.before:
            self.place = at_back(canvas, self.place, seating.front)

    def tools_of(self, facts: TableFacts) -> tuple[str, ...]:
        """The tools; a spectator has few."""
        return targets.TOOLS if facts.seating.side and facts.persons else ("menu", "log")

    def targets(self, canvas: Canvas, facts: TableFacts) -> Sequence[Target]:
        """The options as targets, and the tools."""
        props = self.props(facts)
        found = encounter.targets(canvas, props) if is_shown(canvas, props) else with_plate(canvas, props)
        return [item for item in found if item.group != "drawn" or not self.only_lesson(facts, props.caption)]

    def numbered(self, facts: TableFacts, targets: Sequence[Target]) -> list[Target]:
        """The cards or the listed answers, else the six actions."""
        cards = [item for item in targets if item.group in ("hand", "answers")]
        return cards or [item for item in targets if item.group == "actions"]

    def handle(self, event: pygame.event.Event, facts: TableFacts, targets: Sequence[Target]) -> tuple[bool, Doing]:
        """The right button opens the mark editor."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != RIGHT:
            return super().handle(event, facts, targets)
        room = room_at(self.place.half.viewport, self.context.point(event.pos)) if facts.seating.side is not None else ""
        return True, self.edit_marks(facts, room) if room else None

    def commands(self, facts: TableFacts) -> Mapping[str, Doing]:
        """Marks and heat map. Whoever watches may save, too."""
        name = facts.seating.side
        if not name:
            return {"save": self.of(facts).save}
        own: dict[str, Doing] = {"marks": lambda: self.edit_marks(facts), "aid": lambda: self.pick_heat(facts)}
        return own if sides.allows(self.match, name, "computed") else {**own, "hint": Tell(say("ui-ts-aid-not-computed"))}

    def chosen(self, facts: TableFacts, what: str, which: Hashable) -> Doing:
        """Walk to a far room, see what the special action can be, or let the agents of this side act first."""
        if what == "special":
            return Open(lambda host: special_dialog(host, self.props(facts)))
        if what == "walk" and isinstance(which, tuple):
            return self.onward.begin(facts, *which)
        self.of(facts).passed_round = facts.state.round
        return None

    def pick_heat(self, facts: TableFacts) -> Doing:
        """Switch the heat map: all survivors, each of them, none."""
        name = facts.seating.side or ""
        if not sides.allows(self.match, name, "computed"):
            return Tell(say("ui-ts-aid-not-computed"))
        return lambda: self.presentation.pick_heat(facts.state, name)

    def edit_marks(self, facts: TableFacts, room: str = "") -> Doing:
        """Open the mark editor, optionally at a room. Not during an encounter, which hides the board."""
        if not facts.seating.side or self.canvas is None or is_shown(self.canvas, self.props(facts)):
            return None
        if not sides.allows(self.match, facts.seating.side, "marks"):
            return Tell(say("ui-ts-aid-not-marks"))
        self.of(facts).tell("")
        return Open(lambda host: MarkEditor(host, self.props, self.paint_below, room))

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

    # ------------------------------------------------------------------ painting and sound

    def props(self, facts: TableFacts, targets: Sequence[Target] = ()) -> TableProps:
        """What painters and targets get: a snapshot of what the open side sees."""
        side, show, t, seating = self.of(facts), self.presentation, facts.state, facts.seating
        name, heat = (seating.side, None) if seating.side is None else (seating.side, show.heats.get(seating.side))
        return TableProps(
            t, name, seating.front, seating.mode, self.place, self.options,
            presentation.prompt_props(side, facts.seat, self.default(facts)),
            presentation.curtain_props(show, side.speaker, facts.curtain_share, is_down=name is None),
            Caps(*map(self.context.input.cap, Caps._fields)), side.speaker, self.tools_of(facts),
            facts.focus, tuple(targets), facts.busy, seating.animating, facts.stopped, seating.begun,
            seating.pending, seating.recap, show.caption, side.message, side.good, show.dice, show.throw.copy(),
            show.shows_board, tuple(show.walks.items()), show.bump, show.flash, show.shade, show.played,
            sides.actions_taken(self.match.actions, t.team.acted) if name == SURVIVORS else (),
            tuple(line.words for line in side.log[-60:]), presentation.latest_words(t, show.throw, side.speaker),
            presentation.aid_props(self.match, t, name or "", heat), presentation.known(self.match, t, name or "", heat),
            self.aims(facts, next((item for item in targets if item.key == facts.focus), None)),
        )  # fmt: skip

    def layers(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> Sequence[Layer]:
        """The open half with everything around it, or the encounter; or the half at the back."""
        props = self.props(facts, targets)
        self.tipped = props.focused, props.aimed
        self.in_encounter = not facts.seating.before and is_shown(canvas, props)
        return (painter.half_layers if facts.seating.before else painter.layers)(canvas, props, self._cover)

    def _cover(self, canvas: Canvas, area: Area, props: CoverProps) -> None:
        """Paint what covers the board, where no weather is drawn."""
        self.covered = tuple(covers(canvas, props))

    def whole(self, canvas: Canvas, facts: TableFacts) -> bool:
        """Whether an encounter takes the window."""
        return is_shown(canvas, self.props(facts))

    def sprites(self, canvas: Canvas, facts: TableFacts, *, fresh: bool) -> Sequence[list[Sprite]]:
        """The weather, lightning, and the rising curtain."""
        show, part, name = self.presentation, self.place.half, facts.seating.side or ""
        settings, self.board = self.context.settings, None
        time = self.clock.tick(still=settings.reduced)
        if not self.in_encounter:
            self.board = WeatherBoard(part.viewport, facts.state, name, list(self.covered), walks=dict(show.walks))
        flash = show.flash * (AFAR if self.in_encounter else 1.0)
        scenery = painter.Scenery(part, name, self.board, settings, time, flash, show.cloth_elapsed)
        if self._scenery is None or self._scenery[0] != (canvas, scenery):
            self._scenery = (canvas, scenery), painter.sprites(canvas, scenery)
        return self._scenery[1]

    def paint_below(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> None:
        """Paint the table below a dialog."""
        for layer in self.layers(canvas, facts, targets):
            layer.draw(canvas)
        for sprite in (one for group in self.sprites(canvas, facts, fresh=True) for one in group):
            sprite.draw(canvas.surface)

    def curtain(self, canvas: Canvas, facts: TableFacts) -> None:
        """Paint the table behind the curtain."""
        self.board = None
        painter.curtained(canvas, self.props(facts))

    def prefetch(self, facts: TableFacts, canvas: Canvas) -> Iterator[None]:
        """Prepare the lit rooms."""
        if facts.seating.side and self.canvas is not None:
            yield from lamplight.prefetch(canvas, self.place.half.viewport, facts.seating.side)

    def sounds(self, facts: Callable[[], TableFacts]) -> SoundAdapter[HouseShown]:
        """The sounds of the table."""
        return table_sounds(self.context, self.match, facts, self.boards, lambda: self.place.half if self.canvas else None)

    def boards(self) -> tuple[Canvas | None, list[WeatherBoard]]:
        """The canvas, and the boards of the open halves as they were painted last."""
        return self.canvas, [one.board for one in (self, self.beside) if one is not None and one.board is not None]
