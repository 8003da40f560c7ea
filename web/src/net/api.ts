import { reach } from "#way";
import type { Query } from "./address";

export { address } from "./address";

/** What stands in the way of a request, as the server says it. */
export class Refusal extends Error {
  constructor(
    /** The status of HTTP; 0 if the server was not reached. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

async function call<Answer>(method: string, path: string, query?: Query, body?: unknown): Promise<Answer> {
  const reached = await reach(method, path, query, body).catch(() => {
    throw new Refusal(0, "unreachable", "the server cannot be reached");
  });
  if (reached.status < 300) return reached.answer as Answer;
  const { error = {} } = reached.answer as {
    error?: { code?: string; message?: string; details?: Record<string, unknown> };
  };
  throw new Refusal(
    reached.status,
    error.code ?? "unknown",
    error.message ?? reached.said,
    error.details ?? undefined,
  );
}

/** Asks for something. */
export const get = <Answer>(path: string, query?: Query) => call<Answer>("GET", path, query);

/** Sends something. */
export const post = <Answer>(path: string, body: unknown = {}, query?: Query) =>
  call<Answer>("POST", path, query, body);

/** Takes something away. */
export const remove = <Answer>(path: string, query?: Query) => call<Answer>("DELETE", path, query);
