import type { Alternating, Rolling, Tables } from './alternating.ts';

/** Differences below this are the same choice; the first of equal choices is taken. */
const SAME = 1e-12;

/** The better choice among equals is the one listed first: stay rather than leave, dearest unit first. */
export class Decisions {
  readonly battle: Alternating;
  private readonly kept: Float64Array;
  private readonly spent: Float64Array;

  constructor(battle: Alternating) {
    this.battle = battle;
    this.kept = new Float64Array(battle.chances.length + 1);
    this.spent = new Float64Array(battle.chances.length + 1);
  }

  /** The force that the victim is reduced to by k hits. */
  removal(at: Rolling, k: number, next: Tables): number {
    const { battle } = this;
    const attacking = at.roller === 'attacker';
    const victims = attacking ? battle.defenders : battle.attackers;
    const { to, loss } = victims.removals(attacking ? at.d : at.a, k);
    const table = next[at.flags]![attacking ? 1 : 0]![0]!;
    return to[
      firstBest(to.length, attacking, (i) =>
        attacking
          ? loss[i]! + table[at.a * battle.width + to[i]!]!
          : table[to[i]! * battle.width + at.d]! - loss[i]!,
      )
    ]!;
  }

  /** Whether a roll with k hits should be thrown again. */
  reroll(at: Rolling, blanks: number, k: number, next: Tables): boolean {
    const { battle } = this;
    const own = at.roller === 'attacker' ? 1 : 2;
    if ((at.flags & own) === 0 || !battle.mayReroll(at)) return false;
    const top = Math.min(battle.diceOf(at), battle.enemies(at));
    // More hits than units: only a cease-fire that destroys landed units could be better than that.
    if (k >= top && battle.abilityOf(at.roller) !== 'reroll-all') return false;
    battle.afterHits(at, at.flags, next, top, this.kept);
    this.kept[0] = battle.afterBlank(at, at.flags, blanks, next);
    const sign = at.roller === 'attacker' ? 1 : -1;
    return sign * (this.thrownAgain(at, blanks, k, top, next) - this.kept[k]!) > SAME;
  }

  private thrownAgain(at: Rolling, blanks: number, k: number, top: number, next: Tables): number {
    const { battle } = this;
    const dice = battle.diceOf(at);
    const left = at.flags & ~(at.roller === 'attacker' ? 1 : 2);
    battle.afterHits(at, left, next, top, this.spent);
    this.spent[0] = battle.afterBlank(at, left, blanks, next);
    return battle.abilityOf(at.roller) === 'reroll-all'
      ? battle.expect(battle.chances[dice]!, top, this.spent)
      : battle.blanksAgain(dice, k, top, this.spent);
  }

  /** The value of a roll that lies there with k hits. */
  rolled(at: Rolling, blanks: number, k: number, next: Tables, again: boolean): number {
    const { battle } = this;
    const top = Math.min(battle.diceOf(at), battle.enemies(at));
    const hits = Math.min(k, top);
    if (again && this.reroll(at, blanks, hits, next)) return this.thrownAgain(at, blanks, hits, top, next);
    if (hits === 0) return battle.afterBlank(at, at.flags, blanks, next);
    battle.afterHits(at, at.flags, next, hits, this.kept);
    return this.kept[hits]!;
  }

  /** The force that stays and rolls. */
  stay(at: Rolling, blanks: number): number {
    const { battle } = this;
    const attacking = at.roller === 'attacker';
    const table = battle.roll[at.flags]![attacking ? 0 : 1]![blanks]!;
    const list = attacking ? battle.attackers.withdrawals(at.a) : battle.defenders.withdrawals(at.d);
    const valueAt = (i: number) =>
      attacking ? table[list[i]! * battle.width + at.d]! : table[at.a * battle.width + list[i]!]!;
    return list[firstBest(list.length, attacking, valueAt)]!;
  }

  /** The attacker's opening: he may leave before a roll after which the defender may not leave yet. */
  opening(a: number, d: number, flags: number, blanks = 0): { stay: number; value: number } {
    const { battle } = this;
    const leaving = battle.plan.attacker.withdraw === 'always';
    const list = leaving ? battle.attackers.withdrawals(a) : Int32Array.of(a);
    const values = Array.from(list, (force) =>
      force === 0 ? 0 : battle.rollValue({ roller: 'attacker', flags, a: force, d }, blanks, battle.roll),
    );
    const best = firstBest(list.length, true, (i) => values[i]!);
    return { stay: list[best]!, value: values[best]! };
  }
}

function firstBest(length: number, high: boolean, valueAt: (i: number) => number): number {
  let best = 0;
  let bestValue = valueAt(0);
  for (let i = 1; i < length; i++) {
    const value = valueAt(i);
    if (high ? value > bestValue + SAME : value < bestValue - SAME) {
      best = i;
      bestValue = value;
    }
  }
  return best;
}
