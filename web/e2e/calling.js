import { Failure } from "./wanted.js";

/** Asks a server as a program does, with the token of a seat if it has one; with a body it sends something. */
export async function call(server, path, { body, token } = {}) {
  const headers = {
    "Content-Type": "application/json",
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const answer = await fetch(server + path, { headers, ...sent });
  if (!answer.ok) throw new Failure(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** Opens a table on a page with the tokens of its seats, as whoever has their links does. */
export async function sitDown(page, server, table, ...tokens) {
  await page.goto(`${server}/about`);
  for (const token of tokens) {
    const entered = await page.evaluate(async (token) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch("/api/enter", { method: "POST", headers, body: JSON.stringify({ token }) });
      return answer.ok;
    }, token);
    if (!entered) throw new Failure(`the token of a seat at table ${table} opens nothing`);
  }
  await page.goto(`${server}/table/${table}`);
}

/** A game between bots, made and waited for without a page; one seat is a person's who lets a bot play. */
export async function finished(server, game = "ark-nova", players = 4, options = {}) {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "greedy" }));
  const seats = [{ kind: "person", name: "Ada" }, ...bots];
  const made = await call(server, "/api/tables", { body: { game, options: { players, ...options }, seats } });
  const path = `/api/tables/${made.table}`;
  const { token } = made.seats[0];
  await call(server, `${path}/bot`, { body: { level: "greedy", seat: 0 }, token });
  for (let now = { stage: "playing", version: 0 }; now.stage === "playing";)
    now = await call(server, `${path}?since=${now.version}&wait=30`, { token });
  return made.table;
}

/** A new table that goes on from an entry of a finished game, with people in the first seats and bots in the others. */
export async function goneOn(server, over, entry, people = ["Ada"]) {
  const { seats } = await call(server, `/api/tables/${over}`);
  const sitting = seats.map((_, seat) =>
    people[seat] ? { kind: "person", name: people[seat] } : { kind: "bot", level: "greedy" },
  );
  const made = await call(server, `/api/tables/${over}/fork`, { body: { entry, seats: sitting } });
  return { table: made.table, tokens: made.seats.flatMap(({ token }) => token ?? []) };
}
