import type { Json } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { findCover, structureAt } from '../geometry/index.ts';
import { notation } from '../notation/index.ts';
import { parsePosition } from '../notation/parse.ts';
import type { CoreState } from '../state.ts';
import { groundOf } from '../table/ground.ts';
import { INDOOR } from './board.ts';
import { setUp } from './setup.ts';

test('[dt1.ruling.base-tiles] a base tile is no structure, and a sign of its own on the ground', () => {
  const state = parsePosition('map\n  .,%b\n') as CoreState;
  const ground = groundOf(state);
  expect([0, 1, 2, 3].map((square) => structureAt(ground, square))).toEqual([0, 0, 0, 1]);
  expect(findCover(ground, 'squad', 'squad', 0, 1).cover).toBe('none');
  expect(state.board.ground.map((bits) => (bits & INDOOR) !== 0)).toEqual([false, true, true, false]);
  expect(state.board.ground.map((bits) => bits & ~INDOOR)).toEqual([0, 0, 1, state.board.ground[3]]);
});

test('[dt1.faq.scenario1.cover] in the first scenario squads are covered by corners', () => {
  const state = setUp({ scenario: 'reconnaissance' } as Json) as CoreState;
  const cover = (from: string, to: string) =>
    notation.questions!.cover!(state, [`recon-rangers@${from}`, `recon-grenadiers@${to}`]);
  expect([cover('B4', 'D2'), cover('D4', 'D2')]).toEqual(['soft', 'none']);
  expect(state.pieces).toEqual([]);
});
