"""More monsters as figures of the kit: a kobold, a ghoul and a gargoyle, on (0, 0) and looking to the right."""
# outlines are tables: one line each
# fmt: off

from sprites.draw.kit import Figure, box, curve, dark, disc, light, limb, line, path, place, poly


def kobold(skin: str = "#b8622e", vest: str = "#5a4a34", glare: str = "#ffe04a") -> Figure:
    """A kobold with a spear, 84 high."""
    tail = limb([(-8, -26), (-24, -14), (-38, -16), (-52, -28)], [11, 8, 5, 2], dark(skin, 0.25))
    legs = limb([(6, -28), (14, -16), (8, 0)], [11, 8, 6], dark(skin, 0.4)) + limb([(-6, -28), (-10, -14), (-6, 0)], [12, 9, 7], dark(skin, 0.15))
    feet = curve([(-12, 1), (-8, -5), (6, -4), (10, 1)], dark(skin, 0.2)) + curve([(3, 1), (8, -5), (20, -4), (23, 1)], dark(skin, 0.45))
    body = curve([(-14, -22), (-15, -42), (-6, -56), (9, -55), (14, -38), (11, -22), (0, -18)], vest) + path("M-12 -34L12 -32M-12 -28L12 -26", stroke=dark(vest, 0.5), stroke_width=2)
    spear = place(box(-1.6, -66, 3.2, 100, "#7a5630") + poly([(0, -86), (-6, -68), (0, -62), (6, -68)], "#c4ccd8"), 22, -38, 1, 24)
    near = limb([(-4, -50), (6, -36), (21, -38)], [9, 7.5, 6], light(skin, 0.08)) + disc(21, -38, 4.6, light(skin, 0.1))
    ears = poly([(-6, -70), (-34, -88), (-26, -70), (-36, -62), (-10, -60)], dark(skin, 0.3))
    horns = curve([(-6, -78, 1), (-16, -86), (-18, -98, 1), (-8, -92), (2, -80, 1)], "#ecdcb4") + curve([(6, -80, 1), (2, -92), (6, -102, 1), (12, -92), (14, -77, 1)], "#d0bc8c")
    head = curve([(-14, -60), (-13, -76), (0, -83), (14, -78), (32, -68), (35, -61), (22, -54), (0, -51)], skin)
    teeth = "".join(poly([(x - 2, -58), (x, -52), (x + 2, -58)], "#fff3d6") for x in (16, 22, 28)) + path("M8 -57Q20 -55 33 -60", stroke=dark(skin, 0.6), stroke_width=1.8)
    return Figure([tail + legs + feet, body + spear + near, horns + ears + head + teeth + disc(32, -66, 1.6, "#2a100a")], disc(8, -69, 4.2, glare) + path("M9 -73v8", stroke="#2a0c05", stroke_width=2))


def ghoul(skin: str = "#8f88a0", glare: str = "#e4ff6a") -> Figure:
    """A ghoul, hunched and long-armed, 90 high."""
    legs = limb([(-10, -36), (2, -20), (-12, 0)], [16, 11, 8], dark(skin, 0.35)) + limb([(2, -34), (16, -20), (8, 0)], [14, 10, 8], dark(skin, 0.45))
    spikes = poly([(-27, -50), (-40, -62), (-25, -64), (-34, -80), (-17, -74), (-18, -92), (-4, -76), (4, -88), (8, -70)], dark(skin, 0.2))
    body = curve([(-16, -26), (-30, -50), (-22, -74), (0, -80), (16, -68), (12, -48), (8, -28)], skin)
    ribs = path("M-4 -44Q6 -42 11 -48M-6 -52Q6 -50 13 -56M-6 -60Q6 -58 14 -63", stroke=dark(skin, 0.4), stroke_width=2.2) + poly([(-16, -32), (10, -32), (14, -14), (6, -22), (0, -10), (-8, -20), (-16, -12)], "#4a3a40")
    far = limb([(10, -66), (30, -56), (50, -68)], [10, 8, 6], dark(skin, 0.3)) + "".join(poly([(48, -72 + d), (64, -76 + d * 1.6), (50, -66 + d)], "#e8dcc0") for d in (-3, 2, 7))
    near = limb([(-8, -66), (10, -40), (38, -38)], [13, 10, 7], light(skin, 0.08)) + "".join(poly([(36, -43 + d), (56, -42 + d * 1.8), (38, -36 + d)], "#f4ead0") for d in (-3, 2, 6))
    head = curve([(0, -72), (2, -88), (16, -96), (32, -92), (38, -80), (34, -72), (20, -66), (6, -64)], light(skin, 0.18)) + poly([(4, -84), (-12, -96), (8, -92)], dark(skin, 0.1))
    jaw = curve([(18, -72, 1), (36, -76, 1), (38, -62), (28, -54), (18, -58)], "#2a0c14") + "".join(poly([(x - 2.2, -74), (x, -66), (x + 2.2, -74)], "#fff3d6") for x in (22, 28, 34))
    tongue = limb([(26, -64), (32, -54), (30, -44)], [5, 4.4, 2], "#c23a4a")
    return Figure([far + spikes + legs, body + ribs, jaw + tongue + head + disc(26, -82, 6, "#1c1420"), near], disc(27, -82, 3.2, glare))


def gargoyle(stone: str = "#7c8a82", glare: str = "#9aff5a") -> Figure:
    """A winged gargoyle with raised claws, 105 high, seen from the front."""
    wing = [(8, -64, 1), (26, -92), (52, -110, 1), (56, -84), (66, -62, 1), (54, -62), (54, -38, 1), (42, -48), (34, -30, 1), (24, -44)]
    wings = curve(wing, dark(stone, 0.42)) + curve([(-x, *rest) for x, *rest in wing], dark(stone, 0.36)) + path("M14 -64L52 -106M18 -58L62 -64M-14 -64L-52 -106M-18 -58L-62 -64", stroke=dark(stone, 0.6), stroke_width=2)
    legs = limb([(-8, -36), (-20, -22), (-14, 0)], [17, 13, 10], dark(stone, 0.15)) + limb([(8, -36), (20, -22), (14, 0)], [17, 13, 10], dark(stone, 0.32))
    feet = "".join(poly([(x - 9, 2), (x, -9), (x + 9, 2)], dark(stone, 0.3)) for x in (-15, 14))
    body = curve([(-13, -30), (-20, -56), (-16, -74), (0, -78), (16, -74), (20, -56), (13, -30), (0, -26)], stone) + path("M-10 -54Q0 -48 10 -54M-8 -44Q0 -39 8 -44M0 -70V-52M12 -66l-5 8 4 6", stroke=dark(stone, 0.4), stroke_width=2.2)
    arms = limb([(-16, -68), (-34, -58), (-38, -80)], [13, 11, 9], stone) + limb([(16, -68), (34, -58), (38, -80)], [13, 11, 9], dark(stone, 0.22))
    claws = "".join(poly([(s * 38 + d - 3, -82), (s * 40 + d * 1.7, -98), (s * 38 + d + 3, -82)], "#e4e0d0") for s in (-1, 1) for d in (-6, 0, 6))
    ears = poly([(-14, -84), (-32, -96), (-14, -96)], dark(stone, 0.2)) + poly([(14, -84), (32, -96), (14, -96)], dark(stone, 0.35))
    horns = curve([(-10, -98, 1), (-20, -108), (-18, -122, 1), (-10, -112), (-2, -102, 1)], light(stone, 0.3)) + curve([(10, -98, 1), (20, -108), (18, -122, 1), (10, -112), (2, -102, 1)], light(stone, 0.1))
    head = curve([(-17, -86), (-15, -102), (0, -108), (15, -102), (17, -86), (10, -72), (0, -69), (-10, -72)], light(stone, 0.1))
    mouth = curve([(-9, -78, 1), (0, -82), (9, -78, 1), (0, -72)], "#14120f") + poly([(-7, -79), (-5, -73), (-3, -80)], "#f4ead0") + poly([(7, -79), (5, -73), (3, -80)], "#f4ead0") + line([(-13, -97), (-2, -92)], dark(stone, 0.5), 3) + line([(13, -97), (2, -92)], dark(stone, 0.5), 3)
    lights = curve([(-12, -92, 1), (-7, -93), (-3, -88, 1), (-8, -87)], glare) + curve([(12, -92, 1), (7, -93), (3, -88, 1), (8, -87)], glare)
    return Figure([wings, legs + feet + body, arms + claws, horns + ears + head + mouth], lights)
