"""A bot that sits down at a table with people. It needs nothing but Python 3.

python3 docs/examples/table_bot.py http://127.0.0.1:8017 "/table/abcdefghijklmnop#invitation=..." Pythia

The second argument is the link that whoever made the table was given; of a public table its name is enough.
"""

import json
import random
import sys
import urllib.error
import urllib.request

server, link, name = sys.argv[1:4]
path, _, invitation = link.partition("#invitation=")
table = "/api/tables/" + path.rstrip("/").rsplit("/", 1)[-1]


def call(address, body=None, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + address, data, headers)) as answer:
        return json.load(answer)


def choose(question, moves, view):
    """Everything the seat may know is in `view`; this bot takes any move."""
    return random.choice(moves)


seated = call(table + "/join", {"name": name, "invitation": invitation or None})
token = seated["token"]
now = call(table, token=token)
while now["stage"] != "over":
    version = now["version"]
    own = [question for question in now.get("questions", []) if question["choices"]]
    try:
        if not own:
            now = call(f"{table}?since={version}&wait=30", token=token)
            continue
        moves = [move["notation"] for group in own[0]["choices"] for move in group["moves"]]
        answer = {"version": version, "moves": [choose(own[0]["question"], moves, now["view"])]}
        now = call(table + "/moves", answer, token)
    except urllib.error.HTTPError as error:
        if error.code != 409:
            raise
        now = call(table, token=token)  # somebody who is asked at the same time was faster
print("seat", seated["seat"], "points", now["points"])
