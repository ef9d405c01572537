import { test } from 'vitest';
import { table } from '../../test/table.ts';

const board = `
  round 2
  turn axis
  options reactive-fire=off
  map
    . . . .
    . . . .
`;

test(`[dt1.skill.spotter.reverse] [dt1.skill.spotter.sustained]
    MISS hits, and a sustained attack throws HITs again`, () => {
  table({
    position: `${board}
      axis heavy-mg-team A1
      axis luther A2
      allies recon-rangers D1
      allies pounder D2`,
    dice: 'HHHM MHH',
    steps: [
      'activate heavy-mg-team',
      'sustained attack',
      'fire heavy-mg-team/heavy-mg48 at recon-rangers',
      'open fire',
      { event: { type: 'hits', hits: 2 } },
    ],
  });
});

test('[dt1.ruling.strike-back] a spotter counts when his unit strikes back', () => {
  table({
    position: `${board}
      axis sniper-grenadiers B1
      axis luther A2
      allies recon-rangers C1 figures=1,2
      allies pounder D2`,
    dice: 'MM MM',
    steps: [
      'activate luther',
      'do nothing',
      'activate recon-rangers',
      'shoot + move',
      'fire recon-rangers/knife-grenade at sniper-grenadiers',
      'open fire',
      { event: { type: 'hits', unit: 'sniper-grenadiers', back: true, hits: 2 } },
      { ask: { unit: 'recon-rangers' }, expect: { place: 'destroyed' } },
      { ask: { unit: 'sniper-grenadiers' }, expect: { soldiers: 2 } },
    ],
  });
});
