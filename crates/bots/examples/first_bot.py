"""A first bot for the arena. It plays Ark Nova and Ark, knows a few good habits, and needs nothing but Python 3.

arkwright arena --game ark-nova --seats "exec:python3 crates/bots/examples/first_bot.py,random" --pairs 20
arkwright arena --game ark --seats "exec:python3 crates/bots/examples/first_bot.py,random,random" --deals 20
"""

import json
import random
import sys


def ark_nova(move, view, seat):
    """What a move of Ark Nova is worth, by its first word and what the own zoo has."""
    word, *rest = move.split()
    zoo = view["zoos"][seat]
    prices = {entry["card"]: entry["price"] for entry in view["prices"]}
    empty = sum(1 for built in zoo["buildings"] if built["building"].startswith("standard") and not built["occupied"])
    if word in ("animals", "association", "build", "cards", "sponsors"):
        strength = int(rest[0])
        tokens = len(rest) > 1  # X-tokens are kept for later
        base = {"animals": 60, "association": 8, "sponsors": 4, "build": 22 if not empty else -20, "cards": 10}
        return base[word] + 6 * strength - 30 * tokens
    if word == "animal":  # the dearest animals bring the most
        price = prices.get(int(rest[0]), {})
        return 100 + price.get("total", 0)
    if word == "raise":  # enclosures as large as money allows, and room for the first animals
        size = int(rest[0][4:]) if rest[0].startswith("size") else 0
        return 10 + 3 * size if size and size * 2 <= zoo["money"] else 1
    if word == "place":
        return 5
    likes = {"support": 90, "sponsor": 80, "donate": 70, "in": 60, "university": 50, "partner": 50, "bonus": 45,
             "tile": 40, "yes": 35, "option": 30, "hire": 30, "left": 30, "task": 20, "snap": 20, "draw": 15, "deck": 15,
             "card": 10, "done": 2, "x-token": -5, "break": -40, "sell": -60, "back": -80}
    if word == "task":
        return {"project": 40, "university": 30, "partner-zoo": 28, "reputation": 20}.get(rest[0], 20)
    return likes.get(word, 8)


def ark(move, view, seat):
    """What a move of Ark is worth: cards on the ark bring figures, and figures win."""
    word, *rest = move.split()
    own = view["seats"][seat]
    cards = {card["card"]: card for card in (own["cards"] or []) + [card for card in view["row"] if card]}
    if word == "play":
        card = cards.get(int(rest[0]), {})
        return 50 + 10 * (card.get("special") is not None) + 5 * (card.get("scoring") is not None)
    if word == "in":  # an open cabin costs nothing
        known = {cabin_name(cabin["cabin"]) for cabin in view["ark"]["cabins"]}
        return 20 if rest[0] in known else 5
    if word == "take":
        card = cards.get(int(rest[0]), {})
        return 10 + 4 * (card.get("special") is not None) + (card.get("scoring") is not None)
    return {"drive": 30, "use": 40, "disc": 40, "pet": 30, "exchange": 5, "done": 3, "stay": 3}.get(word, 1)


def cabin_name(cabin):
    return cabin if isinstance(cabin, str) else f"{cabin['side'][0]}{cabin['index']}"


def choose(game, ask, dice):
    """Everything the seat may know is in `view`; all legal moves are in `choices`, in groups."""
    moves = [move["notation"] for group in ask["choices"] for move in group["moves"]]
    worth = {"ark-nova": ark_nova, "ark": ark}[game]
    rated = [(worth(move, ask["view"], ask["seat"]), move) for move in moves]
    best = max(rated)[0]
    return dice.choice([move for value, move in rated if value == best])


def main():
    dice, game = random.Random(), None
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            game = message["hello"]["game"]
            dice.seed(message["hello"]["seed"])
        elif "ask" in message:
            print(json.dumps({"move": choose(game, message["ask"], dice)}), flush=True)
        elif "over" in message:
            print("winners", message["over"]["winners"], file=sys.stderr)


main()
