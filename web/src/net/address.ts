export type Query = Record<string, string | number | boolean | null | undefined>;

/** What a request came back with. */
export interface Reached {
  /** The status of HTTP. */
  status: number;
  /** The same in words. */
  said: string;
  answer: unknown;
}

/** What is asked of an address, as texts; what is null or undefined is left out. */
export function asked(query: Query = {}): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** An address with what is asked of it. */
export function address(path: string, query?: Query): string {
  const text = new URLSearchParams(asked(query)).toString();
  return text ? `${path}?${text}` : path;
}
