#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that play: the example, and programs that are silent, late, crash or answer nonsense.
test-bots.py CLI ROOT"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CLI, ROOT = sys.argv[1], Path(sys.argv[2])
EXAMPLE = ROOT / 'data' / 'doc' / 'example-bot.py'
failures = 0


def check(what, fine, detail=''):
    global failures
    failures += not fine
    print(('ok - ' if fine else 'not ok - ') + what + (f': {detail}' if not fine else ''))


def play(command, seconds='30', out='-', limit=100, first='random', seed='4'):
    start = time.monotonic()
    run = subprocess.run(
        [
            CLI,
            'play',
            '--levels',
            f'{first},exec:{command}',
            '--games',
            '1',
            '--seed',
            seed,
            '--time',
            seconds,
            '--out',
            out,
        ],
        capture_output=True,
        text=True,
        timeout=limit,
    )
    return run, time.monotonic() - start


def bad_bot(folder, name, body):
    path = Path(folder) / name
    path.write_text('#!/usr/bin/env python3\nimport sys, time, os\n' + body)
    path.chmod(0o755)
    return path


def wait_for(test, limit=20):
    """Whether the condition becomes true before the limit."""
    end = time.monotonic() + limit
    while not test() and time.monotonic() < end:
        time.sleep(0.02)
    return test()


def is_running(pid):
    try:
        return ') Z ' not in Path('/proc', pid, 'stat').read_text()
    except OSError:
        return False


# Asks for the position after each of some decisions, and logs that and the next question.
ASKING = '''import json
log = open({log!r}, "w")
def read_position():
    lines = []
    for line in sys.stdin:
        if line == "end\\n": return lines
        lines.append(line)
for line in sys.stdin:
    if line == "position\\n":
        log.write(json.dumps(read_position()) + "\\n")
    if line.startswith("legal"):
        tokens = line.split()[2:]
    if line == "decide\\n":
        if not tokens:
            print("? 0", flush=True); tokens = [sys.stdin.readline().strip()]
        after = {{}}
        for token in tokens[-5:] + ["nonsense", "$$"]:
            print("? after " + token, flush=True)
            answer = sys.stdin.readline()
            after[token] = read_position() if answer == "position\\n" else answer.strip()
        log.write(json.dumps([tokens[-1], after]) + "\\n")
        log.flush()
        print(tokens[-1], flush=True)
'''


def check_after(folder):
    """What is told of the position after a decision is what the next question says, if it comes
    in the same turn; what nobody can know yet is not told."""
    log = Path(folder) / 'after'
    run, _ = play(bad_bot(folder, 'asking-after', ASKING.format(log=str(log))))
    rows = [json.loads(line) for line in log.read_text().splitlines()]
    told = hidden = 0
    wrong = []
    for i in range(0, len(rows) - 2, 2):
        position, (token, after), then = rows[i : i + 3]
        if after.pop('nonsense') != 'no' or after.pop('$$') != 'no':
            wrong.append('nonsense')
        hidden += sum(answer == 'hidden' for answer in after.values())
        # Drawing a card shows one, and laying walls does not.
        answer = after[token]
        if answer != 'hidden' and then[0] == position[0]:
            told += 1
            if answer != then:
                wrong.append((token, answer, then))
    check('a program asks for positions', run.returncode == 0 and run.stderr == '', run.stderr)
    check('it is told what it will know', told > 10 and not wrong, (told, wrong[:1]))
    check('it is not told what is hidden', hidden > 5, hidden)


def check_match(folder):
    words = [CLI, 'match', '--a', 'captain', '--sets', '1', '--seed', '4', '--quiet', '--threads']
    run = subprocess.run(
        words + ['1', '--b', f'exec:{EXAMPLE}'], capture_output=True, text=True, timeout=100
    )
    check(
        'a match against a program is played',
        run.returncode == 0 and run.stderr == '' and f'B, exec:{EXAMPLE}: ' in run.stdout,
        run.stdout + run.stderr,
    )
    run = subprocess.run(
        words + ['2', '--b', 'exec:false'], capture_output=True, text=True, timeout=100
    )
    check(
        'a match against a program that ends at once does not count',
        run.returncode == 1 and run.stdout == '' and run.stderr.count('\n') == 1,
        run.stdout + run.stderr,
    )


def check_stopped_guard(folder):
    """A program that stops its guard is ended all the same, when the game ends and when the tool
    does."""
    pid = Path(folder) / 'pid'
    note = f'open({str(pid)!r}, "w").write(str(os.getpid()) + "\\n")\n'
    stop = 'os.kill(os.getppid(), 19)\n'
    bodies = {
        'stops its guard': stop + note + 'time.sleep(1000)\n',
        'stops its guard all the time': note + 'while True: ' + stop,
    }
    for name, body in bodies.items():
        pid.write_text('')
        try:
            run, spent = play(bad_bot(folder, 'stopper', body), '0.01', limit=30)
            fine, detail = run.returncode == 0 and spent < 10, run.stderr[:300]
        except subprocess.TimeoutExpired:
            fine, detail = False, 'the tool hangs'
        check(f'a program that {name} does not hold up the end', fine, detail)
        is_gone = wait_for(lambda: not is_running(pid.read_text().strip()))
        check(f'a program that {name} ends with the game', is_gone)
    pid.write_text('')
    bot = bad_bot(folder, 'stopper', bodies['stops its guard'])
    with subprocess.Popen(
        [CLI, 'play', '--levels', f'exec:{bot},random', '--time', '1000', '--out', '-']
    ) as run:
        wait_for(lambda: pid.read_text().endswith('\n'))
        run.send_signal(signal.SIGKILL)
    is_gone = wait_for(lambda: not is_running(pid.read_text().strip()), 20)
    check('a program whose guard is stopped does not outlive who asks it', is_gone)
    if not is_gone:
        os.kill(int(pid.read_text()), signal.SIGKILL)


def main():
    with tempfile.TemporaryDirectory() as folder:
        run, _ = play(EXAMPLE, out=folder)
        check(
            'the example plays',
            run.returncode == 0 and 'program: wins 1.0' in run.stdout,
            run.stdout + run.stderr,
        )
        check('the example decides everything itself', run.stderr == '', run.stderr)
        record = (Path(folder) / 'game-0001.alexandros').read_text()
        check('its seat is a program', '2=yellow program ' in record, record[:200])

        # The question is as documented, without cards that the seat may not know.
        log = Path(folder) / 'log'
        spy = bad_bot(
            folder,
            'spy',
            f'''log = open({str(log)!r}, "w")
for line in sys.stdin:
    log.write(line); log.flush()
    if line.startswith("legal"):
        words = line.split()
        count, tokens = int(words[1]), words[2:]
    if line == "decide\\n":
        if not tokens:
            print("? 0", flush=True); tokens = [sys.stdin.readline().strip()]
        print("? " + tokens[0], flush=True); assert sys.stdin.readline() == "yes\\n"
        print("? nonsense", flush=True); assert sys.stdin.readline() == "no\\n"
        print(f"? {{count}}", flush=True); assert sys.stdin.readline() == "no\\n"
        print(tokens[0], flush=True)
''',
        )
        run, _ = play(spy)
        text = log.read_text()
        supplies = [line[7:] for line in text.splitlines() if line.startswith('Supply=')]
        rivals = [line[6:].split(' ')[0] for line in text.splitlines() if line.startswith('Hands=')]
        check('questions are answered', run.returncode == 0 and run.stderr == '', run.stderr)
        check(
            'the supply is unknown', supplies and all(set(supply) <= {'?'} for supply in supplies)
        )
        check('so are cards drawn by others', any('?' in hand for hand in rivals))
        check('it is told that it may go', text.endswith('quit\n'), text[-50:])

        bots = {
            'silent': ('for line in sys.stdin: pass\n', 'no answer in time', '0.02'),
            'late': (
                'for line in sys.stdin:\n  if line == "decide\\n":\n'
                '    time.sleep(0.06); print(".", flush=True)\n',
                'no answer in time',
                '0.02',
            ),
            'nonsense': (
                'for line in sys.stdin:\n'
                '  if line == "decide\\n": print("\\x01 peace!", flush=True)\n',
                'its answer is not a decision',
                '1',
            ),
            'cut-short': (
                'for line in sys.stdin:\n  words = line.split()\n'
                '  if words[:1] == ["legal"]: token = words[2:3] or ["?"]\n'
                '  if line == "decide\\n": print(token[0] + "\\0!", flush=True)\n',
                'its answer is not a decision',
                '1',
            ),
            'illegal': (
                'for line in sys.stdin:\n  if line == "decide\\n": print("$T", flush=True)\n',
                'its answer is not legal',
                '1',
            ),
            'asking': ('while True: print("? 0", flush=True)\n', 'no answer in time', '0.02'),
            'flood': (
                'while True: print("x" * 5000, end="", flush=True)\n',
                'its answer is not a decision',
                '1',
            ),
            'deaf': ('time.sleep(100)\n', 'no answer in time', '0.02'),
        }
        for name, (body, why, seconds) in bots.items():
            run, spent = play(bad_bot(folder, name, body), seconds)
            check(
                f'a game with a bot that is {name} comes to its end',
                run.returncode == 0 and 'games 1' in run.stdout,
                run.stdout + run.stderr,
            )
            check(f'it is said of {name}', why in run.stderr, run.stderr[:300])
            check(f'{name} holds nothing up', spent < 60, spent)

        # One that has ended is reported once. If it never decided anything, that is an error.
        quits = {'at once': 0, 'after two decisions': 2}
        for name, most in quits.items():
            body = f'''n = 0
for line in sys.stdin:
    if line.startswith("legal"):
        token = (line.split()[2:] or [""])[0]
    if line == "decide\\n":
        if n == {most}: os._exit(3)
        if not token:
            print("? 0", flush=True); token = sys.stdin.readline().strip()
        n += 1
        print(token, flush=True)
'''
            run, _ = play(bad_bot(folder, 'quitter', body))
            check(
                f'of a program that ends {name} there is one line',
                run.stderr.count('\n') == 1 and 'has ended' in run.stderr,
                run.stderr[:300],
            )
            check(
                f'a game with a program that ends {name} ' + ('goes on' if most else 'does not'),
                run.returncode == (0 if most else 1) and bool(run.stdout) == (most > 0),
                run.stdout,
            )
        # If all seats are of such programs, nobody would end the game.
        bot = bad_bot(folder, 'quitter', body)
        run, _ = play(bot, first=f'exec:{bot}', seed='2')
        check(
            'a game of programs that have ended comes to an end',
            run.returncode == 1 and run.stderr.count('\n') == 3 and '1000' in run.stderr,
            run.stderr[:500],
        )
        check_after(folder)
        check_match(folder)
        check_stopped_guard(folder)

        # What it says besides its answers costs it two decisions at most.
        talkers = {
            'one line too much': 'print("hello", flush=True)',
            'one line that is too long': 'print("x" * 5000, flush=True)',
            'a megabyte in one line': 'print("x" * 1000000, flush=True)',
        }
        for name, more in talkers.items():
            body = f'''n = 0
for line in sys.stdin:
    if line.startswith("legal"):
        token = (line.split()[2:] or [""])[0]
    if line == "decide\\n":
        if not token:
            print("? 0", flush=True); token = sys.stdin.readline().strip()
        n += 1
        print(token, flush=True)
        if n == 3: {more}
'''
            run, spent = play(bad_bot(folder, 'talker', body))
            check(
                f'a program that says {name} goes on playing',
                run.returncode == 0 and run.stderr.count('\n') <= 2 and spent < 60,
                run.stderr[:300],
            )

        # However the tool is ended, no program is left running.
        pid = Path(folder) / 'pid'
        deaf = bad_bot(
            folder,
            'left',
            f'open({str(pid)!r}, "w").write(str(os.getpid()) + "\\n")\ntime.sleep(1000)\n',
        )
        with subprocess.Popen(
            [CLI, 'play', '--levels', f'exec:{deaf},random', '--out', '-']
        ) as run:
            wait_for(lambda: pid.exists() and pid.read_text().endswith('\n'))
            run.send_signal(signal.SIGKILL)
        check(
            'a program does not outlive who asks it',
            wait_for(lambda: not is_running(pid.read_text().strip())),
        )

        # Nor are descendants of the program, even in a session of their own or orphaned.
        leaves = f'''import subprocess
for _ in range(3):
    child = subprocess.Popen(["sleep", "1000"], start_new_session=True)
    open({str(pid)!r}, "a").write(f"{{child.pid}}\\n")
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        open({str(pid)!r}, "a").write(f"{{os.getpid()}}\\n")
        time.sleep(1000)
    os._exit(0)
os.wait()
while open({str(pid)!r}).read().count("\\n") < 4: time.sleep(0.01)
'''
        for name, body, kill in (
            ('is told to go', 'for line in sys.stdin: print(".", flush=True)\n', False),
            ('is gone', 'os._exit(0)\n', False),
            ('is deaf', 'time.sleep(1000)\n', False),
            ('is asked by somebody who is killed', 'time.sleep(1000)\n', True),
        ):
            pid.write_text('')
            bot = bad_bot(folder, 'parent', leaves + body)
            with subprocess.Popen(
                [
                    CLI,
                    'play',
                    '--levels',
                    f'exec:{bot},random',
                    '--time',
                    '1000' if kill else '0.01',
                    '--out',
                    '-',
                ],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            ) as run:
                wait_for(lambda: len(pid.read_text().split()) == 4 or run.poll() is not None)
                if kill:
                    run.send_signal(signal.SIGKILL)
            pids = pid.read_text().split()
            check(
                f'the children of a program that {name} do not stay behind',
                len(pids) == 4 and wait_for(lambda: not any(is_running(child) for child in pids)),
                pids,
            )

        run, _ = play('/nowhere/at-all')
        check(
            'what cannot be started is refused',
            run.returncode == 1 and 'nowhere' in run.stderr,
            run.stderr,
        )
        run, _ = play('')
        check('a command is needed', run.returncode == 2, run.stderr)
    return failures > 0


sys.exit(main())
