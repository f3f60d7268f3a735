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
from game.rules.london.forecasts.result import Forecast, Lead as Card, Visit
from game.rules.london.investigations.reserve import drawn
from game.rules.london.options import Options
from game.rules.london.planning import placements, stash, turn_up
from game.rules.london.setup import lay_out, new_game
from game.rules.london.state import Item, State
from game.rules.london.tables.cards import ALLIES, DREAD, GOONS, NUMBERS, PERSONALITIES, PLOTS, personality_cards, plot_cards
from tests.london.kit import day, run
from tests.sweep import each

TEAM = "sturmer,milton,jacqueline,murphy"


def plan(*clocks: str, team: str = TEAM, **more: Any) -> State:
    """A board in its planning; the clocks as words, a "." for an empty slot: "1 2-north . 3"."""
    laid = {seat: {slot: token for slot, token in enumerate(words.split()) if token != "."} for seat, words in enumerate(clocks)}
    return day(team, phase="planning", clocks=laid, **more)


def told(*clocks: str, **more: Any) -> Forecast:
    return forecast(plan(*clocks, **more))


def card(place: str, *clocks: str, **more: Any) -> Card:
    return told(*clocks, **more).leads[place]


def visit(place: str, *clocks: str, **more: Any) -> Visit:
    (found,) = card(place, *clocks, **more).visits
    return found


@pytest.mark.rule("LD-EX-04", "LD-EX-05")
def test_tokens_and_arrows_lead_through_the_day_and_icons_of_the_sheets_are_sure_at_a_dread_card() -> None:
    found = told("1 2-north 4")
    assert found.places[0][:3] == ("west-1", "north-streets", "north-4") and found.places[0][3:] == ("north-streets",) * 9
    assert found.places[1] == ("west-streets",) * 12 and found.at("north-4", 2) == (0,)
    found = told("5", "2", ".", "2", shown={"west-2": "digging-up-the-past", "west-5": "bruiser"})
    (met,) = found.leads["west-2"].visits
    assert (met.slot, met.seats, met.sure, met.need, met.missing, met.fate) == (0, (1, 3), (2, 2), 4, 0, "solved")
    assert found.leads["west-5"].done == 0 and found.leads["west-5"].dread == 0


@pytest.mark.rule("LD-EX-07", "LD-126")
def test_what_is_missing_may_come_from_items_and_virtue() -> None:
    shown = {"west-4": "a-tough-bargain"}
    alone = visit("west-4", ". . .", ".", "4", shown=shown)
    assert (alone.sure, alone.missing, alone.help, alone.fate) == ((3,), 1, (0,), "short")
    assert not card("west-4", ".", ".", "4", shown=shown).covered
    dice = visit("west-4", ".", ".", "4", shown=shown, items={2: ["gamblers-dice"]})
    assert (dice.missing, dice.help, dice.fate) == (1, (1,), "helped")
    virtue = card("west-4", ".", ".", "4", shown=shown, virtue=1)
    assert virtue.covered and virtue.done is None
    assert virtue.dread == DREAD["a-tough-bargain"].dread
    # what one card takes is gone for the next
    shown = {"west-4": "a-tough-bargain", "west-1": "blackmail-at-the-savoy"}
    assert DREAD["blackmail-at-the-savoy"].difficulty == 4
    one = told(".", ".", "4 1", ".", shown=shown, items={2: ["gamblers-dice"]})
    assert [one.leads[place].visits[0].fate for place in ("west-4", "west-1")] == ["helped", "short"]
    assert one.leads["west-1"].visits[0].help == (0,)
    two = told(".", ".", "4 1", ".", shown=shown, items={2: ["gamblers-dice"]}, virtue=1)
    assert [two.leads[place].visits[0].fate for place in ("west-4", "west-1")] == ["helped", "helped"]
    assert (two.leads["west-4"].visits[0].help, two.leads["west-1"].visits[0].help) == ((2,), (1,))
    # a tilted item is no help
    t = plan(".", ".", "4", shown={"west-4": "a-tough-bargain"}, items={2: ["gamblers-dice"]})
    t.people[2].items = [Item("gamblers-dice", tilted=True)]
    assert forecast(t).leads["west-4"].visits[0].help == (0,)


@pytest.mark.rule("LD-230", "LD-231", "LD-233", "LD-235")
def test_an_ally_of_the_plan_comes_along_where_there_is_room() -> None:
    shown = {"west-1": "nurse-hester-quill", "west-2": "the-whispering-medium"}
    with_ally = told("1 2", ".", team="milton,basil", shown=shown)
    assert with_ally.leads["west-1"].visits == (Visit(0, (0,), fate="met"),)
    more = visit("west-2", "1 2", ".", team="milton,basil", shown=shown).sure[0]
    less = visit("west-2", "2 1", ".", team="milton,basil", shown=shown).sure[0]
    icons = set(DREAD["the-whispering-medium"].icons)
    assert more - less == len([icon for icon in ALLIES["nurse-hester-quill"].icons if icon in icons])
    # who has no room for an ally walks in vain
    t = plan("1", ".", ".", team="milton,basil,maria", shown={"west-1": "nurse-hester-quill"})
    t.people[0].allies = ["wiggins", "the-ferret"]
    found = forecast(t)
    assert found.leads["west-1"].visits[0].fate == "full" and found.waste[0][0] == "full"


LETTERS = {"west-1": "mr-reynauds-residence", "west-2": "a-pawnshop", "west-3": "opium-den"}


@pytest.mark.rule("LD-142", "LD-EX-23", "LD-141", "LD-143", "LD-144", "LD-EX-08", "LD-EX-25")
def test_plots_are_met_by_letter_and_from_their_time_on() -> None:
    found = told("1", "2", ".", ".", shown=LETTERS)
    assert [lead.done for _, lead in found.plots if lead is not None] == [0, 0, None]
    blocked = told(". 1", "2", ".", ".", shown=LETTERS)
    assert [lead.done for _, lead in blocked.plots if lead is not None] == [1, None, None]
    assert blocked.leads["west-2"].visits[0].fate == "blocked" and blocked.waste[1][0] == "blocked"
    assert 1 not in blocked.waste[0]
    # a plot waits for its time
    found = told("1 2 3", ".", ".", ".", shown=LETTERS)
    assert found.leads["west-3"].visits[0].fate == "untimely" and found.waste[0][2] == "untimely"
    late = told("1 2 . . 3", ".", ".", ".", shown=LETTERS)
    assert late.leads["west-3"].done == 4
    assert 4 not in late.waste[0]
    # an open plot costs dread at the end of each segment
    nobody = told(".", ".", ".", ".", shown=LETTERS)
    assert [nobody.leads[place].dread for place in LETTERS] == [12, 9, 8]
    late = told(". . . . 1 2 . . . 3", ".", ".", ".", shown=LETTERS)
    assert [late.leads[place].dread for place in LETTERS] == [4, 3, 4]
    assert [lead is not None for _, lead in late.plots] == [True, True, True, False, False]
    assert late.uncovered == plot_cards("the-letter", 1)[3:]


@pytest.mark.rule("LD-145", "LD-160", "LD-EX-09")
def test_dice_lie_between_the_worst_and_the_best_flip() -> None:
    met = visit("west-1", "1", "1", ".", ".", shown=LETTERS)
    worst = best = total = 0.0
    for who in ("sturmer", "milton"):
        asked = {*PLOTS["mr-reynauds-residence"].icons, "wild"}
        sheet = 2
        found = []
        for flip in personality_cards(who):
            row = PERSONALITIES[flip]
            found.append((0 if row.kind == "trauma" else sheet) + sum(icon in asked for icon in row.icons))
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


@pytest.mark.rule("LD-290", "LD-297")
def test_a_goon_makes_its_area_harder_until_it_is_gone_and_calling_hours_tire_who_is_alone_at_night() -> None:
    goon = next(one for one in GOONS if GOONS[one].harass == "harder")
    t = plan(". 5", ". 5", "5", ".", shown={"west-5": "bruiser"}, story="london-dread")
    t.goons = {"west": goon}
    found = forecast(t)
    bruiser, street = found.leads["west-5"], found.leads["west-streets"]
    assert bruiser.need == DREAD["bruiser"].difficulty + GOONS[goon].n
    assert street.need == GOONS[goon].difficulty and street.visits[0].slot == 0
    assert set(street.visits[0].seats) == {0, 1, 3}
    solved = street.done == 0
    assert bruiser.visits[-1].need == DREAD["bruiser"].difficulty + (0 if solved else GOONS[goon].n)
    shown = {"west-5": "bruiser"}
    early = visit("west-5", "5", ".", ".", ".", shown=shown, story="the-gentleman-caller")
    late = visit("west-5", ". . . . . . . . 5", ".", ".", ".", shown=shown, story="the-gentleman-caller")
    assert early.sure[0] - late.sure[0] == 1


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
    # an arrow to a goon is no roundabout
    t = plan("1-west 2-west", ".", ".", ".", story="london-dread")
    t.goons = {"west": next(iter(GOONS))}
    found = forecast(t)
    solved = found.leads["west-streets"].done
    assert 0 not in found.waste[0]
    assert (found.waste[0].get(1) == "roundabout") == (solved == 0)


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
    t = plan("5 4", "2", ".", ".", shown={"west-5": "bruiser", **LETTERS}, items={0: ["brandy"]}, virtue=1)
    before = RULES.name, str(t)
    first = forecast(t)
    assert (RULES.name, str(t)) == before
    other = plan("5 4", "2", ".", ".", shown={"west-5": "bruiser", **LETTERS}, items={0: ["brandy"]}, virtue=1, seed=77)
    assert forecast(other) == first


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
