"""Draw the pictures of the fifty Power cards: `python -m sprites.draw.ravenloft.cards.powers [card id ...]`."""
# outlines and poses are tables: one line each
# fmt: off

import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.kit import (
    AT_WILL,
    DAILY,
    GOLDEN,
    HEIGHT,
    UTILITY,
    WARM,
    WIDTH,
    Figure,
    Point,
    Scene,
    Tone,
    arrow,
    axe,
    bolt,
    bow,
    box,
    chain,
    cross,
    curve,
    dagger,
    dark,
    disc,
    fade,
    flame,
    ghost,
    hammer,
    hooded,
    light,
    limb,
    line,
    mix,
    path,
    place,
    poly,
    save,
    shield,
    skeleton,
    staff,
    star,
    swing,
    sword,
    wolf,
    zigzag,
    zombie,
)
from sprites.draw.ravenloft.foes import gargoyle, ghoul, kobold
from sprites.draw.ravenloft.heroes import fist, hero, joint

FOLDER = Path(__file__).resolve().parents[3] / "ravenloft" / "cards"
PICTURES: dict[str, Callable[[], str]] = {}
GOLD, FIRE, ICE, FEY, BLOOD = "#ffd878", "#ff8a2c", "#a8e4ff", "#b090ff", "#c4242c"


def card(name: str, tone: Tone, vignette: float = 0.85, fore: str = "") -> Callable[[Callable[[Scene], None]], Callable[[Scene], None]]:
    """Enter a drawing function as the picture of a card."""

    def enter(draw: Callable[[Scene], None]) -> Callable[[Scene], None]:
        def picture() -> str:
            scene = Scene(name, tone)
            scene.contact = 0.6
            draw(scene)
            scene.release()
            foreground(scene, fore)
            scene.vignette(vignette)
            return scene.svg()

        PICTURES[name] = picture
        return draw

    return enter


# What several pictures use


def foreground(s: Scene, kind: str = "") -> None:
    """Something dark and out of focus at the edges, nearer than everything: stones, hanging chains, torn cloth or a cobweb."""
    kind, left = kind or s.random.choice(("stones", "chains", "cloth", "web")), s.random.random() < 0.5
    colour, parts = mix(s.tone.dark, "#000000", 0.35), ""
    if kind == "stones":
        for x, high in ((-6, 62), (38, 34), (70, 16), (404, 14), (440, 30), (486, 56)):
            w = 24 + high * 0.5
            parts += poly([(x - w, 300), (x - w * 0.7, 296 - high * 0.7), (x - w * 0.1, 292 - high), (x + w * 0.6, 294 - high * 0.6), (x + w, 300)], colour)
    elif kind == "chains":
        parts = "".join(place(chain(n, "#000000"), x, -8, k, turn) for x, n, k, turn in ((24, 8, 1.6, 3), (58, 4, 1.3, -4), (450, 6, 1.6, -3)))
    elif kind == "cloth":
        torn = [(-10, -10, 1), (150, -10, 1), (110, 14), (96, 44, 1), (74, 34), (62, 76, 1), (46, 60), (34, 118, 1), (18, 96), (8, 150, 1), (-10, 130, 1)]
        parts = curve([(x if left else 480 - x, *rest) for x, *rest in torn], colour)
    elif kind == "web":
        radii = "".join(f"M0 0L{x} {y}" for x, y in ((120, 6), (104, 44), (76, 76), (42, 104), (6, 118)))
        rings = "".join(f"M{110 * k:.0f} {6 * k:.0f}Q{90 * k:.0f} {24 * k:.0f} {98 * k:.0f} {42 * k:.0f}Q{76 * k:.0f} {52 * k:.0f} {72 * k:.0f} {72 * k:.0f}Q{50 * k:.0f} {78 * k:.0f} {40 * k:.0f} {98 * k:.0f}Q{20 * k:.0f} {92 * k:.0f} {6 * k:.0f} {110 * k:.0f}" for k in (0.4, 0.65, 0.92))
        web = path(radii + rings, stroke=mix(s.tone.rim, s.tone.mid, 0.3), stroke_width=1, opacity=0.4)
        s.add(place(web, -2, -2) if left else place(web, 482, -2, flip=True))
        return
    if parts:
        s.add(s.blur(parts, 2.2, 0.92))


def hall(s: Scene, x: float = 0.5, y: float = 0.45, horizon: float = 222, *, rows: bool = True) -> None:
    """A wall of stones and a floor of slabs."""
    s.ground(x, y)
    if rows:
        s.bricks(7, 33)
    s.add(s.shade(240, horizon, 330, 0.5, 30))
    s.floor(horizon, 480 * x)


def pillars(s: Scene, *places: float, width: float = 44) -> None:
    """Round pillars in front of a wall."""
    for x in places:
        fill = s.linear((0, mix(s.tone.near, s.tone.mid, 0.8)), (0.4, s.tone.near), (1, s.tone.dark), turn=(0, 0, 1, 0))
        base = box(x - width * 0.68, 226, width * 1.36, 16, fill, 3) + box(x - width * 0.62, -4, width * 1.24, 18, fill, 3)
        s.cut(box(x - width / 2, 0, width, 232, fill) + base, rim=mix(s.tone.rim, s.tone.near, 0.5))


def streaks(s: Scene, lines: list[tuple[Point, Point]], colour: str, width: float = 4, opacity: float = 0.7) -> None:
    """Traces of a quick movement, thin at their start."""
    parts = "".join(poly([a, (b[0], b[1] - width / 2), (b[0] + width * 0.4, b[1]), (b[0], b[1] + width / 2)], colour) for a, b in lines)
    s.add(fade(s.blur(parts, 2.5) + parts, opacity))


def shine(s: Scene, parts: str, by: float = 7) -> None:
    """Put on parts that shine."""
    s.add(s.bloom(parts, by=by))


def hit(s: Scene, x: float, y: float, r: float, colour: str = "#ffe6a0", halo: str = FIRE) -> None:
    """The flash where a blow lands."""
    s.add(s.glow(x, y, r * 2.4, halo, 0.9))
    shine(s, star(x, y, r, colour, 9, 0.34, -70) + star(x, y, r * 0.5, "#fffbe8", 7, 0.5), 5)


def dust(s: Scene, x: float, y: float, r: float, colour: str = "", opacity: float = 0.55) -> None:
    """A puff of dust on the floor."""
    tint = colour or mix(s.tone.far, s.tone.mid, 0.4)
    puffs = "".join(disc(x + dx * r, y + dy * r, r * k, tint, r * k * 0.7) for dx, dy, k in ((-0.9, 0, 0.5), (0, -0.2, 0.7), (0.8, 0.05, 0.45), (0.3, -0.5, 0.4)))
    s.add(s.blur(puffs, r * 0.14 + 1.5, opacity))


def cracks(s: Scene, x: float, y: float, r: float, glow: str = "") -> None:
    """Cracks in the floor around a point."""
    parts = ""
    for i in range(9):
        across, down = ((1, 0.1), (0.8, 0.5), (0.3, 0.7), (-0.3, 0.75), (-0.8, 0.5), (-1, 0.05), (0.6, -0.2), (-0.5, -0.25), (0, 0.5))[i]
        reach = r * s.random.uniform(0.7, 1.1)
        parts += bolt(zigzag(s.random, (x, y), (x + across * reach, y + down * reach * 0.6), 4, 5), 8, glow or s.tone.dark)
    s.add(s.blur(parts, 3) + parts if glow else parts)


def rubble(s: Scene, x: float, y: float, r: float, count: int = 10, colour: str = "") -> None:
    """Stones that fly up from a point."""
    parts = ""
    for _ in range(count):
        a, b, k = x + s.random.uniform(-1, 1) * r, y - s.random.uniform(0.05, 0.9) * r, s.random.uniform(3, 8)
        parts += poly([(a - k, b), (a - k * 0.3, b - k), (a + k, b - k * 0.4), (a + k * 0.5, b + k * 0.7)], colour or mix(s.tone.mid, s.tone.near, s.random.random()))
    s.cut(parts)


def claw(skin: str = "#5d6a58", nail: str = "#efe6cf") -> Figure:
    """A monstrous arm that strikes to the left: its palm on (0, 0), its elbow 130 to the right and above."""
    upper = limb([(150, -60), (90, -34), (30, -6), (0, 0)], [52, 42, 34, 46], skin)
    fingers, nails = "", ""
    for knuckle, tip in (((-8, -24), (-56, -34)), ((-18, -8), (-66, -2)), ((-14, 10), (-56, 28)), ((4, 22), (-24, 54))):
        middle = ((knuckle[0] + tip[0]) / 2 - 4, (knuckle[1] + tip[1]) / 2 - 10)
        fingers += limb([knuckle, middle, tip], [20, 16, 11], skin)
        nails += curve([(tip[0] + 4, tip[1] - 7, 1), (tip[0] - 14, tip[1] - 2), (tip[0] - 24, tip[1] + 14, 1), (tip[0] - 8, tip[1] + 9), (tip[0] + 5, tip[1] + 5)], nail)
    warts = disc(40, -14, 6, dark(skin, 0.2)) + disc(66, -30, 4, dark(skin, 0.2)) + disc(20, 4, 4, dark(skin, 0.2))
    return Figure([upper + warts + fingers + disc(-2, 2, 24, skin), nails])


def heart(x: float, y: float, r: float, colour: str) -> str:
    """A heart."""
    return path(f"M{x} {y + r}c{-r * 1.5:.1f} {-r * 0.9:.1f} {-r:.1f} {-r * 2:.1f} 0 {-r * 1.25:.1f}c{r:.1f} {-r * 0.75:.1f} {r * 1.5:.1f} {r * 0.35:.1f} 0 {r * 1.25:.1f}Z", colour)


def spider(body: str = "#4c3c50", glare: str = "#ff5a48") -> Figure:
    """A spider about (0, 0), seen from above and before, 120 wide."""
    legs = ""
    for i, (kx, ky, fx, fy) in enumerate(((34, -34, 58, -52), (42, -22, 66, -8), (40, 2, 62, 26), (30, 14, 46, 46))):
        for side in (-1, 1):
            legs += limb([(side * 8, -4 + i * 3), (side * kx, ky), (side * fx, fy)], [8, 6, 2], dark(body, 0.3 if side > 0 else 0.1))
    head = disc(0, 16, 15, light(body, 0.1), 13)
    fangs = curve([(-7, 25, 1), (-9, 34), (-4, 40, 1), (-2, 30)], "#e8dcc0") + curve([(7, 25, 1), (9, 34), (4, 40, 1), (2, 30)], "#e8dcc0")
    mark = poly([(0, -24), (6, -14), (0, -6), (-6, -14)], "#b8262c")
    lights = "".join(disc(x, y, r, glare) for x, y, r in ((-5, 17, 3.2), (5, 17, 3.2), (-11, 13, 2), (11, 13, 2), (-4, 10, 1.6), (4, 10, 1.6)))
    return Figure([legs, disc(0, -14, 22, body, 24) + mark, head + fangs], lights)


# Thorgrim


@card("healing-word", UTILITY)
def healing_word(s: Scene) -> None:
    """Far away a fallen Hero rises in a column of light at the cleric's word."""
    s.vault(292, 206, 3)
    s.add(s.beam([(262, -10), (326, -10), (356, 246), (232, 246)], GOLD, 0.85), s.glow(294, 190, 130, GOLD, 0.7), s.glow(294, 244, 80, "#fff0b8", 0.8, 18))
    s.stand(hero("kat", near=(18, -26), far=(26, -70), feet=((-20, 0), (14, 0)), hip=(-4, 18), neck=(2, 17), look=-22, sway=-8), 304, 246, 1.35, flip=True, rim=GOLDEN)
    s.stand(hero("thorgrim", near=(10, -40), far=(34, -62), feet=((-9, 0), (9, 0)), look=-4, spread=(False, True)), 116, 396, 3.5)
    s.add(s.glow(242, 178, 60, GOLD, 0.7), s.embers(26, GOLD))
    breath = limb([(148, 172), (186, 146), (222, 128), (262, 140), (296, 170)], [2, 7, 9, 8, 3], "#ffe29a") + line([(152, 182), (192, 166), (232, 110), (276, 116), (306, 150)], "#fff2c8", 2)
    shine(s, breath + "".join(star(x, y, r, "#fff8dc", 4, 0.2) for x, y, r in ((180, 132, 9), (214, 108, 12), (252, 122, 8), (282, 138, 11))), 6)


@card("divine-flare", AT_WILL)
def divine_flare(s: Scene) -> None:
    """A sun cross flares in a raised fist; fetters burst, and the dead shrink from it."""
    hall(s, 0.5, 0.3, 236)
    s.add(s.glow(238, 84, 220, "#fff2b0", 0.95), s.rays(238, 84, "#fff0b0", 0.65, 14, 330))
    s.gather(0.88)
    s.stand(zombie(), 392, 276, 1.75, 14, flip=True)
    s.stand(hero("thorgrim", near=(26, -100), far=(24, -34), feet=((-14, 0), (14, 0)), look=-14, far_prop=place(hammer(), 24, -34, 0.62, 120), elbows=(-1, 1)), 180, 280, 2.05, rim=GOLDEN)
    shine(s, place(cross("#fff4c0", 34), 238, 66) + disc(238, 66, 8, "#ffffff"), 9)
    links = "".join(place(chain(2), x, y, 1.05, turn) for x, y, turn in ((118, 96, 70), (306, 180, 120), (332, 84, 30), (96, 178, 20), (290, 30, 150)))
    s.cut(links)
    s.add(s.embers(26, "#ffe9a0", (110, 10, 370, 220)))


@card("healing-strike", AT_WILL)
def healing_strike(s: Scene) -> None:
    """The hammer lands, and what it takes from the dead flows back as warmth."""
    s.corridor(300, 120)
    s.gather(0.88)
    s.stand(skeleton(), 330, 284, 1.95, 12, flip=True)
    s.stand(hero("thorgrim", near=(34, -66), far=(30, -58), feet=((-22, -2), (16, 0)), hip=(2, 2), neck=(6, 2), look=8, sway=12, near_prop=place(hammer(), 34, -66, 0.85, 62)), 166, 282, 2.05)
    hit(s, 302, 108, 46, "#fff2c0", GOLD)
    flow = line([(300, 112), (256, 40), (180, 26), (118, 70), (96, 120)], "#ffd070", 6) + line([(296, 118), (240, 62), (180, 52), (134, 90), (108, 130)], "#ff9a70", 3)
    shine(s, flow + heart(98, 128, 19, "#ff6a5a") + heart(98, 126, 10, "#ffd0b0"), 6)
    s.add(s.embers(20, GOLD))


@card("lance-of-faith", AT_WILL)
def lance_of_faith(s: Scene) -> None:
    """A lance of light crosses the hall and goes through a wraith."""
    s.vault(240, 214, 4)
    s.gather(0.84)
    s.stand(ghost("#86b4b8"), 352, 262, 1.95, 12, flip=False)
    s.stand(hero("thorgrim", near=(33, -60), far=(16, -36), feet=((-18, 0), (14, 0)), look=4, sway=10, spread=(True, False)), 120, 286, 1.95)
    lance = poly([(188, 169), (330, 118), (470, 84), (336, 132), (192, 178)], "#ffe08a")
    core = poly([(196, 172), (330, 122), (456, 88), (334, 128)], "#fffbe2")
    s.add(s.glow(330, 126, 120, GOLD, 0.85))
    shine(s, lance + core, 9)
    s.add(s.glow(188, 172, 50, "#fff0b0", 0.9))
    shine(s, star(334, 125, 46, "#fff6d0", 6, 0.2, -80) + place(cross("#fff0b0", 15), 196, 172), 4)
    s.add(s.embers(22, "#d8fff0", (300, 60, 430, 240)))


@card("beacon-of-hope", DAILY)
def beacon_of_hope(s: Scene) -> None:
    """One light stands in the dark: comrades gather in it, monsters burn at its edge."""
    s.ground(0.5, 0.32, ("#ffe2a0", "#c8583c", "#4a1620", "#14060a"))
    s.add(s.rays(246, 62, "#fff0c0", 0.75, 18, 360))
    s.ridge(230, 6, "#3a1620", 40)
    s.add(s.glow(240, 250, 190, "#ffd890", 0.9, 40))
    s.stand(hero("immeril", look=-10, sway=0), 160, 262, 1.05, rim=GOLDEN)
    s.stand(hero("allisa", look=-10), 320, 262, 1.05, flip=True, rim=GOLDEN)
    s.stand(hero("thorgrim", near=(4, -104), far=(22, -40), feet=((-14, 0), (14, 0)), look=-18, sway=2, near_prop=place(hammer(), 4, -104, 0.72, 0), elbows=(-1, 1)), 238, 288, 1.62, rim=GOLDEN)
    s.add(s.glow(246, 62, 120, "#fff4d0", 0.95))
    shine(s, star(246, 60, 74, "#fff2c0", 8, 0.16, -90) + star(246, 60, 34, "#ffffff", 8, 0.4, -68), 7)
    s.stand(zombie("#4a3438", "#241418", "#ffb070"), 46, 316, 1.9, -24, rim="#ffb070")
    s.stand(ghost("#4a3038", "#ffb070"), 424, 312, 1.7, 20, rim="#ffb070")
    s.add(s.embers(34, "#ffdc90"))


@card("flame-strike", DAILY)
def flame_strike(s: Scene) -> None:
    """A pillar of fire falls from the vault on everything below."""
    s.vault(240, 216, 4)
    s.add(s.glow(240, 170, 280, "#ff6a24", 0.9))
    column = [(196, -20, 1), (206, 60), (178, 130), (196, 190), (130, 262), (240, 284), (350, 262), (286, 190), (304, 130), (276, 60), (286, -20, 1)]
    inner = [(214, -20, 1), (222, 70), (206, 150), (216, 200), (186, 258), (240, 270), (296, 258), (264, 200), (276, 150), (260, 70), (268, -20, 1)]
    shine(s, curve(column, "#f0561c"), 12)
    s.add(curve(inner, "#ffa838"), s.blur(curve([(228, -20), (232, 100), (224, 200), (212, 252), (240, 262), (270, 252), (256, 200), (250, 100), (254, -20)], "#fff2b8"), 5))
    strands = line([(204, -10), (230, 60), (204, 130), (232, 190), (176, 256)], "#ffd070", 4) + line([(280, -10), (250, 70), (284, 140), (258, 200), (316, 256)], "#d83c10", 6) + line([(262, -10), (280, 50), (236, 120), (256, 190), (230, 250)], "#fff0b8", 3)
    s.add(s.blur(strands, 1.6))
    shine(s, disc(240, 268, 150, "none", 20, stroke="#ffb848", stroke_width=5) + disc(240, 268, 108, "none", 13, stroke="#ffe9a0", stroke_width=3), 5)
    s.stand(skeleton("#3a1410", "#fff0a0"), 202, 268, 1.15, -10, rim="#ffd070")
    s.stand(ghost("#4a1812", "#fff0a0"), 282, 264, 1.15, 8, rim="#ffd070")
    tongues = "".join(place(flame(), x, 286, k, turn) for x, k, turn in ((120, 0.7, -24), (164, 0.95, -10), (240, 0.7, 0), (314, 1, 10), (362, 0.7, 22)))
    shine(s, tongues, 6)
    s.add(s.embers(50, "#ffc060", (80, 0, 400, 280), 2.4))


@card("hallowed-advance", DAILY)
def hallowed_advance(s: Scene) -> None:
    """The hammer breaks the line, and the others run forward on a road of light."""
    s.ground(0.78, 0.3, ("#ffd890", "#b04a3a", "#4a1824", "#160609"))
    s.floor(196, 380, "#4a1c24")
    road = poly([(372, 198), (392, 198), (350, 292), (40, 292)], s.linear((0, "#fff0b0", 0.95), (1, "#ffc860", 0.35)))
    s.add(s.blur(road, 4), s.rays(384, 120, "#fff0c0", 0.5, 12, 330))
    s.gather(0.88)
    for name, x, y, size in (("immeril", 92, 232, 1.15), ("allisa", 132, 256, 1.4)):
        s.stand(hero(name, near=(22, -56), far=(28, -78), feet=((-24, -10), (20, 0)), hip=(0, 2), neck=(6, 3), sway=16), x, y + 16, size)
    s.stand(hero("thorgrim", near=(38, -66), far=(28, -56), feet=((-26, -6), (22, 0)), hip=(2, 4), neck=(8, 4), look=2, sway=18, near_prop=place(hammer(), 38, -66, 0.78, 56)), 206, 280, 2.15, rim=GOLDEN)
    s.stand(skeleton("#c8b8a0", "#ffb060"), 396, 262, 1.35, 34, flip=True)
    hit(s, 372, 118, 34)
    rubble(s, 384, 170, 46, 7, "#d8ccb0")
    s.add(s.embers(30, "#ffd070"))


@card("bless", UTILITY)
def bless(s: Scene) -> None:
    """Weapons are raised into the light that falls from a round window."""
    s.ground(0.5, 0.2, ("#dfe8ff", "#5874b4", "#202c58", "#090c1e"))
    s.bricks(5, 36, 0, 0.2)
    s.cut(disc(240, 50, 56, "#1c2650"))
    glass = "".join(place(path("M0 -9L13 -42Q0 -54 -13 -42Z", colour), 240, 50, 1, i * 45) for i, colour in enumerate(("#ffe9a0", "#a8c8ff", "#ffc070", "#c0b0ff") * 2))
    shine(s, glass + disc(240, 50, 10, "#fff6d0"), 6)
    s.add(s.beam([(196, 60), (284, 60), (400, 300), (80, 300)], "#fff0c0", 0.8), s.glow(240, 120, 150, "#fff0c0", 0.75))
    s.cut(place(axe(), 130, 272, 1.6, 26))
    s.cut(limb([(96, 330), (118, 292), (132, 268)], [40, 30, 24], "#a84420") + place(fist("#b8491f"), 132, 266, 1.7, -60))
    s.cut(place(sword(), 350, 270, 1.6, -26))
    s.cut(limb([(396, 340), (370, 300), (352, 276)], [34, 26, 22], "#6a9a52") + place(fist("#ecc4a0"), 351, 272, 1.5, -120))
    s.cut(place(hammer(), 240, 254, 1.62, 0))
    s.cut(limb([(240, 350), (240, 300), (240, 262)], [54, 40, 32], "#8a5a34") + box(222, 272, 36, 22, "#3c2a22", 4) + place(fist("#e0a880"), 240, 254, 1.9, -90))
    shine(s, star(240, 108, 30, "#fffbe0", 4, 0.14) + star(188, 156, 18, "#fffbe0", 4, 0.14) + star(286, 140, 18, "#fffbe0", 4, 0.14), 4)
    s.add(s.embers(36, "#ffe9a8", (90, 30, 390, 280)))


@card("consecrated-ground", UTILITY, fore="cloth")
def consecrated_ground(s: Scene) -> None:
    """A holy circle burns in the floor around a kneeling dwarf; the mist stays outside."""
    hall(s, 0.5, 0.4, 168)
    pillars(s, 66, 414, width=50)
    s.add(s.glow(240, 232, 220, GOLD, 0.85, 70))
    ring = "".join(disc(240, 236, r, "none", r * 0.3, stroke="#ffe290", stroke_width=w) for r, w in ((164, 5), (146, 2), (104, 2)))
    spokes = "".join(path(f"M{x} {y}L{480 - x} {472 - y}", stroke="#ffe290", stroke_width=3) for x, y in ((95, 236), (240, 193), (137, 205), (343, 205)))
    shine(s, ring + spokes, 5)
    s.add(s.beam([(150, 30), (330, 30), (400, 236), (80, 236)], "#ffe9b0", 0.25))
    rise = "".join(poly([(x - 3, y), (x, y - h), (x + 3, y)], "#ffe9a0") for x, y, h in ((82, 232, 60), (120, 264, 80), (180, 280, 50), (300, 280, 54), (362, 264, 84), (398, 232, 62), (150, 206, 40), (330, 206, 40)))
    s.add(fade(s.blur(rise, 3), 0.9))
    s.stand(hero("thorgrim", near=(17, -54), far=(20, -46), feet=((-24, 0), (16, 0)), hip=(-2, 12), neck=(3, 12), look=16, sway=2, near_prop=place(hammer(), 17, -52, 0.55, 180)), 232, 250, 1.9, rim=GOLDEN)
    s.add(s.glow(266, 246, 60, "#fff6d0", 0.9, 26), s.embers(30, "#ffe290"))


@card("shield-of-faith", UTILITY)
def shield_of_faith(s: Scene) -> None:
    """A shield of light as tall as a gate: behind it two Heroes, before it a claw that breaks."""
    s.vault(200, 214, 3)
    s.gather(0.92)
    s.stand(claw("#5a4a5e"), 388, 128, 1.35, -4)
    s.stand(hero("kat", near=(16, -46), far=(24, -60), look=4, sway=10), 118, 268, 1.7)
    s.stand(hero("thorgrim", near=(30, -74), far=(30, -52), feet=((-18, 0), (14, 0)), look=-4, sway=8, spread=(True, True)), 178, 282, 1.95)
    face = place(shield("#ffe9a8", "#fff6d8", cross("#ffffff", 22)), 282, 150, 2.1)
    s.add(s.glow(282, 150, 200, GOLD, 0.7), fade(face, 0.55), s.blur(place(path("M-38 -46Q-18 -50 0 -52Q18 -50 38 -46V0Q36 20 24 32Q14 44 0 52Q-14 44 -24 32Q-36 20 -38 0Z", "none", stroke="#fff2c0", stroke_width=3), 282, 150, 2.1), 2))
    hit(s, 292, 130, 44, "#fffbe0", GOLD)
    s.add(s.embers(30, "#fff0b0", (240, 40, 420, 260)))


# Arjhan


@card("dragons-breath", DAILY, fore="none")
def dragons_breath(s: Scene) -> None:
    """A horned head from near by; its breath fills the tile."""
    s.ground(0.75, 0.5, ("#ff9a40", "#9c2f22", "#3c1018", "#120408"))
    s.bricks(7, 38, 0, 0.16)
    s.add(s.glow(360, 160, 260, "#ff7a20", 0.9))
    cone = [(196, 146, 1), (262, 122), (330, 96), (410, 44), (500, 10), (500, 300), (420, 276), (340, 236), (262, 204)]
    inner = [(204, 150, 1), (280, 142), (350, 124), (430, 90), (500, 80), (500, 240), (420, 236), (340, 208), (270, 190)]
    shine(s, curve(cone, "#ee5418"), 12)
    s.add(curve(inner, "#ffa030"), s.blur(curve([(208, 151), (300, 152), (400, 132), (490, 130), (490, 200), (390, 196), (300, 182)], "#fff0b0"), 6))
    s.stand(skeleton("#3a1208", "#ffe890"), 356, 266, 1.3, 10, flip=True, rim="#ffd060")
    s.stand(wolf("#401408", "#ffe890"), 430, 284, 1.0, 0, flip=True, rim="#ffd060")
    tongues = "".join(place(flame(), x, y, k, turn) for x, y, k, turn in ((290, 214, 0.5, 64), (322, 126, 0.5, 66), (300, 262, 0.45, 20), (398, 292, 0.6, 12), (400, 88, 0.6, 60)))
    shine(s, tongues, 5)
    s.stand(hero("arjhan", near=(4, -28), far=(24, -30), look=4, roar=True), 88, 482, 4.3, rim=WARM)
    s.add(s.glow(190, 146, 76, "#ffd070", 0.9), s.embers(44, "#ffc060", (190, 10, 470, 280), 2.3))


@card("cleave", AT_WILL)
def cleave(s: Scene) -> None:
    """One swing of the axe goes through two."""
    s.vault(250, 216, 4)
    s.gather(0.86)
    s.stand(ghost("#7fa8a8"), 388, 258, 1.75, 10)
    s.stand(zombie(), 316, 280, 1.8, 10, flip=True)
    s.stand(hero("arjhan", near=(30, -48), far=(34, -52), feet=((-26, 0), (24, 0)), hip=(0, 5), neck=(8, 5), look=6, sway=12, near_prop=place(axe(), 32, -50, 0.72, 74)), 130, 284, 2.05)
    trail = swing(276, 136, 176, 176, 4, 58, "#ffa83c", squash=0.4)
    s.add(s.glow(330, 180, 130, FIRE, 0.7))
    shine(s, trail + swing(276, 138, 170, 170, 8, 30, "#fff4d0", squash=0.4), 7)
    hit(s, 330, 196, 24)
    s.add(s.embers(30, "#ffb45a", (180, 60, 430, 260)))


@card("trapping-strike", AT_WILL)
def trapping_strike(s: Scene) -> None:
    """A chain drags the monster up to the raised axe."""
    s.corridor(350, 116)
    s.gather(0.88)
    dust(s, 340, 272, 36)
    s.stand(ghoul("#8a9488"), 352, 284, 1.6, -24, flip=True)
    links = ""
    for i in range(11):
        part = i / 10
        x, y = 196 + 126 * part, 168 + 24 * part + 16 * (4 * part * (1 - part))
        links += place(disc(0, 0, 10, "none", 5.4, stroke="#aeb4c2" if i % 2 else "#7b8190", stroke_width=3.8), x, y, 1, 14 if i < 6 else 2)
    wrap = "".join(place(disc(0, 0, 40, "none", 10, stroke="#9aa0ae", stroke_width=5.4), 318, y, 1, -34) for y in (184, 204))
    s.stand(hero("arjhan", near=(-32, -86), far=(34, -60), feet=((-26, 0), (18, 0)), hip=(-6, 4), neck=(-6, 4), look=4, sway=4, near_prop=place(axe(), -32, -86, 0.66, -10), elbows=(-1, -1)), 150, 284, 1.95)
    s.cut(links + wrap)
    streaks(s, [((446, 120), (372, 142)), ((456, 168), (388, 180)), ((450, 214), (392, 214))], "#e6f2d8", 5)
    s.add(s.embers(18, "#d8e8c0"))
    shine(s, star(74, 44, 22, "#ffffff", 4, 0.14), 3)


@card("tide-of-iron", AT_WILL)
def tide_of_iron(s: Scene) -> None:
    """A shield like a door drives the skeleton off its feet."""
    hall(s, 0.66, 0.45)
    s.gather(0.86)
    s.add(s.glow(320, 150, 170, "#e8ffe0", 0.6))
    waves = "".join(path(f"M{256 + i * 30} {76 - i * 12}Q{322 + i * 36} 160 {256 + i * 30} {250 + i * 10}", stroke="#f0ffe8", stroke_width=9 - i * 2.4) for i in range(3))
    s.add(fade(s.bloom(waves, by=5), 0.7))
    s.stand(skeleton(), 322, 246, 1.6, 34)
    s.stand(hero("arjhan", near=(34, -50), far=(36, -58), feet=((-40, -2), (14, 0)), hip=(-10, 8), neck=(10, 10), look=8, sway=16), 124, 282, 2.1)
    s.cut(place(shield("#8d97aa", "#d8ae56", disc(0, 0, 14, "#d8ae56") + disc(0, 0, 9, "#b8862e") + star(0, -1, 34, "#5a6478", 8, 0.3)), 218, 176, 1.75, 6))
    streaks(s, [((20, 120), (96, 128)), ((10, 178), (84, 180)), ((24, 236), (96, 232))], "#e0f0d8", 6)
    hit(s, 290, 150, 26, "#fffbe0", "#c8e8b0")
    rubble(s, 330, 280, 50, 8)


@card("brute-strike", DAILY)
def brute_strike(s: Scene) -> None:
    """The axe comes straight down and the floor gives way."""
    s.ground(0.5, 0.62, ("#ffb060", "#a0322c", "#3c121a", "#120408"))
    s.bricks(6, 36, 0, 0.16)
    s.floor(214, 240, "#4a1c20")
    wedge = poly([(214, 30), (332, 6), (392, 250), (196, 250)], s.linear((0, "#ffb060", 0), (1, "#ffe0a0", 0.85)))
    s.add(s.blur(wedge, 4))
    s.add(s.glow(300, 246, 210, "#ff7a28", 0.95, 110))
    cracks(s, 300, 256, 170, "#ffa040")
    s.stand(hero("arjhan", near=(34, -54), far=(38, -48), feet=((-26, 0), (20, 0)), hip=(-4, 7), neck=(14, 9), look=20, sway=12, far_prop=place(axe("#d6dde8"), 36, -54, 0.95, 150)), 154, 268, 2.25)
    hit(s, 306, 276, 34, "#fff4c8")
    rubble(s, 300, 262, 130, 18, "#7a4038")
    s.stand(kobold("#8a5a3a"), 384, 272, 1.6, 24, flip=True)
    dust(s, 214, 278, 40, "#e09068")
    dust(s, 380, 284, 40, "#e09068")
    s.add(s.embers(46, "#ffc060", (120, 60, 440, 280), 2.3))


@card("come-and-get-it", DAILY)
def come_and_get_it(s: Scene) -> None:
    """He spreads his arms and roars; from every side they come."""
    s.ground(0.5, 0.42, ("#ffb468", "#a03a30", "#42141c", "#120408"))
    s.floor(200, 240, "#4a1c22")
    s.add(s.rays(240, 96, "#ffdca0", 0.35, 16, 330))
    s.gather(0.86)
    s.stand(ghost("#7a4a54", "#ffd8a0"), 106, 226, 1.1, rim="#ffb080")
    s.stand(zombie("#6a5a50", "#3a2228", "#ffd890"), 370, 232, 1.2, flip=True, rim="#ffb080")
    s.stand(hero("arjhan", near=(-36, -92), far=(40, -96), feet=((-20, 0), (20, 0)), neck=(0, 1), look=-14, sway=2, near_prop=place(axe(), -36, -92, 0.66, -24), elbows=(-1, 1), roar=True), 228, 276, 2.0)
    for x, y, r in ((290, 96, 26), (300, 94, 44), (310, 92, 62)):
        s.add(path(f"M{x} {y - r * 0.55:.0f}Q{x + r * 0.5:.0f} {y} {x} {y + r * 0.55:.0f}", stroke="#ffe0b0", stroke_width=4, opacity=0.75))
    s.stand(wolf("#2a1620", "#ffcf4a"), 70, 300, 1.35, rim="#ff9a6a")
    s.stand(skeleton("#40242a", "#ffb060"), 398, 330, 1.7, -6, flip=True, rim="#ff9a6a")
    s.add(s.embers(30, "#ffb45a"))


@card("precise-strike", DAILY)
def precise_strike(s: Scene) -> None:
    """One bright line to the one chink in the armour."""
    s.ground(0.62, 0.42, ("#e8a070", "#8a3434", "#36131c", "#100408"))
    s.bricks(7, 38, 0, 0.14)
    plate = [(246, 300, 1), (252, 210), (292, 172), (344, 158), (400, 172), (446, 214), (456, 300, 1)]
    s.cut(curve(plate, "#3c3844") + path("M252 236Q346 196 452 240M264 280Q346 240 446 282", stroke="#221e2a", stroke_width=4))
    s.cut(curve([(236, 236), (240, 186), (284, 166), (306, 196), (296, 246)], "#4a4654"))
    s.cut(curve([(392, 196), (418, 164), (462, 190), (470, 240), (410, 250)], "#403c4a"))
    helm = [(300, 172, 1), (292, 110), (304, 64), (346, 40, 1), (388, 64), (400, 110), (392, 172, 1), (346, 190)]
    slit = poly([(304, 104), (342, 112), (342, 120), (306, 114)], "#120a10") + poly([(388, 104), (350, 112), (350, 120), (386, 114)], "#120a10")
    s.cut(curve(helm, "#57515f") + poly([(346, 40), (352, 110), (346, 188), (340, 110)], "#7a7484") + slit + path("M312 140h22M314 152h20M358 140h22M358 152h20", stroke="#221e2a", stroke_width=3.4))
    s.add(s.bloom(disc(324, 112, 4, "#ff5038") + disc(368, 112, 4, "#ff5038"), by=4))
    shine(s, poly([(-10, 214), (296, 184), (330, 180), (296, 188), (-10, 222)], "#ffe8b0"), 5)
    s.cut(place(axe("#dfe6f0"), 60, 214, 2.15, 84.5))
    s.cut(limb([(-20, 250), (26, 236), (78, 214)], [60, 48, 38], "#a84420") + place(fist("#b8491f"), 80, 212, 2.3, -20))
    s.add(s.glow(318, 182, 110, FIRE, 0.9))
    shine(s, star(318, 182, 52, "#fffbe8", 4, 0.1) + star(318, 182, 24, "#fff4c8", 4, 0.2, -45), 5)
    s.add(s.embers(22, "#ffc878", (200, 60, 440, 260)))


@card("bodyguard", UTILITY)
def bodyguard(s: Scene) -> None:
    """He steps between: the claw meets his shield, and the wizard is safe behind him."""
    hall(s, 0.28, 0.4)
    s.gather(0.88)
    s.window(96, 172, 64, 130)
    s.stand(hero("immeril", near=(12, -72), far=(20, -70), feet=((-8, 0), (6, 0)), neck=(-5, 1), look=-4, sway=10), 112, 268, 1.75)
    s.stand(hero("arjhan", near=(-24, -42), far=(34, -64), feet=((-28, 0), (24, 0)), hip=(0, 5), neck=(4, 5), look=6, sway=8, near_prop=place(axe(), -24, -42, 0.6, -150), elbows=(-1, 1)), 206, 284, 2.25)
    s.stand(claw("#6a5662"), 392, 116, 1.35, 8)
    s.cut(place(shield("#7c88a4", "#d8ae56", place(heart(0, 0, 15, "#d8ae56"), 0, 2)), 318, 176, 1.6, 5))
    hit(s, 344, 136, 38, "#fffbe8", "#8ac0ff")
    s.add(s.embers(22, "#ffdf9a", (250, 60, 430, 240)))


@card("get-over-there", UTILITY)
def get_over_there(s: Scene) -> None:
    """Two rooms away at one moment, beside it at the next."""
    s.corridor(396, 128)
    s.add(s.glow(380, 140, 150, "#bfe0ff", 0.7))
    s.gather(0.9)
    s.stand(gargoyle("#7f8ea8", "#a8f0ff"), 392, 258, 1.25)
    for x, y, size, opacity in ((70, 292, 1.8, 0.22), (134, 278, 1.8, 0.4)):
        ghostly = limb([(x - 60, y - 60), (x, y - 100), (x + 60, y - 130)], [14, 56, 34], "#8ab8ff")
        s.add(fade(s.blur(ghostly, 6) + s.blur(limb([(x - 80, y - 30), (x - 20, y - 64), (x + 10, y - 60)], [6, 26, 20], "#8ab8ff"), 5), opacity * size / 1.8))
    streaks(s, [((6, 120), (180, 112)), ((0, 168), (160, 150)), ((10, 214), (170, 188)), ((26, 256), (190, 218)), ((40, 84), (190, 82))], "#d6ecff", 8, 0.75)
    s.stand(hero("arjhan", near=(-20, -96), far=(42, -60), feet=((-44, -26), (24, -14)), hip=(-8, 0), neck=(12, 6), look=6, sway=22, near_prop=place(axe(), -20, -96, 0.62, -18), elbows=(-1, 1)), 232, 280, 1.85, 8)
    s.add(s.shade(258, 276, 90, 0.6, 14), s.embers(16, "#d6ecff"))


@card("unstoppable", UTILITY)
def unstoppable(s: Scene) -> None:
    """Stuck with arrows, on one knee, and getting up: an ember beats in his breast."""
    s.vault(240, 222, 4)
    s.add(s.glow(240, 150, 200, "#ff9048", 0.55))
    s.stand(hero("arjhan", near=(-30, -62), far=(30, -34), feet=((-22, 0), (24, 0)), hip=(0, 14), neck=(4, 13), look=-8, sway=8, near_prop=place(axe(), -30, -58, 0.86, 2), elbows=(-1, 1)), 236, 288, 2.6)
    for x, y, turn in ((204, 158, 148), (176, 130, 164), (290, 146, 34), (226, 236, 128)):
        s.cut(place(arrow("#6a9ac8", 74), x, y, 0.95, 180 + turn))
    s.add(s.glow(256, 174, 84, "#ff7a30", 0.95))
    shine(s, heart(256, 178, 21, "#ff6a34") + heart(256, 176, 11, "#ffe4a0"), 8)
    steam = "".join(limb([(x, y), (x + d, y - 30), (x - d, y - 62)], [3, 13, 2], "#ffd8a8") for x, y, d in ((160, 120, 8), (320, 130, -8), (296, 60, 7)))
    s.add(s.blur(steam, 5, 0.5))
    s.cut("".join(poly([(x - k, 300), (x - k * 0.7, 280 - k * 0.3), (x + k * 0.2, 272 - k * 0.5), (x + k, 300)], mix(s.tone.near, s.tone.mid, 0.4)) for x, k in ((96, 40), (150, 26), (380, 44), (330, 24))))
    s.add(s.embers(34, "#ffa860"))


# Allisa


def shooting(drawn: float = 26, turn: float = 0, **more: object) -> Figure:
    """Allisa with her bow drawn."""
    grip, string = (40, -66), (40 - 15 - drawn, -66)
    return hero("allisa", near=string, far=grip, far_prop=place(bow(drawn=drawn) + place(arrow(length=drawn + 38), 24, 0, 0.9), *grip, 0.92, turn), elbows=(-1, 1), **more)


@card("careful-attack", AT_WILL, fore="stones")
def careful_attack(s: Scene) -> None:
    """She takes her time: the arrow's head all but touches the spider."""
    s.ground(0.62, 0.4)
    s.bricks(7, 40, 0, 0.16)
    web = "".join(path(f"M352 -10L{x} {y}", stroke="#e0f0e8", stroke_width=1) for x, y in ((250, 120), (300, 170), (352, 180), (420, 160), (480, 90)))
    rings = "".join(path(f"M{352 - 90 * k:.0f} {-10 + 110 * k:.0f}Q{316 - 20 * k:.0f} {-10 + 130 * k:.0f} 352 {-10 + 150 * k:.0f}Q{392 + 10 * k:.0f} {-10 + 130 * k:.0f} {352 + 92 * k:.0f} {-10 + 104 * k:.0f}", stroke="#e0f0e8", stroke_width=1) for k in (0.35, 0.6, 0.85))
    s.add(fade(web + rings, 0.45))
    s.gather(0.86)
    s.stand(spider(), 372, 150, 1.35)
    s.stand(hero("allisa", near=(2, -66), far=(40, -66), feet=((-9, 0), (9, 0)), look=2), 96, 412, 3.6)
    s.cut(place(bow("#9a6a38", 30), 236, 174, 2.5))
    s.cut(place(arrow("#c9483a", 92), 318, 174, 1.65))
    s.cut(limb([(250, 196), (232, 186), (228, 172)], [26, 22, 20], "#4b7a42") + place(fist("#ecc4a0"), 234, 174, 1.4, -100))
    s.add(s.glow(318, 174, 60, "#f0ffe0", 0.8))
    shine(s, star(320, 173, 24, "#ffffff", 4, 0.12), 3)
    s.add(s.embers(16, "#e8ffe0"))


@card("hit-and-run", AT_WILL)
def hit_and_run(s: Scene) -> None:
    """The cut still glows behind her, and she is already elsewhere."""
    s.vault(300, 216, 3)
    s.gather(0.88)
    s.stand(ghoul("#94a08e"), 116, 282, 1.85, -8)
    slash = curve([(62, 76, 1), (130, 142), (212, 246, 1), (128, 160)], "#fff0c0")
    s.add(s.glow(138, 160, 100, FIRE, 0.7))
    shine(s, slash, 6)
    steps = "".join(disc(x, y, 9 * k, "#e4f4dc", 3 * k) for x, y, k in ((206, 276, 0.8), (236, 268, 0.8), (258, 280, 0.9)))
    s.add(fade(s.blur(steps, 2), 0.5))
    streaks(s, [((176, 150), (282, 136)), ((190, 196), (276, 178)), ((200, 236), (286, 224))], "#e0f4d8", 6, 0.7)
    s.stand(hero("allisa", near=(-26, -56), far=(34, -58), feet=((-40, -24), (26, -6)), hip=(-2, 0), neck=(12, 3), look=2, sway=26, near_prop=place(sword("#dfe6f0"), -26, -56, 0.62, -118), elbows=(-1, 1)), 322, 276, 2.15, 4)
    dust(s, 270, 282, 30)
    s.add(s.embers(18, "#e8ffd0"))


@card("hunters-shot", AT_WILL, fore="none")
def hunters_shot(s: Scene) -> None:
    """Over her shoulder: a long passage, two eyes at its end, an arrow on the way."""
    s.corridor(295, 152, 0.06)
    s.add(s.glow(295, 152, 120, "#e6ffe0", 0.75))
    s.gather(0.84)
    s.stand(wolf("#26343a", "#ffe04a"), 322, 178, 0.5, flip=True, shadow=0.3)
    s.add(s.glow(302, 144, 18, "#ffe04a", 0.9))
    trail = poly([(176, 190), (262, 152), (264, 155), (178, 198)], "#f4ffe8")
    s.add(fade(s.blur(trail, 3) + trail, 0.6))
    s.cut(place(arrow("#c9483a", 64), 292, 142, 0.8, -22))
    s.cut(place(bow("#9a6a38", 0), 176, 182, 2.5, -14))
    s.cut(limb([(40, 300), (110, 236), (178, 188)], [52, 36, 26], "#4d7c44") + limb([(128, 222), (166, 196)], [32, 28], "#3e2c20") + place(fist("#ecc4a0"), 180, 186, 1.7, -35))
    s.cut("".join(disc(148 + i * 3, 196 + i * 17, 11 - i * 0.5, mix("#cc5a22", "#e88a4a", i % 2), 10) for i in range(6)))
    cape = [(-30, 330, 1), (-16, 262), (24, 222), (66, 208), (118, 208), (152, 224), (176, 268), (182, 330, 1)]
    s.cut(curve(cape, "#2f6234") + path("M30 236Q22 280 24 320M142 234Q152 280 150 320", stroke="#1f4526", stroke_width=4))
    hood = [(40, 222), (36, 168), (56, 116), (92, 90, 1), (128, 110), (150, 158), (146, 220), (118, 234), (66, 234)]
    s.cut(curve(hood, "#3f7a3e") + curve([(96, 94, 1), (126, 114), (148, 160), (144, 218), (118, 232), (110, 160)], "#2c5c32") + path("M92 94Q84 160 92 230", stroke="#26502c", stroke_width=3))
    s.cut("".join(place(box(-3, -90, 6, 60, "#c8b084") + poly([(-11, -96), (11, -96), (8, -64), (-8, -64)], "#d2503c"), 66 + i * 22, 318, 1.0, -14 + i * 7) for i in range(3)) + place(box(-30, -36, 62, 70, "#6a4426", 6) + box(-30, -36, 62, 9, "#8a6034", 3), 86, 322, 1, -6))
    s.add(s.embers(16, "#e8ffe0"))


@card("twin-shot", AT_WILL)
def twin_shot(s: Scene) -> None:
    """Two arrows leave one string, one for each."""
    hall(s, 0.7, 0.4)
    s.gather(0.84)
    s.stand(gargoyle(), 376, 190, 1.15)
    s.stand(wolf(), 390, 292, 1.05, flip=True)
    for a, b in (((184, 146), (358, 100)), ((184, 164), (336, 218))):
        trail = poly([a, (b[0] - 50, b[1] - 3 + (a[1] - b[1]) * 0.26), (b[0] - 50, b[1] + 3 + (a[1] - b[1]) * 0.26)], "#f8ffe0")
        shine(s, trail, 4)
    s.cut(place(arrow("#c9483a", 80), 364, 98, 0.95, -15))
    s.cut(place(arrow("#d8a040", 80), 344, 222, 0.95, 20))
    s.stand(hero("allisa", near=(12, -60), far=(38, -66), feet=((-20, 0), (18, 0)), hip=(0, 2), neck=(0, 2), sway=8, far_prop=place(bow("#9a6a38", 0), 38, -66, 0.95), elbows=(1, 1)), 110, 290, 2.2)
    s.add(s.glow(200, 152, 56, "#f0ffd0", 0.7))
    hit(s, 366, 98, 14, "#fffbe0", GOLD)
    hit(s, 348, 222, 14, "#fffbe0", GOLD)
    s.add(s.embers(16, "#e8ffe0"))


@card("attacks-on-the-run", DAILY)
def attacks_on_the_run(s: Scene) -> None:
    """She runs between two, and both are cut as she goes by."""
    s.ground(0.5, 0.4, ("#ffb878", "#a03e34", "#42161e", "#12050a"))
    s.floor(206, 240, "#4a1c22")
    pillars(s, 40, 440, width=40)
    s.gather(0.88)
    s.stand(kobold("#8a4a34"), 116, 262, 1.75, -16)
    s.stand(skeleton(), 384, 262, 1.6, 16, flip=True)
    streaks(s, [((30, 150), (190, 140)), ((20, 196), (190, 184)), ((36, 234), (196, 224))], "#ffe0b8", 7, 0.6)
    s.stand(hero("allisa", near=(-34, -66), far=(42, -76), feet=((-42, -22), (28, -4)), hip=(0, 0), neck=(10, 3), look=4, sway=24, near_prop=place(sword("#e6ecf4"), -34, -66, 0.66, -70), far_prop=place(sword("#e6ecf4"), 42, -76, 0.66, 62), elbows=(-1, 1)), 234, 280, 2.15)
    shine(s, swing(238, 150, 150, 120, 230, 34, "#ffb04a", squash=0.6) + swing(238, 150, 160, -70, 50, 34, "#ffb04a", squash=0.6), 6)
    hit(s, 126, 160, 20)
    hit(s, 374, 150, 20)
    dust(s, 190, 284, 34, "#e09070")
    s.add(s.embers(34, "#ffb860"))


@card("bounding-attack", DAILY, fore="stones")
def bounding_attack(s: Scene) -> None:
    """From the gallery, over the moon, blade first onto what waits below."""
    s.ground(0.42, 0.34, ("#f0a878", "#94363a", "#3a1420", "#10040a"))
    s.moon(214, 108, 74, "#ffd8a0")
    s.ridge(226, 14, "#3a1420", 34)
    s.cut(poly([(-10, 96), (84, 96), (84, 118), (66, 124), (66, 300), (-10, 300)], "#4a2430") + box(-10, 88, 102, 12, "#5e3038", 2))
    s.cut("".join(box(x, 62, 9, 28, "#4a2430", 2) for x in (6, 34, 62)) + box(-10, 56, 96, 9, "#5e3038", 2))
    trace = path("M80 84Q130 8 214 66", stroke="#ffe8b8", stroke_width=5, opacity=0.6, stroke_dasharray="1 11")
    s.add(s.blur(trace, 1))
    s.stand(ghoul("#7a6678", "#ffd080"), 362, 290, 1.8, -4, flip=True)
    s.stand(hero("allisa", near=(-8, -108), far=(40, -56), feet=((-34, -32), (4, -16)), hip=(-4, -8), neck=(10, -2), look=14, sway=30, near_prop=place(sword("#eef2f8"), -8, -108, 0.7, 52), elbows=(-1, 1)), 214, 256, 1.9, 14, rim=GOLDEN)
    shine(s, star(318, 52, 20, "#ffffff", 4, 0.12), 3)
    s.add(s.embers(30, "#ffb860"))


@card("split-the-tree", DAILY, fore="stones")
def split_the_tree(s: Scene) -> None:
    """A dead tree cloven by light; the arrow goes on as two."""
    s.ground(0.5, 0.5, ("#ffbc7c", "#a03c34", "#421620", "#12050a"))
    s.ridge(206, 16, "#54202a", 30)
    s.ridge(244, 9, "#34121c", 36)
    s.gather(0.88)
    s.add(s.glow(240, 150, 230, "#ff9a48", 0.9))
    for side, bark in ((-1, "#43292a"), (1, "#36201f")):
        def at(*points: Point, side: int = side) -> list[Point]:
            return [(244 + side * x, *rest) for x, *rest in points]

        crown = limb(at((30, 150), (56, 96), (96, 70), (140, 60)), [24, 17, 11, 2], bark) + limb(at((62, 92), (74, 52), (64, 16)), [13, 9, 2], bark) + limb(at((92, 72), (116, 96), (148, 104)), [9, 6, 1.5], bark)
        twigs = limb(at((76, 60), (100, 36), (104, 10)), [7, 5, 1], bark) + limb(at((34, 120), (26, 70), (44, 24)), [14, 9, 2], bark) + limb(at((120, 64), (134, 42), (152, 36)), [6, 4, 1], bark)
        trunk = curve(at((6, 268, 1), (14, 226, 1), (4, 200, 1), (20, 168, 1), (12, 138, 1), (26, 104, 1), (48, 112), (52, 150), (50, 210), (66, 250), (104, 270, 1), (70, 268), (56, 282, 1), (38, 270)), bark)
        grain = line(at((34, 130), (38, 190), (50, 250)), light(bark, 0.16), 3) + line(at((24, 170), (28, 210), (26, 256)), light(bark, 0.1), 2.4) + disc(244 + side * 40, 196, 5, dark(bark, 0.5), 8)
        s.cut(crown + twigs)
        s.cut(trunk + grain)
    shine(s, poly([(244, 276), (232, 228), (241, 200), (226, 168), (236, 138), (220, 98), (240, 60), (248, 40), (262, 100), (253, 138), (262, 168), (247, 200), (257, 228)], "#ffe2a0"), 8)
    for turn, x, y, flip in ((154, 108, 206, True), (26, 376, 206, False)):
        del flip
        shine(s, poly([(242, 140), (x, y - 3), (x, y + 3)], "#ffcf70"), 5)
        s.cut(place(arrow("#c9483a", 74), x, y, 1.15, turn))
    s.stand(ghost("#7a6270", "#ffd890"), 84, 282, 1.0, -10, rim="#ffb080")
    s.stand(ghost("#7a6270", "#ffd890"), 400, 282, 1.0, 10, rim="#ffb080")
    hit(s, 242, 134, 40)
    s.cut("".join(poly([(x, y), (x + 14, y - 4), (x + 5, y + 5)], "#6a4440") for x, y in ((170, 170), (300, 112), (316, 160), (190, 100), (206, 200), (288, 210))))
    s.add(s.embers(36, "#ffc060"))


@card("crucial-aid", UTILITY, fore="none")
def crucial_aid(s: Scene) -> None:
    """A hand that holds another over the abyss."""
    s.ground(0.6, 0.4, ("#b8d4ff", "#4a68a8", "#1c2850", "#070a1a"))
    s.moon(352, 76, 40, "#e6ecff")
    s.ridge(236, 22, "#2c3c70", 30)
    s.mist(262, "#9ab4ea", 0.55, 30)
    s.stand(hero("kat", spread=(False, True), near=(-24, -108), far=(30, -84), feet=((-8, 4), (16, -8)), look=-30, sway=-18, elbows=(1, 1)), 336, 404, 1.95, -4)
    s.stand(hero("allisa", near=(-26, -52), far=(16, -50), neck=(10, 8), look=22, sway=6, elbows=(-1, 1)), 66, 292, 2.3, 8)
    s.wide("M-9 186L60 178L120 190L176 184L206 196L190 226L200 250L168 276L172 300H-9Z", "#222d58", "#8aa6e0")
    s.add(path("M40 200L60 236L50 262M120 196L112 226L136 250M168 204L160 224", stroke="#141b3a", stroke_width=3, opacity=0.7))
    s.cut(limb([(84, 166), (180, 172), (262, 192)], [30, 34, 27], "#6a9a52") + limb([(200, 174), (250, 189)], [34, 30], "#4a3424"))
    fingers = "".join(limb([(264 + i * 8, 182 + i * 4), (280 + i * 6, 194 + i * 5), (276 + i * 4, 214 + i * 3)], [11, 11, 9], "#f4d2b0" if i % 2 else "#ecc4a0") for i in range(4))
    s.cut(disc(280, 202, 18, "#e0b494") + disc(268, 194, 18, "#f0cca8") + fingers)
    s.add(s.glow(276, 194, 110, "#ffe4a0", 0.3))
    shine(s, star(292, 164, 24, "#fffbe0", 4, 0.12), 4)
    s.cut("".join(poly([(x, y), (x + k, y - k * 0.6), (x + k * 1.4, y + k * 0.5), (x + k * 0.4, y + k)], "#2c3a68") for x, y, k in ((206, 226, 8), (222, 258, 6), (196, 274, 9), (236, 236, 4))))
    s.add(s.embers(20, "#d8e8ff"))


@card("unbalancing-parry", UTILITY, fore="cloth")
def unbalancing_parry(s: Scene) -> None:
    """Steel turns steel aside, and the skeleton goes over backwards."""
    s.vault(230, 216, 4)
    s.gather(0.88)
    s.stand(skeleton(), 322, 266, 1.9, 36)
    s.add(s.blur(path("M262 262Q330 300 410 246", stroke="#cfe0ff", stroke_width=5), 3, 0.7))
    s.stand(hero("allisa", near=(34, -80), far=(32, -52), feet=((-26, 0), (20, 0)), hip=(-2, 4), neck=(0, 4), look=2, sway=10, near_prop=place(sword("#e6ecf4"), 34, -80, 0.78, 38)), 142, 284, 2.15)
    shine(s, swing(220, 130, 110, -120, 10, 26, "#bcd8ff", squash=0.8), 6)
    hit(s, 268, 58, 36, "#f4faff", "#78b0ff")
    s.add(s.embers(26, "#cfe4ff", (210, 10, 400, 200), 2))


@card("yield-ground", UTILITY)
def yield_ground(s: Scene) -> None:
    """The claws close on the air where she stood a breath ago."""
    s.corridor(120, 132)
    s.add(s.glow(120, 140, 130, "#c8e0ff", 0.5))
    s.gather(0.84)
    streaks(s, [((300, 130), (186, 140)), ((304, 176), (180, 182)), ((306, 226), (184, 228))], "#d6e8ff", 7, 0.7)
    s.stand(hero("allisa", near=(24, -52), far=(34, -72), feet=((-34, -4), (22, -10)), hip=(-8, 2), neck=(-16, 6), look=6, sway=-16, near_prop=place(bow("#9a6a38"), 26, -52, 0.72, 60)), 140, 280, 2.05, -8)
    s.stand(claw("#5a4a66"), 352, 152, 1.3, -8)
    rips = "".join(curve([(332 - i * 5, 84 + i * 44, 1), (292 - i * 6, 110 + i * 40), (258 - i * 4, 150 + i * 36, 1), (286 - i * 6, 106 + i * 40)], "#ff6a5a") for i in range(3))
    shine(s, rips, 4)
    s.cut("".join(poly([(x, y), (x + k, y - k * 0.4), (x + k * 0.8, y + k * 0.7), (x - k * 0.3, y + k)], "#2f6636") for x, y, k in ((238, 96, 13), (262, 236, 10), (226, 148, 8), (300, 70, 8))))
    dust(s, 186, 284, 34)
    s.add(s.embers(16, "#cfe0ff"))


# Kat


@card("sneak-attack", UTILITY)
def sneak_attack(s: Scene) -> None:
    """Out of the black behind a pillar: two eyes, a red scarf, an edge of light."""
    s.ground(0.86, 0.4, ("#9cc0f0", "#34508c", "#121a38", "#05060f"))
    s.floor(236, 400)
    s.stand(hooded("#26305a", "#8ac0ff"), 398, 262, 1.25, flip=True)
    s.add(s.glow(398, 150, 110, "#9cc8ff", 0.4))
    s.stand(hero("kat", near=(19, -66), far=(20, -44), look=2, sway=14, near_prop=place(dagger("#e6eefa"), 19, -66, 0.7, 24)), 206, 424, 3.7)
    s.add(box(0, 0, 250, HEIGHT, s.linear((0, "#04050d"), (0.55, "#04050d", 0.82), (1, "#04050d", 0), turn=(0, 0, 1, 0))))
    pillar = s.linear((0, "#060814"), (0.8, "#141c3a"), (1, "#33477e"), turn=(0, 0, 1, 0))
    s.cut(box(40, -10, 104, 320, pillar) + box(28, 250, 128, 50, pillar, 4) + box(30, -10, 124, 30, pillar, 4))
    shine(s, star(324, 66, 34, "#ffffff", 4, 0.1) + poly([(290, 150), (318, 84), (324, 64), (296, 154)], "#d8ecff"), 4)
    s.add(s.embers(14, "#9cc0ff", (180, 20, 440, 270)))


@card("backstab", AT_WILL)
def backstab(s: Scene) -> None:
    """The zombie looks at the fighter, which is a mistake."""
    s.vault(250, 216, 4)
    s.gather(0.86)
    s.stand(hero("arjhan", near=(30, -66), far=(30, -46), feet=((-16, 0), (20, 0)), near_prop=place(axe(), 30, -66, 0.64, 12)), 412, 262, 1.5, flip=True)
    s.stand(zombie(), 252, 282, 1.95, 4)
    s.stand(hero("kat", near=(38, -72), far=(30, -44), feet=((-30, -2), (20, 0)), hip=(0, 5), neck=(8, 5), look=4, sway=18, near_prop=place(dagger("#e6eefa"), 38, -72, 0.8, 90)), 122, 284, 2.0)
    hit(s, 236, 142, 26, "#ffe8d0", "#ff5a4a")
    s.add(path("M240 150Q236 170 242 188M246 150Q250 168 252 178", stroke=BLOOD, stroke_width=4), s.embers(16, "#e0ffd8"))
    s.add(s.shade(90, 292, 120, 0.7, 20))


@card("deft-strike", AT_WILL)
def deft_strike(s: Scene) -> None:
    """Two steps, under the swing, and a cut at the knees."""
    hall(s, 0.6, 0.4)
    pillars(s, 60, width=50)
    s.torch(148, 78, 0.9)
    s.gather(0.9)
    s.stand(skeleton(), 340, 264, 2.0, -4, flip=True)
    shine(s, swing(330, 120, 110, -150, -30, 16, "#b8d8c8", squash=0.6), 5)
    for x, k in ((92, 0.3), (138, 0.5)):
        s.add(fade(s.blur(limb([(x - 26, 274), (x, 244), (x + 30, 220)], [8, 40, 26], "#b8a0e0") + disc(x + 36, 208, 20, "#b8a0e0"), 5), k))
    s.stand(hero("kat", near=(46, -30), far=(-30, -40), feet=((-44, 0), (26, 0)), hip=(-8, 16), neck=(12, 22), look=-4, sway=26, near_prop=place(dagger("#e6eefa"), 46, -30, 0.8, 84), elbows=(1, -1)), 204, 284, 2.1)
    shine(s, swing(270, 230, 110, 130, 20, 28, "#ffe9a8", squash=0.36), 6)
    hit(s, 322, 226, 22)
    steps = "".join(disc(x, y, 13, "#eaffe0", 4) for x, y in ((64, 282), (116, 284)))
    s.add(fade(s.blur(steps, 2), 0.6), s.embers(16, "#e8ffe0"))


@card("snipe-shot", AT_WILL)
def snipe_shot(s: Scene) -> None:
    """High on a beam she has all the time in the world, and one clear line."""
    s.ground(0.74, 0.74)
    s.bricks(8, 37, 0, 0.17)
    s.floor(250, 360)
    s.add(s.beam([(392, -10), (470, -10), (420, 280), (290, 280)], "#d8f0c8", 0.45))
    s.gather(0.86)
    s.stand(kobold(), 366, 278, 1.15, flip=True)
    s.add(s.blur(path("M232 120L352 188", stroke="#ff6a5a", stroke_width=2.4), 1), path("M232 120L352 188", stroke="#ffb0a0", stroke_width=1))
    s.add(disc(354, 188, 16, "none", stroke="#ff6a5a", stroke_width=2.4), path("M354 164v14M354 198v14M330 188h14M364 188h14", stroke="#ff6a5a", stroke_width=2.4))
    fill = s.linear((0, "#5a4a3a"), (1, "#241c1a"))
    s.cut(box(-80, 168, 332, 34, fill) + path("M-50 180H240M20 190H200", stroke="#1a1412", stroke_width=2))
    s.cut(poly([(20, 202), (58, 202), (2, 300), (-30, 300)], fill))
    s.stand(hero("kat", near=(36, -54), far=(42, -50), feet=((-34, 0), (14, 0)), hip=(-8, 20), neck=(4, 20), look=14, sway=16), 130, 170, 1.9)
    crossbow = box(-40, -4, 64, 8, "#6e4526", 2) + path("M14 -26Q26 0 14 26", stroke="#9aa4b4", stroke_width=6) + path("M14 -26L-14 0L14 26", stroke="#efe6cf", stroke_width=1.6) + poly([(20, -3), (44, 0), (20, 3)], "#e4ebf2") + box(-26, 2, 7, 16, "#4a2c1c", 2)
    s.cut(place(crossbow, 204, 100, 1.15, 29))
    s.cut(place(fist("#e8c0a0"), 188, 98, 0.9, 20))
    shine(s, star(240, 124, 16, "#ffffff", 4, 0.14), 3)
    s.add(s.embers(18, "#e8ffe0", (240, 20, 460, 250)))


@card("dagger-barrage", DAILY)
def dagger_barrage(s: Scene) -> None:
    """A wheel of knives leaves her hands."""
    s.ground(0.4, 0.46, ("#ffb070", "#a03836", "#40141e", "#12050a"))
    s.bricks(7, 38, 0, 0.14)
    s.gather(0.84)
    for i, (x, y, size) in enumerate(((416, 110, 0.85), (438, 206, 1.0), (372, 284, 1.0))):
        s.stand(skeleton("#5a3a3a", "#ffb060") if i % 2 else ghost("#6a4a54", "#ffd0a0"), x, y, size, flip=True, rim="#ff9a70")
    s.stand(hero("kat", near=(28, -82), far=(38, -66), feet=((-24, 0), (24, 0)), hip=(0, 4), neck=(2, 4), look=2, sway=20, elbows=(1, 1), spread=(True, True)), 112, 286, 2.15)
    for angle, reach in ((-62, 120), (-40, 176), (-22, 130), (-6, 214), (10, 150), (24, 220), (42, 150), (60, 120)):
        x, y = joint((186, 128), (186, 128), 0, 1)
        a = angle * 3.14159 / 180
        dx, dy = (1 - a * a / 2 + a**4 / 24) * reach, (a - a**3 / 6 + a**5 / 120) * reach
        s.add(s.blur(poly([(x, y), (x + dx * 0.8 - dy * 0.02, y + dy * 0.8 + dx * 0.02), (x + dx * 0.8 + dy * 0.02, y + dy * 0.8 - dx * 0.02)], "#ffd0a0"), 2, 0.75))
        s.cut(place(dagger("#e8eef8"), x + dx * 0.85, y + dy * 0.85, 0.98, 90 + angle))
    s.add(s.glow(186, 130, 70, "#ffe0b0", 0.8), s.embers(30, "#ffb860"))


@card("deep-cut", DAILY)
def deep_cut(s: Scene) -> None:
    """A blade, a wound, and nothing else."""
    s.ground(0.55, 0.5, ("#d8503c", "#6e1420", "#260810", "#080206"))
    s.bricks(7, 40, 0, 0.12)
    s.stand(zombie("#75896a", "#43352e", "#ffb050"), 190, 500, 4.3, rim="#ff9a78")
    gash = place(curve([(104, 128, 1), (190, 158), (286, 208), (376, 276, 1), (262, 236), (176, 192)], "#4a060e"), 0, 8)
    s.add(s.glow(240, 196, 150, "#ff2a24", 0.55))
    s.cut(gash)
    s.add(curve([(122, 146, 1), (196, 178), (282, 224), (358, 272, 1), (266, 236), (184, 194)], "#d01e28"))
    shine(s, curve([(146, 158, 1), (210, 190), (282, 228), (334, 258, 1), (270, 234), (200, 194)], "#ff8a58"), 6)
    drops = "".join(path(f"M{x} {y}Q{x - k} {y + k * 1.8:.0f} {x} {y + k * 2.4:.0f}Q{x + k} {y + k * 1.8:.0f} {x} {y}Z", "#c81e28") for x, y, k in ((190, 206, 10), (236, 236, 13), (210, 262, 7)))
    s.cut(drops + "".join(line([(x, y), (x + 1, z)], "#b01820", 5) for x, y, z in ((190, 190, 214), (236, 222, 246))))
    s.cut(place(dagger("#f0f5fc", "#d8ae56"), 352, 96, 3.0, 232))
    s.cut(limb([(490, -30), (430, 20), (374, 62)], [70, 56, 44], "#372e4c") + limb([(412, 34), (376, 62)], [54, 46], "#201a2a") + place(fist("#e8c0a0"), 370, 68, 2.5, 146))
    shine(s, star(232, 190, 40, "#fff6e8", 4, 0.1), 4)
    s.add(s.embers(26, "#ff9060"))


@card("riposte-strike", DAILY)
def riposte_strike(s: Scene) -> None:
    """One dagger holds the sword, the other is already home."""
    s.ground(0.5, 0.4, ("#ffb478", "#9c3838", "#3e141e", "#12050a"))
    pillars(s, 52, 428, width=46)
    s.floor(238, 240, "#4a1c22")
    s.gather(0.9)
    s.stand(skeleton("#cfc0a4", "#ffb060", helmet=False), 336, 286, 2.2, 6, flip=True)
    s.stand(hero("kat", near=(40, -56), far=(34, -92), feet=((-30, 0), (24, 0)), hip=(0, 5), neck=(2, 5), look=2, sway=20, near_prop=place(dagger("#eef2f8"), 40, -56, 0.95, 80), far_prop=place(dagger("#eef2f8"), 34, -92, 0.95, 28), elbows=(1, 1)), 150, 288, 2.3)
    s.add(s.glow(252, 60, 110, FIRE, 0.9))
    shine(s, star(252, 58, 52, "#fff4d8", 4, 0.14, -45) + star(252, 58, 30, "#ffffff", 4, 0.2), 5)
    s.add(s.glow(318, 148, 70, "#ff4a30", 0.9))
    shine(s, star(316, 148, 30, "#ffd8a0", 8, 0.3), 5)
    s.add(s.embers(40, "#ffd080", (190, 10, 380, 210), 2))


@card("great-leap", UTILITY, fore="none")
def great_leap(s: Scene) -> None:
    """From tower to tower across the face of the moon."""
    s.contact = 0
    s.ground(0.5, 0.4, ("#a8c4f4", "#3a569c", "#182248", "#070918"))
    s.moon(244, 116, 92, "#eef2ff")
    s.ridge(252, 20, "#24346a", 24)
    s.mist(266, "#8aa6e0", 0.5)
    for x, y, flip in ((38, 176, 1), (442, 206, -1)):
        tower = path(f"M{x - 60} 300V{y}h14v14h16v-14h20v14h20v-14h20v14h16v-14h14V300Z", s.linear((0, "#1e2a56"), (1, "#0a0e24")))
        s.cut(tower + box(x - 10 + flip * 12, y + 50, 14, 30, "#ffd27a", 6))
        s.add(s.glow(x - 3 + flip * 12, y + 64, 34, "#ffb850", 0.7))
    s.stand(hero("kat", near=(-36, -86), far=(44, -92), feet=((-48, -26), (40, -30)), hip=(0, -6), neck=(10, -6), look=-4, sway=34, elbows=(-1, 1), spread=(True, True)), 238, 262, 1.75, 4, rim="#e8f0ff")
    trace = path("M84 178Q150 120 196 130", stroke="#dce8ff", stroke_width=4, stroke_dasharray="1 10")
    s.add(fade(trace, 0.8), s.embers(18, "#dce8ff"))


@card("spring-away", UTILITY, fore="chains")
def spring_away(s: Scene) -> None:
    """The card is turned over, the floor bursts into spikes, and she is gone from it."""
    s.vault(190, 214, 4)
    s.add(s.glow(228, 130, 200, "#a8c0ff", 0.5), s.glow(330, 250, 170, "#b070ff", 0.95))
    spikes = "".join(poly([(x - 9, 296), (x + d, y), (x + 9, 296)], "#aeb6c8" if i % 2 else "#7e879c") for i, (x, y, d) in enumerate(((276, 214, -6), (300, 186, -4), (326, 168, 0), (352, 178, 3), (378, 196, 5), (402, 222, 8))))
    s.cut(spikes)
    s.add(s.blur(disc(338, 284, 80, "#8a4ae0", 10), 6, 0.7))
    rubble(s, 340, 250, 80, 10)
    arc = path("M338 240Q330 60 200 78", stroke="#d8c0ff", stroke_width=5, stroke_dasharray="1 11")
    s.add(fade(s.blur(arc, 1) + arc, 0.8))
    s.stand(hero("kat", near=(-34, -74), far=(36, -84), feet=((-26, -24), (34, -16)), hip=(-2, -2), neck=(-6, 2), look=-10, sway=-20, elbows=(-1, 1), spread=(True, True)), 228, 74, 1.85, 206, rim="#e0d0ff")
    s.add(s.embers(26, "#d8b8ff", (220, 60, 430, 270), 2.2))


@card("stealth", UTILITY)
def stealth(s: Scene) -> None:
    """The hunter goes by with its lamp; the shadow beside the door breathes again."""
    s.ground(0.78, 0.5, ("#d8c890", "#5a6c98", "#1c2648", "#080a18"))
    s.bricks(7, 38, 0, 0.13)
    s.wide(f"M-9 -9H489V301H-9Z{s.arch(364, 272, 168, 236)}", s.linear((0, "#0c1126"), (1, "#1a2448")), "#8aa0d4")
    s.bricks(7, 40, 0, 0.16, right=276)
    s.add(s.glow(262, 190, 130, "#8a9ce0", 0.3))
    s.add(s.glow(390, 190, 150, "#ffc860", 0.75))
    s.stand(hooded("#2c2a4a", "#ff6a4a"), 356, 274, 1.75)
    lamp = box(-11, 0, 22, 28, "#ffdf90", 3) + path("M-13 0H13L8 -9H-8ZM-13 28H13V33H-13ZM-11 0V28M11 0V28M0 0V28", "#2a2028", stroke="#2a2028", stroke_width=3) + path("M-7 -9Q0 -24 7 -9", stroke="#2a2028", stroke_width=3)
    s.cut(limb([(372, 176), (398, 186), (412, 178)], [18, 14, 10], "#34325a") + place(lamp, 414, 194))
    s.add(s.glow(414, 208, 70, "#ffe0a0", 0.9))
    s.stand(hero("kat", near=(-18, -34), far=(14, -46), feet=((-10, 0), (6, 0)), look=4, sway=-6, elbows=(-1, 1), spread=(True, True)), 196, 282, 2.35, rim="#8aa8f0")
    barrel = path("M-40 -92H40Q54 -46 40 0H-40Q-54 -46 -40 -92Z", "#2c2436") + path("M-20 -91Q-27 -46 -20 -1M0 -92V0M20 -91Q27 -46 20 -1", stroke="#17121f", stroke_width=3) + path("M-45 -74Q0 -66 45 -74M-45 -20Q0 -12 45 -20", stroke="#56608a", stroke_width=6) + disc(0, -92, 40, "#3c3248", 7)
    s.cut(place(barrel, 138, 300, 1.15) + place(barrel, 232, 308, 0.9), rim="#8aa8f0")
    s.add(disc(182, 190, 120, s.radial((0, "#050818", 0.3), (0.6, "#050818", 0.26), (1, "#050818", 0)), 150))


# Immeril


def casting(near: Point = (40, -80), far: Point = (30, -60), **more: object) -> Figure:
    """Immeril with his staff held out."""
    return hero("immeril", near=near, far=far, near_prop=place(staff(), *near, 0.72, 16), **more)


@card("fey-step", UTILITY, fore="none")
def fey_step(s: Scene) -> None:
    """He leaves as a drift of petals and arrives out of moonlight, with the tune of another world between."""
    s.ground(0.7, 0.45, ("#c8b8ff", "#5a52b0", "#221f56", "#0a0820"))
    s.ridge(214, 10, "#2a2660", 20)
    for x, lean in ((40, 6), (446, -8), (118, -4), (392, 5)):
        trunk = limb([(x, 300), (x + lean, 160), (x - lean, -20)], [26, 15, 12], "#1a1744")
        s.cut(trunk + limb([(x + lean, 130), (x + lean * 4, 80), (x + lean * 9, 50)], [8, 6, 2], "#1a1744"), rim="#8f84e8")
    s.add(s.glow(318, 150, 170, "#d8ccff", 0.85), s.glow(136, 170, 110, "#8ad8ff", 0.5))
    shine(s, disc(318, 160, 76, "none", 124, stroke="#e4dcff", stroke_width=4) + disc(318, 160, 66, "none", 112, stroke="#b8a4ff", stroke_width=2), 7)
    gone = hero("immeril", near=(14, -56), far=(24, -60), sway=8)
    s.add(fade(s.blur("".join(place(part, 136, 280, 1.9) for part in gone.layers[:1]) + limb([(136, 282), (136, 200), (138, 150)], [70, 40, 38], "#7fd0ff") + disc(140, 118, 30, "#b8e4ff"), 5), 0.42))
    petals = ""
    for _ in range(44):
        k = s.random.random()
        x, y = 120 + 190 * k + s.random.uniform(-34, 34), 150 - 70 * k * (1 - k) * 2 + s.random.uniform(-80, 90) * (1 - k * 0.5)
        petals += place(curve([(0, -5, 1), (3, 0), (0, 5, 1), (-3, 0)], s.random.choice(("#d8ccff", "#a8e4ff", "#ffffff"))), x, y, s.random.uniform(0.6, 1.4), s.random.uniform(0, 180))
    s.add(petals)
    s.stand(hero("immeril", near=(34, -70), far=(24, -52), feet=((-16, 0), (16, 0)), neck=(3, 1), look=2, sway=16, near_prop=place(staff(), 34, -70, 0.7, 12)), 306, 282, 2.1, rim="#f0e8ff")
    s.add(s.embers(30, "#d8ccff"))


@card("magic-missile", AT_WILL)
def magic_missile(s: Scene) -> None:
    """Three darts of light curve down the passage, none of them in doubt."""
    s.corridor(358, 150, 0.06)
    s.add(s.glow(358, 152, 90, "#d8ffe8", 0.6))
    s.gather(0.84)
    s.stand(skeleton("#d8d4b8", "#ff7a5a"), 386, 208, 0.98, flip=True, shadow=0.4)
    for i, (bow_, end) in enumerate(((-96, (352, 96)), (-14, (340, 132)), (76, (354, 172)))):
        start = (218, 62)
        mid = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + bow_ * 0.8)
        trail = limb([start, (mid[0] - 34, mid[1] * 0.85 + start[1] * 0.15), (mid[0] + 24, mid[1]), end], [1, 3, 6, 10], ("#9cf0ff", "#c8b0ff", "#9cf0c8")[i])
        shine(s, trail + disc(*end, 7.5, "#ffffff"), 6)
        s.add(s.glow(*end, 40, "#b8f0ff", 0.9))
    s.stand(casting((38, -58), (28, -50), feet=((-18, 0), (18, 0)), neck=(2, 1), look=2, sway=14), 112, 288, 2.05)
    s.add(s.glow(220, 60, 60, "#c8f4ff", 0.95), s.embers(20, "#c8ffe8"))


@card("thunderwave", AT_WILL)
def thunderwave(s: Scene) -> None:
    """He strikes the floor, and the air throws everything away from him."""
    hall(s, 0.5, 0.55, 206)
    s.gather(0.88)
    s.add(s.glow(240, 232, 230, "#d8ffe8", 0.7, 110))
    for r, w in ((196, 5), (148, 8), (98, 11)):
        ring = disc(240, 242, r, "none", r * 0.3, stroke="#eafff0", stroke_width=w)
        s.add(fade(s.bloom(ring, by=5), 0.65))
    cracks(s, 240, 262, 120)
    s.stand(kobold(), 124, 226, 1.45, -34, flip=False)
    s.stand(skeleton(), 356, 216, 1.3, 44)
    s.stand(wolf(), 392, 300, 1.0, 14)
    s.stand(hero("immeril", near=(20, -62), far=(-26, -84), feet=((-16, 0), (16, 0)), hip=(0, 4), neck=(0, 4), look=4, sway=18, near_prop=place(staff(), 20, -58, 0.94, 4), elbows=(1, -1), spread=(False, True)), 236, 272, 2.0)
    hit(s, 278, 270, 30, "#f4fff4", "#a8e8c8")
    streaks(s, [((184, 160), (128, 136)), ((190, 200), (110, 196)), ((296, 160), (352, 136)), ((300, 200), (372, 190))], "#eafff0", 5, 0.7)
    rubble(s, 240, 262, 170, 14)


@card("scorching-burst", AT_WILL)
def scorching_burst(s: Scene) -> None:
    """One tile away the floor opens in a flower of flame."""
    hall(s, 0.66, 0.6, 196)
    s.gather(0.88)
    s.add(s.glow(318, 220, 180, "#ff9440", 0.9, 130))
    outer = [(206, 266), (222, 214), (196, 176, 1), (240, 190), (240, 122, 1), (270, 164), (284, 70, 1), (312, 146), (344, 54, 1), (356, 152), (398, 100, 1), (398, 176), (446, 160, 1), (418, 212), (434, 266), (320, 286)]
    middle = [(232, 264), (248, 220), (236, 196, 1), (264, 204), (270, 156, 1), (292, 184), (306, 124, 1), (326, 178), (352, 118, 1), (358, 186), (388, 160, 1), (382, 208), (406, 264), (320, 278)]
    core = [(262, 262), (276, 226), (292, 230), (304, 186, 1), (322, 214), (342, 176, 1), (350, 222), (366, 226), (376, 262), (320, 272)]
    shine(s, curve(outer, "#e8541a"), 12)
    shine(s, curve(middle, "#ff9a2c"), 5)
    s.add(s.blur(curve(core, "#fff2b4"), 4), s.glow(320, 244, 90, "#fff2c0", 0.8))
    s.stand(ghoul("#2c1410", "#fff0a0"), 272, 258, 1.05, -16, flip=True, rim="#ffd070")
    s.stand(kobold("#34180e", "#241008", "#fff0a0"), 364, 256, 1.1, 18, rim="#ffd070")
    s.cut("".join(poly([(x - w, y), (x - w * 0.4, y - h), (x + w * 0.9, y - h * 0.6), (x + w, y + 3)], "#4a4a48" if x < 320 else "#3a3a3c") for x, y, w, h in ((226, 282, 20, 20), (268, 290, 18, 13), (318, 293, 20, 10), (372, 290, 20, 14), (416, 282, 20, 22))), rim="#ffc070")
    rubble(s, 320, 200, 130, 12, "#4c3c34")
    s.stand(hero("immeril", near=(38, -78), far=(38, -62), feet=((-14, 0), (14, 0)), look=2, sway=12, elbows=(1, 1), spread=(True, True)), 104, 288, 2.1)
    s.add(s.glow(186, 128, 44, "#ffb060", 0.8), s.embers(40, "#ffb050", (200, 30, 430, 270), 2.2))


@card("fireball", DAILY)
def fireball(s: Scene) -> None:
    """A sun rolls down the hall."""
    s.corridor(420, 130)
    s.add(s.glow(290, 140, 330, "#ff6a20", 0.9))
    s.gather(0.86)
    tail = [(150, 132, 1), (190, 84), (178, 108, 1), (226, 48), (214, 76, 1), (280, 36), (352, 58), (392, 116), (384, 190), (330, 238), (262, 238), (206, 222, 1), (230, 214), (168, 190, 1), (204, 182)]
    middle = [(186, 138, 1), (226, 104), (220, 120, 1), (262, 74), (256, 92, 1), (306, 66), (356, 90), (374, 142), (352, 196), (302, 216), (250, 200, 1), (266, 196), (214, 172, 1), (240, 164)]
    heart_ = [(228, 142, 1), (264, 122), (262, 132, 1), (296, 98), (336, 104), (354, 142), (336, 178), (300, 190), (264, 172, 1), (274, 168), (240, 156, 1)]
    shine(s, curve(tail, "#e04a16"), 12)
    shine(s, curve(middle, "#ff962a"), 5)
    s.add(curve(heart_, "#ffd868"), s.blur(disc(318, 142, 27, "#fffdf0"), 7), disc(320, 142, 17, "#fffdf0"))
    swirl = line([(256, 64), (318, 52), (368, 98)], "#ff9a3c", 4) + line([(370, 176), (330, 222), (270, 222)], "#b8340e", 5) + line([(204, 136), (250, 140), (280, 122)], "#ffe9a0", 3) + line([(200, 206), (252, 212), (290, 228)], "#ffb050", 3)
    s.add(s.blur(swirl, 1.2))
    s.stand(skeleton("#2c0c08", "#fff0a0"), 424, 272, 1.25, 14, flip=True, rim="#ffd070")
    s.stand(hero("immeril", near=(36, -76), far=(36, -64), feet=((-22, 0), (16, 0)), hip=(-4, 2), neck=(-5, 3), look=-2, sway=22, spread=(True, True)), 84, 290, 2.05, rim="#ffc888")
    s.add(s.embers(50, "#ffc060", (150, 10, 470, 280), 2.4))


@card("lightning-bolt", DAILY)
def lightning_bolt(s: Scene) -> None:
    """One stroke, three ends."""
    s.ground(0.5, 0.35, ("#e8b8c8", "#7c3460", "#2c1030", "#0e0412"))
    s.floor(226, 240, "#341232")
    pillars(s, 30, 450, width=40)
    s.gather(0.86)
    s.stand(zombie("#8a8a80", "#4a3038", "#ffd0f0"), 262, 268, 1.25, 6, flip=True)
    s.stand(ghost("#9a86a8", "#ffffff"), 338, 256, 1.3, 6)
    s.stand(wolf("#5a4658", "#ffe0a0"), 404, 290, 0.95, flip=True)
    s.add(s.glow(202, 46, 150, "#d8b8ff", 0.95))
    for end in ((262, 160), (344, 164), (388, 236)):
        main = zigzag(s.random, (202, 44), end, 8, 15)
        twig = zigzag(s.random, main[4], (main[4][0] + 36, main[4][1] - 26), 3, 7)
        shine(s, bolt(main, 13, "#d0b4ff") + bolt(main, 6, "#ffffff") + bolt(twig, 4, "#e8d8ff"), 6)
        hit(s, *end, 20, "#ffffff", "#b884ff")
    s.stand(hero("immeril", near=(32, -70), far=(36, -56), feet=((-18, 0), (18, 0)), look=-4, sway=20, near_prop=place(staff(), 32, -70, 0.66, 14), spread=(False, True)), 112, 288, 2.0, rim="#f0dcff")
    s.add(s.glow(202, 42, 60, "#ffffff", 0.9), s.embers(26, "#e8c8ff"))


@card("freezing-cloud", DAILY)
def freezing_cloud(s: Scene) -> None:
    """A cloud that does not move on, and in it a thing that no longer moves."""
    s.ground(0.5, 0.46, ("#dceeff", "#a06a88", "#4c1c2c", "#16060c"))
    s.bricks(7, 36, 0, 0.14)
    s.floor(222, 240, "#4a2030")
    puffs = "".join(disc(240 + dx, 140 + dy, k, "#c8e6fa", k * 0.72) for dx, dy, k in ((-128, 40, 54), (-96, -30, 56), (-40, -84, 58), (40, -88, 60), (102, -40, 58), (134, 34, 56), (-70, 76, 60), (80, 80, 60), (0, 0, 90)))
    s.add(s.glow(240, 140, 220, "#bfe4ff", 0.5), s.blur(puffs, 11, 0.75), s.blur(place(puffs, 24, 18, 0.9), 5, 0.22))
    s.stand(zombie("#8fc4d4", "#587a94", "#e8ffff"), 238, 268, 2.1, 0, rim="#f4ffff")
    ice = [(150, 276), (138, 206), (152, 110), (186, 42), (240, 18), (300, 40), (342, 96), (356, 190), (340, 276)]
    s.add(poly(ice, s.linear((0, "#e8faff", 0.5), (0.5, "#8ad0f4", 0.3), (1, "#d8f4ff", 0.55)), stroke="#f0fcff", stroke_width=2))
    s.add(path("M186 42L210 120L152 110M240 18L210 120L300 40M210 120L196 276M300 40L316 150L356 190M316 150L290 276M342 96L316 150", stroke="#f4fdff", stroke_width=1.6, opacity=0.75))
    s.add(fade(poly([(186, 42), (210, 120), (196, 276), (150, 276), (138, 206), (152, 110)], "#ffffff"), 0.16))
    s.cut("".join(poly([(x - w, 296), (x + d - w * 0.3, 296 - h * 0.6), (x + d, 296 - h), (x + d + w * 0.5, 296 - h * 0.5), (x + w, 296)], "#a8dcf4" if i % 2 else "#7ab8dc") for i, (x, h, w, d) in enumerate(((96, 60, 12, -8), (122, 90, 14, -6), (154, 56, 12, 0), (334, 60, 13, 4), (364, 96, 14, 8), (394, 58, 12, 10), (244, 34, 16, 0)))), rim="#ffffff")
    s.add(s.blur("".join(disc(x, 276 - y, k, "#e4f4ff", k * 0.5) for x, y, k in ((110, 0, 50), (180, -6, 44), (250, 2, 50), (320, -4, 46), (380, 2, 44))), 9, 0.6))
    flakes = "".join(place(path("M-8 0H8M-4 -7L4 7M4 -7L-4 7", stroke="#ffffff", stroke_width=1.8), x, y, k) for x, y, k in ((100, 70, 1.2), (380, 60, 1.4), (410, 150, 0.9), (76, 160, 0.9), (130, 30, 0.8), (348, 24, 0.8)))
    s.add(s.bloom(flakes, by=3), s.embers(40, "#e8faff"))


@card("dispel-magic", UTILITY)
def dispel_magic(s: Scene) -> None:
    """He closes his hand, and the sign in the air breaks like glass."""
    s.ground(0.56, 0.42, ("#9cc8ff", "#40569c", "#1a2048", "#070818"))
    s.bricks(7, 38, 0, 0.13)
    s.add(s.glow(286, 128, 190, "#ff4a6a", 0.55))
    sign = ""
    for i in range(9):
        a, gap = i * 40 + 6, 9 + (i * 7) % 16
        arcs = path("M92 -30A96 96 0 0 1 92 30M78 -25A82 82 0 0 1 78 25", stroke="#ff6a84", stroke_width=4) + path("M30 -8L74 -20L70 16ZM84 -6L84 8", stroke="#ff9aa8", stroke_width=2.6)
        sign += place(place(arcs, gap, 0, 1, (i % 3 - 1) * 9), 286, 132, 1, a)
    shine(s, sign, 5)
    shards = ""
    for i in range(22):
        a = i * 0.91
        r = 60 + (i * 37) % 80
        x, y, k = 286 + r * (1 if i % 2 else -1) * abs((a % 2) - 1), 132 + r * 0.9 * ((a * 0.7) % 2 - 1), 5 + i % 4 * 3
        shards += poly([(x - k, y), (x, y - k * 1.5), (x + k * 0.6, y + k)], ("#ffb0bc", "#ff6a84", "#c8304e")[i % 3])
    s.cut(shards)
    s.add(s.glow(286, 130, 60, "#ffffff", 0.95))
    shine(s, star(286, 130, 62, "#e8f4ff", 4, 0.1, -68) + star(286, 130, 34, "#ffffff", 6, 0.2), 5)
    s.stand(hero("immeril", near=(39, -72), far=(26, -36), look=-2, sway=6, spread=(True, False)), 128, 386, 3.5)
    s.add(s.glow(266, 136, 44, "#bfe4ff", 0.9), s.embers(26, "#ffb8c8", (170, 10, 430, 260)))


@card("illusionary-crowd", UTILITY)
def illusionary_crowd(s: Scene) -> None:
    """Many Heroes stand there, all of them the same one, all of them smoke."""
    s.vault(240, 206, 4)
    s.add(s.glow(240, 160, 220, "#a890ff", 0.6))
    one = hero("immeril", near=(14, -62), far=(24, -56), sway=6)
    name = f"d{len(s.defs)}"
    s.defs[f'<g id="@">{"".join(one.layers)}</g>'] = name
    for x, y, size, opacity in ((130, 214, 0.9, 0.3), (214, 206, 0.85, 0.3), (300, 208, 0.85, 0.3), (366, 216, 0.9, 0.3), (92, 254, 1.35, 0.45), (384, 254, 1.35, 0.45), (164, 268, 1.6, 0.6), (318, 268, 1.6, 0.6)):
        copy = f'<use href="#{name}" transform="translate({x} {y})scale({-size if x > 240 else size} {size})"/>'
        s.add(fade(copy, opacity))
    s.add(box(0, 0, WIDTH, HEIGHT, "#6a5ae0", opacity=0.16))
    s.stand(hero("immeril", near=(-32, -74), far=(36, -76), feet=((-10, 0), (10, 0)), look=2, sway=8, elbows=(-1, 1), spread=(True, True)), 238, 288, 2.0, rim="#f0e8ff")
    s.stand(ghoul("#2c2848", "#e4ff6a"), 74, 330, 1.55, rim="#a090ff")
    s.stand(kobold("#3a2c50", "#241f3c"), 408, 322, 1.5, flip=True, rim="#a090ff")
    weave = line([(170, 146), (150, 110), (190, 70), (240, 54), (292, 70), (330, 108), (312, 144)], "#c8b4ff", 3) + line([(176, 140), (176, 96), (240, 30), (304, 96), (306, 140)], "#8ad8ff", 2)
    shine(s, weave + star(172, 140, 15, "#ffffff") + star(312, 138, 15, "#ffffff"), 5)
    s.mist(276, "#b8a8f0", 0.5, 20)
    s.add(s.embers(30, "#d0c0ff"))


@card("shield", UTILITY)
def shield_(s: Scene) -> None:
    """A word, and there is a wall of blue glass between him and the blade."""
    s.ground(0.62, 0.45, ("#a8d4ff", "#3c5ca4", "#18224c", "#070918"))
    s.floor(228, 280)
    pillars(s, 40, width=44)
    s.gather(0.86)
    s.stand(gargoyle("#76809c", "#ffb04a"), 352, 288, 2.05)
    s.stand(hero("immeril", near=(36, -70), far=(20, -48), feet=((-14, 0), (10, 0)), neck=(-4, 1), look=-2, sway=14, spread=(True, False)), 112, 288, 2.2)
    pane, edges = "", ""
    for i, j in ((0, 0), (0, 1), (0, -1), (1, 0.5), (1, -0.5), (-1, 0.5), (-1, -0.5), (0, 2), (0, -2), (1, 1.5), (1, -1.5), (-1, 1.5), (-1, -1.5)):
        x, y, k = 244 + i * 29 - abs(j) * 5, 142 + j * 50, 27 - abs(j) * 1.5
        data = f"M{x - k * 0.5:.0f} {y - k * 0.9:.0f}h{k:.0f}l{k * 0.45:.0f} {k * 0.9:.0f}l{-k * 0.45:.0f} {k * 0.9:.0f}h{-k:.0f}l{-k * 0.45:.0f} {-k * 0.9:.0f}z"
        pane, edges = pane + data, edges + data
    s.add(s.glow(244, 142, 170, "#5ab0ff", 0.7))
    s.add(path(pane, "#8acbff", opacity=0.4), s.bloom(path(edges, stroke="#d8f0ff", stroke_width=2.6), by=4))
    hit(s, 276, 96, 34, "#ffffff", "#78c0ff")
    s.add(s.embers(30, "#cfeaff", (180, 20, 380, 270), 2))


def main(names: list[str]) -> int:
    """Write the pictures that are named, or all."""
    save({name: draw() for name, draw in PICTURES.items() if not names or name in names}, FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
