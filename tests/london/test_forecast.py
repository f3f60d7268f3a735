"""What a plan would come to: who is where, what is sure, what is missing, what is wasted; and a day that is lived brings what was foretold."""

import random
from collections import Counter
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from game.rules.engine.script import Action, Choice, Decision, Done, Event, Game
from game.rules.london import RULES, event, harm
from game.rules.london.choice import Act, Befriend, Compare, Go, Investigate, Lead, Roll
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.forecasts.result import Forecast
from game.rules.london.investigations.reserve import drawn
from game.rules.london.options import Options
from game.rules.london.planning import placements, stash, turn_up
from game.rules.london.setup import lay_out, new_game
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, DREAD, GOONS, NUMBERS, PERSONALITIES, PLOTS, personality_cards, plot_cards
from tests.london.kit import Fate, day, run
from tests.london.scenes import TEAM
from tests.london.tales import read, scene, word
from tests.sweep import each


def plan(*clocks: str, team: str = TEAM, **more: Any) -> State:
    """A board in its planning; the clocks as words, a "." for an empty slot: "1 2-north . 3"."""
    laid = {seat: {slot: token for slot, token in enumerate(words.split()) if token != "."} for seat, words in enumerate(clocks)}
    return day(team, phase="planning", clocks=laid, **more)


def told(*clocks: str, **more: Any) -> Forecast:
    return forecast(plan(*clocks, **more))


def in_short(found: Forecast) -> str:
    """The visits to each open card: when, by whom, with how many sure and possible points of how many; what it costs; and hours wasted."""
    parts = []
    for place, lead in found.leads.items():
        words = [place]
        for one in lead.visits:
            points = f" {word(one.sure)}({word(one.help)})/{one.need}" if one.need else ""
            words.append(f"@{one.slot} {word(one.seats)}{points} {one.fate}")
        words += [f"needs {lead.need}"] * any(one.need != lead.need for one in lead.visits)
        words += [f"costs {lead.dread}"] * (lead.dread > 0)
        parts.append(" ".join(words))
        assert lead.done == next((one.slot for one in lead.visits if one.fate in ("solved", "met")), None)
        assert lead.covered == any(one.fate in ("solved", "met", "helped") for one in lead.visits)
    waste = [(slot, seat, why) for seat, slots in enumerate(found.waste) for slot, why in slots.items() if why != "empty"]
    return ", ".join([*parts, *(f"{seat} wastes {slot}: {why}" for slot, seat, why in sorted(waste))])


@pytest.mark.rule("LD-EX-04", "LD-EX-05", "LD-EX-07", "LD-126", "LD-230", "LD-231", "LD-233", "LD-235", "LD-290", "LD-297")
@pytest.mark.rule("LD-142", "LD-EX-23", "LD-141", "LD-143", "LD-144", "LD-EX-08", "LD-EX-25")
def test_what_a_plan_comes_to(fate: Fate) -> None:
    tales = """
    icons of the sheets are sure at a Dread card [plan; clocks=0:5 1:2 3:2; shown=west-2:digging-up-the-past west-5:bruiser]
      west-2 @0 1+3 2+2(0+0)/4 solved, west-5 @0 0 3(0)/3 solved
    what is missing may come from Items and Virtue; alone it is not enough [plan; clocks=2:4; shown=west-4:a-tough-bargain] west-4
      @0 2 3(0)/4 short costs 3
    with dice [..; items=2:gamblers-dice] west-4 @0 2 3(1)/4 helped costs 3
    with Virtue [..; items=; virtue=1] west-4 @0 2 3(1)/4 helped costs 3
    but a tilted Item is no help [..; items=2:~gamblers-dice; virtue=0] west-4 @0 2 3(0)/4 short costs 3
    what one card takes is gone for the next [..; clocks=2:4,1; items=2:gamblers-dice; shown=west-4:a-tough-bargain
      west-1:blackmail-at-the-savoy] west-4 @0 2 3(1)/4 helped costs 3, west-1 @1 2 3(0)/4 short costs 3
    unless there is more [..; virtue=1] west-4 @0 2 3(2)/4 helped costs 3, west-1 @1 2 3(1)/4 helped costs 3
    an Ally comes along where there is room [plan; team=milton,basil; clocks=0:1,2; shown=west-1:nurse-hester-quill
      west-2:the-whispering-medium] west-1 @0 0 met, west-2 @1 0 4(0)/4 solved
    and not before [..; clocks=0:2,1] west-1 @1 0 met, west-2 @0 0 3(0)/4 short costs 3
    who has no room for an Ally walks in vain [plan; team=milton,basil,maria; clocks=0:1; allies=0:wiggins,the-ferret;
      shown=west-1:nurse-hester-quill] west-1 @0 0 full, 0 wastes 0: full
    Plot cards are met by letter [plan; clocks=0:1 1:2; shown=west-1:mr-reynauds-residence west-2:a-pawnshop west-3:opium-den]
      west-1 @0 0 solved, west-2 @0 1 solved, west-3 costs 8
    not otherwise [..; clocks=0:.,1 1:2] west-1 @1 0 solved, west-2 @0 1 blocked costs 9, west-3 costs 8, 1 wastes 0: blocked
    too early [..; clocks=0:1,2,3] west-1 @0 0 solved, west-2 @1 0 solved, west-3 @2 0 untimely costs 8, 0 wastes 2: untimely
    and is met then [..; clocks=0:1,2,.,.,3] west-1 @0 0 solved, west-2 @1 0 solved, west-3 @4 0 solved
    an open Plot card costs Dread at the end of each segment [..; clocks=] west-1 costs 12, west-2 costs 9, west-3 costs 8
    until it is met [..; clocks=0:.,.,.,.,1,2,.,.,.,3] west-1 @4 0 solved costs 4, west-2 @5 0 solved costs 3, west-3 @9 0 solved
      costs 4
    a Goon makes its Area harder at first [plan; story=london-dread; goons=west:knuckle-duster-ned; clocks=0:.,5 1:.,5 2:5;
      shown=west-5:bruiser] west-5 @0 2 1(0)/3 short @1 0+1 3+1(0+0)/3 solved needs 4, west-streets @0 0+1+3 3+1+2(0+0+0)/4 solved
    an arrow to a Goon is no roundabout while it is there [plan; story=london-dread; goons=west:knuckle-duster-ned;
      clocks=0:1-west,2-west] west-streets @0 0+1+2+3 3+1+1+2(0+0+0+0)/4 solved, 0 wastes 1: roundabout
    Calling Hours tire who is alone, but not by day [plan; story=the-gentleman-caller; clocks=0:5; shown=west-5:bruiser] west-5 @0
      0 3(0)/3 solved
    at night they do [..; clocks=0:.,.,.,.,.,.,.,.,5] west-5 @8 0 2(0)/3 short costs 3
    """
    faults = []
    for name, words, should in read(tales):
        really = in_short(forecast(scene(fate, words.replace("plan", "day; phase=planning", 1))[0]))
        faults += [f"{name}\n  should: {should}\n  but is: {really}"] * (should != really)
    assert not faults, "\n".join(faults)


LETTERS = {"west-1": "mr-reynauds-residence", "west-2": "a-pawnshop", "west-3": "opium-den"}


@pytest.mark.rule("LD-EX-04", "LD-141", "LD-143")
def test_places_and_plot_cards_of_a_plan() -> None:
    found = told("1 2-north 4")
    assert found.places[0][:3] == ("west-1", "north-streets", "north-4") and found.places[0][3:] == ("north-streets",) * 9
    assert found.places[1] == ("west-streets",) * 12 and found.at("north-4", 2) == (0,)
    found = told(". . . . 1 2 . . . 3", shown=LETTERS)
    assert [lead is not None for _, lead in found.plots] == [True, True, True, False, False]
    assert found.uncovered == plot_cards("the-letter", 1)[3:]


@pytest.mark.rule("LD-145", "LD-160", "LD-EX-09")
def test_dice_lie_between_the_worst_and_the_best_flip() -> None:
    (met,) = told("1", "1", shown=LETTERS).leads["west-1"].visits
    worst = best = total = 0.0
    for who in ("sturmer", "milton"):
        asked = {*PLOTS["mr-reynauds-residence"].icons, "wild"}
        rows = [PERSONALITIES[flip] for flip in personality_cards(who)]
        found = [(0 if row.kind == "trauma" else 2) + sum(icon in asked for icon in row.icons) for row in rows]
        worst, best, total = worst + min(found), best + max(found), total + sum(found) / 6
    assert met.dice == (worst, pytest.approx(total), best) and met.dice.fists == pytest.approx(total / 3)
    assert met.sure == (2, 2)


@pytest.mark.rule("LD-155", "LD-158")
def test_the_last_plot_ends_the_chapter_after_all_else_of_its_hour() -> None:
    shown = {"west-1": "the-unsealed-door", "west-2": "bruiser", "west-3": "a-tough-bargain"}
    clocks = [". . . . . . . . 2 3 3", ". . . . . . . . 1 3 3", ".", "."]
    t = plan(*clocks, shown=shown)
    t.done, t.plots = plot_cards("the-letter", 1)[:4], []
    found = forecast(t)
    assert found.over == 8 and found.leads["west-2"].done == 8
    assert found.leads["west-3"].visits == ()
    assert found.waste[0] == {**dict.fromkeys(range(8), "empty"), 9: "over", 10: "over"} and not found.uncovered


def test_every_kind_of_wasted_hour_is_told() -> None:
    shown = {"west-5": "bruiser", "north-1": "a-tough-bargain"}
    t = plan("5 5 6 1-west 1-north 2-south . 3", ".", ".", ".", shown=shown)
    t.shown.pop("west-6", None)
    t.dark.pop("south-3")
    found = forecast(t)
    assert found.waste[0] == {
        1: "solved", 2: "hidden", 3: "roundabout", 4: "roundabout", 6: "empty", 7: "nothing", **dict.fromkeys(range(8, 12), "empty"),
    }  # fmt: skip
    assert set(found.waste[1].values()) == {"empty"}


@pytest.mark.rule("LD-115", "LD-116", "LD-170", "LD-171", "LD-172", "LD-EX-18")
def test_the_dread_of_a_chapter_is_added_up_and_a_drawn_card_is_reckoned_from_what_may_lie_there() -> None:
    t = plan("5 3 3 3", ".", ".", ".", shown={"west-5": "bruiser", "west-4": "a-tough-bargain"})
    t.dark = dict(list(t.dark.items())[:5])
    found = forecast(t)
    assert (found.hidden, found.stash) == (5, 1) and found.dread == 5 * 2 + 1 + DREAD["a-tough-bargain"].dread
    t = plan(".", shown={"west-5": "bruiser"})
    assert drawn(t, "bruiser") == 0.0
    t = plan(".", shown={"west-5": "bruiser"}, deck=["bruiser"])
    t.solved = ["bruiser"]
    assert drawn(t, "bruiser") == 3.0 and drawn(t, "the-whispering-medium") == 0.0


def test_asking_changes_nothing_and_secrets_do_not_matter() -> None:
    about: dict[str, Any] = {"shown": {"west-5": "bruiser", **LETTERS}, "items": {0: ["brandy"]}, "virtue": 1}
    t = plan("5 4", "2", **about)
    before = str(t)
    assert forecast(t) == told("5 4", "2", **about, seed=77) and str(t) == before


class Lived(NamedTuple):
    places: list[tuple[str, ...]]
    solved: dict[str, int]
    plots: dict[str, int]
    allies: dict[str, int]
    dread: int


def board(seed: int) -> State:
    """A board with most cards face up, and clocks that lead about, often to Plot cards."""
    dice = random.Random(seed)
    story, seats = ("the-letter", "the-gentleman-caller", "calypsos-bargain", "london-dread")[seed % 4], 2 + seed % 3
    t = new_game(Options(story=story, seats=seats, items=0, virtue=0, confidence=0), seed)  # type: ignore[arg-type]
    t.chapter = 1 if story == "the-letter" else 1 + seed // 4 % 2
    t.done = [one for one in PLOTS if PLOTS[one].story == story and PLOTS[one].chapter < t.chapter]
    run(lay_out(t))
    t.leader, t.phase = 0, "planning"
    steered = seed % 3 == 0
    for place in dice.sample(list(t.dark), 24 if steered else 19 + seed % 6):
        run(turn_up(t, place))
    if steered:
        steer(t)
    for slot in range(12):
        for person in t.people:
            options = [
                one.token
                for one in placements(tuple(person.clock), stash(t))
                if getattr(one, "slot", -1) == slot and hasattr(one, "token")
            ]
            if options and not person.clock[slot] and dice.random() < 0.9:
                person.clock[slot] = dice.choice([one for one in options if len(one) == 1 or dice.random() < 0.15] or options)
    return t


def steer(t: State) -> None:
    """Send the first Character from Plot card to Plot card, as far as the tokens go."""
    clock, area, slot = t.people[0].clock, "west", 0
    where = {one: place for place, one in t.shown.items() if one in PLOTS}
    for one in plot_cards(t.options.story, t.chapter):
        way, number = where[one].rsplit("-", 1)
        left = [n for n in "123456" if sum(token[:1] == n for token in clock) + (n == number) < 2]
        if way != area and slot < 11 and left:
            clock[slot], area, slot = f"{left[0]}-{way}", way, slot + 1
        slot = max(slot, {"morning": 0, "day": 4, "night": 8}[PLOTS[one].time])
        if slot < 12 and way == area and sum(token[:1] == number for token in clock) < 2:
            clock[slot], slot = number, slot + 1


def answer(game: Game[State], decision: Decision) -> Action:
    """Play as the forecast reckons: nothing is added, Goons go before Dread cards and these before plots, by letter."""
    t = game.state
    seat = next(iter(decision.options))
    options = decision.options[seat]
    for kind in (Lead, Go, Compare, Roll, Act):
        if (choice := next((one for one in options if isinstance(one, kind)), None)) is not None:
            return Action(seat, choice)
    friends = [one for one in options if isinstance(one, Befriend) and not one.dismiss]
    if decision.prompt == "prompt-ally":
        best: Choice = min(friends, key=lambda one: len(t.people[one.seat].allies), default=Done())  # type: ignore[assignment]
        return Action(seat, best)
    cases = [one for one in options if isinstance(one, Investigate)]
    if cases:
        return Action(seat, min(cases, key=lambda one: (_turn(t, one.place), -len(one.seats))))
    return Action(seat, Done() if Done() in options else options[0])


def _turn(t: State, place: str) -> tuple[int, str]:
    here = t.shown.get(place, "")
    return (2, PLOTS[here].letter) if here in PLOTS else (0 if place.endswith("streets") else 1, "")


def live(t: State) -> Lived:
    t.phase = "story"
    game: Game[State] = Game.of(RULES, t)
    events: list[Event] = list(game.news)
    places: list[tuple[str, ...]] = []
    while game.decision is not None and not any(isinstance(one, event.ChapterEnded) for one in events):
        before = game.state.stage
        events += game.apply(answer(game, game.decision))
        if before == "detours" and len(places) <= game.state.slot:
            places.append(tuple(person.place for person in game.state.people))
    found = Lived(places, {}, {}, {}, 0)
    slot, dread = 0, 0
    for one in events:
        match one:
            case event.HourStruck():
                slot = one.slot
            case event.DreadSolved():
                found.solved[one.card] = slot
            case event.PlotResolved():
                found.plots[one.card] = slot
            case event.Befriended():
                found.allies[one.ally] = slot
            case event.DreadChanged() if one.why in ("plot", "hidden", "open", "stash"):
                dread += one.change
    return found._replace(dread=dread)


@each("seed", range(24))
@pytest.mark.rule("LD-091", "LD-104", "LD-143", "LD-170")
def test_a_day_that_is_lived_as_planned_brings_what_was_foretold(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harm, "NUMBERS", replace(NUMBERS, dread_limit=10_000))
    t = board(seed)
    found = forecast(t)
    lived = live(t)
    leads = {lead.card: lead.done for lead in found.leads.values() if lead.done is not None}
    assert {one: slot for one, slot in leads.items() if one in DREAD or one in GOONS} == lived.solved
    assert {one: slot for one, slot in leads.items() if one in PLOTS} == lived.plots
    assert {one: slot for one, slot in leads.items() if one in ALLIES} == lived.allies
    if not any(lead.card in GOONS for lead in found.leads.values()):
        assert found.dread == lived.dread
    for slot, there in enumerate(lived.places):
        assert tuple(one[slot] for one in found.places) == there


def test_the_days_that_are_lived_are_worth_it() -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        found = forecast(board(seed))
        seen.update(visit.fate for lead in found.leads.values() for visit in lead.visits)
        seen["over"] += found.over is not None
        seen["goons"] += sum(lead.card in GOONS for lead in found.leads.values())
    assert min(seen[kind] for kind in ("solved", "short", "untimely", "blocked", "met", "goons")) >= 5, seen
    assert seen["over"]
