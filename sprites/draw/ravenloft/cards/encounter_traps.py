"""The Traps: iron and torch."""

import math

from sprites.draw.ravenloft.cards.encounter_motifs import (
    TORCH,
    H,
    W,
    arch,
    cut,
    e,
    eyes,
    flame,
    floor,
    g,
    glow,
    ground,
    lin,
    line,
    man,
    mist,
    motes,
    p,
    rad,
    rays,
    rect,
    scene,
    sheet,
    small_skull,
    spear,
    stones,
    torch,
    vignette,
)


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
            lin("#ffe08a", "#e8b04a@1:.4", "#a8682a@1:.75", "#5a3414", x1=0, x2=1, y2=0.3),
        )
        + line("M-62 14Q0 28 62 14M-70 36Q0 52 70 36M-52 -34Q0 -24 52 -34", "#5a3414", 4, 0.7)
        + p("M-30 -70C-46 -50 -48 -20 -50 4C-52 22 -58 40 -66 54L-52 58C-42 30 -40 -10 -24 -66Z", "#fff4c8", 0.75)
        + p("M34 -64C46 -40 46 -10 50 6C54 26 62 44 72 60L58 66C44 40 40 -20 26 -70Z", "#3a1e0c", 0.4)
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
        262,
        1.3,
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
        cut(middle + below + near, "#fff4d8"),
        line("M352 44l16 -10M362 76l18 4M112 212l-16 -10M108 244l-18 6", "#fff0d0", 3, 0.7),
        mist(292, 26, "#8a6a4a", 0.6, 3),
        motes(30, "#ffe0a0", 7),
        vignette(0.85),
    )
