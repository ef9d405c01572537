import { binomials } from './binomial.ts';
import { Compositions, mostLeaving } from './compositions.ts';
import { type BattlePlan, BattleTooLarge, type Side, type SidePlan } from './plan.ts';
import { type Again, RollAt, withTails } from './rolls.ts';

/** More states than this are refused rather than attempted. */
const STATE_LIMIT = 40_000_000;

/** Who rolls, against what. */
export interface Rolling {
  readonly roller: Side;
  /** 1: the re-roll of attacker (bit 0) or defender (bit 1) is still unused. */
  readonly flags: number;
  readonly a: number;
  readonly d: number;
}

/** tables[flags][roller][blanks][a * width + d] */
export type Tables = Float64Array[][][];

/**
 * Values of a battle in which the sides roll in turns, by backward induction. Every hit and every withdrawal
 * makes a force smaller, every blank roll raises the count of blanks: nothing ever returns, so one pass over the
 * states, smallest forces first, is exact. Positive values are good for the attacker.
 *
 * Casualties are named one by one, and units leave one by one, so the best of all choices for k of them is the best
 * first one followed by the best choice for k - 1: each state looks one unit down, never at whole lists of forces.
 */
export class Alternating {
  readonly plan: BattlePlan;
  readonly attackers: Compositions;
  readonly defenders: Compositions;
  readonly flagsAtStart: number;
  readonly chances: readonly Float64Array[];
  /** About to roll. */
  readonly roll: Tables = [];
  /** About to decide on leaving, then roll. */
  readonly turn: Tables = [];
  readonly width: number;
  private readonly flags: readonly number[];
  /** struck[flags][a]: at k * width + d what the battle is worth after k hits on attackers a. Rows in use only. */
  private readonly struck: (Float64Array | undefined)[][] = [];
  private readonly spare: Float64Array[] = [];
  /** hit[flags]: the same for hits on the defenders, of the row in work. */
  private readonly hit: Float64Array[] = [];
  /** left[blanks]: at n * width + d the best when up to n of defenders d may leave, of the row in work. */
  private readonly left: Float64Array[];
  private readonly smaller: Float64Array[];
  private readonly again: Record<Side, Again>;
  private readonly mayThrow: Record<Side, Uint8Array>;
  private readonly rolls: readonly [RollAt, RollAt];

  constructor(plan: BattlePlan) {
    this.plan = plan;
    const { attacker, defender, truce } = plan;
    this.attackers = new Compositions(attacker, defender.plays === 'fixed', leaves(attacker));
    this.defenders = new Compositions(defender, attacker.plays === 'fixed', leaves(defender));
    this.width = this.defenders.units.length;
    const size = this.attackers.units.length * this.width;
    this.flagsAtStart = (rerolls(attacker) ? 1 : 0) | (rerolls(defender) ? 2 : 0);
    this.flags = [0, 1, 2, 3].filter((flags) => (flags & ~this.flagsAtStart) === 0);
    if (size * truce * 4 * this.flags.length > STATE_LIMIT) throw new BattleTooLarge('too many states');
    this.chances = binomials(Math.max(...this.attackers.dice, ...this.defenders.dice), plan.hit);
    const withTail = withTails(this.chances);
    this.rolls = [new RollAt(withTail), new RollAt(withTail)];
    this.again = { attacker: againOf(attacker), defender: againOf(defender) };
    this.mayThrow = {
      attacker: throwers(attacker, this.attackers),
      defender: throwers(defender, this.defenders),
    };
    const most = this.defenders.count.at(-1)!;
    const rows = (n: number) => new Float64Array(n * this.width);
    this.left = Array.from({ length: truce }, () => rows(mostLeaving(most) + 1));
    this.smaller = Array.from({ length: truce }, () => rows(1));
    for (const flags of this.flags) {
      const table = () => [0, 1].map(() => Array.from({ length: truce }, () => new Float64Array(size)));
      this.roll[flags] = table();
      this.turn[flags] = table();
      this.struck[flags] = [];
      this.hit[flags] = rows(most + 1);
    }
    this.solve();
  }

  force(side: Side): Compositions {
    return side === 'attacker' ? this.attackers : this.defenders;
  }

  private solve(): void {
    const { width, flags } = this;
    const { count } = this.attackers;
    for (const f of flags) {
      for (const table of [...this.roll[f]!.flat(), ...this.turn[f]!.flat()]) {
        for (let a = 1; a < count.length; a++) table[a * width] = this.plan.prize;
      }
    }
    let oldest = 0;
    for (let a = 1; a < count.length; a++) {
      // Only forces with one unit less are looked at again.
      for (; count[oldest]! < count[a]! - 1; oldest++) this.giveBack(oldest);
      for (const f of flags) this.strike(f, a);
      for (const f of flags) {
        this.bestSmaller(f, a);
        this.solveRow(f, a);
      }
    }
  }

  private giveBack(a: number): void {
    for (const f of this.flags) {
      const rows = this.struck[f]![a];
      if (rows !== undefined) this.spare.push(rows);
      this.struck[f]![a] = undefined;
    }
  }

  /** After k hits on attackers a, for all defenders at once: the defender names the victims. */
  private strike(f: number, a: number): void {
    const { width, attackers } = this;
    const { starts, to, loss } = attackers.hits;
    const most = attackers.count[a]!;
    const rows = this.spare.pop() ?? new Float64Array((attackers.count.at(-1)! + 1) * width);
    rows.fill(Number.POSITIVE_INFINITY, width, (most + 1) * width);
    for (let i = starts[a]!; i < starts[a + 1]!; i++) {
      const lower = to[i]!;
      const lost = loss[i]!;
      const after = this.turn[f]![0]![0]!;
      for (let d = 0; d < width; d++) {
        const value = after[lower * width + d]! - lost;
        if (value < rows[width + d]!) rows[width + d] = value;
      }
      const below = this.struck[f]![lower];
      if (below === undefined) continue;
      for (let at = 2 * width; at < (most + 1) * width; at++) {
        const value = below[at - width]! - lost;
        if (value < rows[at]!) rows[at] = value;
      }
    }
    this.struck[f]![a] = rows;
  }

  /** For each defence, the best of all that the attacker may keep when some leave: one pass over whole rows. */
  private bestSmaller(f: number, a: number): void {
    const { width } = this;
    const list = this.attackers.withdrawals(a);
    for (let blanks = 0; blanks < this.smaller.length; blanks++) {
      const row = this.smaller[blanks]!;
      const table = this.roll[f]![0]![blanks]!;
      row.fill(Number.NEGATIVE_INFINITY);
      for (let i = 1; i < list.length; i++) {
        const from = list[i]! * width;
        for (let d = 0; d < width; d++) {
          const value = table[from + d]!;
          if (value > row[d]!) row[d] = value;
        }
      }
    }
  }

  private solveRow(f: number, a: number): void {
    const { width, defenders, attackers, smaller } = this;
    const { truce, prize } = this.plan;
    const [attacking, defending] = this.rolls;
    const [rollA, rollD] = this.roll[f]!;
    const [turnA, turnD] = this.turn[f]!;
    // What follows a blank roll whose re-roll has been used; without one it is never looked at.
    const spentD = this.turn[f & ~1]![1]!;
    const spentA = this.turn[f & ~2]![0]!;
    const hit = this.hit[f]!;
    const struck = this.struck[f]![a]!;
    const enemies = attackers.count[a]!;
    const diceA = attackers.dice[a]!;
    const againA = (f & 1) !== 0 && this.mayThrow.attacker[a] === 1 ? this.again.attacker : null;
    const truceValue = this.truceValue(a);
    hit[0] = prize;
    for (const left of this.left) left[0] = prize;
    for (let d = 1; d < width; d++) {
      const cell = a * width + d;
      this.hitDefenders(hit, d);
      const diceD = defenders.dice[d]!;
      const againD = (f & 2) !== 0 && this.mayThrow.defender[d] === 1 ? this.again.defender : null;
      attacking.lay(hit, this.hit[f & ~1]!, d, width, diceA, Math.min(diceA, defenders.count[d]!), againA, 1);
      defending.lay(struck, this.struck[f & ~2]![a]!, d, width, diceD, Math.min(diceD, enemies), againD, -1);
      for (let blanks = truce - 1; blanks >= 0; blanks--) {
        const last = blanks + 1 === truce;
        const valueA = attacking.value(
          last ? truceValue : turnD![blanks + 1]![cell]!,
          last ? truceValue : spentD[blanks + 1]![cell]!,
        );
        rollA![blanks]![cell] = valueA;
        const valueD = defending.value(
          last ? truceValue : turnA![blanks + 1]![cell]!,
          last ? truceValue : spentA[blanks + 1]![cell]!,
        );
        rollD![blanks]![cell] = valueD;
        turnA![blanks]![cell] = Math.max(valueA, smaller[blanks]![d]!);
        turnD![blanks]![cell] = this.defendersLeave(this.left[blanks]!, d, valueD);
      }
      hit[d] = turnD![0]![cell]!;
    }
  }

  /** After k hits on defenders d: the attacker names the victims. */
  private hitDefenders(hit: Float64Array, d: number): void {
    const { width } = this;
    const { starts, to, loss } = this.defenders.hits;
    const end = starts[d + 1]!;
    for (let k = 1; k <= this.defenders.count[d]!; k++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let i = starts[d]!; i < end; i++) {
        const value = loss[i]! + hit[(k - 1) * width + to[i]!]!;
        if (value > best) best = value;
      }
      hit[k * width + d] = best;
    }
  }

  /** The defender's best when up to half of his force may leave before it rolls; `stay` is the value if none does. */
  private defendersLeave(left: Float64Array, d: number, stay: number): number {
    const { width } = this;
    const { starts, to } = this.defenders.exits;
    const end = starts[d + 1]!;
    left[d] = stay;
    if (starts[d] === end) return stay;
    let best = stay;
    for (let n = 1; n <= mostLeaving(this.defenders.count[d]!); n++) {
      for (let i = starts[d]!; i < end; i++) {
        // Nobody is left after the last one: a force of none has one row only.
        const smaller = to[i]!;
        const value = left[smaller === 0 ? 0 : (n - 1) * width + smaller]!;
        if (value < best) best = value;
      }
      left[n * width + d] = best;
    }
    return best;
  }

  /** The value of rolling now; `next` holds what follows for the other side (`roll` where it may not leave yet). */
  rollValue(at: Rolling, blanks: number, next: Tables): number {
    const attacking = at.roller === 'attacker';
    const own = attacking ? 1 : 2;
    const dice = this.diceOf(at);
    const top = Math.min(dice, this.enemies(at));
    const again = (at.flags & own) !== 0 && this.mayReroll(at) ? this.again[at.roller] : null;
    const kept = new Float64Array(top + 1);
    const spent = new Float64Array(top + 1);
    this.afterHits(at, at.flags, next, top, kept);
    this.afterHits(at, at.flags & ~own, next, top, spent);
    this.rolls[0].lay(kept, spent, 0, 1, dice, top, again, attacking ? 1 : -1);
    return this.rolls[0].value(
      this.afterBlank(at, at.flags, blanks, next),
      this.afterBlank(at, at.flags & ~own, blanks, next),
    );
  }

  /** The value after re-rolling the blanks of a roll with k hits. */
  blanksAgain(dice: number, k: number, top: number, values: Float64Array): number {
    const chances = this.chances[dice - k]!;
    let sum = 0;
    let rest = 1;
    for (let j = 0; j < chances.length && k + j < top; j++) {
      sum += chances[j]! * values[k + j]!;
      rest -= chances[j]!;
    }
    return sum + rest * values[top]!;
  }

  /** The mean over the numbers of hits; hits beyond the top change nothing. */
  expect(chances: Float64Array, top: number, values: Float64Array): number {
    let sum = 0;
    let rest = 1;
    for (let k = 0; k < top; k++) {
      sum += chances[k]! * values[k]!;
      rest -= chances[k]!;
    }
    return sum + rest * values[top]!;
  }

  /** The value after a roll without hits. */
  afterBlank(at: Rolling, flags: number, blanks: number, next: Tables): number {
    if (blanks + 1 === this.plan.truce) return this.truceValue(at.a);
    return next[flags]![at.roller === 'attacker' ? 1 : 0]![blanks + 1]![at.a * this.width + at.d]!;
  }

  /** Fills `values[k]` with the value after k hits, one or more, and the roller's best choice of losses. */
  afterHits(at: Rolling, flags: number, next: Tables, top: number, values: Float64Array): void {
    const { a, d, roller } = at;
    const { width } = this;
    const attacking = roller === 'attacker';
    const table = next[flags]![attacking ? 1 : 0]![0]!;
    for (let k = 1; k <= top; k++) {
      const { to, loss } = attacking ? this.defenders.removals(d, k) : this.attackers.removals(a, k);
      let best = attacking ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
      for (let i = 0; i < to.length; i++) {
        const value = attacking
          ? loss[i]! + table[a * width + to[i]!]!
          : table[to[i]! * width + d]! - loss[i]!;
        if (attacking ? value > best : value < best) best = value;
      }
      values[k] = best;
    }
  }

  truceValue(a: number): number {
    return this.plan.attacker.survivesTruce ? 0 : -this.attackers.worth[a]!;
  }

  diceOf(at: Rolling): number {
    return at.roller === 'attacker' ? this.attackers.dice[at.a]! : this.defenders.dice[at.d]!;
  }

  enemies(at: Rolling): number {
    return at.roller === 'attacker' ? this.defenders.count[at.d]! : this.attackers.count[at.a]!;
  }

  abilityOf(side: Side): string | undefined {
    return this.plan[side].ability?.kind;
  }

  /** Whether the roller could throw again at all. */
  mayReroll(at: Rolling): boolean {
    return this.mayThrow[at.roller][at.roller === 'attacker' ? at.a : at.d] === 1;
  }
}

/** For each force whether it could throw again at all. */
function throwers({ ability }: SidePlan, forces: Compositions): Uint8Array {
  return Uint8Array.from(forces.units, (force) =>
    ability?.kind !== 'reroll-all' || ability.needs.some((type) => force[type]! > 0) ? 1 : 0,
  );
}

function againOf({ ability }: SidePlan): Again {
  if (ability?.kind === 'reroll-all') return 'all';
  return ability?.kind === 'reroll-blanks' ? 'blanks' : null;
}

export function leaves(side: SidePlan): boolean {
  return side.plays === 'best' && side.withdraw !== 'never';
}

export function rerolls(side: SidePlan): boolean {
  return (
    side.plays === 'best' && (side.ability?.kind === 'reroll-all' || side.ability?.kind === 'reroll-blanks')
  );
}
