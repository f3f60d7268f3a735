"""Every screen of the program, in a sample state, by name."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from game import text
from game.match import Match
from game.match.clock import Stopwatch
from game.rules.london.choice import Agree, Note, Put, Reveal
from game.rules.ravenloft import event
from game.rules.ravenloft.adventures.campaign import Ledger
from game.rules.ravenloft.forecasts.consequences import follow
from game.rules.ravenloft.hero import in_front
from game.rules.ravenloft.state import State
from game.storage import paths
from game.storage.replay import Replay
from game.text import ravenloft as ledger_text
from game.ui.app.crash import CrashScene, Fault
from game.ui.dungeonville.dialogs import pause_dialog as town_pause
from game.ui.dungeonville.how_to_play import page_of as how_an_evening_goes
from game.ui.london import phases
from game.ui.london.demo import DemoScene as DayDemo
from game.ui.london.how_to_play import ENDGAME, PLANNING, SETTING_KEYS, STORY, page_of as how_a_day_goes
from game.ui.london.planning.cover_pages import BETWEEN
from game.ui.london.planning.pointers import TargetKey
from game.ui.london.planning.table import PlanningTable
from game.ui.london.setup import SEGMENTS
from game.ui.ravenloft import campaign, tutorial
from game.ui.ravenloft.board.effects import Roll, Shown
from game.ui.ravenloft.choreography.clips import make_clip
from game.ui.ravenloft.choreography.shown_state import Activations
from game.ui.ravenloft.demo import DemoScene
from game.ui.ravenloft.dialogs import page_of as how_a_night_is_played, pause_dialog
from game.ui.ravenloft.facts.cards import reachable
from game.ui.ravenloft.facts.inspector import CardBrowser
from game.ui.ravenloft.panels import rail_data
from game.ui.ravenloft.panels.rolls import Last
from game.ui.ravenloft.setup.choices import PastResult, party
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.key_bindings import KeyBindingsScene
from game.ui.screens.ledger import Form, LedgerScene
from game.ui.screens.load import FileRow, LoadScene
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.replays import ReplaysScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.screens.settings.scene import SettingsScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings
from game.ui.table.acts import Answer, Choose
from game.ui.table.dialogs import log_dialog
from game.ui.table.director import Clip
from game.ui.table.scene import TableScene
from game.ui.widgets.screen import Screen
from tests.ui import ledgers
from tests.ui.dungeonville import town_stages
from tests.ui.dungeonville.playing import town_table

OPTIONS = {"adventure": "find-the-icon", "heroes": "arjhan,immeril,thorgrim,kat"}
Make = Callable[[Settings], Screen]
STAGES: dict[str, Make] = {}


def stage(make: Make) -> Make:
    """Let a screen be looked at."""
    STAGES[make.__name__.replace("_", " ")] = make
    return make


STAGES |= {f"Dungeonville, {name}": make for name, make in town_stages.STAGES.items()}


def context(settings: Settings) -> AppContext:
    return AppContext(settings, AgentWorker(background=False))


@cache
def found() -> dict[str, tuple[int, int]]:
    """The moments at which the table looks different, as the seed of a night and the number of answers given in it."""
    places: dict[str, tuple[int, int]] = {}
    for seed in range(3, 12):
        match = Match.new("ravenloft", seed=seed, options=OPTIONS)
        while match.decision is not None and len(places) < 8:
            for name in kinds(match):
                places.setdefault(name, (seed, match.turn))
            match.answer("random")
        if match.decision is None:
            places.setdefault("end", (seed, match.turn))
    return places


@cache
def moment(name: str) -> Match:
    """A night at one of these moments."""
    seed, turn = found()[name]
    match = Match.new("ravenloft", seed=seed, options=OPTIONS)
    while match.turn < turn:
        match.answer("random")
    return match


@cache
def reel() -> Replay:
    """A whole night to be watched again."""
    return Replay(moment("end").to_record())


def kinds(match: Match) -> list[str]:
    """What a moment is good for."""
    scene: Any = castle_table(context(Settings()), match)
    t: State = scene.game.t
    good = []
    late = len(t.board.tiles) > 5
    if scene.game.option_map.squares and scene.game.option_map.hand and late:
        good.append("walk")
    if scene.game.option_map.figures and late:
        good.append("target")
    if len(scene.game.option_map.cards) > 2:
        good.append("cards")
    if len(scene.game.option_map.rows) > 2:
        good.append("rows")
    if len(scene.game.option_map.buttons) > 1:
        good.append("buttons")
    if scene.game.option_map.edges and late:
        good.append("edges")
    if t.environment and late:
        good.append("environment")
    return good


def table(settings: Settings, name: str) -> Any:
    return castle_table(context(settings), moment(name))


@stage
def cabinet(settings: Settings) -> Screen:
    text.use(game="common")
    return MenuScene(context(settings))


@stage
def saves(settings: Settings) -> Screen:
    text.use(game="common")
    made = LoadScene(context(settings))
    files = [Path(f"ravenloft-{number}-0{number}7.json") for number in range(48, 70)]
    made.rings = [
        FileRow(files[0]),
        FileRow(files[1], tuple(files[2:8])),
        FileRow(files[8], (files[9],)),
        *map(FileRow, files[10:]),
    ]
    made.expanded = {files[1]}
    made.known = {
        file: text.say("ui-save-about", game="game-ravenloft", answers=107, seed="48213", auto=number > 9)
        for number, file in enumerate(files)
    }
    made.message = text.say("error-crash", file="/home/player/.local/share/dreadhouse/crashes/crash-20260101-120000.json")
    return made


@stage
def replays(settings: Settings) -> Screen:
    return ReplaysScene(context(settings))


@stage
def preferences(settings: Settings) -> Screen:
    text.use(game="common")
    return SettingsScene(context(settings))


@stage
def keys(settings: Settings) -> Screen:
    text.use(game="common")
    return KeyBindingsScene(context(settings))


@stage
def rulebook(settings: Settings) -> Screen:
    text.use(game="ravenloft")
    return RulebookScene(context(settings), "CR-092")


@stage
def rulebook_at_an_adventure(settings: Settings) -> Screen:
    made = setup(settings)
    return RulebookScene(made.context, made.page_of_evening(), tonight=made.page_of_evening())


@stage
def setup(settings: Settings) -> Screen:
    made = SetupScene(context(settings), "ravenloft")
    made.press(("adventure", "find-the-icon"))
    made.give("kat", "normal")
    going = tuple(party(made.form))
    book = Ledger([ledgers.line(one, heroes=going, won=one != "daylight-assault") for one in ledgers.PLAYED])
    known = {"find-the-icon": PastResult(4, 2, 24), "escape-the-tomb": PastResult(2, 0, 0)}
    made.form = replace(made.form, facts=made.form.facts._replace(book=book, known=known))
    return made


@stage
def setup_asking_who_plays(settings: Settings) -> Screen:
    made = setup(settings)
    made.ask_holder("kat")
    return made


@stage
def setup_with_all_powers(settings: Settings) -> Screen:
    made = SetupScene(context(settings), "ravenloft")
    made.set("powers", "free")
    return made


@stage
def setup_that_cannot_begin(settings: Settings) -> Screen:
    made = SetupScene(context(settings), "ravenloft")
    made.form = made.form.give("kat", "normal").give("allisa", "normal")
    return made


@stage
def setup_reading_a_card(settings: Settings) -> Screen:
    made = SetupScene(context(settings), "ravenloft")
    made.press(("power", "brute-strike"))
    return made


def ledger_of(settings: Settings, *rows: Any) -> Any:
    """The campaign ledger with these lines in it, at a party of four."""
    text.use(game="ravenloft")
    made, book = LedgerScene(context(settings), ui=campaign.LEDGER), Ledger(list(rows), 1)
    problem = ledger_text.problem(book, str(paths.results("campaign"))) if not rows else ""
    made.form = campaign.with_parties(
        Form(book, problem),
        [frozenset(one) for one in (ledgers.FOUR, ["kat"], ["allisa", *ledgers.FOUR], ["thorgrim", "immeril"])],
    )
    return made


@stage
def campaign_ledger(settings: Settings) -> Screen:
    return ledger_of(settings, *ledgers.SOME)  # type: ignore[no-any-return]


@stage
def campaign_ledger_with_the_evenings_of_one_adventure(settings: Settings) -> Screen:
    made = ledger_of(settings, *ledgers.SOME)
    made.choose(("adventure", "find-the-icon"))
    return made  # type: ignore[no-any-return]


@stage
def campaign_ledger_that_is_damaged(settings: Settings) -> Screen:
    return ledger_of(settings)  # type: ignore[no-any-return]


@stage
def walking(settings: Settings) -> Screen:
    return table(settings, "walk")  # type: ignore[no-any-return]


@stage
def card_in_focus(settings: Settings) -> Screen:
    made = table(settings, "walk")
    made.focus.current = ("card", next(iter(made.game.option_map.hand)))
    return made  # type: ignore[no-any-return]


@stage
def card_that_waits(settings: Settings) -> Screen:
    made = table(settings, "walk")
    cards = in_front(made.game.t, made.client.seat)
    made.focus.current = ("card", next(card for card in cards if card not in made.game.option_map.hand))
    return made  # type: ignore[no-any-return]


@stage
def refusal(settings: Settings) -> Screen:
    made = table(settings, "walk")
    made.client.tell(text.say("refused-undo-turn"))
    return made  # type: ignore[no-any-return]


@stage
def target(settings: Settings) -> Screen:
    made = table(settings, "target")
    made.focus.current = ("figure", next(iter(made.game.option_map.figures)))
    return made  # type: ignore[no-any-return]


@stage
def tray_of_cards(settings: Settings) -> Screen:
    return table(settings, "cards")  # type: ignore[no-any-return]


@stage
def tray_of_lines(settings: Settings) -> Screen:
    return table(settings, "rows")  # type: ignore[no-any-return]


@stage
def yes_or_no(settings: Settings) -> Screen:
    return table(settings, "buttons")  # type: ignore[no-any-return]


@stage
def environment(settings: Settings) -> Screen:
    made = table(settings, "environment")
    made.game.sides.tab = "night"
    return made  # type: ignore[no-any-return]


@stage
def log_tab(settings: Settings) -> Screen:
    made = table(settings, "edges")
    made.game.sides.tab = "log"
    return made  # type: ignore[no-any-return]


@stage
def log(settings: Settings) -> Screen:
    made = table(settings, "walk")
    made.open(log_dialog(made))
    return made  # type: ignore[no-any-return]


@stage
def pause(settings: Settings) -> Screen:
    made = table(settings, "walk")
    made.open(pause_dialog(made, made.game))
    return made  # type: ignore[no-any-return]


@stage
def heroes_as_a_sheet(settings: Settings) -> Screen:
    made = table(settings, "walk")
    made.do(Choose("sheet", "heroes"))
    return made  # type: ignore[no-any-return]


@stage
def how_a_night_goes(settings: Settings) -> Screen:
    made = table(settings, "walk")
    made.open(HowToPlayDialog(made, how_a_night_is_played(made.game.t.adventure)))
    return made  # type: ignore[no-any-return]


def guided_to(settings: Settings, lesson: str) -> Any:
    """The guided evening, played as an agent plays it until a lesson is told."""
    made: Any = castle_table(context(settings), tutorial.new_match())
    while made.game.tutorial.lesson is None or made.game.tutorial.lesson.id != lesson:
        if made.animations.stopped:
            made.animations.go_on()
            made.controller.went_on()
        elif made.animations.busy:
            made.animations.stops = True
            made.animations.skip()
            made.controller.went_on()
        else:
            made.do(Answer(made.client.match.advice(0, "normal").choice))
    return made


@stage
def the_guide_asks_to_walk(settings: Settings) -> Screen:
    return guided_to(settings, "walk")  # type: ignore[no-any-return]


@stage
def the_guide_stands_still(settings: Settings) -> Screen:
    return guided_to(settings, "villain")  # type: ignore[no-any-return]


@stage
def the_guide_beside_a_drawn_card(settings: Settings) -> Screen:
    return guided_to(settings, "encounter")  # type: ignore[no-any-return]


@stage
def the_guide_and_a_target(settings: Settings) -> Screen:
    return guided_to(settings, "aim")  # type: ignore[no-any-return]


@stage
def the_guide_tells_of_help(settings: Settings) -> Screen:
    return guided_to(settings, "help")  # type: ignore[no-any-return]


@stage
def card_browser(settings: Settings) -> Screen:
    made = table(settings, "target")
    cards, first = made.game.inspectable_cards(made.facts(), made.focus.targets, None)
    made.open(CardBrowser(made, made.game, cards, first))
    return made  # type: ignore[no-any-return]


@stage
def tile_looked_at(settings: Settings) -> Screen:
    made = table(settings, "target")
    cards, _ = made.game.inspectable_cards(made.facts(), made.focus.targets, None)
    made.open(CardBrowser(made, made.game, cards, cards.index(made.game.t.board.tiles[-1].tile)))
    return made  # type: ignore[no-any-return]


@stage
def what_follows_from_a_card(settings: Settings) -> Screen:
    made = table(settings, "walk")
    t, seat = made.game.t, made.client.seat
    lines = {card: len(follow(t, seat, card, next(iter(reachable(t, seat, card)), ""))) for card in made.game.option_map.hand}
    made.open(CardBrowser(made, made.game, [max(lines, key=lambda card: lines[card])], 0))
    return made  # type: ignore[no-any-return]


@stage
def the_last_roll(settings: Settings) -> Screen:
    made = table(settings, "target")
    made.game.sides.tab = "night"
    made.game.director.last = Last("kat", "dagger-barrage", 17, 8, 25, 14, "blazing-skeleton-2", hit=True, lost=2, fell=True)
    return made  # type: ignore[no-any-return]


@stage
def five_heroes_and_the_last_roll(settings: Settings) -> Screen:
    options = {"adventure": "find-the-icon", "heroes": "arjhan,immeril,thorgrim,kat,allisa"}
    match = Match.new("ravenloft", seed=5, options=options)
    while match.turn < 90:
        match.answer("random")
    return castle_table(context(settings), match)


@stage
def the_villain_phase(settings: Settings) -> Screen:
    made = table(settings, "walk")
    acting = [row.who for row in rail_data.order(made.game.t, made.game.stage) if row.acts]
    made.game.stage.phase, made.game.stage.activations = "villain", Activations(tuple(acting[:-1]), acting[-1])
    made.game.sides.tab = "night"
    return made  # type: ignore[no-any-return]


@stage
def the_die(settings: Settings) -> Screen:
    made = table(settings, "target")
    made.game.director.roll = Roll(
        who="kat",
        purpose="roll-attack",
        face=17,
        card="dagger-barrage",
        bonus=8,
        total=25,
        ac=14,
        target="blazing-skeleton-2",
        hit=True,
    )
    return made  # type: ignore[no-any-return]


@stage
def a_card_turns_up(settings: Settings) -> Screen:
    made = table(settings, "walk")
    made.animations.add([Clip(1e9)])
    made.animations.update(1)
    made.game.director.shown = Shown("strahds-minions", turn=1.0)
    return made  # type: ignore[no-any-return]


def lying(settings: Settings, card: str) -> Any:
    """A table at which a card that has been drawn lies open to be read."""
    made = table(settings, "walk")
    made.animations.stops = True
    made.animations.add([make_clip(made.game.director, event.EncounterDrawn(made.game.stage.hero, card))])
    made.animations.update(1000)
    made.controller.went_on()
    return made


@stage
def a_card_lies_open(settings: Settings) -> Screen:
    return lying(settings, "strahds-minions")  # type: ignore[no-any-return]


@stage
def a_long_card_lies_open(settings: Settings) -> Screen:
    return lying(settings, "sliding-walls")  # type: ignore[no-any-return]


@stage
def a_card_asks(settings: Settings) -> Screen:
    made = table(settings, "buttons")
    made.game.prompting_card = "sliding-walls"
    return made  # type: ignore[no-any-return]


@stage
def something_happens(settings: Settings) -> Screen:
    made = table(settings, "walk")
    made.animations.add([Clip(1e9)])
    made.animations.update(1)
    made.game.director.caption = next(
        event for events in made.client.match.log for event in events if len(made.client.speaker.event(event)) > 60
    )
    return made  # type: ignore[no-any-return]


@stage
def crash(settings: Settings) -> Screen:
    file = Path("/home/player/.local/share/dreadhouse/crashes/crash-20260101-120000.json")
    return CrashScene(context(settings), Fault(file))


@stage
def demo(settings: Settings) -> Screen:
    return DemoScene(context(settings), DemoSlot(3, {}, ("ravenloft",)))


@stage
def replay(settings: Settings) -> Screen:
    return ReplayScene(context(settings), reel(), moment=20)


@stage
def reckoning(settings: Settings) -> Screen:
    return ResultScene(context(settings), moment("end"), staged=False)


@stage
def a_night_that_was_won(settings: Settings) -> Screen:
    made = ResultScene(context(settings), moment("end"), staged=False)
    made.facts = replace(made.facts, won=True)
    made.background = made.ui.background(made.facts)
    return made


# ------------------------------------------------------------------ London Dread


@stage
def before_a_day_in_london(settings: Settings) -> Screen:
    made = SetupScene(context(settings), "london")
    made.press(("story", "london-dread"))
    made.form = replace(made.form, party=("milton", "jacqueline"))
    return made


@stage
def before_a_varied_day_in_london(settings: Settings) -> Screen:
    settings.all_stories = True
    made = SetupScene(context(settings), "london")
    made.press(("story", "calypsos-bargain"))
    for what, values in SEGMENTS.items():
        made.set(what, values[-1])
    made.set("seats", 3)
    made.seed = ""
    made.focus.current = ("respite", False)
    return made


def told_of_a_day(settings: Settings, sheet: str) -> Screen:
    made = phases.act(context(settings), Match.new("london", seed=3))
    made.open(HowToPlayDialog(made, how_a_day_goes(made.client.view.state, sheet)))  # type: ignore[attr-defined, arg-type]
    return made


@stage
def how_a_day_is_planned(settings: Settings) -> Screen:
    return told_of_a_day(settings, PLANNING)


@stage
def how_a_day_is_lived(settings: Settings) -> Screen:
    return told_of_a_day(settings, STORY)


@stage
def how_a_day_ends(settings: Settings) -> Screen:
    return told_of_a_day(settings, ENDGAME)


@stage
def a_day_shown_by_itself(settings: Settings) -> Screen:
    made = DayDemo(context(settings), DemoSlot(5, {"story": "the-letter"}, ("london", "ravenloft")))
    for _ in range(100):
        made.update(40)
    return made


# ------------------------------------------------------------------ London Dread: the planning


def planning_of(settings: Settings) -> Any:
    """A day before its first page; with hands on their clocks it goes on at once, and as fast as it is told to."""
    settings.assistance = "full"
    now = [0.0]
    match = Match.new("london", seed=3, options={"seats": 4}, seats={3: "normal"}, stopwatch=Stopwatch(lambda: now[0]))
    settings.primers = [*SETTING_KEYS.values()]
    share = context(settings)
    made: Any = TableScene(share, match, PlanningTable(share, match))
    made.let_pass = now
    return made


def planned(settings: Settings) -> Any:
    """A planning that has gone some way: cards lie open, tokens in the clocks, a note on a card, a companion has spoken."""
    made = planning_of(settings)
    made.game.go_on()
    made.game.go_on()
    for place in ("north-1", "north-4", "east-2", "east-5", "south-3", "west-6"):
        made.game.session.submit(0, Reveal(place))
    made.game.session.submit(1, Note("east-2", "red"))
    for seat, tokens in enumerate((("1-north", "4", "4", "2"), ("3", "5-south"), ("2-east",), ("6", "1-west", "2"))):
        for slot, token in enumerate(tokens):
            made.game.session.submit(seat, Put(slot, token))
    made.game.session.submit(2, Agree())
    return made


@stage
def planning_the_first_page(settings: Settings) -> Screen:
    return planning_of(settings)


@stage
def planning_who_sits_where(settings: Settings) -> Screen:
    made = planning_of(settings)
    made.game.go_on()
    return made


@stage
def planning_with_three_hands(settings: Settings) -> Screen:
    made = planned(settings)
    overs = {
        "keys": TargetKey("card", what="east-2"),
        "mouse": TargetKey("slot", 1, number=4),
        "pad-0": TargetKey("card", what="north-1"),
    }
    for seat, (device, over) in enumerate(overs.items()):
        made.game.pointers.take(device, seat)
        made.game.pointers.by_device[device].hovered = over
    made.game.pointers.by_device["keys"].slot = 5
    return made


@stage
def planning_a_refusal(settings: Settings) -> Screen:
    made = planned(settings)
    made.game.pointers.take("mouse", 0)
    assert not made.game.gestures.submit(made.game.pointers.by_device["mouse"], Put(5, "4"), Put(6, "4")), "the Stash has one"
    return made


@stage
def planning_a_place_large(settings: Settings) -> Screen:
    made = planned(settings)
    made.game.pointers.take("mouse", 0)
    made.game.gestures.inspected = "north-1"
    return made


@stage
def planning_paused(settings: Settings) -> Screen:
    made = planned(settings)
    made.game.interrupted()
    return made


@stage
def planning_hands_off(settings: Settings) -> Screen:
    made = planned(settings)
    made.let_pass[0] += 3600
    made.update(16)
    made.update(9000)
    assert made.game.cover == BETWEEN
    return made


@stage
def before_an_evening_in_dungeonville(settings: Settings) -> Screen:
    made = SetupScene(context(settings), "dungeonville")
    made.set("seats", 5)
    return made


@stage
def before_a_short_evening_in_dungeonville(settings: Settings) -> Screen:
    made = SetupScene(context(settings), "dungeonville")
    made.set("seats", 2)
    made.set("limit", True)
    made.seed = ""
    made.focus.current = ("goal", 5)
    return made


@stage
def told_of_an_evening_in_dungeonville(settings: Settings) -> Screen:
    made = town_table(context(settings), Match.new("dungeonville", seed=3))
    made.open(HowToPlayDialog(made, how_an_evening_goes(7)))
    return made


@stage
def pausing_in_dungeonville(settings: Settings) -> Screen:
    made = town_table(context(settings), Match.new("dungeonville", seed=3))
    made.open(town_pause(made))
    return made
