import type { DustOption } from '@dustfront/dust';
import { diceOf, type Field, total } from './field.ts';

interface Shop {
  readonly points: number;
  readonly cart: { readonly units: readonly number[]; readonly centres: number; readonly cards: number };
}

/** Buying by need: cards to play with, a centre for every source, supremacy first, then dice. */
export function purchaseWorth(field: Field, option: DustOption): number {
  if (option.do === 'done') return 0;
  if (option.do === 'free-mech') return 50 + placeWorth(field, option);
  if (option.do !== 'buy') return -1;
  const shop = field.frame<Shop>('production') ?? field.frame<Shop>('reinforcements');
  if (shop === null) return 0;
  const { cart, points } = shop;
  const { style } = field;
  const { round, players } = field.state;
  const own = field.holdings()[field.seat]!;
  const held = players[field.seat]!.hand.length + cart.cards;
  const [tanks, mechs, fighters, , submarines] = cart.units;
  const centres = own.centres + cart.centres;
  switch (option.ware) {
    case 'card':
      return held < 3 ? 40 : held < 5 && points <= 4 ? 2 : -1;
    case 'centre': {
      const wanted = centres < own.sources && centres < style.centres && round < 6;
      return cart.centres === 0 && wanted ? 20 : -1;
    }
    case 'submarine':
      return field.lead('seas') < 1 && submarines! < style.submarines && round > 0 ? 15 : 0.5;
    case 'mech':
      return mechs! <= style.mechs * tanks! ? 8 : 4;
    case 'fighter':
      return fighters === 0 && mechs! > 0 ? 5 : 1;
    case 'bomber':
      return 0.6;
    case 'tank':
      return 6;
  }
}

/** Where new units stand best: where there is most to take, and most to fear. */
export function placeWorth(field: Field, option: DustOption): number {
  if (option.do !== 'place' && option.do !== 'free-mech') return -1;
  return standWorth(field, field.atlas.index.get(option.area)!);
}

export function standWorth(field: Field, area: number): number {
  const units = field.units(area);
  const threat = field.threat(area);
  if (field.atlas.isSea[area]) {
    const own = total(units);
    return 10 + (own === 0 ? field.worth(area) : -own) - 0.2 * threat;
  }
  let prize = 0;
  for (const target of field.front(area))
    prize = Math.max(
      prize,
      (field.isBarred(target) ? 0.5 : 1) * field.worth(target) - diceOf(field.units(target)),
    );
  const dice = diceOf(units);
  const need = Math.max(0, threat - dice) * (field.isCapital(area) ? 3 : 1) * field.style.guard;
  return prize + need + 0.5 * dice;
}

export function centreWorth(field: Field, area: number): number {
  return (field.front(area).length === 0 ? 0 : 1) - field.threat(area);
}
