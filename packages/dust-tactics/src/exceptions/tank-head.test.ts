import { test } from 'vitest';
import { table } from '../../test/table.ts';

const board = `
  round 2
  turn allies
  options reactive-fire=off
  map
    . . . . .
    . . . . .
`;

const garage = `${board}
  allies rosie B1
  allies pounder B1 health=1
  allies hot-dog C2 health=2
  allies honey E1 health=1
  allies mickey destroyed health=0
  axis luther E2`;

test('[dt1.skill.tank-head.all] a vehicle regains all its points', () => {
  table({
    position: garage,
    steps: [
      'activate rosie',
      'tank-head + move',
      'choose pounder',
      { ask: { unit: 'pounder' }, expect: { health: 4 } },
    ],
  });
});

test('[dt1.skill.tank-head.when] [dt1.skill.tank-head.action] in her activation, as one of two actions', () => {
  table({
    position: garage,
    steps: [
      'activate rosie',
      { include: ['tank-head + move', 'move + tank-head', 'tank-head + shoot'] },
      'tank-head + move',
      'choose pounder',
      { question: 'step', seat: 0 },
      'stop',
      { question: 'activate', seat: 1 },
    ],
  });
});

test('[dt1.skill.tank-head.adjacent] [dt1.ruling.same-square] next to her or with her, no further', () => {
  table({
    position: garage,
    steps: ['activate rosie', 'tank-head + move', { options: ['choose pounder', 'choose hot-dog', 'none'] }],
  });
});

test('[dt1.skill.tank-head.dead] a destroyed vehicle is not mended', () => {
  table({
    position: `${board}
      allies rosie B1
      allies pounder B2
      allies mickey destroyed health=0
      axis luther E2`,
    steps: ['activate rosie', { exclude: ['tank-head + move'] }],
  });
});

test('[dt1.skill.tank-head.once] once a game', () => {
  table({
    position: garage.replace('rosie B1', 'rosie B1 spent=tank-head'),
    steps: ['activate rosie', { refuse: 'tank-head + move', rule: 'dt1.skill.tank-head.once' }],
  });
  table({
    position: garage,
    steps: [
      'activate rosie',
      'tank-head + move',
      'choose pounder',
      { ask: { unit: 'rosie' }, expect: { spent: ['tank-head'] } },
    ],
  });
});

test('[dt1.skill.tank-head.squad] the squad she has joined spends the action', () => {
  table({
    position: `${board}
      allies recon-rangers A1
      allies rosie A1 with=recon-rangers
      allies pounder C2 health=1
      axis luther E2`,
    steps: [
      'activate recon-rangers',
      { exclude: ['tank-head + shoot', 'tank-head + move'] }, // nobody near yet
      'move + tank-head',
      'step B1',
      'choose pounder',
      { ask: { unit: 'pounder' }, expect: { health: 4 } },
      { question: 'activate', seat: 1 },
      { ask: { unit: 'rosie' }, expect: { spent: ['tank-head'] } },
    ],
  });
});
