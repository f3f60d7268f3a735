"""Draw what flares up and fades in Castle Ravenloft's adventures: `python -m sprites.draw.ravenloft.adventure_effects [name ...]`.

Five effects in frames of 240 x 240, to be shown one after the other: Strahd turns to mist, Gravestorm's lightning strikes a tile, the Hag
howls, the Golem slams, Kavan turns. And the light that falls through the castle's windows by day, in the evening and at night, 480 x 270,
to be multiplied with what it falls on.
"""
# outlines are tables: one line each
# fmt: off

import math
import random
import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.ravenloft.cards.treasure_motifs import (
    arch,
    blob,
    box,
    circle,
    cut,
    glow,
    group,
    lin,
    mix,
    oval,
    path,
    picture,
    poly,
    rad,
)

OUT = Path(__file__).resolve().parents[2] / "ravenloft"
BAT = "M0 4C-4-2-10-6-22-8-26-2-34 4-42 2-34-10-24-18-12-16-8-14-6-12-4-10L-4-17 0-13 4-17 4-10C6-12 8-14 12-16 24-18 34-10 42 2 34 2 26-2 22-8 10-6 4-2 0 4Z"
FIGURES: dict[str, Callable[[], str]] = {}


def around(angle: float, far: float) -> tuple[float, float]:
    """A point about the middle; angles in turns."""
    return math.cos(angle * math.tau) * far, math.sin(angle * math.tau) * far


def frame(*parts: str, op: float = 1) -> str:
    """A frame, drawn about the middle."""
    return picture(group(*parts, at=(120, 120), op=op if op < 1 else None), size=(240, 240))


def frames(name: str, count: int) -> Callable[[Callable[[float, random.Random], str]], Callable[[float, random.Random], str]]:
    """Register the frames of an effect: the function draws one from how far it has gone, 0 to 1, and a die that falls alike for all frames."""

    def enter(made: Callable[[float, random.Random], str]) -> Callable[[float, random.Random], str]:
        for at in range(count):
            FIGURES[f"effects/{name}-{at}"] = lambda share=at / (count - 1): made(share, random.Random(name))  # noqa: S311
        return made

    return enter


@frames("mist", 6)
def mist(share: float, lot: random.Random) -> str:
    """A cloaked shape that comes apart in wisps and bats."""
    body = blob("-16,-52 -14,-74 0,-84 14,-74 16,-52 44,-30 56,60 24,84 0,72 -24,84 -56,60 -44,-30", "#2a1836")
    out = group(body, f="b4" if share < 0.5 else "b8", op=round(max(0.0, 1 - share * 1.7), 2)) if share < 0.58 else ""
    wisps = ""
    for at in range(16):
        angle, far, size = (at * 7 % 16 + lot.uniform(-0.4, 0.4)) / 16, lot.uniform(6, 42), lot.uniform(14, 26)
        x, y = around(angle + share * 0.18, far + share * lot.uniform(20, 36))
        shade = lot.choice(("#f4ecff", "#cbbde6", "#b09ad4"))
        wisps += oval(x, y - share * 12, size * (0.6 + share * 0.7), size * (0.35 + share * 0.3), shade, lot.uniform(-30, 30))
    strength = math.sin(min(1.0, 0.2 + share) * math.pi) if share < 1 else 0.12
    bats = ""
    for at in range(7):
        x, y = around((at + lot.uniform(-0.3, 0.3)) / 7, 18 + share * lot.uniform(50, 78))
        bats += group(path(BAT, "#1c1028"), at=(x, y - share * 8), k=lot.uniform(0.3, 0.55), turn=lot.uniform(-40, 40))
    eyes = circle(-6, -60, 3, "#ff3a3a") + circle(6, -60, 3, "#ff3a3a")
    return frame(out, eyes if share < 0.5 else "", group(wisps, f="b8", op=round(0.25 + 0.6 * strength, 2)), group(bats, op=round(1 - share * 0.75, 2)) if share else "")


@frames("breath", 5)
def breath(share: float, lot: random.Random) -> str:
    """Lightning that breaks into a tile and runs out over it."""
    lot = random.Random(f"breath{share}")  # noqa: S311
    reach, bolts = 36 + 76 * min(1.0, share * 1.6), ""
    for at in range(8):
        angle, points = at / 8 + lot.uniform(-0.04, 0.04), [(0.0, 0.0)]
        for step in range(1, 6):
            x, y = around(angle + lot.uniform(-0.05, 0.05), reach * step / 5)
            points.append((x, y))
        bolts += "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
        fork = around(angle + lot.choice((-0.09, 0.09)), reach * 0.9)
        bolts += f"M{points[2][0]:.0f} {points[2][1]:.0f}L{fork[0]:.0f} {fork[1]:.0f}"
    fade = 1 - max(0.0, share - 0.5) * 1.7
    ring = circle(0, 0, round(reach * 0.9), stroke="#9ae8ff", sw=round(10 * (1 - share) + 1, 1), op=0.6)
    return frame(glow(0, 0, 30 + reach, "#5ac8ff", round(fade, 2), core="#f4fdff"), ring, group(path(bolts, stroke="#5ac8ff", sw=11), f="b4", op=0.8), path(bolts, stroke="#dff8ff", sw=4.5), path(bolts, stroke="#fff", sw=2), op=round(fade, 2))


@frames("howl", 5)
def howl(share: float, lot: random.Random) -> str:
    """Rings of a cry, jagged at their edges."""
    out = glow(0, 0, 60, "#c88aff", round(0.9 * (1 - share), 2))
    for number in range(4):
        far = 14 + (share * 1.15 - number * 0.17) * 104
        if not 12 < far < 116:
            continue
        points, shake = [], lot.uniform(0, 1)
        for at in range(72):
            wave = 1 + 0.05 * math.sin(at * 1.8 + number * 2 + shake) * (1 if at % 2 else -1)
            points.append(around(at / 72, far * wave))
        line, fade = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z", max(0.12, 1 - far / 118)
        out += group(group(path(line, stroke="#a85aff", sw=11), f="b4"), path(line, stroke="#f6e8ff", sw=3.6 + 3 * fade), op=round(fade, 2))
    return frame(out)


@frames("slam", 5)
def slam(share: float, lot: random.Random) -> str:
    """A fist on stone: cracks, dust and splinters."""
    cracks = ""
    for at in range(9):
        angle, far = at / 9 + lot.uniform(-0.03, 0.03), lot.uniform(50, 84) * min(1.0, 0.35 + share * 1.4)
        a, b, c = around(angle, far * 0.3), around(angle + lot.uniform(-0.03, 0.03), far * 0.65), around(angle + lot.uniform(-0.02, 0.02), far)
        cracks += f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}L{c[0]:.0f} {c[1]:.0f}"
    dust, stones = "", ""
    for at in range(18):
        x, y = around((at * 5 % 18 + lot.uniform(-0.4, 0.4)) / 18, 18 + share * lot.uniform(30, 60))
        size = lot.uniform(10, 18) * (0.7 + share)
        dust += oval(x, y, size, size * 0.8, lot.choice(("#d8cbb8", "#b8a898", "#efe4d2")))
    for at in range(12):
        angle, far, k = (at + lot.uniform(-0.4, 0.4)) / 12, 24 + share * lot.uniform(40, 76), lot.uniform(3, 8)
        x, y = around(angle, far)
        shape = " ".join(f"{px * k:.1f},{py * k:.1f}" for px, py in ((-1, -0.4), (0.1, -1), (1, 0.1), (0.2, 1), (-0.8, 0.6)))
        stones += group(poly(shape, lot.choice(("#7a6c78", "#5a4e5c", "#9a8c98"))), at=(x, y - math.sin(share * math.pi) * 14), turn=round(lot.uniform(0, 360) * (1 + share)))
    fade = round(1 - max(0.0, share - 0.4) * 1.5, 2)
    flash = glow(0, 0, 90, "#fff0c8", round(1 - share * 2.4, 2)) if share < 0.4 else ""
    return frame(path(cracks, stroke="#0c080e", sw=6, op=0.8), path(cracks, stroke="#3a2c30", sw=2), group(dust, f="b8", op=round(0.75 * fade, 2)), cut(stones) if share < 0.9 else group(cut(stones), op=0.5), flash)


@frames("turn", 6)
def turn(share: float, lot: random.Random) -> str:
    """Kavan turns: smoke winds about him, then eyes burn in it."""
    arms = ""
    for at in range(5):
        points = []
        for step in range(9):
            far = 100 * (1 - share * 0.45) * (step + 1) / 9
            points.append(around(at / 5 + step * 0.07 + share * 0.6, far))
        arms += "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
    strength = round(math.sin(min(1.0, 0.15 + share * 0.9) * math.pi), 2) if share < 1 else 0.3
    colour = mix("#f0c88a", "#c81e3a", min(1.0, share * 1.4))
    dark = circle(0, 0, 62 * min(1.0, 0.3 + share), rad(f"#1c0410 0 {0.95 * strength:.2f}", f"#3a0818 .6 {0.7 * strength:.2f}", "#3a0818 1 0"))
    eyes = ""
    if share > 0.35:
        eyes = "".join(group(blob("-15,-2! -4,-8 6,4! -4,4", "#ff2a1e"), glow(-4, 0, 26, "#ff3a2a", 1), circle(-3, -1, 2.4, "#fff0d8"), at=(s * 20, -8), flip=s > 0) for s in (-1, 1))
        eyes += path("M-14 20l5 15 6-15M14 20l-5 15-6-15", "#fff4ea") if share > 0.55 else ""
    bats = ""
    for at in range(8):
        x, y = around((at + lot.uniform(-0.3, 0.3)) / 8 + share * 0.3, 30 + share * lot.uniform(30, 70))
        bats += group(path(BAT, "#2a0614"), at=(x, y), k=lot.uniform(0.25, 0.5), turn=lot.uniform(-40, 40))
    return frame(glow(0, 0, 110, colour, round(0.7 * strength, 2)), group(path(arms, stroke=colour, sw=20), f="b8", op=round(0.8 * strength, 2)), group(path(arms, stroke="#ffe8d0", sw=3), f="b1", op=round(0.7 * strength, 2)), dark, group(bats, op=round(0.4 + 0.5 * strength, 2)) if share > 0.15 else "", group(eyes, op=round(min(1.0, 1.9 - share * 1.3), 2)))


# ---------------------------------------------------------------- Light


def daylight(ground: tuple[str, ...], beam: str, op: float, lean: int, ray: float) -> str:
    """Light through three tall windows, falling over a floor."""
    wins, beams = "", ""
    for x in (90, 230, 370):
        shape = arch(x + lean, 210, 62, 150)
        wins += path(shape, beam) + path(f"M{x + lean} 60V210M{x + lean - 31} 160h62", stroke="#000", sw=7, op=0.35)
        beams += f"M{x - 30} -20H{x + 30}L{x + lean + 34} 210H{x + lean - 34}Z"
    return picture(box(0, 0, 480, 270, lin(*ground)), group(path(beams, beam), f="b16", op=ray), group(group(wins, f="b4"), op=op, at=(0, 30)), size=(480, 270))


FIGURES["light-day"] = lambda: daylight(("#fff4dc", "#f4e4c8 .6", "#d8c4b4"), "#fffbe8", 0.85, 24, 0.5)
FIGURES["light-evening"] = lambda: daylight(("#f0b48a", "#d0805c .5", "#8a5058"), "#ffd08a", 0.75, 60, 0.4)
FIGURES["light-night"] = lambda: daylight(("#5c6a9c", "#48527e .5", "#2c305a"), "#a8bcf0", 0.5, -40, 0.28)


def main(words: list[str]) -> None:
    """Write the pictures that are asked for, or all."""
    (OUT / "effects").mkdir(parents=True, exist_ok=True)
    for name, made in FIGURES.items():
        if not words or name in words:
            (OUT / f"{name}.svg").write_text(made(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
