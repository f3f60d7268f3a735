"""The Monsters in full figure, in the act, each drawn about its own origin; the scenes place and light them."""

from sprites.draw.ravenloft.cards.treasure_motifs import (
    arm,
    blob,
    circle,
    curve,
    cut,
    glow,
    group,
    limb,
    lin,
    mix,
    oval,
    path,
    poly,
)

BONE, BONE_DARK, HOLLOW = "#e6dabb", "#b3a382", "#1b1118"


def eyes(x: float, y: float, gap: float, r: float, colour: str, core: str = "#fff6d8", tilt: float = 0) -> str:
    """A pair of glowing eyes."""
    out = glow(x, y, r * 6, colour, 0.8)
    for side in (-1, 1):
        out += oval(x + side * gap / 2, y, r * 1.2, r, colour, tilt * side, f="b2") + oval(
            x + side * gap / 2, y, r * 0.95, r * 0.72, core, tilt * side
        )
    return out


def bone(a: tuple[float, float], b: tuple[float, float], w: float = 4, fill: str = BONE) -> str:
    """One long bone with its two knobs."""
    (x, y), (u, v) = a, b
    return path(f"M{x} {y}L{u} {v}", stroke=fill, sw=w * 1.8) + path(f"M{x} {y}h.1M{u} {v}h.1", stroke=fill, sw=w * 2.9)


def skull(eye: str = "#7fdcff", jaw: float = 4, fill: str = BONE) -> str:
    """A skull that looks a little to the right, some 60 wide, its middle at the origin; `jaw` is how far the mouth stands open."""
    dark = mix(fill, "#3a2430", 0.35)
    return (
        cut(blob(f"-14,{24 + jaw}! 16,{24 + jaw}! 15,{36 + jaw} 4,{42 + jaw} -9,{39 + jaw}", dark), path(f"M-9 {24 + jaw}v5M-3 {24 + jaw}v7M3 {24 + jaw}v7M9 {24 + jaw}v6", stroke=HOLLOW, sw=1.8))
        + blob(f"-13,20 15,20 14,{27 + jaw} -11,{27 + jaw}", HOLLOW)
        + cut(
            blob("-31,-8 -25,-33 0,-43 25,-33 31,-8 27,9 18,14! 17,26! -13,26! -15,14! -27,9", fill),
            blob("-31,-8 -27,-26 -14,-38 -20,-20 -20,4 -15,14! -27,9", dark, op=0.5),
        )
        + blob("-19,-9 -8,-13 -2,-5 -5,6 -15,7 -20,1", HOLLOW) + blob("8,-6 15,-13 24,-9 24,2 18,7 10,6", HOLLOW)
        + path("M3 5L-2 15 2 14 4 16 9 15Z", HOLLOW)
        + path("M-9 19v7M-3 18v8M3 18v8M9 18v8M14 18v7", stroke=HOLLOW, sw=1.8)
        + path("M4-41l-3 9 5 5-3 8", stroke=dark, sw=1.6)
        + glow(3, -3, 30, eye, 0.7)
        + circle(-11, -2, 4.4, eye, f="b1") + circle(16, -2, 4.4, eye, f="b1") + circle(-11, -2, 2.4, "#fff") + circle(16, -2, 2.4, "#fff")
    )  # fmt: skip


def ribs(fill: str = BONE) -> str:
    """Spine, ribs and pelvis, from the neck at the origin down to (0, 100)."""
    out = path("M0 0C4 30-4 60 0 92", stroke=mix(fill, "#3a2430", 0.3), sw=9)
    for at in range(5):
        y, w = 14 + at * 13, 34 - abs(at - 1) * 4
        out += path(
            f"M0 {y - 4}C{w} {y - 12} {w + 6} {y + 8} {w * 0.4:.0f} {y + 13}M0 {y - 4}C{-w} {y - 12} {-w - 6} {y + 8} {-w * 0.4:.0f} {y + 13}",
            stroke=fill,
            sw=5.4,
        )
    return out + blob("-24,84 0,92 24,84 26,100 10,112 0,104 -10,112 -26,100", fill)


def scimitar(length: float = 110) -> str:
    """A curved blade, its grip at the origin, its point to the right."""
    e = length
    return cut(
        poly("-16,-4 6,-4 6,4 -16,4", "#5a3a24"),
        path(
            f"M6-5C{e * 0.4:.0f}-2 {e * 0.7:.0f}-14 {e}-40 {e * 0.98:.0f}-10 {e * 0.6:.0f} 14 6 7Z",
            lin("#f4f6fb", "#8d97a8 .6", "#5b6472"),
        ),
        poly("4,-14 10,-12 10,13 4,15", "#c89a48"),
    )


def skeleton(eye: str = "#7fdcff") -> str:
    """A skeleton that charges to the right, the scimitar swung back over its head; some 230 high, the head near (20, -80)."""
    steel = lin("#c6ccd8", "#6d7484 .6", "#3d4350")
    return (
        group(scimitar(128), at=(-52, -108), turn=-152)
        + cut(bone((-24, -34), (-58, -70), 5, BONE_DARK), bone((-58, -70), (-50, -108), 4.5, BONE_DARK))
        + cut(bone((-24, 62), (-62, 88), 6, BONE_DARK), bone((-62, 88), (-104, 106), 5, BONE_DARK), blob("-104,102 -118,116 -96,120 -88,112", BONE_DARK))
        + cut(blob("-34,-46 -60,-20 -92,4 -128,6! -106,22 -126,36! -92,44 -110,64! -70,58 -44,64 -22,58 4,-30", "#57243a"), blob("-34,-46 -58,-10 -70,30 -44,64 -22,58 4,-30", "#3a1728"))
        + cut(group(ribs(), at=(2, -40), turn=14))
        + cut(bone((-8, 62), (38, 70), 6.5), bone((38, 70), (40, 118), 5.5), blob("32,114 62,116 66,124 30,126", BONE))
        + cut(blob("-30,-52 -14,-62 2,-48 -6,-34 -28,-36", steel), blob("12,-54 34,-54 42,-38 26,-30 10,-38", steel))
        + cut(bone((30, -38), (62, -14), 5), bone((62, -14), (96, -34), 4.5))
        + cut(path("M92-40l22-6M94-35l24 2M92-29l20 9", stroke=BONE, sw=4.5))
        + group(skull(eye, 5), at=(24, -84), turn=8, k=0.95)
        + cut(blob("-10,-96 -8,-124 20,-138 50,-126 58,-92! 40,-102 14,-104", steel), path("M-11-94Q22-112 59-90", stroke="#b88a48", sw=6), blob("18,-136 24,-154! 28,-135", steel))
    )  # fmt: skip


def zombie(skin: str = "#8aa46a", eye: str = "#f4ffb0") -> str:
    """A zombie from the front, one fist raised to strike; some 260 high, the head at (0, -78)."""
    dark, coat = mix(skin, "#1c2a20", 0.45), "#5c4a3c"
    return (
        cut(limb((-34, 40), (-44, 130), 24, 18, "#3c3638"), limb((30, 40), (38, 130), 24, 18, "#332e32"))
        + cut(blob("-58,-34 -24,-50 22,-50 56,-36 62,20 52,74! 40,62 28,82! 12,64 -6,84! -20,66 -36,80! -46,62 -60,76! -64,10", coat), blob("-10,-48 14,-48 18,30 8,66 -12,60 -16,10", "#85725a"), path("M-6-20l16 8M-8 2l20 6M-6 26l16 4", stroke="#3a2a24", sw=3))
        + cut(arm((-52, -24), (-84, 18), (-72, 66), (17, 14, 11), coat), blob("-84,62 -60,60 -58,84 -66,98! -70,86 -76,100! -80,84 -90,90! -86,72", skin))
        + cut(blob("-28,-92 -24,-120 2,-128 28,-116 30,-86 24,-58 14,-42 -8,-40 -22,-56", skin), blob("-28,-92 -24,-120 -8,-126 -18,-98 -14,-60 -8,-40 -22,-56", dark, op=0.5))
        + cut(blob("-30,-98 -30,-122 -16,-134! -10,-128 -2,-138! 6,-130 16,-136! 22,-126 32,-120 33,-98 26,-112 10,-108 0,-116 -12,-106 -24,-112", "#2b2826"))
        + oval(-12, -88, 8, 7, "#1c2416") + oval(14, -90, 7, 8, "#1c2416")
        + circle(-12, -88, 4, eye, f="b1") + circle(14, -90, 3.6, eye, f="b1") + circle(-12, -88, 2.4, "#fff") + circle(14, -90, 2, "#fff")
        + path("M-20-100l14 3M24-102l-14 5", stroke="#2a3420", sw=3.5) + poly("0,-82 -3,-72 5,-72", dark)
        + blob("-14,-64 0,-68 16,-64 14,-50 2,-46 -12,-50", "#2c0d12") + path("M-10-64l2 5 3-6M2-66l3 6 3-6M-4-47l2-5 3 5", "#efe6b8")
        + path("M20-80l8 10M22-70l6-4M-20-112l10 2", stroke="#5d2a2a", sw=2.4)
        + cut(arm((48, -26), (92, -10), (96, -74), (18, 15, 13), coat), blob("78,-78 84,-104 104,-112 122,-98 120,-76 104,-64 86,-66", skin), path("M88-98q-4 10 0 18M98-104q-4 12 0 22M109-102q-3 12 0 22", stroke=dark, sw=3))
    )  # fmt: skip


def wolf(fur: str = "#5c5a66", eye: str = "#ffc83a") -> str:
    """A wolf in full leap to the right, some 300 long, the head near (108, -40)."""
    dark, pale = mix(fur, "#0c0a14", 0.5), mix(fur, "#ffffff", 0.3)
    return (
        cut(blob("-96,-8 -130,-22 -164,-10 -184,18! -160,14 -150,24! -130,10 -100,18", dark))
        + cut(limb((-80, 12), (-120, 38), 17, 10, dark), limb((-120, 38), (-152, 62), 8, 6, dark), blob("-150,56 -166,66 -172,76! -150,72", dark))
        + cut(limb((52, 22), (88, 54), 14, 9, dark), limb((88, 54), (122, 66), 8, 7, dark), blob("116,58 136,66 142,76! 118,74", dark))
        + cut(blob("-110,-6 -70,-34 -20,-34 20,-48 56,-54 84,-30 78,8 56,36 44,30! 36,44 20,34! 8,42 -20,30 -60,30 -92,32 -112,16", fur), blob("-110,-6 -70,-34 -20,-34 20,-48 56,-54 60,-40 20,-26 -30,-18 -80,-14", dark, op=0.55))
        + cut(limb((-84, 10), (-104, 52), 22, 12, fur), limb((-104, 52), (-136, 78), 9, 7, fur), blob("-134,70 -150,84 -154,92! -130,88", fur))
        + cut(limb((60, 10), (110, 30), 17, 11, fur), limb((110, 30), (150, 32), 9, 8, fur), blob("144,22 164,28 172,40! 164,38 162,46! 154,40 146,42", fur))
        + cut(blob("40,-62 52,-84 78,-92 76,-60! 90,-40 82,-14 70,14! 62,0 52,20! 44,0 30,10! 32,-24", mix(fur, "#000000", 0.15)))
        + cut(blob("66,-82 70,-116! 92,-92", dark), blob("84,-86 98,-118! 108,-84", fur), blob("90,-84 98,-108! 104,-84", "#3a2a30"))
        + blob("96,-48 130,-40 152,-42 146,-26 126,-16 100,-22", "#4a0f18") + blob("106,-32 128,-28 142,-30 130,-20 110,-22", "#c05560")
        + cut(blob("84,-34 110,-24 128,-18 140,-20 134,-8 112,-6 86,-16", fur))
        + path("M112-20l3-8 4 9M124-18l3-8 4 8", "#fff3d6")
        + cut(blob("70,-78 90,-92 112,-86 126,-70 154,-62 170,-58 172,-48 158,-42 134,-42 110,-40 92,-28 74,-40", fur), blob("116,-66 146,-58 164,-46 140,-44 112,-44 98,-52", pale, op=0.6))
        + blob("160,-60 172,-58 173,-50 165,-49", "#120e14")
        + path("M120-43l4 12 5-12M134-43l4 9 4-9M148-43l4 11 5-11", "#fff3d6")
        + glow(112, -68, 26, eye, 0.9) + path("M104-72Q112-78 122-68 112-64 104-72Z", "#ffeaa0") + circle(114, -70, 2, "#120e14")
    )  # fmt: skip


def ghoul(skin: str = "#9a93a4", eye: str = "#e4ff6a") -> str:
    """A crouching ghoul with a claw stretched out to the right; some 230 wide, the head at (10, -66)."""
    dark, pale = mix(skin, "#140f1e", 0.5), mix(skin, "#ffffff", 0.25)
    claw = lambda x, y, t: group(path("M0 0C10-4 18-2 26 10 16 6 8 8 0 8Z", "#f0e8cf"), at=(x, y), turn=t)  # noqa: E731
    return (
        cut(arm((-46, -14), (-98, 30), (-84, 96), (15, 12, 9), dark), path("M-88 92l-22 18M-84 96l-10 22M-80 96l4 22", stroke=dark, sw=7))
        + cut(blob("-70,70 -96,20 -70,-44 -20,-70 24,-52 36,-6 20,56 -10,92 -50,94", skin), blob("-70,70 -96,20 -70,-44 -20,-70 -46,-30 -56,30 -40,92 -50,94", dark, op=0.6))
        + cut(*(poly(f"{x},{y} {x - 22},{y - 18} {x + 12},{y - 12}", dark) for x, y in ((-82, 10), (-80, -18), (-66, -42), (-44, -60))))
        + path("M-26-20q26 10 46-4M-28 2q28 12 48-2M-26 26q24 12 42 0", stroke=dark, sw=4, op=0.7)
        + cut(arm((-30, 70), (18, 40), (22, 104), (20, 17, 10), skin), path("M22 104l26 4M20 106l14 14M16 106l-6 14", stroke=skin, sw=8))
        + cut(blob("-26,-66 -24,-96 4,-112 34,-100 40,-72 32,-50 34,-30 16,-20 -4,-28 -18,-44", skin), blob("-26,-66 -24,-96 0,-110 -12,-84 -8,-48 -4,-28 -18,-44", dark, op=0.5))
        + cut(blob("-20,-80 -48,-106! -34,-64", skin))
        + blob("-8,-80 8,-84 14,-72 4,-64 -8,-68", "#15101a") + blob("22,-82 34,-82 36,-70 26,-66", "#15101a")
        + glow(16, -73, 40, eye, 0.7) + circle(4, -73, 4.2, eye) + circle(28, -74, 3.8, eye) + circle(4, -73, 1.6, "#1a1420") + circle(28, -74, 1.6, "#1a1420")
        + blob("-6,-50 14,-58 36,-54 32,-32 16,-22 0,-32", "#3a0a14") + path("M-4-50l4 10 5-12 4 11 5-12 4 11 5-11 4 10 5-9M2-32l4-8 4 12 5-8 4 10 4-8", "#fff3d6")
        + curve("18,-30 26,-10 20,8 30,20", "#c24a5c", 8)
        + cut(arm((26, -28), (84, -6), (128, -52), (16, 13, 10), skin), circle(132, -58, 13, pale))
        + cut(*(curve(t, pale, 7.5) for t in ("134,-62 146,-84 164,-92", "138,-58 160,-68 178,-66", "138,-52 158,-48 172,-38", "130,-50 134,-34 146,-24")))
        + cut(claw(162, -96, -30), claw(176, -70, 0), claw(170, -42, 30), claw(144, -28, 50))
    )  # fmt: skip


def rat(fur: str = "#6a5c58", eye: str = "#ff4a36", back: bool = False) -> str:
    """A rat that runs to the right and bares its teeth; some 110 long."""
    dark = mix(fur, "#140a0c", 0.45)
    tail = curve("-46,8 -66,2 -74,-14 -90,-18 -98,-8", "#c08a88", 4.5)
    body = cut(
        tail,
        blob("-52,12 -44,-14 -16,-28 14,-24 34,-14 58,0 62,8 48,14 30,16 10,20 -30,22", fur),
        blob("-52,12 -44,-14 -16,-28 -24,-8 -14,20 -30,22", dark, op=0.5),
    )
    feet = cut(path("M-34 18l-8 10 12-2M-8 18l4 10 8-4M28 14l12 10 8-2", stroke="#c08a88", sw=4.5))
    if back:
        return feet + body + circle(40, -4, 3, eye)
    return (
        feet
        + body
        + cut(circle(14, -24, 11, fur), circle(28, -22, 12, fur))
        + circle(15, -23, 6.5, "#c08a88")
        + circle(29, -21, 7.5, "#d49a96")
        + glow(43, -6, 16, eye)
        + circle(43, -5, 3.8, eye)
        + circle(42, -6, 1.4, "#fff")
        + blob("48,8 62,8 58,18 44,16", "#3a0a10")
        + path("M55 8l2 9 4-9ZM48 9l1 6 3-6Z", "#fff3d6")
        + circle(62, 3, 3.4, "#e08a8a")
        + path("M58 4l18-6M59 6l18 2", stroke="#e8d8c8", sw=0.9, op=0.7)
    )


def wraith(cloth: str = "#9cc4cc", eye: str = "#bff6ff") -> str:
    """A wraith that sweeps up with both claws spread; some 280 wide, the hood at (0, -60)."""
    dark = mix(cloth, "#04141c", 0.65)
    claws = "".join(
        limb((0, 0), (x, y), 6, 3.6, "#d6ecec") + limb((x, y), (u, v), 3.4, 0.8, "#f4ffff")
        for x, y, u, v in ((-4, -22, 4, -46), (10, -22, 26, -42), (20, -12, 44, -20), (22, 2, 46, 6), (6, 16, 22, 30))
    )
    hand = cut(claws, circle(0, 0, 11, "#c2dede"))
    sleeve = cut(
        blob("-34,-44! -80,-58 -124,-68! -118,-54 -130,-40! -96,-30 -60,-6 -40,0", mix(cloth, "#04141c", 0.25)), cool=True
    )
    return (
        cut(blob("-30,-60 -96,-40 -130,-52! -122,-20 -140,4! -104,6 -112,34! -80,24 -40,30", mix(cloth, "#04141c", 0.4)), cool=True)
        + cut(blob("30,-60 96,-40 130,-52! 122,-20 140,4! 104,6 112,34! 80,24 40,30", mix(cloth, "#04141c", 0.4)), cool=True)
        + sleeve + group(sleeve, flip=True)
        + cut(blob("-44,-30 -20,-44 20,-44 46,-30 60,20 54,60 70,104! 48,92 44,136! 24,100 8,150! -6,104 -30,140! -34,98 -62,112! -54,60 -60,14", cloth), blob("8,-40 40,-30 54,20 40,80 24,100 8,60", dark, op=0.45), path("M-20 0q6 50-4 90M-40 10q4 40-6 70M20 10q10 40 4 80", stroke=dark, sw=4, op=0.5), cool=True)
        + cut(blob("-42,-40 -44,-84 -24,-112 8,-126! 34,-104 46,-70 40,-34 18,-18 -20,-18", cloth), cool=True)
        + blob("-26,-48 -28,-80 -8,-100 18,-96 30,-74 26,-44 8,-26 -14,-28", "#07131a")
        + eyes(2, -68, 26, 6, eye, "#fff", 12) + oval(2, -42, 6, 10, "#000")
        + group(hand, at=(-126, -60), flip=True, k=1.3) + group(hand, at=(126, -60), k=1.3)
    )  # fmt: skip


def rat_face(fur: str = "#7c6a62", eye: str = "#ff4a36") -> str:
    """A rat from the front, about to bite; some 100 wide, its nose at the origin."""
    dark = mix(fur, "#140a0c", 0.45)
    return (
        cut(blob("-46,50 -54,0 -36,-34 0,-44 36,-34 54,0 46,50", dark))
        + cut(circle(-36, -36, 19, fur), circle(36, -36, 19, fur)) + circle(-36, -35, 12, "#d08a88") + circle(36, -35, 12, "#d08a88")
        + cut(blob("-38,-8 -28,-38 0,-46 28,-38 38,-8 26,10 14,16 -14,16 -26,10", fur), blob("-14,-20 0,-28 14,-20 18,4 10,14 -10,14 -18,4", mix(fur, "#ffffff", 0.22)))
        + blob("-18,10 0,6 18,10 14,28 0,34 -14,28", "#3a0a10") + path("M-8 10L-6 28-1 11ZM1 11L6 28 8 10Z", "#fff3d6") + path("M-14 26l4-7 4 9M14 26l-4-7-4 9", "#fff3d6")
        + glow(0, -14, 40, eye, 0.5) + oval(-18, -14, 8, 6.5, "#ff2a1e", 14) + oval(18, -14, 8, 6.5, "#ff2a1e", -14) + circle(-16, -15, 2.2, "#fff") + circle(20, -15, 2.2, "#fff")
        + oval(0, 2, 7, 5, "#e88a8a") + path("M-10 6L-40 0M-10 9L-38 14M10 6L40 0M10 9L38 14", stroke="#f0e4d4", sw=1.2, op=0.7)
        + cut(path("M-34 44q-4-14 8-14M-24 46q-2-14 8-12M34 44q4-14-8-14M24 46q2-14-8-12", stroke="#d08a88", sw=6))
    )  # fmt: skip


def person(colour: str, hands: tuple[tuple[float, float], tuple[float, float]], feet: tuple[tuple[float, float], tuple[float, float]] = ((-8, 0), (8, 0)), broad: float = 11, tall: float = 1, head: str = "") -> str:  # fmt: skip
    """Somebody as a flat shape: the feet near the origin, some 110 high."""
    hip, neck = -48 * tall, -82 * tall
    out = limb((0, hip), (0, neck), broad * 0.85, broad, colour) + circle(0, neck - 22, 12.5, colour)
    for (x, y), (u, v), side in zip(hands, feet, (-1, 1), strict=True):
        sx, ex, ey = side * broad * 0.8, (side * broad + x) / 2, (neck + y) / 2 + 4
        out += arm((sx, neck + 2), (ex, ey), (x, y), (6.5, 5.5, 4.5), colour)
        knee = ((side * 4 + u) / 2 + 5, (hip + v) / 2)
        out += arm((side * 4, hip + 4), knee, (u, v - 3), (8.5, 7, 5), colour) + limb(
            (u - 2, v - 3), (u + 9, v - 2), 4.5, 3.5, colour
        )
    return out + group(head, at=(0, neck - 22))
