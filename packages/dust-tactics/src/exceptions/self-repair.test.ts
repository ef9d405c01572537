import { test } from 'vitest';
import { table } from '../../test/table.ts';

/** A round in which nobody does anything, then what is told of its end. Initiative takes three dice a side. */
function roundOf(honeys: string, dice: string, ...steps: readonly (string | object)[]): void {
  table({
    position: `
      round 2
      turn allies
      options reactive-fire=off
      map
        . . . .
      ${honeys}
      allies blackhawk A1
      axis luther D1`,
    dice: `${dice} HMM MMM`,
    steps: ['activate blackhawk', 'do nothing', 'activate luther', 'do nothing', ...steps],
  });
}

const health = (unit: string, expected: number) => ({ ask: { unit }, expect: { health: expected } });

test('[dt1.skill.repair.when] at the end of every round, not before', () => {
  roundOf(
    'allies honey B1 health=1',
    'HM',
    health('honey', 1),
    'activate honey',
    health('honey', 1),
    'do nothing',
    health('honey', 2),
    { dice: 'H HMM MMM' },
    'allies begin',
    'activate blackhawk',
    'do nothing',
    'activate luther',
    'do nothing',
    'activate honey',
    health('honey', 2),
    'do nothing',
    health('honey', 3),
  );
});

test('[dt1.skill.repair.dice] [dt1.skill.repair.hit] a die for each lost point, a point for each HIT', () => {
  roundOf('allies honey B1 health=1 activated', 'MH', health('honey', 2));
});

test('[dt1.skill.repair.max] never more than was lost: a whole one rolls nothing', () => {
  roundOf(
    'allies honey B1 health=2 activated\nallies honey C1 name=whole activated',
    'H',
    health('honey', 3),
  );
});

test('[dt1.skill.repair.dead] a destroyed one stays so, and rolls nothing', () => {
  roundOf('allies honey destroyed name=gone health=0', '', {
    ask: { unit: 'gone' },
    expect: { place: 'destroyed', health: 0 },
  });
});
