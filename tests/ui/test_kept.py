"""Pictures are kept within bounds."""

import pygame

from game.ui.kept import MEGABYTE, bytes_of, keep


def test_what_was_not_asked_for_longest_goes_first() -> None:
    made: list[int] = []

    @keep(0.01)  # room for two pictures of 4096 bytes
    def picture(number: int, side: int = 32) -> pygame.Surface:
        made.append(number)
        return pygame.Surface((side, side), depth=32)

    first = picture(1)
    assert bytes_of(first) == 4096 and picture(1) is first and made == [1]
    picture(2)
    picture(1)
    picture(3)  # 2 goes
    assert made == [1, 2, 3] and picture(1) is first
    picture(2)
    assert made == [1, 2, 3, 2]
    assert picture.held() <= 0.01 * MEGABYTE
    assert picture(9, side=400) is picture(9, side=400)  # too large for all room, but the newest stays
    assert picture.held() == 400 * 400 * 4
    picture.cache_clear()
    assert picture.held() == 0
    assert picture(1) is not first


def test_thousands_of_lines_stay_within_their_room() -> None:
    from game.ui import fonts

    pygame.font.init()
    for number in range(4000):
        fonts.render("text", 20, f"a line that nobody has written before, number {number}", (255, 255, 255))
    assert fonts.render.held() <= 16 * MEGABYTE
    fonts.forget()
    assert fonts.render.held() == 0
