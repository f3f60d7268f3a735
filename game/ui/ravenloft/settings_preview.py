"""The settings preview: a part of a table, painted with the player's settings."""

import pygame

from game.rules.ravenloft.space.board import square
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, RED_LIGHT, SIZE as SCREEN, WARM, Palette
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.light import AMBIENT
from game.ui.ravenloft.board.light_sources import LANTERN, REACH_OF_HERO, REACH_OF_TORCH, TORCH, pool
from game.ui.ravenloft.board.pieces import Board
from game.ui.ravenloft.choreography.shown_state import Piece
from game.ui.ravenloft.panels import prompt
from game.ui.ravenloft.theme import CAPTION, DUN, FRAME, PROMISE, ROSE
from game.ui.scene.context import LARGE_PRINT_SCALE
from game.ui.sound.schedule import Captions
from game.ui.widgets.boxes import Line, paint
from game.ui.widgets.caption_painter import CaptionPainter
from game.ui.widgets.containers import Column, Framed, Row
from game.ui.widgets.controls import life
from game.ui.widgets.layout import off_left

HERO, TARGET, OTHER = "arjhan", "wraith", "immeril"
CHANCE, DAMAGE = 65, 2
LEFT, MOST, LIFE = 7, 10, 46
"""The Hit Points shown in table mode, and the text size of their number."""
ACROSS = 6
"""The number of floor tiles side by side."""
ZOOM, FAR_ZOOM, FAR_WIDE = 64.0, 92.0, 780.0
"""The size of a square, the same in table mode, and the visible width of a screen in table mode."""
SPOTS = ((1, 2), (2, 2), (0, 1))
OPEN = ((0, 2), (1, 3), (2, 3))
"""The squares of the figures, and those that can be reached."""
TORCHES = ((-1.5, 1.0), (4.5, 0.0))
"""The positions of torches, on walls outside the picture."""


def draw(canvas: Canvas, area: Area, palette: Palette) -> None:
    """Paint a part of a dungeon with a Hero, a target and the odds of an attack; nothing if the area is too small."""
    head = canvas.high(20)
    canvas.text(say("ui-preview"), (area.x, area.y), 20, palette.accent, face="bold", room=area.w)
    view = area.trimmed(top=head + 6)
    if view.h > 100 and view.w > 200:
        canvas.paint("preview", view, _table)
        canvas.frame(view, palette.line, width=2, radius=8)


def _table(canvas: Canvas, view: Area, _: None) -> None:
    canvas.box(view, RAVENLOFT.deep, radius=8)
    _board(canvas, view, Camera(x=2.5 + 0.16 * view.w / ZOOM, y=2.5 - 0.17 * view.h / ZOOM, zoom=ZOOM))  # between bar and promise
    words = say("ui-preview-asked")
    size = prompt.SIZE
    wide = min(view.w - 24, canvas.wide(words, size, "bold") + prompt.bar_high(canvas) + 60)
    area = view.at(12, 10, wide, prompt.bar_high(canvas))
    prompt.bar(canvas, area, prompt.Prompt(HERO, words, (), True, area))
    _promise(canvas, view)


def _board(canvas: Canvas, view: Area, camera: Camera) -> None:
    """Paint the floor, reachable squares, a Hero, a target and another Hero."""
    unit = camera.unit(canvas)
    for number in range(ACROSS * 3):
        stone = f"ravenloft/floor-{(number * 2) % 3}"
        if art.has(stone):
            corner = camera.place(canvas, view, (number % ACROSS - 1) * 4, (number // ACROSS - 1) * 4)
            canvas.surface.blit(art.scaled(stone, unit * 4, unit * 4), corner)
    _light(canvas, view, camera)
    on = Board(canvas, view, camera)
    for x, y in OPEN:
        canvas.frame(camera.area(canvas, view, square(x, y)).inset(4), RAVENLOFT.focus, width=3, radius=2)
    for figure, (x, y), wanted in zip((HERO, TARGET, OTHER), SPOTS, ("", "focus", ""), strict=True):
        piece = Piece(figure, figure, x, y, 2, 2, hero=figure != TARGET)
        on.piece(piece, active=figure == HERO, target=wanted)


def _light(canvas: Canvas, view: Area, camera: Camera) -> None:
    """Light the painted floor with torches and the Hero's lantern."""
    rect, unit = canvas.rect(view), camera.unit(canvas)
    light = pygame.Surface(rect.size)
    light.fill(AMBIENT)
    for colour, reach, spot in ((LANTERN, REACH_OF_HERO, SPOTS[0]), *((TORCH, REACH_OF_TORCH, torch) for torch in TORCHES)):
        side = round(2 * reach * unit)
        x, y = camera.place(canvas, view, spot[0] + 0.5, spot[1] + 0.5)
        light.blit(pool(colour, side), (x - rect.x - side // 2, y - rect.y - side // 2), special_flags=pygame.BLEND_RGB_ADD)
    canvas.surface.blit(light, rect, special_flags=pygame.BLEND_RGB_MULT)


def _promise(canvas: Canvas, view: Area) -> None:
    """Paint the chance and the damage in the corner: they show the size of large numbers."""
    cells = (
        (say("ui-per-cent", number=CHANCE), say("ui-hit-chance"), RAVENLOFT.title),
        (str(DAMAGE), say("ui-damage-of-hit"), RED_LIGHT),
    )  # fmt: skip
    columns = (Column(Line(value, 44, colour, "title"), Line(label, 20, DUN)) for value, label, colour in cells)
    box = Framed(Row(*columns, gap=28), (22, 10), _promise_ground)
    wide = box.wide(canvas)
    high = box.high(canvas, wide)
    area = Area(view.x + view.w - wide - 12, view.y + view.h - high - 12, wide, high)
    if area.x >= view.x and area.y >= view.y + prompt.bar_high(canvas) + 10:
        paint(box, canvas, area)


def _promise_ground(canvas: Canvas, area: Area) -> None:
    canvas.box(area.moved(3, 4), BLACK, radius=10, alpha=150)
    canvas.box(area, PROMISE, RAVENLOFT.danger, width=2, radius=10)


def caption(canvas: Canvas, area: Area, palette: Palette, size: float, *, on: bool, arrow: bool) -> None:
    """Paint the caption of a sound with letters of this size; nothing if the area is too small."""
    if area.h < canvas.high(size) + 30 or area.w < 200:
        return
    canvas.box(area, CAPTION, palette.line, radius=8)
    sample = Captions()
    if on:
        sample.add("bats", 1.0, "left")
    with canvas.clip(area):
        canvas.picture("ravenloft/cards/distant-sounds", area.inset(2), alpha=90, cover=True)
        CaptionPainter().paint(canvas, sample.lines, area, [], None, palette, size, arrow=arrow)


def far(canvas: Canvas, area: Area, _: None = None) -> None:
    """Paint a part of a table in table mode, scaled down from its size on the screen to `area`."""
    room = Area(0, 0, FAR_WIDE, FAR_WIDE * area.h / area.w)
    large = pygame.Surface((round(room.w), round(room.h)))
    on = Canvas(large, SCREEN, LARGE_PRINT_SCALE, look=canvas.look._replace(large_print=True))
    on.mute = True
    on.box(room, RAVENLOFT.deep, radius=0)
    rail, view = off_left(room.inset(8), room.w * 0.42, 8)
    on.box(rail, (WARM, RAVENLOFT.panel_low), FRAME, width=3)
    inner = rail.inset(14, 12)
    face = inner.w * 0.42
    on.picture(f"ravenloft/{HERO}", inner.at(-4, 0, face, face))
    wide = on.text(str(LEFT), (inner.x + face + 8, inner.y), LIFE, ROSE, face="title")
    most = say("ui-of-most", most=MOST)
    on.text(most, (inner.x + face + 16 + wide, inner.y + on.high(LIFE, "title") - on.high(20) - 8), 20, RAVENLOFT.muted)
    life(on, inner.row(inner.y + face + 12, 22), LEFT, MOST)
    with on.clip(view):
        _board(on, view, Camera(x=1.9, y=2.3, zoom=FAR_ZOOM))
    rect = canvas.rect(area)
    canvas.surface.blit(pygame.transform.smoothscale(large, rect.size), rect)
