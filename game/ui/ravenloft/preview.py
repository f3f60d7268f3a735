"""What the settings do to a table, shown by the table's own painters."""

from game.rules.ravenloft.board import square
from game.text import say
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.ravenloft import prompt
from game.ui.ravenloft.camera import Camera
from game.ui.ravenloft.pieces import Board
from game.ui.ravenloft.stage import Piece
from game.ui.sound.captions import SIZE, Captions
from game.ui.theme import BLACK, RAVENLOFT, RED_LIGHT, Palette, rgb

HERO, TARGET, OTHER = "arjhan", "wraith", "immeril"
CHANCE, DAMAGE = 65, 2
SPOTS = ((2, 1), (2, 2), (1, 0))


def draw(canvas: Canvas, area: Area, palette: Palette) -> None:
    """A piece of a dungeon with a hero, a target, and what an attack on it promises; nothing where there is no room for it."""
    head = canvas.high(20)
    canvas.text(say("ui-preview"), (area.x, area.y), 20, palette.accent, face="bold", room=area.w)
    view = Area(area.x, area.y + head + 6, area.w, area.h - head - 6)
    if view.h > 100 and view.w > 200:
        canvas.panel("preview", (view, canvas.look), view, _table)
        canvas.frame(view, palette.line, width=2, radius=8)


def _table(canvas: Canvas, view: Area) -> None:
    canvas.box(view, RAVENLOFT.deep, radius=8)
    camera = Camera(x=2.4, y=1.8, zoom=64.0)
    unit = camera.unit(canvas)
    for number in range(9):
        stone = f"ravenloft/floor-{(number * 2) % 3}"
        if art.has(stone):
            corner = camera.place(canvas, view, (number % 3 - 1) * 4, (number // 3 - 1) * 4)
            canvas.surface.blit(art.scaled(stone, unit * 4, unit * 4), corner)
    on = Board(canvas, view, camera)
    for x, y in ((3, 2), (2, 3), (1, 2)):
        canvas.frame(camera.area(canvas, view, square(x, y)).inset(4), RAVENLOFT.focus, width=3, radius=2)
    for figure, (x, y), wanted in zip((HERO, TARGET, OTHER), SPOTS, ("", "focus", ""), strict=True):
        piece = Piece(figure, figure, x, y, 2, 2, hero=figure != TARGET)
        on.piece(piece, active=figure == HERO, target=wanted)
    words = say("ui-preview-asked")
    size = prompt.SIZE
    wide = min(view.w - 24, canvas.wide(words, size, "bold") + prompt.bar_high(canvas) + 60)
    prompt.bar(canvas, Area(view.x + 12, view.y + 10, wide, prompt.bar_high(canvas)), HERO, words, [], ours=True)
    _promise(canvas, view)


def _promise(canvas: Canvas, view: Area) -> None:
    """The chance and the damage, in the corner that shows how large numbers are."""
    big, small = 44, 20
    words = (say("ui-per-cent", number=CHANCE), str(DAMAGE)), (say("ui-hit-chance"), say("ui-damage-of-hit"))
    widths = [max(canvas.wide(words[0][at], big, "title"), canvas.wide(words[1][at], small)) for at in (0, 1)]
    high = canvas.high(big, "title") + canvas.high(small) + 20
    box = Area(view.x + view.w - sum(widths) - 84, view.y + view.h - high - 12, sum(widths) + 72, high)
    if box.x < view.x or box.y < view.y + prompt.bar_high(canvas) + 10:
        return
    canvas.box(box.moved(3, 4), BLACK, radius=10, alpha=150)
    canvas.box(box, rgb("#1c1216"), RAVENLOFT.danger, width=2, radius=10)
    x = box.x + 22
    for at, colour in ((0, RAVENLOFT.title), (1, RED_LIGHT)):
        canvas.text(words[0][at], (x, box.y + 8), big, colour, face="title")
        canvas.text(words[1][at], (x, box.y + 6 + canvas.high(big, "title")), small, rgb("#cfc2b4"))
        x += widths[at] + 28


def caption(canvas: Canvas, area: Area, palette: Palette, *, on: bool) -> None:
    """How a sound is named on the screen, where there is room to show it."""
    if area.h < canvas.high(SIZE) + 60 or area.w < 200:
        return
    canvas.box(area, (rgb("#1c2c36"), rgb("#0c1216")), palette.line, radius=8)
    sample = Captions()
    if on:
        sample.add("bats", 1.0, "left")
    with canvas.clip(area):
        canvas.picture("ravenloft/cards/distant-sounds", area.inset(2), alpha=90, cover=True)
        sample.paint(canvas, area, [], None, palette)
