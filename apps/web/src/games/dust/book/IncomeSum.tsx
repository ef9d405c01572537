import type { DustView } from '@dustfront/dust';
import type { ComponentChildren } from 'preact';
import { type Sign, SignIcon } from '../drawings/glyphs.tsx';
import { armyOf } from '../model.ts';

const Part = ({ signs, children }: { signs: readonly Sign[]; children: ComponentChildren }) => (
  <span class="bk-part">
    {signs.map((sign) => (
      <SignIcon key={sign} sign={sign} size={16} />
    ))}
    {children}
  </span>
);

/** What a turn brings in, as the sum it is: what centres and sources give, capitals, the card. */
export function IncomeSum({ view }: { view: DustView }) {
  const mine = view.areas.filter(({ holder }) => holder === 0);
  const fed = Math.min(
    mine.filter(({ centre }) => centre).length,
    mine.filter(({ source }) => source).length,
  );
  const capitals = mine.filter(({ capital }) => capital).length;
  const total = view.production?.income ?? 0;
  const card = total - 3 * fed - 6 * capitals;
  return (
    <p class={`bk-sum num army-${armyOf(view, 0)}`}>
      <Part signs={['centre', 'power']}>{fed} × 3</Part>+<Part signs={['star']}>{capitals} × 6</Part>+
      <Part signs={['card']}>{card}</Part>=<b>{total}</b>
    </p>
  );
}
