"""The recap of a round on the stage: for each wizard the yield of its party, and blood won and left."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.dungeonville.state import COLOURS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.choreography.folds import Tally, WizardTally
from game.ui.dungeonville.style import (
    DUNGEON_COLOURS,
    PAPER,
    PAPER_LOW,
    WIZARD_COLOURS,
    WIZARD_INKS,
    P,
    coin,
    parchment,
    portrait,
    token,
)
from game.ui.widgets.layout import columns, off_left, off_top, rows

WIDTHS = (0.2, 0.46, 0.17, 0.17)
"""The shares of the columns: wizard, yield, blood won, blood left."""


class RecapProps(NamedTuple):
    """What the round has brought to a number of wizards."""

    tally: Tally
    wizards: int


def paint(canvas: Canvas, area: Area, props: RecapProps) -> Iterator[None]:
    """Paint the recap, a row for each wizard."""
    tally = props.tally
    parchment(canvas, area, wide=3)
    head, body = off_top(area.inset(18, 10), canvas.high(26, "title"), 4)
    room = head.w * (WIDTHS[0] + WIDTHS[1])
    title = say("ui-dv-tally", round=tally.number)
    title = title if canvas.wide(title, 26, "title") <= room else say("ui-dv-round", round=tally.number)
    canvas.text(title, (head.x, head.y), 26, P.title, face="title", room=room)
    for words, spot in zip((say("ui-dv-tally-won"), say("ui-dv-tally-left")), _columns(head)[2:], strict=True):
        canvas.within(words, spot, canvas.fitting(words, 19, spot.w - 8, "bold"), P.muted, face="bold", align="left")
    for seat, line in enumerate(rows(body, props.wizards, 4)):
        yield
        _line(canvas, line, seat, tally.of(seat))


def fate(share: WizardTally) -> str:
    """The fate of a party, and of a deed that was exchanged, in words."""
    words = say(f"ui-dv-tally-{share.fate}", dungeon=name(share.dungeon) if share.dungeon else "", gold=share.gold)
    return f"{words} {say('ui-dv-tally-swapped')}" if share.swapped else words


def aloud(caption: str, props: RecapProps) -> str:
    """The recap in sentences, for reading aloud and to estimate the reading time."""
    shares = [(name(COLOURS[seat]), props.tally.of(seat)) for seat in range(props.wizards)]
    lines = [f"{who}: {fate(share)}{say('ui-dv-tally-blood', won=len(share.won), left=share.bled)}" for who, share in shares]
    return " ".join([caption, *lines])


def _columns(area: Area) -> list[Area]:
    return columns(area, WIDTHS, 8)


def _line(canvas: Canvas, area: Area, seat: int, share: WizardTally) -> None:
    """The row of a wizard."""
    canvas.box(area, (PAPER, PAPER_LOW), P.line, width=1, radius=5)
    canvas.box(Area(area.x, area.y, 6, area.h), WIZARD_COLOURS[seat], P.line, radius=3)
    who, home, won, bled = _columns(area)
    side = min(44.0, area.h - 4)
    face, words = off_left(who.inset(10, 2), side, 8)
    portrait(canvas, Area(face.x, area.centre[1] - side / 2, side, side), seat)
    if canvas.wide(name(COLOURS[seat]), 22, "bold") <= words.w:  # the portrait identifies the wizard where the name does not fit
        canvas.within(name(COLOURS[seat]), words, 22, WIZARD_INKS[seat], face="bold", align="left", margin=0)
    _home(canvas, home, share)
    size = min(28.0, area.h - 6)
    _tokens(canvas, won, share.won, size)
    if share.bled:
        plate = Area(bled.x + 2, area.centre[1] - size / 2, 12, size)
        canvas.box(plate, DUNGEON_COLOURS[share.dungeon], None, radius=3)
        _tokens(canvas, off_left(bled, 16, 2)[1], (seat,) * share.bled, size)


def _home(canvas: Canvas, area: Area, share: WizardTally) -> None:
    """The gold on a coin, the items, and the fate of the party in words."""
    side = min(34.0, area.h - 4)
    x = area.x
    if share.gold:
        coin(canvas, (x + side / 2, area.centre[1]), side / 2, str(share.gold))
        x += side + 6
    for item in share.items:
        canvas.picture(f"dungeonville/items/{item}", Area(x, area.centre[1] - side / 2, side, side))
        x += side + 4
    words = fate(share)
    room = Area(x + 4, area.y, area.x + area.w - x - 4, area.h)
    size = canvas.block(words, room, 20, least=9)
    canvas.paragraph(words, room, size, P.danger if share.lost else P.text, middle=True)


def _tokens(canvas: Canvas, area: Area, owners: tuple[int, ...], size: float) -> None:
    """Tokens in a row, closer together where they are many."""
    step = min(size + 3, (area.w - size) / max(1, len(owners) - 1))
    for place, owner in enumerate(owners):
        token(canvas, (area.x + size / 2 + place * step, area.centre[1]), size / 2, owner)
