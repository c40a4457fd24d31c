#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that plays The Advisers of Alexander: alexandros-cli play --game advisers
--levels "random,exec:./example-advisers-bot.py" --out -

It knows what things cost, and not what the board yields: see bots.md for the lines that it is
asked with. It bids what it can pay and saves for the dearest thing that is nearly paid for.
"""

import re
import sys
from collections import Counter

COSTS = {'city': 'HHOOO', 'village': 'BWHL', 'buy': 'HLO', 'road': 'BW'}
ADMITTED = {'temple': 'BWHLG', 'h': 'HLG', 'b': 'BWG', 't': 'LOG', 's': 'BOG'}


def read_question():
    """The next question, or None when the game is over: the keys of the position and "legal"."""
    question = {}
    for line in sys.stdin:
        word, _, rest = line.rstrip('\n').partition(' ')
        key, equals, value = line.rstrip('\n').partition('=')
        if word == 'legal':
            question['count'], *question['legal'] = rest.split()
        elif word == 'decide':
            question['legal'] = question['legal'] or list_some(int(question['count']))
            return question
        elif word == 'quit':
            return None
        elif equals:
            question[key] = value
    return None


def ask(text):
    """Asks back: the token of a number, or "yes" or "no" to a token."""
    print('?', text, flush=True)
    return sys.stdin.readline().strip()


def list_some(count):
    """Offers come last, and there may be thousands: all decisions before them."""
    tokens = []
    while len(tokens) < count and not (tokens and tokens[-1].startswith('offer')):
        tokens.append(ask(str(len(tokens))))
    return tokens


class Seat:
    """What the program sees in a question."""

    def __init__(self, question):
        self.legal = question['legal']
        self.question = question
        self.me = int(question['Seat']) - 1
        self.hand = Counter(question['Hands'].split()[self.me].strip('-'))
        self.hand['G'] = int(question['Gold'].split()[self.me])

    def mine(self, key):
        """The places of its own villages, cities or roads."""
        places = [word.split(':') for word in self.question[key].split()]
        return [place for player, place in places if int(player) == self.me + 1]

    def missing(self, what, hand):
        return ''.join((Counter(COSTS[what]) - hand).elements())

    def goal(self, hand):
        """What the hand is saved for."""
        goals = {'buy': 0.4, 'road': 1.2 + 0.4 * len(self.mine('Roads'))}
        if len(self.mine('Cities')) < 4 and self.mine('Villages'):
            goals['city'] = -1
        if len(self.mine('Villages')) < 5 and len(self.mine('Roads')) > 1:
            goals['village'] = 0
        return min(goals, key=lambda what: goals[what] + len(self.missing(what, hand)))

    def worth(self, hand):
        """A good in the goal is worth more than any other, and gold than what is to spare."""
        need = self.missing(self.goal(hand), hand)
        return sum(hand.values()) + 0.2 * hand['G'] - 2.5 * len(need)

    def trade(self, token):
        """The hand after bank: or offer:."""
        give, get = token.split(':')[-1].split('>')
        return self.hand - Counter(give) + Counter(get)

    def cheapest(self):
        """What is missed least is given; a knight counts like three goods."""
        given = {token: Counter(token.partition(':')[2]) for token in self.legal}
        return max(given, key=lambda t: self.worth(self.hand - given[t]) - 3 * given[t]['K'])

    def bid(self):
        """One more than the others as long as it can be paid, and with few cards once more: to be
        found out then costs little, and to outbid it costs the others more."""
        tokens = self.question['Tokens'].strip('?')
        event = len(tokens) > len(self.question['Won'])
        admitted = ADMITTED[tokens[-1] if event else 'temple']
        can_pay = sum(self.hand[good] for good in admitted)
        cards = sum(self.hand.values()) - self.hand['G']
        highest = int(self.question['Bid'])
        most = can_pay + 1 if highest > 0 and cards < 4 else min(can_pay, 7)
        token = f'bid:{highest + 1}'
        return token if highest < most and token in self.legal else 'pass'

    def robber(self, tokens=None):
        """Whoever has the most cards is robbed."""
        sizes = [len(hand.strip('-')) for hand in self.question['Hands'].split()]

        def cards(token):
            return sizes[int(token.split('>')[1]) - 1] if '>' in token else 0

        return max(tokens or self.legal, key=cards)

    def play(self, kinds):
        """A development card of one of these kinds, or nothing."""
        tokens = [token for token in self.legal if re.match(kinds, token)]
        if tokens and tokens[0].startswith('knight'):
            return self.robber(tokens)
        if tokens and tokens[0].startswith('plenty'):
            return max(tokens, key=lambda t: self.worth(self.hand + Counter(t.split(':')[1])))
        return tokens[-1] if tokens else None

    def offer(self):
        """One of what is to spare for one that is missed and that somebody may have."""
        need = self.missing(self.goal(self.hand), self.hand)
        rivals = [most.split() for most in self.question['Most'].split(' | ')]
        del rivals[self.me]
        for get in need:
            if all(most['BWHLO'.index(get)] == '0' for most in rivals):
                continue
            for give in 'BWHLO':
                token = f'offer:{give}>{get}'
                better = give in self.hand and self.worth(self.trade(token)) > self.worth(self.hand)
                if better and ask(token) == 'yes':
                    return token
        return None

    def build(self):
        """The best that is to be had; saves for the goal rather than to build something else."""
        goal = self.goal(self.hand)
        for kind in ['city', 'village', 'buy', 'road']:
            tokens = [token for token in self.legal if token.startswith(kind)]
            if tokens and (kind == goal or kind != 'road'):
                return tokens[0]
        trades = [token for token in self.legal if token.startswith('bank:')]
        best = max(trades, key=lambda token: self.worth(self.trade(token)), default=None)
        if best and self.worth(self.trade(best)) > self.worth(self.hand):
            return best
        offer = self.offer() if int(self.question['Offers']) < 2 else None
        return self.play('knight|plenty|monopoly|roads') or offer or '.'

    def answer(self):
        give, get = self.question['Offer'].split('>')
        after = self.hand - Counter(get) + Counter(give)
        return 'yes' if 'yes' in self.legal and self.worth(after) > self.worth(self.hand) else 'no'

    def decide(self):
        phase = self.question['Phase']
        if phase == 'dice':
            return self.play('knight|roads') or 'roll'
        if phase in ('roads', 'choose'):
            return self.legal[-1]
        if phase in ('drop', 'forfeit', 'pay'):
            return self.cheapest()
        return getattr(self, phase)()


def main():
    question = read_question()
    while question is not None:
        print(Seat(question).decide(), flush=True)
        question = read_question()


if __name__ == '__main__':
    main()
