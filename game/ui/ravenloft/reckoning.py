"""After the last turn: victory or defeat with its reason, and what each hero did."""

import secrets
from collections.abc import Sequence

import pygame

from game.match import Match
from game.rules.ravenloft import figure
from game.rules.ravenloft.state import State
from game.text import name, say, use
from game.ui.bindings import deed
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.ravenloft.faces import portrait
from game.ui.ravenloft.tally import Deeds, tally
from game.ui.scene import House, Scene
from game.ui.screen import Screen
from game.ui.theme import GREEN, RAVENLOFT, RED_LIGHT, WARM, rgb
from game.ui.widgets import button, life, number, panel

NEW_SEEDS = 2**31


class ReckoningScene(Screen):
    """The end of a night."""

    name = "end"
    palette = RAVENLOFT

    def __init__(self, house: House, match: Match) -> None:
        super().__init__(house)
        self.match = match
        self.t: State = match.view(tuple(match.holders)).state
        self.deeds = tally(match.log, [hero.id for hero in self.t.heroes])
        self.won = match.outcome is not None and "heroes" in match.outcome.winners

    def again(self, seed: int) -> Scene:
        """The same adventure with the same heroes."""
        from game.ui.ravenloft.table import TableScene

        options = {field: getattr(self.match.options, field) for field in self.match.options.__struct_fields__}
        return TableScene(self.house, Match.new(self.match.rules.name, seed=seed, options=options, seats=self.match.holders))

    def look(self) -> Scene:
        """Watch the night again from its beginning."""
        from game.ui.ravenloft.table import TableScene

        return TableScene(self.house, Match.replay(self.match.to_record(), 0), script=self.match.actions)

    def back(self) -> Scene | None:
        """Back to the cabinet."""
        from game.ui.menu import MenuScene

        use(game="common")
        return MenuScene(self.house)

    def places(self, canvas: Canvas) -> Sequence[Item]:
        """Four plates."""
        deeds = (
            ("again", lambda: self.again(secrets.randbelow(NEW_SEEDS))), ("same", lambda: self.again(self.match.seed)),
            ("watch", self.look), ("cabinet", self.back),
        )  # fmt: skip
        return [
            Item(what, Area(16 + place * 476, 968, 460, 96), act, "plates", say(f"ui-end-{what}"))
            for place, (what, act) in enumerate(deeds)
        ]

    def key(self, event: pygame.event.Event) -> Scene | None:
        """The same night again, or watch it."""
        if deed(event) == "same":
            return self.again(self.match.seed)
        return self.look() if deed(event) == "watch" else None

    def paint(self, canvas: Canvas) -> None:
        """The verdict, the numbers of the night, the heroes."""
        t, outcome = self.t, self.match.outcome
        wide = canvas.text(say("ui-dawn" if self.won else "ui-dusk"), (58, 24), 92, self.palette.title, face="title")
        canvas.text(
            say("ui-heroes-win" if self.won else "ui-castle-wins"),
            (58 + wide + 30, 76),
            34,
            GREEN if self.won else RED_LIGHT,
            face="title",
            room=1080 - wide,
        )
        reason = say(outcome.reason) if outcome is not None else ""
        canvas.paragraph(reason, Area(60, 140, 1060, 62), 26, self.palette.text)
        canvas.text(
            say("ui-night", adventure=t.adventure, seed=str(self.match.seed)), (60, 204), 21, self.palette.muted, face="italic"
        )
        numbers = (
            (str(t.turn.number), "ui-turns"), (str(max(1, round(self.match.stopwatch.ms / 60000))), "ui-minutes"),
            (str(t.surges), "ui-surges-left"), (str(len(t.board.tiles)), "ui-tiles-laid"),
        )  # fmt: skip
        for place, (value, what) in enumerate(numbers):
            number(canvas, Area(1190 + place * 180, 28, 164, 130), value, say(what), self.palette, colour=self.palette.title)
        self._heroes(canvas)
        self._last_words(canvas, Area(16, 690, 1888, 260))
        for item in self.ring.items:
            cap = self.house.hand.cap
            caps = {"again": cap("take"), "same": cap("same"), "watch": cap("watch"), "cabinet": cap("back")}
            note = say(f"ui-end-{item.key}-note")
            button(
                canvas,
                item.area,
                item.label,
                self.palette,
                key=caps[str(item.key)],
                note=note,
                primary=item.key == "again",
                focused=self.focused(item.key),
            )

    def _heroes(self, canvas: Canvas) -> None:
        count = len(self.t.heroes)
        each = min(460.0, (1888 - 16 * (count - 1)) / count)
        start = 16 + (1888 - each * count - 16 * (count - 1)) / 2
        for seat in range(count):
            self._hero(canvas, Area(start + seat * (each + 16), 252, each, 420), seat)

    def _hero(self, canvas: Canvas, area: Area, seat: int) -> None:
        hero, deeds = self.t.heroes[seat], self.deeds[self.t.heroes[seat].id]
        panel(canvas, area, self.palette, line=rgb("#d8a850"), warm=WARM)
        hp, most = figure.hero_hp(hero), figure.level(hero).hp
        canvas.picture(portrait(hero.id), Area(area.x + 18, area.y + 20, 116, 116), grey=hp == 0)
        x, room = area.x + 150, area.w - 166
        canvas.text(name(hero.id), (x, area.y + 18), 32, self.palette.title, face="title", room=room)
        canvas.text(
            say("ui-title-level", title=say(f"title-{hero.id}"), level=hero.level),
            (x, area.y + 60),
            20,
            self.palette.muted,
            room=room,
        )
        holder = self.match.holders[seat]
        canvas.text(
            say("ui-person") if holder == "person" else say(f"level-{holder}"), (x, area.y + 90), 20, self.palette.text, room=room
        )
        words = say("ui-of", left=hp, most=most)
        wide = canvas.wide(words, 22, "bold")
        life(canvas, Area(area.x + 20, area.y + 164, area.w - 60 - wide, 14), hp, most)
        canvas.text(words, (area.x + area.w - 20, area.y + 154), 22, rgb("#ffe2da"), face="bold", align="right")
        self._numbers(canvas, Area(area.x + 16, area.y + 200, area.w - 32, 206), deeds)

    def _numbers(self, canvas: Canvas, area: Area, deeds: Deeds) -> None:
        values = (
            (str(deeds.felled), "ui-felled"), (say("ui-hits-of", hits=deeds.hits, attacks=deeds.attacks), "ui-hits-made"),
            (str(deeds.dealt), "ui-dealt"), (str(deeds.taken), "ui-taken"), (str(deeds.tiles), "ui-tiles-found"), (str(deeds.treasures), "ui-treasures-found"),
        )  # fmt: skip
        each = (area.w - 20) / 3
        for place, (value, what) in enumerate(values):
            box = Area(area.x + place % 3 * (each + 10), area.y + place // 3 * 104, each, 94)
            number(canvas, box, value, say(what), self.palette, colour=RED_LIGHT if what == "ui-taken" else None)

    def _last_words(self, canvas: Canvas, area: Area) -> None:
        panel(canvas, area, self.palette)
        canvas.text(say("ui-last-words"), (area.x + 28, area.y + 14), 26, self.palette.accent, face="title")
        from game.text import Speaker

        speaker = Speaker(lambda seat: self.match.rules.seat_name(self.match.game.state, seat))
        lines = [
            (" ".join(speaker.event(event).split()), type(event).rule) for events in self.match.log[-12:] for event in events
        ]
        y = area.y + 60
        for words, rule in [line for line in lines if line[0]][-int((area.h - 70) / canvas.high(22)) :]:
            canvas.text(words, (area.x + 28, y), 21, self.palette.text, face="book", room=area.w - 180)
            canvas.text(rule, (area.x + area.w - 28, y), 18, rgb("#a394a6"), align="right", face="book")
            y += canvas.high(22)
