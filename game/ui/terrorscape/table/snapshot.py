"""Parts of the props of a table, each made from what it shows of one side."""

from collections.abc import Callable

from game.match import Match
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.terrorscape.state import State
from game.text import Speaker, name, say
from game.ui.terrorscape.board.aid_painter import AidProps
from game.ui.terrorscape.board.heat_map import ALL, LEAST, HeatMap
from game.ui.terrorscape.choreography import clip_of
from game.ui.terrorscape.encounter import parts
from game.ui.terrorscape.encounter.dice_tower import DiceThrow, disclosed_state
from game.ui.terrorscape.layout import SURVIVORS
from game.ui.terrorscape.props import Caps, CurtainProps, PromptProps, RecapLine
from game.ui.terrorscape.table import notes
from game.ui.terrorscape.table.presentation import Curtain
from game.ui.terrorscape.table.side import Side

PAYMENT = "prompt-pay"
"""The prompt for the card that the killer pays with."""


def prompt_props(side: Side, asks: Seat | None, usual: Choice | None) -> PromptProps:
    """The open prompt of a side; `asks` is its seat while nothing else is shown, `usual` the answer that Space gives."""
    decision = side.view.decision
    if decision is None:
        return PromptProps()
    may_pass = asks is not None and bool(side.partners) and not side.thinking
    # a card that is still to be paid for is not public yet, so it can be taken back (TS-165)
    may_undo = asks is not None and decision.prompt == PAYMENT and side.undo_refusal() is None
    words = side.speaker.prompt(decision)
    return PromptProps(decision.prompt, words, side.seat, asks, side.prompted, usual, may_pass=may_pass, may_undo=may_undo)


def curtain_props(curtain: Curtain, speaker: Speaker, share: float, *, is_down: bool) -> CurtainProps:
    """The curtain, whose key has been held for a `share` of its time; it tells public Events while it `is_down`."""
    lines = list[RecapLine]()
    for one in curtain.recap if is_down else ():
        if words := " ".join(speaker.event(one).split()):
            lines.append(RecapLine(clip_of(one).sign, clip_of(one).colour, words))
    return CurtainProps(curtain.own, share, curtain.cloth_elapsed, curtain.shutter_elapsed, tuple(lines))


def caps(cap: Callable[[str], str]) -> Caps:
    """The labels of the keys."""
    return Caps(cap("take"), cap("usual"), cap("next"), cap("undo"), cap("menu"), cap("back"))


def latest(t: State, throw: DiceThrow, speaker: Speaker) -> str:
    """The last public sentence of an encounter, as far as the dice have disclosed it."""
    if t.encounter is None:
        return ""
    fact = parts.latest(disclosed_state(t, throw))
    return say("ui-ts-encounter") if fact is None else " ".join(speaker.event(fact).split())


def aid_props(match: Match, t: State, side: str, heat: HeatMap | None) -> AidProps:
    """The aids on the board of a side; none for a spectator and behind the curtain."""
    if heat is None:
        return AidProps()
    chances, legend = tuple((place, share) for place, share in heat.seen().items() if share >= LEAST), ""
    marks = notes.marks(match, t, side) if notes.allows(match, side, "marks") else {}
    if heat.picked and notes.allows(match, side, "computed"):
        who = say("ui-ts-heat-all") if heat.picked == ALL else name(heat.picked)
        legend = say("ui-ts-heat-soon", who=who) if heat.chances is None else who
    return AidProps(side, chances, tuple((place, tuple(signs)) for place, signs in marks.items()), legend)


def known(match: Match, t: State, side: str, heat: HeatMap | None) -> tuple[tuple[int, int] | None, ...]:
    """For each survivor, on its own side, what the killer can know: possible rooms, and the chance of its own in per cent."""
    found: list[tuple[int, int] | None] = [None] * len(t.survivors)
    if heat is None or side != SURVIVORS or not notes.allows(match, side, "computed"):
        return tuple(found)
    for number, one in enumerate(t.survivors):
        knows = None if one.fate else heat.known(number, t.team.places[number])
        found[number] = None if knows is None else (knows[0], round(100 * knows[1]))
    return tuple(found)
