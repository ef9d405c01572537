import { test } from 'vitest';
import { table } from '../../test/table.ts';

const board = `
  round 2
  turn axis
  options reactive-fire=off
  map
    . . . . .
    . . . . .
`;

test('[dt1.laser.reroll] [dt1.laser.chain] [dt1.faq.laser.total] each hit is thrown again as long as it hits', () => {
  table({
    position: `${board}
      axis hermann A1
      axis luther A2
      allies pounder D1`,
    dice: 'HHM HM H M',
    steps: [
      'activate hermann',
      'shoot + move',
      'fire hermann/twin-laser at pounder',
      'open fire',
      { event: { type: 'hits', hits: 4 } },
      { ask: { unit: 'pounder' }, expect: { place: 'destroyed' } },
    ],
  });
});

test('[dt1.skill.berserk.chain-miss] [dt1.faq.laser.first-only] what misses in a chain is never thrown again', () => {
  table({
    position: `${board}
      axis hermann A1
      axis luther A2
      allies pounder D1`,
    dice: 'HHH MMM',
    steps: [
      'activate hermann',
      'sustained attack',
      'fire hermann/twin-laser at pounder',
      'open fire',
      { ask: { unit: 'pounder' }, expect: { health: 1 } },
    ],
  });
});

test('[dt1.laser.card] a gun without the rule does not chain', () => {
  table({
    position: `${board}
      axis ludwig A1
      axis luther A2
      allies pounder D1`,
    dice: 'HMMMMMM',
    steps: [
      'activate ludwig',
      'shoot + move',
      'fire ludwig/twin-cannons at pounder',
      'open fire',
      { ask: { unit: 'pounder' }, expect: { health: 3 } },
    ],
  });
});
