"""Every screen of the program, in a sample state, by name."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, reduce
from pathlib import Path
from typing import Any

from game import text
from game.match import Match
from game.match.clock import Stopwatch
from game.match.commitment import commit
from game.rules.dungeonville.options import Options
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
from game.ui.london import game_ui
from game.ui.london.game_ui import DemoScene as DayDemo
from game.ui.london.how_to_play import ENDGAME, PLANNING, STORY, page_of as how_a_day_goes
from game.ui.london.planning.cover_pages import BETWEEN
from game.ui.london.planning.pointers import TargetKey
from game.ui.london.planning.table import PlanningTable
from game.ui.london.setup import SEGMENTS
from game.ui.ravenloft import campaign
from game.ui.ravenloft.board.effects import Roll, Shown
from game.ui.ravenloft.board_targets import group_options
from game.ui.ravenloft.choreography.clips import make_clip
from game.ui.ravenloft.choreography.shown_state import Activations, ShownState
from game.ui.ravenloft.demo import DemoScene
from game.ui.ravenloft.dialogs import pause_dialog
from game.ui.ravenloft.facts.cards import reachable
from game.ui.ravenloft.facts.inspector import CardBrowser
from game.ui.ravenloft.how_to_play import page_of as how_a_night_is_played
from game.ui.ravenloft.panels import rail_data
from game.ui.ravenloft.panels.rolls import Last
from game.ui.ravenloft.setup_choices import PastResult, party
from game.ui.ravenloft.table.presentation import GUIDE
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot
from game.ui.screens.box import BoxScene
from game.ui.screens.fairness import FairnessScene
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.key_bindings import KeyBindingsScene
from game.ui.screens.ledger import Form, LedgerScene
from game.ui.screens.load import FileRow, LoadScene
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.records import RecordsScene, turned_to
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
Act = Callable[[Any], object]


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


def played(seed: int, turn: int, options: dict[str, str] = OPTIONS) -> Match:
    """A night after so many answers."""
    match = Match.new("ravenloft", seed=seed, options=options)
    while match.turn < turn:
        match.answer("random")
    return match


@cache
def moment(name: str) -> Match:
    """A night at one of these moments."""
    return played(*found()[name])


def kinds(match: Match) -> list[str]:
    """What a moment is good for."""
    seat, options = next(iter(match.decision.options.items()))
    t: State = match.view(seat).state
    found, late = group_options(options, t, seat, ShownState.of(t).pieces.__contains__), len(t.board.tiles) > 5
    good = {
        "walk": late and found.squares and found.hand, "target": late and found.figures, "edges": late and found.edges,
        "environment": late and t.environment, "cards": len(found.cards) > 2, "rows": len(found.rows) > 2, "buttons": len(found.buttons) > 1,
    }  # fmt: skip
    return [name for name, holds in good.items() if holds]


def table(settings: Settings, name: str) -> Any:
    return castle_table(context(settings), moment(name))


# ------------------------------------------------------------------ how screens are made


def made_by(make: Callable[..., Any], *acts: Act, game: str = "", **more: Any) -> Make:
    """A screen, changed by some acts one after the other; with the texts of a game."""

    def made(settings: Settings) -> Screen:
        if game:
            text.use(game=game)
        screen = make(settings, **more)
        for act in acts:
            act(screen)
        return screen  # type: ignore[no-any-return]

    return made


def scene(kind: Callable[..., Any], *given: Any, **named: Any) -> Callable[[Settings], Any]:
    """A scene of the program."""
    return lambda settings: kind(context(settings), *given, **named)


def at(name: str, *acts: Act) -> Make:
    """The table of the castle at a moment, changed by some acts."""
    return made_by(table, *acts, name=name)


def set_up(game: str, *acts: Act) -> Make:
    """The set-up of a game, changed by some acts."""
    return made_by(scene(SetupScene, game), *acts)


def chosen(**values: object) -> Act:
    """Choose something in a set-up."""
    return lambda made: [made.set(what, value) for what, value in values.items()]


def put(path: str, value: Any) -> Act:
    """Set something of a screen, by its path; a function gets the value from the screen."""
    *way, last = path.split(".")
    return lambda made: setattr(reduce(getattr, way, made), last, value(made) if callable(value) else value)


def opens(dialog: Callable[[Any], Any]) -> Act:
    """Open a dialog over a table."""
    return lambda made: made.open(dialog(made))


def browser(place: Callable[[Any, Any, int], int]) -> Act:
    """Open the browser of cards, which can be looked at, at one of them."""

    def act(made: Any) -> None:
        cards, first = made.game.inspectable_cards(made.facts(), made.focus.targets, None)
        made.open(CardBrowser(made, made.game, cards, place(made, cards, first)))

    return act


# ------------------------------------------------------------------ the castle


def saves(settings: Settings) -> Screen:
    made = LoadScene(context(settings))
    files = [Path(f"ravenloft-{number}-0{number}7.json") for number in range(48, 70)]
    unfolded, other = FileRow(files[1], tuple(files[2:8])), FileRow(files[8], (files[9],))
    made.rings, made.expanded = [FileRow(files[0]), unfolded, other, *map(FileRow, files[10:])], {files[1]}
    made.known = {
        file: text.say("ui-save-about", game="game-ravenloft", minutes=107, auto=number > 9) for number, file in enumerate(files)
    }
    made.message = text.say("error-crash", file="/home/player/.local/share/dreadhouse/crashes/crash-20260101-120000.json")
    return made


def setup(settings: Settings) -> Screen:
    made = SetupScene(context(settings), "ravenloft")
    made.press(("adventure", "find-the-icon"))
    made.give("kat", "normal")
    going = tuple(party(made.form))
    book = Ledger([ledgers.line(one, heroes=going, won=one != "daylight-assault") for one in ledgers.PLAYED])
    known = {"find-the-icon": PastResult(4, 2, 24), "escape-the-tomb": PastResult(2, 0, 0)}
    made.form = replace(made.form, facts=made.form.facts._replace(book=book, known=known))
    return made


def rulebook_of(settings: Settings) -> Screen:
    """The rulebook, opened from a set-up at its adventure."""
    made: Any = setup(settings)
    return RulebookScene(made.context, made.page_of_evening(), tonight=made.page_of_evening())


def ledger_of(settings: Settings, rows: Any = ledgers.SOME) -> Any:
    """The campaign ledger with these lines in it, at a party of four."""
    text.use(game="ravenloft")
    made, book = LedgerScene(context(settings), ui=campaign.LEDGER), Ledger(list(rows), 1)
    problem = ledger_text.problem(book, str(paths.results("campaign"))) if not rows else ""
    parties = (ledgers.FOUR, ["kat"], ["allisa", *ledgers.FOUR], ["thorgrim", "immeril"])
    made.form = campaign.with_parties(Form(book, problem), [frozenset(one) for one in parties])
    return made


def records_of(settings: Settings, rows: int = 8, game: str = "terrorscape") -> Any:
    """The records, with so many nights in the Villa and some evenings in the castle."""
    text.use(game=game)
    made = RecordsScene(context(settings), game)
    book = {"terrorscape": ledgers.nights(rows), "ravenloft": list(ledgers.SOME) if rows else []}
    made.form = turned_to(
        Form(book, filters={"mine": "", "names": {"": "Wilhelmine-Luise", "2": "Bartholomew"}}), game=game, profile=None
    )
    return made


def guided_to(settings: Settings, lesson: str) -> Any:
    """The guided evening, played as an agent plays it until a lesson is told."""
    made: Any = castle_table(context(settings), GUIDE.new_match())
    while made.controller.tutorial.lesson is None or made.controller.tutorial.lesson.id != lesson:
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


def telling_card(made: Any) -> CardBrowser:
    """The browser at the card of which most is told."""
    t, seat = made.game.t, made.client.seat
    lines = {card: len(follow(t, seat, card, next(iter(reachable(t, seat, card)), ""))) for card in made.game.option_map.hand}
    return CardBrowser(made, made.game, [max(lines, key=lambda card: lines[card])], 0)


def villain_phase(made: Any) -> None:
    acting = [row.who for row in rail_data.order(made.game.t, made.game.stage) if row.acts]
    made.game.stage.phase, made.game.stage.activations = "villain", Activations(tuple(acting[:-1]), acting[-1])
    made.game.sides.tab = "night"


def drawn(card: str) -> Act:
    """A card that has been drawn lies open to be read."""

    def act(made: Any) -> None:
        made.animations.stops = True
        made.animations.add([make_clip(made.game.director, event.EncounterDrawn(made.game.stage.hero, card))])
        made.animations.update(1000)
        made.controller.went_on()

    return act


def animated(made: Any) -> None:
    """A clip runs and does not end."""
    made.animations.add([Clip(1e9)])
    made.animations.update(1)


def waiting_card(made: Any) -> tuple[str, str]:
    """A card in front of the Hero that cannot be used now."""
    return "card", next(card for card in in_front(made.game.t, made.client.seat) if card not in made.game.option_map.hand)


def long_sentence(made: Any) -> Any:
    """The first Event with a long sentence."""
    return next(one for events in made.client.match.log for one in events if len(made.client.speaker.event(one)) > 60)


# ------------------------------------------------------------------ London Dread


def told_of_a_day(settings: Settings, sheet: str) -> Screen:
    made: Any = game_ui.act(context(settings), Match.new("london", seed=3))
    made.open(HowToPlayDialog(made, how_a_day_goes(sheet, 12)))  # type: ignore[arg-type]
    return made  # type: ignore[no-any-return]


def varied_day(settings: Settings) -> Screen:
    settings.all_stories = True
    return SetupScene(context(settings), "london")


def planning_of(settings: Settings) -> Any:
    """A day before its first page; with hands on their clocks it goes on at once, and as fast as it is told to."""
    settings.assistance = "full"
    now = [0.0]
    match = Match.new("london", seed=3, options={"seats": 4}, seats={3: "normal"}, stopwatch=Stopwatch(lambda: now[0]))
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


def three_hands(made: Any) -> None:
    card = TargetKey("card", what="east-2")
    overs = {"keys": card, "mouse": TargetKey("slot", 1, number=4), "pad-0": card._replace(what="north-1")}
    for seat, (device, over) in enumerate(overs.items()):
        made.game.pointers.take(device, seat)
        made.game.pointers.by_device[device].hovered = over
    made.game.pointers.by_device["keys"].slot = 5


def hands_off(made: Any) -> None:
    made.let_pass[0] += 3600
    made.update(16)
    made.update(9000)
    assert made.game.cover == BETWEEN


def town(settings: Settings) -> Any:
    return town_table(context(settings), Match.new("dungeonville", seed=3))


def refused(made: Any) -> None:
    """An answer that is not possible."""
    made.game.pointers.take("mouse", 0)
    assert not made.game.gestures.submit(made.game.pointers.by_device["mouse"], Put(5, "4"), Put(6, "4")), "the Stash has one"


# ------------------------------------------------------------------ all of them

FAULT = Fault(Path("/home/player/.local/share/dreadhouse/crashes/crash-20260101-120000.json"))
ATTACK = Roll(
    who="kat", purpose="roll-attack", face=17, card="dagger-barrage", bonus=8, total=25, ac=14, target="blazing-skeleton-2", hit=True
)  # fmt: skip
LAST = Last("kat", "dagger-barrage", 17, 8, 25, 14, "blazing-skeleton-2", hit=True, lost=2, fell=True)
STAGES: dict[str, Make] = {
    **{f"Dungeonville, {name}": make for name, make in town_stages.STAGES.items()},
    "menu": made_by(scene(MenuScene), game="common"),
    "an open box": made_by(scene(BoxScene, "terrorscape")),
    "saves": made_by(saves, game="common"),
    "replays": made_by(scene(ReplaysScene)),
    "preferences": made_by(scene(SettingsScene), game="common"),
    "keys": made_by(scene(KeyBindingsScene), game="common"),
    "rulebook": made_by(scene(RulebookScene, "CR-092"), game="ravenloft"),
    "rulebook at an adventure": rulebook_of,
    "fairness": made_by(lambda settings: FairnessScene(context(settings), commit("dungeonville", Options(), 7, "0f" * 16), "dungeonville", 7)),
    "crash": made_by(scene(CrashScene, FAULT)),
    "demo": made_by(scene(DemoScene, DemoSlot(3, {}, ("ravenloft",)))),
    "replay": made_by(lambda settings: ReplayScene(context(settings), Replay(moment("end").to_record()), moment=20)),
    "reckoning": made_by(lambda settings: ResultScene(context(settings), moment("end"), staged=False)),
    "a night that was won": made_by(
        lambda settings: ResultScene(context(settings), moment("end"), staged=False),
        put("facts", lambda made: replace(made.facts, won=True)), put("background", lambda made: made.ui.background(made.facts)),
    ),
    "setup": setup,
    "setup asking who plays": made_by(setup, lambda made: made.ask_holder("kat")),
    "setup with all powers": set_up("ravenloft", chosen(powers="free")),
    "setup that cannot begin": set_up("ravenloft", put("form", lambda made: made.form.give("kat", "normal").give("allisa", "normal"))),
    "setup reading a card": set_up("ravenloft", lambda made: made.press(("power", "brute-strike"))),
    "campaign ledger": ledger_of,
    "campaign ledger with the evenings of one adventure": made_by(ledger_of, lambda made: made.choose(("adventure", "find-the-icon"))),
    "campaign ledger that is damaged": made_by(ledger_of, rows=()),
    "records of many nights": made_by(records_of, rows=300),
    "records with their plots": made_by(records_of, lambda made: made.choose(("all",))),
    "records of one night": made_by(records_of, lambda made: made.choose(("night", "night 7"))),
    "records of the castle": made_by(records_of, lambda made: made.choose(("all",)), game="ravenloft"),
    "records of nothing": made_by(records_of, lambda made: made.choose(("all",)), rows=0),
    "records that were exported": made_by(records_of, lambda made: made.act()),
    "walking": at("walk"),
    "what follows from a card": at("walk", opens(telling_card)),
    "five heroes and the last roll": lambda settings: castle_table(
        context(settings), played(5, 90, {**OPTIONS, "heroes": "arjhan,immeril,thorgrim,kat,allisa"})
    ),
    "the villain phase": at("walk", villain_phase),
    "card in focus": at("walk", put("focus.current", lambda made: ("card", next(iter(made.game.option_map.hand))))),
    "card that waits": at("walk", put("focus.current", waiting_card)),
    "refusal": at("walk", lambda made: made.client.tell(text.say("refused-undo-turn"))),
    "target": at("target", put("focus.current", lambda made: ("figure", next(iter(made.game.option_map.figures))))),
    "tray of cards": at("cards"), "tray of lines": at("rows"), "yes or no": at("buttons"),
    "environment": at("environment", put("game.sides.tab", "night")),
    "log tab": at("edges", put("game.sides.tab", "log")),
    "log": at("walk", opens(log_dialog)),
    "pause": at("walk", opens(lambda made: pause_dialog(made, made.game))),
    "heroes as a sheet": at("walk", lambda made: made.do(Choose("sheet", "heroes"))),
    "how a night goes": at("walk", opens(lambda made: HowToPlayDialog(made, how_a_night_is_played(made.game.t.adventure)))),
    "the guide asks to walk": made_by(guided_to, lesson="walk"),
    "the guide stands still": made_by(guided_to, lesson="villain"),
    "the guide beside a drawn card": made_by(guided_to, lesson="encounter"),
    "the guide and a target": made_by(guided_to, lesson="aim"),
    "the guide tells of help": made_by(guided_to, lesson="help"),
    "card browser": at("target", browser(lambda made, cards, first: first)),
    "tile looked at": at("target", browser(lambda made, cards, first: cards.index(made.game.t.board.tiles[-1].tile))),
    "the last roll": at("target", put("game.sides.tab", "night"), put("game.director.last", LAST)),
    "the die": at("target", put("game.director.roll", ATTACK)),
    "a card turns up": at("walk", animated, put("game.director.shown", Shown("strahds-minions", turn=1.0))),
    "a card lies open": at("walk", drawn("strahds-minions")), "a long card lies open": at("walk", drawn("sliding-walls")),
    "a card asks": at("buttons", put("game.prompting_card", "sliding-walls")),
    "something happens": at("walk", animated, put("game.director.caption", long_sentence)),
    "before a day in london": set_up(
        "london", lambda made: made.press(("story", "london-dread")),
        put("form", lambda made: replace(made.form, party=("milton", "jacqueline"))),
    ),
    "before a varied day in london": made_by(
        varied_day, lambda made: made.press(("story", "calypsos-bargain")),
        chosen(**{what: values[-1] for what, values in SEGMENTS.items()} | {"seats": 3}), put("seed", ""), put("focus.current", ("respite", False)),
    ),
    "how a day is planned": made_by(told_of_a_day, sheet=PLANNING),
    "how a day is lived": made_by(told_of_a_day, sheet=STORY),
    "how a day ends": made_by(told_of_a_day, sheet=ENDGAME),
    "a day shown by itself": made_by(scene(DayDemo, DemoSlot(5, {"story": "the-letter"}, ("london", "ravenloft"))), lambda made: [made.update(40) for _ in range(100)]),
    "planning the first page": planning_of,
    "planning who sits where": made_by(planning_of, lambda made: made.game.go_on()),
    "planning with three hands": made_by(planned, three_hands),
    "planning hands off": made_by(planned, hands_off),
    "planning a refusal": made_by(planned, refused),
    "planning a place large": made_by(planned, lambda made: made.game.pointers.take("mouse", 0), put("game.gestures.inspected", "north-1")),
    "planning paused": made_by(planned, lambda made: made.game.interrupted()),
    "before an evening in dungeonville": set_up("dungeonville", chosen(seats=5)),
    "before a short evening in dungeonville": set_up(
        "dungeonville", chosen(seats=2, limit=True), put("seed", ""), put("focus.current", ("goal", 5))
    ),
    "told of an evening in dungeonville": made_by(town, opens(lambda made: HowToPlayDialog(made, how_an_evening_goes(7)))),
    "pausing in dungeonville": made_by(town, opens(town_pause)),
}  # fmt: skip
