#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the tests notice when the rules or the record of a game are changed.

Makes seeded mutants: each is one small change of a C source of src/GAME/rules or src/GAME/record.
One that does not compile, or that compiles to what is known already, is none. All tests of the
suite "rules" that use this game's rules are run on each, until one fails. Those that survive must
be in tests/GAME/mutants.txt, each with the reason why the change changes nothing.

Usage: mutants.py BUILD GAME [COUNT [SEED]]
"""

import hashlib
import json
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, namedtuple
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ('rules', 'record')
# What these use.
KIT = ('src/kit/rules/libkit-rules.a', 'src/kit/record/libkit-record.a', 'src/base/libbase.a')
# By the first it is known whether the compiler sees a difference; the second traps what C does
# not define, without a library. GCC 12 has no -fsanitize-trap.
PLAIN = ('-O2',)
TRAPPING = ('-O1', '-fsanitize=undefined', '-fsanitize-undefined-trap-on-error')
# Cases that measure time: they fail on a busy machine too.
TIMED = ('-s', '/playout/faster', '-s', '/save/long')
COUNT = 300
SEED = 1
LEAST_KILLED = 0.95
WORKERS = 2
BATCH = 20  # mutants that are chosen at a time
MEMORY = 4 << 30  # bytes of a test; a mutant may ask for all

# Of each game, a change that no test may overlook: file, before, after.
LETHAL = {
    'alexandros': ('rules/alx-apply.c', '+= score;', '-= score;'),
    'advisers': ('rules/adv-hands.c', 'state->supply_next++', 'state->supply_next'),
}

# --- what may be changed

TOKEN = re.compile(
    r'''(?P<skip>/\*.*?\*/|//[^\n]*|^[ \t]*\#(?:\\\n|[^\n])*|[ \t\n]+)
      | (?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
      | (?P<name>[A-Za-z_]\w*)
      | (?P<number>\d\w*)
      | (?P<sign>->|\+\+|--|<<=|>>=|<<|>>|[-+*/%&|^<>=!]=|&&|\|\||\.\.\.|.)''',
    re.DOTALL | re.MULTILINE | re.VERBOSE,
)
FUNCTION = re.compile(r'^(\w+) \([^;{}]*\)\n\{', re.MULTILINE)
# What only says what must be so anyway.
CLAIM = re.compile(r'g_assert|g_return|g_error$|g_critical$|G_STATIC_ASSERT$|G_DEFINE')

SIGNS = {
    '<': ('<=', '>='), '<=': ('<', '>'), '>': ('>=', '<='), '>=': ('>', '<'),
    '==': ('!=',), '!=': ('==',), '&&': ('||',), '||': ('&&',),
    '+=': ('-=',), '-=': ('+=',), '|=': ('&=',), '&=': ('|=',), '++': ('--',), '--': ('++',),
    '<<': ('>>',), '>>': ('<<',), '!': ('',),
}
BINARY = {'+': '-', '-': '+', '*': '+', '/': '*', '%': '/', '&': '|', '|': '&'}
WORDS = {
    'TRUE': ('FALSE',), 'FALSE': ('TRUE',), 'break': ('continue', ''), 'continue': ('break', ''),
}
KEYWORDS = {
    'return', 'if', 'else', 'for', 'while', 'do', 'switch', 'case', 'default', 'break', 'continue',
    'goto', 'static', 'const', 'typedef', 'struct', 'enum', 'sizeof',
}

Token = namedtuple('Token', 'kind text start end')
# The change of a source between two of its characters.
Change = namedtuple('Change', 'path start end after')


class Mutant:
    def __init__(self, change, text, function):
        self.change = change
        start = text.rfind('\n', 0, change.start) + 1
        end = text.find('\n', change.end)
        if len(text[start:end].strip()) <= len('continue;'):
            start = text.rfind('\n', 0, start - 1) + 1  # the line alone says too little
        self.line = text.count('\n', 0, change.start) + 1
        self.source = text[: change.start] + change.after + text[change.end :]
        self.before = ' '.join(text[start:end].split())
        after = text[start : change.start] + change.after + text[change.end : end]
        self.after = ' '.join(after.split())
        self.file = change.path.name
        # Knows the mutant again when other lines have changed.
        self.id = (self.file, function, self.before, self.after)
        self.killer = None


def read_tokens(text):
    return [
        Token(match.lastgroup, match[0], match.start(), match.end())
        for match in TOKEN.finditer(text)
        if match.lastgroup != 'skip'
    ]


def find_claims(tokens):
    """Indices of tokens that belong to a claim, from its name to its last bracket."""
    claims = set()
    for i, token in enumerate(tokens):
        if token.kind == 'name' and CLAIM.match(token.text) and i not in claims:
            depth = 0
            for k in range(i, len(tokens)):
                claims.add(k)
                depth += (tokens[k].text == '(') - (tokens[k].text == ')')
                if tokens[k].text == ')' and depth == 0:
                    break
    return claims


def change_number(token):
    number = re.fullmatch(r'(0|[1-9]\d*)([uUlL]*)', token.text)
    if number:
        yield f'{int(number[1]) + 1}{number[2]}'
        if int(number[1]) > 0:
            yield f'{int(number[1]) - 1}{number[2]}'


def find_sizes(tokens):
    """Indices of tokens that say how large a declared array is: a larger one changes nothing."""
    sizes = set()
    for i in range(1, len(tokens) - 1):
        is_declared = tokens[i].kind == tokens[i - 1].kind == 'name'
        if is_declared and tokens[i - 1].text not in KEYWORDS:
            while tokens[i + 1].text == '[':
                end = next(k for k in range(i + 1, len(tokens)) if tokens[k].text == ']')
                sizes.update(range(i + 1, end))
                i = end
    return sizes


def change_token(tokens, i):
    """What may stand instead of a token."""
    token, last = tokens[i], tokens[i - 1]
    if token.kind == 'number':
        yield from change_number(token)
    elif token.kind == 'name':
        yield from WORDS.get(token.text, ())
    elif token.text in SIGNS:
        yield from SIGNS[token.text]
    elif token.text in BINARY and token.end < tokens[i + 1].start:
        # With a blank behind it, so neither a pointer nor an address.
        if last.kind in ('name', 'number') and last.text not in KEYWORDS or last.text in (')', ']'):
            yield BINARY[token.text]


def find_statement(tokens, i):
    """The index of the semicolon of a call or an assignment that begins at a token, or None."""
    if tokens[i].kind != 'name' or tokens[i].text in KEYWORDS:
        return None
    if tokens[i - 1].text not in (';', '{', '}', ')', 'else', ':'):
        return None
    if tokens[i + 1].kind == 'name' or tokens[i + 1].text == '*' or tokens[i + 1].text == ':':
        return None  # a declaration or a label
    depth = 0
    for k in range(i, len(tokens)):
        if tokens[k].text in ('{', '}'):
            return None
        depth += (tokens[k].text in '([') - (tokens[k].text in ')]')
        if depth < 0:
            return None
        if tokens[k].text == ';':
            return k if depth == 0 else None
    return None


def find_changes(path, text):
    tokens = read_tokens(text)
    left_out = find_claims(tokens) | find_sizes(tokens)
    for i in range(1, len(tokens) - 1):
        if i in left_out:
            continue
        for after in change_token(tokens, i):
            yield Change(path, tokens[i].start, tokens[i].end, after)
        end = find_statement(tokens, i)
        if end is not None:
            # The lines after it keep their numbers.
            lines = text.count('\n', tokens[i].start, tokens[end].start)
            yield Change(path, tokens[i].start, tokens[end].start, '\n' * lines)


def find_function(functions, offset):
    names = [name for start, name in functions if start <= offset]
    return names[-1] if names else '-'


def find_mutants(paths, seed):
    """All mutants, in an order that a change of other lines leaves as it is."""
    mutants = []
    seen = Counter()
    for path in paths:
        text = path.read_text()
        functions = [(match.start(), match[1]) for match in FUNCTION.finditer(text)]
        for change in find_changes(path, text):
            mutant = Mutant(change, text, find_function(functions, change.start))
            seen[mutant.id] += 1
            key = '\0'.join((str(seed), *mutant.id, str(seen[mutant.id])))
            mutants.append((hashlib.sha256(key.encode()).digest(), mutant))
    return [mutant for _, mutant in sorted(mutants, key=lambda pair: pair[0])]


# --- building

class Builder:
    """The game's rules and record as a shared library, so that a mutant costs one compilation."""

    def __init__(self, build, game, scratch):
        self.build, self.scratch = build, scratch
        self.commands = {}
        self.archives = set()
        rooms = [ROOT / 'src' / game / room for room in ROOMS]
        for command in json.loads((build / 'compile_commands.json').read_text()):
            path = (build / command['file']).resolve()
            if path.parent in rooms:
                words = shlex.split(command['command'])
                first = next(i for i, word in enumerate(words) if word.startswith('-'))
                last = words.index('-MD')
                self.commands[path] = [word for word in words[first - 1 : last] if word != '-g']
                self.archives.add(os.path.dirname(command['output']).removesuffix('.p'))
        self.original = scratch / 'original'
        self.plain = {path: self.compile(path, self.original, PLAIN) for path in self.commands}
        self.objects = {path: self.compile(path, self.original, TRAPPING) for path in self.commands}
        self.link({}, self.original)

    def run(self, *command, **options):
        env = {**os.environ, 'CCACHE_DISABLE': '1'}
        return subprocess.run(command, cwd=self.build, env=env, text=True, **options)

    def compile(self, path, folder, options, source=None):
        """The object of a source, or None if it cannot be compiled."""
        folder.mkdir(exist_ok=True)
        (folder / path.name).write_text(f'#line 1 "{path}"\n{source or path.read_text()}')
        made = folder / f'{path.stem}{options[0]}.o'
        command = [*self.commands[path], *options, '-w', '-iquote', path.parent]
        run = self.run(*command, '-c', folder / path.name, '-o', made, stderr=subprocess.DEVNULL)
        return made if run.returncode == 0 else None

    def link(self, changed, folder):
        """Writes the library with other objects for what is changed."""
        objects = {**self.objects, **changed}.values()
        kit = ['-Wl,--start-group', *KIT, '-Wl,--end-group']
        self.run('cc', '-shared', '-o', folder / 'libmutant.so', *objects, *kit, check=True)

    def link_test(self, program):
        """A test that takes the game from the library, or None if it has nothing of it."""
        target = os.path.relpath(program, self.build)
        run = self.run('ninja', '-t', 'commands', '-s', target, stdout=subprocess.PIPE, check=True)
        words = shlex.split(run.stdout.splitlines()[-1])
        rest = [word for word in words if word not in self.archives]
        if len(rest) == len(words):
            return None
        self.run('ninja', target, stdout=subprocess.DEVNULL, check=True)
        made = self.scratch / target.replace('/', '-')
        rest[rest.index('-o') + 1] = made
        self.run(*rest, f'-L{self.original}', '-lmutant', check=True)
        return made


# --- running

Test = namedtuple('Test', 'name command env seconds')


def limit_resources():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def find_fault(test, folder, seconds):
    """How a test fails, or None."""
    env = {**os.environ, **test.env, 'LD_LIBRARY_PATH': str(folder)}
    process = subprocess.Popen(
        test.command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True, preexec_fn=limit_resources,
    )
    try:
        return test.name if process.wait(seconds) != 0 else None
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return f'{test.name}, which has no end'


def find_killer(tests, folder):
    """The fault of the first test that does not pass, or None."""
    faults = (find_fault(test, folder, 5 + 10 * test.seconds) for test in tests)
    return next((fault for fault in faults if fault), None)


def find_tests(builder):
    """The tests, the quickest first; all must pass as long as nothing is changed."""
    run = builder.run('meson', 'introspect', '--tests', stdout=subprocess.PIPE, check=True)
    tests = []
    for test in json.loads(run.stdout):
        if not any(suite.endswith(':rules') for suite in test['suite']):
            continue
        program = builder.link_test(test['cmd'][0])
        if program:
            began = time.monotonic()
            # Those of a table take the names of cases to be left out; others have their own words.
            command = [program, *(test['cmd'][1:] or TIMED)]
            made = Test(test['name'], command, test['env'], 0)
            if find_fault(made, builder.original, 600):
                sys.exit(f'mutants: the test {made.name} fails with nothing changed')
            tests.append(made._replace(seconds=time.monotonic() - began))
    return sorted(tests, key=lambda test: test.seconds)


# --- those that may survive

def read_accepted(path):
    """Mutants by what they are: "file function", "- before", "+ after", then the reason."""
    accepted = {}
    for block in path.read_text().split('\n\n') if path.exists() else ():
        lines = [line for line in block.strip().splitlines() if not line.startswith('#')]
        if not lines:
            continue
        signs = [line[:2] for line in lines[1:3]]
        if len(lines) < 4 or len(lines[0].split()) != 2 or signs != ['- ', '+ ']:
            sys.exit(f'{path}: not a mutant with a reason:\n{block}')
        accepted[(*lines[0].split(), lines[1][2:], lines[2][2:])] = ' '.join(lines[3:])
    return accepted


# --- the whole

def check_lethal(builder, tests, game):
    file, before, after = LETHAL[game]
    path = ROOT / 'src' / game / file
    source = path.read_text().replace(before, after)
    folder = builder.scratch / 'lethal'
    builder.link({path: builder.compile(path, folder, TRAPPING, source)}, folder)
    if source == path.read_text() or find_killer(tests, folder) is None:
        sys.exit('mutants: the tests overlook a change that none may overlook')


def run_mutants(builder, tests, mutants, count):
    """Those of the mutants that compile to something new, so many, each with its killer."""
    seen = {(path, made.read_bytes()) for path, made in builder.plain.items()}
    done = []

    def compile_plain(numbered):
        number, mutant = numbered
        mutant.folder = builder.scratch / str(number)
        made = builder.compile(mutant.change.path, mutant.folder, PLAIN, mutant.source)
        return mutant, made.read_bytes() if made else None

    def run(mutant):
        path = mutant.change.path
        made = builder.compile(path, mutant.folder, TRAPPING, mutant.source)
        builder.link({path: made}, mutant.folder)
        mutant.killer = find_killer(tests, mutant.folder)
        shutil.rmtree(mutant.folder)
        return mutant

    numbered = list(enumerate(mutants))
    with ThreadPoolExecutor(WORKERS) as executor:
        while len(done) < count and numbered:
            chosen = []
            for mutant, code in executor.map(compile_plain, numbered[:BATCH]):
                if code and (mutant.change.path, code) not in seen:
                    seen.add((mutant.change.path, code))
                    chosen.append(mutant)
            numbered = numbered[BATCH:]
            done += executor.map(run, chosen[: count - len(done)])
            killed = sum(mutant.killer is not None for mutant in done)
            print(f'{len(done)} of {count}: {killed} killed', file=sys.stderr)
    if len(done) < count:
        sys.exit(f'mutants: only {len(done)} of them are different')
    return done


def describe(id):
    return '{} {}\n- {}\n+ {}'.format(*id)


def report(mutants, possible, accepted):
    """Says what was found; returns the number of complaints."""
    survivors = [mutant for mutant in mutants if not mutant.killer]
    killers = Counter(mutant.killer for mutant in mutants if mutant.killer)
    survived = {mutant.id for mutant in survivors}
    killed = {mutant.id for mutant in mutants} - survived
    known = {mutant.id for mutant in possible}
    complaints = [f'survives:\n{describe(id)}' for id in survived if id not in accepted]
    for id in accepted:
        if id not in known:
            complaints.append(f'is in the list, but no longer possible:\n{describe(id)}')
        if id in killed:
            complaints.append(f'is in the list, but was killed:\n{describe(id)}')
    for killer, number in killers.most_common():
        print(f'{number:5} killed by {killer}')
    for mutant in survivors:
        reason = accepted.get(mutant.id, 'NOT EXPLAINED')
        place = mutant.change.path.relative_to(ROOT)
        print(f'{place}:{mutant.line} survives\n{describe(mutant.id)}\n  {reason}')
    number = len(mutants)
    print(f'{number} mutants: {number - len(survivors)} killed, {len(survivors)} survive')
    if len(survivors) > (1 - LEAST_KILLED) * number:
        complaints.append(f'more than {1 - LEAST_KILLED:.0%} survive')
    for complaint in complaints:
        print(f'mutants: {complaint}', file=sys.stderr)
    return len(complaints)


def main():
    if len(sys.argv) < 3 or sys.argv[2] not in LETHAL:
        sys.exit(__doc__)
    build, game = Path(sys.argv[1]).resolve(), sys.argv[2]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else COUNT
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else SEED
    accepted = read_accepted(ROOT / 'tests' / game / 'mutants.txt')
    paths = [path for room in ROOMS for path in sorted((ROOT / 'src' / game / room).glob('*.c'))]
    possible = find_mutants(paths, seed)
    with tempfile.TemporaryDirectory() as folder:
        builder = Builder(build, game, Path(folder))
        tests = find_tests(builder)
        check_lethal(builder, tests, game)
        print(f'{game}, seed {seed}: {len(possible)} changes are possible; {len(tests)} tests')
        mutants = run_mutants(builder, tests, possible, count)
    return 1 if report(mutants, possible, accepted) else 0


if __name__ == '__main__':
    sys.exit(main())
