"""Painting the cabinet: boxes, candle light, the strip about the chosen box, the match that goes on, the plates."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.storage.replays import Summary
from game.text import say
from game.ui.draw import art, candles, fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.text_recorder import text_recorder
from game.ui.draw.theme import BLACK, CABINET, GOLD_LOW, INK, Colour, mix, rgb
from game.ui.scene.context import AppContext
from game.ui.scene.match_names import Words, turn
from game.ui.screens.menu import layout as place
from game.ui.screens.menu.layout import GROWN, Cabinet
from game.ui.start import STAGED
from game.ui.widgets.controls import button, button_size, focus_frame, hints
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_left, off_right

if TYPE_CHECKING:
    from game.ui.screens.menu.scene import MenuScene

P = CABINET
TITLES = {"ravenloft": rgb("#e9dff7"), "terrorscape": rgb("#e6f3ee"), "london": rgb("#f6e2b4"), "dungeonville": INK}
SIDES = {"ravenloft": rgb("#1c1436"), "terrorscape": rgb("#0c2027"), "london": rgb("#3a2a16"), "dungeonville": rgb("#6d6146")}
SIDE = 15.0
GILT = (rgb("#fffbe4"), rgb("#ffe9a6"), rgb("#f0c35c"), rgb("#d89a3c"), rgb("#c07f2c"))
"""Gold from the top of a letter to its foot."""


@dataclass
class Look:
    """What is painted once for a window."""

    kept: dict[str, tuple[Hashable, pygame.Surface]] = field(default_factory=dict)

    def keep(self, name: str, key: Hashable) -> pygame.Surface | None:
        """What was kept under a name, if it is still right."""
        found = self.kept.get(name)
        return found[1] if found is not None and found[0] == key and text_recorder.notes is None else None

    def wood(self, canvas: Canvas, lay: Cabinet) -> pygame.Surface:
        """The cabinet with the light that does not waver."""
        key = (canvas.window, canvas.scale, canvas.look, lay)
        made = self.keep("wood", key)
        if made is None:
            made = place.wood(canvas, lay)
            lit = Canvas(made, canvas.window, canvas.letter, zoom=canvas.zoom, look=canvas.look)
            for candle in lay.candles:
                candles.steady(lit, candle, strength=0.4 if candle.kind == "low" else 0.62)
            _head(lit, lay)
            self.kept["wood"] = (key, made)
        return made

    def box(self, canvas: Canvas, game: str, area: Area, *, chosen: bool) -> tuple[pygame.Surface, pygame.Rect]:
        """A box with its side and its title."""
        rect = canvas.rect(Area(area.x - 6, area.y - 6, area.w + SIDE + 14, area.h + 18))
        key = (rect.x, rect.y, rect.w, rect.h, canvas.scale, canvas.letter, canvas.look)
        named = f"{game}-{chosen}"
        made = self.keep(named, key)
        if made is None:
            made = pygame.Surface(rect.size, pygame.SRCALPHA)
            _box(Canvas(made, canvas.window, canvas.letter, rect.topleft, canvas.zoom, canvas.look), game, area)
            self.kept[named] = (key, made)
        return made, rect


def paint(scene: "MenuScene", canvas: Canvas) -> None:
    """Draw everything over the wood."""
    lay = scene.layout
    assert lay is not None
    on_shelf(scene, canvas, lay)
    strip(scene, canvas, lay.strip)
    for item in scene.focus.targets:
        focused = scene.focused(item.key)
        if item.key == "continue":
            carry(scene, canvas, item, focused=focused)
        elif item.group == "plates":
            note = scene.note(str(item.key)) if lay.notes else ""
            button(canvas, item.area, item.label, P, note=note, focused=focused, size=25)
    if lay.hints.h > 40:
        cap = scene.context.input.cap
        pairs = [(cap("left", "right"), say("ui-do-box")), (cap("down"), say("ui-do-plates"))]
        pairs += [
            (cap("take"), say("ui-do-take")),
            (cap("rulebook"), say("ui-menu-rulebook")),
            (cap("full-screen"), say("ui-do-full-screen")),
        ]
        hints(canvas, lay.hints.x + lay.hints.w, lay.hints.y + 2, pairs, P)


def waver(scene: "MenuScene", canvas: Canvas) -> list[pygame.Rect]:
    """Draw anew only what the candles light; return where that is, in pixels."""
    lay = scene.layout
    assert lay is not None
    wood = scene.look.wood(canvas, lay)
    lit = regions(lay, lay.feet + lay.shelf)
    for region in lit:
        with canvas.clip(region):
            canvas.surface.blit(wood, (0, 0))
            on_shelf(scene, canvas, lay)
    return [canvas.rect(region).clip(canvas.surface.get_rect()) for region in lit]


def regions(lay: Cabinet, bottom: float) -> list[Area]:
    """What the candles light, as areas that do not overlap: those of the left and those of the right."""
    middle = lay.boxes[2].x - (lay.boxes[2].x - lay.boxes[1].x - lay.boxes[1].w) / 2
    left = [candle.region for candle in lay.candles if candle.x < middle]
    right = [candle.region for candle in lay.candles if candle.x >= middle]
    found = []
    for group, low, high in ((left, -1e6, middle), (right, middle, 1e6)):
        x = max(low, min(area.x for area in group))
        end = min(high, max(area.x + area.w for area in group))
        y = min(area.y for area in group) - 40
        found.append(Area(x, y, end - x, bottom - y))
    return found


# ------------------------------------------------------------------ on the shelf


def _head(canvas: Canvas, lay: Cabinet) -> None:
    """The title in gold, with its line."""
    room = canvas.room
    line = canvas.high(24, "italic")
    size = min(120.0, (lay.cornice * 0.86 - line) / canvas.high(100, "title") * 100)
    words = say("dreadhouse").upper()
    while size > 24 and canvas.wide(words, size, "title") * 1.25 > room.w * 0.62:
        size -= 2
    gold, shade = gilded(words, canvas.size(size))
    top = max(lay.cornice * 0.04, (lay.cornice * 0.86 - line - canvas.high(size, "title")) / 2)
    x, y = canvas.point(room.w / 2, top)
    x -= gold.get_width() // 2
    deep = (shade.get_width() - gold.get_width()) // 2
    canvas.surface.blit(shade, (x - deep, y - deep + gold.get_height() // 26))
    canvas.surface.blit(gold, (x, y))
    below = top + canvas.high(size, "title") * 0.98
    if below + line <= lay.cornice:
        canvas.text(say("ui-cabinet"), (room.w / 2, below), 24, mix(P.muted, P.title, 0.4), face="italic", align="centre")
    wide = gold.get_width() / canvas.scale
    for sign in (-1, 1):
        start, end = room.w / 2 + sign * (wide / 2 + 50), room.w / 2 + sign * min(wide / 2 + 210, room.w / 2 - 24)
        if abs(end - start) > 30 and abs(end - room.w / 2) > abs(start - room.w / 2):
            level = top + canvas.high(size, "title") * 0.5
            canvas.line((start, level), (end, level), GOLD_LOW, 2)
            d = 7
            canvas.shape([(start, level - d), (start + d, level), (start, level + d), (start - d, level)], P.accent)


@lru_cache(maxsize=4)
def gilded(words: str, pixels: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Words in gold, letter by letter: light above, deeper towards the foot, with a bright upper rim; and their soft shadow, which is wider."""
    gap = max(1, round(pixels * 0.1))
    letters = [fonts.render("title", pixels, letter, (255, 255, 255)) for letter in words]
    size = (sum(letter.get_width() + gap for letter in letters) - gap, letters[0].get_height())
    gold, x = pygame.Surface(size, pygame.SRCALPHA), 0
    for letter in letters:
        gold.blit(letter, (x, 0))
        x += letter.get_width() + gap
    letters_alone, wide = gold.copy(), max(2, size[1] // 9)
    shade = pygame.Surface((size[0] + 2 * wide, size[1] + 2 * wide), pygame.SRCALPHA)
    shade.fill((14, 6, 2, 0))
    for _ in range(2):  # denser than one layer of letters
        shade.blit(letters_alone, (wide, wide))
    shade = pygame.transform.gaussian_blur(shade, max(1, wide // 3))
    shade.fill((14, 6, 2), special_flags=pygame.BLEND_RGB_MULT)
    column = pygame.Surface((1, len(GILT)))
    for row, colour in enumerate(GILT):
        column.set_at((0, row), colour)
    tall = letters_alone.get_bounding_rect()
    gold.blit(pygame.transform.smoothscale(column, (size[0], tall.h)), (0, tall.y), special_flags=pygame.BLEND_RGB_MULT)
    rim = letters_alone  # what of the letters lies above the same letters a little lower
    rim.blit(rim.copy(), (1, max(1, size[1] // 56)), special_flags=pygame.BLEND_RGBA_SUB)
    rim.fill((*GILT[0], 0), special_flags=pygame.BLEND_RGBA_ADD)
    gold.blit(rim, (0, 0))
    return gold, shade


def on_shelf(scene: "MenuScene", canvas: Canvas, lay: Cabinet) -> None:
    """Boxes, candles and their light; the chosen box stands in front."""
    chosen: Target | None = None
    for item in scene.focus.targets:
        if item.group == "boxes":
            if item.key == scene.focus.current:
                chosen = item
            else:
                _stand(scene, canvas, item, item.area, lit=False)
    canvas.picture("ui/d20", lay.die)
    if chosen is not None:
        area = chosen.area
        grown = Area(area.x - area.w * (GROWN - 1) / 2, area.y - area.h * (GROWN - 1), area.w * GROWN, area.h * GROWN)
        _stand(scene, canvas, chosen, grown, lit=True)
    still = not scene.context.settings.wavers
    for number, candle in enumerate(lay.candles):
        candles.body(canvas, candle)
        step = candles.LEVELS // 2 if still or not scene.levels else scene.levels[number]
        candles.wavering(canvas, candle, step)
    for candle in lay.candles:
        candles.flame(canvas, candle, scene.time, still=still)


def _stand(scene: "MenuScene", canvas: Canvas, item: Target, area: Area, *, lit: bool) -> None:
    game = item.key[1] if isinstance(item.key, tuple) else ""
    made, rect = scene.look.box(canvas, game, area, chosen=lit)
    canvas.surface.blit(made, rect)
    if lit:
        focus_frame(canvas, area, P)


def _box(canvas: Canvas, game: str, area: Area) -> None:
    """Its shadow, its side, its lid and its title; over a closed one a veil and a sign that says so."""
    deep = SIDE * area.h / 472
    canvas.box(Area(area.x - 4, area.y + area.h - 8, area.w + deep + 10, 16), BLACK, radius=8, alpha=150)
    right, low = area.x + area.w, area.y + area.h
    side = [(right - 1, area.y + 1), (right + deep, area.y + deep * 0.7), (right + deep, low - deep * 0.25), (right - 1, low - 1)]
    canvas.shape(side, SIDES[game], mix(SIDES[game], BLACK, 0.5))
    canvas.picture(f"ui/box-{game}", area)
    closed = game not in STAGED
    if closed:
        canvas.veil(area, BLACK, 118, radius=2)
    words = list(reversed(say(f"game-{game}").upper().split(" ")))
    size = 33 * area.w / 320 / canvas.letter
    step = canvas.high(size, "title") * 0.92
    for line, word in enumerate(words):
        fit = size
        while fit > 12 and canvas.wide(word, fit, "title") > area.w - 30:
            fit -= 1
        y = low - area.h * 0.055 - canvas.high(fit, "title") - line * step
        ink = TITLES[game] == INK and not closed  # on its bright lid; not under the veil
        colour = P.text if closed and TITLES[game] == INK else TITLES[game]
        canvas.text(word, (area.centre[0], y), fit, colour, face="title", align="centre", halo=not ink)
    if closed:
        _closed(canvas, area)


def _closed(canvas: Canvas, area: Area) -> None:
    """A plate with a lock: this box does not open yet."""
    words, size = say("ui-not-built"), 21.0
    while size > 12 and canvas.wide(words, size) + 56 > area.w - 16:
        size -= 1
    high = max(34.0, canvas.high(size) + 12)
    room = area.w - 60
    words = words if canvas.wide(words, size) <= room else ""  # the strip below says it of the box in front
    wide = min(area.w - 12, canvas.wide(words, size) + 66) if words else 48.0
    sign = Area(area.centre[0] - wide / 2, area.y + area.h * 0.1, wide, high)
    canvas.line((sign.x + 8, area.y + 4), (sign.x + 8, sign.y + 4), GOLD_LOW, 2)
    canvas.line((sign.x + wide - 8, area.y + 4), (sign.x + wide - 8, sign.y + 4), GOLD_LOW, 2)
    canvas.box(sign.moved(2, 4), BLACK, radius=6, alpha=140)
    canvas.box(sign, (rgb("#3a2718"), rgb("#1c120a")), GOLD_LOW, radius=6)
    canvas.picture("ui/lock", Area(sign.x + 10, sign.centre[1] - 14, 28, 28))
    if words:
        canvas.within(words, Area(sign.x + 42, sign.y, wide - 48, high), size, P.text, align="centre", margin=2)


# ------------------------------------------------------------------ below the shelf


def door_width(canvas: Canvas, context: AppContext) -> float:
    """How wide the button is that opens the chosen box."""
    return button_size(canvas, say("ui-open-box"), key=context.input.cap("take"), size=25)[0] + 10


def strip(scene: "MenuScene", canvas: Canvas, area: Area) -> None:
    """What the chosen box is about, or what there is to say."""
    canvas.box(area, mix(P.panel_low, BLACK, 0.3), P.line, alpha=235)
    if scene.message:
        canvas.paragraph(scene.message, area.inset(24, 6), 23, P.text, middle=True)
        return
    door = next((item for item in scene.focus.targets if item.key == "open"), None)
    rest = area.inset(24, 4)
    if door is not None:
        cap = scene.context.input.cap("take")
        button(canvas, door.area, door.label, P, key=cap, primary=True, focused=scene.focused("open"), size=25)
        rest = Area(rest.x, rest.y, door.area.x - 20 - rest.x, rest.h)
    else:
        words = say("ui-not-built")
        wide = canvas.wide(words, 23, "bold") + 44
        sign, rest = off_right(rest, wide, 20)
        canvas.picture("ui/lock", Area(sign.x, sign.centre[1] - 15, 30, 30))
        canvas.within(words, Area(sign.x + 36, sign.y, sign.w - 36, sign.h), 23, P.accent, face="bold", align="left")
    game = scene.box
    about = say(f"ui-about-{game}")
    wide = max(canvas.wide(say(f"game-{game}"), 30, "title"), canvas.wide(about, 21, "italic")) + 24
    first, second = canvas.high(30, "title"), canvas.high(21)
    top = rest.y + (rest.h - first - second) / 2
    facts = [(say(f"ui-strip-{what}"), say(f"ui-strip-{what}-{game}")) for what in ("seats", "time", "mood")]
    needed = sum(max(canvas.wide(label, 19), canvas.wide(fact, 24, "bold")) + 30 for label, fact in facts)
    left, right = off_left(rest, wide, 10)
    if needed > right.w:
        about, left = ", ".join(fact for _label, fact in facts), rest
    title = canvas.fitting(say(f"game-{game}"), 30, left.w, "title", 0.4)
    canvas.text(say(f"game-{game}"), (left.x, top), title, P.title, face="title", room=left.w)
    canvas.text(
        about, (left.x, top + first), canvas.fitting(about, 21, left.w, "italic", 0.4), P.muted, face="italic", room=left.w
    )
    if needed <= right.w:
        _facts(canvas, right, facts)


def _facts(canvas: Canvas, area: Area, facts: list[tuple[str, str]]) -> None:
    first, second = canvas.high(19), canvas.high(24)
    top = area.y + (area.h - first - second) / 2
    for (label, fact), spot in zip(facts, place.facts(area), strict=True):
        canvas.line((spot.x - 8, area.y + 10), (spot.x - 8, area.y + area.h - 10), mix(P.line, BLACK, 0.4), 1.5)
        canvas.text(label, (spot.x + 10, top), 19, P.muted)
        canvas.text(fact, (spot.x + 10, top + first), 24, P.text, face="bold", room=spot.w - 16)


def carry(scene: "MenuScene", canvas: Canvas, item: Target, *, focused: bool) -> None:
    """The match that goes on: a picture of where it stands, and what it is about."""
    area, off = item.area, item.refused
    if focused:
        canvas.glow(area, P.accent, spread=14)
    canvas.box(area, (mix(P.panel, P.line, 0.25), P.panel), P.focus if focused else P.line, width=3.5 if focused else 1.5)
    if scene.about is None:
        high = canvas.high(25) + canvas.high(19)
        y = area.y + (area.h - high) / 2
        canvas.text(item.label, (area.x + 24, y), 25, P.muted if off else P.text, face="bold", room=area.w - 40)
        canvas.text(say("ui-menu-continue-none"), (area.x + 24, y + canvas.high(25)), 19, P.muted, room=area.w - 40)
        return
    picture, words = place.halves(area)
    seen = scene.glimpse.picture if scene.glimpse is not None else None
    rect = canvas.rect(picture)
    if seen is not None:
        canvas.surface.blit(_framed(scene.look, seen, rect.size), rect)
    else:  # it is on its way
        scene_of = f"{scene.about.game}/cards/{scene.about.adventure}"
        canvas.picture(scene_of if art.has(scene_of) else f"ui/box-{scene.about.game}", picture, cover=True)
    canvas.frame(picture, GOLD_LOW, width=2, radius=4)
    _told(canvas, words, item.label, scene.about, scene.glimpse.words if scene.glimpse is not None else None)


def _framed(look: Look, seen: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The picture at its final size, cut to its frame."""
    made = look.keep("seen", (id(seen), size))
    if made is None:
        share = max(size[0] / seen.get_width(), size[1] / seen.get_height())
        whole = pygame.transform.smoothscale(
            seen, (max(size[0], round(seen.get_width() * share)), max(size[1], round(seen.get_height() * share)))
        )
        cut = pygame.Rect((whole.get_width() - size[0]) // 2, (whole.get_height() - size[1]) // 2, *size)
        made = whole.subsurface(cut).copy()
        look.kept["seen"] = ((id(seen), size), made)
    return made


def _told(canvas: Canvas, area: Area, label: str, told: Summary, words: Words | None) -> None:
    """Adventure, turn, hour, heroes: as many lines as have room, the weightier first. Names come with the picture."""
    at = told.when
    month = say(f"ui-month-{at.month}")
    when = say("ui-carry-when", day=at.day, month=month, hour=f"{at.hour:02}", minute=f"{at.minute:02}")
    now = turn(told, words)
    lines: list[tuple[int, str, float, str, Colour]] = [(0, label, 25, "bold", P.text), (2, now, 20, "text", P.accent)]
    if words is not None:
        lines.append((1, words.of(told.adventure), 20, "text", P.text))
    lines.append((4, when, 19, "text", P.muted))
    if words is not None and tuple(told.heroes) != (told.hero,):  # a Hero who is alone has been named
        lines.append((3, ", ".join(map(words.of, told.heroes)), 19, "text", P.muted))
    while len(lines) > 1 and sum(canvas.high(size, face) for _, _, size, face, _ in lines) > area.h:
        lines.pop()
    y = area.y + (area.h - sum(canvas.high(size, face) for _, _, size, face, _ in lines)) / 2
    for _, line, size, face, colour in sorted(lines):
        canvas.text(line, (area.x, y), size, colour, face=face, room=area.w)
        y += canvas.high(size, face)
