import { Engine, type Told } from "./engine";
import type { FromPage, ToPage } from "./letters";
import { Store } from "./store";
import { Tables } from "./tables";
// Made by `cargo xtask site` from `crates/tab`.
import module from "../../built/engine.wasm?url";

const say = (letter: ToPage) => self.postMessage(letter);

/** What a page watches. */
interface Watching {
  table: string;
  query: Record<string, string>;
  /** The version of the last message. */
  since: number;
}

const watching = new Map<number, Watching>();
const others = new BroadcastChannel("arkwright");

async function open(): Promise<Tables> {
  // The bytes as they are: a host need not know what kind of file it is.
  const bytes = fetch(module).then((answer) => answer.arrayBuffer());
  const [compiled, store] = await Promise.all([
    bytes.then((bytes) => WebAssembly.compile(bytes)),
    Store.open(),
  ]);
  const changed = (table: string) => {
    others.postMessage(table);
    told(table);
  };
  return new Tables(new Engine(compiled), store, changed, (fault) => say({ kind: "fault", fault }));
}

const tables = open();

/** Tells everybody who watches a table. */
function told(table: string): void {
  for (const [line, watched] of watching) if (watched.table === table) void tell(line);
}

async function tell(line: number): Promise<void> {
  const watched = watching.get(line);
  if (!watched) return;
  const { table, query, since } = watched;
  const path = `/api/tables/${table}`;
  const told: Told = await (await tables).ask("GET", path, { ...query, since: String(since) }, null);
  if (told.status !== 200 || watching.get(line) !== watched) return;
  const message = told.answer as { version: number };
  watched.since = message.version;
  say({ kind: "frame", line, frame: { message } });
}

others.onmessage = ({ data }: MessageEvent<string>) => told(data);

self.onmessage = async ({ data }: MessageEvent<FromPage>) => {
  switch (data.kind) {
    case "ask": {
      const { number, method, path, query, body } = data;
      try {
        const { status, answer } = await (await tables).ask(method, path, query, body);
        say({ kind: "answer", number, status, answer });
      } catch (error) {
        say({ kind: "answer", number, status: 0, answer: String(error) });
      }
      return;
    }
    case "open": {
      const { since = "0", ...query } = data.query;
      watching.set(data.line, { table: data.table, query, since: Number(since) });
      return tell(data.line);
    }
    case "close":
      watching.delete(data.line);
  }
};
