"""A first bot for the arena. It plays Ark Nova and Ark, prefers what sounds useful, and needs nothing but Python 3.

arkwright arena --game ark-nova --seats "exec:python3 crates/bots/examples/first_bot.py,random" --pairs 20
"""

import json
import random
import sys

# The first words of moves, the best first: cards on the table win games, money and cards come next.
LIKES = ["animal", "support", "play", "sponsor", "animals", "association", "build", "sponsors", "cards", "take"]


def worth(move):
    word = move.split()[0]
    return len(LIKES) - LIKES.index(word) if word in LIKES else 0


def choose(question, moves, view, dice):
    """Everything the seat may know is in `view`; this bot only looks at the moves."""
    best = max(map(worth, moves))
    return dice.choice([move for move in moves if worth(move) == best])


def main():
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            dice.seed(message["hello"]["seed"])
        elif "ask" in message:
            ask = message["ask"]
            move = choose(ask["question"], ask["moves"], ask["view"], dice)
            print(json.dumps({"move": move}), flush=True)
        elif "over" in message:
            print("points", message["over"]["points"], file=sys.stderr)


main()
