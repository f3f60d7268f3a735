"""Draw the pictures of the Villains' cards: `python -m sprites.draw.ravenloft.cards.villain_cards [id ...]`. Count Strahd's is among the Monsters'."""
# outlines are tables: one line each
# fmt: off

import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.ravenloft import villains as v
from sprites.draw.ravenloft.cards.treasure_motifs import (
    arch,
    blob,
    bolt,
    box,
    circle,
    cut,
    floor,
    glow,
    group,
    lin,
    lit,
    mist,
    night,
    oval,
    path,
    picture,
    poly,
    rad,
    rays,
    sparks,
    torch,
    tree,
    tunnel,
    vignette,
    wall,
    window,
)

OUT = Path(__file__).resolve().parents[3] / "ravenloft" / "cards"
SCENES: dict[str, Callable[[], str]] = {}


def scene(made: Callable[[], str]) -> Callable[[], str]:
    """Register the scene of a card; the function is named like the card."""
    SCENES[made.__name__.replace("_", "-")] = made
    return made


@scene
def werewolf() -> str:
    """It howls no more: it has seen you, and the moon is full."""
    return picture(
        night(("#14122a", "#3c3a5c", "#b0946a"), (240, 112, 104), 30, 5),
        tree(44, 262, 1.5, "#14101c"), tree(440, 268, 1.6, "#14101c", flip=True), tree(120, 244, 0.8, "#241c2a"), tree(362, 246, 0.85, "#241c2a", flip=True),
        mist(3, 232, "#c8b08a", 0.4),
        path("M0 250C90 226 180 246 260 240 350 232 420 246 480 232V292H0Z", "#1c1620"),
        oval(240, 268, 96, 11, "#000", op=0.6, f="b4"),
        lit(group(v.werewolf(), at=(240, 150), k=0.9)),
        path("M0 292V270L20 250 24 272 60 258 62 278 120 272 150 292ZM480 292V262L452 244 450 268 410 258 406 276 352 272 330 292Z", "#0c080e"),
        mist(9, 294, "#a8946a", 0.35, 18),
        vignette(0.8),
    )


@scene
def howling_hag() -> str:
    """Her cry breaks the glass and everything behind it."""
    rings = "".join(group(oval(240, 100, 60 + i * 44, 50 + i * 34, "none", stroke="#e8c8ff", sw=5 - i * 0.8), op=0.6 - i * 0.1) for i in range(5))
    shards = "".join(cut(poly(p, "#b8d0ff", op=0.8)) for p in ("60,40 84,30 78,60", "96,92 116,84 108,112", "40,120 64,112 52,142", "410,36 436,52 412,66", "372,90 394,84 388,108", "430,116 448,128 424,140", "120,30 134,20 136,44", "350,28 366,40 346,50"))
    return picture(
        wall("#3c3058", (0.5, 0.3), 17),
        window(70, 190, 92, 176, ("#2c2c6a", "#a898d8"), name="wa"), window(410, 190, 92, 176, ("#2c2c6a", "#a898d8"), moon=False, name="wb"),
        path("M70 20L60 70 84 90 50 130 78 160M410 20L424 66 396 96 430 128 404 164", stroke="#fff", sw=2.4, op=0.8),
        floor(236, "#3c2c54"),
        glow(240, 96, 220, "#b07ae8", 0.75), group(rings, f="b1"),
        oval(240, 272, 90, 10, "#000", op=0.6, f="b4"),
        lit(group(v.hag(), at=(240, 148), k=0.92), cool=True),
        shards,
        sparks(8, 40, (20, 20, 440, 220), "#e8dcff", (0.7, 2)),
        mist(4, 292, "#8a6ab8", 0.4),
        vignette(0.85),
    )


@scene
def klak() -> str:
    """The sorcerer of the kobolds at work among his vessels."""
    glass = f'<defs><g id="glass">{cut(path("M-8-40H8V-16L24 22Q24 30 16 30H-16Q-24 30-24 22L-8-16Z", "#dff0f4", op=0.5))}</g></defs>'
    vessel = lambda x, y, k, c: group('<use href="#glass"/>', path("M-14 2H14L20 22Q20 26 15 26H-15Q-20 26-20 22Z", c), path("M-4-36V-12", stroke="#fff", sw=3, op=0.8), at=(x, y), k=k)  # noqa: E731
    shelf = cut(box(20, 108, 130, 9, "#5c3a22", 2), box(340, 84, 130, 9, "#5c3a22", 2)) + vessel(48, 84, 0.7, "#58d878") + vessel(92, 82, 0.8, "#f0a83a") + vessel(372, 58, 0.8, "#5ab8f0") + vessel(420, 62, 0.66, "#e0483e")
    return picture(
        glass, wall("#5a4034", (0.6, 0.35), 9, 58), shelf,
        floor(230, "#4c3428"),
        cut(path("M-10 302V226H104V302ZM376 302V216H490V302Z", "#6a4426"), path("M-10 226H104M376 216H490", stroke="#a87a48", sw=6)),
        vessel(60, 200, 0.9, "#7ad8f0"), torch(262, 70, 0.6),
        glow(322, 102, 200, "#c04aff", 0.75), rays(322, 102, 280, 14, "#f0a8ff", 0.3, 40, 0.4, 0.2, 4),
        oval(236, 270, 100, 11, "#000", op=0.6, f="b4"),
        lit(group(v.klak(), at=(236, 164), k=0.86)),
        sparks(5, 44, (200, 10, 270, 220), "#ffb8ff", (0.8, 2.6)),
        vignette(0.8),
    )


@scene
def young_vampire() -> str:
    """He comes down to you from the gallery, without touching the stairs."""
    rail = cut(path("M-10 40H490V52H-10Z", "#3a2230"), path("".join(f"M{x} 46V84" for x in range(8, 480, 26)), stroke="#3a2230", sw=6), path("M-10 84H490", stroke="#3a2230", sw=10))
    return picture(
        wall("#54304a", (0.5, 0.4), 23), path(arch(240, 240, 190, 226), rad("#c03a5c", "#5a1434 .5", "#1c0814 .95", cy=0.5)),
        rail, path(arch(240, 240, 198, 232), stroke="#6a4a5c", sw=14),
        torch(60, 168, 0.8), torch(420, 168, 0.8),
        floor(236, "#4a2c40"),
        glow(240, 100, 190, "#ff4a6a", 0.6),
        oval(240, 280, 74, 8, "#000", op=0.6, f="b4"),
        lit(group(v.vampire(), at=(240, 142), k=0.94)),
        mist(6, 290, "#c08aa8", 0.35), sparks(7, 26, (60, 30, 360, 200), "#ffb0a8", op=0.6),
        vignette(0.85),
    )


@scene
def flesh_golem() -> str:
    """Lightning has woken it: the fist falls."""
    coil = lambda x: cut(box(x - 9, 60, 18, 200, "#4a4654", 3), *(oval(x, y, 24, 6, "#b0723a") for y in range(84, 200, 17)), circle(x, 52, 19, "#c8ced8"))  # noqa: E731
    return picture(
        wall("#3c4a54", (0.4, 0.2), 29), window(240, 176, 150, 196, ("#1c2c4a", "#7a9cb8"), moon=False, name="w"),
        coil(40), coil(440),
        bolt("44,50 110,26 124,46 190,14", "#8ae0ff", 4), bolt("436,50 372,34 350,54 292,20", "#8ae0ff", 4), glow(40, 50, 70, "#9ae8ff", 0.9), glow(440, 50, 70, "#9ae8ff", 0.9),
        floor(236, "#3c4048"),
        glow(220, 110, 190, "#8ad8e8", 0.5),
        oval(246, 270, 130, 12, "#000", op=0.65, f="b4"),
        lit(group(v.golem(), at=(250, 152), k=0.92), cool=True),
        path("M118 30L96 12M104 56L74 50M108 84L82 92", stroke="#f4fbff", sw=5, op=0.7),
        group(blob("100,276 130,262 180,270 240,264 310,270 370,262 400,278 340,288 160,288", "#9aa0a8"), f="b4", op=0.5),
        sparks(11, 40, (20, 20, 440, 200), "#c8f0ff", (0.7, 2.2)),
        vignette(0.8),
    )


@scene
def gravestorm() -> str:
    """The dracolich above the broken tower, in its own storm."""
    clouds = group("".join(oval(x, y, rx, 30, c) for x, y, rx, c in ((60, 20, 120, "#1c2c48"), (220, 8, 150, "#24385a"), (400, 24, 130, "#1c2c48"), (140, 52, 90, "#2c4468"), (350, 60, 80, "#2c4468"))), f="b8")
    return picture(
        box(0, 0, 480, 292, lin("#0c1630", "#2a4a74 .55", "#7ab0c8")), clouds,
        v.blast((30, 292), (86, 280), start=(78, 160), seed=4, wide=4),
        bolt("440,0 420,50 446,76 428,130", "#8ae0ff", 3),
        path("M0 292V236L40 226 44 250 96 244 100 262H200L206 240 260 236 270 262 330 258 338 230 352 224 360 244 420 240 424 212 450 206 480 224V292Z", "#0c1220"),
        lit(group(v.dracolich(), at=(252, 180), k=0.92), cool=True),
        glow(140, 156, 120, "#8ae8ff", 0.6),
        path("M0 292V270L60 262 120 280 220 274 300 284 400 270 480 280V292Z", "#060a14"),
        sparks(9, 30, (0, 0, 480, 260), "#dff6ff"),
        vignette(0.75),
    )


@scene
def zombie_dragon() -> str:
    """It drags itself out of the moss of its nook."""
    moss = "".join(path(f"M{x} 0v{h}q6 8 12 0V0Z", "#33502c") for x, h in ((20, 50), (58, 30), (110, 64), (170, 26), (250, 40), (330, 58), (384, 32), (430, 70)))
    return picture(
        tunnel("#44543c", "#b8e06a", 250, 4), moss,
        glow(360, 110, 170, "#b8ff4a", 0.55),
        oval(236, 268, 170, 14, "#000", op=0.6, f="b4"),
        lit(group(v.zombie_dragon(), at=(226, 150), k=0.96)),
        *(group(cut(path("M-4 0H4V18H-4Z", "#e8dcc0")), cut(path("M-16 3Q-14-16 0-16 14-16 16 3Q0-4-16 3Z", "#a83a4a")), circle(-5, -7, 2.6, "#ffe0d0"), circle(5, -9, 2, "#ffe0d0"), at=(x, y), k=k) for x, y, k in ((30, 262, 1.2), (56, 274, 0.9), (440, 262, 1.1), (416, 276, 0.8))),
        mist(5, 292, "#a8d06a", 0.4),
        sparks(13, 36, (20, 60, 440, 200), "#d8ff8a", (0.7, 2.2)),
        vignette(0.85),
    )


def main(words: list[str]) -> None:
    """Write the pictures that are asked for, or all."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, made in SCENES.items():
        if not words or name in words:
            (OUT / f"{name}.svg").write_text(made(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
