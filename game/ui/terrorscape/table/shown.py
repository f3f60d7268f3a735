"""What the table of Terrorscape paints for each side, from what that side may know."""

from collections.abc import Iterator, Sequence
from typing import Self

from game.match import Match
from game.rules.engine.script import Event
from game.rules.terrorscape.seats import KILLER as HUNTER
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import TERRORSCAPE
from game.ui.scene.context import AppContext
from game.ui.table.compositor import Layer
from game.ui.table.facts import TableFacts
from game.ui.table.seated.sides import SidedTable
from game.ui.terrorscape import choreography
from game.ui.terrorscape.board import lamplight
from game.ui.terrorscape.board.heat_map import whole
from game.ui.terrorscape.board.weather import AFAR, WeatherBoard
from game.ui.terrorscape.encounter.layout import is_private, is_shown
from game.ui.terrorscape.layout import EMPTY, SURVIVORS, at_back, table_layout
from game.ui.terrorscape.panels import over_board
from game.ui.terrorscape.props import TableProps, target_props
from game.ui.terrorscape.table import notes, painter, snapshot
from game.ui.terrorscape.table.presentation import Presentation, WeatherClock
from game.ui.terrorscape.table.side import SEATS, Side, actions_taken
from game.ui.terrorscape.targets import half
from game.ui.terrorscape.targets.option_map import OptionMap
from game.ui.widgets.focus import Target

LOG_LINES = 60
"""The lines of the log that a half can show at most."""


class ShownTable(SidedTable):
    """The clients of the sides and what is painted for them. `presentation` is what is shown beside the match, `clients` are those of the sides at this table."""

    palette = TERRORSCAPE
    sides = SEATS

    def __init__(self, context: AppContext, match: Match, clock: WeatherClock | None = None) -> None:
        super().__init__(context, match)
        self.clients: dict[str, Side] = {}
        self.clock, self.presentation = clock or WeatherClock(), Presentation()
        self.options, self.place = OptionMap(), EMPTY
        self.canvas: Canvas | None = None
        self.drawn_targets: Sequence[Target] = ()
        self.covered: tuple[Area, ...] = ()
        self.in_encounter = True
        self.board: WeatherBoard | None = None
        self.beside: Self | None = None
        self._scenery: tuple[tuple[Canvas, painter.Scenery], list[list[Sprite]]] | None = None

    # ------------------------------------------------------------------ the sides

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
        self.presentation.curtain.own = mode == "windows"
        if mode != "open":
            self.beside = None

    def curtain_falls(self, heard: Sequence[Event], *, still: bool) -> None:
        """The curtain falls and tells what was public."""
        self.presentation.curtain.fall([one for one in heard if choreography.clip_of(one).recap], still=still)

    def curtain_rises(self, *, still: bool) -> None:
        """The curtain rises."""
        self.presentation.curtain.rise(still=still)

    # ------------------------------------------------------------------ time and layout

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
        return self.update_heat(facts, dt) or moved

    def update_heat(self, facts: TableFacts, dt: float) -> bool:
        """Advance the heat map of the open half; return whether it changes. It is computed only after the animations."""
        if not (side := facts.seating.side):
            return False
        heat, decision = self.presentation.heats[side], self.of(facts).view.decision
        allowed = notes.allows(self.match, side, "computed")
        asks = allowed and not facts.busy and bool(heat.picked or side == SURVIVORS)
        prompt = decision.prompt if decision is not None and HUNTER in decision.options else ""
        return heat.update(
            facts.state, self.context.agent_worker, dt, allowed=allowed, asks=asks, ended=whole(side, prompt),
            still=self.context.settings.reduced,
        )  # fmt: skip

    def at_public_screen(self, facts: TableFacts) -> bool:
        """Whether both sides look at the encounter's public screen."""
        if self.canvas is None:
            return False
        props = self.props(facts)
        return is_shown(self.canvas, props) and not is_private(props)

    def layout(self, canvas: Canvas, facts: TableFacts) -> None:
        """Lay out the half in front, or the one at the back."""
        seating, self.canvas = facts.seating, canvas
        even, mine = seating.mode == "open", seating.side or seating.front
        self.place = table_layout(canvas, seating.before or mine, alone=seating.mode not in ("table", "open"), even=even)
        if seating.before:
            self.place = at_back(canvas, self.place, seating.front)

    def tools_of(self, facts: TableFacts) -> tuple[str, ...]:
        """The tools; a spectator has few."""
        return half.TOOLS if facts.seating.side else ("menu", "log")

    # ------------------------------------------------------------------ painting and sound

    def props(self, facts: TableFacts, targets: Sequence[Target] = ()) -> TableProps:
        """What painters and targets get: a snapshot of what the open side sees."""
        side, show, t, seating = self.of(facts), self.presentation, facts.state, facts.seating
        name, heat = (seating.side, None) if seating.side is None else (seating.side, show.heats.get(seating.side))
        return TableProps(
            t, name, seating.front, seating.mode, self.place, self.options,
            snapshot.prompt_props(side, facts.seat, self.default(facts)),
            snapshot.curtain_props(show.curtain, side.speaker, facts.curtain_share, is_down=name is None),
            snapshot.caps(self.context.input.cap), side.speaker, self.tools_of(facts),
            facts.focus, target_props(targets), facts.busy, seating.animating, facts.stopped, seating.begun,
            seating.pending, seating.recap, show.caption, side.message, side.good, show.dice, show.throw.copy(),
            show.shows_board, tuple(show.walks.items()), show.bump, show.flash, show.shade,
            actions_taken(self.match.actions, t.team.acted) if name == SURVIVORS else (),
            tuple(line.words for line in side.log[-LOG_LINES:]), snapshot.latest(t, show.throw, side.speaker),
            snapshot.aid_props(self.match, t, name or "", heat), snapshot.known(self.match, t, name or "", heat),
        )  # fmt: skip

    def layers(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> Sequence[Layer]:
        """The open half with everything around it, or the encounter; or the half at the back."""
        props = self.props(facts, targets)
        if facts.seating.before:
            self.in_encounter = False
            return painter.half_layers(canvas, props, self._cover)
        self.in_encounter = is_shown(canvas, props)
        return painter.layers(canvas, props, self._cover)

    def _cover(self, canvas: Canvas, area: Area, props: over_board.CoverProps) -> None:
        """Paint what covers the board, where no weather is drawn."""
        self.covered = tuple(over_board.paint(canvas, props))

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
        scenery = painter.Scenery(part, name, self.board, settings, time, flash, show.curtain.cloth_elapsed)
        if self._scenery is None or self._scenery[0] != (canvas, scenery):
            self._scenery = (canvas, scenery), painter.sprites(canvas, scenery)
        return self._scenery[1]

    def paint_below(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> None:
        """Paint the table below a dialog."""
        for layer in self.layers(canvas, facts, targets):
            layer.draw(canvas)
        for group in self.sprites(canvas, facts, fresh=True):
            for sprite in group:
                sprite.draw(canvas.surface)

    def curtain(self, canvas: Canvas, facts: TableFacts) -> None:
        """Paint the table behind the curtain."""
        self.board = None
        painter.curtained(canvas, self.props(facts))

    def prefetch(self, facts: TableFacts, canvas: Canvas) -> Iterator[None]:
        """Prepare the lit rooms."""
        if facts.seating.side and self.canvas is not None:
            yield from lamplight.prefetch(canvas, self.place.half.viewport, facts.seating.side)
