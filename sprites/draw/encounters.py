"""Draw the pictures of the Encounter cards: `python sprites/draw/encounters.py [card id ...]` writes sprites/ravenloft/cards/<card id>.svg.

One function a card. Environments are misty violet, Events moonlit blue-black with one warm accent, Event-Attacks blood and ember, Traps iron and
torch. What a scene is built of lies in encounter_motifs.py.
"""

import math
import random
import sys
from collections.abc import Callable
from pathlib import Path

from encounter_motifs import (
    H,
    W,
    arch,
    at,
    bat,
    bone_hand,
    bones_man,
    candle,
    castle,
    copies,
    cut,
    dagger,
    dice,
    e,
    eyes,
    flame,
    floor,
    g,
    ghost,
    glow,
    ground,
    hand,
    hero_crowd,
    hills,
    lin,
    line,
    man,
    medallion_strahd,
    mist,
    moon,
    motes,
    p,
    rad,
    rays,
    rect,
    sheet,
    skull,
    small_skull,
    spear,
    spectre,
    stones,
    sword,
    tomb,
    torch,
    vault,
    vignette,
    wall_with,
    web,
    window,
    wolf_howling,
)  # fmt: skip

OUT = Path(__file__).resolve().parent.parent / "ravenloft" / "cards"
SCENES: dict[str, Callable[[], str]] = {}

VIOLET, COLD, EMBER, TORCH = "#d9c8ff", "#cfe0ff", "#ffc890", "#ffdca0"
"""The rim light of each kind."""


def scene(draw: Callable[[], str]) -> Callable[[], str]:
    """Enter a picture under the card id that its function is named for."""
    SCENES[draw.__name__.replace("_", "-")] = draw
    return draw


# Environments: misty violet


@scene
def bat_swarm() -> str:
    """The ceiling unfolds and flies: a column of bats pours out of the vault past the moon towards the eye."""
    rng = dice(4)
    out = ground("#d6c2f0", "#6a528f", "#150e26", 0.5, 0.3) + moon(240, 92, 62, "#efe4ff", "#b79bea")
    out += vault(("#43335f", "#2f2346", "#1b1230"), 262, far=(210, 240), near=(400, 330), rim=VIOLET)
    far = copies(
        bat(0, 0, 1, "#2a1d45"),
        *(
            at(
                240 + math.sin(i * 0.7) * (30 + i * 7) + rng.uniform(-26, 26),
                40 + i * 7 + rng.uniform(-12, 12),
                rng.uniform(0.16, 0.3),
                rng.uniform(-30, 30),
            )
            for i in range(24)
        ),
    )
    mid = copies(
        bat(0, 0, 1, "#20143a", 0, "#ffb35e"),
        *(
            at(x, y, s, a)
            for x, y, s, a in (
                (150, 70, 0.5, -18),
                (334, 64, 0.52, 16),
                (112, 138, 0.62, -10),
                (366, 146, 0.6, 14),
                (202, 176, 0.55, 10),
                (292, 196, 0.5, -12),
                (170, 226, 0.6, 4),
                (330, 236, 0.66, -6),
            )
        ),
    )
    near = bat(244, 146, 2.0, lin("#5a4080", "#2a1a45", "#150b26"), -6)
    near += g(
        p("M-9 -4Q0 -12 9 -4L12 -24L18 -6Q16 14 0 22Q-16 14 -18 -6L-12 -24Z", "#6c4f93")
        + p("M-7 8Q0 4 7 8L4 15L2 10L-2 10L-4 15Z", "#1c0d18")
        + p("M-5 9l2 6l2 -6zM5 9l-2 6l-2 -6z", "#fff"),
        244,
        144,
        1.6,
    )
    near += line("M234 154L184 118M254 154L306 110M224 158L158 144M264 156L330 132", "#140a24", 2.6, 0.7)
    return sheet(
        "Bat Swarm",
        out,
        mist(250, 70, "#b9a2e2", 0.5, 3),
        far,
        mid,
        cut(near, VIOLET),
        eyes(244, 142, 1, "#ff8a3a"),
        bat(66, 236, 1.1, "#120a20", 20) + bat(430, 40, 0.9, "#120a20", -24),
        motes(20, "#e8d8ff", 6),
        vignette(0.8),
    )


@scene
def blood_fog() -> str:
    """A sword stands in the flagstones, beaded with the red fog that rolls through the nave; two shapes fight in it."""
    out = ground("#f09aa8", "#8a2f4e", "#1a0a1a", 0.5, 0.4) + vault(
        ("#6a2a48", "#4c1e3a", "#30122a", "#190a1a"), 240, far=(80, 130), near=(430, 340), rim="#ffb0c0"
    )
    out += floor(236, "#2a0d1c", "#5c2038", o=0.3) + mist(190, 90, "#f0607a", 0.8, 5, 10) + glow(240, 120, 130, "#ffb0b4", 0.6)
    dark = "#380f26"
    out += g(
        man(112, 246, 1.4, "reach", "kat", dark, dark, dark, dark, dark, held=sword(0, 0, 0.5, 40, "#7a3048"))
        + man(374, 248, 1.5, "reach", "hood", dark, dark, dark, dark, dark, flip=True),
        o=0.85,
    ) + eyes(364, 116, 0.55, "#ffcf6a")
    bank = p(
        "M-20 300V206C-6 190 24 190 36 206C40 184 76 176 92 196C104 180 136 184 142 206C156 196 180 202 182 222C196 214 214 222 214 240L220 300Z",
        lin("#ff8a9a@.9", "#b02a48@.75:.5", "#5c1230@.6"),
    )
    low = p(
        "M-20 310V258C6 240 40 246 52 262C70 244 112 246 122 266C142 250 184 256 192 272C214 258 252 258 264 274C284 256 326 256 338 270C352 250 398 248 410 264C430 248 470 250 500 264V310Z",
        lin("#f06a80@.95", "#8c1a3a@.9"),
    )
    beads = "".join(
        p(f"M{x} {y}q-{r} {r * 1.6:.0f} 0 {r * 2.2:.0f}q{r} -{r * 0.6:.0f} 0 -{r * 2.2:.0f}z", "#d31a34")
        + line(f"M{x - 1.2} {y + r * 1.2:.1f}h.1", "#ffd0d0", 1.6)
        for x, y, r in ((231, 92, 7), (247, 116, 8), (233, 148, 9), (248, 176, 7))
    )
    blade = sword(240, 64, 1.5, 180)
    runs = line("M240 84V224M236 80V128M245 80V160", "#c21a30", 3, 0.85)
    pool = e(240, 246, 56, 10, "#4a0618", 0.9) + e(240, 245, 40, 6, "#b01a34", 0.8)
    return sheet(
        "Blood Fog",
        out,
        mist(200, 60, "#d0405e", 0.7, 15, 9),
        cut(bank + f'<g transform="translate(480 6) scale(-1 1)">{bank}</g>', "#ffd0d4", 0.7, 0.3),
        pool,
        cut(blade, "#ffe0e0"),
        runs,
        beads,
        cut(low, "#ffd8dc", 0.8, 0.35),
        motes(34, "#ffb0b8", 3, (60, 30, 420, 260)),
        vignette(0.85),
    )


@scene
def cackling_skull() -> str:
    """A skull throws itself back and laughs, witch-fire in its eyes, before an ossuary wall of others."""
    out = ground("#b79ae8", "#4d3678", "#120a22", 0.5, 0.5, 0.6) + rect(0, 0, W, H, "#1c1130", 0.35)
    niches = [(x, y) for y in (74, 162, 250) for x in (44, 122, 358, 436)]
    wall = copies(
        p(arch(0, 0, 66, 66), "#150c26") + small_skull(0, -20, 1.7, "#6f5f94", "#120a20"), *(at(x, y) for x, y in niches)
    ) + line("".join(f"M{x - 9} {y - 20}h.1M{x + 9} {y - 20}h.1" for x, y in niches[::3]), "#7dffb0", 6)
    out += stones(0, 0, W, H, 10, 3, "#d8c8ff", 0.7) + wall + glow(240, 150, 190, "#a8ffcf", 0.4)
    flames = p(
        "M150 250C110 200 120 150 146 120C146 140 156 150 164 150C150 110 176 70 200 34C202 60 214 66 222 62C224 40 238 20 252 2C256 30 270 44 284 46C300 56 300 40 298 26C326 60 334 100 322 144C336 140 342 124 340 110C368 160 366 210 330 252Z",
        lin("#9dffcb@.15", "#5ff0a8@.55", "#3a9a8a@.1"),
    )
    laugh = "".join(
        line(
            f"M{240 + sx * (92 + k * 22)} {150 - 20 - k * 9}Q{240 + sx * (108 + k * 26)} 170 {240 + sx * (92 + k * 22)} {210 + k * 9}",
            "#d6ffe8",
            4 - k * 0.8,
            0.7 - k * 0.17,
        )
        for sx in (-1, 1)
        for k in range(3)
    )
    head = skull(240, 124, 1.12, -8, 34, lin("#fff6dc", "#d9c8c0", "#75628c", x2=0.5), "#5affa0", "#f0fff4", "#1a0f26")
    return sheet(
        "Cackling Skull",
        out,
        flames,
        laugh,
        cut(head, "#eaffef"),
        line("M286 62l-12 18l10 8l-8 14", "#4a3a50", 2.4),
        mist(276, 50, "#8a6fc0", 0.8, 4),
        motes(26, "#b8ffd8", 8),
        vignette(0.85),
    )


@scene
def crippling_miasma() -> str:
    """A hero bent double wades knee-deep through heavy vapour that has grown fingers round the legs."""
    out = ground("#dcd69c", "#766c86", "#161226", 0.5, 0.3, 0.72)
    out += (
        vault(("#6a6280", "#4e4668", "#332b4c", "#1b142b"), 216, far=(110, 140), near=(440, 330), rim="#f4f0c0")
        + mist(150, 90, "#d4dc90", 0.65, 6)
        + mist(60, 50, "#a49cc0", 0.5, 3)
    )
    pose = {
        "head": (24, -80),
        "neck": (14, -70),
        "hip": (-6, -44),
        "le": (20, -50),
        "lh": (40, -58),
        "re": (26, -56),
        "rh": (16, -36),
        "lk": (10, -26),
        "lf": (6, 0),
        "rk": (-18, -26),
        "rf": (-30, 0),
    }
    lamp = (
        glow(0, 10, 52, "#ffd88a", 0.95)
        + p("M-6 4H6L8 20H-8ZM-4 0H4V4H-4Z", "#5a4326")
        + rect(-4, 7, 8, 10, "#fff0b8", 1, 2)
        + line("M0 0V-4", "#8a6a3a", 2)
    )
    hero = man(222, 270, 2.25, pose, "thorgrim", "#7d6650", "#3f3340", "#d2a07c", cape="#54466c", held=lamp)
    back = "".join(
        p(d, "#8c965c", 0.9)
        for d in (
            "M40 302C50 262 84 250 96 226C104 208 122 216 116 234C112 250 90 262 92 302ZM400 302C404 268 380 254 374 232C372 216 390 212 396 228C402 246 430 258 440 302Z",
        )
    )
    coils = "".join(
        p(d, lin("#f0f4b8", "#a4ae68"))
        for d in (
            "M96 302C104 254 140 232 170 228C186 226 204 216 214 206C226 198 236 210 226 220C212 234 190 240 172 246C150 254 138 276 140 302Z",
            "M166 302C170 270 190 258 206 256C226 254 240 248 250 238C262 230 270 242 260 252C246 264 226 268 214 272C204 278 200 290 202 302Z",
            "M356 302C352 262 330 246 306 242C284 240 262 234 250 224C240 214 230 226 240 236C254 250 284 256 300 262C316 270 322 286 320 302Z",
        )
    )
    tips = line("M214 206L226 192M250 224L238 212", "#e4ea9c", 7)
    bubbles = "".join(
        e(x, y, r, None, rad("#fbffd0", "#c4ce7a@1:.55", "#7a8446", cx=0.35, cy=0.3, r=0.8))
        for x, y, r in ((66, 270, 13), (416, 262, 15), (390, 280, 9), (98, 284, 8), (338, 214, 6), (130, 202, 5), (446, 284, 10))
    )
    return sheet(
        "Crippling Miasma",
        out,
        mist(206, 60, "#bcc67a", 0.9, 12, 10),
        cut(back, "#f8fcd0", 0.5),
        cut(hero, "#fff6cc"),
        mist(236, 40, "#ccd688", 0.8, 14, 10),
        cut(coils, "#ffffe0", 0.8),
        tips,
        mist(276, 50, "#b8c274", 0.8, 11, 10),
        cut(bubbles, "#ffffe0", 0.5),
        mist(298, 36, "#5c5468", 0.9, 2),
        motes(34, "#f4f8b8", 5, big=4),
        vignette(0.82),
    )


@scene
def deadly_shadows() -> str:
    """Two companions by lantern light, and on the wall behind them four shadows, clawed and horned."""
    out = (
        ground("#e8c0a0", "#6a4a78", "#170e26", 0.5, 0.66, 0.68)
        + stones(0, 0, W, 232, 8, 7, "#ffe6d0", 1.1)
        + floor(226, "#241733", "#54405f", o=0.3)
    )
    beast = "M0 0C-22 -30 -34 -70 -28 -104L-52 -128L-46 -140L-30 -126C-28 -144 -20 -156 -14 -164L-26 -190L-4 -174H6L24 -192L14 -164C24 -152 28 -140 28 -126L48 -146L56 -170L58 -148L70 -160L64 -140L76 -142L56 -120L30 -100C36 -66 24 -30 0 0Z"
    shade = "#1a0d2c"
    out += copies(
        p(beast, shade, 0.6),
        at(196, 246, 1.25, -14, -1.2),
        at(284, 246, 1.25, 14, 1.2),
        at(214, 244, 1.05, -46, -1),
        at(266, 244, 1.05, 46, 1),
    )
    out += "".join(
        line(f"M{x - 6} {y}l4 1M{x + 6} {y}l-4 1", "#ff6a4a", 3.4, 0.95) for x, y in ((152, 66), (330, 66), (80, 150), (404, 150))
    )
    lamp = p("M-7 4H7L9 22H-9ZM-5 0H5V4H-5Z", "#4a3522") + rect(-5, 7, 10, 12, "#fff3c4", 1, 2) + line("M0 0V-5", "#8a6a3a", 2)
    pair = man(206, 272, 1.2, "walk", "kat", "#5a3d55", "#30222f", cape="#8c2f34", held=lamp) + man(
        276, 272, 1.2, "walk", "allisa", "#4f6040", "#2c2a2c", cape="#3f7038", flip=True, held=lamp
    )
    return sheet(
        "Deadly Shadows",
        out,
        glow(240, 226, 150, "#ffb860", 0.9),
        cut(pair, "#ffe8b8"),
        glow(234, 222, 34, "#fff0c0"),
        glow(248, 222, 34, "#fff0c0"),
        mist(286, 40, "#8a70b0", 0.6, 3),
        motes(22, "#ffdca0", 9),
        vignette(0.85),
    )


@scene
def haunted_mists() -> str:
    """A churchyard in pale mist, and the dead standing among the stones, seeing well."""
    out = (
        ground("#dcd2f2", "#7a6ba6", "#1a1430", 0.5, 0.3)
        + moon(352, 64, 30, "#fff6ff", "#cfc0f4")
        + castle(112, 136, 1.1, "#5b4e86", "#ffd9a0")
    )
    out += hills(136, "#6a5c96", 3, 10) + mist(150, 50, "#e6dcfa", 0.8, 2) + hills(178, "#4c406f", 6, 8)
    out += "".join(
        ghost(x, y, s, "#f4f0ff", "#b3a4e0", "#2a1f45", "#8ff0ff", 0.3, o=o)
        for x, y, s, o in ((128, 118, 0.62, 0.75), (360, 124, 0.58, 0.7))
    )
    out += mist(190, 46, "#d6caf4", 0.8, 9) + g(
        "".join(
            tomb(x, y, s, k, "#3b3058")
            for x, y, s, k in ((70, 226, 0.9, 0), (178, 214, 0.8, 2), (312, 216, 0.85, 0), (414, 228, 1, 1))
        )
    )
    out += ghost(240, 96, 1.0, "#ffffff", "#bcaee8", "#1c1338", "#7df0ff", 0.7) + mist(240, 56, "#c4b6ea", 0.9, 4)
    bank = p(
        "M-20 310V232C0 214 34 218 44 236C60 220 92 222 100 242C118 226 150 232 156 250C176 238 204 246 208 264C232 252 262 254 274 268C286 248 318 246 328 256C336 236 372 230 384 244C396 224 432 222 442 236C456 218 484 216 500 232V310Z",
        lin("#f4ecff@.9", "#8f7fc4@.85"),
    )
    near = (
        tomb(104, 290, 1.5, 1, lin("#4a3d6b", "#1d1533"))
        + tomb(388, 296, 1.6, 2, lin("#4a3d6b", "#1d1533"))
        + tomb(20, 300, 1.4, 0, "#2a2044")
        + tomb(468, 300, 1.3, 0, "#2a2044")
    )
    return sheet(
        "Haunted Mists",
        out,
        cut(bank, "#ffffff", 0.8, 0.3),
        cut(near, "#efe6ff"),
        mist(286, 56, "#a594d6", 0.85, 8),
        motes(24, "#f4ecff", 2),
        vignette(0.7),
    )


@scene
def music_of_the_damned() -> str:
    """Somebody plays the organ with all ten bones: the player's back before the rising pipes."""
    out = ground("#e0b8f0", "#5d3a7e", "#140a24", 0.5, 0.4, 0.62)
    out += (
        p(arch(240, 260, 440, 290), "#3a2356") + rays(240, 120, 320, 22, "#f2d0ff", 0.16, 4) + glow(240, 130, 190, "#f0b8ff", 0.6)
    )
    pipe = lin("#f0dcb8", "#a8865e", "#463350", x2=1, y2=0)
    pipes = "".join(rect(x - w / 2, top, w, 200 - top, pipe, 1, 3) + p(f"M{x - w / 2} {top + 2}Q{x} {top - 14} {x + w / 2} {top + 2}Z", "#d8bc8c") + p(f"M{x - w * 0.26} 164L{x} 150L{x + w * 0.26} 164L{x + w * 0.2} 172H{x - w * 0.2}Z", "#160a20")
                    for x, top, w in [(240 + sx * (12 + i * 25), 30 + i * 9 + (38 if i % 2 else 0) - (10 if i == 6 else 0), 21) for sx in (-1, 1) for i in range(7)])  # fmt: skip
    case = (
        p("M60 200H420V222H60ZM86 222H394V264H86Z", lin("#6b4030", "#2a1622"))
        + rect(112, 206, 256, 10, "#f4ead0")
        + line("".join(f"M{x} 206v6" for x in range(118, 366, 9)), "#241420", 3.4)
    )
    keys = candle(92, 202, 30, 12, halo=70) + candle(388, 202, 30, 12, halo=70)
    player = (
        p("M176 292C180 246 196 220 218 210L240 202L262 210C284 220 300 246 304 292Z", lin("#4a2038", "#1a0a18"))
        + p("M206 292Q216 240 240 226Q264 240 274 292Z", "#2a1026")
        + p("M196 232C176 236 164 228 158 216M284 232C304 236 316 228 322 216", s="#3a182e", w=17)
    )
    bones = line(
        "".join(
            f"M{x} 214L{x + dx} {202 + abs(dx) * 0.2:.0f}L{x + dx * 1.3:.0f} 210"
            for x in (156, 324)
            for dx in (-17, -8, 1, 9, 17)
        ),
        "#efe4c4",
        3.6,
    )
    head = g(
        p(
            "M0 -30C20 -30 27 -16 26 0C26 12 20 16 18 22C10 28 -10 28 -18 22C-20 16 -26 12 -26 0C-27 -16 -20 -30 0 -30Z",
            lin("#f2e8cc", "#a3947c"),
        )
        + line("M-6 -28q-6 20 4 34q-8 6 -4 14M-16 14q16 8 32 0", "#5a4a52", 2),
        240,
        184,
        1.05,
    )
    notes = "".join(
        p(f"M{x} {y}q8 -4 8 3q-6 6 -9 0zM{x + 8} {y + 2}v-24l9 5", "#e2a0ff", o)
        + line(f"M{x + 8} {y + 2}v-24q8 2 9 9", "#f0c8ff", 2.2, o)
        for x, y, o in ((72, 120, 0.9), (392, 96, 0.9), (50, 60, 0.6), (420, 150, 0.7))
    )
    return sheet(
        "Music of the Damned",
        out,
        cut(pipes, VIOLET, 0.5),
        cut(case, VIOLET, 0.5),
        keys,
        cut(player, VIOLET),
        cut(head + bones, VIOLET),
        notes,
        mist(290, 50, "#8a5cc0", 0.7, 5),
        motes(26, "#ffd8a0", 7),
        vignette(0.85),
    )


@scene
def spirit_of_doom_environment() -> str:
    """It keeps a ledger of everything you waste: a hooded spirit writes your losses by the light of the page."""
    out = (
        ground("#a99be0", "#463a78", "#100a20", 0.5, 0.5, 0.6)
        + window(84, 200, 84, 180, lin("#8d80cc", "#3a2f66"), "#171029")
        + window(396, 200, 84, 180, lin("#8d80cc", "#3a2f66"), "#171029")
        + stones(0, 0, W, H, 9, 8, "#d8ccff", 0.5)
    )
    out += cut(spectre(240, 84, 1.12, lin("#4c4080", "#2b2152", "#140d2a"), "#1d1438", "#b0f4ff"), VIOLET) + glow(
        240, 236, 150, "#ffe2a0", 0.75
    )
    book = (
        p("M86 256L112 196Q180 178 240 204Q300 178 368 196L394 256Q300 238 240 264Q180 238 86 256Z", "#5a2438")
        + p("M100 246L122 192Q184 176 240 200L240 254Q184 230 100 246Z", lin("#fff4d0", "#c8a87a", x2=1))
        + p("M380 246L358 192Q296 176 240 200L240 254Q296 230 380 246Z", lin("#fff4d0", "#d8ba88"))
    )
    rows = "".join(f"M{136 - i * 5} {202 + i * 10}q40 -12 {86 + i * 2} 6" for i in range(4)) + "".join(
        f"M{258 - i} {206 + i * 10}q24 -14 {60 + i * 2} -12" for i in range(3)
    )
    strokes = line(rows, "#6a4a3a", 2.6, 0.8) + line("M140 200q36 -12 74 2M132 222q40 -12 80 2", "#c02030", 3)
    quill = g(
        p("M0 0L-4 -14C-16 -50 -6 -92 26 -120C30 -84 26 -48 4 -12Z", lin("#fff", "#9a90c8")) + line("M0 0L22 -108", "#5a4f86", 2),
        322,
        206,
        0.86,
        8,
    )
    fingers = bone_hand(366, 236, 0.72, -62, 0.5, 26, "#e6dcc0", arm=150)
    coins = "".join(
        e(x, y, 9, 7, "#f0c050") + e(x, y, 5, 3.6, "#b8842a")
        for x, y in (
            (
                64,
                214,
            ),
            (52, 242),
            (76, 270),
            (420, 268),
        )
    )
    return sheet(
        "Spirit of Doom",
        out,
        cut(book, "#fff0c8"),
        strokes,
        cut(fingers + quill, VIOLET),
        cut(coins, "#fff0c8"),
        glow(240, 214, 70, "#fff6d0", 0.5),
        mist(290, 50, "#6a58b0", 0.8, 3),
        motes(30, "#ffe6a8", 5, (60, 60, 420, 270)),
        vignette(0.85),
    )


# Events: moonlit blue-black, one warm light


@scene
def bubbling_cauldron() -> str:
    """A cauldron boils over its fire, its steam creeps out under every door, and eyes follow it in from the dark."""
    out = (
        ground("#4f7f86", "#1d3a50", "#060a16", 0.5, 0.45)
        + vault(("#1b3a4c", "#142b3e", "#0d1c2d", "#07101c"), 246, far=(120, 170), near=(440, 330), rim=COLD)
        + floor(240, "#05080f", "#1a2a38")
    )
    steam = "".join(
        p(d, lin("#9dffc0@0", "#7df0a8@.75", "#4cc888@.5"), o)
        for d, o in (
            ("M196 120C150 90 190 60 160 20C150 4 176 -10 200 6C240 40 190 70 232 116Z", 0.8),
            ("M246 118C230 80 290 60 262 16C256 0 290 -12 306 10C330 50 276 80 284 120Z", 0.8),
            ("M150 150C90 140 96 90 50 92C20 94 10 70 34 60C80 50 110 100 176 128Z", 0.6),
            ("M320 150C380 140 370 96 420 96C450 96 470 76 446 62C400 50 370 104 304 128Z", 0.6),
        )
    )
    watchers = "".join(
        eyes(x, y, s, c)
        for x, y, s, c in (
            (60, 196, 0.8, "#ff9a3a"),
            (96, 158, 0.55, "#ffd23e"),
            (410, 190, 0.85, "#ff9a3a"),
            (388, 150, 0.5, "#ffd23e"),
            (30, 148, 0.5, "#ff9a3a"),
            (448, 146, 0.55, "#ffd23e"),
        )
    )
    fire = glow(240, 262, 120, "#ff8a2a", 0.95) + "".join(
        flame(x, 280, s) for x, s in ((190, 0.7), (214, 0.95), (242, 1.1), (268, 0.9), (292, 0.7))
    )
    pot = (
        p("M146 146H334C352 180 346 228 312 252Q240 280 168 252C134 228 128 180 146 146Z", lin("#5a6478", "#252b3a", "#0c0e16"))
        + p("M168 262L158 284H170L184 262ZM312 262L322 284H310L296 262Z", "#171b26")
        + line("M134 168q-22 6 -20 30q2 20 22 22M346 168q22 6 20 30q-2 20 -22 22", "#3a4152", 7)
    )
    rim = e(240, 146, 106, 24, "#394154") + e(240, 144, 94, 18, "#0c2a1c") + e(240, 146, 90, 15, lin("#b8ffc8", "#3ec27a"))
    brew = "".join(
        e(x, y, r, None, rad("#f2fff0", "#8cf0a8@1:.5", "#2a9a62", cx=0.35, cy=0.3, r=0.8))
        for x, y, r in (
            (190, 140, 14),
            (222, 130, 20),
            (262, 136, 15),
            (292, 142, 11),
            (246, 114, 9),
            (206, 104, 7),
            (276, 96, 6),
        )
    )
    brew += p("M168 152C166 176 176 178 176 200C176 208 186 208 186 198C186 180 196 172 198 158Z", "#59d68c") + small_skull(
        308, 136, 1, "#e8e0c4", "#16301f", "", 14
    )
    return sheet(
        "Bubbling Cauldron",
        out,
        watchers,
        steam,
        fire,
        cut(pot, "#d8f0ff"),
        cut(rim, "#d8f0ff", 0.6),
        glow(240, 136, 110, "#a8ffc0", 0.5, 50),
        brew,
        flame(226, 288, 0.6),
        flame(258, 288, 0.6),
        motes(26, "#ffb45a", 3, (150, 150, 340, 280)),
        vignette(0.85),
    )


@scene
def corner_of_your_eye() -> str:
    """One huge frightened eye; at the edge of its iris, where one never quite looks, something slips by."""
    out = ground("#6f86b8", "#26355e", "#060914", 0.5, 0.5) + "".join(
        p(f"M-10 {y}Q240 {y - k} 490 {y}V-10H-10Z", "#0c1226", 0.28) for y, k in ((150, 190), (120, 150), (90, 110))
    )
    brow = p("M30 92C110 26 250 8 420 66C440 74 452 86 446 92C330 44 190 40 60 104C40 112 20 104 30 92Z", "#1a1420")
    white = p(
        "M36 160C110 78 190 60 250 62C330 66 400 110 446 168C380 226 310 246 240 244C160 242 90 214 36 160Z",
        lin("#9fb0d8", "#eef2fc@1:.45", "#8a9ac6"),
    )
    veins = line(
        "M60 164q30 -6 44 4t36 -2M76 184q30 2 50 -8M424 172q-30 -8 -46 2M410 190q-24 -2 -40 -10M96 140q20 6 36 2",
        "#c2405a",
        1.6,
        0.6,
    )
    iris = e(250, 152, 80, None, rad("#1a0c06@1:.34", "#ffc860@1:.4", "#e08a2a@1:.68", "#6a2c0c@1:.92", "#2a1008", r=0.5)) + line(
        "".join(
            f"M{250 + 34 * math.cos(a):.0f} {152 + 34 * math.sin(a):.0f}L{250 + 72 * math.cos(a):.0f} {152 + 72 * math.sin(a):.0f}"
            for a in (i * math.tau / 36 for i in range(36))
        ),
        "#5a2408",
        1.6,
        0.5,
    )
    pupil = e(250, 152, 31, None, "#080408")
    thing = (
        p(
            "M300 214C290 190 296 168 306 156C302 146 306 136 314 134C322 132 328 140 326 150C334 156 336 164 334 176L346 168L338 186C340 200 330 210 322 216Z",
            "#0a0610",
        )
        + line("M310 145h.1M320 144h.1", "#ff5a3a", 4)
        + line("M302 178L284 168L276 172M284 168L278 162", "#0a0610", 4.5)
    )
    shine = e(222, 120, 15, 18, "#fff", 0.9) + e(278, 176, 6, 7, "#fff", 0.5)
    lids = p(
        "M-10 -10H490V172C440 108 350 56 246 56C160 56 80 104 24 170L-10 190ZM-10 302V170H30C90 220 170 250 244 250C330 250 400 222 452 172L490 160V302Z",
        lin("#39456e", "#1d2444", "#10142a"),
    )
    lashes = line(
        "".join(
            f"M{x} {y}q{(x - 240) * 0.06:.0f} -14 {(x - 240) * 0.14:.0f} -24"
            for x, y in ((90, 108), (126, 86), (164, 70), (204, 60), (246, 57), (288, 60), (328, 71), (366, 88), (400, 108))
        ),
        "#0c0a14",
        5,
    )
    return sheet(
        "Corner of Your Eye",
        out,
        white,
        veins,
        cut(iris, "#fff0d0", 0.4, 0.3),
        pupil,
        thing,
        shine,
        line(
            "M24 170C80 104 160 56 246 56C350 56 440 108 490 172M24 174C90 226 170 254 244 254C330 254 400 226 452 176",
            "#05060f",
            12,
            0.45,
        ),
        lids,
        line(
            "M22 168C78 102 160 54 246 54C350 54 440 106 488 168M30 172C90 222 170 252 244 252C330 252 400 224 450 174",
            COLD,
            2.2,
            0.55,
        ),
        line("M60 70Q240 6 420 76", "#0b0f22", 7, 0.35),
        brow,
        lashes,
        motes(14, "#dfe8ff", 3),
        vignette(0.9),
    )


@scene
def cowardly_flight() -> str:
    """A kobold drops its lamp and bolts down the passage towards the lit door behind which its friends wait."""
    out = ground("#ffcf80", "#4a4e78", "#080b18", 0.68, 0.42, 0.6) + p("M0 0H480V292H0Z", "#0a1024", 0.35)
    out += (
        p("M0 0L300 92V200L0 292Z", lin("#0c1226", "#2c3560", x2=1, y2=0))
        + p("M480 0L372 92V200L480 292Z", lin("#2c3560", "#0c1226", x2=1, y2=0))
        + p("M0 292L300 200H372L480 292Z", lin("#6a5a5a", "#141628"))
        + p("M0 0L300 92H372L480 0Z", "#0a0e1e")
    )
    out += line(
        "M0 60L300 114M0 120L300 136M0 180L300 158M0 236L300 180M60 18V274M130 40V252M196 60V232M252 77V215M480 70L372 116M480 140L372 140M480 220L372 170M410 60V228M444 30V262",
        "#8a9ad0",
        1.4,
        0.22,
    )
    out += (
        p(arch(336, 202, 56, 92), lin("#fff0b8", "#ff9a3a"))
        + glow(336, 160, 110, "#ffb04a", 0.9)
        + hero_crowd(336, 168, 0.5, "#1a0f1a", 3, 3, 50, "#ff5a3a")
        + p("M300 200H372L430 292H200Z", lin("#ffb04a@.5", "#ff9a3a@0"))
    )
    skin, deep = lin("#d2683a", "#7a2c1c"), "#8a3a22"
    tail = p("M164 214C120 226 100 206 72 214C98 190 124 200 168 186Z", skin)
    legs = line("M186 222L222 238L214 268L236 270M168 222L136 240L104 226", deep, 17) + p(
        "M206 262L244 262L250 276H210ZM108 214L92 236L84 226Z", deep
    )
    body = (
        p("M150 214C146 180 164 146 196 138C220 136 232 156 226 184C222 212 196 234 168 232Z", skin)
        + p("M150 204L226 176L230 192L156 224Z", "#4c3524")
        + line("M160 190q20 -4 40 -20", "#f0b080", 3, 0.5)
    )
    arms = line("M212 160L250 148L268 126M180 166L150 150L138 124", "#b04e2a", 13) + line(
        "M268 126l8 -10M268 126l14 -4M138 124l-8 -10M138 124l4 -13", "#b04e2a", 5
    )
    head = (
        p(
            "M176 132C160 120 150 102 160 88L138 62C160 64 176 70 186 78C210 70 232 80 234 102L232 108C214 112 204 118 200 130C194 138 184 138 176 132Z",
            skin,
        )
        + p("M138 62C160 64 172 70 180 78L164 86Z", "#e8d0a0")
        + p("M206 76L222 52L222 80Z", "#e8d0a0")
        + p("M160 90C140 92 128 100 122 114C130 108 150 110 162 104Z", deep)
    )
    look = (
        e(186, 98, 10, 11, "#fff6c0")
        + e(182, 98, 3, 7, "#1a0c08")
        + p("M150 114C162 124 178 128 192 122C180 134 162 132 150 114Z", "#2a0a0c")
        + p("M156 118l3 7l4 -4zM168 123l3 6l4 -6z", "#fff")
    )
    sweat = p("M136 86q-8 8 0 12q6 -4 0 -12zM120 132q-7 6 -1 10q6 -3 1 -10zM232 60q7 6 1 10q-6 -3 -1 -10z", "#bfe6ff")
    dust = mist(272, 22, "#b8b0c8", 0.7, 4, 5, 60, 200) + line("M60 166H110M40 190H92M66 240H96", "#dfe6ff", 2.6, 0.5)
    return sheet(
        "Cowardly Flight",
        out,
        dust,
        cut(tail + legs, COLD),
        cut(arms + body + head, "#ffe0b0"),
        look,
        sweat,
        motes(20, "#ffd090", 8, (200, 90, 440, 260)),
        vignette(0.85),
    )


@scene
def cyrus_belview() -> str:
    """The count's crooked servant bows with his candles and shows the dear guests the door."""
    out = (
        ground("#6a86b8", "#22335c", "#070a17", 0.7, 0.45)
        + stones(0, 0, W, 246, 9, 6, "#bcd0ff", 0.7)
        + floor(240, "#070a14", "#24304e")
    )
    out += (
        p(arch(370, 246, 150, 216), "#3a2a26")
        + p(arch(370, 246, 118, 192), "#03040a")
        + glow(370, 150, 90, "#b02a2a", 0.35)
        + eyes(348, 120, 0.7, "#ff5a3a")
        + eyes(392, 96, 0.6, "#ffb03a")
        + eyes(380, 166, 0.8, "#ff5a3a")
        + eyes(340, 186, 0.5, "#ffb03a")
    )
    out += cut(
        p("M428 54L470 30V276L428 246Z", lin("#6a4630", "#2e1c16", x2=1, y2=0))
        + p("M428 92L470 76V86L428 101ZM428 196L470 210V220L428 206Z", "#2a2c34"),
        COLD,
    )
    robe = p(
        "M84 292C70 220 92 150 150 122C186 104 222 112 232 146C238 172 222 186 218 214C214 240 226 268 236 292Z",
        lin("#55618a", "#2b3154", "#12152a"),
    ) + p("M100 178C80 150 92 112 130 100C160 92 190 104 196 126C160 120 124 140 100 178Z", "#3d4670")
    arm = p("M196 150C226 152 250 158 278 150L284 166C252 182 222 184 196 180Z", "#414b78") + hand(
        296, 156, 0.4, 84, "#c8b49a", "#5a4636", 0.5, 10, wrist=10
    )
    face = (
        p(
            "M186 92C214 84 240 100 242 122C254 126 258 136 246 138C244 148 236 160 218 162C192 164 174 146 172 124C170 108 176 96 186 92Z",
            lin("#d6c2a4", "#8a705c"),
        )
        + p(
            "M168 120C160 88 190 66 222 80C232 84 238 92 240 100C220 92 204 96 196 112C190 128 184 132 180 150C172 144 168 132 168 120Z",
            "#3a3440",
        )
        + p("M180 122Q168 116 166 130Q170 140 182 138Z", "#b89c80")
    )
    features = (
        e(222, 114, 8, 9, "#fff6d8")
        + e(225, 115, 3.4, 4, "#1a1010")
        + p("M206 104Q222 96 238 108", s="#2c2430", w=4)
        + p("M206 140Q228 150 244 138Q236 156 220 154Q210 152 206 140Z", "#3a1014")
        + p("M212 143l4 5l4 -4zM224 145l3 5l4 -6zM234 143l2 4l4 -4z", "#f0e0b0")
        + line("M196 126l6 6M190 134l6 5", "#6a5040", 2)
    )
    stick = (
        line("M128 214V150M98 160Q98 184 128 184Q158 184 158 160", "#c9a24c", 6)
        + p("M112 216H144L150 226H106Z", "#c9a24c")
        + e(128, 206, 10, 7, "#e3c06a")
    )
    sleeve = p("M150 196C140 190 124 196 120 210C126 222 144 226 164 222L200 214L196 180Z", "#414b78") + line(
        "M116 204h24M118 212h24M120 220h20", "#c8b49a", 8
    )
    lights = candle(98, 160, 26, 11, halo=70) + candle(128, 150, 30, 11, halo=110) + candle(158, 160, 26, 11, halo=70)
    return sheet(
        "Cyrus Belview",
        out,
        cut(robe + arm, COLD),
        cut(face, "#ffdca0"),
        features,
        cut(stick, "#fff0c8"),
        lights,
        cut(sleeve, "#ffdca0"),
        motes(24, "#ffcf80", 4, (50, 60, 300, 270)),
        vignette(0.85),
    )


@scene
def frenzy() -> str:
    """Blood on the stones: one beast lunges, and at once lunges again."""
    out = ground("#b05a5a", "#43264e", "#080814", 0.5, 0.45) + stones(0, 0, W, H, 8, 9, "#c8c8ff", 0.7)
    out += "".join(
        p(d, "#8f1024", 0.85)
        for d in (
            "M-10 60C30 50 50 90 90 70C110 60 100 96 76 100C40 110 20 90 -10 110ZM40 100q8 30 0 56q-8 -20 0 -56zM76 98q5 20 0 36q-6 -12 0 -36z",
            "M490 40C450 30 430 66 396 56C380 52 384 84 410 86C440 90 460 76 490 96ZM440 84q8 36 0 70q-9 -30 0 -70z",
        )
    ) + line("M118 60h.1M128 92h.1M374 44h.1M366 88h.1M112 118h.1", "#8f1024", 7)
    fur = p(
        "M0 -96L-14 -62L-66 -104L-58 -56L-104 -66L-80 -30L-128 -20L-92 4L-136 36L-94 38L-120 78L-80 66L-92 110L-52 84L-30 120H30L52 84L92 110L80 66L120 78L94 38L136 36L92 4L128 -20L80 -30L104 -66L58 -56L66 -104L14 -62Z",
        "#4a3548",
    )
    muzzle = p(
        "M-58 -44Q-30 -66 0 -56Q30 -66 58 -44L70 -6L50 26L52 70Q30 98 0 98Q-30 98 -52 70L-50 26L-70 -6Z",
        lin("#8a6a74", "#4d3850"),
    )
    snout = (
        p("M-22 -14Q0 -26 22 -14L32 22H-32Z", "#a4848a")
        + p("M-16 -2Q0 -12 16 -2Q14 14 0 16Q-14 14 -16 -2Z", "#140c14")
        + line("M-34 22Q-48 12 -52 0M34 22Q48 12 52 0M-20 -22Q-6 -30 0 -22Q6 -30 20 -22", "#2a1a2a", 4)
    )
    maw = (
        p("M-44 26Q0 8 44 26Q50 62 34 80Q0 94 -34 80Q-50 62 -44 26Z", "#35060e")
        + p("M-20 72Q0 54 20 72Q10 86 0 86Q-10 86 -20 72Z", "#c23a4a")
        + p(
            "M-42 26l9 26l8 -30zM42 26l-9 26l-8 -30zM-22 22l6 16l7 -18zM22 22l-6 16l-7 -18zM-6 19l6 12l6 -12zM-34 80l4 -22l10 24zM34 80l-4 -22l-10 24zM-16 85l5 -13l7 14zM16 85l-5 -13l-7 14z",
            "#fff4dc",
        )
    )
    face = muzzle + snout + maw
    look = "".join(
        glow(sx * 32, -26, 26, "#ff4a1a")
        + p(f"M{sx * 48} {-36}Q{sx * 30} {-38} {sx * 16} {-18}Q{sx * 36} {-14} {sx * 48} {-36}Z", "#ffb03a")
        + e(sx * 32, -26, 3, 7, "#1a0508")
        for sx in (-1, 1)
    )
    echo = p(
        "M0 -96L-14 -62L-66 -104L-58 -56L-104 -66L-80 -30L-128 -20L-92 4L-136 36L-94 38L-120 78L-80 66L-92 110L-52 84L-30 120H30L52 84L92 110L80 66L120 78L94 38L136 36L92 4L128 -20L80 -30L104 -66L58 -56L66 -104L14 -62Z",
        "#a02a34",
    )
    twice = g(echo + maw + look, 346, 122, 1.0, 12, o=0.38) + g(echo + maw + look, 286, 132, 1.06, 6, o=0.6)
    gashes = "".join(
        p(
            f"M{x} {y}C{x - 10} {y + 50} {x - 34} {y + 92} {x - 74} {y + 126}C{x - 52} {y + 84} {x - 30} {y + 40} {x} {y}Z",
            lin("#fff6e0", "#ff7a4a"),
        )
        for x, y in ((104, 108), (138, 136), (168, 166))
    )
    return sheet(
        "Frenzy",
        out,
        glow(262, 140, 190, "#ff5a2a", 0.55),
        twice,
        cut(g(fur, 216, 142, 1.1), "#ffc0b0"),
        cut(g(face, 216, 142, 1.1), "#ffd8c0"),
        g(look, 216, 142, 1.1),
        gashes,
        motes(30, "#ff8a5a", 4, big=4),
        vignette(0.88),
    )


@scene
def ghost_of_prince_aurel() -> str:
    """The dead prince borrows your courage: a small warm heart of fire leaves your hand for his."""
    out = (
        ground("#86b0e0", "#2a4678", "#070b1a", 0.38, 0.4)
        + window(92, 230, 110, 210, lin("#cfe2ff", "#5a7cc0"), "#101a34")
        + window(420, 230, 84, 180, lin("#5a78b8", "#2a3f78"), "#101a34")
        + stones(0, 0, W, 250, 9, 3, "#cfe0ff", 0.5)
        + floor(250, "#060912", "#1c2a4a")
    )
    pale = lin("#f4fbff", "#b8d8f8@.95:.5", "#6a9cd8@0")
    robe = (
        p("M120 292C104 236 112 190 138 172C156 160 172 158 190 158C214 158 232 166 246 182C262 206 256 250 264 292Z", pale)
        + p("M160 162Q188 186 216 162L226 292H150Z", "#8fb8ea", 0.6)
        + line("M188 180V280M160 170q-6 60 -10 110M220 170q8 60 12 110", "#5a86c4", 2.4, 0.7)
        + p("M142 172Q188 150 238 174L232 188Q188 168 148 188Z", "#dceaff")
        + line("M160 176h.1M176 171h.1M194 170h.1M212 173h.1", "#5a86c4", 4)
    )
    head = (
        p(
            "M152 104C152 70 166 58 188 58C212 58 226 72 226 104C226 130 210 154 190 156C168 154 152 130 152 104Z",
            lin("#ffffff", "#c4dcf6"),
        )
        + p(
            "M146 118C138 76 156 50 188 50C222 50 238 76 232 118C226 108 226 92 214 82C196 92 170 92 160 84C152 94 152 108 146 118Z",
            "#9fc0ec",
        )
        + p("M148 62L142 24L164 44L188 16L212 44L236 24L230 62Q188 48 148 62Z", lin("#eafaff", "#8fc0f4"))
        + line("M188 30h.1M150 44h.1M228 44h.1", "#fff", 5)
    )
    face = (
        p("M164 104q10 -8 18 2q-8 6 -18 -2zM198 106q8 -10 18 -2q-10 8 -18 2z", "#2a4a80")
        + line("M160 96q12 -8 22 -1M198 95q12 -6 20 1M190 106q-5 14 1 18", "#5a86c4", 2.6)
        + p("M178 136q12 -6 24 0q-12 8 -24 0z", "#4a74b4")
    )
    arm = p("M232 178C262 176 282 186 304 194L302 216C276 220 250 220 232 212Z", lin("#e8f4ff", "#8fb8ea", x2=1, y2=0)) + hand(
        318, 206, 0.52, 78, "#e4f2ff", "#6a98d4", 0.8, 14, wrist=6
    )
    mine = p("M480 262C446 250 424 250 404 256L398 284C430 292 450 300 480 302Z", "#6a3a34") + hand(
        388, 264, 0.56, -62, "#d9a684", "#7a4a34", 0.9, 8, wrist=6
    )
    fire = (
        glow(352, 190, 84, "#ffb04a")
        + p(
            "M352 214C326 196 322 176 334 170C344 166 350 174 352 180C354 174 360 166 370 170C382 176 378 196 352 214Z", "#ff6a2a"
        )
        + flame(352, 178, 0.5)
        + p(
            "M352 206C338 194 336 184 342 180C348 178 351 184 352 188C353 184 356 178 362 180C368 184 366 194 352 206Z", "#fff0c0"
        )
    )
    trail = line("M388 244Q372 236 366 220M396 238Q386 222 372 214", "#ffcf80", 2.6, 0.8)
    return sheet(
        "Ghost of Prince Aurel",
        out,
        glow(190, 130, 150, "#cfe6ff", 0.5),
        cut(robe, "#ffffff", 0.5, 0.2),
        cut(arm, "#ffffff", 0.6, 0.3),
        cut(head, "#ffffff", 0.6, 0.3),
        face,
        fire,
        trail,
        cut(mine, "#ffd8a0"),
        mist(286, 44, "#7aa0dc", 0.8, 5, 7, -20, 340),
        motes(20, "#ffdca0", 9, (300, 120, 420, 260)),
        vignette(0.85),
    )


@scene
def howl_of_the_wolf() -> str:
    """A wolf howls from its crag before a moon that fills the sky, and a far window lights up."""
    out = (
        ground("#8fb0f0", "#2a4282", "#060b1e", 0.52, 0.36)
        + moon(262, 118, 100, "#f0f4ff", "#9ab4f4")
        + mist(96, 16, "#0f1c44", 0.55, 3, 5)
        + mist(150, 14, "#1a2c60", 0.5, 6, 5)
    )
    out += (
        castle(80, 214, 0.86, "#16234e", "#ffc060")
        + glow(69, 152, 26, "#ffb04a", 0.7)
        + hills(206, "#14204a", 4, 14)
        + mist(220, 40, "#6a86cc", 0.6, 2)
    )
    pines = "".join(
        f"M{x} {y}l14 30h-7l14 30h-8l16 40h-58l16 -40h-8l14 -30h-7z"
        for x, y in ((30, 190), (416, 176), (452, 200), (384, 214), (72, 222))
    )
    out += p(pines, "#0b1434")
    crag = p(
        "M120 302C140 262 150 250 176 246L204 232L262 230L300 236L318 258C340 270 356 284 364 302Z", lin("#3a4876", "#10172e")
    ) + line("M206 236l-14 30l10 26M276 236l12 26l-6 30M240 234l-4 30", "#060a18", 2.4, 0.7)
    rings = "".join(
        f'<path d="M{300 + k * 20} {44 - k * 2}Q{322 + k * 26} {62} {318 + k * 24} {92 + k * 8}" fill="none" stroke="#fff" stroke-width="{3.4 - k * 0.7}" opacity="{0.75 - k * 0.18}"/>'
        for k in range(3)
    )
    return sheet(
        "Howl of the Wolf",
        out,
        cut(crag, COLD, 0.8),
        cut(wolf_howling(244, 236, 1.2, lin("#2b3358", "#0c1024"), "#3b4674", "#ffb03a"), "#e8f0ff", 0.95),
        rings,
        mist(290, 44, "#5a74b8", 0.7, 8),
        motes(26, "#e8f0ff", 5),
        vignette(0.8),
    )


@scene
def illusionary_trick() -> str:
    """Before the tall mirror stands a hero; in the glass, a skeleton lifts the same hand."""
    out = (
        ground("#5f7ab4", "#202f5a", "#060815", 0.5, 0.45)
        + stones(0, 0, W, 244, 9, 12, "#bcd0ff", 0.6)
        + floor(240, "#05070f", "#202c4c")
        + p("M-10 -10H70Q54 120 78 302H-10ZM490 -10H410Q428 120 402 302H490Z", lin("#3a1c3c", "#12081a"))
    )
    frame = (
        p(arch(262, 262, 176, 256) + arch(262, 248, 140, 222), lin("#f0cf86", "#a87a34", "#5a3c18"), 1).replace(
            "<path ", '<path fill-rule="evenodd" '
        )
        + p("M240 16Q262 -8 284 16L276 30H248Z", "#d8b060")
        + e(262, 22, 8, None, "#c03040")
        + p("M170 262H354L366 278H158Z", "#7a5424")
    )
    glass = p(arch(262, 248, 142, 224), lin("#bfeee8", "#3f7f90", "#123044", x2=0.6))
    twin = bones_man(
        272,
        246,
        1.92,
        {
            "head": (0, -88),
            "neck": (0, -75),
            "hip": (0, -43),
            "le": (-20, -68),
            "lh": (-24, -90),
            "re": (16, -58),
            "rh": (18, -40),
            "lk": (-8, -23),
            "lf": (-10, 0),
            "rk": (8, -23),
            "rf": (10, 0),
        },
        "#efe6cc",
        "#12202a",
        "#ff9a3a",
    )
    gleam = p("M200 190L322 60V84L200 214ZM200 226L322 96V102L200 234Z", "#fff", 0.22)
    hero = man(
        170,
        288,
        1.92,
        {
            "head": (2, -88),
            "neck": (0, -75),
            "hip": (0, -43),
            "le": (20, -68),
            "lh": (25, -90),
            "re": (-16, -58),
            "rh": (-18, -40),
            "lk": (8, -23),
            "lf": (10, 0),
            "rk": (-8, -23),
            "rf": (-10, 0),
        },
        "kat",
        "#5b3a5a",
        "#2f2338",
        cape="#7d2430",
        back=True,
    )
    ripple = "".join(
        f'<ellipse cx="222" cy="118" rx="{r}" ry="{r * 1.15:.0f}" fill="none" stroke="#eafffb" stroke-width="2" opacity="{o}"/>'
        for r, o in ((12, 0.9), (22, 0.55), (33, 0.3))
    )
    return sheet(
        "Illusionary Trick",
        out,
        glass,
        cut(twin, "#eafff8", 0.6, 0.3),
        gleam,
        cut(frame, "#fff0c8"),
        ripple,
        glow(220, 118, 40, "#c8fff4", 0.6),
        candle(408, 274, 60, 18, halo=110),
        cut(hero, COLD),
        motes(22, "#ffe0a0", 5),
        vignette(0.88),
    )


def books(rng: random.Random, tones: tuple[str, ...], x0: float, x1: float, shelf: float, lean: float = 0) -> str:
    """A row of book spines, in one path a colour; `lean` is how much the shelf falls to the right."""
    rows, bands, x = dict.fromkeys(tones, ""), "", x0
    while x < x1 - 8:
        w, h = min(rng.randint(9, 19), round(x1 - x)), rng.randint(36, 54)
        y = shelf - h + (x - x0) * lean
        rows[rng.choice(tones)] += f"M{x:.0f} {y:.0f}h{w - 1}v{h}h-{w - 1}z"
        if w > 13:
            bands += f"M{x + 3:.0f} {y + 9:.0f}h{w - 7}"
        x += w + rng.choice((0, 0, 0, 0, 9))
    return "".join(p(d, tone) for tone, d in rows.items() if d) + line(bands, "#d8b060", 3, 0.65)


@scene
def lief_lipsiege() -> str:
    """The bookkeeper looks up over his spectacles from a desk of ledgers, pen in hand."""
    out = ground("#7a86a8", "#2c3450", "#080a16", 0.5, 0.4) + rect(0, 0, W, H, "#101428", 0.3)
    spines = ("#6a2c34", "#3a4a6a", "#6a5a34", "#2f5a50", "#533a66")
    rng = dice(5)
    for shelf in (70, 150, 230):
        out += books(rng, spines, 6, 474, shelf) + rect(0, shelf, W, 8, "#3a261c")
    out += rect(0, 0, W, H, rad("#0a0c1a@.2", "#0a0c1a@.85", cx=0.5, cy=0.4, r=0.7))
    coat = (
        p("M138 292C136 236 152 196 196 184L240 196L284 184C328 196 344 236 342 292Z", lin("#4c5064", "#1c1e2c"))
        + p("M208 186L240 246L272 186L254 176H226Z", "#efe6d4")
        + p("M232 190L240 198L248 190L252 214L240 222L228 214Z", "#23202c")
    )
    head = (
        p(
            "M196 112C196 72 212 54 240 54C268 54 284 72 284 112C284 146 264 178 240 180C216 178 196 146 196 112Z",
            lin("#ecd8bc", "#b8967a", x2=0.7),
        )
        + p(
            "M194 118C186 100 188 84 198 78C194 96 200 108 202 122ZM286 118C294 100 292 84 282 78C286 96 280 108 278 122Z",
            "#e0dce4",
        )
        + p("M196 118q-10 0 -8 14q4 12 14 10zM284 118q10 0 8 14q-4 12 -14 10z", "#d2b090")
        + p("M236 112Q226 138 232 146Q240 152 250 144Q250 134 244 112Z", "#d2ac8c")
    )
    face = (
        line("M208 100q12 -8 24 0M248 100q12 -8 24 0M212 76q28 -8 56 0M218 66q22 -6 44 0", "#6a5040", 3)
        + "".join(
            f'<circle cx="{x}" cy="128" r="15" fill="#ffe8b0" fill-opacity=".28" stroke="#d8b060" stroke-width="3.4"/>'
            for x in (219, 261)
        )
        + line("M234 126q6 -4 12 0M204 124l-10 -6M276 124l10 -6", "#d8b060", 3.4)
        + "".join(e(x, 112, 7, 4.6, "#fff") + e(x, 112, 3, None, "#23303a") for x in (220, 260))
        + line("M224 160q16 -6 32 0", "#6a2c2a", 3.6)
    )
    desk = p("M-10 246H490V302H-10Z", lin("#7a4c2c", "#331d14")) + p("M-10 246H490V252H-10Z", "#b98350")
    ledger = (
        p("M150 276L172 226Q210 216 240 230Q270 216 308 226L330 276Q280 262 240 276Q200 262 150 276Z", "#5a2030")
        + p(
            "M160 268L178 224Q212 216 240 228V268Q200 254 160 268ZM320 268L302 224Q268 216 240 228V268Q280 254 320 268Z",
            lin("#fff6d8", "#d8bc88"),
        )
        + line("M182 236q24 -6 48 0M178 246q26 -6 52 0M174 256q28 -7 56 0M250 236q24 -6 46 0M250 246q26 -6 50 0", "#6a5040", 2)
        + line("M256 256q24 -6 48 0", "#c0283a", 3)
    )
    quill = g(
        p("M0 0L-3 -12C-14 -44 -4 -78 22 -100C26 -70 22 -40 3 -10Z", lin("#fff", "#b8b4cc")) + line("M0 0L19 -92", "#7a7690", 2),
        290,
        240,
        0.86,
        12,
    ) + line("M284 246h.1", "#1c1420", 5)
    sleeve = p("M342 292C338 262 326 250 306 244L292 256L300 292Z", "#3a3d50") + line(
        "M302 248l-12 -8M306 256l-16 -6M308 264l-16 -4", "#e0c2a2", 9
    )
    left = "".join(
        rect(x, y, w, 14, c, 1, 2) + rect(x + 6, y + 3, 4, 8, "#e0c070")
        for x, y, w, c in ((60, 232, 84, "#6a2c34"), (68, 218, 70, "#3a4a6a"), (64, 204, 78, "#6a5a34"), (74, 190, 60, "#2f5a50"))
    )
    coins = "".join(
        e(x, y, 12, 5, "#f0c860") + p(f"M{x - 12} {y}v5q12 8 24 0v-5q-12 8 -24 0z", "#b8842a")
        for x, y in [(x, 252 - i * 6) for x, k in ((352, 4), (380, 7)) for i in range(k)]
    )
    return sheet(
        "Lief Lipsiege",
        out,
        cut(coat, "#ffdca0"),
        cut(head, "#ffe4b8"),
        face,
        desk,
        cut(left, "#ffe4b8"),
        cut(ledger, "#fff0d0"),
        coins,
        candle(420, 250, 64, 18, halo=150),
        cut(sleeve + quill, "#ffe4b8"),
        motes(20, "#ffdca0", 6),
        vignette(0.85),
    )


@scene
def mists_of_terror() -> str:
    """The mist has a face and hands: they close about one small torch."""
    out = (
        ground("#a8c0e4", "#3a5288", "#080d20", 0.5, 0.6, 0.62)
        + hills(176, "#26386a", 8, 18)
        + p(
            "".join(
                f"M{x} 300L{x + 4} {y}l-20 -26l22 14l2 -34l6 34l20 -18l-18 30l4 {300 - y}z"
                for x, y in ((50, 120), (412, 110), (448, 150), (92, 160))
            ),
            "#14204a",
        )
    )
    out += mist(40, 60, "#cfe0ff", 0.7, 4) + mist(130, 60, "#b4ccf4", 0.6, 6)
    face = (
        p(
            "M240 -20C320 -20 348 20 336 62C328 104 290 124 240 124C190 124 152 104 144 62C132 20 160 -20 240 -20Z",
            lin("#f4f8ff@.95", "#c4d6fa@.75:.6", "#9ab4ec@0"),
        )
        + p("M178 34Q204 18 222 42Q212 64 190 58Q176 50 178 34ZM302 34Q276 18 258 42Q268 64 290 58Q304 50 302 34Z", "#1a2858")
        + p("M214 84Q240 66 266 84Q268 116 240 120Q212 116 214 84Z", "#1a2858")
        + glow(202, 42, 20, "#ffb04a", 0.9)
        + glow(278, 42, 20, "#ffb04a", 0.9)
        + line("M202 42h.1M278 42h.1", "#fff0c8", 5)
    )
    grasp = p(
        "M-10 76C50 46 110 56 150 92C176 84 196 94 204 112C214 122 206 132 194 126L160 116C184 126 204 142 206 158C208 170 196 172 188 164L150 138C172 158 186 178 182 194C178 206 168 204 162 194L130 158C142 182 150 202 142 214C134 222 126 214 122 202L104 170C84 182 40 176 -10 206Z",
        lin("#ffffff", "#b4cdf8@.95:.6", "#7f9fdc@.5", x1=1, x2=0, y2=0.3),
    )
    pair = grasp + f'<g transform="translate(480 8) scale(-1 1)">{grasp}</g>'
    brand = p("M-3 14L3 14L3 -20H-3Z", "#6a4526") + flame(0, -18, 0.5)
    hero = man(
        240,
        286,
        1.36,
        {
            "head": (2, -88),
            "neck": (0, -75),
            "hip": (0, -43),
            "le": (12, -92),
            "lh": (8, -110),
            "re": (18, -60),
            "rh": (24, -44),
            "lk": (-10, -24),
            "lf": (-16, 0),
            "rk": (8, -24),
            "rf": (14, 0),
        },
        "allisa",
        "#5a6a46",
        "#2f332c",
        cape="#33583a",
        held=brand,
    )
    curls = p(
        "M120 300C130 264 160 262 170 276C186 252 214 262 212 282C206 272 194 276 192 288L196 300ZM360 300C350 264 320 262 310 276C294 252 266 262 268 282C274 272 286 276 288 288L284 300Z",
        lin("#ffffff@.95", "#a4bef0@.7"),
    )
    return sheet(
        "Mists of Terror",
        out,
        cut(face, "#ffffff", 0.6, 0.2),
        glow(240, 180, 120, "#ff9a3a", 0.95),
        cut(hero, "#ffd8a0"),
        cut(pair, "#ffffff", 0.9, 0.35),
        cut(curls, "#ffffff", 0.7, 0.3),
        mist(288, 40, "#c4d8fa", 0.7, 9),
        motes(22, "#ffb45a", 3, (190, 120, 290, 250)),
        vignette(0.8),
    )


@scene
def neglected_passage() -> str:
    """A passage that nobody has dusted: webs, rubble, the bones of the last hero, and one set of fresh footprints."""
    out = (
        ground("#c4d4f4", "#4a5e98", "#070b1a", 0.5, 0.45, 0.6)
        + vault(("#5a70ac", "#455890", "#324272", "#202e58", "#0f1838"), 224, far=(66, 104), near=(410, 310), rim=COLD)
        + p("M207 224H273L430 292H50Z", lin("#8fa2d4", "#1c2748"))
    )
    out += glow(240, 176, 70, "#ffb04a", 1) + rays(330, -30, 340, 4, "#dfe8ff", 0.2, 3, 100, 134)
    steps = "".join(
        p(
            f"M{x - 5 * k:.0f} {y}q{5 * k:.0f} {-9 * k:.0f} {10 * k:.0f} 0q{-5 * k:.0f} {7 * k:.0f} {-10 * k:.0f} 0z",
            "#0c1228",
            0.85,
        )
        for x, y, k in ((236, 232, 0.6), (247, 240, 0.8), (231, 249, 1.0), (252, 260, 1.25), (226, 272, 1.5), (260, 286, 1.8))
    )
    bones = bones_man(
        140,
        274,
        1.45,
        {
            "head": (10, -44),
            "neck": (2, -42),
            "hip": (-4, -10),
            "le": (14, -24),
            "lh": (26, -6),
            "re": (-14, -26),
            "rh": (-18, -6),
            "lk": (24, -22),
            "lf": (42, 0),
            "rk": (14, -20),
            "rf": (34, 2),
        },
        "#dcd6c4",
        "#0a0d1c",
        "",
        helmet="#8a92a8",
    ) + sword(192, 276, 0.56, 78, "#8a92a8")
    planks = p(
        "M300 292L318 176L342 180L328 292ZM352 292L336 206L358 200L388 292ZM284 250L404 208L412 226L292 270Z",
        lin("#7a5c48", "#2c2022"),
    ) + line("M318 190L310 284M346 210L366 288M296 256L400 220", "#1c1418", 1.8, 0.6)
    big = (
        web(66, -4, 200, 4, 92, "#f0f4ff", 0.85, 7, 6, 1.7)
        + web(414, -4, 170, 86, 178, "#f0f4ff", 0.75, 6, 5, 1.5)
        + web(240, 8, 84, 30, 150, "#dfe8ff", 0.55, 6, 4, 1.2)
    )
    spider = (
        line("M240 0V66", "#e8eeff", 1.4, 0.8)
        + e(240, 76, 8, 10, "#0a0c18")
        + line("M235 72q-18 -12 -24 4M235 78q-18 0 -22 16M245 72q18 -12 24 4M245 78q18 0 22 16", "#0a0c18", 2.6)
    )
    return sheet(
        "Neglected Passage",
        out,
        steps,
        cut(bones, COLD),
        cut(planks, COLD),
        big,
        spider,
        mist(284, 34, "#9ab0e0", 0.6, 3),
        motes(44, "#f0f4ff", 5, big=3),
        eyes(240, 176, 0.4, "#ff5a2a", halo=False),
        vignette(0.8),
    )


@scene
def overrun() -> str:
    """They come through every door at once: three doors burst, and the dead pour out of each."""
    out = (
        ground("#6f8cc4", "#24366a", "#060a18", 0.5, 0.4)
        + stones(0, 0, W, 240, 8, 21, "#c4d4ff", 0.7)
        + floor(226, "#05070f", "#27345a")
    )
    for x, w, h in ((78, 116, 190), (402, 116, 190), (240, 132, 206)):
        out += (
            p(arch(x, 232, w + 26, h + 20), "#18203c")
            + p(arch(x, 232, w, h), rad("#ffe0a0", "#ff9a3a@1:.5", "#7a2a18", cx=0.5, cy=0.55, r=0.6))
            + glow(x, 150, 84, "#ff9a3a", 0.5)
        )
    mob = hero_crowd(0, 0, 1, "#3a2030", 3, 3, 100, "#ffe08a")
    far = g(mob, 78, 124, 0.95) + g(mob, 402, 124, 0.95, sx=-0.95) + g(mob, 240, 108, 1.05)
    plank = rect(-34, -6, 68, 12, "#8a6040") + line("M-28 -2H24M-20 2H30", "#4a2c1c", 1.6, 0.7)
    splinters = "".join(
        g(plank, x, y, s, a)
        for x, y, s, a in (
            (160, 44, 0.9, 38),
            (318, 40, 0.95, -34),
            (28, 66, 0.7, -50),
            (454, 64, 0.7, 46),
            (182, 96, 0.6, -24),
            (300, 92, 0.6, 64),
        )
    )
    rags = man(0, 0, 1, "reach", "zombie", "#574062", "#1e2438", "#9ab88e", boots="#1a1a28")
    blue = man(0, 0, 1, "reach", "zombie", "#3f4c70", "#1e2438", "#a4b49a", boots="#1a1a28")
    bony = bones_man(0, 0, 1, "reach", "#d4cbb8", "#10121e", "#ffb03a", helmet="#6a7288")
    second = g(blue, 124, 262, 1.25) + g(bony, 346, 262, 1.3, sx=-1.3) + g(bony, 196, 256, 1.2)
    first = g(rags, 72, 298, 1.75) + g(blue, 410, 300, 1.75, sx=-1.75) + g(rags, 266, 302, 1.8, sx=-1.8)
    return sheet(
        "Overrun",
        out,
        far,
        cut(splinters, "#ffe0a0"),
        cut(second, COLD, 0.7),
        cut(first, COLD),
        mist(290, 36, "#8aa0d4", 0.6, 3),
        motes(30, "#ffc070", 4, (20, 30, 460, 250), 4),
        vignette(0.85),
    )


@scene
def overwhelming_terror() -> str:
    """Your legs decide: small figures bolt towards you from a dark that has a face."""
    out = (
        ground("#3a4c84", "#1a2450", "#04060f", 0.5, 0.3, 0.7)
        + p("M0 292L150 176H330L480 292Z", lin("#101836", "#3a4468"))
        + line("M196 176L130 292M240 176V292M284 176L350 292M110 208H370M60 246H420", "#9ab0e8", 1.4, 0.2)
    )
    gloom = p(
        "M-10 -10H490V186C460 170 450 200 420 182C396 168 384 200 356 190C330 178 320 204 290 196C266 188 254 206 230 198C204 190 192 206 166 194C140 184 130 204 104 190C80 178 66 200 40 184C20 172 6 190 -10 182Z",
        lin("#0a0f26", "#05070f@.94"),
    )
    face = (
        p(
            "M150 40C170 26 204 34 216 66C204 92 168 92 152 76C142 66 142 50 150 40ZM330 40C310 26 276 34 264 66C276 92 312 92 328 76C338 66 338 50 330 40Z",
            rad("#ffcf6a", "#e0502a@1:.35", "#3a0c1a@.9"),
        )
        + e(190, 62, 6, 10, "#fff4c8")
        + e(290, 62, 6, 10, "#fff4c8")
        + p("M240 78L226 108H254Z", "#2a3a70", 0.9)
    )
    face += p("M138 122Q240 92 342 122Q350 168 316 186Q240 206 164 186Q130 168 138 122Z", "#1c2a5c") + p(
        "M148 126L160 160L174 122L188 158L204 117L220 156L240 115L260 156L276 117L292 158L306 122L320 160L332 126ZM166 184L178 160L190 188L204 164L218 191L232 168L246 192L260 167L276 190L290 162L304 186L314 160L322 182Z",
        lin("#dfe8ff", "#7f94cc"),
    )
    mane = line("M120 20Q90 80 110 150M360 20Q390 80 370 150M100 0Q54 70 74 160M380 0Q426 70 406 160", "#3a4c90", 5, 0.5)
    runners = (
        man(150, 286, 1.25, "run", "kat", "#6a4258", "#33263a", cape="#a02f34", flip=True)
        + man(330, 288, 1.3, "run", "allisa", "#5a6a46", "#2f332c", cape="#3f7038")
        + man(242, 294, 1.12, "up", "thorgrim", "#7a6a58", "#3a3038", "#d2a07c", cape="#46507c")
    )
    lamp = glow(214, 284, 60, "#ff9a3a", 0.9) + g(
        p("M-30 -4L16 -3L16 3L-30 4Z", "#6a4526") + g(flame(0, 0, 0.5), 16, 0, 1, 40), 204, 282, 1, -10
    )
    return sheet(
        "Overwhelming Terror",
        out,
        gloom,
        mane,
        glow(240, 100, 190, "#5a70c8", 0.5),
        face,
        mist(190, 30, "#2a3870", 0.8, 3),
        lamp,
        cut(runners, "#ffd8a0"),
        motes(18, "#ffb45a", 6, (130, 190, 350, 280)),
        vignette(0.8),
    )


@scene
def passage_of_time() -> str:
    """A candle burnt down to its last inch before the face of a clock that nobody wound."""
    out = ground("#86a0dc", "#2c4080", "#070b1c", 0.56, 0.4) + glow(270, 122, 190, "#b8ccff", 0.7)
    dial = e(270, 122, 112, None, lin("#3a4674", "#141a38", x2=0.5)) + e(
        270, 122, 98, None, rad("#f2f0ff", "#c4cdf0@1:.6", "#7f90cc", cx=0.42, cy=0.38, r=0.7)
    )
    for i in range(60):
        a = math.radians(i * 6)
        if i % 5:
            continue
        dial += line(
            f"M{270 + 90 * math.sin(a):.1f} {122 - 90 * math.cos(a):.1f}L{270 + 74 * math.sin(a):.1f} {122 - 74 * math.cos(a):.1f}",
            "#2a2f52",
            6 if i % 15 == 0 else 3.4,
        )
    crack = line("M206 52L226 82L216 98L240 126L236 150L254 186", "#2a2f52", 2, 0.7)
    hands = line("M270 122L290 66", "#1a1c36", 7) + line("M270 122L224 60", "#1a1c36", 5) + e(270, 122, 9, None, "#c9a24c")
    teeth = "".join(
        f"M{x + 34 * math.cos(a):.0f} {y + 34 * math.sin(a):.0f}L{x + 46 * math.cos(a):.0f} {y + 46 * math.sin(a):.0f}"
        for x, y in ((420, 210), (424, 60))
        for a in (k * math.tau / 10 for k in range(10))
    )
    gears = line(teeth, "#2c3768", 12) + "".join(
        e(x, y, 36, None, "#2c3768") + e(x, y, 14, None, "#10163a") for x, y in ((420, 210), (424, 60))
    )
    table = p("M-10 254H490V302H-10Z", lin("#4a3440", "#140e1c")) + p("M-10 254H490V258H-10Z", "#9a7a70")
    dish = p("M64 252Q140 276 216 252L204 266Q140 280 76 266Z", lin("#e0b860", "#6a4a20")) + p(
        "M210 256q30 -8 28 10q-8 12 -26 4", s="#c9a24c", w=6
    )
    wax = (
        p(
            "M96 252C88 240 100 230 110 232C108 210 116 200 122 190Q140 180 160 190C168 202 170 216 172 230C186 226 196 242 186 254Q140 266 96 252Z",
            lin("#fff0cc", "#d8b884", "#8a6448"),
        )
        + p("M122 190Q140 202 160 190Q148 184 122 190Z", "#ffdf9a")
        + line("M126 206q-6 20 -4 36M158 204q6 18 4 40M142 210v28", "#fff6e0", 5, 0.55)
    )
    fire = (
        glow(142, 160, 110, "#ff9a3a", 0.9) + line("M141 194q-3 -6 1 -12", "#1a0d06", 3.4) + g(flame(0, 0, 0.8), 142, 186, 1, 14)
    )
    smoke = p("M148 134C132 110 170 96 152 70C144 54 162 44 158 22C172 44 160 56 168 72C182 98 146 112 156 136Z", "#cfd8ff", 0.4)
    moth = g(
        p("M0 0C-22 -24 -40 -10 -30 4C-22 14 -6 10 0 4C6 10 22 14 30 4C40 -10 22 -24 0 0Z", lin("#d8c8b0", "#7a6a70"))
        + p("M-2 -6H2L1 14H-1Z", "#3a2c34"),
        92,
        150,
        0.62,
        -24,
    )
    return sheet(
        "Passage of Time",
        out,
        gears,
        cut(dial, COLD),
        crack,
        hands,
        table,
        cut(dish, "#ffe4b0"),
        smoke,
        fire,
        cut(wax, "#fff4d8"),
        moth,
        g(flame(0, 0, 0.8), 142, 186, 1, 14),
        motes(26, "#ffdca0", 8, (60, 60, 260, 250)),
        vignette(0.85),
    )


@scene
def prowling_spirits() -> str:
    """Cold fingers in your pockets: pale hands without owners empty a hero's purse."""
    out = ground("#6f92c8", "#22386a", "#060a18", 0.45, 0.5) + vault(
        ("#26386a", "#1c2a54", "#121c3c", "#0a1026"), 240, far=(120, 170), near=(440, 330), rim=COLD
    )
    coat = (
        p("M128 -10C120 60 116 150 96 302H384C366 170 364 80 350 -10Z", lin("#6a4432", "#3a2420", "#1c1016"))
        + p("M120 92H358L362 128H116Z", "#2c1a16")
        + p("M216 84H262V136H216Z", lin("#f0cf86", "#8a642c"))
        + p("M228 96H250V124H228Z", "#2c1a16")
        + line("M180 -10L186 92M296 -10L292 92M240 136V302", "#1c1014", 4, 0.5)
        + line("M132 98H210M268 98H352M130 122H210M268 122H354", "#c9965a", 1.6, 0.6)
    )
    purse = (
        p(
            "M292 128C296 138 288 146 280 152C254 172 244 214 268 238C296 256 344 254 364 234C384 208 366 168 340 152C330 146 326 138 332 128Z",
            lin("#a87848", "#6a4426", "#33200f"),
        )
        + p("M278 146Q310 160 344 146L340 156Q310 168 282 156Z", "#c9342e")
        + line("M296 168q-16 26 -8 54M322 170q4 30 -4 62M340 170q14 24 6 50", "#33200f", 3, 0.5)
    )
    gold = glow(308, 138, 60, "#ffd060", 0.9) + "".join(
        e(x, y, 12, 8, "#ffe08a") + e(x, y, 7, 4.5, "#d09a34")
        for x, y in ((296, 132), (318, 128), (308, 122), (330, 136), (282, 138))
    )
    loose = "".join(
        g(e(0, 0, 12, 9, "#ffd860") + e(0, 0, 7, 5, "#c88a2a"), x, y, 1, a)
        for x, y, a in ((232, 220, 20), (214, 256, -14), (392, 150, 30), (246, 270, 40))
    )
    gem = p("M370 96L384 84L398 96L384 120Z", "#ff5a6a") + p("M370 96H398L384 84Z", "#ffb0b4")
    pale, deep = lin("#f4fbff", "#9cc4f4@.9:.6", "#5a8ad8@0"), "#5a86c8"
    thieves = hand(338, 82, 0.8, 196, pale, deep, 0.7, 16, wrist=80) + hand(
        218, 204, 0.8, 62, pale, deep, 0.8, 16, wrist=110, flip=True
    )
    third = hand(420, 210, 0.85, -66, pale, deep, 0.8, 16, wrist=110) + hand(128, 92, 0.6, 84, pale, deep, 0.7, 12, wrist=110)
    faces = ghost(54, 66, 0.5, "#e0f0ff", "#7aa4e0", "#14224a", "", 0.2, arms=False, o=0.75) + ghost(
        432, 52, 0.42, "#e0f0ff", "#7aa4e0", "#14224a", "", 0.2, arms=False, o=0.6
    )
    return sheet(
        "Prowling Spirits",
        out,
        faces,
        cut(coat, "#ffd8b0", 0.6),
        gold,
        cut(purse, "#ffe0b0"),
        loose,
        cut(thieves + third, "#ffffff", 0.7, 0.35),
        gem,
        mist(290, 40, "#7aa0dc", 0.7, 5),
        motes(24, "#ffe08a", 7, (190, 80, 420, 280)),
        vignette(0.85),
    )


@scene
def reinforcements() -> str:
    """Fresh feet on old stairs: a file of armed skeletons comes down out of the light."""
    out = (
        ground("#ffd08a", "#4a5890", "#070b1a", 0.28, 0.16, 0.8)
        + stones(0, 0, W, H, 9, 14, "#c8d8ff", 0.7)
        + rect(0, 0, W, H, "#0a1028", 0.3)
        + p(arch(92, 108, 104, 120), rad("#fff0b8", "#ffb04a@1:.6", "#a0502a", r=0.6))
        + glow(92, 60, 150, "#ffb860", 0.8)
    )
    top = [(34 + i * 52, 104 + i * 24) for i in range(9)]
    stairs = "M-10 302V104H34" + "".join(f"L{x} {y}V{y + 24}H{x + 52}" for x, y in top) + "V302Z"
    steps = (
        p(stairs, lin("#55649a", "#1a2244"))
        + line("".join(f"M{x} {y + 24}H{x + 52}" for x, y in top), "#ffe0a8", 2.4, 0.7)
        + line("".join(f"M{x + 1} {y + 2}v20" for x, y in top), "#060a1a", 3, 0.5)
    )
    rail = line("M60 20L470 210", "#0c1228", 7) + line(
        "".join(f"M{x} {20 + (x - 60) * 0.463:.0f}v{60}" for x in range(90, 470, 44)), "#0c1228", 4
    )
    pole = spear(23, -62, 110, 0.62, 4, "#8a6248")
    file = "".join(
        bones_man(x, y, s, "walk", "#e0d6bc", "#10121e", "#ff9a3a", held=pole, helmet=h)
        for x, y, s, h in (
            (74, 106, 0.86, "#56607c"),
            (132, 138, 1.0, "#6a7694"),
            (204, 176, 1.18, "#56607c"),
            (290, 222, 1.4, "#7a86a4"),
        )
    )
    shield = "".join(
        e(x, y, r, r * 1.15, lin("#6a2c34", "#2c1018")) + e(x, y, r * 0.3, None, "#c9a24c")
        for x, y, r in ((276, 166, 17), (194, 130, 14), (124, 98, 12))
    )
    near = (
        bones_man(400, 292, 1.72, "walk", "#efe6cc", "#10121e", "#ff9a3a", held=pole, helmet="#8a96b4")
        + e(384, 222, 23, 27, lin("#8a3a42", "#34121c"))
        + e(384, 222, 7, None, "#e0bb5e")
    )
    return sheet(
        "Reinforcements",
        out,
        g(rail, 0, -4, 1, 0, o=0.7),
        steps,
        cut(file + shield, "#ffe4b4"),
        cut(near, "#ffe4b4"),
        mist(288, 36, "#6a80bc", 0.6, 4),
        motes(24, "#ffd890", 3, (30, 20, 330, 240)),
        vignette(0.85),
    )


@scene
def secret_door() -> str:
    """The bookcase was a door; through the gap, warm light and something that has been watching."""
    out = ground("#5a74ac", "#22305a", "#070a16", 0.5, 0.45) + rect(0, 0, W, H, "#0c1226", 0.45)
    rng = dice(11)
    tones = ("#5a2a34", "#2f4468", "#5c5034", "#2a5048", "#4a3460", "#6a4030")
    left = rect(0, 14, 164, 278, "#2a1c18") + "".join(
        rect(10, y - 56, 146, 58, "#0c0a14") + books(rng, tones, 12, 156, y) + rect(0, y, 164, 8, "#4c3222")
        for y in (84, 150, 216, 282)
    )
    gap = p("M164 20H322V292H164Z", rad("#ffe9a8", "#ffa03a@1:.4", "#5a1c18", cx=0.32, cy=0.5, r=0.7)) + "".join(
        p(arch(224, 292, w, h), c) for w, h, c in ((110, 250, "#b0522a"), (84, 212, "#7a2a20"), (60, 176, "#3a1018"))
    )
    lurker = (
        p("M186 292C184 236 192 196 206 176C202 160 206 140 222 136C242 136 248 154 242 176C258 194 268 236 266 292Z", "#0c0610")
        + p("M206 150L196 126L216 140ZM240 150L250 126L232 140Z", "#0c0610")
        + line("M186 212L172 200L164 204M172 200L166 192M172 200L168 212", "#0c0610", 6)
    )
    door = (
        p("M288 6L440 26V292L288 302Z", "#3a261c")
        + "".join(
            p(f"M300 {y0}L430 {y0 + k}V{y1 + k * 0.6:.0f}L300 {y1}Z", "#0e0b16")
            for y0, y1, k in ((26, 76, 14), (92, 142, 8), (158, 208, 2), (224, 280, -4))
        )
        + "".join(g(books(rng, tones, 0, 126, 48, d), 302, y, 1) for y, d in ((28, 0.1), (94, 0.06), (160, 0.02), (228, -0.02)))
    )
    door += p("M288 6L300 8V300L288 302Z", lin("#ffcf80", "#c87a34"))
    spill = p("M166 292L290 292L250 302H60Z", "#ffb04a", 0.7) + rays(240, 150, 260, 6, "#ffd890", 0.28, 5, 140, 220)
    rug = p("M-10 302H490V288H-10Z", "#14101e")
    return sheet(
        "Secret Door",
        out,
        left,
        gap,
        glow(226, 160, 90, "#ffd080", 0.5),
        lurker,
        eyes(224, 158, 0.9, "#ff3a2a"),
        spill,
        rug,
        cut(door, "#ffdca0"),
        rect(440, 14, 50, 278, "#2a1c18"),
        candle(40, 20, 1, 1, lit=False),
        line("M316 296Q380 280 436 292", "#ffdca0", 2, 0.4),
        motes(36, "#ffe0a0", 4, (120, 40, 330, 280)),
        vignette(0.85),
    )


@scene
def spirit_of_doom_event() -> str:
    """It stands up to the roof behind the one who thought himself safe, and lays a finger on him."""
    out = (
        ground("#8fb4ea", "#2a4684", "#050918", 0.5, 0.3, 0.66)
        + vault(("#3a5698", "#293f76", "#182850", "#0b1329"), 250, far=(210, 250), near=(450, 340), rim=COLD)
        + floor(246, "#05070f", "#2c3e6e")
    )
    cloth = lin("#46619f", "#263a72", "#121c42")
    body = g(spectre(0, 0, 1.25, cloth, "#16234e", "#a8f4ff"), 214, 72)
    scythe = line("M92 292L138 20", "#5a4438", 8) + p(
        "M128 34C150 -6 230 -16 286 14C240 8 190 16 146 48Z", lin("#f4f8ff", "#8aa0cc", x2=1, y2=0.4)
    )
    sleeve = p(
        "M258 84C312 86 366 118 376 160C380 188 364 208 346 218L306 190C318 178 314 168 300 160C280 150 262 130 258 84Z",
        lin("#46619f", "#6f8ed0"),
    )
    cuff = (
        p("M306 190L346 218L339 228Q314 216 299 200Z", "#b8ccf4")
        + line("M322 210L310 226L300 230", "#eef4e8", 9)
        + line("M300 230L286 231L268 220M300 234L292 243L280 243M302 236L296 249L286 251M304 226L294 218", "#eef4e8", 5.4)
        + line("M286 231h.1M292 243h.1M296 249h.1", "#9ab0b8", 4)
    )
    light = p("M254 150L172 296H322Z", lin("#dff8ff@.1", "#ffe0a0@.5")) + e(248, 286, 76, 12, "#ffe6b0", 0.45)
    hero = man(
        246,
        288,
        0.94,
        "walk",
        "thorgrim",
        "#8a6a4a",
        "#4a3430",
        "#d2a07c",
        cape="#b04838",
        flip=True,
        held=glow(0, 8, 26, "#ffd070") + p("M-5 3H5L7 17H-7Z", "#5a4326") + rect(-4, 6, 8, 8, "#fff0b8", 1, 2),
    )
    busy = g(
        bones_man(0, 0, 0.9, "reach", "#8a9cc8", "#10183a", "#ff9a3a", flip=True)
        + man(-44, 2, 0.92, "walk", "hood", "#22305c", "#16204a", "#22305c"),
        432,
        284,
    ) + g(
        bones_man(0, 0, 0.9, "reach", "#8a9cc8", "#10183a", "#ff9a3a")
        + man(44, 2, 0.92, "walk", "hood", "#22305c", "#16204a", "#22305c", flip=True),
        46,
        284,
    )
    return sheet(
        "Spirit of Doom",
        out,
        mist(230, 50, "#7aa0e0", 0.6, 6),
        busy,
        cut(body + sleeve, "#e4f4ff"),
        line("M262 112C272 140 290 152 304 158", "#0c1638", 4, 0.6),
        cut(scythe, "#ffffff"),
        light,
        cut(hero, "#fff0c8"),
        cut(cuff, "#ffffff", 0.9),
        glow(266, 218, 22, "#c8f8ff"),
        mist(290, 30, "#5a7cc4", 0.6, 3),
        motes(30, "#ffe6b0", 5, (170, 150, 330, 284)),
        vignette(0.85),
    )


@scene
def strahds_hunger() -> str:
    """The count's mouth, close: the fangs out, one drop already on the lip."""
    out = (
        ground("#4a5c94", "#1e2850", "#060813", 0.5, 0.4)
        + p("M-10 302V120C40 150 80 210 96 302ZM490 302V120C440 150 400 210 384 302Z", lin("#b3242e", "#4a0c16"))
        + line("M-10 120C40 150 80 210 96 302M490 120C440 150 400 210 384 302", "#ff8a7a", 2.4, 0.6)
    )
    face = p(
        "M84 -10C84 90 120 196 176 246Q240 284 304 246C360 196 396 90 396 -10Z",
        lin("#f4ece8", "#d4c6d0", "#8a80a0", x2=0.9, y2=0.7),
    )
    shade = (
        p(
            "M84 -10C84 90 120 196 176 246Q150 180 146 120Q140 40 150 -10ZM396 -10C396 90 360 196 304 246Q346 190 350 120Q346 40 340 -10Z",
            "#3a3a6a",
            0.32,
        )
        + p("M206 -10Q196 50 192 76Q200 92 224 90L240 98L256 90Q280 92 288 76Q284 50 274 -10Z", "#fff", 0.28)
        + p(
            "M196 70Q188 84 204 92Q216 84 224 90Q240 100 256 90Q264 84 276 92Q292 84 284 70Q276 80 268 76Q240 94 212 76Q204 80 196 70Z",
            "#7a6478",
        )
        + line("M176 84Q150 116 148 150M304 84Q330 116 332 150", "#6a5a78", 4, 0.5)
        + line("M240 104V126", "#9a8698", 5, 0.4)
    )
    mouth = p(
        "M150 150C178 132 208 122 222 122Q232 122 240 128Q248 122 258 122C272 122 302 132 330 150C316 190 284 222 240 224C196 222 164 190 150 150Z",
        "#22040a",
    )
    lips = p(
        "M150 150C178 130 208 118 222 118Q232 118 240 125Q248 118 258 118C272 118 302 130 330 150C304 146 276 140 258 139Q248 139 240 143Q232 139 222 139C204 140 176 146 150 150Z",
        lin("#d8344a", "#7a1024"),
    ) + p(
        "M150 150C168 192 200 208 240 208C280 208 312 192 330 150C320 206 282 236 240 238C198 236 160 206 150 150Z",
        lin("#8a1428", "#e04a5a", "#7a1024"),
    )
    teeth = (
        p(
            "M182 146Q240 134 298 146L296 162Q288 160 282 168L276 164L270 170L258 166L252 170L240 168L228 170L222 166L210 170L204 164L198 168Q192 160 184 162Z",
            lin("#fffaf2", "#d8cfd4"),
        )
        + p(
            "M190 144L204 146Q204 180 195 204Q184 176 184 146ZM290 144L276 146Q276 180 285 204Q296 176 296 146Z",
            lin("#ffffff", "#f0e6e0", "#c0b0b8"),
        )
        + p("M206 206Q240 192 274 206Q240 216 206 206Z", "#c2404e")
    )
    drop = (
        p("M285 200C274 218 274 234 285 236C296 234 296 218 285 200Z", lin("#ff5a4a", "#b00c1c"))
        + line("M281 224v4", "#ffd0c8", 3.4)
        + line("M195 204V216", "#d0182a", 5)
        + p("M240 236C234 250 230 262 240 268C250 262 246 250 240 236Z", "#d0182a")
    )
    stain = p("M300 230q14 14 8 44q-6 10 -10 -2q2 -26 -6 -40z", "#b00c1c", 0.9)
    hair = p(
        "M84 -10C76 40 60 60 40 70C70 100 84 70 96 60C92 36 92 10 96 -10ZM396 -10C404 40 420 60 440 70C410 100 396 70 384 60C388 36 388 10 384 -10Z",
        "#14101e",
    )
    return sheet(
        "Strahd's Hunger",
        out,
        glow(240, 60, 220, "#9ab4ff", 0.4),
        cut(face, "#ffffff", 0.8),
        shade,
        hair,
        mouth,
        cut(teeth, "#ffffff", 0.5, 0.4),
        cut(lips, "#ffb0b0", 0.7, 0.4),
        stain,
        glow(285, 222, 50, "#ff2a2a", 0.7),
        drop,
        motes(16, "#ff8a7a", 4),
        vignette(0.88),
    )


@scene
def strahds_minions() -> str:
    """Two of the dead carry a hero off, quite carefully, through a moonlit gate."""
    out = (
        ground("#b0c8f4", "#3a5496", "#070c20", 0.5, 0.36, 0.62)
        + moon(240, 96, 74, "#eef3ff", "#a4bcf8")
        + castle(240, 206, 1.0, "#1a2654", "#ffb04a")
        + hills(200, "#1a2654", 7, 10)
        + mist(206, 40, "#a4bcf4", 0.7, 3)
    )
    out += (
        cut(wall_with(arch(240, 302, 372, 296), lin("#2c3864", "#0f152e")), COLD, 0.7)
        + stones(0, 0, 66, H, 9, 4, "#c8d8ff", 0.8)
        + stones(414, 0, 66, H, 9, 5, "#c8d8ff", 0.8)
        + p("M54 274Q240 244 426 274V302H54Z", lin("#3a4a80", "#0c1228"))
    )
    carry = {
        "head": (-2, -90),
        "neck": (0, -76),
        "hip": (0, -44),
        "le": (16, -88),
        "lh": (14, -108),
        "re": (-16, -88),
        "rh": (-18, -108),
        "lk": (10, -26),
        "lf": (14, -2),
        "rk": (-6, -24),
        "rf": (-18, -2),
    }
    bearers = man(168, 286, 1.32, carry, "zombie", "#4c4660", "#2a2840", "#9ab08e", boots="#1a1c2c", flip=True) + man(
        312, 286, 1.32, carry, "zombie", "#5a3c44", "#2c2434", "#8fa68a", boots="#1a1c2c", flip=True
    )
    body = (
        p(
            "M128 136C150 130 170 136 188 138L300 138C330 138 350 136 372 144L388 138L390 154L368 156C340 160 320 158 296 158L190 160C164 160 146 156 128 152Z",
            lin("#5a6a8a", "#2c3450"),
        )
        + p("M186 136H300L302 162C290 168 200 168 184 162Z", "#8c2f34")
        + p("M196 160L190 196L214 186L226 202L240 184L258 198L280 162Z", "#7a2830")
    )
    head = (
        e(112, 142, 15, 15, "#d9a684")
        + p("M124 130Q108 118 96 132Q90 150 100 162Q98 144 110 136Z", "#2a1f2c")
        + line("M104 146q4 3 8 0", "#5a3428", 2)
        + p("M118 154q8 6 14 0l-2 -16q-8 8 -12 16z", "#c0332e")
    )
    limp = line("M176 152L162 184L166 206", "#5a6a8a", 10) + line("M166 206v4", "#d9a684", 9) + sword(196, 276, 0.42, 96)
    return sheet(
        "Strahd's Minions",
        out,
        cut(g(bearers, 0, 4), COLD),
        cut(g(limp + body + head, 0, -10), "#ffffff"),
        bat(120, 54, 0.34, "#1a2654") + bat(352, 70, 0.42, "#1a2654", 12) + bat(316, 34, 0.26, "#1a2654"),
        mist(288, 36, "#8aa4e4", 0.8, 9),
        motes(20, "#f0f4ff", 5),
        vignette(0.8),
    )


@scene
def strahds_trick() -> str:
    """The floor tilts: a chequered hall slides like a tongue towards a ring of teeth, and the hero with it."""
    out = (
        ground("#7a8cc8", "#2c3a74", "#060916", 0.25, 0.2, 0.8)
        + stones(0, 0, W, 120, 4, 9, "#c8d4ff", 0.6)
        + window(96, 104, 62, 96, lin("#e0eaff", "#7f9ce0"), "#141c3c", 1)
        + window(196, 92, 54, 84, lin("#c4d4fc", "#6a86cc"), "#141c3c", 1)
        + rays(96, 60, 300, 3, "#cfe0ff", 0.18, 2, 30, 70)
    )
    slab = p("M-10 104L318 62L470 226L150 302H-10Z", lin("#55639a", "#2a3464"))
    tiles = "".join(f"M{a0} {b0}L{a1} {b1}L{c0} {d0}L{e0} {f0}Z" for a0, b0, a1, b1, c0, d0, e0, f0 in _chequers())
    slab += p(tiles, "#c9d4f4", 0.75)
    pit = e(356, 240, 132, 66, "#05030a") + e(356, 246, 112, 52, rad("#8a1420", "#3a0810@1:.6", "#080208"))
    ring = dice(2)
    teeth = "".join(
        p(
            f"M{356 + 132 * math.cos(a - 0.12):.0f} {240 + 66 * math.sin(a - 0.12):.0f}L{356 + (80 + ring.uniform(-8, 8)) * math.cos(a):.0f} {246 + (34 + ring.uniform(-4, 4)) * math.sin(a):.0f}L{356 + 132 * math.cos(a + 0.12):.0f} {240 + 66 * math.sin(a + 0.12):.0f}Z",
            "#efe6cc",
        )
        for a in (i * math.tau / 22 for i in range(22))
    )
    hero = man(214, 196, 1.28, "slip", "kat", "#6a4258", "#33263a", cape="", a=22) + line(
        "M140 168L96 150M150 194L104 182M176 216L136 210", "#eaf0ff", 3, 0.7
    )
    lamp = glow(300, 150, 40, "#ffb04a", 0.9) + g(
        p("M-6 4H6L8 22H-8ZM-4 0H4V4H-4Z", "#5a4326") + rect(-5, 7, 10, 12, "#fff0b8", 1, 2), 298, 138, 1.1, 38
    )
    jug = g(p("M-10 0Q-16 14 -10 28H10Q16 14 10 0L6 -8H-6Z", "#8a5a3a"), 118, 120, 0.9, 40) + g(
        rect(-18, 0, 36, 6, "#6a4526") + line("M-14 6V28M14 6V28", "#6a4526", 5), 262, 92, 0.9, 30
    )
    return sheet(
        "Strahd's Trick",
        out,
        cut(slab, COLD, 0.8),
        jug,
        pit,
        glow(356, 250, 90, "#ff3a2a", 0.6, 44),
        cut(teeth, "#fff4e0", 0.8, 0.6),
        eyes(330, 258, 0.8, "#ffb03a") + eyes(384, 262, 0.7, "#ffb03a"),
        cut(hero, "#ffffff"),
        lamp,
        motes(26, "#cfdcff", 3, (60, 40, 380, 220)),
        vignette(0.85),
    )


def _chequers() -> list[tuple[int, ...]]:
    """The light tiles of a floor that lies aslant between four corners."""

    def corner(u: float, v: float) -> tuple[int, int]:
        top, low = (-10 + 328 * u, 104 - 42 * u), (-60 + 530 * u, 330 - 104 * u)
        return round(top[0] + (low[0] - top[0]) * v), round(top[1] + (low[1] - top[1]) * v)

    return [
        (*corner(i / 7, j / 5), *corner((i + 1) / 7, j / 5), *corner((i + 1) / 7, (j + 1) / 5), *corner(i / 7, (j + 1) / 5))
        for i in range(7)
        for j in range(5)
        if (i + j) % 2
    ]


@scene
def strahds_whispers() -> str:
    """The count bends to an ear; the eye above it has already turned red."""
    out = (
        ground("#7a94d8", "#2a3c7c", "#060917", 0.3, 0.4)
        + window(250, 250, 150, 250, lin("#cfdcff", "#5a74bc"), "#10183a")
        + p("M-10 -10H60Q40 140 70 302H-10ZM490 -10H420Q446 140 410 302H490Z", lin("#3a1230", "#12061a"))
    )
    cape = p(
        "M-10 302C-10 230 30 196 90 186C96 150 88 110 70 70C110 92 148 130 164 196C190 220 196 260 200 302Z",
        lin("#2a1426", "#0c060f"),
    ) + p("M90 186C96 150 92 120 84 92C112 116 136 150 146 200L120 236Z", "#b3242e")
    count = (
        p(
            "M104 92C104 58 126 38 158 38C190 40 204 60 204 84L206 98L222 120C224 126 220 130 212 130L212 138L206 142L210 150L202 156C204 170 196 178 182 176C166 174 152 178 142 190C122 170 104 130 104 92Z",
            lin("#f6eee8", "#cdbfc8", x2=1),
        )
        + p(
            "M96 110C86 60 112 26 156 26C190 26 208 44 206 72C190 62 176 64 168 76C162 88 158 96 150 100L148 118C142 112 136 116 138 128C132 150 126 158 120 168C106 152 100 132 96 110Z",
            "#1a1218",
        )
        + p("M144 112Q156 108 158 122Q156 138 146 136Z", "#dccac4")
        + p("M144 112L134 96L152 110Z", "#e8dcd4")
    )
    features = (
        line("M174 84Q188 78 202 88", "#1a1218", 5)
        + p("M180 94Q192 88 200 98Q190 102 180 94Z", "#3a0c14")
        + glow(191, 96, 18, "#ff2a1a")
        + e(192, 96, 4.4, None, "#ff6a4a")
        + p("M192 146Q202 144 212 146L206 142ZM190 150Q200 150 209 150Q200 158 190 150Z", "#8e1f28")
        + p("M203 148l2 8l2 -8z", "#fff")
        + line("M178 132Q188 142 186 154", "#a890a0", 3, 0.7)
    )
    victim = p(
        "M280 302C284 262 270 240 262 222C244 200 236 170 242 132C248 90 280 66 320 68C364 70 392 104 388 150L400 176C402 182 396 186 388 186L388 200L380 206L384 214L376 222C376 238 362 244 344 240L336 252C350 262 372 276 384 302Z",
        lin("#e0b090", "#a87058", x2=1),
    )
    hair = p(
        "M236 214C222 150 232 60 312 56C364 54 394 84 390 128C372 110 350 104 330 112C310 120 302 132 300 150C290 146 282 152 284 166C286 180 294 184 298 182C298 204 290 224 276 236C258 236 242 230 236 214Z",
        "#2a1f30",
    ) + p("M286 152Q300 148 302 166Q300 184 288 182Q280 168 286 152Z", "#c88c70")
    look = (
        line("M350 136Q366 130 382 140", "#2a1f30", 5)
        + p("M354 150Q368 142 382 152Q368 160 354 150Z", "#2a0a10")
        + glow(369, 151, 24, "#ff2a1a")
        + e(369, 151, 5.4, None, "#ff5a3a")
        + line("M369 151h.1", "#ffe0c0", 3)
        + line("M362 214Q372 208 382 212", "#6a2a2a", 4)
    )
    scarf = p("M256 240Q300 268 350 250L372 292L360 302H250Q240 268 256 240Z", lin("#d0393a", "#7a1a24"))
    whisper = "".join(
        line(
            f"M{222 + k * 9} {140 - k * 4}Q{236 + k * 9} {156} {222 + k * 9} {172 + k * 3}",
            "#ffb0a0",
            3.4 - k * 0.6,
            0.9 - k * 0.2,
        )
        for k in range(3)
    )
    claw = hand(214, 262, 0.66, 34, "#e6dad4", "#8a7684", 0.9, 12, "#d8c8c8", wrist=70)
    blade = dagger(420, 286, 1.05, -12) + p("M398 302Q400 278 420 276Q440 280 440 302Z", "#c89478")
    return sheet(
        "Strahd's Whispers",
        out,
        cut(cape, COLD),
        cut(victim, "#ffd8b8"),
        cut(scarf, "#ffb0a0", 0.6),
        cut(hair, COLD, 0.6),
        look,
        cut(count, "#ffffff"),
        features,
        whisper,
        cut(claw, "#ffffff", 0.7),
        cut(blade, "#ffffff"),
        motes(18, "#ff9a8a", 6),
        vignette(0.85),
    )


@scene
def summoning_circle() -> str:
    """A ring of chalk and candles in the floor, and a clawed thing climbing out of it."""
    out = (
        ground("#7f9ad8", "#26387a", "#060916", 0.5, 0.5)
        + stones(0, 0, W, 180, 6, 4, "#c8d8ff", 0.6)
        + floor(176, "#080b1a", "#2a3868", o=0.25)
        + p(arch(240, 180, 120, 170), "#0a0f26", 0.7)
    )
    ring = "".join(
        f'<ellipse cx="240" cy="238" rx="{rx}" ry="{ry}" fill="none" stroke="#e6f2ff" stroke-width="{w}" opacity="{o}"/>'
        for rx, ry, w, o in ((178, 46, 5, 0.95), (150, 37, 2.6, 0.9), (186, 49, 12, 0.18))
    )
    star = "".join(
        f"{'L' if i else 'M'}{240 + 150 * math.cos(a):.0f} {238 + 37 * math.sin(a):.0f}"
        for i, a in enumerate(math.radians(-90 + 144 * k) for k in range(5))
    )
    runes = "".join(
        f"M{240 + 164 * math.cos(a) - 5:.0f} {238 + 41 * math.sin(a) - 3:.0f}l5 6l5 -7M{240 + 164 * math.cos(a):.0f} {238 + 41 * math.sin(a) - 5:.0f}v8"
        for a in (math.radians(12 + 30 * k) for k in range(12))
    )
    ring += line(star + "Z", "#cfe4ff", 2.6, 0.9) + line(runes, "#fff", 2, 0.9)
    well = e(240, 238, 104, 24, rad("#ffcf7a", "#e0502a@1:.5", "#2a0a14"))
    beam = p("M110 238C130 150 150 80 130 -10H350C330 80 350 150 370 238Z", lin("#8fc0ff@0", "#8fc0ff@.28:.7", "#ffb04a@.5"))
    hide = lin("#6a5478", "#33264a", "#5a2a34")
    fiend = p(
        "M240 240C190 240 168 232 168 214C172 184 188 166 206 158C198 146 196 128 204 114L184 84C172 68 176 48 190 40C186 62 200 78 216 90C230 82 250 82 264 90C280 78 294 62 290 40C304 48 308 68 296 84L276 114C284 128 282 146 274 158C292 166 308 184 312 214C312 232 290 240 240 240Z",
        hide,
    )
    wings = p(
        "M186 176C150 168 128 140 96 84C92 130 76 150 62 160C90 160 98 176 100 196C116 182 130 188 140 206C152 194 172 196 182 208ZM294 176C330 168 352 140 384 84C388 130 404 150 418 160C390 160 382 176 380 196C364 182 350 188 340 206C328 194 308 196 298 208Z",
        lin("#4a3a66", "#1a1430"),
    )
    face = (
        eyes(240, 122, 1.25, "#ffb03a", slant=5)
        + p("M218 142Q240 132 262 142Q258 160 240 162Q222 160 218 142Z", "#1c060c")
        + p("M222 142l5 9l5 -10zM248 141l5 10l5 -9zM232 161l4 -9l4 10zM240 162l4 -10l4 9z", "#fff0d8")
        + line("M204 184Q222 194 238 186Q258 194 276 184M222 206Q240 214 258 206", "#1a1228", 3, 0.6)
    )
    arms = hand(150, 232, 0.62, -24, "#5a466c", "#221830", 1.1, 22, "#efe6cc", wrist=0) + hand(
        330, 232, 0.62, 24, "#5a466c", "#221830", 1.1, 22, "#efe6cc", wrist=0, flip=True
    )
    lights = (
        candle(76, 246, 26, 12, halo=54)
        + candle(404, 246, 26, 12, halo=54)
        + candle(136, 282, 30, 14, halo=60)
        + candle(344, 282, 30, 14, halo=60)
    )
    return sheet(
        "Summoning Circle",
        out,
        ring,
        well,
        beam,
        glow(240, 226, 130, "#ff8a3a", 0.7, 60),
        cut(wings, COLD),
        cut(fiend, "#ffd0a0"),
        face,
        cut(arms, "#ffd0a0"),
        lights,
        motes(34, "#ffc070", 8, (130, 30, 350, 230)),
        vignette(0.85),
    )


@scene
def teleport_glyph() -> str:
    """A flash: a pillar of light stands on the glyph, and the hero in it comes apart into sparks."""
    out = (
        ground("#a8b8ff", "#33408a", "#05071a", 0.5, 0.5, 0.6)
        + vault(("#2c3a7c", "#202b62", "#151d46", "#0b1029"), 244, far=(150, 190), near=(450, 340), rim=COLD)
        + floor(240, "#04050f", "#2a346c")
    )
    out += (
        glow(240, 150, 200, "#8fa8ff", 0.8)
        + p(
            "M176 270C184 170 184 90 176 -10H304C296 90 296 170 304 270Z",
            lin("#c8d8ff@.5", "#ffffff@.85:.7", "#d8e4ff@.95", x1=0),
        )
        + p("M206 274V-10H274V274Z", "#fff", 0.5)
    )
    for y, rx, ry, o in ((268, 130, 24, 1), (208, 92, 16, 0.75), (60, 92, 15, 0.75), (10, 120, 18, 0.6)):
        out += f'<ellipse cx="240" cy="{y}" rx="{rx}" ry="{ry}" fill="none" stroke="#eef2ff" stroke-width="4" opacity="{o}"/>'
    runes = "".join(
        f"M{240 + 114 * math.cos(a) - 6:.0f} {268 + 20 * math.sin(a) + 3:.0f}l6 -8l6 8l-6 4zm6 -12v-5"
        for a in (math.radians(18 + 36 * k) for k in range(10))
    )
    out += line(runes, "#ffe9b0", 2.2)
    hero = man(
        240,
        268,
        1.85,
        {
            "head": (0, -90),
            "neck": (0, -76),
            "hip": (0, -44),
            "le": (-20, -70),
            "lh": (-34, -84),
            "re": (20, -68),
            "rh": (36, -60),
            "lk": (-9, -24),
            "lf": (-12, 0),
            "rk": (9, -24),
            "rf": (12, 0),
        },
        "immeril",
        "#3c58a8",
        "#223468",
        "#e2c8b6",
        robe=True,
        cape="#2c4482",
    )
    rng = dice(6)
    bits = ""
    for colour in ("#3c58a8", "#e2e8f2", "#ffffff", "#ffcf6a"):
        bits += p(
            "".join(
                f"M{x:.0f} {y:.0f}h{s:.0f}v{s:.0f}h-{s:.0f}z"
                for x, y, s in ((240 + rng.gauss(46, 34), rng.uniform(20, 210), rng.uniform(3, 10)) for _ in range(18))
            ),
            colour,
            0.95,
        )
    bite = p("M262 292V128L284 120L268 104L300 98V292Z", lin("#eef2ff@0", "#ffffff@.9:.3", "#dfe8ff@.7", x1=0, x2=1, y2=0))
    companion = g(bones_man(0, 0, 1.3, "brace", "#c9cfe8", "#141a3c", "#ff9a3a"), 140, 268, 1, 0, o=0.8)
    return sheet(
        "Teleport Glyph",
        out,
        companion,
        cut(hero, "#ffffff"),
        bite,
        bits,
        line("M176 270C184 170 184 90 176 -10M304 270C296 90 296 170 304 270", "#fff", 3, 0.7),
        glow(240, 262, 110, "#ffe0a0", 0.8, 30),
        motes(40, "#ffffff", 9, (170, 10, 380, 260)),
        vignette(0.85),
    )


@scene
def treasure_chest() -> str:
    """Locked, gilded, and breathing: the chest opens by a hand's breadth, and has teeth."""
    out = (
        ground("#7f98d0", "#283a70", "#060917", 0.5, 0.45)
        + vault(("#26376a", "#1c2a56", "#131c3e", "#0a1026"), 236, far=(130, 170), near=(440, 330), rim=COLD)
        + floor(232, "#06080f", "#26335c")
    )
    pile = p("M40 282Q110 246 180 268Q240 250 310 266Q380 244 446 284L450 302H30Z", lin("#f0c050", "#7a5418")) + "".join(
        e(x, y, 11, 6, "#ffe08a") + e(x, y, 6, 3, "#b8842a")
        for x, y in (
            (84, 270),
            (112, 262),
            (146, 268),
            (352, 262),
            (388, 268),
            (420, 278),
            (66, 284),
            (330, 276),
            (170, 278),
            (402, 288),
        )
    )
    inside = p("M118 128H362L356 190H124Z", "#1a0408") + glow(240, 160, 130, "#ff5a2a", 0.6, 50)
    tongue = p(
        "M206 168C220 156 262 156 280 170C300 190 290 226 312 246C330 262 356 250 352 232C372 252 352 284 318 276C276 268 276 216 252 200C232 190 212 196 206 168Z",
        lin("#e0485a", "#8a1830"),
    ) + line("M244 178C276 190 284 232 310 258", "#8a1830", 3.4, 0.7)
    lid = (
        p("M104 134C104 70 150 40 240 40C330 40 376 70 376 134L362 140Q240 120 118 140Z", lin("#a06a3a", "#5a3420"))
        + line("M120 96Q240 58 360 96M160 62Q240 42 320 62", "#2c160e", 3, 0.7)
        + p(
            "M128 138L122 112C122 78 146 56 168 50L176 132ZM352 138L358 112C358 78 334 56 312 50L304 132ZM226 40H254V124H226Z",
            lin("#ffe49a", "#c08a34", "#7a5420"),
        )
        + p("M104 134Q240 108 376 134V148Q240 122 104 148Z", lin("#ffe49a", "#a87430"))
    )
    box = (
        p("M116 184Q240 200 364 184L354 270H126Z", lin("#8a5630", "#3a2014"))
        + line("M122 214H358M124 242H356", "#2c160e", 3, 0.7)
        + p(
            "M130 186H170L174 270H140ZM350 186H310L306 270H340ZM116 182Q240 198 364 182V196Q240 212 116 196Z",
            lin("#ffe49a", "#a87430", "#6a481c"),
        )
    )
    upper = p(
        "".join(
            f"M{x} {136 - 6 * math.sin((x - 110) / 260 * math.pi):.0f}l9 {d}l9 -{d}z"
            for x, d in zip(range(124, 344, 19), (22, 30, 24, 34, 26, 20, 28, 22, 34, 26, 30, 24), strict=False)
        ),
        "#fff4dc",
    )
    lower = p(
        "".join(
            f"M{x} {188 + 6 * math.sin((x - 110) / 260 * math.pi):.0f}l9 -{d}l9 {d}z"
            for x, d in zip(range(132, 340, 20), (20, 28, 22, 18, 24, 16, 22, 28, 20, 26, 18), strict=False)
        ),
        "#f0e2c0",
    )
    lock = (
        p("M222 118H258V150Q240 162 222 150Z", lin("#fff0b8", "#b07c30"))
        + e(240, 132, 5, None, "#2c160e")
        + p("M237 132h6l3 14h-12z", "#2c160e")
    )
    glare = eyes(240, 164, 1.1, "#ffd23e", slant=4)
    breath = "".join(
        p(d, "#dfe8ff", o)
        for d, o in (
            ("M110 170C70 150 60 190 26 172C44 200 70 186 82 196C94 200 104 190 110 182Z", 0.35),
            ("M372 166C412 146 420 186 456 166C440 196 412 184 400 194C388 198 378 188 372 178Z", 0.35),
        )
    )
    return sheet(
        "Treasure Chest",
        out,
        glow(240, 170, 200, "#ffb84a", 0.5),
        pile,
        cut(box, "#fff0c0"),
        inside,
        cut(lid, "#fff0c0"),
        glare,
        cut(upper + lower, "#ffffff", 0.6),
        cut(lock, "#ffffff", 0.7),
        cut(tongue, "#ffb8b8", 0.8),
        breath,
        motes(34, "#ffe08a", 5, (60, 40, 420, 280)),
        vignette(0.85),
    )


@scene
def voice_of_the_master() -> str:
    """It does not need to shout: a gloved hand above, its threads, and the monsters that move when it moves."""
    out = (
        ground("#7f92d0", "#2a3674", "#060817", 0.5, 0.2, 0.75)
        + p("M-10 -10H100Q60 110 96 302H-10ZM490 -10H380Q420 110 384 302H490Z", lin("#7a1a2c", "#2a0814"))
        + line("M30 -10Q10 140 40 302M64 -10Q34 140 70 302M450 -10Q470 140 440 302M416 -10Q446 140 410 302", "#1a0410", 5, 0.5)
        + p("M-10 254Q240 234 490 254V302H-10Z", lin("#5a3c3a", "#1c1018"))
        + rays(240, -20, 330, 5, "#dfe8ff", 0.16, 3, 60, 120)
    )
    sleeve = (
        p("M196 -10L206 26Q240 40 276 26L286 -10Z", "#14101e")
        + p("M204 18Q240 34 278 18L280 34Q240 50 202 34Z", "#e8e0da")
        + p("M206 8H276L274 14H208Z", "#c9a24c")
    )
    palm = p(
        "M208 34Q240 48 274 34C282 50 282 66 276 80Q240 96 206 80C200 66 202 50 208 34Z", lin("#f4f0f4", "#b4acc4")
    ) + "".join(
        line(d, "#e2dce8", w)
        for d, w in (
            ("M212 66L176 76L152 104", 14),
            ("M220 78L204 102L200 126", 14),
            ("M240 82L240 108L240 132", 14),
            ("M260 78L276 102L280 126", 14),
            ("M268 62L304 74L328 102", 14),
        )
    )
    palm += line("M176 76h.1M204 102h.1M240 108h.1M276 102h.1M304 74h.1", "#9a90ac", 5) + e(276, 102, 6, 5, "#e0202c")
    threads = line(
        "M152 106L112 170M152 106L78 190M200 128L128 168M200 128L196 176M240 134L224 150M240 134L256 150M280 128L286 176M280 128L352 168M328 104L368 170M328 104L402 190",
        "#ffd0c0",
        1.8,
        0.95,
    )
    puppet = {
        "head": (0, -88),
        "neck": (0, -76),
        "hip": (2, -44),
        "le": (-18, -66),
        "lh": (-26, -84),
        "re": (18, -66),
        "rh": (26, -84),
        "lk": (-12, -28),
        "lf": (-6, -4),
        "rk": (12, -24),
        "rf": (14, 0),
    }
    dolls = (
        man(112, 284, 1.16, puppet, "zombie", "#5c4a6a", "#2c2840", "#9ab08e")
        + man(370, 284, 1.16, puppet, "hood", "#3c4a7a", "#222a50", "#4c5c94", flip=True)
        + eyes(368, 183, 0.4, "#ffb03a", halo=False)
    )
    star = bones_man(
        240, 292, 1.36, puppet, "#efe6cc", "#10121e", "#ff7a3a", helmet="#7a86a4", held=g(sword(0, 0, 0.42), 0, 0, 1, -20)
    )
    voice = "".join(
        f'<path d="M{240 - r} 96Q240 {96 + r * 0.7:.0f} {240 + r} 96" fill="none" stroke="#ff8a7a" stroke-width="2.4" opacity="{o}"/>'
        for r, o in ((96, 0.5), (132, 0.35), (168, 0.22))
    )
    return sheet(
        "Voice of the Master",
        out,
        voice,
        threads,
        cut(dolls, COLD),
        cut(star, COLD),
        cut(sleeve, COLD),
        cut(palm, "#ffffff"),
        glow(276, 102, 18, "#ff3a3a", 0.7),
        line("M152 105h.1M200 127h.1M240 133h.1M280 127h.1M328 103h.1", "#ffb0a0", 6),
        motes(24, "#ffb8a8", 4, (90, 90, 390, 270)),
        vignette(0.85),
    )


# Event-Attacks: blood and ember


@scene
def ambush() -> str:
    """Blades come out of the dark on every side; two heroes stand back to back in what light there is."""
    out = (
        ground("#f0a050", "#7a2a22", "#14060a", 0.5, 0.55, 0.55)
        + stones(0, 0, W, 220, 7, 5, "#ffd0a0", 0.7)
        + floor(216, "#12060a", "#5a2a24")
        + glow(240, 180, 130, "#ffb04a", 0.8)
    )
    pair = man(
        214,
        268,
        1.45,
        {
            "head": (-4, -90),
            "neck": (0, -76),
            "hip": (0, -44),
            "le": (-20, -66),
            "lh": (-36, -74),
            "re": (-14, -58),
            "rh": (-28, -56),
            "lk": (-12, -24),
            "lf": (-18, 0),
            "rk": (6, -24),
            "rf": (10, 0),
        },
        "kat",
        "#5a3a50",
        "#2c2030",
        cape="#a03038",
        held=g(dagger(0, 0, 0.4), 0, 0, 1, -60),
    )
    pair += man(
        268,
        268,
        1.45,
        {
            "head": (4, -90),
            "neck": (0, -76),
            "hip": (0, -44),
            "le": (20, -66),
            "lh": (34, -70),
            "re": (14, -58),
            "rh": (28, -52),
            "lk": (12, -24),
            "lf": (18, 0),
            "rk": (-6, -24),
            "rf": (-10, 0),
        },
        "thorgrim",
        "#6d6f78",
        "#3a3038",
        "#d2a07c",
        held=g(p("M-3 20H3V-30H-3Z", "#6a4526") + p("M-14 -44H14V-26H-14Z", "#9aa0ad"), 0, 0, 1, 20),
    )
    shadows = p(
        "M-10 -10H60Q120 20 96 60Q130 90 100 120Q128 150 96 180Q124 220 80 250Q90 280 60 302H-10ZM490 -10H420Q360 20 384 60Q350 90 380 120Q352 150 384 180Q356 220 400 250Q390 280 420 302H490Z",
        "#0b0408",
    ) + p("M100 -10Q150 30 190 10Q240 36 290 10Q330 30 380 -10Z", "#0b0408")
    steel = lin("#ffffff", "#d8c0b8", "#7a5a5a", x2=1, y2=0)

    def arm(x: float, y: float, s: float, a: float) -> str:
        return g(
            line("M0 4L0 90", "#2a141c", 24) + line("M-10 22H10", "#7a4a2a", 5) + e(0, 4, 13, 12, "#4a2a30"), x, y, s, a
        ) + dagger(x, y, 1.12 * s, a, steel)

    knives = "".join(
        arm(x, y, s, a)
        for x, y, s, a in (
            (98, 92, 1, 106),
            (86, 176, 1.1, 88),
            (384, 84, 1, -108),
            (396, 172, 1.1, -86),
            (122, 262, 1, 62),
            (362, 264, 1, -62),
        )
    )
    above = dagger(206, 26, 0.95, 172, steel) + dagger(286, 22, 0.95, 190, steel)
    watch = "".join(
        eyes(x, y, s, "#ff4a2a")
        for x, y, s in (
            (36, 60, 0.8),
            (30, 130, 0.7),
            (446, 52, 0.8),
            (452, 128, 0.7),
            (44, 222, 0.75),
            (440, 222, 0.75),
            (240, -2, 0.7),
        )
    )
    return sheet(
        "Ambush!",
        out,
        cut(pair, "#ffd8a0"),
        shadows,
        watch,
        cut(knives + above, EMBER),
        motes(30, "#ffb45a", 4, (110, 60, 370, 270)),
        vignette(0.85),
    )


@scene
def animated_armor() -> str:
    """Empty plate steps off its plinth, embers where its eyes would be, both gauntlets raised."""
    out = (
        ground("#f08a4a", "#7a2c28", "#16060a", 0.5, 0.42, 0.62)
        + stones(0, 0, W, 250, 9, 8, "#ffc8a0", 0.7)
        + "".join(
            p(arch(x, 246, 86, 190), "#1c080c")
            + g(
                p("M-12 -96Q0 -110 12 -96L14 -78H-14ZM-26 -74H26L20 -30H-20ZM-18 -28H-4V0H-20ZM18 -28H4V0H20Z", "#3a2228"),
                x,
                244,
                1.25,
            )
            for x in (66, 414)
        )
        + floor(246, "#10050a", "#4a2220")
    )
    steel = lin("#d8dce6", "#7c8494", "#343a48", x2=0.4)
    dark = lin("#6a7080", "#252a36")
    cape = p("M170 130C130 190 130 250 110 302H370C350 250 350 190 310 130Z", lin("#a01c2a", "#3a0810"))
    legs = p("M196 224L236 228L232 302H184ZM284 224L244 228L248 302H296Z", dark)
    torso = (
        p("M172 122Q240 96 308 122L300 186Q290 222 240 232Q190 222 180 186Z", steel)
        + line("M240 108V230M182 176Q240 200 298 176", "#2c323e", 3, 0.6)
        + p("M180 196Q240 224 300 196L310 240Q276 226 262 246L240 232L218 246Q204 226 170 240Z", dark)
        + p("M226 140L240 126L254 140L240 176Z", "#c9a24c")
    )
    helm = (
        p("M204 64C204 30 220 16 240 16C260 16 276 30 276 64L272 104L240 118L208 104Z", steel)
        + p("M208 62H272L266 78H246L240 72L234 78H214Z", "#120408")
        + line("M240 16V62M222 92v12M231 94v14M249 94v14M258 92v12", "#2c323e", 3.4)
        + p("M236 18C230 -6 190 -14 168 14C196 4 214 10 226 30Z", "#c02434")
    )
    look = glow(224, 70, 30, "#ff6a1e") + glow(256, 70, 30, "#ff6a1e") + line("M220 70h8M252 70h8", "#ffe08a", 5)
    shoulder = p(
        "M186 110C150 104 128 124 130 156Q158 164 186 142ZM294 110C330 104 352 124 350 156Q322 164 294 142Z", steel
    ) + line("M140 144Q164 146 186 130M340 144Q316 146 294 130", "#2c323e", 3, 0.6)
    arms = line("M148 150L112 176L100 126M332 150L368 176L380 126", "#4a5262", 26) + line("M112 176h.1M368 176h.1", "#8a92a2", 30)

    def fist(x: float, sx: float) -> str:
        return g(
            p("M-26 8Q-32 -22 -20 -38H22Q34 -22 26 10Q0 24 -26 8Z", steel)
            + line("M-22 -30V-10M-8 -36V-12M6 -36V-12M20 -32V-12", "#2c323e", 4)
            + p("M-30 10H30L36 34H-36Z", dark)
            + p("M-30 10H30V16H-30Z", "#c9a24c")
            + line("M26 -6L10 -2", "#9aa2b2", 11),
            x,
            104,
            1.1,
            0,
            sx,
        )

    inside = p("M222 108L240 118L258 108L254 122H226Z", "#ff7a2a") + glow(240, 116, 26, "#ff7a2a", 0.8)
    return sheet(
        "Animated Armor",
        out,
        glow(240, 120, 180, "#ff7a2a", 0.5),
        cut(cape, EMBER),
        cut(legs + torso, EMBER),
        inside,
        cut(arms + shoulder, EMBER),
        cut(helm, EMBER),
        look,
        cut(fist(98, -1.1) + fist(382, 1.1), "#ffe8c8"),
        mist(292, 30, "#a03a2a", 0.7, 4),
        motes(34, "#ffb45a", 9),
        vignette(0.85),
    )


@scene
def choking_fog() -> str:
    """A brown fog with fingers has a hero by the throat; the gratings go on breathing it out."""
    out = ground("#d8a85a", "#7a3c26", "#160809", 0.5, 0.35, 0.65) + vault(
        ("#5c2c20", "#46201a", "#2e1413", "#1a0a0c"), 246, far=(120, 170), near=(440, 330), rim="#ffd08a"
    )
    out += (
        "".join(
            rect(x, 196, 66, 60, "#0c0507", 1, 3) + line("".join(f"M{x + 10 + i * 12} 198v56" for i in range(5)), "#5a3a34", 4)
            for x in (22, 392)
        )
        + mist(210, 80, "#d8a04a", 0.7, 5)
        + mist(90, 60, "#c88a3a", 0.5, 3)
    )
    bust = p("M128 302C132 252 160 228 206 218H276C320 228 348 252 352 302Z", lin("#5a6a46", "#26301f")) + p(
        "M214 176H268V232Q240 252 214 232Z", "#b87c60"
    )
    hood = p(
        "M176 190C160 110 186 38 244 38C300 38 322 110 304 190C300 214 290 226 280 230L272 196H212L202 232C190 226 180 212 176 190Z",
        lin("#4a8040", "#23401f"),
    )
    face = p(
        "M204 120C204 90 220 78 242 78C264 78 280 90 280 120C280 160 264 190 242 192C220 190 204 160 204 120Z",
        lin("#e0b494", "#a06a5a", x2=0.7),
    ) + p("M202 126C198 88 216 68 242 68C270 68 286 90 282 128C274 112 262 98 240 94C224 98 210 110 202 126Z", "#c2571e")
    pain = (
        line("M212 116q12 -2 20 6M272 116q-12 -2 -20 6", "#5a2a18", 4.4)
        + line("M214 128l16 5l-16 5M270 128l-16 5l16 5", "#3a1a14", 3.4)
        + e(242, 168, 12, 15, "#3a0a10")
        + p("M234 172q8 -5 16 0q0 12 -8 12q-8 0 -8 -12z", "#c23a4a")
        + line("M242 138l-4 12h7", "#9a6450", 3)
    )
    grip = hand(214, 244, 0.62, 34, "#dca888", "#8a5640", 0.5, 24, wrist=60, sleeve="#3f5a30") + hand(
        276, 246, 0.62, -34, "#dca888", "#8a5640", 0.5, 24, wrist=60, sleeve="#3f5a30", flip=True
    )
    fog = lin("#fff0b8@.95", "#d89a4a@.85", "#8a4a24@.7")
    coil = p(
        "M-10 236C50 200 90 240 140 214C176 194 190 196 214 204C250 214 290 196 312 204C334 214 326 236 304 232C280 226 250 244 214 232C186 224 160 236 138 248C90 272 40 244 -10 276Z",
        fog,
    ) + p(
        "M490 120C440 96 420 150 372 134C330 122 330 84 296 78C276 76 272 96 288 100C316 106 314 152 366 164C420 176 450 142 490 160Z",
        fog,
    )
    digits = p(
        "M300 206C322 190 340 196 342 208L316 214ZM304 218C330 210 344 220 342 230L314 228ZM298 232C320 230 332 240 326 250L302 244Z",
        "#ffe6a8",
    )
    heads = "".join(
        g(
            e(0, 0, 40, 44, rad("#ffe0a0@.8", "#c8843a@.5", "#8a4a24@0"))
            + p("M-20 -10Q-10 -20 -4 -6Q-8 6 -16 2ZM20 -10Q10 -20 4 -6Q8 6 16 2Z", "#3a140e", 0.8)
            + e(0, 18, 7, 12, "#3a140e", 0.8),
            x,
            y,
            s,
        )
        for x, y, s in ((82, 110, 1.1), (404, 66, 0.9), (404, 210, 0.8))
    )
    return sheet(
        "Choking Fog",
        out,
        heads,
        cut(bust, "#ffe0a8"),
        cut(hood, "#ffe0a8"),
        cut(face, "#ffe0a8", 0.5),
        pain,
        cut(coil, "#fff6d0", 0.8, 0.4),
        digits,
        cut(grip, "#ffe8c0"),
        mist(290, 50, "#c8843a", 0.85, 8),
        motes(34, "#ffe0a0", 6, big=4),
        vignette(0.85),
    )


@scene
def circle_of_death() -> str:
    """A ring of withering light round a kneeling hero; his life runs out of him in red streams, to the dead on either side."""
    out = (
        ground("#e0404a", "#641626", "#0e0408", 0.5, 0.55, 0.62)
        + vault(("#4c121e", "#380e18", "#240a11", "#13060a"), 214, far=(120, 150), near=(440, 330), rim="#ff9a8a")
        + floor(206, "#0c0406", "#48141c", o=0.3)
    )
    ring = "".join(
        f'<ellipse cx="240" cy="246" rx="{rx}" ry="{ry}" fill="none" stroke="{c}" stroke-width="{w}" opacity="{o}"/>'
        for rx, ry, c, w, o in (
            (178, 40, "#ff2a3a", 20, 0.35),
            (178, 40, "#ff5a4a", 7, 1),
            (178, 40, "#fff0d8", 2.2, 1),
            (138, 29, "#ff6a5a", 3, 0.9),
        )
    )
    marks = line(
        "".join(
            f"M{240 + 158 * math.cos(a) - 5:.0f} {246 + 34.5 * math.sin(a) - 3:.0f}l5 6l5 -7m-5 -2v8"
            for a in (i * math.tau / 18 for i in range(18))
        ),
        "#ffd8b8",
        2,
    )
    curtain = p(
        "M62 246C62 222 140 206 240 206C340 206 418 222 418 246V60C380 20 100 20 62 60Z",
        lin("#ff3a3a@0", "#ff4a3a@.18:.6", "#ff7a5a@.42"),
    ) + rays(240, 260, 290, 11, "#ffb0a0", 0.16, 5, 205, 335)
    face = g(
        p(
            "M-58 -28C-56 -54 -33 -70 0 -70C33 -70 56 -54 58 -28C60 -8 52 12 40 14L38 44Q30 60 0 60Q-30 60 -38 44L-40 14C-52 12 -60 -8 -58 -28Z",
            "#ff5a4a",
            0.34,
        )
        + p(
            "M-46 6C-48 -14 -38 -28 -26 -27C-8 -26 -4 -4 -10 8C-20 18 -38 18 -46 6ZM46 6C48 -14 38 -28 26 -27C8 -26 4 -4 10 8C20 18 38 18 46 6ZM0 16L10 38H-10Z",
            "#16040a",
            0.75,
        )
        + line("M-24 48v10M-12 50v12M0 50v12M12 50v12M24 48v10", "#16040a", 4, 0.7),
        240,
        84,
        1.12,
    )
    hero = man(236, 262, 1.72, "kneel", "thorgrim", "#77747c", "#3c363e", "#b8a49a", cape="#5a4a50")
    streams = "".join(
        line(d, c, w, o)
        for d in (
            "M224 190C190 150 150 170 112 186",
            "M262 196C300 150 334 176 366 188",
            "M240 172C250 130 330 110 366 146",
            "M228 176C200 126 140 120 112 148",
        )
        for c, w, o in (("#ff3a3a", 12, 0.35), ("#ff7a5a", 5, 0.9), ("#fff0d0", 1.8, 1))
    )
    left = {
        "head": (6, -88),
        "neck": (0, -76),
        "hip": (-4, -44),
        "le": (18, -66),
        "lh": (34, -76),
        "re": (16, -58),
        "rh": (30, -52),
        "lk": (6, -24),
        "lf": (10, 0),
        "rk": (-12, -24),
        "rf": (-20, 0),
    }
    dead = bones_man(92, 274, 1.52, left, "#efe2c0", "#1a0608", "#ff5a3a", helmet="#5a4a50") + bones_man(
        388, 274, 1.52, left, "#efe2c0", "#1a0608", "#ff5a3a", flip=True
    )
    hearts = glow(92, 190, 36, "#ff5a3a") + glow(388, 190, 36, "#ff5a3a") + glow(240, 190, 50, "#ff8a6a", 0.8)
    dry = line(
        "M150 286q6 -18 -4 -30m3 14l10 -8M330 288q-8 -16 2 -30m-2 14l-10 -8M206 290q2 -10 -4 -16M286 290q0 -12 6 -18",
        "#2a0c10",
        4,
    )
    return sheet(
        "Circle of Death",
        out,
        curtain,
        face,
        ring,
        marks,
        cut(hero, EMBER),
        cut(dead, EMBER),
        hearts,
        streams,
        dry,
        motes(34, "#ff9a7a", 5, (80, 60, 400, 270)),
        vignette(0.88),
    )


@scene
def gray_ooze() -> str:
    """That is no puddle: it stands up like a wave, a shield, a helmet and somebody's coins inside it."""
    out = (
        ground("#e88a4a", "#6c2c26", "#14070a", 0.7, 0.35, 0.7)
        + stones(0, 0, W, 240, 8, 19, "#ffcaa0", 0.7)
        + torch(396, 92, 0.9, 110)
        + floor(228, "#12070a", "#54281f")
    )
    ooze = lin("#d8d8d4", "#8f9496@1:.45", "#43484e")
    wave = p(
        "M-10 302V238C40 236 60 214 78 180C92 130 116 70 176 44C232 22 292 40 306 84C314 112 296 132 276 126C284 110 272 98 256 104C232 114 246 160 276 186C304 210 340 216 368 236C400 256 440 252 490 262V302Z",
        ooze,
    )
    depth = (
        p(
            "M90 302C96 240 110 150 160 100C140 170 150 250 190 302ZM240 302C230 250 224 210 236 176C256 220 300 246 330 302Z",
            "#2c3036",
            0.3,
        )
        + p("M116 150C130 100 150 76 184 62C160 92 140 130 136 176Q124 176 116 150Z", "#fff", 0.35)
        + p("M196 56Q240 44 270 62Q230 58 204 72Z", "#fff", 0.4)
    )
    held = (
        g(
            e(0, 0, 34, 38, lin("#8a3a3a", "#4a1c20"))
            + e(0, 0, 26, 30, "#a04a44")
            + p("M-4 -30H4V30H-4ZM-26 -4H26V4H-26Z", "#d8b060"),
            174,
            190,
            0.9,
            -18,
        )
        + g(
            p("M-24 4C-24 -20 -12 -30 0 -30C12 -30 24 -20 24 4L18 18V0H-18V18Z", "#9aa2b2") + p("M-3 -30H3V0H-3Z", "#c9a24c"),
            214,
            112,
            0.9,
            24,
        )
        + sword(118, 256, 0.62, 40)
        + "".join(e(x, y, 8, 6, "#f0c860") for x, y in ((232, 222), (256, 236), (146, 122), (288, 262), (206, 262)))
        + bone_hand(276, 262, 0.44, 28, 1, 14, arm=60)
    )
    veil = p(
        "M-10 302V238C40 236 60 214 78 180C92 130 116 70 176 44C232 22 292 40 306 84C314 112 296 132 276 126C284 110 272 98 256 104C232 114 246 160 276 186C304 210 340 216 368 236C400 256 440 252 490 262V302Z",
        "#b8bcba",
        0.34,
    )
    shine = line("M104 176C112 128 136 84 184 62M262 196Q300 222 350 236", "#fff", 5, 0.55) + "".join(
        e(x, y, r, None, rad("#fff@.8", "#d8d8d4@.3", "#8f9496@.1", cx=0.35, cy=0.3, r=0.8))
        for x, y, r in ((150, 236, 12), (196, 150, 9), (92, 252, 8), (310, 254, 10), (230, 90, 7))
    )
    drips = p("M276 126q6 22 0 34q-8 -10 0 -34zM262 128q3 12 0 20q-5 -8 0 -20zM300 118q4 14 0 24q-6 -8 0 -24z", "#b4b8b6")
    hero = man(
        400,
        284,
        1.45,
        {
            "head": (6, -88),
            "neck": (2, -76),
            "hip": (6, -44),
            "le": (-18, -82),
            "lh": (-32, -98),
            "re": (20, -64),
            "rh": (30, -50),
            "lk": (-8, -28),
            "lf": (-18, -2),
            "rk": (14, -22),
            "rf": (24, 0),
        },
        "kat",
        "#5a3a50",
        "#2c2030",
        cape="#a03038",
        flip=False,
    )
    smoke = mist(262, 20, "#d8c8b0", 0.6, 3, 4, 180, 380)
    return sheet(
        "Gray Ooze",
        out,
        cut(hero, EMBER),
        cut(wave, EMBER, 0.9),
        depth,
        held,
        veil,
        shine,
        cut(drips, EMBER, 0.6),
        smoke,
        e(392, 290, 50, 7, "#000", 0.4),
        motes(20, "#ffc070", 4, (260, 30, 450, 220)),
        vignette(0.85),
    )


@scene
def green_slime() -> str:
    """It drips from above: ropes of green slime off the ceiling, one already over a helmet."""
    out = (
        ground("#e0904a", "#66321f", "#120a08", 0.5, 0.75, 0.75)
        + stones(0, 40, W, 260, 8, 23, "#ffcaa0", 0.6)
        + glow(240, 250, 150, "#ff9a3a", 0.6)
    )
    slime = lin("#2f7a2a", "#6ad04a@1:.5", "#c8ff8a")
    back = p(
        "M-10 -10H490V60C470 70 470 120 460 124C450 120 456 76 436 70C420 66 424 108 414 110C404 108 410 66 380 64C330 60 150 60 110 66C84 70 92 112 82 116C72 112 78 74 58 76C36 80 46 140 34 144C22 140 28 80 -10 70Z",
        "#1f4a20",
    )
    front = p(
        "M-10 -10H490V34C470 40 456 36 446 50C438 70 444 116 436 118C426 116 430 66 416 56C396 46 380 50 372 66C362 90 370 186 356 190C342 186 352 96 340 76C326 58 306 58 298 74C290 92 298 120 288 122C278 120 284 84 272 72C262 64 250 68 246 84C238 112 252 170 240 196C228 170 236 112 226 86C216 66 196 64 188 82C180 100 188 132 178 134C168 132 176 90 160 72C146 60 132 66 126 84C118 110 128 214 112 218C96 214 108 110 98 78C88 56 66 58 58 74C52 90 58 116 50 118C40 116 46 76 34 60C20 48 0 54 -10 50Z",
        slime,
    )
    shine = line(
        "M112 90V190M356 90V170M240 92V140M52 76V104M434 60V100M180 92V116M288 86V108M20 24Q120 44 220 34M280 34Q380 26 460 20",
        "#eaffc0",
        4,
        0.6,
    )
    helm = (
        p(
            "M176 302C176 258 190 226 212 218C196 212 190 198 196 184H284C290 198 284 212 268 218C290 226 304 258 304 302Z",
            lin("#7a808c", "#33363f"),
        )
        + p("M186 262C184 214 204 190 240 190C276 190 296 214 294 262L284 292H196Z", lin("#c4cad6", "#767e8e", "#3c424e", x2=0.5))
        + p("M234 190H246V292H234Z", "#c9a24c")
        + p("M196 246H232V258H200ZM248 246H284L280 258H248Z", "#140a0a")
        + e(216, 251, 5, 4, "#fff")
        + e(264, 251, 5, 4, "#fff")
        + e(216, 249, 2.4, None, "#23415a")
        + e(264, 249, 2.4, None, "#23415a")
        + p("M196 272Q218 262 240 276Q262 262 284 272Q290 302 278 312H202Q190 302 196 272Z", "#b5541f")
    )
    splash = p(
        "M184 226C176 196 200 180 220 186C228 176 252 176 260 186C284 180 302 198 296 224C300 240 290 254 286 240C282 228 276 226 272 238C270 256 258 258 258 240C256 226 244 226 240 242C236 262 224 258 224 240C222 226 212 226 208 240C204 256 194 250 194 238C188 238 184 234 184 226Z",
        slime,
    ) + p(
        "M168 186q-14 -10 -12 -22q14 2 20 16zM312 188q16 -8 16 -20q-14 0 -22 14zM196 168q-6 -14 2 -22q8 8 6 20zM282 168q8 -12 2 -22q-10 6 -8 18z",
        "#8fe060",
    )
    smoke = mist(196, 30, "#e0ffc0", 0.6, 5, 4, 180, 300) + line("M200 168q-8 -14 2 -24M286 160q8 -14 -2 -26", "#eaffd8", 3, 0.5)
    drops = "".join(
        p(
            f"M{x} {y}C{x - r} {y + r * 1.4:.0f} {x - r} {y + r * 2.4:.0f} {x} {y + r * 2.6:.0f}C{x + r} {y + r * 2.4:.0f} {x + r} {y + r * 1.4:.0f} {x} {y}Z",
            slime,
        )
        for x, y, r in ((356, 204, 8), (112, 232, 9), (434, 132, 6), (50, 136, 6), (178, 150, 6))
    )
    pools = (
        e(112, 282, 46, 9, "#4fae3a")
        + e(112, 280, 36, 6, "#a8f070")
        + e(366, 284, 54, 10, "#4fae3a")
        + e(366, 282, 42, 6, "#a8f070")
    )
    return sheet(
        "Green Slime",
        out,
        back,
        glow(240, 100, 170, "#9aff5a", 0.4),
        torch(424, 214, 0.8, 90),
        pools,
        cut(helm, "#ffe0b0"),
        cut(splash, "#f4ffd8"),
        cut(front, "#eaffc8", 0.8),
        shine,
        cut(drops, "#f4ffd8"),
        smoke,
        motes(26, "#d8ff9a", 8),
        vignette(0.8),
    )


@scene
def hands_of_the_dead() -> str:
    """The flagstones lift and reach: bone hands break out of the floor and close about a boot."""
    out = (
        ground("#ff9a4a", "#7c2a20", "#140609", 0.5, 0.66, 0.62)
        + vault(("#64281e", "#4a1c18", "#2e1112", "#19080b"), 200, far=(120, 150), near=(440, 320), rim=EMBER)
        + glow(240, 226, 220, "#ff8a2a", 0.9, 90)
    )
    far = bone_hand(0, 0, 0.5, 0, 1, 14, "#8a5440", "#2a100e", arm=90)
    out += "".join(
        g(far, x, y, 1, a) for x, y, a in ((60, 190, -14), (120, 178, 8), (206, 176, -10), (352, 178, 12), (424, 190, -8))
    )
    boot = (
        p(
            "M196 -10H286L278 84Q284 118 322 132Q352 142 350 168L344 176H206Q192 140 196 90Z",
            lin("#8a5c3c", "#6a4630@1:.5", "#33201a"),
        )
        + p("M192 22H286V42H192Z", "#b98a50")
        + p("M228 16H252V48H228Z", "#d8c08a")
        + p("M206 168H348L350 184H204Z", "#20120f")
        + line("M214 70Q244 80 276 72M212 100Q246 112 282 104M292 124l-14 20M312 132l-12 20", "#33201a", 3.4, 0.7)
    )
    slabs = (
        p(
            "M-10 302V262L50 232L120 256L96 302ZM118 302L146 254L212 240L236 270L224 302ZM250 302L262 266L330 240L366 256L350 302ZM372 302L384 258L440 236L490 262V302Z",
            lin("#94705e", "#2e1816"),
        )
        + p("M18 246L56 204L108 232L70 262ZM372 254L404 206L452 226L418 262Z", lin("#b48a74", "#5a3830"))
        + line("M50 232L60 302M146 254L190 302M330 240L310 302M440 236L426 302", "#12060a", 2, 0.6)
    )
    cracks = line("M224 302L238 270L258 264M120 256L146 252M366 256L384 258", "#ffd070", 5, 0.95) + glow(
        244, 274, 70, "#ffb04a", 0.9, 28
    )

    def claw(x: float, y: float, s: float, a: float, *, flip: bool = False) -> str:
        d, knots = "", ""
        for base, joints in (
            ((-16, 0), ((-28, -26), (-28, -48), (-20, -64))),
            ((-6, -6), ((-12, -40), (-8, -64), (2, -80))),
            ((6, -6), ((8, -42), (14, -64), (24, -78))),
            ((16, 0), ((26, -28), (34, -46), (42, -58))),
            ((14, 14), ((38, 4), (52, -8), (54, -24))),
        ):
            px, py = base
            d += f"M{base[0] // 2} 22L{px} {py}"
            for qx, qy in joints:
                d += f"L{qx} {qy}"
                knots += f"M{qx} {qy}h.1"
            knots += f"M{px} {py}h.1"
        return g(
            line(d, "#d8c8a0", 8.6)
            + line(knots, "#fff4d8", 10.5)
            + line("M-7 28L-10 130M7 28L11 130", "#d8c8a0", 9.4)
            + line("M-8 26h.1M8 26h.1", "#fff4d8", 13),
            x,
            y,
            s,
            a,
            -s if flip else 0,
        )

    first = (
        claw(138, 172, 1, 16) + claw(374, 168, 1, -14, flip=True) + claw(62, 206, 0.86, -14) + claw(434, 204, 0.86, 12, flip=True)
    )
    grip = claw(214, 178, 1.02, -6) + claw(318, 196, 0.86, -34, flip=True)
    front = claw(110, 276, 0.7, -22) + claw(402, 276, 0.7, 20, flip=True)
    return sheet(
        "Hands of the Dead",
        out,
        cut(boot, EMBER),
        cut(first, "#ffe8c8"),
        cracks,
        cut(slabs, EMBER, 0.8),
        cut(grip + front, "#fff0d8"),
        motes(40, "#ffc060", 5, big=4),
        vignette(0.82),
    )


@scene
def howling_ghost() -> str:
    """It has one thing to say: a ghost's face, all mouth, and the sound rolling out of it."""
    out = (
        ground("#e88a7a", "#6c1f2e", "#14060c", 0.5, 0.45, 0.62)
        + "".join(
            f'<ellipse cx="240" cy="180" rx="{r * 1.3:.0f}" ry="{r}" fill="none" stroke="#ffd0b8" stroke-width="{w}" opacity="{o}"/>'
            for r, w, o in ((96, 8, 0.5), (130, 7, 0.36), (168, 6, 0.25), (210, 5, 0.16))
        )
        + rays(240, 180, 330, 16, "#ffb090", 0.14, 8)
    )
    hair = "".join(
        p(d, lin("#f8e0d8@.9", "#d87a6a@.1"))
        for d in (
            "M180 60C120 40 90 80 30 60C60 110 120 90 170 120Z",
            "M300 60C360 40 390 80 450 60C420 110 360 90 310 120Z",
            "M190 40C160 0 110 10 70 -10C90 40 150 40 180 80Z",
            "M290 40C320 0 370 10 410 -10C390 40 330 40 300 80Z",
            "M220 30C214 4 190 -4 180 -10H300C290 -4 266 4 260 30Z",
            "M170 120C120 130 100 180 40 180C80 216 140 190 168 190Z",
            "M310 120C360 130 380 180 440 180C400 216 340 190 312 190Z",
        )
    )
    face = p(
        "M240 22C296 22 326 62 322 116C320 160 304 190 300 232C296 280 270 302 240 302C210 302 184 280 180 232C176 190 160 160 158 116C154 62 184 22 240 22Z",
        lin("#fff8f0", "#f0b8a8@.97:.6", "#a8404a@.75"),
    )
    hollows = (
        p(
            "M176 104C180 76 214 72 224 96C228 118 214 134 196 132C180 128 174 118 176 104ZM304 104C300 76 266 72 256 96C252 118 266 134 284 132C300 128 306 118 304 104Z",
            "#2c0812",
        )
        + p("M232 132L226 152H234L240 146L246 152H254L248 132Z", "#5a1a24")
        + line(
            "M170 84Q192 56 222 78M310 84Q288 56 258 78M176 150Q188 170 190 200M304 150Q292 170 290 200M196 36Q206 50 204 62M284 36Q274 50 276 62",
            "#a85a5a",
            4,
            0.6,
        )
    )
    maw = p(
        "M240 164C268 164 284 190 282 226C280 264 264 288 240 288C216 288 200 264 198 226C196 190 212 164 240 164Z",
        lin("#12030a", "#4a0a16"),
    ) + p("M214 178Q240 164 266 178L262 190Q240 180 218 190ZM216 274Q240 288 264 274L258 266Q240 276 222 266Z", "#f8e8dc")
    inner = glow(240, 228, 40, "#ff5a2a", 0.8, 52) + e(240, 236, 15, 30, "#ffb06a", 0.5)
    tears = p("M190 130q-8 30 2 56q8 -24 4 -56zM290 130q8 30 -2 56q-8 -24 -4 -56z", "#ff6a5a", 0.6)
    clutch = hand(98, 246, 0.66, 34, "#f0c0b0", "#a85a5a", 1, 18, wrist=60) + hand(
        382, 246, 0.66, -34, "#f0c0b0", "#a85a5a", 1, 18, wrist=60, flip=True
    )
    return sheet(
        "Howling Ghost",
        out,
        hair,
        cut(face, "#ffffff", 0.8, 0.3),
        hollows,
        tears,
        glow(200, 108, 22, "#ff4a2a", 0.9) + glow(280, 108, 22, "#ff4a2a", 0.9) + line("M200 108h.1M280 108h.1", "#fff0d0", 7),
        maw,
        inner,
        cut(clutch, "#ffffff", 0.7, 0.35),
        mist(296, 40, "#c04a4a", 0.7, 4),
        motes(26, "#ffc0a0", 9),
        vignette(0.88),
    )


@scene
def icy_corridor() -> str:
    """Nobody falls here with dignity: frost over floor and walls, and a hero with his boots in the air."""
    out = (
        ground("#e4f6ff", "#5f9cc0", "#0f1a30", 0.5, 0.4, 0.7)
        + p("M0 0L190 96V190L0 292Z", lin("#1c3450", "#7fb4d4", x2=1, y2=0))
        + p("M480 0L290 96V190L480 292Z", lin("#7fb4d4", "#1c3450", x2=1, y2=0))
        + p("M0 0L190 96H290L480 0Z", lin("#14263c", "#5a90b0"))
        + p("M0 292L190 190H290L480 292Z", lin("#eafaff", "#8cc8e4", "#3a7aa4"))
        + rect(190, 96, 100, 94, rad("#fff0d0", "#ff9a5a@1:.5", "#a03a2a"))
    )
    out += line(
        "M0 70L190 118M0 150L190 146M0 226L190 170M60 30V258M120 60V226M160 82V206M480 70L290 118M480 150L290 146M480 226L290 170M420 30V258M360 60V226M320 82V206",
        "#0c2038",
        1.8,
        0.35,
    ) + glow(240, 150, 80, "#ff9a4a", 0.6)
    spikes = "".join(
        f"M{x} {y}l{w} 0l{-w * 0.5:.0f} {h}z"
        for x, y, w, h in (
            (10, -4, 34, 96),
            (52, -4, 24, 60),
            (84, 4, 28, 88),
            (122, 20, 18, 50),
            (150, 40, 16, 48),
            (180, 60, 12, 34),
            (210, 70, 12, 26),
            (240, 66, 12, 32),
            (270, 66, 12, 28),
            (296, 50, 16, 46),
            (322, 30, 20, 60),
            (352, 10, 24, 56),
            (384, -4, 32, 100),
            (424, -4, 24, 64),
            (452, -4, 32, 92),
        )
    )
    frost = p(
        "M0 292L60 258L110 270L150 232L180 236L190 190L0 292ZM480 292L420 258L370 270L330 232L300 236L290 190L480 292Z",
        "#fff",
        0.6,
    )
    cracks = line(
        "M170 292L200 250L180 232M200 250L240 236L250 214M240 236L300 262L330 292M300 262L340 250", "#eaffff", 2, 0.8
    ) + p("M70 292L130 246L150 254L100 292ZM360 292L330 240L346 236L410 292Z", "#fff", 0.35)
    hero = man(232, 252, 1.7, "slip", "arjhan", "#7a5a4a", "#4a3430", "#b4562c", cape="", boots="#3a2a22")
    axe = g(
        p("M-4 -60H4V50H-4Z", "#6a4526")
        + p("M-4 -52Q-40 -66 -46 -28Q-40 -4 -4 -22ZM4 -52Q40 -66 46 -28Q40 -4 4 -22Z", lin("#eef1f6", "#98a0b0")),
        136,
        128,
        0.8,
        -38,
    )
    swish = line("M120 216Q150 240 200 244M300 130Q330 150 340 180M318 226Q356 226 384 210", "#ffffff", 4, 0.75)
    snow = motes(46, "#ffffff", 3, (10, 20, 470, 285), 5)
    stars = "".join(
        line(
            f"M{x - r} {y}H{x + r}M{x} {y - r}V{y + r}M{x - r * 0.7:.0f} {y - r * 0.7:.0f}L{x + r * 0.7:.0f} {y + r * 0.7:.0f}M{x + r * 0.7:.0f} {y - r * 0.7:.0f}L{x - r * 0.7:.0f} {y + r * 0.7:.0f}",
            "#fff",
            2.2,
            0.9,
        )
        for x, y, r in ((92, 120, 11), (400, 150, 13), (420, 70, 8), (60, 210, 8))
    )
    return sheet(
        "Icy Corridor",
        out,
        frost,
        cracks,
        e(236, 270, 90, 10, "#1a4468", 0.4),
        cut(p(spikes, lin("#ffffff", "#b4e0f4", "#6aa8cc")), "#ffffff", 0.9),
        swish,
        cut(axe, "#ffffff"),
        cut(hero, "#ffffff", 0.9),
        snow,
        stars,
        vignette(0.75, colour="#06101e"),
    )


@scene
def king_tomescus_portal() -> str:
    """The king kept a door for guests he did not like: a crowned gate, a red whirl, a hero leaving feet first."""
    out = (
        ground("#f0704a", "#70202a", "#14050a", 0.5, 0.45, 0.6)
        + stones(0, 0, W, 250, 9, 31, "#ffc0a0", 0.6)
        + floor(250, "#10050a", "#4a1f20")
    )
    whirl = e(240, 150, 118, 124, rad("#fff0d0", "#ff9a4a@1:.16", "#d02a4a@1:.45", "#5a1060@1:.78", "#1a0420")) + "".join(
        line(
            "".join(
                f"{'L' if i else 'M'}{240 + r * 1.0 * math.cos(a):.0f} {150 + r * 1.04 * math.sin(a):.0f}"
                for i, (r, a) in enumerate((8 + k * 5.4, s + k * 0.26) for k in range(20))
            ),
            c,
            w,
            o,
        )
        for s, c, w, o in (
            (0, "#ffd89a", 6, 0.75),
            (1.57, "#ff8ab0", 5, 0.6),
            (3.14, "#ffd89a", 6, 0.75),
            (4.71, "#ff8ab0", 5, 0.6),
        )
    )
    gate = p(
        "M86 302V140C86 60 150 4 240 4C330 4 394 60 394 140V302H348V146C348 84 300 44 240 44C180 44 132 84 132 146V302Z",
        lin("#96786c", "#5a4038", "#2a1a1a"),
    ) + line(
        "".join(
            f"M{240 + 108 * math.cos(a):.0f} {148 + 104 * math.sin(a):.0f}L{240 + 152 * math.cos(a):.0f} {146 + 142 * math.sin(a):.0f}"
            for a in (math.radians(180 + 20 * k) for k in range(1, 9))
        )
        + "M88 190H132M88 240H132M348 190H392M348 240H392",
        "#1c0e0e",
        3,
        0.7,
    )
    crown = (
        p("M190 40L180 -4L208 16L240 -14L272 16L300 -4L290 40Q240 26 190 40Z", lin("#ffe49a", "#b07c30", "#6a481c"))
        + e(240, 20, 9, None, "#e0202c")
        + e(208, 26, 5, None, "#5ac8ff")
        + e(272, 26, 5, None, "#5ac8ff")
    )
    masks = small_skull(109, 150, 1.5, "#c8b094", "#1c0a0c", "#ff8a3a") + small_skull(
        371, 150, 1.5, "#c8b094", "#1c0a0c", "#ff8a3a"
    )
    pulled = {
        "head": (44, -40),
        "neck": (32, -46),
        "hip": (-2, -60),
        "le": (56, -32),
        "lh": (78, -26),
        "re": (50, -62),
        "rh": (74, -60),
        "lk": (-24, -70),
        "lf": (-46, -64),
        "rk": (-22, -54),
        "rf": (-42, -44),
    }
    hero = man(262, 262, 1.5, pulled, "allisa", "#5a6a46", "#2f332c", "#e0b08c")
    rope = line("M372 222L480 250", "#8a6a4a", 5) + p("M320 240q10 -14 26 -10", s="#fff0d0", w=3, o=0.7)
    dragged = (
        p("M430 292L460 286L476 300H424Z", "#3a1c1c")
        + sword(160, 118, 0.4, 130)
        + g(p("M-10 -6H10V10H-10Z", "#f0d8a8"), 200, 196, 0.9, 30)
        + line("M330 188L300 178M338 204L300 200M350 150L310 148M356 126L318 128", "#ffe0c0", 3, 0.7)
    )
    return sheet(
        "King Tomescu's Portal",
        out,
        whirl,
        glow(240, 150, 60, "#fff0d0", 0.8),
        cut(gate, EMBER),
        cut(crown + masks, "#fff0c0"),
        rope,
        dragged,
        cut(hero, "#ffe8c8"),
        motes(40, "#ffc08a", 5, (120, 30, 370, 280)),
        vignette(0.85),
    )


@scene
def patrina_velikovna() -> str:
    """She was promised a wedding: an elven bride, dead in her veil, wails before the red window."""
    out = (
        ground("#e0605a", "#6a1a2a", "#12050b", 0.5, 0.35, 0.62)
        + window(240, 262, 230, 264, lin("#ff9a6a", "#b02a3a", "#4a0c20"), "#2a0a14", 3)
        + glow(240, 110, 150, "#ffd0a0", 0.5)
        + stones(0, 0, 110, H, 10, 2, "#ffb0a0", 0.6)
        + stones(370, 0, 110, H, 10, 3, "#ffb0a0", 0.6)
    )
    veil = p(
        "M240 20C190 20 168 56 166 104C160 170 120 220 76 302H404C360 220 320 170 314 104C312 56 290 20 240 20Z",
        lin("#fff4f4@.85", "#f0c8cc@.6", "#c87a8a@.5"),
    ) + p(
        "M166 104C120 130 90 110 40 140C70 160 60 190 24 214C80 214 110 200 140 190ZM314 104C360 130 390 110 440 140C410 160 420 190 456 214C400 214 370 200 340 190Z",
        lin("#fff0f0@.7", "#e0a0a8@.25"),
    )
    gown = p(
        "M190 196C200 180 214 176 240 176C266 176 280 180 290 196C290 220 282 240 296 302H184C198 240 190 220 190 196Z",
        lin("#fff8f4", "#d8b4bc", "#8a5a6c"),
    ) + line("M240 196V302M216 200L206 302M264 200L274 302M206 226Q240 240 274 226", "#a87a88", 2.4, 0.6)
    ears = p("M198 108L152 76L196 134ZM282 108L328 76L284 134Z", "#c8cdb8")
    face = (
        p(
            "M240 56C272 56 286 78 284 112C282 146 266 180 240 182C214 180 198 146 196 112C194 78 208 56 240 56Z",
            lin("#eef0e0", "#b4bcae", "#7a8684", x2=0.4),
        )
        + p("M196 120C188 70 206 44 240 44C274 44 292 70 284 120C280 96 264 78 240 74C216 78 200 96 196 120Z", "#2a1a2c")
        + p(
            "M198 92C184 130 190 180 170 214C196 204 206 170 204 130ZM282 92C296 130 290 180 310 214C284 204 274 170 276 130Z",
            "#2a1a2c",
        )
    )
    features = (
        p("M204 104q14 -10 28 4q-4 14 -16 12q-12 -4 -12 -16zM276 104q-14 -10 -28 4q4 14 16 12q12 -4 12 -16z", "#2c0a16")
        + glow(219, 110, 18, "#ff3a4a")
        + glow(261, 110, 18, "#ff3a4a")
        + line("M219 110h.1M261 110h.1", "#ffe8d8", 6)
        + e(240, 152, 13, 21, "#1c050c")
        + p("M231 138q9 -5 18 0l-3 6q-6 -4 -12 0z", "#fff")
        + line("M216 122q-4 20 2 40M264 122q4 20 -2 40M204 94q14 -12 28 -2M276 94q-14 -12 -28 -2", "#8a2a3a", 2.6, 0.7)
    )
    wreath = "".join(
        e(240 + 44 * math.cos(a), 74 + 34 * math.sin(a), 8, 7, c)
        for a, c in zip((math.radians(190 + 20 * k) for k in range(9)), ("#b03a4a", "#e8d8c8", "#7a2a3a") * 3, strict=True)
    ) + line("M204 62q-8 -10 -14 -8M276 62q8 -10 14 -8", "#4a5a3a", 3)
    arms = (
        p(
            "M196 196C160 206 130 190 108 158L120 150C140 174 166 184 196 180ZM284 196C320 206 350 190 372 158L360 150C340 174 314 184 284 180Z",
            lin("#eef0e0", "#a8b0a4"),
        )
        + hand(108, 148, 0.46, -28, "#dfe4d4", "#7a8684", 1.1, 16, "#f4f0e8", wrist=4)
        + hand(372, 148, 0.46, 28, "#dfe4d4", "#7a8684", 1.1, 16, "#f4f0e8", wrist=4, flip=True)
    )
    waves = "".join(
        f'<path d="M{240 - r} {152 - r * 0.5:.0f}Q{240 - r - 26} 152 {240 - r} {152 + r * 0.5:.0f}M{240 + r} {152 - r * 0.5:.0f}Q{240 + r + 26} 152 {240 + r} {152 + r * 0.5:.0f}" fill="none" stroke="#ffe0d0" stroke-width="4" opacity="{o}"/>'
        for r, o in ((70, 0.55), (104, 0.4), (140, 0.28), (178, 0.18))
    )
    bouquet = (
        line("M60 286L84 244M84 244l-14 -8M84 244l2 -16M84 244l14 -6", "#4a5a3a", 4)
        + "".join(e(x, y, 9, 8, c) for x, y, c in ((68, 234, "#7a2a3a"), (86, 226, "#b03a4a"), (100, 236, "#5a1a2a")))
        + p("M96 266q10 4 8 14q-10 0 -8 -14zM116 284q12 -2 16 6q-10 6 -16 -6z", "#b03a4a")
    )
    return sheet(
        "Patrina Velikovna",
        out,
        veil,
        waves,
        cut(gown + ears, "#ffffff", 0.7),
        cut(arms, "#ffffff", 0.7),
        cut(face, "#ffffff", 0.7),
        features,
        cut(wreath, "#ffe0d0", 0.6),
        cut(bouquet, EMBER),
        mist(292, 44, "#d05a5a", 0.7, 6),
        motes(28, "#ffc0a8", 5),
        vignette(0.85),
    )


@scene
def prowling_ghost() -> str:
    """It takes you by the wrist: a cold hand out of the dark doorway, a warm one that will not come."""
    out = (
        ground("#d8704a", "#66242a", "#12060b", 0.75, 0.6, 0.75)
        + stones(0, 0, W, H, 8, 17, "#ffc0a0", 0.7)
        + p(arch(96, 310, 250, 330), "#2c1216")
        + p(arch(96, 310, 216, 306), rad("#3a5a7a", "#16203a@1:.5", "#05060f", cx=0.45, cy=0.4, r=0.6))
        + line(arch(96, 310, 216, 306)[:-1], "#ff9a7a", 2, 0.4)
    )
    spirit = ghost(104, 56, 1.08, "#eaf8ff", "#6a9cc8", "#081424", "#8fe8ff", 0.25, arms=False)
    pale = lin("#ffffff", "#b4dcf4", "#6a9cc8", x2=0.3)
    sleeve = (
        p("M490 60L404 112C388 136 392 178 410 198L490 226Z", lin("#b0343a", "#5a141e"))
        + p("M412 106C394 132 396 180 418 202L436 207C416 182 414 128 430 96Z", "#e0bb60")
        + line("M452 84Q440 146 460 214M474 72Q466 146 480 222", "#3a0a12", 3, 0.5)
    )
    flesh = lin("#f4c8a4", "#dca080", "#9a5e48")
    wrist = p("M414 118C384 118 350 122 316 134C306 152 308 172 320 184C350 186 384 188 414 190Z", flesh)
    palm = (
        p("M330 132C296 128 270 136 252 152C240 168 244 192 260 202C284 212 312 200 332 184Z", flesh)
        + "".join(
            line(d, "#eab690", w)
            for d, w in (
                ("M262 156L230 160L208 174", 16),
                ("M258 172L226 184L206 202", 16),
                ("M264 188L238 208L224 228", 16),
                ("M276 198L258 222L248 240", 14),
                ("M296 140L282 118L264 104", 16),
            )
        )
        + line("M230 160l2 9M226 184l4 8M238 208l7 6M258 222l7 5M282 118l8 -5M276 154q16 14 8 34", "#9a5e48", 3, 0.7)
    )
    forearm = (
        p(
            "M96 96C160 76 250 66 340 84L352 118C290 110 200 124 120 140Q100 128 96 96Z",
            lin("#b8dcf4@0", "#d8f0ff@.95:.4", "#f4fcff", x1=0, x2=1, y2=0),
        )
        + p("M214 80Q206 110 220 136M196 84Q188 116 204 144", s="#8ab8dc", w=2.6, o=0.7)
        + p("M250 114Q240 152 214 178Q214 146 196 124Z", "#d8f0ff", 0.75)
    )
    back = p("M326 78C350 76 378 86 392 104C398 116 392 126 380 126C362 116 344 118 326 124Q312 100 326 78Z", pale)
    digits = "".join(
        line(d, "#eaf8ff", w)
        for d, w in (
            ("M384 108Q402 140 392 172", 17),
            ("M366 110Q384 146 372 184", 18),
            ("M346 112Q364 150 350 190", 18),
            ("M328 114Q342 152 328 188", 17),
        )
    ) + line("M330 96Q304 112 302 142", "#d8eefb", 17)
    nails = line("M391 176l-3 10M371 188l-3 10M349 194l-4 10M327 192l-4 9M302 146l0 10", "#5a8ab8", 9) + line(
        "M388 146l12 -3M372 150l14 -3M352 154l14 -3M332 152l12 -2", "#7aa8cc", 2.6, 0.8
    )
    frost = line(
        "M404 190l12 10M380 206l6 14M352 212l2 16M326 208l-6 14M408 100l14 -8M416 150l14 2M396 84l8 -12", "#eaffff", 2.8, 0.9
    )
    return sheet(
        "Prowling Ghost",
        out,
        glow(100, 130, 130, "#8fc8ff", 0.55),
        spirit,
        glow(400, 150, 140, "#ffb060", 0.55),
        cut(sleeve, "#ffe0b8"),
        cut(palm + wrist, "#ffe0b8"),
        cut(forearm, "#ffffff", 0.6, 0.3),
        cut(digits, "#ffffff", 0.7, 0.6),
        cut(back, "#ffffff", 0.6, 0.3),
        nails,
        frost,
        glow(350, 150, 76, "#c8ecff", 0.4),
        mist(288, 40, "#8a5a78", 0.6, 4),
        motes(24, "#ffd0a0", 6, (240, 30, 460, 270)),
        vignette(0.85),
    )


@scene
def spider_webs() -> str:
    """Old silk, fresh knots: a hero spread in the web, and the knotter coming down to see."""
    out = (
        ground("#e8804a", "#642026", "#120609", 0.5, 0.45, 0.65)
        + vault(("#541c1e", "#401618", "#2a0e12", "#18070b"), 250, far=(170, 210), near=(450, 340), rim=EMBER)
        + glow(240, 150, 170, "#ff9a5a", 0.5)
    )
    out += web(240, 150, 250, 0, 360, "#fff0e0", 0.8, 13, 8, 1.6)
    hero = man(
        240,
        276,
        1.62,
        {
            "head": (4, -82),
            "neck": (0, -70),
            "hip": (0, -40),
            "le": (-24, -78),
            "lh": (-44, -88),
            "re": (24, -76),
            "rh": (44, -90),
            "lk": (-14, -22),
            "lf": (-24, -2),
            "rk": (12, -22),
            "rf": (20, 0),
        },
        "kat",
        "#6a4258",
        "#33263a",
        cape="#a02f34",
    )
    wraps = line(
        "M204 198Q240 214 278 196M206 214Q240 232 276 212M214 236Q240 246 270 232M162 142l18 -10M166 150l20 -10M298 134l18 10M294 142l20 10M196 262l20 6M262 262l22 -2M200 252l20 6M260 252l22 -4",
        "#fff6ea",
        4,
        0.95,
    ) + line(
        "M240 0V40M172 134L110 110M172 134L140 80M310 132L370 104M310 132L340 70M204 272L150 292M276 272L330 292M240 150L240 120",
        "#fff6ea",
        2,
        0.9,
    )
    legs = line(
        "M214 58Q160 24 130 74L120 120M266 58Q320 24 350 74L360 120M210 70Q150 62 128 110L132 150M270 70Q330 62 352 110L348 150M216 84Q176 96 166 132M264 84Q304 96 314 132M216 48Q180 0 140 24L118 60M264 48Q300 0 340 24L362 60",
        "#24121a",
        9,
    )
    body = (
        p(
            "M240 -14C284 -14 302 14 296 44C290 66 268 74 240 74C212 74 190 66 184 44C178 14 196 -14 240 -14Z",
            lin("#5a3038", "#1c0c12"),
        )
        + p("M240 0L250 16L242 28L252 44H228L238 28L230 16Z", "#ff3a2a")
        + p("M240 58C264 58 274 72 270 88C264 102 252 106 240 106C228 106 216 102 210 88C206 72 216 58 240 58Z", "#3a1c24")
    )
    fangs = p("M230 100Q222 118 232 128Q236 114 238 104ZM250 100Q258 118 248 128Q244 114 242 104Z", "#f0e0c8")
    looks = "".join(
        glow(x, y, r * 3, "#ff3a2a", 0.7) + e(x, y, r, None, "#ff6a4a") + line(f"M{x - 1} {y - 1}h.1", "#fff", r * 0.7)
        for x, y, r in ((230, 84, 6), (250, 84, 6), (218, 76, 4), (262, 76, 4), (224, 92, 3), (256, 92, 3))
    )
    cocoon = g(
        p("M0 -40C18 -30 20 20 0 44C-20 20 -18 -30 0 -40Z", lin("#f0e4d8", "#8a7470"))
        + line("M-12 -14Q0 -4 13 -16M-15 2Q0 14 15 0M-12 18Q0 30 12 16M0 -70V-40", "#5a4448", 2.4),
        78,
        150,
        1,
    ) + g(
        p("M0 -40C18 -30 20 20 0 44C-20 20 -18 -30 0 -40Z", lin("#f0e4d8", "#8a7470"))
        + line("M-12 -14Q0 -4 13 -16M-15 2Q0 14 15 0M-12 18Q0 30 12 16M0 -90V-40", "#5a4448", 2.4),
        420,
        176,
        0.8,
    )
    return sheet(
        "Spider Webs",
        out,
        cut(cocoon, EMBER, 0.7),
        cut(hero, EMBER),
        wraps,
        cut(legs + body, EMBER),
        fangs,
        looks,
        web(0, 292, 120, -88, -4, "#fff0e0", 0.6, 5, 5, 1.4),
        web(480, 292, 120, 184, 268, "#fff0e0", 0.6, 5, 5, 1.4),
        motes(26, "#ffc090", 6),
        vignette(0.88),
    )


@scene
def strahd_attacks() -> str:
    """A swirl of black, a flash of white: the count falls out of the air, cloak wide as wings, claws first."""
    out = (
        ground("#ff9a5a", "#8a1c28", "#12040a", 0.5, 0.42, 0.62)
        + rays(240, 110, 360, 20, "#ffcf9a", 0.16, 5)
        + p("M-10 302V232L40 240V214H70V236L110 226V250H370V226L410 236V214H440V240L490 232V302Z", "#1c070d")
        + moon(240, 96, 84, "#ffd8b0", "#ff6a4a")
    )
    wings = p(
        "M240 120C210 92 190 60 150 40C110 20 50 24 -10 -6C6 40 0 80 -6 120C24 104 50 110 64 140C74 180 66 200 60 226C90 196 120 196 140 216C152 190 180 180 200 200L240 180L280 200C300 180 328 190 340 216C360 196 390 196 420 226C414 200 406 180 416 140C430 110 456 104 486 120C480 80 474 40 490 -6C430 24 370 20 330 40C290 60 270 92 240 120Z",
        lin("#3a1020", "#14060c", "#0a0408"),
    )
    lining = p(
        "M240 132C214 106 184 74 148 60C110 46 70 46 30 36C44 60 40 80 40 100C66 96 84 112 90 140C94 160 92 176 88 190C110 176 134 180 148 194C160 178 184 170 204 184L240 172L276 184C296 170 320 178 332 194C346 180 370 176 392 190C388 176 386 160 390 140C396 112 414 96 440 100C440 80 436 60 450 36C410 46 370 46 332 60C296 74 266 106 240 132Z",
        lin("#d83a3a", "#7a101c"),
    ) + line(
        "M240 132Q150 90 40 100M240 140Q160 130 90 140M240 150Q190 160 148 194M240 132Q330 90 440 100M240 140Q320 130 390 140M240 150Q290 160 332 194",
        "#4a0812",
        4,
        0.6,
    )
    body = (
        p("M196 150Q240 126 284 150L276 230Q258 270 252 302H228Q222 270 204 230Z", lin("#2a2030", "#0c070e"))
        + p("M222 144L240 196L258 144L250 138H230Z", "#f0ebe4")
        + p("M232 160L240 152L248 160L240 182Z", "#e0202c")
        + line("M240 196V300", "#c9a24c", 2)
    )
    head = medallion_strahd(240, 104, 0.66, "head")
    mouth = p("M226 140Q240 132 254 140Q252 158 240 160Q228 158 226 140Z", "#2c050c") + p(
        "M228 140l4 14l4 -15zM252 140l-4 14l-4 -15z", "#fff"
    )
    arms = line("M206 162Q160 190 150 218M274 162Q320 190 330 218", "#1c1220", 28)
    claws = (
        hand(142, 224, 0.78, 168, "#efe4de", "#9a8088", 1.05, 20, "#fff4ec", wrist=4)
        + hand(338, 224, 0.78, 192, "#efe4de", "#9a8088", 1.05, 20, "#fff4ec", wrist=4, flip=True)
        + line("M128 210Q150 226 166 208M314 208Q330 226 352 210", "#f0ebe4", 9)
    )
    cuts = line("M96 262l-22 26M122 276l-12 24M382 262l22 26M358 276l12 24", "#fff0d8", 4, 0.8)
    return sheet(
        "Strahd Attacks!",
        out,
        cut(wings, EMBER),
        lining,
        cut(body + arms, EMBER, 0.7),
        cut(head, "#ffe8d8", 0.7),
        mouth,
        cut(claws, "#ffffff"),
        cuts,
        "".join(
            bat(x, y, s, "#14060c", a)
            for x, y, s, a in ((56, 250, 0.4, 12), (424, 252, 0.4, -12), (200, 30, 0.24, 10), (300, 24, 0.28, -14))
        ),
        motes(34, "#ffb45a", 4),
        vignette(0.85),
    )


# Traps are iron and torch


@scene
def alarm() -> str:
    """A bell in an iron frame, swinging far too loud, its rope pulled by nobody."""
    out = (
        ground("#f0c070", "#6a5240", "#120d0c", 0.5, 0.42, 0.65)
        + stones(0, 0, W, H, 9, 2, "#ffe8c0", 0.8)
        + p(arch(240, 302, 300, 300), "#1c1512", 0.7)
        + glow(240, 140, 170, "#ffc060", 0.6)
        + rays(240, 150, 330, 14, "#ffe0a0", 0.12, 3)
    )
    frame = (
        p("M60 -10H84V292H60ZM396 -10H420V292H396ZM60 24H420V46H60Z", lin("#5a5f6c", "#23262e"))
        + p("M84 46L140 46L84 104ZM396 46L340 46L396 104Z", "#3a3e4a")
        + line(
            "M72 60h.1M72 120h.1M72 180h.1M408 60h.1M408 120h.1M408 180h.1M120 35h.1M200 35h.1M280 35h.1M360 35h.1", "#a8adba", 7
        )
    )
    bell = (
        p(
            "M-14 -96Q0 -112 14 -96L18 -82C46 -74 54 -40 58 0C62 26 72 40 84 54Q90 66 76 70H-76Q-90 66 -84 54C-72 40 -62 26 -58 0C-54 -40 -46 -74 -18 -82Z",
            lin("#fff0b0", "#d89a3a@1:.35", "#8a5420@1:.7", "#4a2a12", x1=0, x2=1, y2=0.3),
        )
        + line("M-62 14Q0 28 62 14M-70 36Q0 52 70 36M-52 -34Q0 -24 52 -34", "#5a3414", 4, 0.7)
        + small_skull(0, -8, 1.5, "#ffe6a8", "#5a3414")
    )
    clapper = line("M0 60L-22 98", "#3a3e4a", 7) + e(-26, 104, 15, None, rad("#a8adba", "#3a3e4a", cx=0.35, cy=0.3, r=0.8))
    swing = g(e(0, 66, 76, 13, "#2a160c") + clapper, 240, 142, 1.12, 16)
    rings = "".join(
        f'<path d="M{240 - r} {150 - r * 0.55:.0f}Q{240 - r - r * 0.3:.0f} 160 {240 - r} {150 + r * 0.6:.0f}M{240 + r} {150 - r * 0.55:.0f}Q{240 + r + r * 0.3:.0f} 160 {240 + r} {150 + r * 0.6:.0f}" fill="none" stroke="#fff0c0" stroke-width="{w}" opacity="{o}"/>'
        for r, w, o in ((112, 6, 0.85), (140, 5, 0.6), (168, 4, 0.4))
    )
    rope = line("M286 46Q300 120 330 160T344 302", "#b08a5a", 6) + line(
        "M290 70l6 4M300 108l6 2M318 146l6 -1M334 176l6 -2M338 210l6 0M340 244l6 0", "#5a4028", 2.4
    )
    wake = (
        eyes(40, 250, 0.7, "#ff7a2a")
        + eyes(446, 240, 0.75, "#ff7a2a")
        + eyes(446, 120, 0.5, "#ff7a2a")
        + eyes(34, 140, 0.5, "#ff7a2a")
    )
    return sheet(
        "Alarm",
        out,
        rope,
        cut(frame, TORCH, 0.7),
        rings,
        swing,
        cut(g(bell, 240, 142, 1.12, 16), "#fff6d8"),
        wake,
        torch(114, 232, 0.7, 70),
        mist(292, 30, "#8a6a4a", 0.6, 4),
        motes(30, "#ffe0a0", 7),
        vignette(0.85),
    )


@scene
def crossbow_turret() -> str:
    """A brass and iron turret turns on its cogs and looses: two bows, one bolt already on its way."""
    out = (
        ground("#e8b060", "#5c4838", "#100c0c", 0.55, 0.5, 0.65)
        + stones(0, 0, W, 236, 8, 12, "#ffe0b8", 0.8)
        + floor(230, "#0c0909", "#3c3028")
        + torch(64, 104, 0.9, 110)
        + torch(424, 104, 0.9, 110)
    )

    def cog(x: float, y: float, r: float, teeth: int, fill: str) -> str:
        d = "".join(
            f"M{x + r * 0.86 * math.cos(a):.0f} {y + r * 0.86 * math.sin(a):.0f}L{x + r * 1.16 * math.cos(a):.0f} {y + r * 1.16 * math.sin(a):.0f}"
            for a in (i * math.tau / teeth for i in range(teeth))
        )
        return (
            line(d, fill, r * 0.3)
            + e(x, y, r, None, fill)
            + e(x, y, r * 0.62, None, "#2c221a")
            + e(x, y, r * 0.3, None, fill)
            + line(
                "".join(
                    f"M{x} {y}L{x + r * 0.66 * math.cos(a):.0f} {y + r * 0.66 * math.sin(a):.0f}"
                    for a in (i * math.tau / 5 for i in range(5))
                ),
                fill,
                r * 0.14,
            )
        )

    base = (
        p("M150 292L176 238H304L330 292Z", lin("#5a5f6c", "#1c1e26"))
        + p("M168 238H312V252H168Z", "#7a808e")
        + p("M206 186H274L284 240H196Z", lin("#6a6f7c", "#2a2d36"))
    )
    cogs = cog(202, 226, 26, 10, "#b98a44") + cog(276, 220, 34, 12, "#96703a") + cog(238, 256, 20, 8, "#d8a858")
    drum = (
        p(
            "M176 112C176 90 204 78 240 78C276 78 304 90 304 112V176C304 196 276 206 240 206C204 206 176 196 176 176Z",
            lin("#d8dce4", "#7a808e@1:.3", "#2c303a", x1=0, x2=1, y2=0),
        )
        + line("M176 124Q240 152 304 124M176 172Q240 200 304 172", "#1c1e26", 4)
        + line("M190 120v44M216 130v44M264 130v44M290 120v44", "#1c1e26", 2, 0.5)
        + p("M196 84Q240 66 284 84L270 60Q240 48 210 60Z", "#8a909e")
    )
    bow = (
        line("M96 84C110 120 110 168 92 204", "#6a4526", 13)
        + line("M98 88C110 122 110 166 96 200", "#b07c44", 4)
        + line("M94 84L176 144L92 204", "#f0e8d8", 2.2)
        + p("M70 136H200V152H70Z", lin("#8a5a34", "#4a2c1a"))
    )
    loaded = line("M58 144H150", "#d8c8a8", 4.4) + p("M40 144L66 132V156Z", "#e8ecf2")
    other = g(
        line("M-6 -56C8 -24 8 24 -6 56", "#6a4526", 13)
        + line("M-6 -56L60 0L-6 56", "#f0e8d8", 2.2)
        + p("M-30 -8H90V8H-30Z", lin("#8a5a34", "#4a2c1a")),
        372,
        138,
        1,
        0,
        sx=-1,
    )
    slot = p("M222 148H258V164H222Z", "#0c0909") + eyes(240, 156, 0.55, "#ff7a2a")
    flying = g(
        line("M0 0H96", "#e8d8b8", 5.4) + p("M112 0L84 -12V12Z", "#f4f6fa") + p("M0 0L-18 -11H4ZM0 0L-18 11H4Z", "#c02a2a"),
        398,
        216,
        0.86,
        24,
    ) + line("M392 208L330 182M390 222L322 200M398 200L346 172", "#fff0d0", 2.6, 0.6)
    return sheet(
        "Crossbow Turret",
        out,
        glow(240, 150, 140, "#ffb860", 0.4),
        cut(base, TORCH),
        cut(cogs, "#fff0c8", 0.7),
        cut(drum, TORCH),
        cut(bow + other, TORCH),
        slot,
        cut(loaded + flying, "#ffffff"),
        mist(292, 26, "#7a6048", 0.6, 4),
        motes(28, "#ffd890", 5),
        vignette(0.85),
    )


@scene
def crushing_walls() -> str:
    """The room was bigger a moment ago: two walls of spikes come in, and somebody braces between them."""
    out = (
        ground("#ffc870", "#6c4c34", "#100b0a", 0.5, 0.5, 0.5)
        + stones(120, 0, 240, 230, 8, 6, "#ffe0b0", 0.9)
        + floor(226, "#0c0908", "#5a4430")
        + p(arch(240, 230, 96, 196), rad("#fff0b8", "#ffa03a@1:.5", "#7a3418"))
        + glow(240, 120, 120, "#ffb04a", 0.8)
    )
    left = p("M-10 -10H128L146 6V286L128 302H-10Z", lin("#7a7478", "#4a464e", "#26242c", x1=0, x2=1, y2=0))
    teeth = [(y, h) for y, h in ((16, 40), (62, 54), (110, 44), (156, 56), (204, 46), (250, 40))]
    spikes = p("".join(f"M146 {y}L{146 + h} {y + 17}L146 {y + 34}Z" for y, h in teeth), lin("#eef1f6", "#8a909e", "#4a4e5a")) + p(
        "".join(f"M136 {y - 3}H150V{y + 37}H136Z" for y, _ in teeth), "#33343e"
    )
    block = (
        left
        + stones(0, 0, 140, H, 6, 9, "#fff", 0.9, 1.2)
        + line("M20 -10V302M110 -10V302", "#1c1a20", 4, 0.5)
        + line("".join(f"M20 {y}h.1M110 {y}h.1" for y in range(20, 292, 48)), "#9a9ca8", 8)
        + spikes
    )
    right = f'<g transform="translate(480 0) scale(-1 1)">{block}</g>'
    push = {
        "head": (0, -88),
        "neck": (0, -76),
        "hip": (0, -44),
        "le": (-14, -64),
        "lh": (-30, -72),
        "re": (14, -64),
        "rh": (30, -72),
        "lk": (-15, -26),
        "lf": (-22, 0),
        "rk": (15, -26),
        "rf": (22, 0),
    }
    hero = man(240, 280, 1.86, push, "arjhan", "#7a5a4a", "#4a3430", "#b4562c", boots="#2c2422")
    sweat = p("M210 96q-7 8 0 12q6 -4 0 -12zM282 92q7 8 0 12q-6 -4 0 -12zM270 70q6 7 0 10q-5 -4 0 -10z", "#e8f6ff")
    scrape = (
        line("M150 286H196M330 286H284M150 292H210M330 292H270", "#ffcf80", 3, 0.8)
        + mist(286, 18, "#d8b080", 0.8, 3, 6, 120, 360)
        + motes(24, "#ffd890", 4, (150, 230, 330, 290), 4)
    )
    dust = "".join(p(f"M{x} -10l4 {h}l4 -{h}z", "#ffe0b0", 0.35) for x, h in ((170, 70), (196, 40), (290, 60), (312, 90)))
    return sheet(
        "Crushing Walls", out, dust, cut(hero, "#ffe8b8"), sweat, cut(block + right, TORCH, 0.8, 0.65), scrape, vignette(0.8)
    )


@scene
def dart_trap() -> str:
    """So many little holes in the wall: darts fly, and a shield goes up too late for some of them."""
    out = (
        ground("#e8b868", "#5e4a3a", "#110d0c", 0.62, 0.5, 0.65)
        + p("M0 -10L190 40V250L0 302Z", lin("#3a3230", "#7a6654", x1=0, x2=1, y2=0))
        + floor(250, "#0c0909", "#463628")
        + stones(190, 40, 300, 210, 6, 5, "#ffe8c8", 0.8)
        + torch(424, 120, 0.9, 110)
    )
    courses = line(
        "M0 38L190 74M0 96L190 110M0 156L190 146M0 214L190 182M0 262L190 218M60 6V286M124 22V268M30 46V98M94 56V106M30 158V212M96 152V200M160 110V146M160 186V222M158 40V74",
        "#1a1412",
        3,
        0.7,
    )
    face = (
        p(
            "M34 92C34 60 62 44 94 50C132 58 150 84 150 124C150 170 132 204 96 208C60 210 36 186 34 150Z",
            lin("#9a8670", "#5a4a3e"),
        )
        + p("M54 104Q74 92 88 108Q76 122 54 114ZM110 108Q126 98 140 112Q128 124 110 118Z", "#0c0808")
        + p("M58 152Q96 134 136 154Q136 190 98 192Q60 188 58 152Z", "#0c0808")
        + p("M66 150l6 14l7 -18zM84 143l6 16l7 -17zM103 142l6 16l7 -14zM120 147l5 13l6 -8z", "#b4a08a")
        + line("M40 84Q70 70 94 84M106 84Q130 78 148 96M98 108L94 134H106", "#3a2e28", 5, 0.8)
    )
    holes = "".join(
        e(x, y, 6, 7, "#0a0707") + p(f"M{x - 6} {y}a6 7 0 0 1 12 0", s="#b89c7c", w=1.6, o=0.7)
        for x, y in (
            (20, 40),
            (20, 118),
            (22, 190),
            (20, 252),
            (60, 26),
            (112, 30),
            (164, 58),
            (168, 96),
            (170, 140),
            (170, 176),
            (168, 216),
            (64, 238),
            (116, 230),
            (76, 76),
            (160, 232),
        )
    )

    def dart(x: float, y: float, s: float, a: float) -> str:
        return g(
            line("M-40 0H20", "#d8c8a8", 4) + p("M38 0L14 -7V7Z", "#f4f6fa") + p("M-40 0L-58 -10L-46 0L-58 10Z", "#d0392e"),
            x,
            y,
            s,
            a,
        )

    flight = "".join(
        dart(x, y, s, a)
        for x, y, s, a in (
            (226, 66, 0.9, 6),
            (252, 112, 1.0, 3),
            (216, 148, 1.05, 0),
            (272, 182, 0.9, -4),
            (226, 218, 1.0, -8),
            (300, 60, 0.8, 10),
            (196, 98, 0.8, 2),
            (190, 186, 0.8, -3),
            (298, 232, 0.8, -6),
        )
    )
    trails = line(
        "M110 54L190 60M130 106L206 110M110 150L172 148M150 190L228 184M110 240L186 224M190 46L262 54", "#fff0d0", 2, 0.5
    )
    hero = man(
        364,
        280,
        1.66,
        {
            "head": (-2, -78),
            "neck": (0, -66),
            "hip": (8, -38),
            "le": (-20, -56),
            "lh": (-30, -64),
            "re": (18, -52),
            "rh": (26, -40),
            "lk": (-12, -26),
            "lf": (-14, 0),
            "rk": (20, -20),
            "rf": (30, 0),
        },
        "thorgrim",
        "#6d6f78",
        "#3a3038",
        "#d2a07c",
        cape="#7d3a2a",
    )
    shield = (
        p("M296 132Q326 120 344 136Q350 190 326 230Q292 214 286 176Q286 150 296 132Z", lin("#b4342e", "#5a1218"))
        + p("M296 132Q326 120 344 136Q350 190 326 230Q292 214 286 176Q286 150 296 132Z", s="#d8b060", w=5)
        + p("M312 150L322 168L318 196L306 178Z", "#e8c870")
    )
    stuck = dart(280, 164, 0.8, 4) + dart(288, 196, 0.8, -6) + dart(396, 108, 0.9, 14)
    return sheet(
        "Dart Trap",
        out,
        courses,
        holes,
        cut(g(face, 34, 0), TORCH),
        trails,
        cut(hero, TORCH),
        cut(shield, "#fff0c8"),
        cut(flight + stuck, "#ffffff", 0.8),
        mist(292, 26, "#7a6048", 0.6, 3),
        motes(24, "#ffe0a0", 4),
        vignette(0.85),
    )


@scene
def fire_trap() -> str:
    """The soot on the ceiling was a hint: a bronze lion's mouth, and everything that comes out of it."""
    out = (
        ground("#ffb04a", "#7a3a1c", "#120a08", 0.55, 0.55, 0.65)
        + stones(0, 0, W, 252, 8, 16, "#ffd8a0", 0.8)
        + floor(250, "#0e0706", "#5a2c18")
        + p("M60 -10H440Q400 50 330 36Q290 70 240 44Q190 66 150 34Q90 46 60 -10Z", "#070405", 0.8)
    )
    mane = p(
        "M104 34L88 62L56 58L64 92L34 108L58 132L38 162L70 170L68 204L100 196L120 222L144 196L176 206L176 172L206 162L188 134L206 108L176 94L180 60L148 64L130 36L118 58Z",
        lin("#d8963a", "#7a4418", "#3a1c0c"),
    )
    lion = (
        p("M76 92Q90 66 120 68Q152 66 166 92L172 134Q166 182 120 186Q76 182 70 134Z", lin("#f0bc5a", "#a8682a", "#5a3014"))
        + p("M82 108Q98 94 112 112Q98 120 82 116ZM158 108Q142 94 128 112Q142 120 158 116Z", "#1c0c06")
        + p("M108 118H132L140 142Q120 154 100 142Z", "#8a5220")
        + p("M86 150Q120 132 156 150Q158 178 122 184Q88 180 86 150Z", "#1c0604")
        + p("M92 150l6 14l7 -18zM150 150l-6 14l-7 -18z", "#fff0d0")
        + line("M80 96Q98 84 114 98M160 96Q142 84 126 98", "#5a3014", 5)
        + glow(97, 110, 16, "#ffb03a")
        + glow(143, 110, 16, "#ffb03a")
        + line("M98 110h.1M142 110h.1", "#fff0b0", 5)
    )
    blaze = p(
        "M112 152C160 130 200 116 250 100C280 84 296 56 340 40C330 66 346 74 372 64C400 50 430 56 470 30C450 66 462 84 490 90V250C470 262 440 250 420 268C400 246 372 254 350 262C340 238 312 244 290 230C250 214 190 204 130 182C110 174 104 160 112 152Z",
        lin("#ff9a2a", "#e0401a", "#8a1410@.9", x1=0, x2=1, y2=0.2),
    )
    middle = p(
        "M116 156C170 142 220 140 264 126C296 110 310 92 350 88C346 104 362 112 388 104C420 96 450 104 480 88V226C450 230 430 218 404 228C380 212 350 222 330 206C280 200 200 192 134 176C116 170 110 162 116 156Z",
        lin("#fff0a0", "#ffb02a@1:.4", "#ff7a1e", x1=0, x2=1, y2=0),
    )
    heart = p(
        "M120 160C180 152 240 158 290 148C320 138 340 130 372 138C350 150 400 160 430 152C410 172 400 180 370 178C330 186 280 182 230 180C190 178 150 174 134 170Z",
        "#fffbe0",
        0.95,
    )
    tongues = flame(318, 62, 0.7) + flame(396, 66, 0.6) + flame(444, 44, 0.5)
    hero = man(
        352,
        282,
        1.4,
        {
            "head": (10, -70),
            "neck": (6, -60),
            "hip": (0, -32),
            "le": (-8, -66),
            "lh": (-14, -82),
            "re": (18, -52),
            "rh": (28, -62),
            "lk": (18, -30),
            "lf": (12, 0),
            "rk": (-10, -14),
            "rf": (-34, -2),
        },
        "kat",
        "#2c1418",
        "#1a0c10",
        "#5a2a20",
        cape="#4a1418",
        boots="#140a0a",
    )
    grate = "".join(
        rect(x, 258, 44, 20, "#0a0605", 1, 3) + line("".join(f"M{x + 8 + i * 9} 260v16" for i in range(4)), "#5a4a44", 3)
        for x in (60, 140, 220)
    )
    return sheet(
        "Fire Trap",
        out,
        grate,
        glow(320, 160, 200, "#ff8a2a", 0.8),
        cut(blaze, "#ffe08a", 0.6, 0.3),
        middle,
        heart,
        tongues,
        glow(180, 160, 70, "#fff0b0", 0.5),
        cut(g(mane, 36, 0), TORCH),
        cut(g(lion, 36, 0), "#fff0c0"),
        glow(158, 164, 44, "#ff9a2a", 0.7),
        p("M134 160Q158 148 184 160L182 172Q158 180 136 172Z", "#fff0b0"),
        cut(hero, "#ffe08a", 1),
        motes(46, "#ffd070", 6, (120, 20, 470, 280), 5),
        vignette(0.8),
    )


@scene
def sliding_walls() -> str:
    """The castle rearranges its guests: seen from above, blocks of wall grind along their grooves and part two heroes."""
    out = ground("#8a7460", "#3c3028", "#0e0b0a", 0.5, 0.5, 0.75)

    def iso(x: float, y: float, z: float = 0) -> tuple[float, float]:
        return 240 + (x - y) * 30, 42 + (x + y) * 15.5 - z * 30

    def quad(*corners: tuple[float, float]) -> str:
        return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "Z"

    grid = [(x, y) for x in range(-3, 12) for y in range(-3, 12) if abs(iso(x, y)[0] - 240) < 270 and -40 < iso(x, y)[1] < 292]
    tiles = tuple(
        "".join(
            quad(iso(x, y), iso(x + 1, y), iso(x + 1, y + 1), iso(x, y + 1)) for x, y in grid if (x * 7 + y * 5 + x * y) % 5 == k
        )
        for k in range(2)
    )
    out += (
        rect(0, 0, W, H, "#5e4e42")
        + p(tiles[0], "#6a5848")
        + p(tiles[1], "#745f4c")
        + line(
            "".join(
                f"M{iso(k, -3)[0]:.0f} {iso(k, -3)[1]:.0f}L{iso(k, 12)[0]:.0f} {iso(k, 12)[1]:.0f}M{iso(-3, k)[0]:.0f} {iso(-3, k)[1]:.0f}L{iso(12, k)[0]:.0f} {iso(12, k)[1]:.0f}"
                for k in range(-3, 13)
            ),
            "#1a1412",
            2,
            0.55,
        )
    )

    def block(x: float, y: float, w: float, d: float, h: float, top: str, left: str, right: str) -> str:
        t = quad(iso(x, y, h), iso(x + w, y, h), iso(x + w, y + d, h), iso(x, y + d, h))
        a = quad(iso(x, y + d, h), iso(x + w, y + d, h), iso(x + w, y + d), iso(x, y + d))
        b = quad(iso(x + w, y, h), iso(x + w, y + d, h), iso(x + w, y + d), iso(x + w, y))
        joints = ""
        for k in range(1, 4):
            (x0, y0), (x1, y1), (x2, y2) = iso(x, y + d, h * k / 4), iso(x + w, y + d, h * k / 4), iso(x + w, y, h * k / 4)
            joints += f"M{x0:.0f} {y0:.0f}L{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"
        return p(a, left) + p(b, right) + p(t, top) + line(joints, "#14100e", 1.8, 0.5)

    stone = ("#b8a080", lin("#7a6450", "#4a3c32"), lin("#4e4036", "#2a221e"))
    grooves = line(
        "".join(
            f"M{iso(a, b)[0]:.0f} {iso(a, b)[1]:.0f}L{iso(c, d)[0]:.0f} {iso(c, d)[1]:.0f}"
            for a, b, c, d in ((-2, 3.2, 11, 3.2), (-2, 3.8, 11, 3.8), (5.2, -2, 5.2, 11), (5.8, -2, 5.8, 11))
        ),
        "#0c0908",
        5,
        0.9,
    )
    walls_far = block(-1, 0.5, 3.4, 1, 2, *stone) + block(6.6, -1.6, 1, 2.6, 2, *stone)
    mover = block(2.2, 3, 4.4, 1, 2.3, "#d8bc90", lin("#96795c", "#5a4838"), lin("#5e4c3e", "#332922"))
    sigil = g(small_skull(0, 0, 1.5, "#e8cf9c", "#2a1c14", "#ff9a3a"), 238, 140, 1)
    near = block(7.4, 4.4, 1, 3.2, 1.9, *stone) + block(1.2, 7.6, 3.6, 1, 1.7, *stone)
    one = man(196, 244, 0.86, "run", "allisa", "#5a6a46", "#2f332c", cape="#3f7038", flip=True)
    two = man(300, 122, 0.78, "up", "kat", "#6a4258", "#33263a", cape="#a02f34")
    arrow = line("M96 148l-26 13M108 156l-26 13M86 142l-26 13", "#ffe0b0", 3, 0.75)
    return sheet(
        "Sliding Walls",
        out,
        grooves,
        glow(200, 230, 90, "#ffb04a", 0.75, 54),
        glow(300, 116, 80, "#ffb04a", 0.7, 48),
        cut(walls_far, TORCH, 0.7, 0.6),
        cut(two, TORCH),
        cut(mover, TORCH, 0.9, 0.65),
        sigil,
        arrow,
        mist(206, 14, "#e8c898", 0.8, 3, 4, 120, 330),
        cut(one, TORCH),
        cut(near, TORCH, 0.7, 0.6),
        torch(92, 250, 0.6, 80),
        torch(402, 118, 0.5, 70),
        motes(30, "#ffe0a0", 5, (80, 80, 400, 280)),
        vignette(0.88),
    )


@scene
def spear_gauntlet() -> str:
    """Left, right, left, and one from below: spears cross the passage, and somebody is half way down it."""
    out = (
        ground("#ffcc78", "#64503c", "#100c0b", 0.5, 0.42, 0.6)
        + p("M0 -10L186 78V206L0 302Z", lin("#2a2320", "#7a6450", x1=0, x2=1, y2=0))
        + p("M480 -10L294 78V206L480 302Z", lin("#7a6450", "#2a2320", x1=0, x2=1, y2=0))
        + p("M0 -10L186 78H294L480 -10Z", lin("#14100e", "#4a3c30"))
        + p("M0 302L186 206H294L480 302Z", lin("#8a6c4c", "#2a201a"))
        + p(arch(240, 206, 84, 120), rad("#fff0b8", "#ff9a3a", "#7a3418"))
        + glow(240, 150, 100, "#ffb04a", 0.8)
    )
    out += line(
        "M0 62L186 108M0 130L186 134M0 200L186 162M0 256L186 186M50 14V278M100 38V250M146 60V226M480 62L294 108M480 130L294 134M480 200L294 162M480 256L294 186M430 14V278M380 38V250M334 60V226M130 302L210 206M350 302L270 206M60 262H420M130 232H350",
        "#120d0b",
        2.2,
        0.5,
    )
    slots = "".join(
        e(x, y, rx, ry, "#070505")
        for x, y, rx, ry in (
            (20, 70, 8, 13),
            (22, 214, 8, 13),
            (84, 110, 6, 10),
            (88, 196, 6, 10),
            (136, 128, 4, 8),
            (460, 132, 8, 13),
            (458, 244, 8, 13),
            (398, 86, 6, 10),
            (394, 180, 6, 10),
            (344, 150, 4, 8),
        )
    )
    hero = man(
        240,
        252,
        1.0,
        {
            "head": (2, -84),
            "neck": (0, -72),
            "hip": (0, -42),
            "le": (-16, -66),
            "lh": (-22, -86),
            "re": (18, -62),
            "rh": (28, -74),
            "lk": (-8, -28),
            "lf": (-18, -6),
            "rk": (12, -26),
            "rf": (8, 0),
        },
        "immeril",
        "#3c58a8",
        "#223468",
        "#e2c8b6",
        cape="#2c4482",
    )
    far = spear(296, 126, 150, 0.5, -92) + spear(184, 158, 120, 0.5, 92) + spear(300, 182, 120, 0.5, -88)
    middle = spear(156, 104, 300, 0.86, -98) + spear(332, 190, 320, 0.86, 98)
    near = spear(120, 54, 176, 1.7, -96) + spear(372, 232, 176, 1.75, 97)
    below = (
        spear(196, 196, 90, 0.8, 6)
        + spear(286, 214, 70, 0.9, -6)
        + p("M180 286q16 -8 32 0l-4 8h-24zM268 290q18 -8 36 0l-4 8h-28z", "#070505")
    )
    return sheet(
        "Spear Gauntlet",
        out,
        slots,
        cut(far + hero, TORCH),
        cut(middle + below, TORCH),
        cut(near, "#fff4d8", 0.9, 0.6),
        line("M352 44l16 -10M362 76l18 4M112 212l-16 -10M108 244l-18 6", "#fff0d0", 3, 0.7),
        mist(292, 26, "#8a6a4a", 0.6, 3),
        motes(30, "#ffe0a0", 7),
        vignette(0.85),
    )


def main(names: list[str]) -> None:
    """Write the pictures, all of them or those named."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or SCENES:
        (OUT / f"{name}.svg").write_text(SCENES[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
