# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop for the installed program: a bus, a home and settings of its own.

For tests that are called with BINDIR DATADIR SOURCE_ROOT BUILD_ROOT and have a display. The bus is
started here, for a program that it activates gets the environment of the bus.
"""

import configparser
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ID = 'io.github.alexandros_game.Alexandros'
LIMIT = 20  # seconds for anything to happen

BINDIR, DATADIR, SOURCE, BUILD = (Path(argument) for argument in (sys.argv[1:5] + ['.'] * 4)[:4])


def wait_for(condition, what):
    """Waits until the condition holds, and returns what it gave."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.02)
    raise AssertionError(f'{what}: not within {LIMIT} seconds')


def check(condition, what):
    if not condition:
        raise AssertionError(what)


# --- a desktop of one case


class Desktop:
    def __enter__(self):
        self.home = Path(tempfile.mkdtemp())
        self.folder = self.home / 'data/alexandros'
        self.autosave = self.folder / 'autosave.alexandros'
        self.processes = []
        self.log = open(self.home / 'log', 'ab')
        (self.home / 'run').mkdir(mode=0o700)
        dirs = os.environ.get('XDG_DATA_DIRS') or '/usr/local/share:/usr/share'
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(('DBUS_', 'LC_', 'LANG'))
        }
        self.environment.update(
            {
                'HOME': str(self.home),
                'XDG_RUNTIME_DIR': str(self.home / 'run'),
                'XDG_DATA_HOME': str(self.home / 'data'),
                'XDG_CONFIG_HOME': str(self.home / 'config'),
                'XDG_CACHE_HOME': str(self.home / 'cache'),
                'XDG_STATE_HOME': str(self.home / 'state'),
                'XDG_DATA_DIRS': f'{DATADIR}:{dirs}',
                'GSETTINGS_SCHEMA_DIR': str(DATADIR / 'glib-2.0/schemas'),
                'GSETTINGS_BACKEND': 'memory',
                'GSK_RENDERER': 'cairo',
                'GDK_BACKEND': 'x11',
                'GTK_A11Y': 'none',
                'GDK_DEBUG': 'no-portals',
                'LC_ALL': 'C.UTF-8',
                'PATH': f'{BINDIR}:{os.environ["PATH"]}',
            }
        )
        bus = self.spawn(
            'dbus-daemon',
            '--session',
            '--nofork',
            '--nopidfile',
            '--print-address=1',
            stdout=subprocess.PIPE,
        )
        self.environment['DBUS_SESSION_BUS_ADDRESS'] = bus.stdout.readline().decode().strip()
        check(self.environment['DBUS_SESSION_BUS_ADDRESS'], 'dbus-daemon does not start')
        # Where it rests on nothing: a tooltip would be one more window.
        self.run('xdotool', 'mousemove', '0', '0')
        return self

    def __exit__(self, kind, value, trace):
        """Ends all that was started; what is activated ends with its bus. A critical message is
        a fault."""
        if kind is not None:
            for process in self.processes:
                if process.poll() is not None:
                    print(f'# {process.args[0]} had ended with status {process.returncode}')
        for process in reversed(self.processes):
            if process.poll() is None:
                process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
        self.log.close()
        log = (self.home / 'log').read_text('utf-8', 'replace')
        shutil.rmtree(self.home, ignore_errors=True)
        if kind is not None and log:
            print('\n'.join('# ' + line for line in log.splitlines()[-20:]))
        if kind is None:
            check('CRITICAL' not in log, f'messages: {log}')

    def spawn(self, *command, **how):
        process = subprocess.Popen(
            [str(word) for word in command],
            env=self.environment,
            stderr=self.log,
            **{'stdin': subprocess.DEVNULL, 'stdout': self.log, **how},
        )
        self.processes.append(process)
        return process

    def start(self, *arguments):
        return self.spawn(BINDIR / 'alexandros', *arguments)

    def run(self, *command):
        """The output of a command that must succeed, and soon."""
        run = subprocess.run(
            [str(word) for word in command],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=LIMIT,
        )
        output = run.stdout.decode('utf-8', 'replace')
        check(
            run.returncode == 0,
            f'{command[0]} {command[1]}: status {run.returncode}: '
            f'{output}{run.stderr.decode("utf-8", "replace")}',
        )
        return output

    def list_windows(self, *what):
        run = subprocess.run(
            ['xdotool', 'search', '--all', '--onlyvisible', *what],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        )
        return run.stdout.split()

    def list_titles(self, program):
        """Of all windows of a process, which must be running."""
        check(program.poll() is None, f'the program has ended with status {program.returncode}')
        return [
            subprocess.run(
                ['xdotool', 'getwindowname', window],
                env=self.environment,
                capture_output=True,
                encoding='utf-8',
                timeout=LIMIT,
            ).stdout.strip()
            for window in self.list_windows('--pid', str(program.pid))
        ]

    def wait_for_window(self, name):
        return wait_for(lambda: self.list_windows('--name', name), f'a window called {name}')

    def call_bus(self, method):
        return self.run(
            'gdbus',
            'call',
            '--session',
            '--dest',
            'org.freedesktop.DBus',
            '--object-path',
            '/org/freedesktop/DBus',
            '--method',
            f'org.freedesktop.DBus.{method}',
            ID,
        )

    def is_running(self):
        return 'true' in self.call_bus('NameHasOwner')

    def get_pid(self):
        """Of the process that has the name on the bus."""
        return int(re.search(r'uint32 (\d+)', self.call_bus('GetConnectionUnixProcessID'))[1])

    def quit(self):
        self.run('gapplication', 'action', ID, 'quit')
        wait_for(lambda: not self.is_running(), 'the program has ended')

    def read_autosave(self):
        return self.autosave.read_text('utf-8') if self.autosave.exists() else ''

    def read_about(self):
        """The file that the kept game is from, and whether it was changed since."""
        about = configparser.ConfigParser(interpolation=None)
        about.read(self.folder / 'autosave.ini', encoding='utf-8')
        return (
            about.get('Autosave', 'File', fallback=None),
            about.getboolean('Autosave', 'Modified', fallback=None),
        )

    def wait_until_kept(self, path):
        """Until the kept game is that of the file."""
        wait_for(
            lambda: self.read_about()[0] == path.as_uri()
            and list_decisions(self.read_autosave()) == list_decisions(path.read_text('utf-8')),
            f'the game of {path.name} is kept',
        )


# --- records


def list_decisions(text):
    turns = text.partition('\n[Turns]\n')[2].partition('\n[')[0]
    return [
        token
        for line in turns.splitlines()
        if '=' in line
        for token in line.split('=', 1)[1].split()
    ]


def verify(path):
    run = subprocess.run(
        [BINDIR / 'alexandros-cli', 'verify', path], capture_output=True, text=True, timeout=LIMIT
    )
    check(run.returncode == 0, f'{path.name} is no record: {run.stderr}')
