#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables whose seats are apart, with real programs that are killed: test-tables.py CLI [MOSQUITTO].

Without Mosquitto only folders are tested. KILLS says how many kills a game in a folder survives.
"""

import asyncio
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

CLI = sys.argv[1]
MOSQUITTO = sys.argv[2] if len(sys.argv) > 2 else None
KILLS = int(os.environ.get('KILLS', '5'))
PATIENCE = 200  # seconds for a game
DELAY = 0.25  # seconds of a bad line, each way
LOST = 0.05  # of what goes over it is sent again, so much later:
AGAIN_LATER = 1
AGAIN = 12  # seconds in which a seat that has no answer says its word again
HOLDS = 'the game was what was promised at its beginning'

processes = []
number = 0


def report(what, error=None):
    global number
    number += 1
    print(f'not ok {number} - {what}' if error else f'ok {number} - {what}', flush=True)
    if error:
        print('# ' + str(error).replace('\n', '\n# '), flush=True)
    return error is None


class Program:
    """A command of the tool, or a broker, which can be killed and begun again."""

    def __init__(self, folder, name, *command):
        self.folder, self.name, self.command = folder, name, [str(word) for word in command]
        self.start()

    def start(self):
        out, err = (open(self.folder / f'{self.name}.{end}', 'wb') for end in ('out', 'err'))
        environment = dict(os.environ, LC_ALL='C.UTF-8', LANGUAGE='', XDG_CACHE_HOME=self.folder)
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, env=environment
        )
        processes.append(self.process)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def is_running(self):
        return self.process.poll() is None

    def wait(self):
        return self.process.wait(PATIENCE)

    def read(self, end='out'):
        return (self.folder / f'{self.name}.{end}').read_text()


class Table:
    """A table with its referee and links to its seats."""

    def __init__(self, folder, game, *place, seats='person,person'):
        self.folder, self.place = folder, place
        self.tables = folder / 'tables'
        n = len(seats.split(','))
        command = [CLI, 'referee', '--new', self.tables, '--game', game, '--players', n]
        made = subprocess.run(
            [str(word) for word in [*command, '--seats', seats, *place]],
            check=True,
            capture_output=True,
            text=True,
            env=dict(os.environ, LC_ALL='C.UTF-8', LANGUAGE=''),
        ).stdout
        self.links = dict(re.findall(r'^seat (\d): (\S+)$', made, re.M))
        self.path = Path(made.splitlines()[0])
        self.serve()

    def serve(self):
        self.referee = Program(self.folder, 'referee', CLI, 'referee', self.tables)

    def join(self, seat, level='recruit', name=None, link=None):
        more = ['--folder', self.place[1]] if self.place[0] == '--folder' else []
        return Program(
            self.folder,
            name or f'seat{seat}',
            *[CLI, 'join', link or self.links[str(seat)], '--level', level, *more],
            *['--name', f'Guest {seat}'],
        )


def check_end(guests):
    """All have the same game, and it is what was promised."""
    for guest in guests:
        status = guest.wait()
        assert status == 0, f'{guest.name}: status {status}: {guest.read("err")}'
        assert HOLDS in guest.read('err'), guest.read('err')
    games = {guest.read() for guest in guests}
    assert len(games) == 1, f'{len(games)} games'
    game = games.pop()
    assert '[Result]' in game, game
    return game


def kill_any(table, guests, rng):
    """One of the programs is killed, and begun again."""
    victim = rng.choice([table.referee, *guests])
    if victim.is_running():
        victim.kill()
        victim.start()
        return 1
    return 0


def play_in_folder(folder, game):
    """Games until enough programs were killed."""
    rng, kills, n = random.Random(7), 0, 0
    while kills < KILLS:
        n += 1
        here = folder / str(n)
        meet = here / 'meet'
        meet.mkdir(parents=True)
        table = Table(here, game, '--folder', meet)
        guests = [table.join(seat) for seat in (1, 2)]
        while all(guest.is_running() for guest in guests):
            time.sleep(rng.uniform(0.3, 1.5))
            if kills < KILLS and all(guest.is_running() for guest in guests):
                kills += kill_any(table, guests, rng)
        check_end(guests)
        table.referee.end()


def find_port():
    with socket.socket() as free:
        free.bind(('127.0.0.1', 0))
        return free.getsockname()[1]


def start_broker(folder, more=''):
    port = find_port()
    path = folder / 'mosquitto.conf'
    path.write_text(f'listener {port} 127.0.0.1\nallow_anonymous true\npersistence false\n{more}')
    broker = Program(folder, 'mosquitto', MOSQUITTO, '-c', path)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(('127.0.0.1', port), 1).close()
            return broker, f'mqtt://127.0.0.1:{port}'
        except OSError:
            assert time.monotonic() < end and broker.is_running(), broker.read('err')
            time.sleep(0.05)


async def carry(source, sink, rng):
    """What comes is delivered later, in its order."""
    parts = asyncio.Queue()

    async def deliver():
        while True:
            due, part = await parts.get()
            await asyncio.sleep(max(0, due - time.monotonic()))
            if not part:
                sink.close()
                return
            sink.write(part)

    delivery = asyncio.create_task(deliver())
    part, due = b'-', 0
    while part:
        try:
            part = await source.read(65536)
        except OSError:
            part = b''
        lost = rng.random() < LOST
        due = max(due, time.monotonic() + DELAY + (AGAIN_LATER if lost else 0))
        parts.put_nowait((due, part))
    await delivery


async def serve_bad_line(port, to):
    rng = random.Random(9)

    async def connected(reader, writer):
        far_reader, far_writer = await asyncio.open_connection('127.0.0.1', to)
        await asyncio.gather(
            carry(reader, far_writer, rng), carry(far_reader, writer, rng), return_exceptions=True
        )

    async with await asyncio.start_server(connected, '127.0.0.1', port) as server:
        await server.serve_forever()


def play_over_bad_line(folder, game):
    """Half a second to and fro, and some of it is lost on the way."""
    broker, address = start_broker(folder)
    port = find_port()
    line = serve_bad_line(port, int(address.rpartition(':')[2]))
    threading.Thread(target=asyncio.run, args=(line,), daemon=True).start()
    table = Table(folder, game, '--at', f'mqtt://127.0.0.1:{port}', seats='person,recruit')
    check_end([table.join(1)])
    table.referee.end()


def use_certificate(folder, game):
    """A server with TLS, whose certificate nobody knows but from the invitation."""
    subprocess.run(
        ['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
        + ['-nodes', '-keyout', folder / 'key.pem', '-out', folder / 'certificate.pem']
        + ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
        check=True,
        capture_output=True,
    )
    (folder / 'key.pem').chmod(0o644)  # the broker may be another user
    folder.chmod(0o755)
    broker, address = start_broker(
        folder, f'certfile {folder}/certificate.pem\nkeyfile {folder}/key.pem\n'
    )
    address = address.replace('mqtt', 'mqtts')
    table = Table(folder, game, '--at', address, '--certificate', folder / 'certificate.pem')
    without = re.sub('&ca=[^&]*', '', table.links['2'])
    assert without != table.links['2'], table.links['2']
    stranger = table.join(2, name='stranger', link=without)
    time.sleep(4)
    assert stranger.is_running() and HOLDS not in stranger.read('err'), stranger.read('err')
    stranger.kill()
    check_end([table.join(1), table.join(2)])
    table.referee.end()


def play_with_kills(folder, game):
    """Referee, broker and a seat are killed on the way."""
    broker, address = start_broker(folder)
    table = Table(folder, game, '--at', address, seats='person,person,recruit')
    guests = [table.join(1), table.join(2)]
    for victim in (table.referee, broker, guests[1]):
        time.sleep(1.5)
        if all(guest.is_running() for guest in guests):
            victim.kill()
            victim.start()
    check_end(guests)
    table.referee.end()


def take_over(folder, game):
    """Whoever comes later with the same link has the seat; the other is told."""
    broker, address = start_broker(folder)
    table = Table(folder, game, '--at', address)
    first = table.join(2, name='first')
    time.sleep(4)
    second = table.join(2, name='second')
    assert first.wait() == 1 and 'another program' in first.read('err'), first.read('err')
    check_end([second, table.join(1)])
    table.referee.end()


def use_wrong_key(folder, game):
    """Who has no key is no seat, and does no harm."""
    broker, address = start_broker(folder)
    table = Table(folder, game, '--at', address)
    key = re.search('key=(.*)', table.links['1'])[1]
    other = re.search('key=(.*)', table.links['2'])[1]
    stranger = table.join(1, name='stranger', link=table.links['1'].replace(key, other))
    check_end([table.join(1), table.join(2)])
    time.sleep(AGAIN)  # its first word may have been replaced before the referee was there
    assert stranger.is_running(), stranger.read('err')
    stranger.kill()
    table.referee.end()
    told = table.referee.read()
    assert re.search(r'[1-9]\d* messages were not from the seats', told), told


def publish(address, topic, payload):
    """A message of a foreign client, without a library."""

    def text(word):
        return len(word).to_bytes(2, 'big') + word

    def packet(kind, body):
        length, rest = b'', len(body)
        while True:
            rest, digit = divmod(rest, 128)
            length += bytes([digit | (128 if rest else 0)])
            if not rest:
                return bytes([kind]) + length + body

    host, port = address.removeprefix('mqtt://').split(':')
    with socket.create_connection((host, int(port)), 10) as line:
        line.sendall(packet(0x10, text(b'MQTT') + b'\x04\x02\x00\x3c' + text(b'foreign')))
        assert line.recv(4)[3] == 0
        line.sendall(packet(0x31, text(topic.encode()) + payload) + b'\xe0\x00')


def disturb(folder, game):
    """A foreign client writes to all topics of a table; the seats are told again."""
    broker, address = start_broker(folder)
    table = Table(folder, game, '--at', address)
    guests = [table.join(1), table.join(2)]
    rng = random.Random(3)
    name = re.search('table=([0-9a-f]+)', table.links['1'])[1]
    for _ in range(10):
        for topic in ('word/1', 'word/2', 'sheet/1', 'sheet/2'):
            publish(address, f'{name}/{topic}', rng.randbytes(rng.choice([1, 50, 70000])))
        time.sleep(0.1)
    check_end(guests)
    table.referee.end()


def exchange_card(folder, game):
    """A referee that exchanges cards that nobody has seen is found out."""
    meet = folder / 'meet'
    meet.mkdir(parents=True)
    table = Table(folder, game, '--folder', meet)
    time.sleep(1)
    table.referee.end()
    text = table.path.read_text()
    found = re.search(r'(?<=\\nDeck=)\w+', text)
    deck = found[0]
    tail = deck[-8:]
    changed = deck[:-8] + ''.join(sorted(tail, reverse=tail == ''.join(sorted(tail))))
    table.path.write_text(text.replace(deck, changed, 1))
    table.serve()
    guests = [table.join(1), table.join(2)]
    for guest in guests:
        assert guest.wait() == 1, guest.read('err')
        assert 'the start was not what was promised' in guest.read('err'), guest.read('err')
    table.referee.end()


def main():
    cases = [(play_in_folder, 'alexandros'), (exchange_card, 'alexandros')]
    if MOSQUITTO:
        cases += [
            (play_with_kills, 'alexandros'),
            (play_with_kills, 'advisers'),
            (take_over, 'alexandros'),
            (use_wrong_key, 'alexandros'),
            (disturb, 'alexandros'),
            (play_over_bad_line, 'alexandros'),
        ]
    if MOSQUITTO and shutil.which('openssl'):
        cases += [(use_certificate, 'alexandros')]
    print(f'1..{len(cases)}', flush=True)
    fine = True
    for case, game in cases:
        folder = Path(tempfile.mkdtemp(prefix='tables-'))
        try:
            case(folder, game)
            fine &= report(f'{case.__name__}, {game}')
        except (AssertionError, subprocess.SubprocessError, OSError, TypeError) as error:
            fine &= report(f'{case.__name__}, {game}', f'{type(error).__name__}: {error}')
        for process in processes:
            if process.poll() is None:
                process.kill()
                process.wait()
        processes.clear()
        shutil.rmtree(folder, ignore_errors=True)
    return 0 if fine else 1


if __name__ == '__main__':
    sys.exit(main())
