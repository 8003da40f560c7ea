import type { Told } from "../message";

/** The longest that one turn is told, in seconds. */
const LONGEST = 6;

/** Which of the new lines are told one by one: of each turn as many as there is time for. */
export function paced(lines: Told[], pace: number): Told[] {
  const most = Math.max(1, Math.floor(LONGEST / pace));
  let ofTurn = 0;
  return lines.filter(({ event }) => {
    if (event.kind === "turn") {
      ofTurn = 0;
      return false;
    }
    return ofTurn++ < most;
  });
}

/** What others did, told line by line at a readable pace; nothing waits for it. */
export class Telling {
  /** The line that is told now. */
  now = $state.raw<Told | null>(null);
  /** How many more there are. */
  left = $state(0);

  private queue: Told[] = [];
  private heard = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes what is known now; new lines that are worth it are told, each for so many seconds. */
  hear(told: Told[], pace: number, isWorth: (line: Told) => boolean): void {
    const from = this.heard;
    this.heard = told.length === 0 ? -1 : told.length;
    if (from < 0 || told.length <= from || pace <= 0 || document.hidden) return;
    this.tell(paced(told.slice(from).filter(isWorth), pace), pace);
  }

  /** Tells lines one by one. */
  tell(lines: Told[], pace: number): void {
    this.queue.push(...lines);
    this.left = this.queue.length;
    if (!this.now) this.next(pace);
  }

  /** Goes to now. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.queue = [];
    this.left = 0;
    this.now = null;
  };

  private next(pace: number): void {
    this.now = this.queue.shift() ?? null;
    this.left = this.queue.length;
    if (this.now) this.timer = setTimeout(() => this.next(pace), pace * 1000);
  }
}
