"""The program with a virtual gamepad plugged in: lines on its standard input are what the pad does.

    down 0 | up 0 | axis 1 0.9

Buttons and axes are numbered as SDL numbers a controller's. The pad is SDL's own virtual joystick, so that everything behind it is real.
"""

import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "ui"))

import pygame
import virtual_gamepad

from game.__main__ import main


def serve() -> None:
    """Do what the lines say until there are no more."""
    while not pygame.joystick.get_init():
        time.sleep(0.05)
    pad = virtual_gamepad.VirtualPad()
    for line in sys.stdin:
        if not pygame.joystick.get_init():  # the program is leaving
            return
        what, *numbers = line.split()
        if what == "axis":
            pad.axis(int(numbers[0]), float(numbers[1]))
            while not pad.told_axis(int(numbers[0])):
                time.sleep(0.002)
        else:
            pad.button(int(numbers[0]), down=what == "down")
            while not pad.told(int(numbers[0]), down=what == "down"):
                time.sleep(0.002)


if __name__ == "__main__":
    threading.Thread(target=serve, daemon=True).start()
    sys.exit(main(sys.argv[1:]))
