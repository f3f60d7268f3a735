"""Draw the pictures of the Blessings and Fortunes among the Treasure cards: `python -m sprites.draw.ravenloft.cards.fortunes [id ...]`."""

import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw import kit
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
    sparks,
    stand,
    thin,
    torch,
    tunnel,
    vignette,
    wall,
    window,
)  # fmt: skip
from sprites.draw.ravenloft.heroes import HEADS, hero

OUT = Path(__file__).resolve().parents[3] / "ravenloft" / "cards"
SCENES: dict[str, Callable[[], str]] = {}


def scene(made: Callable[[], str]) -> Callable[[], str]:
    """Register the scene of a card; the function is named like the card."""
    SCENES[made.__name__.replace("_", "-")] = made
    return made


def air(*stops: str, cx: float = 0.5, cy: float = 0.45, r: float = 0.75) -> str:
    """The lit air behind everything."""
    return box(0, 0, 480, 292, rad(*stops, cx=cx, cy=cy, r=r))


def shade(x: float, y: float, k: float, eye: str = "#ff5a4a", fill: str = "#120b18", horns: int = 0) -> str:
    """A monster as a black shape with burning eyes; its shoulders at the lower edge."""
    tops = ("M-24-20-34-46-14-34", "M-22-24-20-52-6-34", "")[horns]
    mirror = group(path(tops, fill), flip=True) if tops else ""
    return group(
        path("M-70 90C-70 30-50 16-26 10-30-10-26-36 0-38 26-36 30-10 26 10 50 16 70 30 70 90Z", fill), path(tops, fill) if tops else "", mirror,
        cr.eyes(0, -12, 22, 4.4, eye, "#fff2c8", 14), at=(x, y), k=k,
    )  # fmt: skip


def trail(d: str, colour: str, sw: float = 8, core: str = "#fffbe6") -> str:
    """A trail of light."""
    return (
        path(d, stroke=colour, sw=sw * 2.2, op=0.4, f="b4")
        + path(d, stroke=colour, sw=sw, op=0.75)
        + path(d, stroke=core, sw=sw * 0.35)
    )


# ---------------------------------------------------------------- Blessings


@scene
def guided_strikes() -> str:
    """Sword, axe and arrow follow lines of light to one heart."""
    lines = (
        trail("M40 40Q200 10 312 130", "#ffd05a", 7)
        + trail("M20 160Q160 130 306 148", "#ffd05a", 6)
        + trail("M50 280Q210 270 312 168", "#ffd05a", 7)
    )
    return picture(
        air("#ffe9b0", "#b08a5a .22", "#453254 .58", "#120c1a", cx=0.68, cy=0.5),
        pillar(444, 60, "#4c3c5c"), pillar(24, 50, "#3a2e4a"),
        path("M0 292V262Q240 244 480 262V292Z", "#1c1424"),
        rays(326, 150, 320, 16, "#ffe9b0", 0.16, 60, 0.4, 0.1, 4),
        lines,
        lit(group(cr.ghoul("#6a5a86", "#ff8a5a"), at=(348, 158), k=0.98, flip=True)),
        glow(326, 148, 90, "#ffd04a", 0.8), circle(326, 148, 40, stroke="#fff2b8", sw=3.5), circle(326, 148, 25, stroke="#ffe08a", sw=2.4), path("M326 92V122M326 174V204M270 148H300M352 148H382", stroke="#fff2b8", sw=3.5), circle(326, 148, 6, "#fff"),
        lit(group(pr.sword("#e6edf8", "#e0ac46", length=120), at=(168, 54), turn=118, k=0.95)),
        lit(group(cut(kit.arrow(length=110)), at=(252, 147), k=1.7)),
        lit(group(cut(kit.axe()), at=(140, 256), turn=66, k=1.35)),
        sparks(5, 40, (60, 20, 340, 250), "#ffe6a0"),
        vignette(0.85),
    )  # fmt: skip


@scene
def heroic_stand() -> str:
    """One against many: Arjhan on a heap of stones, eyes all about him."""
    arjhan = hero(
        "arjhan",
        near=(-30, -94),
        far=(30, -70),
        feet=((-20, 0), (18, -4)),
        look=-6,
        sway=10,
        near_prop=kit.place(kit.axe(), -30, -94, 0.66, -30),
        elbows=(-1, 1),
    )
    shades = {
        "far1": ("#ff5a4a", "#3a1c28", 0),
        "far2": ("#ff5a4a", "#442028", 1),
        "near1": ("#ff6a3a", "#120b18", 0),
        "near2": ("#ffb03a", "#120b18", 2),
    }
    kinds = "".join(f'<defs><g id="{name}">{shade(0, 0, 1, *more)}</g></defs>' for name, more in shades.items())
    used = lambda name, x, y, k=1.0: group(f'<use href="#{name}"/>', at=(x, y), k=k)  # noqa: E731
    return picture(
        air("#fff0c0", "#e8a04a .2", "#7a3a34 .5", "#1c0e18 .85", cy=0.4),
        rays(240, 120, 360, 20, "#ffe0a0", 0.26, 50, 0.42, 0.06, 8),
        kinds, used("far1", 60, 190), used("far2", 150, 200, 0.8), used("far1", 420, 186), used("far2", 334, 200, 0.8), used("far2", 10, 176, 0.7), used("far2", 470, 172, 0.7),
        glow(240, 130, 130, "#ffe6a0", 0.8),
        cut(path("M120 302L140 262 176 252 196 236 232 240 262 230 290 246 318 250 344 276 360 302Z", "#43303c"), path("M176 252l24 14M262 230l-10 26 18 14M318 250l-20 16", stroke="#1c121c", sw=3)),
        lit(stand(arjhan, 240, 244, 1.62)),
        used("near1", 30, 254, 1.35), used("near2", 452, 262, 1.35), used("near2", 136, 300, 1.1), used("near1", 354, 304, 1.1),
        sparks(7, 40, (90, 10, 300, 200), "#ffe0a0"),
        vignette(0.8),
    )  # fmt: skip


@scene
def rejuvenating_onslaught() -> str:
    """Thorgrim's blow lands, and life comes back along the hammer."""
    thorgrim = hero(
        "thorgrim",
        near=(40, -64),
        far=(36, -54),
        feet=((-22, 0), (20, 0)),
        neck=(6, 0),
        look=4,
        sway=14,
        near_prop=kit.place(kit.hammer(), 40, -64, 0.82, 68),
    )
    flow = trail("M334 96C300 20 200 10 150 60 110 100 116 130 146 150", "#7ae86a", 7, "#f2ffd8") + trail(
        "M338 130C330 220 240 270 190 236 160 214 160 180 168 168", "#ffd25a", 6
    )
    heart = '<defs><path id="h" d="M0 10C-16-2-12-14-5-14-2-14 0-11 0-9 0-11 2-14 5-14 12-14 16-2 0 10Z"/></defs>'
    hearts = heart + "".join(
        group(f'<use href="#h" fill="{c}"/>', at=(x, y), k=k)
        for x, y, k, c in (
            (224, 34, 1.2, "#b8ff9a"),
            (132, 76, 1, "#d8ffb8"),
            (272, 252, 1, "#ffe08a"),
            (172, 30, 0.7, "#eaffd0"),
        )
    )
    return picture(
        air("#e0e89a", "#7a8a48 .3", "#343a34 .65", "#0e1012", cx=0.5, cy=0.5),
        cut(path("M-10-10H490V302H400V150Q390 60 240 30 90 60 80 150V302H-10Z", "#3a3c3c")), path("M84 292V150Q94 66 240 36 386 66 396 150V292", stroke="#8a9660", sw=3, op=0.6),
        path("M80 292V244H400V292Z", "#2a2a26"), path("M80 246H400M80 264H400M160 292L190 246M240 292V246M320 292L290 246", stroke="#121412", sw=2.4, op=0.7),
        oval(240, 264, 180, 14, "#000", op=0.5, f="b8"),
        glow(160, 150, 120, "#a8f06a", 0.55),
        lit(group(cr.zombie("#93a878", "#ffd0a0"), at=(352, 154), k=0.8, turn=16, flip=True)),
        lit(stand(thorgrim, 152, 254, 1.86)),
        rays(312, 118, 90, 12, "#fff6c0", 0.95, 14, 0.42, 0.1, 2), glow(312, 118, 70, "#ffe070", 1, core="#fffbe8"), pr.star(312, 118, 36),
        flow, hearts, sparks(9, 44, (90, 10, 270, 260), "#d8ff9a"),
        vignette(0.85),
    )  # fmt: skip


@scene
def run() -> str:
    """Allisa runs for the daylight, something huge behind her."""
    allisa = hero(
        "allisa",
        near=(-28, -44),
        far=(36, -62),
        feet=((-44, -14), (34, -2)),
        hip=(2, 0),
        neck=(14, 2),
        look=4,
        sway=30,
        elbows=(-1, 1),
    )
    claw = group(pr.reach("#38202c", "#241420", 1.15, "#b89a8a"), at=(104, 62), k=1.25, turn=84)
    return picture(
        air("#fff6d8", "#ffca6a .18", "#9a5a34 .45", "#241420 .85", cx=0.86, cy=0.42, r=1),
        cut(path(arch(410, 246, 118, 214), rad("#fffef2", "#ffe29a .6", "#ffb84e"))), glow(410, 150, 210, "#ffdf8a", 1, core="#fffbe6"),
        rays(410, 150, 460, 14, "#ffe6a8", 0.22, 50, 0.4, 0.3, 4),
        path("M0 292L0 262 340 240H480V292Z", lin("#8a5a3a", "#241318")), path("M60 292L348 242M180 292L364 243M320 292L396 242", stroke="#1c0e12", sw=2.4, op=0.5),
        path("M-10-10H190C130 40 110 100 112 160 104 210 60 250 -10 270Z", "#1a0d16"), cr.eyes(62, 128, 50, 11, "#ff4a2a", "#ffe6b0", 16), path("M22 166L34 176 44 166 56 178 68 166 80 177 94 164 90 186 78 180 68 192 56 182 44 192 34 182 26 188Z", "#ff6a3a", op=0.85), claw,
        path("M128 190H190M110 222H176M140 158H196", stroke="#fff0c8", sw=4, op=0.6),
        oval(250, 262, 70, 8, "#000", op=0.5, f="b4"),
        lit(stand(allisa, 246, 262, 1.95)),
        path("M170 262q-16-14-30-4-20-4-22 8 30 6 56-2Z", "#c89a6a", op=0.6),
        sparks(3, 34, (120, 30, 340, 230), "#ffe6b0"),
        vignette(0.8, 0.56, 0.48),
    )  # fmt: skip


@scene
def surround_them() -> str:
    """Weapons from every side, and one gargoyle in the middle."""
    ring_ = "".join(
        path(
            f"M{240 + r} 146A{r} {r * 0.8:.0f} 0 1 1 {240 - r} 146 {r} {r * 0.8:.0f} 0 1 1 {240 + r} 146",
            stroke="#ffe08a",
            sw=2.5,
            op=o,
        )
        for r, o in ((104, 0.8), (124, 0.35))
    )
    arms = (
        (pr.sword("#e6edf8", "#e0ac46", length=122), 76, 44, 122, 1, "#7a2c34"),
        (cut(kit.axe()), 82, 254, 52, 1.35, "#a8481e"),
        (cut(kit.staff()), 404, 250, -52, 1.4, "#3a5cb0"),
        (cut(kit.hammer()), 402, 44, -124, 1.25, "#7a4a2a"),
    )
    weapons = "".join(
        cut(limb((-22 if x < 240 else 502, -30 if y < 146 else 322), (x, y), 30, 17, c))
        + lit(group(w, at=(x, y), turn=t, k=k))
        + cut(circle(x, y, 15, mix(c, "#e8b890", 0.55)))
        for w, x, y, t, k, c in arms
    )
    body = (
        cut(blob("-30,-26 -76,-44 -96,-12! -78,-10 -80,20! -60,10 -50,34! -36,10", "#4a4a5c"), blob("30,-26 76,-44 96,-12! 78,-10 80,20! 60,10 50,34! 36,10", "#4a4a5c"))
        + cut(blob("-38,-10 0,-22 38,-10 46,40 36,72 -36,72 -46,40", "#7f7c92"), path("M-18 16q18 10 36 0M-16 36q16 10 32 0", stroke="#4a4a5c", sw=4))
        + cut(limb((-34, 4), (-40, 44), 14, 11, "#7f7c92"), limb((34, 4), (40, 44), 14, 11, "#7f7c92"))
        + cut(blob("-20,-62 -36,-84 -30,-104! -18,-84 -6,-74", "#b4aec4"), blob("20,-62 36,-84 30,-104! 18,-84 6,-74", "#b4aec4"), blob("-30,-40 -24,-70 0,-80 24,-70 30,-40 18,-10 -18,-10", "#8a879e"))
        + oval(-11, -46, 9, 10, "#fff8d8") + oval(12, -46, 9, 10, "#fff8d8") + circle(-12, -43, 3.4, "#2a1424") + circle(13, -44, 3.4, "#2a1424") + path("M-22-62l14 6M22-62l-14 6", stroke="#4a4a5c", sw=4) + path("M-12-24q4-7 8-2 4-6 8 0 4-5 8 2", stroke="#2a1424", sw=3.4)
    )  # fmt: skip
    return picture(
        wall("#6a5648", (0.5, 0.5), 41),
        glow(240, 150, 190, "#ffd070", 0.8, core="#fff0c0"),
        path("M0 292V256Q240 230 480 256V292Z", "#2a1c20"), oval(240, 236, 90, 14, "#000", op=0.5, f="b4"),
        ring_, lit(group(body, at=(240, 160), k=1.08)),
        weapons,
        *(pr.star(x, y, 13) for x, y in ((174, 100), (318, 96), (170, 198), (318, 194))),
        sparks(4, 26, (110, 40, 260, 210), "#ffe6a0"),
        vignette(0.8),
    )  # fmt: skip


@scene
def steadfast_vigil() -> str:
    """Thorgrim keeps watch behind his shield; the dark stays where it is."""
    thorgrim = hero("thorgrim", near=(14, -40), far=(26, -34), feet=((-18, 0), (16, 0)), sway=2)
    many = "".join(
        cr.eyes(x, y, g, r, "#ff5a4a", "#ffe6b8", 10)
        for x, y, g, r in (
            (60, 96, 20, 4),
            (112, 60, 15, 3),
            (404, 70, 18, 4),
            (438, 130, 15, 3),
            (46, 168, 16, 3.4),
            (376, 118, 12, 2.6),
        )
    )
    return picture(
        air("#5c6aa8", "#26305c .4", "#0d1028 .8", "#05060f", cy=0.3, r=0.9),
        path("M0 0H480V60Q440 40 400 70 340 30 300 50 240 10 180 50 140 30 80 70 40 40 0 60Z", "#0c0e20"), many,
        path("M0 292V236Q240 214 480 236V292Z", lin("#3a3450", "#120e1c")),
        glow(240, 160, 200, "#ffd884", 0.75, core="#fff2c8"),
        path("M92 252A148 150 0 0 1 388 252", rad("#ffd45a 0 .5", "#ffdf8a .75 .22", "#ffe9a0 1 .6", cy=1, r=1)), path("M92 252A148 150 0 0 1 388 252", stroke="#ffd45a", sw=12, op=0.5, f="b4"), path("M92 252A148 150 0 0 1 388 252", stroke="#fff6d0", sw=4, op=0.95),
        candle(140, 262, 24, 0.9, 0.6), candle(352, 262, 34, 0.9, 0.6),
        oval(240, 262, 90, 10, "#000", op=0.5, f="b4"),
        lit(stand(thorgrim, 226, 258, 2.1)),
        lit(group(cut(kit.shield("#8a96b0", "#e6b64e")), at=(262, 190), k=1.3), group(kit.cross("#fff0b8", 24), at=(262, 186))),
        *(pr.star(x, y, 12) for x, y in ((118, 158), (362, 158), (330, 132))),
        sparks(4, 26, (110, 80, 260, 180), "#ffe9a8"),
        vignette(0.8),
    )  # fmt: skip


# ---------------------------------------------------------------- Fortunes


@scene
def action_surge() -> str:
    """Kat springs, three images behind her, lightning about her."""
    kat = hero(
        "kat",
        near=(38, -66),
        far=(34, -92),
        feet=((-44, -20), (28, -16)),
        hip=(-4, 2),
        neck=(12, 2),
        look=-4,
        sway=26,
        near_prop=kit.place(kit.dagger(), 38, -66, 0.8, 100),
        far_prop=kit.place(kit.dagger(), 34, -92, 0.8, 60),
    )
    body = "".join(kit.place(layer, 0, 0, 1.85) for layer in kat.layers)
    shape = "M-70-60C-40-70-10-90 0-110-4-140 6-170 30-172 60-172 68-140 54-116 80-120 100-130 118-150L126-140C110-110 90-96 66-92 62-70 56-60 50-50L62-28 74-20 60-12 40-26 20-50C0-30-30-16-70-20L-80-30C-50-36-20-44-4-64-20-60-50-50-70-60Z"
    ghosts = "".join(
        path(shape, c, op=o, transform=f"translate({x} {y}) scale(.98)")
        for x, y, o, c in ((96, 246, 0.3, "#c8503a"), (146, 238, 0.5, "#e8803a"), (198, 230, 0.7, "#ffb84a"))
    )
    return picture(
        air("#ffe9a0", "#e0a040 .2", "#6a3a4c .5", "#160c1c", cx=0.6, cy=0.45),
        rays(300, 140, 420, 26, "#fff0c0", 0.22, 80, 0.35, 0.1, 5),
        path("M0 292V262L120 250 240 262 360 248 480 262V292Z", "#1e1220"),
        f'<defs><g id="kat">{body}</g></defs>', ghosts,
        glow(280, 130, 150, "#ffcf5a", 0.7),
        trail("M56 150Q150 90 262 108", "#ffcf4a", 5), trail("M30 210Q140 170 250 168", "#ffcf4a", 5), trail("M80 250Q160 220 240 208", "#ffcf4a", 4),
        lit(cut('<use href="#kat" x="262" y="222"/>')),
        *(path(d, stroke="#fff6c8", sw=3) for d in ("M352 40L330 62 344 68 322 96", "M414 110L386 116 396 128 366 140", "M370 220L350 204 346 218 326 200", "M210 40L226 60 214 66 232 88")),
        pr.star(344, 106, 20), pr.star(338, 54, 14), sparks(12, 44, (60, 20, 380, 230), "#fff0b0"),
        vignette(0.8),
    )  # fmt: skip


@scene
def breath_of_life() -> str:
    """Immeril lies on the slab; a golden breath comes down to him."""
    immeril = hero("immeril", near=(12, -44), far=(14, -46), feet=((-5, 0), (5, 0)), sway=0)
    breath = trail(
        "M330-10C260 20 210 40 226 72 244 104 300 92 292 64 284 44 250 52 256 74 262 104 210 116 180 150", "#ffd868", 8
    )
    return picture(
        air("#8a9cc8", "#4a5880 .35", "#222a48 .7", "#0a0e1e", cx=0.66, cy=0.2),
        path("M0 40H300M0 90H290M0 140H296M0 190H480M60 0V40M180 0V40M20 40V90M120 40V90M230 40V90M70 90V140M190 90V140M30 140V190M140 140V190M250 140V190M430 40H480M430 90H480M430 140H480", stroke="#0a0e1e", sw=3, op=0.45),
        window(356, 150, 90, 150, ("#24386e", "#c8b8d8"), name="w"),
        shaft(310, 400, 0, 120, 300, 240, "#ffe9b8", 0.5),
        glow(230, 110, 170, "#ffd880", 0.7),
        path("M0 236H480V292H0Z", lin("#3a4464", "#10142a")), candle(60, 244, 40), candle(432, 252, 26),
        cut(path("M92 204H400L420 222H74Z", "#8a90a8"), path("M80 222H414L404 274H92Z", "#565c78")), path("M110 236H386V262H110ZM180 236V262M310 236V262", stroke="#343a54", sw=3),
        cut(blob("112,204 116,184 150,182 160,204", "#e8e4f0")),
        oval(240, 206, 130, 7, "#000", op=0.5, f="b4"),
        lit(stand(immeril, 352, 192, 1.9, -90), cool=True),
        breath, glow(176, 156, 60, "#ffe08a", 0.9, core="#fffbe8"), pr.star(178, 154, 18),
        sparks(5, 50, (120, 0, 240, 190), "#fff0b8", (0.8, 2.4)),
        vignette(0.85),
    )  # fmt: skip


@scene
def burst_of_speed() -> str:
    """Boots over the flagstones, faster than their own dust."""
    far_leg = cut(limb((226, -30), (206, 104), 38, 27, "#2e4a3a"), limb((206, 104), (168, 138), 27, 23, "#2e4a3a")) + group(
        pr.boot("#7a4a28"), at=(84, 186), turn=62, k=1.24
    )
    streak = "".join(
        f"M{x} {y}h{w}"
        for x, y, w in ((6, 60, 120), (40, 96, 150), (0, 130, 100), (60, 166, 110), (10, 204, 130), (80, 236, 90), (30, 30, 90))
    )
    return picture(
        box(0, 0, 480, 292, lin("#2c5a6a", "#8ac0b8 .5", "#e0d8a0 .78", "#5a4a3a")),
        glow(430, 150, 240, "#fff0b8", 0.9, core="#fffbe8"),
        "".join(cut(path(f"M{x} 0H{x + w}L{x + w - 20} 214H{x - 20}Z", c)) for x, w, c in ((30, 40, "#33586a"), (150, 34, "#4a7880"), (330, 40, "#4a7880"), (440, 60, "#33586a"))),
        path("M0 212H480V292H0Z", lin("#7a7458", "#28222a")), path("M0 212H480M0 232H480M0 262H480M-60 292L80 212M60 292L160 212M180 292L240 212M300 292L320 212M420 292L400 212M540 292L480 212", stroke="#1c1a22", sw=2.4, op=0.5),
        path(streak, stroke="#f2fff0", sw=5, op=0.55),
        path(streak, stroke="#8affd8", sw=14, op=0.3, f="b4"),
        oval(330, 258, 60, 9, "#000", op=0.5, f="b4"), oval(150, 262, 60, 8, "#000", op=0.3, f="b4"),
        lit(far_leg),
        lit(group(cut(limb((240, -30), (318, 84), 40, 28, "#4d7a52"), limb((318, 84), (318, 150), 28, 23, "#4d7a52")), group(pr.boot("#a06a3c"), at=(310, 246), k=1.42, turn=-6))),
        group(*(oval(x, y, r, r * 0.7, "#e8dcb8") for x, y, r in ((252, 256, 24), (220, 246, 18), (196, 262, 22), (160, 252, 14), (276, 266, 16))), f="b4", op=0.6),
        *(pr.star(x, y, 12, "#eafff4") for x, y in ((262, 232), (366, 222), (96, 176))), sparks(6, 40, (20, 60, 320, 210), "#d8fff0"),
        vignette(0.75),
    )  # fmt: skip


@scene
def clear_the_air() -> str:
    """The mist is torn open, and there are stars behind it."""

    def bank(side, x):
        return "".join(
            oval(240 + side * (x + dx), y, r * 1.5, r, "#000")
            for dx, y, r in (
                (0, 296, 60),
                (20, 232, 44),
                (-8, 176, 36),
                (24, 120, 42),
                (4, 66, 32),
                (46, 14, 44),
                (90, 170, 90),
                (100, 70, 80),
            )
        )

    layers = "".join(
        f"<g{f}>{bank(-1, x).replace('#000', c)}{bank(1, x).replace('#000', c)}</g>"
        for x, c, f in ((112, "#4a4a86", ' filter="url(#b8)"'), (152, "#6a64a0", ""), (190, "#5a4c80", ""), (232, "#3e3260", ""))
    )
    edges = "".join(
        path(d, stroke="#e8e0ff", sw=w, op=o)
        for d, w, o in (
            ("M88 40C120 60 132 96 120 130 134 150 128 190 112 210 134 230 136 262 124 290", 3, 0.5),
            ("M392 40C360 60 348 96 360 130 346 150 352 190 368 210 346 230 344 262 356 290", 3, 0.5),
        )
    )
    swirl = "M0 0C40-8 60-40 40-60 20-78-10-60 0-40 8-26 28-32 24-46"
    gust = "".join(
        group(path(swirl, stroke="#f4fbff", sw=5), at=(x, y), k=k, flip=f, op=0.9)
        for x, y, k, f in (
            (132, 250, 1, True),
            (348, 250, 1, False),
            (126, 130, 0.8, True),
            (354, 130, 0.8, False),
            (150, 190, 0.5, True),
            (330, 190, 0.5, False),
        )
    )
    return picture(
        night(("#0a1440", "#2c50a8", "#b8d8f8"), (240, 84, 46), 50, 8),
        castle(240, 240, 0.86, "#121a40"),
        path("M0 292V240Q120 216 240 236 360 218 480 240V292Z", "#16264e"), path("M228 292Q250 264 236 238H246Q262 264 284 292Z", "#e8d8a8", op=0.8),
        layers, edges, gust,
        glow(240, 96, 150, "#eaf2ff", 0.6), rays(240, 84, 260, 14, "#eaf4ff", 0.2, 60, 0.4, 0.2, 4),
        sparks(8, 30, (150, 20, 180, 200), "#ffffff"),
        vignette(0.75),
    )  # fmt: skip


@scene
def daze() -> str:
    """A zombie sees stars."""
    orbit = lambda r, c: oval(240, 78, 128, 30, "none", -6, stroke=c, sw=r)  # noqa: E731
    spin = "".join(
        group(cut(path("M0-20L6-6 21-6 9 4 14 19 0 10-14 19-9 4-21-6-6-6Z", c)), at=(x, y), k=k, turn=t)
        for x, y, k, t, c in (
            (118, 92, 1.1, -14, "#ffd84a"),
            (176, 112, 1.4, 10, "#ffe68a"),
            (262, 112, 1.5, -6, "#ffd84a"),
            (346, 86, 1.2, 16, "#ffe68a"),
            (306, 44, 0.8, 4, "#e0b84a"),
            (196, 46, 0.8, -20, "#e0b84a"),
        )
    )
    swirl = "M0 0a3 3 0 0 1 6 3 8 8 0 0 1-15-2 12 12 0 0 1 23-6 15 15 0 0 1 0 20"
    return picture(
        air("#e8d0f4", "#9a78b8 .3", "#44305c .65", "#140c20", cy=0.42),
        rays(240, 150, 360, 14, "#f4e0ff", 0.16, 0, 0.5, 0.1),
        path(f"M240 150{'a24 24 0 0 1 48 10 60 60 0 0 1-116-12 96 96 0 0 1 186-24 130 130 0 0 1-70 150'}", stroke="#e8ccff", sw=12, op=0.25),
        orbit(3, "#fff0b8"),
        lit(group(cr.zombie("#8fb07a"), at=(238, 286), k=1.7, turn=7)),
        circle(236, 134, 18, "#f6f6dc"), circle(281, 136, 18, "#f6f6dc"), path(swirl, stroke="#5a2a6a", sw=3, transform="translate(236 133)"), path(swirl, stroke="#5a2a6a", sw=3, transform="translate(281 135)"),
        glow(240, 80, 150, "#ffe9a0", 0.35), path("M114 92Q170 122 262 112 340 102 366 66", stroke="#fff0b8", sw=3, op=0.9), spin,
        curve("262,202 270,220 262,238", "#c86a7a", 13), path("M263 206l2 20", stroke="#8a3a4a", sw=2.4),
        sparks(4, 26, (90, 20, 300, 220), "#fff2c8"),
        vignette(0.8),
    )  # fmt: skip


@scene
def distant_sounds() -> str:
    """Kat listens at the wall; behind it wait three of them."""
    back, face = HEADS["kat"]()
    waves = "".join(
        path(
            f"M{258 - r * 0.2} {150 - r}A{r * 1.1} {r * 1.1} 0 0 0 {258 - r * 0.2} {150 + r}",
            stroke="#cfe6ff",
            sw=4,
            op=0.95 - i * 0.2,
        )
        for i, r in enumerate((22, 44, 66))
    )
    return picture(
        box(0, 0, 480, 292, "#0a0a1c"), box(270, 0, 210, 292, rad("#3a4a8a", "#151a3c .5", "#060716", cx=0.5, cy=0.5)),
        shade(400, 100, 0.8, "#ffb03a", "#0b0c20", 0), shade(350, 190, 0.9, "#ff5a4a", "#090a1a", 1), shade(446, 230, 1, "#b8ff5a", "#070814", 2),
        *(path(f"M{x} {y}q-12-12 0-26M{x - 12} {y + 6}q-20-20 0-40", stroke="#8ab0f0", sw=2.5, op=0.6) for x, y in ((352, 104), (306, 196), (396, 236))),
        box(0, 0, 210, 292, rad("#ffce8a", "#9a6038 .4", "#2e1a18", cx=0.2, cy=0.4, r=0.95)),
        torch(36, 116, 0.9),
        cut(path("M206-10H286V302H206Z", lin("#9a8474", "#5c4a4a .5", "#3a2e38", x2=1, y2=0))), path("M206 48H286M206 100H286M206 152H286M206 204H286M206 256H286M246 0V48M232 48V100M258 100V152M236 152V204M256 204V256M238 256V292", stroke="#241a20", sw=3.5),
        cut(limb((20, 320), (70, 262), 40, 34, "#3a3050")), cut(blob("30,302 50,232 100,212 150,232 170,302", "#453a5c")),
        lit(cut(kit.place(back, 136, 158, 1.62)), cut(kit.place(face, 136, 158, 1.62))),
        cut(limb((176, 302), (196, 220), 20, 15, "#372e4c")), cut(*(limb((198, 216), (212, 180 + dy), 8, 5.5, "#e8c0a0") for dy in (-4, 6, 17, 27))),
        waves, glow(250, 150, 60, "#a8ccff", 0.5),
        vignette(0.8),
    )  # fmt: skip


@scene
def eagle_eyes() -> str:
    """An eagle's head, the far corridor in its eye."""
    brow = "230,84! 270,70 316,82 350,110! 312,104 276,108 240,118"
    return picture(
        air("#a8d8f0", "#4a88b0 .35", "#20426a .65", "#0a1428", cx=0.75, cy=0.4),
        path("M0 292L70 170 110 210 170 130 220 200 480 150V292Z", "#16304e", op=0.6),
        rays(330, 128, 380, 12, "#fff0b0", 0.22, 60, 0.4, 0.2, 3),
        group(
        lit(
            cut(blob("-20,320! -10,180 20,90 80,30 160,6 230,16 290,44 330,84 336,140! 322,180 300,196 290,220! 270,208 262,240! 240,224 228,260! 206,240 190,280! 168,260 150,320!", "#6a4228")),
            cut(blob("-20,320! 0,200 30,110 90,50 160,26 200,34! 150,60 120,110 110,170! 96,150 76,200! 66,180 50,240! 36,220 20,300", "#45281a")),
            cut(blob("150,20 230,16 290,44 330,84 340,126 330,160! 296,176 262,196! 256,172 226,190! 224,160 194,170! 200,130 172,120! 190,90 160,70! 176,48", "#f0e6d2")),
            cut(blob("318,84! 360,76 404,92 432,126 440,164 428,196! 416,172 394,160 360,160 330,166! 340,126", lin("#ffd25a", "#d8862a", x2=1))),
        ),
        path("M330 164Q372 150 410 172", stroke="#7a3e12", sw=4), oval(376, 112, 9, 5, "#7a3e12", 16), path("M404 96Q430 124 432 170", stroke="#fff2b8", sw=4, op=0.7),
        glow(286, 124, 80, "#ffce4a", 0.8),
        cut(circle(284, 124, 34, "#2a140c")), circle(284, 124, 29, rad("#fff2a0", "#ffb82a .5", "#b8560e")),
        circle(288, 124, 15, "#160a0a"), path("M281 134V124Q288 110 295 124V134Z", "#ffdf8a"), poly("288,122 292,134 284,134", "#160a0a"), circle(274, 112, 6.5, "#fff"),
        cut(blob(brow, "#45281a")),
        path("M206 60l20 12M190 96l22 6M214 136l18-2M240 40l18 12M246 160l10-10M150 120l-10 24M120 180l-8 26M170 190l-8 26M100 100l-14 22", stroke="#b89a78", sw=3.5, op=0.7),
        at=(6, 16), k=0.9),
        pr.star(254, 117, 14), sparks(4, 20, (330, 20, 140, 130), "#eaf6ff"),
        vignette(0.8),
    )  # fmt: skip


@scene
def glimpse_of_the_future() -> str:
    """Three cards turn in the smoke over a hand, an eye above them."""

    def card(x: float, y: float, t: float, sign: str, c: str) -> str:
        return glow(x, y, 90, c, 0.6) + group(
            cut(box(-38, -56, 76, 112, lin("#f6e8c4", "#c8a878"), 7)),
            box(-31, -49, 62, 98, lin(mix(c, "#100818", 0.55), mix(c, "#100818", 0.8)), 4),
            sign,
            box(-31, -49, 62, 98, "none", 4, stroke="#d8a850", sw=2.4),
            at=(x, y),
            turn=t,
        )

    skull = pr.skull_small(0, 4, 1.1, "#f4e8cc")
    moon = circle(0, -6, 20, "#f4eed0") + circle(9, -12, 17, "#3a3a70") + path("M-20 34H20M-14 24H14", stroke="#f4eed0", sw=3)
    tower = path("M-18 36V-10H-24V-24H-16V-18H-8V-24H8V-18H16V-24H24V-10H18V36Z", "#f4e0c0") + path(
        "M8-46L-6-14 4-14-8 12 18-18 8-18 18-46Z", "#ffc83a"
    )
    return picture(
        air("#b8a8f0", "#6a58a8 .32", "#2c2456 .66", "#0c0a1e", cy=0.5),
        group(*(oval(x, y, r * 1.4, r, "#d8c8ff") for x, y, r in ((120, 226, 44), (240, 240, 56), (360, 226, 44), (180, 196, 34), (310, 196, 36))), f="b16", op=0.6),
        path("M100 50Q240-40 380 50 240 128 100 50Z", "#150e2a", op=0.6), path("M110 50Q240-28 370 50 240 112 110 50Z", stroke="#e8d8ff", sw=4), circle(240, 44, 30, rad("#fffbe0", "#c8a8ff .4", "#5a3ab0")), circle(240, 44, 12, "#120a24"), circle(233, 37, 5, "#fff"), glow(240, 44, 90, "#c8a8ff", 0.7),
        *(path(f"M{x} {y}L{a} {b}", stroke="#e8d8ff", sw=3, op=0.7) for x, y, a, b in ((150, 18, 138, 2), (196, 2, 192, -10), (284, 2, 288, -10), (330, 18, 342, 2))),
        card(128, 158, -14, skull, "#e05a6a"), card(352, 158, 14, tower, "#ffa84a"), card(240, 146, 0, moon, "#6a7ae0"),
        lit(group(pr.reach("#c89a82", "#5a2a4a", 0.95), at=(240, 292), k=0.92)),
        cut(*(circle(x, y, 4.5, "#ffd76a") for x, y in ((222, 300), (258, 300), (240, 304)))),
        sparks(7, 44, (70, 60, 340, 220), "#eadfff", (0.8, 2.2)),
        vignette(0.8),
    )  # fmt: skip


@scene
def harrowed_experience() -> str:
    """A notched sword with a helmet on it, and what was learned there rises as a star."""
    far = "".join(
        group(path("M-2 0V-46L0-54 2-46V0ZM-10-38H10V-34H-10Z", "#3a1a22"), at=(x, y), turn=t, k=k)
        for x, y, t, k in ((60, 226, -14, 0.9), (110, 220, 8, 0.7), (388, 222, 16, 0.9), (430, 232, -8, 1), (340, 214, 4, 0.6))
    )
    blade = pr.sword("#a8a4b0", "#a87a3a", "#c83a3a", 150) + path("M-9-60l7 4-7 4ZM9-90l-7 4 7 4ZM-9-112l6 3-6 4Z", "#3a2028")
    helmet = (
        cut(blob("-34,14 -34,-18 -20,-40 0,-46 20,-40 34,-18 34,14 20,18 -20,18", "#8a8794"))
        + path("M-34-2H34M0-44V-6", stroke="#b8863a", sw=6)
        + cut(path("M-24 2H-4L-2 10H-22ZM24 2H4L2 10H22Z", "#1c1016"))
        + path("M-22-30l14 10-6 8M14-36l6 10", stroke="#3a2c34", sw=3)
    )
    return picture(
        box(0, 0, 480, 292, lin("#2a1830", "#8a3a3c .5", "#e88a4a .78", "#4a1e20")),
        glow(240, 200, 230, "#ffb45a", 0.7),
        path("M0 0H480V50Q420 30 380 62 330 40 290 70 250 30 200 66 150 36 100 70 50 40 0 66Z", "#22122a"),
        path("M0 292V222Q120 204 240 216 360 204 480 222V292Z", "#5c2626"), far,
        path("M0 292V252Q120 226 250 240 380 232 480 254V292Z", "#2a1218"),
        rays(240, 42, 170, 14, "#fff0b8", 0.6, 20, 0.4, 0.1, 3), glow(240, 42, 100, "#ffd45a", 1, core="#fffbe6"),
        path("M240 168C224 140 258 120 240 92", stroke="#ffe9a8", sw=6, op=0.7, f="b2"),
        group(cut(path("M0-34L9-10 34-10 14 6 21 30 0 16-21 30-14 6-34-10-9-10Z", lin("#fffbe0", "#ffc83a .6", "#d8862a"))), at=(240, 42), k=1.15),
        lit(group(blade, at=(240, 164), turn=180, k=1.05), group(helmet, at=(238, 118), turn=-8, k=1.28)),
        cut(path("M150 302Q190 258 240 256 300 258 330 302Z", "#1e0c12")),
        pr.skull_small(150, 256, 1.2, "#b09878", -16), pr.skull_small(330, 260, 1.1, "#a08a6c", 20), cut(cr.bone((182, 276), (222, 284), 4, "#b09878")), cut(cr.bone((278, 282), (312, 274), 3.6, "#a08a6c")),
        sparks(9, 44, (90, 10, 300, 240), "#ffd88a"),
        vignette(0.8),
    )  # fmt: skip


@scene
def intimidating_bellow() -> str:
    """Arjhan roars, and a wolf is blown away."""
    back, face = HEADS["arjhan"]()
    rings = "".join(
        path(
            f"M{222 + r * 0.42:.0f} {158 - r * 0.72:.0f}Q{222 + r * 1.06:.0f} 158 {222 + r * 0.42:.0f} {158 + r * 0.72:.0f}",
            stroke=c,
            sw=w,
            op=o,
        )
        for r, c, w, o in (
            (70, "#fff6d0", 9, 0.95),
            (120, "#ffd87a", 8, 0.8),
            (175, "#ffae4a", 7, 0.65),
            (240, "#ff7a3a", 6, 0.5),
            (310, "#e0502a", 5, 0.4),
        )
    )
    jaw = (
        cut(blob("76,196! 120,190 172,178 210,176 228,188 214,214 172,236 120,240 80,228", "#8a3616"))
        + blob("96,188! 150,182 206,172 220,190 190,208 140,212 104,206", "#4a0c0c")
        + blob("120,196 160,190 196,194 176,206 140,208", "#c8505a")
        + path("M196 180l4 -14 8 14M174 184l4-13 8 12M150 188l4-11 7 11", "#fff3d6")
    )
    return picture(
        air("#ffdf9a", "#c8602e .28", "#5c2026 .6", "#160a10", cx=0.42, cy=0.52),
        rays(210, 160, 420, 12, "#ffe0a0", 0.18, 70, 0.5, 0.26, 6),
        path("M0 292V262Q240 240 480 262V292Z", "#1c0c10"),
        rings,
        lit(group(cr.wolf("#5c5866", "#ffd84a"), at=(326, 96), k=0.5, turn=-152, flip=True)),
        *(group(poly("-8,-6 6,-9 9,4 -4,8", "#6a4a44"), at=(x, y), turn=t, k=k) for x, y, t, k in ((300, 60, 20, 1), (330, 236, 60, 1.3), (420, 216, 10, 1), (444, 50, 70, 1.2), (280, 250, 30, 0.8))),
        group(
        cut(blob("-30,302 -20,232 40,200 110,220 150,302", "#6a7284")), cut(blob("-30,302 0,250 50,236 86,302", "#4c5262")), path("M-10 260Q40 226 110 240", stroke="#d8ae56", sw=6),
        jaw,
        lit(cut(kit.place(back, 116, 132, 1.72, -14)), cut(kit.place(face, 116, 132, 1.72, -14))),
        at=(34, 16), k=0.95),
        sparks(6, 40, (180, 30, 270, 230), "#ffd88a"),
        vignette(0.8),
    )  # fmt: skip


@scene
def level_up() -> str:
    """Immeril is lifted in a pillar of light, five stars about him."""
    immeril = hero(
        "immeril",
        near=(-34, -86),
        far=(38, -92),
        feet=((-8, 0), (10, -8)),
        look=-10,
        sway=6,
        far_prop=kit.place(kit.staff(), 38, -92, 0.8, 14),
        elbows=(-1, 1),
    )
    chevrons = "".join(
        path(f"M{240 - w} {y}L240 {y - w * 0.5:.0f} {240 + w} {y}", stroke="#fff2b8", sw=9, op=o)
        for y, w, o in ((276, 84, 0.9), (250, 100, 0.5), (60, 60, 0.35))
    )
    stars = (
        f'<defs><g id="star">{cut(path("M0-20L6-6 21-6 9 4 14 19 0 10-14 19-9 4-21-6-6-6Z", "#ffd84a"))}</g></defs>'
        + "".join(
            glow(x, y, 34, "#ffd45a", 0.8) + group('<use href="#star"/>', at=(x, y), k=k)
            for x, y, k in ((110, 190, 0.95), (134, 92, 0.85), (346, 80, 0.85), (372, 180, 0.95), (240, 34, 1))
        )
    )
    return picture(
        tunnel("#4a4470", "#a8a0e8", 240, 2, 216, cool=True),
        path("M150-10H330L350 302H130Z", lin("#fff6d0 0 .9", "#ffe08a .6 .5", "#ffcf6a 1 .75"), f="b8"), path("M190-10H290L300 302H180Z", lin("#ffffff 0 .8", "#fff2c0 1 .4"), f="b8"),
        oval(240, 276, 130, 18, "#ffe9a8", op=0.6, f="b8"), chevrons,
        path("M112 190Q240 250 372 180", stroke="#ffe9a0", sw=2.5, op=0.7, dash="2 9"),
        lit(stand(immeril, 236, 256, 1.8)),
        stars, sparks(10, 60, (120, 0, 240, 290), "#fffbe0", (0.8, 2.6)),
        vignette(0.85),
    )  # fmt: skip


@scene
def lucky_find() -> str:
    """Under the loose slab: a potion, a crown, a ring. One of them."""
    hand_ = pr.reach("#e0b08c", "#453a5c", 0.9)
    return picture(
        box(0, 0, 480, 292, rad("#8a7a92", "#4c4258 .5", "#17121e", cx=0.5, cy=0.6, r=0.8)),
        path("M0 60H480M0 130H480M0 210H480M60 0V60M200 0V60M350 0V60M30 60V130M130 60V130M370 60V130M450 60V130M70 130V210M420 130V210M20 210V292M110 210V292M380 210V292M460 210V292", stroke="#17111e", sw=4, op=0.8),
        path("M0 62.500H480M0 132H480M0 212H480", stroke="#b8a8c8", sw=1.5, op=0.4),
        cut(poly("120,84 352,70 386,96 360,112 128,126", "#5c5068"), poly("120,84 352,70 344,30 138,34", "#8a7d98"), poly("138,34 344,30 352,70 120,84", "#9a8da8")), path("M170 40l18 26M300 36l-10 30", stroke="#5c5068", sw=3),
        poly("112,128 372,128 408,262 72,262", "#0c0610"), poly("112,128 372,128 384,170 100,170", "#241620"),
        clipped("pit", poly("112,128 372,128 408,262 72,262", "#000"), glow(240, 226, 190, "#ffb93e", 1, core="#fff0b0"), cut(pr.coins(11, 40, 40, 214, 400, 70))),
        path("M160 128L90-10H390L322 128Z", lin("#ffd25a 0 0", "#ffd66a 1 .55"), f="b4"),
        lit(group(pr.flask("#e2303a"), at=(160, 184), k=0.78, turn=-12), cut(path("M206 222L196 168 222 190 240 158 258 190 284 168 274 222Z", pr.GOLD), path("M206 212H274", stroke="#8a5a1c", sw=4)), group(pr.ring(30, "#58d0ff"), at=(330, 204), turn=16)),
        circle(240, 200, 6, "#e0384a"), circle(218, 202, 4.5, "#4ac8ff"), circle(262, 202, 4.5, "#4ac8ff"),
        *(pr.star(x, y, r) for x, y, r in ((240, 158, 16), (138, 160, 11), (332, 168, 12), (196, 168, 8), (284, 168, 8))),
        lit(group(hand_, at=(404, 272), k=1.2, turn=-52)),
        sparks(5, 44, (110, 20, 270, 200), "#ffe08a"),
        vignette(0.85),
    )  # fmt: skip


@scene
def moments_respite() -> str:
    """The sand hangs in the glass, and a claw hangs in the air."""
    glass = "M178 62H302C302 106 258 124 254 146 258 168 302 186 302 230H178C178 186 222 168 226 146 222 124 178 106 178 62Z"
    return picture(
        wall("#3c4668", (0.5, 0.4), 51),
        window(410, 190, 96, 176, ("#16245a", "#8aa8e8"), name="w1"), window(70, 190, 96, 176, ("#16245a", "#8aa8e8"), moon=False, name="w2"),
        group(pr.reach("#0c1024", "#0a0d1e", 0.8, "#5a6a9a"), at=(92, 206), k=0.9, turn=40),
        cut(path("M-10 302V246H490V302Z", lin("#6a5a5c", "#221a24"))), path("M-10 262H490", stroke="#221a24", sw=3, op=0.7),
        glow(240, 146, 170, "#bcd4ff", 0.6),
        path(glass, "#cfe4ff", op=0.22),
        clipped("g", path(glass), path("M170 96Q240 84 310 96L262 140 248 152H232L218 140Z", lin("#ffe9a0", "#e0a43e")), path("M176 232V214Q240 170 304 214V232Z", lin("#ffd876", "#b87a26"))),
        *(circle(x, y, 2.4, "#ffe08a") for x, y in ((240, 158), (238, 166), (242, 174), (239, 182), (241, 190))), glow(240, 170, 40, "#ffe9a0", 0.8),
        path(glass, stroke="#eef6ff", sw=3, op=0.8), path("M192 78Q194 104 218 122M192 214Q194 190 214 174", stroke="#fff", sw=6, op=0.7),
        lit(cut(box(164, 38, 152, 24, pr.GOLD, 8), box(164, 230, 152, 24, pr.GOLD, 8)), cut(path("M176 62V230M304 62V230", stroke="#b8863a", sw=9))),
        cut(path("M344 246V226H372Q378 218 388 224 390 236 374 238L372 246Z", "#8a6a5a")), path("M352 220q-6-12 2-20M364 220q-6-12 2-22", stroke="#e8e4f0", sw=3, op=0.6),
        sparks(3, 26, (130, 30, 220, 200), "#eaf2ff"),
        vignette(0.85),
    )  # fmt: skip


@scene
def shake_it_off() -> str:
    """Allisa throws up her arms, and the chains fly to pieces."""
    allisa = hero("allisa", near=(-40, -98), far=(42, -100), feet=((-20, 0), (22, 0)), look=-8, sway=8, elbows=(-1, 1))

    def link(x, y, t, k=1.0):
        return group(thin(path("M-14-8A8 8 0 0 0-14 8H14A8 8 0 0 0 14-8Z", stroke="#e2e8f2", sw=6)), at=(x, y), turn=t, k=k)

    half = lambda x, y, t, k=1.0: group(thin(path("M10-10H-8A9 9 0 0 0-8 9H2", stroke="#d0d6e2", sw=6)), at=(x, y), turn=t, k=k)  # noqa: E731
    return picture(
        air("#e0f4d0", "#8ab87a .25", "#34584a .6", "#0c1618", cy=0.45),
        rays(240, 140, 380, 18, "#f2ffd8", 0.28, 60, 0.36, 0.1, 9),
        path("M0 292V256Q240 236 480 256V292Z", "#14241e"), oval(240, 266, 90, 10, "#000", op=0.5, f="b4"),
        pillar(30, 50, "#3c5448"), pillar(450, 50, "#33483e"),
        curve("56,150 80,168 112,160", "#8a90a0", 6), curve("424,150 400,168 372,160", "#8a90a0", 6),
        link(120, 158, 20), half(148, 142, 200), link(360, 158, -20), half(334, 140, -20),
        lit(stand(allisa, 238, 262, 1.95)),
        half(170, 92, 40, 1.2), link(118, 74, -40, 0.9), half(86, 108, 100), link(196, 30, 70, 0.8), half(292, 34, 10), link(366, 78, 40, 0.9), half(398, 112, 160, 1.1), half(310, 88, -60, 1.2), link(150, 220, 30, 0.9), half(334, 222, 120), link(392, 214, -30, 0.8), half(96, 206, 60),
        pr.star(160, 70, 22), pr.star(320, 66, 22), glow(160, 70, 60, "#f4ffd8", 0.8), glow(320, 66, 60, "#f4ffd8", 0.8),
        sparks(3, 44, (80, 20, 320, 230), "#f0ffd0", (0.8, 2.6)),
        vignette(0.8),
    )  # fmt: skip


@scene
def short_rest() -> str:
    """A fire in the crypt, a pot, a bedroll, and nobody screams."""
    seated = path(
        "M-44 0C-46-16-40-30-32-44-40-60-36-82-16-92L16-92 30-84 34-66 30-50 44-44 56-26 58-10L66-6V0H30L26-22-6-14-4 0Z",
        "#5a2c2a",
    )
    return picture(
        tunnel("#5a4658", "#3a3a6a", 240, 4, 200),
        path("M0 292V222Q240 200 480 222V292Z", lin("#6a4a3c", "#1c1216")),
        glow(240, 206, 290, "#ff9a3a", 1, core="#fff0c0"), glow(240, 220, 150, "#ffc04a", 1),
        group(
        cut(path("M44 250Q52 226 92 228L190 238Q206 248 190 262L70 268Q40 270 44 250Z", "#4a6a5c"), path("M62 232Q48 250 66 266M140 234V264", stroke="#2c443a", sw=5), blob("44,250 52,228 82,226 92,244 80,266 52,268", "#d8c8a8")), lit(cut(blob("46,236 54,212 84,206 104,224 98,248 74,256", "#e6ecfa"), poly("92,214 118,196 98,228", "#f2dac6"), blob("66,232 74,216 94,218 102,232 94,248 76,250", "#f2dac6"))), path("M78 230q4 3 8 0M94 231q4 3 7 0M86 242q4 2 7 0", stroke="#8a6a6a", sw=2), path("M108 190h10l-10 12h10M126 168h13l-13 15h13", stroke="#fff0d8", sw=3, op=0.8),
        at=(34, 6)),
        lit(group(seated, at=(372, 264), k=1.1, flip=True), cut(kit.place("".join(HEADS["thorgrim"]()), 366, 144, 0.68, 4, flip=True))),
        path("M352 200L322 212", stroke="#d8a878", sw=11), path("M324 212L282 216", stroke="#6a4a2a", sw=4), oval(280, 216, 10, 6, "#8a8e9c"),
        cut(path("M172 252L200 130M308 252L280 130M186 134H294", stroke="#4a2e1c", sw=7)), path("M240 134V160", stroke="#3a3440", sw=3),
        flame(206, 256, 1.5), flame(274, 256, 1.5), flame(240, 262, 1.8), flame(226, 264, 1), flame(256, 264, 1.1),
        cut(path("M206 160H274Q276 200 240 202 204 200 206 160Z", lin("#6a6672", "#26222c")), oval(240, 160, 35, 7, "#8a8694")), oval(240, 160, 28, 4.5, "#e8b45a"), path("M228 150q-8-12 2-22t0-22M248 150q8-14-2-26t4-20", stroke="#fff2e0", sw=4, op=0.45),
        cut(limb((176, 262), (300, 254), 8, 8, "#5c3820"), limb((184, 250), (304, 264), 8, 8, "#45281a")),
        *(oval(x, y, 12, 7, "#4a424e") for x, y in ((160, 268), (196, 274), (240, 278), (284, 274), (320, 268))),
        cut(group(kit.shield("#8a96b0", "#e6b64e"), at=(424, 240), k=0.76, turn=16)), cut(group(kit.staff(), at=(106, 182), k=0.8, turn=-10)),
        sparks(14, 40, (150, 10, 190, 200), "#ffc46a"),
        vignette(0.85),
    )  # fmt: skip


@scene
def second_wind() -> str:
    """Arjhan on his knee, and a wind that lifts him."""
    arjhan = hero(
        "arjhan",
        near=(40, -50),
        far=(30, -38),
        feet=((-32, 0), (20, 0)),
        hip=(-6, 20),
        neck=(4, 22),
        look=12,
        sway=4,
        near_prop=kit.place(kit.axe(), 44, -34, 0.8, 6),
    )
    winds = "".join(
        trail(d, c, w)
        for d, c, w in (
            ("M60 270C160 290 330 280 350 230 366 186 170 180 150 140 136 106 290 92 320 60 332 44 310 20 286 26", "#7ae8b0", 7),
            ("M110 292C240 300 400 270 384 200 370 150 220 150 196 116 180 92 250 70 262 40", "#ffe08a", 4),
        )
    )
    back = path("M150 140C136 106 290 92 320 60", stroke="#5ac890", sw=12, op=0.5, f="b2")
    return picture(
        air("#bff0c8", "#4a9a86 .28", "#1e4450 .6", "#0a141c", cy=0.5),
        path("M0 0H100L70 120 90 240 0 292ZM480 0H390L420 130 396 230 480 292Z", "#0c1c24"), shaft(190, 290, -10, 120, 380, 270, "#eafff0", 0.4),
        path("M0 292V246Q240 228 480 246V292Z", "#10242a"), oval(236, 258, 110, 12, "#000", op=0.5, f="b4"),
        glow(236, 170, 150, "#a8ffca", 0.6), back,
        lit(stand(arjhan, 224, 260, 1.8)),
        winds,
        glow(150, 66, 60, "#ff8a7a", 0.8), lit(group(path("M0 16C-26-2-20-24-8-24-3-24 0-20 0-15 0-20 3-24 8-24 20-24 26-2 0 16Z", lin("#ff9a8a", "#e23a3a .5", "#9a1420")), at=(150, 70), k=1.5)),
        *(path(f"M{x} {y}q10-10 20 0-8 10-20 0Z", "#c8f0a0", op=0.9, transform=f"rotate({t} {x} {y})") for x, y, t in ((120, 240, 20), (344, 190, 70), (170, 120, 130), (300, 76, 200), (390, 240, 30), (196, 66, 300))),
        sparks(8, 44, (90, 10, 300, 260), "#d8ffe4"),
        vignette(0.8),
    )  # fmt: skip


@scene
def scrawled_map() -> str:
    """A map in charcoal under a dagger, candle and compass beside it."""
    rooms = "M150 200h44v-40h-30v-30h60v36h40v-50h50v30h30v44h-46v34h-58v-24h-46v40h-44Z"
    return picture(
        box(0, 0, 480, 292, rad("#a87444", "#5c3a24 .5", "#1c100c", cx=0.62, cy=0.4, r=0.8)),
        path("M0 48H480M0 104H480M0 160H480M0 216H480M0 270H480", stroke="#1c0e08", sw=3, op=0.6), path("M40 20h120M220 76h160M60 132h80M380 132h90M20 188h70M400 244h70M100 282h120", stroke="#c89a64", sw=1.6, op=0.35),
        cut(blob("84,58! 140,44 220,54 300,40 392,56! 400,100 390,150 402,200 394,256! 320,250 250,264 170,254 88,262! 94,210 82,160 94,110", lin("#f4e2b0", "#d8b678 .6", "#a87e48"))),
        path("M84 58Q120 72 110 90M392 56Q360 74 372 92M394 256Q364 240 376 222", stroke="#8a6232", sw=3, op=0.6), oval(330, 220, 26, 22, "#a87840", op=0.35), circle(330, 220, 24, stroke="#8a5a2c", sw=3, op=0.4),
        path(rooms, stroke="#3a241c", sw=4.5), path("M194 160v40M224 130h-30M264 116v50M314 116v30M248 190v-24", stroke="#3a241c", sw=3),
        path("M120 230Q150 236 166 214T176 182 210 148 240 176 286 140 330 168", stroke="#c8281e", sw=4, dash="2 11"), path("M322 158L342 178M342 158L322 178", stroke="#c8281e", sw=7),
        path("M206 78q8-12 18 0t18 0M116 110l10-18 10 18ZM140 112l8-14 8 14M300 84a12 12 0 1 1 .1 0M294 82v10M300 84v10M306 82v10", stroke="#4a2e20", sw=3.5), circle(296, 74, 2.6, "#4a2e20"), circle(304, 74, 2.6, "#4a2e20"),
        path("M352 100l16-24M368 76l-2 12M368 76l-10 6", stroke="#4a2e20", sw=3.5),
        glow(424, 70, 190, "#ffb04a", 0.7), candle(432, 136, 44, 1.2, 0.8), oval(432, 138, 26, 8, "#f2deb0"),
        lit(group(cut(kit.dagger()), at=(112, 34), turn=196, k=1.5)),
        lit(cut(circle(70, 220, 44, pr.GOLD), circle(70, 220, 34, "#f6ecd4")), cut(poly("70,190 78,220 70,250 62,220", "#c8281e")), circle(70, 220, 5, pr.GOLD)), poly("70,220 78,220 70,250 62,220", "#4a4450"),
        sparks(4, 22, (260, 20, 200, 160), "#ffe0a0"),
        vignette(0.85),
    )  # fmt: skip


# ---------------------------------------------------------------- Adventures


@scene
def escape_the_tomb() -> str:
    """Up the secret stairway towards the last of the sun, while the coffin opens behind."""
    steps = "".join(
        cut(path(f"M{x} {y}H{x + w}V302H{x}Z", lin(mix("#a8744a", "#1a1020", d), mix("#4c3038", "#0e0812", d))))
        for x, y, w, d in (
            (262, 122, 240, 0),
            (240, 150, 262, 0.15),
            (214, 180, 288, 0.32),
            (184, 212, 318, 0.48),
            (150, 248, 352, 0.62),
        )
    )
    hero_ = (
        path("M-4-84C-26-70-34-44-58-26-44-28-40-20-30-18-20-30-6-34 4-44L12-80Z", "#2a1420")
        + cr.person("#150c18", ((-22, -54), (40, -108)), ((-18, 12), (24, -18)), 10.5)
        + path("M-14-108C-20-132 18-134 14-108L20-92 8-94Z", "#150c18")
        + path("M38-100L44-136", stroke="#3a2018", sw=5)
    )
    return picture(
        wall("#3c3450", (0.72, 0.3), 61),
        cut(path(arch(372, 126, 112, 120), lin("#ffe9a0", "#ff9a3a .55", "#c8402a"))), circle(372, 98, 26, rad("#fffbe0", "#ffd45a")), path("M316 126V110L340 98 352 108 380 92 400 106 428 100V126Z", "#7a2a2c"),
        glow(372, 90, 230, "#ff9a3a", 0.9, core="#ffe6a0"), rays(372, 92, 420, 12, "#ffd28a", 0.22, 60, 0.4, 0.4, 5),
        path(arch(372, 126, 122, 128), stroke="#8a6a5c", sw=10),
        steps,
        torch(196, 92, 0.7),
        lit(group(hero_, at=(292, 170), k=1.08)), flame(340, 24, 0.8), glow(340, 10, 60, "#ffb04a", 0.8),
        path("M276 182L220 262H290L312 182Z", "#07030a", op=0.4, f="b4"),
        cut(poly("-20,302 -10,236 40,206 150,232 172,262 150,302", "#2c1a1e")), cut(poly("-10,236 40,206 150,232 172,262 90,262 10,262", "#0a0508")),
        glow(92, 236, 80, "#e8202a", 0.6),
        cr.eyes(72, 226, 22, 4.5, "#ff2a2a", "#ffd8b8", 14),
        lit(cut(path("M-20 236L-30 150 20 116 134 150 150 210 40 190Z", lin("#5c3a34", "#2a161a"))), cut(path("M34 150L66 162M48 140L44 178", stroke="#c89a4a", sw=6))),
        lit(group(pr.reach("#d8c8d0", "#1d1524", 0.8, "#f2e8ec"), at=(138, 262), k=0.7, turn=26)),
        mist(3, 290, "#8a7aa8", 0.35), sparks(8, 36, (220, 10, 240, 200), "#ffd08a"),
        vignette(0.85, 0.56, 0.44),
    )  # fmt: skip


@scene
def find_the_icon() -> str:
    """The Chapel: the icon on its altar under coloured glass, and those that guard it."""
    guard = (
        path("M-40 150C-46 80-36 40-20 28-24 6-16-16 0-20 16-16 24 6 20 28 36 40 46 80 40 150Z", "#0d0814")
        + cr.eyes(0, 6, 14, 3.4, "#ff3a2a", "#ffe0b0", 10)
        + cut(path("M-46 140L-30 8M-34 12C-60 6-62-30-34-44-46-24-36-8-24 2Z", "#2a2430", stroke="#4a4454", sw=4))
    )
    glass = "".join(
        path(d, c, op=0.85)
        for d, c in (
            ("M176 172V60L240 100Z", "#4a7ae0"),
            ("M304 172V60L240 100Z", "#c83a5c"),
            ("M176 172L240 100 304 172Z", "#8a4ab8"),
            ("M176 60Q200 20 240 4L240 100Z", "#e0a03a"),
            ("M304 60Q280 20 240 4L240 100Z", "#3ab08a"),
        )
    )
    big = arch(240, 176, 132, 176)
    return picture(
        wall("#4a3c62", (0.5, 0.3), 71),
        window(84, 178, 74, 156, ("#2a3a8a", "#a8a0e0"), moon=False, name="wa"), window(396, 178, 74, 156, ("#2a3a8a", "#a8a0e0"), moon=False, name="wb"),
        clipped("rose", path(big), box(160, 0, 160, 180, "#f0c890"), glass, circle(240, 84, 30, "#fff0c0"), path("M240 54V114M210 84H270", stroke="#b0522a", sw=5), glow(240, 84, 110, "#fff0c0", 0.8)),
        cut(path("M240 0V176M176 100H304M176 60L240 100 304 60M176 172L240 100 304 172", stroke="#2a2036", sw=4), path(big, stroke="#332840", sw=12)),
        pillar(148, 26, "#5c4c74"), pillar(332, 26, "#54446c"),
        floor(212, "#4a3c5c"),
        shaft(180, 300, 60, 110, 370, 280, "#ffe2b0", 0.5),
        path("M200 292L222 212H258L280 292Z", "#7a1c2c", op=0.85),
        cut(path("M150 212H330L346 226H134Z", "#b0a4bc"), path("M150 226H330V262H150Z", "#6a5e7c"), path("M138 262H342V274H138Z", "#8a7e9a")), cut(path("M206 212H274V250L264 242 252 250 240 242 228 250 216 242 206 250Z", "#8a2434")),
        candle(172, 212, 30, 0.8), candle(308, 212, 30, 0.8),
        rays(240, 160, 210, 18, "#fff0b8", 0.4, 30, 0.4, 0.1, 6), glow(240, 160, 120, "#ffe08a", 1, core="#fffbe6"),
        lit(cut(path("M228 212L232 190H248L252 212Z", pr.GOLD)), group(cut(circle(0, 0, 34, pr.GOLD), *(group(poly("-4,-33 4,-33 0,-48", "#ffe9a0"), turn=t) for t in range(0, 360, 45))), circle(0, 0, 24, "#8a5418"), cut(path("M-5-24H5V-5H24V5H5V24H-5V5H-24V-5H-5Z", "#fffbe6")), circle(0, 0, 7, "#e24a3a"), at=(240, 158))),
        f'<defs><g id="guard">{guard}</g></defs>',
        lit(group('<use href="#guard"/>', at=(92, 150), k=1.02)), lit(group('<use href="#guard"/>', at=(388, 150), k=1.02, flip=True)),
        group('<use href="#guard"/>', at=(24, 196), k=0.8), group('<use href="#guard"/>', at=(458, 196), k=0.8, flip=True),
        sparks(8, 36, (130, 30, 220, 180), "#fff0c0"),
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
