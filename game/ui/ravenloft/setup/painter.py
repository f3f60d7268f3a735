"""The painter of the setup page."""

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GOLD_LOW, INK, RAVENLOFT, RED_LIGHT, WARM, rgb
from game.ui.ravenloft.panels import card_face
from game.ui.ravenloft.setup import adventure_panels, hero_panels, layout, odds
from game.ui.ravenloft.setup.view import RavenloftSetupView
from game.ui.widgets.controls import button, focus_frame, hints, hints_width, panel
from game.ui.widgets.focus import Target

P = RAVENLOFT


def paint(setup: RavenloftSetupView, canvas: Canvas) -> None:
    """Paint the whole page."""
    plan, scroll = setup.plan, setup.scroll
    title = say("ui-setup-title")
    size = canvas.fitting(title, layout.title_size(canvas), plan.head.w - 24, "title")
    used = canvas.text(title, (plan.head.x + 24, plan.head.y), size, P.title, face="title")
    cap = setup.context.input.cap
    pairs = [
        (cap("next"), say("ui-do-next")),
        (cap("left", "right", "up", "down"), say("ui-do-choose")),
        (cap("take"), say("ui-do-take")),
        (cap("back"), say("ui-do-cabinet")),
    ]
    while pairs and hints_width(canvas, pairs) > plan.head.w - used - 70:
        pairs = pairs[1:]
    hints(canvas, plan.head.x + plan.head.w - 8, plan.head.centre[1] - 16, pairs, P)
    with canvas.clip(plan.body.inset(-6)):
        adventure_panels.adventures(setup, canvas, scroll.at(plan.listed))
        panel(canvas, scroll.at(plan.adventure), P, line=rgb("#d8a850"), warm=WARM)
        adventure_panels.story(setup, canvas, scroll.at(plan.adventure))
        adventure_panels.rules_button(setup, canvas)
        for hero, area in plan.heroes.items():
            hero_panels.hero_panel(setup, canvas, scroll.at(area), hero)
        if not plan.wide:
            panel(canvas, scroll.at(plan.choices), P)
            choices(setup, canvas)
    scroll.bar(canvas, P)
    bottom_bar(setup, canvas, plan.bar)
    if setup.card:
        canvas.veil(canvas.room, (5, 3, 10), 190)
        opened(setup, canvas)


def opened(setup: RavenloftSetupView, canvas: Canvas) -> None:
    """Paint the open Power card, with the words that explain how to close it."""
    words, room, most = say("ui-card-close"), canvas.room.inset(24), 848 * canvas.stretch
    size = canvas.fitting(words, 20, room.w - 40)
    high = canvas.high(size) + 12
    whole = card_face.fitted(canvas, (room,), setup.card, most)
    area = card_face.fitted(canvas, (room._replace(h=room.h - high),), setup.card, most)
    if not 0 < card_face.plan(canvas, whole, setup.card).size <= card_face.plan(canvas, area, setup.card).size:
        card_face.draw(canvas, whole, setup.card)  # the card needs the whole room
        return
    card_face.draw(canvas, area, setup.card)
    wide = canvas.wide(words, size) + 40
    plate = Area(area.centre[0] - wide / 2, area.y + area.h + 18, wide, high)
    canvas.box(plate, P.panel, P.line, radius=8)
    canvas.text(words, (plate.centre[0], plate.y + 5), size, P.text, align="centre")


def bottom_bar(setup: RavenloftSetupView, canvas: Canvas, area: Area) -> None:
    """Paint the begin button, and beside it the option groups, the reason why the match cannot begin, or the party."""
    panel(canvas, area, P)
    if setup.plan.wide:
        choices(setup, canvas)
    item = setup.focus.find("begin")
    if item is None:
        return
    off, key = bool(setup.problem()), setup.context.input.cap("begin")
    button(canvas, item.area, item.label, P, primary=True, off=off, focused=setup.focused("begin"), key=key, size=30)
    start = max([area.x + 24, *(part.x + part.w + 32 for part in setup.plan.segments.values() if setup.plan.wide)])
    room = Area(start, area.y + 8, item.area.x - start - 20, area.h - 16)
    problem = setup.message or setup.problem()
    if problem:
        size = canvas.block(problem, room, 21, "bold", 14)
        canvas.paragraph(problem, room, size, RED_LIGHT, face="bold", middle=True)
        return
    odds.party(setup, canvas, room)


def choices(setup: RavenloftSetupView, canvas: Canvas) -> None:
    """Paint the option groups with their titles and notes."""
    shift = 0.0 if setup.plan.wide else setup.scroll.top
    for what, spot in setup.plan.segments.items():
        area = spot.moved(0, -shift)
        canvas.text(say(f"ui-set-{what}"), (area.x, area.y), 20, P.accent, face="bold")
        y = area.y + canvas.high(20) + 12 + layout.value_high(canvas)
        canvas.paragraph(setup.note(what), Area(area.x, y, area.w, 1e4), 19, P.muted)
    for item in setup.focus.targets:
        if item.group != "segments" or item.key == "begin":
            continue
        if isinstance(item.key, tuple):
            segment(setup, canvas, item, *item.key)
        else:
            seed_box(setup, canvas, item)
        if setup.focused(item.key):
            focus_frame(canvas, item.area, P, diamonds=False)


def segment(setup: RavenloftSetupView, canvas: Canvas, item: Target, what: str, value: str | int) -> None:
    """Paint one value of an option group; the chosen one is golden."""
    chosen = setup.chosen[what] == value
    canvas.box(item.area, (GOLD, GOLD_LOW) if chosen else P.panel_low, P.line, radius=6)
    canvas.within(item.label, item.area, 21, INK if chosen else P.text, face="bold")


def seed_box(setup: RavenloftSetupView, canvas: Canvas, item: Target) -> None:
    """Paint the seed, or the die that draws a new one."""
    area = item.area
    canvas.box(area, P.deep, P.line, radius=6, width=2)
    if item.key == "lot":
        canvas.picture("ui/die", Area(area.centre[0] - 18, area.centre[1] - 18, 36, 36))
        return
    size = canvas.fitting(setup.seed, 22, area.w - 24, "bold", 0.4)
    top = area.y + (area.h - canvas.high(size)) / 2 - 1
    canvas.text(setup.seed, (area.x + 14, top), size, P.text, face="bold", room=area.w - 24)
