"""The table of the demo, with captions for spectators who do not know the game: what happens, why it matters, what a Hero plans."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, cast

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.agent import Advice
from game.rules.engine.script import Event
from game.rules.engine.secret import CLOCK, Seat
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import HEROES, MONSTERS
from game.text import Speaker, has, kebab, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GOLD_LOW, INK, RAVENLOFT, RED_LIGHT
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.facts.cards import card_text
from game.ui.ravenloft.panels.column import raised
from game.ui.ravenloft.panels.rail_data import kind_of
from game.ui.ravenloft.table.table import RavenloftTable
from game.ui.ravenloft.theme import ALARM, CREAM, FRAME, INVITING, SHEET
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot
from game.ui.table.acts import Doing
from game.ui.table.compositor import Layer
from game.ui.table.director import Clip, Director
from game.ui.table.facts import TableFacts
from game.ui.table.handover import DemoClient
from game.ui.widgets.boxes import Box, KeyCap, Line, Picture, Space, Text, place
from game.ui.widgets.containers import Column, FirstFit, Framed, Row, Sized
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import Target

CAPTIONED: frozenset[type[Event]] = frozenset({
    happened.AdventureBegan, happened.TurnBegan, happened.PhaseBegan, happened.TileLaid, happened.MonsterPlaced, happened.MonsterActivated,
    happened.Attacked, happened.AttackFoiled, happened.Damaged, happened.Healed, happened.HeroFell, happened.SurgeUsed,
    happened.ConditionGained, happened.CardUsed, happened.MonsterDestroyed, happened.EncounterDrawn, happened.EncounterCancelled,
    happened.EnvironmentChanged, happened.TrapDisabled, happened.TreasureDrawn, happened.LevelGained, happened.SunMoved,
    happened.TokenPlaced, happened.TokenTaken, happened.Won, happened.Lost,
})  # fmt: skip
"""The Events with a caption; the board is enough for the others."""
CARDS = (happened.CardUsed, happened.EncounterDrawn, happened.EnvironmentChanged, happened.TreasureDrawn)
"""The Events that are explained by the text of their card."""
WHO = ("attacker", "by", "figure", "hero")
PRIVATE = frozenset({"prompt-arrange"})
"""Questions whose hints may name cards that only one player has seen."""
LEAST, EACH, MOST = 1100.0, 36.0, 5600.0
"""Milliseconds that a caption is shown: the least, per letter, and at most."""
CALM = 0.75
"""The animation speed while nobody plays."""
BRISK, BREATH = ("prompt-enter", "prompt-power"), 600.0
"""Questions before the match that are answered without a caption, and the milliseconds between such answers."""
P = RAVENLOFT
MARGIN = 6.0
SIZES = ((34, 23), (30, 21), (26, 20), (22, 18))
"""The text sizes of a caption and its note; the first that fit are used."""


class Caption(NamedTuple):
    """`head` in large letters, `note` below it, `over` above it; `who` is the Hero or Monster of the portrait."""

    who: str
    over: str
    head: str
    note: str = ""

    def reading(self, *, known: bool = False) -> float:
        """The reading time in milliseconds; less if the note is `known` already."""
        return min(MOST, LEAST + EACH * (len(self.head) + (0 if known else len(self.note))))


def caption_of(event: Event, hero: str, number: int) -> Caption | None:
    """The caption of an Event in the turn of `hero`; None if it needs none."""
    kind = kebab(type(event))
    values = {field: getattr(event, field) for field in event.__struct_fields__}
    match event:
        case happened.MonsterPlaced():
            card = MONSTERS[kind_of(event.figure)]
            values |= {"ac": card.ac, "hp": card.hp, "found": bool(event.hero)}
        case happened.EnvironmentChanged():
            values["any"] = bool(event.card)
        case happened.AdventureBegan():
            values["goal"] = say(f"goal-{event.adventure}")
    head = " ".join(say(f"ui-demo-{kind}", **values).split()) if type(event) in CAPTIONED else ""
    if not head:
        return None
    note = say(f"ui-demo-note-{kind}", **values) if has(f"ui-demo-note-{kind}") else ""
    if isinstance(event, CARDS):
        note = card_text(event.card) if event.card else ""
    figures = (kind_of(str(values.get(field, ""))) for field in WHO)
    who = next((one for one in figures if one in HEROES or one in MONSTERS), hero)
    return Caption(who, say("ui-turn", number=number, hero=hero), head, " ".join(note.split()))


def intended(advice: Advice, hero: str, prompt: str, speaker: Speaker) -> Caption | None:
    """The caption of a Hero's plan; None if it is private or there is nothing to say."""
    if prompt in PRIVATE or advice.reason in ("reason-random", "reason-usual"):
        return None
    words = " ".join(speaker.advice(advice).split())
    return Caption(hero, say("ui-demo-thinks", hero=hero), say("ui-demo-thought", words=words))


# ------------------------------------------------------------------ how they are shown


def paint_invitation(canvas: Canvas, area: Area, props: tuple[str, str]) -> None:
    """Paint the line at the top that invites to play a Hero, and the key that leaves the demo, if any; with little room fewer words."""
    hero, way_out = props
    sign = Framed(Line(say("ui-demo-label"), 24, INK, "bold"), (18, 4), lambda c, a: c.box(a, (GOLD, GOLD_LOW), None, radius=6))
    face = [Picture(portrait(hero), area.h - 24, area.h - 24, cover=True)] if hero in HEROES else []
    long, short = (Line(say(f"ui-demo-{what}", hero=hero), 28, CREAM, "bold") for what in ("invite", "invite-short"))
    cap, leave = ([KeyCap(way_out, P)], [Line(say("ui-demo-leave"), 19, P.muted)]) if way_out else ([], [])
    rows = [Row(sign, *row, gap=14, grow=(row.index(words) + 1,)) for row, words in (
        ([*face, long, *cap, *leave], long), ([*face, short, *cap], short), ([short, *cap], short),
    )]  # fmt: skip
    raised(canvas, area.inset(MARGIN), INVITING, GOLD)
    room = area.inset(MARGIN + 12, MARGIN)
    place(next((row for row in rows if row.wide(canvas) <= room.w), rows[-1]), canvas, room).paint(canvas)


def caption_box(props: tuple[Caption, float]) -> Box:
    """A caption with a portrait of a size."""
    shown, side = props
    over = [Line(shown.over, 20, P.muted, "italic"), Space(4)] if shown.over else []

    def words(head: float, note: float) -> Box:
        return Column(*over, Text(shown.head, head, P.title, "bold"), Text(shown.note, note, P.text))

    medal = Sized(Picture(portrait(shown.who), side, side, cover=True), side, side)
    row = Row(medal, FirstFit([words(*sizes) for sizes in SIZES]), gap=24, grow=(1,), align="fill")
    return Framed(row, (20, 14), lambda canvas, area: raised(canvas, area, SHEET, FRAME))


def paint_caption(canvas: Canvas, area: Area, props: tuple[Caption, float]) -> None:
    """Paint a caption in an area with a margin."""
    place(caption_box(props), canvas, area.inset(MARGIN)).paint(canvas)


def paint_seconds_left(canvas: Canvas, view: Area, props: tuple[str, int]) -> None:
    """Paint the Hero that the agent takes back from an idle visitor, and in how many seconds."""
    hero, seconds = props
    words = Text(say("ui-demo-idle", hero=hero, seconds=seconds), 28, CREAM, "bold", "centre")
    box = Framed(words, (30, 17), lambda c, a: raised(c, a, ALARM, RED_LIGHT, width=3))
    place(Sized(box, min(view.w * 0.7, box.wide(canvas) + 20)), canvas, view).paint(canvas)


# ------------------------------------------------------------------ the table


class DemoTable(RavenloftTable):
    """The table of the demo in `slot`: it shows an invitation and captions while agents play alone. `pause` makes the dialog of a visitor.

    `warned` are the seconds until the Hero of an idle visitor is taken back, as far as they are shown.
    """

    client_type = DemoClient
    reads = False
    tools: ClassVar[Sequence[str]] = tuple(what for what in RavenloftTable.tools if what != "save")

    def __init__(self, context: AppContext, match: Match, slot: DemoSlot, pause: Callable[[Any], Dialog]) -> None:
        super().__init__(context, match)
        self.slot, self.pause = slot, pause
        self.caption: Caption | None = None
        self.known: set[str] = set()
        self.warned = 0

    @property
    def guest(self) -> DemoClient:
        """The client of the demo, which stores nothing."""
        return cast(DemoClient, self.play)

    @property
    def attract(self) -> bool:
        """Whether agents play alone."""
        return self.guest.person is None

    @property
    def pace(self) -> float | None:
        """The animation speed while agents play alone; None for that of the settings."""
        return (1000.0 if self.slot.is_hasty else CALM) if self.attract else None

    @property
    def next_seat(self) -> Seat | None:
        """The seat that an input would take over; None after the last turn."""
        return None if self.play.awaited == CLOCK else self.play.awaited

    @property
    def hero(self) -> str:
        """The Hero of the visitor, or the one that an input would take over."""
        seat = self.next_seat if self.attract else self.guest.person
        return self.stage.hero if seat is None else str(self.t.heroes[seat].id)

    # ------------------------------------------------------------------ captions

    def show(self, caption: Caption | None) -> float:
        """Show a caption. Returns the milliseconds to read it; a note that was shown before takes no time."""
        self.caption, self.stirred = caption, True
        if caption is None or self.slot.is_hasty:
            return 0.0
        known = caption.note in self.known
        self.known.add(caption.note)
        return caption.reading(known=known)

    def intends(self, seat: Seat, advice: Advice) -> float:
        """Show the plan of an agent that is about to answer. Returns how long it waits."""
        decision = self.play.decision
        if not self.attract or decision is None:
            return 0.0
        if decision.prompt.startswith(BRISK):
            return 0.0 if self.slot.is_hasty else BREATH
        caption = intended(advice, self.t.heroes[seat].id, decision.prompt, self.play.speaker)
        return 0.0 if caption in (None, self.caption) else self.show(caption)

    def clips(self, director: Director, moments: Sequence[EventSnapshot]) -> list[Clip]:
        """The clips of these Events, with their captions while agents play alone."""
        made = super().clips(director, moments)
        if not self.attract:
            return made
        parts = ([clip] if clip.event is None else self._captioned(clip.event, clip) for clip in made)
        return [part for some in parts for part in some]

    def _captioned(self, event: Event, clip: Clip) -> list[Clip]:
        begin, hold = clip.begin, Clip()
        moves = clip.play is not hold.play

        def begin_with_caption() -> None:
            begin()
            self.director.caption = None  # the demo's caption replaces it
            caption = caption_of(event, self.stage.hero, self.stage.number)
            if caption is None:
                return
            wanted = self.show(caption) * (self.pace or 1.0)
            if moves:
                hold.ms = max(0.0, wanted - clip.lasts(still=self.context.settings.reduced))
            else:
                clip.ms = max(clip.ms, wanted)

        clip.begin = begin_with_caption
        return [clip, hold]

    # ------------------------------------------------------------------ what is shown

    def pause_dialog(self, host: Any) -> Dialog:
        """The pause dialog of a visitor."""
        return self.pause(host)

    def targets(self, canvas: Canvas, facts: TableFacts) -> Sequence[Target]:
        """The targets; none while agents play alone."""
        found = super().targets(canvas, facts)
        return [] if self.attract else found

    def commands(self, facts: TableFacts) -> Mapping[str, Doing]:
        """The commands of the table; nothing is saved."""
        return {**super().commands(facts), "save": None}

    def layers(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> Sequence[Layer]:
        """The invitation instead of the question, and the caption; or the seconds that are left to an idle visitor."""
        made = super().layers(canvas, facts, targets)
        if self.attract:
            props = (self.hero, self.context.input.cap("back") if self.slot.has_exit else "")
            invitation = Layer("demo-band", self.place.prompt.inset(-MARGIN), paint_invitation, props)
            return [*(layer for layer in made if layer.name != "prompt"), invitation, *self._caption(canvas)]
        if self.warned:
            return [*made, Layer("demo-left", self.place.view, paint_seconds_left, (self.hero, self.warned), cached=False)]
        return made

    def _caption(self, canvas: Canvas) -> list[Layer]:
        """The caption over the hand, and over a part of the board if it is long."""
        if self.caption is None:
            return []
        at = self.place.hand
        props = (self.caption, min(at.h - 40, at.w * 0.16))
        high = min(max(at.h, caption_box(props).high(canvas, at.w)), at.h + self.place.view.h * 0.4)
        below = Area(at.x, at.y + at.h - high, at.w, high)
        return [Layer("demo-caption", below.inset(-MARGIN), paint_caption, props)]
