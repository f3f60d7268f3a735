"""The stage of one Character: who, what the player still has to do, icons and Personality card, points, dice, and what lies before the sheet."""

from collections.abc import Iterator
from math import sin
from typing import NamedTuple

import pygame

from game.rules.engine.secret import Seat
from game.rules.london.investigations.points import brought, matching
from game.rules.london.menace import weariness
from game.rules.london.state import Inquiry, Part, State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, PERSONALITIES
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import BLACK, Colour, mix, rgb
from game.ui.london import style
from game.ui.london.story import card_words
from game.ui.london.story.layout import Stage
from game.ui.london.story.panels import goods, shapes
from game.ui.london.story.panels.dice import felt
from game.ui.london.story.shown_state import Fallen, Marks, Shown
from game.ui.widgets.layout import off_top

P = style.P


BARE = 130.0
"""From so much bare room on a stage shows who stands there."""


class Played(NamedTuple):
    """What a stage is painted from: who, what it brings to what is investigated (None: it takes no part), and what has been shown."""

    t: State
    seat: Seat
    shown: Shown
    marks: Marks

    @property
    def part(self) -> Part | None:
        """What the Character brings."""
        return self.t.inquiry.parts.get(self.seat) if self.t.inquiry is not None else None

    @property
    def inquiry(self) -> Inquiry | None:
        """What it takes part in."""
        return self.t.inquiry if self.part is not None else None

    @property
    def colour(self) -> Colour:
        """The colour of its player."""
        return style.SEATS[self.seat].colour

    def counts(self, icon: str) -> bool:
        """Whether an icon is worth a point now."""
        return self.inquiry is None or self.inquiry.kind == "showdown" or matching(self.t, self.inquiry, [icon]) == 1


def paint(canvas: Canvas, t: State, shown: Shown, marks: Marks, seat: Seat, spots: Stage) -> None:
    """A stage as it is laid out: open, or a narrow strip where it has nothing but a head."""
    for _ in painting(canvas, t, shown, marks, seat, spots):
        pass


def painting(canvas: Canvas, t: State, shown: Shown, marks: Marks, seat: Seat, spots: Stage) -> Iterator[None]:
    """The same, a part with each step."""
    return (strip if spots.head == spots.area else whole)(canvas, spots, Played(t, seat, shown, marks))


def _state(played: Played) -> str:
    """What the player of a stage still has to do, in words."""
    t, seat, part = played.t, played.seat, played.part
    person = t.people[seat]
    if person.defeated:
        return say("ui-ld-stage-down")
    if t.phase == "endgame" and (t.inquiry is None or part is None):
        return say("ui-ld-stage-out" if person.out else "ui-ld-stage-in")
    if part is None or t.inquiry is None:
        return say("ui-ld-stage-elsewhere", place=say(f"short-{person.place}"))
    if part.rolled:
        return say("ui-ld-stage-rolled")
    if seat in (t.inquiry.acting, played.marks.acts):
        return say("ui-ld-stage-to-act")
    return say("ui-ld-stage-adds" if t.inquiry.kind in ("dread", "goon") else "ui-ld-stage-waits")


# ------------------------------------------------------------------ an open stage


def whole(canvas: Canvas, spots: Stage, played: Played) -> Iterator[None]:
    """An open stage, a part with each step."""
    acts = played.marks.acts == played.seat
    shapes.plate(canvas, spots.area, played.colour if acts else shapes.LINE, width=4 if acts else 2)
    _head(canvas, spots, played)
    yield
    _sheet(canvas, spots.sheet, played)
    if played.inquiry is not None and played.inquiry.kind in ("dread", "goon"):
        _added(canvas, spots.trait, played)
    elif spots.trait.h:
        personality(canvas, spots.trait, played)
    yield
    _points(canvas, spots.points, played)
    if spots.felt.h:
        felt(canvas, spots.felt, spots.dice, played.part, played.seat, played.shown, played.marks)
    yield
    goods.paint(canvas, spots, played.t, played.shown, played.marks, played.counts)
    yield
    used = (*spots.goods.values(), spots.felt, spots.points)
    _backdrop(canvas, spots.area, max(one.y + one.h for one in used if one.h) + 12, played)


def _backdrop(canvas: Canvas, area: Area, top: float, played: Played) -> None:
    """Who stands here, dimly lit, where a stage has nothing else to show below `top`."""
    person = played.t.people[played.seat]
    room = Area(area.x + 4, top, area.w - 8, area.y + area.h - 4 - top)
    rect = canvas.rect(room)
    if room.h >= BARE and not canvas.blind and not person.defeated:
        high = min(rect.h, round(rect.w * 1.25))
        canvas.surface.blit(_dim(f"london/portraits/{person.id}", rect.w, high), (rect.x, rect.bottom - high))


@keep(4)
def _dim(portrait: str, w: int, h: int) -> pygame.Surface:
    """A portrait that comes out of the dark, fainter towards its upper edge and its sides."""
    made = pygame.Surface((w, h), pygame.SRCALPHA)
    made.blit(art.covering(portrait, w, h, False, 0.3), (0, 0))
    made.fill((150, 128, 104), special_flags=pygame.BLEND_RGB_MULT)
    veil = pygame.Surface((w, h), pygame.SRCALPHA)
    small = pygame.Surface((24, 24), pygame.SRCALPHA)
    for y in range(24):
        for x in range(24):
            away = min(1.0, abs(x - 11.5) / 12) ** 3
            small.set_at((x, y), (255, 255, 255, round(150 * min(1.0, y / 14) * (1 - away))))
    veil.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0))
    made.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return made


def _head(canvas: Canvas, spots: Stage, played: Played) -> None:
    """Medallion, name, state, Conditions, and what Virtue does."""
    person, head = played.t.people[played.seat], spots.head
    chip = next(iter(spots.spends.values())).h if spots.spends else max(34.0, canvas.high(19) + 10)
    top = head._replace(h=head.h - chip - 8)
    side = min(112.0, top.h)
    focus = played.marks.focus == ("seat", played.seat)
    medal(canvas, played, (top.x + side / 2, top.centre[1]), side, focus=focus)
    words = Area(top.x + side + 16, top.y, top.w - side - 16, top.h)
    upper = max(38.0, canvas.high(34, "title"))
    y = words.y + max(0.0, (words.h - upper - canvas.high(24) - 4) / 2)
    shapes.fit(canvas, say(f"short-{person.id}"), Area(words.x, y, words.w, upper), 34, P.text, face="title")
    low = Area(words.x, y + upper, words.w, canvas.high(24) + 6)
    left = _conditions(canvas, low, played)
    acts = played.marks.acts == played.seat
    colour = style.P.accent if acts else shapes.pale(played.colour, 0.25)
    shapes.fit(canvas, _state(played), low._replace(w=left), 24, colour, face="italic")
    _virtue(canvas, Area(head.x, head.y + head.h - chip, head.w, chip), spots, played)


def medal(canvas: Canvas, played: Played, centre: tuple[float, float], side: float, *, focus: bool = False) -> None:
    """The medallion of a Character with the colour and the sign of the player; veiled where it is out of the game."""
    person = played.t.people[played.seat]
    if focus:
        canvas.circle(centre, side / 2 + 5, P.focus)
    elif ("seat", played.seat) in played.marks.legal:
        canvas.circle(centre, side / 2 + 4, mix(played.colour, BLACK, 0.3))
    canvas.circle(centre, side / 2 + 1, shapes.PIT)
    style.medal(canvas, person.id, played.seat, centre, side)
    spot = centre[0] + side * 0.36, centre[1] + side * 0.36
    canvas.circle(spot, side * 0.16 + 2, shapes.PIT)
    style.badge(canvas, played.seat, spot, side * 0.32)
    if person.defeated:
        style.sign(canvas, "cross", centre, side * 0.7, P.danger)


def _conditions(canvas: Canvas, line: Area, played: Played) -> float:
    """The Conditions at the end of a line, in words where there is room; returns how much of the line is left before them."""
    ill = played.t.people[played.seat].conditions
    if not ill:
        return line.w
    high, right = min(line.h, 34.0), line.x + line.w
    state = canvas.wide(_state(played), 24, "italic")
    named = sum(canvas.wide(name(one), 19, "bold") + high + 18 for one in ill) <= line.w - state - 8
    for one in reversed(ill):
        wide = canvas.wide(name(one), 19, "bold") + high + 14 if named else high
        spot = Area(right - wide, line.centre[1] - high / 2, wide, high)
        struck = played.shown.struck
        hit = struck is not None and struck[:2] == (played.seat, one) and struck[2] < 1
        canvas.box(spot, rgb("#3a1414"), P.focus if hit else P.danger, width=3 if hit else 1.8, radius=high / 2)
        style.sign(canvas, one, (spot.x + high / 2, spot.centre[1]), high * 0.66, style.DREAD_RED)
        if named:
            room = Area(spot.x + high, spot.y, wide - high - 8, high)
            shapes.fit(canvas, name(one), room, 19, shapes.BLUSH, face="bold")
        right -= wide + 6
    return max(20.0, right - line.x)


def _virtue(canvas: Canvas, line: Area, spots: Stage, played: Played) -> None:
    """The Virtue tokens with what each way of spending one does."""
    tokens = played.t.people[played.seat].virtue
    if not spots.spends:
        canvas.box(line, shapes.PIT, shapes.DULL, radius=line.h / 2)
        style.sign(canvas, "virtue", (line.x + line.h / 2 + 2, line.centre[1]), line.h * 0.6, shapes.DULL)
        shapes.fit(
            canvas,
            say("ui-ld-stage-no-virtue"),
            Area(line.x + line.h + 4, line.y, line.w - line.h - 14, line.h),
            20,
            shapes.FAINT,
        )
        return
    for number, (key, spot) in enumerate(spots.spends.items()):
        legal, focus = key in played.marks.legal, key == played.marks.focus
        edge = P.focus if focus or legal else shapes.LINE
        canvas.box(spot, shapes.LIT_FILL, edge, width=4 if focus else 2, radius=spot.h / 2)
        x = spot.x + 10
        side = spot.h * 0.62
        for _ in range(min(tokens, 3) if not number and spot.w > 200 else 1):
            style.sign(canvas, "virtue", (x + side / 2, spot.centre[1]), side, rgb("#f4efe0"))
            x += side * 1.15
        if tokens > (3 if not number and spot.w > 200 else 1):
            canvas.text(str(tokens), (x, spot.centre[1] - canvas.high(20, "bold") / 2), 20, shapes.GILT, face="bold")
            x += canvas.wide(str(tokens), 20, "bold") + 8
            canvas.line((x, spot.y + 8), (x, spot.y + spot.h - 8), shapes.EDGE, 1.5)
            x += 4
        room = Area(x + 4, spot.y + 2, spot.x + spot.w - x - 14, spot.h - 4)
        words = card_words.deed_words(card_words.deed_of(played.t, key))
        whole = say("ui-ld-stage-virtue", words=words)
        if len(spots.spends) > 1 or not goods.line(canvas, whole, room, 21, shapes.GILT, lines=1):
            goods.line(canvas, words, room, 21, shapes.GILT)


# ------------------------------------------------------------------ icons and the Personality card


def _sheet(canvas: Canvas, area: Area, played: Played) -> None:
    """The icons of the sheet: those that count lit, all of them struck through by a Trauma."""
    canvas.box(area, rgb("#1a120b"), shapes.LINE, radius=8)
    part = played.part
    silent = part is not None and part.silent
    label, rest = off_top(area.inset(6, 4), canvas.high(20, "italic") + 2, 0)
    shapes.fit(canvas, say("ui-ld-stage-sheet"), label, 20, P.muted, face="italic", align="centre")
    icons = [(one, played.counts(one)) for one in CHARACTERS[played.t.people[played.seat].id].icons]
    if rest.h < 66:
        shapes.icons(canvas, rest, icons, min(38.0, rest.w / 3.3), crossed=silent)
        return
    side = min(44.0, rest.h / 2.05)
    middle = rest.centre[0]
    for (icon, lit), (dx, dy) in zip(icons, ((0.0, -0.95), (-0.62, 0.05), (0.62, 0.05)), strict=True):
        spot = middle + dx * side, rest.centre[1] + (dy + 0.45) * side
        shapes.icon(canvas, icon, spot, side, lit=lit, crossed=silent)


def personality(canvas: Canvas, area: Area, played: Played) -> None:
    """The Personality card: its back, turning, or its face with its kind, its name and its icons."""
    part = played.part
    if played.t.phase == "endgame" and (played.inquiry is None or played.inquiry.kind == "showdown"):
        _held(canvas, area, played)
        return
    if part is None or not part.flipped:
        canvas.box(area, rgb("#1a120b"), None, radius=8)
        shapes.dashed(canvas, area, shapes.LINE, radius=8)
        side = min(46.0, area.h * 0.42)
        style.sign(canvas, "virtue", (area.centre[0], area.centre[1] - side * 0.3), side, shapes.DULL)
        low = Area(area.x, area.centre[1] + side * 0.3, area.w, area.y + area.h - area.centre[1] - side * 0.3)
        shapes.fit(canvas, say("ui-ld-stage-shut"), low.inset(8, 0), 20, shapes.FAINT, face="italic", align="centre")
        return
    share = played.shown.flips.get(played.seat, 1.0)
    wide = max(0.04, abs(1 - 2 * share)) * area.w
    spot = Area(area.centre[0] - wide / 2, area.y, wide, area.h)
    if share < 0.5:
        rect = canvas.rect(area)
        shapes.squeezed(canvas, area, wide, art.scaled("london/frames/back-personality", max(1, rect.w), max(1, rect.h)))
        return
    row = PERSONALITIES[part.flipped]
    trauma = row.kind == "trauma"
    fill = (rgb("#5a2428"), rgb("#3a1418")) if trauma else (rgb("#f0dfb6"), rgb("#d8bd84"))
    key = next((one for one in played.marks.legal if one[:2] == ("apply", played.seat)), None)
    focus = key is not None and played.marks.focus == key
    edge = P.focus if focus or key is not None else P.danger if trauma else played.colour
    canvas.box(spot, fill, edge, width=5 if focus else 3, radius=8)
    if spot.w < area.w * 0.9:
        return
    _face(canvas, spot.inset(10, 5), part.flipped, played, trauma=trauma)


def _held(canvas: Canvas, area: Area, played: Played) -> None:
    """How many cards a Character holds, where none is flipped any more."""
    canvas.box(area, rgb("#1a120b"), shapes.LINE, radius=8)
    count, side = len(played.t.people[played.seat].hand), min(56.0, area.h * 0.62)
    spot = Area(area.x + 14, area.centre[1] - side / 2, side * 0.88, side)
    canvas.picture(style.back_of("confidence"), spot, alpha=255 if count else 90)
    words = Area(spot.x + spot.w + 12, area.y, area.x + area.w - spot.x - spot.w - 22, area.h)
    shapes.prose(canvas, say("ui-ld-stage-hand", count=count), words, 22, P.text if count else shapes.FAINT)


def _face(canvas: Canvas, area: Area, card: str, played: Played, *, trauma: bool) -> None:
    """The face of a Personality card: what kind it is, where there is room for that, its name, its icons or what a Trauma has come to."""
    row, ink = PERSONALITIES[card], shapes.BLUSH if trauma else style.INK
    fallen = played.shown.trauma if played.shown.trauma is not None and played.shown.trauma.seat == played.seat else None
    if fallen is not None:
        area = _die(canvas, area, fallen)
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
        shapes.icons(canvas, foot, [(one, played.counts(one)) for one in row.icons], low)


def _die(canvas: Canvas, area: Area, fallen: Fallen) -> Area:
    """The Trauma die at the right of the card: it springs and turns until it lies; returns what is left of the card."""
    side = min(80.0, area.h * 0.78, area.w * 0.42)
    lift = 26 * abs(sin(fallen.share * 6.3)) * (1 - fallen.share)
    spot = area.x + area.w - side / 2, area.centre[1] - lift
    shapes.put(canvas, f"london/tokens/trauma-{fallen.face}", spot, side, round(430 * (1 - fallen.share) / 10) * 10 - 6)
    return area._replace(w=area.w - side - 6)


def _added(canvas: Canvas, area: Area, played: Played) -> None:
    """The icons that cards and Items have added."""
    part = played.part
    canvas.box(area, rgb("#1a120b"), shapes.LINE, radius=8)
    label, rest = off_top(area.inset(8, 4), canvas.high(20, "italic") + 2, 0)
    shapes.fit(canvas, say("ui-ld-stage-added"), label, 20, P.muted, face="italic", align="centre")
    icons = [(one, played.counts(one)) for one in part.icons] if part is not None else []
    if not icons:
        shapes.fit(canvas, say("ui-ld-stage-added-none"), rest, 20, shapes.FAINT, face="italic", align="centre")
        return
    across = 6
    lines = [icons[start : start + across] for start in range(0, len(icons), across)]
    high = rest.h / len(lines)
    for number, line in enumerate(lines):
        shapes.icons(canvas, Area(rest.x, rest.y + number * high, rest.w, high), line, min(40.0, high - 2))


# ------------------------------------------------------------------ points


def _points(canvas: Canvas, area: Area, played: Played) -> None:
    """The Action Points and what they are made of; in the Final Showdown the dice that were earned."""
    person, inquiry = played.t.people[played.seat], played.inquiry
    dice = inquiry is None or inquiry.kind == "showdown"
    canvas.box(area, shapes.HELD, shapes.EDGE, width=2, radius=8)
    value = str(person.dice if dice else played.shown.of(played.t, played.seat))
    size = min(66.0, area.h * 0.8)
    wide = max(canvas.wide(value, size, "bold"), 40.0)
    number = Area(area.x + area.w - wide - 26, area.y - 4, wide + 10, area.h)
    shapes.fit(canvas, value, number, size, shapes.CREAM, face="bold", align="centre")
    room = Area(area.x + 18, area.y + 6, number.x - area.x - 26, area.h - 12)
    first = min(room.h * 0.55, canvas.high(24, "title") + 4)
    title = say("ui-ld-stage-dice" if dice else "ui-ld-stage-points")
    shapes.fit(canvas, title, room._replace(h=first), 24, shapes.GILT, face="title")
    low = Area(room.x, room.y + first, room.w, room.h - first)
    words = say("ui-ld-stage-earned") if dice else made_of(played)
    shapes.fit(canvas, words, low, 21, P.muted)


def made_of(played: Played) -> str:
    """Where the points come from, in words: "sheet 2 · card 1"."""
    t, seat, inquiry, part = played.t, played.seat, played.inquiry, played.part
    if inquiry is None or part is None:
        return ""
    person = t.people[seat]
    sheet = [] if part.silent else list(CHARACTERS[person.id].icons)
    card = list(PERSONALITIES[part.flipped].icons) if part.flipped else []
    friends = [icon for ally in person.allies for icon in ALLIES[ally].icons]
    assert len(brought(t, inquiry, seat)) == len(sheet) + len(card) + len(friends) + len(part.icons), "every icon has its source"
    counted = {
        "sheet": matching(t, inquiry, sheet), "card": matching(t, inquiry, card), "allies": matching(t, inquiry, friends),
        "added": matching(t, inquiry, part.icons),
    }  # fmt: skip
    words = [say(f"ui-ld-stage-from-{what}", count=count) for what, count in counted.items() if count or what == "sheet"]
    tired = weariness(t, inquiry, seat)
    return " · ".join([*words, *([say("ui-ld-stage-weary", count=tired)] if tired else [])])


# ------------------------------------------------------------------ a strip


def strip(canvas: Canvas, spots: Stage, played: Played) -> Iterator[None]:
    """A narrow stage: medallion, name, state, points or dice, icons, Virtue and what is owned, one below the other."""
    area, person, part = spots.area, played.t.people[played.seat], played.part
    acts = played.marks.acts == played.seat
    legal, focus = ("seat", played.seat) in played.marks.legal, ("seat", played.seat) == played.marks.focus
    edge = P.focus if focus else played.colour if acts or legal else shapes.LINE
    shapes.plate(canvas, area, edge, width=5 if focus else 3 if acts or legal else 2)
    inner = area.inset(8, 14)
    side = min(inner.w - 4, 96.0)
    medal(canvas, played, (inner.centre[0], inner.y + side / 2), side)
    y = inner.y + side + 6
    for words, size, face, colour in (
        (say(f"short-{person.id}"), 23.0, "title", P.text),
        (_state(played), 20.0, "italic", shapes.pale(played.colour, 0.25)),
    ):
        high = canvas.high(size, face) + 4
        shapes.fit(canvas, words, Area(inner.x, y, inner.w, high), size, colour, face=face, align="centre")
        y += high
    yield
    shapes.rule(canvas, inner.x, y + 5, inner.w)
    y = _strip_icons(canvas, inner._replace(y=y + 12), played)
    if part is not None:
        y = _strip_points(canvas, inner._replace(y=y + 4), played, part)
    _strip_rest(canvas, Area(inner.x, y + 4, inner.w, inner.y + inner.h - y - 4), played, spots.area)


def _strip_icons(canvas: Canvas, area: Area, played: Played) -> float:
    """Icons of the sheet, then those of the Personality card and those added; returns where they end."""
    part, side = played.part, min(30.0, area.w / 3.4)
    sheet = [(one, played.counts(one)) for one in CHARACTERS[played.t.people[played.seat].id].icons]
    shapes.icons(canvas, area._replace(h=side), sheet, side, crossed=part is not None and part.silent)
    y = area.y + side + 6
    if part is not None:
        more = [*(PERSONALITIES[part.flipped].icons if part.flipped else []), *part.icons]
        if more:
            shapes.icons(canvas, area._replace(y=y, h=side), [(one, played.counts(one)) for one in more], side)
            y += side + 6
    return y


def _strip_points(canvas: Canvas, area: Area, played: Played, part: Part) -> float:
    """The points, or once they are rolled the FISTs; returns where they end."""
    high = 58.0
    box = area._replace(h=high)
    canvas.box(box, shapes.HELD, shapes.EDGE, radius=8)
    if part.rolled or (played.inquiry is not None and played.inquiry.kind == "showdown"):
        _, fists = played.shown.dice(played.t, played.seat)
        words, sign = str(fists), "fist"
    else:
        words, sign = str(played.shown.of(played.t, played.seat)), ""
    mark = 30.0 if sign else 0.0
    wide = canvas.wide(words, 42, "bold") + mark
    if sign:
        style.sign(canvas, sign, (box.centre[0] - wide / 2 + 12, box.centre[1]), 30, shapes.ROSE)
    shapes.fit(
        canvas, words, Area(box.centre[0] - wide / 2 + mark, box.y - 2, wide - mark + 4, high), 42, shapes.CREAM, face="bold"
    )
    return area.y + high + 4


def _strip_rest(canvas: Canvas, area: Area, played: Played, strip_area: Area) -> None:
    """Virtue, Conditions, Allies, Items and Secrets as small pictures, as many as find room."""
    person = played.t.people[played.seat]
    wide = min(54.0, (area.w - 6) / 2)
    marks: list[tuple[str, object]] = [("virtue", person.virtue)] if person.virtue else []
    marks += [("ill", one) for one in person.conditions]
    marks += [("ally", one) for one in person.allies] + [("secret", one) for one in person.secrets]
    marks += [("tilted" if item.tilted else "item", item.id) for item in person.items]
    for number, (what, which) in enumerate(marks):
        spot = Area(area.x + number % 2 * (area.w - wide), area.y + number // 2 * (wide + 6), wide, wide)
        if spot.y + wide > area.y + area.h + 1:
            break
        if what == "virtue":
            style.sign(canvas, "virtue", (spot.centre[0] - 8, spot.centre[1]), wide * 0.6, rgb("#f4efe0"))
            shapes.fit(canvas, str(which), Area(spot.x + wide * 0.62, spot.y, wide * 0.4, wide), 24, shapes.GILT, face="bold")
        elif what == "ill":
            canvas.circle(spot.centre, wide * 0.42, rgb("#3a1414"))
            canvas.circle(spot.centre, wide * 0.42, P.danger, 2)
            style.sign(canvas, str(which), spot.centre, wide * 0.5, style.DREAD_RED)
        else:
            goods.disc(canvas, str(which), spot.centre, wide * 0.9, ready=what != "tilted")
    rows = -(-len(marks) // 2)
    _backdrop(canvas, strip_area, area.y + rows * (wide + 6) + 12, played)
