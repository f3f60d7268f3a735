"""The demos of all games: their playlist, how to leave, and the scenes of a match above the band with the commentary."""

from collections.abc import Iterator, Mapping
from itertools import chain, repeat
from math import ceil
from typing import Any, NamedTuple

import pygame

from game.match import PERSON, Match
from game.match.options import read_options
from game.rules import GAMES
from game.rules.engine.rng import Rng
from game.text import say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GOLD_LOW, INK, Colour, mix
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import DemoSlot, Goto, Navigation
from game.ui.screens.theme import BRIGHT
from game.ui.table.handover import touches
from game.ui.widgets.controls import hints, hints_width
from game.ui.widgets.layout import off_bottom, off_left, off_right
from game.ui.widgets.screen import Screen

LEVELS = ("normal", "easy", "random")
"""The levels of the agents in order of preference."""
READ, LETTER = 900.0, 26.0
"""The minimum milliseconds for a message, and more for each of its letters."""
SHOWN = 12_000.0
"""The milliseconds for which the end of a match is shown."""
LINES, LOG_LINES = 2.2, 2
"""The lines of text that fit into the band, and the lines of the log in it."""


class PlaylistMatch(NamedTuple):
    """The arguments of `Match.new` for one match of the playlist."""

    game: str
    seed: int
    options: Mapping[str, Any]

    def begin(self) -> Match:
        """Create the match with an agent in each seat."""
        rules = GAMES[self.game]
        level = next(level for level in LEVELS if level in rules.agents)
        seats = dict.fromkeys(rules.seats(read_options(rules, self.options)), level)
        return Match.new(self.game, seed=self.seed, options=self.options, seats=seats)


class DemoPlaylist:
    """The endless matches of a demo. The same `seed` gives the same matches; values in `options` stay the same in each.

    Each game defines in `made` what varies.
    """

    game = ""

    def __init__(self, seed: int, options: Mapping[str, Any] | None = None, game: str = "") -> None:
        self.seed, self.options, self.game = seed, dict(options or {}), game or self.game

    def night(self, number: int) -> PlaylistMatch:
        """Match number `number`, from 0."""
        lot = Rng(self.seed)
        made = self.made(number, lot)
        return PlaylistMatch(self.game, lot.below(f"seed-{number}", 2**31), {**made, **self.options})

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """The varied options of a match."""
        return {}


def reading(words: str) -> float:
    """The minimum milliseconds for a message."""
    return READ + LETTER * len(words)


class DemoScreen(Screen):
    """One match of a demo. The exit leaves it; any other press opens the set-up, because a match seen with all secrets cannot be played on."""

    name = "demo"
    attract = True

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context)
        use(game=slot.game)
        self.slot, self.left = slot, SHOWN

    def fade(self, dt: float) -> Navigation | None:
        """Advance the time of the end; then start the next match."""
        before = self.seconds
        self.left -= dt
        self.dirty = self.dirty or self.seconds != before
        return self.following() if self.left <= 0 else None

    @property
    def seconds(self) -> int:
        """The seconds until the next match."""
        return max(0, ceil(self.left / 1000))

    def next_up(self) -> str:
        """The sentence about the next match."""
        return say("ui-demo-next-up", game=say(f"game-{self.slot.following().game}"), seconds=self.seconds)

    def following(self) -> Navigation:
        """Start the next match."""
        self.context.agent_worker.cancel()
        return Goto("demo", self.slot.following())

    def leave(self) -> Navigation | None:
        """Leave the demo, if it has an exit."""
        self.context.agent_worker.cancel()
        return Goto("menu") if self.slot.has_exit else None

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Leave, or open the set-up."""
        if event.type == pygame.KEYDOWN and input_action(event) == "back":
            return self.leave() if self.slot.has_exit else None
        if touches(event):
            self.context.agent_worker.cancel()
            return Goto("box", self.slot.game)
        self.dirty = self.dirty or event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
        return None


class PlayedDemo(DemoScreen):
    """A demo that shows a match as players see it: in the scenes of its game, above the band. `inner` is the scene that is shown; nothing is saved.

    The next answer waits until there was time to read the lines of the last one (`wait`). A game says which scene begins (`opened`), how time
    passes (`play`), and what the band says (`band_text`, and `verdict` after the end); `invite` is the id of its invitation.
    """

    invite = ""

    def __init__(self, context: AppContext, slot: DemoSlot, playlist: DemoPlaylist) -> None:
        super().__init__(context, slot)
        self.match = playlist.night(slot.number).begin()
        self.guest = context.without_saving()
        self.inner: Any = self.opened()
        self.read, self.wait, self.shown = 0, 0.0, ""
        self.lines: list[str] = []
        self.stage: tuple[pygame.Surface, pygame.Surface] | None = None

    def opened(self) -> Scene:
        """The scene at the beginning."""
        raise NotImplementedError

    def play(self, dt: float) -> Navigation | None:
        """Continue the match; after its end wait for the next one."""
        raise NotImplementedError

    @property
    def band_text(self) -> str:
        """The text of the band."""
        return self.verdict or " ".join(self.lines)

    @property
    def verdict(self) -> str:
        """Who has won, and what comes next; "" before the end."""
        return ""

    @property
    def sound_adapter(self) -> Any:
        """The sounds of the inner scene."""
        return getattr(self.inner, "sound_adapter", None)

    def update(self, dt: float) -> Navigation | None:
        """Continue the match. Where an agent has failed nobody can, and the next one begins."""
        following = self.following() if PERSON in self.match.holders.values() else self.play(dt)
        self.dirty = self.dirty or self.band_text != self.shown
        return following

    def play_table(self, dt: float) -> Navigation | None:
        """Continue the match at its table; new lines of the log delay the next answer. Returns where the table leads."""
        self.wait -= dt
        following: Navigation | None = self.inner.update(dt) if self.inner.animations.busy or self.wait <= 0 else None
        if fresh := [line.words for line in self.inner.client.log[self.read :]]:
            self.read, self.lines = self.read + len(fresh), fresh[-LOG_LINES:]
            self.wait = reading(" ".join(self.lines))
        return following

    def prefetch(self) -> Iterator[None]:
        """Prepare what the inner scene needs soon."""
        while True:
            inner = self.inner
            for _ in chain(inner.prefetch(), repeat(None)):
                yield
                if self.inner is not inner:
                    break

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the inner scene, and the band if its text has changed."""
        canvas = self.context.canvas(surface)
        area, _ = off_bottom(canvas.room, deep(canvas), 0)
        fresh = self.canvas is not canvas
        painted, spots = self._draw_above(surface, canvas.rect(area).top, fresh=fresh)
        if fresh or self.dirty or (painted and not spots):
            self.canvas, self.dirty, self.shown = canvas, False, self.band_text
            band(canvas, area, self, self.shown, say(self.invite), self.palette.accent, over=bool(self.verdict))
            spots = None if fresh or (painted and not spots) else [*(spots or ()), canvas.rect(area)]
            painted = True
            self.report()
        if painted:
            self.context.painted, self.context.spots = True, spots

    def _draw_above(self, surface: pygame.Surface, high: int, *, fresh: bool) -> tuple[bool, list[pygame.Rect] | None]:
        """Draw the inner scene in the upper part of the window. Returns whether and where it has painted (None: everywhere)."""
        if self.stage is None or self.stage[0] is not surface or self.stage[1].get_height() != high:
            self.stage = surface, surface.subsurface((0, 0, surface.get_width(), high))
        self.inner.dirty = self.inner.dirty or fresh
        self.guest.painted, self.guest.spots, self.guest.frame_start = False, None, self.context.frame_start
        self.draw_inner(self.stage[1])
        return self.guest.painted, self.guest.spots

    def draw_inner(self, surface: pygame.Surface) -> None:
        """Draw the inner scene."""
        self.inner.draw(surface)


# ------------------------------------------------------------------ the band


def deep(canvas: Canvas) -> float:
    """The height of the band."""
    return canvas.high(26) * LINES + 40


def band(canvas: Canvas, area: Area, scene: DemoScreen, told: str, invite: str, colour: Colour, *, over: bool) -> None:
    """Draw the band: that this is a demo, the message (brighter once it is over), and how to play."""
    palette = scene.palette
    canvas.box(area.inset(-4, 0), (mix(palette.panel, palette.deep, 0.3), palette.deep), palette.line, radius=0)
    inner, word = area.inset(20, 12), say("ui-demo-label")
    sign, rest = off_left(inner, canvas.wide(word, 24, "bold") + 36, 18)
    high = min(sign.h, canvas.high(24, "bold") + 18)
    sign = sign.halfway_down(sign.x, sign.w, high)
    canvas.box(sign, (GOLD, GOLD_LOW), None, radius=6)
    canvas.within(word, sign, 24, INK, face="bold")
    aside, words = off_right(rest, min(rest.w * 0.34, canvas.wide(invite, 22, "bold") + 30), 24)
    size = canvas.block(told, words, 26, "bold", 13)
    canvas.paragraph(told, words, size, BRIGHT if over else palette.text, face="bold", middle=True)
    _invite(canvas, scene, aside, invite, colour)


def _invite(canvas: Canvas, scene: DemoScreen, area: Area, words: str, colour: Colour) -> None:
    """Draw the invitation to play, and the exit if there is one."""
    way_out = scene.context.input.cap("back") if scene.slot.has_exit else ""
    pairs = [(way_out, say("ui-demo-leave"))] if way_out else []
    low = 36.0 if pairs and area.h > canvas.high(22) + 38 and hints_width(canvas, pairs) <= area.w else 0.0
    top = area._replace(h=area.h - low)
    canvas.paragraph(words, top, canvas.block(words, top, 22, "bold", 12), colour, face="bold", align="right", middle=True)
    if low:
        hints(canvas, area.x + area.w, area.y + area.h - 33, pairs, scene.palette)
