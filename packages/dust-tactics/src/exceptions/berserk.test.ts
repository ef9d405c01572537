import { test } from 'vitest';
import { table } from '../../test/table.ts';

const board = `
  round 2
  turn axis
  options reactive-fire=off
  map
    . . . . . .
    . . . . . .
`;

test(`[dt1.skill.berserk.reroll] [dt1.faq.berserk.declare] [dt1.skill.berserk.free]
    called before the dice, it throws misses once more; both actions are left`, () => {
  table({
    position: `${board}
      axis battle-grenadiers A1
      axis sigrid A1 with=battle-grenadiers
      allies recon-rangers C1
      allies pounder F2`,
    dice: 'HMMM MMM',
    steps: [
      'activate battle-grenadiers',
      'shoot + move',
      { include: ['use berserk'] },
      'use berserk',
      'fire battle-grenadiers/stg47 at recon-rangers',
      'open fire',
      'lose recon-rangers.4',
      { question: 'step', seat: 1 },
    ],
  });
});

test(`[dt1.skill.berserk.once] [dt1.skill.berserk.round] [dt1.ruling.strike-back]
    it lasts for the round, also when striking back, and is not called again`, () => {
  table({
    position: `${board}
      axis sigrid C1
      allies recon-rangers D1 figures=1,2
      allies pounder F2`,
    dice: 'MM MM MM | MM MM MM | HMM MMM',
    steps: [
      'activate sigrid',
      'shoot + move',
      'use berserk',
      'fire sigrid/combat-knife at recon-rangers',
      'open fire',
      'stop',
      'activate recon-rangers',
      'shoot + move',
      'fire recon-rangers/knife-grenade at sigrid',
      'open fire', // two dice, and her two in return, thrown again
      'stop',
      'activate pounder',
      'do nothing',
      'axis begin',
      'activate sigrid',
      'shoot + move',
      { exclude: ['use berserk'] },
    ],
  });
});

test('[dt1.ruling.strike-back] without having been called it does nothing for who strikes back', () => {
  table({
    position: `${board}
      axis sigrid C1
      axis luther A2
      allies recon-rangers D1 figures=1,2`,
    dice: 'MM MM',
    steps: [
      'activate luther',
      'do nothing',
      'activate recon-rangers',
      'shoot + move',
      'fire recon-rangers/knife-grenade at sigrid',
      'open fire',
    ],
  });
});
