import { describe, expect, test } from 'vitest';
import { measured } from '../../test/tabletop.ts';
import { attackFrame } from '../frames/make.ts';
import { optionId } from '../options.ts';
import { fullAttack } from '../query.ts';
import type { TacticsState } from '../state.ts';
import { unitNamed } from '../units.ts';
import { rowOptions, withShot } from './declare.ts';
import type { Shot } from './shots.ts';
import { firingChoice, firingsOf } from './who-fires.ts';

const BOX = 'crate box 300,280 340,280 340,320 300,320';
const TARGET = 'unit 2a frank at 420,300';

/** The shots once so many of a row have been declared at the target. */
function declared(state: TacticsState, weapon: number, count: number, eyes = -1) {
  const frame = { ...attackFrame(0, false), eyes };
  const row = { by: 0, weapon };
  const option = rowOptions(state, frame, row, []).find((one) => one.do === 'fire' && one.n === count);
  return { frame, shots: withShot(state, frame, row, [], option!) };
}

function asked(state: TacticsState, weapon: number, count: number): string[] {
  const { frame, shots } = declared(state, weapon, count);
  return firingsOf(state, frame, shots).map((firing) => optionId(firingChoice(state.units[0]!, firing)));
}

describe('[dt14.table.who-fires] who of a squad fires', () => {
  test('is asked where the target is in cover from some of them only, those from whom it is not first', () => {
    const state = measured(
      BOX,
      'unit 1a sturmgrenadier-tank-hunter-squad at 100,290 100,320 100,420 soldiers 0,1,2',
      TARGET,
    );
    expect(asked(state, 0, 1)).toEqual(['with 3', 'with 1']);
    expect(asked(state, 0, 2)).toEqual(['with 1 3', 'with 1 2']);
    expect(asked(state, 0, 3)).toEqual([]);
  });

  test('is not where cover is no help against the weapon, or all see alike', () => {
    const grenades = measured(
      BOX,
      'unit 1a sturmgrenadier-tank-hunter-squad at 100,290 100,420 soldiers 3,4',
      TARGET,
    );
    expect(asked(grenades, 1, 1)).toEqual([]);
    const open = measured('unit 1a sturmgrenadier-tank-hunter-squad at 100,290 100,420 soldiers 0,1', TARGET);
    expect(asked(open, 0, 1)).toEqual([]);
  });

  test('is where they see different men, for those are lost first', () => {
    const state = measured(
      'block rock 400,350 460,350 460,420 400,420',
      'unit 1a sturmgrenadier-tank-hunter-squad at 100,440 110,300 soldiers 0,1',
      'unit 2a ranger-combat-squad at 480,300 480,440 soldiers 0,1',
    );
    expect(asked(state, 0, 1)).toEqual(['with 1', 'with 2']);
  });

  test('is not where the eyes are those of an observer', () => {
    const state = measured(
      BOX,
      'unit 1a sturmgrenadier-tank-hunter-squad at 100,290 100,420 soldiers 0,1',
      'unit 1b rosie at 300,500',
      TARGET,
    );
    const { shots } = declared(state, 0, 1);
    expect(firingsOf(state, { ...attackFrame(0, false), eyes: 1 }, shots)).toEqual([]);
  });

  test('is thought to be those from whom there is no cover, by whoever reckons ahead', () => {
    const state = measured(
      BOX,
      'unit 1a sturmgrenadier-tank-hunter-squad at 100,290 100,420 soldiers 0,1',
      TARGET,
    );
    const lines = [{ by: 0, weapon: 0, count: 1 }];
    const [shot] = fullAttack(state, state.units[0]!, unitNamed(state, '2a')!, { lines }).shots as Shot[];
    expect([shot!.men, shot!.chosen]).toEqual([[1], [[1]]]);
  });
});
