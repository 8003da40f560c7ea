/** The way to a server: requests by HTTP, news by a socket. `src/tab/way.ts` is the other one, without a server. */
import { address, type Query, type Reached } from "./address";
import { identity } from "./identity";

export { Line } from "./socket";
export { identity };

/** Whether the host of the games runs inside this tab. */
export const isTab: boolean = false;

/** Sends a request and answers what came back; fails where nobody was reached. */
export async function reach(method: string, path: string, query?: Query, body?: unknown): Promise<Reached> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await fetch(address(path, query), { method, credentials: "same-origin", ...sent });
  const text = await response.text();
  return { status: response.status, said: response.statusText, answer: text ? JSON.parse(text) : {} };
}

/** Calls back when there is a newer client, where that is told; answers how to stop. */
export const awaitNewer =
  (_newer: () => void): (() => void) =>
  () =>
    undefined;

/** Goes on with the newest client. */
export const renew = (): void => location.reload();
