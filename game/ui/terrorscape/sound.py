"""The sounds of Terrorscape: which Events are heard by whom and from where, and what drives heartbeat, music and storm.

Sound obeys the same secrecy as the picture, and one rule more: it cannot be turned away. Where persons of both sides share a
loudspeaker only public Events are audible, whichever half is open, and keys, clicks and dialogs stay silent, since their number
would give information away. A side alone at the screen also hears its own secret actions. Tension is computed from an Observation,
in which the other side's part is Hidden, and from public facts.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from game.match import Match
from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.state import Dark, Place, State, Team
from game.rules.terrorscape.villa import DISTANCE, PLACES, WAYS
from game.ui.draw.canvas import Area, Canvas
from game.ui.scene.context import AppContext
from game.ui.sound.adapter import Playback, Signal, SoundAdapter, SoundRules
from game.ui.sound.cues import EventSound, SoundPosition
from game.ui.table.facts import TableFacts
from game.ui.table.seated.sides import manned
from game.ui.terrorscape.board import figures
from game.ui.terrorscape.board.villa import OUTSIDE, ROOMS
from game.ui.terrorscape.board.villa_painter import name_area
from game.ui.terrorscape.board.weather import WeatherAnimation, WeatherBoard
from game.ui.terrorscape.choreography import clip_of, door_through
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Half
from game.ui.terrorscape.table.sides import SEATS

GAME = "terrorscape"
OPEN = "open"
"""The listener of a match without secrets: one that has ended, or one that only agents play."""
SLOW, FAST = 1300.0, 560.0
"""Milliseconds between two heartbeats at the least and the greatest danger."""
STEPS = (1.0, 0.7, 0.35)
"""The danger in the killer's room and one and two steps away."""
UNSEEN = 1
"""Steps added to the distance of a hidden killer, who may have moved since he was seen."""
WOUNDS = (0.0, 0.45, 0.7, 0.9)
"""The danger from none, one, two and three wounded survivors."""
SCENT = (0.8, 0.5)
"""How strongly the killer reacts to noise in his room and one step away."""
MIDDLE = 500.0
"""The horizontal middle of the Villa, in Villa pixels."""
PER_ROUND, PER_LEVEL, CALLED = 0.055, 0.13, 0.2
"""How much each round, each level of the killer and the call for rescue add to the tension."""


class HouseShown(NamedTuple):
    """What is shown to whom: the visible state and the only listening side, "" if everybody listens, or OPEN if nothing is hidden.

    In the `lair` the killer's ambience plays. `curtain_down` and whether its key is `pressed` are seen by everybody. Another table at the same
    loudspeaker is `second`, and silent.
    """

    t: State
    listener: str = ""
    lair: bool = False
    curtain_down: bool = False
    pressed: bool = False
    second: bool = False


# ------------------------------------------------------------------ Events


def event_sound(_before: HouseShown, now: HouseShown, happened: Event) -> EventSound | None:
    """How an Event is heard, not before its verdict is visible; None if the listeners may not hear it."""
    if not audible(now, happened):
        return None
    places = [SoundPosition(stereo_position(room)) for room in rooms(now, happened)] or [SoundPosition()]
    facts = {"listener": now.listener, "killer": now.t.killer}
    return EventSound(places, facts, beside(happened, now.t.killer), clip_of(happened).sound_ms)


def audible(now: HouseShown, happened: Event) -> bool:
    """Whether all listeners may hear an Event, and no other table at the same loudspeaker plays it."""
    if happened.audience is None or now.listener == OPEN:
        return not now.second
    return not now.second and bool(SEATS.get(now.listener, frozenset()) & set(happened.audience))


def beside(happened: Event, killer: str) -> tuple[str, ...]:
    """Extra cues of an Event: a door that a figure walks through, thunder with lightning."""
    return clip_of(happened).cues or (("door",) if door_through(happened, killer) else ())


def rooms(now: HouseShown, happened: Event) -> list[Place]:
    """The rooms in which an Event is heard, as far as the listeners know; none is the middle."""
    if isinstance(happened, event.NoiseHeard | event.Revealed):
        return list(happened.places)
    if isinstance(happened, event.Sensed):  # all rooms of a zone at once would be a rattle
        return list(happened.places[:1])
    if isinstance(where := getattr(happened, "place", None), str) and where in PLACES:
        return [where]
    if isinstance(door := getattr(happened, "door", None), str) and door in WAYS:
        return [WAYS[door].ends[0]]
    if isinstance(who := getattr(happened, "survivor", None), str):
        return _of_survivor(now, who)
    if clip_of(happened).his and (now.listener in (KILLER, OPEN) or now.t.place is not None):
        return [killer_location(now.t, now.listener)[0]]
    return []


def _of_survivor(now: HouseShown, who: str) -> list[Place]:
    """The location of a survivor: known to its side, and to everybody in an encounter."""
    t = now.t
    number = next((number for number, one in enumerate(t.survivors) if one.id == who), None)
    if number is None:
        return []
    if t.encounter is not None and number in t.encounter.involved:
        return [t.encounter.place]
    places = t.team.places if now.listener and isinstance(t.team, Team) else []
    return [place for place in places[number : number + 1] if place in PLACES]


def changes(before: HouseShown | None, now: HouseShown) -> list[Signal]:
    """The sounds of the curtain, which everybody sees and hears."""
    if before is None:
        return []
    if now.curtain_down != before.curtain_down:
        return ["curtain-falls" if now.curtain_down else "curtain-rises"]
    return ["ring"] if now.pressed and not before.pressed else []


# ------------------------------------------------------------------ tension


def killer_location(t: State, listener: str) -> tuple[Place, int]:
    """The killer's location as far as the listeners know, and the steps to add to distances from it."""
    if listener in (KILLER, OPEN) and isinstance(t.dark, Dark):
        return t.dark.place, 0
    return (t.seen, UNSEEN) if t.place is None else (t.place, 0)


def whereabouts(t: State, listener: str) -> list[Place]:
    """The locations of the survivors in the house, if the listeners may know them; else none."""
    if listener not in (SURVIVORS, OPEN) or not isinstance(t.team, Team):
        return []
    return [place for one, place in zip(t.survivors, t.team.places, strict=True) if not one.fate]


def danger(t: State, listener: str) -> float:
    """The danger from 0 to 1: for the killer by the nearest noise, for others by his distance and their wounds."""
    lair, off = killer_location(t, listener)
    if listener == KILLER:
        return max((_at(SCENT, DISTANCE[lair][place]) for place in t.noise), default=0.0)
    wounded = sum(one.hurt and not one.fate for one in t.survivors)
    near = max((_at(STEPS, DISTANCE[lair][place] + off) for place in whereabouts(t, listener)), default=0.0)
    return max(near, WOUNDS[min(wounded, len(WOUNDS) - 1)])


def beat(t: State, listener: str) -> float:
    """Milliseconds between two heartbeats, 0 without danger."""
    share = danger(t, listener) if t.end is None else 0.0
    return float(round(SLOW - (SLOW - FAST) * share, -1)) if share else 0.0


def tension(t: State) -> float:
    """The tension from 0 to 1, by the round, the killer's level and the call for rescue, which are public."""
    called = CALLED if t.rescue is not None else 0.0
    return min(1.0, PER_ROUND * max(0, t.round - 1) + PER_LEVEL * (t.level - 1) + called)


def in_rain(t: State, listener: str) -> float:
    """The share of the listeners that is outside, from 0 to 1; 0 if both sides listen."""
    if listener == KILLER:
        return 1.0 if killer_location(t, listener)[0] in OUTSIDE else 0.0
    places = whereabouts(t, listener)
    return sum(place in OUTSIDE for place in places) / len(places) if places else 0.0


def stereo_position(place: Place) -> float:
    """The stereo position of a room from -1 (left) to 1 (right)."""
    return (PLACES[place].x - MIDDLE) / MIDDLE


def _at(steps: tuple[float, ...], distance: int) -> float:
    return steps[distance] if distance < len(steps) else 0.0


def mood(now: HouseShown) -> dict[str, float]:
    """The volume of each layer: storm by the listeners' location, the ambience of the side, music by public facts."""
    rain, tight = in_rain(now.t, now.listener), tension(now.t)
    return {
        "storm": 0.12 + 0.88 * rain, "storm-within": 1 - 0.8 * rain, "old-house": 0.0 if now.lair else 1.0,
        "lair": 1.0 if now.lair else 0.0, "music-night": 1 - 0.6 * tight, "music-hunt": tight,
    }  # fmt: skip


RULES = SoundRules[HouseShown](GAME, event_sound, mood, lambda now: beat(now.t, now.listener), changes=changes)


# ------------------------------------------------------------------ scenes


def spared(canvas: Canvas | None, boards: list[WeatherBoard]) -> list[Area]:
    """Areas that captions must not cover: room names and pieces on every visible board."""
    if canvas is None:
        return []
    named = [name_area(canvas, board.viewport, room) for board in boards for room in ROOMS.values()]
    return [*named, *(area for board in boards for area in figures.areas(board.viewport, board.t, board.side))]


def table_sounds(
    context: AppContext,
    match: Match,
    facts: Callable[[], TableFacts],
    painted: Callable[[], tuple[Canvas | None, list[WeatherBoard]]],
    half: Callable[[], Half | None],
) -> SoundAdapter[HouseShown]:
    """The sounds of a table. `painted` are the canvas and the open boards, `half` is the half in front. A resumed match has no opening."""
    counted = (-1, 0)

    def shown() -> HouseShown:
        now = facts()
        seating = now.seating
        listener = seating.here[0] if seating.mode == "solo" else ""
        lair = (listener or seating.front) == KILLER  # at a shared screen his half is in front, which everybody sees
        return HouseShown(now.state, listener, lair, now.curtain, seating.pressed, seating.second)

    def answers() -> int:
        """Those of the sides at this screen; the number of the other side's answers is secret."""
        nonlocal counted
        if counted[0] != match.turn:
            held = {seat for name in facts().seating.here for seat in SEATS.get(name, ())}
            counted = match.turn, sum(action.seat in held for action in match.actions)
        return counted[1]

    def hushes() -> bool:
        """Whether persons of both sides listen while a half is open, in which one side looks things up."""
        now = facts()
        mode = now.seating.mode
        return mode != "solo" and manned(SEATS, now.holders) == len(SEATS) and (mode != "table" or not now.curtain)

    def view() -> Area | None:
        """The board, or the half behind the curtain; the divider stays free."""
        found = half()
        return None if found is None else found.area if facts().curtain else found.viewport.area

    return SoundAdapter(
        RULES, context, shown, opening=lambda: ["villa"] if match.turn == 0 else [], answers=answers, hushes=hushes, view=view,
        spared=lambda: spared(*painted()),
    )  # fmt: skip


class WatchedScene(Protocol):
    """A scene that shows a match nobody here plays."""

    context: AppContext
    t: State
    canvas: Canvas | None
    weather_animation: WeatherAnimation


def watched_sounds(scene: WatchedScene, playback: Playback, side: str) -> SoundAdapter[HouseShown]:
    """The sounds of a watched match in the view of a side. Only consecutive moments sound; a jump is silent."""

    def around() -> list[Area]:
        return spared(scene.canvas, scene.weather_animation.boards)

    return SoundAdapter(RULES, scene.context, lambda: HouseShown(scene.t, side, side == KILLER), playback, spared=around)
