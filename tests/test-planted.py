#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the sanitizers find what is planted: each fault must end its program, with the words of
the sanitizer that has found it, and a program without a fault must pass.

Usage: test-planted.py PROGRAM
"""

import subprocess
import sys

FAULTS = {
    'none': None,
    'leak': 'LeakSanitizer: detected memory leaks',
    'overflow': 'AddressSanitizer: heap-buffer-overflow',
    'undefined': 'runtime error: signed integer overflow',
}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    faults = []
    for name, words in FAULTS.items():
        run = subprocess.run(
            [sys.argv[1], name], capture_output=True, encoding='utf-8', errors='replace', timeout=60
        )
        if words is None and run.returncode != 0:
            faults.append(f'without a fault: status {run.returncode}: {run.stderr}')
        if words is not None and (run.returncode == 0 or words not in run.stderr):
            faults.append(f'{name} is not found: status {run.returncode}: {run.stderr}')
    print(f'{len(FAULTS)} programs, {len(faults)} faults')
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
