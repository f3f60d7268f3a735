"""Cutting areas, plates that wrap, lists that scroll."""

import pygame
import pytest

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET
from game.ui.widgets import layout
from game.ui.widgets.focus import FocusManager, Target

ROOM = Area(10, 20, 400, 300)


def rows_of(number: int) -> list[Target]:
    return [Target(row, Area(10, 20 + 50 * row, 380, 44), lambda: None, "rows") for row in range(number)]


def test_strips_and_the_rest_fill_the_area_but_for_the_gap() -> None:
    assert layout.off_top(ROOM, 100, 10) == ((10, 20, 400, 100), (10, 130, 400, 190))
    assert layout.off_bottom(ROOM, 100, 10) == ((10, 220, 400, 100), (10, 20, 400, 190))
    assert layout.off_left(ROOM, 100, 10) == ((10, 20, 100, 300), (120, 20, 290, 300))
    assert layout.off_right(ROOM, 100, 10) == ((310, 20, 100, 300), (10, 20, 290, 300))
    assert layout.off_top(ROOM, 999)[1].h == 0


def test_columns_and_rows_share_the_room() -> None:
    assert layout.columns(ROOM, (1, 2), 10) == [(10, 20, 130, 300), (150, 20, 260, 300)]
    assert layout.rows(ROOM, 2, 10) == [(10, 20, 400, 145), (10, 175, 400, 145)]


def test_plates_wrap_and_never_leave_their_width() -> None:
    plates = layout.flow(ROOM, [(180, 40), (180, 60), (180, 40), (900, 40)], 10)
    assert plates == [(10, 20, 180, 40), (200, 20, 180, 60), (10, 90, 180, 40), (10, 140, 400, 40)]
    assert layout.depth(ROOM, plates) == 160
    assert [plate.w for plate in layout.grid(ROOM, 3, 190, 40, 20)] == [190, 190, 190]
    assert [plate.y for plate in layout.grid(ROOM, 3, 500, 40, 20)] == [20, 80, 140]


def test_the_focus_scrolls_into_view_and_what_is_out_of_view_takes_no_click() -> None:
    scroll, ring = layout.Scroll(), FocusManager()
    made = rows_of(20)
    column = scroll.fit(ROOM, 1000)
    assert column.w < ROOM.w
    ring.fill(scroll.items(made, ring, (0, 0)), 0)
    assert ring.under((50, 330)) is None
    ring.current = 12
    ring.fill(scroll.items(made, ring, (0, 0)))
    shown = ring.focused
    assert shown is not None
    assert ROOM.y <= shown.area.y
    assert shown.area.y + shown.area.h <= ROOM.y + ROOM.h
    top = scroll.top
    ring.fill(scroll.items(made, ring, (0, 0)))
    assert scroll.top == top


def test_the_mouse_rests_on_a_row_that_is_half_in_view_and_nothing_jumps() -> None:
    scroll, ring = layout.Scroll(), FocusManager()
    scroll.fit(Area(10, 20, 400, 285), 1000)
    ring.fill(scroll.items(rows_of(20), ring, (50, 300)))
    assert ring.hover((50, 300))
    scroll.items(rows_of(20), ring, (50, 300))
    assert scroll.top == 0


def test_wheel_paging_keys_and_the_bar_scroll_and_stop_at_the_ends() -> None:
    scroll = layout.Scroll()
    scroll.fit(ROOM, 1000)
    event = pygame.event.Event
    assert scroll.take(event(pygame.MOUSEWHEEL, y=-1, x=0), (50, 50))
    assert scroll.top == layout.STEP
    assert not scroll.take(event(pygame.MOUSEWHEEL, y=-1, x=0), (900, 50))
    assert scroll.take(event(pygame.KEYDOWN, key=pygame.K_END, mod=0), (0, 0))
    assert scroll.top == scroll.most == 700
    thumb = scroll.thumb()
    assert scroll.take(event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0)), thumb.centre)
    assert scroll.take(event(pygame.MOUSEMOTION, pos=(0, 0)), (thumb.x, -500))
    assert scroll.top == 0
    assert scroll.take(event(pygame.MOUSEBUTTONUP, button=1, pos=(0, 0)), (0, 0))
    assert not scroll.take(event(pygame.MOUSEMOTION, pos=(0, 0)), (thumb.x, 90))
    scroll.fit(ROOM, 200)
    assert not scroll.take(event(pygame.KEYDOWN, key=pygame.K_END, mod=0), (0, 0))


def test_a_clip_keeps_everything_inside(screen: pygame.Surface) -> None:
    canvas = Canvas(screen, (1280, 720))
    with canvas.clip(Area(0, 0, 30, 30)), canvas.clip(Area(15, 15, 300, 300)):
        canvas.box(Area(0, 0, 600, 600), (255, 0, 0), radius=1)
    canvas_ends = screen.get_at((15, 15)), screen.get_at((40, 40)), screen.get_at((5, 5))
    assert [colour[0] for colour in canvas_ends] == [255, 0, 0]
    assert screen.get_clip() == screen.get_rect()


def test_the_bar_is_drawn_only_where_there_is_more(screen: pygame.Surface) -> None:
    canvas, scroll = Canvas(screen, (1280, 720)), layout.Scroll()
    scroll.fit(ROOM, 100)
    scroll.bar(canvas, CABINET)
    assert screen.get_at(canvas.point(403, 40))[:3] == (0, 0, 0)
    scroll.fit(ROOM, 1000)
    scroll.bar(canvas, CABINET)
    assert screen.get_at(canvas.point(403, 40))[:3] != (0, 0, 0)
    assert canvas.tall("one two three", 20, canvas.wide("three", 20) + 2) == pytest.approx(3 * canvas.high(20))


def test_an_error_of_reckoning_is_nothing_to_scroll(screen: pygame.Surface) -> None:
    scroll = layout.Scroll()
    column = scroll.fit(Area(0, 0, 200, 889.24), 889.24 + 2e-13)
    assert scroll.most == 0
    assert column.w == 200, "no room is left for a bar that nobody needs"
    assert scroll.fit(Area(0, 0, 200, 100), 101).w < 200


def test_a_list_fades_at_the_edge_beyond_which_there_is_more(screen: pygame.Surface) -> None:
    canvas, scroll, paper, ink = Canvas(screen, (1280, 720)), layout.Scroll(), (200, 180, 140), (10, 10, 10)
    view = Area(0, 0, 300, 300)
    for top, faded in ((0.0, [False, True]), (100.0, [True, True]), (300.0, [True, False])):
        scroll.fit(view, 600)
        scroll.top = top
        screen.fill(paper)
        with scroll.faded(canvas):
            screen.fill(ink)
        rect = canvas.rect(view)
        ends = [screen.get_at((rect.centerx, y))[0] for y in (rect.top, rect.bottom - 1)]
        assert [level > 150 for level in ends] == faded
        assert screen.get_at(rect.center)[0] == ink[0]
        assert screen.get_at((rect.centerx, rect.bottom + 2))[0] == paper[0], "nothing is drawn beyond the view"
