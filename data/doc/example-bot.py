#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that plays Alexandros: alexandros-cli play --levels "captain,exec:./example-bot.py"
--out -

It knows no rules. It takes a province when it can, levies when it gains more than the others
have cards for, and otherwise draws: see bots.md for the lines that it is asked with.
"""

import sys


def read_question():
    """The next question as a dictionary, or None when the game is over."""
    question = {"position": {}}
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "position":
            for key_and_value in sys.stdin:
                if key_and_value.rstrip("\n") == "end":
                    break
                key, _, value = key_and_value.rstrip("\n").partition("=")
                question["position"][key] = value
        elif word == "legal":
            words = rest.split()
            question["count"] = int(words[0])
            question["tokens"] = words[1:]
        elif word == "decide":
            return question
        elif word == "quit":
            return None
        else:
            question[word] = rest
    return None


def ask(text):
    """Asks back: the token of a number, or "yes" or "no" to a token."""
    print("?", text, flush=True)
    return sys.stdin.readline().strip()


def list_some(question, most=30):
    """The legal decisions, or some of them, evenly spread, where they are too many to be listed."""
    if question["tokens"]:
        return question["tokens"]
    step = max(1, question["count"] // most)
    return [ask(number) for number in range(0, question["count"], step)]


def worth(token, question):
    """What a decision is worth to this program, by its first character alone."""
    if token[0] == "@":
        return 5 - token.count(",")  # a province, with few governors
    if token[0] == "$":
        return 4
    if token[0] == "+":
        return 3 if len(token) == 1 else 2  # an unknown card rather than a face-up one
    if token[0] in "^.":
        return 0
    return 1 + 1 / len(token)  # a short way


def main():
    while True:
        question = read_question()
        if question is None:
            return
        tokens = list_some(question)
        print(max(tokens, key=lambda token: worth(token, question)), flush=True)


if __name__ == "__main__":
    main()
