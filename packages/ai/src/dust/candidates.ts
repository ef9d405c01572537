import type { AttackForm, DustOption, MoveKind } from '@dustfront/dust';
import { targetsOf } from './attacks.ts';
import type { Field } from './field.ts';
import { reach } from './movement.ts';
import { type CombatFrame, choose } from './policy.ts';
import { attackWays, moveWays, type Way } from './ways.ts';

interface MoveFrame {
  readonly move: MoveKind;
  readonly from: number;
}

/** Questions that the general thinks about; the others are staff work. Shares of the time for a question. */
export const THOUGHT: Readonly<Record<string, number>> = {
  combat: 0.8,
  target: 0.25,
  movement: 0.5,
  destination: 0.2,
  purchase: 0.25,
  place: 0.15,
  centre: 0.15,
  koshka: 0.3,
  diplomat: 0.3,
};

/** What the staff's own answer counts for where it weighs nothing, in production points. */
const USUAL = 4;

/** The ways to go on from a question, the staff's own first, then by what the staff thinks of them. */
export function waysOf(field: Field, question: string, options: readonly DustOption[], most: number): Way[] {
  const usual = choose(field, question, options);
  const { index } = field.atlas;
  let ways: Way[];
  switch (question) {
    case 'combat': {
      const pairs = field.frame<CombatFrame>('combat')?.pairs ?? [];
      ways = options.flatMap((option): Way[] => {
        if (option.do !== 'attack' && option.do !== 'launch') return [{ option, prior: field.style.least }];
        const from = option.do === 'attack' ? index.get(option.from)! : -1;
        const targets = targetsOf(field, option.form, from).filter((to) => !pairs.includes(`${from}>${to}`));
        return attackWays(field, option, option.form, from, targets);
      });
      break;
    }
    case 'target': {
      const frame = field.frame<CombatFrame>('combat')!;
      ways = options.flatMap((option) =>
        option.do === 'to'
          ? attackWays(field, option, frame.form as AttackForm, frame.from, [index.get(option.area)!])
          : [],
      );
      break;
    }
    case 'movement':
      ways = options.flatMap((option): Way[] => {
        if (option.do !== 'move') return [{ option, prior: 0 }];
        const from = index.get(option.from)!;
        return moveWays(field, option, option.kind, from, reach(field, option.kind, from));
      });
      break;
    case 'destination': {
      const frame = field.frame<MoveFrame>('movement')!;
      ways = options.flatMap((option) =>
        option.do === 'to' ? moveWays(field, option, frame.move, frame.from, [index.get(option.area)!]) : [],
      );
      break;
    }
    default:
      ways = options.map((option) => ({ option, prior: option === usual ? USUAL : 0 }));
  }
  ways.sort((a, b) => b.prior - a.prior);
  const chosen = ways.slice(0, most);
  const stop = ways.find(({ option }) => option.do === 'end' || option.do === 'stop');
  if (stop !== undefined && !chosen.includes(stop)) chosen.push(stop);
  if (!chosen.some(({ option }) => option === usual))
    chosen.unshift({ option: usual, prior: chosen[0]?.prior ?? 0 });
  return chosen;
}
