import { expect, test } from 'vitest';
import { diagram } from './diagram.ts';
import type { Kind } from './ground.ts';
import { isInRange } from './range.ts';
import { canSee, sightLine } from './sight.ts';

/** Whether 1 sees 2 past what stands between them. */
const sees = (shooter: Kind, aim: Kind, between: string): boolean => {
  const { ground, at } = diagram(`1 ${between} 2`);
  return canSee(ground, shooter, aim, at('1'), at('2'));
};

test('[dt1.los.crate] between soldiers a crate hides nobody, unlike all else that lies there', () => {
  const hidden = ['.', 'c', '#', 't', 'v', 'Q'].map((between) => !sees('squad', 'squad', between));
  expect(hidden).toEqual([false, false, true, true, true, true]);
});

test('[dt1.los.vehicle.as-terrain] a square with a vehicle hides like one without a dot, whoever looks', () => {
  for (const shooter of ['squad', 'hero', 'vehicle'] as const)
    for (const between of ['V', 'v', '#']) expect(sees(shooter, 'vehicle', between)).toBe(false);
});

test('[dt1.los.squad.from-vehicle] a vehicle looks over squads, but not over vehicles', () => {
  expect([sees('vehicle', 'squad', 'q'), sees('vehicle', 'squad', 'v')]).toEqual([true, false]);
});

test('[dt1.los.squad.to-vehicle] soldiers look over squads at a vehicle, but not over vehicles', () => {
  expect([sees('squad', 'vehicle', 'q'), sees('squad', 'vehicle', 'v')]).toEqual([true, false]);
});

test('[dt1.los.trap.vehicle] a tank trap hides nothing where a vehicle shoots or is shot at; terrain does', () => {
  expect([sees('vehicle', 'squad', 't'), sees('squad', 'vehicle', 't')]).toEqual([true, true]);
  expect([sees('vehicle', 'squad', '#'), sees('squad', 'vehicle', '#')]).toEqual([false, false]);
});

test('[dt1.ruling.sight-blockers] who is hidden by what', () => {
  const row = (shooter: Kind, aim: Kind): string =>
    ['#', 'v', 't', 'q', 'h', 'c'].filter((between) => !sees(shooter, aim, between)).join(' ');
  expect(row('squad', 'squad')).toBe('# v t q');
  expect(row('hero', 'squad')).toBe('# v t q');
  expect(row('squad', 'hero')).toBe('# v t q');
  expect(row('squad', 'vehicle')).toBe('# v');
  expect(row('vehicle', 'squad')).toBe('# v');
  expect(row('vehicle', 'vehicle')).toBe('# v');
});

test('[dt1.ruling.sight-mutual] who is seen sees', () => {
  const kinds: Kind[] = ['squad', 'hero', 'vehicle'];
  const both = kinds.flatMap((a) => kinds.map((b) => [a, b] as const));
  for (const [a, b] of both)
    for (const between of ['.', 'q', 'v']) expect(sees(a, b, between)).toBe(sees(b, a, between));
  expect(sees('squad', 'squad', '.')).toBe(true);
});

test('[dt1.ruling.hero-shared-square] what stands in the squares of the two hides neither', () => {
  const { ground, at } = diagram('1V . 2vq');
  expect(sightLine(ground, 'hero', 'hero', at('1'), at('2'))).toMatchObject({ clear: true, inside: [] });
});

test('[dt1.ruling.distance] range counts like movement, the first diagonal once; C is the next square', () => {
  const { ground, at } = diagram(`
    1 2 3 4
    . 5 6 .
    . . 7 .`);
  const reached = (range: number | 'C' | 'U'): string =>
    [...'234567'].filter((square) => isInRange(ground, range, at('1'), at(square))).join('');
  expect([reached(1), reached('C'), reached(2), reached(3), reached('U')]).toEqual([
    '25',
    '25',
    '2356',
    '234567',
    '234567',
  ]);
});
