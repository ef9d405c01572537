import { test } from 'vitest';
import { table, withSkills } from '../../test/table.ts';

const board = `
  round 2
  turn allies
  options reactive-fire=off
  map
    . . . . . .
`;

test(`[dt1.skill.fast.plus-one] [dt1.skill.fast.not-doubled]
    one square more in a movement, not two in a double move`, () => {
  table({
    position: `${board}
      allies assault-rangers A1
      axis luther F1`,
    steps: [
      { ask: { reach: { unit: 'assault-rangers', moves: 1 } }, expect: { C1: 2 } },
      'activate assault-rangers',
      'move + move',
      'step B1',
      'step C1',
      { include: ['step D1'] },
      'step D1',
      { ask: { unit: 'assault-rangers' }, expect: { place: 'D1' } },
      { question: 'activate', seat: 1 },
    ],
  });
});

test('[dt1.skill.fast.sustained] no free square with a sustained attack', () => {
  table({
    position: `${board}
      allies assault-rangers A1 figures=1
      allies pounder F1
      axis recon-grenadiers B1`,
    dice: 'MMM MMM',
    steps: [
      'activate assault-rangers',
      'sustained attack',
      'fire assault-rangers/shotgun at recon-grenadiers',
      'open fire',
      { question: 'activate', seat: 1 },
      { ask: { unit: 'assault-rangers' }, expect: { place: 'A1', moved: false } },
    ],
  });
});

test('[dt1.ruling.fast-hero] a joined hero’s Fast does not count; alone he has it', () => {
  table({
    cards: [withSkills('joe-brown', 'quick-joe', 'fast')],
    position: `${board}
      allies recon-rangers A1
      allies quick-joe A1 with=recon-rangers
      axis luther F1
      axis ludwig E1`,
    steps: ['activate quick-joe alone', 'move + shoot', 'step B1', { question: 'step', seat: 0 }],
  });
  table({
    cards: [withSkills('joe-brown', 'quick-joe', 'fast')],
    position: `${board}
      allies recon-rangers A1
      allies quick-joe A1 with=recon-rangers
      allies pounder B1
      axis luther F1`,
    steps: [
      'activate recon-rangers',
      'move + shoot',
      { options: ['stop'] }, // with two squares they could pass the walker
    ],
  });
});
