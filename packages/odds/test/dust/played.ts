import type { BattleMoment, BattleOutcome, BattlePlan, BattleStart, Side } from '../../src/dust/plan.ts';
import type { BattlePolicy } from '../../src/dust/solve.ts';

/** Chances of the five endings, then who of each type is alive on either side. */
interface Tally {
  readonly ends: number[];
  readonly alive: Record<Side, number[]>;
}

const ENDS = ['attackerTakes', 'attackersEliminated', 'bothEliminated', 'truce', 'attackersLeft'] as const;
const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
const isGone = (units: readonly number[]): boolean => units.every((count) => count === 0);

/** Chances of 0, 1, 2 … hits, die by die. */
function hitsOf(dice: number, hit: number): number[] {
  if (dice === 0) return [1];
  const fewer = hitsOf(dice - 1, hit);
  return Array.from(
    { length: dice + 1 },
    (_, k) => (fewer[k] ?? 0) * (1 - hit) + (k > 0 ? fewer[k - 1]! : 0) * hit,
  );
}

/** Plays a battle out as a policy says, all dice that can fall, and adds up what becomes of it. */
export class Played {
  private readonly plan: BattlePlan;
  private readonly policy: BattlePolicy;
  private readonly known = new Map<string, Tally>();

  constructor(plan: BattlePlan, policy: BattlePolicy) {
    this.plan = plan;
    this.policy = policy;
  }

  from({ blanks, defenderRolled }: Pick<BattleStart, 'blanks' | 'defenderRolled'>): BattleOutcome {
    const { attacker, defender, order } = this.plan;
    const { ends, alive } = this.turn({
      attacker: attacker.units,
      defender: defender.units,
      roller: order === 'defender' ? 'defender' : 'attacker',
      blanks,
      attackerReroll: true,
      defenderReroll: true,
      defenderRolled,
    });
    const lost = (side: Side) =>
      this.plan[side].units.reduce(
        (sum, n, type) => sum + (n - alive[side][type]!) * this.plan[side].worth[type]!,
        0,
      );
    const chances = Object.fromEntries(ENDS.map((end, i) => [end, ends[i]!]));
    return {
      ...(chances as Record<(typeof ENDS)[number], number>),
      attackerSurvivors: alive.attacker,
      defenderSurvivors: alive.defender,
      swing: lost('defender') - lost('attacker'),
    };
  }

  private turn(m: BattleMoment): Tally {
    const key = JSON.stringify(m);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const result = this.stays(m, (after) =>
      this.plan.order !== 'together'
        ? this.roll(after)
        : this.stays({ ...after, roller: 'defender' }, (both) => this.exchange(both)),
    );
    this.known.set(key, result);
    return result;
  }

  /** Whoever leaves lives; a side that leaves altogether ends it. */
  private stays(m: BattleMoment, then: (after: BattleMoment) => Tally): Tally {
    const stay = this.policy.stay(m);
    const gone = m[m.roller].map((count, type) => count - stay[type]!);
    const after = { ...m, [m.roller]: stay };
    const result = !isGone(stay)
      ? then(after)
      : this.end(m.roller === 'attacker' ? 'attackersLeft' : 'attackerTakes', after);
    return this.mean([{ chance: 1, result, saved: { [m.roller]: gone } }]);
  }

  private roll(m: BattleMoment): Tally {
    const dice = this.diceOf(m, m.roller);
    return this.fall(dice, (k) => {
      if (!this.policy.reroll(m, k, 0)) return this.struck(m, { [m.roller]: k });
      const all = this.plan[m.roller].ability?.kind === 'reroll-all';
      return this.again(m, m.roller, all ? 0 : k, (spent, hits) => this.struck(spent, { [m.roller]: hits }));
    });
  }

  /** Both roll; the attacker decides first whether he throws his blanks again. */
  private exchange(m: BattleMoment): Tally {
    const ours = { ...m, roller: 'attacker' as const };
    const answer = (now: BattleMoment, ka: number, kd: number): Tally => {
      const theirs = { ...now, roller: 'defender' as const };
      if (!this.policy.reroll(theirs, kd, ka)) return this.struck(now, { attacker: ka, defender: kd });
      return this.again(theirs, 'defender', kd, (spent, hits) =>
        this.struck(spent, { attacker: ka, defender: hits }),
      );
    };
    return this.fall(this.diceOf(m, 'attacker'), (ka) =>
      this.fall(this.diceOf(m, 'defender'), (kd) =>
        this.policy.reroll(ours, ka, kd)
          ? this.again(ours, 'attacker', ka, (spent, hits) => answer(spent, hits, kd))
          : answer(ours, ka, kd),
      ),
    );
  }

  private again(
    m: BattleMoment,
    side: Side,
    kept: number,
    then: (spent: BattleMoment, hits: number) => Tally,
  ): Tally {
    const spent = { ...m, [side === 'attacker' ? 'attackerReroll' : 'defenderReroll']: false };
    return this.fall(this.diceOf(m, side) - kept, (more) => then(spent, kept + more));
  }

  private fall(dice: number, then: (hits: number) => Tally): Tally {
    return this.mean(
      hitsOf(dice, this.plan.hit).map((chance, k) => ({ chance, result: then(k), saved: {} })),
    );
  }

  /** Hits of one side or of both find their units. */
  private struck(m: BattleMoment, hits: Partial<Record<Side, number>>): Tally {
    const together = this.plan.order === 'together';
    const rolled = m.defenderRolled || together || m.roller === 'defender';
    const next = { roller: together ? ('attacker' as const) : other(m.roller), defenderRolled: rolled };
    if ((hits.attacker ?? 0) + (hits.defender ?? 0) === 0) {
      if (m.blanks + 1 === this.plan.truce) return this.end('truce', m);
      return this.turn({ ...m, ...next, blanks: m.blanks + 1 });
    }
    const left = (victim: Side): readonly number[] => {
      const many = hits[other(victim)] ?? 0;
      return many === 0 ? m[victim] : this.policy.losses({ ...m, roller: other(victim) }, many);
    };
    const after = { ...m, ...next, blanks: 0, attacker: left('attacker'), defender: left('defender') };
    const rescued = (side: Side) => {
      const { ability, plays } = this.plan[side];
      const chance = ability?.kind === 'rescue' && plays === 'best' ? ability.chance : 0;
      return m[side].map((count, type) => (count - after[side][type]!) * chance);
    };
    const saved = { attacker: rescued('attacker'), defender: rescued('defender') };
    return this.mean([{ chance: 1, result: this.on(after), saved }]);
  }

  private on(m: BattleMoment): Tally {
    if (isGone(m.attacker)) return this.end(isGone(m.defender) ? 'bothEliminated' : 'attackersEliminated', m);
    return isGone(m.defender) ? this.end('attackerTakes', m) : this.turn(m);
  }

  private end(how: (typeof ENDS)[number], m: BattleMoment): Tally {
    const dies = how === 'truce' && !this.plan.attacker.survivesTruce;
    return {
      ends: ENDS.map((one) => (one === how ? 1 : 0)),
      alive: { attacker: m.attacker.map((n) => (dies ? 0 : n)), defender: [...m.defender] },
    };
  }

  private mean(
    parts: readonly { chance: number; result: Tally; saved: Partial<Record<Side, readonly number[]>> }[],
  ): Tally {
    const sumOf = (list: (part: (typeof parts)[number]) => readonly number[]) =>
      list(parts[0]!).map((_, i) => parts.reduce((sum, part) => sum + part.chance * list(part)[i]!, 0));
    const alive = (side: Side) =>
      sumOf(({ result, saved }) => result.alive[side].map((n, type) => n + (saved[side]?.[type] ?? 0)));
    return {
      ends: sumOf(({ result }) => result.ends),
      alive: { attacker: alive('attacker'), defender: alive('defender') },
    };
  }

  private diceOf(m: BattleMoment, side: Side): number {
    const { dice, bonus } = this.plan[side];
    return m[side].reduce((sum, count, type) => sum + count * dice[type]!, bonus);
  }
}
