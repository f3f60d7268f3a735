"""The demo: it plays and explains itself, visitors can take over and leave, and nothing is stored."""

import struct
import zlib
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input
from user_input import Launch

from game.match import PERSON, Match
from game.rules.engine.agent import Advice
from game.rules.engine.script import Done
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES
from game.storage import paths
from game.text import Speaker, has, kebab
from game.ui.app import film
from game.ui.app.main_loop import App
from game.ui.ravenloft.demo import IDLE, WARNED, DemoEnd, DemoScene, RavenloftPlaylist
from game.ui.ravenloft.demo_table import CAPTIONED, CARDS, Caption, caption_of, intended
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.navigation import DemoSlot
from game.ui.screens.menu.scene import MenuScene
from game.ui.settings import Settings, Start
from game.ui.table.acts import Answer
from game.ui.table.director import Clip
from game.ui.widgets.dialog import ChoiceDialog

SMALL = "1024x720"


@cache
def ended() -> Match:
    match = RavenloftPlaylist(3).night(0).begin()
    while match.decision is not None:
        match.answer("random")
    return match


@pytest.fixture
def shown(launch: Launch) -> App:
    return launch(Start("ravenloft", seed=4, demo=True), SMALL, idle=2, fog=False, flicker=False)


@pytest.fixture
def app(shown: App) -> App:
    hasty(shown, 4)
    return shown


def hasty(app: App, seed: int, options: dict[str, str] | None = None, *, has_exit: bool = False) -> None:
    app.show(DemoScene(app.context, DemoSlot(seed, options or {}, ("ravenloft",), has_exit=has_exit, is_hasty=True)))


def scene(app: App) -> DemoScene:
    assert isinstance(app.scene, DemoScene)
    return app.scene


def touch(app: App) -> None:
    user_input.press(app, pygame.K_k)


def pass_time(app: App, ms: float, *, paints: bool = True) -> None:
    """Let time pass, and paint only at its end."""
    for _ in range(int(ms / 100)):
        if (following := user_input.screen_of(app).update(100)) is not None:
            app.enter(following)
    if paints:
        user_input.frames(app, dt=0)


def nothing_written() -> bool:
    return not paths.autosaves().exists() and not paths.saves().exists() and not paths.replays().exists()


@pytest.mark.heavy
def test_agents_play_night_after_night_and_leave_no_trace(app: App) -> None:
    hasty(app, 4, {"adventure": "1"})
    nights, ends = set(), 0
    for _ in range(6000):
        pass_time(app, 100, paints=False)
        if isinstance(app.scene, DemoEnd):
            ends += 1
        elif isinstance(app.scene, DemoScene):
            nights.add(app.scene.slot.number)
            assert not app.scene.client.message
        if len(nights) == 2:
            break
    assert len(nights) == 2 and ends >= 1 and nothing_written() and not paths.crashes().exists()


def test_a_bill_is_varied_and_the_same_for_a_seed() -> None:
    nights, again, other = ([RavenloftPlaylist(seed).night(number) for number in range(26)] for seed in (3, 3, 4))
    assert nights == again != other and len({night.seed for night in nights}) == 26
    assert {night.options["adventure"] for night in nights} == set(ADVENTURES)
    assert len({night.options["heroes"] for night in nights}) > 6
    assert {len(night.options["heroes"].split(",")) for night in nights} == {1, 2, 3, 4, 5}
    assert {level for night in nights[:6] for level in night.begin().holders.values()} == {"normal"}
    for number in range(4):  # what the command line names is the same each night
        assert RavenloftPlaylist(1, {"adventure": "1"}).night(number).options["adventure"] == "1"
        assert len(RavenloftPlaylist(1, {"adventure": "1"}).night(number).begin().holders) == 1
        assert len(RavenloftPlaylist(1, {"adventure": "2", "seats": 3}).night(number).begin().holders) == 3


@pytest.mark.heavy
@pytest.mark.parametrize(("reduced", "frames", "heads"), [(False, 900, 10), (True, 400, 3)])
def test_captions_stay_long_enough_to_be_read_also_without_motion_and_the_way_out_leads_to_the_menu(
    shown: App, reduced: bool, frames: int, heads: int
) -> None:
    shown.context.settings.reduced = reduced
    seen: list[tuple[Caption, int]] = []
    for _ in range(frames):
        scene(shown).update(80)
        caption = scene(shown).game.caption
        if caption is not None and (not seen or seen[-1][0] != caption):
            seen.append((caption, 0))
        elif seen:
            seen[-1] = (seen[-1][0], seen[-1][1] + 80)
    assert len({caption.head for caption, _ in seen}) > heads
    short = [(caption, ms) for caption, ms in seen[:-1] if ms < 0.9 * caption.reading(known=True) - 240]
    assert not short, short
    user_input.press(shown, pygame.K_ESCAPE)
    assert isinstance(shown.scene, MenuScene)


def test_every_event_that_is_told_has_its_words_in_whole_nights_too_and_secret_reasons_have_none(castle_words: None) -> None:
    for kind in CAPTIONED:
        assert has(f"ui-demo-{kebab(kind)}"), kind
    events = [
        happened.MonsterPlaced("ghoul-1", 5, "kat"), happened.MonsterPlaced("count-strahd", 5, ""), happened.Damaged("kat", 2, 0, "ghoul"),
        happened.TileLaid("T13", 4, "black"), happened.TileLaid("T13", 4, "white"), happened.TileLaid("T34", 4, ""),
        happened.SurgeUsed("kat", 0), happened.SurgeUsed("kat", 1), happened.EnvironmentChanged("blood-fog", ""),
        happened.ConditionGained("kat", "slowed"), happened.ConditionGained("kat", "immobilized"), happened.Lost("lost-no-surge"),
        happened.MonsterDestroyed("ghoul-1", "kat", 1), happened.TrapDisabled("kat", "fire-trap", 12, True), happened.SunMoved(3, 5),
        happened.TokenTaken("kat", "icon-of-ravenloft"), happened.LevelGained("kat", "cleave"), happened.HeroFell("kat"),
        happened.EncounterCancelled("blood-fog", "experience"), happened.AttackFoiled("ghoul-1", "kat", "lucky-charm"),
        happened.TokenPlaced("icon-of-ravenloft", 5), happened.Won("won-find-the-icon"), happened.AdventureBegan("find-the-icon"),
    ]  # fmt: skip
    for event in events:
        caption = caption_of(event, "kat", 3)
        assert caption is not None and caption.head and "{" not in caption.head + caption.note, event
        assert caption.who in HEROES or caption.who in ("ghoul", "count-strahd")
    assert len({caption_of(happened.MonsterPlaced("ghoul-1", 5, by), "kat", 3) for by in ("kat", "")}) == 2
    assert caption_of(happened.EnvironmentChanged("", "blood-fog"), "kat", 3) is None  # the air clears: nothing to be read
    assert caption_of(happened.TurnEnded("kat"), "kat", 3) is None
    kinds = set()
    for number in range(3):
        match = RavenloftPlaylist(9).night(number).begin()
        while match.decision is not None:
            match.answer("random")
            for event in match.news(None):
                if caption_of(event, "kat", 1) is not None:
                    kinds.add(type(event))
    assert len(kinds) > len(CAPTIONED) * 0.6 and kinds >= set(CARDS)
    match = RavenloftPlaylist(9).night(0).begin()
    speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
    strike = Advice(Done(), "reason-strike", {"target": "ghoul-1", "card": "cleave", "percent": 65})
    caption = intended(strike, "kat", "prompt-hero-phase", speaker)
    assert caption is not None and "65" in caption.head and "Kat" in caption.over
    assert intended(Advice(Done(), "reason-arrange", {"card": "ghoul"}), "kat", "prompt-arrange", speaker) is None
    assert intended(Advice(Done(), "reason-random"), "kat", "prompt-hero-phase", speaker) is None


@pytest.mark.heavy
def test_any_key_or_button_takes_over_the_hero_that_is_asked_and_the_others_go_on_by_themselves(app: App) -> None:
    for wait, how in ((0, "key"), (7, "mouse"), (40, "key"), (41, "mouse")):
        pass_time(app, 100 * wait)
        before = scene(app)
        match, turn = before.client.match, before.client.match.turn
        asked, log = before.client.awaited, match.log
        if how == "key":
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_k, mod=0, unicode="k"))
        else:
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 150), button=1))
        user_input.frames(app, dt=10)
        assert scene(app) is before and match.turn == turn and match.log == log, "nothing is lost or answered by that key"
        assert before.client.person == asked == before.client.seat
        assert match.holders[asked] == PERSON and list(match.holders.values()).count(PERSON) == 1
        assert before.client.options == tuple(match.decision.options[asked]) and not before.table.animations.busy
        user_input.frames(app, 10)
        assert user_input.answers(app)
        before.give_back()
    touch(app)
    table, match = scene(app), scene(app).client.match
    mine, given, others = table.client.person, 0, 0
    for _ in range(400):
        pass_time(app, 100)
        if app.scene is not table or (given > 2 and (others or len(match.holders) == 1)):
            break
        if table.client.seat is not None and not table.table.animations.busy:
            turn = match.turn
            table.table.do(Answer(table.client.options[0]))
            given += match.turn - turn
        others = sum(entry.action.seat != mine for entry in match.history)
    assert given > 2 and (others or len(match.holders) == 1) and nothing_written()


def test_idleness_gives_the_hero_back_with_a_warning_but_time_that_others_need_is_not_idle(app: App) -> None:
    touch(app)
    user_input.frames(app, 10)
    table, match = scene(app), scene(app).client.match
    turn = match.turn
    pass_time(app, IDLE - WARNED + 2000)
    assert table.client.person is not None and 0 < table.game.warned <= WARNED / 1000
    user_input.press(app, pygame.K_LEFT)  # somebody is there after all
    assert table.idle_time < 1000 and table.client.person is not None
    pass_time(app, IDLE + 500)
    assert table.client.person is None and PERSON not in match.holders.values() and table.client.eyes is None
    pass_time(app, 6000)
    assert match.turn > turn  # the agent answers what was open
    touch(app)
    user_input.frames(app, 10)
    user_input.press(app, pygame.K_p)
    assert isinstance(scene(app).dialog, ChoiceDialog)
    pass_time(app, IDLE + 500)
    assert scene(app).client.person is None and scene(app).dialog is None, "an open sheet is idle, too"
    touch(app)
    table = scene(app)
    table.table.animations.add([Clip(10_000_000.0)])
    table.draw = lambda surface: None
    table.context.settings.speed = "normal"
    pass_time(app, IDLE + 2000)
    assert table.client.person is not None


def sheet(app: App) -> set[object]:
    """Open the sheet of a visitor. Returns its choices."""
    user_input.press(app, pygame.K_p)
    user_input.frames(app)
    return {item.key for item in scene(app).focus.targets}


@pytest.mark.heavy
def test_the_sheet_gives_back_and_leads_home_only_where_there_is_one(app: App) -> None:
    touch(app)
    user_input.frames(app, 10)
    assert sheet(app) == {"resume", "return"}
    user_input.click(app, scene(app).focus.find("resume"))
    assert scene(app).dialog is None and scene(app).client.person is not None
    sheet(app)
    user_input.click(app, scene(app).focus.find("return"))
    assert scene(app).client.person is None
    hasty(app, 4, has_exit=True)
    touch(app)
    user_input.frames(app, 10)
    assert "home" in sheet(app)
    user_input.click(app, scene(app).focus.find("home"))
    assert isinstance(app.scene, MenuScene)


def test_a_visitor_can_neither_save_nor_take_back_what_the_agent_did(app: App) -> None:
    user_input.frames(app, 30)
    match = scene(app).client.match
    touch(app)
    user_input.frames(app, 10)
    user_input.press(app, pygame.K_s)
    scene(app).table.save()
    assert nothing_written() and scene(app).client.message
    turn, scene(app).client.message = match.turn, ""
    scene(app).table.undo()
    assert match.turn == turn and scene(app).client.message
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(scene(app).dialog, ChoiceDialog) and match.turn == turn


def test_broken_rules_end_the_night_and_its_end_can_be_cut_short(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene(app)
    table.slot = table.slot._replace(is_hasty=False)
    app.enter(table.show_result())
    user_input.frames(app, 3)
    assert isinstance(app.scene, DemoEnd) and app.scene.seconds > 5
    touch(app)
    assert scene(app).slot.number == 1
    app.enter(table.show_result())
    user_input.frames(app, 125)
    assert scene(app).slot.number == 1
    hasty(app, 4)
    first = scene(app)

    def broken(*given: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(first.client.match.game, "apply", broken)
    for _ in range(40):
        user_input.frames(app)
        if app.scene is not first:
            break
    assert scene(app).slot.number == first.slot.number + 1 and list(paths.crashes().glob("crash-*.json"))


SHAPES = {
    "720": ((1280, 720), Settings()), "1080": ((1920, 1080), Settings()), "1080 at 200": ((1920, 1080), Settings(scale=2.0)),
    "letters at 200": ((1280, 720), Settings(letter=2.0)), "upright": ((1280, 1600), Settings()),
}  # fmt: skip
LONG = (
    Caption("kat", "Turn 7, Kat", "The castle plays a card: Music of the Damned.", "Every Hero that ends its turn on a tile with a Monster is immobilized, and so is each Hero that stands within one tile of it."),
    Caption("ghoul", "", "What a very long sentence this Hero has in mind, with a Monster, a Treasure and the odds of all of them at once: 65 % to hit."),
)  # fmt: skip


@pytest.mark.heavy
@pytest.mark.parametrize("shape", SHAPES)
def test_captions_the_seconds_that_are_left_the_sheet_and_the_end_fit_every_window(castle_words: None, shape: str) -> None:
    size, settings = SHAPES[shape]
    table: Any = DemoScene(sample_screens.context(settings), DemoSlot(3, {}, ("ravenloft",)))
    for caption in LONG:
        table.game.caption = caption
        assert text_audit.faults(table, size) == []
    table.take_over()
    table.idle_time = IDLE - 5000
    left = [line for line in text_audit.read(table, size) if "Still" in line.words]
    assert left and not any(line.cut for line in left)
    table.client.message, table.idle_time = "", 0.0
    table.table.open(table.pause(table.table))
    surface = pygame.Surface(size)
    table.draw(surface)
    assert list(text_audit.plates(table.canvas, table.focus.targets)) == []
    assert text_audit.faults(DemoEnd(table.context, ended(), slot=table.slot), size) == []


def wait(app: App, minutes: float) -> None:
    user_input.frames(app, round(minutes * 20), 3000)


@pytest.mark.heavy
def test_the_demo_begins_after_idle_minutes_on_the_menu(launch: Launch) -> None:
    app = launch(size=SMALL, idle=2)
    wait(app, 1.8)
    user_input.press(app, pygame.K_LEFT)
    wait(app, 1.8)
    assert isinstance(app.scene, MenuScene)
    wait(app, 0.3)
    assert isinstance(app.scene, DemoScene) and app.scene.slot.has_exit
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)
    app.context.settings.idle = 0
    wait(app, 6)
    assert isinstance(app.scene, MenuScene)
    app.context.settings.idle = 2
    match = Match.new("ravenloft", seed=1, options={"adventure": "1", "heroes": "kat"})
    table = castle_table(app.context, match)
    app.show(table)  # over a match it never begins
    wait(app, 5)
    assert app.scene is table


def test_a_film_is_the_same_for_a_seed_and_shows_what_was_drawn(tmp_path: Path) -> None:
    start = Start("ravenloft", seed=2, demo=True, kiosk=True)
    one, other = (film.film(start, (640, 360), 3, tmp_path / name) for name in ("a.png", "b.png"))
    assert [file.name for file in one] == ["a-0001.png", "a-0002.png", "a-0003.png"]
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in other]
    assert pygame.image.load(one[0]).get_size() == (640, 360)
    [file] = film.film(start, (320, 180), 1, tmp_path / "a.apng")
    frames, _, ms = unpacked(file.read_bytes(), (320, 180))
    assert frames >= 1 and ms == 1000
    size, path = (48, 32), tmp_path / "a.apng"
    made = film.Animation(path, size)
    picture = pygame.Surface(size)
    for step in range(6):
        picture.fill((200, 30 * step, 9), pygame.Rect(step * 5, step * 3, 7, 4))
        made.show(picture, 100)
        if step == 3:
            made.show(picture, 100)
    made.close()
    frames, shown, ms = unpacked(path.read_bytes(), size)
    assert frames == 6 and ms == 700 and shown == pygame.image.tobytes(picture, "RGB")
    assert pygame.image.load(path).get_size() == size


def unpacked(data: bytes, size: tuple[int, int]) -> tuple[int, bytes, int]:
    """Return the number of frames of an animated PNG, its last picture, and its duration."""
    place, count, ms, number = 8, 0, 0, 0
    canvas, part = bytearray(size[0] * size[1] * 3), (0, 0, 0, 0)
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place)
        kind, content = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        assert zlib.crc32(kind + content) == struct.unpack_from(">I", data, place + 8 + length)[0]
        place += 12 + length
        if kind == b"acTL":
            count = struct.unpack(">II", content)[0]
        elif kind == b"fcTL":
            _sequence, *rest = struct.unpack(">IIIIIHHBB", content)
            part, number = tuple(rest[:4]), number + 1
            ms += rest[4] * 1000 // rest[5]
        elif kind in (b"IDAT", b"fdAT"):
            rows = zlib.decompress(content[4:] if kind == b"fdAT" else content)
            w, h, x, y = part
            for row in range(h):
                start = row * (w * 3 + 1)
                assert rows[start] == 0
                at = ((y + row) * size[0] + x) * 3
                canvas[at : at + w * 3] = rows[start + 1 : start + 1 + w * 3]
    assert number == count
    return count, bytes(canvas), ms
