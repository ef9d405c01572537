import { binomials } from './binomial.ts';
import { type Compositions, compositionsOf } from './compositions.ts';
import { type BattlePlan, BattleTooLarge, type Side, type SidePlan } from './plan.ts';

/** More states than this are refused rather than attempted. */
const STATE_LIMIT = 40_000_000;

/** What a decision compares: the value after each number of hits, with the re-roll kept or spent. */
export interface Rolling {
  readonly roller: Side;
  /** 1: the re-roll of attacker (bit 0) or defender (bit 1) is still unused. */
  readonly flags: number;
  readonly a: number;
  readonly d: number;
}

interface Prepared {
  readonly at: Rolling;
  readonly dice: number;
  /** Hits that can find a unit. */
  readonly top: number;
  readonly kept: Float64Array;
  readonly spent: Float64Array;
  readonly again: 'all' | 'blanks' | null;
  readonly rest: number;
  readonly thrown: number;
}

function better(roller: Side, x: number, y: number): number {
  return roller === 'attacker' ? Math.max(x, y) : Math.min(x, y);
}

/** The chance of k hits, those beyond the top counted with it. */
function chanceAt(chances: Float64Array, top: number, k: number): number {
  if (k < top) return chances[k]!;
  let sum = 0;
  for (let j = k; j < chances.length; j++) sum += chances[j]!;
  return sum;
}

/**
 * Values of a battle in which the sides roll in turns, by backward induction. Every hit and every withdrawal
 * makes a force smaller, every blank roll raises the count of blanks: nothing ever returns, so one pass over the
 * states, smallest forces first, is exact. Positive values are good for the attacker.
 */
export class Alternating {
  readonly plan: BattlePlan;
  readonly attackers: Compositions;
  readonly defenders: Compositions;
  readonly flagsAtStart: number;
  readonly chances: readonly Float64Array[];
  /** roll[flags][roller][blanks][a * width + d]: about to roll. */
  readonly roll: Float64Array[][][];
  /** turn[…]: about to decide on leaving, then roll. */
  readonly turn: Float64Array[][][];
  readonly width: number;
  private readonly kept: Float64Array[];
  private readonly spent: Float64Array[];

  constructor(plan: BattlePlan) {
    this.plan = plan;
    const { attacker, defender } = plan;
    this.attackers = compositionsOf(attacker, defender.plays === 'fixed', leaves(attacker));
    this.defenders = compositionsOf(defender, attacker.plays === 'fixed', leaves(defender));
    this.width = this.defenders.units.length;
    const size = this.attackers.units.length * this.width;
    this.flagsAtStart = (rerolls(attacker) ? 1 : 0) | (rerolls(defender) ? 2 : 0);
    const tables = [0, 1, 2, 3].filter((flags) => (flags & ~this.flagsAtStart) === 0);
    if (size * plan.truce * 4 * tables.length > STATE_LIMIT) throw new BattleTooLarge('too many states');
    const mostDice = Math.max(...this.attackers.dice, ...this.defenders.dice);
    this.chances = binomials(mostDice, plan.hit);
    const longest = mostDice + 1;
    this.kept = [0, 1].map(() => new Float64Array(longest));
    this.spent = [0, 1].map(() => new Float64Array(longest));
    const table = () => [0, 1].map(() => Array.from({ length: plan.truce }, () => new Float64Array(size)));
    this.roll = [];
    this.turn = [];
    for (const flags of tables) {
      this.roll[flags] = table();
      this.turn[flags] = table();
      this.solve(flags);
    }
  }

  force(side: Side): Compositions {
    return side === 'attacker' ? this.attackers : this.defenders;
  }

  private solve(flags: number): void {
    const { attackers, width } = this;
    const { prize, truce } = this.plan;
    const tables = [...this.roll[flags]!.flat(), ...this.turn[flags]!.flat()];
    for (let a = 1; a < attackers.units.length; a++) for (const table of tables) table[a * width] = prize;
    const smaller = Array.from({ length: truce }, () => new Float64Array(width));
    for (let a = 1; a < attackers.units.length; a++) {
      this.bestSmaller(flags, a, smaller);
      for (let d = 1; d < width; d++) {
        const rolls = [this.prepare({ roller: 'attacker', flags, a, d }, this.turn, 0)];
        rolls.push(this.prepare({ roller: 'defender', flags, a, d }, this.turn, 1));
        for (let blanks = truce - 1; blanks >= 0; blanks--) {
          for (let r = 0; r < 2; r++) {
            const value = this.valueWith(rolls[r]!, blanks, this.turn);
            this.roll[flags]![r]![blanks]![a * width + d] = value;
            this.turn[flags]![r]![blanks]![a * width + d] =
              r === 0 ? Math.max(value, smaller[blanks]![d]!) : this.defenderTurn(flags, blanks, a, d);
          }
        }
      }
    }
  }

  /** For each defence, the best of all that the attacker may keep when some leave: one pass over whole rows. */
  private bestSmaller(flags: number, a: number, best: readonly Float64Array[]): void {
    const list = this.attackers.withdrawals[a]!;
    for (let blanks = 0; blanks < best.length; blanks++) {
      const row = best[blanks]!;
      const table = this.roll[flags]![0]![blanks]!;
      row.fill(Number.NEGATIVE_INFINITY);
      for (let i = 1; i < list.length; i++) {
        const from = list[i]! * this.width;
        for (let d = 0; d < row.length; d++) {
          const value = table[from + d]!;
          if (value > row[d]!) row[d] = value;
        }
      }
    }
  }

  /** The best over everything of the defender's that may leave before his roll; the whole force comes first. */
  private defenderTurn(flags: number, blanks: number, a: number, d: number): number {
    const table = this.roll[flags]![1]![blanks]!;
    const list = this.defenders.withdrawals[d]!;
    const row = a * this.width;
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < list.length; i++) {
      const value = table[row + list[i]!]!;
      if (value < best) best = value;
    }
    return best;
  }

  /** The value of rolling now; `next` holds what follows for the other side (`roll` where it may not leave yet). */
  rollValue(at: Rolling, blanks: number, next: Float64Array[][][]): number {
    return this.valueWith(this.prepare(at, next, 0), blanks, next);
  }

  /** What does not depend on the blanks so far: the values after one or more hits. */
  private prepare(at: Rolling, next: Float64Array[][][], slot: number): Prepared {
    const own = at.roller === 'attacker' ? 1 : 2;
    const dice = this.force(at.roller).dice[at.roller === 'attacker' ? at.a : at.d]!;
    const top = Math.min(dice, this.enemies(at));
    const kept = this.kept[slot]!;
    const spent = this.spent[slot]!;
    this.afterHits(at, at.flags, next, top, kept);
    const chances = this.chances[dice]!;
    if ((at.flags & own) === 0 || !this.mayReroll(at)) {
      return { at, dice, top, kept, spent, again: null, rest: this.expect(chances, top, kept, 1), thrown: 0 };
    }
    this.afterHits(at, at.flags & ~own, next, top, spent);
    const thrown = this.expect(chances, top, spent, 1);
    const again = this.abilityOf(at.roller) === 'reroll-all' ? 'all' : 'blanks';
    if (again === 'all') return { at, dice, top, kept, spent, again, rest: 0, thrown };
    let rest = 0;
    for (let k = 1; k <= top; k++) {
      rest += chanceAt(chances, top, k) * better(at.roller, kept[k]!, this.blanksAgain(dice, k, top, spent));
    }
    return { at, dice, top, kept, spent, again, rest, thrown };
  }

  private valueWith(roll: Prepared, blanks: number, next: Float64Array[][][]): number {
    const { at, dice, top, kept, again, rest, thrown } = roll;
    const chances = this.chances[dice]!;
    const blank = this.afterBlank(at, at.flags, blanks, next);
    if (again === null) return chances[0]! * blank + rest;
    const own = at.roller === 'attacker' ? 1 : 2;
    const second = chances[0]! * this.afterBlank(at, at.flags & ~own, blanks, next) + thrown;
    if (again === 'blanks') return chances[0]! * better(at.roller, blank, second) + rest;
    let sum = chances[0]! * better(at.roller, blank, second);
    for (let k = 1; k <= top; k++) sum += chanceAt(chances, top, k) * better(at.roller, kept[k]!, second);
    return sum;
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

  /** The mean over the numbers of hits from `from` on; hits beyond the top change nothing. */
  expect(chances: Float64Array, top: number, values: Float64Array, from = 0): number {
    let sum = 0;
    let rest = 1;
    for (let k = 0; k < top; k++) {
      if (k >= from) sum += chances[k]! * values[k]!;
      rest -= chances[k]!;
    }
    return sum + rest * values[top]!;
  }

  /** The value after a roll without hits. */
  afterBlank(at: Rolling, flags: number, blanks: number, next: Float64Array[][][]): number {
    if (blanks + 1 === this.plan.truce) return this.truceValue(at.a);
    return next[flags]![at.roller === 'attacker' ? 1 : 0]![blanks + 1]![at.a * this.width + at.d]!;
  }

  /** Fills `values[k]` with the value after k hits, one or more, and the roller's best choice of losses. */
  afterHits(at: Rolling, flags: number, next: Float64Array[][][], top: number, values: Float64Array): void {
    const { a, d, roller } = at;
    const { width } = this;
    const attacking = roller === 'attacker';
    const after = next[flags]![attacking ? 1 : 0]!;
    const table = after[0]!;
    if (attacking) {
      const row = a * width;
      for (let k = 1; k <= top; k++) {
        const { to, loss } = this.defenders.removals[d]![k]!;
        let best = Number.NEGATIVE_INFINITY;
        for (let i = 0; i < to.length; i++) {
          const value = loss[i]! + table[row + to[i]!]!;
          if (value > best) best = value;
        }
        values[k] = best;
      }
    } else {
      for (let k = 1; k <= top; k++) {
        const { to, loss } = this.attackers.removals[a]![k]!;
        let best = Number.POSITIVE_INFINITY;
        for (let i = 0; i < to.length; i++) {
          const value = table[to[i]! * width + d]! - loss[i]!;
          if (value < best) best = value;
        }
        values[k] = best;
      }
    }
  }

  truceValue(a: number): number {
    return this.plan.attacker.survivesTruce ? 0 : -this.attackers.worth[a]!;
  }

  enemies(at: Rolling): number {
    return at.roller === 'attacker' ? this.defenders.count[at.d]! : this.attackers.count[at.a]!;
  }

  abilityOf(side: Side): string | undefined {
    return this.plan[side].ability?.kind;
  }

  /** Whether the roller could throw again at all. */
  mayReroll(at: Rolling): boolean {
    const { ability } = this.plan[at.roller];
    if (ability?.kind !== 'reroll-all') return true;
    const force = at.roller === 'attacker' ? this.attackers.units[at.a]! : this.defenders.units[at.d]!;
    return ability.needs.some((type) => force[type]! > 0);
  }
}

export function leaves(side: SidePlan): boolean {
  return side.plays === 'best' && side.withdraw !== 'never';
}

export function rerolls(side: SidePlan): boolean {
  return (
    side.plays === 'best' && (side.ability?.kind === 'reroll-all' || side.ability?.kind === 'reroll-blanks')
  );
}
