"""The pictures of the survival plans."""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.kit import Figure, Scene, box, chest, curve, dark, disc, fade, flame, limb, line, path, place, poly, skull, star
from sprites.draw.terrorscape.kit import (
    PLANNED,
    boards,
    butcher,
    card,
    chamber,
    clock_face,
    cloth,
    doorway,
    fist,
    night,
    panel,
    survivor,
    waves,
)
from sprites.draw.terrorscape.things import THINGS, sprig


@card(PLANNED)
def explosive_trap(s: Scene) -> None:
    """Dynamite with a clock."""
    boards(s)
    s.add(s.glow(240, 140, 200, "#ff8a5a", 0.35))
    for i in range(5):
        s.cut(box(128 + i * 46, 64, 42, 178, ("#d83a2e", "#b82c22")[i % 2], 8) + box(128 + i * 46, 64, 42, 14, "#f0d8a8", 5) + box(128 + i * 46, 228, 42, 14, "#f0d8a8", 5))
    s.cut(box(118, 112, 244, 20, "#2a2e32", 3), box(118, 186, 244, 20, "#2a2e32", 3))
    s.cut(place(clock_face("M0 0V-28M0 0L-18 -16"), 240, 158, 1.2))
    s.add(path("M196 126Q150 40 226 46T300 30M284 122Q330 60 350 52", stroke="#f0c040", stroke_width=5), path("M210 132Q180 60 120 44", stroke="#4a9ae0", stroke_width=5))


@card(PLANNED)
def ambush(s: Scene) -> None:
    """Three wait behind a door."""
    chamber(s, 0.7, 0.4, moon=False)
    doorway(s, 374, 262, 130, 220, "#ff9a7a")
    s.add(fade("".join(place(part, 372, 262, 1.5, 0, flip=True) for part in butcher(saw=False).layers), 0.9))
    s.cut(panel(206, 40, 96, 230))
    for who, x, y, tool, tx, ty, t in (("william", 60, 284, "longsword", 88, 70, 20), ("johnson", 128, 292, "hatchet", 164, 86, 24), ("sophia", 192, 290, "shortsword", 232, 108, 30)):
        s.stand(survivor(who, "raise"), x, y, 1.55)
        s.stand(THINGS[tool](), tx, ty, 0.72, t)


@card(PLANNED)
def rocket_launcher(s: Scene) -> None:
    """A rocket leaves its tube."""
    s.ground(0.75, 0.4, ("#ffd08a", "#c06a3c", "#34384c", "#0a0e16"))
    s.add(s.rays(420, 90, "#fff0b0", 0.5, 15, 420))
    for x, y, k, t in ((250, 164, 1.1, 70), (240, 172, 0.8, 84)):
        s.add(s.bloom(place(flame(), x, y, k, t - 180), by=7))
    tube = box(-150, -26, 210, 52, "#5a6a4a", 10) + box(-160, -34, 26, 68, "#3c4a34", 6) + box(46, -34, 20, 68, "#3c4a34", 6) + box(-60, 24, 18, 50, "#2a2e2a", 5) + box(-20, -50, 40, 24, "#2a2e2a", 4) + path("M-110 -26v52M-90 -26v52", stroke="#e8c84a", stroke_width=7)
    s.cut(place(tube, 176, 186, 1, -22))
    s.cut(place(poly([(-50, -16), (20, -18), (66, 0), (20, 18), (-50, 16)], "#d84a3c") + poly([(20, -18), (66, 0), (20, 18)], "#f0e6d0") + poly([(-50, -16), (-76, -34), (-60, 0), (-76, 34), (-50, 16)], "#3c4a34"), 352, 106, 1.2, -22))


@card(PLANNED)
def arcane_seal(s: Scene) -> None:
    """A seal of light among the graves."""
    night(s, moon=400)
    for x, k in ((70, 1), (420, 1.1)):
        s.cut(place(path("M-30 40V-20A30 30 0 0 1 30 -20V40Z", "#8a969c") + path("M0 -34V8M-14 -18H14", stroke="#3d4a50", stroke_width=6), x, 222, k))
    ring = disc(0, 0, 100, "none", stroke="#8af0ff", stroke_width=6) + disc(0, 0, 82, "none", stroke="#8af0ff", stroke_width=3) + "".join(path(f"M{100 * math.cos(i * 2.094 - 1.57 + d):.0f} {100 * math.sin(i * 2.094 - 1.57 + d):.0f}L{100 * math.cos((i + 1) * 2.094 - 1.57 + d):.0f} {100 * math.sin((i + 1) * 2.094 - 1.57 + d):.0f}", stroke="#8af0ff", stroke_width=4) for i in range(3) for d in (0, 3.1416)) + disc(0, 0, 24, "none", stroke="#eaffff", stroke_width=5) + star(0, 0, 16, "#eaffff", 6, 0.4)
    s.add(s.glow(240, 180, 200, "#5ad8f0", 0.7), f'<g transform="translate(240 190) scale(1.6 .78)">{s.bloom(ring, by=4)}</g>')
    s.add(s.beam([(80, 0), (400, 0), (400, 190), (80, 190)], "#8af0ff", 0.28), s.embers(50, "#c8fbff", (90, 20, 390, 240), 2))


@card(PLANNED)
def mechanical_blueprint(s: Scene) -> None:
    """Wheels on blue paper."""
    boards(s)
    s.cut(place(poly([(-190, -110), (190, -116), (196, 108), (-186, 114)], "#1f5aa8"), 240, 146, 1, -2))
    grid = "".join(f"M{60 + i * 24} 36V256" for i in range(16)) + "".join(f"M52 {44 + i * 24}H428" for i in range(9))
    s.add(path(grid, stroke="#8ac0ff", stroke_width=1, opacity=0.4))
    for x, y, r, n in ((178, 150, 66, 12), (302, 118, 44, 9), (316, 208, 28, 8)):
        gear = "M" + "L".join(f"{x + (r if i % 4 < 2 else r * 0.8) * math.cos(i * math.pi / (2 * n)):.1f} {y + (r if i % 4 < 2 else r * 0.8) * math.sin(i * math.pi / (2 * n)):.1f}" for i in range(4 * n)) + "Z"
        s.add(path(gear, "#3a7ac8", stroke="#f0f8ff", stroke_width=3), disc(x, y, r * 0.3, "#1f5aa8", stroke="#f0f8ff", stroke_width=3), path(f"M{x - r * 1.2:.0f} {y}h{r * 2.4:.0f}M{x} {y - r * 1.2:.0f}v{r * 2.4:.0f}", stroke="#f0f8ff", stroke_width=1.4, stroke_dasharray="8 5"))
    s.cut(place(box(-7, -90, 14, 140, "#e8b83c") + poly([(-7, 50), (7, 50), (0, 76)], "#f0dcb4") + poly([(-2.5, 66), (2.5, 66), (0, 76)], "#20242a") + box(-7, -100, 14, 16, "#e88aa0", 3), 400, 176, 1, 38))


@card(PLANNED)
def diy_radio(s: Scene) -> None:
    """A radio of spare parts."""
    boards(s)
    s.cut(box(110, 120, 260, 140, "#7a5230", 8), box(122, 132, 236, 116, "#2c4a3c", 4))
    s.add("".join(path(f"M{140 + i * 30} 240V{200 - i % 3 * 18}h{18 + i % 2 * 14}", stroke="#d8b04a", stroke_width=3) for i in range(7)))
    for x in (158, 196, 234):
        s.cut(path(f"M{x - 13} 176V{150}Q{x} 124 {x + 13} 150V176Z", "#ffdf9a") + box(x - 15, 174, 30, 16, "#3a3e42", 2))
        s.add(s.glow(x, 154, 34, "#ffc060", 0.9))
    s.cut(disc(312, 186, 40, "#20262a") + "".join(disc(312 + dx, 186 + dy, 4, "#5a646a") for dx in range(-24, 25, 12) for dy in range(-24, 25, 12)))
    s.cut(line([(140, 120), (118, 60), (96, 14)], "#c8d0d6", 6), disc(96, 14, 8, "#e5534b"))
    s.add(s.bloom(place(waves(0, 0, "#8ae0ff", (26, 50, 76), -46, 46, 6), 100, 22, 1, 24), by=5))


@card(PLANNED)
def repair_with_caution(s: Scene) -> None:
    """A screwdriver, a cloth, no sound."""
    cloth(s, "#4a4466")
    s.cut(box(90, 76, 220, 160, "#8a5c34", 12), box(106, 92, 120, 128, "#c8a878", 6), box(240, 92, 56, 30, "#ffe0a0", 3))
    s.add("".join(path(f"M116 {106 + i * 14}H216", stroke="#7a5a34", stroke_width=5) for i in range(8)))
    s.cut(disc(268, 164, 24, "#3a2818"), disc(268, 164, 8, "#d8c8a0"))
    s.cut(curve([(70, 250), (84, 196), (150, 214), (220, 196), (300, 220), (332, 204), (346, 262), (200, 284)], "#8a80b0"))
    s.cut(place(box(-5, -84, 10, 72, "#c8d2d8", 2) + poly([(-5, -84), (5, -84), (3, -98), (-3, -98)], "#e8eef2") + box(-12, -16, 24, 60, "#e5534b", 9), 346, 118, 1.1, -66), place(fist("#7a4a2c", "#a8442e"), 384, 134, 1.2, -30))
    s.cut(place(disc(0, 0, 34, "#2a3a5c") + poly([(-16, -7), (-8, -7), (4, -18), (4, 18), (-8, 7), (-16, 7)], "#dfe8f4") + path("M12 -10L24 10M24 -10L12 10", stroke="#ff7a6a", stroke_width=5), 76, 62, 1.1))


@card(PLANNED)
def buzzer(s: Scene) -> None:
    """A big red button."""
    s.ground(0.5, 0.5)
    s.add(s.rays(240, 140, "#ffb0a0", 0.4, 19, 340))
    s.cut(disc(240, 214, 150, "#3a4450", 54), disc(240, 196, 150, "#5a6674", 54))
    s.cut(path("M150 182V130A90 40 0 0 1 330 130V182A90 34 0 0 1 150 182Z", "#b8241e"))
    s.cut(disc(240, 130, 90, "#ec4a3a", 40), shadow=0)
    s.add(path("M176 124A70 28 0 0 1 240 100", stroke="#ffd0c4", stroke_width=8))
    bolt_ = path("M10 -40L-20 6H-2L-12 40L22 -8H4Z", "#ffd24a")
    s.cut(place(bolt_, 76, 110, 1.3, -20), place(bolt_, 404, 110, 1.3, 20))
    s.add(s.bloom(waves(240, 120, "#ffe0b0", (118, 146), -140, -40, 7), by=4))


@card(PLANNED)
def site_study(s: Scene) -> None:
    """A house in a pair of field glasses."""
    night(s, moon=86, trees=False)
    s.add(box(300, 96, 150, 120, "#1a2430"), poly([(286, 100), (376, 44), (464, 100)], "#121a24"), "".join(box(x, y, 22, 28, "#ffd890" if (x + y) % 4 else "#3a4a5c") for x in (318, 364, 410) for y in (116, 162)))
    s.cut(poly([(112, 310), (146, 150), (234, 150), (240, 310)], "#2a3036"), poly([(368, 310), (334, 150), (246, 150), (240, 310)], "#20262c"))
    for x in (190, 290):
        s.cut(disc(x, 142, 58, "#3c464e"))
        s.add(disc(x, 142, 46, s.radial((0, "#bfe8ff"), (0.7, "#3a78a0"), (1, "#0c2436"), cx=0.4, cy=0.36)), place(path("M-16 10V-8L0 -20L16 -8V10Z", "#0a141c"), x + 4, 150), path(f"M{x - 30} 126A34 34 0 0 1 {x - 4} 106", stroke="#ffffff", stroke_width=6, opacity=0.85))
    s.cut(box(226, 126, 28, 34, "#4a545c", 6))


@card(PLANNED)
def tunnels_investigation(s: Scene) -> None:
    """A torch in a tunnel."""
    s.vault(300, 206)
    s.add(s.beam([(160, 150), (330, 90), (380, 210), (170, 172)], "#ffe6a8", 0.6))
    s.stand(survivor("sophia", "reach"), 118, 284, 1.6)
    s.stand(THINGS["flashlight"](), 196, 152, 0.5, 28)
    s.cut(path("M402 112V276M446 112V276" + "".join(f"M402 {130 + i * 28}H446" for i in range(6)), stroke="#a8804c", stroke_width=9))


@card(PLANNED)
def concealed_portal(s: Scene) -> None:
    """A whirl of light under an arch."""
    s.ground(0.5, 0.5)
    s.bricks(9, 34)
    s.cut(path(s.arch(240, 280, 210, 268), "#4a5668"))
    s.add(path(s.arch(240, 276, 176, 244), "#0c1030"))
    for i, tone in enumerate(("#b88aff", "#6ad8ff", "#f0c8ff", "#8a7aff")):
        arm = [(240 + 78 * (1 - k / 16) * math.cos(k * 0.36 + i * 1.571), 160 + 92 * (1 - k / 16) * math.sin(k * 0.36 + i * 1.571)) for k in range(16)]
        s.add(s.bloom(limb(arm, [15 - 0.85 * k for k in range(16)], tone), by=4))
    s.add(s.glow(240, 160, 130, "#c8a0ff", 0.8), star(240, 160, 26, "#ffffff", 6, 0.3))
    for name, x, y in (("secret-map", 74, 214), ("flashlight", 406, 226), ("ancient-amulet", 74, 84)):
        s.stand(THINGS[name](), x, y, 0.72)


@card(PLANNED)
def molotov(s: Scene) -> None:
    """A bottle that burns."""
    s.ground(0.5, 0.4, ("#ffb04a", "#a84a24", "#3a1a1c", "#0e0608"))
    s.add(s.glow(300, 70, 160, "#ffb040", 0.8))
    s.cut(line([(262, 84), (282, 62), (296, 60)], "#e8dcc0", 18))
    s.add(s.bloom(place(flame(), 300, 74, 0.95, 14), by=7))
    s.stand(THINGS["whiskey-bottle"](), 216, 160, 2, 22)
    s.cut(place(fist("#e0b088", "#6a4088"), 190, 212, 1.5, 22))
    s.add(s.embers(50, "#ffd060", (200, 0, 460, 200), 2.4))


@card(PLANNED)
def skeleton_key(s: Scene) -> None:
    """A key with a skull."""
    cloth(s, "#2c3a5c")
    s.add(s.rays(240, 110, "#d8e8ff", 0.35, 15, 330))
    shank = box(-9, 20, 18, 140, "#d8ceb0", 4) + box(-15, 20, 30, 12, "#f0e8cc", 4) + box(-15, 38, 30, 8, "#b8ac88", 3) + path("M9 118H40V132H26V142H40V156H9Z", "#d8ceb0")
    s.cut(place(shank, 220, 104, 1.05, -24))
    s.cut(place(skull(), 212, 92, 1.9, -24))
    s.cut(place(path("M-26 60V-20A26 26 0 0 1 26 -20V60Z", "#6a7684") + disc(0, -14, 10, "#0a0e14") + poly([(-5, -12), (5, -12), (10, 26), (-10, 26)], "#0a0e14"), 388, 196, 1.5))


@card(PLANNED)
def intel_sharing(s: Scene) -> None:
    """Two radios that speak of things."""
    s.ground(0.5, 0.5)
    for x, flip, tone in ((138, False, "#4a5a44"), (342, True, "#5a4a64")):
        walkie = box(-34, -60, 68, 140, tone, 9) + box(-24, -44, 48, 34, "#ffe0a0", 4) + "".join(box(-22, 2 + i * 13, 44, 6, dark(tone, 0.5), 3) for i in range(5)) + box(12, -118, 13, 62, "#20262a", 5) + disc(-18, -66, 9, "#20262a")
        s.cut(place(walkie, x, 176, 1.15, -10, flip=flip))
    for i, (x, y, name) in enumerate(((238, 66, "key"), (242, 206, "toolbox"))):
        s.cut(place(path("M-48 -36H48Q58 -36 58 -26V26Q58 36 48 36H-14L-38 58L-32 36H-48Q-58 36 -58 26V-26Q-58 -36 -48 -36Z", "#f4f0e0"), x, y, 1, 0, flip=bool(i)))
        s.stand(THINGS[name](), x, y, 0.56, 50 if name == "key" else 0, shadow=0.2)


@card(PLANNED)
def mystic_herbs(s: Scene) -> None:
    """Herbs that shine on a grave."""
    night(s, moon=390, trees=False)
    s.cut(path("M170 236V120A70 70 0 0 1 310 120V236Z", "#7a8690"), path("M240 92V150M216 112H264", stroke="#39444c", stroke_width=9))
    s.add(s.glow(240, 200, 170, "#8af0b8", 0.6))
    for x, k, t, tone in ((150, 1.3, -14, "#4ac890"), (206, 1.75, -4, "#5ae0a0"), (270, 1.6, 8, "#4ac890"), (330, 1.25, 18, "#6af0b8")):
        s.stand(Figure([sprig(tone)]), x, 284, k, t, rim="#d8fff0")
    s.add(s.embers(60, "#b8ffd8", (90, 60, 400, 270), 2.4))


@card(PLANNED)
def ancient_chest(s: Scene) -> None:
    """A chest with treasures above it."""
    s.vault(240, 214)
    s.add(s.rays(240, 170, "#fff0b0", 0.6, 17, 340))
    s.stand(chest(), 240, 276, 2.3)
    for name, x, y, t in (("ancient-amulet", 240, 66, 0), ("revolver", 150, 120, -20), ("key", 330, 118, 24)):
        s.stand(THINGS[name](), x, y, 0.72, t)
    s.add(s.embers(40, "#ffe6a0"))
