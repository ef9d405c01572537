import { type DustView, unitsOf } from '@dustfront/dust';
import { HIT_CHANCE, type Salvo, salvoDice } from '@dustfront/dust/query';
import { sum } from './chances.ts';

/** What an attack in one roll comes to, which nobody answers and after which nobody moves in. */
export interface SalvoChances {
  readonly dice: number;
  /** That at least one unit falls. */
  readonly some: number;
  /** Units that fall, on average. */
  readonly losses: number;
}

export function adviseSalvo(view: DustView, salvo: Salvo, from: string | null, to: string): SalvoChances {
  const units = (area: string | null): readonly number[] =>
    unitsOf(view.areas.find(({ id }) => id === area)?.units ?? {});
  const dice = salvoDice(salvo, units(from));
  const most = sum(units(to));
  let losses = 0;
  let chance = (1 - HIT_CHANCE) ** dice;
  const none = chance;
  for (let hits = 1; hits <= dice; hits++) {
    chance *= ((dice - hits + 1) / hits) * (HIT_CHANCE / (1 - HIT_CHANCE));
    losses += Math.min(hits, most) * chance;
  }
  return { dice, some: most === 0 ? 0 : 1 - none, losses };
}
