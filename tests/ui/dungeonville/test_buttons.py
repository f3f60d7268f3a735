"""The panels of the table and the buttons of the moment: what a payment takes, a fight that is large, and pages one press away."""

import random
from itertools import combinations

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Claim, Drop, Escape, Lay, Order, Press, Swap
from game.rules.dungeonville.tables.cards import ADVENTURERS, ROOMS, rooms_of
from game.rules.engine.script import Done
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import positions
from game.ui.dungeonville.buttons import CONTINUE
from game.ui.dungeonville.counts import Duel, DuelSet, fold_duel
from game.ui.dungeonville.dialogs import ClaimDialog
from game.ui.dungeonville.layout import PANELS, PanelRequest, table_layout
from game.ui.dungeonville.panels import pieces, wizards
from game.ui.dungeonville.panels.duel import DuelProps, paint_duel
from game.ui.dungeonville.panels.prompt import question
from game.ui.dungeonville.shortcuts import another_lap
from game.ui.settings import Settings
from game.ui.table.acts import Answer, Choose, Command
from game.ui.table.dialogs import ConfirmDialog
from game.ui.table.scene import TableScene
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, hire, one, table as setting
from tests.ui.dungeonville.playing import advised, asked, asked_at, labels, settled, town
from tests.ui.dungeonville.town_stages import STAGES
from tests.ui.london.painter_kit import written
from tests.ui.painted import SIZE, SIZES, at_random, draw, enter, press, release, rgb

TOWN = (5, 12, 33, 40, 63)
PARTIES = [(50, 51, 52), (6, 7, 8), (9, 10, 11), (12, 13, 14)]
LOSS = "You would lose 10 gold in change."


def prompt(scene: TableScene) -> str:
    return scene.match.decision.prompt


def answered(scene: TableScene, act: object) -> TableScene:
    scene.do(act)
    settled(scene)
    return scene


def hiring(cards: list[str], *persons: int, size: tuple[int, int] = SIZE) -> TableScene:
    """The table of a wizard with three adventurers and these cards, who is asked whom to hire: 33 costs 20 gold."""
    return asked_at(setting(*PARTIES[:2], town=TOWN, treasuries={BLACK: cards}), *(persons or (BLACK,)), size=size)


@pytest.mark.heavy
@pytest.mark.rule("DV-034", "DV-035", "DV-036")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("cards", "over", "items"), [(["dl-12"], 10, []), (["cr-03", "dl-12"], 0, []), (["cr-07", "ember-orb"], 0, ["ember-orb"])]
)
def test_the_answer_in_focus_says_what_it_takes(cards: list[str], over: int, items: list[str], size: tuple[int, int]) -> None:
    """With 30 gold in one card 10 are lost, with 15 and an item the item goes; either is asked about where that is wished."""
    scene = hiring(cards, size=size)
    scene.focus.current = ("town", one(33))
    words = text_audit.words(scene, size)
    assert say("ui-dv-pay-takes", price=20) in words and (LOSS in words) is bool(over)
    assert (f"{name('ember-orb')} would go for 5 gold." in words) is bool(items)
    paid = town(scene).payment
    assert (paid.bill.over, list(paid.bill.items)) == (over, items)
    turn, scene.context.settings.confirm = scene.match.turn, True
    scene.do(Answer(hire(33)))
    if over or items:
        assert isinstance(scene.dialog, ConfirmDialog) and scene.match.turn == turn
        words = text_audit.words(scene, size)
        assert (name("ember-orb") in words) is bool(items)
        assert ("You get no change: 10 gold would be lost" in words) is bool(over)
        scene.take(scene.focus.find("yes"))
    assert scene.match.turn == turn + 1
    paying = next(one for one in scene.match.history[-1].events if type(one).__name__ == "Paid")
    assert (paying.cards, paying.lost) == (paid.bill.cards, over), "the rules take what was shown"


@pytest.mark.rule("DV-034", "DV-036", "DV-090")
def test_nothing_is_shown_of_what_is_free_and_a_loss_is_told_by_name_for_a_card_and_for_a_deed() -> None:
    scene = hiring(["dl-12"], BLACK, WHITE)
    scene.focus.current = ("town", one(63))
    assert town(scene).payment is None
    scene.focus.current = ("town", one(33))
    assert f"{name('black')} would lose 10 gold in change." in text_audit.words(scene, SIZE)
    scene = answered(hiring(["cr-03", "dl-12"]), Answer(hire(33, by_hand=True)))
    assert town(scene).payment.bill.over == 0, "the program would pay exactly"
    scene.focus.current = ("purse", "dl-12")
    assert town(scene).payment.bill.over == 10, "a card on the counter counts before it is laid"
    answered(scene, Answer(Lay("dl-12")))
    scene.focus.current = ("button", 0)
    assert LOSS in text_audit.words(scene, SIZE)
    words = text_audit.words(exchanging_a_deed(2), SIZE)
    assert say("ui-dv-pay-takes", price=50) in words
    assert LOSS in words, "another deed says what it takes before one is chosen"


@pytest.mark.heavy
@pytest.mark.rule("DV-034", "DV-035", "DV-036")
@pytest.mark.parametrize("size", SIZES)
def test_coins_are_chosen_by_their_worth_and_the_rest_by_the_rules(size: tuple[int, int]) -> None:
    def shown() -> set[str]:
        draw(scene, size)
        assert not list(text_audit.cut(text_audit.read(scene, size)))
        return set(labels(scene))

    scene = hiring(["cr-03", "dl-12", "ember-orb", "cr-07"])
    scene.do(Choose("by-hand"))
    assert scene.client.message == say("ui-dv-by-hand-told", on=True)
    answered(scene, Answer(hire(33, by_hand=True)))
    assert shown() == {"Choose the coins for me", "Add 20 gold", "Add 30 gold", "Add 15 gold", "Add Ember Orb (5 gold)"}
    answered(scene, Answer(Lay("cr-07")))
    assert "Choose the rest for me" in shown()
    answered(scene, Answer(Lay("ember-orb")))
    assert "Pay" in shown()


@pytest.mark.heavy
@pytest.mark.rule("DV-028", "DV-029")
@pytest.mark.parametrize(("phase", "size"), [*zip(("recruit", "collect"), SIZES, strict=True)])
def test_gold_of_the_first_round_says_that_it_expires(phase: str, size: tuple[int, int]) -> None:
    for number, blood in ((1, 4), (1, 1), (2, 0)):
        cards = {BLACK: ["dl-12", "dl-25"]}
        state = setting(*PARTIES[:2], phase=phase, round=number, town=TOWN, treasuries=cards, in_hand=(blood, 0))
        words = text_audit.words(asked_at(state, BLACK), size)
        assert ("expires after round 1" in words) is bool(blood) and (f"{10 * blood} of it expires" in words) is bool(blood)


@pytest.mark.rule("DV-028")
def test_the_question_says_it_where_the_panel_is_closed() -> None:
    scene = asked_at(setting((), (), round=1, town=TOWN, in_hand=(4, 4)), BLACK)
    assert "expires" not in question(town(scene))
    scene.context.settings.letter, scene.context.settings.scale = 2.0, 1.5
    for _ in range(2):
        draw(scene)
    assert "moment" in town(scene).layout.closed and "40 of it expires after round 1" in question(town(scene))


def exchanging_a_deed(number: int, size: tuple[int, int] = SIZE) -> TableScene:
    state = setting(*PARTIES[:number], phase="collect", treasuries={BLACK: ["dl-12", "dl-25"]})
    return asked_at(state, BLACK, size=size)


@pytest.mark.heavy
@pytest.mark.rule("DV-090", "DV-091")
@pytest.mark.parametrize("size", SIZES)
def test_the_exchange_of_the_deed_has_a_button_with_its_price(size: tuple[int, int]) -> None:
    words = say("ui-dv-swap", price=50)
    for number in (4, 3):
        scene, surface = exchanging_a_deed(number, size), pygame.Surface(size)
        scene.take(labels(scene)[words])
        if number == 3:
            draw(scene, surface)
            assert scene.focus.current == ("swap", 0)
            press(scene, pygame.K_ESCAPE)
            draw(scene, surface)
            scene.take(labels(scene)[words])
            draw(scene, surface)
            enter(scene, ("swap", 1))
        assert scene.match.history[-1].action.choice == Swap(5 - number - 1)


def exploring(rooms: list[str], *, items: tuple[str, ...] = (), left: int = 20, size: tuple[int, int] = SIZE) -> TableScene:
    """A party that carries gold out of the Crypt and may escape, with this many rooms left there."""
    others = [room for room in rooms_of("crypt") if room not in rooms and room not in items]
    state = setting(
        (9, 44, 54), (6, 7, 8), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": rooms},
        treasuries={BLACK: items, WHITE: others[left:]}, deeds=("goblin-camp", "ice-cave"),
    )  # fmt: skip
    scene = asked_at(state, BLACK, size=size)
    assert prompt(scene) == "prompt-escape"
    return scene


@pytest.mark.heavy
@pytest.mark.rule("DV-075", "DV-076")
@pytest.mark.parametrize("size", SIZES)
def test_the_next_room_is_opened_in_the_same_place_at_every_question(size: tuple[int, int]) -> None:
    kinds = {"plain": {}, "keys": {"items": ("skeleton-keys",)}, "few": {"left": 1}}
    scenes = [exploring(["cr-02", "cr-01"], size=size, **more) for more in kinds.values()]
    assert len({len(labels(scene)) for scene in scenes}) > 1
    scenes.append(STAGES["a room that must be opened"](Settings(reduced=True)))
    draw(scenes[-1], size)
    found: set[Area] = {
        next(item.area for item in scene.focus.targets if item.key == CONTINUE or item.data == Press()) for scene in scenes
    }
    assert len(found) == 1


def laden(*rooms: str, left: int = 20) -> TableScene:
    """A party that can carry 12 gold has found these two rooms, with this many left in the dungeon."""
    others = [room for room in rooms_of("crypt") if room not in rooms]
    treasuries = {WHITE: others[left:]}
    state = setting((12,), (6, 7, 8), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": rooms}, treasuries=treasuries)
    return answered(asked_at(state, BLACK), Answer(Press()))


@pytest.mark.heavy
@pytest.mark.rule("DV-071", "DV-073", "DV-077")
def test_gold_is_left_behind_without_a_question_where_it_makes_no_difference_and_else_chosen_by_its_worth() -> None:
    """Gold of the same worth is chosen, too, where its room may be drawn again on this expedition, or when it was taken back."""
    scene = laden("cr-22", "cr-23")
    assert prompt(scene) == "prompt-escape" and isinstance(scene.match.history[-1].action.choice, Drop)
    assert "leaves" in " ".join(line.words for line in scene.client.log[-2:])
    scene.do(Command("undo"))
    assert prompt(scene) == "prompt-drop"
    for rooms, left in ((("cr-21", "cr-22"), 20), (("cr-22", "cr-23"), 1)):
        scene = laden(*rooms, left=left)
        draw(scene)
        assert prompt(scene) == "prompt-drop" and any("10 gold" in words for words in labels(scene))
    words = say("ui-dv-leave", on=False)
    assert words not in labels(exploring(["cr-02", "cr-01"], left=20))
    scene = exploring(["cr-02", "cr-01"], left=1)
    scene.take(labels(scene)[words])
    draw(scene)
    assert scene.focus.find(("load", "cr-02")) is not None


def exchanging(*orange: int) -> TableScene:
    """Black may exchange somebody, and after it orange, who has these adventurers, recruits."""
    return asked_at(setting((9, 10, 11), (6, 7, 8), orange, town=(60, 50, 40, 30, 20)), BLACK)


@pytest.mark.heavy
@pytest.mark.rule("DV-030", "DV-037", "DV-031")
def test_who_hires_no_one_else_is_not_asked_in_other_laps_and_the_only_one_who_can_be_hired_is_hired_without_a_question() -> None:
    scene = exchanging()
    scene.take(labels(scene)[say("ui-dv-refrain")])
    settled(scene)
    assert prompt(scene) == "prompt-scout"
    assert sum(entry.action.choice == Done() and entry.action.seat == BLACK for entry in scene.match.history) == 3
    scene = asked_at(setting((9,), (6, 7, 8), (10, 11, 12), town=(60, 50, 40, 30, 20), deck=(2, 3, 4, 5, 1)), BLACK)
    assert prompt(scene) == "prompt-scout" and len(scene.match.game.state.wizards[BLACK].party) == 3


@pytest.mark.rule("DV-037")
@pytest.mark.parametrize(("orange", "laps"), [((), True), ((21,), True), ((21, 22), False), ((21, 22, 23), False)])
def test_it_is_offered_only_where_another_lap_is_certain(orange: tuple[int, ...], laps: bool) -> None:
    scene = exchanging(*orange)
    assert (say("ui-dv-refrain") in labels(scene)) is laps and another_lap(scene.facts().state, BLACK) is laps
    assert another_lap(scene.facts().state, ORANGE) is False


@pytest.mark.heavy
def test_a_recommended_lineup_needs_one_more_press() -> None:
    scene = asked(5, prompt="prompt-order")
    advised(scene)
    draw(scene)
    assert town(scene).lineup is not None and isinstance(scene.focus.focused.data, Order)


def ripe(own: str, *persons: int) -> TableScene:
    """White is asked whether it claims, and has the goal if the Crypt is its own."""
    state = setting(
        (12, 63), (6, 7, 8), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": ["cr-14"]}, deeds=("rat-haus", own),
        blood={"crypt": (6, 0)},
    )  # fmt: skip
    scene = asked_at(state, *persons)
    assert prompt(scene) == "prompt-claim"
    return scene


@pytest.mark.rule("DV-107", "DV-116", "DV-117", "DV-120")
@pytest.mark.parametrize(("own", "answer", "key"), [("crypt", Claim(), ("claim", WHITE)), ("ice-cave", Done(), "back")])
def test_the_focus_begins_at_a_claim_that_is_true_and_at_no_other(own: str, answer: Claim | Done, key: object) -> None:
    scene = ripe(own, WHITE)
    assert scene.focus.focused.data == scene.facts().default == answer
    scene.do(Command("claim"))
    draw(scene)
    assert isinstance(scene.dialog, ClaimDialog) and scene.focus.current == key
    assert Answer(Escape()) not in [item.act for item in scene.focus.targets]
    scene = ripe(own, WHITE)
    press(scene, pygame.K_RETURN)
    assert scene.match.history[-1].action.choice == answer


@pytest.mark.rule("DV-107", "DV-120")
def test_among_several_persons_the_focus_tells_nobodys_score() -> None:
    for own in ("crypt", "ice-cave"):
        scene = ripe(own, BLACK, WHITE)
        assert scene.focus.focused.data == Done()
        scene.do(Command("claim"))
        draw(scene)
        assert scene.focus.current == "back"


LARGE = 75.0  # the least diameter of a medallion in front with two parties, in pixels


@pytest.fixture(params=[(1280, 720), (1366, 768), (1920, 1080)])
def canvas(request: pytest.FixtureRequest) -> Canvas:
    return Canvas(pygame.Surface(request.param), request.param)


@pytest.mark.heavy
def test_everybody_in_town_and_every_room_card_has_its_whole_name_also_beside_the_strip_of_the_tutorial(canvas: Canvas) -> None:
    card, faults = positions.town_cards(canvas, table_layout(canvas, 3, PanelRequest()).stage)["inn"], list[object]()
    narrow = Area(300, 300, 80, 240)
    for who in ADVENTURERS:
        lines = written(lambda who=who: pieces.town_card(canvas, card, "inn", who, faint=False))
        said = [line.words for line in lines]
        whole = name(ADVENTURERS[who].kind) in said and set(name(who).split()) <= set(" ".join(said).split())
        faults += [] if whole and not any(line.cut for line in lines) else [who]
        lines = written(lambda who=who: pieces.person(canvas, narrow, who))
        faults += [] if all(canvas.rect(narrow).collidepoint(line.rect.center) for line in lines) else [(who, "narrow")]
    for room, carried in ((room, carried) for room in ROOMS for carried in (True, False)):
        lines = written(lambda room=room, how=carried: pieces.room_card(canvas, Area(20, 20, 124, 172), room, carried=how))
        told = " ".join(line.words for line in lines).replace("-", " ").split()
        whole = set(name(room).replace("-", " ").split()) <= set(told)
        faults += [] if whole and not any(line.cut for line in lines) else [room]
    assert not faults, faults


@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_lost_party_is_struck_and_its_ranks_stay_readable(canvas: Canvas, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    struck, line = list[float](), Canvas.line

    def seen(self: Canvas, one: tuple[float, float], other: tuple[float, float], *more: object) -> None:
        if one[1] == other[1]:
            struck.append(one[1])
        line(self, one, other, *more)

    monkeypatch.setattr(Canvas, "line", seen)
    fallen = ("brunhild-bonebreak", "giggles", "dorothea-the-mule")
    area = table_layout(canvas, count, PanelRequest()).wizards[0]
    props = wizards.WizardProps(0, "normal", "", (), fallen, False, 20, (), (0,) * count, "", 0, False, False)
    lines = written(lambda: wizards.paint_wizard(canvas, area, props))
    ranks = [one.band for one in lines if one.words in {str(ADVENTURERS[who].rank) for who in fallen}]
    spots = [positions.medallion_area(canvas, area, place, len(fallen)) for place in range(len(fallen))]
    (y,) = struck
    assert all(Area(*spot).y < y < spot.y + spot.h for spot in spots)
    assert len(ranks) == len(fallen) or not positions.rank_height(canvas, area)
    assert not [rank for rank in ranks if rank.top <= canvas.point(0, y)[1] <= rank.bottom]


def fought(sets: int = 2, seats: tuple[int, ...] = (BLACK, WHITE)) -> Duel:
    """A fight before the Crypt after so many sets: black has won the last one, with an axe."""
    done = []
    for ranks, fate in [((18, 20, 50), "defected"), ((30, 41, 8), "slain"), ((9, 38, 47), "defected")][:sets]:
        shown = {seat: one(rank) for seat, rank in zip(seats, ranks, strict=False)}
        counted = {seat: rank - 10 * (seat == BLACK) for seat, rank in zip(seats, ranks, strict=False)}
        done.append(DuelSet(shown, counted, BLACK, dict.fromkeys(seats[1:], fate)))
    return Duel("crypt", seats, dict.fromkeys(seats, 3), tuple(done))


def stage_of(size: tuple[int, int], duel: Duel) -> tuple[Canvas, Area, list[str]]:
    """The canvas of a table and the stage on which this fight was painted, with the words of the fight."""
    t = setting((12, 13, 14), (5, 6, 7), (1, 2, 3), phase="combat", pawns={BLACK: "crypt", WHITE: "crypt"})
    scene = asked_at(t, ORANGE, size=size)
    canvas, stage = scene.canvas, town(scene).layout.stage
    lines = written(lambda: list(paint_duel(canvas, stage, DuelProps(duel, (), None))))
    return canvas, stage, [line.wanted for line in lines]


def apart(areas: list[Area]) -> bool:
    """Whether no two areas meet by more than a pixel."""
    shared = [(min(a.x + a.w, b.x + b.w) - max(a.x, b.x), a, b) for a, b in combinations(areas, 2)]
    return all(wide <= 1 or min(a.y + a.h, b.y + b.h) - max(a.y, b.y) <= 1 for wide, a, b in shared)


@pytest.mark.rule("DV-048", "DV-049", "DV-050", "DV-051")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [(BLACK, WHITE), (BLACK, WHITE, ORANGE)])
def test_the_fighters_of_the_last_set_are_large(size: tuple[int, int], seats: tuple[int, ...]) -> None:
    duel = fought(2, seats)
    canvas, stage, drawn = stage_of(size, duel)
    found = [positions.fighter_row(canvas, stage, duel, 1, seat) for seat in seats]
    small = [positions.fighter_row(canvas, stage, duel, 0, seat)[2] for seat in seats]
    for (column, head, card), little in zip(found, small, strict=True):
        rank, verdict = positions.rank_area(canvas, column, card), positions.verdict_area(canvas, column)
        assert canvas.rect(card).w >= LARGE * (1 if len(seats) == 2 else 0.6) and card.w > 1.8 * little.w
        assert rank.w > 20 < rank.h and apart([head, card, rank, verdict])
    columns = [column for column, _head, _card in found]
    assert apart([*columns, *small]) and all(stage.holds(area.centre) for area in (*columns, *small))
    if len(seats) == 2:
        assert {"20", "41"} <= set(drawn), "black's Thief of rank 30 counts as 20"
        assert {say("ui-dv-duel-axe", rank=30), say("ui-dv-duel-printed", rank=30)} & set(drawn), "and says which one is printed"
        assert {say("ui-dv-fate-won"), say("ui-dv-fate-slain"), name("black"), name("white")} <= set(drawn)
        assert {"3", "0"} <= set(drawn), "black won two sets, and one has defected to it"


@pytest.mark.heavy
@pytest.mark.rule("DV-055", "DV-052")
def test_the_count_of_those_who_are_left_is_that_of_the_rules() -> None:
    """Counted set by set it is what the rules count at the end, unless a party without a colour was dissolved (DV-059)."""
    compared = 0
    for seed in range(6):
        match, dice = Match.new("dungeonville", seed=seed, options={"limit": True}), random.Random(seed)
        duel, dissolved = None, False
        while match.decision is not None:
            at_random(match, dice)
            for happened in match.log[-1]:
                won = isinstance(happened, event.FightWon)
                if won and duel is not None and not dissolved:
                    assert [duel.standing(one) for one in happened.seats] == list(happened.survivors)
                    compared += 1
                duel = fold_duel(duel, happened)
                dissolved |= isinstance(happened, event.PartyDissolved)
                dissolved &= not isinstance(happened, event.FightBegan)
                if won:
                    assert duel.entering == happened.seat
                    assert [duel.standing(one) for one in happened.seats] == list(happened.survivors)
    assert compared > 20


def test_before_the_first_set_and_on_a_small_stage_there_is_a_column_for_each_set() -> None:
    canvas, stage, _ = stage_of(SIZE, fought(0))
    assert positions.duel_parts(canvas, stage, fought(0)) is None
    assert positions.duel_parts(canvas, stage, fought(1)) is not None
    assert positions.duel_parts(canvas, stage._replace(h=120.0), fought(1)) is None
    assert apart([positions.fighter_row(canvas, stage, fought(0), number, BLACK)[0] for number in range(3)])


HUGE = {"everything": Settings(scale=2.0), "letters": Settings(letter=2.0), "both": Settings(scale=2.0, letter=2.0)}


def folded(name: str, settings: Settings, size: tuple[int, int] = SIZE) -> TableScene:
    made = STAGES[name](settings)
    draw(made, size)
    return made


@pytest.mark.heavy
def test_a_window_that_is_large_for_its_text_shows_all_at_once() -> None:
    for size in (*SIZES, (3840, 2160), (1600, 1000)):
        place = folded("choosing a dungeon", Settings(), size).game.place
        assert not place.tabs, size
        assert not place.closed, size


@pytest.mark.heavy
@pytest.mark.parametrize("settings", HUGE.values(), ids=list(HUGE))
def test_the_page_of_a_question_lies_open_and_keys_turn_over_all_others_until_the_next_question(settings: Settings) -> None:
    pages = {"hiring late": "stage", "choosing a dungeon": "entrances", "laying fighters": "party", "exchanging a deed": "house"}
    for stage, page in pages.items():
        place = folded(stage, settings).game.place
        assert page not in place.closed
        assert {page for page in PANELS if page in place.closed} <= set(place.tabs), "each shut page has a tab"
    scene, surface, seen = folded("choosing a dungeon", settings), pygame.Surface(SIZE), set[str]()
    for _ in range(len(scene.game.place.tabs)):
        press(scene, pygame.K_PAGEDOWN)
        draw(scene, surface)
        assert scene.game.panel not in scene.game.place.closed
        seen.add(scene.game.panel)
    assert seen == set(scene.game.place.tabs)
    press(scene, pygame.K_PAGEUP)
    assert scene.game.panel in seen
    scene.question()
    draw(scene, surface)
    assert "entrances" not in scene.game.place.closed


def test_a_click_on_a_tab_turns_to_its_page_and_secrets_come_to_the_front_only_while_their_key_is_held() -> None:
    scene = folded("choosing a dungeon", Settings(scale=2.0))
    turn, spot = scene.match.turn, scene.game.place.tabs["party"].centre
    at = (round(spot[0] * scene.canvas.scale), round(spot[1] * scene.canvas.scale))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    draw(scene)
    assert "entrances" in scene.game.place.closed and "party" not in scene.game.place.closed and scene.match.turn == turn
    assert not [item for item in scene.focus.targets if item.group == "mouths"], "nothing is chosen that is not seen"
    scene, closed = folded("behind the curtain", Settings(scale=2.0)), []
    for act in (lambda *_: None, press, release):
        act(scene, pygame.K_i)
        draw(scene)
        closed.append("secret" in scene.game.place.closed)
    assert closed == [True, False, True]


def test_a_fighter_has_its_number_only_while_the_order_is_being_laid() -> None:
    scene, surface = folded("laying fighters", Settings()), pygame.Surface(SIZE)
    party = scene.canvas.rect(scene.game.place.party)
    draw(scene, surface)
    laid = rgb(surface.subsurface(party))
    scene.do(Answer(town(scene).lineup))
    assert scene.animations.busy
    draw(scene, surface)
    assert rgb(surface.subsurface(party)) != laid


@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_a_fight_is_cut_off(size: tuple[int, int]) -> None:
    assert text_audit.faults(STAGES["a set with four parties"](Settings()), size) == []
