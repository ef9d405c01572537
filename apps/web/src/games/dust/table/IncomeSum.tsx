import type { DustView } from '@dustfront/dust';
import type { ComponentChildren } from 'preact';
import { type Sign, SignIcon } from '../drawings/glyphs.tsx';
import { armyOf, cardOf } from '../model.ts';
import { w } from '../words.ts';
import './incomesum.css';

const Part = ({
  signs,
  label,
  children,
}: {
  signs: readonly Sign[];
  label: string;
  children: ComponentChildren;
}) => (
  <span class="d-sum-part" title={label}>
    {signs.map((sign) => (
      <SignIcon key={sign} sign={sign} size={16} />
    ))}
    <span class="vh">{label}: </span>
    {children}
  </span>
);

/**
 * What a turn brings in, as the sum it is: what centres and sources give, capitals, the card. Nothing where something
 * else was given, as at the beginning, or at least.
 */
export function IncomeSum({ view, seat }: { view: DustView; seat: number }) {
  const mine = view.areas.filter(({ holder }) => holder === seat);
  const centres = mine.filter(({ centre }) => centre).length;
  const fed = Math.min(centres, mine.filter(({ source }) => source).length);
  const capitals = mine.filter(({ capital }) => capital).length;
  const total = view.production?.income ?? 0;
  const played = view.players[seat]?.played ?? null;
  const card = (played === null ? undefined : cardOf(played)?.production) ?? total - 3 * fed - 6 * capitals;
  if (3 * fed + 6 * capitals + card !== total) return null;
  return (
    <p class={`d-sum num army-${armyOf(view, seat)}`}>
      <Part signs={['centre', 'power']} label={w('shop.from.centres')}>
        {fed} × 3
      </Part>
      +
      <Part signs={['star']} label={w('victory.capitalsOf')}>
        {capitals} × 6
      </Part>
      +
      <Part signs={['card']} label={w('ware.card')}>
        {card}
      </Part>
      =<b>{total}</b>
      {fed < centres && <small>{w('shop.idle', { count: centres - fed })}</small>}
    </p>
  );
}
