#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the fuzz targets, several at a time, and reports what they found and which lines of the
readers were reached: fuzz.py SOURCE BUILD SECONDS [keep]

BUILD has the targets, built for libFuzzer with coverage by clang. SECONDS are for all targets
together, of each processor. What they find is in BUILD/fuzz; "keep" then adds those inputs to the
corpora in the tree that reach what no other does."""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

# Every file that reads what comes from outside the program.
READERS = '''
    base/base-lines.c
    kit/record/kit-boards.c kit/record/kit-fault.c kit/record/kit-keys.c
    kit/record/kit-options.c kit/record/kit-reading.c
    kit/players/kit-bot.c kit/players/kit-weights.c
    kit/apart/kit-apart-sheet.c kit/apart/kit-apart-word.c
    kit/remote/kit-invitation.c net/net-seal.c
    alexandros/rules/alx-board.c alexandros/rules/alx-decision.c
    alexandros/record/alx-board-file.c alexandros/record/alx-fault.c
    alexandros/record/alx-position.c alexandros/record/alx-record.c
    advisers/rules/adv-board.c advisers/rules/adv-decision.c
    advisers/record/adv-board-file.c advisers/record/adv-position-cards.c
    advisers/record/adv-position-places.c advisers/record/adv-position-view.c
    advisers/record/adv-position.c advisers/record/adv-record.c
    advisers/rules/adv-orders.c
'''.split()
# What reads nothing, in these files.
OTHERS = {
    'find_good', 'may_give', 'adv_wish_next', 'adv_wish_fits', 'alx_history_find_discard',
    'kit_boards_digest', 'kit_options_find_edition', 'kit_options_list',
    'kit_options_list_editions', 'net_key_new', 'net_key_stretch', 'net_key_derive',
}
GOAL = 90  # per cent of the lines of each

LIMITS = ['-timeout=20', '-rss_limit_mb=2048', '-detect_leaks=1']


class Target:
    """A program, the folders of the tree that it starts from, and where it keeps its own inputs."""

    def __init__(self, test, build):
        self.name = test['name']
        self.program, *self.folders = test['cmd']
        self.own = build / 'fuzz' / self.name
        self.log = build / 'fuzz' / f'{self.name}.log'
        self.profile = build / 'fuzz' / f'{self.name}.profraw'
        self.found = build / 'fuzz' / 'found'
        self.own.mkdir(parents=True, exist_ok=True)
        self.found.mkdir(parents=True, exist_ok=True)

    def run(self, *arguments, profile='/dev/null', out=subprocess.DEVNULL):
        """Returns the status."""
        most = 131072 if 'weights' in self.name else 16384
        words = (pathlib.Path(self.folders[0]).parent.parent / 'fuzz.dict')
        return subprocess.run(
            [self.program, *LIMITS, f'-max_len={most}', f'-dict={words}', *arguments],
            env=os.environ | {'LLVM_PROFILE_FILE': str(profile)},
            stdin=subprocess.DEVNULL, stdout=out, stderr=out, check=False).returncode

    def fuzz(self, seconds):
        """Returns whether nothing was found, and a line about it."""
        with open(self.log, 'w', encoding='utf-8') as log:
            status = self.run(f'-max_total_time={seconds}', '-print_final_stats=1',
                              f'-artifact_prefix={self.found}/{self.name}-',
                              self.own, *self.folders, out=log)
        text = self.log.read_text(encoding='utf-8', errors='replace')
        number = re.search(r'number_of_executed_units: (\d+)', text)
        # Once more, as a fuzzer that has found something ends without a profile.
        self.run('-runs=0', self.own, *self.folders, profile=self.profile)
        inputs = sum(1 for folder in (self.own, *self.folders) for _ in os.scandir(folder))
        figures = f'{int(number[1]) if number else 0:9} runs, {inputs:5} inputs'
        return status == 0, figures + ('' if status == 0 else f', FAULT, see {self.log}')

    def keep(self):
        """Adds to the corpus in the tree what reaches more than it and the examples."""
        self.run('-merge=1', *self.folders, self.own)


def measure(targets, build, source):
    """Returns lines and reached lines of each reader."""
    profiles = [target.profile for target in targets if target.profile.exists()]
    merged = build / 'fuzz' / 'all.profdata'
    subprocess.run(['llvm-profdata', 'merge', '-sparse', '-o', merged, *profiles], check=True)
    objects = [word for target in targets[1:] for word in ('-object', target.program)]
    text = subprocess.run(
        ['llvm-cov', 'export', '-skip-expansions', f'-instr-profile={merged}', targets[0].program,
         *objects], check=True, capture_output=True, text=True).stdout
    data = json.loads(text)['data'][0]
    lines = {}
    for file in data['files']:
        name = os.path.relpath(build / file['filename'], source / 'src')
        lines[name] = [file['summary']['lines'][what] for what in ('count', 'covered')]
    # A function of several programs is there several times.
    others = {
        (function['filenames'][0], *function['regions'][0][:3:2])
        for function in data['functions'] if function['name'].split(':')[-1] in OTHERS
    }
    for path, first, last in others:
        name = os.path.relpath(build / path, source / 'src')
        code = (source / 'src' / name).read_text(encoding='utf-8').split('\n')
        lines[name][0] -= sum(1 for line in code[first - 1:last] if line)
    return {name: lines[name] for name in READERS}


def main():
    source, build, seconds = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), int(sys.argv[3])
    tests = json.loads(subprocess.run(['meson', 'introspect', '--tests', build], check=True,
                                      capture_output=True, text=True).stdout)
    targets = [Target(test, build) for test in tests if test['name'].startswith('fuzz-')]
    processors = len(os.sched_getaffinity(0))
    each = max(1, seconds * processors // len(targets))
    print(f'{len(targets)} targets, {each} seconds each, {processors} at a time', flush=True)
    fine = True
    with concurrent.futures.ThreadPoolExecutor(processors) as pool:
        for target, (good, line) in zip(targets, pool.map(lambda t: t.fuzz(each), targets)):
            print(f'{target.name:26} {line}', flush=True)
            fine = fine and good
        if 'keep' in sys.argv[4:]:
            list(pool.map(Target.keep, targets))
    print(f'\nlines of the readers that were reached; the goal is {GOAL} % of each')
    for name, (count, reached) in measure(targets, build, source).items():
        good = reached * 100 >= count * GOAL
        print(f'{name:40} {reached:4} of {count:4} {reached * 100 / count:6.1f} %'
              + ('' if good else '  TOO FEW'))
        fine = fine and good
    return 0 if fine else 1


if __name__ == '__main__':
    sys.exit(main())
