/** Step three of an attack: what may be declared for a weapon row, and what a declaration becomes. */
import type { OptionSpace } from '@dustfront/kernel';
import type { WeaponLine } from '../cards/card.ts';
import { type Choice, only, type Place } from '../choice.ts';
import { groundOf, type Mark } from '../ground/index.ts';
import { NOBODY, type TacticsState, type Unit, type UnitId } from '../state.ts';
import { cardOfUnit, groupOf, isAir, onBoard, unitOf } from '../units.ts';
import { menFor } from './men.ts';
import { cellAgainst, freeCount, roundsLeft, rowLine, rowMark } from './rows.ts';
import type { Row, Shot, Terms } from './shots.ts';
import { ableIn, aimedRow, aimOf, enemiesIn, shellOf, sideLimit, smokeSpots } from './targets.ts';

/**
 * For each legal target every number of copies, rounds of a volley, with or without a salvo (dt14.target.each-weapon,
 * dt14.target.split, dt14.target.vehicle-all, dt14.target.hero-all, dt14.target.weapons-optional); all of them or the
 * first few.
 */
export function rowOptions(
  state: TacticsState,
  terms: Terms,
  row: Row,
  shots: readonly Shot[],
  most = Number.POSITIVE_INFINITY,
): Choice[] {
  const by = unitOf(state, row.by);
  const line = rowLine(by, row.weapon);
  const options: Choice[] = [];
  // What lies under a barrel goes with the main weapon at its target, and on a table each man has targets of his own;
  // any other row is free for all targets or for none.
  const able = ableIn(state, terms, by);
  const under = line.rules.includes('under-barrel') || able !== undefined;
  const freeForAll = under ? 0 : freeCount(by, row.weapon, shots, NOBODY);
  if (!under && freeForAll === 0) return options;
  const aims = aimOf(state, terms, row, 'sight');
  for (const target of enemiesIn(state, terms)) {
    if (options.length >= most) return options;
    if (!aims(target)) continue;
    const free = Math.min(
      under ? freeCount(by, row.weapon, shots, target.id, able) : freeForAll,
      sideLimit(state, terms, row, shots, target),
      jetsLimit(state, line),
    );
    const base = {
      do: 'fire',
      unit: by.id,
      who: by.name,
      target: target.id,
      whom: target.name,
      word: line.name,
      ...rowMark(by, row.weapon),
    } as const;
    for (let count = free; count >= 1; count--) {
      // dt14.weapon.volley.any
      const rounds = line.rules.includes('volley') ? roundsLeft(by, row.weapon, shots) : 1;
      for (let n = rounds; n >= 1; n--) {
        options.push({ ...base, n: count, m: n });
        // dt14.weapon.salvo.optional
        if (line.rules.includes('salvo') && by.salvo) options.push({ ...base, do: 'salvo', n: count, m: n });
      }
    }
  }
  const ground = groundOf(state);
  if (line.rules.includes('artillery') && freeForAll > 0 && ground.smoke.space === undefined)
    for (const at of smokeSpots(state, terms, row, most))
      options.push(smokeAt(by, line, ground.named(state, at)));
  return options;
}

/** dt14.table.flame: on a table every jet goes its own way. */
const jetsLimit = (state: TacticsState, line: WeaponLine): number =>
  groundOf(state).byMiniature !== undefined && line.rules.includes('flame') ? 1 : Number.POSITIVE_INFINITY;

const smokeAt = (by: Unit, line: WeaponLine, place: Place): Choice => ({
  do: 'smoke',
  unit: by.id,
  who: by.name,
  ...place,
  word: line.name,
  n: 1,
  m: 1,
});

/** Where a row may lay smoke, if places cannot be listed. */
export function smokeSpace(
  state: TacticsState,
  terms: Terms,
  row: Row,
  shots: readonly Shot[],
): OptionSpace<Choice> | null {
  const { smoke } = groundOf(state);
  if (smoke.space === undefined) return null;
  const by = unitOf(state, row.by);
  const shell = shellOf(state, terms, row);
  if (shell === null || freeCount(by, row.weapon, shots, NOBODY) === 0) return null;
  return smoke.space(state, shell, (place) => smokeAt(by, rowLine(by, row.weapon), place));
}

/** Whether a row has anything to be declared: a target, or a place for smoke. */
export const hasOptions = (state: TacticsState, terms: Terms, row: Row, shots: readonly Shot[]): boolean =>
  rowOptions(state, terms, row, shots, 1).length > 0 ||
  (smokeSpace(state, terms, row, shots) !== null && smokeSpots(state, terms, row, 1).length > 0);

/** The shots with one more, and their men given out anew (dt14.ruling.target.men). */
export function withShot(
  state: TacticsState,
  terms: Terms,
  row: Row,
  shots: readonly Shot[],
  declared: Choice,
): Shot[] {
  const choice = only(declared, 'fire', 'salvo', 'smoke');
  const by = unitOf(state, row.by);
  const all: Shot[] = [
    ...shots,
    {
      by: by.id,
      weapon: row.weapon,
      count: choice.n,
      men: [],
      target: choice.do === 'smoke' ? NOBODY : choice.target,
      close: rowLine(by, row.weapon).close,
      rounds: choice.m,
      salvo: choice.do === 'salvo',
      named: -1,
      soldier: -1,
      way: [],
      smoke: choice.do === 'smoke' ? choice.at : -1,
    },
  ];
  return manned(state, terms, all) ?? all;
}

/** The shots with the men of the last one's squad given out anew; null where they do not suffice. */
function manned(state: TacticsState, terms: Terms, shots: readonly Shot[]): Shot[] | null {
  const last = shots.at(-1)!;
  const by = unitOf(state, last.by);
  if (cardOfUnit(by).kind !== 'squad') return [...shots];
  const isAlike = (shot: Shot) => shot.by === by.id && shot.close === last.close;
  const men = menFor(by, shots.filter(isAlike), ableIn(state, terms, by));
  if (men === null) return null;
  return shots.map((shot) => (isAlike(shot) ? { ...shot, men: men.shift()! } : shot));
}

/** The shots with more said of the last one; null where nobody can fire it so. */
export const withLast = (
  state: TacticsState,
  terms: Terms,
  shots: readonly Shot[],
  more: Partial<Pick<Shot, 'way' | 'chosen'>>,
): Shot[] | null => manned(state, terms, [...shots.slice(0, -1), { ...shots.at(-1)!, ...more }]);

/** The shots with the template of the last one laid as it may be. */
export const withMark = (
  state: TacticsState,
  terms: Terms,
  shots: readonly Shot[],
  { on, by }: Mark,
): readonly Shot[] =>
  withLast(state, terms, shots, {
    way: [...on],
    ...(by === null ? {} : { chosen: by.map((man) => [man]) }),
  }) ?? shots;

/**
 * Units burnt on a way: all on the ground that it crosses or who share a square with the target, friends too, never
 * the shooter's own (dt14.ruling.flame.shared).
 */
export function burntOn(state: TacticsState, shot: Shot, way: readonly number[]): UnitId[] {
  const by = unitOf(state, shot.by);
  const target = unitOf(state, shot.target);
  const shooter = groupOf(state, by).map((unit) => unit.id);
  const ground = groundOf(state);
  return state.units
    .filter(
      (unit) =>
        onBoard(unit) &&
        unit.joined < 0 &&
        !isAir(unit) &&
        unit.id !== shot.target &&
        unit.id !== by.joined &&
        !shooter.includes(unit.id) &&
        ground.isBurnt(state, { by, target }, way, unit),
    )
    .map((unit) => unit.id);
}

/** dt14.weapon.flame.path.choice: one way for each different set of victims. */
export function differentWays(state: TacticsState, shot: Shot): number[][] {
  const ways = groundOf(state).flames(state, {
    by: unitOf(state, shot.by),
    target: unitOf(state, shot.target),
  });
  const seen: string[] = [];
  return ways.filter((way) => {
    const key = burntOn(state, shot, way).join();
    if (seen.includes(key)) return false;
    seen.push(key);
    return true;
  });
}

/** The template of a shot at its target, where miniatures are struck one by one. */
export function templateOf(state: TacticsState, shot: Shot): 'blast' | 'flame' | null {
  if (groundOf(state).byMiniature === undefined || shot.close || shot.target < 0) return null;
  const line = rowLine(unitOf(state, shot.by), shot.weapon);
  if (line.rules.includes('flame')) return 'flame';
  return (cellAgainst(line, unitOf(state, shot.target))?.blast ?? 0) > 0 ? 'blast' : null;
}

/** The shots with the template of the last one laid where most of its target is struck. */
export function withBestMark(state: TacticsState, terms: Terms, shots: readonly Shot[]): readonly Shot[] {
  const shot = shots.at(-1)!;
  if (templateOf(state, shot) !== 'blast') return shots;
  const aim = aimedRow(state, terms, shot);
  const on = groundOf(state).byMiniature?.densest(state, aim, unitOf(state, shot.target)) ?? null;
  return on === null ? shots : withMark(state, terms, shots, { on, by: null });
}

/** dt14.table.blast, dt14.table.flame: miniatures on which the template of the last shot may be laid. */
export function marksOf(state: TacticsState, terms: Terms, shots: readonly Shot[]): readonly Mark[] {
  const { byMiniature } = groundOf(state);
  const shot = shots.at(-1)!;
  const template = templateOf(state, shot);
  if (byMiniature === undefined || template === null) return [];
  const aim = aimedRow(state, terms, shot);
  const target = unitOf(state, shot.target);
  return byMiniature.marks(state, aim, target, template, (on, by) => {
    const men = by === undefined ? aim.men : [by];
    if (!byMiniature.mayBear(state, { ...aim, men }, 'sight')(target, on)) return null;
    const more = { way: [...on], ...(by === undefined || by < 0 ? {} : { chosen: [[by]] }) };
    return withLast(state, terms, shots, more)?.at(-1)?.men ?? null;
  });
}

/** How an answer speaks of a mark: by whom only where others at the same miniature come to something else. */
export const markChoice = (
  state: TacticsState,
  { on: [unit, n], by }: Mark,
  all: readonly Mark[],
): Choice => ({
  do: 'mark',
  unit,
  who: unitOf(state, unit).name,
  n,
  ...(by !== null && all.filter(({ on }) => on[0] === unit && on[1] === n).length > 1 ? { by: by[0]! } : {}),
});
