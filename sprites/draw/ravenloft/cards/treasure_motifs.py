"""Paper-cut shapes, light and rooms from which the Treasure, Monster and token pictures are put together.

A picture is a list of SVG snippets, drawn from back to front. Gradients and filters are asked for by the snippets that use them
(`lin`, `rad`, `cut`, `glow`); `picture` collects the definitions that are really used and writes a self-contained file.
"""

import math
import random
import re
from hashlib import blake2b

from sprites.draw import kit

WIDTH, HEIGHT = 480, 292

Point = tuple[float, float]

_gradients: dict[str, str] = {}
_ids: dict[str, str] = {}


def num(value: float) -> str:
    """A number as short as it may be: one decimal, no trailing zero."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def mix(one: str, two: str, part: float) -> str:
    """The colour that lies `part` of the way from one to two."""
    a, b = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (one, two))
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in zip(a, b, strict=True))


# ---------------------------------------------------------------- definitions


def _filter(name: str, inner: str, margin: int = 20) -> str:
    box = f'x="-{margin}%" y="-{margin}%" width="{100 + 2 * margin}%" height="{100 + 2 * margin}%"'
    return f'<filter id="{name}" {box} color-interpolation-filters="sRGB">{inner}</filter>'


def _cut(name: str, light: str, shadow: float) -> str:
    """Cut paper: an edge that catches the light from the upper left, a shaded lower right, a soft shadow on what lies behind."""
    return _filter(
        name,
        '<feOffset in="SourceAlpha" dx="1.6" dy="2.1" result="o"/>'
        f'<feFlood flood-color="{light}" flood-opacity=".75"/><feComposite in2="o" operator="out"/>'
        '<feComposite in2="SourceGraphic" operator="atop" result="r"/>'
        '<feOffset in="SourceAlpha" dx="-5" dy="-7"/><feGaussianBlur stdDeviation="4" result="p"/>'
        '<feFlood flood-color="#0a0410" flood-opacity=".6"/><feComposite in2="p" operator="out"/><feComposite in2="r" operator="atop"/>'
        f'<feDropShadow dx="3" dy="5" stdDeviation="3" flood-color="#05020a" flood-opacity="{shadow}"/>',
    )


def _rim(name: str, light: str) -> str:
    return _filter(
        name,
        '<feOffset in="SourceAlpha" dx="3" dy="4"/><feGaussianBlur stdDeviation="2.1" result="o"/>'
        f'<feFlood flood-color="{light}" flood-opacity=".7"/><feComposite in2="o" operator="out"/><feComposite in2="SourceGraphic" operator="atop"/>',
        10,
    )


FILTERS = {
    "cut": _cut("cut", "#ffe6bc", 0.6),
    "cool": _cut("cool", "#cfe4ff", 0.6),
    "fine": _cut("fine", "#ffe6bc", 0.6)
    .replace('"-5" dy="-7"', '"-2" dy="-3"')
    .replace('"4" result="p"', '"1.6" result="p"')
    .replace('".6"/><feComposite in2="p"', '".4"/><feComposite in2="p"')
    .replace('dx="1.6" dy="2.1"', 'dx="1.1" dy="1.4"'),
    "rim": _rim("rim", "#ffdca4"),
    "moon": _rim("moon", "#bcd8ff"),
    "icon": _filter(
        "icon",
        '<feMorphology in="SourceAlpha" operator="dilate" radius="2"/><feGaussianBlur stdDeviation=".6" result="w"/>'
        '<feFlood flood-color="#120a12"/><feComposite in2="w" operator="in" result="out"/>'
        '<feOffset in="SourceAlpha" dx="1.4" dy="1.8"/><feGaussianBlur stdDeviation=".6" result="o"/>'
        '<feFlood flood-color="#fff0d0" flood-opacity=".8"/><feComposite in2="o" operator="out"/>'
        '<feComposite in2="SourceGraphic" operator="atop" result="r"/>'
        '<feOffset in="SourceAlpha" dx="-4" dy="-5"/><feGaussianBlur stdDeviation="3" result="p"/>'
        '<feFlood flood-color="#0a0410" flood-opacity=".5"/><feComposite in2="p" operator="out"/><feComposite in2="r" operator="atop" result="t"/>'
        '<feMerge><feMergeNode in="out"/><feMergeNode in="t"/></feMerge>',
    ),
    **{f"b{size}": _filter(f"b{size}", f'<feGaussianBlur stdDeviation="{size}"/>', 60) for size in (1, 2, 4, 8, 16)},
}


def _gradient(kind: str, extra: str, stops: tuple[str, ...]) -> str:
    parts = []
    for at, stop in enumerate(stops):
        words = stop.split()
        offset = words[1] if len(words) > 1 else num(at / max(1, len(stops) - 1) * 100) + "%"
        opacity = f' stop-opacity="{words[2]}"' if len(words) > 2 else ""
        parts.append(f'<stop offset="{offset}" stop-color="{words[0]}"{opacity}/>')
    body = f"{extra}>{''.join(parts)}</{kind}>"
    key = f"<{kind}{body}"
    if key not in _ids:
        _ids[key] = f"G{len(_ids)}G"
        _gradients[_ids[key]] = f'<{kind} id="{_ids[key]}"{body}'
    return f"url(#{_ids[key]})"


def lin(*stops: str, x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1) -> str:
    """A linear gradient of "colour offset opacity" stops; the offsets are even when left out."""
    return _gradient("linearGradient", f' x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"', stops)


def rad(*stops: str, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
    """A radial gradient of "colour offset opacity" stops."""
    return _gradient("radialGradient", f' cx="{cx:g}" cy="{cy:g}" r="{r:g}"', stops)


STEPS = {"M": 2, "L": 2, "C": 6, "Q": 4, "T": 2, "S": 4, "H": 1, "V": 1, "A": 7, "Z": 0}


def _joined(values: list[float]) -> str:
    """Numbers with no more between them than is needed."""
    out = ""
    for value in values:
        text = num(value)
        text = text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text
        tight = not out or text[0] == "-" or (text[0] == "." and "." in re.split(r"[ -]", out)[-1])
        out += text if tight else " " + text
    return out


def relative(data: str) -> str:
    """Path data as steps from point to point, which are shorter to write than the points."""
    out, x, y, start = [], 0.0, 0.0, (0.0, 0.0)
    for letter, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        values = [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        count = STEPS[letter.upper()]
        if letter.upper() == "Z":
            out.append("z")
            x, y = start
            continue
        for at in range(0, len(values), count):
            part = values[at : at + count]
            kind = letter.upper()
            across = {"H": [0], "V": [], "A": [5]}.get(kind, range(0, count, 2))
            along = {"H": [], "V": [0], "A": [6]}.get(kind, range(1, count, 2))
            if letter.isupper():
                part = [v - x if i in across else v - y if i in along else v for i, v in enumerate(part)]
            part = [round(v, 1) for v in part]
            x, y = x + (part[max(across)] if across else 0), y + (part[max(along)] if along else 0)
            if kind == "M" and at == 0:
                start = (x, y)
            out.append(("l" if kind == "M" and at else kind.lower()) + _joined(part))
    return "".join(out)


def _short(data: re.Match[str]) -> str:
    """An attribute of path data, in as few letters as may be."""
    return f' d="{relative(data[1])}"'


def picture(*body: str, size: tuple[int, int] = (WIDTH, HEIGHT)) -> str:
    """The finished file: the snippets and the definitions that they use."""
    inner = "".join(body)
    defs, renamed = [], {}
    for found in re.findall(r"url\(#(\w+)\)", inner):
        if found in renamed:
            continue
        if found in FILTERS:
            renamed[found] = found
            defs.append(FILTERS[found])
        elif found in _gradients:
            renamed[found] = f"g{len(renamed)}"
            defs.append(_gradients[found].replace(f'id="{found}"', f'id="{renamed[found]}"'))
    inner = re.sub(r"url\(#(\w+)\)", lambda m: f"url(#{renamed.get(m[1], m[1])})", inner)
    inner = re.sub(r' d="([^"]*)"', _short, inner)
    inner = re.sub(r' stroke-line(?:cap|join)="round"', "", inner)
    inner = re.sub(r"#(\w)\1(\w)\2(\w)\3(?=\")", r"#\1\2\3", inner)
    w, h = size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" stroke-linecap="round" stroke-linejoin="round">'
    return f"{head}<defs>{''.join(defs)}</defs>{inner}</svg>\n"


# ---------------------------------------------------------------- shapes


def _attrs(fill: str | None, **more: object) -> str:
    out = f' fill="{fill}"' if fill else ""
    for key, value in more.items():
        if value is None:
            continue
        name = {
            "sw": "stroke-width",
            "op": "opacity",
            "f": "filter",
            "cap": "stroke-linecap",
            "join": "stroke-linejoin",
            "dash": "stroke-dasharray",
        }.get(key, key)
        text = f"url(#{value})" if key == "f" else (num(value) if isinstance(value, float) and key != "op" else f"{value}")
        out += f' {name}="{text}"'
    return out


def path(d: str, fill: str = "none", **more: object) -> str:
    """A path by its own data."""
    return f'<path d="{d}"{_attrs(fill, **more)}/>'


def circle(x: float, y: float, r: float, fill: str = "none", **more: object) -> str:
    """A disc."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{_attrs(fill, **more)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str = "none", turn: float = 0, **more: object) -> str:
    """An ellipse, turned about its middle."""
    turned = f' transform="rotate({num(turn)} {num(x)} {num(y)})"' if turn else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{_attrs(fill, **more)}{turned}/>'


def box(x: float, y: float, w: float, h: float, fill: str = "none", r: float = 0, **more: object) -> str:
    """A rectangle."""
    round_ = f' rx="{num(r)}"' if r else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{round_}{_attrs(fill, **more)}/>'


def points(text: str) -> tuple[list[Point], set[int]]:
    """Points "x,y" and "x,y!", the latter being corners."""
    out, corners = [], set()
    for at, word in enumerate(text.split()):
        if word.endswith("!"):
            corners.add(at)
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y)))
    return out, corners


def smooth(text: str, closed: bool = True) -> str:
    """The data of a smooth line through points; it turns sharply at the corners."""
    pts, corners = points(text)
    n = len(pts)

    def handle(at: int, to: int) -> Point:
        before, after = (pts[(at - 1) % n], pts[(at + 1) % n]) if closed else (pts[max(at - 1, 0)], pts[min(at + 1, n - 1)])
        here, other = pts[at], pts[to]
        if at in corners:
            return here[0] + (other[0] - here[0]) / 4, here[1] + (other[1] - here[1]) / 4
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        reach = math.dist(here, other) / 3 * (1 if to == (at + 1) % n else -1)
        return here[0] + dx / length * reach, here[1] + dy / length * reach

    spread = max(max(p[i] for p in pts) - min(p[i] for p in pts) for i in (0, 1))
    show = num if spread < 70 else lambda value: str(round(value))
    out = [f"M{num(pts[0][0])} {num(pts[0][1])}"]
    for at in range(n if closed else n - 1):
        to = (at + 1) % n
        a, b, c = handle(at, to), handle(to, at), pts[to]
        if at in corners and to in corners:
            out.append(f"L{num(c[0])} {num(c[1])}")
        else:
            out.append("C" + " ".join(f"{show(v[0])} {show(v[1])}" for v in (a, b, c)))
    return "".join(out).replace(" -", "-") + ("Z" if closed else "")


def blob(text: str, fill: str, **more: object) -> str:
    """A filled smooth shape."""
    return path(smooth(text), fill, **more)


def curve(text: str, stroke: str, sw: float, **more: object) -> str:
    """A smooth open line with round ends."""
    return path(smooth(text, False), "none", stroke=stroke, sw=sw, **more)


def poly(text: str, fill: str, **more: object) -> str:
    """A shape with straight edges."""
    pts, _ = points(text)
    return path("M" + "L".join(f"{num(x)} {num(y)}" for x, y in pts) + "Z", fill, **more)


def limb(a: Point, b: Point, ra: float, rb: float, fill: str) -> str:
    """A tapered limb with round ends."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length, dx / length
    corner = lambda p, r, s: f"{num(p[0] + nx * r * s)} {num(p[1] + ny * r * s)}"  # noqa: E731
    return path(
        f"M{corner(a, ra, 1)}L{corner(b, rb, 1)}A{num(rb)} {num(rb)} 0 0 0 {corner(b, rb, -1)}"
        f"L{corner(a, ra, -1)}A{num(ra)} {num(ra)} 0 0 0 {corner(a, ra, 1)}Z",
        fill,
    )


def arm(a: Point, b: Point, c: Point, r: tuple[float, float, float], fill: str) -> str:
    """Two limbs that meet in a joint."""
    return limb(a, b, r[0], r[1], fill) + limb(b, c, r[1], r[2], fill)


def group(*parts: str, at: Point = (0, 0), k: float = 1, ky: float | None = None, turn: float = 0, flip: bool = False, f: str = "", op: float | None = None, blend: str = "", clip: str = "") -> str:  # fmt: skip
    """Snippets moved, turned, scaled and filtered together (the filter lies inside the transform)."""
    steps = []
    if at != (0, 0):
        steps.append(f"translate({num(at[0])} {num(at[1])})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if k != 1 or flip or ky is not None:
        steps.append(f"scale({-k if flip else k:.3g} {ky if ky is not None else k:.3g})")
    attrs = f' transform="{"".join(steps)}"' if steps else ""
    inner = "".join(parts)
    if f:
        inner = f'<g filter="url(#{f})">{inner}</g>'
    if op is not None:
        attrs += f' opacity="{op:g}"'
    if blend:
        attrs += f' style="mix-blend-mode:{blend}"'
    if clip:
        attrs += f' clip-path="url(#{clip})"'
    return f"<g{attrs}>{inner}</g>" if attrs else inner


def cut(*parts: str, cool: bool = False) -> str:
    """One sheet of cut paper."""
    return f'<g filter="url(#{"cool" if cool else "cut"})">{"".join(parts)}</g>'


def thin(*parts: str) -> str:
    """Cut paper for things so slender that the broad shade would swallow them."""
    return f'<g filter="url(#fine)">{"".join(parts)}</g>'


def sheet(d: str, fill: str, edge: str = "#ffe6bc") -> str:
    """Cut paper as large as the picture: the same edge and shadow without a filter, which would be slow."""
    name = "s" + blake2b(d.encode(), digest_size=3).hexdigest()
    out = f'<defs><path id="{name}" d="{d}" fill-rule="evenodd"/></defs>'
    for x, y, colour, op in (
        (9, 12, "#000", 0.14),
        (5, 7, "#000", 0.16),
        (2, 3, "#000", 0.18),
        (0, 0, mix(fill, edge, 0.55), 1),
        (1.6, 2, fill, 1),
    ):
        out += f'<use href="#{name}" x="{x}" y="{y}" fill="{colour}" opacity="{op}"/>'
    return out


def lit(*parts: str, cool: bool = False) -> str:
    """A rim of light around the whole subject."""
    return f'<g filter="url(#{"moon" if cool else "rim"})">{"".join(parts)}</g>'


def clipped(name: str, shape: str, *parts: str) -> str:
    """Parts that are seen only inside a shape."""
    return f'<clipPath id="{name}">{shape}</clipPath><g clip-path="url(#{name})">{"".join(parts)}</g>'


# ---------------------------------------------------------------- light


def glow(x: float, y: float, r: float, colour: str, op: float = 0.9, ky: float = 1, core: str = "") -> str:
    """Light that spreads from a point."""
    fill = rad(f"{core or colour} 0 1", f"{colour} .35 .45", f"{colour} 1 0")
    return group(oval(x, y, r, r * ky, fill), op=op, blend="screen")


def sparks(
    seed: int, n: int, area: tuple[float, float, float, float], colour: str, r: tuple[float, float] = (0.7, 2.2), op: float = 0.9
) -> str:
    """Dust and embers in an area (x, y, width, height)."""
    rng = random.Random(seed)  # noqa: S311
    x, y, w, h = area
    sizes = ["", "", ""]
    for at in range(n):
        sizes[at % 3] += f"M{round(x + rng.random() * w)} {round(y + rng.random() * h)}h.1"
    dots = "".join(path(d, stroke=colour, sw=2 * (r[0] + (r[1] - r[0]) * (at + 0.5) / 3)) for at, d in enumerate(sizes) if d)
    return group(dots, op=op)


def rays(
    x: float,
    y: float,
    r: float,
    n: int,
    colour: str,
    op: float = 0.25,
    inner: float = 0,
    width: float = 0.4,
    start: float = 0,
    jitter: int = 0,
) -> str:
    """Wedges of light around a point."""
    rng = random.Random(jitter)  # noqa: S311
    step = 2 * math.pi / n
    d = ""
    for at in range(n):
        angle = start + at * step + (rng.uniform(-0.3, 0.3) * step if jitter else 0)
        half = step * width / 2 * (rng.uniform(0.4, 1.4) if jitter else 1)
        reach = r * (rng.uniform(0.7, 1) if jitter else 1)
        at_ = [
            (x + math.cos(t) * k, y + math.sin(t) * k) for t, k in ((angle, inner), (angle - half, reach), (angle + half, reach))
        ]
        d += "M" + "L".join(f"{round(px)} {round(py)}" for px, py in at_) + "Z"
    return group(path(d, rad(f"{colour} 0 1", f"{colour} .4 .7", f"{colour} 1 0")), op=op, blend="screen")


def vignette(strength: float = 0.85, cx: float = 0.5, cy: float = 0.48) -> str:
    """Darkness that closes in from the edges."""
    fill = rad("#07040c .45 0", f"#07040c .78 {strength * 0.45:.2g}", f"#05030a 1 {strength:g}", cx=cx, cy=cy, r=0.72)
    return box(0, 0, WIDTH, HEIGHT, fill)


def mist(seed: int, y: float, colour: str, op: float = 0.5, height: float = 26, blur: int = 8) -> str:
    """A bank of mist from edge to edge."""
    rng = random.Random(seed)  # noqa: S311
    out = "".join(
        oval(x + rng.uniform(-20, 20), y + rng.uniform(-8, 8), rng.uniform(50, 95), height * rng.uniform(0.5, 1), colour)
        for x in range(0, 520, 80)
    )
    return group(out, f=f"b{blur}", op=op)


def bolt(pts: str, colour: str, sw: float = 3) -> str:
    """A line of lightning with its halo."""
    d = "M" + "L".join(w.replace(",", " ") for w in pts.split())
    return path(d, stroke=colour, sw=sw * 3, op=0.5, f="b4", join="round") + path(
        d, stroke="#fff", sw=sw, join="round", cap="round"
    )


def flame(x: float, y: float, k: float, tall: float = 1) -> str:
    """A flame whose foot lies at (x, y)."""
    return group(
        blob("0,0 -11,-6 -12,-18 -5,-30 -2,-44! 6,-32 12,-20 10,-6", "#ff7a22"),
        blob("0,-1 -7,-7 -6,-17 -1,-30! 6,-18 6,-6", "#ffc04a"),
        blob("0,-2 -3,-7 0,-17! 4,-8", "#fff2c0"),
        at=(x, y), k=k, ky=k * tall,
    )  # fmt: skip


def torch(x: float, y: float, k: float = 1) -> str:
    """A torch in its bracket with the light around it."""
    return (
        glow(x, y - 24 * k, 95 * k, "#ff8a30", 0.75, core="#ffd890")
        + cut(group(poly("-4,-4 4,-4 2,36 -2,36", "#5b3a22"), poly("-7,-8 7,-8 5,4 -5,4", "#3b3440"), at=(x, y), k=k))
        + flame(x, y - 6 * k, 0.8 * k)
    )


def candle(x: float, y: float, h: float = 34, k: float = 1, light: float = 0.7) -> str:
    """A candle whose foot stands at (x, y)."""
    wax = blob(f"-8,0! -8,{-h} -5,{-h - 2} 0,{-h + 1} 6,{-h - 2} 8,{-h + 4} 8,0!", lin("#fff0cf", "#c99f68"))
    drip = blob(f"8,{-h + 4} 10,{-h + 10} 8,{-h + 18} 6,{-h + 8}", "#f6dcae")
    return (
        glow(x, y - (h + 14) * k, 80 * k, "#ffa042", light, core="#ffe9b0")
        + cut(group(wax, drip, at=(x, y), k=k))
        + flame(x, y - h * k, 0.5 * k)
    )


# ---------------------------------------------------------------- rooms


def tones(colour: str, dark: str = "#0b0812", light: str = "#efe3ff") -> list[str]:
    """Six tones of a colour, from near black to pale."""
    return [
        mix(dark, colour, 0.12),
        mix(dark, colour, 0.34),
        mix(dark, colour, 0.62),
        colour,
        mix(colour, light, 0.28),
        mix(colour, light, 0.55),
    ]


STONE = "#5a4c6c"


def wall(colour: str = STONE, light: Point = (0.45, 0.35), seed: int = 1, course: int = 36) -> str:
    """A wall of hewn stone across the whole picture, lit in one place."""
    t = tones(colour)
    rng = random.Random(seed)  # noqa: S311
    lines, pale, deep = "", "", ""
    for y in range(0, HEIGHT, course):
        lines += f"M0 {y}H480"
        x = -rng.randint(0, 40)
        while x < WIDTH:
            w = rng.randint(44, 84)
            lines += f"M{x + w} {y}v{course}"
            chance = rng.random()
            block = f"M{x + 3} {y + 3}h{w - 6}v{course - 6}h-{w - 6}Z"
            if chance < 0.22:
                pale += block
            elif chance > 0.8:
                deep += block
            x += w
    return (
        box(0, 0, WIDTH, HEIGHT, rad(t[4], f"{t[3]} .3", f"{t[2]} .6", t[0], cx=light[0], cy=light[1], r=0.85))
        + path(pale, t[5], op=0.09)
        + path(deep, "#000", op=0.16)
        + path(lines, id="joints")
        + '<use href="#joints" stroke="#0b0710" stroke-width="2.5" opacity=".5"/>'
        + f'<use href="#joints" x="1.4" y="1.6" stroke="{t[5]}" stroke-width=".8" opacity=".18"/>'
    )


def floor(y: float, colour: str = STONE, vx: float = 240, rows: int = 5) -> str:
    """Flagstones from y down to the lower edge, seen in perspective."""
    t = tones(colour)
    lines = ""
    for at in range(-9, 10):
        lines += f"M{num(vx + at * 22)} {num(y)}L{num(vx + at * 90)} {HEIGHT}"
    for at in range(1, rows):
        row = y + (HEIGHT - y) * (at / rows) ** 1.7
        lines += f"M0 {num(row)}H480"
    return (
        path(f"M0 {num(y)}H480V{HEIGHT}H0Z", lin(t[2], f"{t[3]} .35", t[1]))
        + path(lines, stroke="#0a0710", sw=1.8, op=0.5)
        + path(f"M0 {num(y)}H480", stroke=t[4], sw=1.5, op=0.4)
        + path(f"M0 {num(y)}h480v16h-480Z", lin("#000 0 .5", "#000 1 0"))
    )


def arch(cx: float, base: float, w: float, h: float, pointed: float = 0.55) -> str:
    """The data of a pointed arch standing on base."""
    l, r, top, spring = cx - w / 2, cx + w / 2, base - h, base - h * (1 - pointed)  # noqa: E741
    return (
        f"M{num(l)} {num(base)}V{num(spring)}C{num(l)} {num(spring - (spring - top) * 0.6)} {num(cx - w * 0.16)} {num(top + (spring - top) * 0.2)} {num(cx)} {num(top)}"
        f"C{num(cx + w * 0.16)} {num(top + (spring - top) * 0.2)} {num(r)} {num(spring - (spring - top) * 0.6)} {num(r)} {num(spring)}V{num(base)}Z"
    )


def tunnel(
    colour: str = STONE,
    far: str = "#ffb45a",
    cx: float = 240,
    depth: int = 4,
    horizon: float = 205,
    op: float = 0.9,
    cool: bool = False,
) -> str:
    """A vaulted passage of paper arches, one behind the other, with light at its end."""
    t = tones(colour)
    out = box(
        0,
        0,
        WIDTH,
        HEIGHT,
        rad(mix(far, "#ffffff", 0.35), f"{far} .22", f"{mix(far, t[2], 0.7)} .6", t[1], cx=cx / WIDTH, cy=0.55, r=0.6),
    )
    sizes = [(110, 130), (180, 190), (270, 255), (390, 330)][4 - depth :]
    for at, (w, h) in enumerate(sizes):
        base = horizon + (HEIGHT - horizon) * ((at + 1) / len(sizes)) ** 1.6
        shade = mix(mix(t[3], far, 0.3), t[0], (at + 0.3) / len(sizes))
        ground = f"M-10 {num(base - 14)}H490V302H-10Z"
        out += path(ground, lin(mix(shade, far, 0.28), mix(shade, t[0], 0.45)))
        hole = arch(cx, base - 10, w, h)
        out += sheet(f"M-20-20H500V{num(base - 10)}H-20Z{hole}", shade, "#cfe4ff" if cool else "#ffe6bc")
        inner = arch(cx, base - 10, w + 16, h + 9)
        out += path(inner, stroke=mix(shade, far, 0.35), sw=2.5, op=0.55)
    return out + glow(cx, horizon - 40, 150, far, op * 0.5)


def window(
    cx: float,
    base: float,
    w: float,
    h: float,
    sky: tuple[str, str] = ("#24386e", "#9db8f4"),
    moon: bool = True,
    frame: str = "#2a2236",
    lights: int = 2,
    name: str = "win",
) -> str:
    """A gothic window on the night."""
    d = arch(cx, base, w, h)
    inside = box(cx - w, base - h - 5, 2 * w, h + 10, lin(sky[0], sky[1]))
    if moon:
        inside += glow(cx + w * 0.12, base - h * 0.6, w * 0.75, "#cfe0ff", 0.9) + circle(
            cx + w * 0.12, base - h * 0.6, w * 0.19, "#f4f6ff"
        )
    bars = "".join(f"M{num(cx - w / 2 + w * (i + 1) / lights)} {num(base)}V{num(base - h * 0.75)}" for i in range(lights - 1))
    rows = "".join(f"M{num(cx - w / 2)} {num(base - h * s)}h{num(w)}" for s in (0.24, 0.48))
    return clipped(name, path(d), inside) + cut(
        path(bars, stroke=frame, sw=w * 0.06)
        + path(rows, stroke=frame, sw=w * 0.035)
        + path(d, stroke=frame, sw=w * 0.1)
        + path(d, stroke=mix(frame, "#ffffff", 0.2), sw=w * 0.03),
        cool=True,
    )


def shaft(x1: float, x2: float, y: float, x3: float, x4: float, y2: float, colour: str = "#bcd0ff", op: float = 0.4) -> str:
    """A beam of light that falls through a window."""
    return group(
        path(
            f"M{num(x1)} {num(y)}L{num(x2)} {num(y)}L{num(x4)} {num(y2)}L{num(x3)} {num(y2)}Z",
            lin(f"{colour} 0 .9", f"{colour} 1 .05"),
        ),
        f="b4",
        op=op,
        blend="screen",
    )


def night(
    sky: tuple[str, str, str] = ("#0c1030", "#26356c", "#7d8fca"),
    moon: tuple[float, float, float] = (330, 84, 40),
    stars: int = 26,
    seed: int = 3,
) -> str:
    """An open night sky with the moon."""
    x, y, r = moon
    return (
        box(0, 0, WIDTH, HEIGHT, lin(*sky))
        + sparks(seed, stars, (0, 0, 480, 150), "#e8eeff", (0.5, 1.3), 0.8)
        + glow(x, y, r * 3.6, "#b9ccff", 0.8)
        + circle(x, y, r, rad("#fffdf0", "#f2ead0 .7", "#d9cdb0"))
        + path(
            f"M{num(x - r * 0.4)} {num(y - r * 0.3)}a{num(r * 0.2)} {num(r * 0.2)} 0 1 0 .1 0M{num(x + r * 0.3)} {num(y + r * 0.2)}a{num(r * 0.28)} {num(r * 0.28)} 0 1 0 .1 0",
            "#c9bd9e",
            op=0.5,
        )
    )


def castle(x: float, base: float, k: float, fill: str, windows: str = "#ffb648") -> str:
    """The castle on its rock, as a far silhouette."""
    d = (
        "M-110 0L-80-40-70-42V-92H-74V-102H-68V-98H-62V-102H-56V-98H-52V-102H-46V-92H-50V-66H-34V-120H-38L-25-168-12-120H-16V-84H-6V-140H-10V-150H-4V-146H2V-150H8V-146H14V-150H20V-140H16"
        "V-96H30V-128H27L38-160 49-128H46V-76H60V-96H56V-104H62V-100H68V-104H74V-100H80V-104H86V-96H82V-44L96-36 120 0Z"
    )
    lights = "M-63-80h5v9h-5ZM-28-108h6v10h-6ZM2-124h6v11h-6ZM35-116h5v9h-5ZM68-84h5v8h-5ZM2-70h6v10h-6Z"
    return group(path(d, fill), path(lights, windows), at=(x, base), k=k)


def tree(x: float, base: float, k: float, fill: str, flip: bool = False) -> str:
    """A bare tree."""
    d = "M-8 0C-4-40-10-60-6-84L-34-112-30-114-8-96C-8-116-16-132-26-150L-22-152C-12-138-6-126-3-110 0-130-2-150 6-172L10-171C6-150 6-128 6-108L34-138 37-135C26-118 10-102 8-86 8-56 8-30 16 0Z"
    return group(path(d, fill), at=(x, base), k=k, flip=flip)


def curtain(side: int, fill: str, name: str = "") -> str:
    """A dark pillar or drape at the edge, to look past."""
    d = "M-10-10H64C44 40 70 90 50 150 36 200 60 250 74 302H-10Z"
    return group(cut(path(d, fill)), at=(0 if side < 0 else WIDTH, 0), flip=side > 0)


def pillar(x: float, w: float, fill: str, base: float = 292) -> str:
    """A round pillar from floor to vault."""
    body = lin(mix(fill, "#ffffff", 0.18), f"{fill} .35", mix(fill, "#000000", 0.55), x2=1, y2=0)
    return cut(
        box(x - w / 2, -10, w, base + 10, body),
        box(x - w * 0.68, base - 22, w * 1.36, 24, body, 3),
        box(x - w * 0.62, 26, w * 1.24, 14, body, 3),
    )


def stand(
    figure: kit.Figure, x: float, y: float, k: float = 1, turn: float = 0, *, flip: bool = False, cool: bool = False
) -> str:
    """A figure of the kit, each of its layers cut by itself."""
    return "".join(cut(kit.place(layer, x, y, k, turn, flip=flip), cool=cool) for layer in figure.layers)
