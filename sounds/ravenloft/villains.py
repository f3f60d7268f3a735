"""The Villains of Castle Ravenloft beside the Count: how each sounds when it comes and acts."""

from recipes import creature, spell, stone, wood
from recipes.creature import Mouth
from recipes.kit import Chance, Wave, about, blank, bump, curve, mix, put
from recipes.noise import flutter, whoosh
from recipes.room import within
from recipes.sound import sound


def throat(seconds: float) -> Mouth:
    """A wide mouth that opens: where its overtones lie."""
    return (curve(seconds, (0, 300), (1, 520)), 110, 1.0), (curve(seconds, (0, 700), (1, 980)), 150, 0.6), (2200.0, 300, 0.25)


@sound()
def gravestorm(chance: Chance) -> Wave:
    """Thunder rolls in a ribcage, and vast bones stir."""
    canvas = blank(2.6)
    put(canvas, creature.growl(chance, 1.6, about(chance, 46, 0.06), throat(1.6), 13) * bump(1.6, 0.6), 0.1, 0.7)
    put(canvas, wood.bones(chance, 16, 1.4), 0.2, 0.7)
    put(canvas, spell.lightning(chance, 1.2), 1.2, 0.35)
    put(canvas, flutter(chance, 1.2, 4, 420), 0, 0.4)
    return within(chance, canvas, 0.5)


@sound()
def klak(chance: Chance) -> Wave:
    """A small sorcerer yaps, and sparks fly."""
    canvas = blank(1.2)
    put(canvas, creature.yap(chance, 4), 0, 0.8)
    put(canvas, spell.buzz(chance, 0.5), 0.55, 0.5)
    return within(chance, canvas, 0.2)


@sound()
def flesh_golem(chance: Chance) -> Wave:
    """Two heavy feet, and a voice that was sewn together."""
    canvas = blank(1.7)
    put(canvas, stone.step(chance, 2.2), 0, 1.4)
    put(canvas, creature.moan(chance, about(chance, 1.1, 0.1)), 0.25, 0.6)
    put(canvas, stone.step(chance, 2.2), 0.75, 1.4)
    return within(chance, canvas, 0.25)


@sound()
def howling_hag(chance: Chance) -> Wave:
    """A howl that climbs into a shriek."""
    canvas = blank(2.0)
    put(canvas, creature.wail(chance, 1.7, about(chance, 880, 0.06)), 0, 0.8)
    put(canvas, creature.shriek(chance, 0.8, about(chance, 360, 0.1)), 0.7, 0.4)
    return within(chance, canvas, 0.55)


@sound()
def werewolf(chance: Chance) -> Wave:
    """A growl that was a man's voice goes over into a howl."""
    canvas = blank(2.2)
    put(canvas, creature.grunt(chance, about(chance, 95, 0.08), 0.4), 0, 0.8)
    put(canvas, creature.growl(chance, 0.8, about(chance, 88, 0.06), throat(0.8), 30), 0.2, 0.8)
    put(canvas, creature.howl(chance, 1.3, about(chance, 440, 0.08)), 0.75, 0.6)
    return within(chance, canvas, 0.3)


@sound()
def young_vampire(chance: Chance) -> Wave:
    """A cloak, a hiss, and a thin ring of steel nails."""
    canvas = blank(1.3)
    put(canvas, whoosh(chance, 0.5, 200, 1100, 0.4), 0, 0.4)
    put(canvas, creature.hiss(chance, about(chance, 0.7, 0.1)), 0.3, 0.8)
    put(canvas, spell.shimmer(chance, 0.5, 880, 7, falling=True), 0.6, 0.25)
    return within(chance, canvas, 0.3)


@sound()
def zombie_dragon(chance: Chance) -> Wave:
    """Something huge draws a wet breath, and rot falls from it."""
    breath = whoosh(chance, 1.4, 90, 420, 0.5)
    canvas = blank(2.4)
    put(canvas, mix(creature.growl(chance, 1.6, about(chance, 58, 0.06), throat(1.6), 9) * bump(1.6, 0.5), 0.4 * breath), 0, 0.8)
    put(canvas, stone.rubble(chance, 9, 1.2), 0.9, 0.4)
    put(canvas, stone.thud(chance, 70), 1.5, 0.8)
    return within(chance, canvas, 0.4)
