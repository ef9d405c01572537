import { expect, test } from 'vitest';
import { parsePosition } from '../notation/parse.ts';
import type { CoreState } from '../state.ts';
import { salvosOf, targetOf } from './salvo.ts';

const position = (units: string): CoreState => {
  const read = parsePosition(`map\n  ..c..\n${units}`);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};

const SHOT = { unit: 0, line: 'gun', shots: 0, piece: -1 };

test('[dt1.ruling.cover-line-start] of a pair whoever is left is the target', () => {
  const at = (squad: string, hero: string) => {
    const state = position(`allies pounder A1\naxis recon-grenadiers ${squad}\naxis sigrid ${hero}`);
    const target = targetOf(state, { ...SHOT, target: 1, hero: 2 });
    return target !== null && 'unit' in target ? target.unit.name : null;
  };
  expect(at('C1', 'C1')).toBe('recon-grenadiers');
  expect(at('destroyed', 'C1')).toBe('sigrid');
  expect(at('destroyed', 'destroyed')).toBeNull();
});

test('[dt1.attack.no-redirect] a target that is gone is not exchanged for another unit', () => {
  const state = position('axis sigrid B1\naxis recon-grenadiers destroyed\nallies pounder A1');
  expect(targetOf(state, { ...SHOT, target: 1, hero: -1 })).toBeNull();
  expect(targetOf(state, { ...SHOT, target: 0, hero: -1 })).toEqual({ unit: state.units[0] });
});

test('a piece of cover is a target while it lies there', () => {
  const state = position('allies pounder A1');
  expect(targetOf(state, { ...SHOT, target: -1, hero: -1, piece: 0 })).toEqual({ piece: state.pieces[0] });
  expect(targetOf(state, { ...SHOT, target: -1, hero: -1, piece: 1 })).toBeNull();
});

test('[dt1.flame.friends] [dt1.ruling.flame-crate] a jet burns all on its squares: friends, foes and crates', () => {
  const state = position('allies hot-dog A1\nallies recon-rangers B1\naxis recon-grenadiers C1');
  const jet = { unit: 0, line: 'napalm-thrower', shots: 0, at: { squares: ['B1', 'C1'] } };
  expect(salvosOf(state, jet).map(({ target, piece }) => [target, piece])).toEqual([
    [1, -1],
    [2, -1],
    [-1, 0],
  ]);
});
