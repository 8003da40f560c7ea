/** What is written down of a table. */
export interface Kept {
  table: { id: string } & Record<string, unknown>;
  rows: Row[];
  told: Listed;
}

/** A row of the log of a table. */
export interface Row extends Record<string, unknown> {
  version: number;
}

/** A table as lists tell it. */
export interface Listed extends Record<string, unknown> {
  stage: string;
  changed_at: number;
}

/** What came of something the module was asked. */
export interface Told {
  status: number;
  answer: unknown;
  /** To be written down before the answer counts. */
  kept?: Kept;
  /** Whether a bot is asked, or a piece of an analysis is left. */
  more: boolean;
}

export type Op = { op: "ask" | "follow" | "forget" | "think" | "judge" } & Record<string, unknown>;

interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  call(at: number, length: number): number;
  done(at: number): void;
  last_words(): number;
}

/** The module failed at something: whatever it knew is lost, and what was written down is not. */
export class Panic extends Error {}

/** The games, compiled to WebAssembly. After a failure the next call begins with a fresh instance. */
export class Engine {
  private running: Exports | null = null;

  constructor(private readonly module: WebAssembly.Module) {}

  /** Does something, and says what came of it. */
  call(op: Op): Told {
    const start = () => new WebAssembly.Instance(this.module, { host: { now: () => Date.now() } });
    const running = (this.running ??= start().exports as unknown as Exports);
    try {
      const bytes = new TextEncoder().encode(JSON.stringify(op));
      const room = running.room(bytes.length);
      new Uint8Array(running.memory.buffer).set(bytes, room);
      return JSON.parse(take(running, running.call(room, bytes.length))) as Told;
    } catch (error) {
      this.running = null;
      throw new Panic(lastWords(running) || String(error));
    }
  }
}

/** Reads what the module lends, and gives it back. */
function take(running: Exports, at: number): string {
  const length = new DataView(running.memory.buffer).getUint32(at, true);
  const text = new TextDecoder().decode(new Uint8Array(running.memory.buffer, at + 4, length));
  running.done(at);
  return text;
}

function lastWords(running: Exports): string {
  try {
    return take(running, running.last_words());
  } catch {
    return "";
  }
}
