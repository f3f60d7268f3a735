"""Paints the icons of a Character: those of the sheet, of the Personality card, and those added."""

from math import sin

from game.rules.london.tables.cards import CHARACTERS, PERSONALITIES
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.london import style
from game.ui.london.panels import shapes
from game.ui.london.story.panels.character.head import P
from game.ui.london.story.panels.character.props import CharacterProps
from game.ui.london.story.shown_state import TraumaRoll
from game.ui.widgets.layout import off_top


def paint_sheet(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the icons of the sheet: those that count are bright; a Trauma strikes all through."""
    canvas.box(area, rgb("#1a120b"), shapes.LINE, radius=8)
    part = props.part
    silent = part is not None and part.silent
    label, rest = off_top(area.inset(6, 4), canvas.high(20, "italic") + 2, 0)
    shapes.fit(canvas, say("ui-ld-stage-sheet"), label, 20, P.muted, face="italic", align="centre")
    icons = [(one, props.counts(one)) for one in CHARACTERS[props.t.people[props.seat].id].icons]
    if rest.h < 66:
        shapes.icons(canvas, rest, icons, min(38.0, rest.w / 3.3), crossed=silent)
        return
    side = min(44.0, rest.h / 2.05)
    middle = rest.centre[0]
    for (icon, highlighted), (dx, dy) in zip(icons, ((0.0, -0.95), (-0.62, 0.05), (0.62, 0.05)), strict=True):
        spot = middle + dx * side, rest.centre[1] + (dy + 0.45) * side
        shapes.icon(canvas, icon, spot, side, highlighted=highlighted, crossed=silent)


def paint_personality(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the Personality card: its back, turning, or its face."""
    part = props.part
    if props.t.phase == "endgame" and (props.inquiry is None or props.inquiry.kind == "showdown"):
        _hand_count(canvas, area, props)
        return
    if part is None or not part.flipped:
        canvas.box(area, rgb("#1a120b"), None, radius=8)
        shapes.dashed(canvas, area, shapes.LINE, radius=8)
        side = min(46.0, area.h * 0.42)
        style.sign(canvas, "virtue", (area.centre[0], area.centre[1] - side * 0.3), side, shapes.DULL)
        low = Area(area.x, area.centre[1] + side * 0.3, area.w, area.y + area.h - area.centre[1] - side * 0.3)
        shapes.fit(canvas, say("ui-ld-stage-shut"), low.inset(8, 0), 20, shapes.FAINT, face="italic", align="centre")
        return
    share = props.shown.flips.get(props.seat, 1.0)
    wide = max(0.04, abs(1 - 2 * share)) * area.w
    spot = Area(area.centre[0] - wide / 2, area.y, wide, area.h)
    if share < 0.5:
        rect = canvas.rect(area)
        shapes.squeezed(canvas, area, wide, art.scaled("london/frames/back-personality", max(1, rect.w), max(1, rect.h)))
        return
    row = PERSONALITIES[part.flipped]
    trauma = row.kind == "trauma"
    fill = (rgb("#5a2428"), rgb("#3a1418")) if trauma else (rgb("#f0dfb6"), rgb("#d8bd84"))
    key = next((one for one in props.highlights.legal if one[:2] == ("apply", props.seat)), None)
    focus = key is not None and props.highlights.focus == key
    edge = P.focus if focus or key is not None else P.danger if trauma else props.colour
    canvas.box(spot, fill, edge, width=5 if focus else 3, radius=8)
    if spot.w < area.w * 0.9:
        return
    _face(canvas, spot.inset(10, 5), part.flipped, props, trauma=trauma)


def _hand_count(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the number of cards in hand, when Personality cards are no longer flipped."""
    canvas.box(area, rgb("#1a120b"), shapes.LINE, radius=8)
    count, side = len(props.t.people[props.seat].hand), min(56.0, area.h * 0.62)
    spot = Area(area.x + 14, area.centre[1] - side / 2, side * 0.88, side)
    canvas.picture(style.back_of("confidence"), spot, alpha=255 if count else 90)
    words = Area(spot.x + spot.w + 12, area.y, area.x + area.w - spot.x - spot.w - 22, area.h)
    shapes.prose(canvas, say("ui-ld-stage-hand", count=count), words, 22, P.text if count else shapes.FAINT)


def _face(canvas: Canvas, area: Area, card: str, props: CharacterProps, *, trauma: bool) -> None:
    """Paint the face of a Personality card: its kind if there is room, its name, and its icons or the result of a Trauma."""
    row, ink = PERSONALITIES[card], shapes.BLUSH if trauma else style.INK
    fallen = props.shown.trauma if props.shown.trauma is not None and props.shown.trauma.seat == props.seat else None
    if fallen is not None:
        area = _trauma_die(canvas, area, fallen)
    label, low = canvas.high(20, "italic"), min(38.0, area.h * 0.34)
    kind = say("ui-ld-stage-trauma" if trauma else f"ui-ld-stage-{row.kind}")
    title = Area(area.x, area.y + label, area.w, area.h - label - low)
    if canvas.tall(name(card), shapes.SMALL_NAME, area.w, "bold") > title.h + 2:
        title = Area(area.x, area.y, area.w, area.h - low)
    else:
        shapes.fit(
            canvas, kind, area._replace(h=label), 20, shapes.BLUSH if trauma else rgb("#6b4a20"), face="italic", align="centre"
        )
    shapes.named(canvas, name(card), title, 23, ink)
    foot = Area(area.x, area.y + area.h - low, area.w, low)
    if trauma:
        style.sign(canvas, "unhinged", foot.centre, low * 0.9, style.DREAD_RED)
    else:
        shapes.icons(canvas, foot, [(one, props.counts(one)) for one in row.icons], low)


def _trauma_die(canvas: Canvas, area: Area, fallen: TraumaRoll) -> Area:
    """Paint the rolling Trauma die at the right of the card. Returns the rest of the card."""
    side = min(80.0, area.h * 0.78, area.w * 0.42)
    lift = 26 * abs(sin(fallen.share * 6.3)) * (1 - fallen.share)
    spot = area.x + area.w - side / 2, area.centre[1] - lift
    shapes.put(canvas, f"london/tokens/trauma-{fallen.face}", spot, side, round(430 * (1 - fallen.share) / 10) * 10 - 6)
    return area._replace(w=area.w - side - 6)


def paint_added(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the icons that cards and Items have added."""
    part = props.part
    canvas.box(area, rgb("#1a120b"), shapes.LINE, radius=8)
    label, rest = off_top(area.inset(8, 4), canvas.high(20, "italic") + 2, 0)
    shapes.fit(canvas, say("ui-ld-stage-added"), label, 20, P.muted, face="italic", align="centre")
    icons = [(one, props.counts(one)) for one in part.icons] if part is not None else []
    if not icons:
        shapes.fit(canvas, say("ui-ld-stage-added-none"), rest, 20, shapes.FAINT, face="italic", align="centre")
        return
    across = 6
    lines = [icons[start : start + across] for start in range(0, len(icons), across)]
    high = rest.h / len(lines)
    for number, line in enumerate(lines):
        shapes.icons(canvas, Area(rest.x, rest.y + number * high, rest.w, high), line, min(40.0, high - 2))
