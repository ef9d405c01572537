import { leaves, rerolls } from './alternating.ts';
import { binomials } from './binomial.ts';
import { type BattlePlan, type BattleStart, lossFactor, type SidePlan, total } from './plan.ts';

/** [value, takes, eliminated, both, truce, left, attacker survivors, defender survivors] */
export type Ending = Float64Array;

const SAME = 1e-12;

/** Both sides roll at the same time; each side has one type of unit. */
export class Together {
  readonly plan: BattlePlan;
  private readonly chances: readonly Float64Array[];
  private readonly memo = new Map<number, Ending>();
  private readonly turns = new Map<number, Ending>();
  private readonly a0: number;
  private readonly d0: number;
  readonly flagsAtStart: number;

  constructor(plan: BattlePlan) {
    this.plan = plan;
    this.a0 = total(plan.attacker.units);
    this.d0 = total(plan.defender.units);
    this.flagsAtStart = (rerolls(plan.attacker) ? 1 : 0) | (rerolls(plan.defender) ? 2 : 0);
    const most = Math.max(this.diceOf(plan.attacker, this.a0), this.diceOf(plan.defender, this.d0));
    this.chances = binomials(most, plan.hit);
  }

  /** The defender may not leave before the first exchange. */
  solve({ blanks, defenderRolled, next, acting, hits, again }: BattleStart): Ending {
    const { a0, d0, flagsAtStart: flags } = this;
    const first = !defenderRolled;
    if (next === 'roll') return this.exchange(a0, d0, blanks, flags);
    if (next === 'turn') {
      const turn = acting === 'defender' ? 'defenderTurn' : 'attackerTurn';
      return this[turn](a0, d0, blanks, flags, first).ending;
    }
    const [ka, kd] = [hits?.attacker ?? 0, hits?.defender ?? 0];
    if (again !== true) return this.settle(a0, d0, blanks, flags, ka, kd);
    const decide = acting === 'defender' ? 'defenderRolled' : 'attackerRolled';
    return this[decide](a0, d0, blanks, flags, ka, kd).ending;
  }

  private typeOf(side: SidePlan): number {
    const types = side.units.flatMap((count, type) => (count > 0 ? [type] : []));
    if (types.length > 1) throw new Error('one type of unit on each side fights at the same time');
    return types[0] ?? 0;
  }

  private diceOf(side: SidePlan, count: number): number {
    return count === 0 ? 0 : count * side.dice[this.typeOf(side)]! + side.bonus;
  }

  /** The attacker decides first who leaves, then the defender, then both roll. */
  attackerTurn(
    a: number,
    d: number,
    blanks: number,
    flags: number,
    first: boolean,
  ): { stay: number; ending: Ending } {
    const least = leaves(this.plan.attacker) ? Math.floor(a / 2) : a;
    let best: { stay: number; ending: Ending } | null = null;
    for (let stay = a; stay >= least; stay--) {
      const ending =
        stay === 0
          ? this.left(a, d)
          : this.withSurvivors(this.defenderTurn(stay, d, blanks, flags, first).ending, a - stay, 0);
      if (best === null || ending[0]! > best.ending[0]! + SAME) best = { stay, ending };
    }
    return best!;
  }

  defenderTurn(
    a: number,
    d: number,
    blanks: number,
    flags: number,
    first: boolean,
  ): { stay: number; ending: Ending } {
    const may = leaves(this.plan.defender) && !(first && this.plan.defender.withdraw === 'after-first-roll');
    const least = may ? Math.floor(d / 2) : d;
    let best: { stay: number; ending: Ending } | null = null;
    for (let stay = d; stay >= least; stay--) {
      const ending = this.withSurvivors(
        stay === 0 ? this.taken(a) : this.exchange(a, stay, blanks, flags),
        0,
        d - stay,
      );
      if (best === null || ending[0]! < best.ending[0]! - SAME) best = { stay, ending };
    }
    return best!;
  }

  private keyOf(a: number, d: number, blanks: number, flags: number): number {
    return ((a * (this.d0 + 1) + d) * this.plan.truce + blanks) * 4 + flags;
  }

  /** The next exchange, from the attacker's decision on: many rolls lead to the same. */
  private nextTurn(a: number, d: number, blanks: number, flags: number): Ending {
    const key = this.keyOf(a, d, blanks, flags);
    let known = this.turns.get(key);
    if (known === undefined) {
      known = this.attackerTurn(a, d, blanks, flags, false).ending;
      this.turns.set(key, known);
    }
    return known;
  }

  private exchange(a: number, d: number, blanks: number, flags: number): Ending {
    const key = this.keyOf(a, d, blanks, flags);
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    const na = this.diceOf(this.plan.attacker, a);
    const nd = this.diceOf(this.plan.defender, d);
    const sum = this.mean(a, d, blanks, flags, na, nd);
    this.memo.set(key, sum);
    return sum;
  }

  /**
   * The mean over all rolls. Decisions need values only, so they are taken on numbers first; the whole endings are
   * added up once at the end.
   */
  private mean(a: number, d: number, blanks: number, flags: number, na: number, nd: number): Ending {
    const cells = (na + 1) * (nd + 1);
    const at = (ka: number, kd: number) => ka * (nd + 1) + kd;
    const settled: Ending[][] = [];
    const settle = (f: number): Ending[] => {
      settled[f] ??= Array.from({ length: cells }, (_, cell) =>
        this.settle(a, d, blanks, f, Math.floor(cell / (nd + 1)), cell % (nd + 1)),
      );
      return settled[f];
    };
    const defence = new Map<number, Float64Array>();
    const defend = (f: number): Float64Array => {
      let values = defence.get(f);
      if (values === undefined) {
        values = Float64Array.from(settle(f), (ending) => ending[0]!);
        if ((f & 2) !== 0)
          this.throwAgain(
            values,
            settle(f & ~2).map((e) => e[0]!),
            na,
            nd,
            false,
          );
        defence.set(f, values);
      }
      return values;
    };
    const weights = new Map<number, Float64Array>();
    const weigh = (f: number, cell: number, chance: number) => {
      let list = weights.get(f);
      if (list === undefined) {
        list = new Float64Array(cells);
        weights.set(f, list);
      }
      list[cell] = list[cell]! + chance;
    };
    const defenderGets = (f: number, ka: number, kd: number, chance: number) => {
      const kept = settle(f)[at(ka, kd)]![0]!;
      if ((f & 2) === 0 || !(defend(f)[at(ka, kd)]! < kept - SAME)) weigh(f, at(ka, kd), chance);
      else
        for (let j = 0; j <= nd - kd; j++) weigh(f & ~2, at(ka, kd + j), chance * this.chances[nd - kd]![j]!);
    };
    const open = defend(flags);
    const best = open.slice();
    if ((flags & 1) !== 0) this.throwAgain(best, [...defend(flags & ~1)], na, nd, true);
    for (let ka = 0; ka <= na; ka++) {
      for (let kd = 0; kd <= nd; kd++) {
        const chance = this.chances[na]![ka]! * this.chances[nd]![kd]!;
        if (best[at(ka, kd)]! > open[at(ka, kd)]! + SAME) {
          for (let j = 0; j <= na - ka; j++) {
            defenderGets(flags & ~1, ka + j, kd, chance * this.chances[na - ka]![j]!);
          }
        } else defenderGets(flags, ka, kd, chance);
      }
    }
    const sum = new Float64Array(8);
    for (const [f, list] of weights) {
      for (let cell = 0; cell < cells; cell++) {
        if (list[cell]! > 0) addTo(sum, list[cell]!, settle(f)[cell]!);
      }
    }
    return sum;
  }

  /** Raises (or lowers) each value to that of throwing the blanks again, where that is better. */
  private throwAgain(
    values: Float64Array,
    spent: readonly number[],
    na: number,
    nd: number,
    attacker: boolean,
  ) {
    for (let ka = 0; ka <= na; ka++) {
      for (let kd = 0; kd <= nd; kd++) {
        const chances = this.chances[attacker ? na - ka : nd - kd]!;
        let thrown = 0;
        for (let j = 0; j < chances.length; j++) {
          const cell = attacker ? (ka + j) * (nd + 1) + kd : ka * (nd + 1) + kd + j;
          thrown += chances[j]! * spent[cell]!;
        }
        const cell = ka * (nd + 1) + kd;
        values[cell] = attacker ? Math.max(values[cell]!, thrown) : Math.min(values[cell]!, thrown);
      }
    }
  }

  /** After the roll the attacker decides first about throwing his blanks again. */
  attackerRolled(a: number, d: number, blanks: number, flags: number, ka: number, kd: number) {
    const kept = this.defenderRolled(a, d, blanks, flags, ka, kd).ending;
    if ((flags & 1) === 0) return { again: false, ending: kept };
    const chances = this.chances[this.diceOf(this.plan.attacker, a) - ka]!;
    const thrown = new Float64Array(8);
    for (let j = 0; j < chances.length; j++) {
      addTo(thrown, chances[j]!, this.defenderRolled(a, d, blanks, flags & ~1, ka + j, kd).ending);
    }
    return thrown[0]! > kept[0]! + SAME ? { again: true, ending: thrown } : { again: false, ending: kept };
  }

  defenderRolled(a: number, d: number, blanks: number, flags: number, ka: number, kd: number) {
    const kept = this.settle(a, d, blanks, flags, ka, kd);
    if ((flags & 2) === 0) return { again: false, ending: kept };
    const chances = this.chances[this.diceOf(this.plan.defender, d) - kd]!;
    const thrown = new Float64Array(8);
    for (let j = 0; j < chances.length; j++) {
      addTo(thrown, chances[j]!, this.settle(a, d, blanks, flags & ~2, ka, kd + j));
    }
    return thrown[0]! < kept[0]! - SAME ? { again: true, ending: thrown } : { again: false, ending: kept };
  }

  private settle(a: number, d: number, blanks: number, flags: number, ka: number, kd: number): Ending {
    const { attacker, defender, truce } = this.plan;
    if (ka + kd === 0) {
      if (blanks + 1 === truce) return this.truce(a, d);
      return this.nextTurn(a, d, blanks + 1, flags);
    }
    const [la, ld] = [Math.min(a, kd), Math.min(d, ka)];
    const [na, nd] = [a - la, d - ld];
    let after: Ending;
    if (na === 0) after = this.gone(nd);
    else if (nd === 0) after = this.taken(na);
    else after = this.nextTurn(na, nd, 0, flags);
    const [fa, fd] = [lossFactor(attacker), lossFactor(defender)];
    const sum = this.withSurvivors(after, la * (1 - fa), ld * (1 - fd));
    sum[0] =
      sum[0]! +
      ld * fd * defender.worth[this.typeOf(defender)]! -
      la * fa * attacker.worth[this.typeOf(attacker)]!;
    return sum;
  }

  private withSurvivors(ending: Ending, attackers: number, defenders: number): Ending {
    const copy = ending.slice();
    copy[6] = copy[6]! + attackers;
    copy[7] = copy[7]! + defenders;
    return copy;
  }

  private left(a: number, d: number): Ending {
    return Float64Array.of(0, 0, 0, 0, 0, 1, a, d);
  }

  private taken(a: number): Ending {
    return Float64Array.of(this.plan.prize, 1, 0, 0, 0, 0, a, 0);
  }

  private gone(d: number): Ending {
    return Float64Array.of(0, 0, d === 0 ? 0 : 1, d === 0 ? 1 : 0, 0, 0, 0, d);
  }

  private truce(a: number, d: number): Ending {
    const { attacker } = this.plan;
    const lives = attacker.survivesTruce;
    const value = lives ? 0 : -a * attacker.worth[this.typeOf(attacker)]!;
    return Float64Array.of(value, 0, 0, 0, 1, 0, lives ? a : 0, d);
  }
}

function addTo(sum: Float64Array, chance: number, ending: Ending): void {
  for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + chance * ending[i]!;
}
