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

type Query = Record<string, string | number | boolean | null | undefined>;

/** An address with what is asked of it; what is null or undefined is left out. */
export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

async function call<Answer>(method: string, path: string, query?: Query, body?: unknown): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    const sent =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    response = await fetch(address(path, query), { method, credentials: "same-origin", ...sent });
    text = await response.text();
  } catch {
    throw new Refusal(0, "unreachable", "the server cannot be reached");
  }
  const answer = text ? (JSON.parse(text) as Record<string, unknown>) : {};
  if (response.ok) return answer as Answer;
  const error = (answer.error ?? {}) as {
    code?: string;
    message?: string;
    details?: Record<string, unknown>;
  };
  throw new Refusal(
    response.status,
    error.code ?? "unknown",
    error.message ?? response.statusText,
    error.details,
  );
}

/** Asks for something. */
export const get = <Answer>(path: string, query?: Query) => call<Answer>("GET", path, query);

/** Sends something. */
export const post = <Answer>(path: string, body: unknown = {}, query?: Query) =>
  call<Answer>("POST", path, query, body);

/** Takes something away. */
export const remove = <Answer>(path: string, query?: Query) => call<Answer>("DELETE", path, query);
