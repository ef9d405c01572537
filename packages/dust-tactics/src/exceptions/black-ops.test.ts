import { test } from 'vitest';
import { table } from '../../test/table.ts';

const end = (units: string, round = 2) => `
  round ${round}
  turn axis
  options reactive-fire=off
  map
    . . . .
  axis luther D1
  ${units}`;
const steps = ['activate luther', 'do nothing', { question: 'who-begins' }];

test('[dt1.skill.black-ops.die] [dt1.ruling.initiative] four dice against three, most HITs win', () => {
  table({
    position: end('allies joe-brown A1 activated'),
    dice: 'MMMH MMM',
    steps: [...steps, 'allies begin'],
  });
});

test('[dt1.skill.black-ops.stack] two such heroes give one die', () => {
  table({
    position: end('allies joe-brown A1 activated\n  allies ozz-117 B1 activated'),
    dice: 'MMMH MMM',
    steps,
  });
});

test('[dt1.skill.black-ops.dead] it is lost with the hero', () => {
  table({
    position: end('allies joe-brown destroyed\n  allies pounder A1 activated'),
    dice: 'MMH MMM',
    steps,
  });
});

test('[dt1.skill.black-ops.dead] a hero who left the board is not eliminated', () => {
  table({ position: end('allies joe-brown left\n  allies pounder A1 activated'), dice: 'MMMH MMM', steps });
});

test('[dt1.ruling.black-ops-tie] the die is rolled in every re-roll of a tie', () => {
  table({ position: end('allies joe-brown A1 activated'), dice: 'MMMH HMM | MMMM HMM', steps });
});

test('[dt1.faq.black-ops.first] it counts in the first round, for a hero still outside', () => {
  const initiative = { side: 0, winner: 0, speaker: [0, 0], yielded: [], extra: [] };
  const stack = [
    { kind: 'game', step: 'after-round' },
    { kind: 'round', step: 'initiative', ...initiative },
  ];
  table({
    position: `
      round 1
      stack ${JSON.stringify(stack)}
      map
        . . . .
      entry allies A1
      entry axis D1
      allies joe-brown reserve
      axis luther reserve`,
    dice: 'MMMH MMM',
    steps: [{ question: 'who-begins', seat: 0 }],
  });
});
