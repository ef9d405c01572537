import { describe, expect, test } from 'vitest';
import { measured } from '../../../test/tabletop.ts';
import { attackFrame } from '../../frames/make.ts';
import type { TacticsState } from '../../state.ts';
import { unitNamed } from '../../units.ts';
import { linesOfFire } from './lines-of-fire.ts';
import { weaponRanges } from './ranges.ts';
import { templatesAsked } from './templates.ts';

const lines = (state: TacticsState) =>
  linesOfFire(state, unitNamed(state, '1a')!).map(
    ({ by, at, from, to, stoppedBy, far }) =>
      `${by} > ${state.units[at]!.name} ${from} > ${to} ${stoppedBy ?? 'free'} ${far}`,
  );

describe('lines of fire', () => {
  test('lead to the nearest whom a man sees', () => {
    const state = measured(
      'block barn 380,360 420,360 420,400 380,400',
      'unit 1a rosie at 400,500',
      'unit 2a ranger-sniper-squad at 400,340 500,300',
    );
    expect(lines(state)).toEqual(['1a > 2a 400,500 > 500,300 free 132']);
  });

  test('are stopped by sight', () => {
    const state = measured(
      'block barn 300,400 500,400 500,420 300,420',
      'unit 1a rosie at 400,500',
      'unit 2a hans at 400,300@0',
    );
    expect(lines(state)).toEqual(['1a > 2a 400,500 > 400,300 sight 156']);
  });

  test('are stopped by the arc, but a weapon that bears is better', () => {
    const behind = (card: string) =>
      lines(measured(`unit 1a ${card} at 400,400@0`, 'unit 2a ranger-sniper-squad at 200,400 160,400'));
    expect(behind('heinrich-trop')).toEqual(['1a > 2a 400,400 > 200,400 arc 146']);
    expect(behind('mickey')).toEqual(['1a > 2a 400,400 > 200,400 free 146']);
  });

  test('are none where nobody is in range, or nothing harms', () => {
    expect(lines(measured('unit 1a rosie at 100,100', 'unit 2a hans at 800,800@0'))).toEqual([]);
    expect(lines(measured('unit 1a rosie at 100,100', 'unit 2a striker at 200,200@0'))).toEqual([]);
  });
});

describe('the best of several lines of fire', () => {
  const lines = (...more: string[]) => {
    const state = measured('unit 1a babushka at 400,400@0', ...more);
    return linesOfFire(state, state.units[0]!).map(({ to, stoppedBy }) => `${to} ${stoppedBy ?? 'free'}`);
  };
  const barn = 'block barn 260,300 280,300 280,500 260,500';

  test('the gun that bears, and of those that do not the one that is only out of sight', () => {
    expect(lines('unit 2a ranger-sniper-squad at 200,400 160,400')).toEqual(['200,400 free']);
    expect(lines(barn, 'unit 2a ranger-sniper-squad at 200,400 160,400')).toEqual(['200,400 sight']);
  });

  test('a line that is stopped leads to the nearest, seen or not', () => {
    const state = measured(
      'block barn 260,380 280,380 280,420 260,420',
      'unit 1a heinrich-trop at 400,400@0',
      'unit 2a ranger-sniper-squad at 200,400 160,300',
    );
    expect(linesOfFire(state, state.units[0]!).map(({ to, stoppedBy }) => [to, stoppedBy])).toEqual([
      [[200, 400], 'arc'],
    ]);
  });
});

describe('ranges of weapons', () => {
  const ranges = (card: string, more: string) => {
    const state = measured(`unit 1a ${card} ${more}`, 'unit 2a hans');
    return weaponRanges(state, state.units[0]!).map(
      ({ name, range, least, arcs, bearers }) =>
        `${name} ${least}-${range} ${arcs ?? 'round'} ${bearers.map(({ id }) => id)}`,
    );
  };
  test('with those who bear them', () => {
    expect(ranges('ranger-sniper-squad', 'at 400,340 500,300')).toEqual([
      'Sniper Rifle 0-800 round 1a.1',
      'Automatic Rifle 0-600 round 1a.2',
    ]);
    expect(ranges('heinrich-trop', 'at 400,400@0')).toEqual([
      expect.stringMatching(/^\S.* 0-\d+ front 1a$/),
      expect.stringMatching(/^\S.* 0-\d+ front 1a$/),
    ]);
  });
  test('are none of those who wait outside', () => expect(ranges('rosie', '')).toEqual([]));
});

describe('a jet of flame', () => {
  test('[dt14.table.flame] begins at the man who sends it', () => {
    const state = measured(
      'unit 1a ozz-117 at 400,400',
      'unit 1b rosie at 480,430',
      'unit 2a ranger-sniper-squad at 490,400 400,490',
    );
    const shot = { by: 0, weapon: 1, target: 2, count: 1, rounds: 1, men: [] };
    const frame = { ...attackFrame(0, false), step: 'three-mark', shots: [shot] } as never;
    const shown = templatesAsked({ ...state, stack: [frame] });
    expect(
      shown.map(({ shape, by, from, at, struck }) => [
        `${shape} ${by.name} ${from} > ${at}`,
        struck.map(({ id, unit }) => `${id} of ${unit.name}`).join(),
      ]),
    ).toEqual([
      ['flame 1a 400,400 > 490,400', '1b of 1b,2a.1 of 2a'],
      ['flame 1a 400,400 > 400,490', '2a.2 of 2a'],
    ]);
    expect(templatesAsked(state)).toEqual([]);
    expect(templatesAsked({ ...state, stack: [attackFrame(0, false)] })).toEqual([]);
  });
});
