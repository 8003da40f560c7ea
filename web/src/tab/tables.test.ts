import { beforeEach, expect, it, vi } from "vitest";
import { Engine, type Kept, Panic, type Row } from "./engine";
import type { Fault, Store } from "./store";
import { Tables } from "./tables";

/**
 * A module as small as can be: it lends `{"status":200,"answer":null,"more":false}` whatever it is asked, unless what it
 * is asked is longer than a thousand bytes; then it traps. Its last words are "oh".
 */
const ANSWER = '{"status":200,"answer":{"version":1},"more":false}';

function smallModule(): WebAssembly.Module {
  const text = (words: string) => [...new TextEncoder().encode(words)];
  const sized = (bytes: number[]) => {
    const length: number[] = [];
    for (let left = bytes.length; ;) {
      const low = left & 127;
      left >>= 7;
      length.push(left ? low | 128 : low);
      if (!left) break;
    }
    return [...length, ...bytes];
  };
  const section = (kind: number, bytes: number[]) => [kind, ...sized(bytes)];
  const name = (words: string) => sized(text(words));
  const body = (...code: number[]) => sized([0, ...code, 0x0b]);
  const lent = (words: string) => [words.length, 0, 0, 0, ...text(words)];
  const bytes = [
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    // (i32) -> i32, (i32 i32) -> i32, (i32) -> (), () -> i32
    ...section(
      1,
      [4, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 2, 0x7f, 0x7f, 1, 0x7f, 0x60, 1, 0x7f, 0, 0x60, 0, 1, 0x7f],
    ),
    ...section(3, [4, 0, 1, 2, 3]),
    ...section(5, [1, 0, 1]),
    ...section(7, [
      5,
      ...[...name("memory"), 2, 0],
      ...[...name("room"), 0, 0],
      ...[...name("call"), 0, 1],
      ...[...name("done"), 0, 2],
      ...[...name("last_words"), 0, 3],
    ]),
    ...section(10, [
      4,
      ...body(0x41, 0x80, 0x08), // room: 1024
      // call: traps if its length is above 1000, and lends what lies at 0
      ...body(0x20, 1, 0x41, 0xe8, 0x07, 0x4b, 0x04, 0x40, 0x00, 0x0b, 0x41, 0),
      ...body(),
      ...body(0x41, 0xc0, 0x01), // last_words: 192
    ]),
    ...section(11, [
      2,
      ...[0, 0x41, 0, 0x0b, ...sized(lent(ANSWER))],
      ...[0, 0x41, 0xc0, 0x01, 0x0b, ...sized(lent("oh"))],
    ]),
  ];
  return new WebAssembly.Module(new Uint8Array(bytes));
}

const LONG = "x".repeat(1000);
const kept = { id: "t", table: { id: "t" }, told: { stage: "playing", changed_at: 1 } };
const rows: Row[] = [{ version: 1, body: "person 0 Ada" }];

function storeOf(notes: Fault[]): Store {
  return {
    table: () => Promise.resolve(kept),
    rowsBehind: (_: string, version: number) => Promise.resolve(rows.slice(version)),
    note: (fault: Fault) => (notes.push(fault), Promise.resolve()),
    write: (_: Kept) => Promise.resolve(),
  } as unknown as Store;
}

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: { request: (_: string, work: () => unknown) => work() } });
});

it("begins with a fresh module after one has failed", () => {
  const engine = new Engine(smallModule());
  expect(engine.call({ op: "think", table: "t" }).status).toBe(200);
  expect(() => engine.call({ op: "ask", body: LONG })).toThrow(new Panic("oh"));
  expect(engine.call({ op: "think", table: "t" }).status).toBe(200);
});

it("notes what a module failed at, says so, and goes on from what is written down", async () => {
  const [notes, shown]: [Fault[], Fault[]] = [[], []];
  const engine = new Engine(smallModule());
  const called = vi.spyOn(engine, "call");
  const tables = new Tables(
    engine,
    storeOf(notes),
    () => undefined,
    (fault) => shown.push(fault),
  );
  expect((await tables.ask("POST", "/api/tables/t/moves", {}, { moves: ["a"] })).status).toBe(200);
  const failed = await tables.ask("POST", "/api/tables/t/moves", {}, { moves: [LONG] });
  expect(failed).toMatchObject({ status: 500, answer: { error: { code: "panicked", message: "oh" } } });
  expect(notes).toMatchObject([{ words: "oh", table: { id: "t" }, rows }]);
  expect(shown).toEqual(notes);
  called.mockClear();
  expect((await tables.ask("GET", "/api/tables/t", {}, null)).status).toBe(200);
  expect(called.mock.calls.map(([op]) => op.op)).toEqual(["follow", "ask"]);
});
