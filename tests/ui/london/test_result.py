"""The result screen and the League: animation, score, a single entry, and no cut text in any window."""

from itertools import product
from pathlib import Path

import pygame
import pytest
import text_audit
from msgspec.structs import replace
from test_scale import MORE, SHAPES

from game import text
from game.match import Match
from game.match.record import SaveError
from game.rules.london import league
from game.rules.london.league import Result, Sheet
from game.rules.london.tables.cards import NUMBERS
from game.storage import paths, results
from game.ui.london.league import LEDGER, filtered, listed
from game.ui.london.replay.day import ChapterRecord, DayRecord, DreadChange, HourRecord, PlanningRecord
from game.ui.london.replay.position import figure
from game.ui.london.result.facts import PARTS
from game.ui.london.result.figures import Level, course
from game.ui.london.result.panels import WON, Score, counted
from game.ui.scene.navigation import Goto
from game.ui.screens.ledger import LedgerScene
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from tests.ui.london import finished_matches
from tests.ui.london.painter_kit import in_sizes
from tests.ui.london.story_kit import press as key
from tests.ui.user_input import SceneStack

EVERY = SHAPES | MORE

pytestmark = pytest.mark.usefixtures("london_words", "fresh_fonts")


def end(match: Match, *, staged: bool = False, settings: Settings | None = None) -> ResultScene:
    return ResultScene(finished_matches.context(settings), match, staged=staged)


def lines(scene: ResultScene | LedgerScene | ReplayScene, size: tuple[int, int] = (1920, 1080)) -> list[str]:
    return [one.wanted for one in text_audit.read(scene, size)]


# ---------------------------------------------------------------------------------------------- what it tells
@pytest.mark.heavy
@pytest.mark.rule("LD-218", "LD-220")
def test_a_win_tells_its_score_and_the_story_that_it_opens_and_a_loss_what_was_missing() -> None:
    match = finished_matches.played(4)
    seen, t = lines(end(match)), match.game.state
    assert text.say("won-showdown").split(",")[0] in " ".join(seen)
    assert text.say("victory-the-letter")[:40] in " ".join(seen)
    told = [text.say("ui-ld-end-won"), text.say("ui-ld-end-opened", story="the-gentleman-caller"), str(sum(t.score.values()))]
    told += [text.say(f"ui-ld-part-{part}") for part in PARTS]
    alive = 4 - sum(one.defeated for one in t.people)
    assert {*told, text.say("ui-ld-end-times", count=alive, each=NUMBERS.score.survivor)} <= {*seen}
    held = [item.id for person in t.people for item in person.items]
    assert held and not [item for item in held if text.name(item) not in " ".join(seen)], "what each holds is named"
    assert not [item for item in held if text.name(item) not in " ".join(lines(end(match), (1280, 720)))]
    made = end(finished_matches.played(4, won=False))
    story = " ".join(lines(made))
    assert made.facts.short
    told = [text.say("ui-ld-end-lost"), text.say("defeat-the-letter")[:30], "LD-220", *(words[:24] for words in made.facts.short)]
    assert [words for words in told if words not in story] == []
    assert text.say("ui-ld-end-total") not in story
    assert made.facts.opened == ""


@pytest.mark.heavy
def test_the_dread_of_all_twelve_hours_is_told_of_every_match() -> None:
    for size, (seats, won) in product(((1280, 720), (1920, 1080)), ((2, True), (4, True), (4, False))):
        made = end(finished_matches.played(seats, won=won))
        levels = course(made.facts.day)
        assert [level.slot for level in levels] == [*range(12), None] and levels[-1].dread == made.facts.t.dread
        drawn = text_audit.read(made, size)
        (title,) = (line for line in drawn if line.wanted == text.say("ui-ld-end-course"))
        assert not made.paged, "the chart is on the first page"
        told = {line.wanted for line in drawn if line.rect.left >= title.rect.left and line.rect.top > title.rect.top}
        assert {figure(slot) for slot in range(12)} <= told
        assert {str(level.dread) for level in levels if level.dread is not None} <= told


def test_a_day_without_dread_and_one_that_ended_early_have_a_chart_as_well() -> None:
    day = DayRecord(2, [ChapterRecord(1, PlanningRecord(0, 0))])
    assert course(day) == [*(Level(slot, None) for slot in range(12)), Level(None, 0)]
    hours = [HourRecord(1, slot, slot, (), ()) for slot in range(3)]
    hours[1].dread_changes = [DreadChange(1, 4, 4, "plot"), DreadChange(1, -1, 3, "relief")]
    day.chapters[0].hours, day.chapters[0].closing_changes = hours, [DreadChange(3, 7, 10, "case")]
    assert [level.dread for level in course(day)] == [0, 3, 3, *[None] * 9, 10]


@pytest.mark.heavy
def test_the_parts_of_the_score_are_counted_one_after_the_other_and_every_moment_is_drawn() -> None:
    made = end(finished_matches.played(2), staged=True)
    seen, pictures, surface = [0], set[bytes](), pygame.Surface((1280, 720))
    while made.staged:
        made.update(90)
        made.draw(surface)
        pictures.add(pygame.image.tobytes(surface, "RGB"))
        if counted(made.stage.time) != seen[-1]:
            seen.append(counted(made.stage.time))
    totals = [Score(made.facts, parts, False).points for parts in seen]
    assert seen == list(range(len(PARTS) + 1))
    assert totals[-1] == made.facts.result.total and totals == sorted(totals)
    assert made.stage.time == WON
    assert len(pictures) > 30


@pytest.mark.heavy
def test_every_panel_lies_ready_before_the_first_one_appears_and_no_frame_makes_two() -> None:
    scene = end(finished_matches.played(), staged=True)
    scene.context.is_interactive = True
    surface, made = pygame.Surface((1920, 1080)), [0]
    while scene.stage.time < 400:
        scene.update(20)
        scene.context.painted = False
        scene.draw(surface)
        made.append(len(scene.stage.cached))
        assert made[-1] - made[-2] == (0 if scene.context.painted else 1)
    assert made[-1] == len(scene.stage.sheets) == made[-2]


# ---------------------------------------------------------------------------------------------- the League
def sheet_file() -> Path:
    return paths.results(league.FILE)


def sheet_on_disk() -> Sheet:
    return Sheet(results.read(sheet_file(), Result).results)


@pytest.mark.rule("LD-227")
def test_an_end_is_entered_once_one_that_is_watched_never_and_a_later_one_is_held_against_the_best() -> None:
    match, later = finished_matches.played(2), finished_matches.played(4)
    ResultScene(finished_matches.context(), match, replay=finished_matches.reel(2), staged=False)
    assert not sheet_file().exists()
    end(match)
    end(match)
    end(finished_matches.played(2))
    assert len(sheet_on_disk().results) == 1
    assert (end(match).facts.opened, end(match).facts.record) == ("the-gentleman-caller", text.say("ui-ld-end-first"))
    best, total = (sum(one.game.state.score.values()) for one in (match, later))
    made = end(later)
    words = "ui-ld-end-best" if total > best else "ui-ld-end-best-is"
    assert (made.facts.record, made.facts.opened) == (text.say(words, before=best, best=best), "")
    assert len(sheet_on_disk().results) == 2


def test_a_sheet_that_is_damaged_is_named_at_the_end_and_kept_and_one_that_cannot_be_written_stops_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sheet_file().parent.mkdir(parents=True, exist_ok=True)
    sheet_file().write_bytes(b"burnt")
    made = end(finished_matches.played(2))
    (aside,) = results.set_aside(sheet_file())
    assert aside.read_bytes() == b"burnt" and str(aside) in made.facts.problem
    assert len(sheet_on_disk().results) == 1

    def full(*given: object, **named: object) -> None:
        raise SaveError(sheet_file(), "save-unwritable", reason="No space left on device")

    monkeypatch.setattr(results, "enter", full)
    made = end(finished_matches.played(2))
    assert "No space left" in made.facts.problem and "No space left" in " ".join(lines(made))


# ---------------------------------------------------------------------------------------------- where it leads
def test_the_plates_lead_to_the_day_the_sheet_and_the_same_again() -> None:
    match = finished_matches.played(2)
    made = end(match)
    made.draw(pygame.Surface((1280, 720)))
    stack = SceneStack(made)
    day = stack.to(key(made, pygame.K_r))
    assert isinstance(day, ReplayScene) and day.replay.last == match.turn
    assert stack.to(day.back()) is made
    sheet = stack.to(key(made, pygame.K_l))
    assert isinstance(sheet, LedgerScene)
    assert stack.to(sheet.back()) is made
    again = made.play(77)
    assert isinstance(again, Goto)
    played = again.subject
    assert [one.id for one in played.game.state.people] == [one.id for one in match.game.state.people]
    assert (again.route, played.seed, played.holders, played.turn) == ("table", 77, match.holders, 0)
    assert made.focus.current == "watch"


@pytest.mark.heavy
def test_pages_are_turned_where_there_is_no_room_for_all() -> None:
    made = end(finished_matches.played(4), settings=Settings(scale=2.0))
    surface = pygame.Surface((1280, 720))
    made.draw(surface)
    assert (made.paged, made.page) == (True, "end")
    for page in ("figures", "people", "end"):
        made.turn_page(page)
        made.dirty = True
        made.draw(surface)
        assert made.page == page and made.stage.sheets


ENDS = [(4, "the-letter", True), (4, "the-letter", False), (2, "calypsos-bargain", True)]


@pytest.mark.heavy
def test_nothing_of_the_end_is_cut_or_covered() -> None:
    wrong = []
    for shape, (seats, story, won) in product(EVERY, ENDS):
        size, settings = EVERY[shape]
        made = end(finished_matches.played(seats, story, won=won), settings=settings)
        for page in ("end", "figures", "people"):
            made.page = page
            wrong += [(shape, story, won, page, one) for one in text_audit.faults(made, size)]
            if not made.paged:
                break  # all of them are in the window
    assert not wrong, wrong


# ---------------------------------------------------------------------------------------------- the score sheet
def entered() -> LedgerScene:
    played = finished_matches.played
    for match in (played(2), played(4, won=False), played(2, "calypsos-bargain"), played(4)):
        end(match)
    return LedgerScene(finished_matches.context(), ui=LEDGER)


@pytest.mark.heavy
def test_the_sheet_lists_the_newest_first_shows_the_line_in_focus_and_is_sifted_by_story_and_by_rules() -> None:
    made = entered()
    made.draw(pygame.Surface((1920, 1080)))
    made.focus.current = ("result", 0)
    key(made, pygame.K_DOWN)
    made.draw(pygame.Surface((1920, 1080)))
    assert made.focus.current == ("result", 1) and made.form.chosen == ("result", 1)
    assert key(made, pygame.K_l) is not None
    assert [one.story for one in listed(made.form)] == ["the-letter", "calypsos-bargain", "the-letter", "the-letter"]
    made.press(("story", "calypsos-bargain"))
    assert [one.story for one in listed(made.form)] == ["calypsos-bargain"] and made.form.chosen == ("result", 0)
    made.press(("story", "calypsos-bargain"))
    assert len(listed(made.form)) == 4
    made.form = filtered(made.form, rules=league.Variant("hard"))
    assert listed(made.form) == [] and made.form.chosen is None
    assert text.say("ui-ld-league-nothing")[:20] in " ".join(lines(made))


def test_an_empty_sheet_says_so_and_a_damaged_one_is_named() -> None:
    made = LedgerScene(finished_matches.context(), ui=LEDGER)
    assert text.say("ui-ld-league-none")[:20] in " ".join(lines(made))
    sheet_file().parent.mkdir(parents=True, exist_ok=True)
    sheet_file().write_bytes(b"burnt")
    hurt = LedgerScene(finished_matches.context(), ui=LEDGER)
    assert str(sheet_file()) in hurt.form.problem and sheet_file().read_bytes() == b"burnt"


@in_sizes("720 at 200", "720 with letters at 200", every=SHAPES)
def test_nothing_of_the_sheet_is_cut_or_covered(shapes: list[str]) -> None:
    entered()
    sheet = sheet_on_disk()
    sheet.results[0] = replace(sheet.results[0], tweaks=("items-2", "virtue-0"), pace="half")
    sheet.results[1] = replace(sheet.results[1], level="dread", tweaks=("items-2", "virtue-0", "respite-no"))
    sheet_file().unlink()
    results.append(sheet_file(), sheet.results)
    for shape in shapes:
        size, settings = SHAPES[shape]
        made = LedgerScene(finished_matches.context(settings), ui=LEDGER)
        assert len(made.form.book.variants()) == 3
        assert text_audit.faults(made, size) == [], shape
