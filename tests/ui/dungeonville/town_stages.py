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
STAGES: dict[str, Make] = {}
FORWARD = 700


def stage(make: Make) -> Make:
    STAGES[make.__name__.replace("_", " ")] = make
    return make


def context(settings: Settings) -> AppContext:
    text.use(game="dungeonville")
    made = AppContext(settings, AgentWorker(background=False))
    made.saves_nothing = True
    return made


def asked(settings: Settings, prompt: str, seed: int, *, persons: int = 1, seats: int = 5, round_: int = 1) -> TableScene:
    """The table of a person who gets this question, not before a round."""
    match = Match.from_record(led_to(prompt, seed, persons, seats, round_))
    text.use(game="dungeonville")
    return town_table(context(settings), match)


@cache
def led_to(prompt: str, seed: int, persons: int, seats: int, round_: int) -> Record:
    """A match up to that question."""
    quick = Settings(speed="instant", reduced=True, primers=["dungeonville"])
    table = town_table(context(quick), evening(seed, persons, seats=seats))
    dice = random.Random(seed)
    for _ in range(FORWARD):
        assert settled(table) is None, prompt
        decision = table.match.decision
        assert decision is not None
        if decision.prompt == prompt and table.match.game.state.round >= round_:
            return table.match.to_record()
        table.do(Answer(dice.choice(table.client.options)))
    raise AssertionError(prompt)


@stage
def hiring(settings: Settings) -> Screen:
    return asked(settings, "prompt-recruit", 3)


def turned_to(settings: Settings, page: str) -> TableScene:
    """A table with this panel open, where it is folded."""
    made = asked(settings, "prompt-scout", 4, round_=2)
    made.game.panel = page
    return made


@stage
def turned_to_the_town(settings: Settings) -> Screen:
    return turned_to(settings, "stage")


@stage
def turned_to_the_party(settings: Settings) -> Screen:
    return turned_to(settings, "party")


@stage
def turned_to_the_secrets(settings: Settings) -> Screen:
    return turned_to(settings, "secret")


@stage
def turned_to_the_house(settings: Settings) -> Screen:
    return turned_to(settings, "house")


@stage
def turned_to_the_wizards(settings: Settings) -> Screen:
    return turned_to(settings, "wizards")


@stage
def turned_to_the_phases(settings: Settings) -> Screen:
    return turned_to(settings, "phases")


@stage
def turned_to_what_helps(settings: Settings) -> Screen:
    return turned_to(settings, "moment")


@stage
def hiring_late(settings: Settings) -> Screen:
    return asked(settings, "prompt-recruit", 5, round_=3)


@stage
def choosing_a_dungeon(settings: Settings) -> Screen:
    return asked(settings, "prompt-scout", 4, round_=2)


@stage
def laying_fighters(settings: Settings) -> Screen:
    made = asked(settings, "prompt-order", 5)
    for fighter in made.game.options.orders[0].fighters:
        made.do(Choose("fighter", fighter))
    return made


@stage
def escaping_or_not(settings: Settings) -> Screen:
    return asked(settings, "prompt-escape", 6, round_=2)


@stage
def choosing_who_dies(settings: Settings) -> Screen:
    return asked(settings, "prompt-victim", 6)


@stage
def paying_by_hand(settings: Settings) -> Screen:
    return asked(settings, "prompt-pay", 7, round_=2)


@stage
def exchanging_a_deed(settings: Settings) -> Screen:
    return asked(settings, "prompt-swap", 2, seats=3)


@stage
def claiming_or_not(settings: Settings) -> Screen:
    return asked(settings, "prompt-claim", 6, seats=4)


@stage
def behind_the_curtain(settings: Settings) -> Screen:
    return asked(settings, "prompt-recruit", 3, persons=5)


@stage
def lifting_the_curtain(settings: Settings) -> Screen:
    made = asked(settings, "prompt-order", 6, persons=4, seats=4)
    assert made.controller.curtain
    return made


@stage
def lifted_the_curtain(settings: Settings) -> Screen:
    made = asked(settings, "prompt-order", 6, persons=4, seats=4)
    lift_curtain(made)
    return made


@stage
def deducing(settings: Settings) -> Screen:
    made = asked(settings, "prompt-scout", 4, round_=2)
    made.do(Command("deeds"))
    return made


def pointing(
    settings: Settings, thing: Thing, part: str, *, prompt: str = "prompt-recruit", seed: int = 5, round_: int = 3
) -> TableScene:
    """A table at which the mouse has rested on something."""
    made = asked(settings, prompt, seed, round_=round_)
    made.context.input.device = MOUSE
    made.game.inspector.open = ThingArea(thing, Area(0, 0, 0, 0), part)
    return made


@stage
def pointing_at_an_adventurer(settings: Settings) -> Screen:
    made = asked(settings, "prompt-recruit", 5, round_=3)
    return pointing(settings, Thing("adventurer", made.facts().state.town[1]), "town")


@stage
def pointing_at_a_wizard(settings: Settings) -> Screen:
    return pointing(settings, Thing("wizard", "2"), "wizard-2")


@stage
def pointing_at_a_dungeon(settings: Settings) -> Screen:
    return pointing(settings, Thing("dungeon", "ice-cave"), "mouths", prompt="prompt-scout", seed=4, round_=2)


@stage
def pointing_at_a_room(settings: Settings) -> Screen:
    made = asked(settings, "prompt-escape", 6, round_=2)
    assert made.facts().state.trip is not None
    return pointing(settings, Thing("room", made.facts().state.trip.rooms[-1]), "stage", prompt="prompt-escape", seed=6, round_=2)


@stage
def pointing_at_the_deed_house(settings: Settings) -> Screen:
    return pointing(settings, Thing("house"), "house")


@stage
def looking_around(settings: Settings) -> Screen:
    made = asked(settings, "prompt-recruit", 5, round_=3)
    made.do(Command("aid"))
    return made


@stage
def looking_closely_at_a_wizard(settings: Settings) -> Screen:
    made = asked(settings, "prompt-recruit", 5, round_=4)
    made.do(made.game.inspector.page(Thing("wizard", "1")))
    return made


@stage
def looking_closely_at_a_dungeon(settings: Settings) -> Screen:
    made = asked(settings, "prompt-recruit", 5, round_=4)
    made.do(made.game.inspector.page(Thing("dungeon", "crypt")))
    return made


@stage
def looking_closely_at_the_town(settings: Settings) -> Screen:
    made = asked(settings, "prompt-recruit", 5, round_=4)
    made.do(made.game.inspector.page(Thing("town")))
    return made


@stage
def before_a_claim(settings: Settings) -> Screen:
    made = asked(settings, "prompt-scout", 4, persons=3)
    made.do(Command("claim"))
    return made


def stopped(settings: Settings, seed: int, wanted: Callable[[TableScene], bool], *, seats: int = 5) -> TableScene:
    """The table at a notice."""
    table = town_table(context(Settings(reduced=True, primers=["dungeonville"])), evening(seed, 1, seats=seats))
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


@stage
def a_set_with_four_parties(settings: Settings) -> Screen:
    return stopped(
        settings,
        8,
        lambda table: town(table).duel is not None and len(town(table).duel.seats) > 3 and len(table.facts().caption) > 100,
    )


@stage
def a_room_that_must_be_opened(settings: Settings) -> Screen:
    return stopped(
        settings,
        5,
        lambda table: (
            bool(table.game.shown.continue_label)
            and table.facts().state.trip is not None
            and len(table.facts().state.trip.rooms) > 0
        ),
    )


@stage
def the_end_of_a_round(settings: Settings) -> Screen:
    return stopped(settings, 5, lambda table: table.game.shown.in_recap and town(table).tally.number > 1)


@stage
def dealt_alone(settings: Settings) -> Screen:
    made = town_table(context(settings), evening(3, 1))
    made.game.deals = True
    made.update(1)
    return made


@stage
def dealt_to_several(settings: Settings) -> Screen:
    made = town_table(context(settings), evening(3, 3))
    made.game.deals = True
    made.update(1)
    return made


@stage
def told_a_hint(settings: Settings) -> Screen:
    made = asked(settings, "prompt-swap", 2, seats=3)
    made.do(Command("hint"))
    while not made.client.message.startswith("Hint"):
        made.update(20)
    return made


@stage
def told_how_to_ask_for_a_hint(settings: Settings) -> Screen:
    made = asked(settings, "prompt-scout", 4, persons=3)
    made.do(Command("hint"))
    return made


@stage
def a_dungeon_that_all_know(settings: Settings) -> Screen:
    made = asked(settings, "prompt-scout", 4, persons=3)
    for seat in made.client.person_seats:
        made.match.submit(seat, Claim())
    return town_table(context(settings), made.match)


@stage
def the_whole_log(settings: Settings) -> Screen:
    made = asked(settings, "prompt-escape", 6, round_=2)
    made.commands()["log"]()
    return made


def ended() -> Match:
    match = Match.new("dungeonville", seed=5, options={"seats": 5}, seats=dict.fromkeys(range(5), "easy"))
    match.play()
    return match


@stage
def the_end(settings: Settings) -> Screen:
    return ResultScene(context(settings), ended(), staged=False)


@stage
def the_charts(settings: Settings) -> Screen:
    made = ResultScene(context(settings), ended(), staged=False)
    made.turn_page("charts")
    return made


@stage
def watched_again(settings: Settings) -> Screen:
    flight_sprite = context(settings)
    replay = Replay(ended().to_record())
    return ReplayScene(flight_sprite, replay, moment=replay.last // 2)


@stage
def the_bill_of_the_demo(settings: Settings) -> Screen:
    made = DemoScene(context(settings), DemoSlot(3, {}, ("dungeonville", "ravenloft"), has_exit=False))
    made.lines_shown = 3
    return made
