"""The band at the foot of a replay: buttons, the timeline with its legend, and the keys."""

from functools import partial

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, TERRORSCAPE, WHITE, Colour, mix, rgb
from game.ui.input.state import PAD
from game.ui.screens import timeline
from game.ui.screens.timeline import Badge, Lane, TimelineStyle
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.layout import SURVIVORS
from game.ui.terrorscape.replay.view import SPEEDS, ReplayView
from game.ui.widgets.controls import hints, hints_width

P = TERRORSCAPE

PICTURES = {"close": "eye", "faster": "faster", "view": "look", "back": "home"}
COLOURS: dict[str, Colour] = {
    "close": signs.LAMP, "encounter": RED_LIGHT, "key": rgb("#f0c861"), "rescue": GREEN, "end": rgb("#a5e3a5"),
}  # fmt: skip
LEGEND = ("close", "encounter", "key", "rescue")


def paint_band(canvas: Canvas, scene: ReplayView) -> None:
    """Paint the band: buttons and timeline, with legend and keys if there is room."""
    layout = scene.layout
    assert layout is not None
    canvas.box(layout.band.inset(-4, 0), (mix(P.panel, P.deep, 0.3), P.deep), P.line, radius=0)
    for item in scene.focus.targets:
        if item.group in ("transport", "plates"):
            _button(canvas, scene, item.area, str(item.key))
    _line(canvas, scene)
    if not layout.tight:
        _legend(canvas, scene, layout.legend)
        _hints(canvas, scene, layout.hints)
    else:
        row = layout.buttons
        used = [item.area for item in scene.focus.targets if item.group in ("transport", "plates")]
        left = max((area.x + area.w for area in used if area.x < row.centre[0]), default=row.x) + 10
        right = min((area.x for area in used if area.x > row.centre[0]), default=row.x + row.w) - 10
        label, room = focused_label(scene), Area(left, row.y, right - left, row.h)
        words, colour = label or where(scene), P.title if label else P.text
        if room.w > 120:
            canvas.paragraph(words, room, canvas.block(words, room, 21, "italic", 12), colour, face="italic", middle=True)


def _button(canvas: Canvas, scene: ReplayView, area: Area, what: str) -> None:
    focused, r = scene.focused(what), area.w / 2
    canvas.circle(area.centre, r, P.focus if focused else P.line)
    canvas.circle(area.centre, r - (3 if focused else 1.5), P.panel)
    inner = area.inset(area.w * 0.26)
    if what == "faster":
        words = say("ui-replay-speed", factor=f"{SPEEDS[scene.speed]:g}")
        canvas.within(words, area, canvas.fitting(words, 20, area.w - 8, "bold", 0.5), P.text, face="bold", margin=2)
    else:
        picture = "halt" if what == "play" and scene.playing else PICTURES.get(what, what)
        canvas.picture(f"ui/{picture}", inner)


def focused_label(scene: ReplayView) -> str:
    """The label of the focused button, or ""."""
    here = scene.focus.focused
    return button_label(scene, str(here.key)) if here is not None and here.group in ("transport", "plates") else ""


def button_label(scene: ReplayView, what: str) -> str:
    """The label of a button."""
    if what == "back":
        return say("ui-ts-reveal-result" if scene.over else "ui-replay-leave")
    return say(f"ui-ts-reveal-{what}") if what in PICTURES else say(f"ui-replay-{what}")


def _line(canvas: Canvas, scene: ReplayView) -> None:
    night, line = scene.night, scene.line
    assert scene.layout is not None
    lanes = []
    for half in night.half_turns:
        place = min(half.round, night.rounds) - 1
        first = line.begins[place]
        last = line.begins[place + 1] if place + 1 < len(line.begins) else line.last
        long = max(1, last - first)
        lanes.append(Lane(
            place + (half.begin - first) / long, place + min(1.0, (half.end - first) / long), signs.LAMP if half.side == SURVIVORS else signs.ICE,
        ))  # fmt: skip
    look = TimelineStyle(
        P,
        [Badge(sign.moment, partial(_badge, sign.kind, sign.moment == scene.moment)) for sign in scene.timeline_marks],
        lanes,
        [str(number) for number in range(1, night.rounds + 1)],
    )
    timeline.draw(canvas, line, look, scene.moment, focused=scene.focused("line"), tight=scene.layout.tight)


def _badge(kind: str, highlighted: bool, canvas: Canvas, at: tuple[float, float], size: float, past: bool) -> None:
    colour = COLOURS[kind]
    r = size / 2
    canvas.circle(at, r, P.focus if highlighted else colour)
    canvas.circle(at, r - (3 if highlighted else 1.5), mix(colour, BLACK, 0.8))
    colour = mix(colour, WHITE, 0.3) if past else mix(colour, BLACK, 0.15)
    if kind == "close":
        canvas.picture("ui/eye", Area(at[0] - r * 0.62, at[1] - r * 0.62, r * 1.24, r * 1.24), alpha=255 if past else 200)
    else:
        {"encounter": signs.knife, "key": signs.key, "rescue": signs.bolt, "end": signs.way_out}[kind](
            canvas, at, r * 0.55, colour
        )


def counts(scene: ReplayView) -> list[tuple[str, str]]:
    """The kinds of marks with their number, in words."""
    number = {kind: sum(sign.kind == kind for sign in scene.timeline_marks) for kind in LEGEND}
    return [(kind, say(f"ui-ts-reveal-sign-{kind}", count=number[kind])) for kind in LEGEND if number[kind]]


def legend_width(canvas: Canvas, scene: ReplayView) -> float:
    """The width of the legend."""
    return max((canvas.wide(words, 20) for _, words in counts(scene)), default=0.0) + 46


def _legend(canvas: Canvas, scene: ReplayView, area: Area) -> None:
    """Paint the legend."""
    label = counts(scene)
    step = min(36.0 * max(1.0, canvas.stretch), area.h / max(1, len(label)))
    y = area.y + (area.h - step * len(label)) / 2
    for kind, words in label:
        r = min(14.0, step * 0.44)
        _badge(kind, False, canvas, (area.x + 16, y + step / 2), 2 * r, True)
        canvas.within(words, Area(area.x + 36, y, area.w - 36, step), 20, P.text, align="left", margin=2)
        y += step


def where(scene: ReplayView) -> str:
    """The position in words; at the end also the winner."""
    outcome = scene.replay.whole.outcome
    words = say(
        "ui-ts-reveal-where", round=scene.half.round, rounds=scene.night.rounds, side=say(f"ui-ts-turn-{scene.half.side}")
    )
    if outcome is None or scene.moment < scene.line.last:
        return words
    won = outcome.winners[0] if outcome.winners in (("killer",), ("survivors",)) else "parted"
    return say("ui-ts-reveal-where-won", where=words, won=say(f"ui-ts-won-{won}"))


def _hints(canvas: Canvas, scene: ReplayView, area: Area) -> None:
    """Paint the position, and the keys or the label of the focused button."""
    cap = scene.context.input.cap
    words = where(scene)
    if label := focused_label(scene):
        free = area.w - canvas.wide(words, 20, "italic") - 40
        canvas.within(label, area._replace(w=free), 22, P.title, face="bold", align="left", margin=0)
        canvas.within(words, area, 20, P.muted, face="italic", align="right")
        return
    pairs = [(cap("usual"), say("ui-replay-play"))]
    if scene.over:
        pairs = [
            (cap("centre"), say("ui-ts-reveal-close")),
            ("" if scene.context.input.device == PAD else "1–4", say("ui-ts-reveal-whose")),
            (cap("back"), say("ui-ts-reveal-result")),
            *pairs,
        ]
    while pairs and hints_width(canvas, pairs) + canvas.wide(words, 20, "italic") + 40 > area.w:
        pairs = pairs[:-1]
    hints(canvas, area.x + hints_width(canvas, pairs), area.y + (area.h - 32) / 2, pairs, P)
    left = hints_width(canvas, pairs) + 16
    canvas.within(words, Area(area.x + left, area.y, area.w - left, area.h), 20, P.muted, face="italic", align="right")
