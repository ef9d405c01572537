import type { Bloc, Card } from '../cards/card.ts';
import { BLOCS, type Side, type Unit } from '../state.ts';
import type { FindCard } from './army.ts';
import type { SetupUnit } from './options.ts';

/** The unit of a card, outside the board, whole and unspent. */
export function freshUnit(id: number, name: string, card: Card, side: Side, seat: number): Unit {
  return {
    id,
    name,
    card: card.id,
    side,
    seat,
    place: 'reserve',
    square: -1,
    figures: card.kind === 'squad' ? card.figures.map((_, i) => i) : [],
    health: card.kind === 'squad' ? 0 : card.health,
    joined: -1,
    activated: false,
    moved: false,
    ammo: Object.fromEntries(
      card.weapons.flatMap((line) => (line.limited === undefined ? [] : [[line.id, line.limited]])),
    ),
    shots: 0,
    unloaded: [],
    spent: [],
    effects: [],
    tried: false,
    tag: '',
    ...(card.size !== undefined && { size: card.size }),
  };
}

/** Numbers units of one card: `gunners`, `gunners-2`. */
export function uniqueName(taken: ReadonlySet<string>, base: string): string {
  if (!taken.has(base)) return base;
  for (let n = 2; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`;
}

/** Both forces as units in reserve; heroes who join come right after their squads (dt1.hero.join.enter). */
export function muster(
  forces: Readonly<Record<Bloc, readonly SetupUnit[]>>,
  seats: readonly Side[],
  find: FindCard,
): Unit[] {
  const units: Unit[] = [];
  const taken = new Set<string>();
  const add = (cardId: string, side: Side, seat: number, tag: string | undefined): Unit => {
    const name = uniqueName(taken, cardId);
    taken.add(name);
    const unit = freshUnit(units.length, name, find(cardId)!, side, seat);
    unit.tag = tag ?? '';
    units.push(unit);
    return unit;
  };
  for (const side of [0, 1] as const) {
    const mine = seats.flatMap((of, seat) => (of === side ? [seat] : []));
    forces[BLOCS[side]!].forEach((spec, i) => {
      const seat = mine[spec.player ?? i % mine.length] ?? mine[0]!;
      const unit = add(spec.card, side, seat, spec.tag);
      if (spec.round !== undefined && spec.round > 1) unit.from = spec.round;
      if (spec.hero === undefined) return;
      const hero = add(spec.hero, side, seat, spec.heroTag);
      if (unit.from !== undefined) hero.from = unit.from;
      unit.joined = hero.id;
      hero.joined = unit.id;
    });
  }
  return units;
}
