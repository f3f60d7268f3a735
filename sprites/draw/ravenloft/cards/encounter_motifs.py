"""Motifs of the Encounter pictures: an SVG sheet with paints and filters, backdrops, light, props, hands and figures.

Every function returns SVG text. Paints (`lin`, `rad`) and the rim filter (`cut`) are registered as they are asked for; `sheet` puts those that
the picture really uses into its definitions. Units are those of the card: 480 x 292, y downwards.
"""

import itertools
import math
import random
import re
from collections.abc import Callable, Sequence

W, H = 480, 292
LONG = 160
"""From this length on, a group that is drawn several times is written once."""
_PAINTS: dict[str, str] = {}
"""Definitions asked for by the picture that is being drawn, by their id."""

Point = tuple[float, float]
VIOLET, COLD, EMBER, TORCH = "#d9c8ff", "#cfe0ff", "#ffc890", "#ffdca0"
"""The rim light of Environments, Events, Event-Attacks and Traps."""
SCENES: dict[str, Callable[[], str]] = {}
"""The pictures by their card id."""


def scene(draw: Callable[[], str]) -> Callable[[], str]:
    """Enter a picture under the card id that its function is named for."""
    SCENES[draw.__name__.replace("_", "-")] = draw
    return draw


def dice(seed: int) -> random.Random:
    """Chance that falls the same way each time a picture is written."""
    return random.Random(seed)  # noqa: S311 - no secret hangs on it


# Paper: numbers, paints, filters, the sheet


def n(value: float) -> str:
    """A number with one decimal at most."""
    return f"{value:.1f}".rstrip("0").rstrip(".").replace("-0.", "-.") if abs(value) > 0.04 else "0"


def _stops(stops: Sequence[str]) -> str:
    """Stops written as "#rrggbb", "#rrggbb@alpha" or "#rrggbb@alpha:offset", evenly spread where no offset is given."""
    out = ""
    for place, stop in enumerate(stops):
        colour, _, rest = stop.partition("@")
        alpha, _, offset = rest.partition(":")
        offset = offset or n(100 * place / max(1, len(stops) - 1)) + "%"
        out += (
            f'<stop offset="{offset}" stop-color="{colour}"'
            + (f' stop-opacity="{alpha}"' if alpha and alpha != "1" else "")
            + "/>"
        )
    return out


def _paint(kind: str, attributes: str, inner: str) -> str:
    """Register a definition once and give the reference to it."""
    for key, known in _PAINTS.items():
        if known == f'<{kind} id="{key}"{attributes}>{inner}</{kind}>':
            return f"url(#{key})"
    key = f"p{len(_PAINTS)}"
    _PAINTS[key] = f'<{kind} id="{key}"{attributes}>{inner}</{kind}>'
    return f"url(#{key})"


def lin(*stops: str, x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1) -> str:
    """A linear gradient over the shape's box, downwards unless told."""
    return _paint("linearGradient", f' x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"', _stops(stops))


def rad(*stops: str, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
    """A radial gradient over the shape's box."""
    return _paint("radialGradient", "" if (cx, cy, r) == (0.5, 0.5, 0.5) else f' cx="{cx}" cy="{cy}" r="{r}"', _stops(stops))


def cut(content: str, rim: str = "#ffe0b0", strength: float = 0.85, shadow: float = 0.5) -> str:
    """A layer of cut paper: a rim of light at its upper left edge, shade at the lower right, a shadow on what lies behind.

    Rims are bright or faint, shadows deep or light, so that a picture needs few filters.
    """
    strength, shadow = 0.55 if strength < 0.75 else 0.88, 0.3 if shadow < 0.4 else 0.52
    red, green, blue = (n(int(rim[i : i + 2], 16) / 255) for i in (1, 3, 5))
    inner = (
        f'<feGaussianBlur in="SourceAlpha" stdDeviation="1.4" result="b"/>'
        '<feOffset in="b" dx="2" dy="2.6" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out"/>'
        f'<feColorMatrix values="0 0 0 0 {red} 0 0 0 0 {green} 0 0 0 0 {blue} 0 0 0 {strength} 0" result="r"/>'
        '<feOffset in="b" dx="-3" dy="-4" result="p"/><feComposite in="SourceAlpha" in2="p" operator="out"/>'
        '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .4 0" result="h"/>'
        f'<feOffset in="b" dx="3" dy="5"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 {shadow} 0" result="d"/>'
        '<feMerge><feMergeNode in="d"/><feMergeNode in="SourceGraphic"/><feMergeNode in="h"/><feMergeNode in="r"/></feMerge>'
    )
    key = _paint("filter", ' x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"', inner)
    return f'<g filter="{key}">{content}</g>'


def blur(content: str, amount: float = 4) -> str:
    """A layer out of focus."""
    key = _paint("filter", ' x="-.2" y="-.2" width="1.4" height="1.4"', f'<feGaussianBlur stdDeviation="{amount}"/>')
    return f'<g filter="{key}">{content}</g>'


def copies(content: str, *places: str) -> str:
    """The same thing in several places, each a transform."""
    key = _paint("g", "", content)[5:-1]
    return "".join(f'<use href="#{key}" transform="{place}"/>' for place in places)


def at(x: float, y: float, s: float = 1, a: float = 0, sx: float = 0) -> str:
    """A transform for `copies`."""
    move = (f"translate({n(x)} {n(y)})" if x or y else "") + (f"rotate({n(a)})" if a else "")
    return move + (f"scale({n2(sx)} {n2(s)})" if sx else f"scale({n2(s)})" if s != 1 else "")


def sheet(title: str, *content: str) -> str:
    """The whole picture, with the definitions that it uses."""
    body = "".join(content)
    for key in [key for key, text in reversed(_PAINTS.items()) if text.startswith("<g ")]:
        whole = body + "".join(text for other, text in _PAINTS.items() if other != key)
        if whole.count(f'href="#{key}"') == 1:
            inner = _PAINTS.pop(key).removeprefix(f'<g id="{key}">')
            body = re.sub(rf'<use href="#{key}"([^>]*)/>', lambda use, inner=inner: f"<g{use[1]}>{inner}", body)
            for other, text in _PAINTS.items():
                _PAINTS[other] = re.sub(rf'<use href="#{key}"([^>]*)/>', lambda use, inner=inner: f"<g{use[1]}>{inner}", text)
    whole = body + "".join(_PAINTS.values())
    defs = "".join(text for key, text in _PAINTS.items() if f"url(#{key})" in whole or f'"#{key}"' in whole)
    _PAINTS.clear()
    defs, body = (re.sub(r'"#(\w)\1(\w)\2(\w)\3"', r'"#\1\2\3"', text) for text in (defs, body))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}"><title>{title}</title><g stroke-linecap="round" stroke-linejoin="round"><defs>{defs}</defs>{body}</g></svg>\n'


# Marks


def p(d: str, fill: str = "none", o: float = 1, s: str = "", w: float = 0) -> str:
    """A path; `s` and `w` are its stroke, with round ends."""
    text = f'<path d="{d}" fill="{fill}"'
    if s:
        text += f' stroke="{s}" stroke-width="{n(w)}"'
    return text + (f' opacity="{n2(o)}"' if o < 1 else "") + "/>"


def n2(value: float) -> str:
    """A number with two decimals at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("0.", ".", 1) or "0"


def line(d: str, s: str, w: float, o: float = 1) -> str:
    """A stroke."""
    return p(d, "none", o, s, w)


def e(x: float, y: float, rx: float, ry: float | None = None, fill: str = "#000", o: float = 1) -> str:
    """An ellipse, or a circle."""
    tail = f' opacity="{n2(o)}"' if o < 1 else ""
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(rx if ry is None else ry)}" fill="{fill}"{tail}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, o: float = 1, r: float = 0) -> str:
    """A rectangle."""
    tail = (f' rx="{n(r)}"' if r else "") + (f' opacity="{n2(o)}"' if o < 1 else "")
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" fill="{fill}"{tail}/>'


def g(content: str, x: float = 0, y: float = 0, s: float = 1, a: float = 0, sx: float = 0, o: float = 1) -> str:
    """A group, moved, turned by `a` degrees and scaled (`sx` for the width alone, negative to mirror); `sheet` writes what comes twice once."""
    move = at(x, y, s, a, sx)
    tail = (f' transform="{move}"' if move else "") + (f' opacity="{n2(o)}"' if o < 1 else "")
    if len(content) < LONG:
        return f"<g{tail}>{content}</g>"
    return f'<use href="#{_paint("g", "", content)[5:-1]}"{tail}/>'


def screen(content: str, o: float = 1) -> str:
    """Light: added to what lies below."""
    return f'<g style="mix-blend-mode:screen"{f" opacity={chr(34)}{n2(o)}{chr(34)}" if o < 1 else ""}>{content}</g>'


# Light and air


def ground(glow: str, mid: str, dark: str, cx: float = 0.5, cy: float = 0.42, r: float = 0.72) -> str:
    """The soft gradient behind everything."""
    return rect(0, 0, W, H, rad(glow, f"{mid}@1:.45", dark, cx=cx, cy=cy, r=r))


def glow(x: float, y: float, r: float, colour: str, o: float = 1, ry: float | None = None) -> str:
    """A soft light."""
    return e(x, y, r, ry, rad(f"{colour}@.95:0", f"{colour}@.5:.3", f"{colour}@.14:.65", f"{colour}@0:1"), o)


def mist(y: float, h: float, colour: str, o: float, seed: int, count: int = 9, x0: float = -20, x1: float = 500) -> str:
    """A bank of mist around a height."""
    rng = dice(seed)
    fill = rad(f"{colour}@.8:0", f"{colour}@.45:.45", f"{colour}@0:1")
    puffs = "".join(
        f'<ellipse cx="{x0 + (x1 - x0) * (i + rng.random()) / count:.0f}" cy="{y + rng.uniform(-0.5, 0.5) * h:.0f}" rx="{rng.uniform(60, 130):.0f}"'
        f' ry="{rng.uniform(0.3, 0.7) * h:.0f}" opacity="{n2(o * rng.uniform(0.5, 1))}"/>'
        for i in range(count)
    )
    return f'<g fill="{fill}">{puffs}</g>'


def motes(count: int, colour: str, seed: int, box: tuple[float, float, float, float] = (20, 20, 460, 280), big: float = 3) -> str:
    """Dust or embers, in three sizes."""
    rng, out = dice(seed), ""
    for width, o, share in ((big, 0.95, 0.2), (big * 0.6, 0.75, 0.35), (big * 0.35, 0.5, 0.45)):
        d = "".join(
            f"M{rng.uniform(box[0], box[2]):.0f} {rng.uniform(box[1], box[3]):.0f}h.1"
            for _ in range(max(1, round(count * share)))
        )
        out += line(d, colour, width, o)
    return out


def rays(
    x: float, y: float, r: float, count: int, colour: str, o: float = 0.3, seed: int = 1, a0: float = 0, a1: float = 360
) -> str:
    """Beams out of a point."""
    rng, d = dice(seed), ""
    for i in range(count):
        a = math.radians(a0 + (a1 - a0) * (i + rng.uniform(0.2, 0.8)) / count)
        b = math.radians(rng.uniform(2, 6))
        d += f"M{n(x)} {n(y)}L{x + r * math.cos(a - b):.0f} {y + r * math.sin(a - b):.0f}L{x + r * math.cos(a + b):.0f} {y + r * math.sin(a + b):.0f}Z"
    return p(d, colour, o)


def vignette(o: float = 0.85, cx: float = 0.5, cy: float = 0.48, r: float = 0.7, colour: str = "#050308") -> str:
    """The dark towards the edges, and a breath of light from the upper left."""
    slant = rect(0, 0, W, H, lin("#fff@.13", "#fff@0:.38", "#000@0:.62", "#000@.22", x2=1, y2=0.8))
    return slant + rect(0, 0, W, H, rad(f"{colour}@0:.35", f"{colour}@{o * 0.45:.2f}:.72", f"{colour}@{o}:1", cx=cx, cy=cy, r=r))


# Places


def arch(cx: float, base: float, w: float, h: float) -> str:
    """The outline of a pointed arch."""
    left, right, top = cx - w / 2, cx + w / 2, base - h
    return f"M{n(left)} {n(base)}V{n(top + h * 0.5)}Q{n(left)} {n(top + h * 0.16)} {n(cx)} {n(top)}Q{n(right)} {n(top + h * 0.16)} {n(right)} {n(top + h * 0.5)}V{n(base)}Z"


def wall_with(opening: str, fill: str) -> str:
    """A wall over the whole picture with a hole in it."""
    return f'<path d="M-10 -10H490V302H-10Z{opening}" fill="{fill}" fill-rule="evenodd"/>'


def stones(
    x: float, y: float, w: float, h: float, rows: int, seed: int, light: str = "#fff", o: float = 1, aspect: float = 2.2
) -> str:
    """Courses of stone in three shades, for a wall of any colour."""
    rng, tones = dice(seed), ["", "", ""]
    edge, high = "", h / rows
    for row in range(rows):
        at = x - rng.uniform(0, high * aspect)
        while at < x + w:
            wide = high * aspect * rng.uniform(0.7, 1.3)
            left, right = max(at, x), min(at + wide, x + w)
            if right - left > 3:
                tones[rng.randrange(3)] += (
                    f"M{left + 1:.0f} {y + row * high + 1:.0f}h{right - left - 2:.0f}v{high - 2:.0f}h-{right - left - 2:.0f}z"
                )
                edge += f"M{left + 1:.0f} {y + row * high + 1.5:.0f}h{right - left - 2:.0f}"
            at += wide
    return "".join(p(d, light, k * o) for d, k in zip(tones, (0.035, 0.07, 0.11), strict=True)) + line(edge, light, 1, 0.16 * o)


def floor(y: float, near: str, far: str, vx: float = 240, o: float = 0.35, ink: str = "#000") -> str:
    """A paved floor running to a vanishing point above its far edge."""
    d = "".join(f"M{vx + i * 14} {y}L{vx + i * 92} {H}" for i in range(-9, 10))
    d += "".join(f"M0 {n(y + (H - y) * k)}H{W}" for k in (0.07, 0.18, 0.34, 0.58, 0.88))
    return rect(0, y, W, H - y, lin(far, near)) + line(d, ink, 1.6, o)


def vault(
    tones: Sequence[str], base: float = 250, cx: float = 240, far: Point = (90, 130), near: Point = (420, 330), rim: str = ""
) -> str:
    """Arches one behind the other, from the far tone to the near one; their edges catch the light of the rim."""
    out = ""
    for i, tone in enumerate(tones):
        k = i / max(1, len(tones) - 1)
        w, h = far[0] + (near[0] - far[0]) * k, far[1] + (near[1] - far[1]) * k
        edge = arch(cx, base + 46 * k, w, h)[:-1]
        out += (
            line(edge, "#000", 9, 0.16)
            + wall_with(arch(cx, base + 46 * k, w, h), tone)
            + line(edge, rim or "#fff", 1.6, 0.14 + (0.16 if rim else 0) * k)
        )
    return out


def moon(x: float, y: float, r: float, colour: str = "#e6ecff", halo: str = "#9db4ff") -> str:
    """A full moon with its halo."""
    spots = "".join(
        e(x + dx * r, y + dy * r, q * r, None, "#5d6aa8", 0.16)
        for dx, dy, q in ((-0.3, -0.25, 0.28), (0.32, 0.1, 0.2), (-0.1, 0.45, 0.24), (0.25, -0.5, 0.12), (-0.6, 0.2, 0.12))
    )
    return (
        glow(x, y, r * 2.6, halo, 0.8) + e(x, y, r, None, rad("#ffffff", f"{colour}@1:.6", halo, cx=0.4, cy=0.35, r=0.75)) + spots
    )


def window(cx: float, base: float, w: float, h: float, glass: str, frame: str, bars: int = 2) -> str:
    """A pointed window with tracery."""
    d = "".join(f"M{n(cx - w / 2 + w * i / (bars + 1))} {n(base)}V{n(base - h * 0.72)}" for i in range(1, bars + 1))
    d += "".join(f"M{n(cx - w / 2)} {n(base - h * k)}H{n(cx + w / 2)}" for k in (0.2, 0.42, 0.6))
    return (
        p(arch(cx, base, w, h), glass)
        + line(d, frame, 2.5)
        + f'<circle cx="{n(cx)}" cy="{n(base - h * 0.77)}" r="{n(w * 0.17)}" fill="none" stroke="{frame}" stroke-width="2.5"/>'
        + line(arch(cx, base, w, h), frame, 6)
    )


def hills(y: float, fill: str, seed: int, rough: float = 24, step: int = 40) -> str:
    """A broken line of rocks or hills, filled to the bottom."""
    rng = dice(seed)
    return p(
        f"M-10 {H + 10}V{y:.0f}"
        + "".join(f"L{x + rng.uniform(-10, 10):.0f} {y + rng.uniform(-rough, rough):.0f}" for x in range(0, W + step, step))
        + f"L490 {y:.0f}V{H + 10}Z",
        fill,
    )


def castle(x: float, base: float, s: float, fill: str, lights: str = "#ffc060") -> str:
    """The castle on its rock, far off, with a few lit windows."""
    d = "M-70 0L-58 -26L-56 -60H-60L-50 -84L-40 -60H-44V-42H-26V-80H-31L-18 -118L-5 -80H-10V-50H6V-64H2L12 -92L22 -64H18V-40H34V-56H30L40 -80L50 -56H46V-20L66 0Z"
    return g(p(d, fill) + line("M-50 -50v4M-18 -72v6M-18 -54v4M12 -52v5M40 -46v4", lights, 2.6), x, base, s)


# Things


def flame(x: float, y: float, s: float, outer: str = "#ff7a1e", core: str = "#fff2c0", mid: str = "#ffb93e") -> str:
    """A flame standing on a point, about 60 high."""
    shape = "M0 0C-20 -2 -24 -20 -14 -34C-12 -26 -8 -24 -6 -26C-10 -40 -2 -52 6 -62C4 -48 16 -42 18 -26C20 -10 12 0 0 0Z"
    return g(p(shape, outer) + g(p(shape, mid), 0, -1, 0.7) + g(p(shape, core), 0, -2, 0.4), x, y, s)


def candle(x: float, base: float, h: float, w: float = 16, lit: bool = True, halo: float = 60, wax: str = "#e9d5a6") -> str:
    """A candle with running wax."""
    body = p(
        f"M{n(-w / 2)} 0V{n(3 - h)}Q{n(-w * 0.2)} {n(-4 - h)} 0 {n(2 - h)}Q{n(w * 0.3)} {n(-3 - h)} {n(w / 2)} {n(5 - h)}V0Z",
        lin(wax, "#b58f5c", "#6e4f37"),
    )
    body += p(
        f"M{n(-w / 2)} {n(6 - h)}q-4 6 -3 {n(h * 0.4)}q2 6 5 0zM{n(w * 0.15)} {n(2 - h)}q3 9 1 {n(h * 0.5)}q-3 5 -4 -2q0 -10 -3 -{n(h * 0.4)}z",
        "#fff0cc",
        0.85,
    )
    if lit:
        body = glow(0, -h - 10, halo, "#ffb24a", 0.85) + body + flame(0, 1 - h, w / 42)
    return g(body, x, base)


def torch(x: float, y: float, s: float = 1, halo: float = 130) -> str:
    """A torch in an iron ring, its fire above the point."""
    return (
        glow(x, y - 24 * s, halo, "#ff9a3a", 0.9)
        + g(
            p("M-5 0L5 0L3 46L-3 46Z", "#5a3a20")
            + p("M-10 -4H10L7 8H-7ZM-8 16H8V21H-8Z", "#3b3d46")
            + p("M-10 -4H10V-2H-10Z", "#9a9eab"),
            x,
            y,
            s,
        )
        + flame(x, y - 2 * s, 0.75 * s)
    )


def chain(x: float, y0: float, y1: float, s: float = 1, colour: str = "#4c4f5a") -> str:
    """A hanging chain."""
    out, y, flat = "", y0, False
    while y < y1:
        out += (
            f"M{n(x)} {n(y)}v{n(9 * s)}"
            if flat
            else f"M{n(x - 3 * s)} {n(y + 2 * s)}a{n(3 * s)} {n(3 * s)} 0 0 1 {n(6 * s)} 0v{n(5 * s)}a{n(3 * s)} {n(3 * s)} 0 0 1 -{n(6 * s)} 0z"
        )
        y, flat = y + 8 * s, not flat
    return line(out, colour, 2.4 * s)


def bat(x: float, y: float, s: float, fill: str, a: float = 0, eyes: str = "") -> str:
    """A bat with open wings, 120 wide."""
    wings = "M0 -8L-4 -16L-7 -6Q-26 -30 -60 -26Q-48 -14 -48 4Q-38 -4 -28 6Q-20 0 -12 10L0 22L12 10Q20 0 28 6Q38 -4 48 4Q48 -14 60 -26Q26 -30 7 -6L4 -16Z"
    return g(p(wings, fill) + (line("M-3.5 -3h.1M3.5 -3h.1", eyes, 3.2) if eyes else ""), x, y, s, a)


def eyes(
    x: float, y: float, s: float, colour: str = "#ffd23e", core: str = "#fff6d0", slant: float = 3, halo: bool = True
) -> str:
    """A pair of eyes in the dark, 24 apart."""
    d = f"M-18 {-slant}Q-10 {-6 - slant / 2} -5 {slant}Q-12 5 -18 {-slant}ZM18 {-slant}Q10 {-6 - slant / 2} 5 {slant}Q12 5 18 {-slant}Z"
    return (glow(x, y, 26 * s, colour, 0.7, 16 * s) if halo else "") + g(
        p(d, colour) + line("M-11 0h.1M11 0h.1", core, 3.4), x, y, s
    )


def web(
    x: float,
    y: float,
    r: float,
    a0: float,
    a1: float,
    colour: str = "#d8d4e8",
    o: float = 0.5,
    spokes: int = 6,
    turns: int = 5,
    w: float = 1.2,
) -> str:
    """A cobweb in a corner, or a whole one."""
    angles = [math.radians(a0 + (a1 - a0) * i / (spokes - 1)) for i in range(spokes)]
    d = "".join(f"M{n(x)} {n(y)}L{x + r * math.cos(a):.0f} {y + r * math.sin(a):.0f}" for a in angles)
    for turn in range(1, turns + 1):
        q = r * turn / (turns + 0.4)
        d += f"M{x + q * math.cos(angles[0]):.0f} {y + q * math.sin(angles[0]):.0f}"
        for a, b in itertools.pairwise(angles):
            m = (a + b) / 2
            d += f"Q{x + q * 0.84 * math.cos(m):.0f} {y + q * 0.84 * math.sin(m):.0f} {x + q * math.cos(b):.0f} {y + q * math.sin(b):.0f}"
    return line(d, colour, w, o)


def sword(x: float, y: float, s: float, a: float = 0, steel: str = "", grip: str = "#6a4526") -> str:
    """A sword, its point at (0, -120) and its pommel at (0, 34)."""
    steel = steel or lin("#f2f4f8", "#9aa2b4", "#5d6476", x2=1, y2=0)
    return g(
        p("M0 -120L7 -106V0H-7V-106Z", steel)
        + p("M0 -112V0", s="#4d5362", w=1.6)
        + p("M-26 -4Q0 4 26 -4L24 5Q0 12 -24 5Z", "#c9a24c")
        + rect(-4, 5, 8, 22, grip)
        + e(0, 31, 6, None, "#c9a24c"),
        x,
        y,
        s,
        a,
    )


def dagger(x: float, y: float, s: float, a: float = 0, steel: str = "") -> str:
    """A dagger, its point at (0, -70)."""
    steel = steel or lin("#f4f6fa", "#a5adbd", "#646b7c", x2=1, y2=0)
    return g(
        p("M0 -70Q10 -40 6 0H-6Q-10 -40 0 -70Z", steel)
        + p("M0 -62V0", s="#4d5362", w=1.4)
        + p("M-18 -2H18V5H-18Z", "#b98f4a")
        + rect(-4, 5, 8, 24, "#4a2a1c")
        + e(0, 31, 5, None, "#b98f4a"),
        x,
        y,
        s,
        a,
    )


def spear(x: float, y: float, length: float, s: float, a: float = 0, shaft: str = "#6a4526") -> str:
    """A spear, its point at the place, its shaft downwards."""
    return g(
        rect(-3, 40, 6, length, shaft)
        + p("M0 0L11 28L4 44H-4L-11 28Z", lin("#eef1f6", "#98a0b0", "#565d6c", x2=1, y2=0))
        + p("M0 4V42", s="#4d5362", w=1.4)
        + rect(-5, 42, 10, 7, "#b98f4a"),
        x,
        y,
        s,
        a,
    )


def tomb(x: float, base: float, s: float, kind: int, fill: str) -> str:
    """A gravestone: slab, cross or pointed stone."""
    d = (
        "M-22 0V-46Q-22 -68 0 -68Q22 -68 22 -46V0Z",
        "M-7 0V-40H-26V-54H-7V-78H7V-54H26V-40H7V0Z",
        "M-20 0L-18 -56L0 -82L18 -56L20 0Z",
    )[kind]
    return g(
        p(d, fill) + line(("M-10 -46H10M-10 -38H10M-8 -30H4", "M-3 -70V-6", "M-8 -40H8M0 -54V-28")[kind], "#000", 2, 0.35),
        x,
        base,
        s,
    )


# Bones, hands, heads


def skull(
    x: float,
    y: float,
    s: float = 1,
    a: float = 0,
    jaw: float = 0,
    bone: str = "",
    eye: str = "",
    core: str = "#fff",
    hollow: str = "#140c16",
    teeth: str = "#fbf4d8",
) -> str:
    """A skull seen from the front, 116 wide and 145 high about its middle; `jaw` opens it."""
    bone = bone or lin("#f4ebcd", "#d8cba4", "#8f8468", x2=0.5)
    low = p(
        "M-36 40C-34 48 -31 53 -24 56C-17 59 -5 58 0 58C5 58 17 59 24 56C31 53 34 48 36 40C36 46 37 62 34 72C31 82 26 88 20 92C14 95 8 96 0 96C-8 96 -14 95 -20 92C-26 88 -31 82 -34 72C-37 62 -36 46 -36 40Z",
        lin("#d9cda8", "#8b7f62") if bone.startswith("url") else bone,
    )
    low += p("M-22 58h8v13h-8zM-10 58h9v14h-9zM3 58h9v14h-9zM15 57h8v13h-8z", teeth, 0.85)
    top = p(
        "M0 -70C17 -70 33 -70 44 -62C55 -54 56 -40 58 -28C60 -16 57 -6 54 2C51 9 43 12 40 14C40 20 40 36 38 44C36 51 34 55 28 58C21 62 11 62 0 62C-11 62 -21 62 -28 58C-34 55 -36 51 -38 44C-40 36 -40 20 -40 14C-43 12 -51 9 -54 2C-57 -6 -60 -16 -58 -28C-56 -40 -55 -54 -44 -62C-33 -70 -17 -70 0 -70Z",
        bone,
    )
    top += p(
        "M-48 -14C-44 -17 -38 -27 -30 -28C-22 -29 -11 -27 -7 -20C-3 -13 -4 3 -9 10C-14 17 -25 17 -32 16C-39 15 -43 12 -46 6C-49 0 -48 -10 -48 -14ZM48 -14C44 -17 38 -27 30 -28C22 -29 11 -27 7 -20C3 -13 4 3 9 10C14 17 25 17 32 16C39 15 43 12 46 6C49 0 48 -10 48 -14Z",
        hollow,
    )
    top += p(
        "M0 16C2 20 9 31 10 36C10 40 6 42 4 42C2 42 2 38 0 38C-2 38 -2 42 -4 42C-6 42 -10 40 -10 36C-9 31 -2 20 0 16Z", hollow
    )
    top += p("M-30 48H30L26 58H-26Z", hollow) + p(
        "M-29 44h10v15h-10zM-17 44h10v17h-10zM-5 44h10v17h-10zM7 44h10v17h-10zM19 44h10v15h-10z", teeth
    )
    if eye:
        top += glow(-27, -4, 26, eye) + glow(27, -4, 26, eye) + e(-27, -4, 8, None, core) + e(27, -4, 8, None, core)
    gap = p(f"M-34 50H34L30 {n(74 + jaw)}H-30Z", hollow) if jaw else ""
    return g(gap + g(low, 0, jaw) + top, x, y, s, a)


def small_skull(x: float, y: float, s: float, bone: str = "#cfc3a2", hollow: str = "#120c14", eye: str = "", a: float = 0) -> str:
    """A skull for the distance, 24 wide."""
    d = "M0 -14C9 -14 13 -8 12 -1C12 4 8 5 8 6V12H-8V6C-8 5 -12 4 -12 -1C-13 -8 -9 -14 0 -14Z"
    return g(
        p(d, bone)
        + p("M-9 -2q4 -4 7 0q0 6 -4 6q-4 -1 -3 -6zM9 -2q-4 -4 -7 0q0 6 4 6q4 -1 3 -6zM0 4l-2 4h4z", hollow)
        + line("M-4 9v3M0 9v3M4 9v3", hollow, 1.4)
        + (line("M-5.5 0h.1M5.5 0h.1", eye, 3.4) if eye else ""),
        x,
        y,
        s,
        a,
    )


def hand(
    x: float,
    y: float,
    s: float,
    a: float,
    skin: str,
    dark: str,
    spread: float = 1,
    curl: float = 0,
    nails: str = "",
    flip: bool = False,
    wrist: float = 90,
    sleeve: str = "",
) -> str:
    """An open hand, fingers up, wrist below; `spread` fans the fingers, `curl` bends them sideways like claws."""
    out = p(f"M-20 {n(30 + wrist)}L-16 24Q-28 8 -26 -8Q-24 -18 0 -20Q24 -18 25 -4Q26 14 15 26L20 {n(30 + wrist)}Z", skin)
    creases = ""
    for base, angle, length, width in (
        ((-22, -8), -30, 46, 11),
        ((-11, -16), -11, 58, 12),
        ((2, -18), 3, 62, 12),
        ((15, -14), 17, 54, 11),
        ((20, 10), 58, 40, 12),
    ):
        t = math.radians(angle * spread)
        mx, my = base[0] + math.sin(t) * length * 0.5, base[1] - math.cos(t) * length * 0.5
        u = t + math.radians(curl) * (1 if angle > 0 else -1) * -1
        ex, ey = mx + math.sin(u) * length * 0.5, my - math.cos(u) * length * 0.5
        out += line(f"M{n(base[0])} {n(base[1])}L{n(mx)} {n(my)}", skin, width) + line(
            f"M{n(mx)} {n(my)}L{n(ex)} {n(ey)}", skin, width * 0.85
        )
        creases += f"M{n(mx - 4)} {n(my)}q4 3 8 0"
        if nails:
            fx, fy, side = ex + math.sin(u) * 17, ey - math.cos(u) * 17, (math.cos(u) * 4.6, math.sin(u) * 4.6)
            out += p(f"M{n(ex - side[0])} {n(ey - side[1])}L{n(fx)} {n(fy)}L{n(ex + side[0])} {n(ey + side[1])}Z", nails)
    out += line(creases + "M-14 4Q0 12 12 2M-10 -8Q-2 -4 6 -8", dark, 2, 0.6)
    if sleeve:
        out += p(f"M-26 {n(40 + wrist)}L-24 44Q0 54 24 44L28 {n(40 + wrist)}Z", sleeve)
    return g(out, x, y, s, a, -s if flip else 0)


def bone_hand(
    x: float,
    y: float,
    s: float,
    a: float = 0,
    spread: float = 1,
    curl: float = 12,
    bone: str = "#d9cca6",
    dark: str = "#3a2c26",
    flip: bool = False,
    arm: float = 110,
) -> str:
    """A hand of bones on its two forearm bones, fingers up."""
    bones, knots = "", ""
    for base, angle, length in (
        ((-16, -2), -28, 62),
        ((-7, -8), -10, 74),
        ((3, -8), 5, 76),
        ((13, -4), 21, 66),
        ((16, 12), 58, 50),
    ):
        t, (cx, cy) = math.radians(angle * spread), base
        bones += f"M{n(cx * 0.5)} {n(cy + 20)}L{n(cx)} {n(cy)}"
        for k, part in enumerate((0.42, 0.33, 0.25)):
            nx, ny = cx + math.sin(t) * length * part, cy - math.cos(t) * length * part
            bones += f"M{n(cx)} {n(cy)}L{n(nx)} {n(ny)}"
            knots += f"M{n(cx)} {n(cy)}h.1"
            cx, cy, t = nx, ny, t + math.radians(curl) * (k + 1) * (1 if angle < 0 else -1)
    limb = f"M-6 26L-8 {n(arm)}M6 26L9 {n(arm)}"
    return g(
        line(bones + limb, bone, 6.4)
        + line(knots + "M-5 24h.1M5 24h.1", bone, 9.5)
        + line(knots, dark, 2.2, 0.5)
        + line(f"M0 34L0 {n(arm)}", dark, 3, 0.7),
        x,
        y,
        s,
        a,
        -s if flip else 0,
    )


POSES: dict[str, dict[str, Point]] = {
    "stand": {"head": (0, -90), "neck": (0, -76), "hip": (0, -44), "le": (-16, -60), "lh": (-17, -42), "re": (16, -60), "rh": (17, -42), "lk": (-8, -24), "lf": (-9, 0), "rk": (8, -24), "rf": (9, 0)},
    "walk": {"head": (4, -90), "neck": (2, -76), "hip": (0, -44), "le": (-10, -58), "lh": (2, -46), "re": (14, -60), "rh": (22, -48), "lk": (10, -26), "lf": (14, -2), "rk": (-6, -24), "rf": (-18, -2)},
    "run": {"head": (16, -86), "neck": (10, -74), "hip": (0, -46), "le": (-4, -60), "lh": (-18, -52), "re": (22, -60), "rh": (32, -72), "lk": (18, -36), "lf": (12, -10), "rk": (-10, -26), "rf": (-32, -20)},
    "reach": {"head": (6, -90), "neck": (2, -76), "hip": (-2, -44), "le": (20, -72), "lh": (38, -80), "re": (18, -64), "rh": (36, -66), "lk": (8, -24), "lf": (12, 0), "rk": (-8, -24), "rf": (-16, 0)},
    "brace": {"head": (0, -86), "neck": (0, -74), "hip": (0, -42), "le": (-22, -72), "lh": (-40, -72), "re": (22, -72), "rh": (40, -72), "lk": (-16, -24), "lf": (-24, 0), "rk": (16, -24), "rf": (24, 0)},
    "up": {"head": (0, -88), "neck": (0, -75), "hip": (0, -43), "le": (-18, -86), "lh": (-24, -106), "re": (18, -86), "rh": (24, -106), "lk": (-8, -23), "lf": (-12, 0), "rk": (8, -23), "rf": (12, 0)},
    "kneel": {"head": (4, -64), "neck": (2, -51), "hip": (-2, -22), "le": (-14, -38), "lh": (-4, -20), "re": (16, -38), "rh": (20, -18), "lk": (16, -20), "lf": (14, 0), "rk": (-4, -2), "rf": (-26, 0)},
    "slip": {"head": (-34, -70), "neck": (-24, -60), "hip": (4, -40), "le": (-42, -44), "lh": (-58, -56), "re": (-8, -78), "rh": (-2, -98), "lk": (26, -54), "lf": (48, -66), "rk": (26, -34), "rf": (52, -30)},
    "drag": {"head": (10, -72), "neck": (0, -62), "hip": (-26, -44), "le": (16, -54), "lh": (34, -50), "re": (14, -72), "rh": (32, -82), "lk": (-46, -48), "lf": (-66, -38), "rk": (-46, -34), "rf": (-66, -22)},
}  # fmt: skip
"""Joints of figures about 100 high, feet at the origin: head, neck, hip, and elbow, hand, knee and foot of the left (front) and right side."""


def _head(look: str, skin: str, back: bool) -> str:
    """The head of a figure about (0, 0), radius 9."""
    face = e(0, 0, 8.6, 9.4, skin)
    dots = "" if back else line("M-2 -1h.1M4.5 -1h.1", "#1a0f14", 2)
    if look == "kat":
        return (
            face
            + p(
                "M-10 6Q-12 -11 1 -11Q12 -10 10 5L6 -3Q0 -4 -4 -4L-6 8Z"
                if not back
                else "M-10 7Q-12 -11 0 -11Q12 -11 10 7Q0 11 -10 7Z",
                "#2a1f2c",
            )
            + dots
            + p("M-9 6Q0 12 9 6L11 13Q0 17 -11 13Z", "#c0332e")
        )
    if look == "thorgrim":
        return (
            face
            + p("M-11 -1Q-11 -13 0 -13Q11 -13 11 -1L8 -3H-8Z", "#9aa0ad")
            + (p("M-9 -3H9L10 8Q0 13 -10 8Z", "#8f3d14") if back else p("M-9 2Q0 5 9 2Q10 18 0 22Q-10 18 -9 2Z", "#c45a22"))
            + dots
        )
    if look == "allisa":
        return (
            face
            + p(
                "M-11 8Q-14 -8 0 -15Q14 -8 11 8L7 6Q9 -6 0 -8Q-9 -6 -7 6Z" if not back else "M-11 9Q-14 -8 0 -15Q14 -8 11 9Z",
                "#3f7038",
            )
            + ("" if back else p("M5 6Q10 14 7 24Q3 16 2 8Z", "#c2571e"))
            + dots
        )
    if look == "immeril":
        return (
            face
            + p(
                "M-10 14Q-13 -11 0 -12Q13 -11 10 14L7 -2Q0 -6 -7 -2Z"
                if not back
                else "M-10 15Q-13 -12 0 -12Q13 -12 10 15Q0 18 -10 15Z",
                "#e2e8f2",
            )
            + dots
        )
    if look == "arjhan":
        return (
            e(1, 0, 9, 10, "#b4562c")
            + p("M3 -1L17 2L16 8L5 8Z", "#c96a38")
            + p("M-6 -7Q-16 -12 -20 -20Q-6 -18 0 -9ZM-9 2L-18 4L-8 8Z", "#d9c39a")
            + line("M4 -2h.1", "#ffd45e", 2.4)
        )
    if look == "hood":
        return p("M-12 10Q-15 -9 1 -16Q15 -8 12 10Z", skin) + ("" if back else e(1, 1, 7, 8, "#0c0810"))
    if look == "strahd":
        return (
            e(0, 0, 8.4, 9.6, "#e8dcd4")
            + p("M-10 3Q-12 -12 0 -12Q12 -12 10 3L7 -5L0 -1L-7 -5Z", "#1c1318")
            + line("M-3.4 0h.1M3.8 0h.1", "#ff4030", 2.4)
        )
    if look == "zombie":
        return (
            e(0, 0, 9, 10, skin)
            + p("M-9 -3Q-10 -12 0 -12Q10 -12 9 -4L5 -7L0 -5L-5 -8Z", "#3a342c")
            + line("M-3 -1h.1M4 -1h.1", "#e8ffb0", 2.6)
            + p("M-3 4H4V7H-3Z", "#1c1010")
        )
    return face + dots


def man(x: float, y: float, s: float, pose: str | dict[str, Point], look: str = "kat", coat: str = "#5b3a4a", dark: str = "#2c1f2c", skin: str = "#d9a684", cape: str = "", boots: str = "#3a2a22",
        flip: bool = False, back: bool = False, robe: bool = False, held: str = "", a: float = 0) -> str:  # fmt: skip
    """A figure in a pose; `held` is drawn at its front hand, `cape` is the colour of a cloak."""
    at = POSES[pose] if isinstance(pose, str) else pose
    (hx, hy), (nx, ny), (px, py) = at["head"], at["neck"], at["hip"]
    ux, uy = (nx - px), (ny - py)
    long = math.hypot(ux, uy) or 1
    ux, uy = ux / long, uy / long
    vx, vy = -uy, ux  # across the body

    def on(along: float, across: float) -> str:
        return f"{n(px + ux * along + vx * across)} {n(py + uy * along + vy * across)}"

    def limb(one: str, two: str, start: Point, colour: str, w: float, end: str) -> str:
        (ax, ay), (bx, by) = at[one], at[two]
        tip = line(f"M{n(bx)} {n(by)}h.1", end, w * 0.95)
        return (
            line(f"M{n(start[0])} {n(start[1])}L{n(ax)} {n(ay)}", colour, w)
            + line(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", colour, w * 0.8)
            + tip
        )

    shoulder = (nx + vx * 11 - ux * 5, ny + vy * 11 - uy * 5), (nx - vx * 11 - ux * 5, ny - vy * 11 - uy * 5)
    hips = (px + vx * 6, py + vy * 6), (px - vx * 6, py - vy * 6)
    left, right = (1, 0) if vx > 0 else (0, 1)
    out = ""
    if cape and pose == "run":
        out += p(
            f"M{on(long, 8)}Q{n(nx - 26)} {n(ny + 2)} {n(nx - 50)} {n(ny + 16)}Q{n(nx - 48)} {n(ny + 26)} {n(nx - 62)} {n(ny + 44)}Q{n(px - 16)} {n(py + 4)} {on(6, -8)}Z",
            cape,
        )
    elif cape:
        fall = py + 36 if pose != "kneel" else py + 20
        out += p(
            f"M{on(long, 12)}Q{on(long * 0.4, 30)} {n(px + vx * 30 - 8)} {n(fall)}Q{n(px)} {n(fall - 8)} {n(px - vx * 30 - 8)} {n(fall + 4)}Q{on(long * 0.4, -30)} {on(long, -12)}Z",
            cape,
        )
    out += limb("re", "rh", shoulder[right], dark, 8.5, skin)
    out += limb("rk", "rf", hips[right], dark, 11, boots) + limb("lk", "lf", hips[left], dark, 11, boots)
    for foot in ("rf", "lf"):
        fx, fy = at[foot]
        out += p(f"M{n(fx - 5)} {n(fy - 14)}H{n(fx + 5)}L{n(fx + 10)} {n(fy + 1)}H{n(fx - 6)}Z", boots) if fy > -12 else ""
    out += p(
        f"M{on(long, 9)}Q{on(long - 2, 15)} {on(long - 12, 13)}L{on(4, 9)}L{on(-14, 14)}Q{on(-20, 0)} {on(-14, -14)}L{on(4, -9)}L{on(long - 12, -13)}Q{on(long - 2, -15)} {on(long, -9)}Q{on(long + 4, 0)} {on(long, 9)}Z",
        coat,
    )
    if robe:
        out += p(
            f"M{on(2, 10)}Q{n(px + 22)} {n(py + 30)} {n(px + 24)} {n(py + 44)}H{n(px - 24)}Q{n(px - 22)} {n(py + 30)} {on(2, -10)}Z",
            coat,
        )
    out += line(f"M{on(1, 10)}L{on(1, -10)}", dark, 4.5)
    out += g(_head(look, skin, back), hx, hy, 1.06, math.degrees(math.atan2(hy - ny, hx - nx)) + 90)
    if held:
        out += g(held, *at["lh"])
    out += limb("le", "lh", shoulder[left], coat, 8.5, skin)
    return g(out, x, y, s, a, -s if flip else 0)


def bones_man(
    x: float,
    y: float,
    s: float,
    pose: str | dict[str, Point] = "stand",
    bone: str = "#cfc3a2",
    hollow: str = "#140c16",
    eye: str = "#ffb04a",
    flip: bool = False,
    held: str = "",
    helmet: str = "",
    a: float = 0,
) -> str:
    """A skeleton in a pose."""
    at = POSES[pose] if isinstance(pose, str) else pose
    (hx, hy), (nx, ny), (px, py) = at["head"], at["neck"], at["hip"]
    dx, dy = nx - px, ny - py
    d = f"M{n(px)} {n(py)}L{n(hx)} {n(hy + 8)}M{n(px - 7)} {n(py)}H{n(px + 7)}"
    for elbow, wrist, side in (("le", "lh", -12), ("re", "rh", 12)):
        sx = -side if (at[elbow][0] - nx) * side < 0 and pose != "stand" else side
        d += f"M{n(nx)} {n(ny + 3)}L{n(nx + sx)} {n(ny + 4)}L{n(at[elbow][0])} {n(at[elbow][1])}L{n(at[wrist][0])} {n(at[wrist][1])}l{n(sx * 0.3)} -4M{n(at[wrist][0])} {n(at[wrist][1])}l{n(sx * 0.4)} 2"
    for knee, foot, sx in (("lk", "lf", -6), ("rk", "rf", 6)):
        d += f"M{n(px + sx)} {n(py)}L{n(at[knee][0])} {n(at[knee][1])}L{n(at[foot][0])} {n(at[foot][1])}l7 1"
    ribs = "".join(
        f"M{n(px + dx * k - q)} {n(py + dy * k)}Q{n(px + dx * k)} {n(py + dy * k + 8)} {n(px + dx * k + q)} {n(py + dy * k)}"
        for k, q in ((0.88, 10), (0.72, 11), (0.56, 9.5), (0.42, 7))
    )
    out = line(d, bone, 4.6) + line(ribs, bone, 3.2) + small_skull(hx, hy, 0.86, bone, hollow, eye)
    if helmet:
        out += p(
            f"M{n(hx - 12)} {n(hy - 1)}Q{n(hx - 12)} {n(hy - 15)} {n(hx)} {n(hy - 18)}Q{n(hx + 12)} {n(hy - 15)} {n(hx + 12)} {n(hy - 1)}L{n(hx)} {n(hy - 5)}Z",
            helmet,
        )
    if held:
        out += g(held, *at["lh"])
    return g(out, x, y, s, a, -s if flip else 0)


def ghost(
    x: float,
    y: float,
    s: float,
    pale: str,
    mid: str,
    hollow: str = "#0a1018",
    eye: str = "",
    mouth: float = 1,
    sx: float = 0,
    arms: bool = True,
    o: float = 1,
) -> str:
    """A ghost in a shroud that thins out below: head at the origin, 200 high."""
    veil = lin(pale, f"{pale}@.95:.22", f"{mid}@.95:.5", f"{mid}@0:1")
    out = glow(0, 30, 110, pale, 0.35, 130)
    if arms:
        out += p(
            "M-36 50C-60 50 -84 38 -98 14L-108 20L-102 8L-112 4L-98 2L-98 -10L-90 4C-76 18 -52 22 -34 18ZM36 50C60 50 84 38 98 14L108 20L102 8L112 4L98 2L98 -10L90 4C76 18 52 22 34 18Z",
            lin(pale, mid),
        )
    out += p(
        "M0 -50C32 -50 42 -26 42 2C42 28 62 44 72 84C84 130 84 170 76 204C70 184 62 180 54 196C46 178 34 172 22 200C14 178 0 176 -12 202C-22 176 -34 172 -44 196C-52 176 -60 180 -70 204C-84 170 -84 130 -72 84C-62 44 -42 28 -42 2C-42 -26 -32 -50 0 -50Z",
        veil,
    )
    out += p("M-34 52Q-20 96 -26 150M30 60Q24 100 34 150M2 74Q-4 110 4 160", s=mid, w=4, o=0.6)
    out += p("M-26 -6Q-14 -20 -6 -2Q-8 14 -18 12Q-28 8 -26 -6ZM26 -6Q14 -20 6 -2Q8 14 18 12Q28 8 26 -6Z", hollow)
    out += e(0, 24 + 8 * mouth, 8 + 2 * mouth, 7 + 11 * mouth, hollow)
    if eye:
        out += glow(-16, 0, 14, eye) + glow(16, 0, 14, eye) + line("M-16 0h.1M16 0h.1", eye, 5)
    return g(out, x, y, s, 0, sx, o)


def spectre(x: float, y: float, s: float, cloth: str, inner: str, eye: str, hollow: str = "#07050c", flip: bool = False) -> str:
    """A huge hooded spirit without a face: the hood's middle at the origin, shoulders 240 wide."""
    out = p(
        "M-26 -74C8 -96 48 -78 58 -30C66 8 74 40 120 76C136 110 140 170 134 240L112 214L92 240L70 210L40 240L8 212L-24 240L-56 210L-84 240L-108 214L-134 240C-140 170 -138 110 -116 76C-74 44 -66 10 -60 -26C-56 -50 -46 -64 -26 -74Z",
        cloth,
    )
    out += p("M-18 -56C8 -70 38 -56 44 -22C50 14 40 50 6 62C-28 52 -46 20 -44 -14C-42 -36 -34 -48 -18 -56Z", inner) + p(
        "M-12 -44C8 -54 30 -44 34 -16C38 12 28 40 4 50C-22 42 -36 16 -34 -12C-32 -30 -24 -40 -12 -44Z", hollow
    )
    if eye:
        out += (
            glow(-14, -2, 22, eye, 0.9)
            + glow(16, -2, 22, eye, 0.9)
            + p("M-24 -6Q-14 -12 -6 0Q-16 4 -24 -6ZM26 -6Q16 -12 8 0Q18 4 26 -6Z", eye)
        )
    out += line("M-60 80C-76 120 -80 170 -76 216M66 84C82 120 84 170 80 216M0 84C-4 130 2 170 0 208", "#000", 4, 0.3)
    return g(out, x, y, s, 0, -s if flip else 0)


def wolf_howling(x: float, y: float, s: float, fur: str, light: str, eye: str = "") -> str:
    """A wolf sitting and howling to the right, its paws at the origin, 150 high."""
    out = p(
        "M-62 0C-84 -8 -86 -28 -74 -46C-82 -30 -76 -18 -58 -14C-58 -46 -46 -66 -28 -84C-18 -96 -12 -108 -8 -120L-14 -136L2 -128C8 -134 16 -140 24 -150L44 -168L46 -160L38 -146L42 -146L34 -134C30 -122 26 -112 22 -104C26 -84 24 -66 20 -52L22 -6L30 0H6L4 -40L-2 -6L6 0H-20C-16 -8 -18 -14 -26 -18L-24 -4L-18 0Z",
        fur,
    )
    out += p("M22 -104C26 -84 24 -66 20 -52L12 -60L12 -46L2 -58L-2 -44C-8 -64 0 -84 8 -98Z", light) + p(
        "M24 -132L36 -142L30 -132Z", "#3a0a10"
    )
    if eye:
        out += line("M12 -130l5 -3", eye, 3)
    return g(out, x, y, s)


def hero_crowd(x: float, y: float, s: float, fill: str, seed: int, count: int, wide: float, eye: str) -> str:
    """Heads and shoulders of a mob of the dead, in one tone, with points for eyes."""
    rng, out, lights = dice(seed), "", ""
    for i in range(count):
        cx, cy, q = (
            x + wide * (i + 0.5 + rng.uniform(-0.2, 0.2)) / count - wide / 2,
            y + rng.uniform(-14, 10) * s,
            s * rng.uniform(0.85, 1.15),
        )
        out += g(
            p(
                "M0 -16C11 -16 13 -6 11 2C10 8 6 10 6 14C20 16 28 24 28 44V90H-28V44C-28 24 -20 16 -6 14C-6 10 -10 8 -11 2C-13 -6 -11 -16 0 -16Z",
                fill,
            ),
            cx,
            cy,
            q,
        )
        lights += f"M{n(cx - 4 * q)} {n(cy - 2 * q)}h.1M{n(cx + 4 * q)} {n(cy - 2 * q)}h.1"
    return out + line(lights, eye, 3.4 * s)


def medallion_strahd(x: float, y: float, s: float, parts: str = "cape,bust,head", a: float = 0, flip: bool = False) -> str:
    """The count from the front, his face about the origin: cape, bust and head may be asked for."""
    layers = {
        "cape": p("M0 96C5 92 18 86 26 74C37 58 49 38 58 10C68 -20 74 -65 78 -84C84 -74 101 -59 108 -36C116 -12 118 14 118 40C118 66 105 76 108 100C111 124 140 150 140 170H-140C-140 150 -111 124 -108 100C-105 76 -118 66 -118 40C-118 14 -116 -12 -108 -36C-101 -59 -84 -74 -78 -84C-75 -65 -68 -20 -58 10C-49 38 -37 58 -26 74C-18 86 -5 92 0 96Z", "#14070b")
        + p("M0 136C5 129 17 116 26 100C38 80 52 60 62 30C72 0 76 -42 79 -60C82 -50 92 -32 94 -10C96 12 96 34 90 56C84 78 75 85 62 104C48 125 28 154 16 166H-16C-28 154 -48 125 -62 104C-75 85 -84 78 -90 56C-96 34 -96 12 -94 -10C-92 -32 -82 -50 -79 -60C-76 -42 -72 0 -62 30C-52 60 -38 80 -26 100C-17 116 -5 129 0 136Z", "#b3242e"),
        "bust": p("M0 86C8 86 13 79 20 82C27 85 35 90 36 100C37 116 33 154 26 166H-26C-33 154 -37 116 -36 100C-35 90 -27 85 -20 82C-13 79 -8 86 0 86Z", "#f0ebe4") + p("M0 98L22 124L0 152L-22 124Z", "#e4bd58") + p("M0 107L16 124L0 143L-16 124Z", "#e0202c") + p("M0 110l8 12l-8 5l-8 -5z", "#ff9a8a"),
        "head": p("M0 -90C15 -90 29 -94 40 -86C51 -78 57 -64 60 -48C63 -32 58 -14 56 0L50 28H-50L-56 0C-58 -14 -63 -32 -60 -48C-57 -64 -51 -78 -40 -86C-29 -94 -15 -90 0 -90Z", "#1c1318")
        + p("M0 -68C5 -67 16 -67 26 -62C36 -57 45 -48 50 -44C50 -35 54 -16 52 0C50 16 46 28 40 42C34 56 30 64 22 72C15 80 8 84 0 84C-8 84 -15 80 -22 72C-30 64 -34 56 -40 42C-46 28 -50 16 -52 0C-54 -16 -50 -35 -50 -44C-45 -48 -36 -57 -26 -62C-16 -67 -5 -67 0 -68Z", lin("#f3e8de", "#e0d0c6", "#a08a8a", x2=0.6))
        + p("M0 -40C3 -44 6 -58 14 -62C22 -66 34 -69 40 -60C47 -49 50 -17 52 -6C55 -13 65 -26 66 -40C67 -54 63 -71 56 -82C49 -93 39 -95 28 -98C17 -101 11 -98 0 -98C-11 -98 -17 -101 -28 -98C-39 -95 -49 -93 -56 -82C-63 -71 -67 -54 -66 -40C-65 -26 -55 -13 -52 -6C-50 -17 -47 -49 -40 -60C-34 -69 -22 -66 -14 -62C-6 -58 -3 -44 0 -40Z", "#221820")
        + p("M-46 -12C-42 -14 -32 -24 -24 -22C-16 -20 -8 -8 -4 -4C-5 -3 -5 3 -8 2C-13 1 -21 -9 -28 -10C-35 -11 -41 -4 -44 -4C-47 -4 -46 -10 -46 -12ZM46 -12C42 -14 32 -24 24 -22C16 -20 8 -8 4 -4C5 -3 5 3 8 2C13 1 21 -9 28 -10C35 -11 41 -4 44 -4C47 -4 46 -10 46 -12Z", "#1c1318")
        + p("M-42 4C-39 2 -33 -7 -26 -6C-19 -5 -11 5 -7 8C-11 9 -19 15 -26 14C-33 13 -39 6 -42 4ZM42 4C39 2 33 -7 26 -6C19 -5 11 5 7 8C11 9 19 15 26 14C33 13 39 6 42 4Z", "#3a0c14")
        + glow(-23, 5, 20, "#ff1a1a") + glow(23, 5, 20, "#ff1a1a") + e(-23, 5, 6.5, None, "#ff5a3a") + e(23, 5, 6.5, None, "#ff5a3a") + line("M-23 5h.1M23 5h.1", "#fff0d8", 6)
        + line("M2 8C0 12 -7 25 -6 30C-5 35 4 32 7 33M-40 24L-30 42M40 24L30 42", "#b59a92", 3.5)
        + p("M-26 50C-22 49 -13 45 -8 45C-4 45 -3 48 0 48C3 48 4 45 8 45C13 45 22 49 26 50C23 52 19 57 12 59C5 61 -5 61 -12 59C-19 57 -23 52 -26 50Z", "#8e1f28") + p("M-16 52Q-15 61 -12 68Q-9 60 -8 52ZM8 52Q10 62 13 68Q15 60 16 52Z", "#fffaf2"),
    }  # fmt: skip
    return g("".join(layers[part] for part in parts.split(",")), x, y, s, a, -s if flip else 0)
