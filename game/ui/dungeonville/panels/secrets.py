"""What only one wizard may know, and the curtain before a question for one person alone (DV-106, DV-107, DV-111)."""

from typing import NamedTuple

from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ROOMS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.dungeonville.style import LIGHT_INK, SECRET_GROUND, P, deed_card, pawn
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.widgets.controls import key_cap
from game.ui.widgets.layout import off_left

SECRET_INK = rgb("#d8c8e6")
"""Text on the panel of secrets."""


class HiddenProps(NamedTuple):
    """The cap of the key that shows the secrets; "" where no person plays."""

    key: str


class SecretProps(NamedTuple):
    """A wizard's deed with its score and the goal; the blood that it has won, that others and it have left; the room at the keyhole."""

    deed: str
    score: int
    goal: int
    won: int
    others: int
    bled: int
    keyhole: str


def secret_layer(town: Town) -> Layer:
    """The panel of secrets; hidden where others may look."""
    area, seat, view = town.layout.secret, town.secrets, town.secret_view
    if seat is None or view is None:
        return Layer("dv-secret", area, paint_hidden, HiddenProps(town.secrets_key if town.facts.persons else ""))
    deed = view.deeds[seat].face
    blood, won = view.blood[deed], sum(view.wizards[seat].graveyard)
    score = score_with(view, seat, deed)
    props = SecretProps(deed, score, view.options.goal, won, sum(blood) - blood[seat], blood[seat], _keyhole(view, seat))
    return Layer("dv-secret", area, paint_secrets, props)


def _keyhole(t: State, seat: int) -> str:
    """The room that this wizard has seen through the keyhole of the dungeon that its party explores, "" for none."""
    if t.trip is None or t.trip.seat != seat or not t.rooms[t.trip.dungeon]:
        return ""
    return t.rooms[t.trip.dungeon][-1].sealed or ""


def paint_hidden(canvas: Canvas, area: Area, props: HiddenProps) -> None:
    """Paint the closed panel, with the key that opens it."""
    canvas.box(area, SECRET_GROUND, rgb("#8a6aa8"), width=2, radius=8)
    inner = area.inset(14, 12)
    y = _title(canvas, inner) + 2
    words = say("ui-dv-hold-to-show") if props.key else say("ui-dv-all-hidden")
    y += canvas.paragraph(words, Area(inner.x, y, inner.w, inner.h - 100), 19, SECRET_INK, face="italic") + 10
    if props.key:
        key_cap(canvas, (inner.x, y), props.key, P)


def paint_secrets(canvas: Canvas, area: Area, props: SecretProps) -> None:
    """Paint the deed of a wizard, its score, and the room at the keyhole."""
    canvas.box(area, SECRET_GROUND, rgb("#c9a0e0"), width=2, radius=8)
    inner = area.inset(14, 12)
    lines = [
        say("ui-dv-won-in-fights", tokens=props.won), say("ui-dv-others-bled", tokens=props.others), say("ui-dv-own-bled", tokens=props.bled)
    ]  # fmt: skip
    big = 48.0
    if area.w > 1.4 * area.h:  # the deed beside the words, rather than above them
        card, inner = off_left(inner, inner.w * 0.34, 18)
        y = inner.y
    else:
        y = _title(canvas, inner)
        low = sum(canvas.tall(line, 18, inner.w) for line in lines) + 6
        big = 48.0 if inner.y + inner.h - y - low > canvas.high(48, "title") + 40 else 30.0
        number = canvas.high(big, "title")
        card = Area(inner.x, y, inner.w, max(30.0, inner.y + inner.h - y - low - number - 6))
        y = card.y + card.h + 2
    number = canvas.high(big, "title")
    deed_card(canvas, card, props.deed)
    wide = canvas.text(str(props.score), (inner.x, y), big, LIGHT_INK, face="title")
    room, at = inner.w - wide - 8, (inner.x + wide + 8, y + number * 0.45)
    canvas.text(say("ui-dv-of-goal", goal=props.goal), at, 20, SECRET_INK, room=room)
    y += number
    for line in lines:
        y += canvas.paragraph(line, Area(inner.x, y, inner.w, 100), 18, SECRET_INK)
    if hole := props.keyhole:
        canvas.veil(card, SECRET_GROUND, 200)
        words = say("ui-dv-keyhole", room=name(hole), letter=ROOMS[hole].letter or "–")
        canvas.paragraph(words, card.inset(4), 20, LIGHT_INK, middle=True, align="centre")


def _title(canvas: Canvas, area: Area) -> float:
    """The title of the panel; returns where it ends."""
    size = canvas.fitting(say("ui-dv-secret"), 22, area.w, "title")
    canvas.text(say("ui-dv-secret"), (area.x, area.y), size, LIGHT_INK, face="title")
    return area.y + canvas.high(22, "title") + 6


class CurtainProps(NamedTuple):
    """Whose turn it is, how much of the ring is filled, and the cap of the key to hold."""

    seat: int
    share: float
    key: str


def paint_curtain(canvas: Canvas, room: Area, props: CurtainProps) -> None:
    """Paint the curtain before a question for one person alone: whose turn it is, and the key to hold."""
    seat = props.seat
    if art.has("dungeonville/curtain-wide"):
        canvas.picture("dungeonville/curtain-wide", room, cover=True)
    else:
        canvas.box(room, (rgb("#5a1420"), rgb("#2a0a10")), radius=0)
    x, y = room.centre[0], room.h * 0.28
    title = say("ui-dv-next", seat=name(COLOURS[seat]))
    size = canvas.fitting(title, 56, room.w - 80, "title")
    pawn(canvas, (x, y), 120, seat)
    y += 20
    canvas.text(title, (x, y), size, LIGHT_INK, face="title", align="centre", halo=True)
    y += canvas.high(size, "title") + 6
    for words in canvas.lines(say("ui-dv-curtain"), 28, room.w - 120, "italic"):
        canvas.text(words, (x, y), 28, LIGHT_INK, face="italic", align="centre", halo=True)
        y += canvas.high(28)
    bar = Area(x - 160, y + 26, 320, 22)
    canvas.box(bar, rgb("#2a0a10"), LIGHT_INK, width=2, radius=11)
    if props.share > 0.02:
        canvas.box(Area(bar.x + 3, bar.y + 3, (bar.w - 6) * props.share, bar.h - 6), P.focus, radius=8)
    key_cap(canvas, (x - 20, y + 66), props.key, P)
