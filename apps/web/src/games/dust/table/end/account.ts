import { type DustView, FIGURES, type UnitType } from '@dustfront/dust';
import { type ScoreParts, scoreParts } from '@dustfront/dust/query';
import type { LogLine } from '../../../../session/table.ts';
import { battlesIn } from '../../story/battles.ts';

const parts = [
  'capitals',
  'sources',
  'production',
  'sea',
  'land',
] as const satisfies readonly (keyof ScoreParts)[];
export type Part = (typeof parts)[number];

/** What a seat scored with over the whole war, part by part. */
export function scoredWith(view: DustView, seat: number): ScoreParts {
  const sum = { capitals: 0, sources: 0, production: 0, sea: 0, land: 0 };
  for (const round of view.history) {
    const one = scoreParts(round, seat, view.options.scoring);
    for (const part of parts) sum[part] += one[part];
  }
  return sum;
}

/** In what the first was furthest ahead of the second; null where he was in nothing. */
export function decidedBy(view: DustView, first: number, second: number): { part: Part; by: number } | null {
  const [a, b] = [scoredWith(view, first), scoredWith(view, second)];
  const [best] = parts.map((part) => ({ part, by: a[part] - b[part] })).sort((x, y) => y.by - x.by);
  return best === undefined || best.by <= 0 ? null : best;
}

export interface Losses {
  readonly lost: readonly UnitType[];
  readonly destroyed: readonly UnitType[];
  readonly taken: number;
}

/** What every seat lost and destroyed in attacks, and how many areas it took. */
export function lossesOf(log: readonly LogLine[], seats: number): readonly Losses[] {
  const all = Array.from({ length: seats }, () => ({
    lost: [] as UnitType[],
    destroyed: [] as UnitType[],
    taken: 0,
  }));
  for (const { seat, defender, lost, end } of battlesIn(log)) {
    const attacker = all[seat];
    const other = typeof defender === 'number' ? all[defender] : undefined;
    attacker?.lost.push(...lost.attacker);
    attacker?.destroyed.push(...lost.defender);
    other?.lost.push(...lost.defender);
    other?.destroyed.push(...lost.attacker);
    if (end?.taken === true && attacker !== undefined) attacker.taken++;
  }
  return all;
}

/** What units cost to build. */
export const worthOf = (units: readonly UnitType[]): number =>
  units.reduce((sum, unit) => sum + FIGURES[unit].cost, 0);
