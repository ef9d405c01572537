import { UNIT_TYPES } from '@dustfront/dust';
import { type BattlePlan, type BattleStart, type Side, solveBattle } from '@dustfront/odds';
import { type BattleChances, chancesFor, sum } from './chances.ts';

interface Prospect {
  readonly chances: BattleChances;
  /** Worth won less worth lost, as the attacker sees it. */
  readonly value: number;
}

interface Asked {
  readonly question: string;
  readonly options: readonly string[];
  readonly plan: BattlePlan;
  readonly start: BattleStart | null;
  readonly side: Side;
  /** Units that have been told to leave already. */
  readonly withdrawing: readonly number[];
}

/** What an answer, by its name in records, would come to. */
export interface Answer extends Prospect {
  readonly id: string;
}

const nothing = { takes: 0, holds: 0, both: 0, truce: 0, leaves: 0 };

/** A side's force as it would be, its ability used up or not. */
const change = (plan: BattlePlan, side: Side, to: Partial<BattlePlan['attacker']>): BattlePlan => ({
  ...plan,
  [side]: { ...plan[side], ...to },
});

function fought(side: Side, plan: BattlePlan, start?: BattleStart): Prospect {
  const { value } = start === undefined ? solveBattle(plan) : solveBattle(plan, start);
  return { chances: chancesFor(side, plan, start), value };
}

/** Everybody of a side leaves, alive or not. */
function gone(plan: BattlePlan, side: Side, alive: boolean): Prospect {
  const { units, worth } = plan[side];
  const [a, d] = [sum(plan.attacker.units), sum(plan.defender.units)];
  const lost = alive ? 0 : units.reduce((all, n, type) => all + n * (worth[type] ?? 0), 0);
  const left = alive ? sum(units) : 0;
  return side === 'attacker'
    ? { chances: { ...nothing, leaves: 1, attackers: left, defenders: d }, value: -lost }
    : { chances: { ...nothing, takes: 1, attackers: a, defenders: left }, value: plan.prize + lost };
}

function declared({ plan, side }: Asked, use: boolean): Prospect | null {
  const without = change(plan, side, { ability: null });
  if (!use) return fought(side, without);
  const { ability, dice } = plan[side];
  if (ability?.kind === 'leave') return gone(plan, side, ability.survive);
  if (ability?.kind === 'expel') return gone(plan, 'defender', true);
  if (ability?.kind !== 'more-dice') return null;
  const more = dice.map((n, type) => (ability.types.includes(type) ? n + ability.dice : n));
  return fought(side, change(without, side, { dice: more }));
}

/** So many leave now, nobody after them, and those who stay roll; at sea the defender decides first. */
function withdrawn({ plan, start, side, withdrawing }: Asked, id: string): Prospect | null {
  const [, count = '0', unit = ''] = /^withdraw (\d+) (\w+)$/.exec(id) ?? [];
  if (start === null) return null;
  const leave = withdrawing.map((n, type) => n + (UNIT_TYPES[type] === unit ? Number(count) : 0));
  const keep = plan[side].units.map((n, type) => n - (leave[type] ?? 0));
  if (sum(keep) === 0) return gone(plan, side, true);
  const then: BattleStart =
    plan.order === 'together' && side === 'attacker'
      ? { ...start, next: 'turn', acting: 'defender' }
      : { ...start, next: 'roll' };
  const { chances, value } = fought(side, change(plan, side, { units: keep }), then);
  const who = side === 'attacker' ? 'attackers' : 'defenders';
  return { chances: { ...chances, [who]: chances[who] + sum(leave) }, value };
}

/**
 * The roll as it lies there, or all of its dice once more; blanks alone once more is what best play of both comes to.
 */
function thrown({ plan, start, side }: Asked, again: boolean): Prospect | null {
  if (start === null || plan.order === 'together') return null;
  if (!again) return fought(side, plan, { ...start, again: false });
  if (plan[side].ability?.kind !== 'reroll-all') return null;
  return fought(side, change(plan, side, { ability: null }), { ...start, next: 'roll' });
}

function chosen(asked: Asked, id: string): Prospect | null {
  switch (asked.question) {
    case 'declare':
      return declared(asked, id === 'use');
    case 'retreat':
      return withdrawn(asked, id);
    case 'reroll':
      return thrown(asked, id === 'use');
    default:
      return null;
  }
}

/** What each answer would come to with best play of both sides after it; those that are reached in time. */
export function answersOf(asked: Asked, inTime: () => boolean): readonly Answer[] {
  const found: Answer[] = [];
  for (const id of asked.options) {
    if (!inTime()) break;
    const prospect = chosen(asked, id);
    if (prospect !== null) found.push({ id, ...prospect });
  }
  return found;
}

/** The answer that is best for a side. */
export const bestAnswer = (answers: readonly Answer[], side: Side): Answer | null =>
  answers.reduce<Answer | null>(
    (best, one) =>
      best === null || (side === 'attacker' ? one.value > best.value : one.value < best.value) ? one : best,
    null,
  );
