"""The open box of a game: play now, learn by playing, or a custom game, and how to play."""

import secrets
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.match import PERSON
from game.match.commitment import Commitment, new_salt
from game.rules import GAMES
from game.rules.engine.results import KeepsResults
from game.rules.engine.rules import OptionsError
from game.storage import paths
from game.text import option_error_text, say, use
from game.ui import settings as preferences
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD
from game.ui.input.actions import input_action
from game.ui.registry import game_ui
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation, Push
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.setup import modes
from game.ui.screens.setup.registration import SetupUi
from game.ui.screens.setup.scene import SEEDS
from game.ui.widgets.boxes import Box, Drawn, Line, Pointing, Space, Text, Wide, place
from game.ui.widgets.containers import ByWidth, Column, Framed, Row, Scrolled, Sized
from game.ui.widgets.controls import focus_frame, panel
from game.ui.widgets.dialog import DialogHost
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, middle
from game.ui.widgets.pressed import Button, Choosable

TITLE, QUESTION, HEAD, TEXT, FOOT = 52.0, 28.0, 32.0, 21.0, 23.0
ICON, INSET, GAP, EDGE, MARGIN = 84.0, 26.0, 18.0, 28.0, 10.0
LEAST, MOST = 150.0, 440.0
"""The heights of the box's picture: below the least it is left out."""
CARD, WIDEST = 300.0, 1500.0
"""The least width of a choice beside others, and the greatest width of all, for text of nominal size."""
PLAY, CUSTOM, HELP, RECORDS, FAIRNESS, BACK = "play", "custom", "help", "records", "fairness", "back"


class Choice(NamedTuple):
    """A choice: its key, its picture, its title, and what it leads to in a sentence or two."""

    key: object
    picture: str
    head: str
    words: str


class BoxScene(DialogHost):
    """The box of a game. Who has never opened it is asked first whether to learn; after that play comes first."""

    name = "box"

    def __init__(self, context: AppContext, game: str) -> None:
        self.ui: SetupUi = game_ui(game).setup
        self.palette, self.bed, self.ground_picture = self.ui.palette, self.ui.bed, self.ui.ground
        super().__init__(context)
        use(game=game)
        self.form = modes.first_form(self.ui, context)
        if PERSON not in self.ui.holders(self.form).values():
            self.form = modes.sat_down(self.form, self.ui, next(iter(modes.modes_of(self.form, self.ui))))
        self.seed, self.salt = secrets.randbelow(SEEDS), new_salt()
        self.message, self.scroll = "", Scroll()
        self.scrolls = [self.scroll]

    # ------------------------------------------------------------------ choices

    @property
    def asked_key(self) -> str:
        """The id in the settings that says that the player has been asked."""
        return f"{self.ui.game}-asked"

    @property
    def is_new(self) -> bool:
        """Whether to ask this player, who has not been asked before. A kiosk asks no one."""
        return not self.context.kiosk and self.asked_key not in self.context.settings.primers

    def choose(self, key: object) -> Navigation | None:
        """Follow a choice, and remember that the player has been asked."""
        if self.is_new and key != BACK:
            settings = self.context.settings
            settings.primers = [*settings.primers, self.asked_key]
            preferences.store(settings, paths.settings())
        self.dirty = True
        match key:
            case "play":
                return self.play()
            case "custom":
                return Goto("setup", self.ui.game)
            case "help" if self.ui.how_to_play is not None:
                return self.open(HowToPlayDialog(self, self.ui.how_to_play(self.form)))
            case "fairness":
                return Push("fairness", self.commitment, game=self.ui.game)
            case "records":
                return Push("records", self.ui.game)
            case ("guide", str(name)):
                self.context.agent_worker.cancel()
                return modes.tutorial(self.ui, name)
        return self.back()

    def play(self) -> Navigation | None:
        """Begin with the last party, or the defaults of the game."""
        try:
            return modes.start(self.form, self.ui, self.context, self.seed, self.salt)
        except OptionsError as error:
            self.message = option_error_text(error)
        return None

    @property
    def commitment(self) -> Commitment | None:
        """The commitment of the match that would begin now, None if it cannot begin."""
        try:
            return modes.commitment(self.form, self.ui, self.seed, self.salt)
        except OptionsError:
            return None

    def back(self) -> Navigation | None:
        """Return to the menu."""
        return Goto("menu", self.ui.game)

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Begin at once with the key that begins a match."""
        return self.choose(PLAY) if self.dialog is None and input_action(event) in ("begin", "menu") else None

    def choices(self) -> list[Choice]:
        """The choices, always in the same order."""
        holders = self.ui.holders(self.form)
        names = [
            self.ui.played(self.form, [seat for seat, who in holders.items() if (who == PERSON) is person])
            for person in (True, False)
        ]
        seats = say("ui-box-play-note", persons=names[0], computers=names[1])
        subject = self.ui.subject(self.form)
        note = say("ui-box-play-subject", subject=subject, seats=seats) if subject else seats
        play = Choice(PLAY, "ui/play", say("ui-box-play"), note)
        guides = () if self.context.kiosk else self.ui.guides
        learn = [Choice(("guide", one.name), "ui/hint", say(f"ui-learn-{one.name}"), say("ui-box-learn-note")) for one in guides]
        custom = Choice(CUSTOM, "ui/gear", say("ui-box-custom"), say("ui-box-custom-note"))
        return [play, *learn, custom]

    def first_focus(self) -> object:
        """The choice that suggests itself: to learn for a new player of a game with a tutorial, else to play."""
        choices = self.choices()
        return choices[min(self.is_new, len(choices) - 2)].key

    # ------------------------------------------------------------------ the page

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The choices, and the buttons at the foot; or those of the dialog."""
        wide = min(canvas.room.w - 2 * EDGE, WIDEST * max(1.0, canvas.stretch))
        room = middle(canvas.room, wide, canvas.room.h - 2 * EDGE)
        self.placed = place(self.tree(canvas, room), canvas, room, Pointing(self.focus, self.pointer))
        return self.placed.targets if self.dialog is None else self.dialog.targets(canvas)

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """The page: the picture of the box where there is room for it, the title, the choices, and the buttons."""
        p, choices = self.palette, self.choices()
        question = self.message or say("ui-box-new" if self.is_new else "ui-box-again")
        head = Column(
            Line(say(f"game-{self.ui.game}"), TITLE, p.title, "title", "centre", least=0.4),
            Text(question, QUESTION, p.text, align="centre"), gap=4,
        )  # fmt: skip
        foot = ByWidth(partial(_foot, self.buttons()))
        cards = ByWidth(partial(_cards, [self.card(one, suggested=one.key == self.first_focus()) for one in choices]))
        spare = room.h - head.high(canvas, room.w) - foot.high(canvas, room.w) - 4 * GAP
        high = cards.high(canvas, room.w - 2 * MARGIN) + 2 * MARGIN
        picture = min(spare - high, MOST)
        body = Sized(Scrolled(cards, self.scroll, p, MARGIN), h=min(spare, high))
        above = [Drawn(self._picture, picture)] if picture >= LEAST and art.has(self.picture) else []
        return Column(Space(), *above, head, body, foot, Space(), gap=GAP, grow=(0, -1))

    @property
    def picture(self) -> str:
        """The picture of the box."""
        return f"ui/box-{self.ui.game}"

    def _picture(self, canvas: Canvas, area: Area) -> None:
        wide, high = art.load(self.picture).get_size()
        canvas.picture(self.picture, middle(area, min(area.w, area.h * wide / high), area.h))

    def buttons(self) -> list[Box]:
        """The how-to-play page, the records if the game keeps results, the commitment of the match that would begin, and the way back."""
        made = [(HELP, say("ui-box-help"), "")] if self.ui.how_to_play is not None else []
        made += [(RECORDS, say("ui-box-records"), "")] if isinstance(GAMES[self.ui.game], KeepsResults) else []
        if (commitment := self.commitment) is not None:
            made.append((FAIRNESS, say("fairness-commitment", commitment=commitment.shown), ""))
        made.append((BACK, say("ui-box-back"), self.context.input.cap("back")))
        return [
            Button(what, words, partial(self.choose, what), self.palette, "foot", cap, size=FOOT) for what, words, cap in made
        ]

    def card(self, one: Choice, *, suggested: bool) -> Box:
        """A choice as a card; the one that suggests itself has a golden edge."""
        p = self.palette
        inside = Column(
            Drawn(partial(_icon, one.picture), ICON), Line(one.head, HEAD, p.title, "title", "centre", least=0.5),
            Text(one.words, TEXT, p.text, align="centre"), gap=12,
        )  # fmt: skip
        framed = Framed(inside, (INSET, INSET), partial(panel, palette=p, line=GOLD if suggested else None))
        return Choosable(framed, one.key, partial(self.choose, one.key), "choices", one.head, self._mark)

    def _mark(self, canvas: Canvas, area: Area, focused: bool) -> None:
        if focused:
            focus_frame(canvas, area, self.palette, diamonds=False)

    def paint(self, canvas: Canvas) -> None:
        """Paint the page, and the dialog over it."""
        if self.ui.sheet is not None:
            self.ui.sheet(canvas, canvas.room.inset(8, 6))
        self.placed.paint(canvas, self.focus.current)
        if self.dialog is not None:
            self.dialog.paint(canvas)


def _icon(name: str, canvas: Canvas, area: Area) -> None:
    """A picture on a dark disc, so that it is seen on every ground."""
    canvas.circle(area.centre, area.h / 2, BLACK)
    canvas.circle(area.centre, area.h / 2, GOLD, 2)
    canvas.picture(name, middle(area, area.h * 0.58, area.h * 0.58))


def _foot(buttons: Sequence[Box], canvas: Canvas, wide: float) -> Box:
    """The buttons side by side in the middle, or one below the other."""
    if sum(button.wide(canvas) + 14 for button in buttons) <= wide:
        return Row(Space(), *buttons, Space(), gap=14, grow=(0, -1))
    return Column(
        *(Row(Space(), Wide(button, min(wide, button.wide(canvas))), Space(), gap=0, grow=(0, 2)) for button in buttons), gap=8
    )


def _cards(cards: Sequence[Box], canvas: Canvas, wide: float) -> Box:
    """The cards side by side, or one below the other where they would be too narrow."""
    if wide >= len(cards) * CARD * max(1.0, canvas.stretch):
        return Row(*cards, shares=[1.0] * len(cards), gap=GAP, align="fill")
    return Column(*cards, gap=GAP / 2)
