import type { GameTile } from '../tile.ts';

/** What the start page says of the Core Set. */
export const coreTile: GameTile<'dust-tactics'> = {
  id: 'dust-tactics',
  title: 'Dust Tactics',
  register: () => import('virtual:rules/dust-tactics'),
  playable: true,
  art: [
    {
      art: {
        kind: 'machine',
        damage: 0,
        machine: { legs: 'bird', hull: 'dome', main: 'flame', bottles: true },
      },
      sign: 'allies',
      flip: false,
      x: 34,
      y: 8,
      scale: 1.2,
    },
    {
      art: { kind: 'squad', figures: [{ head: 'mask', weapon: 'mg', pose: 'kneel' }] },
      sign: 'axis',
      flip: true,
      x: 170,
      y: 46,
      scale: 0.8,
    },
  ],
};
