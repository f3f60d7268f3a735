"""Draw the pictures of adventures 3 to 13 of Castle Ravenloft, and of one that a player has written: `python -m sprites.draw.ravenloft.cards.adventure_scenes [id ...]`.

Those of the first two are among the Treasures' (`fortunes.py`).
"""
# outlines are tables: one line each
# fmt: off

import random
import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw import kit
from sprites.draw.ravenloft import creatures as cr, props as pr, villains as v
from sprites.draw.ravenloft.cards.treasure_motifs import (
    arch,
    blob,
    bolt,
    box,
    candle,
    castle,
    circle,
    cut,
    flame,
    floor,
    glow,
    group,
    limb,
    lin,
    lit,
    mist,
    mix,
    oval,
    path,
    picture,
    pillar,
    poly,
    rad,
    rays,
    shaft,
    sparks,
    stand,
    torch,
    tunnel,
    vignette,
    wall,
    window,
)
from sprites.draw.ravenloft.heroes import hero

OUT = Path(__file__).resolve().parents[3] / "ravenloft" / "cards"
SCENES: dict[str, Callable[[], str]] = {}
SHADE = "#150c18"
BAT = "M0 4C-4-2-10-6-22-8-26-2-34 4-42 2-34-10-24-18-12-16-8-14-6-12-4-10L-4-17 0-13 4-17 4-10C6-12 8-14 12-16 24-18 34-10 42 2 34 2 26-2 22-8 10-6 4-2 0 4Z"
CAPE = path("M-4-84C-26-70-34-44-58-26-44-28-40-20-30-18-20-30-6-34 4-44L12-80Z", "#2a1420")


def scene(name: str) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """Register the scene of an adventure under its id."""

    def enter(made: Callable[[], str]) -> Callable[[], str]:
        assert name not in SCENES, name
        SCENES[name] = made
        return made

    return enter


def bats(*places: tuple[float, float, float, float], fill: str = "#0d0714") -> str:
    """Bats at x, y, in a size, turned."""
    return f'<defs><path id="bat" d="{BAT}"/></defs>' + "".join(group(f'<use href="#bat" fill="{fill}"/>', at=(x, y), k=k, turn=t) for x, y, k, t in places)


def sword(x: float, y: float, turn: float, long: float = 52) -> str:
    """A drawn sword as a flat shape, its grip at a point."""
    return group(path(f"M-3 0L-2-{long - 8} 0-{long} 2-{long - 8} 3 0Z", "#dfe6f2"), path("M-10-1H10V3H-10Z", "#c89a4a"), path("M-2 2H2V14H-2Z", "#5a3a24"), at=(x, y), turn=turn)


@scene("klaks-infernal-artifact")
def klaks_infernal_artifact() -> str:
    """The idol wakes on the table of the laboratory, and its master laughs."""
    horn = cut(blob("40,-50 78,-62 104,-100 108,-134! 132,-90 120,-44 78,-16", pr.GOLD), path("M86-66l16 10M100-90l16 8M64-54l10 14", stroke="#7a4c14", sw=3))
    idol = v.both(horn) + cut(blob("-70,-36 -36,-66 0,-74 36,-66 70,-36 84,20 62,78 -62,78 -84,20", "#4a2c4c", stroke="#c99a4c", sw=5)) + cut(poly("-76,100 -58,76 58,76 76,100 82,116 -82,116", "#7a5632"), path("M-58 88H58", stroke="#f0c86a", sw=4)) + glow(0, 10, 100, "#ff4af0", 1) + path("M-56 12Q0-38 56 12Q0 60-56 12Z", "#1c0a1c", stroke="#f0c86a", sw=5) + circle(0, 11, 25, rad("#fff", "#ff6af0 .4", "#7a0a8a")) + oval(0, 11, 6, 23, "#1a041a") + path("M-46-26l12-12M46-26l-12-12M0-52v-14M-40 60H40", stroke="#f0c86a", sw=4)
    fires = "".join(flame(240 + x, 66, k) for x, k in ((-30, 0.9), (0, 1.3), (30, 0.9)))
    flask = lambda x, y, k, c: group(path("M-8-40H8V-16L24 22Q24 30 16 30H-16Q-24 30-24 22L-8-16Z", "#dff0f4", op=0.5), path("M-14 2H14L20 22Q20 26 15 26H-15Q-20 26-20 22Z", c), at=(x, y), k=k)  # noqa: E731
    return picture(
        wall("#46303c", (0.5, 0.4), 14, 58),
        rays(240, 142, 380, 20, "#ff7af0", 0.34, 60, 0.4, 0.1, 5), glow(240, 142, 230, "#c02ac8", 0.7),
        lit(group(v.klak_head(), at=(88, 128), k=0.98)), cut(limb((60, 190), (40, 300), 40, 60, "#5c3082"), blob("16,166 60,150 120,158 130,182 80,196 30,190", "#e8dcc0")),
        cut(path("M130 236H490V302H120Z", lin("#7a5030", "#2c160e"))), path("M130 236H490", stroke="#c08a54", sw=4),
        flask(400, 206, 0.9, "#58d878"), flask(446, 212, 0.7, "#f0a83a"), flask(358, 216, 0.5, "#5ab8f0"),
        fires, lit(group(idol, at=(246, 146), k=0.86)),
        lit(cut(limb((84, 302), (150, 226), 17, 13, "#5c3082"), circle(156, 218, 12, "#c65a2c"), *(limb((158, 216), p, 5, 3, "#c65a2c") for p in ((172, 196), (182, 206), (184, 220))))),
        bolt("280,140 330,110 350,126 410,84", "#ff7af0", 2.6), bolt("212,150 180,120 166,132 146,196", "#ff7af0", 2.6),
        sparks(6, 50, (100, 10, 340, 220), "#ffb8ff", (0.8, 2.6)),
        vignette(0.85),
    )


@scene("daylight-assault")
def daylight_assault() -> str:
    """Out of the gate with full sacks, and the sun touches the hills."""
    sack = cut(blob("-10,-12! -26,6 -26,24 -12,32 12,32 26,24 26,6 10,-12! 0,-8", "#a8763c"), path("M-12-12Q0-6 12-12", stroke="#5a2a1c", sw=5))
    runner = lambda x, y, k, hands, feet: lit(group(CAPE, cr.person(SHADE, hands, feet, 11), at=(x, y), k=k))  # noqa: E731
    return picture(
        box(0, 0, 480, 292, lin("#6a7ab8", "#f0a86a .5", "#ffd88a .7", "#e08a4a")),
        glow(392, 158, 220, "#fff0a0", 1, core="#fff"), circle(392, 160, 40, rad("#fffef0", "#ffe08a .7", "#ffb84a")), rays(392, 160, 440, 22, "#fff4c0", 0.4, 50, 0.36, 0.1, 8),
        path("M180 190Q260 160 330 178 400 192 480 164V292H180Z", "#7a4a5c"), path("M150 216Q260 190 350 212 420 222 480 204V292H150Z", "#5a344c"),
        group(castle(110, 210, 1.35, "#2c1c3c", "#ffcf6a")),
        cut(path("M-20 302V150H20V100H60V126H96V96H130V150H168V302Z", lin("#5c4a64", "#2a1c34"))), path(arch(84, 292, 92, 130), "#120a18"), path(arch(84, 292, 100, 138), stroke="#8a7090", sw=6), path("M54 170V200M84 158V206M114 170V200M46 186H122", stroke="#4a3c54", sw=6),
        path("M60 292Q180 240 330 248 420 250 480 236V292Z", "#3c2434"), path("M96 292Q200 262 340 262L300 292Z", "#8a5a4a", op=0.6),
        group(path("M330 250L250 292H160L290 246ZM250 262L150 292H90L230 256Z", "#000", op=0.4), f="b4"),
        group(sack, at=(170, 214), k=0.72, turn=-20), runner(196, 272, 0.78, ((-32, -92), (26, -56)), ((-22, 2), (22, -10))),
        group(sack, at=(254, 190), k=0.86, turn=-20), runner(284, 266, 0.94, ((-34, -96), (34, -50)), ((-24, -8), (26, 2))),
        lit(group(CAPE, cr.person(SHADE, ((-28, -50), (52, -104)), ((-18, 2), (24, -12)), 11), at=(376, 262), k=1.05)), lit(group(cut(box(-16, -12, 32, 24, "#a8702e", 3), path("M-16-3H16", stroke="#f4d078", sw=4), box(-4, -6, 8, 9, "#f4d078", 2)), at=(344, 214), k=1.1, turn=-10)),
        *(pr.star(x, y, 7, "#fff0b0") for x, y in ((160, 198), (250, 172), (350, 204), (232, 236))),
        bats((60, 60, 0.6, -10), (130, 40, 0.45, 12), (26, 100, 0.4, -16), (196, 72, 0.36, 8), fill="#2a1830"),
        sparks(4, 30, (150, 150, 320, 120), "#fff0c0", op=0.7),
        vignette(0.7, 0.66, 0.5),
    )


@scene("the-final-transformation")
def the_final_transformation() -> str:
    """Old Kavan at the dark fountain; his shadow is not his own."""
    shadow = group(path("M0-150C-10-170-30-172-34-150-60-176-110-160-150-186-142-130-150-90-190-60-150-56-136-20-140 30-110 10-80 20-60 60L-50 140H50L60 60C80 20 110 10 140 30 136-20 150-56 190-60 150-90 142-130 150-186 110-160 60-176 34-150 30-172 10-170 0-150Z", "#16050c"), at=(292, 172), k=0.8, f="b2", op=0.9)
    cloak = cut(blob("-36,-20 -10,-36 16,-34 36,-16 44,60 54,122! 20,130 -20,130 -54,122! -44,60", "#6a3a2c"), path("M-20 0Q-30 70-30 122M18 0Q28 70 30 122M0-10V124", stroke="#3c1c16", sw=4))
    beard = cut(blob("-24,-58! -30,-24 -10,20 0,30 10,20 30,-24 24,-58!", "#f0ece8"), path("M-12-30Q-10 0-4 16M12-30Q10 0 4 16M0-30V20", stroke="#b0a8b0", sw=2.6))
    face = cut(blob("-24,-62 -20,-84 20,-84 24,-62 16,-48 -16,-48", "#d8a884")) + cut(oval(0, -60, 6, 9, "#c08a68")) + path("M-16-68q5-5 10 0M6-68q5-5 10 0", stroke="#4a2c20", sw=3) + path("M-20-74Q-12-80-4-74M4-74Q12-80 20-74", stroke="#f0ece8", sw=5)
    hat = cut(blob("-52,-80 -20,-92 20,-92 52,-80 30,-76 -30,-76", "#4a5638"), blob("-26,-86 -20,-122 6,-132 22,-116 26,-86 0,-80", "#5a6844")) + path("M-26-92Q0-84 26-92", stroke="#2a2418", sw=6) + cut(path("M18-92Q34-112 30-138 44-116 26-88Z", "#c83a2a"))
    lamp = path("M0-24A10 10 0 0 1 20-24", stroke="#3a2c20", sw=4, transform="translate(-10 0)") + cut(box(-14, -20, 28, 38, "#f8c85a", 4), box(-17, -24, 34, 8, "#3a2c20", 2), box(-17, 14, 34, 8, "#3a2c20", 2)) + path("M-14-18V18M14-18V18", stroke="#3a2c20", sw=4) + flame(0, 12, 0.5)
    basin = cut(path("M-96 0H96Q90 44 40 54V84H60V104H-60V84H-40V54Q-90 44-96 0Z", lin("#a49cba", "#4c4464", x2=1))) + cut(oval(0, 0, 96, 24, "#c4bcd8")) + oval(0, 1, 80, 17, rad("#7a5ae0", "#241448 .5", "#0a0618"))
    return picture(
        wall("#5c3444", (0.32, 0.4), 18), shadow, cr.eyes(292, 70, 30, 6.4, "#ff2a2a", "#ffd8b0", 14), path("M280 88l5 14 5-13M304 88l-5 14-5-13", "#f0d8d8", op=0.85),
        floor(240, "#4a2c3c"),
        glow(352, 196, 150, "#7a5aff", 0.8), lit(group(basin, at=(364, 196), k=0.98), cool=True),
        path("M364 196Q360 150 364 110M364 112Q330 120 322 192M364 112Q398 120 406 192", stroke="#9a84ff", sw=5, op=0.9), group(path("M364 196Q360 150 364 110M364 112Q330 120 322 192M364 112Q398 120 406 192", stroke="#b8a8ff", sw=12, op=0.5), f="b4"),
        glow(92, 176, 150, "#ffb84a", 1, core="#fff0c0"), oval(160, 276, 74, 9, "#000", op=0.5, f="b4"),
        lit(group(cloak, beard, face, hat, cut(limb((-30, -6), (-60, 26), 15, 11, "#7a4636"), circle(-64, 28, 10, "#d8a884"), limb((30, -4), (64, 10), 14, 10, "#7a4636"), circle(70, 10, 10, "#d8a884")), at=(164, 152), k=0.98)),
        lit(group(lamp, at=(98, 206))),
        group(path("M232 150Q250 140 262 150T290 152M236 168Q254 160 268 170T300 170", stroke="#ff6a6a", sw=3, op=0.6), f="b1"), mist(3, 290, "#a8849c", 0.35), sparks(8, 26, (260, 90, 200, 150), "#c8b8ff"),
        vignette(0.85),
    )


@scene("destroy-the-dracolich")
def destroy_the_dracolich() -> str:
    """A skull as large as a house, and one who holds up a shield against it."""
    who = hero("thorgrim", near=(22, -62), far=(30, -52), feet=((-22, 0), (14, 0)), look=-8, sway=12)
    gem = cut(poly("0,-52 18,-24 15,14 0,36 -15,14 -18,-24", lin("#f4feff", "#5ad0f8 .45", "#0e4a8a"))) + cut(path("M-10 40Q-40 20-34-14-30-30-16-38-26-14-20 6-14 26-4 38ZM10 40Q40 20 34-14 30-30 16-38 26-14 20 6 14 26 4 38Z", "#d8ccb0"))
    return picture(
        box(0, 0, 480, 292, rad("#6ac8e8", "#24507a .4", "#0c1c3c .75", "#060a1c", cx=0.6, cy=0.4, r=0.8)),
        group(v.bone_wing(mix(v.BONE, "#2a4a6a", 0.4), "#1c3450"), at=(452, 120), k=1.15, turn=-8),
        v.VERTEBRA, v.neck([(470, 250), (452, 222), (432, 198), (408, 176), (382, 160), (356, 146)], 26, 18),
        lit(group(v.dragon_skull(), at=(270, 118), k=1.28, turn=-8), cool=True),
        path("M0 292V262Q120 246 240 262 360 276 480 256V292Z", "#0a1024"), group(oval(240, 276, 190, 14, "none", stroke="#8a6aff", sw=4), oval(240, 276, 160, 11, "none", stroke="#8a6aff", sw=2.4), op=0.8),
        glow(116, 210, 90, "#bff4ff", 0.9), v.blast((128, 206), (116, 232), start=(190, 170), seed=8, wide=4.4), rays(122, 214, 110, 12, "#f0fdff", 0.6, 12, 0.4, 0.3, 4),
        lit(stand(who, 82, 272, 1.18), cool=True), lit(group(kit.shield("#8a94a8"), at=(122, 216), k=0.78, turn=8), cool=True),
        cut(path("M316 302L322 274H378L384 302Z", "#1c2a4a")), glow(350, 236, 70, "#6adcff", 1), lit(group(gem, at=(350, 240), k=0.86), cool=True),
        sparks(6, 44, (20, 20, 440, 240), "#dff8ff"),
        vignette(0.8),
    )


@scene("adventure-impossible")
def adventure_impossible() -> str:
    """Three doors with something behind each, one who goes first, and others who wait."""
    doors = ((84, "#58b8d0", "#143a4a"), (240, "#d05060", "#4a1018"), (396, "#98c84a", "#243c10"))
    beasts = (
        group(path("M-60 90V20Q-56-20-24-24L-26-52Q-24-72 0-72 24-72 26-52L24-24Q56-20 60 20V90ZM-34-48H-26V-40H-34ZM26-48H34V-40H26Z", "#0a141c"), cr.eyes(0, -46, 20, 4.4, "#8af0ff", "#fff"), at=(84, 146)),
        group(path("M-50 90Q-40 10-22-10-30-60 0-66 30-60 22-10 40 10 50 90ZM-24-8Q-54-30-66-60-40-50-24-34ZM24-8Q54-30 66-60 40-50 24-34Z", "#1c060a"), cr.eyes(0, -36, 20, 4.4, "#ff3a2a", "#ffe0c0", 14), at=(240, 146)),
        group(path("M-64 90Q-60 30-20 10-30-30-10-50L-34-74-4-60Q30-60 52-36 62-24 50-18 24-14 16-10 22 20 60 90Z", "#101c08"), cr.eyes(14, -38, 14, 4.4, "#e0ff5a", "#fff", 6), path("M26-22l4 8 4-9M38-22l4 7 4-8", "#e8f0c0"), at=(388, 146)),
    )
    light = "".join(path(arch(x, 226, 116, 190), rad("#ffffff 0 .9", f"{a} .3", b, cy=0.55, r=0.6)) for x, a, b in doors)
    frames = "".join(cut(path(arch(x, 226, 124, 198), stroke="#6a5a70", sw=14)) for x, _, _ in doors)
    pools = "".join(group(poly(f"{x - 56},226 {x + 56},226 {x + (x - 240) * 0.1 + 96},292 {x + (x - 240) * 0.1 - 96},292", a), f="b8", op=0.45) for x, a, _ in doors)
    waits = "".join(group(cr.person(mix("#150c18", "#6a5a78", d), ((-16, -40), (16, -42)), broad=b, tall=h), at=(x, y), k=k) for x, y, k, d, b, h in ((24, 280, 0.7, 0.3, 11, 1), (64, 286, 0.8, 0.2, 14, 0.8), (112, 290, 0.9, 0.1, 11, 1.05)))
    return picture(
        wall("#40384e", (0.5, 0.5), 33), light, *beasts, frames, floor(226, "#3a3448"), pools,
        *(cut(circle(x, 22, 17, "#8a7a8c"), circle(x, 22, 12, c)) + pr.star(x, 22, 9, "#fff") for x, c in ((84, "#2a8ab0"), (240, "#b02a3a"), (396, "#5a9a2a"))),
        lit(waits, cool=True),
        group(path("M240 274L290 292H180Z", "#000", op=0.5), f="b4"),
        lit(group(CAPE, cr.person("#1a1020", ((-26, -50), (34, -52)), ((-14, 4), (16, 0)), 12), path("M-14-108C-20-132 18-134 14-108L20-92 8-94Z", "#1a1020"), sword(34, -52, 28, 62), at=(236, 286), k=1.1)),
        mist(5, 294, "#9a90b0", 0.3), sparks(9, 26, (40, 40, 400, 200), "#f0e8ff", op=0.6),
        vignette(0.8),
    )


@scene("horror-of-the-howling-hag")
def horror_of_the_howling_hag() -> str:
    """Everyone alone on a piece of floor, and her voice between them."""
    isle = cut(path("M-62 0L-40-14H46L62 0 50 14 30 34 14 22 0 44-16 24-34 36-50 14Z", "#3c3052")) + cut(path("M-62 0L-40-14H46L62 0 46 12H-48Z", "#8a7aa8"), path("M-20-14L-26 12M14-14L14 12M-54 0H56", stroke="#4a3c64", sw=2.4))
    keeper = lit(cr.person("#1c1026", ((-22, -58), (28, -98))), glow(28, -98, 46, "#ffb84a", 0.9, core="#fff0c0"))
    one = lambda x, y, k: group('<use href="#isle"/>', group('<use href="#keeper"/>', k=0.62), at=(x, y), k=k, flip=x > 240)  # noqa: E731
    rings = "".join(oval(240, 104, 66 + i * 40, 50 + i * 30, "none", stroke="#e8c8ff", sw=5 - i * 0.7, op=0.7 - i * 0.1) for i in range(5))
    return picture(
        box(0, 0, 480, 292, rad("#a878e0", "#4c2c86 .35", "#1c0e3c .7", "#0a0618", cx=0.5, cy=0.38, r=0.75)),
        f'<defs><g id="isle">{isle}</g><g id="keeper">{keeper}</g></defs>', group(rings, f="b1"),
        group(group(pr.rune_ring(104, "#d8a8ff"), f="b2"), pr.rune_ring(104, "#f0d8ff"), at=(240, 246), ky=0.28), glow(240, 240, 130, "#b87aff", 0.8, 0.4),
        lit(group(v.hag(), at=(240, 146), k=0.8), cool=True),
        one(64, 100, 0.8), one(416, 96, 0.84), one(66, 242, 1.06), one(416, 240, 1.02),
        path("M120 90Q150 100 156 116M360 86Q330 98 326 114M126 214Q146 196 158 190M354 212Q334 196 322 190", stroke="#fff", sw=2, op=0.35, dash="3 9"),
        sparks(7, 40, (0, 0, 480, 292), "#e0ccff", (0.6, 1.8)),
        vignette(0.8),
    )


@scene("gauntlet-of-terror")
def gauntlet_of_terror() -> str:
    """Everything that the castle has comes down the passage; two stand on the stairs."""
    rng = random.Random("gauntlet")  # noqa: S311
    horns = ("M-14-58L-26-84-4-68ZM14-58L26-84 4-68Z", "M-12-62L-16-88 0-70 16-88 12-62Z", "M-20-50L-40-56-16-36ZM20-50L40-56 16-36Z")
    kinds = "".join(f'<g id="m{at}"><path d="M-34 60Q-36 0-18-18-24-62 0-66 24-62 18-18 36 0 34 60Z{horn}"/><path d="M-8-44h.1M8-44h.1" stroke="#ffb03a" stroke-width="9"/><path d="M-8-44h.1M8-44h.1" stroke="#fff0a0" stroke-width="4"/></g>' for at, horn in enumerate(horns))

    def horde(y: float, k: float, n: int, colour: str) -> str:
        places = ((240 + (i - (n - 1) / 2) * 46 * k + rng.uniform(-6, 6), rng.uniform(0.85, 1.15), rng.randrange(3)) for i in range(n))
        return f'<g fill="{colour}">' + "".join(group(f'<use href="#m{kind}"/>', at=(round(x), y), k=k, ky=k * tall) for x, tall, kind in places) + "</g>"

    arm = hero("arjhan", near=(-24, -96), far=(34, -66), feet=((-20, 0), (16, 0)), look=-6, sway=10, near_prop=kit.place(kit.axe(), -24, -96, 0.66, -24), elbows=(-1, 1))
    return picture(
        tunnel("#5c3438", "#ff6a3a", 240, 3),
        glow(240, 170, 150, "#ff8a4a", 0.9), f"<defs>{kinds}</defs>", horde(190, 0.5, 5, "#8a3830"), horde(208, 0.76, 5, "#5a1c20"), horde(228, 1.06, 6, "#3a1018"), horde(250, 1.36, 5, "#1e0810"),
        torch(60, 120, 0.7),
        *(cut(path(f"M{240 - w} {y}H{240 + w}L{240 + w + 20} 302H{240 - w - 20}Z", lin(mix("#8a7a94", "#1a1420", d), mix("#4a3c54", "#120c18", d)))) for y, w, d in ((252, 190, 0.4), (272, 230, 0.2))),
        glow(240, 300, 190, "#a8d0ff", 0.6, 0.5),
        lit(stand(arm, 180, 270, 1.24)), lit(group(path("M-4-84C-26-70-34-44-58-26-44-28-40-20-30-18-20-30-6-34 4-44L12-80Z", "#3c2a58"), cr.person("#20162c", ((-34, -66), (46, -92)), ((-18, 4), (18, 0)), 12), sword(46, -92, 20, 70), at=(312, 274), k=1.14)),
        sparks(9, 24, (60, 40, 360, 200), "#ffc07a"),
        vignette(0.85),
    )


@scene("blood-and-fog")
def blood_and_fog() -> str:
    """The way back is barred, the fog is red, and it breathes."""
    bars = "".join(box(x - 4, 66, 8, 140, lin("#a8a0a8", "#3c343c", x2=1), 3) for x in (48, 70, 92, 114)) + box(30, 92, 104, 9, "#6a626c", 3) + box(30, 168, 104, 9, "#6a626c", 3)
    beast = group(path("M-190 120Q-150 40-90 30-110-40-60-90L-130-130-50-110Q0-130 60-100L110-80Q130-60 100-50L40-40Q30 0 60 30 120 20 150 60L190 44 180 66 206 70 182 82 196 100 160 90Q120 110 60 120ZM-60 10Q-130-20-190-110-120-90-60-50Z", "#2a0810"), cr.eyes(16, -74, 26, 8, "#ff5a2a", "#fff0a0", 8), path("M46-44l6 16 8-18M66-48l6 14 7-17M86-52l4 12 6-14", "#e8b0a0", op=0.7))
    return picture(
        wall("#5c2430", (0.6, 0.4), 11), path(arch(82, 210, 116, 156), "#12060a"), "".join(path(f"M{34 + i * 5} {206 - i * 12}H{130 - i * 5}", stroke="#5a3038", sw=5) for i in range(6)), cut(bars), cut(path(arch(82, 210, 124, 162), stroke="#7a4450", sw=12)), cut(circle(82, 130, 15, "#c89a4a"), path("M76 128v-8a6 6 0 0 1 12 0v8", stroke="#f0d490", sw=4)), path("M82 128v8", stroke="#3a1408", sw=5),
        floor(210, "#5c2834"),
        mist(3, 180, "#e04a4a", 0.5, 40, 16), group(beast, at=(318, 140), k=0.92, f="b1"), mist(7, 236, "#d83a44", 0.6, 40, 16),
        glow(120, 190, 140, "#ffb05a", 0.9, core="#fff0c0"),
        lit(group(cr.person("#1c0a10", ((-24, -54), (40, -70)), ((-14, 2), (16, 0)), 12), CAPE, at=(92, 276), k=1.05)), lit(group(cr.person("#1c0a10", ((-22, -80), (26, -84)), ((-10, 2), (18, 0)), 11), sword(26, -84, 34, 60), at=(166, 284), k=1.02)),
        lit(cut(box(126, 196, 16, 22, "#ffd87a", 3), path("M126 196H142M126 218H142M134 196V186", stroke="#4a2c18", sw=4))),
        mist(5, 276, "#f05a50", 0.5, 34, 16), mist(9, 296, "#a81c2c", 0.7, 30, 8),
        "".join(circle(x, y, r, "#ff6a5a", op=0.7) for x, y, r in ((230, 60, 3), (290, 40, 2), (400, 70, 3), (440, 130, 2), (210, 120, 2), (180, 90, 2.4))),
        vignette(0.85),
    )


@scene("rampaging-golem")
def rampaging_golem() -> str:
    """Through the wall it comes; somebody holds out a rabbit."""
    hole = "86,-10! 120,40 104,96 130,140 110,190 140,240 120,302! 372,302! 352,240 384,190 360,130 388,86 366,40 392,-10!"
    rocks = "".join(cut(poly(p, c)) for p, c in (("70,96 96,84 104,106 82,116", "#8a7a86"), ("56,180 88,170 92,196 66,204", "#766874"), ("400,70 428,62 430,88 406,94", "#8a7a86"), ("392,170 424,164 434,190 400,198", "#6a5c68"), ("110,244 150,236 160,262 120,268", "#7c6c78"), ("340,252 378,244 384,268 350,276", "#8a7a86"), ("430,130 450,124 452,142", "#766874"), ("40,130 58,122 60,142", "#8a7a86")))
    rabbit = cut(blob("-16,-40 -24,-78 -16,-82 -6,-44", "#f6eee4"), blob("2,-42 8,-80 16,-80 14,-40", "#f6eee4")) + blob("-14,-46 -18,-72 -10,-46", "#e8a0a0") + blob("6,-46 11,-72 10,-44", "#e8a0a0") + cut(blob("-26,40 -30,10 -14,-8 14,-8 30,10 26,40", "#f6eee4"), blob("-22,-22 -16,-42 0,-48 16,-42 22,-22 12,-6 -12,-6", "#fffaf2")) + circle(-9, -26, 4, "#3a1a20") + circle(9, -26, 4, "#3a1a20") + circle(-10, -28, 1.5, "#fff") + circle(8, -28, 1.5, "#fff") + poly("-4,-16 4,-16 0,-11", "#d86a70") + path("M-6-8q6 5 12 0M-12 22q6 6 10 0M4 22q4 6 10 0", stroke="#b8a498", sw=2.4)
    return picture(
        wall("#5c5060", (0.5, 0.4), 6, 48), blob(hole, rad("#e8f4c8", "#8a9a70 .35", "#2a3028 .9", cy=0.4)), path("M86-10L120 40 104 96 130 140 110 190 140 240M392-10L366 40 388 86 360 130 384 190 352 240", stroke="#1a141c", sw=6, op=0.6),
        rays(240, 110, 280, 14, "#f4ffd8", 0.25, 60, 0.4, 0.2, 6),
        lit(group(v.golem(), at=(244, 136), k=0.88)), path("M124 20L98 6M108 50L78 46M330 60L352 48", stroke="#fff", sw=5, op=0.6),
        rocks, group("".join(oval(x, y, rx, 14, "#c8bcae") for x, y, rx in ((80, 270, 70), (200, 284, 90), (320, 280, 90), (430, 268, 60))), f="b8", op=0.5),
        lit(group(rabbit, at=(366, 218), k=0.94)), lit(cut(limb((490, 320), (416, 262), 26, 18, "#3c5a86"), blob("330,246 352,240 400,246 424,258 420,280 396,284 344,270", "#d8a47e"), path("M340 254h40M344 262h40", stroke="#9a6448", sw=2.6))),
        glow(366, 204, 70, "#fff4d8", 0.7), sparks(8, 40, (60, 10, 360, 240), "#f0e8d8", (0.8, 2.6)),
        vignette(0.8),
    )


@scene("hunt-for-strahd-1")
def hunt_for_strahd_1() -> str:
    """He goes to mist on his own stairs; somebody stays to cover him, and nobody knows who."""
    guard = cut(blob("-60,130 -54,20 -40,-30 -20,-52 0,-58 20,-52 40,-30 54,20 60,130", "#1c1424"), blob("-34,-30 -30,-76 0,-98 30,-76 34,-30 14,-12 -14,-12", "#2a1e34")) + blob("-20,-34 -20,-66 0,-80 20,-66 20,-34 0,-22", "#050308") + cr.eyes(0, -50, 18, 4.6, "#ff4a2a", "#ffe0b0", 12) + path("M-24 0Q-30 60-30 124M24 0Q30 60 30 124", stroke="#0c0812", sw=5)
    axe = cut(limb((-46, -10), (-60, 40), 16, 12, "#2a1e34")) + cut(path("M-62-70V110", stroke="#6a4a30", sw=8)) + cut(path("M-62-66Q-104-74-108-34-86-44-62-34Z", pr.STEEL))
    steps = "".join(cut(path(f"M{300 - w} {y}H{300 + w}L{300 + w + 16} 302H{300 - w - 16}Z", lin(mix("#6a5a86", "#0e0916", d), mix("#322848", "#0e0916", d)))) for y, w, d in ((190, 92, 0), (214, 130, 0.15), (240, 172, 0.35), (268, 220, 0.5)))
    return picture(
        wall("#3c3058", (0.62, 0.3), 12), window(300, 176, 170, 190, ("#1c1850", "#a88ac0"), name="w"),
        steps, torch(120, 110, 0.7), torch(460, 110, 0.7),
        group(v.strahd(), at=(300, 104), k=0.72, op=0.92),
        group(oval(300, 190, 96, 22, "#d8ccf0"), oval(256, 160, 50, 20, "#c8b8e8"), oval(350, 150, 56, 18, "#d8ccf0"), oval(300, 130, 46, 16, "#c8b8e8"), f="b8", op=0.72), path("M220 176Q260 150 290 172T370 158M236 196Q280 178 310 196T390 186M330 120Q370 100 390 120", stroke="#f4ecff", sw=3.4, op=0.6),
        bats((392, 60, 0.6, 14), (424, 34, 0.45, 8), (374, 24, 0.4, 20), (214, 50, 0.5, -16), (180, 26, 0.36, -8), (440, 90, 0.4, 24)),
        lit(group(axe, guard, at=(128, 166), k=1.02), cool=True),
        mist(3, 286, "#b8a4d8", 0.5), sparks(6, 30, (160, 20, 300, 220), "#e8dcff"),
        vignette(0.85),
    )


@scene("hunt-for-strahd-2")
def hunt_for_strahd_2() -> str:
    """Ten coffins, one of them his; a little daylight, and a stake."""
    box_ = cut(poly("-40,0 -28,-22 28,-22 40,0 32,16 -32,16", "#4a2c1e")) + cut(poly("-40,0 -28,-22 28,-22 40,0", "#8a5a3a"), path("M0-19V-3M-12-13H12", stroke="#f0cc7a", sw=4))
    row = f'<defs><g id="box">{box_}</g></defs>' + "".join(group('<use href="#box"/>', at=(x, y), k=k) for x, y, k in ((140, 168, 0.5), (340, 168, 0.5), (112, 186, 0.68), (368, 186, 0.68), (76, 210, 0.9), (404, 210, 0.9), (30, 244, 1.2), (450, 244, 1.2)))
    tomb = cut(path("M160 236L176 176H304L320 236Z", "#8a1424")) + cut(path("M146 236H334L344 262H136Z", "#8e84a8"), path("M150 262H330V300H150Z", lin("#6a6084", "#322a44"))) + path("M240 270V296M226 280H254", stroke="#c8bce0", sw=5)
    who = hero("kat", near=(-10, -92), far=(30, -60), feet=((-14, 0), (16, 0)), look=-8, sway=10, near_prop=kit.place(poly("-4,-34 4,-34 4,10 0,26 -4,10", "#e8bc82"), -10, -92, 1, 14), elbows=(-1, 1))
    return picture(
        wall("#40304e", (0.5, 0.3), 22, 73), path(arch(240, 176, 150, 170), "#120a1c"), pillar(150, 22, "#5a4a70", 176), pillar(330, 22, "#524266", 176),
        floor(160, "#443656", rows=7), row, shaft(300, 400, -10, 40, 160, 290, "#fff0c0", 0.55),
        tomb, glow(240, 130, 150, "#ff2a3a", 0.7),
        lit(group(v.strahd_head(), at=(240, 104), k=0.98)), cut(blob("196,150 222,140 258,140 284,150 296,226 184,226", "#1a101e"), poly("229,142 251,142 244,196 240,206 236,196", "#f4eef6"), path("M228 144L237 208M252 144L243 208", stroke="#c8963c", sw=2.6)), cut(limb((200, 160), (168, 200), 13, 10, "#1a101e"), blob("150,222 152,204 176,198 184,212 176,226", "#efe2e8")), cut(limb((282, 160), (312, 200), 13, 10, "#1a101e"), blob("330,222 328,204 304,198 296,212 304,226", "#efe2e8")), cut(poly("240,138 248,148 240,160 232,148", "#ff4a4a")),
        lit(stand(who, 118, 290, 1.3)), glow(100, 150, 60, "#fff0c0", 0.6),
        mist(4, 294, "#a898c8", 0.35), sparks(7, 36, (60, 10, 340, 230), "#fff0c8"),
        vignette(0.85),
    )


@scene("own-adventure")
def own_adventure() -> str:
    """Somebody's own night in the castle: a plan, a quill, and what is not drawn yet."""
    rooms = "M150 120h50v40h-50ZM220 104h60v50h-60ZM300 126h46v34h-46ZM200 140h20M280 136h20M176 160v34M160 194h60v36h-60ZM250 154v40M236 194h56v34h-56ZM220 212h16"
    dashes = "M346 144h30v-30M264 104V86h40M176 230v18h30M292 212h24"
    quill = cut(path("M0 0L-8-26C-40-60-30-110 14-150 10-110 22-80 8-50L2-24Z", lin("#f6f0ff", "#a89ac8"))) + path("M0 0L8-130M2-40L-16-64M4-70L-14-92M5-90L12-112", stroke="#6a5c8a", sw=2.6)
    die = cut(poly("0,-26 23,-13 23,13 0,26 -23,13 -23,-13", "#8a1c2c")) + path("M0-26L-14 8H14ZM-23-13L-14 8 0 26 14 8 23-13M-23 13L-14 8M23 13L14 8", stroke="#f0b8a8", sw=2)
    return picture(
        wall("#3c3048", (0.5, 0.2), 41, 58),
        path("M0 302V210Q240 170 480 210V302Z", lin("#5c3a24", "#1c0e0a")), path("M0 240Q240 200 480 240M0 276Q240 236 480 276", stroke="#2c1810", sw=3),
        candle(60, 220, 50), candle(430, 226, 36), glow(240, 150, 230, "#ffc870", 0.6),
        lit(cut(path("M96 84Q110 70 128 80L352 66Q372 62 384 76L404 240Q396 256 380 248L112 262Q92 262 92 246Z", lin("#f6e8c4", "#d0b080 .7", "#a88450")))), path("M96 84Q112 92 128 80M380 248Q392 238 404 240", stroke="#8a6a3a", sw=3),
        path(rooms, "#e2cc9c", stroke="#5a3820", sw=3.4), path(dashes, stroke="#5a3820", sw=3, dash="5 7"),
        group(path("M-14 14L14-14M-14-14L14 14", stroke="#b81c28", sw=6), at=(323, 143)), circle(175, 140, 7, "#2a6a4a"), path("M182 140Q206 120 230 130T300 142", stroke="#b81c28", sw=3, dash="2 7"),
        group(castle(160, 112, 0.2, "#5a3820", "#f6e8c4"), op=0.9), group(circle(0, 0, 15, "none", stroke="#5a3820", sw=2.4), poly("0,-20 4,0 0,20 -4,0", "#b81c28"), at=(122, 210)),
        lit(group(quill, at=(330, 236), turn=44, k=0.9)), group(path("M330 236q-10 6-22 4", stroke="#2a1c3a", sw=3)), lit(group(die, at=(128, 252), turn=14)), group(poly("0,-26 23,-13 23,13 0,26 -23,13 -23,-13", "#000"), at=(134, 262), f="b4", op=0.2),
        sparks(6, 26, (80, 30, 320, 180), "#ffe6b0", op=0.7),
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
