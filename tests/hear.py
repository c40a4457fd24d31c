# SPDX-License-Identifier: GPL-3.0-or-later
"""What the screen reader Orca speaks while a whole game is played by keyboard, or one that was lost
is reviewed.

Usage: hear.py BINDIR DATADIR SOURCE_ROOT BUILD_ROOT FOLDER GAME|review-GAME

Writes a text into the folder, named after the game and the release of GTK. Orca needs
a speech server: Speech Dispatcher, with a voice that speaks to nobody.
"""

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from desktop import check, wait_for
from player import NAMES, Player
from tree import Tree

SERVER = 'LogLevel 0\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n'
SPOKEN = re.compile(r"^[0-9:.]+ - SPEECH OUTPUT: '(.*?)'( ?{.*)?\Z", re.DOTALL)
CLASSES = re.compile('(Gtk|Kit|Alx|Adv|Shell)[A-Z]')
# GTK 4.8 calls the page of a stack so, and it cannot be given a name.
UNNAMED = 'GtkStackPage panel.'
KEY = re.compile('h|left control|return|tab|page down|F[0-9]')
BUILD = Path(sys.argv[4])
PAUSE = 0.6  # seconds without a word, after which the next key is pressed


class Spoken(Tree):
    """A desktop with Orca on it, which was there before the program."""

    def start(self, *arguments):
        folder = self.home / 'config/speech-dispatcher'
        folder.mkdir(parents=True)
        (folder / 'speechd.conf').write_text(SERVER, 'utf-8')
        self.debug = self.home / 'orca'
        self.spawn('orca', '--disable=braille', f'--debug-file={self.debug}', '--replace')
        wait_for(self.debug.exists, 'Orca')
        time.sleep(3)
        return super().start(*arguments)

    def list_spoken(self):
        text = self.debug.read_text('utf-8', 'replace')
        entries = re.split(r'\n(?=[0-9]{2}:[0-9]{2}:[0-9.]+ - )', text)
        return [tidy(found[1]) for found in map(SPOKEN.match, entries) if found]


def tidy(spoken):
    """In one line; keys in brackets."""
    line = ' '.join(spoken.split())
    return f'[{line}]' if KEY.fullmatch(line) else line


class Listener(Player):
    """Follows each hint, by keys alone, and listens to the end."""

    def press_key(self, *keys):
        self.tree.run('xdotool', 'key', *keys)
        size, since = 0, time.monotonic()
        while time.monotonic() < since + PAUSE:
            if self.tree.debug.stat().st_size != size:
                size, since = self.tree.debug.stat().st_size, time.monotonic()
            time.sleep(0.05)

    def decide(self):
        self.press_key('h')
        self.press_key('ctrl+Return')


def hear(game):
    with Spoken() as tree:
        player = Listener(tree, 1)
        player.start(NAMES[game])
        for key in ('F2', 'F3', 'F4', 'F5', 'F6', 'Page_Down'):
            player.press_key(key)
        player.play()
        time.sleep(5)
        player.press_key('Tab')
        check('[Result]' in tree.read_autosave(), 'the game is not over')
        return tree.list_spoken()


def lose(game, folder):
    """The path of a game that a person has lost against two Generals."""
    command = ['play', '--game', game, '--players', '3', '--levels', 'captain,general,general']
    subprocess.run(
        [BUILD / 'alexandros-cli', *command, '--games', '9', '--seed', '7', '--out', folder],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    for path in sorted(folder.iterdir()):
        text = path.read_text('utf-8')
        if not re.search(r'^Winners=.*1', text, re.M) and not re.search(r'^Scores=100', text, re.M):
            path.write_text(re.sub(r'(?m)^1=(\w+) \w+ .*$', r'1=\1 person Anna', text), 'utf-8')
            return path
    sys.exit('no game was lost')


def press_until(listener, key, wanted):
    """Presses a key until Orca has spoken something like that."""
    for _ in range(40):
        if any(re.search(wanted, line) for line in listener.tree.list_spoken()[-4:]):
            return
        listener.press_key(key)
    check(False, f'{wanted}: not spoken')


def hear_review(game):
    """Finds a moment, decides there, and leaves the review."""
    with tempfile.TemporaryDirectory() as folder:
        with Spoken(arguments=(lose(game, Path(folder)),)) as tree:
            listener = Listener(tree, 1)
            time.sleep(3)
            listener.press_key('Escape')
            listener.press_key('ctrl+r')
            press_until(listener, 'shift+Tab', r'The review is complete')
            press_until(listener, 'Tab', r'^Turn \d+, Anna: (Blunder|Mistake|Inaccuracy)')
            listener.press_key('Return')
            listener.press_key('Tab')
            press_until(listener, 'shift+Tab', r'^Try Again')
            listener.press_key('Return')
            listener.decide()
            time.sleep(5)
            listener.press_key('Escape')
            listener.press_key('Escape')
            return tree.list_spoken()


def main():
    folder = Path(sys.argv[5])
    folder.mkdir(parents=True, exist_ok=True)
    release = subprocess.run(
        ['pkg-config', '--modversion', 'gtk4'], check=True, capture_output=True, text=True
    ).stdout.strip()
    game = sys.argv[6]
    review = game.removeprefix('review-')
    spoken = hear(game) if review == game else hear_review(review)
    path = folder / f'{game}-gtk-{".".join(release.split(".")[:2])}.txt'
    path.write_text('\n'.join(spoken) + '\n', 'utf-8')
    print(f'{path.name}: {len(spoken)} sentences')
    named = [line for line in spoken if CLASSES.search(line) and line != UNNAMED]
    check(not named, f'spoken: {named[:5]}')


main()
