import type { CoreOption, CoreView, DamageFrame } from '@dustfront/dust-tactics';
import type { LogLine, OpenQuestion, OptionRow } from '../../session/table.ts';
import { type Casualties, lossesAtEnd, type Portrait } from '../casualties.ts';
import { artOf } from './art.ts';
import { cardOf, signOf, unitNamed } from './model.ts';

/** Soldiers of a squad who carry and are the same as one of them. */
function alike(view: CoreView, row: OptionRow): number {
  const option = row.option as unknown as CoreOption;
  const unit = option.do === 'lose' && option.figure >= 0 ? unitNamed(view, option.unit) : undefined;
  if (unit === undefined || option.do !== 'lose') return 0;
  const card = cardOf(view, unit);
  const kind = (figure: number): string => `${card.figures[figure]?.join()} ${card.roles?.[figure] ?? ''}`;
  return unit.figures.filter((figure) => kind(figure) === kind(option.figure)).length;
}

/** The soldier or hero whom an answer gives a hit. */
function portrait(view: CoreView, row: OptionRow): Portrait | null {
  const option = row.option as unknown as CoreOption;
  const unit = option.do === 'lose' ? unitNamed(view, option.unit) : undefined;
  if (unit === undefined || option.do !== 'lose') return null;
  const who = option.figure >= 0 ? [option.figure] : unit.figures;
  return { art: artOf(cardOf(view, unit), who, unit.health), sign: signOf(unit), flip: unit.side === 1 };
}

/** Which of how many hits is shared out: whole squads lose all at once, a squad with its hero blow by blow. */
export function coreCasualties(
  question: OpenQuestion,
  view: CoreView,
  log: readonly LogLine[],
): Casualties | null {
  const frame = view.stack.findLast(({ kind }) => kind === 'damage') as DamageFrame | undefined;
  if (question.name !== 'casualty' || frame === undefined) return null;
  return {
    taken: lossesAtEnd(log, ['soldier-lost', 'health-lost', 'resisted']),
    left: frame.step === 'choose' ? frame.losses : frame.blows,
    alike: (row) => alike(view, row),
    portrait: (row) => portrait(view, row),
  };
}
