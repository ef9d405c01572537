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

test('[dt1.skill.tank-head.all] [dt1.skill.tank-head.when] [dt1.skill.tank-head.adjacent] [dt1.skill.tank-head.action] [dt1.skill.tank-head.once] [dt1.skill.tank-head.dead] [dt1.ruling.same-square] one action mends a vehicle next to her or with her, once', () => {
  table({
    position: `${board}
      allies rosie B1
      allies pounder B1 health=1
      allies hot-dog C2 health=2
      allies honey E1 health=1
      allies mickey destroyed health=0
      axis luther E2`,
    dice: 'MM HMM MMM',
    steps: [
      'activate rosie',
      'tank-head + move',
      { options: ['choose pounder', 'choose hot-dog', 'none'] },
      'choose pounder',
      { ask: { unit: 'pounder' }, expect: { health: 4 } },
      { question: 'step', seat: 0 },
      'stop',
      'activate luther',
      'do nothing',
      'activate pounder',
      'do nothing',
      'activate hot-dog',
      'do nothing',
      'activate honey',
      'do nothing',
      'allies begin',
      'activate rosie',
      { refuse: 'tank-head + move', rule: 'dt1.skill.tank-head.once' },
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
