import { test } from 'vitest';
import { table, withSkills } from '../../test/table.ts';

const board = `
  round 2
  turn allies
  options reactive-fire=off
  map
    . . . . . . . .
    . . . . . . . .
`;

test(`[dt1.skill.assault.double] [dt1.skill.assault.any] [dt1.skill.assault.once]
    the value is doubled with a move and an attack, once a game`, () => {
  table({
    position: `${board}
      allies snow-foxes A1
      axis luther H1`,
    dice: 'HMM MMM',
    steps: [
      'activate snow-foxes',
      'use assault',
      { exclude: ['use assault'] },
      'move + shoot',
      'step B1',
      'step C1',
      { ask: { unit: 'snow-foxes' }, expect: { place: 'C1', spent: ['assault'], effects: ['assault'] } },
      'activate luther',
      'do nothing',
      'allies begin',
      { ask: { unit: 'snow-foxes' }, expect: { spent: ['assault'], effects: [] } },
      'activate snow-foxes',
      { exclude: ['use assault'] },
    ],
  });
});

test(`[dt1.skill.assault.move-move] [dt1.ruling.assault-four]
    moving twice gives four times the value, and Fast one square more`, () => {
  table({
    cards: [withSkills('snow-foxes', 'quick-foxes', 'assault', 'fast')],
    position: `${board}
      allies quick-foxes A1
      axis luther H2`,
    steps: [
      'activate quick-foxes',
      'use assault',
      { ask: { reach: { unit: 'quick-foxes', moves: 2 } }, expect: { F1: 5 } },
      'move + move',
      ...['B1', 'C1', 'D1', 'E1'].map((to) => `step ${to}`),
      { include: ['step F1'] },
      'step F1',
      { ask: { unit: 'quick-foxes' }, expect: { place: 'F1' } },
    ],
  });
});

test('[dt1.ruling.assault-four] an entry stays one square', () => {
  table({
    position: `${board}
      entry allies A1
      allies snow-foxes reserve
      axis luther H2`,
    steps: [
      'activate snow-foxes',
      'use assault',
      'move + move',
      'enter A1',
      'step B1',
      { include: ['step C1'] },
      'step C1',
      { ask: { unit: 'snow-foxes' }, expect: { place: 'C1', activated: true } },
    ],
  });
});

test('[dt1.skill.assault.shared] a hero takes his squad along', () => {
  table({
    position: `${board}
      allies grim-reapers A1
      allies action-jackson A1 with=grim-reapers
      axis luther H1`,
    steps: [
      'activate grim-reapers',
      'use assault',
      'move + shoot',
      'walk',
      'step B1',
      'step C1',
      { ask: { unit: 'grim-reapers' }, expect: { place: 'C1', spent: [] } },
      { ask: { unit: 'action-jackson' }, expect: { place: 'C1', spent: ['assault'] } },
    ],
  });
});
