import { describe, expect, test } from 'vitest';
import { asked, measured } from '../../../test/tabletop.ts';
import { optionId } from '../../options.ts';
import { unitNamed } from '../../units.ts';
import { boardings, waysAboard } from './boarding.ts';
import { standingAfter } from './what-if.ts';

const POSITION = [
  'unit 1a hanomag at 300,300@0',
  'unit 1b sturmgrenadier-assault-squad at 250,480 280,480 310,480 340,480 370,480',
  'unit 1c hanomag at 800,800@0',
  'unit 2a bazooka-joe at 850,100',
];

const ways = (more: readonly string[], length = 200) => {
  const state = asked(measured(...POSITION, ...more), '1b', length);
  return { state, found: waysAboard(state) };
};

describe('[dt14.table.mount] a unit that is asked where to go', () => {
  test('comes to a machine in reach with every miniature, so that it may mount', () => {
    const { state, found } = ways([]);
    expect(found.map(({ carrier }) => carrier.name)).toEqual(['1a']);
    const after = standingAfter(state, found[0]!.choice);
    expect(boardings(after, unitNamed(after, '1b')!).map(optionId)).toContain('board 1a as passenger');
  });

  test('comes to none beyond its reach', () => {
    expect(ways([], 100).found).toEqual([]);
  });

  test('comes to none in which there is no room', () => {
    expect(ways(['unit 1d ranger-attack-squad aboard 1a:passenger']).found).toEqual([]);
  });
});
