/** Heroes who may join a unit that stands on the ground. */
import type { Choice } from './choice.ts';
import { groundOf } from './ground/index.ts';
import { mayJoin } from './moments.ts';
import { rosterOf } from './roster.ts';
import { NOBODY, type TacticsState, type Unit } from './state.ts';
import { heroesIn, unitOf } from './units.ts';

/** dt14.hero.join.same-square, dt14.skill.spy.no-join: two that stand together, the hero by himself. */
export function mayJoinNow(state: TacticsState, hero: Unit, unit: Unit): boolean {
  return (
    hero.place === 'board' &&
    unit.place === 'board' &&
    hero.joined === NOBODY &&
    mayJoin(hero, unit) &&
    groundOf(state).together(state, hero, unit)
  );
}

/** Heroes not yet activated (dt14.ruling.get-moving.alone) who may join a unit for what it does now; one at a time. */
export function joinersOf(state: TacticsState, unit: Unit): Unit[] {
  if (heroesIn(state, unit).length > 0) return [];
  const found: Unit[] = [];
  for (const id of rosterOf(state).heroes) {
    const hero = unitOf(state, id);
    if (!hero.activated && mayJoinNow(state, hero, unit)) found.push(hero);
  }
  return found;
}

/** Who of them joins it, if anybody. */
export const joinChoices = (heroes: readonly Unit[], unit: Unit): Choice[] => [
  { do: 'alone' },
  ...heroes.map(
    (hero): Choice => ({ do: 'join', unit: hero.id, who: hero.name, target: unit.id, whom: unit.name }),
  ),
];
