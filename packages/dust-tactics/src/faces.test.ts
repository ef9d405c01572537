import { successes } from '@dustfront/wargame';
import { expect, test } from 'vitest';
import { HIT, MISS } from './dice.ts';
import { reactionFaces } from './frames/reactive-fire.ts';
import { parsePosition } from './notation/parse.ts';
import type { CoreState } from './state.ts';

const FACES = [0, 1, 2, 3, 4, 5];

test('[dt1.dice.hit] [dt1.dice.miss] a HIT succeeds, a MISS fails', () => {
  expect(FACES.map((face) => successes([face], HIT))).toEqual([1, 1, 0, 0, 0, 0]);
});

test('[dt1.ruling.lost-icons] a test is on HIT, on MISS only where a rule reverses it', () => {
  const state = parsePosition('map\n  ...\nallies recon-rangers A1\nallies choppers B1') as CoreState;
  const faces = state.units.map((unit) => reactionFaces(state, unit));
  expect(faces).toEqual([HIT, MISS]);
  expect(FACES.map((face) => successes([face], faces[0]!))).toEqual([1, 1, 0, 0, 0, 0]);
  expect(FACES.map((face) => successes([face], faces[1]!))).toEqual([0, 0, 1, 1, 1, 1]);
});
