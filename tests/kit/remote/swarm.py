#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures many tables at real brokers: a referee, and a swarm of their seats.

Usage: swarm.py TOOL MOSQUITTO [GAME TABLES RATE SECONDS BROKERS plain|tls disk|memory]...

Each table has four seats. A decision is made RATE times a second, of all tables; it takes from the
word that is published until the last seat has its record. Prints a row for each; without any, the
page data/doc/load.md.
"""

import getpass
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

PORT = 21883
KEY = '00112233445566778899aabbccddeeff'
# Tables of a process that plays seats: libmosquitto waits with select(), and has 3 files for each.
PARTS = 80
# Of a broker: where the referee is, and where the seats are. There are 28,000 ports for connections
# to one address, and Linux searches long for a free one once half of them are in use; players at
# machines of their own do not share them.
REFEREE_ADDRESS = '127.0.0.1'
SEATS_ADDRESSES = ('127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5')
MEMORY = '/dev/shm'
CLOCK = os.sysconf('SC_CLK_TCK')
ROWS = [
    row.split()
    for row in (
        'alexandros 1000 400 120 1 plain disk',
        'alexandros 1000 400 120 1 plain memory',
        'alexandros 1000 400 120 1 tls disk',
        'alexandros 1000 400 120 1 tls memory',
        'advisers 1000 400 120 1 plain disk',
        'advisers 1000 400 120 1 plain memory',
        'alexandros 4900 490 120 1 plain disk',
        'alexandros 4900 490 120 1 plain memory',
        'alexandros 2000 200 120 1 plain memory',
        'alexandros 2000 200 120 2 plain memory',
    )
]
COLUMNS = (
    'game',
    'brokers',
    'records',
    'tables (connections)',
    'decisions a second',
    'ms: median / 99 % / longest',
    'not in time',
    'ms of a small file: 99 % / longest',
    'memory of a broker',
    'memory of the referee, a table',
    'its processor time, a decision',
    'until all had joined',
    'until all were back',
)
HEAD = f"""<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
# Many tables at one referee

Tables of four seats at a real Mosquitto on one machine with {os.cpu_count()} processors,
which also plays all seats (`./dev swarm`). Rules, records and seals are real; each seat reads each
record; at the end each record is what was promised. A decision takes from the word that is
published until the last seat has its record. Rows with the records in memory say what everything
but the disk takes; in the others a small file is written, synced and renamed beside the records
every 50 ms: how long the disk keeps anybody waiting. Then the brokers are killed, and begun again
with nothing in them: the time until each seat has another decision of its table.

The seats have a lower priority than referee and brokers (`nice`), and are at four more addresses of
the machine, since those who play are at machines of their own: without that a crowd that joins
keeps the referee from answering, and Linux searches long for a free port.

| {' | '.join(COLUMNS)} |
|{' --- |' * len(COLUMNS)}"""


def get_times(times):
    """The median, what 99 % took at most, and the longest."""
    times = sorted(times) or [0]
    return times[len(times) // 2], times[len(times) * 99 // 100], times[-1]


class Disk(threading.Thread):
    """Writes, syncs and renames a file now and then, and notes the ms that this takes."""

    def __init__(self, folder):
        super().__init__(daemon=True)
        self.folder = folder
        self.times = []
        self.ended = threading.Event()

    def run(self):
        while not self.ended.wait(0.05):
            before = time.monotonic()
            with open(self.folder / 'probe.new', 'wb') as file:
                file.write(bytes(2000))
                file.flush()
                os.fsync(file.fileno())
            os.rename(self.folder / 'probe.new', self.folder / 'probe')
            self.times.append(1000 * (time.monotonic() - before))

    def end(self):
        """What 99 % took at most, and the longest."""
        self.ended.set()
        self.join()
        return get_times(self.times)[1:]


def start_broker(mosquitto, folder, number, encrypted):
    lines = [
        'persistence false',
        'max_queued_messages 0',
        'set_tcp_nodelay true',
        'log_type error',
        f'allow_anonymous {"false" if encrypted else "true"}',
        f'user {getpass.getuser()}',
    ]
    if encrypted:
        (folder / 'keys').write_text(f'swarm:{KEY}\n')
        lines.append(f'psk_file {folder}/keys')
    for address in (REFEREE_ADDRESS, *SEATS_ADDRESSES):
        lines.append(f'listener {PORT + number} {address}')
        if encrypted:
            lines += ['psk_hint swarm', 'use_identity_as_username true']
    settings = folder / f'broker-{number}'
    settings.write_text('\n'.join(lines) + '\n')
    return subprocess.Popen([mosquitto, '-c', settings], stderr=subprocess.DEVNULL)


def get_memory(process):
    """Resident kB."""
    text = Path(f'/proc/{process.pid}/status').read_text()
    return int(next(line.split()[1] for line in text.splitlines() if line.startswith('VmRSS')))


def get_time(process):
    """Seconds on processors."""
    fields = Path(f'/proc/{process.pid}/stat').read_text().rpartition(')')[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK


def make_tables(tool, game, n, brokers, encrypted, folder):
    """The directory of the tables, and the links of each."""
    tables = folder / 'tables'
    links = []
    scheme, key = ('mqtts', f'#swarm:{KEY}') if encrypted else ('mqtt', '')
    for number in range(n):
        output = subprocess.run(
            [tool, '--game', game, 'referee', '--new', tables]
            + ['--players', '4']
            + ['--at', f'{scheme}://{REFEREE_ADDRESS}:{PORT + number % brokers}{key}'],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        address = SEATS_ADDRESSES[number // brokers % len(SEATS_ADDRESSES)]
        links.append(
            [
                line.partition(': ')[2].replace(REFEREE_ADDRESS, address)
                for line in output.splitlines()
                if line.startswith('seat')
            ]
        )
    return tables, links


def go_on(swarms, pause):
    """Lets all go on, one after the other, so that they do not decide at the same moments."""
    for swarm in swarms:
        swarm.stdin.write('\n')
        swarm.stdin.flush()
        time.sleep(pause)


def wait_for_all(swarms):
    for swarm in swarms:
        swarm.stdout.readline()


def start_swarms(tool, game, links, rate, seconds, folder):
    swarms = []
    for first in range(0, len(links), PARTS):
        part = links[first : first + PARTS]
        path = folder / f'links-{first}'
        path.write_text(''.join(' '.join(line) + '\n' for line in part))
        swarms.append(
            subprocess.Popen(
                ['nice', tool, '--game', game, 'swarm', path]
                + ['--rate', str(max(1, rate * len(part) // len(links)))]
                + ['--seconds', str(seconds), '--again', '--times', folder / f'times-{first}'],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        )
    wait_for_all(swarms)
    return swarms


def restart(brokers, folder, mosquitto, encrypted):
    for broker in brokers:
        broker.kill()
        broker.wait()
    time.sleep(2)
    return [start_broker(mosquitto, folder, i, encrypted) for i in range(len(brokers))]


def measure(swarms, referee, rate, seconds, folder):
    """The seconds of the referee's processor while it was measured, its memory in kB, and the ms of
    a small file."""
    go_on(swarms, 1 / rate)
    time.sleep(seconds / 2)
    disk = Disk(folder)
    disk.start()
    before = get_time(referee)
    wait_for_all(swarms)
    return get_time(referee) - before, get_memory(referee), disk.end()


def summarise(outputs, folder):
    """The longest time to come back, the sum of what was counted, and the times of decisions."""
    back = 0.0
    counts = [0, 0, 0]
    for output in outputs:
        numbers = [float(word) for word in re.findall(r'[\d.]+', output)]
        back = max(back, numbers[0])
        counts = [a + int(b) for a, b in zip(counts, numbers[1:4])]
    times = [int(us) / 1000 for path in folder.glob('times-*') for us in path.read_text().split()]
    return back, counts, get_times(times)


def print_row(tool, mosquitto, words):
    """Whether all records were what was promised."""
    game = words[0]
    n, rate, seconds, n_brokers = (int(word) for word in words[1:5])
    encrypted = words[5] == 'tls'
    with tempfile.TemporaryDirectory(dir=MEMORY if words[6] == 'memory' else None) as name:
        folder = Path(name)
        brokers = [start_broker(mosquitto, folder, i, encrypted) for i in range(n_brokers)]
        tables, links = make_tables(tool, game, n, n_brokers, encrypted, folder)
        referee = subprocess.Popen([tool, 'referee', tables], stdout=subprocess.PIPE, text=True)
        referee.stdout.readline()
        began = time.monotonic()
        swarms = start_swarms(tool, game, links, rate, seconds, folder)
        joined = time.monotonic() - began
        used, kept, disk = measure(swarms, referee, rate, seconds, folder)
        memory = max(get_memory(broker) for broker in brokers)
        brokers = restart(brokers, folder, mosquitto, encrypted)
        go_on(swarms, 0)
        outputs = [swarm.communicate()[0] for swarm in swarms]
        back, counts, times = summarise(outputs, folder)
        for process in [referee, *brokers]:
            process.send_signal(signal.SIGTERM)
            process.wait()
    carrier = f'{n_brokers} with TLS and shared keys' if encrypted else n_brokers
    print(
        f'| {game} | {carrier} | {words[6]} | {n} ({4 * n}) | {counts[0] / seconds:.0f} | '
        f'{times[0]:.1f} / {times[1]:.1f} / {times[2]:.0f} | {counts[1]} of {counts[0]} | '
        f'{"–" if words[6] == "memory" else f"{disk[0]:.0f} / {disk[1]:.0f}"} | '
        f'{memory / 1024:.0f} MB | {kept / n:.0f} kB | {1000 * used / max(1, counts[0]):.2f} ms | '
        f'{joined:.0f} s | {back:.0f} s |',
        flush=True,
    )
    return counts[2] == 0 and all(swarm.returncode == 0 for swarm in swarms)


def main():
    tool, mosquitto, *words = sys.argv[1:]
    os.environ['LC_ALL'] = 'C'
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    rows = [words[i : i + 7] for i in range(0, len(words), 7)]
    if not rows:
        print(HEAD, flush=True)
    good = [print_row(tool, mosquitto, row) for row in rows or ROWS]
    sys.exit(not all(good))


if __name__ == '__main__':
    main()
