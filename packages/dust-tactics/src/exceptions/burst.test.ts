import { test } from 'vitest';
import { table } from '../../test/table.ts';

const board = `
  round 2
  turn allies
  options reactive-fire=off
  map
    . . . . . .
    . . . c . .
`;

test('[dt1.faq.burst.double] [dt1.ruling.burst-moved] twice the dice at what has not moved; one step is a move', () => {
  table({
    position: `${board}
      allies choppers A1 figures=1
      allies choppers A2 figures=1
      allies pounder A2
      axis recon-grenadiers D1
      axis luther F2`,
    dice: 'MMMMMMMMMM | MMMMM',
    steps: [
      'activate choppers',
      'shoot + move',
      'fire choppers/tripod-50cal at recon-grenadiers',
      'open fire',
      'stop',
      'activate recon-grenadiers',
      'move + move',
      'step E1',
      'stop',
      'activate choppers-2',
      'shoot + move',
      'fire choppers-2/tripod-50cal at recon-grenadiers',
      'open fire',
    ],
  });
});

test('[dt1.faq.burst.round] only this round counts', () => {
  table({
    position: `${board}
      allies choppers A1 figures=1
      axis recon-grenadiers D1 moved activated`,
    dice: 'HMM MMM | MMMMMMMMMM',
    steps: [
      'activate choppers',
      'do nothing',
      'allies begin',
      'activate choppers',
      'shoot + move',
      'fire choppers/tripod-50cal at recon-grenadiers',
      'open fire',
    ],
  });
});

test('[dt1.ruling.burst-moved] crates never move', () => {
  table({
    position: `${board}
      allies choppers A2 figures=1
      axis recon-grenadiers F1`,
    dice: 'MMMM',
    steps: [
      'activate choppers',
      'shoot + move',
      'fire choppers/tripod-50cal at the cover in D2',
      'open fire',
    ],
  });
});
