import type { BattleAdvice, BattleChances } from '@dustfront/advice/dust';
import { type DustView, FIGURES } from '@dustfront/dust';
import type { OpenQuestion, OptionRow } from '../../../../session/table.ts';
import { optionOf } from '../../model.ts';
import type { Weighed } from '../../odds/solver.ts';

type Side = 'attacker' | 'defender';

/** How likely the area is a side's in the end. */
export const chanceOf = ({ takes, holds, truce, leaves }: BattleChances, side: Side): number =>
  side === 'attacker' ? takes : holds + truce + leaves;

/** The side that is asked; while nobody here is, the one that sits at this screen. */
export function sideAsked(
  { battle }: DustView,
  question: OpenQuestion | null,
  mine: readonly number[],
): Side {
  if (question !== null) return battle?.acting ?? 'attacker';
  const defends = typeof battle?.defender === 'number' && mine.includes(battle.defender);
  return defends && !mine.includes(battle.attacker) ? 'defender' : 'attacker';
}

export const adviceOf = (weighed: Weighed): BattleAdvice | null =>
  weighed.state === 'done' && weighed.advice !== 'too large' ? weighed.advice : null;

/** The option that best play names. */
function named(best: NonNullable<BattleAdvice['best']>): string {
  const [unit, count] = Object.entries('units' in best ? best.units : {})[0] ?? ['', 0];
  switch (best.do) {
    case 'withdraw':
      return `withdraw ${count} ${unit}`;
    case 'remove':
      return `destroy ${unit}`;
    case 'again':
      return 'use';
    case 'keep':
      return 'pass';
    default:
      return best.do;
  }
}

const HIT = 1 / 3;

/** What the unit cost that an answer would destroy. */
function costOf(row: OptionRow): number {
  const option = optionOf(row);
  return option.do === 'destroy' ? FIGURES[option.unit].cost : 0;
}

/**
 * What everybody would answer where nothing was reckoned: nurse everybody, throw a poor roll again, the dearest falls.
 */
function sensible(question: OpenQuestion, view: DustView): string | null {
  const ids = question.options.map(({ id }) => id);
  const first = (test: (id: string) => boolean): string | null => ids.find(test) ?? null;
  switch (question.name) {
    case 'nurse':
      return first((id) => id.startsWith('rescue'));
    case 'retreat':
      return first((id) => id === 'stand');
    case 'reroll': {
      const faces =
        view.battle?.acting === 'defender' ? view.battle.defenderFaces : (view.battle?.attackerFaces ?? []);
      const hits = faces.filter((face) => face >= 4).length;
      return hits < faces.length * HIT ? 'use' : 'pass';
    }
    case 'casualties':
      return question.options.toSorted((a, b) => costOf(b) - costOf(a))[0]?.id ?? null;
    default:
      return null;
  }
}

/** The best answer to a question of a battle, by its name; null while it is being reckoned, or where none is better. */
export function bestOf(question: OpenQuestion, view: DustView, weighed: Weighed): string | null {
  if (weighed.state === 'working') return null;
  const best = adviceOf(weighed)?.best ?? null;
  const id = best === null ? sensible(question, view) : named(best);
  return question.options.some((row) => row.id === id) ? id : null;
}
