#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the program anew: each is a few decaying tones, and a little noise.

Usage: make-sounds.py [FOLDER]
"""

import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050  # samples a second
LOUD = 0.5


def tone(seconds, hertz, decay, start=0.0, loud=1.0):
    """A tone with two overtones; decay is in 1/seconds."""

    def sample(t):
        t -= start
        if not 0 <= t < seconds:
            return 0.0
        wave_ = sum(math.sin(2 * math.pi * hertz * k * t) / k**2 for k in (1, 2.76, 5.4))
        return loud * wave_ * math.exp(-decay * t) * min(1, t * 400)

    return sample


def noise(seconds, decay, start=0.0, loud=1.0):
    """A burst of noise, dull because neighbouring samples are alike."""
    chance = random.Random(7)
    grains = [chance.uniform(-1, 1) for _ in range(int(RATE * seconds / 3) + 2)]

    def sample(t):
        t -= start
        if not 0 <= t < seconds:
            return 0.0
        return loud * grains[int(t * RATE / 3)] * math.exp(-decay * t)

    return sample


# name: seconds, parts
SOUNDS = {
    'wall': (0.22, [noise(0.2, 34), tone(0.2, 140, 26), tone(0.2, 90, 20)]),
    'card': (0.14, [noise(0.12, 30, loud=0.5), noise(0.05, 60, start=0.08, loud=0.5)]),
    'coins': (0.6, [tone(0.3, 2100 + 260 * i, 16, start=0.09 * i, loud=0.4) for i in range(4)]),
    'end': (
        1.6,
        [
            tone(1.2, hertz, 4, start=0.18 * i, loud=0.5)
            for i, hertz in enumerate((392, 494, 587, 784))
        ],
    ),
    'turn': (0.8, [tone(0.7, 392, 6, loud=0.6), tone(0.6, 587, 6, start=0.14, loud=0.6)]),
}


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent)
    for name, (seconds, parts) in SOUNDS.items():
        samples = [sum(part(i / RATE) for part in parts) for i in range(int(RATE * seconds))]
        peak = max(abs(sample) for sample in samples)
        with wave.open(str(folder / f'{name}.wav'), 'wb') as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(
                b''.join(struct.pack('<h', round(s / peak * LOUD * 32767)) for s in samples)
            )


main()
