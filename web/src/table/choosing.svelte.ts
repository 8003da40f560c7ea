import type { Asking, Choice, Kinded } from "./message";

/** A name of a target by which two are compared: the same thing has the same name. */
export function keyOf(target: Kinded): string {
  const fields = Object.entries(target).sort(([a], [b]) => (a < b ? -1 : 1));
  return fields
    .map(([field, value]) => `${field}=${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join("&");
}

/** A group of moves, touched like a thing: its moves are left. */
export const groupTarget = (group: string) => ({ kind: "group", group });

/** A legal move with the group it is shown in and the names of what it points at, its group among them. */
export interface Candidate extends Choice {
  group: string;
  keys: string[];
}

/** Every legal move of a question. */
export function candidates(asking: Asking | null): Candidate[] {
  const groups = asking?.choices ?? [];
  return groups.flatMap(({ group, moves }) =>
    moves.map((move) => ({
      ...move,
      group,
      keys: [...move.points_at, ...wholesOf(move), groupTarget(group)].map(keyOf),
    })),
  );
}

/** The cards of whose levels a move takes one: whoever touches such a card means its levels. */
const wholesOf = ({ points_at }: Choice): Kinded[] =>
  points_at
    .filter(({ kind }) => kind === "level")
    .map((level) => ({ kind: "card", card: (level as Kinded & { card: number }).card }) as Kinded);

/** The moves that point at everything that was touched. */
export function narrowed(all: Candidate[], touched: string[]): Candidate[] {
  return touched.length === 0 ? all : all.filter(({ keys }) => touched.every((key) => keys.includes(key)));
}

/**
 * The one way in which a question is answered at the table: whoever touches a thing keeps the moves that point at it.
 * When a single move is left it is the answer; when several are left, they are listed, or other things they point at
 * are touched.
 */
export class Choosing {
  /** What was touched, the last thing last. */
  touched = $state.raw<string[]>([]);
  /** A move that was chosen and waits for a second word, because it cannot be taken back. */
  held = $state.raw<Choice | null>(null);
  /** Which moves wait for a second word: the screen of the game knows. */
  waits: (move: Candidate) => boolean = () => false;
  /** Tries to show what would be asked after such a move: then the answer to that is its second word. */
  foresees: (move: Candidate) => Promise<boolean> | null = () => null;
  /** Which moves are left only once their group was touched, so that they light nothing by themselves. */
  apart: (move: Candidate) => boolean = () => false;
  private asked: Asking | null = null;

  all = $derived.by(() => candidates(this.asking()));
  left = $derived.by(() => this.leftOf(this.touched));
  /** The names of everything that some move that is left points at. */
  lit = $derived(new Set(this.left.flatMap(({ keys }) => keys)));

  constructor(
    private readonly asking: () => Asking | null,
    private readonly answer: (notation: string) => void,
  ) {}

  /** Whether touching a thing would do something now. */
  isLit(target: Kinded): boolean {
    return this.lit.has(keyOf(target));
  }

  /** Whether a thing was touched on the way to an answer. */
  isTouched(target: Kinded): boolean {
    return this.touched.includes(keyOf(target));
  }

  /** Whether the move that waits for a second word points at a thing. */
  isHeld(target: Kinded): boolean {
    return this.held?.points_at.some((held) => keyOf(held) === keyOf(target)) ?? false;
  }

  /** Keeps the moves that point at a thing; the only one left is the answer. */
  touch(target: Kinded): void {
    const key = keyOf(target);
    if (this.touched.at(-1) === key) return this.back();
    const touched = [...this.touched, key];
    const [only, ...more] = this.leftOf(touched);
    if (!only) return;
    if (more.length === 0) return this.choose(only);
    this.touched = touched;
  }

  private leftOf(touched: string[]): Candidate[] {
    const isThere = (move: Candidate) =>
      !this.apart(move) || touched.includes(keyOf(groupTarget(move.group)));
    return narrowed(this.all, touched).filter(isThere);
  }

  /** Answers with a move; one that cannot be taken back waits until it is chosen again. */
  choose(move: Choice): void {
    const candidate = this.all.find(({ notation }) => notation === move.notation);
    if (candidate && this.held?.notation !== move.notation && this.waits(candidate)) {
      const tried = this.foresees(candidate);
      if (tried) void tried.then((foreseen) => foreseen || this.hold(candidate));
      else this.hold(candidate);
      return;
    }
    this.touched = [];
    this.held = null;
    this.answer(move.notation);
  }

  private hold(move: Candidate): void {
    if (this.all.some(({ notation }) => notation === move.notation)) this.held = move;
  }

  /** Forgets what was held, or touched last. */
  back(): void {
    if (this.held) this.held = null;
    else this.touched = this.touched.slice(0, -1);
  }

  /** Forgets everything that was touched, if the question is another one; to be called in an effect. */
  renew(): void {
    const asking = this.asking();
    if (asking !== this.asked) {
      this.touched = [];
      this.held = null;
    }
    this.asked = asking;
  }
}
