# SPDX-License-Identifier: GPL-3.0-or-later
"""A player who sees only the tree: hears names, presses buttons, chooses places, types."""

import gettext
import random
import re
import time
from collections import Counter

from gi.repository import GLib

from desktop import DATADIR, check, wait_for
from tree import CELL, Atspi, act, find, has, list_actions, pump, walk

STEPS = 8  # that are tried before the player asks for a hint
ENOUGH = 2  # times that a button is tried
ENOUGH_PLACES = 20  # that places are
PATIENCE = 15  # seconds without being asked for anything
THINKING = 2  # seconds for a hint that is worded as the one before

NAMES = {'alexandros': 'Alexandros', 'advisers': 'The Advisers of Alexander'}
BUTTONS = (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON)


class Player:
    """Plays in @tree. What was done is told to @log, a function of a line."""

    def __init__(self, tree, seed, log=lambda line: None):
        self.tree = tree
        self.random = random.Random(seed)
        self.log = log
        self.forget()
        self.frame = next(tree.frames())
        self.speak(tree.language)

    def forget(self):
        """Everything is to be tried again."""
        self.tried = Counter()
        self.places = 0  # times that places were looked for

    def speak(self, language):
        """From now on the window is of this language."""
        self.translate = gettext.translation(
            'alexandros', DATADIR / 'locale', [language], fallback=language == 'en'
        ).gettext

    # --- what there is

    def can(self, action):
        """Whether the window knows an action now."""
        pump()
        return action in list_actions(self.frame)

    def do(self, action):
        self.log(action)
        act(self.frame, action)

    def do_when_possible(self, action):
        wait_for(lambda: self.can(action), f'the action {action}')
        self.do(action)

    def get_board(self):
        return find(self.frame, lambda thing: thing.get_role() == Atspi.Role.TABLE)

    def get_table(self):
        """The part of the window that is the game's."""
        return self.get_board().get_parent()

    def find_button(self, name, within=None):
        """A button that can be pressed, or None."""
        name = self.translate(name).replace('_', '')
        return find(
            within or self.get_table(),
            lambda thing: thing.get_role() in BUTTONS
            and thing.get_name() == name
            and has(thing, Atspi.StateType.SENSITIVE),
        )

    def list_buttons(self):
        """What can be pressed on the table and was not pressed enough, by name without numbers;
        nothing that opens and keeps the keyboard, such as what was discarded."""
        leads_away = {
            self.translate(name)
            for name in (
                'Watch the last round again',
                'Play the film',
                'Continue from Here',
                'Review',
                'Hint',
                'Confirm',
                'Cancel',
            )
        }
        buttons = {}
        for thing in walk(self.get_table()):
            name = re.sub('[0-9]', '', thing.get_name() or '')
            if (
                thing.get_role() in BUTTONS
                and name not in leads_away
                and self.tried[name] < ENOUGH
                and has(thing, Atspi.StateType.SENSITIVE)
                and 'click' in list_actions(thing)
                and thing.get_parent().get_role() not in BUTTONS
            ):
                buttons.setdefault(name, []).append(thing)
        return buttons

    def list_places(self):
        """Those of the board that say that they can be chosen."""
        sentence = self.translate('You can choose it.')
        return [
            thing
            for thing in walk(self.get_board(), deep=True)
            if thing.get_role() == CELL and sentence in thing.get_name()
        ]

    # --- windows

    def wait_for_window(self, name):
        """Another window of the program."""
        return wait_for(
            lambda: next(
                (
                    frame
                    for frame in list(self.tree.frames())[1:]
                    if self.translate(name) in frame.get_name()
                ),
                None,
            ),
            f'a window called {name}',
        )

    def press_in(self, window, name):
        self.press(wait_for(lambda: self.find_button(name, window), f'a button called {name}'))

    def wait_for_keyboard(self, window):
        """Until keys go to a window, and to nothing that is over it."""
        wait_for(
            lambda: self.tree.find_active_window() == window.get_name(),
            f'the keyboard in {window.get_name()}',
        )
        time.sleep(0.5)

    def type(self, *keys):
        self.log(f'types {" ".join(keys)}')
        self.tree.run('xdotool', 'key', *keys)

    def save(self, path):
        """Types a path into GTK's own dialog."""
        self.do_when_possible('win.save-as')
        self.wait_for_keyboard(self.wait_for_window('Save the game'))
        self.tree.run('xdotool', 'key', 'ctrl+a')
        self.tree.run('xdotool', 'type', str(path))
        time.sleep(0.5)
        self.type('Return')
        wait_for(path.exists, 'the saved game')
        wait_for(lambda: len(list(self.tree.frames())) == 1, 'the dialog is gone')
        self.wait_for_keyboard(self.frame)

    def open(self, path):
        """Writes a path into GTK's own dialog, which is another one in each release: a slash shows
        the entry, which completes what is typed, so the path is written into it at once; in some
        releases Return only goes to the file, which the button opens then."""
        self.do_when_possible('win.open')
        dialog = self.wait_for_window('Open a game')
        self.wait_for_keyboard(dialog)
        self.type('slash')
        entry = wait_for(
            lambda: find(dialog, lambda thing: has(thing, Atspi.StateType.EDITABLE)),
            'an entry for the path',
        )
        entry.set_text_contents(str(path))
        self.type('Return')
        end = time.monotonic() + PATIENCE
        while len(list(self.tree.frames())) > 1 and time.monotonic() < end:
            time.sleep(0.5)
            try:
                button = self.find_button('_Open', dialog)
                if button is not None:
                    self.press(button)
            except GLib.Error:  # the dialog is gone
                break
        self.tree.wait_until_kept(path)
        self.wait_for_keyboard(self.frame)

    def close_result(self):
        wait_for(lambda: len(list(self.tree.frames())) == 2, 'the result')
        self.wait_for_keyboard(list(self.tree.frames())[1])
        self.type('Escape')
        wait_for(lambda: len(list(self.tree.frames())) == 1, 'the result is closed')
        self.wait_for_keyboard(self.frame)

    def change_language(self, line, language):
        """The line of the list in the preferences, from 0."""
        self.type('ctrl+comma')
        window = self.wait_for_window('Preferences')
        self.wait_for_keyboard(window)
        label = self.translate('Language')
        button = wait_for(
            lambda: find(
                window,
                lambda thing: thing.get_role() in BUTTONS
                and (thing.get_name() or '').startswith(label),
            ),
            'the language',
        )
        act(button, 'click')
        time.sleep(0.5)
        self.type('Home', *['Down'] * line, 'Return')
        self.speak(language)
        time.sleep(1)
        self.frame = next(self.tree.frames())
        wait_for(lambda: self.find_button('Hint'), f'a window in {language}')
        self.wait_for_keyboard(self.wait_for_window('Preferences'))
        self.type('Escape')
        self.wait_for_keyboard(self.frame)

    def start(self, game):
        """From the page of games to the first decision of a new game of that name."""
        self.do('win.games')
        card = wait_for(
            lambda: find(
                self.frame,
                lambda thing: thing.get_role() in (Atspi.Role.GROUPING, Atspi.Role.PANEL)
                and thing.get_name() == self.translate(game),
                deep=True,
            ),
            'the page of games',
        )
        self.press_in(card, 'Play')
        self.press_in(self.wait_for_window(game), 'Start')
        wait_for(lambda: self.can('game.hint'), 'the first decision')

    # --- decisions

    def press(self, thing):
        self.log(f'presses {thing.get_role_name()} “{thing.get_name()}”')
        act(thing, 'place.activate' if thing.get_role() == CELL else 'click')
        time.sleep(0.05)
        pump()

    def try_something(self):
        """Presses a button that was pressed least, or else chooses a place; whether there was
        anything."""
        buttons = self.list_buttons()
        if buttons:
            name = min(buttons, key=lambda name: (self.tried[name], self.random.random()))
            self.tried[name] += 1
            self.press(self.random.choice(buttons[name]))
            return True
        places = self.list_places() if self.places < ENOUGH_PLACES else []
        self.places += 1
        if places:
            self.press(self.random.choice(places))
        return bool(places)

    def confirm(self):
        button = self.find_button('Confirm')
        if button is not None:
            self.press(button)
        return button is not None

    def read_banner(self):
        banner = find(self.get_table(), lambda thing: thing.get_role() == Atspi.Role.ALERT)
        return banner and banner.get_name()

    def follow_hint(self):
        """What is done at once, such as rolling the dice, has no button to confirm it."""
        before = self.read_banner()
        self.do('game.hint')
        end = time.monotonic() + THINKING
        while self.can('game.hint') and not self.confirm():
            if self.read_banner() not in (None, before) or time.monotonic() > end:
                self.do('game.confirm')
                return
            time.sleep(0.05)

    def decide(self):
        try:
            for _ in range(STEPS):
                if not self.try_something():
                    break
                if self.random.random() < 0.5 and self.confirm():
                    return
            self.follow_hint()
        except (GLib.Error, ValueError):  # what was to be pressed is gone, for the game went on
            pass

    def play(self, until=lambda: False):
        """To the end, or until the function says so."""
        last = time.monotonic()
        while not self.can('game.result') and not until():
            if self.can('game.hint'):
                self.decide()
                last = time.monotonic()
            elif self.can('game.ready'):
                self.do('game.ready')
            time.sleep(0.05)
            check(time.monotonic() < last + PATIENCE, 'nobody plays')
