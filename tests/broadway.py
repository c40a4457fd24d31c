#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a test on GTK's Broadway server, with a finger for it.

Usage: broadway.py TEST…

The test writes lines "X Y MILLISECONDS" to the descriptor in FINGER_TOUCH: the surface is touched
there for so long. After each it reads a byte from that in FINGER_DONE. Nothing but a browser talks
to the server otherwise; this is one that sees nothing.
"""

import base64
import os
import socket
import struct
import subprocess
import sys
import threading
import time

FIRST_PORT = 8080  # that of display 0
SIZE = (800, 900)  # of the screen

# Kinds of messages to the server.
TOUCH = 5
SIZE_CHANGED = 12
ROUNDTRIP_DONE = 14
BEGIN, END = 0, 2
WINDOW = 1  # the first surface

# An operation of the server, its serial number, a surface and a tag.
ROUNDTRIP = 16
QUESTION = struct.Struct('<BIHI')


def find_display():
    for display in range(os.getpid() % 10000, 20000):
        with socket.socket() as probe:
            try:
                probe.bind(('127.0.0.1', FIRST_PORT + display))
                return display
            except OSError:
                continue
    raise AssertionError('no port is free')


def connect(port):
    for _ in range(100):
        try:
            browser = socket.create_connection(('127.0.0.1', port))
            break
        except OSError:
            time.sleep(0.1)
    else:
        raise AssertionError('the server does not start')
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        'GET /socket HTTP/1.1',
        f'Host: 127.0.0.1:{port}',
        f'Origin: http://127.0.0.1:{port}',
        'Upgrade: websocket',
        'Connection: Upgrade',
        f'Sec-WebSocket-Key: {key}',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Protocol: broadway',
    ]
    browser.sendall(('\r\n'.join(lines) + '\r\n\r\n').encode())
    if b' 101 ' not in browser.recv(4096):
        raise AssertionError('the server does not want a browser')
    return browser


def read_exactly(browser, size):
    data = b''
    while len(data) < size:
        part = browser.recv(size - len(data))
        if not part:
            raise EOFError
        data += part
    return data


def answer(browser):
    """Nothing is drawn but after the last picture was acknowledged: what asks for that is the end
    of a message."""
    try:
        while True:
            size = read_exactly(browser, 2)[1] & 0x7F
            if size == 126:
                size = struct.unpack('>H', read_exactly(browser, 2))[0]
            elif size == 127:
                size = struct.unpack('>Q', read_exactly(browser, 8))[0]
            message = read_exactly(browser, size)
            if size >= QUESTION.size:
                operation, _, surface, tag = QUESTION.unpack(message[-QUESTION.size :])
                if operation == ROUNDTRIP:
                    send(browser, ROUNDTRIP_DONE, surface, tag)
    except (EOFError, OSError):
        pass


def send(browser, kind, *numbers):
    """A masked binary frame of a web socket, with a serial number of 0 and a time."""
    message = struct.pack(
        f'>{len(numbers) + 3}i', kind, 0, int(time.monotonic() * 1000) & 0x3FFFFFFF, *numbers
    )
    mask = os.urandom(4)
    body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(message))
    browser.sendall(bytes([0x82, 0x80 | len(message)]) + mask + body)


def touch(browser, phase, x, y):
    send(browser, TOUCH, phase, WINDOW, 1, 1, x, y, x, y, 0)


def follow(browser, orders, done):
    with os.fdopen(orders) as lines:
        for line in lines:
            x, y, milliseconds = map(int, line.split())
            touch(browser, BEGIN, x, y)
            time.sleep(milliseconds / 1000)
            touch(browser, END, x, y)
            os.write(done, b'.')


def run(browser, display):
    """The status of the test."""
    threading.Thread(target=answer, args=(browser,), daemon=True).start()
    send(browser, SIZE_CHANGED, *SIZE, 1)
    orders, order = os.pipe()
    wait, done = os.pipe()
    environment = dict(
        os.environ,
        GDK_BACKEND='broadway',
        GSK_RENDERER='broadway',
        BROADWAY_DISPLAY=f':{display}',
        FINGER_TOUCH=str(order),
        FINGER_DONE=str(wait),
    )
    test = subprocess.Popen(sys.argv[1:], env=environment, pass_fds=(order, wait))
    threading.Thread(target=follow, args=(browser, orders, done), daemon=True).start()
    return test.wait()


def main():
    display = find_display()
    server = subprocess.Popen(['gtk4-broadwayd', f':{display}'], stdout=subprocess.DEVNULL)
    try:
        sys.exit(run(connect(FIRST_PORT + display), display))
    finally:
        server.terminate()
        server.wait()


main()
