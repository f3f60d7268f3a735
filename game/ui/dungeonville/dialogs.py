"""Dialogs over the table: the pause, and those that show secrets while the key for them is held."""

from functools import partial
from typing import Any

import pygame

from game.rules.dungeonville.choice import Claim
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import DUNGEONS, NUMBERS
from game.rules.engine.secret import Seat
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, WHITE
from game.ui.dungeonville.how_to_play import page_of
from game.ui.dungeonville.panels.pieces import dark_words, deed_card, parchment, portrait
from game.ui.dungeonville.positions import square
from game.ui.dungeonville.targets import TOOLS, key_of
from game.ui.dungeonville.theme import DUNGEON_COLOURS, LIGHT_INK, SECRET_GROUND, SECRET_INK, P
from game.ui.dungeonville.town import has_goal, score_words
from game.ui.input.state import PAD
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.acts import Answer, Close, TableHost
from game.ui.table.dialogs import PauseDialog, PauseFacts, commitment_fact, fact, holder_words
from game.ui.table.handover import SECRETS_ACTION, is_held, is_secrets_event
from game.ui.table.scene import TableScene
from game.ui.widgets.boxes import Box, Drawn, KeyCap, Line, Space, Text
from game.ui.widgets.containers import Column, Framed, Row, Sized, Stack
from game.ui.widgets.dialog import BoxDialog
from game.ui.widgets.pressed import Button

FACE = 46.0
"""The size of the portraits in the pause."""
SHAPE = 1.4
"""The height of a deed, relative to its width."""


# ------------------------------------------------------------------ the pause


def pause_dialog(table: TableScene) -> PauseDialog:
    """The pause of a table."""
    return PauseDialog(table, partial(_facts, table))


def _facts(table: TableScene) -> PauseFacts:
    """Who plays whom, the goal, the round, the decks, and the keys of this table."""
    t, match, p = table.facts().state, table.client.match, CABINET
    rows: list[Box] = [_wizard(seat, holder) for seat, holder in sorted(match.holders.items())]
    rows += [Space(8), fact(say("ui-dv-pause-goal", goal=t.options.goal), p.text, 21)]
    rows.append(fact(say("ui-dv-pause-round", round=t.round, limit=t.options.limit, last=NUMBERS.last_round), p.text, 21))
    rows += [Space(10), fact(say("ui-dv-pause-rooms"), p.muted), *(_rooms(t, dungeon) for dungeon in DUNGEONS), Space(8)]
    rows += [fact(say("table-decks", deck=len(t.deck), gone=len(t.discard), house=len(t.house)), p.muted), commitment_fact(table)]
    input_state, alone = table.context.input, table.client.sole_seat is not None
    secrets = [] if alone else [(input_state.cap(SECRETS_ACTION), say("ui-dv-key-secrets"))]
    numbers = [] if input_state.device == PAD else [("1 – 9", say("ui-dv-key-number"))]
    return PauseFacts(
        say("ui-dv-pause-title"), rows, entries=[("primer", lambda: table.open(HowToPlayDialog(table, page_of(t.options.goal))))], tools=TOOLS,
        keys=[*secrets, *numbers], tool_key=lambda what: key_of(input_state, what, alone=alone),
    )  # fmt: skip


def _wizard(seat: int, holder: str) -> Box:
    words = Text(say("ui-seat-holder", seat=name(COLOURS[seat]), holder=holder_words(holder)), 21, CABINET.text, selectable=True)
    return Column(Row(Drawn(partial(portrait, seat=seat), FACE, FACE), words, gap=12, grow=(1,)), Space(5))


def _rooms(t: State, dungeon: str) -> Box:
    """The number of rooms left in a dungeon's deck."""

    def badge(canvas: Canvas, area: Area) -> None:
        digits = canvas.wide("00", 20, "bold") + 14
        spot = area._replace(w=min(area.w - digits, 230.0 * max(1.0, canvas.stretch)))
        canvas.box(spot, DUNGEON_COLOURS[dungeon], None, radius=5)
        canvas.within(name(dungeon), spot, 20, WHITE, face="bold")
        canvas.text(str(len(t.rooms[dungeon])), (spot.x + spot.w + 12, spot.y + 2), 20, CABINET.text, face="bold")

    return Column(Drawn(badge, lambda canvas, _: canvas.high(20, "bold") + 4), Space(5))


# ------------------------------------------------------------------ secrets


class SecretsDialog(BoxDialog):
    """A dialog over the table `on`. Where several persons play, it shows secrets only while their key is `held`."""

    on: TableHost

    def __init__(self, on: TableHost, first: object = "back") -> None:
        super().__init__(on, first)
        facts = on.facts()
        self.palette, self.held, self.sole, self.persons, self.asked = P, False, facts.sole, facts.persons, facts.asked

    def take(self, event: pygame.event.Event) -> bool:
        """Hold the key for secrets, or release it."""
        if event.type == pygame.WINDOWFOCUSLOST or is_secrets_event(event):
            self.held = is_held(event, self.held, again=self.on.context.input.again)
            return True
        return super().take(event)

    def view(self, seat: Seat) -> State:
        """The observation of a wizard, while only its player looks."""
        view: State = self.on.match.view(seat).state
        return view

    def button(self, key: Any, label: str, act: Any, **how: Any) -> Button:
        """A button of the dialog."""
        return Button(key, label, act, P, "answers", **how)


def secret_ground(canvas: Canvas, area: Area) -> None:
    """The background of what only one wizard may see."""
    canvas.box(area, SECRET_GROUND, SECRET_INK, width=2, radius=8)


class ClaimDialog(SecretsDialog):
    """The dialog before a claim of victory: a button for each person at this screen, and one to go back (DV-107, DV-116, DV-117)."""

    toggle_action = "claim"

    def __init__(self, on: TableHost) -> None:
        sure = has_goal(on.facts())
        super().__init__(on, ("claim", on.facts().sole) if sure else "back")

    @property
    def score(self) -> str:
        """The own score of the only person here; of several, that of the one who is asked, while the key is held, whatever is in focus."""
        seat = self.sole if self.sole is not None else self.asked if self.held else None
        if seat is not None:
            return score_words(self.view(seat), seat, alone=self.sole == seat)
        who = "" if self.asked is None else name(COLOURS[self.asked])
        return say("ui-dv-claim-score", secret=self.on.secrets_key, seat=who, asked=self.asked is not None)

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """The question, the own score, and the buttons."""
        note = say("ui-dv-claim-note", goal=self.on.facts().state.options.goal)
        score = Stack(Space(2 * canvas.high(22)), Text(self.score, 22, LIGHT_INK, "bold", middle=True))
        answers = [self._claim(seat) for seat in self.persons]
        sheet = Column(
            Line(say("ui-dv-claim-title"), 36, P.title, "title"), Text(note, 24, P.text), Framed(score, (16, 10), secret_ground),
            *answers, self.button("back", say("ui-back"), Close, more=8), gap=11,
        )  # fmt: skip
        return self.scrolled(Sized(Framed(sheet, (32, 24), parchment), 720.0 * max(1.0, canvas.stretch**0.7)))

    def _claim(self, seat: Seat) -> Button:
        words = say("ui-dv-claim-seat", seat=name(COLOURS[seat]))
        return self.button(("claim", seat), words, partial(Close, Answer(Claim(), seat)), more=8, primary=True)


class DealDialog(SecretsDialog):
    """After the deal every person sees the own deed (DV-013): a page for each person at this screen, with the deed face down until the key for secrets is held."""

    toggle_action = "deal"

    def __init__(self, on: TableHost) -> None:
        super().__init__(on, "close")
        self.seats = list(self.persons)

    @property
    def seat(self) -> int:
        """Whose deed it is."""
        return self.seats[0]

    @property
    def is_open(self) -> bool:
        """Whether the deed is face up."""
        return self.held or self.sole is not None

    def next_page(self) -> Close | None:
        """Turn to the next person; after the last one the match begins."""
        self.held = False
        if len(self.seats) == 1:
            return Close()
        self.seats = self.seats[1:]
        return None

    @property
    def words(self) -> str:
        """What to do, or what the deed says."""
        if not self.is_open:
            return say("ui-dv-deal-hold", secret=self.on.secrets_key, seat=name(COLOURS[self.seat]))
        view, alone, who = self.view(self.seat), self.sole is not None, name(COLOURS[self.seat])
        return say("ui-dv-deal-deed", dungeon=view.deeds[self.seat].face, goal=view.options.goal, alone=alone, seat=who)

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """Whose deed it is, the deed with its words, and the button."""
        cap, stretch = self.on.context.input.cap, max(1.0, canvas.stretch**0.6)
        title = say("ui-dv-deal-title", seat=name(COLOURS[self.seat]), alone=self.sole is not None)
        side = max(64.0, canvas.high(40, "title"))
        head = Row(Drawn(partial(portrait, seat=self.seat), side, side), Line(title, 40, P.title, "title"), grow=(1,))
        key = [] if self.is_open else [KeyCap(cap(SECRETS_ACTION), P)]
        words = Column(Drawn(lambda canvas, area: dark_words(canvas, self.words, area, "text")), *key, gap=10, grow=(0,))
        deed = Framed(Drawn(self._deed), (14, 14), secret_ground)
        body = Row(deed, Framed(words, (22, 16), secret_ground), gap=26, shares=(0.35, 0.65), align="fill")
        following = say("ui-dv-next", seat=name(COLOURS[self.seats[1]])) if len(self.seats) > 1 else say("ui-dv-deal-begin")
        button = self.button("close", following, self.next_page, cap=cap("take"), more=6, primary=True)
        sheet = Column(head, body, Sized(button, button.wide(canvas) + 40), gap=16, grow=(1,))
        return Sized(Framed(sheet, (36, 28), parchment), 980 * stretch, min(room.h, 620 * stretch))

    def _deed(self, canvas: Canvas, area: Area) -> None:
        """The deed, face up or face down."""
        if self.is_open:
            deed_card(canvas, area, self.view(self.seat).deeds[self.seat].face)
        else:
            canvas.picture("dungeonville/cards/back-deed", square(area.centre, min(area.w, area.h / SHAPE), SHAPE))

    def paint(self, canvas: Canvas) -> None:
        """The page; with several persons, in front of the curtain."""
        if self.sole is None:
            canvas.picture("dungeonville/curtain-wide", canvas.room, cover=True)
        super().paint(canvas)
