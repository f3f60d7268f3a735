"""The items of Terrorscape: found, used, thrown."""

from recipes import bell, house, metal, paper, spell, stone, wood
from recipes.kit import Chance, Wave, about, band, blank, bump, clock, curve, mix, put, sinking, tone
from recipes.noise import breath, coloured, wander, whoosh
from recipes.room import within
from recipes.sound import sound

ROOM, HALL = 0.6, 1.1


# Taken up, looked at, put away


@sound(kind="soft", variants=2)
def item(chance: Chance) -> Wave:
    """Something goes into a pack."""
    canvas = blank(0.7)
    put(canvas, house.cloth(chance, 0.3), 0, 0.5)
    put(canvas, paper.counter(chance), 0.22)
    put(canvas, metal.click(chance, about(chance, 1700, 0.2)), 0.36, 0.3)
    return canvas


@sound(kind="soft", variants=2)
def item_dropped(chance: Chance) -> Wave:
    """Something is left behind."""
    canvas = blank(0.8)
    put(canvas, house.plank(chance, 0.8), 0.05)
    put(canvas, wood.die(chance, 4, 0.08), 0.1, 0.3)
    return canvas


@sound(kind="soft", variants=2)
def key(chance: Chance) -> Wave:
    """Keys on a ring."""
    return house.jingle(chance)


@sound()
def key_hung(chance: Chance) -> Wave:
    """A key is hung on its nail and swings against the wall."""
    canvas = blank(1.5)
    put(canvas, house.jingle(chance, 4, 0.4), 0, 0.7)
    for at, gain in ((0.42, 1.0), (0.62, 0.6), (0.8, 0.35)):
        put(canvas, wood.knock(chance, 0.6), at, 0.7 * gain)
        put(canvas, house.jingle(chance, 1, 0.3), at, 0.6 * gain)
    put(canvas, bell.chime(chance, 784, 1.0, 1.0), 0.44, 0.18)
    return canvas


@sound(kind="soft")
def toolbox(chance: Chance) -> Wave:
    """Spanners in a box of tin."""
    return mix(metal.links(chance, 12, 0.6), 0.5 * metal.shield(chance), 0.6 * wood.knock(chance, 0.8))


@sound(kind="soft")
def flashlight(chance: Chance) -> Wave:
    """A switch, and a spring that hums a little."""
    canvas = blank(0.5)
    put(canvas, metal.click(chance, 1900), 0)
    put(canvas, tone(2600 + 0 * clock(0.3)) * sinking(0.3, 0.2), 0.05, 0.12)
    return canvas


@sound()
def revolver(chance: Chance) -> Wave:
    """A cylinder turns and a hammer is cocked."""
    canvas = blank(0.9)
    for place in range(6):
        put(canvas, metal.click(chance, 2500), 0.05 * place, 0.35)
    put(canvas, metal.click(chance, 1250), 0.48, 1.1)
    return canvas


@sound(kind="soft")
def blade(chance: Chance) -> Wave:
    """A blade is taken off a wall."""
    return metal.drawn(chance, 0.4)


@sound(kind="soft")
def powder(chance: Chance) -> Wave:
    """A sack of powder is shaken."""
    puffs = bump(0.5, 0.3) * wander(chance, 0.5, 25, 0, 1) * band(coloured(chance, 0.5, 0.5), 800, 6000)
    return mix(puffs, 0.6 * house.cloth(chance, 0.4))


@sound(kind="soft")
def trap_parts(chance: Chance) -> Wave:
    """Iron jaws and a chain."""
    return mix(metal.links(chance, 14, 0.6), 0.6 * metal.click(chance, 620))


@sound(kind="soft", variants=2)
def bottle(chance: Chance) -> Wave:
    """A bottle is taken up: glass, and what is left in it."""
    canvas = blank(0.9)
    put(canvas, bell.glass(chance, about(chance, 1560, 0.06), 0.6), 0, 0.9)
    put(canvas, stone.bubbles(chance, 6, 0.5, 480), 0.2, 0.4)
    return canvas


@sound(kind="soft")
def pills(chance: Chance) -> Wave:
    """Pills in a small bottle."""
    canvas = blank(0.6)
    for _pill in range(16):
        put(canvas, bell.glass(chance, about(chance, 3100, 0.2), 0.12), chance.uniform(0, 0.4), chance.uniform(0.2, 1))
    return canvas


@sound(kind="soft")
def bandage(chance: Chance) -> Wave:
    """Linen is torn into strips."""
    canvas = blank(1.1)
    tear = bump(0.45, 0.7) * wander(chance, 0.45, 110, 0, 1) ** 2 * band(coloured(chance, 0.45, 0), 1500, 9000)
    put(canvas, tear, 0, 0.8)
    put(canvas, house.cloth(chance, 0.45), 0.5, 0.6)
    return canvas


@sound(kind="soft")
def amulet(chance: Chance) -> Wave:
    """Old silver, which hums where nobody touches it."""
    return mix(bell.chime(chance, 932.3, 1.4, 1.4), 0.5 * spell.halo(chance, (233.1, 246.9), 1.4, 0.4))


@sound(kind="soft")
def chart(chance: Chance) -> Wave:
    """A map is unfolded."""
    canvas = blank(1.0)
    for at in (0.0, 0.32, 0.6):
        put(canvas, paper.rustle(chance, 0.3, 900, 6000), at, 0.8)
        put(canvas, paper.tap(chance), at + 0.24, 3)
    return canvas


@sound(kind="soft")
def camera(chance: Chance) -> Wave:
    """A camera is wound."""
    canvas = blank(0.7)
    for place in range(10):
        put(canvas, metal.click(chance, 2700), 0.045 * place, 0.3)
    put(canvas, metal.click(chance, 1700), 0.5, 0.6)
    return canvas


# Used


@sound()
def camera_flash(chance: Chance) -> Wave:
    """A shutter, a bulb that bursts into light, and the whine after it."""
    canvas = blank(1.3)
    put(canvas, metal.click(chance, 1900), 0, 1.0)
    put(canvas, band(coloured(chance, 0.2, 0), 900, 9000) * sinking(0.2, 0.14), 0.03, 0.9)
    put(canvas, tone(curve(1.0, (0, 3200), (1, 5600))) * bump(1.0, 0.5), 0.2, 0.08)
    return canvas


@sound()
def hatchet(chance: Chance) -> Wave:
    """A hatchet goes into wood, twice."""
    canvas = blank(1.2)
    for at in (0.0, 0.45):
        put(canvas, metal.swing(chance, 0.2), at, 0.2)
        put(canvas, house.plank(chance, 1.1), at + 0.14, 1.2)
        put(canvas, house.splinter(chance, 0.35), at + 0.15, 0.6)
    return canvas


@sound()
def bottle_thrown(chance: Chance) -> Wave:
    """A bottle flies and bursts in another room."""
    canvas = blank(1.7)
    put(canvas, whoosh(chance, 0.35, 300, 1300, 0.5), 0, 0.25)
    put(canvas, house.shatter(chance), 0.45, 1.0)
    return within(chance, canvas, 0.3, HALL)


@sound()
def fuse(chance: Chance) -> Wave:
    """A match, and a fuse that spits."""
    return house.fuse(chance)


@sound(kind="stinger")
def firecracker(chance: Chance) -> Wave:
    """A string of firecrackers: nothing else can be heard."""
    canvas, at = blank(2.4), 0.0
    while at < 1.7:
        bang = band(coloured(chance, 0.12, 0.3), 300, 11000) * sinking(0.12, about(chance, 0.09, 0.4))
        put(canvas, bang, at, chance.uniform(0.5, 1))
        at += chance.uniform(0.03, 0.14)
    return within(chance, canvas, 0.35, HALL)


@sound()
def adrenaline(chance: Chance) -> Wave:
    """A needle, a gasp, and a heart that runs."""
    canvas = blank(1.9)
    put(canvas, breath(chance, 0.2, 3200, 0.3), 0, 0.4)
    put(canvas, breath(chance, 0.5, 1800, 0.75), 0.25, 0.9)
    for place in range(3):
        put(canvas, stone.heartbeat(chance), 0.7 + 0.36 * place, 0.9)
    return canvas


@sound()
def trap_laid(chance: Chance) -> Wave:
    """Jaws of iron are forced apart until they hold."""
    canvas = blank(1.3)
    put(canvas, wood.creak(chance, 0.5, 30, 90), 0, 0.3)
    put(canvas, metal.links(chance, 7, 0.4), 0.1, 0.35)
    put(canvas, metal.click(chance, 560), 0.72, 1.4)
    return canvas


@sound()
def trap_sprung(chance: Chance) -> Wave:
    """Iron jaws shut."""
    canvas = blank(1.4)
    put(canvas, metal.clash(chance, 520, 0.8, 1.2), 0, 1.2)
    put(canvas, metal.click(chance, 480), 0, 1.4)
    put(canvas, stone.thud(chance, 62), 0.01, 1.1)
    put(canvas, metal.links(chance, 12, 0.5), 0.14, 0.45)
    return within(chance, canvas, 0.2, HALL)


@sound()
def warded(chance: Chance) -> Wave:
    """Something took the blow: it breaks in light."""
    canvas = blank(1.9)
    put(canvas, bell.chime(chance, 466.2, 1.6, 1.5), 0, 0.7)
    put(canvas, house.shatter(chance, 18, 0.7), 0.04, 0.5)
    put(canvas, spell.shimmer(chance, 0.8, 466.2, 16), 0.1, 0.4)
    return within(chance, canvas, 0.25, HALL)


# In an encounter


@sound()
def shot(chance: Chance) -> Wave:
    """A shot in a closed room."""
    return within(chance, house.shot(chance), 0.4, HALL)


@sound(variants=2)
def slash(chance: Chance) -> Wave:
    """A blade is swung at the dark."""
    canvas = blank(0.9)
    put(canvas, metal.swing(chance, 0.3), 0, 0.9)
    put(canvas, metal.clash(chance, 880, 0.4, 0.6), 0.2, 0.5)
    return canvas


@sound()
def powder_thrown(chance: Chance) -> Wave:
    """Powder in a face: a burst, and dust that settles."""
    cloud = band(coloured(chance, 0.8, 0.4), 600, 8000) * sinking(0.8, 0.5)
    return mix(whoosh(chance, 0.3, 300, 1800, 0.5), 0.8 * cloud)


@sound(kind="soft")
def brandished(chance: Chance) -> Wave:
    """Something is held up against the killer."""
    return mix(whoosh(chance, 0.35, 250, 1500, 0.5), 0.5 * house.cloth(chance, 0.3))


@sound(variants=2)
def dice_tower(chance: Chance) -> Wave:
    """Dice go down a tower of steel, from step to step, and out on the wood."""
    canvas = blank(1.9)
    for place in range(2):
        at = about(chance, 0.09 * place + 0.02, 0.3)
        for step in range(5):
            put(canvas, metal.click(chance, about(chance, 1500, 0.2)), at, 0.5)
            put(canvas, metal.shield(chance)[:5000] * sinking(5000 / 44100, 0.09), at, 0.18)
            at += about(chance, 0.11, 0.25)
            del step
        put(canvas, wood.die(chance, int(chance.integers(5, 8)), about(chance, 0.1, 0.2)), at, 0.9)
    return canvas
