#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that play The Advisers: the example decides in all phases, and what it is told is true
and no more than it may know. test-advisers-bots.py CLI ROOT"""

import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from itertools import groupby
from pathlib import Path

CLI, ROOT = sys.argv[1], Path(sys.argv[2])
EXAMPLE = ROOT / 'data' / 'doc' / 'example-advisers-bot.py'
PHASES = {
    'dice': r'roll|knight:.*|roads',
    'drop': r'drop:[BWHLO]+',
    'robber': r'rob:.*',
    'bid': r'bid:\d+|pass',
    'forfeit': r'drop:[BWHLO]+',
    'pay': r'pay:[BWHLOGK]+',
    'build': r'(road|village|city|bank|offer|knight|plenty|monopoly):.*|buy|roads|\.',
    'roads': r'road:.*',
    'answer': r'yes|no',
    'choose': r'with:\d|none',
}
KEYS = 'Turn Player Phase Alexander Robber Villages Cities Roads Hands Gold Supply Development'
KEYS += ' Cards Fresh Played Offers Knights Tokens Won LongestRoad StrongestArmy Seat Rolled'
KEYS += ' OffersLeft'
PASSING = {
    'drop': 'Owed',
    'forfeit': 'Owed Bid Bidder Passed Bluffed',
    'bid': 'Bid Bidder Passed Bluffed',
    'pay': 'Bid Bidder Passed Bluffed',
    'roads': 'FreeRoads',
    'answer': 'Offer Answers',
    'choose': 'Offer Answers',
}
DECK = Counter(K=14, V=5, R=2, P=2, M=2)

# With what is asked back, and the answer.
QUESTION = r'^seat \d\n(?:(?!decide$).*\n)+decide\n(?:< \?.*\n.*\n)*< .*$'

# Runs the example, and writes what it reads and what it says to a log.
SPY = '''
import runpy, sys
log = open(sys.argv[1], "a")
class Tee:
    def __init__(self, file): self.file, self.line = file, ""
    def __iter__(self): return iter(self.readline, "")
    def readline(self):
        line = self.file.readline()
        log.write(line)
        return line
    def write(self, text):
        self.line += text
    def flush(self):
        log.write("< " + self.line)
        log.flush()
        self.file.write(self.line)
        self.file.flush()
        self.line = ""
sys.stdin, sys.stdout = Tee(sys.stdin), Tee(sys.stdout)
runpy.run_path(sys.argv[2], run_name="__main__")
'''
failures = 0


def check(what, fine, detail=''):
    global failures
    failures += not fine
    print(('ok - ' if fine else 'not ok - ') + what + (f': {detail}' if not fine else ''))


def play(levels, n_players, out='-', games=1, seconds='5'):
    words = [CLI, 'play', '--game', 'advisers', '--levels', levels, '--players', str(n_players)]
    words += ['--games', str(games), '--seed', '5', '--time', seconds, '--out', str(out)]
    return subprocess.run(words, capture_output=True, text=True, timeout=60)


def read_keys(text):
    return dict(line.split('=', 1) for line in text.splitlines() if '=' in line)


def read_log(path):
    """The questions with their answers, a game after the other."""
    questions = []
    text = path.read_text()
    path.unlink()
    for block in re.findall(QUESTION, text, re.M):
        position = block[block.index('\nposition\n') : block.index('\nend\n')]
        question = read_keys(position)
        question['seat'] = block.split('\n')[0][5:]
        question['keys'] = [line.split('=')[0] for line in position.splitlines()[2:]]
        question['answer'] = block.rsplit('< ', 1)[1]
        questions.append(question)
    return questions


# --- what a question may say ---


def expected_keys(phase):
    return f'{KEYS} {PASSING.get(phase, "")} Piles Gone Least Most'.split()


def find_leak(question, record):
    """What a question tells that its seat may not know, or nothing."""
    me = int(question['Seat']) - 1
    hidden = {'Supply': question['Supply'], 'Development': question['Development'].rstrip('K')}
    for key in 'Hands', 'Cards':
        for i, word in enumerate(question[key].split()):
            if i != me:
                hidden[f'{key} {i + 1}'] = word.strip('-').lstrip('K' if key == 'Cards' else '')
    if question['Seat'] != question['Player']:
        hidden['Fresh'] = question['Fresh']
    open_tokens = question['Tokens'].rstrip('?')
    auction = question['Phase'] in ('bid', 'forfeit', 'pay')
    if (
        not record['Tokens'].startswith(open_tokens)
        or not 0 <= len(open_tokens) - len(question['Won']) <= auction
    ):
        return 'Tokens'
    return next((key for key, text in hidden.items() if set(text) - {'?'}), None)


def is_true(round_, record):
    """Compares what a round of bids says with the hands that all of its seats see of their own."""
    last = round_[-1]
    hands, cards = {}, {}
    for question in round_:
        me = int(question['Seat']) - 1
        hands[me] = Counter(question['Hands'].split()[me].strip('-'))
        cards[me] = Counter(question['Cards'].split()[me].strip('-'))
    supply = record['Supply'][len(record['Supply']) - len(last['Supply']) :]
    piles = [
        19 - supply.count(good) - sum(hand[good] for hand in hands.values()) for good in 'BWHLO'
    ]
    paid = last['Development'].count('K')
    unknown = len(last['Development']) - paid
    deck = Counter(record['Development'][25 - unknown :]) + Counter(K=paid)
    knights = Counter(K=sum(map(int, last['Knights'].split())))
    gone = DECK - deck - knights - sum(cards.values(), Counter())
    return (
        last['Piles'] == ' '.join(map(str, piles))
        and Counter(last['Gone']) == gone
        and all(is_within(question, hands) for question in round_)
    )


def is_within(question, hands):
    """Whether each hand has as many cards as it is said to have at least and at most."""
    least, most = (question[key].split(' | ') for key in ('Least', 'Most'))
    return all(
        int(least[i].split()[k]) <= hands[i][good] <= int(most[i].split()[k])
        for i in hands
        for k, good in enumerate('BWHLO')
    )


def find_rounds(questions, n_players):
    """The rounds of bids in which everybody is asked; nothing changes hands during one."""

    def auction(question):
        return question['Phase'] == 'bid' and (question['Turn'], question['Bluffed'])

    rounds = [list(group) for key, group in groupby(questions, auction) if key]
    return [r for r in rounds if len({question['Seat'] for question in r}) == n_players]


# --- games ---


def check_questions(questions, records, n_players):
    """Everything that the seats of some games were asked."""
    seats = [question['seat'] == question['Seat'] for question in questions]
    check('the seat is said twice alike', all(seats), n_players)
    for phase, pattern in PHASES.items():
        asked = [question for question in questions if question['Phase'] == phase]
        keys = [q['keys'] for q in asked if q['keys'] != expected_keys(phase)]
        check(f'the keys in the phase {phase}', not keys, keys[:1])
        answers = [q['answer'] for q in asked if not re.fullmatch(pattern, q['answer'])]
        check(f'the answers in the phase {phase}', not answers, answers[:1])
    starts = [
        i
        for i, question in enumerate(questions)
        if i == 0 or int(question['Turn']) < int(questions[i - 1]['Turn'])
    ]
    games = [questions[i:j] for i, j in zip(starts, starts[1:] + [None])]
    check(f'{n_players} players: all games are logged', len(games) == len(records), len(games))
    for game, record in zip(games, records):
        leaks = {find_leak(question, record) for question in game} - {None}
        check('nothing hidden is told', not leaks, leaks)
        rounds = find_rounds(game, n_players)
        false = [r[-1]['Turn'] for r in rounds if not is_true(r, record)]
        check('piles, played cards and bounds are true', rounds and not false, false)


def check_games(folder):
    log = folder / 'log'
    spy = folder / 'spy.py'
    spy.write_text(SPY)
    asked = Counter()
    wins = 0
    for n_players in 2, 3, 4:
        for others in 'random', None:
            out = folder / f'{n_players}-{others}'
            program = f'exec:{sys.executable} {spy} {log} {EXAMPLE}'
            levels = ','.join([program] + [others or program] * (n_players - 1))
            run = play(levels, n_players, out, 2)
            what = f'{n_players} players, the others are {others or "the example too"}'
            check(
                f'{what}: it plays and decides everything itself',
                run.returncode == 0 and run.stderr == '',
                run.stdout + run.stderr,
            )
            files = sorted(out.glob('*.advisers'))
            verified = subprocess.run([CLI, 'verify', *files], capture_output=True, text=True)
            check(
                f'{what}: the records verify',
                len(files) == 2 and verified.returncode == 0,
                verified.stdout + verified.stderr,
            )
            texts = [file.read_text() for file in files]
            records = [read_keys(text) for text in texts]
            check(f'{what}: its seat is a program', all('=red program ' in t for t in texts), texts)
            questions = read_log(log)
            asked.update(question['Phase'] for question in questions)
            if others is None:
                check_questions(questions, records, n_players)
            else:
                wins += float(run.stdout.partition('player 1, program: wins ')[2].split()[0])
    check('it beats chance in at least five games of six', wins >= 5, wins)
    check('it is asked in all ten phases', set(asked) == set(PHASES), asked)


def check_bad_bots(folder):
    decide = 'import sys\nfor line in sys.stdin:\n  if line == "decide\\n": print(%r, flush=True)\n'
    bots = {
        'nonsense': (decide % 'peace!', 'its answer is not a decision'),
        'first-game': (decide % '@h24', 'its answer is not a decision'),
        'illegal': (decide % 'bid:99', 'its answer is not legal'),
        'silent': ('import sys\nfor line in sys.stdin: pass\n', 'no answer in time'),
    }
    for name, (body, why) in bots.items():
        bot = folder / f'{name}.py'
        bot.write_text(body)
        seconds = '0.01' if name == 'silent' else '1'
        run = play(f'random,exec:{sys.executable} {bot}', 2, seconds=seconds)
        check(
            f'a game with a program that is {name} comes to its end',
            run.returncode == 0 and 'games 1' in run.stdout,
            run.stdout + run.stderr,
        )
        check(f'it is said of {name}', f', turn 1: {why}; “' in run.stderr, run.stderr[:300])


def check_dead_bot(folder):
    bot = folder / 'dead.py'
    bot.write_text('import os\ninput()\nos._exit(3)\n')
    run = play(f'random,exec:{sys.executable} {bot}', 2)
    check(
        'a program that ends at once ends the game, with one line',
        run.returncode == 1 and run.stdout == '' and run.stderr.count('\n') == 1,
        run.stdout + run.stderr,
    )


# --- what a program may ask ---

# Asks for the position after the first legal decisions, makes one at random that is no offer, and
# writes to a log what it was told of it and what it is asked next.
ASKING = '''
import json, random, sys
log = open(sys.argv[1], "w")
random.seed(4)
def ask(text):
    print("? " + text, flush=True)
    return sys.stdin.readline().strip()
def read_position():
    return [line for line in iter(sys.stdin.readline, "end\\n")]
for line in sys.stdin:
    if line == "position\\n":
        log.write(json.dumps(read_position()) + "\\n")
    if line == "decide\\n":
        tokens = [token for token in map(ask, map(str, range(12))) if token != "no"] or ["no"]
        token = random.choice([t for t in tokens if not t.startswith("offer")])
        after = ask("after " + token)
        log.write(json.dumps([token, read_position() if after == "position" else after]) + "\\n")
        log.flush()
        print(token, flush=True)
'''
# After these nobody else decides before the next question.
ALONE = 'road:', 'city:', 'bank:'


def check_after(folder):
    bot, log = folder / 'asking.py', folder / 'asking.log'
    bot.write_text(ASKING)
    run = play(f'random,exec:{sys.executable} {bot} {log}', 2)
    rows = [json.loads(line) for line in log.read_text().splitlines()]
    answers = rows[1::2]
    wrong = [
        (token, after, then)
        for (token, after), then in zip(answers, rows[2::2], strict=False)
        if token.startswith(ALONE) and after != then
    ]
    told = sum(token.startswith(ALONE) for token, _ in answers)
    check('a program asks for positions', run.returncode == 0 and run.stderr == '', run.stderr)
    check('it is told what it will know', told > 3 and not wrong, (told, wrong[:1]))
    hidden = [after for token, after in answers if token in ('roll', 'buy')]
    check('dice and cards are not told', hidden and set(hidden) == {'hidden'}, hidden[:1])


def main():
    with tempfile.TemporaryDirectory() as folder:
        check_games(Path(folder))
        check_bad_bots(Path(folder))
        check_dead_bot(Path(folder))
        check_after(Path(folder))
    return failures > 0


sys.exit(main())
