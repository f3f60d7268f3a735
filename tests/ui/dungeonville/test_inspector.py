"""The inspector: tooltips, keyboard inspection, pages. They show public information only, and nothing is cut off."""

import random
from collections import Counter
from collections.abc import Iterator

import pygame
import pytest
import text_audit

from game import text
from game.match import Match
from game.rules.dungeonville.beliefs.odds import next_rooms
from game.rules.dungeonville.beliefs.signs import Swapped
from game.rules.dungeonville.choice import Lay
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, NUMBERS, ROOMS, TOWN, rooms_of
from game.rules.dungeonville.turn import PHASES
from game.text import name, say
from game.text.rulebook import book
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
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
from game.ui.widgets.layout import meeting
from tests.ui.dungeonville import town_stages
from tests.ui.dungeonville.playing import SECRETS_KEY, draw, evening, press, release, settled, table, town

SIZE = (1920, 1080)


@pytest.fixture(autouse=True)
def _words(screen: pygame.Surface) -> Iterator[None]:
    fonts.forget()
    pygame.font.init()
    text.use(game="dungeonville")
    yield
    fonts.forget()


def played(seed: int, answers: int, seats: int = 4) -> Match:
    """A match after so many random answers."""
    match, dice = Match.new("dungeonville", seed=seed, options={"seats": seats, "limit": True}), random.Random(seed)
    while match.turn < answers and match.decision is not None:
        seat = dice.choice(list(match.decision.options))
        match.submit(seat, dice.choice(match.decision.options[seat]))
    return match


def views() -> Iterator[tuple[Match, State]]:
    """A spectator's observations of matches, early and late."""
    for seed, answers in ((3, 30), (4, 120), (5, 260), (6, 400)):
        match = played(seed, answers, 2 + seed % 4)
        yield match, match.view(None).state


def things(t: State) -> list[Thing]:
    """Every thing that can be inspected."""
    one_each = {"adventurer": ADVENTURERS, "room": ROOMS, "dungeon": DUNGEONS, "blood": DUNGEONS, "place": TOWN, "phase": PHASES}
    found = [Thing(kind, which) for kind, all_of in one_each.items() for which in all_of]
    found += [Thing(kind, str(seat)) for kind in ("wizard", "graveyard", "treasury") for seat in range(len(t.wizards))]
    return [*found, Thing("house"), Thing("town")]


# ------------------------------------------------------------------ what is said


def test_every_thing_has_a_title_words_and_rules_that_the_rulebook_knows() -> None:
    rules = book("dungeonville").rules
    for _, t in views():
        for thing in things(t):
            found = describe(t, thing)
            assert found.title
            assert found.words
            assert found.rules
            assert set(found.rules) <= set(rules), thing
            assert page_of(t, thing) in pages(t)


@pytest.mark.rule("DV-042", "DV-066")
def test_the_odds_of_a_letter_are_the_share_of_rooms_with_it_among_those_that_may_come() -> None:
    for _, t in views():
        for adventurer in ("sir-clank", "nix-the-nameless", t.wizards[0].party[0] if t.wizards[0].party else "sir-gawp"):
            for chip in descriptions.letter_chips(t, adventurer):
                rooms = [ROOMS[room].letter for room in next_rooms(t, chip.dungeon)]
                assert chip.below == tooltip.percent(rooms.count(chip.letter) / len(rooms))
        assert all(chip.faint for chip in descriptions.letter_chips(t, "giggles")), "the Jester has no letter before the entrance"


@pytest.mark.rule("DV-009", "DV-054", "DV-067")
def test_all_blood_of_a_wizard_is_in_its_supply_in_hand_on_dungeons_or_in_graveyards() -> None:
    for _, t in views():
        for seat in range(len(t.wizards)):
            found = facts.supply(t, seat)
            out = found.hand + sum(found.dungeons.values()) + sum(found.graves.values())
            assert found.left == max(0, NUMBERS.supply - out)
            assert found.hand == t.wizards[seat].blood
            assert sum(found.dungeons.values()) == sum(counts[seat] for counts in t.blood.values())


@pytest.mark.rule("DV-108", "DV-109")
def test_a_room_has_been_seen_or_may_come_and_the_letters_left_are_those_of_the_rooms_that_may() -> None:
    for match, t in views():
        for dungeon in DUNGEONS:
            seen, left = facts.seen_rooms(t, dungeon), facts.left(t, dungeon)
            hidden = [card.face for card in match.game.state.rooms[dungeon]]
            assert sorted([*seen, *hidden]) == sorted(rooms_of(dungeon))
            assert left == Counter(ROOMS[room].letter for room in hidden or t.heaps[dungeon])
            for chip, letter in zip(descriptions.room_chips(t, dungeon), "ABCDE", strict=True):
                assert chip.below == say("ui-dv-inspect-left", left=left[letter], of=facts.printed_rooms(dungeon)[letter])


def test_who_has_died_is_read_from_the_log_and_fits_the_blood() -> None:
    for match, t in views():
        deaths = folded(facts.fold_deaths, facts.DeathLog(), match.seen(None)).deaths
        for dungeon, counts in t.blood.items():
            for seat, tokens in enumerate(counts):
                here = [one for one in deaths if one.room and one.dungeon == dungeon and one.seat == seat]
                assert len([one for one in here if ADVENTURERS[one.adventurer].kind != "mule"]) == tokens
        fights = Counter(one.seat for one in deaths if not one.room)
        assert all(fights[seat] >= sum(one.graveyard[seat] for one in t.wizards) for seat in range(len(t.wizards)))


@pytest.mark.rule("DV-113", "DV-107")
def test_a_deed_is_told_of_once_all_know_it_with_what_it_is_worth_and_not_before() -> None:
    t = played(4, 120).view(None).state
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


@pytest.mark.rule("DV-017", "DV-020")
def test_whoever_has_the_seeing_stone_says_so() -> None:
    t = played(4, 120).view(None).state
    for seat in range(len(t.wizards)):
        assert (say("ui-dv-inspect-stone") in describe(t, Thing("wizard", str(seat))).words) == (t.stone == seat)


@pytest.mark.rule("DV-092")
def test_the_exchanges_of_a_deed_that_everybody_saw_are_told_in_order() -> None:
    t = played(4, 120).view(None).state
    t.record = [Swapped(1, 1, (0,) * 5), Swapped(0, 0, (0,) * 5), Swapped(1, 0, (0,) * 5)]
    assert descriptions.known_swaps(t, 1) == (say("ui-dv-inspect-swapped", place=2), say("ui-dv-inspect-swapped", place=1))
    assert descriptions.known_swaps(t, 2) == ()


@pytest.mark.rule("DV-086", "DV-082")
def test_an_item_says_whose_it_is_and_whether_it_works_for_that_party() -> None:
    t = played(4, 120).view(None).state
    item = "ember-orb"
    for one in t.wizards:
        one.treasury, one.haul = [card for card in one.treasury if card != item], [card for card in one.haul if card != item]
    t.wizards[2].treasury.append(item)
    t.wizards[2].party = ["sir-clank"]
    words = describe(t, Thing("room", item)).words
    assert say("ui-dv-inspect-owned", seat=name("orange")) in words
    assert say("ui-dv-inspect-asleep", kind=ITEMS[item].kind) in words
    t.wizards[2].party = ["whizz-arcanus"]
    assert say("ui-dv-inspect-awake", kind=ITEMS[item].kind) in describe(t, Thing("room", item)).words


@pytest.mark.rule("DV-093")
def test_a_barbarian_with_the_axe_and_whoever_has_no_colour_say_so() -> None:
    t = played(4, 120).view(None).state
    t.wizards[0].party, t.wizards[0].treasury = ["brunhild-bonebreak", "nix-the-nameless"], ["frostbite-axe"]
    assert say("ui-dv-inspect-axe", strength=2 - 10) in describe(t, Thing("adventurer", "brunhild-bonebreak")).words
    assert say("text-colourless") in describe(t, Thing("adventurer", "nix-the-nameless")).words


# ------------------------------------------------------------------ the mouse


def show(scene: TableScene) -> None:
    """Draw the table."""
    draw(scene, pygame.Surface(SIZE))


def tap(scene: TableScene, key: int) -> None:
    """Press a key, and draw the table."""
    press(scene, key)
    show(scene)


def asked(persons: int = 1, **chosen: object) -> TableScene:
    """A painted table at which a person is asked."""
    scene = table(evening(3, persons, seats=4), **chosen)
    assert settled(scene) is None
    scene.context.input.device = MOUSE
    show(scene)
    return scene


def place(scene: TableScene, thing: Thing, part: str = "") -> Area:
    """The area of a thing."""
    return next(
        one.area
        for one in areas.thing_areas(town(scene), scene.canvas, scene.focus.targets)
        if one.thing == thing and part in one.part
    )


def point(scene: TableScene, at: tuple[float, float], ms: float = HOVER_DELAY + 1) -> None:
    """Rest the mouse somewhere."""
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=scene.canvas.point(*at), rel=(20, 0), buttons=(0, 0, 0)))
    scene.update(ms)
    show(scene)


def click(scene: TableScene, at: tuple[float, float], button: int = 1) -> Navigation | None:
    """Press a mouse button."""
    return scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=scene.canvas.point(*at), button=button))


def corner(area: Area) -> tuple[float, float]:
    """A point of an area that nothing else covers."""
    return area.x + area.w - 6, area.y + 6


def test_a_tip_comes_when_the_mouse_has_rested_and_goes_after_it_has_left() -> None:
    scene = asked()
    spot = corner(place(scene, Thing("wizard", "2")))
    point(scene, spot, HOVER_DELAY / 2)
    assert scene.game.inspector.area is None
    point(scene, spot, HOVER_DELAY)
    assert scene.game.inspector.area is not None
    assert scene.game.inspector.open is not None
    assert scene.game.inspector.open.thing == Thing("wizard", "2")
    assert scene.aloud == describe(scene.facts().state, Thing("wizard", "2"), "random").aloud
    point(scene, corner(scene.canvas.room), LEAVE_DELAY + 1)
    assert scene.game.inspector.area is None


def test_the_mouse_may_go_to_the_tip_and_open_the_rule_that_it_names() -> None:
    scene = asked()
    point(scene, corner(place(scene, Thing("wizard", "2"))))
    assert scene.game.inspector.area is not None
    tip = scene.game.inspector.area
    rule, area = next(link for link in scene.canvas.links if tip.holds(link[1].centre))
    point(scene, area.centre, 5000)
    assert scene.game.inspector.area == tip, "it stays while the mouse is on it"
    assert click(scene, area.centre) == Push("rulebook", rule=rule)


def test_a_tip_gives_way_to_an_answer_that_lies_below_it() -> None:
    scene = asked()
    point(scene, corner(place(scene, Thing("wizard", "2"))))
    item = next(item for item in scene.focus.targets if item.group == "town")
    scene.game.inspector.area = item.area.inset(-40)
    turn = scene.match.turn
    click(scene, item.area.centre)
    assert scene.match.turn == turn, "nobody takes what is hidden"
    assert scene.game.inspector.area is None
    point(scene, corner(place(scene, Thing("wizard", "2"))))
    scene.game.inspector.area = item.area.inset(-40)
    point(scene, item.area.centre, 1)
    assert scene.game.inspector.open is None


def test_a_click_that_means_nothing_else_opens_the_page_and_an_answer_stays_an_answer() -> None:
    scene = asked()
    click(scene, corner(place(scene, Thing("wizard", "2"))))
    assert isinstance(scene.dialog, TownInspector)
    assert scene.dialog.thing == Thing("wizard", "2")
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None
    scene.update(1000)
    show(scene)
    turn = scene.match.turn
    click(scene, next(item for item in scene.focus.targets if item.group == "town" and not item.refused).area.centre)
    assert scene.dialog is None
    assert scene.match.turn > turn


def test_who_plays_alone_opens_pages_of_answers_with_the_right_button_others_see_their_secrets_with_it() -> None:
    alone, several = asked(1), asked(3)
    for scene in (alone, several):
        adventurer = scene.facts().state.town[-1]
        click(scene, place(scene, Thing("adventurer", adventurer), "town").centre, 3)
    assert isinstance(alone.dialog, TownInspector)
    assert alone.dialog.thing == Thing("town")
    assert several.dialog is None
    assert several.facts().secrets == several.client.seat


def test_no_tip_comes_while_something_moves_or_the_curtain_hangs() -> None:
    scene = asked(1, speed="normal")
    spot = corner(place(scene, Thing("wizard", "2")))
    scene.do(Answer(scene.client.options[0]))
    assert scene.animations.busy
    point(scene, spot)
    assert scene.game.inspector.area is None
    made = town_stages.STAGES["lifting the curtain"](Settings())
    assert isinstance(made, TableScene)
    made.context.input.device = MOUSE
    show(made)
    assert areas.thing_areas(town(made), made.canvas, made.focus.targets) == []
    point(made, (120, 120))
    assert made.game.inspector.area is None


def test_a_tool_tells_its_key_while_the_mouse_is_on_it() -> None:
    scene = asked(keys={"marks": ["q"]})
    for tool, key in (("aid", "E"), ("deeds", "Q"), ("claim", "C")):
        item = scene.focus.find(("tool", tool))
        assert item is not None
        point(scene, item.area.centre)
        lines = [line.words for line in text_audit.read(scene, SIZE)]
        assert say(f"ui-tool-{tool}") in lines
        assert key in lines


# ------------------------------------------------------------------ keys and pads


def test_keys_go_over_the_table_open_pages_and_come_back_the_same_way() -> None:
    scene = asked()
    scene.context.input.device = KEYS
    town = next(item for item in scene.focus.targets if item.group == "town")
    scene.focus.current = town.key
    turn = scene.match.turn
    tap(scene, pygame.K_e)
    around = scene.dialog
    assert isinstance(around, LookAround)
    assert around.focused == Thing("adventurer", str(town.key[1]))  # type: ignore[index]
    assert around.tooltip_area is not None
    assert around.quoted() == "DV-002"
    assert name(str(town.key[1])) in scene.aloud  # type: ignore[index]
    seen = set()
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_LEFT, pygame.K_LEFT, pygame.K_UP, pygame.K_F6, pygame.K_F6):
        press(scene, key)
        show(scene)
        seen.add(around.focused)
    assert len(seen) > 4
    scene.update(5000)
    assert scene.match.turn == turn, "the evening waits"
    before = scene.focus.current
    assert around.focused is not None
    wanted = page_of(scene.facts().state, around.focused)
    tap(scene, pygame.K_RETURN)
    assert isinstance(scene.dialog, TownInspector)
    assert scene.dialog.thing == wanted
    tap(scene, pygame.K_ESCAPE)
    assert scene.dialog is around
    assert scene.focus.current == before
    tap(scene, pygame.K_e)
    assert scene.dialog is None
    assert scene.focus.focused is not None
    assert scene.focus.focused.group in ("town", "answers")


def test_everything_on_the_table_can_be_reached_by_keys() -> None:
    scene = asked()
    scene.do(Command("aid"))
    show(scene)
    wanted = {one.key for one in areas.thing_areas(town(scene), scene.canvas, scene.focus.targets)}
    seen = set()
    for _ in range(len(wanted) + 2):
        seen.add(scene.focus.current)
        press(scene, pygame.K_TAB)
    assert wanted <= seen


def test_where_the_table_is_folded_its_tabs_bring_the_rest_of_it_into_a_look_around() -> None:
    scene = table(evening(3, 1, seats=4), scale=2.0)
    assert settled(scene) is None
    surface = pygame.Surface((1280, 720))
    scene.do(Command("aid"))
    draw(scene, surface)
    seen, tabs = set(), [item.key for item in scene.focus.targets if item.group == "tabs"]
    assert tabs
    for tab in tabs:
        scene.focus.current = tab
        press(scene, pygame.K_RETURN)
        draw(scene, surface)
        seen |= {item.data.kind for item in scene.focus.targets if isinstance(item.data, Thing)}
    assert {"wizard", "adventurer", "dungeon", "house", "town", "phase"} <= seen


def test_a_card_that_is_only_a_plate_can_be_looked_at_too() -> None:
    made = town_stages.STAGES["paying by hand"](Settings())
    assert isinstance(made, TableScene)
    show(made)
    cards = [item.data.card for item in made.focus.targets if isinstance(item.data, Lay)]
    assert cards
    made.focus.current = ("purse", cards[0])
    press(made, pygame.K_e)
    show(made)
    assert isinstance(made.dialog, LookAround)
    assert made.dialog.focused == Thing("room", cards[0])


def test_pages_turn_by_the_keys_for_groups_and_their_tabs() -> None:
    scene = asked()
    scene.do(scene.game.inspector.page(Thing("wizard", "0")))
    dialog = scene.dialog
    assert isinstance(dialog, TownInspector)
    seen = []
    for _ in pages(scene.facts().state):
        show(scene)
        seen.append(dialog.thing)
        press(scene, pygame.K_F6)
    assert seen == pages(scene.facts().state)
    assert dialog.thing == seen[0]
    show(scene)
    scene.focus.current = ("tab", "dungeon", "ice-cave")
    press(scene, pygame.K_RETURN)
    assert dialog.thing == Thing("dungeon", "ice-cave")


def test_on_a_page_what_is_in_focus_has_its_tip_and_leads_to_its_own_page() -> None:
    scene = asked()
    scene.context.input.device = KEYS
    scene.do(scene.game.inspector.page(Thing("dungeon", "crypt")))
    show(scene)
    dialog = scene.dialog
    assert isinstance(dialog, TownInspector)
    scene.focus.current = ("wizard", "1", 0)
    show(scene)
    assert describe(scene.facts().state, Thing("wizard", "1"), "random").words[-1] in [
        line.words for line in text_audit.read(scene, SIZE)
    ]
    assert dialog.quoted() == "DV-108"
    press(scene, pygame.K_RETURN)
    assert dialog.thing == Thing("wizard", "1")


def test_the_button_of_a_pad_for_secrets_looks_closely_where_one_person_plays() -> None:
    scene, several = asked(1), asked(3)
    for one in (scene, several):
        one.context.input.device = PAD
        press(one, SECRETS_KEY)
    assert isinstance(scene.dialog, LookAround)
    assert several.dialog is None
    assert several.facts().secrets is not None
    release(several, SECRETS_KEY)
    item = several.focus.find(("tool", "aid"))
    assert item is not None
    several.take(item)
    assert isinstance(several.dialog, LookAround)


def test_who_only_watches_looks_closely_too_and_the_show_waits() -> None:
    scene = table(evening(3, 0, seats=4), speed="normal")
    for _ in range(200):
        scene.update(50)
        if scene.animations.busy:
            break
    show(scene)
    tap(scene, pygame.K_e)
    assert isinstance(scene.dialog, LookAround)
    assert scene.animations.busy
    turn = scene.match.turn
    scene.update(60000)
    assert scene.match.turn == turn


# ------------------------------------------------------------------ what is drawn


LOOKS = [
    ((1280, 720), Settings()),
    (SIZE, Settings()),
    ((1280, 720), Settings(scale=2.0)),
    ((1280, 720), Settings(letter=2.0)),
    (SIZE, Settings(table=True)),
]


@pytest.mark.parametrize(("size", "settings"), LOOKS)
def test_no_word_of_a_tip_is_cut_and_it_lies_in_the_window_beside_its_thing(size: tuple[int, int], settings: Settings) -> None:
    surface = pygame.Surface(size)
    house = town_stages.context(settings)
    t = played(5, 260).view(None).state
    canvas: Canvas = house.canvas(surface)
    at = Area(canvas.room.w * 0.4, canvas.room.h * 0.4, 60, 40)
    dice = random.Random(1)
    found = things(t)
    for thing in [*dice.sample(found[:224], 30), *found[224:]]:
        canvas.links.clear()
        text_recorder.notes = []
        try:
            area = draw_tooltip(canvas, tooltip.tooltip_of(describe(t, thing), thing, "Enter"), at, [], room=canvas.room)
            lines = text_recorder.notes
        finally:
            text_recorder.notes = None
        assert [*text_audit.cut(lines), *text_audit.beyond(lines), *text_audit.upon(lines), *text_audit.faint(lines)] == [], thing
        assert meeting(area, canvas.room) == pytest.approx(area.w * area.h), thing
        assert {rule for rule, _ in canvas.links} == set(describe(t, thing).rules), "every rule is a link"
        if settings.scale == 1 and settings.letter == 1 and not settings.table:
            assert meeting(area, at) == 0, "it never hides what it tells of"


@pytest.mark.parametrize(("size", "settings"), LOOKS)
@pytest.mark.parametrize("page", ["wizard", "dungeon", "town"])
def test_nothing_of_a_page_is_cut_wherever_it_is_scrolled_to(page: str, size: tuple[int, int], settings: Settings) -> None:
    scene = town_stages.STAGES[f"looking closely at {'the town' if page == 'town' else f'a {page}'}"](settings)
    assert isinstance(scene, TableScene)
    assert isinstance(scene.dialog, TownInspector)
    scroll = scene.dialog.scroll
    for _ in range(12):
        lines = text_audit.read(scene, size)
        assert [*text_audit.cut(lines), *text_audit.upon(lines)] == []
        if scroll.top >= scroll.most:
            break
        scroll.top += scroll.view.h * 0.8
    assert scroll.top >= scroll.most
