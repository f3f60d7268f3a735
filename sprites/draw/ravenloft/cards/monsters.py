"""Draw the pictures of the Monster cards and of Count Strahd: `python -m sprites.draw.ravenloft.cards.monsters [id ...]`."""

import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.ravenloft import creatures as cr
from sprites.draw.ravenloft.cards.treasure_motifs import (
    arch,
    blob,
    box,
    castle,
    circle,
    curve,
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
    night,
    oval,
    path,
    picture,
    pillar,
    poly,
    rad,
    sparks,
    torch,
    tree,
    tunnel,
    vignette,
    wall,
    window,
)  # fmt: skip

OUT = Path(__file__).resolve().parents[3] / "ravenloft" / "cards"
SCENES: dict[str, Callable[[], str]] = {}


def scene(made: Callable[[], str]) -> Callable[[], str]:
    """Register the scene of a card; the function is named like the card."""
    SCENES[made.__name__.replace("_", "-")] = made
    return made


@scene
def skeleton() -> str:
    """It charges down a cold passage, scimitar swung back."""
    swing = path(
        "M96 150C60 60 150-20 260 18 170 10 110 70 96 150Z", lin("#dff2ff 0 .85", "#8fc6e8 .5 .3", "#8fc6e8 1 0", x2=1, y2=0)
    )
    return picture(
        tunnel("#4d5068", "#7fb6c8", 300, 4, cool=True),
        sparks(4, 30, (60, 40, 380, 200), "#cfeaf2", (0.6, 1.6), 0.6),
        oval(240, 268, 150, 16, "#000", op=0.55, f="b8"),
        group(swing, blend="screen"),
        lit(group(cr.skeleton(), at=(232, 150), k=0.98), cool=True),
        mist(2, 288, "#8fb4c4", 0.35),
        vignette(),
    )


@scene
def wolf() -> str:
    """It leaps across the moon."""
    return picture(
        night(("#0b0f28", "#27366a", "#8f9ac4"), (250, 112, 86), 30),
        castle(420, 250, 0.62, "#1a1f44", "#ffb648"),
        path("M0 232C80 190 140 216 220 208 320 198 400 222 480 196V292H0Z", "#1b2146"),
        tree(56, 262, 1.3, "#0e1128"),
        tree(440, 276, 1.1, "#0e1128", flip=True),
        mist(3, 240, "#9fb0e0", 0.4),
        path("M0 262C100 240 180 268 270 256 360 246 420 266 480 252V292H0Z", "#0c0e20"),
        lit(group(cr.wolf(), at=(236, 148), k=0.97, turn=-8), cool=True),
        path(
            "M0 292C20 270 60 276 90 262L96 240 104 262 118 250 116 270C160 280 240 276 300 282L330 262 326 282 350 270 342 284C400 280 440 284 480 274V292Z",
            "#06070f",
        ),
        vignette(0.8),
    )


@scene
def zombie() -> str:
    """It comes out of the mist with others behind it."""
    far = f'<defs><g id="far">{cr.zombie("#5f7668", "#cfe89a")}</g></defs>' + group(
        '<use href="#far"/>', k=0.62, at=(108, 176), op=0.75
    )
    far2 = group('<use href="#far"/>', k=0.56, at=(392, 178), flip=True, op=0.7)
    stones = "".join(
        cut(path(f"M{x} {y}v-{h}q{w / 2}-{w * 0.6} {w} 0v{h}Z", c))
        for x, y, w, h, c in ((14, 268, 50, 54, "#2b3040"), (424, 262, 46, 48, "#262b3a"))
    )
    return picture(
        box(0, 0, 480, 292, rad("#b9c79a", "#64785e .35", "#2c3a3c .7", "#10161c", cx=0.5, cy=0.3, r=0.8)),
        tree(70, 230, 1.1, "#26343a"), tree(430, 226, 1.2, "#222f36", flip=True),
        mist(7, 206, "#aebf96", 0.5, 30),
        far, far2,
        mist(5, 250, "#9fb08c", 0.55, 26),
        stones,
        lit(group(cr.zombie(), at=(236, 172), k=1.06)),
        mist(9, 294, "#8a9c80", 0.5, 22),
        vignette(0.85),
    )  # fmt: skip


@scene
def ghoul() -> str:
    """It crouches on a broken tomb and reaches for the living."""
    bones = "".join(
        cut(cr.bone((x, y), (x + dx, y + dy), 3.4, "#cdbf9c"))
        for x, y, dx, dy in ((70, 262, 44, 10), (352, 270, 46, -10), (300, 280, 30, 4))
    )
    return picture(
        wall("#34505a", (0.45, 0.3), 4),
        cut(path(arch(132, 300, 190, 250) + "", "#15111f")),
        glow(190, 110, 190, "#a8d04a", 0.55),
        torch(418, 120, 0.9),
        floor(232, "#2c444c"),
        cut(poly("84,214 376,206 396,236 60,246", "#8a8098"), poly("60,246 396,236 384,292 76,292", "#4d445c")),
        path("M150 214l10 14-8 10 14 18M318 209l-8 20 10 8", stroke="#1d1728", sw=3),
        glow(214, 150, 150, "#b6d060", 0.35),
        oval(200, 222, 90, 9, "#000", op=0.5, f="b4"),
        lit(group(cr.ghoul("#b4a8bc"), at=(206, 128), k=0.98)),
        bones,
        mist(4, 296, "#8a96a0", 0.3),
        vignette(),
    )


@scene
def wraith() -> str:
    """It rises through the floor of a crypt; the cold comes first."""
    frost = "".join(
        path(f"M{x} 292l{a} -{b} {a} {b}Z", "#bfe8f2", op=0.25)
        for x, a, b in ((30, 8, 40), (64, 6, 24), (396, 8, 34), (430, 7, 54))
    )
    return picture(
        tunnel("#3d5160", "#6fb4c4", 240, 4, cool=True),
        pillar(46, 50, "#34485a"),
        pillar(434, 50, "#2c3d4e"),
        glow(240, 130, 210, "#9fe8f2", 0.55),
        mist(6, 262, "#a8dce4", 0.5, 24),
        group(cr.wraith(), at=(240, 152), k=1.1, op=0.96),
        sparks(9, 40, (60, 20, 360, 220), "#e8fbff", (0.6, 1.8), 0.8),
        frost,
        mist(8, 290, "#c4ecf0", 0.5, 20),
        vignette(0.85),
    )


@scene
def rat_swarm() -> str:
    """They pour out of a broken grate."""
    back = [
        (150, 150, 0.5, 1),
        (196, 138, 0.46, 0),
        (236, 146, 0.5, 1),
        (286, 140, 0.48, 0),
        (330, 152, 0.5, 0),
        (172, 172, 0.62, 0),
        (262, 170, 0.62, 1),
        (318, 178, 0.62, 0),
    ]
    front = [(96, 204, 0.95, 1), (236, 200, 0.95, 0), (372, 208, 0.98, 0)]
    kinds = f'<defs><g id="far">{cr.rat("#5e5052")}</g><g id="near">{cr.rat("#84706a")}</g><g id="face">{cr.rat_face("#8c7a70")}</g></defs>'
    crowd = kinds + "".join(group('<use href="#far"/>', at=(x, y), k=k, flip=bool(f)) for x, y, k, f in back)
    near = "".join(group('<use href="#near"/>', at=(x, y), k=k, flip=bool(f)) for x, y, k, f in front)
    bars = "M196 30V120M224 20V134M252 18V108M280 24V128"
    return picture(
        wall("#54443c", (0.5, 0.3), 8),
        cut(path(arch(240, 170, 190, 160, 0.6), "#6d5a4c")),
        path(arch(240, 172, 158, 140, 0.6), rad("#5c2416", "#1c0c0a .6", "#080406")),
        "".join(circle(x, y, 2, "#ff5a40") for x, y in ((200, 96), (208, 97), (262, 84), (270, 85), (236, 112), (244, 112), (290, 104), (297, 105))),
        cut(path(bars, stroke="#3a3236", sw=6), path("M172 66H310", stroke="#3a3236", sw=5)),
        torch(66, 110, 0.8), torch(414, 110, 0.8),
        floor(176, "#54443c", rows=4),
        crowd, lit(near),
        glow(240, 270, 200, "#ff9a5a", 0.35),
        *(group('<use href="#face"/>', at=(x, y), k=k, turn=t) for x, y, k, t in ((92, 262, 0.92, -8), (382, 262, 0.92, 8), (300, 236, 0.8, 4), (168, 240, 0.8, -4), (238, 258, 1.1, 0))),
        vignette(0.8),
    )  # fmt: skip


@scene
def spider() -> str:
    """It lets itself down upon the web of acid."""

    def leg(t, w=9):
        return cut(path(t, stroke="#4a3c4c", sw=w), path(t, stroke="#7d6a7c", sw=w * 0.28, transform="translate(-1 -2)"))

    legs = [
        leg(t)
        for t in (
            "M214 118L150 66 108 120 92 176",
            "M210 132L136 116 88 178 70 236",
            "M216 146L160 168 132 222 122 274",
            "M224 106L176 40 130 34 96 60",
        )
    ]
    web = "".join(
        f"M240 96L{x} {y}"
        for x, y in (
            (0, -30),
            (0, 60),
            (0, 160),
            (0, 260),
            (90, 300),
            (240, 300),
            (390, 300),
            (480, 250),
            (480, 150),
            (480, 60),
            (480, -30),
            (340, -10),
            (140, -10),
        )
    )
    rings = "".join(
        f"M{240 - r} 96Q{240 - r * 0.74:.0f} {96 + r * 0.44:.0f} {240 - r * 0.7:.0f} {96 + r * 0.72:.0f}Q{240 - r * 0.3:.0f} {96 + r * 0.68:.0f} 240 {96 + r}Q{240 + r * 0.3:.0f} {96 + r * 0.68:.0f} {240 + r * 0.7:.0f} {96 + r * 0.72:.0f}Q{240 + r * 0.74:.0f} {96 + r * 0.44:.0f} {240 + r} 96Q{240 + r * 0.8:.0f} {96 - r * 0.36:.0f} {240 + r * 0.7:.0f} {96 - r * 0.6:.0f}M{240 - r} 96Q{240 - r * 0.8:.0f} {96 - r * 0.36:.0f} {240 - r * 0.7:.0f} {96 - r * 0.6:.0f}"
        for r in (80, 124, 172, 226)
    )
    cluster = "".join(
        circle(x, y, r, "#ff4a3a") + circle(x - r * 0.3, y - r * 0.3, r * 0.35, "#fff")
        for x, y, r in ((228, 160, 8.5), (252, 160, 8.5), (212, 150, 5), (268, 150, 5), (232, 144, 4.4), (248, 144, 4.4))
    )
    return picture(
        tunnel("#4a4a40", "#8aa040", 240, 4),
        group(path(web + rings, stroke="#d8f08a", sw=4, op=0.35, f="b2"), path(web + rings, stroke="#eef8c8", sw=1.5, op=0.85)),
        *("" + circle(x, y, 3, "#c8f050") + glow(x, y, 14, "#b8f040", 0.9) for x, y in ((98, 152), (354, 200), (380, 92), (150, 262), (300, 270), (60, 80))),
        path("M240-10V60", stroke="#f4fbe0", sw=2.4),
        "".join(legs), group("".join(legs), at=(480, 0), flip=True),
        lit(cut(blob("240,14 286,30 300,74 280,112 240,126 200,112 180,74 194,30", "#54415a")), cut(blob("240,106 272,116 282,146 266,176 240,184 214,176 198,146 208,116", "#63506a"))),
        path("M240 34L256 56 240 72 224 56ZM240 74L254 92 240 106 226 92Z", "#ff4a3a"), glow(240, 68, 50, "#ff3a2a", 0.5),
        glow(240, 156, 60, "#ff3a2a", 0.6), cluster,
        cut(path("M226 178C214 190 216 208 226 222 232 210 236 196 236 182ZM254 178C266 190 264 208 254 222 248 210 244 196 244 182Z", "#f2e4c4")),
        circle(227, 228, 3.4, "#c8f050") + glow(227, 228, 16, "#b8f040"),
        vignette(0.85),
    )  # fmt: skip


@scene
def gargoyle() -> str:
    """It leaves its ledge and comes down with every claw spread."""
    stone, deep, pale = "#7d8878", "#3f4a44", "#a9b49e"
    wing = cut(
        blob(
            "-34,-20 -70,-70 -128,-112! -150,-100 -196,-44! -178,-40 -186,0! -160,-14 -150,26! -126,4 -104,34! -84,12 -52,40",
            deep,
        ),
        cool=True,
    ) + cut(path("M-128-112L-40 0M-128-112L-186 0M-128-112L-150 26M-128-112L-104 34", stroke=stone, sw=7), cool=True)
    claws = "".join(poly(f"{x},{y} {x + 7},{y + 26} {x - 9},{y + 6}", "#efe8cf") for x, y in ((-92, 62), (-80, 68), (-68, 68)))
    arm_ = cut(
        limb((-40, -6), (-86, 18), 19, 15, stone), limb((-86, 18), (-78, 58), 14, 12, stone), circle(-78, 60, 17, pale), cool=True
    ) + cut(claws)
    body = cut(
        blob("-24,70 -34,100 -26,128! -40,136 -18,146 4,138! -6,110 4,84", deep),
        blob("26,70 36,98 30,122! 46,130 26,142 2,134! 10,106 0,84", deep),
        cool=True,
    ) + cut(
        blob("-50,-20 -30,-34 30,-34 50,-20 46,30 28,78 0,92 -28,78 -46,30", stone),
        path("M-22 6q22 14 44 0M-20 28q20 12 40 0M-16 50q16 10 32 0M0-10V60", stroke=deep, sw=4, op=0.7),
        cool=True,
    )
    head = (
        cut(blob("-28,-76 -50,-104 -46,-134! -34,-112 -16,-94", pale), blob("28,-76 50,-104 46,-134! 34,-112 16,-94", pale))
        + cut(blob("-34,-66 -66,-82! -38,-48", deep), blob("34,-66 66,-82! 38,-48", deep), cool=True)
        + cut(blob("-36,-66 -28,-96 0,-104 28,-96 36,-66 30,-38 18,-20 -18,-20 -30,-38", stone), path("M-34-74Q-16-66-4-56Q0-66 4-56Q16-66 34-74L24-88Q0-76-24-88Z", deep), cool=True)
        + cr.eyes(0, -62, 34, 6.5, "#a8ff4a", "#f2ffcf", 18)
        + blob("-18,-40 0,-46 18,-40 14,-26 -14,-26", "#10130f") + path("M-16-41l5 12 4-9M16-41l-5 12-4-9M-10-26l4-7 4 7M10-26l-4-7-4 7", "#efe8cf") + poly("-5,-54 5,-54 0,-46", deep)
        + path("M14-100l-5 12 8 8-4 10", stroke=deep, sw=2)
    )  # fmt: skip
    whirl = "".join(
        path(d, stroke="#e6f2d8", sw=w, op=0.5)
        for d, w in (
            ("M74 210Q120 284 232 280", 5),
            ("M92 190Q130 262 226 262", 2.5),
            ("M404 206Q368 284 262 282", 5),
            ("M388 192Q350 258 270 264", 2.5),
        )
    )
    return picture(
        night(("#0a0d1e", "#1e2a44", "#62789a"), (240, 96, 92), 24, 6),
        path("M0 292V150L22 132 30 150 44 148V190L60 186 66 220 60 292ZM480 292V134L462 116 452 140 438 138V182L424 180 420 230 428 292Z", "#141a2c"),
        mist(4, 270, "#7f95ac", 0.45),
        cut(path("M150 292V262H176V250H304V262H330V292Z", "#2a3040"), cool=True),
        lit(group(wing, at=(240, 128)), group(wing, at=(240, 128), flip=True), group(body, at=(240, 128)), group(arm_, at=(240, 128)), group(arm_, at=(240, 128), flip=True), group(head, at=(240, 132)), cool=True),
        group(whirl, f="b1"),
        sparks(8, 22, (90, 190, 300, 90), "#c9d2bc", (0.8, 2.6), 0.7),
        vignette(0.85),
    )  # fmt: skip


@scene
def kobold_skirmisher() -> str:
    """It leans out from behind its shield and lets the javelin fly."""
    skin, deep = "#b2542e", "#6e2a18"
    kobold = (
        cut(curve("-30,70 -70,86 -104,66 -118,74", deep, 13))
        + cut(limb((-14, 56), (-34, 92), 15, 10, deep), limb((-34, 92), (-24, 126), 9, 8, deep), blob("-34,118 -2,122 4,132 -34,132", deep), limb((14, 56), (36, 88), 16, 11, skin), limb((36, 88), (30, 124), 9, 8, skin), blob("20,118 54,122 58,132 20,132", skin))
        + cut(blob("-32,-8 -10,-22 20,-16 30,10 26,50 10,68 -20,66 -34,40", skin), blob("-4,-12 20,-12 28,14 22,50 6,62 -4,40", "#dca25e"), path("M-2 6q14 6 28 0M0 22q14 6 27 0M0 38q12 6 24 0", stroke="#a86a34", sw=3))
        + cut(path("M-34 46H28L32 70 12 62 0 78-14 62-38 72Z", "#4c3a2c"))
        + cut(limb((-22, -4), (-52, -22), 13, 10, skin), limb((-52, -22), (-34, -62), 9, 8, skin), circle(-34, -66, 11, skin))
        + cut(blob("-14,-48 -40,-74! -8,-66", "#e8d6a8"), blob("-2,-64 -16,-100! 12,-72", "#f2e4bc"), blob("-18,-34 -52,-36! -22,-20 -44,-6! -8,-10", deep))
        + cut(blob("-22,-40 -12,-66 14,-72 36,-58 64,-48 82,-34 76,-24 46,-18 20,-12 -4,-14", skin), blob("30,-56 64,-46 80,-34 60,-38 30,-44 4,-58", deep, op=0.55))
        + blob("34,-26 60,-28 78,-26 60,-14 36,-14", "#3a0c0c") + path("M44-27l3 8 4-8M56-28l3 9 4-9M68-28l2 8 4-8", "#fff3d6")
        + circle(76, -38, 2.4, "#2a0c08")
        + "" + glow(24, -48, 30, "#ffd23a") + oval(24, -48, 9, 8, "#ffdf5a") + oval(25, -48, 2.6, 7, "#20100a")
    )  # fmt: skip
    shield_ = cut(
        circle(0, 0, 36, "#7a4c28"),
        circle(0, 0, 36, "none", stroke="#9aa0ac", sw=6),
        path("M-30-14H30M-34 4H34M-28 20H28", stroke="#4a2a14", sw=3),
        circle(0, 0, 11, "#aab0bc"),
    )
    javelin = cut(
        path("M-120 0H96", stroke="#8a6236", sw=6.5),
        poly("92,-9 136,0 92,9 100,0", lin("#f4f6fb", "#7a8494")),
        path("M80-5v10M86-5v10", stroke="#c23a2a", sw=4),
    )
    return picture(
        box(0, 0, 480, 292, rad("#ffcf86", "#b0682e .3", "#4c2718 .7", "#150a08", cx=0.74, cy=0.36, r=0.85)),
        path("M0 0H480V40Q440 90 400 50 380 130 350 52 310 96 286 40 256 120 226 44 180 84 150 40 120 140 92 50 60 96 0 70Z", "#3a2018"),
        path("M480 292V90Q430 120 440 170 410 190 420 230 380 250 380 292Z", "#2c1710"),
        torch(420, 92, 0.9),
        cut(path("M-10 302V232Q60 214 130 224 210 218 276 236L306 254 326 302Z", "#56362a")),
        path("M20 232l60-8M150 218l60 10M60 262l90-6M200 258l60 8", stroke="#2c1710", sw=3, op=0.6),
        oval(194, 232, 96, 10, "#000", op=0.5, f="b4"),
        lit(group(kobold, at=(190, 100), k=1.06), group(shield_, at=(244, 146), k=1.08)),
        group(javelin, at=(224, 30), turn=9, k=1.3),
        path("M30 2L110 14M20 22L92 32M300 74L360 84M290 44L340 51", stroke="#fff0cc", sw=3, op=0.55),
        sparks(3, 26, (60, 20, 380, 220), "#ffc46a"),
        vignette(0.8),
    )  # fmt: skip


@scene
def blazing_skeleton() -> str:
    """It hurls a ball of its own fire."""
    tongue = path("M0 0C-60-30-56-110-16-150-4-180-6-200-16-240 30-210 30-160 34-130 70-90 50-20 0 0Z")
    fire = f"<defs>{tongue.replace(' fill=', ' id=').replace('none', 't')}</defs>" + "".join(
        f'<use href="#t" transform="translate({x} 304) scale({w} {h})" fill="{c}"/>'
        for x, w, h, c in (
            (130, 1.2, 1.0, "#b8340e"),
            (262, -1.2, 1.04, "#b8340e"),
            (196, 1.2, 1.26, "#d64a10"),
            (96, 0.7, 0.56, "#d64a10"),
            (300, -0.7, 0.6, "#d64a10"),
            (158, 0.9, 0.9, "#f0741c"),
            (232, -0.9, 0.96, "#f0741c"),
        )
    )
    ball = group(
        path("M372 196Q300 150 214 120 300 110 396 150Z", lin("#ff7a1a 0 0", "#ffb040 1 .9", x2=1, y2=0.4))
        + glow(378, 184, 130, "#ff8a2a", 1, core="#fff0c0")
        + circle(378, 184, 42, rad("#fffbe0", "#ffd25a .45", "#ff8a22 .8", "#e0500e"))
        + blob(
            "338,190 330,160 350,134! 352,152 372,138 372,124! 390,140 402,150 420,160 424,190 412,176 394,156 366,160 348,174",
            "#ff9a2a",
            op=0.9,
        ),
        at=(-22, 8),
        k=0.98,
    )
    return picture(
        tunnel("#5c2a2c", "#ff7a2a", 210, 4),
        group(fire, f="b2"), glow(200, 150, 190, "#ffae3a", 0.55),
        lit(
            cut(cr.bone((150, 128), (104, 170), 6, cr.BONE_DARK), cr.bone((104, 170), (118, 222), 5, cr.BONE_DARK)),
            cut(group(cr.ribs("#f0dcae"), at=(196, 118), k=1.5)),
            cut(cr.bone((160, 128), (238, 128), 6), cr.bone((238, 130), (282, 162), 7), cr.bone((282, 162), (318, 124), 6)),
            group(cr.skull("#ffb02a", 9, "#f4e2b6"), at=(204, 78), k=1.3, turn=6),
            cut(path("M320 122l20-14M322 126l26 0M320 130l22 14M316 120l4-24", stroke=cr.BONE, sw=7)),
        ),
        ball,
        group(flame(150, 290, 1.8), flame(262, 296, 1.9), flame(98, 300, 1.3), flame(322, 302, 1.2), op=0.9),
        sparks(5, 50, (40, 0, 420, 280), "#ffc45a", (0.8, 2.6)),
        vignette(0.75),
    )  # fmt: skip


@scene
def count_strahd() -> str:
    """The master of the castle spreads his cloak on his own stairs."""
    bat = "M0 4C-4-2-10-6-22-8-26-2-34 2-42 2-34-10-24-18-12-16-8-14-6-12-4-10L-4-17 0-13 4-17 4-10C6-12 8-14 12-16 24-18 34-10 42 2 34 2 26-2 22-8 10-6 4-2 0 4Z"
    bats = "".join(
        group(path(bat, "#0d0714"), at=(x, y), k=k, turn=t)
        for x, y, k, t in (
            (84, 62, 0.7, -14),
            (388, 52, 0.8, 10),
            (424, 112, 0.5, -8),
            (58, 128, 0.45, 12),
            (334, 24, 0.45, 16),
            (150, 24, 0.5, -10),
        )
    )
    cloak = cut(
        blob(
            "-30,-44! -76,-66 -128,-50 -176,-78! -166,-20 -176,30! -148,20 -128,70! -106,52 -84,104! -58,84 0,120! 58,84 84,104! 106,52 128,70! 148,20 176,30! 166,-20 176,-78! 128,-50 76,-66 30,-44!",
            "#150c1a",
        )
    )
    lining = cut(
        blob(
            "-26,-40! -74,-56 -124,-40 -160,-56! -150,-10 -156,12! -132,6 -116,46! -98,34 -78,80! -50,62 0,90! 50,62 78,80! 98,34 116,46! 132,6 156,12! 150,-10 160,-56! 124,-40 74,-56 26,-40!",
            lin("#c22232", "#7a0f1e .6", "#40060f"),
        )
    ) + path("M-30-20L-150-30M-34 0L-136 20M-30 20L-96 56M30-20L150-30M34 0L136 20M30 20L96 56", stroke="#4a0812", sw=5, op=0.7)
    body = (
        cut(blob("-34,-36 -16,-48 16,-48 34,-36 30,10 22,56 28,130! 4,124 0,70! -4,124 -28,130! -22,56 -30,10", "#1d1524"), poly("-12,-46 12,-46 6,10 0,22 -6,10", "#e8e2ee"), path("M-14-44L-4 24M14-44L4 24", stroke="#b08a3a", sw=3))
        + cut(blob("-34,-34 -52,-66 -58,-98! -34,-72 -12,-48", "#1d0f1e"), blob("34,-34 52,-66 58,-98! 34,-72 12,-48", "#1d0f1e"), blob("-28,-40 -44,-64 -48,-82! -28,-62 -8,-46", "#a81a2a"), blob("28,-40 44,-64 48,-82! 28,-62 8,-46", "#a81a2a"))
        + cut(blob("-20,-86 -19,-104 0,-114 19,-104 20,-86 14,-64 0,-50 -14,-64", "#ecdfe4"), blob("0,-112 19,-104 20,-86 14,-64 0,-50 4,-80", "#b8a4b4", op=0.6))
        + cut(blob("-22,-84 -24,-108 -8,-122 10,-122 24,-108 22,-84 16,-98 0,-92! -16,-98", "#18111c"))
        + path("M-16-90l13 4M16-90l-13 4", stroke="#18111c", sw=3.4)
        + cr.eyes(0, -82, 17, 3.4, "#ff2a2a", "#ffd0b0", 12) + path("M-8-62q8-4 16 0-8 5-16 0Z", "#6a0c18") + path("M-5-62l1.6 7 2-7M5-62l-1.6 7-2-7", "#fff") + poly("0,-80 -3,-69 4,-69", "#a58fa2")
        + glow(0, -34, 20, "#ff3a3a") + poly("0,-43 6,-35 0,-26 -6,-35", "#ff4a4a")
    )  # fmt: skip
    steps = "".join(
        cut(
            path(
                f"M{240 - w} {y}H{240 + w}L{240 + w + 16} 302H{240 - w - 16}Z",
                lin(mix("#5e5070", "#0e0916", d), mix("#2c2338", "#0e0916", d)),
            )
        )
        for y, w, d in ((222, 130, 0.1), (246, 178, 0.3), (270, 226, 0.5))
    )
    return picture(
        wall("#43365a", (0.5, 0.3), 12),
        window(240, 196, 210, 214, ("#1c1440", "#b07aa8"), name="w1"),
        torch(40, 150, 0.9), torch(440, 150, 0.9),
        bats, steps,
        lit(group(cloak, lining, at=(240, 136), k=0.98)), lit(group(body, at=(240, 136), k=1.02)),
        cut(limb((282, 124), (322, 112), 10, 7, "#1d1524"), blob("314,106 330,102 340,108 338,120 322,124 314,118", "#ecdfe4"), *(curve(t, "#ecdfe4", 5) for t in ("320,106 318,94 322,86", "330,104 332,92 338,86", "338,108 346,98 352,96", "338,116 348,110 356,112"))),
        glow(340, 66, 90, "#ff7a2a", 0.95, core="#fff0b0"), flame(340, 90, 1.1), flame(330, 88, 0.6), flame(350, 88, 0.7),
        mist(3, 292, "#b896c4", 0.3),
        vignette(0.85),
    )  # fmt: skip


def main(words: list[str]) -> None:
    """Write the pictures that are asked for, or all."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, made in SCENES.items():
        if not words or name in words:
            (OUT / f"{name}.svg").write_text(made(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
