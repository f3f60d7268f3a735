"""Named states of the table that are worth a picture."""

import random
from collections.abc import Callable
from functools import cache

from game import text
from game.match import Match
from game.match.record import Record
from game.rules.dungeonville.choice import Claim
from game.storage.replay import Replay
from game.ui.draw.canvas import Area
from game.ui.dungeonville.demo import DemoScene
from game.ui.dungeonville.facts.areas import ThingArea
from game.ui.dungeonville.facts.thing import Thing
from game.ui.input.state import MOUSE
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from game.ui.table.acts import Answer, Choose, Command
from game.ui.table.scene import TableScene
from game.ui.widgets.screen import Screen
from tests.ui.dungeonville.playing import evening, lift_curtain, settled, town, town_table

Make = Callable[[Settings], Screen]
FORWARD = 700


def context(settings: Settings) -> AppContext:
    text.use(game="dungeonville")
    made = AppContext(settings, AgentWorker(background=False))
    made.saves_nothing = True
    return made


def asked(settings: Settings, prompt: str, seed: int, *, persons: int = 1, seats: int = 5, round_: int = 1) -> TableScene:
    match = Match.from_record(led_to(prompt, seed, persons, seats, round_))
    text.use(game="dungeonville")
    return town_table(context(settings), match)


@cache
def led_to(prompt: str, seed: int, persons: int, seats: int, round_: int) -> Record:
    quick = Settings(speed="instant", reduced=True)
    table = town_table(context(quick), evening(seed, persons, seats=seats))
    dice = random.Random(seed)
    for _ in range(FORWARD):
        assert settled(table) is None, prompt
        decision = table.match.decision
        if decision.prompt == prompt and table.match.game.state.round >= round_:
            return table.match.to_record()
        table.do(Answer(dice.choice(table.client.options)))
    raise AssertionError(prompt)


def then(prompt: str, seed: int, act: Callable[[TableScene], object], **more: int) -> Make:
    def make(settings: Settings) -> Screen:
        made = asked(settings, prompt, seed, **more)
        act(made)
        return made

    return make


def laid(made: TableScene) -> None:
    for fighter in made.game.options.orders[0].fighters:
        made.do(Choose("fighter", fighter))


def folded(panel: str) -> Make:
    return then("prompt-scout", 4, lambda made: setattr(made.game, "panel", panel), round_=2)


def pointed(
    find: Callable[[TableScene], tuple[Thing, str]], prompt: str = "prompt-recruit", seed: int = 5, round_: int = 3
) -> Make:
    """A table at which the mouse has rested on something in a part of it."""

    def act(made: TableScene) -> None:
        thing, part = find(made)
        made.context.input.device = MOUSE
        made.game.inspector.open = ThingArea(thing, Area(0, 0, 0, 0), part)

    return then(prompt, seed, act, round_=round_)


def inspected(*thing: str) -> Make:
    return then("prompt-recruit", 5, lambda made: made.do(made.game.inspector.page(Thing(*thing))), round_=4)


def hinted(made: TableScene) -> None:
    made.do(Command("hint"))
    while made.controller.hint is None:
        made.update(20)


def curtained(made: TableScene) -> None:
    assert made.controller.curtain


def all_know(settings: Settings) -> Screen:
    made = asked(settings, "prompt-scout", 4, persons=3)
    for seat in made.client.person_seats:
        made.match.submit(seat, Claim())
    return town_table(context(settings), made.match)


def stopped(seed: int, wanted: Callable[[TableScene], bool]) -> Make:
    """The table at a notice."""

    def make(settings: Settings) -> Screen:
        table = town_table(context(Settings(reduced=True)), evening(seed, 1, seats=5))
        dice = random.Random(seed)
        for _ in range(20 * FORWARD):
            assert table.update(500) is None
            if table.animations.stopped:
                if wanted(table):
                    table.context = context(settings)
                    return table
                table.animations.go_on()
                table.controller.went_on()
            elif table.controller.seat is not None and not table.animations.busy:
                table.do(Answer(dice.choice(table.game.options.orders or table.client.options)))
        raise AssertionError(wanted)

    return make


def must_open(table: TableScene) -> bool:
    """Whether a further room must be opened."""
    trip = table.facts().state.trip
    return bool(table.game.shown.continue_label) and trip is not None and bool(trip.rooms)


def long_set(table: TableScene) -> bool:
    """Whether a set with four parties has many words."""
    duel = town(table).duel
    return duel is not None and len(duel.seats) > 3 and len(table.facts().caption) > 100


def dealt(persons: int) -> Make:
    def make(settings: Settings) -> Screen:
        made = town_table(context(settings), evening(3, persons))
        made.game.deals = True
        made.update(1)
        return made

    return make


def ended() -> Match:
    match = Match.new("dungeonville", seed=5, options={"seats": 5}, seats=dict.fromkeys(range(5), "easy"))
    match.play()
    return match


def charts(settings: Settings) -> Screen:
    made = ResultScene(context(settings), ended(), staged=False)
    made.turn_page("charts")
    return made


def watched(settings: Settings) -> Screen:
    shown, replay = context(settings), Replay(ended().to_record())
    return ReplayScene(shown, replay, moment=replay.last // 2)


def title_card(settings: Settings) -> Screen:
    made = DemoScene(context(settings), DemoSlot(3, {}, ("dungeonville", "ravenloft"), has_exit=False))
    made.lines_shown = 3
    return made


def at(prompt: str, seed: int, **more: int) -> Make:
    return lambda settings: asked(settings, prompt, seed, **more)


STAGES: dict[str, Make] = {
    "hiring": at("prompt-recruit", 3),
    "turned to the town": folded("stage"),
    "turned to the party": folded("party"),
    "turned to the secrets": folded("secret"),
    "turned to the house": folded("house"),
    "turned to the wizards": folded("wizards"),
    "turned to the phases": folded("phases"),
    "turned to what helps": folded("moment"),
    "hiring late": at("prompt-recruit", 5, round_=3),
    "choosing a dungeon": at("prompt-scout", 4, round_=2),
    "laying fighters": then("prompt-order", 5, laid),
    "escaping or not": at("prompt-escape", 6, round_=2),
    "choosing who dies": at("prompt-victim", 6),
    "paying by hand": at("prompt-pay", 7, round_=2),
    "exchanging a deed": at("prompt-swap", 2, seats=3),
    "claiming or not": at("prompt-claim", 6, seats=4),
    "behind the curtain": at("prompt-recruit", 3, persons=5),
    "lifting the curtain": then("prompt-order", 6, curtained, persons=4, seats=4),
    "lifted the curtain": then("prompt-order", 6, lift_curtain, persons=4, seats=4),
    "deducing": then("prompt-scout", 4, lambda made: made.do(Command("deeds")), round_=2),
    "pointing at an adventurer": pointed(lambda made: (Thing("adventurer", made.facts().state.town[1]), "town")),
    "pointing at a wizard": pointed(lambda made: (Thing("wizard", "2"), "wizard-2")),
    "pointing at a dungeon": pointed(lambda made: (Thing("dungeon", "ice-cave"), "mouths"), "prompt-scout", 4, 2),
    "pointing at a room": pointed(
        lambda made: (Thing("room", made.facts().state.trip.rooms[-1]), "stage"), "prompt-escape", 6, 2
    ),
    "pointing at the deed house": pointed(lambda made: (Thing("house"), "house")),
    "looking around": then("prompt-recruit", 5, lambda made: made.do(Command("aid")), round_=3),
    "looking closely at a wizard": inspected("wizard", "1"),
    "looking closely at a dungeon": inspected("dungeon", "crypt"),
    "looking closely at the town": inspected("town"),
    "before a claim": then("prompt-scout", 4, lambda made: made.do(Command("claim")), persons=3),
    "a set with four parties": stopped(8, long_set),
    "a room that must be opened": stopped(3, must_open),
    "the end of a round": stopped(5, lambda table: table.game.shown.in_recap and town(table).tally.number > 1),
    "dealt alone": dealt(1),
    "dealt to several": dealt(3),
    "told a hint": then("prompt-swap", 2, hinted, seats=3),
    "told how to ask for a hint": then("prompt-scout", 4, lambda made: made.do(Command("hint")), persons=3),
    "a dungeon that all know": all_know,
    "the whole log": then("prompt-escape", 6, lambda made: made.commands()["log"](), round_=2),
    "the end": lambda settings: ResultScene(context(settings), ended(), staged=False),
    "the charts": charts,
    "watched again": watched,
    "the bill of the demo": title_card,
}
