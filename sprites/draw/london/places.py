"""The landmarks of London's map: each of the 24 numbered Locations, and some that have no number, inked about (0, 0), about 110 wide."""
# outlines are tables: one line each
# fmt: off

from collections.abc import Callable

from sprites.draw.kit import Point, box, curve, disc, line, num, path, place, poly, star

INK, STONE, SLATE, BRICK, GLASS, LEAF, WATER, GILT = "#2a1a0c", "#d8bc88", "#6c7470", "#a0603c", "#a8c0b8", "#5c6a34", "#5f8a8a", "#d9a84a"
PLACES: dict[str, Callable[[], str]] = {}


def landmark(name: str) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """Enter the landmark of a Location."""

    def enter(draw: Callable[[], str]) -> Callable[[], str]:
        assert name not in PLACES, name
        PLACES[name] = draw
        return draw

    return enter


def slab(x: float, y: float, w: float, h: float, fill: str) -> str:
    """An inked rectangle."""
    return box(x, y, w, h, fill, stroke=INK, stroke_width=2)


def face(fill: str, *points: Point) -> str:
    """An inked polygon."""
    return poly(points, fill, stroke=INK, stroke_width=2)


def ink(data: str, width: float = 1.8) -> str:
    """A line of the pen."""
    return path(data, stroke=INK, stroke_width=width)


def windows(x: float, y: float, columns: int, rows: int, dx: float = 11, dy: float = 13, *, lit: str = "#3a2a1c") -> str:
    """Rows of small windows."""
    return path("".join(f"M{num(x + i * dx)} {num(y + j * dy)}v6" for i in range(columns) for j in range(rows)), stroke=lit, stroke_width=4.5, stroke_linecap="butt")


def columns(x: float, y: float, count: int, dx: float, h: float) -> str:
    """A row of columns."""
    return "".join(slab(x + i * dx, y, dx * 0.45, h, "#ead2a2") for i in range(count))


def tree(x: float, y: float, size: float = 1, fill: str = LEAF) -> str:
    """A round tree."""
    return place(box(-2, -4, 4, 16, "#4a3018") + disc(0, -12, 13, fill, stroke=INK, stroke_width=1.6) + disc(-4, -16, 5, "#7c8a48"), x, y, size)


def dome(x: float, y: float, r: float, fill: str = SLATE) -> str:
    """A dome with a lantern, on a base line."""
    return path(f"M{num(x - r)} {num(y)}A{num(r)} {num(r * 1.1)} 0 0 1 {num(x + r)} {num(y)}Z", fill, stroke=INK, stroke_width=2) + ink(f"M{num(x)} {num(y)}V{num(y - r)}M{num(x - r * 0.5)} {num(y)}Q{num(x - r * 0.5)} {num(y - r * 0.8)} {num(x)} {num(y - r * 1.08)}Q{num(x + r * 0.5)} {num(y - r * 0.8)} {num(x + r * 0.5)} {num(y)}", 1.2) + slab(x - 4, y - r * 1.1 - 9, 8, 10, STONE) + ink(f"M{num(x)} {num(y - r * 1.1 - 9)}v-12M{num(x - 4)} {num(y - r * 1.1 - 17)}h8", 2)


def chimney(x: float, y: float, h: float, w: float = 9) -> str:
    """A smoking chimney that stands on a base line."""
    return slab(x - w / 2, y - h, w, h, BRICK) + path(f"M{num(x)} {num(y - h - 3)}q-9 -9 0 -14t2 -15", stroke="#e9dcc0", stroke_width=6, opacity=0.55)


def waves(y: float, wide: float = 46) -> str:
    """Two lines of water."""
    return path("".join(f"M{num(-wide + d)} {num(y + d / 3)}q8 -5 16 0t16 0t16 0t16 0t16 0" for d in (0, 12)), stroke="#cfe2da", stroke_width=2)


@landmark("north-1")
def highgate() -> str:
    """Tombstones beneath a cedar."""
    stones = "".join(path(f"M{x} {y}v{-h}q0 -11 10 -11t10 11v{h}z", STONE, stroke=INK, stroke_width=2) for x, y, h in ((-48, 44, 22), (-20, 50, 30), (12, 46, 22)))
    return tree(30, 10, 2.3) + stones + ink("M42 50V14M30 26H54", 6) + path("M42 50V14M30 26H54", stroke=STONE, stroke_width=3)


@landmark("north-2")
def kings_cross() -> str:
    """Two glazed arches and a clock tower."""
    arch = "".join(path(f"M{x} 48V6A24 24 0 0 1 {x + 46} 6V48Z", GLASS, stroke=INK, stroke_width=2) + ink(f"M{x + 23} -18V48M{x + 10} -10V48M{x + 36} -10V48M{x} 8H{x + 46}", 1.2) for x in (-50, 4))
    return slab(-56, -18, 112, 66, "#c89c62") + arch + slab(-10, -46, 20, 94, "#d8b070") + disc(0, -28, 7, "#fff2cc", stroke=INK, stroke_width=2) + face(SLATE, (-13, -46), (0, -60), (13, -46)) + ink("M0 -28v-5M0 -28h4")


@landmark("north-3")
def lock() -> str:
    """A boat between lock gates."""
    return slab(-52, -40, 104, 88, "#b4a07a") + slab(-30, -40, 60, 88, WATER) + waves(30, 26) + face("#5a3a1e", (-30, -12), (0, -26), (30, -12), (30, -4), (0, -18), (-30, -4)) + ink("M-30 -14L-54 -26M30 -14L54 -26", 5) + path("M-14 44V10Q0 -6 14 10V44Z", "#7a2b22", stroke=INK, stroke_width=2) + box(-8, 14, 16, 20, "#d8b070")


@landmark("north-4")
def clockworks() -> str:
    """A mill with a cog."""
    saw = "".join(face(SLATE, (x, -10), (x, -28), (x + 26, -10)) for x in (-52, -26, 0))
    cog = place(star(0, 0, 24, GILT, 12, 0.8) + disc(0, 0, 15, "#8a6428") + disc(0, 0, 6, "#f0d898"), 26, 22)
    return chimney(40, -10, 38) + saw + slab(-52, -10, 104, 58, BRICK) + windows(-42, 0, 4, 3) + cog


@landmark("north-5")
def palace() -> str:
    """A palace with a glass dome between towers."""
    return slab(-54, 6, 108, 40, "#d8b070") + dome(0, 6, 28, GLASS) + "".join(slab(x - 8, -26, 16, 72, STONE) + face(SLATE, (x - 10, -26), (x, -46), (x + 10, -26)) for x in (-46, 46)) + windows(-28, 18, 6, 2) + ink("M-54 32H54")


@landmark("north-6")
def gaol() -> str:
    """A gate between round towers, barred."""
    crown = lambda x: "".join(slab(x - 16 + i * 12, -44, 7, 8, STONE) for i in range(3))  # noqa: E731
    return slab(-30, -12, 60, 60, "#b09468") + "".join(slab(x - 16, -36, 32, 84, STONE) + crown(x) + ink(f"M{x} -20v12M{x} 12v12", 4) for x in (-38, 38)) + path("M-18 48V14A18 18 0 0 1 18 14V48Z", "#1c120a") + path("M-9 48V2M0 48V-2M9 48V2M-18 20H18M-18 34H18", stroke="#9a8a68", stroke_width=2)


@landmark("south-1")
def southwark() -> str:
    """A square tower with four pinnacles."""
    return slab(-54, 12, 50, 36, STONE) + face(SLATE, (-58, 12), (-46, -4), (-8, -4), (-4, 12)) + slab(-10, -28, 48, 76, "#e0c894") + "".join(face(STONE, (x - 4, -28), (x, -56), (x + 4, -28)) for x in (-8, 6, 22, 36)) + path("M4 6V-10Q14 -22 24 -10V6Z", "#3a2a1c") + path("M4 48V30Q14 18 24 30V48Z", "#3a2a1c") + windows(-44, 24, 3, 1)


@landmark("south-2")
def bethlem() -> str:
    """A long house, a portico, a tall dome."""
    return slab(-56, 4, 112, 42, "#c8a874") + slab(-14, -26, 28, 30, STONE) + dome(0, -26, 14) + face(STONE, (-26, 4), (0, -12), (26, 4)) + columns(-24, 6, 5, 10.5, 40) + windows(-49, 14, 2, 2) + windows(38, 14, 2, 2)


@landmark("south-3")
def lambeth() -> str:
    """A crane over a barge."""
    return slab(-54, -14, 34, 62, BRICK) + windows(-46, -6, 3, 3) + face(SLATE, (-58, -14), (-37, -34), (-16, -14)) + box(-18, 30, 74, 20, WATER) + path("M-12 30H52L44 46H-4Z", "#3a2514", stroke=INK, stroke_width=2) + ink("M-6 30V-46M-6 -40L44 -22M-6 -10L30 -26", 4) + ink("M44 -22V8", 2) + slab(36, 8, 16, 14, "#b0803c")


@landmark("south-4")
def crystal_palace() -> str:
    """A barrel of glass."""
    return path("M-56 46V18H-30V4H-24A24 30 0 0 1 24 4H30V18H56V46Z", "#b8d2cc", stroke=INK, stroke_width=2) + ink("M-24 4H24M-56 30H56M-30 18V46M30 18V46M-12 46V-16M0 46V-26M12 46V-16M-43 46V18M43 46V18M-24 4V46M24 4V46", 1.3) + ink("M0 -26V-40", 2) + path("M0 -40h14l-4 4 4 4H0Z", "#a8332b")


@landmark("south-5")
def tannery() -> str:
    """Hides on a line, vats, a chimney."""
    hides = "".join(place(curve([(-12, -14), (0, -10), (12, -14), (16, 0), (10, 16), (0, 12), (-10, 16), (-16, 0)], fill, stroke=INK, stroke_width=1.6), x, -10) for x, fill in ((-34, "#b0763c"), (0, "#c89858"), (34, "#8a5530")))
    return chimney(44, 20, 66) + ink("M-54 -24Q0 -18 54 -24M-54 -30V46M28 -30V30", 2.4) + hides + "".join(disc(x, 38, 17, "#6a4526", 10, stroke=INK, stroke_width=2) + disc(x, 36, 12, "#7c9a6a", 6) for x in (-32, 6))


@landmark("south-6")
def vauxhall() -> str:
    """A balloon over a pavilion."""
    balloon = path("M-26 -30A26 26 0 1 1 26 -30Q20 -6 7 2H-7Q-20 -6 -26 -30Z", "#c8503c", stroke=INK, stroke_width=2) + path("M-9 2Q-16 -30 0 -56Q16 -30 9 2Z", "#f0d898") + slab(-7, 10, 14, 9, "#8a5a2c") + ink("M-7 2L-6 10M7 2L6 10", 1.3)
    return place(balloon, 16, -2, 0.9) + tree(44, 40, 1.2) + face("#c87a5c", (-56, 18), (-28, -2), (0, 18)) + columns(-52, 18, 5, 10.5, 30) + tree(16, 44, 0.9)


@landmark("east-1")
def rookery() -> str:
    """Houses that lean on each other."""
    house = slab(-13, -34, 26, 78, BRICK) + face("#5a4a44", (-16, -34), (0, -54), (16, -34)) + windows(-7, -26, 2, 4, 13, 16, lit="#f0c060")
    return place(house, -36, 4, 1, -7) + place(house, 34, 2, 1, 6) + place(house.replace(BRICK, "#7a5a40"), 0, 4, 1.05, 3) + ink("M-24 -16Q0 -8 26 -18", 1.4) + path("M-12 -12v10h8v-8zM6 -13v10h8v-10z", "#e8dcc0")


@landmark("east-2")
def limehouse() -> str:
    """Two ships at anchor."""
    ship = path("M-30 22H32L24 40H-22Z", "#3a2514", stroke=INK, stroke_width=2) + ink("M-8 22V-52M14 22V-44M-24 -30H8M-22 -8H6M2 -24H28M4 -4H26", 2.4) + path("M-22 -30H6L2 -9H-18Z", "#e8d8b0", stroke=INK, stroke_width=1.4) + ink("M32 22L14 -44L-8 -52L-30 22", 1)
    return box(-56, 30, 112, 20, WATER) + place(ship, 20, -4, 0.86) + place(ship, -20, 2, 1, flip=True) + waves(42)


@landmark("east-3")
def spitalfields() -> str:
    """A market under a spire."""
    awning = "".join(path(f"M{x} 14h9l-2 12h-9z", ("#a8332b", "#ecdcb4")[i % 2]) for i, x in enumerate(range(-52, 52, 9)))
    return slab(-12, -18, 24, 40, STONE) + face("#e0c894", (-10, -18), (0, -62), (10, -18)) + slab(-54, 24, 108, 24, "#8a6038") + awning + ink("M-54 26V48M-18 26V48M18 26V48M54 26V48", 2.4) + "".join(disc(x, 42, 4, c) for x, c in ((-42, "#d8762c"), (-34, "#d8762c"), (-6, "#7c9a3c"), (4, "#7c9a3c"), (34, "#b8332b"), (42, "#b8332b")))


@landmark("east-4")
def wapping() -> str:
    """Steps down to the water beneath a lantern."""
    steps = "".join(slab(-44 + i * 13, -20 + i * 13, 96 - i * 13, 14, ("#b49a70", "#a08860")[i % 2]) for i in range(5))
    return steps + box(-56, 40, 112, 10, WATER) + waves(40) + ink("M-40 -20V-50H-26", 3.4) + face("#ffdf90", (-32, -46), (-20, -46), (-22, -30), (-30, -30)) + slab(14, -50, 38, 30, BRICK) + windows(22, -42, 3, 1)


@landmark("east-5")
def hospital() -> str:
    """A long front with a clock in its gable."""
    return slab(-56, -14, 112, 62, "#c0905c") + windows(-48, -4, 3, 4) + windows(27, -4, 3, 4) + slab(-18, -20, 36, 68, STONE) + face(STONE, (-22, -20), (0, -40), (22, -20)) + disc(0, -27, 5, "#fff2cc", stroke=INK, stroke_width=1.6) + path("M-4 -8H4V0H12V8H4V16H-4V8H-12V0H-4Z", "#a8332b") + slab(-8, 26, 16, 22, "#3a2a1c")


@landmark("east-6")
def workhouse() -> str:
    """Blank brick behind a wall with spikes."""
    return chimney(-36, -20, 26) + chimney(34, -20, 30) + slab(-50, -22, 100, 60, "#8a6a4c") + face("#4c4844", (-54, -22), (-44, -36), (44, -36), (54, -22)) + windows(-42, -14, 9, 3, 10.5, 14) + slab(-56, 30, 112, 18, "#a88a64") + ink("".join(f"M{x} 30v-7" for x in range(-52, 56, 8)), 2) + path("M-10 48V36A10 10 0 0 1 10 36V48Z", "#1c120a")


@landmark("west-1")
def townhouse() -> str:
    """A house with a porch and a balcony."""
    return slab(-34, -42, 68, 90, "#e8d4ac") + slab(-40, -52, 80, 11, STONE) + windows(-22, -34, 4, 2, 14, 22) + ink("M-34 -4H34", 4) + ink("".join(f"M{x} -4v10" for x in range(-30, 34, 6)), 1.6) + ink("M-34 6H34") + columns(-14, 18, 2, 22, 30) + slab(-18, 12, 36, 7, STONE) + slab(-6, 24, 12, 24, "#2c5a48") + ink("M-54 48V28M-46 48V28M46 48V28M54 48V28M-56 32H-40M40 32H56", 2)


@landmark("west-2")
def kensal() -> str:
    """A mausoleum with an angel."""
    angel = curve([(-7, 0), (-5, -18), (-20, -30), (-4, -26), (0, -34), (4, -26), (20, -30), (5, -18), (7, 0)], "#efe2c4", stroke=INK, stroke_width=1.6)
    return slab(-44, -4, 88, 52, "#b8a888") + face("#cbbb98", (-50, -4), (0, -28), (50, -4)) + place(angel, 0, -24, 1.05) + columns(-38, -2, 2, 12, 50) + columns(20, -2, 2, 12, 50) + path("M-13 48V18Q0 4 13 18V48Z", "#1c1410") + ink("M0 14V48M-6 30h12", 1.4)


@landmark("west-3")
def museum() -> str:
    """Columns and a carved gable."""
    return slab(-56, 38, 112, 10, STONE) + slab(-50, -8, 100, 46, "#6a5a48") + columns(-50, -8, 8, 13.3, 46) + face("#e0c894", (-56, -8), (0, -38), (56, -8)) + ink("M-36 -12L0 -31L36 -12Z", 1.4) + "".join(disc(x, -15, 3.4, "#a88a5c", 5) for x in (-16, -6, 6, 16)) + slab(-56, -10, 112, 6, STONE)


@landmark("west-4")
def half_moon() -> str:
    """A terrace, a lamp, a crescent."""
    terrace = "".join(slab(x, -18, 30, 66, c) + windows(x + 9, -8, 2, 3, 12, 18) + slab(x - 1, -24, 32, 7, STONE) for x, c in ((-54, "#c8a070"), (-22, "#d8b484"), (10, "#b88c5c")))
    return path("M-26 -56A16 16 0 1 0 -14 -32A13 13 0 0 1 -26 -56Z", "#fff0c0", stroke=INK, stroke_width=1.6) + terrace + ink("M48 48V-12", 4) + face("#ffdf90", (40, -12), (56, -12), (53, -34), (43, -34)) + ink("M42 -36L48 -42L54 -36")


@landmark("west-5")
def haymarket() -> str:
    """A glazed arcade with two masks."""
    return slab(-52, -34, 104, 82, "#c89c62") + path("M-36 48V-2A36 36 0 0 1 36 -2V48Z", GLASS, stroke=INK, stroke_width=2.4) + path("M-20 48V6A20 20 0 0 1 20 6V48Z", "#4a3420") + ink("M0 -38V-14M-25 -26L-14 -8M25 -26L14 -8M-36 4H-20M36 4H20", 1.6) + "".join(place(path("M-9 -10H9V0Q6 12 0 12Q-6 12 -9 0Z", "#f4e8cc", stroke=INK, stroke_width=1.6) + path(f"M-5 -4h3M2 -4h3M-4 5q4 {d} 8 0", stroke=INK, stroke_width=1.8), x, -46) for x, d in ((-14, 5), (14, -5)))


@landmark("west-6")
def serpentine() -> str:
    """A winding lake among trees, a bridge across."""
    return curve([(-54, 44), (-40, 10), (-6, 12), (14, -14), (50, -30), (56, -12), (34, 2), (26, 28), (-10, 32), (-30, 52)], WATER, stroke=INK, stroke_width=2) + path("M-24 6Q-4 -8 18 34L10 40Q-10 4 -26 16Z", "#d8bc88", stroke=INK, stroke_width=1.6) + "".join(tree(x, y, k) for x, y, k in ((-42, -20, 1.3), (-16, -30, 1.5), (12, -40, 1.1), (44, 30, 1.4), (12, 54, 0.9), (-52, 4, 0.9)))


# Those without a number


def saint_pauls() -> str:
    """A great dome between two towers."""
    return slab(-46, 10, 92, 36, "#e0c894") + slab(-24, -10, 48, 22, STONE) + columns(-23, -10, 5, 10, 20) + dome(0, -10, 26) + "".join(slab(x - 8, -14, 16, 60, STONE) + face(SLATE, (x - 8, -14), (x, -30), (x + 8, -14)) for x in (-40, 40)) + columns(-20, 18, 4, 11.5, 28)


def parliament() -> str:
    """A long hall of pinnacles and a clock tower."""
    hall = slab(-8, 6, 64, 40, "#d4b274") + "".join(face("#d4b274", (x - 3, 6), (x, -10), (x + 3, 6)) for x in range(-4, 58, 10)) + windows(-2, 14, 6, 2)
    return hall + slab(-34, -40, 24, 86, "#dcbc80") + disc(-22, -26, 9, "#fff2cc", stroke=INK, stroke_width=2) + ink("M-22 -26V-32M-22 -26H-17") + face(SLATE, (-36, -40), (-22, -66), (-8, -40)) + ink("M-22 -66V-76M-30 -10V40M-22 -10V40M-14 -10V40", 1.4)


def tower() -> str:
    """The White Tower: four turrets behind a wall."""
    return slab(-30, -20, 60, 56, "#e0d0ac") + "".join(slab(x - 6, -32, 12, 68, STONE) + path(f"M{x - 7} -32Q{x} -48 {x + 7} -32Z", SLATE, stroke=INK, stroke_width=1.6) for x in (-28, 28)) + windows(-12, -8, 3, 2, 12, 16) + slab(-44, 20, 88, 20, "#b09468") + "".join(slab(-44 + i * 13, 13, 8, 8, "#b09468") for i in range(7))


def gasworks() -> str:
    """Two gasholders in their frames."""
    one = slab(-24, -10, 48, 40, "#7a6a58") + disc(0, -10, 24, "#8a7a66", 7, stroke=INK, stroke_width=2) + ink("M-24 30V-34M-8 32V-32M8 32V-32M24 30V-34M-24 -33Q0 -28 24 -33M-24 -14Q0 -8 24 -14", 2)
    return place(one, -28, 4) + place(one, 28, 8, 0.84) + chimney(2, 36, 58)


def monument() -> str:
    """A column with a golden flame."""
    return slab(-12, 24, 24, 20, STONE) + slab(-6, -34, 12, 58, "#e0c894") + slab(-10, -38, 20, 5, STONE) + path("M0 -60Q9 -48 0 -38Q-9 -48 0 -60Z", GILT, stroke=INK, stroke_width=1.6)


def steamer() -> str:
    """A paddle steamer."""
    return path("M-36 0Q-28 14 0 14Q30 14 40 0Z", "#2a1c12", stroke=INK, stroke_width=1.6) + slab(-18, -9, 34, 9, "#8a3026") + slab(-3, -24, 8, 15, "#20160e") + disc(0, 4, 9, "#b09468", stroke=INK, stroke_width=1.6) + path("M2 -26q8 -14 26 -12q-4 -11 -20 -9q-11 4 -6 21z", "#ece0c4", opacity=0.6)


def bridge(long: float) -> str:
    """A stone bridge seen from above, along x."""
    piers = "".join(box(-long / 2 + 8 + i * (long - 16) / 5 - 4, -14, 8, 28, "#7a5e38", 2, stroke=INK, stroke_width=1.4) for i in range(6))
    return piers + box(-long / 2, -9, long, 18, "#a8875a", 2, stroke=INK, stroke_width=2) + box(-long / 2, -4, long, 8, "#cdb07a")


def tower_bridge(long: float) -> str:
    """Tower Bridge seen from above: two square towers on piers."""
    pier = disc(0, 0, 21, "#8a6e44", 15, stroke=INK, stroke_width=1.6) + box(-12, -12, 24, 24, "#d8c090", stroke=INK, stroke_width=2) + path("M-12 -12L12 12M12 -12L-12 12", stroke=INK, stroke_width=1.6) + "".join(disc(x, y, 4.4, SLATE, stroke=INK, stroke_width=1.2) for x in (-12, 12) for y in (-12, 12))
    return box(-long / 2, -8, long, 16, "#7f9aa0", 2, stroke=INK, stroke_width=2) + place(pier, -long * 0.19, 0) + place(pier, long * 0.19, 0)


def rose(r: float = 40) -> str:
    """A compass rose."""
    return disc(0, 0, r, "none", stroke=INK, stroke_width=1.6) + disc(0, 0, r * 0.86, "none", stroke=INK, stroke_width=1) + star(0, 0, r * 0.7, "#8a6a34", 4, 0.3, -45) + star(0, 0, r * 1.16, "#5a2a1c", 4, 0.18) + poly([(0, -r * 1.16), (r * 0.15, -r * 0.15), (0, 0)], "#c8503c") + line([(0, r), (0, r * 1.16)], INK, 1)
