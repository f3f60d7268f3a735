"""Draw the pictures of the Adventure Treasure cards: `python -m sprites.draw.ravenloft.cards.adventure_treasures [id ...]`. The Icon's is among the Treasures'."""
# outlines are tables: one line each
# fmt: off

import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.ravenloft import creatures as cr, props as pr, villains as v
from sprites.draw.ravenloft.cards.treasure_motifs import (
    blob,
    box,
    candle,
    circle,
    clipped,
    curve,
    cut,
    flame,
    floor,
    glow,
    group,
    limb,
    lin,
    lit,
    night,
    oval,
    path,
    picture,
    poly,
    rad,
    rays,
    sparks,
    thin,
    torch,
    tree,
    tunnel,
    vignette,
    wall,
)

OUT = Path(__file__).resolve().parents[3] / "ravenloft" / "cards"
SCENES: dict[str, Callable[[], str]] = {}
CLOAK = "-30,-44! -76,-66 -128,-50 -176,-78! -166,-20 -176,30! -148,20 -128,70! -106,52 -84,104! -58,84 0,120! 58,84 84,104! 106,52 128,70! 148,20 176,30! 166,-20 176,-78! 128,-50 76,-66 30,-44!"


def scene(name: str) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """Register the scene of a card under its id."""

    def enter(made: Callable[[], str]) -> Callable[[], str]:
        assert name not in SCENES, name
        SCENES[name] = made
        return made

    return enter


def air(*stops: str, cx: float = 0.5, cy: float = 0.45, r: float = 0.75) -> str:
    """The lit air behind everything."""
    return box(0, 0, 480, 292, rad(*stops, cx=cx, cy=cy, r=r))


@scene("dimensional-shackles")
def dimensional_shackles() -> str:
    """Two claws out of a rift, and the cuffs that will not let them go back."""
    rift = "".join(oval(240, 118, rx, ry, "none", stroke=c, sw=w, op=op) for rx, ry, c, w, op in ((150, 116, "#6a3ab8", 10, 0.5), (120, 98, "#a05ae8", 7, 0.7), (92, 80, "#d89aff", 5, 0.8), (64, 60, "#f4dcff", 4, 0.9)))
    cuff = cut(box(-34, -4, 68, 30, lin("#eef2fc", "#8e98b4 .5", "#454c66"), 8)) + path("M-34 3H34M-34 19H34", stroke="#4a5270", sw=2.4) + "".join(circle(x, 11, 3.4, "#f4d88a") for x in (-24, -8, 8, 24)) + cut(circle(0, 32, 9, "none", stroke="#d8def0", sw=6))
    links = lambda x1, y1, x2, y2, n: "".join(oval(x1 + (x2 - x1) * i / n, y1 + (y2 - y1) * i / n, 11, 6.5 if i % 2 else 3, "none", 45 if (x2 - x1) * (y2 - y1) > 0 else -45, stroke="#e2e8f6" if i % 2 else "#8a94b0", sw=4.6) for i in range(n + 1))  # noqa: E731
    claw = pr.reach("#3c2c54", "#241838", 1.05, "#d8c8e8")
    return picture(
        air("#d8a8ff", "#6a3ab0 .3", "#261450 .65", "#0a0618", cy=0.4),
        rays(240, 118, 330, 20, "#e0b0ff", 0.2, 50, 0.4, 0.1, 3), glow(240, 118, 150, "#f0d8ff", 1, core="#fff"),
        rift, path("M240 30L252 66 234 92 250 122 236 150 246 206", stroke="#fff", sw=5, f="b1"),
        floor(246, "#3c2c58"),
        lit(group(claw, at=(168, 160), k=1.4, turn=-14), group(claw, at=(312, 160), k=1.4, turn=14, flip=True)),
        group(cuff, at=(172, 174), turn=-14, k=1.12), group(cuff, at=(308, 174), turn=14, k=1.12),
        thin(links(166, 216, 46, 276, 10)), thin(links(314, 216, 434, 276, 10)),
        *(cut(poly(f"{x - 30},292 {x - 18},268 {x + 18},268 {x + 30},292", "#6a7090"), circle(x, 268, 8, "#c8d0e4")) for x in (38, 442)),
        sparks(5, 44, (60, 10, 360, 240), "#f0d8ff"),
        vignette(0.85),
    )


@scene("feywalk-amulet")
def feywalk_amulet() -> str:
    """Behind the amulet a cellar turns into a wood by night."""
    wing = cut(blob("14,-6 58,-58 108,-72 124,-50 104,-14 52,14", lin("#f0fff8", "#8ae8c8", x2=1)), path("M18-4L112-58M24 2L104-24M28 6L60 6", stroke="#3a9a80", sw=3)) + cut(blob("16,14 62,14 96,40 86,66 52,50", lin("#d8fff0", "#6ad0b0", x2=1)), path("M22 16L82 52", stroke="#3a9a80", sw=3))
    stone = cut(blob("-38,-14 0,-54 38,-14 38,38 0,78 -38,38", pr.GOLD)) + blob("-27,-9 0,-38 27,-9 27,32 0,60 -27,32", lin("#d8ffdc", "#38c878 .45", "#08502c")) + path("M-27-9L0 4 27-9M0 4V60M0-38V4", stroke="#eafff0", sw=1.8, op=0.6) + path("M-17-4L-2-22", stroke="#fff", sw=6, op=0.8)
    steps = "".join(group(oval(0, 0, 10, 4, "#b8ffd8"), at=(x, y), turn=-20) + glow(x, y, 22, "#7affc0", 0.8, 0.5) for x, y in ((92, 272), (150, 262), (316, 258), (372, 246), (404, 226)))
    return picture(
        wall("#4a4660", (0.2, 0.4), 8),
        clipped("wood", path("M300-10C250 40 262 90 236 140 220 190 250 240 230 302H490V-10Z"), box(200, 0, 280, 292, lin("#0c2038", "#2a6a6a .6", "#8ad8a8")), circle(400, 60, 30, "#f4fbe4"), glow(400, 60, 90, "#d8ffe0"), tree(300, 240, 1.2, "#0c2a2c"), tree(440, 250, 1.5, "#0a2024"), tree(364, 226, 0.8, "#143c3a"), path("M200 226Q340 208 490 232V302H200Z", "#14483a")),
        path("M300-10C250 40 262 90 236 140 220 190 250 240 230 302", stroke="#a8ffd8", sw=14, op=0.6, f="b4"), path("M300-10C250 40 262 90 236 140 220 190 250 240 230 302", stroke="#f0fff8", sw=4),
        path("M0 244H234V302H0Z", "#2c2438"), path("M0 244H234M60 244L40 292M140 244L134 292", stroke="#120c18", sw=3),
        torch(70, 130, 0.7), steps,
        glow(240, 130, 170, "#8affc8", 0.85), rays(240, 130, 230, 16, "#d8fff0", 0.3, 50, 0.4, 0.2, 7),
        path("M150-10Q190 60 240 84Q290 60 330-10", stroke="#f4d070", sw=6), path("M150-10Q190 60 240 84Q290 60 330-10", stroke="#8a5a1c", sw=2, dash="3 6"),
        lit(group(v.both(wing), at=(240, 126)), group(stone, at=(240, 126))),
        sparks(6, 44, (120, 20, 330, 240), "#d8ffe8"),
        vignette(0.8),
    )


@scene("holy-symbol-of-ravenkind")
def holy_symbol_of_ravenkind() -> str:
    """A silver raven with the sun in its claws; what is dead shrinks from it."""
    wing = cut(blob("8,-10 30,-46 70,-66 112,-62! 100,-48 118,-36! 98,-28 110,-10! 88,-8 92,12! 70,6 66,26! 44,14 14,26", pr.STEEL), path("M20-14Q50-44 104-56M24-6Q60-28 108-34M26 2Q60-10 100-12M28 10Q56 4 82 8", stroke="#5a6478", sw=3))
    raven = cut(blob("-20,4 -22,-30 -12,-50 6,-58 22,-50 22,-30 20,8 12,34 0,46 -12,34", pr.STEEL)) + cut(blob("14,-54 40,-50! 20,-40", "#e0b04a")) + circle(8, -46, 4.4, "#c22a2a") + path("M-12-20q12 8 24 0M-12-6q12 8 24 0M-10 8q10 7 20 0", stroke="#5a6478", sw=3)
    gem = "".join(group(poly("-6,-28 6,-28 0,-48", "#fff2b8"), turn=t) for t in range(0, 360, 30)) + cut(circle(0, 0, 30, pr.GOLD)) + circle(0, 0, 21, rad("#fff", "#fff0a0 .4", "#f09a2a"))
    bones = group(cr.skull("#8aa0b0", 10, "#a8a294"), turn=14)
    hide = cut(limb((0, 120), (10, 40), 26, 20, "#1a1c30"), limb((10, 40), (-34, -6), 17, 12, "#1a1c30"), *(curve(f"-30,-6 {x},{y}", "#8a8478", 6) for x, y in ((-60, -28), (-50, -38), (-36, -42), (-22, -36))))
    return picture(
        air("#fffef0", "#b8c8e8 .18", "#46527e .5", "#0c0e20", cy=0.46),
        rays(240, 128, 380, 26, "#f4f8ff", 0.4, 50, 0.36, 0.05, 9), glow(240, 150, 210, "#eaf2ff", 0.9),
        *(group(cut(blob("-60,150 -52,40 -30,-10 0,-26 30,-10 52,40 60,150", "#12142a")), group(bones, at=(10, -14), k=0.86), hide, at=(x, y), flip=f) for x, y, f in ((46, 180, False), (434, 180, True))),
        thin(*(oval(240 + s * (12 + i * 11), 42 - i * 9, 6.5, 4, "none", s * -36, stroke="#d8e0f0", sw=3) for s in (-1, 1) for i in range(6))),
        lit(group(v.both(wing), at=(240, 104)), group(raven, at=(240, 104)), cool=True), lit(group(gem, at=(240, 174))), glow(240, 174, 110, "#ffe9a0", 0.8),
        *(cut(path(f"M{240 + s * 10} 142Q{240 + s * 18} 150 {240 + s * 16} 160", stroke="#e0b04a", sw=5)) for s in (-1, 1)),
        pr.star(330, 60, 20), pr.star(146, 70, 16), sparks(4, 40, (90, 20, 300, 220), "#fff"),
        vignette(0.85),
    )


@scene("silver-dagger")
def silver_dagger() -> str:
    """Thrown: it turns once in the moonlight."""
    blade = cut(path("M-20-9H96L148 0 96 9H-20Z", pr.STEEL)) + path("M-20 0H148L96 9H-20Z", "#7a869e", op=0.6) + cut(path("M-30-34Q-16-20-18 0-16 20-30 34L-40 30Q-30 12-32 0-30-12-40-30Z", "#d8e0f0")) + cut(box(-86, -8, 54, 16, "#4a2440", 5), path("M-76-8v16M-64-8v16M-52-8v16M-42-8v16", stroke="#a8b0c8", sw=3)) + cut(circle(-94, 0, 12, "#e6ecf8")) + circle(-94, 0, 5, "#4a6ae0")
    return picture(
        night(("#0c1230", "#2c3c74", "#8a9cd0"), (350, 96, 84), 34, 9),
        tree(430, 280, 1.6, "#0c0f24", flip=True), tree(300, 262, 0.8, "#1a2148"), tree(60, 270, 1.1, "#10142e"),
        path("M0 252C90 232 180 248 270 240 350 234 420 250 480 238V292H0Z", "#121630"),
        lit(group(v.werewolf("#4c4448"), at=(352, 166), k=0.8, turn=8, flip=True), cool=True),
        path("M-10 226Q90 190 170 166M-10 250Q100 206 190 176M-10 206Q70 176 140 158", stroke="#eaf2ff", sw=4, op=0.5), group(path("M-10 228Q90 190 200 154", stroke="#bcd8ff", sw=20, op=0.5), f="b4"),
        glow(200, 150, 120, "#e4f0ff", 0.9),
        lit(group(blade, at=(170, 168), turn=-18, k=1.02), cool=True), pr.star(304, 118, 30, "#fff"), pr.star(210, 146, 16, "#fff"),
        path("M0 292V276L30 260 34 278 90 266 110 286 160 292Z", "#070a18"),
        sparks(8, 36, (40, 60, 300, 180), "#eaf4ff"),
        vignette(0.8),
    )


@scene("sunsword")
def sunsword() -> str:
    """A hilt, and a blade that is nothing but sunlight."""
    beam = "M-15 0L-11-150 0-186 11-150 15 0Z"
    hilt = cut(path("M-58-12C-34-22-14-12 0-12 14-12 34-22 58-12 62 2 48 12 34 4 18-2 10 8 0 8-10 8-18-2-34 4-48 12-62 2-58-12Z", pr.GOLD)) + cut(path("M-8 6H8L6 62H-6Z", "#6a2430"), path("M-8 18L8 26M-8 32L7 40M-7 46L6 54", stroke="#f0c85a", sw=3)) + cut(circle(0, 70, 12, pr.GOLD)) + circle(0, -3, 9, rad("#fff", "#ffb02a .6", "#c8400e")) + group(*(poly("-3,-14 3,-14 0,-24", "#fff0b0"),) * 1, at=(0, -3))
    shade = group(cut(blob(CLOAK, "#14060c")), blob("-20,-86 -19,-104 0,-114 19,-104 20,-86 14,-64 0,-50 -14,-64", "#2a121c"), blob("-34,-34 -58,-98! -12,-48", "#14060c"), blob("34,-34 58,-98! 12,-48", "#14060c"), cr.eyes(0, -84, 17, 4, "#ff2a1e", "#ffd8a0", 14), path("M-8-62h16", stroke="#ffb090", sw=2), cut(limb((60, -20), (14, -64), 13, 10, "#1c0a12")))
    return picture(
        air("#fff8d0", "#ffc04a .2", "#c8541e .5", "#2c0a0c", cx=0.34, cy=0.36, r=0.9),
        rays(164, 100, 420, 24, "#fff4c0", 0.42, 40, 0.4, 0.1, 4),
        group(shade, at=(376, 176), k=0.84), group(path("M300 292L340 210 480 150V292Z", "#1c060a", op=0.5), f="b8"),
        glow(164, 90, 220, "#fff0a0", 1, core="#fff"),
        group(group(path(beam, "#ffd24a"), f="b8"), group(path(beam, "#fff0a0", stroke="#fff0a0", sw=10), f="b4"), path(beam, "#fffef4"), at=(164, 190), turn=4),
        lit(group(hilt, at=(164, 190), turn=4)),
        lit(group(pr.fist("#c8906a", "#6a4a8a"), at=(162, 226), k=1.1)),
        *(pr.star(x, y, r) for x, y, r in ((176, 14, 26), (112, 60, 14), (226, 44, 16), (208, 130, 12))),
        sparks(6, 50, (40, 0, 320, 240), "#fff2b0", (0.8, 2.8)),
        vignette(0.75, 0.4, 0.45),
    )


@scene("tome-of-strahd")
def tome_of_strahd() -> str:
    """His own book: what he wrote of himself rises from the page."""
    page = cut(path("M240 218Q180 190 92 208L76 262Q176 240 240 268Z", lin("#f4e6c0", "#c8a878", x2=1)), path("M240 218Q300 190 388 208L404 262Q304 240 240 268Z", lin("#dcc494", "#f4e6c0", x2=1)))
    ink = "".join(f"M{x} {y}q{w / 2} -4 {w} 2" for x, y, w in ((108, 222, 106), (104, 233, 112), (100, 244, 116), (268, 226, 96), (268, 237, 106), (268, 248, 80)))
    ghost = (
        cut(blob(CLOAK, "#6a0c18", op=0.85))
        + cut(blob("-34,-34 -52,-66 -58,-98! -34,-72 -12,-48", "#3a0810"), blob("34,-34 52,-66 58,-98! 34,-72 12,-48", "#3a0810"), blob("-20,-86 -19,-104 0,-114 19,-104 20,-86 14,-64 0,-50 -14,-64", "#f0c8c0"), blob("-22,-84 -24,-108 -8,-122 10,-122 24,-108 22,-84 16,-98 0,-92! -16,-98", "#2a0a12"))
        + cr.eyes(0, -82, 17, 3.6, "#ff3a2a", "#fff0d0", 12) + path("M-8-62q8-4 16 0-8 5-16 0Z", "#6a0c18") + path("M-5-62l1.6 7 2-7M5-62l-1.6 7-2-7", "#fff")
    )
    return picture(
        wall("#4a2c40", (0.5, 0.35), 27),
        *(cut(box(x, y, w, h, c, 2)) for x, y, w, h, c in ((14, 96, 18, 62, "#7a3a2a"), (34, 104, 16, 54, "#3a5a6a"), (52, 92, 20, 66, "#8a6a2a"), (400, 100, 20, 58, "#5a2a4a"), (422, 92, 16, 66, "#4a6a3a"), (440, 106, 22, 52, "#8a3a2a"))), cut(box(-10, 158, 104, 10, "#5c3a22"), box(386, 158, 104, 10, "#5c3a22")),
        candle(52, 262, 46), candle(428, 258, 34),
        cut(path("M-10 302V262Q240 236 490 262V302Z", lin("#5c3828", "#1c0c0a"))),
        group(path("M200 220C150 160 180 100 130 40 220 70 260 50 350 30 300 100 330 160 282 220Z", "#c8202e", op=0.6), f="b16"), glow(240, 130, 190, "#ff3a3a", 0.6),
        group(ghost, at=(240, 126), k=0.8, op=0.92),
        cut(path("M66 214L56 274Q160 250 240 284 320 250 424 274L414 214Q300 200 240 226 180 200 66 214Z", "#6a141c")), *(circle(x, y, 5, pr.GOLD) for x, y in ((70, 222), (62, 264), (410, 222), (418, 264))),
        page, path(ink, stroke="#5a2a1c", sw=2.6, op=0.8), path("M240 218V268", stroke="#7a5a3a", sw=3), glow(240, 226, 120, "#ff9a7a", 0.7, 0.4),
        cut(path("M236 262Q244 282 232 292H250Q256 280 248 262Z", "#c82a34")),
        sparks(8, 40, (110, 20, 260, 220), "#ffb0a0"),
        vignette(0.85),
    )


@scene("torch")
def torch_card() -> str:
    """Swung in a wide arc: nothing here likes fire."""
    arc = path("M24 214C60 60 240 10 420 96 300 60 150 100 96 226Z", lin("#ff6a1a 0 0", "#ff8a2a .4 .7", "#fff0a0 1 1", x2=1, y2=0))
    spider = group(cut(*(curve(f"0,0 {x},{y} {u},{w}", "#2c1c30", 7) for x, y, u, w in ((-40, -34, -62, 8), (-46, -12, -70, 34), (40, -34, 62, 8), (46, -12, 70, 34)))), cut(oval(0, -6, 30, 26, "#3a2640")), cr.eyes(-1, 4, 18, 4, "#ff4a3a", "#ffe0c0"), circle(-16, -2, 2.6, "#ff4a3a"), circle(14, -2, 2.6, "#ff4a3a"))
    return picture(
        tunnel("#3c2a34", "#6a3a2a", 240, 4),
        group(path("M0 300V180C60 40 240-10 480 70V-10H0Z", "#000", op=0.35), f="b8"),
        f'<defs><g id="rat">{cr.rat_face()}</g></defs>', lit(group('<use href="#rat"/>', at=(196, 236), k=0.66, turn=-10), group('<use href="#rat"/>', at=(286, 254), k=0.56, turn=8)),
        lit(group(spider, at=(116, 180), k=1.05, turn=-14)), group(cr.eyes(60, 110, 22, 5, "#ff6a3a"), cr.eyes(150, 90, 16, 4, "#ffb03a"), cr.eyes(262, 172, 20, 4.4, "#ff6a3a")),
        group(arc, f="b4", blend="screen"), group(arc, op=0.55, blend="screen"),
        glow(404, 92, 200, "#ff8a2a", 1, core="#fff0b0"),
        lit(group(cut(poly("-9,-6 9,-6 6,120 -6,120", "#8a5630"), path("M-8 20L7 28M-7 44L6 52", stroke="#5a3018", sw=3)), cut(path("M-18-16H18L13 16H-13Z", "#5a525e"), path("M-16-6H16M-14 6H14", stroke="#2a2430", sw=3)), at=(400, 122), turn=14)),
        group(flame(0, 0, 2.4), at=(406, 112), turn=-24), group(flame(0, 0, 1.3), at=(386, 112), turn=-50),
        lit(group(pr.fist("#c8906a", "#4a6a3a"), at=(386, 204), k=1.14, flip=True)),
        sparks(12, 60, (40, 10, 420, 200), "#ffc05a", (0.8, 3)),
        vignette(0.8, 0.6, 0.4),
    )


@scene("wooden-stake")
def wooden_stake() -> str:
    """One blow, and it has to be the first."""
    stake = cut(path("M-15-104H15L16 20 0 84-16 20Z", lin("#f0c48a", "#b07a44", x2=1))) + path("M-8-96V20M4-90V30M9-96V0", stroke="#8a5a2e", sw=2.6) + cut(box(-19, -114, 38, 14, "#ffe2b0", 4))
    mallet = cut(box(-9, -8, 18, 130, "#8a5630", 4)) + cut(box(-46, -50, 92, 58, "#b07a48", 9), box(-46, -50, 18, 58, "#7a4c28", 7), box(28, -50, 18, 58, "#7a4c28", 7)) + path("M-22-34H22M-22-14H22", stroke="#8a5a34", sw=3)
    sleeper = group(v.vampire_head(), at=(86, 214), k=0.78, turn=-82)
    chest = cut(blob("126,178 180,168 300,172 420,190 490,200 490,262 420,256 300,262 180,260 128,248", "#24142a")) + cut(poly("132,190 190,196 230,214 190,232 132,240", "#f4ecf2")) + cut(poly("196,206 206,214 196,222 186,214", "#ff4a4a")) + cut(limb((220, 246), (330, 236), 14, 11, "#33203a"), blob("324,226 350,224 362,234 350,246 326,246", "#f0dfe8"))
    return picture(
        air("#ffd8a8", "#a84a3c .3", "#3c1220 .65", "#0c0408", cx=0.55, cy=0.4),
        rays(262, 190, 360, 16, "#ffb08a", 0.2, 40, 0.4, 0.2, 5),
        cut(path("M-20 302V170L30 138H490V302Z", "#5a3420")), cut(path("M-10 292V178L38 150H490V284L60 286Z", lin("#a01828", "#4a0810"))), path("M60 166v24M130 156v16M300 154v14M400 156v20M470 160v20M60 262v20M200 264v16M340 264v18M440 262v18", stroke="#d84a54", sw=5, op=0.6),
        sleeper, chest,
        path("M330 -6Q392 40 372 118M372 -10Q432 50 404 128", stroke="#fff0d0", sw=5, op=0.5),
        glow(262, 222, 70, "#ff4a3a", 0.9),
        lit(group(stake, at=(262, 166), k=0.86)), lit(group(pr.fist("#d8a47e", "#3c5a86"), at=(256, 164), k=0.96)),
        lit(group(mallet, at=(272, 32), turn=-68, k=0.94), group(pr.fist("#d8a47e", "#3c5a86"), at=(370, 72), k=0.9, turn=-40, flip=True)),
        *(group(poly("-4,0 4,0 0,-28", "#fff0c0"), at=(236, 72), turn=t) for t in (-110, -80, -50)),
        sparks(5, 30, (160, 20, 240, 200), "#ffd0a0"),
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
