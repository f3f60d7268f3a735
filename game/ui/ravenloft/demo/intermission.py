"""The screen between two matches of the demo: the result, and what comes next."""

from math import ceil

import pygame

from game.match import Match
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GREEN, RAVENLOFT, RED_LIGHT
from game.ui.input.actions import input_action
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.demo.playlist import RavenloftPlaylist
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Goto, Navigation
from game.ui.screens.demo import PlaylistMatch
from game.ui.table.handover import touches
from game.ui.widgets.controls import chip
from game.ui.widgets.screen import Screen

SHOWN = 12_000.0
"""Milliseconds for which the result is shown."""


def next_night(slot: DemoSlot) -> PlaylistMatch:
    """Return the next match; for another game only its name is known."""
    following = slot.following()
    night = RavenloftPlaylist(slot.seed, slot.options).night(slot.number + 1)
    return night if following.game == night.game else PlaylistMatch(following.game, 0, {})


class DemoEnd(Screen):
    """The result of a demo match for a few seconds; any input starts the next match at once."""

    name = "end"
    palette = RAVENLOFT

    def __init__(self, context: AppContext, match: Match, *, slot: DemoSlot) -> None:
        super().__init__(context)
        self.match, self.slot = match, slot
        self.night = next_night(slot)
        self.left = 0.0 if slot.is_hasty else SHOWN
        self.heroes = [hero.id for hero in match.game.state.heroes]
        self.won = match.outcome is not None and "heroes" in match.outcome.winners

    def following(self) -> Navigation:
        """Start the next match."""
        self.context.agent_worker.cancel()
        return Goto("demo", self.slot.following())

    @property
    def seconds(self) -> int:
        """Seconds until the next match."""
        return max(0, ceil(self.left / 1000))

    def update(self, dt: float) -> Navigation | None:
        """Start the next match after a while."""
        before = self.seconds
        self.left -= dt
        self.dirty = self.dirty or self.seconds != before
        return self.following() if self.left <= 0 else None

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Start the next match on any input; leave the demo with Esc if it has an exit."""
        self.dirty = True
        if event.type == pygame.KEYDOWN and input_action(event) == "back" and self.slot.has_exit:
            return Goto("menu")
        return self.following() if touches(event) else None

    def paint(self, canvas: Canvas) -> None:
        """Paint the verdict, its reason, the Heroes, and the next match."""
        room, middle = canvas.room, canvas.room.centre[0]
        y = room.h * 0.12
        title = say("ui-dawn" if self.won else "ui-dusk")
        size = min(110.0, room.h * 0.1)
        canvas.text(title, (middle, y), size, self.palette.title, face="title", align="centre", room=room.w - 60)
        y += canvas.high(size, "title") + 10
        verdict, colour = (say("ui-heroes-win"), GREEN) if self.won else (say("ui-castle-wins"), RED_LIGHT)
        canvas.text(verdict, (middle, y), size * 0.42, colour, face="title", align="centre", room=room.w - 60)
        y += canvas.high(size * 0.42, "title") + 16
        wide = min(1200.0, room.w - 80)
        reason = say(self.match.outcome.reason) if self.match.outcome is not None else ""
        y += canvas.paragraph(reason, Area(middle - wide / 2, y, wide, room.h * 0.14), 28, self.palette.text, align="centre") + 20
        each = min(190.0, room.h * 0.2, (room.w - 60) / max(1, len(self.heroes)) - 20)
        x = middle - (each + 20) * len(self.heroes) / 2 + 10
        for place, hero in enumerate(self.heroes):
            spot = Area(x + place * (each + 20), y, each, each)
            canvas.picture(portrait(hero), spot, cover=True, grey=not self.won)
        self._next(canvas, Area(middle - wide / 2, room.h * 0.76, wide, room.h * 0.2))

    def _next(self, canvas: Canvas, area: Area) -> None:
        options = self.night.options
        heroes = [hero for hero in str(options.get("heroes", "")).split(",") if hero]
        if heroes:
            words = say("ui-demo-next", adventure=str(options.get("adventure", "")), heroes=heroes)
        else:
            words = say("ui-demo-next-game", game=say(f"game-{self.night.game}"))
        y = (
            area.y
            + canvas.paragraph(words, Area(area.x, area.y, area.w, area.h * 0.6), 28, self.palette.text, align="centre")
            + 12
        )
        soon = f"{say('ui-demo-next-soon', seconds=self.seconds)}  ·  {say('ui-demo-next-now')}"
        wide = min(area.w, canvas.wide(soon, 19) + 24)
        chip(canvas, (area.centre[0] - wide / 2, y), soon, self.palette.accent, room=area.w)
