"""A virtual gamepad of SDL, whose events take the same way as those of a real one."""

import ctypes
from pathlib import Path
from typing import Any

import pygame

GAMECONTROLLER = 1
AXES, BUTTONS = 6, 21
FULL = 32767


def library() -> Any:
    """The very SDL that pygame has loaded; None where it cannot be found."""
    try:
        maps = Path("/proc/self/maps").read_text(encoding="utf-8")
    except OSError:
        return None
    files = {line.split()[-1] for line in maps.splitlines() if "libSDL2-2" in line}
    if not files:
        return None
    sdl = ctypes.CDLL(files.pop())
    sdl.SDL_JoystickOpen.restype, pad, number = ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int
    sdl.SDL_JoystickClose.argtypes = sdl.SDL_JoystickInstanceID.argtypes = [pad]
    sdl.SDL_JoystickGetAxis.argtypes, sdl.SDL_JoystickGetAxis.restype = [pad, number], ctypes.c_int16
    sdl.SDL_JoystickGetButton.argtypes, sdl.SDL_JoystickGetButton.restype = [pad, number], ctypes.c_uint8
    sdl.SDL_JoystickSetVirtualButton.argtypes = [pad, number, ctypes.c_uint8]
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [pad, number, ctypes.c_int16]
    return sdl


class VirtualPad:
    """Plugged in as soon as it is made. SDL's joysticks have to be running."""

    def __init__(self) -> None:
        self.sdl = library()
        index = self.sdl.SDL_JoystickAttachVirtual(GAMECONTROLLER, AXES, BUTTONS, 0)
        if index < 0:
            raise OSError("no virtual joystick")
        self.pad = self.sdl.SDL_JoystickOpen(index)
        self.leans: dict[int, int] = {}
        self.id = self.sdl.SDL_JoystickInstanceID(self.pad)

    def button(self, number: int, *, down: bool) -> None:
        """Press a button or let it go."""
        self.sdl.SDL_JoystickSetVirtualButton(self.pad, number, int(down))

    def told(self, number: int, *, down: bool) -> bool:
        """Whether the program has heard of the button: SDL looks at a virtual pad once a frame, and a press in between is lost."""
        return not self.pad or bool(self.sdl.SDL_JoystickGetButton(self.pad, number)) == down

    def told_axis(self, number: int) -> bool:
        """Whether it has heard of the stick or trigger."""
        return not self.pad or self.sdl.SDL_JoystickGetAxis(self.pad, number) == self.leans[number]

    def axis(self, number: int, value: float) -> None:
        """Move a stick or a trigger: -1 to 1 (a trigger from 0)."""
        if number in (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT):
            value = 2 * value - 1
        self.sdl.SDL_JoystickSetVirtualAxis(self.pad, number, round(value * FULL))
        self.leans[number] = round(value * FULL)

    def pull(self) -> None:
        """Pull it out."""
        if self.pad:
            for index in range(self.sdl.SDL_NumJoysticks()):
                if self.sdl.SDL_JoystickGetDeviceInstanceID(index) == self.id:
                    self.sdl.SDL_JoystickDetachVirtual(index)
                    break
            self.sdl.SDL_JoystickClose(self.pad)
            self.pad = None
