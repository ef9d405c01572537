/** Who of a squad fires a row, where fewer do than could and it makes a difference (dt14.table.who-fires). */
import type { Choice } from '../choice.ts';
import { groundOf, type Shooter } from '../ground/index.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, unitOf } from '../units.ts';
import { templateOf, withLast } from './declare.ts';
import { rowLine } from './rows.ts';
import { guardFor, resilienceOf } from './shelter.ts';
import type { Shot, Terms } from './shots.ts';
import { aimedRow } from './targets.ts';

/** Sets of men who all come to the same: the cover of the target, and how many miniatures of it they see. */
export interface Firing {
  readonly sets: number[][];
  readonly cover: boolean;
  readonly seen: number;
}

/** Every choice of so many out of a list, in its order. */
function setsOf(men: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return men.flatMap((man, at) => setsOf(men.slice(at + 1), count - 1).map((rest) => [man, ...rest]));
}

/** Whether cover would help a target against a row. */
function coverHelps(state: TacticsState, shot: Shot, target: Unit): boolean {
  if (resilienceOf(state, target, true) !== resilienceOf(state, target, false)) return true;
  const weapon = rowLine(unitOf(state, shot.by), shot.weapon);
  const works = groundOf(state).worksOf(state, target)?.kind ?? 'none';
  const guard = (cover: boolean) =>
    JSON.stringify(guardFor(state, target, { target, weapon, cover, works, close: false, skills: [] }).guard);
  return guard(true) !== guard(false);
}

/** Whether it can be all the same by whom of a squad a shot is fired: from one place, with others' eyes, by jets. */
function isAllOne(state: TacticsState, terms: Terms, shot: Shot): boolean {
  const by = unitOf(state, shot.by);
  if (shot.close || shot.target < 0 || terms.eyes >= 0 || by.place !== 'board') return true;
  return cardOfUnit(by).kind !== 'squad' || templateOf(state, shot) === 'flame';
}

/** What it comes to by whom the last shot is fired, where that differs; whom no cover stops come first. */
export function firingsOf(state: TacticsState, terms: Terms, shots: readonly Shot[]): readonly Firing[] {
  const shot = shots.at(-1)!;
  const { byMiniature } = groundOf(state);
  if (byMiniature === undefined || isAllOne(state, terms, shot)) return [];
  const target = unitOf(state, shot.target);
  const aim = aimedRow(state, terms, shot);
  const able = byMiniature.bearers(state, aim, target, 'sight');
  if (able.length <= shot.count) return [];
  const faced = (men: readonly number[]) => {
    const shooter: Shooter = { unit: aim.by, men, overVehicles: aim.artillery };
    return byMiniature.facing(state, shooter, target);
  };
  const each = able.map((man) => faced([man])).map(({ hidden, seen }) => `${hidden}/${seen}`);
  if (new Set(each).size < 2) return [];
  const helps = coverHelps(state, shot, target);
  const found = new Map<string, Firing>();
  for (const men of setsOf(able, shot.count)) {
    if (withLast(state, terms, shots, { chosen: [men] }) === null) continue;
    const { cover, seen, partly } = faced(men);
    const word = `${helps && cover}/${partly ? seen.join() : ''}`;
    const { sets } = found.get(word) ?? { sets: [] };
    found.set(word, { sets: [...sets, men], cover, seen: seen.length });
  }
  if (found.size < 2) return [];
  return [...found.values()].sort((a, b) => Number(a.cover) - Number(b.cover));
}

export const firingChoice = (by: Unit, { sets: [men], cover, seen }: Firing): Choice => ({
  do: 'with',
  unit: by.id,
  who: by.name,
  men: men!,
  n: cover ? 1 : 0,
  m: seen,
});

/** The shots with the last one fired by such men. */
export const withFiring = (
  state: TacticsState,
  terms: Terms,
  shots: readonly Shot[],
  { sets }: Firing,
): readonly Shot[] => withLast(state, terms, shots, { chosen: sets }) ?? shots;

/** The shots with the last one fired by those from whom the target is sheltered least. */
export function withBestFiring(state: TacticsState, terms: Terms, shots: readonly Shot[]): readonly Shot[] {
  const [best] = firingsOf(state, terms, shots);
  return best === undefined ? shots : withFiring(state, terms, shots, best);
}
