"""The pages that cover the board: before the planning, while it is paused (LD-088), and after it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.rules.london.state import CardId
from game.rules.london.tables.cards import CHARACTERS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix
from game.ui.london import shapes, theme
from game.ui.london.board.dial import DialState
from game.ui.london.panels import story_page
from game.ui.london.panels.card_text import paint_paper
from game.ui.london.panels.story_page import StoryPage
from game.ui.london.planning import shared
from game.ui.london.theme import PAPERS, P
from game.ui.table.acts import Choose, Command
from game.ui.widgets.boxes import Box, Drawn, Line, Placed, Space, Text, place
from game.ui.widgets.containers import Column, FirstFit, Framed, Row, Sized
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import middle
from game.ui.widgets.pressed import Button, Choosable

OPENING, READY, PAUSED, BETWEEN = "opening", "ready", "paused", "between"
PAUSE, TOOL = ("tool", "menu"), 52.0
"""The pause button and its size."""
SHEETS = {READY: (1240.0, 840.0), PAUSED: (920.0, 680.0), BETWEEN: (920.0, 680.0)}
MARGIN = 44.0
FACE, ICONS, BROAD = 210.0, 46.0, 190.0
"""The greatest size of a medallion, the height of the icons, and the least width of a seat in one row."""
FACES, WITH_ICONS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.0), 0.4
"""The shares of that size that are tried before smaller text, and the least one beside icons."""
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25)
"""The text sizes that are tried, as shares of the nominal ones."""


class SeatInfo(NamedTuple):
    """The Character of a seat, its holder ("person" or an agent's level), the devices that act for it, and whether it is the `only` one of a person."""

    seat: Seat
    who: CardId
    holder: str = PERSON
    devices: tuple[str, ...] = ()
    only: bool = False

    @property
    def words(self) -> str:
        """The holder of the seat and its devices, in words."""
        if self.holder != PERSON:
            return say("ui-ld-seat-computer", level=say(f"level-{self.holder}"))
        if self.only:
            return say("ui-ld-seat-you")  # every device plays for the only person
        return say("ui-ld-seat-devices", devices=[*map(device_words, self.devices)]) if self.devices else say("ui-ld-seat-free")


def device_words(device: str) -> str:
    """The name of a device: "mouse", "keys", "pad-0" and so on."""
    kind, _, number = device.partition("-")
    return say("ui-ld-device-pad", number=int(number) + 1) if number else say(f"ui-ld-device-{kind}")


class CoverProps(NamedTuple):
    """What a page shows, by its `kind`.

    OPENING: the page `opening` of the `story`. READY: the story, the time limit in `minutes` and the `seats`. PAUSED: the milliseconds
    left. BETWEEN: the sentences of the `plan`. `focus` is the key of the target in focus, `cap` the key of the button that goes on,
    which is left out while something else `waits` for the player.
    """

    kind: str
    story: CardId = ""
    chapter: int = 1
    opening: StoryPage | None = None
    minutes: int | None = None
    seats: tuple[SeatInfo, ...] = ()
    left_ms: int | None = None
    plan: tuple[str, ...] = ()
    focus: object = None
    cap: str = ""
    waits: bool = False

    @property
    def alone(self) -> bool:
        """Whether one person plans beside companions."""
        return any(one.only for one in self.seats)

    @property
    def limit(self) -> str:
        """The time limit in words."""
        return say("ui-ld-ready-untimed") if self.minutes is None else say("ui-ld-ready-minutes", minutes=self.minutes)


def paint(canvas: Canvas, area: Area, props: CoverProps) -> None:
    """Paint a page over London at night."""
    canvas.picture("london/map-night", area, cover=True)
    if props.opening is None:
        canvas.veil(area, BLACK, 120)
        paint_paper(canvas, sheet(canvas, props.kind), PAPERS["plot"], shadow=True)
    _placed(canvas, props).paint(canvas, props.focus)
    pause = pause_area(canvas)
    shared.paint_tools(canvas, pause, (("menu", pause),))
    if props.focus == PAUSE:
        canvas.frame(pause.inset(-3), P.focus, width=4)


def targets(canvas: Canvas, props: CoverProps) -> list[Target]:
    """The targets of a page: the seats, the button that goes on, and the pause."""
    pause = Target(PAUSE, pause_area(canvas), Command("menu"), "tools", say("ui-tool-menu"), "menu")
    return [*_placed(canvas, props).targets, pause]


def pause_area(canvas: Canvas) -> Area:
    """The pause button in the corner of the window."""
    return Area(canvas.room.w - TOOL - 12, 12, TOOL, TOOL)


def sheet(canvas: Canvas, kind: str) -> Area:
    """The parchment in the middle of the window."""
    (wide, high), k = SHEETS[kind], max(1.0, canvas.stretch)
    return middle(canvas.room.inset(16), wide * k, high * k)


# ------------------------------------------------------------------ boxes


def _placed(canvas: Canvas, props: CoverProps) -> Placed:
    begins = READY if props.kind == OPENING and props.alone else props.kind
    go = Button("go-on", say(f"ui-ld-{begins}-go"), Choose("go-on"), P, "cover", props.cap, size=28, primary=True)
    foot = Sized(Space() if props.waits else go, max(go.wide(canvas) + 40, 320.0), max(64.0, go.high(canvas, 1e5)))
    if (opening := props.opening) is not None:
        if begins == READY:
            opening = opening._replace(note=f"{opening.note} · {props.limit}")
        page = Drawn(lambda inner, area: story_page.paint(inner, area, opening, inner.room))
        return place(Column(page, foot, gap=12, grow=(0,)), canvas, canvas.room.inset(16))
    whole, k = sheet(canvas, props.kind), max(1.0, canvas.stretch)
    inner = whole.inset(min(MARGIN * k, whole.w * 0.05), min(MARGIN * k, whole.h * 0.06))
    broad = inner.w >= len(props.seats) * BROAD * k
    make: Callable[[CoverProps, float, float], Sequence[Box]]
    make = partial(_ready, broad=broad) if props.kind == READY else _paused if props.kind == PAUSED else _between
    tries = [(share, face) for share in SHARES for face in (FACES if props.kind == READY else (1.0,))]
    pages = [Column(*make(props, share, face), foot, gap=12 * share, grow=(-2,)) for share, face in tries]
    return place(FirstFit(pages), canvas, inner)


def _title(words: str, share: float) -> Box:
    return Line(words, 46 * share, theme.INK, "title", "centre", least=0.3)


def _ready(props: CoverProps, share: float, face: float, *, broad: bool) -> Sequence[Box]:
    """The page before the planning: the story, the time limit, and who holds which seat."""
    seats = [_seat(one, share, face, props) for one in props.seats]
    across = max(1, len(seats)) if broad else (len(seats) + 1) // 2
    lines = [seats[start : start + across] for start in range(0, len(seats), across)]
    grid = [Row(*line, gap=18, shares=[1] * across, align="fill") for line in lines]
    return (
        _title(say("ui-ld-ready-title", story=props.story, chapter=props.chapter), share),
        Line(props.limit, 26 * share, theme.BLOOD, "bold", "centre", least=0.5),
        Text(
            say("ui-ld-ready-how-alone" if props.alone else "ui-ld-ready-how"),
            23 * share,
            theme.FADED,
            align="centre",
        ),
        Column(*grid, gap=12, grow=range(len(grid))),
    )


def _seat(one: SeatInfo, share: float, face: float, props: CoverProps) -> Box:
    """A seat: the Character with the player's colour and sign, and its holder in as many lines as at the other seats."""
    player, occupied, size = theme.SEATS[one.seat], one.holder != PERSON or one.only or bool(one.devices), 22 * share
    edge, colour = player.colour if occupied else mix(P.line, player.colour, 0.4), P.accent if occupied else theme.DREAD_RED
    holder = Drawn(
        lambda canvas, area: canvas.paragraph(one.words, area, size, colour, align="centre"),
        lambda canvas, wide: max(canvas.tall(other.words, size, wide) for other in props.seats),
    )
    boxes = (
        Space(),
        *([Drawn(partial(_medal, one), lambda _, wide: min(FACE, wide * 0.72) * face)] if face else ()),
        Line(say(f"short-{one.who}"), 30 * share, P.title, "title", "centre", least=0.5),
        *(
            [Drawn(partial(shapes.icons, names=[(icon, True) for icon in CHARACTERS[one.who].icons], wide=38.0), ICONS)]
            if face >= WITH_ICONS
            else ()
        ),
        holder,
        Space(),
    )
    ground = partial(Canvas.box, fill=(P.panel, P.panel_low), line=edge, width=3)
    plate = Framed(Column(*boxes, gap=2, grow=(0, -1)), (12, 12), ground)
    if one.holder != PERSON:
        return plate
    return Choosable(plate, ("seat", one.seat), Choose("seat", one.seat), "seats", say(f"short-{one.who}"), _mark)


def _medal(one: SeatInfo, canvas: Canvas, area: Area) -> None:
    (x, y), face = area.centre, area.h
    shapes.medal(canvas, one.who, one.seat, (x, y), face)
    shapes.badge(canvas, one.seat, (x + face * 0.38, y + face * 0.36), max(26.0, face * 0.28))


def _mark(canvas: Canvas, area: Area, focused: bool) -> None:
    if focused:
        canvas.frame(area.inset(-8), theme.INK, width=9)
        canvas.frame(area.inset(-6), P.focus, width=5)


def _paused(props: CoverProps, share: float, _face: float) -> Sequence[Box]:
    """The page of a paused planning; it hides board and clocks (LD-088)."""
    if props.left_ms is None:
        time = [Line(say("ui-ld-paused-untimed"), 34 * share, theme.INK, "italic", "centre")]
    else:
        time = [
            Line(DialState(-(-props.left_ms // 1000)).words, 150 * share, theme.INK, "bold", "centre"),
            Line(say("ui-ld-paused-left"), 28 * share, theme.FADED, "italic", "centre"),
        ]
    how = Text(say("ui-ld-paused-how"), 25 * share, theme.FADED, align="centre")
    return _title(say("ui-ld-paused-title"), share), Column(Space(), *time, Space(), how, grow=(0, -2))


def _between(props: CoverProps, share: float, _face: float) -> Sequence[Box]:
    """The page after the planning: a summary of the plan, as far as the level of assistance allows (LD-070)."""
    lines = [Text(words, 30 * share, theme.INK, align="centre", middle=True) for words in props.plan]
    return _title(say("ui-ld-between-title"), share), Column(*lines, gap=6, grow=range(len(lines)))
