"""Draw the Villains as they stand on the board, 300 x 300: `python -m sprites.draw.ravenloft.villain_figures [id ...]`.

A Villain is a medallion with a ring of red and gold. Those on one square look at us; the large ones stand in their ring in full figure, seen
against it, and reach over its edge.
"""
# outlines are tables: one line each
# fmt: off

import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.ravenloft import props as pr, villains as v
from sprites.draw.ravenloft.cards.treasure_motifs import (
    blob,
    circle,
    clipped,
    cut,
    glow,
    group,
    limb,
    lin,
    lit,
    oval,
    path,
    picture,
    poly,
    rad,
    rays,
    tree,
)

OUT = Path(__file__).resolve().parents[2] / "ravenloft"
FIGURES: dict[str, Callable[[], str]] = {}
RED = lin("#ff9a7a", "#b81c28 .35", "#6a0a14 .7", "#34040a", x2=1)
GOLD = lin("#fff2bc", "#d8a24a .4", "#7a4f1c", x2=1)


def figure(name: str) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """Register a figure under the Villain's id."""

    def enter(made: Callable[[], str]) -> Callable[[], str]:
        FIGURES[name] = made
        return made

    return enter


def medallion(ground: tuple[str, ...], behind: str, bust: str, *, over: str = "", r: float = 134) -> str:
    """The disc with its ring, what is seen behind the figure, the figure, and what reaches over the ring; `r` is the disc's radius."""
    gems = "".join(group(poly(f"0,{-r - 14} 8,{-r - 3} 0,{8 - r} -8,{-r - 3}", "#ffdf9a", stroke="#4a1a08", **{"stroke-width": 2}), at=(150, 150), turn=t) for t in (0, 90, 180, 270))
    ring = circle(150, 150, r + 4, stroke=RED, sw=11) + circle(150, 150, r + 10.5, stroke=GOLD, sw=3.4) + circle(150, 150, r - 2, stroke=GOLD, sw=2.6) + circle(150, 150, r - 4.5, stroke="#12060a", sw=2.4, op=0.8) + path(f"M{150 - r * 0.72} {150 - r * 0.74}A{r + 4} {r + 4} 0 0 1 {150 + r * 0.36} {150 - r * 0.96}", stroke="#fff", sw=2.6, op=0.55) + gems
    return picture(
        circle(153, 155, r + 8, "#000", op=0.5, f="b4"), circle(150, 150, r + 12, "#12060a"),
        clipped("o", circle(150, 150, r), circle(150, 150, r + 2, rad(*ground, cx=0.45, cy=0.36, r=0.72)), behind, circle(150, 150, r + 1, rad("#000 .62 0", "#000 1 .6")), bust),
        ring, over,
        size=(300, 300),
    )


@figure("count-strahd")
def count_strahd() -> str:
    """The count."""
    coat = cut(blob("-150,170! -120,90 -60,52 0,62 60,52 120,90 150,170!", "#150c1a"), poly("-30,56 30,56 10,150 0,170 -10,150", "#f4eef6"), path("M-34 56L-8 160M34 56L8 160", stroke="#c8963c", sw=6))
    wings = v.both(cut(blob("20,120! 60,30 92,-30 150,-70! 160,60 150,150!", "#5c0a18"), path("M60 60L140-40M70 90L150 20", stroke="#34040c", sw=6)))
    return medallion(("#ff8a70", "#9a1a28 .4", "#1c0408"), group(wings, at=(150, 150)), lit(group(coat, at=(150, 160)), group(v.strahd_head(), at=(150, 150), k=1.7)) + glow(150, 246, 50, "#ff4a4a", 0.8) + lit(cut(poly("150,222 168,246 150,276 132,246", "#ff4a4a"), poly("150,222 168,246 150,246", "#ff9a8a"))))


@figure("young-vampire")
def young_vampire() -> str:
    """Wild hair, bloody lips, one claw raised."""
    coat = cut(blob("-150,170! -100,84 -40,60 40,60 100,84 150,170!", "#2c1836"), blob("-40,58 0,80 40,58 26,104 12,84 0,124 -12,84 -26,104", "#fbf4f8")) + cut(poly("0,74 13,90 0,108 -13,90", "#ff3a4a"))
    moon = circle(196, 96, 62, "#f4dce8", op=0.7) + "".join(group(path("M0 4C-4-2-10-6-22-8-26-2-34 4-42 2-34-10-24-18-12-16-8-14-6-12-4-10L-4-17 0-13 4-17 4-10C6-12 8-14 12-16 24-18 34-10 42 2 34 2 26-2 22-8 10-6 4-2 0 4Z", "#2a0c2a"), at=(x, y), k=k, turn=t) for x, y, k, t in ((58, 84, 0.8, -14), (246, 130, 0.6, 14), (40, 140, 0.5, 10)))
    claw = pr.reach("#f0dfe8", "#3a2044", 0.9, "#c8203a")
    return medallion(("#f0a8d8", "#8a2a78 .42", "#1c0620"), moon, lit(group(coat, at=(150, 152)), group(v.vampire_head(), at=(140, 160), k=1.44)) + lit(group(claw, at=(240, 258), k=1.02, turn=14)))


@figure("werewolf")
def werewolf() -> str:
    """A wolf's head on the moon."""
    behind = circle(150, 128, 104, "#fbeebc") + circle(110, 90, 14, "#e8d698") + circle(196, 150, 20, "#e8d698") + tree(50, 260, 1.1, "#2c1a10") + tree(254, 260, 1.1, "#2c1a10", flip=True)
    claws = "".join(lit(cut(limb((x, 320), (x + s * 8, 262), 26, 22, "#6a5040")), *(cut(limb((x + s * 8 + d, 258), (x + s * 6 + d * 1.5, 232), 9, 6, "#6a5040"), poly(f"{x + s * 6 + d * 1.5 - 6},232 {x + s * 6 + d * 1.5 + 6},232 {x + s * 6 + d * 1.9},200", "#fff2d4")) for d in (-18, 0, 18))) for x, s in ((62, 1), (238, -1)))
    return medallion(("#d8a868", "#6a4424 .5", "#140a06"), behind, lit(group(v.wolf_head("#745642"), at=(150, 164), k=1.36)) + claws)


@figure("howling-hag")
def howling_hag() -> str:
    """A scream in white hair."""
    waves = "".join(oval(150, 178, 60 + i * 30, 54 + i * 26, "none", stroke="#f0d8ff", sw=7 - i, op=0.75 - 0.13 * i) for i in range(4))
    hand = cut(circle(0, 0, 20, "#8fb894"), *(limb((0, -4), p, 9, 6, "#8fb894") for p in ((-26, -36), (-8, -48), (12, -46), (28, -32)))) + "".join(poly(f"{x - 6},{y} {x + 6},{y} {x * 1.3},{y - 30}", "#f4e8f0") for x, y in ((-27, -38), (-8, -50), (12, -48), (29, -34)))
    return medallion(("#d0a8f4", "#5e3a92 .42", "#150828"), waves, lit(cut(blob("20,320 40,250 100,226 200,226 260,250 280,320", "#4a3270")), group(v.hag_head(), at=(150, 142), k=1.36)) + lit(group(hand, at=(56, 236), k=0.98, turn=14), group(hand, at=(244, 236), k=0.98, turn=-14, flip=True)))


@figure("klak")
def klak() -> str:
    """A feathered kobold, and the fire that he has called."""
    robe = cut(blob("-10,330 20,262 90,236 180,244 220,280 240,330", "#5c3082")) + cut(blob("44,258 60,226 120,214 190,232 196,262 150,272 90,272", "#e8dcc0"), path("M70 232l8 22M96 224l6 26M124 222l2 28M154 228l-4 24M176 238l-8 20", stroke="#8a7a58", sw=5))
    return medallion(("#ffc86a", "#8a4c20 .42", "#1c0c06"), rays(226, 226, 260, 14, "#f0a0ff", 0.4, 30, 0.4, 0.2, 3), lit(robe, group(v.klak_head(), at=(128, 176), k=1.34)) + lit(cut(limb((196, 320), (218, 270), 22, 17, "#6a3a94"), circle(222, 262, 19, "#c65a2c"), *(limb((222, 262), p, 8, 5, "#c65a2c") for p in ((200, 238), (214, 230), (240, 232), (252, 246))))) + group(v.chaos(), at=(228, 208), k=1.08))


@figure("flesh-golem")
def flesh_golem() -> str:
    """Two squares wide: he fills his ring, and his fist is above it."""
    storm = path("M40 60L84 84 72 100 120 128M262 70L226 96 240 112 196 140", stroke="#dffaff", sw=6, op=0.9) + glow(150, 110, 130, "#c8f4e0", 0.5)
    whole = lit(group(v.golem(), at=(154, 158), k=0.94))
    slab = group(oval(150, 262, 96, 26, "#000"), f="b4", op=0.55)
    return medallion(("#d4d0f4", "#5e5890 .45", "#120f20"), storm + slab, "", over=group(oval(156, 276, 84, 12, "#000"), f="b4", op=0.5) + whole, r=126)


@figure("zombie-dragon")
def zombie_dragon() -> str:
    """Two squares wide: rotten, and over the edge with wing and claw."""
    fumes = group(*(oval(x, y, rx, 20, "#c8ff7a") for x, y, rx in ((90, 220, 70), (210, 230, 80), (160, 200, 60))), f="b16", op=0.5)
    return medallion(("#f4d890", "#8a5c30 .45", "#1c0e06"), fumes, "", over=group(oval(142, 262, 110, 13, "#000"), f="b4", op=0.55) + lit(group(v.zombie_dragon(), at=(154, 160), k=0.73)), r=126)


@figure("gravestorm")
def gravestorm() -> str:
    """Three squares wide: a skeleton as large as a house, in its own storm."""
    storm = group(*(oval(x, y, rx, 26, c) for x, y, rx, c in ((70, 70, 80, "#1c3456"), (220, 60, 90, "#1c3456"), (150, 100, 70, "#3a6288"))), f="b8", op=0.8) + path("M196 40L180 84 198 92 176 140M252 110L232 140 246 150 226 190M84 214L100 236 90 244 108 270", stroke="#d8f6ff", sw=4) + group(path("M196 40L180 84 198 92 176 140M252 110L232 140 246 150 226 190", stroke="#6ad8ff", sw=12), f="b4", op=0.6)
    breath = v.blast((24, 250), (52, 262), start=(30, 168), seed=6, wide=3.4)
    return medallion(("#a8e8f8", "#2c6a92 .42", "#061226"), storm, "", over=group(oval(176, 250, 90, 11, "#000"), f="b4", op=0.55) + lit(group(v.dracolich(), at=(138, 178), k=0.7), cool=True) + breath + glow(32, 172, 44, "#8ae8ff", 0.8), r=130)


def main(words: list[str]) -> None:
    """Write the figures that are asked for, or all."""
    for name, made in FIGURES.items():
        if not words or name in words:
            (OUT / f"{name}.svg").write_text(made(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
