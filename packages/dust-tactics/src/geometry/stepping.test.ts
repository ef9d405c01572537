import { expect, test } from 'vitest';
import { diagram } from './diagram.ts';
import { type Gait, type Mover, mayEnd } from './movement.ts';
import { reachableSquares, wayTo } from './reach.ts';

const SQUAD: Mover = { kind: 'squad', side: 'allies' };
const HERO: Mover = { kind: 'hero', side: 'allies' };
const VEHICLE: Mover = { kind: 'vehicle', side: 'allies' };

/** Whether 1 gets to 2 with so many points. */
const gets = (mover: Mover, drawing: string, points = 1): boolean => {
  const { ground, at } = diagram(drawing);
  return reachableSquares(ground, mover, at('1'), points).some(({ square }) => square === at('2'));
};

test('[dt1.ruling.corner-any-unit] a vehicle cuts no corner of any unit, a lone friendly hero among them', () => {
  for (const unit of ['H', 'Q', 'V', 'h', 'q', 'v']) expect(gets(VEHICLE, `1 ${unit}\n. 2`)).toBe(false);
  expect([gets(VEHICLE, '1 .\n. 2'), gets(VEHICLE, '1 c\n. 2')]).toEqual([true, true]);
});

test('[dt1.ruling.diagonal-flanks] both flanks are open to a vehicle, one to soldiers', () => {
  for (const flank of ['#', 't', 'v']) expect(gets(VEHICLE, `1 ${flank}\n. 2`)).toBe(false);
  for (const flank of ['#', 't', 'v']) expect(gets(SQUAD, `1 ${flank}\n. 2`)).toBe(true);
  expect([gets(SQUAD, '1 #\nq 2'), gets(HERO, '1 #\n# 2'), gets(VEHICLE, '1 .\n. 2')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('[dt1.ruling.hero-squares] a hero ends with friends, a squad or a vehicle with nobody', () => {
  for (const friends of ['Q', 'V', 'H', 'QH']) {
    expect(gets(HERO, `1 ${friends}2`)).toBe(true);
    expect([gets(SQUAD, `1 ${friends}2`), gets(VEHICLE, `1 ${friends}2`)]).toEqual([false, false]);
  }
  expect([gets(HERO, '1 q2'), gets(SQUAD, '1 .2')]).toEqual([false, true]);
});

test('[dt1.ruling.passing] soldiers pass friends, vehicles nobody, and nobody enemies', () => {
  const past = (mover: Mover, between: string): boolean => gets(mover, `1 ${between} 2`, 2);
  expect(['Q', 'V', 'q', 'v', '#'].map((between) => past(SQUAD, between))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(['Q', 'H', 'q'].map((between) => past(VEHICLE, between))).toEqual([false, false, false]);
  const axis: Mover = { kind: 'squad', side: 'axis' };
  expect([past(axis, 'q'), past(axis, 'Q')]).toEqual([true, false]);
});

test('[dt1.ruling.jump] over units, crates and traps but not over terrain, for the price of walking', () => {
  const leaps = (mover: Mover, between: string, points = 2): boolean =>
    gets({ ...mover, jump: true }, `1 ${between} 2`, points);
  for (const mover of [SQUAD, VEHICLE]) {
    expect(['q', 'v', 'V', 'c', 't', '#'].filter((between) => leaps(mover, between)).join('')).toBe('qvVct');
    expect(leaps(mover, 'q', 1)).toBe(false);
  }
});

test('[dt1.ruling.jump] a jump ends where no unit is, that of a vehicle not on a trap', () => {
  const lands = (mover: Mover, gait: Gait, cell: string): boolean => {
    const { ground, at } = diagram(`1 ${cell}2`);
    return mayEnd(ground, mover, gait, at('2'));
  };
  expect(['Q', 'H', 'v', 't', 'c'].map((cell) => lands(VEHICLE, 'jump', cell))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect([lands(SQUAD, 'jump', 't'), lands(HERO, 'jump', 'Q'), lands(HERO, 'walk', 'Q')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[dt1.ruling.jump] a jumping soldier cuts one corner of terrain, a jumping vehicle none', () => {
  const cuts = (mover: Mover): boolean => {
    const { ground, at } = diagram('1 #\n. 2');
    return wayTo(ground, mover, 'jump', at('1'), at('2'), 1) !== null;
  };
  expect([cuts(SQUAD), cuts(HERO), cuts(VEHICLE)]).toEqual([true, true, false]);
});
