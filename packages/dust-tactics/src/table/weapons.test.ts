import { expect, test } from 'vitest';
import { parsePosition } from '../notation/parse.ts';
import type { CoreState } from '../state.ts';
import { unitNamed } from './units.ts';
import { carriersOf, lineNamed, readyLines, shotsLeft } from './weapons.ts';

/** A state with one squad of Combat Rangers, or another unit, and that unit. */
const one = (words: string, card = 'combat-rangers') => {
  const state = parsePosition(`map\n  ...\nallies ${card} A1 ${words}`) as CoreState;
  return { state, unit: unitNamed(state, card) };
};

test.each<[string, number[]]>([
  ['', [4, 1, 5]],
  ['figures=1,2,5', [2, 1, 3]],
  ['figures=1,2', [2, 0, 2]],
  ['figures=5', [0, 1, 1]],
])(
  '[dt1.weapon.held] [dt1.knife.all] weapons of a squad with %j: rifles, bazooka, knives',
  (words, counts) => {
    const { state, unit } = one(words);
    const lines = ['m1', 'bazooka', 'knife-grenade'];
    expect(lines.map((id) => carriersOf(state, unit, lineNamed(state, unit, id)))).toEqual(counts);
  },
);

test('a hero has his own knife and one of each weapon', () => {
  const { state, unit } = one('', 'joe-brown');
  expect(readyLines(state, unit).map(({ line, weapons }) => [line.id, weapons])).toEqual([
    ['grenade-launcher', 1],
    ['pistol', 1],
    ['combat-knife', 1],
  ]);
});

test.each<[string, number, number]>([
  ['', 0, 4],
  ['ugl=3', 0, 3],
  ['ugl=0', 0, 0],
  ['figures=1,2', 0, 2],
  ['shots=2', 0, 3],
  ['shots=2', 2, 1],
  ['shots=5', 0, 0],
  ['figures=1 shots=3', 0, 0],
])('[dt1.ammo.cap] [dt1.ammo.empty] shots left with %j and %i announced', (words, announced, left) => {
  const { state, unit } = one(words);
  expect(shotsLeft(state, unit, lineNamed(state, unit, 'ugl'), announced)).toBe(left);
});

test('a weapon without boxes has no shots to count, and one that is not there is a fault', () => {
  const { state, unit } = one('');
  expect(shotsLeft(state, unit, lineNamed(state, unit, 'm1'))).toBe(0);
  expect(() => lineNamed(state, unit, 'slingshot')).toThrow('combat-rangers has no weapon slingshot');
});

test('[dt1.ammo.empty] lines ready to fire: boxes left, carriers left, loaded', () => {
  const ready = (words: string) => {
    const { state, unit } = one(words);
    return readyLines(state, unit).map(({ line, weapons, most }) => `${line.id} ${weapons} ${most}`);
  };
  expect(ready('')).toEqual(['m1 4 0', 'bazooka 1 0', 'ugl 0 4', 'knife-grenade 5 0']);
  expect(ready('figures=1 ugl=0')).toEqual(['m1 1 0', 'knife-grenade 1 0']);
  expect(ready('unloaded=bazooka figures=5')).toEqual(['ugl 0 1', 'knife-grenade 1 0']);
});
