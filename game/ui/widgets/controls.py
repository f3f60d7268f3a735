"""Small controls: buttons, key caps, chips, numbers in boxes, bars."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, HEART, HEART_OFF, INK, Colour, Palette, mix
from game.ui.widgets import gamepad

DIAMOND = 8
ROSY = mix(HEART, (255, 255, 255), 0.45)


def focus_frame(
    canvas: Canvas, area: Area, palette: Palette, *, radius: float = 8, diamonds: bool = True, light: bool = True
) -> None:
    """Draw the focus frame: gold with a glow and four diamonds."""
    if light:
        canvas.glow(area, palette.accent, spread=18, radius=radius)
    canvas.frame(area.inset(-4), palette.focus, width=4, radius=radius + 3)
    if diamonds:
        for x in (area.x - 2, area.x + area.w + 2):
            for y in (area.y - 2, area.y + area.h + 2):
                d = DIAMOND
                canvas.shape([(x, y - d), (x + d, y), (x, y + d), (x - d, y)], palette.title, GOLD_LOW)


def button(
    canvas: Canvas,
    area: Area,
    label: str,
    palette: Palette,
    *,
    key: str = "",
    note: str = "",
    primary: bool = False,
    focused: bool = False,
    off: bool = False,
    size: float = 24,
    picture: str = "",
) -> None:
    """Draw a button: its label, a second line, and its key.

    A label that is too long for one line is wrapped if the button is high enough.
    """
    fill = (GOLD, GOLD_LOW) if primary and not off else (mix(palette.panel, palette.line, 0.25), palette.panel)
    words = INK if primary and not off else (palette.muted if off else palette.text)
    if focused:
        canvas.glow(area, palette.accent, spread=14)
    canvas.box(area, fill, palette.focus if focused else palette.line, width=3.5 if focused else 1.5)
    x, room = area.x + 20, area.w - 40
    if picture:
        canvas.picture(picture, Area(area.x + 16, area.y + area.h / 2 - 18, 36, 36), alpha=110 if off else 255)
        x, room = x + 44, room - 44
    if key:
        cap = key_cap(
            canvas, (area.x + area.w - 16, area.y + area.h / 2 - 16), key, palette, align="right", dark=primary and not off
        )
        room -= cap + 8
    shade = mix(words, palette.panel, 0.0 if primary else 0.15)
    inner = area.column(x, room)
    _label(canvas, inner, (label, note), (words, shade), size, align="left" if note or key or picture else "centre")


def _label(
    canvas: Canvas, area: Area, words: tuple[str, str], colours: tuple[Colour, Colour], size: float, *, align: str
) -> None:
    """Draw the label of a button and the smaller line below it, vertically centred."""
    label, note = words
    low = canvas.tall(note, 18, area.w) if note else 0.0
    text = area.trimmed(top=4, bottom=low + 4)
    size = canvas.block(label, text, size, "bold", size * 0.5)
    high = canvas.tall(label, size, area.w, "bold")
    top = area.y + (area.h - high - low) / 2
    canvas.paragraph(label, area.row(top, text.h), size, colours[0], face="bold", align=align)
    if note:
        canvas.paragraph(note, area.row(top + high, low), 18, colours[1])


def button_size(
    canvas: Canvas, label: str, *, key: str = "", note: str = "", size: float = 24, picture: str = "", room: float = 1e5
) -> tuple[float, float]:
    """The size of a `button` with these words, at most `room` wide."""
    edge = 41 + (44 if picture else 0) + (cap_width(canvas, key) + 10 if key else 0)
    wide = max(canvas.wide(label, size, "bold"), canvas.wide(note, 18) if note else 0)
    wide = min(wide, room - edge)
    high = canvas.tall(label, size, wide + 1, "bold") + (canvas.tall(note, 18, wide + 1) if note else 0)
    return wide + edge, max(44.0, high + 20)


def key_cap(
    canvas: Canvas, at: tuple[float, float], label: str, palette: Palette, *, align: str = "left", dark: bool = False
) -> float:
    """Draw a key or a glyph, 32 high or as high as its letters need, vertically centred there. Returns its width."""
    wide, high = cap_width(canvas, label), max(32.0, canvas.high(18) + 6)
    x = at[0] - wide if align == "right" else at[0]
    area = Area(x, at[1] + 16 - high / 2, wide, high)
    if gamepad.is_glyph(label):
        gamepad.draw_glyph(canvas, area, label, palette, dark=dark)
        return wide
    fill, words = (mix(GOLD, GOLD_LOW, 0.5), INK) if dark else (mix(palette.panel_low, BLACK, 0.2), palette.text)
    canvas.box(area, fill, GOLD_LOW if not dark else INK, radius=6)
    canvas.text(label, (area.centre[0], area.y + (high - canvas.high(18)) / 2 - 1), 18, words, align="centre")
    return wide


def cap_width(canvas: Canvas, label: str) -> float:
    """The width of a `key_cap`."""
    return gamepad.glyph_width(label, 32) if gamepad.is_glyph(label) else max(32.0, canvas.wide(label, 18) + 18)


def hints(canvas: Canvas, right: float, y: float, pairs: list[tuple[str, str]], palette: Palette) -> float:
    """Draw keys and their meaning in a row that ends at `right`. Returns its left edge. Entries without a key ("") are left out."""
    x = right
    for key, words in reversed([pair for pair in pairs if pair[0]]):
        wide = canvas.wide(words, 19)
        canvas.text(words, (x - wide, y + (32 - canvas.high(19)) / 2), 19, palette.muted)
        x -= wide + 8
        x -= key_cap(canvas, (x, y), key, palette, align="right") + 18
    return x + 18


def hints_width(canvas: Canvas, pairs: list[tuple[str, str]]) -> float:
    """The width of `hints`."""
    return sum(canvas.wide(words, 19) + 26 + cap_width(canvas, key) for key, words in pairs if key)


def chip_size(canvas: Canvas, words: str, picture: str = "") -> tuple[float, float]:
    """The preferred size of a `chip`."""
    high = max(30.0, canvas.high(19) + 6)
    return canvas.wide(words, 19) + 25 + (high - 4 if picture else 0), high


def chip(canvas: Canvas, at: tuple[float, float], words: str, colour: Colour, room: float = 300, *, picture: str = "") -> float:
    """Draw a rounded label, with a small picture before its words if there is one. Returns its width."""
    wide, high = chip_size(canvas, words, picture)
    area = Area(at[0], at[1], min(room, wide), high)
    canvas.box(area, mix(colour, BLACK, 0.82), colour, radius=15)
    left = high - 4 if picture else 0.0
    if picture:
        canvas.picture(picture, area.at(5, 3, high - 6, high - 6))
    inner = area.trimmed(left=left)
    canvas.within(words, inner, canvas.fitting(words, 19, inner.w - 20), colour, margin=6)
    return area.w


def number(
    canvas: Canvas, area: Area, value: str, label: str, palette: Palette, *, colour: Colour | None = None, size: float = 26
) -> None:
    """Draw a number in a box with its label below."""
    canvas.box(area, palette.deep, palette.line, radius=6, width=1.2)
    low = canvas.fitting(label, 18, area.w - 4)
    top = area.y + (area.h - canvas.high(size, "title") - canvas.high(low) + 6) / 2
    canvas.text(value, (area.centre[0], top), size, colour or palette.text, face="title", align="centre", room=area.w - 6)
    canvas.text(
        label, (area.centre[0], top + canvas.high(size, "title") - 5), low, palette.muted, align="centre", room=area.w - 1
    )


def number_high(canvas: Canvas, size: float = 26) -> float:
    """The height of a `number`."""
    return canvas.high(size, "title") + canvas.high(18) + 8


def life(canvas: Canvas, area: Area, left: int, most: int) -> None:
    """Draw Hit Points as a row of blocks."""
    gap = 4.0
    wide = (area.w - gap * (most - 1)) / max(1, most)
    for place in range(most):
        block = area.column(area.x + place * (wide + gap), wide)
        fill = (mix(HEART, (255, 255, 255), 0.12), mix(HEART, BLACK, 0.35)) if place < left else HEART_OFF
        canvas.box(block, fill, BLACK, radius=3, width=1)
        if canvas.look.aids and place >= left:
            canvas.line((block.x + 2, block.y + block.h - 3), (block.x + block.w - 3, block.y + 2), ROSY, 2)


def panel(canvas: Canvas, area: Area, palette: Palette, *, line: Colour | None = None, warm: Colour | None = None) -> None:
    """Draw the background of a panel."""
    top = warm or palette.panel
    canvas.box(area, (top, palette.panel_low), line or palette.line)


SKULL = 1.14
"""The distance between skulls, relative to their width."""


def skulls(canvas: Canvas, at: tuple[float, float], number_of: int, most: int, side: float) -> None:
    """Draw a danger level: `number_of` bright skulls out of `most`."""
    for place in range(most):
        spot = Area(at[0] + place * side * SKULL, at[1], side, side)
        canvas.picture("ui/skull", spot, alpha=255 if place < number_of else 50)


def share_bar(canvas: Canvas, area: Area, share: float, palette: Palette) -> None:
    """Draw a share from 0 to 1 as a golden bar."""
    round_ = area.h / 2
    canvas.box(area, palette.deep, palette.line, radius=round_, width=1)
    if share > 0:
        canvas.box(area._replace(w=max(area.h, area.w * min(1.0, share))), (GOLD, GOLD_LOW), radius=round_)
