"""Painting the menu: the strip about the chosen box, the buttons, and what flickering candles change."""

import pygame

from game.storage.replays import Summary
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CABINET, GOLD_LOW, Colour, mix
from game.ui.scene.context import AppContext, NameTable, turn
from game.ui.screens.menu import shelf
from game.ui.screens.menu.shelf import MenuLayout, MenuView, PictureCache, paint_shelf, wood
from game.ui.widgets.controls import button, button_size, hints
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_left

P = CABINET


def door_width(canvas: Canvas, context: AppContext) -> float:
    """The width of the button that opens the chosen box."""
    return button_size(canvas, say("ui-open-box"), key=context.input.cap("take"), size=25)[0] + 10


def paint_strip(menu: MenuView, canvas: Canvas, area: Area) -> None:
    """Paint the facts of the chosen box, or the message if there is one."""
    canvas.box(area, mix(P.panel_low, BLACK, 0.3), P.line, alpha=235)
    if menu.message:
        canvas.paragraph(menu.message, area.inset(24, 6), 23, P.text, middle=True)
        return
    door = next(item for item in menu.focus.targets if item.key == "open")
    cap = menu.context.input.cap("take")
    button(canvas, door.area, door.label, P, key=cap, primary=True, focused=menu.focused("open"), size=25)
    rest = Area(area.x + 24, area.y + 4, door.area.x - area.x - 44, area.h - 8)
    game = menu.box
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
    for (label, fact), spot in zip(facts, shelf.facts(area), strict=True):
        canvas.line((spot.x - 8, area.y + 10), (spot.x - 8, area.y + area.h - 10), mix(P.line, BLACK, 0.4), 1.5)
        canvas.text(label, (spot.x + 10, top), 19, P.muted)
        canvas.text(fact, (spot.x + 10, top + first), 24, P.text, face="bold", room=spot.w - 16)


def paint_continue(menu: MenuView, canvas: Canvas, item: Target, *, focused: bool) -> None:
    """Paint the button that continues the newest match: its thumbnail and its summary."""
    area, off = item.area, item.refused
    if area.h < canvas.high(25) + canvas.high(19):
        button(canvas, area, item.label, P, focused=focused, off=off, size=25)
        return
    if focused:
        canvas.glow(area, P.accent, spread=14)
    canvas.box(area, (mix(P.panel, P.line, 0.25), P.panel), P.focus if focused else P.line, width=3.5 if focused else 1.5)
    if menu.about is None:
        high = canvas.high(25) + canvas.high(19)
        y = area.y + (area.h - high) / 2
        canvas.text(item.label, (area.x + 24, y), 25, P.muted if off else P.text, face="bold", room=area.w - 40)
        canvas.text(say("ui-menu-continue-none"), (area.x + 24, y + canvas.high(25)), 19, P.muted, room=area.w - 40)
        return
    picture, words = shelf.halves(area)
    seen = menu.thumbnail.picture if menu.thumbnail is not None else None
    rect = canvas.rect(picture)
    if seen is not None:
        canvas.surface.blit(_framed(menu.pictures, seen, rect.size), rect)
    else:  # it is not ready yet
        picture_of = f"{menu.about.game}/cards/{menu.about.title}"
        canvas.picture(picture_of if art.has(picture_of) else f"ui/box-{menu.about.game}", picture, cover=True)
    canvas.frame(picture, GOLD_LOW, width=2, radius=4)
    _paint_summary(canvas, words, item.label, menu.about, menu.thumbnail.words if menu.thumbnail is not None else None)


def _framed(pictures: PictureCache, seen: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The thumbnail at its final size, cut to its frame."""

    def made() -> pygame.Surface:
        share = max(size[0] / seen.get_width(), size[1] / seen.get_height())
        whole = pygame.transform.smoothscale(
            seen, (max(size[0], round(seen.get_width() * share)), max(size[1], round(seen.get_height() * share)))
        )
        cut = pygame.Rect((whole.get_width() - size[0]) // 2, (whole.get_height() - size[1]) // 2, *size)
        return whole.subsurface(cut).copy()

    return pictures.get("thumbnail", (id(seen), size), made)


def _paint_summary(canvas: Canvas, area: Area, label: str, match: Summary, words: NameTable | None) -> None:
    """Paint adventure, turn, time and heroes: as many lines as there is room for, in order of weight. Names come with the thumbnail."""
    at = match.when
    month = say(f"ui-month-{at.month}")
    when = say("ui-carry-when", day=at.day, month=month, hour=f"{at.hour:02}", minute=f"{at.minute:02}")
    now = turn(match, words)
    lines: list[tuple[int, str, float, str, Colour]] = [(0, label, 25, "bold", P.text), (2, now, 20, "text", P.accent)]
    if words is not None:
        lines.append((1, words.of(match.title), 20, "text", P.text))
    lines.append((4, when, 19, "text", P.muted))
    if words is not None and match.characters != (match.taker,):  # a single Hero is already named
        lines.append((3, ", ".join(map(words.of, match.characters)), 19, "text", P.muted))
    while len(lines) > 1 and sum(canvas.high(size, face) for _, _, size, face, _ in lines) > area.h:
        lines.pop()
    y = area.y + (area.h - sum(canvas.high(size, face) for _, _, size, face, _ in lines)) / 2
    for _, line, size, face, colour in sorted(lines):
        canvas.text(line, (area.x, y), canvas.fitting(line, size, area.w, face, 0.75), colour, face=face, room=area.w)
        y += canvas.high(size, face)


def paint(menu: MenuView, canvas: Canvas) -> None:
    """Paint everything above the wood."""
    layout = menu.layout
    assert layout is not None
    paint_shelf(menu, canvas, layout)
    paint_strip(menu, canvas, layout.strip)
    for item in menu.focus.targets:
        focused = menu.focused(item.key)
        if item.key == "continue":
            paint_continue(menu, canvas, item, focused=focused)
        elif item.group == "plates":
            note = menu.note(str(item.key)) if layout.notes else ""
            button(canvas, item.area, item.label, P, note=note, focused=focused, size=25)
    if layout.hints.h > 40:
        cap = menu.context.input.cap
        pairs = [(cap("left", "right"), say("ui-do-box")), (cap("down"), say("ui-do-buttons"))]
        pairs += [
            (cap("take"), say("ui-do-take")),
            (cap("rulebook"), say("ui-menu-rulebook")),
            (cap("full-screen"), say("ui-do-full-screen")),
        ]
        hints(canvas, layout.hints.x + layout.hints.w, layout.hints.y + 2, pairs, P)


def repaint_light(menu: MenuView, canvas: Canvas) -> list[pygame.Rect]:
    """Repaint only what the candles light; return these areas in pixels."""
    layout = menu.layout
    assert layout is not None
    ground = wood(menu.pictures, canvas, layout)
    changed = regions(layout, layout.feet + layout.shelf)
    for region in changed:
        with canvas.clip(region):
            canvas.surface.blit(ground, (0, 0))
            paint_shelf(menu, canvas, layout)
    return [canvas.rect(region).clip(canvas.surface.get_rect()) for region in changed]


def regions(layout: MenuLayout, bottom: float) -> list[Area]:
    """The areas that the candles light, left and right, which do not overlap."""
    middle = layout.boxes[2].x - (layout.boxes[2].x - layout.boxes[1].x - layout.boxes[1].w) / 2
    left = [candle.region for candle in layout.candles if candle.x < middle]
    right = [candle.region for candle in layout.candles if candle.x >= middle]
    found = []
    for group, low, high in ((left, -1e6, middle), (right, middle, 1e6)):
        x = max(low, min(area.x for area in group))
        end = min(high, max(area.x + area.w for area in group))
        y = min(area.y for area in group) - 40
        found.append(Area(x, y, end - x, bottom - y))
    return found
