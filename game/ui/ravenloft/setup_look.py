"""How the set-up of a night looks."""

from typing import TYPE_CHECKING

from game.match import PERSON
from game.rules.ravenloft.cards import ADVENTURES, HEROES, POWERS
from game.rules.ravenloft.setup import ORDER, POWER_COUNTS
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.ravenloft import cards
from game.ui.ravenloft.faces import portrait, type_of
from game.ui.theme import BLUE, BLUE_DEEP, CARD_TYPES, GOLD, GOLD_LOW, INK, RAVENLOFT, RED_LIGHT, WARM, mix, rgb
from game.ui.widgets import button, focus_frame, hints, number, panel

if TYPE_CHECKING:
    from game.ui.ravenloft.setup import SetupScene

P = RAVENLOFT
HOME = "home"


def paint(setup: "SetupScene", canvas: Canvas) -> None:
    """The whole screen."""
    canvas.text(say("ui-setup-title"), (40, 22), 46, P.title, face="title", room=1000)
    cap = setup.house.hand.cap
    pairs = [
        (cap("next"), say("ui-do-next")),
        (cap("left", "right", "up", "down"), say("ui-do-choose")),
        (cap("take"), say("ui-do-take")),
        (cap("back"), say("ui-do-cabinet")),
    ]
    hints(canvas, 1890, 34, pairs, P)
    adventures(setup, canvas, Area(16, 104, 640, 808))
    adventure_plate(setup, canvas, Area(672, 104, 1232, 272))
    for place, hero in enumerate(ORDER):
        hero_plate(setup, canvas, Area(672 + 250 * place, 392, 232, 520), hero)
    bottom_bar(setup, canvas, Area(16, 928, 1888, 136))
    if setup.card:
        canvas.veil(Area(-2000, -2000, 6000, 6000), (5, 3, 10), 190)
        cards.large(canvas, Area(700, 110, 520, 860), setup.card)


def adventures(setup: "SetupScene", canvas: Canvas, area: Area) -> None:
    """The list at the left."""
    panel(canvas, area, P)
    canvas.text(say("ui-adventures"), (area.x + 24, area.y + 12), 26, P.accent, face="title")
    for item in setup.ring.items:
        if item.group != "adventures" or not isinstance(item.key, tuple):
            continue
        row = ADVENTURES[item.key[1]]
        chosen = item.key[1] == setup.adventure
        canvas.box(
            item.area,
            rgb("#3a2f20") if chosen else P.panel_low,
            P.accent if chosen else P.line,
            radius=6,
            width=2.5 if chosen else 1,
        )
        canvas.text(str(row.number), (item.area.x + 34, item.area.y + 22), 30, P.accent, face="title", align="centre")
        canvas.text(name(row.id), (item.area.x + 68, item.area.y + 10), 24, P.text, face="bold", room=400)
        words = say("ui-for-heroes", least=min(row.heroes), most=max(row.heroes))
        canvas.text(words, (item.area.x + 68, item.area.y + 46), 20, P.muted, room=400)
        if setup.focused(item.key):
            focus_frame(canvas, item.area, P, diamonds=False)
    if canvas.compact:  # the plate of the adventure has no room for it then
        top = area.y + 72 + 92 * len(ADVENTURES)
        room = Area(area.x + 24, top, area.w - 48, area.y + area.h - 104 - top)
        canvas.paragraph(say(f"text-{setup.adventure}"), room, 20, P.text, face="book")
    canvas.paragraph(
        say("ui-more-adventures"), Area(area.x + 24, area.y + area.h - 96, area.w - 48, 80), 20, P.muted, face="italic"
    )


def adventure_plate(setup: "SetupScene", canvas: Canvas, area: Area) -> None:
    """The chosen adventure."""
    panel(canvas, area, P, line=rgb("#d8a850"), warm=WARM)
    canvas.text(name(setup.adventure), (area.x + 32, area.y + 14), 38, P.title, face="title", room=area.w - 64)
    y = area.y + 70
    if not canvas.compact:
        y += (
            canvas.paragraph(say(f"flavour-{setup.adventure}"), Area(area.x + 32, y, area.w - 64, 60), 22, P.muted, face="italic")
            + 6
        )
    for what, head in (("goal", "ui-goal"), ("lost", "ui-lost")):
        canvas.text(say(head), (area.x + 32, y), 22, P.accent, face="bold")
        y += (
            max(
                canvas.high(22),
                canvas.paragraph(say(f"{what}-{setup.adventure}"), Area(area.x + 130, y, area.w - 160, 56), 22, P.text),
            )
            + 4
        )
    if not canvas.compact:
        room = Area(area.x + 32, y, area.w - 64, area.y + area.h - y - 10)
        canvas.paragraph(say(f"text-{setup.adventure}"), room, 19, P.muted, face="book")


def hero_plate(setup: "SetupScene", canvas: Canvas, area: Area, hero: str) -> None:
    """One hero with its numbers, its player and its cards."""
    here = setup.who[hero] != HOME
    row = HEROES[hero].levels[0]
    panel(canvas, area, P, line=rgb("#d8a850") if here else P.line, warm=WARM if here else None)
    canvas.picture(portrait(hero), Area(area.centre[0] - 56, area.y + 14, 112, 112), grey=not here, alpha=255 if here else 150)
    canvas.text(
        name(hero),
        (area.centre[0], area.y + 128),
        28,
        P.title if here else P.muted,
        face="title",
        align="centre",
        room=area.w - 16,
    )
    canvas.text(say(f"title-{hero}"), (area.centre[0], area.y + 164), 19, P.muted, face="book", align="centre", room=area.w - 16)
    each = (area.w - 12) / 4
    for place, (value, what) in enumerate(
        ((row.ac, "ui-ac"), (row.hp, "ui-hp"), (row.speed, "ui-speed"), (row.surge, "ui-surge")) if setup.roomy else ()
    ):
        number(canvas, Area(area.x + 6 + place * each + 1, area.y + 192, each - 2, 60), str(value), say(what), P)
    for item in setup.ring.items:
        if item.key == ("who", hero):
            holder_plate(setup, canvas, item, hero)
        elif item.group == "powers" and isinstance(item.key, tuple) and POWERS[item.key[1]].hero == hero:
            power_row(setup, canvas, item, item.key[1], here=here)


def holder_plate(setup: "SetupScene", canvas: Canvas, item: Item, hero: str) -> None:
    """Who plays a hero."""
    who = setup.who[hero]
    fill, line = (BLUE_DEEP, BLUE) if who == PERSON else (P.panel_low, P.line if who == HOME else rgb("#d8a850"))
    canvas.box(item.area, fill, line, width=2)
    words = say("ui-take-along") if who == HOME else say("ui-person") if who == PERSON else say(f"level-{who}")
    x = item.area.x + 12
    if who != HOME:
        canvas.picture("ui/person" if who == PERSON else "ui/gear", Area(x, item.area.y + 9, 28, 28))
        x += 36
    canvas.text(
        words,
        (x, item.area.y + (46 - canvas.high(21)) / 2 - 1),
        21,
        P.muted if who == HOME else P.text,
        face="bold",
        room=item.area.w - x + item.area.x - 8,
    )
    if setup.focused(item.key):
        focus_frame(canvas, item.area, P, diamonds=False)


def power_row(setup: "SetupScene", canvas: Canvas, item: Item, card: str, *, here: bool) -> None:
    """A card on the plate of a hero."""
    kind = type_of(card)
    size = min(28.0, item.area.h - 4)
    plate = Area(item.area.x + 4, item.area.y + (item.area.h - size) / 2, size, size)
    canvas.box(plate, CARD_TYPES[kind] if here else mix(CARD_TYPES[kind], P.panel, 0.6), radius=4)
    letter = name(kind)[:1]
    text_size = 19 if item.area.h > 24 else 17
    canvas.text(
        letter,
        (plate.centre[0], plate.y + (size - canvas.high(text_size)) / 2 - 1),
        text_size,
        rgb("#f4efe2"),
        face="bold",
        align="centre",
    )
    words = name(card) + (" *" if POWERS[card].automatic else "")
    middle = item.area.y + (item.area.h - canvas.high(text_size)) / 2 - 1
    canvas.text(words, (item.area.x + size + 12, middle), text_size, P.text if here else P.muted, room=item.area.w - size - 18)
    if setup.focused(item.key):
        canvas.frame(item.area.inset(-1), P.focus, width=3, radius=6)


def bottom_bar(setup: "SetupScene", canvas: Canvas, area: Area) -> None:
    """The segments, the seed, the way on."""
    panel(canvas, area, P)
    heads: dict[str, float] = {}
    for item in setup.ring.items:
        if item.group != "segments":
            continue
        if isinstance(item.key, tuple):
            heads.setdefault(item.key[0], item.area.x)
            segment(setup, canvas, item, *item.key)
        elif item.key == "begin":
            button(
                canvas,
                item.area,
                item.label,
                P,
                primary=True,
                off=bool(setup.problem()),
                focused=setup.focused("begin"),
                key=setup.house.hand.cap("begin"),
                size=30,
            )
            continue
        else:
            seed_box(setup, canvas, item)
            heads.setdefault(str(item.key), item.area.x)
        if setup.focused(item.key):
            focus_frame(canvas, item.area, P, diamonds=False)
    for what, x in heads.items():
        if what != "lot":
            canvas.text(say(f"ui-set-{what}"), (x, area.y + 8), 20, P.accent, face="bold")
    notes(setup, canvas, area, heads)


def segment(setup: "SetupScene", canvas: Canvas, item: Item, what: str, value: str | int) -> None:
    """One value of a segment, in gold if it is chosen."""
    chosen = setup.chosen[what] == value
    canvas.box(item.area, (GOLD, GOLD_LOW) if chosen else P.panel_low, P.line, radius=6)
    words = say(f"ui-powers-{value}") if what == "powers" else str(value)
    canvas.within(words, item.area, 21, INK if chosen else P.text, face="bold")


def seed_box(setup: "SetupScene", canvas: Canvas, item: Item) -> None:
    """The seed and the die that picks another."""
    canvas.box(item.area, P.deep, P.line, radius=6, width=2)
    if item.key == "lot":
        canvas.picture("ui/die", Area(item.area.x + 8, item.area.y + 5, 36, 36))
        return
    canvas.text(
        setup.seed,
        (item.area.x + 14, item.area.y + (46 - canvas.high(22)) / 2 - 1),
        22,
        P.text,
        face="bold",
        room=item.area.w - 24,
    )


def notes(setup: "SetupScene", canvas: Canvas, area: Area, heads: dict[str, float]) -> None:
    """What the segments mean, or why the night cannot begin."""
    y = area.y + 94
    counts = {kind.replace("-", ""): number_of for kind, number_of in POWER_COUNTS.items()}
    canvas.text(say(f"ui-powers-{setup.chosen['powers']}-note", **counts), (heads["powers"], y), 19, P.muted, room=430)
    canvas.text(say("ui-surges-note"), (heads["surges"], y), 19, P.muted, room=210)
    canvas.text(say("ui-treasures-note"), (heads["treasures"], y), 19, P.muted, room=150)
    problem = setup.message or setup.problem()
    if problem:
        canvas.paragraph(
            problem,
            Area(heads["seed"] + 300, area.y + 22, 1480 - heads["seed"] - 310, 96),
            21,
            RED_LIGHT,
            face="bold",
            middle=True,
        )
    else:
        canvas.text(say("ui-seed-note"), (heads["seed"], y), 19, P.muted, room=300)
        for place, hero in enumerate(setup.party()):
            canvas.picture(portrait(hero), Area(heads["seed"] + 320 + place * 62, area.y + 40, 54, 54))
