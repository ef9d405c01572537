import { expect, test } from 'vitest';
import { table } from '../../test/table.ts';
import { parsePosition } from '../notation/parse.ts';
import type { CoreState } from '../state.ts';
import { initiativeDice } from './round.ts';

const TWO_AND_ONE = `
  round 2
  turn allies
  options reactive-fire=off
  map
    . . . . . . . . .
    . . . . . . . . .
  allies pounder A1
  allies recon-rangers A2
  axis luther I1`;

test('[dt1.act.pick] the unit that a side picks is told', () => {
  table({
    position: TWO_AND_ONE,
    steps: [
      { options: ['activate pounder', 'activate recon-rangers'] },
      'activate recon-rangers',
      { event: { type: 'activated', unit: 'recon-rangers', rule: 'dt1.act.pick' } },
    ],
  });
});

test('[dt1.act.skip] [dt1.act.rest] [dt1.round.end] one side goes on alone, then the round is over', () => {
  table({
    position: TWO_AND_ONE,
    steps: [
      'activate pounder',
      'do nothing',
      { options: ['activate luther'], seat: 1 },
      'activate luther',
      'do nothing',
      { options: ['activate recon-rangers'], seat: 0 },
      'activate recon-rangers',
      { ask: { round: null }, expect: 2 },
      { dice: 'HMM MMM' },
      'do nothing',
      { ask: { round: null }, expect: 3 },
      { question: 'who-begins', seat: 0 },
    ],
  });
});

test('[dt1.act.rest] a side with nobody left does not come to its turn', () => {
  table({
    position: `${TWO_AND_ONE} activated`,
    steps: ['activate pounder', 'do nothing', { options: ['activate recon-rangers'], seat: 0 }],
  });
});

test('[dt1.round.in-a-row] who acted last may act first in the next round, by initiative', () => {
  table({
    position: `
      round 2
      turn axis
      map
        . . . . . . . . .
      allies pounder A1 activated
      axis luther I1`,
    steps: [
      'activate luther',
      { dice: 'MMM MHM' },
      'do nothing',
      { event: { type: 'initiative', allies: 0, axis: 1 } },
      { question: 'who-begins', seat: 1 },
      'axis begin',
      { options: ['activate luther'], seat: 1 },
    ],
  });
});

const FOUR = `
  round 2
  turn allies
  seats allies axis allies axis
  options reactive-fire=off
  map
    . . . . . . . . .
    . . . . . . . . .
  allies pounder A1 seat=0
  allies recon-rangers A2 seat=2
  allies combat-rangers B2 seat=2
  axis luther I1 seat=1`;

test('[dt1.sides.order] the players of a side are asked in turn, and one may yield to another', () => {
  table({
    position: FOUR,
    steps: [
      { options: ['activate pounder', 'yield to seat 2'], seat: 0 },
      'activate pounder',
      'do nothing',
      'activate luther',
      'do nothing',
      { options: ['activate recon-rangers', 'activate combat-rangers'], seat: 2 },
    ],
  });
  table({
    position: FOUR,
    steps: [
      'yield to seat 2',
      { options: ['activate recon-rangers', 'activate combat-rangers'], seat: 2 },
      'activate recon-rangers',
      'do nothing',
      'activate luther',
      'do nothing',
      { options: ['activate pounder', 'yield to seat 2'], seat: 0 },
    ],
  });
});

test('[dt1.init.side] three dice a side, however many players', () => {
  const four = parsePosition(
    'seats allies axis allies axis\nmap\n  ..\nallies pounder A1\naxis luther B1',
  ) as CoreState;
  expect([initiativeDice(four, 0), initiativeDice(four, 1)]).toEqual([3, 3]);
});

test('[dt1.end.when] [dt1.faq.end.when] a match whose end is settled is played to the end of the round', () => {
  table({
    position: `
      round 1 of 1
      turn allies
      options reactive-fire=off
      map
        . . . . . . . . .
      side allies points=4
      allies pounder A1
      axis luther I1
      axis ludwig destroyed health=0`,
    steps: [
      'activate pounder',
      'do nothing',
      { over: false },
      'activate luther',
      'do nothing',
      { over: { reason: 'rounds', scores: [4, 0], places: [0, 1] } },
    ],
  });
});

test('[dt1.end.own-losses] what a side has lost is what the other has scored', () => {
  table({
    position: `
      round 2 of 2
      turn axis
      map
        . . . . . . . . .
      side axis points=2
      allies pounder A1 activated
      allies recon-rangers destroyed figures=none
      axis luther I1`,
    steps: ['activate luther', 'do nothing', { over: { reason: 'rounds', scores: [0, 2], places: [1, 0] } }],
  });
});

test('[dt1.hero.break.unshared] a hero who broke off moves and stands by himself', () => {
  table({
    position: `
      round 2
      turn allies
      options reactive-fire=off
      map
        . . . . . . . . .
      allies recon-rangers A1 with=joe-brown
      allies joe-brown A1 with=recon-rangers
      axis luther I1 activated`,
    steps: [
      'activate joe-brown alone',
      { event: { type: 'broke-off', unit: 'joe-brown' } },
      'move + move',
      'step B1',
      'step C1',
      { ask: { unit: 'joe-brown' }, expect: { place: 'C1', joined: null } },
      { ask: { unit: 'recon-rangers' }, expect: { place: 'A1', joined: null, activated: false } },
    ],
  });
});
