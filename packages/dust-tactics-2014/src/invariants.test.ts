import { describe, expect, test } from 'vitest';
import { moveFrame } from './frames/make.ts';
import { checkInvariants } from './invariants.ts';
import type { Unit } from './state.ts';
import { table } from './testing.ts';

const POSITION = `
  unit 1a ranger-combat-squad at C3
  unit 1b mickey at E5
  unit 1c rosie at H8
  unit 2a hans at K2
`;

/** The position with something changed about one unit. */
const checked = (name: string, change: Partial<Unit>) => {
  const one = table(POSITION);
  Object.assign(one.unit(name), change);
  return () => checkInvariants(one.state);
};

describe('facts that hold at every question', () => {
  test('a sound position', () => {
    expect(checked('1a', {})).not.toThrow();
  });

  test.each<[string, Partial<Unit>, string]>([
    ['1a', { at: -1 }, '1a (ranger-combat-squad): stands nowhere'],
    ['1a', { place: 'aboard', carrier: 3, carriage: 'passenger' }, 'rides with nobody'],
    ['1a', { place: 'aboard', carrier: 1, carriage: '' }, 'rides with nobody'],
    ['1a', { soldiers: [] }, 'lives without soldiers'],
    ['1b', { marks: 99 }, 'lives without health'],
    ['1b', { marks: 6 }, 'lives without health'],
    ['1a', { soldiers: [0, 0, 1] }, 'has a soldier twice'],
    ['1a', { ammo: [1, 0, 0] }, 'has 1 rounds of Automatic Rifle'],
    ['1a', { ammo: [-1, 0, 0] }, 'has -1 rounds of Automatic Rifle'],
    ['1a', { joined: 1 }, 'is joined but no hero'],
    ['2a', { at: 52 }, 'shares a place with 1b'],
  ])('%s %j: %s', (name, change, fault) => {
    expect(checked(name, change)).toThrow(fault);
  });

  test('whoever is gone needs neither soldiers nor health', () => {
    expect(checked('1a', { place: 'gone', at: -1, soldiers: [] })).not.toThrow();
    expect(checked('1b', { place: 'gone', at: -1, marks: 99 })).not.toThrow();
  });

  test('one point of health is enough', () => {
    expect(checked('1b', { marks: 5 })).not.toThrow();
  });

  test('whoever moves may pass where others stand', () => {
    const { state } = table(POSITION);
    state.units[3]!.at = 52;
    state.stack.push(moveFrame(3, 1, false));
    expect(() => checkInvariants(state)).not.toThrow();
  });
});
