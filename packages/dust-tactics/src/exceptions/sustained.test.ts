import { test } from 'vitest';
import { table } from '../../test/table.ts';

test(`[dt1.sustained.reroll] [dt1.sustained.once] [dt1.close.sustained]
    failures are thrown once more, in close combat too, but not those of who strikes back`, () => {
  table({
    position: `
      round 2
      turn axis
      options reactive-fire=off
      map
        . . . .
      axis recon-grenadiers A1 figures=1,2
      allies recon-rangers B1 figures=1,2,3
      allies pounder D1`,
    dice: 'MM MM | MM MM MMM',
    steps: [
      'activate recon-grenadiers',
      'sustained attack',
      'fire recon-grenadiers/stg47 at recon-rangers',
      'fire recon-grenadiers/knife-grenade at recon-rangers',
      'open fire',
      { question: 'activate', seat: 0 },
    ],
  });
});
