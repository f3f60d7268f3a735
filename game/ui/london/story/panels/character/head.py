"""Paints the head of a Character panel: medallion, name, state, Conditions, and what Virtue does."""

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix, rgb
from game.ui.london import style
from game.ui.london.panels import shapes
from game.ui.london.story import card_words
from game.ui.london.story.character_layout import CharacterLayout
from game.ui.london.story.panels import belongings
from game.ui.london.story.panels.character.props import CharacterProps, state_words

P = style.P


def paint_head(canvas: Canvas, spots: CharacterLayout, props: CharacterProps) -> None:
    """Paint medallion, name, state, Conditions, and what Virtue does."""
    person, head = props.t.people[props.seat], spots.head
    chip = next(iter(spots.spends.values())).h if spots.spends else max(34.0, canvas.high(19) + 10)
    top = head._replace(h=head.h - chip - 8)
    side = min(112.0, top.h)
    focus = props.highlights.focus == ("seat", props.seat)
    paint_medal(canvas, props, (top.x + side / 2, top.centre[1]), side, focus=focus)
    words = Area(top.x + side + 16, top.y, top.w - side - 16, top.h)
    upper = max(38.0, canvas.high(34, "title"))
    y = words.y + max(0.0, (words.h - upper - canvas.high(24) - 4) / 2)
    shapes.fit(canvas, say(f"short-{person.id}"), Area(words.x, y, words.w, upper), 34, P.text, face="title")
    low = Area(words.x, y + upper, words.w, canvas.high(24) + 6)
    left = _conditions(canvas, low, props)
    acts = props.highlights.acting == props.seat
    colour = style.P.accent if acts else shapes.pale(props.colour, 0.25)
    shapes.fit(canvas, state_words(props), low._replace(w=left), 24, colour, face="italic")
    _virtue(canvas, Area(head.x, head.y + head.h - chip, head.w, chip), spots, props)


def paint_medal(canvas: Canvas, props: CharacterProps, centre: tuple[float, float], side: float, *, focus: bool = False) -> None:
    """Paint the medallion with the colour and the sign of the player; crossed out if the Character is defeated."""
    person = props.t.people[props.seat]
    if focus:
        canvas.circle(centre, side / 2 + 5, P.focus)
    elif ("seat", props.seat) in props.highlights.legal:
        canvas.circle(centre, side / 2 + 4, mix(props.colour, BLACK, 0.3))
    canvas.circle(centre, side / 2 + 1, shapes.PIT)
    style.medal(canvas, person.id, props.seat, centre, side)
    spot = centre[0] + side * 0.36, centre[1] + side * 0.36
    canvas.circle(spot, side * 0.16 + 2, shapes.PIT)
    style.badge(canvas, props.seat, spot, side * 0.32)
    if person.defeated:
        style.sign(canvas, "cross", centre, side * 0.7, P.danger)


def _conditions(canvas: Canvas, line: Area, props: CharacterProps) -> float:
    """Paint the Conditions at the end of a line, with room also in words. Returns the width left before them."""
    ill = props.t.people[props.seat].conditions
    if not ill:
        return line.w
    high, right = min(line.h, 34.0), line.x + line.w
    state = canvas.wide(state_words(props), 24, "italic")
    named = sum(canvas.wide(name(one), 19, "bold") + high + 18 for one in ill) <= line.w - state - 8
    for one in reversed(ill):
        wide = canvas.wide(name(one), 19, "bold") + high + 14 if named else high
        spot = Area(right - wide, line.centre[1] - high / 2, wide, high)
        struck = props.shown.condition_hit
        hit = struck is not None and struck[:2] == (props.seat, one) and struck[2] < 1
        canvas.box(spot, rgb("#3a1414"), P.focus if hit else P.danger, width=3 if hit else 1.8, radius=high / 2)
        style.sign(canvas, one, (spot.x + high / 2, spot.centre[1]), high * 0.66, style.DREAD_RED)
        if named:
            room = Area(spot.x + high, spot.y, wide - high - 8, high)
            shapes.fit(canvas, name(one), room, 19, shapes.BLUSH, face="bold")
        right -= wide + 6
    return max(20.0, right - line.x)


def _virtue(canvas: Canvas, line: Area, spots: CharacterLayout, props: CharacterProps) -> None:
    """Paint the Virtue tokens with each way to spend one."""
    tokens = props.t.people[props.seat].virtue
    if not spots.spends:
        canvas.box(line, shapes.PIT, shapes.DULL, radius=line.h / 2)
        style.sign(canvas, "virtue", (line.x + line.h / 2 + 2, line.centre[1]), line.h * 0.6, shapes.DULL)
        shapes.fit(
            canvas,
            say("ui-ld-stage-no-virtue"),
            Area(line.x + line.h + 4, line.y, line.w - line.h - 14, line.h),
            20,
            shapes.FAINT,
        )
        return
    for number, (key, spot) in enumerate(spots.spends.items()):
        legal, focus = key in props.highlights.legal, key == props.highlights.focus
        edge = P.focus if focus or legal else shapes.LINE
        canvas.box(spot, shapes.LIT_FILL, edge, width=4 if focus else 2, radius=spot.h / 2)
        x = spot.x + 10
        side = spot.h * 0.62
        for _ in range(min(tokens, 3) if not number and spot.w > 200 else 1):
            style.sign(canvas, "virtue", (x + side / 2, spot.centre[1]), side, rgb("#f4efe0"))
            x += side * 1.15
        if tokens > (3 if not number and spot.w > 200 else 1):
            canvas.text(str(tokens), (x, spot.centre[1] - canvas.high(20, "bold") / 2), 20, shapes.GILT, face="bold")
            x += canvas.wide(str(tokens), 20, "bold") + 8
            canvas.line((x, spot.y + 8), (x, spot.y + spot.h - 8), shapes.EDGE, 1.5)
            x += 4
        room = Area(x + 4, spot.y + 2, spot.x + spot.w - x - 14, spot.h - 4)
        words = card_words.deed_words(card_words.deed_of(props.t, key))
        _open_panel = say("ui-ld-stage-virtue", words=words)
        if len(spots.spends) > 1 or not belongings.line(canvas, _open_panel, room, 21, shapes.GILT, lines=1):
            belongings.line(canvas, words, room, 21, shapes.GILT)
