import type { BattlePlan, SidePlan } from '../../src/dust/plan.ts';

/**
 * A second solver, written apart from the first: plain recursion over single hits, single victims and single
 * rescue dice, every choice of both sides spelt out. Slow and simple.
 */
export interface Node {
  a: number[];
  d: number[];
  roller: 0 | 1;
  blanks: number;
  again: [boolean, boolean];
  nursing: [boolean, boolean];
  defenderRolled: boolean;
}

export const sum = (units: readonly number[]) => units.reduce((x, y) => x + y, 0);
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const chanceOf = (n: number, k: number, p: number) => choose(n, k) * p ** k * (1 - p) ** (n - k);

export class Naive {
  private readonly memo = new Map<string, number>();
  private readonly plan: BattlePlan;
  private readonly dice: [number[], number[]];

  constructor(plan: BattlePlan, dice: [number[], number[]]) {
    this.plan = plan;
    this.dice = dice;
  }

  side(i: 0 | 1): SidePlan {
    return i === 0 ? this.plan.attacker : this.plan.defender;
  }

  end(node: Node): number | null {
    if (sum(node.a) === 0) return 0;
    return sum(node.d) === 0 ? this.plan.prize : null;
  }

  diceFor(i: 0 | 1, units: readonly number[]): number {
    return units.reduce((n, count, type) => n + count * this.dice[i]![type]!, this.side(i).bonus);
  }

  /** The side about to roll decides who leaves. */
  turn(node: Node): number {
    const ended = this.end(node);
    if (ended !== null) return ended;
    const key = JSON.stringify(node);
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    const i = node.roller;
    const side = this.side(i);
    const units = i === 0 ? node.a : node.d;
    const values = [this.roll(node)];
    const may =
      side.plays === 'best' &&
      (side.withdraw === 'always' || (side.withdraw === 'after-first-roll' && node.defenderRolled));
    if (may) {
      for (const rest of this.subsets(units, Math.ceil(sum(units) / 2))) {
        const after = i === 0 ? { ...node, a: rest } : { ...node, d: rest };
        values.push(this.end(after) ?? this.roll(after));
      }
    }
    const value = i === 0 ? Math.max(...values) : Math.min(...values);
    this.memo.set(key, value);
    return value;
  }

  subsets(units: readonly number[], most: number): number[][] {
    let all: number[][] = [[]];
    for (const count of units) {
      all = all.flatMap((head) => Array.from({ length: count + 1 }, (_, left) => [...head, left]));
    }
    const size = sum(units);
    return all.filter((rest) => sum(rest) < size && size - sum(rest) <= most);
  }

  roll(node: Node): number {
    const i = node.roller;
    const n = this.diceFor(i, i === 0 ? node.a : node.d);
    const better = i === 0 ? Math.max : Math.min;
    const ability = this.side(i).ability;
    let value = 0;
    for (let k = 0; k <= n; k++) {
      const kept = this.hits(node, k);
      let best = kept;
      if (node.again[i] && this.canThrowAgain(node)) {
        const spent: Node = { ...node, again: i === 0 ? [false, node.again[1]] : [node.again[0], false] };
        const fixed = ability?.kind === 'reroll-all' ? 0 : k;
        let thrown = 0;
        for (let j = 0; j <= n - fixed; j++)
          thrown += chanceOf(n - fixed, j, this.plan.hit) * this.hits(spent, fixed + j);
        best = better(kept, thrown);
      }
      value += chanceOf(n, k, this.plan.hit) * best;
    }
    return value;
  }

  canThrowAgain(node: Node): boolean {
    const { ability } = this.side(node.roller);
    if (ability?.kind !== 'reroll-all') return true;
    return ability.needs.some((type) => (node.roller === 0 ? node.a : node.d)[type]! > 0);
  }

  hits(node: Node, k: number): number {
    const other: 0 | 1 = node.roller === 0 ? 1 : 0;
    const defenderRolled = node.defenderRolled || node.roller === 1;
    if (k === 0) {
      if (node.blanks + 1 < this.plan.truce) {
        return this.turn({ ...node, roller: other, blanks: node.blanks + 1, defenderRolled });
      }
      const lost = this.plan.attacker.survivesTruce ? 0 : worth(this.plan.attacker, node.a);
      return -lost;
    }
    const after: Node = { ...node, roller: other, blanks: 0, defenderRolled };
    return this.pickVictims(after, other, Math.min(k, sum(other === 0 ? node.a : node.d)), []);
  }

  /** The roller names one victim after the other. */
  pickVictims(node: Node, victim: 0 | 1, left: number, named: number[]): number {
    if (left === 0) return this.rescue(node, victim, named);
    const units = victim === 0 ? node.a : node.d;
    const side = this.side(victim);
    const types = units.flatMap((n, t) =>
      n > 0 && !(side.shield[t]! >= 0 && units[side.shield[t]!]! > 0) ? [t] : [],
    );
    const roller = this.side(victim === 0 ? 1 : 0);
    const dearest = types.reduce((x, t) => (side.worth[t]! > side.worth[x]! ? t : x), types[0]!);
    const values = (roller.plays === 'fixed' ? [dearest] : types).map((type) => {
      const rest = units.map((n, t) => (t === type ? n - 1 : n));
      return this.pickVictims(victim === 0 ? { ...node, a: rest } : { ...node, d: rest }, victim, left - 1, [
        ...named,
        type,
      ]);
    });
    return victim === 0 ? Math.min(...values) : Math.max(...values);
  }

  /** The owner may begin to rescue with any of the named units; afterwards every unit has its die. */
  rescue(node: Node, victim: 0 | 1, named: number[]): number {
    const side = this.side(victim);
    const sign = victim === 0 ? -1 : 1;
    const lossFrom = (start: number) =>
      named.reduce((total, type, i) => {
        const saved = i >= start && side.ability?.kind === 'rescue' ? side.ability.chance : 0;
        return total + side.worth[type]! * (1 - saved);
      }, 0);
    if (node.nursing[victim]) return sign * lossFrom(0) + this.turn(node);
    const values = [sign * lossFrom(named.length) + this.turn(node)];
    if (side.ability?.kind === 'rescue' && side.plays === 'best') {
      const nursing: [boolean, boolean] = victim === 0 ? [true, node.nursing[1]] : [node.nursing[0], true];
      for (let start = 0; start < named.length; start++) {
        values.push(sign * lossFrom(start) + this.turn({ ...node, nursing }));
      }
    }
    return victim === 0 ? Math.max(...values) : Math.min(...values);
  }

  /** Both roll at once, one type each. */
  exchange(a: number, d: number, blanks: number, again: [boolean, boolean], first: boolean): number {
    const key = `${a},${d},${blanks},${again},${first}`;
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    let best = Number.NEGATIVE_INFINITY;
    const leastA =
      this.side(0).withdraw === 'always' && this.side(0).plays === 'best' ? Math.floor(a / 2) : a;
    for (let sa = a; sa >= leastA; sa--) {
      if (sa === 0) {
        best = Math.max(best, 0);
        continue;
      }
      const worst = this.answer(sa, d, blanks, again, first);
      best = Math.max(best, worst);
    }
    this.memo.set(key, best);
    return best;
  }

  /** The attacker has decided who leaves, now the defender does; before the first exchange he may not. */
  answer(a: number, d: number, blanks: number, again: [boolean, boolean], first: boolean): number {
    const mayLeave = this.side(1).withdraw !== 'never' && this.side(1).plays === 'best' && !first;
    let worst = Number.POSITIVE_INFINITY;
    for (let stay = d; stay >= (mayLeave ? Math.floor(d / 2) : d); stay--) {
      worst = Math.min(worst, stay === 0 ? this.plan.prize : this.both(a, stay, blanks, again));
    }
    return worst;
  }

  /** Dice of so many units of the one type that a side has. */
  fleet(i: 0 | 1, count: number): number {
    return this.diceFor(
      i,
      this.side(i).units.map((n) => (n > 0 ? count : 0)),
    );
  }

  /** The dice lie there and the defender decides whether he throws his blanks again. */
  defend(a: number, d: number, blanks: number, again: [boolean, boolean], ka: number, kd: number): number {
    const kept = this.sink(a, d, blanks, again, ka, kd);
    if (!again[1]) return kept;
    const rest = this.fleet(1, d) - kd;
    let thrown = 0;
    for (let j = 0; j <= rest; j++)
      thrown += chanceOf(rest, j, this.plan.hit) * this.sink(a, d, blanks, [again[0], false], ka, kd + j);
    return Math.min(kept, thrown);
  }

  /** The same, but the attacker decides first. */
  attack(a: number, d: number, blanks: number, again: [boolean, boolean], ka: number, kd: number): number {
    const kept = this.defend(a, d, blanks, again, ka, kd);
    if (!again[0]) return kept;
    const rest = this.fleet(0, a) - ka;
    let thrown = 0;
    for (let j = 0; j <= rest; j++)
      thrown += chanceOf(rest, j, this.plan.hit) * this.defend(a, d, blanks, [false, again[1]], ka + j, kd);
    return Math.max(kept, thrown);
  }

  both(a: number, d: number, blanks: number, again: [boolean, boolean]): number {
    const p = this.plan.hit;
    const [na, nd] = [this.fleet(0, a), this.fleet(1, d)];
    let value = 0;
    for (let ka = 0; ka <= na; ka++) {
      for (let kd = 0; kd <= nd; kd++) {
        value += chanceOf(na, ka, p) * chanceOf(nd, kd, p) * this.attack(a, d, blanks, again, ka, kd);
      }
    }
    return value;
  }

  sink(a: number, d: number, blanks: number, again: [boolean, boolean], ka: number, kd: number): number {
    const worthOne = (i: 0 | 1) => this.side(i).worth[this.side(i).units.findIndex((n) => n > 0)]!;
    if (ka + kd === 0) {
      if (blanks + 1 < this.plan.truce) return this.exchange(a, d, blanks + 1, again, false);
      return this.plan.attacker.survivesTruce ? 0 : -a * worthOne(0);
    }
    const [la, ld] = [Math.min(a, kd), Math.min(d, ka)];
    const price = (i: 0 | 1) => {
      const side = this.side(i);
      const saved = side.ability?.kind === 'rescue' && side.plays === 'best' ? side.ability.chance : 0;
      return worthOne(i) * (1 - saved);
    };
    const swing = ld * price(1) - la * price(0);
    if (a === la) return swing;
    return swing + (d === ld ? this.plan.prize : this.exchange(a - la, d - ld, 0, again, false));
  }
}

function worth(side: SidePlan, units: readonly number[]): number {
  return units.reduce((total, n, type) => total + n * side.worth[type]!, 0);
}

/** Whether a side has a second throw. */
export const throws = (side: SidePlan): boolean =>
  side.plays === 'best' && (side.ability?.kind ?? '').startsWith('reroll');

/** Declarations, spelt out a second time. */
export function naive(plan: BattlePlan): number {
  const more = (i: 0 | 1) => {
    const side = i === 0 ? plan.attacker : plan.defender;
    const { ability } = side;
    return side.dice.map((n, t) =>
      ability?.kind === 'more-dice' && ability.types.includes(t) ? n + ability.dice : n,
    );
  };
  const fight = (aceA: boolean, aceD: boolean): number => {
    const solver = new Naive(plan, [
      aceA ? more(0) : [...plan.attacker.dice],
      aceD ? more(1) : [...plan.defender.dice],
    ]);
    const again: [boolean, boolean] = [throws(plan.attacker), throws(plan.defender)];
    if (plan.order === 'together')
      return solver.exchange(sum(plan.attacker.units), sum(plan.defender.units), 0, again, true);
    const node = {
      a: [...plan.attacker.units],
      d: [...plan.defender.units],
      blanks: 0,
      again,
      defenderRolled: false,
    };
    return solver.turn({ ...node, nursing: [false, false], roller: plan.order === 'attacker' ? 0 : 1 });
  };
  const kindOf = (side: SidePlan) => (side.plays === 'best' ? side.ability?.kind : undefined);
  const answers = (aceA: boolean): number => {
    const values = [fight(aceA, false)];
    const ability = plan.defender.ability;
    if (kindOf(plan.defender) === 'more-dice') values.push(fight(aceA, true));
    if (kindOf(plan.defender) === 'leave' && ability?.kind === 'leave') {
      values.push(plan.prize + (ability.survive ? 0 : worth(plan.defender, plan.defender.units)));
    }
    return Math.min(...values);
  };
  const values = [answers(false)];
  if (kindOf(plan.attacker) === 'more-dice') values.push(answers(true));
  if (kindOf(plan.attacker) === 'leave') values.push(0);
  if (kindOf(plan.attacker) === 'expel') values.push(plan.prize);
  return Math.max(...values);
}
