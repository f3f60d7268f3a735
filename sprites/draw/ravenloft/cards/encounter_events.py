"""The Events: moonlit blue-black with one warm accent."""

import math
import random

from sprites.draw.ravenloft.cards.encounter_motifs import (
    COLD,
    H,
    W,
    arch,
    bat,
    bones_man,
    candle,
    castle,
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
    mist,
    moon,
    motes,
    p,
    rad,
    rays,
    rect,
    scene,
    sheet,
    small_skull,
    spear,
    spectre,
    stones,
    sword,
    vault,
    vignette,
    wall_with,
    web,
    window,
    wolf_howling,
)


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
        coat,
        line("M128 -10C120 60 116 150 96 302M350 -10C364 80 366 170 384 302", "#ffd8b0", 2.4, 0.5),
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
    watch = man(102, 336, 1.9, "reach", "allisa", "#3a4a38", "#20281f", cape="#2f5230", back=True)
    watch += man(186, 340, 1.72, "stand", "thorgrim", "#5a5c66", "#2c2630", "#d2a07c", cape="#4a2c34", back=True)
    return sheet(
        "Reinforcements",
        out,
        g(rail, 0, -4, 1, 0, o=0.7),
        steps,
        cut(file + shield, "#ffe4b4"),
        cut(watch, "#ffcf90"),
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
        line(arch(240, 302, 372, 296), "#03050f", 14, 0.3)
        + wall_with(arch(240, 302, 372, 296), lin("#2c3864", "#0f152e"))
        + line(arch(240, 302, 372, 296), COLD, 2.2, 0.4)
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
