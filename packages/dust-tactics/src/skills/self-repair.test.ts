import { test } from 'vitest';
import { table } from '../../test/table.ts';

test('[dt1.skill.repair.when] [dt1.skill.repair.dice] [dt1.skill.repair.hit] [dt1.skill.repair.max] [dt1.skill.repair.dead] at the end of each round, a die for every lost point, never more than was lost', () => {
  table({
    position: `
      round 2
      turn allies
      options reactive-fire=off
      map
        . . . .
      allies honey A1 health=1
      allies honey B1 name=whole
      allies honey destroyed name=gone health=0
      axis hermann D1 health=2`,
    dice: 'HM M HMM MMM | H H HMM MMM',
    steps: [
      'activate honey',
      'do nothing',
      'activate hermann',
      'do nothing',
      { ask: { unit: 'honey' }, expect: { health: 1 } },
      'activate whole',
      'do nothing',
      { ask: { unit: 'honey' }, expect: { health: 2 } },
      { ask: { unit: 'hermann' }, expect: { health: 2 } },
      { ask: { unit: 'gone' }, expect: { place: 'destroyed', health: 0 } },
      'allies begin',
      'activate honey',
      'do nothing',
      'activate hermann',
      'do nothing',
      'activate whole',
      'do nothing',
      { ask: { unit: 'honey' }, expect: { health: 3 } },
      { ask: { unit: 'hermann' }, expect: { health: 3 } },
    ],
  });
});
