import { describe, expect, test } from 'vitest';
import { blowsOf, marksOf, resilienceOf, struckBy, takePoints, victimOf } from './damage.ts';
import { plainLine } from './line.ts';
import type { Assign, Body, Damage } from './plan.ts';

const one: Damage = { blows: 1, points: 1 };
const three: Damage = { blows: 1, points: 3 };
const kill: Damage = { blows: 1, points: 'kill' };
const joined: Body = { soldiers: 2, health: 3, figures: 1 };
const squad: Body = { ...joined, health: 0 };
const hero: Body = { ...joined, soldiers: 0 };
const nobody: Body = { soldiers: 0, health: 0, figures: 1 };

describe('blows', () => {
  test('a hit of several points is several blows of one, or one blow of several', () => {
    expect(blowsOf({ blows: 3, points: 1 }, 2)).toBe(6);
    expect(blowsOf(three, 2)).toBe(2);
  });

  test('a blow marks one soldier, or points of the track, or all of it', () => {
    expect([one, three, kill].map((damage) => marksOf(damage, joined, 'soldiers'))).toEqual([1, 1, 1]);
    expect([one, three, kill].map((damage) => marksOf(damage, joined, 'health'))).toEqual([1, 3, 3]);
    expect(marksOf(three, { ...hero, health: 2 }, 'health')).toBe(2);
    expect(marksOf(one, hero, 'soldiers')).toBe(0);
  });

  test('taking points changes one part only', () => {
    expect(takePoints(joined, 'soldiers', 1)).toEqual({ soldiers: 1, health: 3, figures: 1 });
    expect(takePoints(joined, 'health', 2)).toEqual({ soldiers: 2, health: 1, figures: 1 });
  });

  test('resilience belongs to a part', () => {
    expect(resilienceOf({ save: null, resilience: { soldiers: 3, health: 0 } }, 'soldiers', joined)).toBe(3);
    expect(resilienceOf({ save: null, resilience: null }, 'health', joined)).toBe(0);
  });

  test('resilience of companions ends with them', () => {
    const bereft = { soldiers: 0, health: 12 };
    const guard = { save: null, resilience: { soldiers: 3, health: 15, bereft } };
    expect(resilienceOf(guard, 'health', joined)).toBe(15);
    expect(resilienceOf(guard, 'health', hero)).toBe(12);
    expect(resilienceOf(guard, 'soldiers', squad)).toBe(0);
  });

  test('a blow that stuns does so on a track, and on soldiers only if one falls', () => {
    const line = { ...plainLine({ each: 1, weapons: 1, perFigure: false }, 3, one), stuns: true };
    expect(struckBy(line, joined, 'health', 0).stunned).toBe(true);
    expect(struckBy(line, joined, 'soldiers', 1).stunned).toBe(true);
    expect(struckBy(line, joined, 'soldiers', 0).stunned).toBeUndefined();
  });
});

describe('who takes a blow', () => {
  const victims = (assign: Assign, damage: Damage = one) =>
    [joined, squad, hero, nobody].map((body) => victimOf(assign, damage, body, 0));

  test('each policy on squad with hero, squad, hero, nobody', () => {
    expect(victims('soldiers-first')).toEqual(['soldiers', 'soldiers', 'health', null]);
    expect(victims('hero-first')).toEqual(['health', 'soldiers', 'health', null]);
    expect(victims('hero-while-safe')).toEqual(['health', 'soldiers', 'health', null]);
    expect(victims('hero-only')).toEqual(['health', null, 'health', null]);
    expect(victims('one-soldier')).toEqual(['soldiers', 'soldiers', null, null]);
  });

  test('a hero is safe only while he outlasts the blow', () => {
    expect(victims('hero-while-safe', three)[0]).toBe('soldiers');
    expect(victims('hero-while-safe', kill)[0]).toBe('soldiers');
    expect(victims('hero-while-safe', { blows: 1, points: 2 })[0]).toBe('health');
  });

  test('when the named soldier has fallen, further blows are lost', () => {
    expect(victimOf('one-soldier', one, squad, 1)).toBeNull();
  });
});
