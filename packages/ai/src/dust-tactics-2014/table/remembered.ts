/** What plans ask again and again of one table, as long as nothing has changed that it depends on. */
import type { Aim, TacticsState, Unit } from '@dustfront/dust-tactics-2014';
import { type Field, fieldOf, groupOf, isMachine, type Stand } from '@dustfront/dust-tactics-2014/query';

/** What an attack by a unit, or on it, depends on but for where it stands. */
function conditionOf(state: TacticsState, unit: Unit): string {
  let text = '';
  for (const one of groupOf(state, unit))
    text += `${one.id}.${one.soldiers}.${one.marks}.${one.ammo}.${one.loaded}${one.salvo}${one.hidden}${one.dug}${
      one.attackStim
    }${one.led}.${one.spent}.${one.stuns}.${one.pinned ?? ''}.${one.at};`;
  return text;
}

/** Hulls stand in each other's sight. */
function hullsOf({ units }: TacticsState): string {
  let text = '';
  for (const one of units)
    if (one.place === 'board' && isMachine(one)) text += `${one.at}/${one.bases?.[0]?.[3]} `;
  return text;
}

const aimWord = ({ sustained, ranged, close, spirit, lucky, salvo }: Aim): string =>
  `${sustained}${ranged}${close}${spirit}${lucky}${salvo}`;

type Lists<T> = WeakMap<readonly Stand[], WeakMap<readonly Stand[], Map<string, T>>>;

interface Kept<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

function kept<K, V>(map: Kept<K, V>, key: K, make: () => V): V {
  let found = map.get(key);
  if (found === undefined) {
    found = make();
    map.set(key, found);
  }
  return found;
}

/**
 * Remembers what comes of an attack: on a table by where both stand, in which condition, among which hulls and
 * features. Elsewhere nothing is remembered.
 */
export function rememberedAttack<T>(
  make: (state: TacticsState, by: Unit, at: Unit, aim: Aim) => T,
): (state: TacticsState, by: Unit, at: Unit, aim: Aim) => T {
  const known = new WeakMap<Field, Lists<T>>();
  return (state, by, at, aim) => {
    const { table } = state;
    if (table === undefined || by.bases === undefined || at.bases === undefined || aim.lines !== undefined)
      return make(state, by, at, aim);
    if (by.place !== 'board' || at.place !== 'board') return make(state, by, at, aim);
    const lists: Lists<T> = kept(known, table, () => new WeakMap());
    const from = kept(lists, by.bases, () => new WeakMap());
    const found = kept(from, at.bases, () => new Map<string, T>());
    const key = `${conditionOf(state, by)}|${conditionOf(state, at)}|${hullsOf(state)}|${aimWord(aim)}`;
    let value = found.get(key);
    if (value === undefined) {
      value = make(state, by, at, aim);
      found.set(key, value);
    }
    return value;
  };
}

const numbers = new WeakMap<readonly Stand[], number>();
let count = 0;

/** A number for a list of places: lists are never changed in place. */
const numberOf = (bases: readonly Stand[]): number => kept(numbers, bases, () => ++count);

/** What is known of one table; forgotten when it is too much. */
function knownOn<T>(known: WeakMap<Field, Map<string, T>>, table: Field, limit: number): Map<string, T> {
  const found: Map<string, T> = kept(known, table, () => new Map());
  if (found.size >= limit) found.clear();
  return found;
}

/** Remembers lists of places by where everybody stands and in what strength. */
export function rememberedPlaces(
  limit: number,
): (state: TacticsState, about: string, make: () => readonly number[]) => readonly number[] {
  const known = new WeakMap<Field, Map<string, readonly number[]>>();
  return (state, about, make) => {
    let key = `${about} ${state.turn}`;
    for (const { bases, place, soldiers, marks, ammo, loaded } of state.units) {
      const where = bases === undefined ? '' : numberOf(bases);
      key += `|${place === 'board' ? where : place} ${soldiers} ${marks} ${ammo}${loaded}`;
    }
    return kept(knownOn(known, fieldOf(state), limit), key, make);
  };
}

/**
 * Remembers what is thought of whole positions on a table: play-outs from one position come to many of them again.
 * Elsewhere nothing is remembered.
 */
export function rememberedPositions<T>(limit: number): (state: TacticsState, make: () => T) => T {
  const known = new WeakMap<Field, Map<string, T>>();
  return (state, make) => {
    const { table, board: _, ...rest } = state;
    if (table === undefined) return make();
    return kept(knownOn(known, table, limit), JSON.stringify(rest), make);
  };
}
