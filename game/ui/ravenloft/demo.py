"""The demo: agents play one match after another with captions, any input takes over a Hero, and the result is shown before the next match."""

from collections.abc import Iterator
from math import ceil
from typing import Any

import pygame

from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES
from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import GREEN, RAVENLOFT, RED_LIGHT
from game.ui.input.actions import input_action
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.demo_table import Caption, DemoTable, caption_of
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Goto, Navigation
from game.ui.screens.demo import DemoPlaylist, DemoScreen
from game.ui.table.handover import touches
from game.ui.table.scene import TableScene
from game.ui.widgets.boxes import Box, Line, Picture, Space, Text, place
from game.ui.widgets.containers import Column, FirstFit, Row, Sized
from game.ui.widgets.dialog import Choice, ChoiceDialog, Dialog

IDLE, WARNED = 45_000.0, 20_000.0
"""Milliseconds without input after which an agent takes the Hero back, and how long before that a warning is shown."""
FRESH = 500.0
"""Milliseconds after taking over in which no input is an answer."""
ALONE = 3
"""Every so many matches one is for a single Hero, if there is an adventure for one."""
P = RAVENLOFT


class RavenloftPlaylist(DemoPlaylist):
    """The matches of the demo: another adventure and other Heroes in each."""

    game = "ravenloft"

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """The adventure, and the Heroes unless they are given."""
        rows, first = list(ADVENTURES.values()), lot.below("first", 60)
        named = [row for row in rows if self.options.get("adventure") in (row.id, str(row.number))]
        alone = [row for row in rows if min(row.heroes) == 1]
        groups = [row for row in rows if max(row.heroes) > 1]
        solo = bool(alone) and number % ALONE == ALONE - 1
        fits = named or (alone if solo else groups or rows)
        turn = number // ALONE if solo else number - (number + 1) // ALONE  # counts each kind of adventure separately
        row = fits[((number if named else turn) + first) % len(fits)]
        found: dict[str, Any] = {"adventure": row.id}
        if "seats" not in self.options and "heroes" not in self.options:
            party, sizes = list(HEROES), [1] if solo and not named else sorted(row.heroes)
            lot.shuffle(f"party-{number}", party)
            found["heroes"] = ",".join(party[: sizes[(number + first) % len(sizes)]])
        return found


class DemoScene(DemoScreen):
    """The demo in `slot`: the table of its match. For `opening` more milliseconds a caption is read before the match goes on."""

    name, bed = "table", "ravenloft"

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context, slot)
        self.match = RavenloftPlaylist(slot.seed, slot.options).night(slot.number).begin()
        self.game = DemoTable(context, self.match, slot, self.pause)
        self.table = TableScene(context, self.match, self.game)
        self.client, self.sound_adapter = self.game.guest, self.table.sound_adapter
        self.palette, self.focus, self.idle_time = self.table.palette, self.table.focus, 0.0
        self.table.controller.play_at(self.game.pace)
        self.client.intends = self.game.intends
        first = self.match.log[0]
        self.opening = self.game.show(caption_of(first[0], self.game.stage.hero, self.game.stage.number) if first else None)

    # ------------------------------------------------------------------ as the program sees it

    @property
    def dialog(self) -> Dialog | None:
        """The dialog over the table."""
        return self.table.dialog

    @property
    def pans(self) -> bool:
        """Whether sticks move the board now."""
        return self.table.pans

    @property
    def aloud(self) -> str:
        """The text to be read aloud."""
        return self.table.aloud

    def reword(self) -> None:
        """Say everything in another language."""
        self.table.reword()

    def prefetch(self) -> Iterator[None]:
        """Load what the match shows next."""
        return self.table.prefetch()

    def pause(self, host: Any) -> Dialog:
        """The pause dialog of a visitor."""
        choices = [
            Choice("resume", say("ui-demo-resume")),
            Choice("return", say("ui-demo-return", hero=self.game.hero), "", self.give_back),
            *([Choice("home", say("ui-demo-home"), "", self.leave)] if self.slot.has_exit else []),
        ]
        return ChoiceDialog(host, say("ui-demo-playing"), "", choices, "resume", toggle="menu")

    # ------------------------------------------------------------------ taking over, giving back

    def take_over(self) -> None:
        """Give the prompted seat to the visitor."""
        seat = self.game.next_seat
        if seat is None:
            return
        self.table.animations.skip()
        self.client.take(seat)
        self._changed(None)
        self.table.controller.ignore_presses(FRESH)
        self.client.tell(say("ui-demo-yours", hero=self.game.hero), good=True)

    def give_back(self) -> Navigation | None:
        """Give the visitor's Hero back to its agent."""
        hero, self.game.drag = self.game.hero, None
        self.table.close()
        self.table.animations.skip()
        self.client.give_back()
        self._changed(Caption(hero, "", say("ui-demo-again", hero=hero)))
        return None

    def _changed(self, caption: Caption | None) -> None:
        """Somebody else plays from now on: show a caption, and the open question."""
        self.opening, self.idle_time, self.game.warned = self.game.show(caption), 0.0, 0
        self.attract = self.game.attract
        self.table.controller.play_at(self.game.pace)
        self.table.controller.ask()

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance the match; take an idle visitor's Hero back, and show the result for a few seconds after the end."""
        if self.client.crashed:
            return self.following()
        if self.attract:
            self.opening -= dt
            if self.opening > 0:
                return None
            if not self.table.animations.busy:
                self.client.wait -= dt
        elif self.dialog is not None or (
            not self.table.animations.busy and self.client.seat is not None
        ):  # it waits for the visitor
            self.idle_time += dt
            if self.idle_time >= IDLE:
                return self.give_back()
        following = self.table.update(dt)
        return self.show_result() if isinstance(following, Goto) and following.route == "result" else following

    def show_result(self) -> Navigation:
        """Show the result for a few seconds."""
        return Goto("ravenloft/demo-end", self.match, slot=self.slot)

    # ------------------------------------------------------------------ input and painting

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Take over a Hero on any input; afterwards handle input as at every table."""
        if not self.attract:
            if touches(event) or event.type == pygame.MOUSEMOTION:
                self.idle_time = 0.0
            return None if touches(event) and self.table.controller.guard > 0 else self.table.handle(event)
        if event.type == pygame.KEYDOWN and input_action(event) == "back" and self.slot.has_exit:
            return self.leave()
        if touches(event):
            self.dirty = True
            self.take_over()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.game.fitted, self.dirty = False, True
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table where it has changed, and the seconds until the agent takes the Hero back."""
        seconds = ceil((IDLE - self.idle_time) / 1000) if not self.attract and self.idle_time >= IDLE - WARNED else 0
        self.table.dirty = self.table.dirty or self.dirty or seconds != self.game.warned
        self.game.warned, self.dirty = seconds, False
        self.table.draw(surface)
        self.canvas = self.table.canvas


class DemoEnd(DemoScreen):
    """The result of a demo match for a few seconds; any input starts the next match at once."""

    name, bed, palette = "end", "ravenloft", P

    def __init__(self, context: AppContext, match: Match, *, slot: DemoSlot) -> None:
        super().__init__(context, slot)
        self.match = match
        self.left = 0.0 if slot.is_hasty else self.left

    def update(self, dt: float) -> Navigation | None:
        """Start the next match after a while."""
        return self.fade(dt)

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Start the next match on any input; leave the demo with Esc if it has an exit."""
        self.dirty = True
        if event.type == pygame.KEYDOWN and input_action(event) == "back" and self.slot.has_exit:
            return self.leave()
        return self.following() if touches(event) else None

    def next_up(self) -> str:
        """The next match; of another game only its name is known."""
        following = self.slot.following()
        if following.game != "ravenloft":
            return say("ui-demo-next-game", game=say(f"game-{following.game}"))
        options = RavenloftPlaylist(self.slot.seed, self.slot.options).night(self.slot.number + 1).options
        heroes = [hero for hero in str(options.get("heroes", "")).split(",") if hero]
        return say("ui-demo-next", adventure=str(options["adventure"]), heroes=heroes)

    def paint(self, canvas: Canvas) -> None:
        """Paint the verdict, its reason, the Heroes, and the next match."""
        room, outcome, party = canvas.room, self.match.outcome, self.match.game.state.heroes
        won = outcome is not None and "heroes" in outcome.winners
        size, side = min(110.0, room.h * 0.1), min(190.0, room.h * 0.2, (room.w - 60) / len(party) - 20)
        verdict, colour = (say("ui-heroes-win"), GREEN) if won else (say("ui-castle-wins"), RED_LIGHT)
        soon = f"{say('ui-demo-next-soon', seconds=self.seconds)}  ·  {say('ui-demo-next-now')}"

        def page(side: float, gap: float) -> Box:
            faces = [Picture(portrait(hero.id), side, side, cover=True, grey=not won) for hero in party]
            return Column(
                Line(say("ui-dawn" if won else "ui-dusk"), size, P.title, "title", "centre"),
                Line(verdict, size * 0.42, colour, "title", "centre"),
                Text(say(outcome.reason) if outcome is not None else "", 28, P.text, align="centre", most=room.h * 0.14),
                Row(Space(), *(Sized(face, side, side) for face in faces), Space(), gap=20, grow=(0, -1)), Space(),
                Text(self.next_up(), 28, P.text, align="centre"), Text(soon, 19, P.accent, align="centre"), gap=gap, grow=(4,),
            )  # fmt: skip

        wide = min(1200.0, room.w - 60)
        area = room.halfway_across(room.h * 0.08, wide, room.h * 0.86)
        place(FirstFit((page(side, 14), page(side / 2, 4))), canvas, area).paint(canvas)
