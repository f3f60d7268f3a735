"""The pictures of Terrorscape's items: every thing by lamplight, and by itself as a small sign."""
# outlines are tables: one line each
# fmt: off

from collections.abc import Callable

from sprites.draw.kit import Figure, Scene, box, curve, dark, disc, light, limb, line, path, place, poly, star
from sprites.draw.terrorscape.kit import THING, boards, card, cloth

THINGS: dict[str, Callable[[], Figure]] = {}


def thing(made: Callable[[], Figure]) -> Callable[[], Figure]:
    """Enter a thing under its item's id; it is drawn about (0, 0), 100 high."""
    THINGS[made.__name__.replace("_", "-")] = made
    return made


@thing
def key() -> Figure:
    """An old brass key."""
    bow = path("M0 -50A24 24 0 1 1 -.1 -50ZM0 -40A14 14 0 1 0 .1 -40Z", "#e8b84a", fill_rule="evenodd") + "".join(disc(x, y, 4.4, "#f8dc90") for x, y in ((0, -51), (-25, -26), (25, -26)))
    shank = box(-5, -4, 10, 56, "#d8a43c", 2) + box(-9, -4, 18, 6, "#f2cc70", 2) + box(-9, 4, 18, 4, "#b8842a", 2)
    return Figure([shank + box(4, 30, 20, 8, "#d8a43c", 1) + box(16, 26, 8, 12, "#e8b84a", 1) + box(4, 44, 24, 8, "#d8a43c", 1) + box(18, 42, 10, 14, "#e8b84a", 1), bow])


@thing
def toolbox() -> Figure:
    """A red toolbox with tools that look out."""
    tools = place(box(-5, -4, 10, 44, "#b8c4ca", 2) + path("M-12 -20A13 13 0 1 0 12 -20L5 -12H-5Z", "#b8c4ca"), -18, -26, 1, -18) + place(box(-4, -10, 8, 40, "#7a4c24", 2) + box(-18, -24, 36, 15, "#8c969c", 3), 20, -22, 1, 14)
    body = box(-54, -4, 108, 50, "#c83a2e", 5) + box(-54, -4, 108, 14, "#e45a44", 4) + box(-12, -8, 24, 16, "#d8dee0", 3) + box(-54, 32, 108, 14, "#9a261e", 4)
    handle = path("M-30 -4V-24H30V-4", stroke="#2a2e32", stroke_width=8)
    return Figure([tools, handle, body])


@thing
def revolver() -> Figure:
    """A revolver that points to the left."""
    grip = curve([(20, 0), (40, -4), (54, 46), (44, 54), (28, 50), (22, 24)], "#7a4a26") + line([(34, 8), (44, 44)], "#4a2a14", 3)
    frame = curve([(-8, -24), (30, -26), (42, -14), (40, 4), (10, 8), (-8, 4)], "#7d8a92") + path("M4 6Q2 26 22 22", stroke="#5c686e", stroke_width=5) + path("M14 8Q12 16 18 20", stroke="#3a4448", stroke_width=4) + poly([(36, -26), (50, -38), (52, -30), (44, -18)], "#5c686e")
    barrel = box(-60, -24, 54, 12, "#94a2aa", 2) + box(-60, -12, 46, 6, "#6a767c", 2) + poly([(-58, -24), (-52, -24), (-55, -31)], "#5c686e")
    drum = box(-10, -22, 30, 22, "#aab6bc", 5) + path("M-4 -18V-4M4 -18V-4M12 -18V-4", stroke="#5c686e", stroke_width=3)
    return Figure([grip, barrel + frame, drum])


@thing
def ammo() -> Figure:
    """Three rounds, and a box of them."""
    pack = box(-6, -18, 58, 66, "#8a6a3a", 3) + box(-6, -18, 58, 18, "#c03a2e", 3) + star(23, 20, 16, "#ecd9a8", 5, 0.45)
    rounds = "".join(place(box(-8, -6, 16, 42, "#d8a43c", 2) + box(-10, 32, 20, 6, "#b8842a", 1) + path("M-8 -6Q-8 -30 0 -36Q8 -30 8 -6Z", "#b86a3c") + box(-5, -4, 3, 34, "#f8dc90"), x, y, 1, t) for x, y, t in ((-44, 8, -10), (-22, 10, 6)))
    return Figure([pack, rounds, place(box(-8, -22, 16, 42, "#d8a43c", 2) + box(-10, 16, 20, 6, "#b8842a", 1) + path("M-8 -22Q-8 -46 0 -52Q8 -46 8 -22Z", "#b86a3c"), 2, 42, 1, 84)])


@thing
def hatchet() -> Figure:
    """A hatchet."""
    return Figure([place(limb([(0, 56), (3, 10), (0, -44)], [12, 9, 9], "#9a6634") + box(-7, 36, 14, 20, "#4a2c18", 4), 0, 0, 1, 16), place(path("M-6 -48H10V-22H-6Q-22 -24 -36 -8Q-44 -36 -34 -60Q-22 -48 -6 -48Z", "#a8b4bc") + path("M-36 -8Q-44 -36 -34 -60Q-28 -36 -36 -8Z", "#eef4f6") + box(-6, -52, 18, 34, "#6c787e", 2), 9, 0, 1, 16)])


@thing
def shortsword() -> Figure:
    """A short broad sword."""
    blade = poly([(-13, 14), (-13, -34), (0, -58), (0, 14)], "#e6edf0") + poly([(13, 14), (13, -34), (0, -58), (0, 14)], "#94a2ac")
    return Figure([blade + path("M0 10V-38", stroke="#6a767e", stroke_width=2), box(-26, 12, 52, 9, "#c89a3c", 4) + box(-6, 20, 12, 26, "#6a2c2c", 2) + path("M-6 26h12M-6 33h12M-6 40h12", stroke="#3a1414", stroke_width=2) + disc(0, 51, 9, "#e0b450")])


@thing
def longsword() -> Figure:
    """A long sword with a blue grip and a red stone."""
    blade = poly([(-8, 26), (-8, -44), (0, -60), (0, 26)], "#eef4f8") + poly([(8, 26), (8, -44), (0, -60), (0, 26)], "#93a3b2") + path("M0 22V-46", stroke="#64727e", stroke_width=2)
    guard = curve([(-34, 20, 1), (-30, 27), (0, 25), (30, 27), (34, 20, 1), (32, 33), (0, 33), (-32, 33)], "#cfd8e0")
    return Figure([box(-4.5, 30, 9, 22, "#3f6aa8", 2) + path("M-4 36h8M-4 42h8M-4 48h8", stroke="#1e3a68", stroke_width=1.8) + disc(0, 55, 6.5, "#cfd8e0") + blade, guard, disc(0, 29, 5, "#d84a4a") + disc(-1.5, 27.5, 1.6, "#ffc0b8")])


@thing
def limestone_powder() -> Figure:
    """A sack, open, white dust spilling."""
    dust = curve([(-54, 50), (-44, 38), (-26, 40), (-10, 30), (16, 42), (44, 36), (56, 50)], "#f2f0e6")
    sack = curve([(-34, 46), (-40, 8), (-22, -20), (22, -20), (40, 8), (34, 46)], "#b89460") + path("M-24 30Q-30 6 -18 -14M22 30Q30 8 18 -12", stroke="#8a6a3c", stroke_width=3)
    neck = curve([(-30, -40), (-22, -20), (22, -20), (30, -40), (14, -34), (0, -44), (-14, -34)], "#c8a670") + curve([(-24, -36), (0, -46), (24, -36), (0, -28)], "#fbf8ee") + line([(-22, -20), (0, -16), (22, -20)], "#6a4a24", 4)
    return Figure([neck + sack, dust])


@thing
def trap_parts() -> Figure:
    """A bear trap with open jaws."""
    teeth = "".join(poly([(x - 6, y), (x, y - 22), (x + 6, y)], "#dfe6ea") for x, y in ((-44, -2), (-27, -12), (-9, -17), (9, -17), (27, -12), (44, -2)))
    front = "".join(poly([(x - 6, y), (x, y - 20), (x + 6, y)], "#f2f6f8") for x, y in ((-40, 30), (-20, 40), (0, 43), (20, 40), (40, 30)))
    back = path("M-54 12Q-40 -16 0 -18Q40 -16 54 12", stroke="#6c767c", stroke_width=9)
    return Figure([teeth + back, disc(0, 14, 20, "#8c969c", 9) + disc(0, 13, 12, "#b03a30", 5) + path("M-66 14H-44M44 14H66", stroke="#4c565c", stroke_width=10), front + path("M-54 14Q-40 44 0 46Q40 44 54 14", stroke="#8c989e", stroke_width=9)])


@thing
def whiskey_bottle() -> Figure:
    """A square bottle with a label."""
    return Figure([path("M-10 -34H10V-22Q28 -16 28 2V46Q28 52 22 52H-22Q-28 52 -28 46V2Q-28 -16 -10 -22Z", "#c8742a") + path("M-24 -2Q-12 -8 0 -2T24 -2V46Q24 48 20 48H-20Q-24 48 -24 46Z", "#e89a3c") + box(-12, -52, 24, 20, "#2a201a", 3) + path("M-20 0V40", stroke="#ffe0a8", stroke_width=4), box(-22, 8, 44, 30, "#f0e4c4", 2) + box(-22, 12, 44, 3, "#b03a2e") + star(0, 25, 9, "#7a4a26", 5, 0.45)])


@thing
def firecracker() -> Figure:
    """A bundle of red crackers, the fuse alight."""
    sticks = "".join(place(box(-8, -26, 16, 66, tone, 3) + box(-8, -26, 16, 7, "#f2cc70", 2) + box(-8, 32, 16, 7, "#f2cc70", 2), x, y, 1, t) for x, y, t, tone in ((-22, 8, -12, "#b8281e"), (22, 8, 12, "#b8281e"), (0, 10, 0, "#dc4030")))
    band = box(-28, 8, 56, 12, "#e8d8a8", 3)
    return Figure([line([(0, -18), (-4, -34), (10, -40), (20, -50)], "#d0c4a0", 5), sticks, band], star(22, -52, 22, "#ffd060", 8, 0.35) + star(22, -52, 11, "#fff8e0", 6, 0.4))


@thing
def adrenaline() -> Figure:
    """A syringe."""
    parts = box(-11, -24, 22, 54, "#d8ecf0", 3, fill_opacity=0.85) + box(-8, -4, 16, 32, "#ff6a4a", 2) + path("M-11 -14h8M-11 -6h6M-11 2h8M-11 10h6M-11 18h8", stroke="#3a5058", stroke_width=2)
    return Figure([place(box(-2, -48, 4, 26, "#c4d0d6", 1) + box(-5, -30, 10, 8, "#8a9aa2", 2) + parts + box(-3, 30, 6, 20, "#b0bcc2") + box(-16, 28, 32, 6, "#8a9aa2", 2) + box(-12, 48, 24, 7, "#8a9aa2", 3), 0, 0, 1, 40), place(path("M4 -46L-16 4H0L-6 46L18 -10H2Z", "#ffd24a"), 38, -22, 0.55)], place(star(0, 0, 8, "#ffb090", 4, 0.3), 31, -37))


@thing
def sedatives() -> Figure:
    """A jar of pills, some beside it."""
    pills = "".join(place(box(-13, -6, 26, 12, "#f2f2ea", 6) + path("M0 -6H7A6 6 0 0 1 7 6H0Z", tone), x, y, 1, t) for x, y, t, tone in ((-46, 42, 20, "#7ab0e0"), (46, 40, -30, "#e08a5c"), (34, 52, 10, "#7ab0e0")))
    jar = box(-28, -24, 56, 72, "#c06a2a", 8) + box(-28, -24, 12, 72, "#e89450", 6) + box(-24, -4, 48, 34, "#f4f0e2", 2) + box(-4, 0, 8, 26, "#4a8ac8") + box(-13, 9, 26, 8, "#4a8ac8")
    return Figure([jar, box(-31, -46, 62, 22, "#f0f2f4", 4) + path("M-24 -46v22M-14 -46v22M-4 -46v22M6 -46v22M16 -46v22M25 -46v22", stroke="#b8c0c6", stroke_width=2), pills])


def sprig(tone: str = "#6aa84c") -> str:
    """A stalk with leaves and small flowers, on (0, 0), 80 high."""
    leaves = "".join(place(path("M0 0Q16 -14 34 -6Q20 10 0 0Z", t), 0, y, 1, a) for y, a, t in ((-12, -20, tone), (-12, 200, dark(tone, 0.2)), (-32, -34, light(tone, 0.2)), (-32, 214, tone), (-52, -48, tone), (-52, 228, light(tone, 0.15))))
    return line([(0, 0), (1, -40), (0, -74)], dark(tone, 0.3), 4) + leaves + "".join(disc(x, y, 5, "#f6e8ff") + disc(x, y, 2, "#f2c84a") for x, y in ((0, -78), (-9, -70), (9, -71)))


@thing
def herbal_medicine() -> Figure:
    """A mortar with its pestle, and herbs."""
    bowl = path("M-38 0H38Q36 34 18 42V50H-18V42Q-36 34 -38 0Z", "#b8b0a4") + box(-42, -6, 84, 10, "#d8d0c4", 4) + path("M-26 12Q-22 30 -12 36", stroke="#eee8dc", stroke_width=4)
    return Figure([place(sprig(), -16, 2, 0.78, -20) + place(sprig("#8abc54"), 4, 0, 0.74, 6) + place(box(-6, -44, 12, 60, "#e4dccc", 6), 24, -10, 1, 32), bowl])


@thing
def ancient_amulet() -> Figure:
    """An amulet with an eye, on its cord."""
    cord = path("M-38 -54Q-40 -10 -6 2M38 -54Q40 -10 6 2", stroke="#8a5a3a", stroke_width=5)
    plate = disc(0, 20, 34, "#d8a43c") + disc(0, 20, 27, "#7a4c1c") + "".join(place(poly([(-5, -30), (0, -42), (5, -30)], "#f2cc70"), 0, 20, 1, i * 45) for i in range(8))
    eye = curve([(-22, 20, 1), (0, 6), (22, 20, 1), (0, 34)], "#fff4d0") + disc(0, 20, 10, "#38b0a0") + disc(0, 20, 5, "#06201e") + disc(-3, 17, 2, "#ffffff")
    return Figure([cord, plate, eye])


@thing
def secret_map() -> Figure:
    """A folded map with a dotted way to a cross."""
    sheet = poly([(-56, -34), (-20, -46), (18, -34), (56, -46), (56, 34), (18, 46), (-20, 34), (-56, 46)], "#ecd9a8") + poly([(-20, -46), (18, -34), (18, 46), (-20, 34)], "#d0b880")
    ink = path("M-46 -18h18v20h-18zM-22 -24v36h16", stroke="#7a5630", stroke_width=3) + path("M-40 30Q-20 6 -4 20T34 0", stroke="#b03a2e", stroke_width=4.4, stroke_dasharray="2 9") + path("M30 -18L46 -4M46 -18L30 -4", stroke="#b03a2e", stroke_width=6)
    return Figure([sheet, ink])


@thing
def flashlight() -> Figure:
    """A torch that shines to the upper right."""
    return Figure([place(box(-52, -12, 62, 24, "#3c464c", 5) + path("M-42 -12v24M-34 -12v24M-26 -12v24", stroke="#20282c", stroke_width=3) + box(-10, -6, 14, 10, "#e5534b", 3) + path("M10 -12L30 -22V22L10 12Z", "#59666e") + box(29, -24, 10, 48, "#a8b4ba", 3), -6, 14, 1, -32)], place(path("M40 -20L96 -46V46L40 20Z", "#ffe9b0", opacity=0.4) + disc(40, 0, 7, "#fff6d8", 19), -6, 14, 1, -32))


@thing
def medical_kit() -> Figure:
    """Marco's bag, white, with a green cross."""
    return Figure([path("M-18 -26V-40H18V-26", stroke="#4a5a54", stroke_width=8), box(-52, -26, 104, 72, "#eceae0", 9) + box(-52, -26, 104, 16, "#cfd0c4", 7) + box(-40, -30, 12, 20, "#8a9a90", 2) + box(28, -30, 12, 20, "#8a9a90", 2), box(-9, -6, 18, 46, "#5aa83c", 2) + box(-23, 8, 46, 18, "#5aa83c", 2)])


@thing
def camera() -> Figure:
    """Sophia's camera, flashing."""
    body = box(-54, -22, 108, 62, "#2e373d", 8) + box(-54, -4, 108, 26, "#7a4a2c") + box(-22, -36, 44, 18, "#3c464c", 4) + box(-46, -30, 18, 10, "#8a949a", 3)
    return Figure([body, disc(0, 9, 28, "#a8b4ba") + disc(0, 9, 23, "#12181c") + disc(0, 9, 16, "#1f5a68") + disc(0, 9, 8, "#08141a") + disc(-6, 3, 5, "#b8f0f4")], star(40, -32, 26, "#ffffff", 8, 0.2))


GROUNDS: dict[str, str] = {
    "toolbox": "#4a5a5c", "ammo": "#3c4a3a", "limestone-powder": "#3a4650", "adrenaline": "#2f5866", "sedatives": "#4c3e66", "herbal-medicine": "#3a5638",
    "ancient-amulet": "#5a2848", "medical-kit": "#3f6658", "camera": "#27605c", "longsword": "#4a2430", "trap-parts": "#54452e", "firecracker": "#5a3420",
}
"""Items that lie on a cloth; the others lie on boards."""


def enter(name: str, made: Callable[[], Figure]) -> None:
    """The scene of an item."""

    def draw(s: Scene) -> None:
        if name in GROUNDS:
            cloth(s, GROUNDS[name])
        else:
            boards(s)
        s.add(s.rays(240, 150, "#ffe6b0", 0.2, 13, 300), s.glow(240, 146, 200, "#ffd890", 0.42), s.shade(246, 262, 130, 0.55, 22))
        s.stand(made(), 240, 150, 2.25, {"key": 24, "shortsword": 38, "longsword": -42, "hatchet": -8}.get(name, 0), shadow=0.6)
        s.add(s.embers(18, "#ffe0a8", (70, 20, 410, 250), 1.4))

    draw.__name__ = name
    card(THING)(draw)


for _name, _made in THINGS.items():
    enter(_name, _made)


def sign(name: str) -> str:
    """An item by itself, 120 by 120, with a dark edge."""
    s = Scene(name, THING)
    figure = THINGS[name]()
    flat = "".join(figure.layers) + figure.lights
    edge = s.define('<filter id="@" x="-.2" y="-.2" width="1.4" height="1.4"><feMorphology in="SourceAlpha" radius="2.2" operator="dilate"/><feGaussianBlur stdDeviation=".7"/><feComposite in2="SourceAlpha" operator="over" result="e"/><feFlood flood-color="#070b0d"/><feComposite in2="e" operator="in" result="d"/><feMerge><feMergeNode in="d"/><feMergeNode in="SourceGraphic"/></feMerge></filter>')
    s.add(f'<g filter="{edge}">{place(flat, 60, 60, 0.86 if name != "flashlight" else 0.74)}</g>')
    return s.svg().replace('viewBox="0 0 480 292" width="480" height="292"', 'viewBox="0 0 120 120" width="120" height="120"')
