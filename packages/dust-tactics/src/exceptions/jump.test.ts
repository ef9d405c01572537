import { test } from 'vitest';
import { table } from '../../test/table.ts';

test(`[dt1.skill.jump.not-shared]
    a jumping hero walks with the squad he has joined; a jumping squad takes its hero along`, () => {
  const board = `
    round 2
    turn allies
    options reactive-fire=off
    map
      . . . .
      # # # #
      . . . .
  `;
  table({
    position: `${board}
      allies the-hammers A1
      allies ozz-117 A1 with=the-hammers
      allies tank-busters A3
      allies action-jackson A3 with=tank-busters
      axis luther B1
      axis ludwig B3`,
    steps: [
      'activate the-hammers',
      'move + move',
      { question: 'step', seat: 0 },
      { options: ['stop'] },
      'stop',
      'activate luther',
      'do nothing',
      'activate tank-busters',
      'move + shoot',
      { options: ['walk', 'jump'] },
      'jump',
      'step B3',
      'step C3',
      { ask: { unit: 'action-jackson' }, expect: { place: 'C3' } },
    ],
  });
});

test(`[dt1.ruling.jump-corners]
    not even a hero may land with a friend, and a movement is never half walked, half jumped`, () => {
  table({
    position: `
      round 2
      turn allies
      options reactive-fire=off
      map
        . . . .
        # # # #
      allies ozz-117 A1
      allies recon-rangers B1
      axis luther D1`,
    steps: [
      'activate ozz-117',
      'move + move',
      'jump',
      'step B1',
      { options: ['step C1', 'step A1'] },
      'step C1',
      { question: 'activate', seat: 1 },
    ],
  });
});

test('[dt1.ruling.crush-jump] a jumping vehicle crushes the crate it lands on and none that it crosses', () => {
  table({
    position: `
      round 2
      turn allies
      options reactive-fire=off
      map
        . c c .
      allies pounder A1
      axis luther D1`,
    steps: [
      'activate pounder',
      'move + move',
      'jump',
      'step B1',
      { question: 'step', seat: 0 },
      'step C1',
      { question: 'crush', seat: 0 },
      'crush',
      { ask: { pieces: null }, expect: { B1: 'crate 2' } },
      { event: { type: 'cover-destroyed', at: 'C1' } },
    ],
  });
});

test('[dt1.ruling.reactive-steps] nobody is shot at in the air, only where he lands', () => {
  table({
    position: `
      round 2
      turn allies
      map
        . . . .
      allies pounder A1
      axis luther D1`,
    dice: 'M',
    steps: [
      'activate pounder',
      'move + move',
      'jump',
      'step B1',
      { question: 'step', seat: 0 },
      'step C1',
      { question: 'reactive-fire', seat: 1 },
      'react luther',
      { event: { type: 'reaction-failed' } },
    ],
  });
});

test(`[dt1.ruling.crush-jump]
    a unit that stays where it is lands on nothing, whatever it did earlier in the round`, () => {
  table({
    position: `
      round 2
      turn allies
      map
        . c . .
      allies pounder B1 moved
      axis luther D1`,
    steps: [
      'activate pounder',
      'move + move',
      'jump',
      'stop',
      { question: 'activate', seat: 1 },
      { ask: { pieces: null }, expect: { B1: 'crate 2' } },
    ],
  });
});
