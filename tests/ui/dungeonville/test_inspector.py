"""The inspector: tooltips, keyboard inspection, pages. They show public information only, and nothing is cut off."""

import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache

import pygame
import pytest
import text_audit
from test_scale import SHAPES

from game.match import Match
from game.rules.dungeonville.beliefs.odds import next_rooms
from game.rules.dungeonville.beliefs.signs import Swapped
from game.rules.dungeonville.choice import Lay
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, NUMBERS, ROOMS, TOWN, rooms_of
from game.rules.dungeonville.turn import PHASES
from game.text import name, say
from game.text.rulebook import book
from game.ui.draw.canvas import Area
from game.ui.dungeonville import counts as facts
from game.ui.dungeonville.facts import areas, descriptions, thing as tooltip
from game.ui.dungeonville.facts.descriptions import describe
from game.ui.dungeonville.facts.dialog import TownInspector
from game.ui.dungeonville.facts.inspector import HOVER_DELAY, LEAVE_DELAY, LookAround
from game.ui.dungeonville.facts.thing import Thing, page_of, pages
from game.ui.input.state import KEYS, MOUSE, PAD
from game.ui.scene.navigation import Navigation, Push
from game.ui.settings import Settings
from game.ui.table.acts import Answer, Command
from game.ui.table.facts import folded
from game.ui.table.scene import TableScene
from game.ui.table.tooltip import draw_tooltip
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import meeting
from tests.ui.dungeonville import town_stages
from tests.ui.dungeonville.playing import SECRETS_KEY, asked as asked_evening, evening, house, settled, table, town
from tests.ui.london.painter_kit import written
from tests.ui.painted import at_random, draw, enter, press, release

SIZE = (1920, 1080)


@cache
def played(seed: int, answers: int, seats: int = 4) -> Match:
    match, dice = Match.new("dungeonville", seed=seed, options={"seats": seats, "limit": True}), random.Random(seed)
    while match.turn < answers and match.decision is not None:
        at_random(match, dice)
    return match


def views() -> Iterator[tuple[Match, State]]:
    """A spectator's observations of matches, early and late."""
    for seed, answers in ((3, 30), (4, 120), (5, 260), (6, 400)):
        match = played(seed, answers, 2 + seed % 4)
        yield match, match.view(None).state


def things(t: State) -> list[Thing]:
    one_each = {"adventurer": ADVENTURERS, "room": ROOMS, "dungeon": DUNGEONS, "blood": DUNGEONS, "place": TOWN, "phase": PHASES}
    found = [Thing(kind, which) for kind, all_of in one_each.items() for which in all_of]
    found += [Thing(kind, str(seat)) for kind in ("wizard", "graveyard", "treasury") for seat in range(len(t.wizards))]
    return [*found, Thing("house"), Thing("town")]


@pytest.mark.heavy
@pytest.mark.rule("DV-009", "DV-042", "DV-054", "DV-066", "DV-067")
def test_every_thing_has_a_title_words_and_rules_and_its_figures_are_those_of_the_table() -> None:
    rules = set(book("dungeonville").rules)
    for _, t in views():
        for thing in things(t):
            found = describe(t, thing)
            assert found.title and found.words and found.rules, thing
            assert set(found.rules) <= rules, thing
            assert page_of(t, thing) in pages(t)
        for adventurer in ("sir-clank", "nix-the-nameless", t.wizards[0].party[0] if t.wizards[0].party else "sir-gawp"):
            for chip in descriptions.letter_chips(t, adventurer):
                rooms = [ROOMS[room].letter for room in next_rooms(t, chip.dungeon)]
                assert chip.below == tooltip.percent(rooms.count(chip.letter) / len(rooms))
        assert all(chip.faint for chip in descriptions.letter_chips(t, "giggles")), "the Jester has no letter before the entrance"
        for seat, wizard in enumerate(t.wizards):
            supply = facts.supply(t, seat)
            out = supply.hand + sum(supply.dungeons.values()) + sum(supply.graves.values())
            assert (supply.left, supply.hand) == (max(0, NUMBERS.supply - out), wizard.blood)
            assert sum(supply.dungeons.values()) == sum(counts[seat] for counts in t.blood.values())


@pytest.mark.rule("DV-108", "DV-109")
def test_a_room_has_been_seen_or_may_come_and_who_has_died_is_read_from_the_log() -> None:
    for match, t in views():
        for dungeon in DUNGEONS:
            left, hidden = facts.left(t, dungeon), [card.face for card in match.game.state.rooms[dungeon]]
            assert sorted([*facts.seen_rooms(t, dungeon), *hidden]) == sorted(rooms_of(dungeon))
            assert left == Counter(ROOMS[room].letter for room in hidden or t.heaps[dungeon])
            for chip, letter in zip(descriptions.room_chips(t, dungeon), "ABCDE", strict=True):
                assert chip.below == say("ui-dv-inspect-left", left=left[letter], of=facts.printed_rooms(dungeon)[letter])
        deaths = folded(facts.fold_deaths, facts.DeathLog(), match.seen(None)).deaths
        bled = Counter((one.dungeon, one.seat) for one in deaths if one.room and ADVENTURERS[one.adventurer].kind != "mule")
        blood = {(dungeon, seat): tokens for dungeon, counts in t.blood.items() for seat, tokens in enumerate(counts)}
        assert {key: bled[key] for key in blood} == blood
        fights = Counter(one.seat for one in deaths if not one.room)
        assert all(fights[seat] >= sum(one.graveyard[seat] for one in t.wizards) for seat in range(len(t.wizards)))


@pytest.fixture
def t() -> State:
    """What everybody sees in the midst of an evening."""
    return deepcopy(played(4, 120).view(None).state)


def said(t: State, kind: str, which: object) -> tuple[str, ...]:
    return describe(t, Thing(kind, str(which))).words


@pytest.mark.rule("DV-107", "DV-113", "DV-092", "DV-017", "DV-020", "DV-082", "DV-086", "DV-093")
def test_a_deed_is_told_of_once_all_know_it_and_the_stone_an_item_the_axe_and_no_colour_say_so(t: State) -> None:
    t.house_exposed = ["" for _ in t.house]
    for one in t.wizards:
        one.exposed = ""
    assert descriptions.known_deed(t, 1) == say("ui-dv-inspect-unknown")
    assert descriptions.known_owner(t, "crypt") == say("ui-dv-inspect-nobody-knows")
    t.wizards[1].exposed, t.blood["crypt"] = "crypt", [2, 1, 3, 0]
    t.wizards[1].graveyard = [1, 0, 1, 0]
    assert descriptions.known_deed(t, 1) == say("ui-dv-inspect-known", dungeon="crypt", score=2 + 5 - 1, goal=t.options.goal)
    assert descriptions.known_owner(t, "crypt") == say("ui-dv-inspect-owner", seat=name("white"))
    t.wizards[1].exposed, t.house_exposed = "", ["crypt"]
    assert descriptions.known_owner(t, "crypt") == say("ui-dv-inspect-in-house")
    t.record = [Swapped(1, 1, (0,) * 5), Swapped(0, 0, (0,) * 5), Swapped(1, 0, (0,) * 5)]  # everybody saw these, in this order
    assert descriptions.known_swaps(t, 1) == (say("ui-dv-inspect-swapped", place=2), say("ui-dv-inspect-swapped", place=1))
    assert descriptions.known_swaps(t, 2) == ()
    for seat in range(len(t.wizards)):
        assert (say("ui-dv-inspect-stone") in said(t, "wizard", seat)) == (t.stone == seat)
    item = "ember-orb"
    for one in t.wizards:
        one.treasury, one.haul = [card for card in one.treasury if card != item], [card for card in one.haul if card != item]
    t.wizards[2].treasury.append(item)
    for fighter, works in (("sir-clank", "asleep"), ("whizz-arcanus", "awake")):
        t.wizards[2].party = [fighter]
        assert say("ui-dv-inspect-owned", seat=name("orange")) in said(t, "room", item)
        assert say(f"ui-dv-inspect-{works}", kind=ITEMS[item].kind) in said(t, "room", item)
    t.wizards[0].party, t.wizards[0].treasury = ["brunhild-bonebreak", "nix-the-nameless"], ["frostbite-axe"]
    assert say("ui-dv-inspect-axe", strength=2 - 10) in said(t, "adventurer", "brunhild-bonebreak")
    assert say("text-colourless") in said(t, "adventurer", "nix-the-nameless")


WIZARD = Thing("wizard", "2")


def show(scene: TableScene) -> None:
    draw(scene, SIZE)


def tap(scene: TableScene, key: int) -> None:
    press(scene, key)
    show(scene)


def asked(persons: int = 1, device: str = MOUSE, **chosen: object) -> TableScene:
    scene = asked_evening(3, persons, **chosen)
    scene.context.input.device = device
    show(scene)
    return scene


def place(scene: TableScene, thing: Thing = WIZARD, part: str = "") -> Area:
    found = areas.thing_areas(town(scene), scene.canvas, scene.focus.targets)
    return next(one.area for one in found if one.thing == thing and part in one.part)


def point(scene: TableScene, at: tuple[float, float], ms: float = HOVER_DELAY + 1) -> None:
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=scene.canvas.point(*at), rel=(20, 0), buttons=(0, 0, 0)))
    scene.update(ms)
    show(scene)


def click(scene: TableScene, at: tuple[float, float], button: int = 1) -> Navigation | None:
    return scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=scene.canvas.point(*at), button=button))


def corner(area: Area) -> tuple[float, float]:
    """A point of an area that nothing else covers."""
    return area.x + area.w - 6, area.y + 6


def hires(scene: TableScene) -> Target:
    return next(item for item in scene.focus.targets if item.group == "town" and not item.refused)


@pytest.mark.heavy
def test_a_tip_comes_when_the_mouse_has_rested_goes_after_it_has_left_and_opens_the_rule_that_it_names() -> None:
    scene = asked()
    spot, look = corner(place(scene)), scene.game.inspector
    point(scene, spot, HOVER_DELAY / 2)
    assert look.area is None
    point(scene, spot, HOVER_DELAY)
    assert look.area is not None and look.open.thing == WIZARD
    assert scene.aloud == describe(scene.facts().state, WIZARD, "random").aloud
    point(scene, corner(scene.canvas.room), LEAVE_DELAY + 1)
    assert look.area is None
    point(scene, spot)
    tip = look.area
    rule, area = next(link for link in scene.canvas.links if tip.holds(link[1].centre))
    point(scene, area.centre, 5000)
    assert look.area == tip, "it stays while the mouse is on it"
    assert click(scene, area.centre) == Push("rulebook", rule=rule)


def test_a_tip_gives_way_to_an_answer_below_it_and_a_click_that_means_nothing_else_opens_the_page() -> None:
    scene = asked()
    look, item, turn, spot = scene.game.inspector, hires(scene), scene.match.turn, corner(place(scene))
    point(scene, spot)
    look.area = item.area.inset(-40)
    click(scene, item.area.centre)
    assert scene.match.turn == turn, "nobody takes what is hidden"
    assert look.area is None
    point(scene, spot)
    look.area = item.area.inset(-40)
    point(scene, item.area.centre, 1)
    assert look.open is None
    click(scene, spot)
    assert isinstance(scene.dialog, TownInspector) and scene.dialog.thing == WIZARD
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None
    scene.update(1000)
    show(scene)
    click(scene, hires(scene).area.centre)
    assert scene.dialog is None and scene.match.turn > turn


@pytest.mark.heavy
def test_who_plays_alone_opens_pages_where_several_see_their_secrets_by_mouse_and_pad() -> None:
    alone, several = asked(1), asked(3)
    for scene in (alone, several):
        adventurer = scene.facts().state.town[-1]
        click(scene, place(scene, Thing("adventurer", adventurer), "town").centre, 3)
    assert isinstance(alone.dialog, TownInspector) and alone.dialog.thing == Thing("town")
    assert several.dialog is None and several.facts().secrets == several.client.seat
    alone, several = asked(1, PAD), asked(3, PAD)
    for one in (alone, several):
        press(one, SECRETS_KEY)
    assert isinstance(alone.dialog, LookAround) and several.dialog is None and several.facts().secrets is not None
    release(several, SECRETS_KEY)
    several.take(several.focus.find(("tool", "aid")))
    assert isinstance(several.dialog, LookAround)


@pytest.mark.heavy
def test_no_tip_comes_while_something_moves_and_who_only_watches_looks_closely_while_the_show_waits() -> None:
    scene = asked(1, speed="normal")
    spot = corner(place(scene))
    scene.do(Answer(scene.client.options[0]))
    assert scene.animations.busy
    point(scene, spot)
    assert scene.game.inspector.area is None
    made = town_stages.STAGES["lifting the curtain"](Settings())
    made.context.input.device = MOUSE
    show(made)
    assert areas.thing_areas(town(made), made.canvas, made.focus.targets) == []
    point(made, (120, 120))
    assert made.game.inspector.area is None
    scene = table(evening(3, 0, seats=4), speed="normal")
    for _ in range(200):
        scene.update(50)
        if scene.animations.busy:
            break
    show(scene)
    tap(scene, pygame.K_e)
    assert isinstance(scene.dialog, LookAround) and scene.animations.busy
    turn = scene.match.turn
    scene.update(60000)
    assert scene.match.turn == turn


def test_a_tool_tells_its_key_while_the_mouse_is_on_it() -> None:
    scene = asked(keys={"marks": ["q"]})
    for tool, key in (("aid", "E"), ("deeds", "Q"), ("claim", "C")):
        item = scene.focus.find(("tool", tool))
        point(scene, item.area.centre)
        lines = [line.words for line in text_audit.read(scene, SIZE)]
        assert say(f"ui-tool-{tool}") in lines and key in lines


def test_keys_go_over_the_table_open_pages_and_come_back_the_same_way() -> None:
    scene = asked(device=KEYS)
    adventurer = hires(scene).key
    scene.focus.current = adventurer
    turn = scene.match.turn
    tap(scene, pygame.K_e)
    around = scene.dialog
    assert isinstance(around, LookAround) and around.focused == Thing("adventurer", str(adventurer[1]))
    assert around.tooltip_area is not None and around.quoted() == "DV-002" and name(str(adventurer[1])) in scene.aloud
    seen = set()
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_LEFT, pygame.K_LEFT, pygame.K_UP, pygame.K_F6, pygame.K_F6):
        tap(scene, key)
        seen.add(around.focused)
    assert len(seen) > 4
    scene.update(5000)
    assert scene.match.turn == turn, "the evening waits"
    before, wanted = scene.focus.current, page_of(scene.facts().state, around.focused)
    tap(scene, pygame.K_RETURN)
    assert isinstance(scene.dialog, TownInspector) and scene.dialog.thing == wanted
    tap(scene, pygame.K_ESCAPE)
    assert (scene.dialog, scene.focus.current) == (around, before)
    tap(scene, pygame.K_e)
    assert scene.dialog is None and scene.focus.focused.group in ("town", "answers")


@pytest.mark.heavy
def test_everything_on_the_table_can_be_reached_by_keys_also_a_plate_and_what_is_folded() -> None:
    scene = asked()
    scene.do(Command("aid"))
    show(scene)
    wanted, seen = {one.key for one in areas.thing_areas(town(scene), scene.canvas, scene.focus.targets)}, set()
    for _ in range(len(wanted) + 2):
        seen.add(scene.focus.current)
        press(scene, pygame.K_TAB)
    assert wanted <= seen
    made = town_stages.STAGES["paying by hand"](Settings())
    show(made)
    card = next(item.data.card for item in made.focus.targets if isinstance(item.data, Lay))
    made.focus.current = ("purse", card)
    tap(made, pygame.K_e)
    assert isinstance(made.dialog, LookAround) and made.dialog.focused == Thing("room", card)
    scene, surface = table(evening(3, 1, seats=4), scale=2.0), pygame.Surface((1280, 720))
    assert settled(scene) is None
    scene.do(Command("aid"))
    draw(scene, surface)
    seen, tabs = set(), [item.key for item in scene.focus.targets if item.group == "tabs"]
    assert tabs
    for tab in tabs:
        enter(scene, tab)
        draw(scene, surface)
        seen |= {item.data.kind for item in scene.focus.targets if isinstance(item.data, Thing)}
    assert {"wizard", "adventurer", "dungeon", "house", "town", "phase"} <= seen


@pytest.mark.heavy
def test_pages_turn_by_the_keys_for_groups_and_their_tabs_and_what_is_in_focus_leads_to_its_own_page() -> None:
    scene = asked(device=KEYS)
    scene.do(scene.game.inspector.page(Thing("wizard", "0")))
    dialog, seen = scene.dialog, []
    for _ in pages(scene.facts().state):
        show(scene)
        seen.append(dialog.thing)
        press(scene, pygame.K_F6)
    assert seen == pages(scene.facts().state) and dialog.thing == seen[0]
    show(scene)
    enter(scene, ("tab", "dungeon", "crypt"))
    assert dialog.thing == Thing("dungeon", "crypt")
    show(scene)
    scene.focus.current = ("wizard", "1", 0)
    show(scene)
    tip = describe(scene.facts().state, Thing("wizard", "1"), "random").words[-1]
    assert tip in [line.words for line in text_audit.read(scene, SIZE)] and dialog.quoted() == "DV-108"
    press(scene, pygame.K_RETURN)
    assert dialog.thing == Thing("wizard", "1")


@pytest.mark.heavy
@pytest.mark.parametrize("shape", SHAPES)
def test_no_word_of_a_tip_is_cut_and_it_lies_in_the_window_beside_its_thing(shape: str) -> None:
    size, settings = SHAPES[shape]
    t: State = played(5, 260).view(None).state
    canvas = house(settings).canvas(pygame.Surface(size))
    at, found = Area(canvas.room.w * 0.4, canvas.room.h * 0.4, 60, 40), things(t)
    for thing in [*random.Random(1).sample(found[:224], 30), *found[224:]]:
        canvas.links.clear()
        tip, areas_ = tooltip.tooltip_of(describe(t, thing), thing, "Enter"), list[Area]()
        lines = written(lambda tip=tip, to=areas_: to.append(draw_tooltip(canvas, tip, at, [], room=canvas.room)))
        (area,) = areas_
        assert [*text_audit.cut(lines), *text_audit.beyond(lines), *text_audit.upon(lines), *text_audit.faint(lines)] == [], thing
        assert meeting(area, canvas.room) == pytest.approx(area.w * area.h), thing
        assert {rule for rule, _ in canvas.links} == set(describe(t, thing).rules), "every rule is a link"
        if shape in ("720", "1080"):
            assert meeting(area, at) == 0, "it never hides what it tells of"


@pytest.mark.heavy
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("page", ["a wizard", "a dungeon", "the town"])
def test_nothing_of_a_page_is_cut_wherever_it_is_scrolled_to(page: str, shape: str) -> None:
    size, settings = SHAPES[shape]
    scene = town_stages.STAGES[f"looking closely at {page}"](settings)
    scroll = scene.dialog.scroll
    for _ in range(12):
        lines = text_audit.read(scene, size)
        assert [*text_audit.cut(lines), *text_audit.upon(lines)] == []
        if scroll.top >= scroll.most:
            break
        scroll.top += scroll.view.h * 0.8
    assert scroll.top >= scroll.most
