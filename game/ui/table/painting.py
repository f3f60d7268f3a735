"""The picture of a table, for all games: targets and layers around a controller and what the game shows."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.match import Match
from game.rules.engine.secret import Seat
from game.text import has, kebab, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import Palette
from game.ui.scene.context import AppContext
from game.ui.table.acts import Command
from game.ui.table.climax import band, paint_climax
from game.ui.table.compositor import Compositor, DimmedPicture, Layer
from game.ui.table.controller import TableController
from game.ui.table.director import AnimationQueue
from game.ui.table.facts import TableFacts
from game.ui.table.game_table import GameTable
from game.ui.table.match_client import MatchClient
from game.ui.table.plain import paint_told
from game.ui.table.tutorial.strip import LessonStrip
from game.ui.widgets.boxes import Pointing
from game.ui.widgets.dialog import DialogHost
from game.ui.widgets.focus import Target

VEIL_MARGIN = 4.0
"""How much of a greyed tool's frame stays bright."""


class TablePainting(DialogHost):
    """A table without input. `game` is what the game shows of the match. With `whole_due` everything is painted, not only what differs.

    `given` is the target to which the last question gave the focus. `by_keys` says that keys or a pad were used last, not the mouse.
    """

    name = "table"
    given: Hashable = None
    by_keys = False

    def __init__(self, context: AppContext, match: Match, game: GameTable, *, held: frozenset[Seat] | None = None) -> None:
        super().__init__(context)
        self.name = game.scene
        self.game, self.palette, self.rehearses, self.ground_picture = game, game.palette, game.prepares, game.background
        self.focus.single, self.focus.quiet = game.single, game.quiet
        self.controller = self.made_controller(match, held)
        self.compositor = Compositor()
        self.dimmed = DimmedPicture()
        self.sound_adapter = game.sounds(self.facts)
        self.controller.director.hear = self.sound_adapter.hear
        self.strip = LessonStrip(self.controller.tutorial, game.palette)
        self.scrolls = [*game.scrolls, self.strip.scroll]
        self.whole_due, self.late = True, False
        self.painted_on: tuple[int, tuple[int, int], tuple[int, int]] | None = None

    # ------------------------------------------------------------------ the parts

    def made_controller(self, match: Match, held: frozenset[Seat] | None) -> TableController:
        """The controller of the table."""
        return TableController(self.context, match, self.game, held=held)

    @property
    def leader(self) -> "TablePainting":
        """The table in this window that has the input: this one, unless two share the window."""
        return self

    def drawn(self, canvas: Canvas) -> Sequence["TablePainting"]:
        """The tables in this window, the leading one first."""
        return [self]

    @property
    def match(self) -> Match:
        """The match."""
        return self.controller.match

    @property
    def client(self) -> MatchClient:
        """The conversation with the match."""
        return self.controller.client

    @property
    def animations(self) -> AnimationQueue:
        """The queue of animations."""
        return self.controller.animations

    @property
    def secrets_key(self) -> str:
        """What sentences call the key for secrets on the device in use."""
        return self.controller.secrets_key

    def facts(self) -> TableFacts:
        """What is at the table now."""
        focus, aimed = self.focus, self.by_keys or self.focus.current != self.given
        if not aimed:
            item = focus.under(self.pointer)
            aimed = item is not None and item.key == focus.current
        return self.controller.facts(focus.current, self.pointer, in_dialog=self.dialog is not None, aimed=aimed)

    @property
    def hushes(self) -> bool:
        """Whether music and ambience are silent for a great moment."""
        return self.controller.director.climax is not None

    @property
    def pans(self) -> bool:
        """Whether sticks move the picture now."""
        return self.game.pans and self.dialog is None

    @property
    def bed(self) -> str:
        """The background sound."""
        return getattr(self.sound_adapter, "bed", "") or self.match.rules.name

    @property
    def aloud(self) -> str:
        """The text to be read aloud: that of the dialog, or of the notice."""
        if self.dialog is not None:
            return str(getattr(self.dialog, "aloud", ""))
        return self.controller.notice if self.animations.stopped else self.game.aloud(self.facts())

    # ------------------------------------------------------------------ painting

    def pause_entries(self) -> Mapping[str, Callable[[], Any]]:
        """The commands of the tutorial."""
        return self.controller.tutorial.entries()

    def reserved(self, canvas: Canvas) -> float:
        """The height of the strip of the tutorial."""
        return self.strip.high(canvas) if self.dialog is None else 0.0

    def table_targets(self, facts: TableFacts) -> Sequence[Target]:
        """The targets of the open table, and the buttons of the tutorial."""
        canvas = self.canvas
        return [] if canvas is None else [*self.game.targets(canvas, facts), *self.strip.targets(canvas, facts)]

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets of the dialog, or else of the table."""
        facts, self.game.pointing = self.facts(), Pointing(self.focus, self.pointer)
        self.game.layout(canvas, facts)
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        found, unavailable = [*self.game.targets(canvas, facts), *self.strip.targets(canvas, facts)], self.client.unavailable()
        for item in found:
            if item.group == "tools" and isinstance(item.act, Command) and item.act.name in unavailable:
                item.refused, item.label = True, say("ui-tool-unavailable", tool=item.label, reason=unavailable[item.act.name])
        return found

    def paint(self, canvas: Canvas) -> None:
        """Paint the dialog, the curtain, or the table."""
        leader, self.whole_due = self.leader, False
        if leader.dialog is None:
            self.dimmed.forget()
        if leader.dialog is not None:
            self.compositor.forget()
            if leader.game.dims:
                self.dimmed.show(canvas, self._layers(canvas, self.facts()), moving=leader.facts().busy)
            leader.dialog.paint(canvas)
        elif leader.controller.curtain:
            self.compositor.forget()
            leader.game.curtain(canvas, leader.facts())
            if leader.client.public and leader.client.message:
                paint_told(canvas, leader.client.message, leader.palette)
        else:
            facts = self.facts()
            self.compositor.paint(canvas, self._layers(canvas, facts))
            self.compositor.draw_sprites(canvas, self._sprites(canvas, facts, fresh=True))

    def _layers(self, canvas: Canvas, facts: TableFacts) -> list[Layer]:
        """The layers of the tables in this window; `facts` are those of this table."""
        found = list[Layer]()
        for number, one in enumerate(self.drawn(canvas)):
            layers = one.own_layers(canvas, facts if one is self else one.facts())
            found += [layer._replace(name=f"{layer.name}-{number}") for layer in layers] if number else layers
        return found

    def own_layers(self, canvas: Canvas, facts: TableFacts) -> list[Layer]:
        """The layers of this table, with a veil over each tool that would do nothing; layers that block lie over the tools."""
        layers = list(self.game.layers(canvas, facts, self.focus.targets))
        veiled = [item for item in self.focus.targets if item.refused and item.group == "tools"]
        at = next((place for place, layer in enumerate(layers) if layer.blocks), len(layers))
        layers[at:at] = [
            Layer(f"veil-{item.key}", item.area.inset(VEIL_MARGIN), paint_veil, self.palette, cached=False) for item in veiled
        ]
        area_of = partial(self.game.lesson_area, canvas, facts, self.focus.targets)
        layers += self.strip.layers(canvas, facts, area_of)
        if facts.climax is not None:
            layers.append(Layer("climax", band(canvas), paint_climax, facts.climax, cached=False, blocks=True))
        return layers

    def _sprites(self, canvas: Canvas, facts: TableFacts, *, fresh: bool) -> list[list[Sprite]]:
        """The sprites of the tables in this window; `facts` are those of this table."""
        known = [(one, facts if one is self else one.facts()) for one in self.drawn(canvas)]
        return [group for one, its in known for group in one.game.sprites(canvas, its, fresh=fresh)]

    def draw(self, surface: pygame.Surface) -> None:
        """Paint what has changed: of the open table only its layers that differ."""
        canvas, leader, still = self.context.canvas(surface), self.leader, not self.dirty
        self.dirty = self.changed()
        bare = leader.dialog is None and not leader.controller.curtain and self.compositor.open
        known = (
            self.canvas is canvas and self.painted_on == place_of(surface) and text_recorder.notes is None
        )  # an audit reads every word
        if not known or self.whole_due or (self.dirty and not bare):
            self.dirty, self.painted_on = True, place_of(surface)
            super().draw(surface)
            if self.dirty:  # only prepared so far: nothing of the table is in the window yet
                self.compositor.forget()
                self.whole_due = True
        elif bare:
            self._draw_part(canvas, still=still)

    def changed(self) -> bool:
        """Whether anything has changed since the last call."""
        controller = self.controller
        found = self.dirty or controller.changed or controller.director.changed
        self.dirty = controller.changed = controller.director.changed = False
        return found

    def _draw_part(self, canvas: Canvas, *, still: bool) -> None:
        """Paint the layers that differ and the sprites that move; `still` says that nobody has pressed anything."""
        layers: Sequence[Layer] | None = None
        facts = self.facts()
        moves = self.game.moves(canvas, facts, self.focus.targets, still=still) or self.late
        if self.dirty:
            self.refill(canvas)
            facts = self.facts()
        if self.dirty or moves:
            layers = self._layers(canvas, facts)
            self.late = False
            if (most := self.game.allowed(facts)) is not None:
                layers, self.late = self.compositor.postponed(layers, most)
            if not self.ready(canvas, lambda inner: self.compositor.prepare(inner, layers or ()), part=True):
                layers = None
        sprites = [] if layers is not None else self._sprites(canvas, facts, fresh=not self.dirty)
        if layers is None and not self.compositor.moves(sprites):
            return
        spots = self.compositor.lift(canvas.surface)
        if layers is not None:
            spots += self.compositor.update(canvas, layers)
            self.texts.paint(canvas)
            if self.dirty:
                self.report()
            self.dirty = False
            sprites = self._sprites(canvas, facts, fresh=True)
        spots += self.compositor.draw_sprites(canvas, sprites)
        self.context.spots, self.context.painted = spots, bool(spots)

    def prefetch(self) -> Iterator[None]:
        """Load in idle frames what the game needs soon, and the sentences of Events: to read one takes milliseconds."""
        while self.canvas is None:
            yield
        yield from self.game.prefetch(self.facts(), self.canvas)
        for kind in self.match.rules.event_types:
            has(f"event-{kebab(kind)}")
            yield

    def report(self) -> None:
        """Write the state of the table into the trace."""
        facts = self.leader.facts()
        busy = facts.seat is None and not facts.stopped
        focus = self.leader.focus
        self.context.trace(
            self.name, focus.targets, focus.current, busy=busy, turn=facts.turn, prompt=self.leader.game.prompt(facts),
            curtain=self.leader.controller.liftable, hinted=facts.hint is not None, lesson=self.traced_lesson(facts),
            **self.leader.game.traced(),
        )  # fmt: skip

    def traced_lesson(self, facts: TableFacts) -> Mapping[str, Any] | None:
        """The lesson for scripts: what it is, what it points at, and where that and its own words are."""
        shown, lesson, canvas = facts.lesson, self.controller.tutorial.lesson, self.canvas
        if not self.context.traces or shown is None or lesson is None or canvas is None:
            return None
        mark = self.game.lesson_area(canvas, facts, self.focus.targets, lesson.points) if lesson.points else None
        return {
            "id": lesson.id, "words": shown.words, "waits": shown.waits, "points": lesson.points,
            "mark": mark, "strip": self.strip.area, "in_dialog": facts.in_dialog,
        }  # fmt: skip


def paint_veil(canvas: Canvas, area: Area, palette: Palette) -> None:
    """Grey out a tool."""
    canvas.veil(area, palette.panel_low, 165, radius=4)


def place_of(surface: pygame.Surface) -> tuple[int, tuple[int, int], tuple[int, int]]:
    """The pixels of a surface: the window that it is a part of, its corner there, and its size."""
    return id(surface.get_abs_parent()), surface.get_abs_offset(), surface.get_size()
