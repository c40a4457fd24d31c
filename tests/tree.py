# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as assistive technologies see it: a tree of accessible objects, and nothing else."""

import os
import subprocess
import time
import warnings

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

from desktop import LIMIT, Desktop, wait_for  # noqa: E402

warnings.simplefilter('ignore', DeprecationWarning)

# Many things of one kind, which are asked for only if they are looked for.
MANY = (Atspi.Role.TABLE, Atspi.Role.LIST)
CELL = Atspi.Role.TABLE_CELL


class Tree(Desktop):
    """A desktop with the program on it, which tells its objects."""

    def __init__(self, language='en', settings='', arguments=()):
        self.language = language
        self.settings = settings
        self.arguments = arguments

    def __enter__(self):
        super().__enter__()
        del self.environment['GTK_A11Y']
        keyfile = self.home / 'config/glib-2.0/settings/keyfile'
        keyfile.parent.mkdir(parents=True)
        path = 'io/github/alexandros_game/Alexandros'
        keyfile.write_text(
            f"[{path}]\nlanguage='{self.language}'\nwelcomed=true\nplayer-name='Anna'\n"
            f"[{path}/alexandros]\nsigns-explained=3\nanimation-speed='off'\n"
            f"[{path}/advisers]\nsigns-explained=3\nanimation-speed='off'\n{self.settings}",
            'utf-8',
        )
        self.environment['GSETTINGS_BACKEND'] = 'keyfile'
        os.environ.update(
            {
                name: self.environment[name]
                for name in ('DBUS_SESSION_BUS_ADDRESS', 'XDG_RUNTIME_DIR')
            }
        )
        # The bus of assistive technologies begins when it is asked for.
        self.run(
            *('gdbus', 'call', '--session', '--dest', 'org.a11y.Bus'),
            *('--object-path', '/org/a11y/bus', '--method', 'org.a11y.Bus.GetAddress'),
        )
        Atspi.init()
        self.program = self.start(*self.arguments)
        self.application = wait_for(self.look_for_program, 'the program is in the tree')
        wait_for(lambda: list(self.frames()), 'a window')
        return self

    def __exit__(self, *what):
        Atspi.exit()
        super().__exit__(*what)

    def look_for_program(self):
        pump()
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child is not None and 'alexandros' in (child.get_name() or '').lower():
                return child
        return None

    def find_active_window(self):
        """The title of the window that has the keyboard, or nothing."""
        run = subprocess.run(
            ['xdotool', 'getactivewindow', 'getwindowname'],
            env=self.environment,
            capture_output=True,
            encoding='utf-8',
            timeout=LIMIT,
        )
        return run.stdout.strip()

    def frames(self):
        pump()
        for i in range(self.application.get_child_count()):
            frame = self.application.get_child_at_index(i)
            if frame is not None:
                yield frame


def pump():
    """Hears what has changed."""
    while GLib.MainContext.default().iteration(False):
        pass


def has(thing, state):
    return thing.get_state_set().contains(state)


def children(thing):
    for i in range(thing.get_child_count()):
        child = thing.get_child_at_index(i)
        if child is not None:
            yield child


def walk(thing, deep=False):
    """All objects that can be seen, from the outer to the inner ones; what is in grids and lists
    too if it is to be @deep."""
    yield thing
    if thing.get_role() in MANY and not deep:
        return
    for child in children(thing):
        if has(child, Atspi.StateType.SHOWING) or has(child, Atspi.StateType.VISIBLE):
            yield from walk(child, deep)


def find(thing, test, deep=False):
    """The first one for which the test holds, or None."""
    return next((found for found in walk(thing, deep) if test(found)), None)


def list_actions(thing):
    """None if they change meanwhile: the next look finds them."""
    try:
        return [thing.get_action_name(i) for i in range(thing.get_n_actions())]
    except GLib.Error:
        return []


def act(thing, name):
    actions = list_actions(thing)
    thing.do_action(actions.index(name))
