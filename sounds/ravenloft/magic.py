"""The powers and treasures of the Heroes of Ravenloft, by what they are made of."""

from recipes import bell, creature, metal, paper, spell, stone, wood
from recipes.kit import Chance, Wave, about, blank, bump, clock, curve, mix, put
from recipes.noise import breath, roar, swept, whoosh
from recipes.room import within
from recipes.sound import sound


@sound(variants=2)
def cast_fire(chance: Chance) -> Wave:
    """A ball of fire is thrown and bursts."""
    canvas = blank(1.7)
    put(canvas, whoosh(chance, 0.4, 150, 900, 0.8), 0, 0.35)
    put(canvas, roar(chance, 1.2, 0.03), 0.34, 0.9)
    put(canvas, stone.thud(chance, 46), 0.34, 1.3)
    return within(chance, canvas, 0.2)


@sound(variants=2)
def cast_breath(chance: Chance) -> Wave:
    """A dragonborn breathes in, and breathes fire."""
    canvas = blank(1.7)
    put(canvas, breath(chance, 0.4, 900, 0.8), 0, 0.15)
    mouth = ((500.0, 160, 1.0), (1100.0, 240, 0.7), (2400.0, 500, 0.4))
    put(canvas, creature.growl(chance, 1.1, 66, mouth, 26) * bump(1.1, 0.25), 0.35, 0.35)
    put(canvas, roar(chance, 1.2, 0.2), 0.35, 0.7)
    return canvas


@sound(variants=2)
def cast_frost(chance: Chance) -> Wave:
    """A cloud of ice."""
    return within(chance, spell.frost(chance, 1.3), 0.3)


@sound(variants=2)
def cast_lightning(chance: Chance) -> Wave:
    """A bolt, and its thunder between walls."""
    canvas = blank(1.6)
    put(canvas, spell.buzz(chance, 0.25), 0, 0.5)
    put(canvas, spell.lightning(chance, 1.3), 0.2)
    return within(chance, canvas, 0.2)


@sound(variants=2)
def cast_thunder(chance: Chance) -> Wave:
    """A wave of thunder pushes everything away."""
    canvas = blank(1.6)
    put(canvas, whoosh(chance, 0.2, 80, 400, 0.9), 0, 0.4)
    put(canvas, stone.thud(chance, 40), 0.17, 2.0)
    put(canvas, spell.lightning(chance, 1.3), 0.18, 0.5)
    put(canvas, whoosh(chance, 0.7, 120, 900, 0.12), 0.18, 0.5)
    return within(chance, canvas, 0.25)


@sound(variants=2)
def cast_force(chance: Chance) -> Wave:
    """Darts of force fly off."""
    canvas = blank(0.9)
    for place in range(3):
        put(canvas, spell.missile(chance, about(chance, 0.4, 0.15)), 0.1 * place, 1 - 0.2 * place)
    return within(chance, canvas, 0.2)


@sound(variants=2)
def cast_holy(chance: Chance) -> Wave:
    """Light from above: a major chord and a clear bell."""
    canvas = blank(1.8)
    put(canvas, spell.halo(chance, (293.7, 370, 440, 587.3), 1.6, 0.3), 0)
    put(canvas, bell.chime(chance, 880, 1.4, 1.2), 0.1, 0.35)
    put(canvas, spell.shimmer(chance, 0.7, 587.3, 14), 0.05, 0.2)
    return within(chance, canvas, 0.35)


@sound(variants=2)
def cast_flare(chance: Chance) -> Wave:
    """A lance of light strikes down."""
    canvas = blank(1.5)
    put(canvas, swept(chance, curve(0.35, (0, 700), (1, 5200)), 900) * bump(0.35, 0.85), 0, 0.35)
    put(canvas, spell.halo(chance, (293.7, 440, 587.3), 1.0, 0.1), 0.28, 0.9)
    put(canvas, stone.thud(chance, 70), 0.3, 0.7)
    return within(chance, canvas, 0.3)


@sound(variants=2)
def cast_ward(chance: Chance) -> Wave:
    """A shield that nobody can see."""
    hum = mix(*(spell.halo(chance, (note,), 1.0, 0.15) for note in (196, 293.7, 392, 588)))
    return within(chance, mix(0.3 * hum, 0.6 * bell.glass(chance, 784, 0.8)), 0.3)


@sound(variants=2)
def cast_step(chance: Chance) -> Wave:
    """A step through nowhere: the air rushes in, and out."""
    canvas = blank(1.0)
    put(canvas, whoosh(chance, 0.35, 200, 2600, 0.9), 0, 0.6)
    put(canvas, spell.glide(300, 1500, 0.35, 1.5, 2) * bump(0.35, 0.8), 0, 0.25)
    put(canvas, spell.shimmer(chance, 0.3, 523, 14), 0.33, 0.4)
    return within(chance, canvas, 0.25)


@sound(variants=2)
def cast_illusion(chance: Chance) -> Wave:
    """Figures that are not there: notes that bend both ways."""
    bend = spell.glide(440, 330, 1.1, 2.0, 1) + spell.glide(440, 587, 1.1, 2.0, 1)
    return within(chance, mix(0.4 * bend * bump(1.1, 0.5), 0.5 * spell.shimmer(chance, 0.9, 392, 14)), 0.4)


@sound(variants=2)
def dispelled(chance: Chance) -> Wave:
    """A spell comes apart."""
    return within(chance, spell.unravel(chance, 0.8), 0.25)


@sound(variants=2)
def blessing(chance: Chance) -> Wave:
    """A blessing settles on the Heroes."""
    canvas = blank(1.6)
    put(canvas, spell.halo(chance, (220, 329.6, 440), 1.5, 0.45), 0)
    put(canvas, spell.shimmer(chance, 0.7, 440, 12), 0.25, 0.3)
    return within(chance, canvas, 0.35)


@sound(kind="soft", variants=2)
def fading(chance: Chance) -> Wave:
    """An effect is over."""
    return within(chance, spell.halo(chance, (196, 293.7), 0.9, 0.1) + 0, 0.3)


@sound(kind="soft")
def ready(chance: Chance) -> Wave:
    """A used card is ready again."""
    canvas = blank(0.7)
    put(canvas, paper.flip(chance), 0)
    put(canvas, bell.chime(chance, 784, 0.5, 0.5), 0.15, 0.25)
    return canvas


@sound(variants=3)
def blade(chance: Chance) -> Wave:
    """A blade is swung in earnest."""
    canvas = blank(0.7)
    put(canvas, metal.swing(chance, 0.3), 0, 1.0)
    put(canvas, metal.clash(chance, 1500, 0.35, 0.4), 0.02, 0.12)
    return canvas


@sound(variants=2)
def heavy_blow(chance: Chance) -> Wave:
    """Someone puts the whole body into a blow."""
    canvas = blank(0.8)
    put(canvas, creature.grunt(chance, 105, 0.3), 0, 0.25)
    put(canvas, whoosh(chance, 0.4, 110, 620, 0.75), 0.08, 0.8)
    return canvas


@sound(variants=2)
def shout(chance: Chance) -> Wave:
    """A war cry."""
    long = 0.75
    pitch = about(chance, 150, 0.06) * curve(long, (0, 0.8), (0.25, 1.3), (0.8, 1.2), (1, 0.9))
    first = curve(long, (0, 450), (0.3, 760), (1, 700))
    mouth = ((first, 120, 1.0), (1220.0, 160, 0.8), (2550.0, 280, 0.35), (3400.0, 400, 0.2))
    cry = creature.voice(chance, pitch, mouth, rough=0.05, breath=0.2, tilt=0.6)
    return within(chance, cry * curve(long, (0, 0), (0.08, 1), (0.75, 0.9), (1, 0)), 0.3)


@sound(variants=3)
def bow(chance: Chance) -> Wave:
    """A bow is bent and let go."""
    canvas = blank(0.9)
    put(canvas, wood.creak(chance, 0.3, 30, 90), 0, 0.3)
    put(canvas, metal.string(chance, about(chance, 112, 0.06)), 0.3, 0.9)
    put(canvas, whoosh(chance, 0.25, 700, 3000, 0.3), 0.31, 0.3)
    return canvas


@sound(variants=2)
def daggers(chance: Chance) -> Wave:
    """Knives fly."""
    canvas = blank(0.9)
    for place in range(4):
        at = about(chance, 0.09 * place, 0.2)
        put(canvas, metal.swing(chance, 0.16), at, 0.6)
        put(canvas, metal.clash(chance, 2400, 0.2, 0.25), at + 0.14, 0.1)
    return canvas


@sound(kind="soft", variants=2)
def cloak(chance: Chance) -> Wave:
    """A cloak closes over someone."""
    cloth = paper.rustle(chance, 0.5, 250, 2200)
    return mix(cloth, 0.4 * whoosh(chance, 0.5, 150, 600, 0.3))


@sound(variants=2)
def leap(chance: Chance) -> Wave:
    """Someone jumps, and lands."""
    canvas = blank(0.8)
    put(canvas, stone.step(chance), 0, 0.6)
    put(canvas, paper.rustle(chance, 0.35, 250, 2000), 0.05, 0.08)
    put(canvas, whoosh(chance, 0.35, 200, 900, 0.5), 0.05, 0.12)
    put(canvas, stone.step(chance, 1.4), 0.42, 1.0)
    return canvas


@sound(variants=2)
def potion(chance: Chance) -> Wave:
    """A cork, a few swallows, a glass put down."""
    canvas = blank(1.55)
    put(canvas, stone.drop(chance, 420), 0, 1.2)
    for place in range(3):
        put(canvas, stone.bubbles(chance, 4, 0.2, 380), 0.25 + 0.24 * place, 0.6)
    put(canvas, bell.glass(chance, 1500, 0.5), 1.0, 0.35)
    return canvas


@sound(variants=2)
def scroll(chance: Chance) -> Wave:
    """A scroll is opened, and its letters glow."""
    canvas = blank(1.3)
    put(canvas, paper.rustle(chance, 0.5, 900, 6000), 0, 0.5)
    put(canvas, spell.shimmer(chance, 0.6, 494, 12), 0.35, 0.6)
    return within(chance, canvas, 0.2)


@sound(variants=2)
def ball(chance: Chance) -> Wave:
    """A crystal hums."""
    hum = (0.6 + 0.4 * curve(1.5, (0, 0), (1, 1))) * bell.glass(chance, 523, 1.5)
    glow = spell.halo(chance, (261.6, 392, 523.3), 1.5, 0.5) * (1 + 0.3 * curve(1.5, (0, 0), (1, 1)) * bump(1.5))
    return within(chance, mix(0.6 * hum, glow[: len(clock(1.5))]), 0.3)


@sound(variants=2)
def charm(chance: Chance) -> Wave:
    """Luck turns: small bells on a string."""
    canvas = blank(0.9)
    for _bell in range(9):
        put(canvas, bell.chime(chance, float(chance.choice([1568, 1760, 2093, 2349])), 0.4, 0.35), chance.uniform(0, 0.4), 0.5)
    return canvas


@sound(variants=2)
def mist(chance: Chance) -> Wave:
    """The castle's air changes: a low breath that comes from everywhere."""
    air = swept(chance, curve(2.0, (0, 260), (0.5, 520), (1, 300)), 300) * bump(2.0, 0.5)
    return within(chance, mix(air, 0.6 * spell.halo(chance, (73.4, 77.8, 110), 2.0, 0.5)), 0.5)


@sound(kind="soft")
def mist_lifts(chance: Chance) -> Wave:
    """The air clears."""
    return within(chance, swept(chance, curve(1.2, (0, 400), (1, 1600)), 500) * bump(1.2, 0.4), 0.3)
