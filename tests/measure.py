#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program costs: its start, its memory, its rest, its frames. Beside it an empty window of
GTK is measured.

Usage: measure.py BINDIR DATADIR BUILD_ROOT [start] [memory] [games] [rest] [frames] [advisers] [gl]
       [library] [review]

The program must be installed. Xvfb, a window manager and a bus are started here. On a machine
that does other work at the same time, look at ratios and at processor time.
"""

import argparse
import configparser
import ctypes
import math
import mmap
import os
import re
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WIDTH, HEIGHT = 3840, 2160  # of the screen, and of the window where frames are measured
PATIENCE = 60  # seconds for anything to happen
TURNS = 40  # of the game that is continued
STARTS = 12  # of each program, in turn
SETTLING = 5  # seconds until all that is needed once has gone
REST = 30  # seconds
FEW, GAMES = 4, 60  # opened one after the other
MOVING = 10
REVIEWING = 4  # seconds of a review of Alexandros, which takes longer

MAX_START = 1.6  # times the empty window
MAX_MEMORY = 10  # MB more than the empty window, written
# MB more after GAMES were opened than after FEW; a picture that is shared with X comes and goes.
MAX_GAMES = 6
MAX_MEAN = 2  # ms a frame in which something moves
MAX_99 = 8
MAX_TIMES = 2.5  # as long as a frame of GTK with a kept picture and a ring
LIBRARY = 10000  # games in the library
MAX_FIRST = 0.3  # s until the first of them are seen
MAX_HEADS = 1.5  # s until all are listed
MAX_SEARCH = 0.12  # s from a letter of the search to the frame with its result
MAX_LIBRARY = 40  # MB more with all of them
REVIEWED = {'alexandros': 32, 'advisers': 70}  # turns of the games that are reviewed, about
MAX_REVIEWED = {'alexandros': 60, 'advisers': 120}  # s until all is known
MAX_BEGUN = 1  # s until the window of a review shows something
# s for a picture of PICTURE pixels by the tool: half of it is PNG; the clipboard gets pixels.
MAX_PICTURE = 2
PICTURE = 2000

MAX_DECIDED = 16  # ms a frame with a decision, which changes all panels too

DIRECTORY = 'alexandros'  # where the shell keeps the game, below the user's data
AUTOSAVE = 'autosave.alexandros'


def wait_for(condition, what):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.01)
    sys.exit(f'{what}: not within {PATIENCE} seconds')


# --- a game


def find_game(cli, folder, kind):
    """A record of more than TURNS turns; most games of chance are over before."""
    for seed in range(1, 100):
        out = folder / str(seed)
        subprocess.run(
            [
                cli,
                'play',
                '--game',
                kind,
                '--players',
                '4',
                '--levels',
                'random',
                '--games',
                '1000',
                '--seed',
                str(seed),
                '--out',
                out,
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        for path in sorted(out.iterdir()):
            text = path.read_text()
            if f'\n{TURNS + 1}=' in text:
                return text
    sys.exit(f'no game has more than {TURNS} turns')


def cut_game(text, n_turns, players):
    """The same game as it was after some turns, with other players: the word is the kind of each
    seat."""
    group, lines = '', []
    turns = text.partition('[Turns]\n')[2].partition('[')[0].splitlines()
    kept = ' '.join(turns[:n_turns])
    # The dice and robbed cards of The Advisers; each is there only once it is known.
    chance = {
        'Dice': 3 * kept.count('roll') - 1,
        'Steals': len(re.findall(r'(?:rob|knight):\w+>\d', kept)),
    }
    for line in text.splitlines():
        if line.startswith('['):
            group = line
        key, _, value = line.partition('=')
        if (
            group in ('[Result]', '[History]')
            or group == '[Turns]'
            and key.isdigit()
            and int(key) > n_turns
        ):
            continue
        if key in chance:
            if chance[key] <= 0:
                continue
            line = f'{key}={value[:chance[key]]}'
        if group == '[Players]' and key.isdigit():
            colour, _, name = value.split(' ', 2)
            line = f'{key}={colour} {players[int(key) - 1]} {name}'
        lines.append(line)
    return '\n'.join(lines) + '\n'


# --- a desktop


class Frame:
    """A line that src/shell/shell-trace.c has written; times in seconds, processor times in
    milliseconds."""

    def __init__(self, words):
        self.counter = int(words[1])
        self.time, self.refresh, self.began, self.ended = (int(word) / 1e6 for word in words[2:6])
        self.program, self.main = (int(word) / 1e3 for word in words[6:8])
        self.mark = words[8] if len(words) > 8 else None


class Program:
    def __init__(self, desktop, trace, command):
        self.desktop, self.trace = desktop, trace
        self.trace.unlink(missing_ok=True)
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [str(word) for word in command],
            env=desktop.environment,
            stdin=subprocess.DEVNULL,
            stdout=desktop.log,
            stderr=desktop.log,
        )
        self.pid = self.process.pid

    def __enter__(self):
        return self

    def __exit__(self, *why):
        self.process.terminate()
        self.process.wait()

    def check(self):
        if self.process.poll() is not None:
            sys.exit(
                f'{self.process.args[0]} has ended with status {self.process.returncode}: '
                f'{self.desktop.read_log()}'
            )

    def read_frames(self):
        self.check()
        text = self.trace.read_text() if self.trace.exists() else ''
        return [
            Frame(line.split()) for line in text.splitlines(keepends=True) if line.endswith('\n')
        ]

    def wait_for_mark(self):
        """The first frame that shows all that it should."""
        return wait_for(
            lambda: next((frame for frame in self.read_frames() if frame.mark), None),
            'a whole frame',
        )

    def find_window(self):
        found = wait_for(
            lambda: self.desktop.xdotool('search', '--onlyvisible', '--pid', str(self.pid)),
            'a window',
        )
        return found.split()[0]

    def get_private(self):
        """Private memory in MB: what was written, and pages of files that nobody else uses just
        now."""
        self.check()
        lines = Path(f'/proc/{self.pid}/smaps_rollup').read_text().splitlines()
        sizes = {line.split()[0]: int(line.split()[1]) / 1024 for line in lines[1:]}
        return sizes['Private_Dirty:'], sizes['Private_Clean:']

    def count_switches(self):
        """Voluntary context switches by thread."""
        counts = {}
        for task in Path(f'/proc/{self.pid}/task').iterdir():
            fields = dict(
                line.split(':\t', 1)
                for line in (task / 'status').read_text().splitlines()
                if ':\t' in line
            )
            counts[int(task.name), fields['Name']] = int(fields['voluntary_ctxt_switches'])
        return counts


class Pointer:
    """Moves as a hand does, event by event, and remembers when; and presses keys."""

    def __init__(self, display):
        self.x11, self.xtst = ctypes.CDLL('libX11.so.6'), ctypes.CDLL('libXtst.so.6')
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XFlush.argtypes = [ctypes.c_void_p]
        self.xtst.XTestFakeMotionEvent.argtypes = [
            ctypes.c_void_p,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_ulong,
        ]
        self.x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self.xtst.XTestFakeKeyEvent.argtypes = [
            ctypes.c_void_p,
            ctypes.c_uint,
            ctypes.c_int,
            ctypes.c_ulong,
        ]
        self.display = self.x11.XOpenDisplay(display.encode())
        self.times = []

    def press(self, letter):
        """A key; returns when."""
        code = self.x11.XKeysymToKeycode(self.display, ord(letter))
        now = time.monotonic()
        for down in (1, 0):
            self.xtst.XTestFakeKeyEvent(self.display, code, down, 0)
        self.x11.XFlush(self.display)
        return now

    def move(self, places, seconds):
        """Round and round, 125 times a second."""
        begin = time.monotonic()
        for i in range(int(seconds * 125)):
            time.sleep(max(begin + i / 125 - time.monotonic(), 0))
            x, y = places[i % len(places)]
            self.times.append(time.monotonic())
            self.xtst.XTestFakeMotionEvent(self.display, -1, round(x), round(y), 0)
            self.x11.XFlush(self.display)


class Desktop:
    def __init__(self, arguments):
        self.arguments = arguments

    def __enter__(self):
        self.home = Path(tempfile.mkdtemp())
        self.log = open(self.home / 'log', 'ab')
        self.processes = []
        for folder in ('run', 'screen', 'data', f'data/{DIRECTORY}', 'games'):
            (self.home / folder).mkdir(mode=0o700)
        dirs = os.environ.get('XDG_DATA_DIRS') or '/usr/local/share:/usr/share'
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(
                ('DBUS_', 'LC_', 'LANG', 'WAYLAND_', 'G_', 'GTK_', 'GDK_', 'GSK_')
            )
        }
        self.environment.update(
            {
                'HOME': str(self.home),
                'XDG_RUNTIME_DIR': str(self.home / 'run'),
                'XDG_DATA_HOME': str(self.home / 'data'),
                'XDG_CONFIG_HOME': str(self.home / 'config'),
                'XDG_CACHE_HOME': str(self.home / 'cache'),
                'XDG_STATE_HOME': str(self.home / 'state'),
                'XDG_DATA_DIRS': f'{self.arguments.datadir}:{dirs}',
                'GSETTINGS_SCHEMA_DIR': str(self.arguments.datadir / 'glib-2.0/schemas'),
                'GSETTINGS_BACKEND': 'memory',
                'GSK_RENDERER': 'cairo',
                'GDK_BACKEND': 'x11',
                'GTK_A11Y': 'none',
                'GDK_DEBUG': 'no-portals',
                'LC_ALL': 'C.UTF-8',
            }
        )
        reading, writing = os.pipe()
        self.spawn(
            'Xvfb',
            '-displayfd',
            str(writing),
            '-screen',
            '0',
            f'{WIDTH}x{HEIGHT}x24',
            '-nolisten',
            'tcp',
            '-fbdir',
            self.home / 'screen',
            pass_fds=[writing],
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            self.environment['DISPLAY'] = ':' + pipe.readline().strip()
        bus = self.spawn(
            'dbus-daemon',
            '--session',
            '--nofork',
            '--nopidfile',
            '--print-address=1',
            stdout=subprocess.PIPE,
        )
        self.environment['DBUS_SESSION_BUS_ADDRESS'] = bus.stdout.readline().decode().strip()
        self.spawn('openbox')
        wait_for(lambda: self.xdotool('get_desktop'), 'openbox')
        return self

    def __exit__(self, *why):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    def spawn(self, *command, **how):
        process = subprocess.Popen(
            [str(word) for word in command],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            **{'stdout': self.log, 'stderr': self.log, **how},
        )
        self.processes.append(process)
        return process

    def find(self, kind):
        """A game in which a person goes on after some turns."""
        found = find_game(self.arguments.build / 'alexandros-cli', self.home / kind, kind)
        return cut_game(found, TURNS, ['person', 'captain', 'captain', 'captain'])

    def read_log(self):
        return (self.home / 'log').read_text('utf-8', 'replace')

    def run(self, *command):
        subprocess.run([str(word) for word in command], env=self.environment, check=True)

    def xdotool(self, *words):
        run = subprocess.run(
            ['xdotool', *words], env=self.environment, capture_output=True, text=True
        )
        return run.stdout.strip()

    def start_game(self, text):
        path = self.home / 'data' / DIRECTORY / AUTOSAVE
        path.write_text(text)
        trace = self.home / 'trace'
        return Program(
            self, trace, [self.arguments.bindir / 'alexandros', f'--trace-frames={trace}']
        )

    def start_empty(self, *words):
        trace = self.home / 'trace-empty'
        program = self.arguments.build / 'tests/util/empty-window'
        return Program(self, trace, [program, trace, *words])

    def read_screen(self, left, top, width, height):
        """The pixels of a rectangle as the X server has them now, in a list of lines."""
        with open(self.home / 'screen/Xvfb_screen0', 'rb') as file, mmap.mmap(
            file.fileno(), 0, access=mmap.ACCESS_READ
        ) as screen:
            header = struct.unpack('>25I', screen[:100])
            offset, stride, depth = header[0] + header[19] * 12, header[12], header[11] // 8
            return [
                screen[
                    offset
                    + y * stride
                    + left * depth : offset
                    + y * stride
                    + (left + width) * depth
                ]
                for y in range(top, top + height)
            ]


# --- what is measured; each function returns lines of the table


def measure_start(desktop, game):
    """From exec to the first frame whose board is complete, and is on the screen."""
    times = {'game': [], 'empty': []}
    for i in range(STARTS + 1):
        for name in times:
            with desktop.start_game(game) if name == 'game' else desktop.start_empty() as program:
                frame = program.wait_for_mark()
                if i > 0:  # the first time, files are read from the disk
                    times[name].append((frame.ended - program.began) * 1000)
                time.sleep(0.3)
    ours, other = (statistics.median(times[name]) for name in ('game', 'empty'))
    print(f'  starts of the game, ms: {" ".join(f"{t:.0f}" for t in times["game"])}')
    print(f'  of the empty window: {" ".join(f"{t:.0f}" for t in times["empty"])}')
    return [
        (
            'start',
            f'{ours:.0f} ms, empty window {other:.0f} ms: ratio {ours / other:.2f}',
            ours / other,
            MAX_START,
        ),
        measure_truth(desktop, game),
    ]


def measure_truth(desktop, game):
    """Is the board on the screen, when the trace says so, what it is two seconds later?"""
    desktop.xdotool('mousemove', '0', '0')
    with desktop.start_game(game) as program:
        program.wait_for_mark()
        whole = desktop.read_screen(0, 0, WIDTH, HEIGHT)
        time.sleep(2)
        geometry = dict(
            line.split('=')
            for line in desktop.xdotool(
                'getwindowgeometry', '--shell', program.find_window()
            ).splitlines()
        )
        left, top = int(geometry['X']), int(geometry['Y']) + int(geometry['HEIGHT'])
        # Of the window, the board is what lies to the left, above the cards.
        board = configparser.ConfigParser()
        board.read(desktop.home / 'cache' / DIRECTORY / 'board.ini')
        note = board['alexandros']
        width, height, tray = (note.getint(name) for name in ('Width', 'Height', 'Tray'))
        left, top, width, height = (
            left + 8,
            top - height - tray,
            width - 16,
            height - 16,
        )  # the window has a rim
        later = desktop.read_screen(left, top, width, height)
    differing = sum(
        whole[top + y][(left + x) * 4 : (left + x) * 4 + 3] != later[y][x * 4 : x * 4 + 3]
        for y in range(height)
        for x in range(width)
    )
    colours = len(
        {later[y][x * 4 : x * 4 + 3] for y in range(0, height, 5) for x in range(0, width, 5)}
    )
    if colours < 10:
        sys.exit(f'there is no board on the screen, only {colours} colours')
    share = 100 * differing / (width * height)
    return (
        'board at that frame',
        f'{share:.3f} % of its pixels differ from those 2 s later',
        share,
        0.1,
    )


def measure_memory(desktop, game):
    """Both at the same time, so that what belongs to nobody alone is counted for neither. Pages of
    files that only the game uses are said beside: they are code, that of librsvg for the most part,
    which other programs of a desktop use too, and which the kernel drops when it needs room."""
    ours, other = [], []
    for _ in range(5):
        with desktop.start_empty() as empty, desktop.start_game(game) as program:
            empty.wait_for_mark()
            program.wait_for_mark()
            time.sleep(SETTLING)
            ours.append(program.get_private())
            other.append(empty.get_private())
    pairs = list(zip(ours, other))
    more, clean = (statistics.median(one[i] - two[i] for one, two in pairs) for i in (0, 1))
    return [
        (
            'private memory that was written',
            f'{statistics.median(one[0] for one in ours):.1f} MB, empty window '
            f'{statistics.median(one[0] for one in other):.1f} MB: {more:.1f} MB more, '
            f'and {clean:.1f} MB pages of files that only the game uses',
            more,
            MAX_MEMORY,
        )
    ]


def measure_games(desktop, game):
    """Games of both kinds opened one after the other in a large window: what one has used goes back
    to the system."""
    paths = [desktop.home / f'opened.{kind}' for kind in ('alexandros', 'advisers')]
    for path, text in zip(paths, (game, desktop.find('advisers'))):
        path.write_text(text)
    about = desktop.home / 'data' / DIRECTORY / 'autosave.ini'
    sizes = {}
    with desktop.start_game(game) as program:
        program.wait_for_mark()
        # The pictures of a window of this size are below the limit from which each is mapped alone.
        desktop.xdotool('windowsize', '--sync', program.find_window(), '1900', '1100')
        for number in range(1, GAMES + 1):
            path = paths[number % 2]
            desktop.run(desktop.arguments.bindir / 'alexandros', path)
            wait_for(
                lambda: about.exists() and f'File={path.as_uri()}\n' in about.read_text(),
                f'{path.name} is open',
            )
            if number in (FEW, GAMES):
                time.sleep(SETTLING)
                sizes[number] = program.get_private()[0]
    more = sizes[GAMES] - sizes[FEW]
    return [
        (
            'private memory, games opened',
            f'{sizes[FEW]:.1f} MB after {FEW}, {sizes[GAMES]:.1f} MB after {GAMES}',
            more,
            MAX_GAMES,
        )
    ]


def rest(program, what):
    time.sleep(5)  # until the change of focus is over
    before, n_frames = program.count_switches(), len(program.read_frames())
    time.sleep(REST)
    after, n_frames = program.count_switches(), len(program.read_frames()) - n_frames
    woken = {
        thread: after[thread] - before.get(thread, 0)
        for thread in after
        if after[thread] != before.get(thread, 0)
    }
    gone = [name for _, name in before.keys() - after.keys()]
    names = ', '.join(
        [f'{name} {n}' for (_, name), n in woken.items()] + [f'{name} ended' for name in gone]
    )
    n = sum(woken.values()) + len(gone)
    return (
        f'at rest, {what}',
        f'{n} voluntary context switches, {n_frames} frames in {REST} s'
        + (f' ({names})' if names else ''),
        n,
        0,
    )


def measure_rest(desktop, game):
    """Nobody touches anything."""
    desktop.xdotool('mousemove', str(WIDTH // 2), str(HEIGHT // 2))
    with desktop.start_game(game) as program:
        program.wait_for_mark()
        desktop.xdotool('windowactivate', '--sync', program.find_window())
        rows = [rest(program, 'focused')]
        with desktop.start_empty() as other:
            other.wait_for_mark()
            desktop.xdotool('windowactivate', '--sync', other.find_window())
            rows.append(rest(program, 'not focused'))
    return rows


def count_dropped(frames, moves):
    """Those that a screen of 60 Hz would have shown while something moved.

    Where the pointer moves, a frame is missed only if it had moved in time. Otherwise each that
    is not there between two frames of a motion is; before anything else there may have been a
    rest, and only those count in which there was work.
    """
    dropped = 0
    for one, other in zip(frames, frames[1:]):
        missed = round((other.time - one.time) / other.refresh) - 1
        if moves is not None:
            missed = sum(
                any(one.began < move < one.time + (i + 1) * other.refresh - 0.001 for move in moves)
                for i in range(missed)
            )
        elif other.mark != 'moved' or missed > 5:
            work = max(one.ended - one.began, other.ended - other.began, other.main / 1000)
            missed = min(missed, int(work // other.refresh))
        dropped += missed
    return dropped


def make_frame_rows(what, frames, moves=None):
    costs = sorted(frame.program for frame in frames if frame.mark == 'moved')
    if len(costs) < 100:
        sys.exit(f'{what}: there are only {len(costs)} frames')
    mean, worst = statistics.mean(costs), costs[len(costs) * 99 // 100]
    n = count_dropped(frames, moves)
    return [
        (
            f'{what}, mean',
            f'{mean:.2f} ms of processor time a frame, {len(costs)} frames',
            mean,
            MAX_MEAN,
        ),
        (
            f'{what}, 99th percentile',
            f'{worst:.2f} ms; at most {costs[-1]:.1f} ms; main thread '
            f'{statistics.mean(frame.main for frame in frames):.2f} ms',
            worst,
            MAX_99,
        ),
        (f'{what}, dropped', f'{n} frames', n, 0),
    ]


def make_decision_row(what, frames):
    costs = [frame.program for frame in frames if frame.mark == 'board']
    median = statistics.median(costs)
    return (
        f'{what} deciding, median',
        f'{median:.1f} ms of processor time a frame, {len(costs)} frames; '
        f'at most {max(costs):.1f} ms',
        median,
        MAX_DECIDED,
    )


def fill_screen(desktop, program):
    program.wait_for_mark()
    window = program.find_window()
    desktop.xdotool('windowactivate', '--sync', window)
    desktop.xdotool('key', 'F11')
    wait_for(
        lambda: f'WIDTH={WIDTH}\nHEIGHT={HEIGHT}'
        in desktop.xdotool('getwindowgeometry', '--shell', window),
        'the whole screen',
    )
    time.sleep(3)


def round_places(x, y, radius):
    """Places round another."""
    angles = [math.pi * i / 5 for i in range(10)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def trace_pointer(desktop, program):
    """The frames while the pointer moves, and when it did."""
    fill_screen(desktop, program)
    # On the land, so fast that no two frames show the same.
    places = round_places(WIDTH * 0.4375, HEIGHT * 0.44, 180)
    pointer = Pointer(desktop.environment['DISPLAY'])
    pointer.move(places, 1)
    first = len(program.read_frames())
    pointer.move(places, MOVING)
    return program.read_frames()[first:], pointer.times


def measure_board(desktop, game, name=''):
    """The largest window, drawn without the help of a graphics card. What GTK alone needs here
    stands beside it."""
    with desktop.start_empty('plain') as program:
        plain, _ = trace_pointer(desktop, program)
    mean = statistics.mean(frame.program for frame in plain)
    rows = [('a ring on a plain picture, mean', f'{mean:.2f} ms: GTK alone', mean, math.inf)]
    with desktop.start_game(game) as program:
        frames, moves = trace_pointer(desktop, program)
        rows += make_frame_rows(f'pointer on the board{name}', frames, moves)
        ratio = statistics.mean(frame.program for frame in frames) / mean
        rows.append(
            (
                f'pointer on the board{name}',
                f'{ratio:.2f} times the ring on a plain picture',
                ratio,
                MAX_TIMES,
            )
        )
    desktop.xdotool('mousemove', '0', '0')
    with desktop.start_game(cut_game(game, 5, ['random'] * 4)) as program:
        fill_screen(desktop, program)
        first = len(program.read_frames())
        time.sleep(2 * MOVING)
        frames = program.read_frames()[first:]
        rows += make_frame_rows(f'computers playing{name}', frames)
        rows.append(make_decision_row(f'computers{name}', frames))
    return rows


def measure_frames(desktop, game):
    return measure_board(desktop, game)


def measure_advisers(desktop, game):
    return measure_board(desktop, desktop.find('advisers'), ', Advisers')


def measure_gl(desktop, game):
    """The largest window where GL draws. Without a graphics card its work is done by threads of
    the driver, which paint all of the window for each frame; what the main thread does, a card
    would not do for it."""
    version = subprocess.run(
        ['pkg-config', '--modversion', 'gtk4'], check=True, capture_output=True, text=True
    ).stdout
    old = int(version.split('.')[1]) < 14
    desktop.environment['GSK_RENDERER'] = 'gl' if old else 'ngl'
    rows = []
    for what, start in (
        ('a ring in an empty window', lambda: desktop.start_empty('ring')),
        ('pointer on the board', lambda: desktop.start_game(game)),
    ):
        with start() as program:
            frames, _ = trace_pointer(desktop, program)
            main = statistics.mean(frame.main for frame in frames)
            whole = statistics.mean(frame.program for frame in frames)
            text = f'{main:.1f} ms of the main thread a frame, {whole:.1f} ms of all threads'
            rows.append((f'{what}, GL', text, main, math.inf))
    desktop.environment['GSK_RENDERER'] = 'cairo'
    return rows


def write_library(desktop):
    """Finished games of both kinds on as many days, none of which is in memory."""
    texts = []
    for kind in ('alexandros', 'advisers'):
        out = desktop.home / f'finished-{kind}'
        subprocess.run(
            [desktop.arguments.build / 'alexandros-cli', 'play', '--game', kind, '--players', '3']
            + ['--levels', 'recruit', '--games', '20', '--seed', '1', '--out', out],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        texts += [(path.suffix, path.read_text()) for path in sorted(out.iterdir())]
    folder = desktop.home / 'data' / DIRECTORY / 'kept'
    folder.mkdir()
    for i in range(LIBRARY):
        suffix, text = texts[i % len(texts)]
        date = f'20{i % 25:02}-{i % 12 + 1:02}-{i % 28 + 1:02}'
        about = f'\nDate={date}\nTime=10:{i // 60 % 60:02}:{i % 60:02}\n\n[Players]'
        path = folder / f'{date} {i}{suffix}'
        with path.open('w') as file:
            file.write(text.replace('\n\n[Players]', about).replace(' Bagoas', f' Zoe {i}'))
            file.flush()
            os.fsync(file.fileno())
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def measure_library(desktop, game):
    """A page of finished games in a window of the usual size, from the key that opens it."""
    write_library(desktop)
    with desktop.start_game(game) as program:
        program.wait_for_mark()
        desktop.xdotool('windowsize', '--sync', program.find_window(), '1200', '800')
        time.sleep(SETTLING)
        before = program.get_private()[0]

        def find(mark, since):
            return next(
                (
                    frame.ended - since
                    for frame in program.read_frames()
                    if frame.mark == mark and frame.ended > since
                ),
                None,
            )

        since = time.monotonic()
        desktop.xdotool('key', 'ctrl+l')
        heads = wait_for(lambda: find('library', since), 'all games')
        first = find('games', since)
        time.sleep(SETTLING)
        after = program.get_private()[0]
        since = Pointer(desktop.environment['DISPLAY']).press('7')
        search = wait_for(lambda: find('found', since), 'what is searched for')
    return [
        ('library, first page', f'{first:.2f} s', first, MAX_FIRST),
        ('library, all heads', f'{heads:.2f} s', heads, MAX_HEADS),
        ('library, search', f'{search * 1000:.0f} ms', search, MAX_SEARCH),
        ('library, private memory', f'{after - before:.1f} MB more', after - before, MAX_LIBRARY),
    ]


def write_reviewed(desktop, kind):
    """The path of a finished game of about as many turns as wanted: all decisions of Alexandros are
    judged, but only those of one person in The Advisers."""
    out = desktop.home / f'reviewed-{kind}'
    cli = desktop.arguments.build / 'alexandros-cli'
    subprocess.run(
        [cli, 'play', '--game', kind, '--players', '4', '--levels', 'captain', '--games', '20']
        + ['--seed', '1', '--out', out],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    path = min(
        out.iterdir(), key=lambda path: abs(count_turns(path.read_text()) - REVIEWED[kind])
    )
    if kind == 'advisers':
        path.write_text(path.read_text().replace(' captain ', ' person ', 1))
    return path


def count_turns(text):
    turns = text.partition('[Turns]\n')[2].partition('[')[0].splitlines()
    return max(int(line.partition('=')[0]) for line in turns if '=' in line)


def clock(*command):
    began = time.monotonic()
    subprocess.run([str(word) for word in command], check=True, stdout=subprocess.DEVNULL)
    return time.monotonic() - began


def measure_review(desktop, game):
    """What the thread of a review does, on one core; and its window while that runs."""
    cli = desktop.arguments.build / 'alexandros-cli'
    rows = []
    paths = {kind: write_reviewed(desktop, kind) for kind in REVIEWED}
    for kind, path in paths.items():
        seconds = clock(cli, 'review', path)
        text = f'{seconds:.1f} s, {count_turns(path.read_text())} turns'
        rows.append((f'review, {kind}', text, seconds, MAX_REVIEWED[kind]))
        seconds = clock(cli, 'render', path, '--width', PICTURE, '--output', desktop.home / 'a.png')
        rows.append((f'picture, {kind}', f'{seconds:.2f} s', seconds, MAX_PICTURE))
    with desktop.start_game(game) as program:
        program.wait_for_mark()
        desktop.run(desktop.arguments.bindir / 'alexandros', paths['alexandros'])
        window = program.find_window()
        desktop.xdotool('windowsize', '--sync', window, '1280', '800')
        time.sleep(SETTLING)
        since = time.monotonic()
        desktop.xdotool('key', 'ctrl+r')
        other = wait_for(
            lambda: [w for w in desktop.xdotool('getactivewindow').split() if w != window],
            'the window of the review to be active',
        )[0]
        seconds = wait_for(
            lambda: next((f.ended - since for f in program.read_frames() if f.ended > since), None),
            'a frame of the review',
        )
        rows.append(('review, its window', f'{seconds:.2f} s', seconds, MAX_BEGUN))
        place = dict(
            line.split('=')
            for line in desktop.xdotool('getwindowgeometry', '--shell', other).splitlines()
        )
        places = round_places(
            int(place['X']) + 0.4 * int(place['WIDTH']),
            int(place['Y']) + 0.45 * int(place['HEIGHT']),
            120,
        )
        pointer = Pointer(desktop.environment['DISPLAY'])
        pointer.move(places, 0.5)  # the first frames are those of a new window
        first = len(program.read_frames())
        pointer.move(places, REVIEWING)
        frames = program.read_frames()[first:]
    dropped = count_dropped(frames, pointer.times)
    text = (
        f'{dropped} of {len(frames)} frames in {REVIEWING} s; main thread '
        f'{statistics.mean(frame.main for frame in frames):.2f} ms a frame'
    )
    rows.append(('review, dropped while it runs', text, dropped, 0))
    return rows


MEASURES = {
    'start': measure_start,
    'memory': measure_memory,
    'games': measure_games,
    'rest': measure_rest,
    'frames': measure_frames,
    'advisers': measure_advisers,
    'gl': measure_gl,
    'library': measure_library,
    'review': measure_review,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('bindir', type=Path)
    parser.add_argument('datadir', type=Path)
    parser.add_argument('build', type=Path)
    parser.add_argument('measures', nargs='*', metavar='|'.join(MEASURES))
    arguments = parser.parse_args()
    unknown = set(arguments.measures) - set(MEASURES)
    if unknown:
        parser.error(f'there is no {" ".join(unknown)}')
    rows = []
    with Desktop(arguments) as desktop:
        game = desktop.find('alexandros')
        for name in arguments.measures or MEASURES:
            print(f'{name} …', flush=True)
            rows += MEASURES[name](desktop, game)
    for what, text, value, limit in rows:
        print(f'{"holds " if value <= limit else "FAILS "} {what:40} at most {limit:<4} {text}')
    return 1 if any(value > limit for _, _, value, limit in rows) else 0


if __name__ == '__main__':
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    sys.exit(main())
