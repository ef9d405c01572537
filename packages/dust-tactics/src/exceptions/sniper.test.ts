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

test('[dt1.skill.sniper.picks] [dt1.skill.sniper.own-shots] he picks with his rifle, not with his knife', () => {
  table({
    position: `${board}
      axis jaeger A1 figures=1
      axis luther A2
      allies recon-rangers B1
      allies pounder D2`,
    dice: 'H H MMMM',
    steps: [
      'activate jaeger',
      'shoot + move',
      'fire jaeger/sniper-rifle at recon-rangers',
      'fire jaeger/knife-grenade at recon-rangers',
      'open fire',
      { question: 'casualty', seat: 1 },
      'lose recon-rangers.5',
      { question: 'casualty', seat: 0 },
    ],
  });
});

test('[dt1.ruling.sniper-boxes] the victim takes no box of the squad’s ammunition along', () => {
  table({
    position: `${board}
      axis jaeger A1
      axis luther A2
      allies recon-rangers D1
      allies pounder D2`,
    dice: 'H',
    steps: [
      'activate jaeger',
      'shoot + move',
      'fire jaeger/sniper-rifle at recon-rangers',
      'open fire',
      { options: ['lose recon-rangers.2', 'lose recon-rangers.4', 'lose recon-rangers.5'], seat: 1 },
      'lose recon-rangers.2', // a man with a grenade launcher
      { ask: { unit: 'recon-rangers' }, expect: { ammo: { ugl: 2 } } },
    ],
  });
});
