"""The panels of the table: what stands in them is whole, a fight is large, and a folded panel is one press away."""

import random
from itertools import combinations

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.tables.cards import ADVENTURERS, ROOMS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import positions
from game.ui.dungeonville.counts import Duel, DuelSet, fold_duel
from game.ui.dungeonville.layout import PANELS, PanelRequest, table_layout
from game.ui.dungeonville.panels import pieces, wizards
from game.ui.dungeonville.panels.duel import DuelProps, paint_duel
from game.ui.dungeonville.panels.wizards import WizardProps
from game.ui.settings import Settings
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, one, table as setting
from tests.ui.dungeonville.playing import asked_at, at_random, press, release, town
from tests.ui.dungeonville.seeing import SIZE, SIZES, draw, rgb
from tests.ui.dungeonville.town_stages import STAGES
from tests.ui.london.painter_kit import written

LARGE = 75.0
"""The least diameter of a medallion in front with two parties, in pixels."""


@pytest.fixture(params=[(1280, 720), (1366, 768), (1920, 1080)])
def canvas(request: pytest.FixtureRequest) -> Canvas:
    return Canvas(pygame.Surface(request.param), request.param)


def words_in(words: str) -> set[str]:
    return set(words.replace("-", " ").split())


def test_everybody_in_town_and_every_room_card_has_its_whole_name_also_beside_the_strip_of_the_tutorial(canvas: Canvas) -> None:
    card = positions.town_cards(canvas, table_layout(canvas, 3, PanelRequest()).stage)["inn"]
    faults = []
    for who in ADVENTURERS:
        lines = written(lambda who=who: pieces.town_card(canvas, card, "inn", who, faint=False))
        said = [line.words for line in lines]
        whole = name(ADVENTURERS[who].kind) in said and set(name(who).split()) <= set(" ".join(said).split())
        faults += [] if whole and not any(line.cut for line in lines) else [who]
    for room, carried in ((room, carried) for room in ROOMS for carried in (True, False)):
        lines = written(lambda room=room, how=carried: pieces.room_card(canvas, Area(20, 20, 124, 172), room, carried=how))
        whole = words_in(name(room)) <= words_in(" ".join(line.words for line in lines))
        faults += [] if whole and not any(line.cut for line in lines) else [room]
    assert not faults, faults


@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_lost_party_is_struck_through_its_faces_and_its_ranks_stay_readable(
    canvas: Canvas, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    struck, line = list[float](), Canvas.line

    def seen(self: Canvas, one: tuple[float, float], other: tuple[float, float], *more: object) -> None:
        if one[1] == other[1]:
            struck.append(one[1])
        line(self, one, other, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "line", seen)
    fallen = ("brunhild-bonebreak", "giggles", "dorothea-the-mule")
    area = table_layout(canvas, count, PanelRequest()).wizards[0]
    props = WizardProps(0, "normal", "", (), fallen, False, 20, (), (0,) * count, "", 0, False, False)
    lines = written(lambda: wizards.paint_wizard(canvas, area, props))
    ranks = [one.band for one in lines if one.words in {str(ADVENTURERS[who].rank) for who in fallen}]
    spots = [positions.medallion_area(canvas, area, place, len(fallen)) for place in range(len(fallen))]
    (y,) = struck
    assert all(Area(*spot).y < y < spot.y + spot.h for spot in spots)
    assert len(ranks) == len(fallen) or not positions.rank_height(canvas, area)
    assert not [rank for rank in ranks if rank.top <= canvas.point(0, y)[1] <= rank.bottom]


def fought(sets: int = 2, seats: tuple[int, ...] = (BLACK, WHITE)) -> Duel:
    """A fight before the Crypt after so many sets: black has won the last one, with an axe."""
    ranks = [(18, 20, 50), (30, 41, 8), (9, 38, 47)]
    done = [
        DuelSet(
            {seat: one(ranks[number][place]) for place, seat in enumerate(seats)},
            {seat: ranks[number][place] - 10 * (seat == BLACK) for place, seat in enumerate(seats)},
            BLACK,
            dict.fromkeys(seats[1:], "slain" if number % 2 else "defected"),
        )
        for number in range(sets)
    ]
    return Duel("crypt", seats, dict.fromkeys(seats, 3), tuple(done))


def stage_of(size: tuple[int, int], duel: Duel) -> tuple[Canvas, Area, list[str]]:
    """The canvas of a table and the stage on which this fight was painted, with the words of the fight."""
    t = setting((12, 13, 14), (5, 6, 7), (1, 2, 3), phase="combat", pawns={BLACK: "crypt", WHITE: "crypt"})
    scene = asked_at(t, ORANGE, size=size)
    canvas, stage, drawn = scene.canvas, town(scene).layout.stage, list[str]()
    list(paint_duel(canvas, stage, DuelProps(duel, (), None)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas, "text", lambda words, *_, **__: drawn.append(words) or 10.0)
        list(paint_duel(canvas, stage, DuelProps(duel, (), None)))
    return canvas, stage, drawn


def apart(areas: list[Area]) -> bool:
    """Whether no two areas meet by more than a pixel."""
    return all(
        min(a.x + a.w, b.x + b.w) - max(a.x, b.x) <= 1 or min(a.y + a.h, b.y + b.h) - max(a.y, b.y) <= 1
        for a, b in combinations(areas, 2)
    )


@pytest.mark.rule("DV-048", "DV-049", "DV-050", "DV-051")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [(BLACK, WHITE), (BLACK, WHITE, ORANGE)])
def test_the_fighters_of_the_last_set_are_large_beside_their_ranks_and_what_became_of_them(
    size: tuple[int, int], seats: tuple[int, ...]
) -> None:
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


@pytest.mark.rule("DV-055", "DV-052")
def test_the_count_of_those_who_are_left_is_that_of_the_rules() -> None:
    """Counted set by set it is what the rules count at the end, unless a party without a colour was dissolved (DV-059)."""
    compared = 0
    for seed in range(6):
        match, dice, duel = Match.new("dungeonville", seed=seed, options={"limit": True}), random.Random(seed), None
        dissolved = False
        while match.decision is not None:
            at_random(match, dice)
            for happened in match.log[-1]:
                won = isinstance(happened, event.FightWon)
                if won and duel is not None and not dissolved:
                    assert [duel.standing(one) for one in happened.seats] == list(happened.survivors)
                    compared += 1
                duel = fold_duel(duel, happened)
                dissolved = isinstance(happened, event.PartyDissolved) or (
                    dissolved and not isinstance(happened, event.FightBegan)
                )
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
    assert isinstance(made, TableScene)
    draw(made, pygame.Surface(size))
    return made


def test_a_window_that_is_large_for_its_text_shows_all_at_once() -> None:
    for size in (*SIZES, (3840, 2160), (1600, 1000)):
        place = folded("choosing a dungeon", Settings(), size).game.place
        assert not place.tabs, size
        assert not place.closed, size


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


def test_a_click_on_a_tab_turns_to_its_page_and_answers_wait_on_theirs() -> None:
    scene = folded("choosing a dungeon", Settings(scale=2.0))
    turn, spot = scene.match.turn, scene.game.place.tabs["party"].centre
    at = (round(spot[0] * scene.canvas.scale), round(spot[1] * scene.canvas.scale))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    draw(scene, pygame.Surface(SIZE))
    assert "entrances" in scene.game.place.closed and "party" not in scene.game.place.closed
    assert scene.match.turn == turn
    assert not [item for item in scene.focus.targets if item.group == "mouths"], "nothing is chosen that is not seen"


def test_secrets_come_to_the_front_only_while_their_key_is_held() -> None:
    scene, closed = folded("behind the curtain", Settings(scale=2.0)), []
    for act in (lambda *_: None, press, release):
        act(scene, pygame.K_i)
        draw(scene, pygame.Surface(SIZE))
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
