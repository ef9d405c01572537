import { dustTactics2014, type Facing, hasCard, type TacticsState } from '@dustfront/dust-tactics-2014';
import { planAttack, sizeOf } from '@dustfront/dust-tactics-2014/query';
import { isProblems, type Json } from '@dustfront/kernel';
import { type DuelOdds, duelOdds } from '../duel.ts';

/** One unit a side, nowhere yet, where there is water, so that vessels may be fielded as well. */
export function tableOfTwo(one: string, two: string): TacticsState | null {
  const setup = { scenario: 'no-mans-land', placement: false, forces: [{ cards: [one] }, { cards: [two] }] };
  const made = dustTactics2014.setup(setup as unknown as Json);
  return isProblems(made) ? null : made;
}

const row = 4;
const east: Facing = 1;
const west: Facing = 3;

/** Exact odds of one attack with everything that reaches, face to face at a distance, in the open. */
export function tacticsDuel(unit: string, enemy: string, range: number): DuelOdds | null {
  if (!hasCard(unit) || !hasCard(enemy)) return null;
  const table = tableOfTwo(unit, enemy);
  const [one, two] = table?.units ?? [];
  if (table == null || one === undefined || two === undefined) return null;
  const at = row * table.board.width;
  Object.assign(one, { place: 'board', at, facing: east, hidden: false });
  Object.assign(two, { place: 'board', at: at + sizeOf(one) - 1 + range, facing: west, hidden: false });
  return duelOdds(range, planAttack(table, one, two));
}
