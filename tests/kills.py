#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ends the installed program at random moments while four computers play, and looks at what is on
the disk.

Usage: kills.py BINDIR DATADIR SOURCE_ROOT BUILD_ROOT [RUNS [SEED]]

Both games, with the usual pauses and with none; SIGTERM, SIGHUP and SIGKILL. The program must be
installed, and there must be a display.

What had been decided, and when, is known from the debug messages of the program itself. After
SIGTERM and SIGHUP no decision may be missing; after SIGKILL none that was made PLAY seconds before
or earlier, or if the disk was slow just then, so long before the program held the game for it. Then
the program starts again, and must go on with that game.
"""

import itertools
import random
import re
import signal
import subprocess
import sys
import time

from desktop import BINDIR, ID, LIMIT
from desktop import Desktop, check, list_decisions, verify, wait_for
from measure import cut_game

RUNS = 200
PLAY = 0.3  # seconds
HOLD = 0.05  # seconds until a game that waits for the disk decides nothing more
DAY = 86400  # seconds; the messages have the time of the day
RECORDS = 6  # of each game, from which the runs start
SPEEDS = {'normal': 3.0, 'off': 1.5}  # setting, and seconds until the latest kill
SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGKILL)
# Who plays: captains alone would be at the end of a game of Alexandros in a tenth of a second.
GAMES = {'alexandros': ['captain', 'general'] * 2, 'advisers': ['captain'] * 4}

STORY = re.compile(
    r'DEBUG: (\d+):(\d+):(\d+\.\d+): (decision (\d+) is made|the disk is (?:not )?slow)',
    re.MULTILINE,
)


def make_records(folder, game):
    """The texts of whole games between computers."""
    out = folder / game
    subprocess.run(
        [BINDIR / 'alexandros-cli', 'play', '--game', game, '--players', '4', '--levels', 'captain']
        + ['--games', str(RECORDS), '--seed', '1', '--out', out],
        check=True,
        capture_output=True,
        timeout=LIMIT,
    )
    return [path.read_text('utf-8') for path in sorted(out.iterdir())]


def begin_game(text, n_turns, players):
    """The same game after a few turns, when no card has been shuffled again."""
    return re.sub('^Shuffle.*\n', '', cut_game(text, n_turns, players), flags=re.MULTILINE)


def set_speed(desktop, speed):
    settings = desktop.home / 'config/glib-2.0/settings/keyfile'
    settings.parent.mkdir(parents=True, exist_ok=True)
    root = ID.replace('.', '/')
    settings.write_text(
        f'[{root}]\nwelcomed=true\n'
        + ''.join(f"[{root}/{game}]\nanimation-speed='{speed}'\n" for game in GAMES)
    )
    desktop.environment['GSETTINGS_BACKEND'] = 'keyfile'


def get_seconds():
    """The time of the day, as the messages have it."""
    now = time.time()
    local = time.localtime(now)
    return local.tm_hour * 3600 + local.tm_min * 60 + local.tm_sec + now % 1


class Player:
    """The program, and the story that it tells."""

    def __init__(self, desktop, *arguments):
        self.path = desktop.home / 'story'
        with open(self.path, 'wb') as story:
            self.process = desktop.spawn(BINDIR / 'alexandros', *arguments, stdout=story)

    def read(self):
        """When each decision was made, by its number; and since when the game is held, or None."""
        made, held = {}, None
        for hours, minutes, seconds, what, number in STORY.findall(self.path.read_text('utf-8')):
            when = int(hours) * 3600 + int(minutes) * 60 + float(seconds)
            if number:
                made[int(number)] = when
            else:
                held = when if what == 'the disk is slow' else None
        return made, held

    def wait_for_decision(self):
        return wait_for(lambda: self.read()[0], 'a decision')

    def end(self, number):
        self.process.send_signal(number)
        status = self.process.wait(LIMIT)
        expected = -number if number == signal.SIGKILL else 0
        check(status == expected, f'status {status} after {number.name}')


def since(when, other):
    """Seconds from @other to @when; the clock begins anew at midnight."""
    return (when - other + DAY / 2) % DAY - DAY / 2


def look(desktop, made, until, orderly):
    """Returns how many decisions are missing, and how many seconds of play that is."""
    verify(desktop.autosave)
    found = len(list_decisions(desktop.read_autosave()))
    missing = [when for number, when in made.items() if number > found]
    check(found <= max(made), f'{found} decisions are there, but {max(made)} were made')
    # What was made after the kill had begun is not lost play.
    play = max(0, since(until, min(missing))) if missing else 0
    check(not orderly or not missing, f'{len(missing)} decisions of {max(made)} are missing')
    check(play <= PLAY, f'{len(missing)} decisions are missing, {play:.3f} seconds of play')
    return len(missing), play


def run_once(desktop, record, speed, number, chance):
    game = desktop.home / 'game'
    game.write_text(record, 'utf-8')
    set_speed(desktop, speed)
    player = Player(desktop, game)
    # Until then nothing can be lost that is not in the file.
    wait_for(lambda: desktop.read_about()[0] == game.as_uri(), 'the game is kept')
    wait_for(desktop.autosave.exists, 'the game is kept')
    player.wait_for_decision()
    time.sleep(chance.uniform(0, SPEEDS[speed]))
    killed = get_seconds()
    player.end(number)
    made, held = player.read()
    late = [when for when in made.values() if held and since(when, held) > HOLD]
    check(not late, f'{len(late)} decisions were made while the disk was slow')
    lost = look(desktop, made, held or killed, number != signal.SIGKILL)
    kept = list_decisions(desktop.read_autosave())
    again = Player(desktop)
    if '\n[Result]\n' not in desktop.read_autosave():
        first = min(again.wait_for_decision())
        check(first == len(kept) + 1, f'{len(kept)} were kept; it goes on with {first}')
    else:
        desktop.wait_for_window('.')
    again.end(signal.SIGTERM)
    verify(desktop.autosave)
    check(list_decisions(desktop.read_autosave())[: len(kept)] == kept, 'another game')
    return lost


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    runs = int(sys.argv[5]) if len(sys.argv) > 5 else RUNS
    chance = random.Random(int(sys.argv[6]) if len(sys.argv) > 6 else 1)
    failed, worst = 0, {}
    with Desktop() as desktop:
        records = {game: make_records(desktop.home, game) for game in GAMES}
    ways = itertools.cycle(itertools.product(SIGNALS, SPEEDS, GAMES))
    for run, (number, speed, game) in zip(range(1, runs + 1), ways):
        way = f'{game}, {number.name}, {"no pause" if speed == "off" else "pauses"}'
        record = begin_game(chance.choice(records[game]), chance.randint(1, 6), GAMES[game])
        try:
            with Desktop() as desktop:
                desktop.environment['G_MESSAGES_DEBUG'] = 'kit-model shell'
                lost = run_once(desktop, record, speed, number, chance)
        except AssertionError as error:
            failed += 1
            print(f'run {run}: {way}: {error}', flush=True)
        else:
            n, n_lost, play = worst.get(way, (0, 0, 0))
            worst[way] = n + 1, max(n_lost, lost[0]), max(play, lost[1])
    for way, (n, n_lost, play) in worst.items():
        print(f'{way}: {n} times, at most {n_lost} decisions missing, {play:.3f} s of play')
    print(f'{runs - failed} of {runs} runs kept what they promise')
    return 1 if failed or not runs else 0


if __name__ == '__main__':
    sys.exit(main())
