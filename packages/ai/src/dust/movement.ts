import { type DustOption, type MoveKind, UNIT_TYPES } from '@dustfront/dust';
import { keeperOf } from './attacks.ts';
import { diceOf, type Field, NOBODY, total } from './field.ts';
import { standWorth } from './production.ts';

type Of<Name extends DustOption['do']> = Extract<DustOption, { do: Name }>;

interface Move {
  readonly value: number;
  /** One unit goes; else all but one. */
  readonly one: boolean;
}

const NOT: Move = { value: -1, one: false };

interface MoveFrame {
  readonly move: MoveKind;
  readonly from: number;
  readonly to: number;
  readonly units: readonly number[];
}

/** The best use of a movement point from an area: an empty area taken, or an army brought where it is needed. */
export function moveWorth(field: Field, kind: MoveKind, from: number): number {
  let most = -1;
  if (total(field.units(from)) < 2) return most;
  for (const to of reach(field, kind, from)) most = Math.max(most, moveTo(field, kind, from, to).value);
  return most;
}

export function moveTo(field: Field, kind: MoveKind, from: number, to: number): Move {
  const units = field.units(from);
  if (total(units) < 2) return NOT;
  const holder = field.holder(to);
  // One unit is enough to hold what nobody holds.
  if (holder === NOBODY) return { value: field.worth(to) - 0.1 * field.threat(to), one: true };
  if (holder !== field.seat || kind === 'sea' || kind === 'bombers') return NOT;
  const gain = standWorth(field, to);
  const now = field.front(from).length === 0 ? 0 : standWorth(field, from);
  return { value: gain > now + 2 ? 0.15 * (diceOf(units) - 1) * (gain - now) : -1, one: false };
}

/** Through own lands, or own and empty seas, to the last area, which may be empty. */
export function reach(field: Field, kind: MoveKind, from: number): readonly number[] {
  if (kind === 'bombers') return [];
  if (kind === 'amphibious') return field.across(from).filter((area) => !field.isEnemy(area));
  const { kin } = field.atlas;
  const seen = [from];
  for (const area of seen) {
    if (kind === 'land' && !field.isMine(area)) continue;
    for (const next of kin[area]!) if (!field.isEnemy(next) && !seen.includes(next)) seen.push(next);
  }
  return seen.slice(1);
}

export function destinationWorth(field: Field, area: string): number {
  const frame = field.frame<MoveFrame>('movement');
  if (frame === null) return 0;
  return moveTo(field, frame.move, frame.from, field.atlas.index.get(area)!).value;
}

/** How many of the type that is asked for go along. */
export function loadWanted(field: Field, { unit }: Of<'take'>, most: number): number {
  const frame = field.frame<MoveFrame>('movement');
  if (frame === null) return most;
  const { one } = moveTo(field, frame.move, frame.from, frame.to);
  if (one) return frame.units.some((count) => count > 0) ? 0 : 1;
  const keeper = keeperOf(field.units(frame.from));
  return keeper >= 0 && UNIT_TYPES[keeper] === unit ? most - 1 : most;
}
