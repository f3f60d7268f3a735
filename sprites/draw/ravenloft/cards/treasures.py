"""Draw the pictures of the Treasure cards: `python -m sprites.draw.ravenloft.cards.treasures [id ...]`."""

import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.ravenloft import creatures as cr, props as pr
from sprites.draw.ravenloft.cards.treasure_motifs import (
    arch,
    blob,
    box,
    candle,
    castle,
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
    mist,
    mix,
    night,
    oval,
    path,
    picture,
    pillar,
    poly,
    rad,
    rays,
    shaft,
    sheet,
    sparks,
    thin,
    torch,
    tree,
    tunnel,
    vignette,
    wall,
    window,
)  # fmt: skip

OUT = Path(__file__).resolve().parents[3] / "ravenloft" / "cards"
SCENES: dict[str, Callable[[], str]] = {}
GROUND = "#7a5634"


def scene(made: Callable[[], str]) -> Callable[[], str]:
    """Register the scene of a card; the function is named like the card."""
    SCENES[made.__name__.replace("_", "-")] = made
    return made


def air(*stops: str, cx: float = 0.5, cy: float = 0.45, r: float = 0.75) -> str:
    """The lit air behind everything."""
    return box(0, 0, 480, 292, rad(*stops, cx=cx, cy=cy, r=r))


# ---------------------------------------------------------------- Items


@scene
def amulet_of_protection() -> str:
    """Claws come from the dark and break on the light around the amulet."""
    claw = pr.reach("#241a30", "#1a1224", 0.9, "#6a5a78")
    claws = "".join(
        group(claw, at=(x, y), k=k, turn=t)
        for x, y, k, t in ((34, 240, 1.15, 48), (446, 250, 1.15, -48), (40, 30, 1.05, 118), (440, 26, 1.05, -118))
    )
    chain = "".join(
        oval(x, y, 5.5, 3.6, stroke="#f0c258", sw=2.6, turn=t)
        for x, y, t in [(240 + s * (20 + i * 12.5), 84 - i * i * 0.6 - i * 9, s * -38) for s in (-1, 1) for i in range(8)]
    )
    return picture(
        air("#ffe6a0", "#c98f3e .2", "#5c3a2a .55", "#150c12", cy=0.52),
        rays(240, 152, 330, 18, "#ffe9a8", 0.16, 40, 0.4, 0.1, 3),
        claws,
        glow(240, 156, 170, "#ffd265", 0.8),
        circle(240, 156, 108, "#ffdf80", op=0.14), circle(240, 156, 108, stroke="#fff2c0", sw=3, op=0.9), circle(240, 156, 108, stroke="#ffca58", sw=10, op=0.4, f="b4"),
        *(pr.star(x, y, 17) + glow(x, y, 34, "#ffd880") for x, y in ((157, 92), (324, 90), (156, 224), (326, 222))),
        thin(chain),
        lit(cut(circle(240, 160, 58, pr.GOLD), circle(240, 160, 45, "#5c3610")), cut(path("M240 108Q262 120 284 118 290 170 240 212 190 170 196 118 218 120 240 108Z", lin("#8fd0ff", "#2a5fb8 .5", "#122a64"))), cut(box(228, 90, 24, 20, pr.GOLD, 6))),
        path("M240 108Q262 120 284 118 290 170 240 212 190 170 196 118 218 120 240 108Z", stroke="#ffe9a8", sw=4),
        path("M240 122V194M206 142H274", stroke="#eaf6ff", sw=7), path("M208 126Q204 160 224 184", stroke="#fff", sw=4, op=0.6),
        vignette(0.85),
    )  # fmt: skip


@scene
def boots_of_striding() -> str:
    """The boots walk up the stairs by themselves, their prints glow."""
    step = "".join(
        cut(path(f"M{x} {y}H490V302H{x}Z", lin(mix("#8a6238", "#1a0e10", d), mix("#4a3020", "#120a0c", d))))
        for x, y, d in ((-20, 262, 0.45), (96, 226, 0.3), (214, 190, 0.16), (340, 154, 0.05))
    )
    prints = "".join(
        group(oval(0, 0, 15, 4.6, "#ffd76a") + oval(-22, 0, 7, 3.4, "#ffd76a"), at=(x, y))
        + glow(x - 4, y, 30, "#ffb93e", 0.8, 0.5)
        for x, y in ((60, 274), (164, 238))
    )
    return picture(
        air("#ffe0a0", "#b27a3a .3", "#4a2c26 .7", "#140a0e", cx=0.82, cy=0.2, r=0.95),
        cut(path(arch(420, 160, 110, 150) , lin("#fff0c0", "#ffb84e"))), glow(420, 80, 150, "#ffcf70", 0.9, core="#fff3cc"),
        rays(420, 90, 400, 12, "#ffe2a0", 0.13, 60, 0.45, 0.4, 5),
        step, prints,
        glow(236, 130, 170, "#ffd070", 0.75),
        oval(290, 190, 54, 7, "#000", op=0.5, f="b4"), oval(192, 228, 40, 6, "#000", op=0.4, f="b4"),
        lit(group(pr.boot("#9a5a2e"), at=(150, 216), k=1.5, turn=-14), group(pr.boot("#c8824a"), at=(268, 182), k=1.72)),
        path("M40 130H96M24 160H90M40 190H96M180 46H230M166 72H224", stroke="#fff0c8", sw=4, op=0.5),
        *(path(f"M{x} {y}q-14-16-34-16 10 4 14 9-12-2-22 2 14 2 20 8-8 0-14 4 18 2 36-7Z", "#fff4d2", op=0.95) for x, y in ((244, 108), (128, 144))),
        sparks(6, 26, (60, 30, 380, 220), "#ffd880"),
        vignette(0.8),
    )  # fmt: skip


@scene
def crystal_ball() -> str:
    """Hands about a globe in which the castle shows."""
    inside = (
        box(150, 40, 180, 180, lin("#1b2a66", "#6a7fd0 .55", "#c9a8d8"))
        + circle(276, 96, 15, "#fff3d2")
        + glow(276, 96, 46, "#ffe9c0")
        + castle(238, 196, 0.78, "#161a40")
        + mist(2, 196, "#d9c8f0", 0.6, 16, 4)
    )
    hand_ = pr.reach("#c89a82", "#4a2a52", 0.55)
    return picture(
        wall("#4a3354", (0.5, 0.4), 21),
        path("M-10-10H120Q60 100-10 170ZM490-10H360Q420 100 490 170Z", "#381a34"), path("M20 0Q30 70-10 120M60 0Q60 60 0 140M460 0Q450 70 490 120M420 0Q420 60 480 140", stroke="#5c2c52", sw=5),
        candle(66, 236, 44), candle(420, 240, 30),
        cut(path("M-10 302V240Q240 214 490 240V302Z", lin("#7a3448", "#2c0f22"))), path("M-10 252Q240 226 490 252", stroke="#d8a850", sw=3, op=0.8),
        glow(240, 130, 200, "#b9a4ff", 0.7),
        cut(path("M178 262L196 214Q240 232 284 214L302 262Q240 276 178 262Z", pr.GOLD), path("M196 220Q176 190 166 168M284 220Q304 190 314 168", stroke="#d9a441", sw=9)),
        cut(circle(240, 130, 86, "#2a3a7a")),
        clipped("ball", circle(240, 130, 84), inside),
        circle(240, 130, 84, rad("#fff .5 0", "#9fb4ff .85 .15", "#eef2ff 1 .7", r=0.5)), path("M176 106Q184 70 220 58", stroke="#fff", sw=9, op=0.8), circle(172, 130, 5, "#fff", op=0.8),
        lit(group(hand_, at=(134, 236), k=1.12, turn=8), group(hand_, at=(346, 236), k=1.12, turn=-8, flip=True)),
        sparks(4, 24, (80, 30, 320, 200), "#e8dcff", op=0.7),
        vignette(0.85),
    )  # fmt: skip


@scene
def dragons_breath_elixir() -> str:
    """Out of the bottle comes a dragon's head of fire."""
    dragon = "196,118! 206,78 232,50 262,44 244,24 232,8! 268,14 290,34 306,42! 302,20 296,6! 326,20 340,46 374,58 412,74 440,88 448,104 430,112 396,110 366,112! 346,122 372,138 404,144 426,140! 414,160 376,166 340,158 304,170 262,176 224,168 196,160!"
    return picture(
        tunnel("#5a3426", "#e07a2a", 300, 4),
        glow(290, 110, 220, "#ff8a2a", 0.85, core="#ffdf9a"),
        cut(path("M-10 302V252Q240 232 490 256V302Z", lin("#6a4428", "#22120c"))),
        group(
        group(blob(dragon, "#d8480e"), f="b8", op=0.9),
        path("M122 176C140 130 166 118 210 112L232 160C190 170 164 176 140 200Z", lin("#ffd25a", "#ff7a1e", x2=1, y2=0)),
        blob(dragon, lin("#ffcf4a", "#ff8a22 .5", "#e0480e", x1=0, x2=1, y2=0.3)),
        blob("214,124 232,84 262,66 300,66 344,78 390,90 424,98 392,100 356,102 330,116 300,140 250,158 216,150", "#ffd866"),
        blob("232,128 252,98 290,90 326,96 300,116 262,140", "#fff3c4"),
        poly("310,66 336,70 346,82 322,80", "#7a1408"), circle(331, 76, 4, "#fff"), circle(428, 90, 4, "#8a1e08"),
        path("M372 110l6 16 8-16M398 109l5 14 8-13M420 109l4 11 6-10M380 142l5-14 7 15M402 144l4-12 6 11", "#fff6da"),
        path("M262 44Q286 40 306 54M374 58Q350 54 330 60", stroke="#b8340c", sw=4, op=0.6),
        group(pr.flask("#ff7a22", cork=False), at=(112, 202), k=1.08, turn=34),
        flame(440, 150, 0.6), flame(216, 192, 0.7), flame(288, 196, 0.5),
        at=(26, 30), k=0.84),
        sparks(12, 46, (120, 0, 340, 230), "#ffd070", (0.8, 2.8)),
        vignette(0.8),
    )  # fmt: skip


@scene
def glyph_of_warding() -> str:
    """A rune waits on the threshold; a claw is about to tread on it."""
    eyes_ = cr.eyes(240, 84, 26, 6, "#ff5a3a", "#fff0c0", 10)
    foot = group(
        cut(limb((250, -30), (268, 76), 46, 34, "#4a3650"), limb((266, 78), (232, 150), 32, 20, "#4a3650")),
        path("M290 0l8 22-12-6M296 50l4 22-12-8M280 96l-2 20-10-10M216 10l-4 22 10-8M236 70l-8 18 12-4", "#6a5070"),
        cut(blob("216,136 250,146 254,172 236,190 200,194 166,192 152,180 176,170 196,160 206,144", "#5a4460")),
        cut(
            poly("158,176 136,192 162,192", "#efe2bc"), poly("184,184 168,206 196,194", "#efe2bc"),
            poly("214,186 206,208 228,192", "#efe2bc"), poly("244,180 262,196 236,192", "#efe2bc"),
        ),
        path("M178 176l-6 12M206 176l-2 14", stroke="#2a1c30", sw=3),
        at=(76, 2),
    )  # fmt: skip
    ring_ = pr.rune_ring(112, "#ffe27a")
    return picture(
        wall("#6a5038", (0.5, 0.62), 31),
        path(arch(240, 202, 190, 214), rad("#4a3050", "#120a18 .8", cy=0.9)),
        sheet(f"M-20-20H500V204H-20Z{arch(240, 204, 176, 200)}", "#000000", "#000000").replace("<use", '<use display="none"') + cut(path(arch(240, 204, 184, 206), stroke="#8a6a46", sw=20)),
        eyes_, cr.eyes(176, 116, 16, 4, "#ff5a3a"), cr.eyes(300, 124, 16, 4, "#ff5a3a"),
        floor(202, "#6a4e3a", rows=4),
        glow(240, 246, 190, "#ffb93e", 0.8, 0.5),
        path("M128 246L96 60H384L352 246Z", lin("#ffd25a 0 0", "#ffc23e 1 .42"), f="b4"),
        group(group(ring_, f="b4"), ring_, at=(240, 248), k=1.16, ky=0.36),
        foot,
        *(glow(x, y, 24, "#ffe28a") + pr.star(x, y, 9) for x, y in ((130, 214), (190, 176), (318, 226), (160, 260), (274, 196))),
        sparks(6, 30, (110, 60, 260, 190), "#ffe9a0"),
        vignette(0.85),
    )  # fmt: skip


@scene
def holy_avenger() -> str:
    """A winged blade stands in the bones, its light drives the dead back."""
    dead = (
        path(
            "M-20 210C-30 150-56 130-54 84-52 60-34 50-14 46L-14 38C-28 28-26 0 2-2 30 0 30 26 18 38L18 46C40 50 60 40 84 4L96 10C84 54 62 78 46 86 44 130 40 170 46 210Z",
            "#1a1024",
        )
        + "".join(curve(f"90,6 {x},{y}", "#1a1024", 5) for x, y in ((82, -22), (98, -20), (112, -8), (112, 10)))
        + path("M-14 18l10 4-9 5ZM18 18L8 22l9 5Z", "#ffb04a")
        + path("M-6 36l4-3 4 3 4-3 4 3", stroke="#8a2c28", sw=2.5)
    )
    shades = f'<defs><g id="dead">{dead}</g></defs>' + "".join(
        group('<use href="#dead"/>', at=(x, y), k=k, turn=t, flip=f)
        for x, y, k, t, f in (
            (398, 98, 0.66, 10, True),
            (82, 98, 0.66, -10, False),
            (450, 110, 1, 14, True),
            (30, 110, 1, -14, False),
        )
    )
    heap = "".join(
        pr.skull_small(x, y, k, c, t)
        for x, y, k, c, t in (
            (160, 262, 1, "#b8a888", -20),
            (206, 254, 1.05, "#d8caa6", -6),
            (262, 256, 1.1, "#d0c09a", 8),
            (314, 264, 1, "#b0a080", 22),
            (232, 274, 1.2, "#e4d8b4", 2),
            (184, 282, 1.1, "#c8ba96", -14),
            (288, 282, 1.1, "#c8ba96", 14),
        )
    )
    return picture(
        air("#fffbe0", "#f4c860 .18", "#8a5a2e .5", "#1a0e14", cy=0.3, r=0.85),
        rays(240, 74, 380, 20, "#fff0b8", 0.3, 20, 0.4, 0.06, 4),
        shades,
        path("M186-10H294L350 302H130Z", lin("#fff6d0 0 .75", "#ffe7a0 1 .05"), f="b8"),
        glow(240, 110, 170, "#fff0b0", 0.8),
        path("M90 302Q150 250 240 244 330 250 390 302Z", "#3a2618"),
        lit(group(pr.sword("#f2f6ff", "#f0be4a", "#ff5a4a", 158, wings=True), at=(240, 94), turn=180, k=1.08)),
        heap,
        pr.star(240, 94, 26), pr.star(224, 160, 10), pr.star(254, 206, 8),
        sparks(8, 34, (120, 10, 240, 230), "#fff6cf", (0.8, 2.2)),
        vignette(0.85),
    )  # fmt: skip


@scene
def holy_water() -> str:
    """Blessed water strikes the hand that comes out of the grave."""
    splash = "M176 118C214 110 250 122 274 152 290 172 296 190 300 214L276 218C270 190 258 164 232 148 214 138 196 136 180 138Z"
    drops = "".join(
        path(f"M{x} {y - s * 1.6}Q{x + s} {y} {x} {y + s}Q{x - s} {y} {x} {y - s * 1.6}Z", "#e6f6ff")
        for x, y, s in (
            (240, 118, 5),
            (268, 128, 4),
            (292, 146, 6),
            (316, 168, 4),
            (244, 186, 4),
            (262, 206, 5),
            (330, 196, 5),
            (212, 164, 4),
            (308, 190, 4),
        )
    )
    smoke = group(
        *(oval(x, y, r, r * 0.8, "#f2ead8") for x, y, r in ((330, 150, 26), (356, 118, 22), (310, 116, 18), (344, 80, 16))),
        f="b8",
        op=0.35,
    )
    return picture(
        night(("#1c1626", "#5a4438", "#c29656"), (392, 62, 34), 20, 9),
        tree(430, 226, 1.2, "#2a1c1c", flip=True),
        path("M0 226Q120 196 240 216 360 232 480 206V302H0Z", "#33241e"),
        cut(path("M30 232V150Q60 112 92 150V236Z", "#5c4e50")), path("M61 146v46M46 162h30", stroke="#33282c", sw=7),
        glow(250, 150, 150, "#cfeaff", 0.55),
        path("M0 262Q140 234 280 250 400 258 480 240V302H0Z", "#1f1512"),
        group(
        lit(group(pr.reach("#8aa06a", "#4a4034", 1, "#efe6c4"), at=(306, 262), k=1.12, turn=10)),
        group(path(splash, "#bfe8ff"), f="b4", op=0.9), path(splash, lin("#ffffff", "#a8dcff", x2=1)), path("M184 124C216 118 246 132 266 158 280 178 286 192 290 208", stroke="#fff", sw=4, op=0.9),
        drops, smoke,
        at=(16, 22), k=0.92),
        path("M240 302Q250 270 280 266 310 260 340 268 370 274 378 302Z", "#2c1d16"),
        lit(group(pr.vial("#8fd0ff", sign=path("M0 2V38M-11 14H11", stroke="#fff", sw=6), cork=False), at=(140, 122), turn=68, k=1.02)),
        pr.star(284, 168, 16), pr.star(200, 128, 9),
        sparks(3, 26, (180, 90, 190, 150), "#eefaff", (0.8, 2.2)),
        vignette(0.8),
    )  # fmt: skip


@scene
def lucky_charm() -> str:
    """A rabbit's foot swings over a die that has not made up its mind."""
    foot = (
        cut(
            blob(
                "-16,-40! 16,-40! 20,-4 26,18! 24,22 30,44 30,66 20,82! 14,70 8,84! 0,72 -8,86! -14,72 -24,76 -28,56 -24,34! -30,24 -22,4 -18,-16",
                "#f0dfc0",
            ),
            blob("6,-40! 16,-40! 20,-4 26,18! 24,22 30,44 30,66 20,82! 14,70 8,84! 12,50 8,10", "#b8966a", op=0.75),
        )
        + path("M14 70C16 60 14 54 12 50M0 72C2 62 0 56-2 52M-14 72C-12 62-14 58-15 54", stroke="#8a6840", sw=3)
        + path(
            "M-12-24l-4 12M-6-16l-3 14M6-22l4 12M-14 4l-5 10M-8 12l-4 12M4 6l-2 12M14 8l5 10M-16 34l-4 8M8 28l2 10",
            stroke="#a8885c",
            sw=2.4,
        )
        + cut(poly("20,80 26,94 14,84", "#4a3a34"), poly("6,82 8,98 -2,86", "#4a3a34"), poly("-8,84 -12,98 -16,82", "#4a3a34"))
        + cut(path("M-20-58H20V-34Q0-26-20-34Z", pr.GOLD), circle(0, -68, 9, "none", stroke="#e8b84a", sw=5))
        + path("M-18-50H18", stroke="#fff0b8", sw=2.5)
    )
    hexa = [(0, -62), (54, -31), (54, 31), (0, 62), (-54, 31), (-54, -31)]
    tri = [(0, -34), (30, 18), (-30, 18)]
    face = lambda *p: " ".join(f"{x},{y}" for x, y in p)  # noqa: E731
    die = (
        cut(poly(face(*hexa), "#1e6a44"))
        + poly(face(*tri), "#46b878")
        + poly(face(hexa[0], hexa[1], tri[0]), "#5ad08c")
        + poly(face(hexa[0], hexa[5], tri[0]), "#7ae4a4")
        + poly(face(hexa[5], tri[0], tri[2]), "#3aa468")
        + poly(face(hexa[1], tri[0], tri[1]), "#2a8a56")
        + poly(face(hexa[4], hexa[5], tri[2]), "#2e8a58")
        + poly(face(hexa[1], hexa[2], tri[1]), "#1e6e46")
        + poly(face(hexa[3], tri[1], tri[2]), "#237a4c")
        + path("M0-62L0-34 30 18 54-31ZM-54-31L0-34-30 18-54 31M30 18L54 31M-30 18H30L0 62Z", stroke="#b8f4d0", sw=1.6, op=0.6)
    )
    clover = "".join(
        group(path("M0 0C-16-6-16-24-6-24-2-24 0-20 0-17 0-20 2-24 6-24 16-24 16-6 0 0Z", "#3f9a55"), turn=t)
        for t in (0, 90, 180, 270)
    )
    return picture(
        air("#f4e6a0", "#a8943e .3", "#3e4422 .65", "#0f120c", cx=0.4, cy=0.3),
        "".join(group(clover, at=(x, y), k=k, turn=t, op=o) for x, y, k, t, o in ((70, 70, 1.4, 10, 0.35), (420, 60, 1.7, 30, 0.4), (440, 190, 1.2, 50, 0.35), (40, 190, 1.2, 70, 0.3), (330, 40, 0.9, 15, 0.3))),
        path("M-10 302V226Q240 206 490 226V302Z", lin("#2f6a42", "#0e2416")), path("M-10 228Q240 208 490 228", stroke="#d8a850", sw=4),
        oval(312, 262, 76, 12, "#000", op=0.5, f="b4"),
        glow(180, 120, 130, "#ffe28a", 0.7),
        path("M206-10C200 20 196 30 188 50", stroke="#8a5a2a", sw=4),
        path("M118 130Q126 206 186 226M254 116Q262 170 230 210", stroke="#fff2c0", sw=3.5, op=0.4),
        lit(group(foot, at=(178, 118), k=1.3, turn=14)),
        path("M392 128Q418 150 416 186M398 110Q430 136 430 176", stroke="#e8ffd8", sw=3.5, op=0.5),
        lit(group(die, at=(314, 196), k=1.04, turn=-14)),
        pr.star(286, 152, 15), pr.star(150, 80, 10), sparks(4, 28, (80, 20, 320, 220), "#fff0a0"),
        vignette(0.85),
    )  # fmt: skip


@scene
def magic_sword() -> str:
    """A smug blade leans in the hoard, runes alight."""
    runes = "".join(
        path(d, stroke="#7fe8ff", sw=2.6)
        for d in (
            "M-3-40L3-30M-3-30L3-40",
            "M0-56V-46M-3-52L3-50",
            "M-3-62L0-72 3-62",
            "M-3-88V-78M-3-88L3-84-3-82",
            "M-3-104L3-94M-3-94L0-99",
        )
    )
    blade = pr.sword("#cfe2f6", "#e2ae46", "#4ae0ff", 178) + group(runes, f="b2") + runes
    return picture(
        tunnel("#4a3c40", "#d89a4a", 150, 4),
        shaft(250, 330, -10, 180, 340, 260, "#ffe6a8", 0.45),
        glow(256, 130, 170, "#3ac8ff", 0.55),
        cut(pr.coins(7, 30, 150, 212, 360, 90)),
        lit(group(blade, at=(298, 92), turn=214, k=1.08)),
        cut(pr.coins(19, 44, -60, 228, 420, 80)),
        cut(path("M64 226L70 196 80 214 92 190 104 214 114 196 120 226Z", pr.GOLD)), circle(92, 212, 4, "#e0384a"),
        lit(group(pr.ring(18, "#58e07a"), at=(330, 250), turn=30)),
        cut(poly("388,232 402,214 424,214 438,232 413,262", "#c8344a")), poly("388,232 402,214 413,232", "#ff8a94"), poly("413,232 424,214 402,214", "#ffb8bc"),
        pr.star(219, 192, 12), pr.star(310, 74, 20), pr.star(270, 140, 9, "#d8f8ff"), pr.star(150, 240, 9), pr.star(360, 226, 8),
        sparks(14, 34, (100, 20, 320, 190), "#bff2ff"),
        vignette(0.85),
    )  # fmt: skip


@scene
def necklace_of_fireballs() -> str:
    """Beads of fire on a gold chain; one is torn off and thrown."""
    beads = [(72, 84, 15), (100, 136, 18), (144, 180, 21), (200, 206, 24), (262, 208, 24), (318, 186, 21)]
    string = "M56-10C54 60 82 150 160 194 240 232 320 206 356 150 380 110 386 60 384-10"
    shine = "".join(
        glow(x, y, r * 3.4, "#ff8a2a", 0.9)
        + cut(circle(x, y, r, rad("#fff6c8", "#ffb83e .4", "#e8560e .8", "#8a1e08", cx=0.38, cy=0.34, r=0.7)))
        + circle(x, y, r + 1, stroke="#e0a83e", sw=3)
        for x, y, r in beads
    )
    burst = "".join(
        blob(f"{x},{y}! {x - 12},{y - 18} {x - 2},{y - 40}! {x + 14},{y - 20} {x + 10},{y - 4}", "#ff7a1e")
        for x, y in ((370, 90), (410, 84), (440, 120))
    )
    return picture(
        air("#e88a3a", "#8a3a1e .4", "#34141a .75", "#0d0509", cx=0.5, cy=0.7),
        path("M0 292V190L40 170 80 196 130 160 180 190 240 150 300 190 350 160 400 196 440 172 480 190V292Z", "#1a0a10", op=0.6),
        group(thin(path(string, stroke="#e8b24a", sw=6)), path(string, stroke="#fff0b8", sw=1.6, dash="3 7"),
        group(burst, f="b4"), glow(392, 96, 130, "#ff9a2e", 1, core="#fff6cf"),
        path("M330 170Q350 130 392 96", stroke="#ffd27a", sw=9, op=0.7, f="b2"),
        rays(392, 96, 120, 15, "#ffe9a0", 0.75, 26, 0.28, 0.2, 2),
        cut(circle(392, 96, 30, rad("#fffbe6", "#ffd45a .5", "#ff8a1e"))), pr.star(392, 96, 44, "#fffbe6"),
        shine,
        *(flame(x, y, k) for x, y, k in ((198, 190, 0.8), (262, 192, 0.9), (142, 166, 0.6), (320, 172, 0.6), (100, 122, 0.5))),
        at=(42, 8), k=0.84),
        path("M89 8V-4M364 8V-4", stroke="#e8b24a", sw=5), sparks(16, 50, (40, 20, 420, 250), "#ffcf6a", (0.8, 2.6)),
        vignette(0.8, 0.5, 0.5),
    )  # fmt: skip


@scene
def potion_of_healing() -> str:
    """A red flask in a niche, warm like a heart."""
    niche = arch(240, 236, 210, 226)
    heart = "M0 16C-26-2-20-24-8-24-3-24 0-20 0-15 0-20 3-24 8-24 20-24 26-2 0 16Z"
    return picture(
        path("M0 0H480V292H0Z", "#20120e"),
        box(100, 0, 280, 250, rad("#ffb07a", "#a8442c .4", "#36120f", cy=0.62)),
        rays(240, 150, 160, 14, "#ffd0a0", 0.14, 40, 0.5, 0, 3),
        path("M152 120V70Q170 40 196 30M330 120V70", stroke="#5a2218", sw=3, op=0.5),
        sheet(f"M-20-20H500V310H-20Z{niche}", "#7a5a3c"),
        path("M0 60H110M0 120H96M0 180H110M370 60H480M384 120H480M370 180H480M60 0V60M40 120V180M70 60V120M430 0V60M410 60V120M440 120V180", stroke="#2c1a12", sw=3, op=0.7),
        path(arch(240, 236, 228, 240), stroke="#b08a56", sw=4, op=0.7),
        pr.web(136, 64, 70, 0),
        cut(path("M90 236H390L410 262V302H70V262Z", lin("#a07a4a", "#3a2414"))), path("M74 262H406", stroke="#2c1a12", sw=3, op=0.7),
        glow(240, 172, 150, "#ff4a3a", 0.85, core="#ffd0a0"),
        oval(240, 238, 62, 8, "#3a0808", op=0.7, f="b4"),
        lit(group(pr.flask("#e2303a"), at=(240, 164), k=1.18)),
        group(path(heart, "#ffe2d8"), at=(236, 196), k=1.1, f="b2", op=0.9), group(path(heart, "#fff0e8"), at=(236, 196), k=0.9, op=0.85),
        *(group(path(heart, "#ff8a7a"), at=(x, y), k=k, op=o) for x, y, k, o in ((240, 56, 0.5, 0.8), (262, 34, 0.36, 0.6), (222, 30, 0.3, 0.5))),
        candle(344, 240, 26, 0.8), cut(pr.skull_small(140, 226, 0.8, "#cdbb94")),
        sparks(3, 20, (150, 30, 180, 160), "#ffc0a0"),
        vignette(0.85),
    )  # fmt: skip


@scene
def potion_of_rejuvenation() -> str:
    """A phial of morning on the sill; the sun comes up behind the mountains."""
    swirl = path("M-14 0C-4 10 12 4 10-4M14 16C4 26-14 24-14 34M12 44C0 54-12 50-12 56", stroke="#eafff2", sw=4, op=0.85)
    opening = arch(240, 244, 290, 290)
    return picture(
        box(0, 0, 480, 292, lin("#5a86b8", "#f0b878 .5", "#ffe6a0 .72", "#d89a5a")),
        glow(240, 196, 230, "#fff0b0", 1, core="#fffbe6"), circle(240, 196, 46, "#fffbe0"),
        rays(240, 196, 330, 22, "#fff4c8", 0.25, 50, 0.4, 0.1, 6),
        path("M0 230L90 172 140 206 190 184 240 214 300 178 350 208 420 164 480 214V292H0Z", "#a8744e"), path("M0 250L80 216 150 238 240 226 330 240 400 212 480 240V292H0Z", "#6a4638"),
        castle(380, 226, 0.36, "#7a5244", "#ffe6a0"),
        sheet(f"M-20-20H500V310H-20Z{opening}", "#4a3a3e"), path(arch(240, 244, 306, 302), stroke="#a88a66", sw=4, op=0.6),
        path("M0 70H90M0 140H94M0 210H94M390 70H480M386 140H480M386 210H480M50 70V140M40 0V70M430 70V140M440 0V70", stroke="#1e151c", sw=3, op=0.6),
        cut(path("M60 244H420L440 268V302H40V268Z", lin("#b08a5c", "#3c2a22"))),
        oval(240, 248, 50, 7, "#241014", op=0.6, f="b4"), path("M224 248L180 300H300L256 248Z", "#7affd0", op=0.25, f="b4"),
        glow(240, 170, 110, "#5affc8", 0.7),
        lit(group(pr.vial("#2ac8a0", sign=swirl), at=(240, 166), k=1.26)),
        cut(path("M110 262l44-14 20 20-46 16Z", "#e6d6a8")), path("M122 264l26-8M130 272l28-9", stroke="#8a6a3a", sw=2.4),
        cut(blob("330,260 342,240 356,250 372,238 376,258 360,270 344,270", "#8a2c3a")), path("M352 254l12 4", stroke="#f2a0a8", sw=3),
        sparks(5, 30, (120, 40, 240, 190), "#fffbe0"),
        vignette(0.75),
    )  # fmt: skip


@scene
def ring_of_accuracy() -> str:
    """Through the ring one sees the far monster, right in the middle."""
    far = group(cr.ghoul("#8a8498", "#e4ff6a"), at=(236, 164), k=0.5)
    cross = path("M240 80V116M240 214V252M152 165H190M290 165H328", stroke="#fff6c8", sw=4)
    return picture(
        tunnel("#5a4634", "#f0b45a", 240, 4, 186),
        group(box(0, 0, 480, 292, "#0c0710"), op=0.45),
        clipped("eye", circle(240, 166, 93), tunnel("#7a6044", "#ffd27a", 240, 2, 196), glow(240, 150, 80, "#ffe9b0", 0.8), oval(240, 212, 60, 8, "#000", op=0.5), far),
        circle(240, 165, 58, stroke="#fff6c8", sw=2.5, op=0.9), cross, circle(240, 165, 3.5, "#ff5a3a"), glow(240, 165, 20, "#ff5a3a"),
        lit(group(pr.ring(114, "#ff5a3a", thick=0.2), at=(240, 166))),
        circle(240, 166, 102, stroke="#8a5a1c", sw=2, dash="2 12", op=0.9),
        cut(limb((60, 300), (130, 236), 40, 30, pr.SKIN), limb((96, 300), (168, 262), 34, 24, mix(pr.SKIN, "#401820", 0.15))),
        cut(limb((430, 310), (352, 240), 44, 28, pr.SKIN)), path("M346 226Q362 222 372 236", stroke="#f4d2b4", sw=6, op=0.8), path("M118 222Q136 214 150 228", stroke="#f4d2b4", sw=6, op=0.7),
        pr.star(166, 92, 14), sparks(3, 18, (150, 60, 180, 170), "#fff0c0"),
        vignette(0.85),
    )  # fmt: skip


@scene
def ring_of_regeneration() -> str:
    """Flesh grows back over the bones of the hand that wears it."""
    fingers = ((-26, -34, -54, -96), (-9, -42, -18, -122), (9, -42, 20, -120), (26, -34, 54, -90))
    bones = "".join(
        cut(cr.bone((a, b), ((a + c) / 2, (b + d) / 2), 5.5), cr.bone(((a + c) / 2, (b + d) / 2), (c, d), 4.6))
        for a, b, c, d in fingers
    )
    flesh = "#d99a78"
    return picture(
        air("#c8e68a", "#6a7a34 .3", "#33301e .65", "#0d0c0c", cy=0.5),
        rays(240, 120, 330, 16, "#d8ff9a", 0.12, 60, 0.4, 0.1, 2),
        path("M0 0H480V36Q400 60 380 20 340 70 300 30 240 64 190 28 140 76 110 26 60 70 0 44Z", "#1a1712"),
        pillar(40, 54, "#4a4030"), pillar(440, 54, "#3e3628"),
        glow(240, 150, 170, "#a8f05a", 0.6),
        lit(
            cut(limb((240, 210), (240, 310), 34, 44, "#6a4a2c"), limb((240, 222), (240, 228), 39, 39, "#8a643a")),
            group(
                bones, cut(cr.bone((-28, -10), (-58, -34), 6), cr.bone((-58, -34), (-82, -62), 5)),
                cut(blob("-36,-36 -12,-46 14,-46 36,-34 34,0 22,38 -22,38 -34,4", flesh)),
                cut(limb((9, -40), (14, -86), 12, 11, flesh), blob("2,-84 6,-96! 12,-88 16,-100! 20,-90 26,-94! 25,-80", "#b8463e")),
                cut(limb((26, -32), (42, -66), 12, 10.5, flesh), blob("34,-64 38,-78! 44,-70 50,-78! 52,-62", "#b8463e")),
                cut(limb((-9, -40), (-12, -60), 12, 11.5, flesh), blob("-22,-58 -18,-72! -12,-64 -6,-74! -2,-60", "#b8463e")),
                cut(limb((-26, -14), (-46, -26), 14, 11, flesh), blob("-50,-16 -58,-26! -54,-30 -52,-40! -42,-36", "#b8463e")),
                path("M-18-8Q0 4 18-10M-14 12Q0 22 16 8", stroke="#8a4a3a", sw=3, op=0.7),
                at=(240, 178), k=1.12,
            ),
        ),
        glow(251, 118, 70, "#8aff4a", 0.9), thin(path("M231 112Q251 120 272 110L274 122Q252 134 232 124Z", pr.GOLD), poly("243,108 251,98 261,107 252,118", "#5ae03a")), pr.star(268, 96, 14, "#f2ffd8"),
        path("M180 60Q170 100 186 140M310 52Q326 96 306 140M160 200Q140 170 150 150", stroke="#c8ff8a", sw=3, op=0.7, f="b1"),
        sparks(8, 46, (140, 20, 200, 230), "#d4ff9a", (0.8, 2.4)),
        vignette(0.85),
    )  # fmt: skip


@scene
def scroll_of_teleportation() -> str:
    """Heroes hand in hand go into the scroll."""
    helmet = path("M-15 2C-17-24 17-24 15 2ZM-13 8Q0 36 13 8Z", "#181030")
    ears = path("M-9-4L-25-12-11 6ZM9-4L25-12 11 6ZM-14 0C-16-20 16-20 14 0L12 34H-12Z", "#1d1438")
    bob = path("M-15 12C-20-22 20-22 15 12ZM6 14C22 10 30 20 42 14 36 26 20 26 6 22Z", "#181030")
    robe = path("M-9-76L-22 0H22L9-76Z", "#1d1438")
    party = (
        group(cr.person("#181030", ((-26, -44), (36, -38)), ((-12, 0), (10, 0)), 17, 0.74, helmet), at=(172, 256))
        + group(cr.person("#1d1438", ((-30, -42), (28, -42)), ((-8, 0), (8, 0)), 10, 1.02, ears), robe, at=(240, 258))
        + group(cr.person("#181030", ((-34, -42), (28, -52)), ((-9, 0), (10, 0)), 10, 0.94, bob), at=(304, 256))
    )
    swirl = "".join(
        path(f"M{240 + r:.0f} 140A{r} {r * 1.1:.0f} 0 1 0 240 {140 + r * 1.1:.0f}", stroke=c, sw=w, op=o)
        for r, c, w, o in ((66, "#8fd8ff", 4, 0.9), (50, "#d8f4ff", 3, 0.9), (34, "#bfe8ff", 3.5, 0.9), (20, "#fff", 3, 1))
    )
    return picture(
        wall("#5c4630", (0.5, 0.45), 17),
        torch(48, 130, 0.9), torch(432, 130, 0.9),
        floor(236, "#5c4630", rows=4),
        cut(path("M132 26Q240 40 348 26V246Q240 258 132 246Z", lin("#f8e6b4", "#dcb878 .6", "#a87a44"))),
        path("M146 50Q240 62 334 50M146 226Q240 236 334 226", stroke="#8a5a34", sw=3, op=0.8), path("M150 66v140M330 66v140", stroke="#8a5a34", sw=3, dash="2 9 8 7", op=0.9),
        cut(path("M116 16Q240 30 364 16Q376 26 364 38Q240 52 116 38Q104 26 116 16Z", lin("#fff4d0", "#c89a5c"))), cut(circle(112, 27, 12, "#b88a4c"), circle(368, 27, 12, "#9a6e3a")),
        glow(240, 142, 160, "#4ab8ff", 0.9, core="#d8f4ff"),
        cut(oval(240, 142, 80, 90, rad("#f4fcff", "#8fd8ff .3", "#2a6ad0 .7", "#122a7a"))), oval(240, 142, 80, 90, stroke="#c8f0ff", sw=4),
        swirl, glow(240, 142, 90, "#ffffff", 0.7),
        oval(242, 254, 90, 9, "#000", op=0.5, f="b4"), party,
        cut(path("M116 244Q240 258 364 244Q378 256 364 270Q240 284 116 270Q102 256 116 244Z", lin("#f4deb0", "#9a6e3a"))), cut(circle(112, 257, 13, "#b88a4c"), circle(368, 257, 13, "#9a6e3a")),
        sparks(9, 40, (130, 40, 220, 220), "#c8f0ff", (0.8, 2.4)),
        vignette(0.85),
    )  # fmt: skip


@scene
def thieves_tools() -> str:
    """Two picks in the lock of an iron door; the rest lies ready."""
    pick = lambda d, c="#c8cfda": cut(path(d, stroke=c, sw=5.5))  # noqa: E731
    return picture(
        box(0, 0, 480, 292, lin("#6a4a30", "#2c1c16")),
        path("M60 0V292M150 0V292M330 0V292M420 0V292", stroke="#1a0e0a", sw=4, op=0.7), path("M20 20v240M100 40v200M380 10v230M450 30v220", stroke="#8a6440", sw=2, op=0.35),
        cut(box(-10, 22, 500, 30, "#5a5a64"), *(circle(x, 37, 7, "#8a8c98") for x in (30, 130, 350, 450))),
        glow(240, 140, 200, "#ffb454", 0.6),
        cut(box(-10, 220, 500, 26, "#4c4c56"), *(circle(x, 233, 7, "#7a7c88") for x in (30, 450))),
        lit(
            cut(path("M190 110V66Q190 20 240 20 290 20 290 66V110", stroke="#9aa2b2", sw=22)),
            cut(path("M158 104H322Q334 104 334 118V196Q320 252 240 252 160 252 146 196V118Q146 104 158 104Z", lin("#e8bc5c", "#a8722c .6", "#5c3814")), path("M164 120H316V190Q300 234 240 234 180 234 164 190Z", stroke="#6a4418", sw=3)),
        ),
        cut(circle(240, 166, 34, "#7a4e1c"), circle(240, 166, 27, "#c8924a")),
        path("M240 150a11 11 0 0 1 6 20l5 24h-22l5-24a11 11 0 0 1 6-20Z", "#150a06"),
        glow(240, 170, 34, "#ffd070", 0.9),
        pick("M242 172L330 214 420 262"), pick("M238 162L300 128 356 104 398 72"), path("M242 172l10 2M236 163l4-6 8 0", stroke="#f4f8ff", sw=4),
        cut(limb((404, 254), (470, 288), 9, 10, "#7a2c2c")), cut(limb((384, 82), (440, 36), 9, 10, "#3a4a7a")),
        cut(path("M-10 302V262Q60 240 150 256L190 302Z", "#7a4a2a")), path("M0 270Q70 250 140 264", stroke="#e0b070", sw=2.4, dash="5 6"),
        *(group(pick("M0 0V-44q0-8 8-8") if i % 2 else pick("M0 0V-48l6-5 4 6"), cut(limb((0, 0), (0, 24), 6, 6, c)), at=(x, 272), turn=t) for i, (x, t, c) in enumerate(((24, -12, "#3a4a7a"), (56, -4, "#7a2c2c"), (88, 4, "#2c5a3a"), (120, 12, "#6a4a7a")))),
        pr.star(236, 152, 12), pr.star(176, 126, 9), sparks(3, 18, (150, 60, 200, 160), "#ffe0a0"),
        vignette(0.85),
    )  # fmt: skip


@scene
def wand_of_teleportation() -> str:
    """At the flick of a wrist the zombies whirl away."""
    zombie = f'<defs><g id="z">{cr.zombie("#8aa070")}</g></defs>'
    spiral = "".join(
        path(d, stroke=c, sw=w, op=0.85)
        for d, c, w in (
            (
                "M420 130C420 40 250 20 236 120 226 200 360 220 372 140 378 90 296 80 294 130 294 156 334 160 336 132",
                "#d8a8ff",
                6,
            ),
            ("M446 150C440 10 220-10 212 124 206 226 384 246 398 140", "#9a6ae8", 4),
            ("M402 120C390 50 262 50 256 124 252 182 346 192 352 136", "#fff0ff", 2.4),
        )
    )
    return picture(
        air("#d8a8e8", "#7a4a8a .3", "#3a2440 .65", "#100a14", cx=0.66, cy=0.44),
        path("M0 292V236Q120 220 240 230 360 240 480 224V292Z", "#2a1a22"), path("M0 0H480V30Q380 50 340 20 260 60 200 26 120 60 60 30 20 50 0 60Z", "#1c1222"),
        glow(318, 132, 190, "#c87aff", 0.85, core="#ffe6ff"),
        group(spiral, f="b4"), spiral,
        zombie, group('<use href="#z"/>', at=(322, 136), k=0.5, turn=38), group('<use href="#z"/>', at=(410, 74), k=0.34, turn=130, flip=True), group('<use href="#z"/>', at=(258, 60), k=0.28, turn=-70),
        glow(206, 156, 70, "#ffd8ff", 1, core="#ffffff"),
        cut(limb((96, 236), (198, 160), 7, 4, "#6a4426"), limb((150, 196), (158, 190), 8, 8, "#e0b04a"), limb((172, 180), (176, 177), 6.5, 6.5, "#e0b04a")),
        cut(poly("196,162 204,144 216,152 212,166", "#f0a8ff")), pr.star(207, 154, 34),
        lit(group(pr.fist("#d8a47e", "#7a5a2a"), at=(112, 226), k=1.1, turn=40)),
        sparks(6, 54, (170, 20, 290, 230), "#f4d8ff", (0.8, 2.6)),
        vignette(0.85),
    )  # fmt: skip


@scene
def warding_cloak() -> str:
    """The cloak swings about its wearer, and the darts fall off it."""
    cloak = "240,34! 272,40 306,60 338,110 372,158 404,186! 372,196 362,222! 336,212 318,240! 290,226 266,250! 240,232 214,250! 190,226 162,240! 144,212 118,222! 108,196 76,186! 108,158 142,110 174,60 208,40"
    signs = "".join(
        path(d, stroke="#ffe08a", sw=2.6)
        for d in (
            "M240 150v40M224 164h32M228 176l24-18M228 158l24 18",
            "M170 130l10 16M180 130l-10 16M300 130l10 16M310 130l-10 16",
            "M140 176a10 10 0 1 0 12 10M340 176a10 10 0 1 1-12 10",
            "M200 190l8 14 8-14ZM264 190l8 14 8-14Z",
        )
    )
    dart = thin(
        path("M0 0H52", stroke="#8a6a44", sw=4), poly("-16,0 4,-7 0,0 4,7", "#d8dee8"), poly("44,0 60,-9 56,0 60,9", "#b83a34")
    )
    darts = "".join(
        group(dart, at=(x, y), turn=t, k=1.1)
        for x, y, t in ((362, 92, -40), (402, 132, 6), (92, 112, 214), (120, 62, 232), (396, 232, 64), (84, 226, 118))
    )
    return picture(
        air("#e8c070", "#8a6034 .32", "#3a2624 .66", "#100a0e", cy=0.55),
        path("M0 40H480M0 100H480M0 160H480M60 0V40M180 0V40M320 0V40M120 40V100M400 40V100M40 100V160M440 100V160", stroke="#2a1814", sw=3, op=0.5),
        path("M0 292V250Q240 232 480 250V292Z", "#24161a"),
        glow(240, 150, 200, "#ffd070", 0.6), oval(240, 264, 110, 12, "#000", op=0.55, f="b4"),
        lit(cut(blob(cloak, lin("#b8862e", "#7a4e22 .5", "#3a2012"))), cut(blob("240,56! 270,70 292,120 304,170 296,216! 268,200 240,214! 212,200 184,216! 176,170 188,120 210,70", lin("#4a6ab0", "#27386e .6", "#141c40")))),
        path(blob(cloak, "")[9:].split('"')[0], stroke="#ffdf8a", sw=2.6, op=0.9),
        group(signs, f="b2"), signs,
        cut(blob("240,8! 268,24 282,56 272,92 240,104 208,92 198,56 212,24", "#8a5c28"), blob("240,26 260,42 264,70 252,92 228,92 216,70 220,42", "#170e14")),
        cr.eyes(240, 66, 18, 3.6, "#ffe08a"), cut(circle(240, 104, 9, pr.GOLD)), circle(240, 104, 4.6, "#4ac8ff"),
        darts, *(pr.star(x, y, 16) + glow(x, y, 30, "#fff0b0") for x, y in ((352, 110), (136, 116), (374, 208), (112, 206))),
        sparks(12, 30, (80, 40, 320, 200), "#ffe6a0"),
        vignette(0.85),
    )  # fmt: skip


@scene
def silvered_bolts() -> str:
    """A crossbow with a silver bolt, the moon and what howls before it."""
    bolt_ = thin(
        limb((0, 0), (150, 0), 4.5, 4.5, "#c9d2e0"),
        poly("146,-12 188,0 146,12 156,0", "#f4f8ff"),
        poly("-6,-12 26,-4 26,4 -6,12 4,0", "#6a3a6a"),
    ) + path("M8-1.5H150", stroke="#fff", sw=1.8)
    bent = cut(
        path("M0 0Q40 16 80 4T150-8", stroke="#b8c2d2", sw=8),
        poly("146,-18 186,-14 150,2 156,-8", "#e6edf6"),
        poly("-8,-12 22,-2 20,8 -10,10 0,0", "#6a3a6a"),
    )
    return picture(
        night(("#241c30", "#6a4c3c", "#d8a65c"), (330, 92, 64), 22, 2),
        path("M0 292V210L60 180 120 204 200 170 260 196 330 176 400 196 480 168V292Z", "#3a2a2e"),
        tree(444, 232, 1.2, "#1c1218"), tree(48, 218, 1, "#2a1c20"),
        path("M286 216C282 190 288 172 300 158 304 140 312 130 318 122L306 108 324 112 340 92 366 62 372 64 366 76 374 74 352 108C350 130 346 150 344 166L352 206 360 214H342L334 190C330 196 322 204 318 208L326 216ZM290 214C270 214 258 204 262 186 268 200 278 202 290 198Z", "#140c16"), circle(341, 104, 2, "#ffcf4a"),
        path("M0 292V250Q120 220 260 212 400 206 480 226V292Z", "#1e1418"),
        cut(path("M-30 286L150 176 176 186 196 168 216 182 20 316Z", lin("#a8703a", "#4a2a16"))), path("M0 280L150 188", stroke="#d8a868", sw=4, op=0.6),
        lit(cut(path("M92 126C110 128 150 160 176 190 204 218 228 260 226 286", stroke="#7a8292", sw=15), path("M92 126C110 128 150 160 176 190 204 218 228 260 226 286", stroke="#c2cad8", sw=5))),
        path("M92 126L96 236 226 286", stroke="#f4e6c8", sw=3),
        group(glow(120, 0, 90, "#dcecff", 0.7), bolt_, at=(98, 234), turn=-34, k=1.12),
        cut(blob("40,262 60,246 84,252 84,276 60,290 40,284", "#5c3820")),
        group(bolt_, at=(286, 270), turn=-8, k=0.9), group(bent, at=(270, 250), turn=4, k=0.9),
        pr.star(272, 118, 16), pr.star(416, 256, 12), pr.star(428, 236, 9),
        sparks(4, 20, (60, 40, 360, 220), "#f4ecd8", op=0.7),
        vignette(0.8),
    )  # fmt: skip


# ---------------------------------------------------------------- Adventure Treasures


@scene
def icon_of_ravenloft() -> str:
    """The sun cross floats between open hands and lights the whole house."""
    hand_ = pr.reach("#e0b08a", "#5a4a78", 0.8)
    spikes = "".join(group(poly("-5,-62 0,-92 5,-62", "#ffe9a0"), turn=t) for t in range(0, 360, 30))
    return picture(
        air("#fffbe6", "#ffd87a .16", "#b87a3c .42", "#3a2434 .75", "#120a16", cy=0.42),
        *(window(x, 190, 62, 170, ("#3a4a9a", "#e0a8c0"), moon=False, frame="#3a2838", name=f"n{x}") for x in (60, 420)),
        rays(240, 122, 420, 24, "#fff2c0", 0.32, 90, 0.42, 0.05, 7),
        glow(240, 122, 210, "#ffe08a", 1, core="#fffef0"),
        lit(
            group(cut(spikes), cut(circle(0, 0, 62, pr.GOLD), circle(0, 0, 47, "#7a4a18")), cut(circle(0, 0, 46, rad("#fff6cf", "#f0b84a .6", "#b8762a"))), cut(path("M-9-42H9V-9H42V9H9V42H-9V9H-42V-9H-9Z", "#fffbe6")), circle(0, 0, 14, "#e24a3a"), circle(-4, -5, 4, "#ffd0c0"), at=(240, 120), k=1.06),
        ),
        lit(group(hand_, at=(150, 262), k=1.2, turn=24), group(hand_, at=(330, 262), k=1.2, turn=-24, flip=True)),
        pr.star(196, 76, 18, "#fffef4"), pr.star(292, 158, 12, "#fffef4"), sparks(21, 60, (100, 10, 280, 240), "#fff2b8", (0.8, 2.4)),
        vignette(0.8),
    )  # fmt: skip


def main(words: list[str]) -> None:
    """Write the pictures that are asked for, or all."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, made in SCENES.items():
        if not words or name in words:
            (OUT / f"{name}.svg").write_text(made(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
