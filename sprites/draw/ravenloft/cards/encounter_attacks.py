"""The Event-Attacks: blood and ember."""

import math

from sprites.draw.ravenloft.cards.encounter_motifs import (
    EMBER,
    H,
    W,
    arch,
    bat,
    bone_hand,
    bones_man,
    cut,
    dagger,
    e,
    eyes,
    floor,
    g,
    ghost,
    glow,
    ground,
    hand,
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
    scene,
    sheet,
    small_skull,
    stones,
    sword,
    torch,
    vault,
    vignette,
    web,
    window,
)


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
        slabs,
        line(
            "M-10 262L50 232L120 256M118 302L146 254L212 240L236 270M250 302L262 266L330 240L366 256M372 302L384 258L440 236L490 262M18 246L56 204L108 232M372 254L404 206L452 226",
            EMBER,
            2.4,
            0.7,
        ),
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
