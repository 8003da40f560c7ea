import type { Kept, Listed, Row } from "./engine";

/** A table as it is kept in this browser. */
interface KeptTable {
  id: string;
  table: Kept["table"];
  told: Listed;
}

/** What the games failed at, to be looked into. */
export interface Fault {
  at: number;
  words: string;
  op: unknown;
  table: unknown;
  rows: unknown;
}

const NAME = "arkwright";
const VERSION = 1;
const FAULTS_KEPT = 20;

function done<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () =>
      reject(transaction.error ?? new Error("the browser keeps nothing"));
  });
}

/** The games of this browser, in its database: how each began, and every row of its log. */
export class Store {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Store> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("rows", { keyPath: ["table", "version"] });
      request.result.createObjectStore("faults", { keyPath: "at" });
    };
    return new Store(await done(request));
  }

  async table(id: string): Promise<KeptTable | undefined> {
    const found: unknown = await done(this.database.transaction("tables").objectStore("tables").get(id));
    return found as KeptTable | undefined;
  }

  /** The rows of a table behind one, in their order. */
  async rowsBehind(id: string, version: number): Promise<Row[]> {
    const range = IDBKeyRange.bound([id, version], [id, Infinity], true);
    const found = await done(this.database.transaction("rows").objectStore("rows").getAll(range));
    return (found as { row: Row }[]).map(({ row }) => row);
  }

  /** All tables as lists tell them, the latest change first. */
  async list(): Promise<Listed[]> {
    const found = await done(this.database.transaction("tables").objectStore("tables").getAll());
    const told = (found as KeptTable[]).map(({ told }) => told);
    return told.sort((a, b) => b.changed_at - a.changed_at);
  }

  /** Writes down what happened at a table: all of it or nothing. */
  async write({ table, rows, told }: Kept): Promise<void> {
    const transaction = this.database.transaction(["tables", "rows"], "readwrite", { durability: "strict" });
    transaction.objectStore("tables").put({ id: table.id, table, told } satisfies KeptTable);
    for (const row of rows)
      transaction.objectStore("rows").add({ table: table.id, version: row.version, row });
    await committed(transaction);
  }

  /** Notes what the games failed at; the oldest notes go. */
  async note(fault: Fault): Promise<void> {
    const transaction = this.database.transaction("faults", "readwrite");
    const faults = transaction.objectStore("faults");
    faults.put(fault);
    const keys = await done(faults.getAllKeys());
    for (const key of keys.slice(0, Math.max(0, keys.length - FAULTS_KEPT))) faults.delete(key);
    await committed(transaction);
  }
}
