import type { ChoiceParts, DamageFrame, TacticsView } from '@dustfront/dust-tactics-2014';
import { cardOfUnit } from '@dustfront/dust-tactics-2014/query';
import type { LogLine, OpenQuestion, OptionRow } from '../../session/table.ts';
import { type Casualties, lossesAtEnd, type Portrait } from '../casualties.ts';
import { artOf } from './art.ts';
import { signOf } from './model.ts';

/** Soldiers of a squad who carry and are the same as one of them. */
function alike(view: TacticsView, row: OptionRow): number {
  const option = row.option as unknown as ChoiceParts;
  const unit = view.units[option.unit ?? -1];
  const man = option.n ?? -1;
  if (unit === undefined || man < 0) return 0;
  const { soldiers } = cardOfUnit(unit);
  const kind = (at: number): string => `${soldiers[at]?.weapons.join()}/${soldiers[at]?.roles.join()}`;
  return unit.soldiers.filter((at) => kind(at) === kind(man)).length;
}

/** The soldier or unit whom an answer gives a hit. */
function portrait(view: TacticsView, row: OptionRow): Portrait | null {
  const option = row.option as unknown as ChoiceParts;
  const unit = view.units[option.unit ?? -1];
  if (unit === undefined) return null;
  const man = option.n ?? -1;
  const who = man < 0 ? unit : { ...unit, soldiers: [man] };
  return { art: artOf(cardOfUnit(unit), who), sign: signOf(view, unit), flip: unit.side === 1 };
}

/** Which of how many hits is shared out. */
export function tacticsCasualties(
  question: OpenQuestion,
  view: TacticsView,
  log: readonly LogLine[],
): Casualties | null {
  const frame = view.stack.findLast(({ kind }) => kind === 'damage') as DamageFrame | undefined;
  if (question.name !== 'take-hit' || frame === undefined) return null;
  return {
    taken: lossesAtEnd(log, ['soldier-lost', 'damaged', 'withstood']),
    left: frame.pools.reduce((sum, { hits }) => sum + hits, 0),
    alike: (row) => alike(view, row),
    portrait: (row) => portrait(view, row),
  };
}
