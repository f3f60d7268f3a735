"""The eight Environments: misty violet."""

import math

from sprites.draw.ravenloft.cards.encounter_motifs import (
    VIOLET,
    H,
    W,
    arch,
    at,
    bat,
    bone_hand,
    candle,
    castle,
    copies,
    cut,
    dice,
    e,
    eyes,
    floor,
    g,
    ghost,
    glow,
    ground,
    hills,
    lin,
    line,
    man,
    mist,
    moon,
    motes,
    p,
    rad,
    rays,
    rect,
    scene,
    sheet,
    skull,
    small_skull,
    spectre,
    stones,
    sword,
    tomb,
    vault,
    vignette,
    window,
)


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
