"""The result page: the winner, the reason, and everything that was hidden on one board."""

import secrets
from collections.abc import Callable, Sequence

import pygame

from game.match import Match
from game.rules.terrorscape.state import State
from game.storage.replay import Replay
from game.text import Speaker, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, mix
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation
from game.ui.terrorscape.board import figures, signs, weather
from game.ui.terrorscape.board.villa import GATES
from game.ui.terrorscape.board.villa_painter import barricade, names, villa
from game.ui.terrorscape.board.weather_screen import WeatherScreen
from game.ui.terrorscape.layout import fitted
from game.ui.terrorscape.panels import divider
from game.ui.terrorscape.table import notes
from game.ui.widgets.controls import button, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, off_bottom, off_right, off_top

NEW_SEEDS = 2**31
BUTTONS = {"reveal": "eye", "again": "again", "same": "same", "cabinet": "home"}
CAPS = {"reveal": "watch", "again": "begin", "same": "same", "cabinet": "back"}
"""The input actions of the buttons."""


class ResultScene(WeatherScreen):
    """The end of a match."""

    name = "end"
    palette = TERRORSCAPE
    bed = "terrorscape"

    def __init__(self, context: AppContext, match: Match, *, has_scene_below: bool = False) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.match, self.has_scene_below = match, has_scene_below
        self.t: State = match.view(tuple(match.holders)).state
        outcome = match.outcome
        self.winners = outcome.winners if outcome is not None else ()
        self.reason = say(outcome.reason) if outcome is not None else ""
        speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
        sentences = [
            " ".join(speaker.event(event).split()) for events in match.seen(tuple(match.holders))[-30:] for event in events
        ]
        self.lines = [words for words in sentences if words]

    @property
    def verdict(self) -> str:
        """The winner in words."""
        if self.winners in (("killer",), ("survivors",)):
            return say(f"ui-ts-won-{self.winners[0]}")
        return say("ui-ts-won-some", winners=self.winners) if self.winners else say("ui-over")

    # ------------------------------------------------------------------ actions

    def reveal(self) -> Navigation:
        """Open the replay with both halves open."""
        return Goto("replay", Replay(self.match.to_record()))

    def again(self, seed: int) -> Navigation:
        """Play again with the same seats."""
        return Goto("table", self.match.again(seed))

    def new_night(self) -> Navigation:
        """Play again with a new seed."""
        return self.again(secrets.randbelow(NEW_SEEDS))

    def same_night(self) -> Navigation:
        """Play again with the same seed."""
        return self.again(self.match.seed)

    def back(self) -> Navigation | None:
        """Back to the menu, or to the list of replays."""
        return Back()

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Open the replay, or play again."""
        acts = {"watch": self.reveal, "begin": self.new_night, "same": self.same_night}
        act = acts.get(input_action(event))
        return act() if act is not None else None

    # ------------------------------------------------------------------ targets and painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The buttons at the bottom."""
        side = min(256.0 * max(1.0, canvas.stretch) ** 0.9, canvas.room.w * 0.24)
        self.facts, beside = off_right(canvas.room, side, 0)
        lofty = not divider.tight(canvas, self.facts)  # tall enough to be drawn as on the table
        room = (beside if lofty else canvas.room).inset(24, 18)
        self.bar, body = off_bottom(room, max(64.0, canvas.high(24) + 28), 14)
        high = canvas.high(46, "title") + canvas.tall(self.reason, 24, room.w) + 10
        self.head, body = off_top(body, min(high, body.h * 0.34), 12)
        if not lofty:
            self.facts, body = off_right(body, side, 16)
        self.story, self.board = off_right(body, max(body.w * 0.26, body.w - body.h / 0.7), 16)
        acts: dict[str, Callable[[], Navigation | None]] = {
            "reveal": self.reveal, "again": self.new_night, "same": self.same_night, "cabinet": self.back,
        }  # fmt: skip
        return [
            Target(what, area, acts[what], "plates", say(self.words(what)))
            for what, area in zip(BUTTONS, columns(self.bar, len(BUTTONS), 14), strict=True)
        ]

    def words(self, what: str) -> str:
        """The message of a button."""
        own = {"reveal": "ui-ts-reveal", "again": "ui-ts-again"}
        return own.get(what, "ui-end-back" if what == "cabinet" and self.has_scene_below else f"ui-end-{what}")

    def default(self) -> object:
        """The replay button."""
        return "reveal"

    def paint(self, canvas: Canvas) -> None:
        """Paint the verdict, the board with all pieces, the divider, and the end of the log."""
        head, won = self.head, "survivors" in self.winners
        colour = signs.LAMP if won else self.palette.danger
        size = canvas.fitting(self.verdict, 46, head.w, "title")
        canvas.text(
            self.verdict, (head.centre[0], head.y), size, mix(colour, (255, 255, 255), 0.25), face="title", align="centre"
        )
        rest = Area(head.x, head.y + canvas.high(size, "title") + 4, head.w, head.h - canvas.high(size, "title") - 4)
        words = canvas.block(self.reason, rest, 24)
        canvas.paragraph(self.reason, rest, words, self.palette.text, align="centre")
        viewport = fitted(self.board)
        villa(canvas, viewport, cold=False, named=False)
        weather.lamps(canvas, viewport, self.t, "survivors", 0.0)
        names(canvas, viewport, cold=False)
        for gate in GATES.values():
            if gate.id in self.t.barricades:
                barricade(canvas, viewport, gate, cold=False)
        figures.paint(canvas, self.t, {}, viewport, figures.TRUTH)
        divider.paint(canvas, self.facts, self.t)
        self._story(canvas)
        for item in self.focus.targets:
            what = str(item.key)
            cap = CAPS[what]
            button(
                canvas, item.area, item.label, self.palette,
                key=self.context.input.cap(cap), primary=what == "reveal", focused=self.focused(what), picture=f"ui/{BUTTONS[what]}",
            )  # fmt: skip
        self.settle(canvas, [weather.WeatherBoard(viewport, self.t, figures.TRUTH, [], lamps=False)])

    def _story(self, canvas: Canvas) -> None:
        """Paint the end of the log, the survivors' items and the killer's hand."""
        panel(canvas, self.story, self.palette)
        inner = self.story.inset(18, 14)
        title = say("ui-ts-last-words")
        canvas.text(title, (inner.x, inner.y), canvas.fitting(title, 26, inner.w, "title"), self.palette.accent, face="title")
        body = inner._replace(y=inner.y + canvas.high(26, "title") + 8, h=inner.h - canvas.high(26, "title") - 8)
        hand = say("ui-ts-truth-hand", killer=self.t.killer, cards=tuple(self.t.dark.hand))
        packs = [
            say("ui-ts-truth-pack", who=one.id, items=tuple(pack))
            for one, pack in zip(self.t.survivors, self.t.team.packs, strict=True)
            if pack
        ]
        low = body.y + body.h
        helped = [say("ui-ts-aid-declared", side=side) for side in notes.declared(self.match)]
        for words in reversed([hand, *packs, *helped]):
            high = canvas.tall(words, 20, body.w) + 4
            if low - high < body.y:
                break
            low -= high
            canvas.paragraph(words, Area(body.x, low, body.w, 400), 20, self.palette.muted)
        canvas.line((body.x, low - 6), (body.x + body.w, low - 6), self.palette.line)
        low -= 14
        for words in reversed(self.lines):
            low -= canvas.tall(words, 21, body.w) + 6
            if low < body.y:
                break
            canvas.paragraph(words, Area(body.x, low, body.w, 400), 21, self.palette.text)
