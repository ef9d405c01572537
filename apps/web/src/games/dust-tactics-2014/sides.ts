import type { Card, TacticsView } from '@dustfront/dust-tactics-2014';
import { cardOfUnit } from '@dustfront/dust-tactics-2014/query';
import type { SideSign } from '../../drawings/emblems.tsx';

const signOfBloc: Readonly<Record<Card['bloc'], SideSign>> = {
  allies: 'allies',
  axis: 'axis',
  blutkreuz: 'axis',
  ssu: 'ssu',
  mercenaries: 'mercs',
};

/** The bloc that a force belongs to, mercenaries only where there is nothing else. */
export function blocOf(cards: readonly Card[]): Card['bloc'] {
  return (cards.find((card) => card.bloc !== 'mercenaries') ?? cards[0])?.bloc ?? 'allies';
}

/** One sign a side; where both would show the same, the second shows another. */
export function signsOf([one = 'allies', two = 'axis']: readonly Card['bloc'][]): readonly SideSign[] {
  const first = signOfBloc[one];
  const second = signOfBloc[two];
  return [first, second === first ? (first === 'axis' ? 'mercs' : 'axis') : second];
}

export const blocsOf = (view: TacticsView): readonly Card['bloc'][] =>
  [0, 1].map((side) => blocOf(view.units.filter((unit) => unit.side === side).map(cardOfUnit)));

/** What the client calls the improvised weapon that everybody has. */
export const improvised = 'Improvised weapon';
