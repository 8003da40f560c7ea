import type { Fault } from "./store";

/** What a page sends to the worker where its games are. */
export type FromPage =
  | {
      kind: "ask";
      number: number;
      method: string;
      path: string;
      query: Record<string, string>;
      body: unknown;
    }
  | { kind: "open"; line: number; table: string; query: Record<string, string> }
  | { kind: "close"; line: number };

/** What the worker sends. */
export type ToPage =
  | { kind: "answer"; number: number; status: number; answer: unknown }
  | { kind: "frame"; line: number; frame: Record<string, unknown> }
  | { kind: "fault"; fault: Fault };
