"""Paints the icons and cards of a Character: those of the sheet, the Personality card, those added, and the Action Points that they make."""

from collections.abc import Iterable
from math import sin
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.investigations.points import brought, matching
from game.rules.london.menace import weariness
from game.rules.london.state import Character, Inquiry, Part, State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, PERSONALITIES
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.london import shapes, theme
from game.ui.london.panels import rich_text
from game.ui.london.story.choreography import ShownState, TraumaRoll
from game.ui.london.story.layout import CharacterLayout
from game.ui.london.story.option_map import Highlights
from game.ui.london.theme import P
from game.ui.widgets.layout import off_bottom, off_left, off_top, rows

IN_ROW = 6
"""The number of added icons in a row."""


class CharacterProps(NamedTuple):
    """What the panel of a Character is painted from.

    `person` and `part` are those of the observation; without a `part` it takes no part in an investigation, and `kind` is "".
    `counted` are the icons that count a point now, None for all; `points` those that it brings so far, `sources` where from.
    `told` is what it still has to do. `holds` says that the number of its cards in hand replaces the Personality card.
    """

    layout: CharacterLayout
    seat: Seat
    person: Character
    part: Part | None
    kind: str
    counted: frozenset[str] | None
    points: int
    sources: tuple[tuple[str, int], ...]
    told: str
    holds: bool
    shown: ShownState
    highlights: Highlights

    @property
    def colour(self) -> Colour:
        """The colour of its player."""
        return theme.SEATS[self.seat].colour

    @property
    def silent(self) -> bool:
        """Whether a Trauma strikes the icons of the sheet through."""
        return self.part is not None and self.part.silent

    def icons(self, icons: Iterable[str]) -> list[tuple[str, bool]]:
        """Icons, and whether each counts a point now."""
        return [(icon, self.counted is None or icon in self.counted) for icon in icons]

    @property
    def sheet_icons(self) -> list[tuple[str, bool]]:
        """The icons of the sheet, and whether they count."""
        return self.icons(CHARACTERS[self.person.id].icons)


def character_props(t: State, layout: CharacterLayout, seat: Seat, shown: ShownState, marks: Highlights) -> CharacterProps:
    """The props of a Character's panel."""
    inquiry = t.inquiry if t.inquiry is not None and seat in t.inquiry.parts else None
    part, kind, sources = None, "", tuple[tuple[str, int], ...]()
    if inquiry is not None:
        part, kind, sources = inquiry.parts[seat], inquiry.kind, _sources(t, inquiry, seat)
    counted, points, told = counted_icons(t, inquiry), shown.points_of(t, seat), state_words(t, seat, marks.acting)
    holds = t.phase == "endgame" and kind in ("", "showdown")
    person, seen = t.people[seat], shown.of_seat(seat)
    return CharacterProps(layout, seat, person, part, kind, counted, points, sources, told, holds, seen, marks)


def counted_icons(t: State, inquiry: Inquiry | None) -> frozenset[str] | None:
    """The icons that count a point in an investigation; None for all."""
    if inquiry is None or inquiry.kind == "showdown":
        return None
    return frozenset(icon for icon in rich_text.ICONS if matching(t, inquiry, [icon]))


def _sources(t: State, inquiry: Inquiry, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The points by source: "sheet", "card", "allies", "added", and "weary" for those that are lost."""
    if inquiry.kind == "showdown":
        return ()
    person, part = t.people[seat], inquiry.parts[seat]
    icons: dict[str, list[str]] = {
        "sheet": [] if part.silent else list(CHARACTERS[person.id].icons),
        "card": list(PERSONALITIES[part.flipped].icons) if part.flipped else [],
        "allies": [icon for ally in person.allies for icon in ALLIES[ally].icons],
        "added": part.icons,
    }
    assert len(brought(t, inquiry, seat)) == sum(map(len, icons.values())), "every icon has its source"
    return (*((what, matching(t, inquiry, some)) for what, some in icons.items()), ("weary", weariness(t, inquiry, seat)))


def source_words(sources: tuple[tuple[str, int], ...]) -> str:
    """The sources of the points, in words: "sheet 2 · card 1"."""
    told = {what: "ui-ld-stage-weary" if what == "weary" else f"ui-ld-stage-from-{what}" for what, _ in sources}
    return " · ".join(say(told[what], count=count) for what, count in sources if count or what == "sheet")


def state_words(t: State, seat: Seat, acting: Seat | None) -> str:
    """What a Character still has to do, in words; `acting` is the one with the bright frame."""
    person, part = t.people[seat], t.inquiry.parts.get(seat) if t.inquiry is not None else None
    if person.defeated:
        return say("ui-ld-stage-down")
    if t.phase == "endgame" and part is None:
        return say("ui-ld-stage-out" if person.out else "ui-ld-stage-in")
    if part is None or t.inquiry is None:
        return say("ui-ld-stage-elsewhere", place=say(f"short-{person.place}"))
    if part.rolled:
        return say("ui-ld-stage-rolled")
    if seat in (t.inquiry.acting, acting):
        return say("ui-ld-stage-to-act")
    return say("ui-ld-stage-adds" if t.inquiry.kind in ("dread", "goon") else "ui-ld-stage-waits")


# ------------------------------------------------------------------ icons


def paint_sheet(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the icons of the sheet: those that count are bright; a Trauma strikes all through."""
    rest, icons = _headed(canvas, area, say("ui-ld-stage-sheet"), 6), props.sheet_icons
    if rest.h < 66:
        shapes.icons(canvas, rest, icons, min(38.0, rest.w / 3.3), crossed=props.silent)
        return
    (x, y), side = rest.centre, min(44.0, rest.h / 2.05)
    for (icon, highlighted), (dx, dy) in zip(icons, ((0.0, -0.5), (-0.62, 0.5), (0.62, 0.5)), strict=True):
        shapes.icon(canvas, icon, (x + dx * side, y + dy * side), side, highlighted=highlighted, crossed=props.silent)


def paint_added(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the icons that cards and Items have added."""
    rest = _headed(canvas, area, say("ui-ld-stage-added"), 8)
    icons = props.icons(props.part.icons) if props.part is not None else []
    if not icons:
        shapes.fit(canvas, say("ui-ld-stage-added-none"), rest, 20, theme.FAINT, face="italic", align="centre")
        return
    lines = [icons[start : start + IN_ROW] for start in range(0, len(icons), IN_ROW)]
    for line, spot in zip(lines, rows(rest, len(lines), 0), strict=True):
        shapes.icons(canvas, spot, line, min(40.0, spot.h - 2))


def _headed(canvas: Canvas, area: Area, words: str, margin: float) -> Area:
    """Paint the ground of some icons with a heading. Returns the area below it."""
    canvas.box(area, theme.DEEP, theme.LINE, radius=8)
    label, rest = off_top(area.inset(margin, 4), canvas.high(20, "italic") + 2, 0)
    shapes.fit(canvas, words, label, 20, P.muted, face="italic", align="centre")
    return rest


# ------------------------------------------------------------------ the Personality card


def paint_personality(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the Personality card: its back, turning, or its face; or the number of cards in hand."""
    part, marks = props.part, props.highlights
    if props.holds:
        _hand_count(canvas, area, len(props.person.hand))
        return
    if part is None or not part.flipped:
        _shut(canvas, area)
        return
    share = props.shown.flips.get(props.seat, 1.0)
    wide = max(0.04, abs(1 - 2 * share)) * area.w
    if share < 0.5:
        rect = canvas.rect(area)
        shapes.squeezed(canvas, area, wide, art.scaled("london/frames/back-personality", max(1, rect.w), max(1, rect.h)))
        return
    trauma = PERSONALITIES[part.flipped].kind == "trauma"
    key = next((one for one in marks.legal if one[:2] == ("apply", props.seat)), None)
    edge = P.focus if key is not None else P.danger if trauma else props.colour
    spot = area.halfway_across(area.y, wide, area.h)
    canvas.box(spot, theme.TRAUMA if trauma else theme.TALENT, edge, width=(3, 3, 5)[marks.of(key)], radius=8)
    if wide >= area.w * 0.9:
        _face(canvas, spot.inset(10, 5), part.flipped, props, trauma=trauma)


def _shut(canvas: Canvas, area: Area) -> None:
    """Paint the place of a Personality card that is not flipped."""
    canvas.box(area, theme.DEEP, None, radius=8)
    shapes.dashed(canvas, area, theme.LINE, radius=8)
    side = min(46.0, area.h * 0.42)
    shapes.sign(canvas, "virtue", (area.centre[0], area.centre[1] - side * 0.3), side, theme.DULL)
    low = off_top(area, area.h / 2 + side * 0.3, 0)[1].inset(8, 0)
    shapes.fit(canvas, say("ui-ld-stage-shut"), low, 20, theme.FAINT, face="italic", align="centre")


def _hand_count(canvas: Canvas, area: Area, count: int) -> None:
    """Paint the number of cards in hand, when Personality cards are no longer flipped."""
    canvas.box(area, theme.DEEP, theme.LINE, radius=8)
    side = min(56.0, area.h * 0.62)
    spot, words = off_left(area.inset(14, 0), side * 0.88, 12)
    canvas.picture(shapes.back_of("confidence"), spot._replace(y=area.centre[1] - side / 2, h=side), alpha=255 if count else 90)
    colour = P.text if count else theme.FAINT
    shapes.prose(canvas, say("ui-ld-stage-hand", count=count), words._replace(w=words.w + 4), 22, colour)


def _face(canvas: Canvas, area: Area, card: str, props: CharacterProps, *, trauma: bool) -> None:
    """Paint the face of a Personality card: its kind if there is room, its name, and its icons or the result of a Trauma."""
    ink, second = (theme.BLUSH, theme.BLUSH) if trauma else (theme.INK, theme.BRONZE)
    if props.shown.trauma is not None:
        area = _trauma_die(canvas, area, props.shown.trauma)
    label, low = canvas.high(20, "italic"), min(38.0, area.h * 0.34)
    foot, title = off_bottom(area, low, 0)
    if canvas.tall(name(card), shapes.SMALL_NAME, area.w, "bold") <= title.h - label + 2:
        head, title = off_top(title, label, 0)
        kind = say("ui-ld-stage-trauma" if trauma else f"ui-ld-stage-{PERSONALITIES[card].kind}")
        shapes.fit(canvas, kind, head, 20, second, face="italic", align="centre")
    shapes.named(canvas, name(card), title, 23, ink)
    if trauma:
        shapes.sign(canvas, "unhinged", foot.centre, low * 0.9, theme.DREAD_RED)
    else:
        shapes.icons(canvas, foot, props.icons(PERSONALITIES[card].icons), low)


def _trauma_die(canvas: Canvas, area: Area, fallen: TraumaRoll) -> Area:
    """Paint the rolling Trauma die at the right of the card. Returns the rest of the card."""
    side = min(80.0, area.h * 0.78, area.w * 0.42)
    lift = 26 * abs(sin(fallen.share * 6.3)) * (1 - fallen.share)
    spot = area.x + area.w - side / 2, area.centre[1] - lift
    shapes.put(canvas, f"london/tokens/trauma-{fallen.face}", spot, side, round(430 * (1 - fallen.share) / 10) * 10 - 6)
    return area._replace(w=area.w - side - 6)


# ------------------------------------------------------------------ points


def paint_points(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the Action Points and their sources; in the Final Showdown the dice that were earned."""
    canvas.box(area, theme.HELD, theme.EDGE, width=2, radius=8)
    title, value, told = "ui-ld-stage-points", props.points, source_words(props.sources)
    if props.kind in ("", "showdown"):
        title, value, told = "ui-ld-stage-dice", props.person.dice, say("ui-ld-stage-earned")
    size = min(66.0, area.h * 0.8)
    wide = max(canvas.wide(str(value), size, "bold"), 40.0)
    number = Area(area.x + area.w - wide - 26, area.y - 4, wide + 10, area.h)
    shapes.fit(canvas, str(value), number, size, theme.CREAM, face="bold", align="centre")
    room = Area(area.x + 18, area.y + 6, number.x - area.x - 26, area.h - 12)
    first, low = off_top(room, min(room.h * 0.55, canvas.high(24, "title") + 4), 0)
    shapes.fit(canvas, say(title), first, 24, theme.GILT, face="title")
    shapes.fit(canvas, told, low, 21, P.muted)
