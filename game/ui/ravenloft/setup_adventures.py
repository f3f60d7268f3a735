"""The adventures on the setup page: the list, the chosen one, help for a newcomer, and how often such matches were won."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.rules.ravenloft.adventures import measured
from game.rules.ravenloft.adventures.measured import MOST_DANGER, Measured
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES, MEASURED, POWERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, WARM
from game.ui.ravenloft.board.faces import picture_of, portrait
from game.ui.ravenloft.facts import cards
from game.ui.ravenloft.setup_choices import party, printed
from game.ui.ravenloft.theme import CHOSEN, FRAME
from game.ui.screens.setup import page
from game.ui.screens.setup.registration import Form
from game.ui.widgets.boxes import Box, Drawn, Line, Picture, Space, Text, Wide
from game.ui.widgets.containers import ByWidth, Column, FirstFit, Flow, Framed, Row, Sized, Tallest, panel
from game.ui.widgets.controls import SKULL, share_bar, skulls
from game.ui.widgets.pressed import Button

P = RAVENLOFT
PAINTED = 384.0, 240.0
"""The size of an adventure's picture."""
TITLE, GUIDED = 38.0, 22.0
"""The text sizes of an adventure's name, and of the tutorial, ledger and rules buttons."""
NUMBER, TICK = 40.0, 22.0
FACE, BAR = 40.0, 160.0
"""The sizes of the party's portraits and of the bar beside them."""


# ------------------------------------------------------------------ the list


def listed(form: Form) -> Box:
    """The list of adventures, below it the help on what is in focus, if there is room."""
    advised = form.facts.book.suggestion(party(form))
    rows = [_row(form, adventure, advised=advised is not None and advised[0] == adventure) for adventure in ADVENTURES]
    title, danger = Line(say("ui-adventures"), 26, P.accent, "title"), Line(say("ui-danger"), 20, P.muted)
    head = Framed(Row(title, danger, gap=20, grow=(0,)), (12, 0))
    help_ = FirstFit((Column(_help(help_text(form))), Space()), 0)
    return panel(
        Column(head, Space(8), _buttons(form), Space(6), Column(*rows, gap=4), Space(10), help_, grow=(-1,)), P, pad=(12, 10)
    )


def _buttons(form: Form) -> Box:
    """The campaign ledger."""
    return Button("ledger", say("ui-campaign-title"), page.press, P, "adventures", cap=form.caps["log"], size=GUIDED, more=-8)


def _row(form: Form, adventure: str, *, advised: bool) -> Box:
    """An adventure of the list: number, name, past result of this party, danger; a word marks the suggested one."""
    chosen, row = adventure == form.values["adventure"], ADVENTURES[adventure]
    won = form.facts.book.won(party(form), adventure)
    deadly = measured.danger(MEASURED, adventure, printed(form))
    mark: Box = Space(w=TICK) if won is None else Picture("ui/check" if won else "ui/cross", TICK, TICK)
    if advised:
        mark = Line(say("ui-adventure-next"), 19, P.accent, "italic")

    def ground(canvas: Canvas, area: Area) -> None:
        line = P.accent if chosen else P.line
        canvas.box(area, CHOSEN if chosen else P.panel_low, line, radius=6, width=2.5 if chosen else 1)

    def arranged(canvas: Canvas, wide: float) -> Box:
        named = Text(name(adventure), 22, P.text, "bold")
        number = Wide(Line(str(row.number), 24, P.accent, "title", "centre"), NUMBER * max(1.0, canvas.stretch * 0.8))
        danger = Drawn(partial(_danger, number=deadly), _skull(canvas), MOST_DANGER * _skull(canvas) * SKULL)
        if number.w + named.wide(canvas) + mark.wide(canvas) + danger.w + 30 <= wide:
            return Row(number, named, mark, Space(), danger, gap=8, grow=(3,))
        return Row(number, named, danger, gap=8, grow=(1,))

    return page.framed(Framed(ByWidth(arranged), (6, 4), ground), ("adventure", adventure), "adventures", name(adventure), P)


def _skull(canvas: Canvas) -> float:
    """The size of a skull beside text."""
    return canvas.high(22) * 0.92


def _danger(canvas: Canvas, area: Area, number: int) -> None:
    """The skulls of an adventure; a word if there are no measurements."""
    if number:
        skulls(canvas, (area.x, area.y), number, MOST_DANGER, area.h)
    else:
        cards = say("ui-danger-unknown")
        canvas.within(cards, area, canvas.fitting(cards, 19, area.w, "italic"), P.muted, face="italic", align="right", margin=0)


# ------------------------------------------------------------------ the chosen adventure


def story(form: Form) -> Box:
    """The description of the chosen adventure, in a panel that is as high as the longest one needs: the Heroes below stay in place."""
    shown = form.values["adventure"]
    others = [_story(form, one) for one in ADVENTURES if one != shown]
    return panel(Tallest(_story(form, shown), others), P, pad=(20, 14), line=FRAME, warm=WARM)


def _story(form: Form, adventure: str) -> Box:
    """The description of an adventure, beside its picture where there is room."""

    def arranged(canvas: Canvas, wide: float) -> Box:
        rules = Button(
            "rules", say("ui-setup-rules"), page.press, P, "adventure", cap=form.caps["rulebook"], size=GUIDED, more=-12
        )
        named, told = Line(name(adventure), TITLE, P.title, "title"), ByWidth(partial(_told, form, adventure))
        picture = Drawn(partial(_picture, adventure=adventure), PAINTED[1], PAINTED[0])
        has_picture = wide >= 900 * canvas.stretch
        beside = named.wide(canvas) + rules.wide(canvas) + 30 <= wide - (PAINTED[0] + 28 if has_picture else 0)
        cards = Column(Row(named, rules, grow=(0,)) if beside else named, told)
        if not has_picture:
            return cards if beside else Column(cards, Row(Space(), rules, grow=(0,)), gap=6)
        left = picture if beside else Wide(Column(picture, Flow(rules), gap=12), PAINTED[0])
        return Row(left, cards, gap=28, grow=(1,), align="top")

    return ByWidth(arranged)


def _picture(canvas: Canvas, area: Area, adventure: str) -> None:
    """The picture of an adventure in a golden frame."""
    canvas.picture(picture_of(adventure), area, cover=True)
    canvas.frame(area, FRAME, width=2, radius=4)


def _told(form: Form, adventure: str, canvas: Canvas, wide: float) -> Box:
    """The goal of the adventure, how it is lost, how earlier matches went, and where the page has room its rules."""
    rows = [(say("ui-goal"), say(f"goal-{adventure}")), (say("ui-lost"), say(f"lost-{adventure}"))]
    if (best := form.facts.known.get(adventure)) is not None:
        rows.append((say("ui-before"), say("ui-before-nights", nights=best.nights, won=best.won, turns=best.turns)))
    indent = max(canvas.wide(head, 22, "bold") for head, _ in rows) + 24
    facts = [
        Row(Wide(Line(head, 22, P.accent, "bold"), indent), Text(told, 22, P.text), gap=0, grow=(1,), align="top")
        for head, told in rows
    ]
    line = cards.flavour(adventure)  # a player's own adventure has none
    flavour = [Text(line, 22, P.muted, "italic"), Space(6)] if line else []
    text = [] if form.density else [Space(6), Text(say(f"text-{adventure}"), 19, P.muted, "book")]
    return Column(*flavour, Column(*facts, gap=3), *text)


# ------------------------------------------------------------------ help


class HelpText(NamedTuple):
    """A title and the sentences below it."""

    head: str
    lines: Sequence[str]


def help_text(form: Form) -> HelpText:
    """The help on the focused target; without one, general advice for a first match."""
    match form.focus:
        case ("power", str(card)):
            return HelpText(name(card), [cards.card_text(card), say(f"ui-about-{POWERS[card].type}")])
        case ("hero", str(hero)) if hero in HEROES:
            return HelpText(name(hero), [say(f"text-{hero}"), say("ui-about-numbers")])
        case ("who", str(hero)):
            return HelpText(say("ui-about-who", hero=hero), [say("ui-about-holders")])
        case ("powers" | "surges" | "treasures" as what, _):
            return HelpText(say(f"ui-set-{what}"), [say(f"ui-about-{what}")])
        case "seed" | "lot":
            return HelpText(say("ui-set-seed"), [say("ui-about-seed")])
    return HelpText(say("ui-about-first"), [say("ui-about-first-game")])


def _help(text: HelpText) -> Box:
    """The help in a box."""
    lines = [Text(line, 20, P.text) for line in text.lines]
    box = Column(Text(text.head, 23, P.accent, "title"), Space(4), Column(*lines, gap=6))
    return Framed(box, (16, 14), lambda canvas, area: canvas.box(area, P.panel, P.line, radius=8))


# ------------------------------------------------------------------ the odds


def odds_text(found: Measured | None) -> str:
    """The measurement as a sentence that says whether it is for exactly this party."""
    if found is None:
        return say("ui-odds-none")
    number, level = round(100 * found.share), say(f"level-{found.level}")
    return say("ui-odds" if found.heroes else "ui-odds-any", number=number, games=found.games, level=level, count=found.size)


def odds(form: Form) -> Box:
    """The party and how often such matches were won, in a few words where there is little room."""
    going = party(form)
    found = measured.fitting(MEASURED, form.values["adventure"], going, printed(form))
    brief = say("ui-odds-none-short") if found is None else say("ui-odds-short", number=round(100 * found.share))
    faces: list[Box] = [Picture(portrait(hero), FACE, FACE) for hero in going]
    bar = [] if found is None else [Drawn(lambda canvas, area: share_bar(canvas, area, found.share, P), 18, BAR)]
    head = Line(say("ui-odds-head", count=len(going)), 20, P.accent, "bold")
    text, short = Text(odds_text(found), 19, P.muted), Text(brief, 19, P.muted, most=44)

    def arranged(canvas: Canvas, wide: float) -> Box:
        rows = [Row(*row, gap=8) for row in ([head, *faces, *bar], [*faces, *bar], [head, *faces], faces)]
        row = next((row for row in rows if row.wide(canvas) <= wide), None)
        whole = [] if row is None else [Sized(Column(row, text, gap=4))]
        flat = Row(*faces, *bar, text, gap=8, grow=(-1,))
        beside = [Sized(flat)] if sum(box.wide(canvas) + 8 for box in (*faces, *bar)) < wide / 2 else []
        return FirstFit((*whole, *beside, Sized(text), Sized(short)))

    return ByWidth(arranged)
