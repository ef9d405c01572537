import { BattleTooLarge, lossFactor, type SidePlan, total } from './plan.ts';

/** More than this many combinations of units on one side are refused rather than attempted. */
const LIMIT = 6000;

/** Where a force leads: to which forces, and the average worth that is lost on the way. */
export interface Removal {
  readonly to: Int32Array;
  readonly loss: Float64Array;
}

/** Steps from each force by one unit: those of force c lie at starts[c] to starts[c + 1]. */
export interface Steps {
  readonly starts: Int32Array;
  readonly to: Int32Array;
  readonly loss: Float64Array;
}

/**
 * All forces that a side can be reduced to, smallest first, so that every loss leads to a lower index. Index 0
 * is the empty force.
 */
export class Compositions {
  readonly units: readonly (readonly number[])[];
  readonly count: Int32Array;
  readonly dice: Int32Array;
  readonly worth: Float64Array;
  /** One unit hit, by the choices that the shields leave, dearest first. */
  readonly hits: Steps;
  /** One unit leaving, any; none where nobody may. */
  readonly exits: Steps;
  readonly mayWithdraw: boolean;
  private readonly side: SidePlan;
  private readonly factor: number;
  private readonly places: ReadonlyMap<number, number>;
  private readonly removed: Removal[][] = [];
  private readonly withdrawn: Int32Array[] = [];

  /** `dearestOnly`: the other side removes the dearest unit allowed and never anything else. */
  constructor(side: SidePlan, dearestOnly: boolean, mayWithdraw: boolean) {
    this.side = side;
    this.mayWithdraw = mayWithdraw;
    this.factor = lossFactor(side);
    const anyOne = (force: readonly number[]) =>
      force.flatMap((count, type) => (count > 0 ? [less(force, type)] : []));
    const hitOne = (force: readonly number[]) => removeOne(side, force, dearestOnly);
    this.units = this.reachable(mayWithdraw ? anyOne : hitOne);
    this.places = new Map(this.units.map((force, i) => [this.codeOf(force), i]));
    this.count = Int32Array.from(this.units, total);
    this.dice = Int32Array.from(this.units, (force) => diceOf(side, force));
    this.worth = Float64Array.from(this.units, (force) =>
      force.reduce((sum, n, type) => sum + n * side.worth[type]!, 0),
    );
    this.hits = this.stepsBy(hitOne);
    this.exits = this.stepsBy(mayWithdraw ? anyOne : () => []);
  }

  /** The index of a force. */
  at(force: readonly number[]): number {
    return this.places.get(this.codeOf(force))!;
  }

  /** What force c may become by k losses, dearest first. */
  removals(c: number, k: number): Removal {
    this.removed[c] ??= [{ to: Int32Array.of(c), loss: Float64Array.of(0) }];
    const lists = this.removed[c];
    while (lists.length <= k) lists.push(this.oneMore(c, lists.at(-1)!.to));
    return lists[k]!;
  }

  private oneMore(from: number, layer: Int32Array): Removal {
    const { starts, to } = this.hits;
    const next = new Set<number>();
    for (const c of layer) for (let i = starts[c]!; i < starts[c + 1]!; i++) next.add(to[i]!);
    const lost = (c: number) => (this.worth[from]! - this.worth[c]!) * this.factor;
    return { to: Int32Array.from(next), loss: Float64Array.from(next, lost) };
  }

  /** What may remain of force c after up to half of it, rounded up, has left; the whole force comes first. */
  withdrawals(c: number): Int32Array {
    this.withdrawn[c] ??= this.mayWithdraw ? this.leaving(c) : Int32Array.of(c);
    return this.withdrawn[c];
  }

  private leaving(c: number): Int32Array {
    const { starts, to } = this.exits;
    const found = [c];
    const seen = new Uint8Array(c + 1);
    let layer = [c];
    for (let gone = mostLeaving(this.count[c]!); gone > 0; gone--) {
      const next: number[] = [];
      for (const force of layer) {
        for (let i = starts[force]!; i < starts[force + 1]!; i++) {
          const smaller = to[i]!;
          if (seen[smaller] === 1) continue;
          seen[smaller] = 1;
          next.push(smaller);
        }
      }
      layer = next;
      found.push(...layer);
    }
    return Int32Array.from(found);
  }

  private codeOf(force: readonly number[]): number {
    let code = 0;
    for (let type = 0; type < force.length; type++) code = code * (this.side.units[type]! + 1) + force[type]!;
    return code;
  }

  private reachable(smaller: (force: readonly number[]) => number[][]): number[][] {
    const found = new Map<number, number[]>([[this.codeOf(this.side.units), [...this.side.units]]]);
    for (const force of found.values()) {
      for (const next of smaller(force)) {
        const code = this.codeOf(next);
        if (!found.has(code)) found.set(code, next);
      }
      if (found.size > LIMIT)
        throw new BattleTooLarge(`more than ${LIMIT} combinations of units on one side`);
    }
    return [...found.values()].sort((a, b) => total(a) - total(b));
  }

  private stepsBy(smaller: (force: readonly number[]) => number[][]): Steps {
    const starts = new Int32Array(this.units.length + 1);
    const to: number[] = [];
    const loss: number[] = [];
    for (const [c, force] of this.units.entries()) {
      starts[c] = to.length;
      for (const next of smaller(force)) {
        const place = this.at(next);
        to.push(place);
        loss.push((this.worth[c]! - this.worth[place]!) * this.factor);
      }
    }
    starts[this.units.length] = to.length;
    return { starts, to: Int32Array.from(to), loss: Float64Array.from(loss) };
  }
}

/** Up to half, rounded up, may leave at once. */
export function mostLeaving(count: number): number {
  return (count + 1) >> 1;
}

function diceOf(side: SidePlan, force: readonly number[]): number {
  const dice = force.reduce((sum, count, type) => sum + count * side.dice[type]!, 0);
  return total(force) === 0 ? 0 : dice + side.bonus;
}

/** The forces after one loss, dearest unit first; a shielded type cannot be taken. */
function removeOne(side: SidePlan, force: readonly number[], dearestOnly: boolean): number[][] {
  const types = force
    .map((_, type) => type)
    .filter((type) => force[type]! > 0 && !(side.shield[type]! >= 0 && force[side.shield[type]!]! > 0))
    .sort((a, b) => side.worth[b]! - side.worth[a]!);
  return (dearestOnly ? types.slice(0, 1) : types).map((type) => less(force, type));
}

function less(force: readonly number[], type: number): number[] {
  const copy = [...force];
  copy[type] = copy[type]! - 1;
  return copy;
}
