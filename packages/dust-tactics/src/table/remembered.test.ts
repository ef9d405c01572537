import { describe, expect, test } from 'vitest';
import { HERO } from '../geometry/index.ts';
import { parsePosition } from '../notation/parse.ts';
import { type CoreState, cloneState } from '../state.ts';
import { groundOf } from './ground.ts';
import { seesUnit } from './targets.ts';
import { unitNamed } from './units.ts';

const position = (units: string, map = '  c.c.\n  ....'): CoreState => {
  const read = parsePosition(`map\n${map}\n${units}`);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};

/** Branches of one match share a board, and so what is remembered of it. */
describe('the ground of two branches', () => {
  test('differs by the crate that is gone', () => {
    const begin = position('allies recon-rangers B1');
    const [left, right] = [cloneState(begin), cloneState(begin)];
    left.pieces.shift();
    right.pieces.pop();
    expect(groundOf(left).flags[0]).toBe(0);
    expect(groundOf(right).flags[0]).not.toBe(0);
    expect(groundOf(left).flags[2]).not.toBe(0);
  });

  test('differs by a hero who has broken off', () => {
    const begin = position('allies recon-rangers B1 with=joe-brown\nallies joe-brown B1 with=recon-rangers');
    const parted = cloneState(begin);
    for (const unit of parted.units) unit.joined = -1;
    expect(groundOf(begin).flags[1]! & HERO).toBe(0);
    expect(groundOf(parted).flags[1]! & HERO).toBe(HERO);
    expect(groundOf(begin).flags[1]! & HERO).toBe(0);
  });

  test('is the same wherever the unit stands that is left out of it', () => {
    const begin = position('allies recon-rangers B1\naxis luther D1');
    const moved = cloneState(begin);
    moved.units[0]!.square = 5;
    const [before, after] = [begin, moved].map((state) => [...groundOf(state, state.units[0]).flags]);
    expect(after).toEqual(before);
    moved.units[1]!.square = 7;
    expect(groundOf(moved, moved.units[0]).flags[3]).toBe(0);
  });
});

test('[dt1.ruling.huge-sight] a huge vehicle looks over squads as any vehicle does', () => {
  const state = position(
    'axis sturm-koenig A1\naxis recon-grenadiers C1\nallies pounder D1',
    '  ....\n  ....',
  );
  const [king, pounder] = [unitNamed(state, 'sturm-koenig'), unitNamed(state, 'pounder')];
  expect(seesUnit(state, groundOf(state), king, pounder)).toBe(true);
});
