import type { GameTile } from '../tile.ts';

/** What the start page says of the edition of 2013/14. */
export const tacticsTile: GameTile<'dust-tactics-2014'> = {
  id: 'dust-tactics-2014',
  title: 'Dust Tactics',
  computerText: 'games.dust-tactics-2014.computer',
  tableText: 'games.dust-tactics-2014.table',
  register: () => import('virtual:rules/dust-tactics-2014'),
  playable: true,
  art: [
    {
      art: { kind: 'squad', figures: [{ head: 'ushanka', weapon: 'bazooka', pose: 'stand' }] },
      sign: 'ssu',
      flip: false,
      x: 20,
      y: 38,
      scale: 0.86,
    },
    {
      art: {
        kind: 'machine',
        damage: 0,
        machine: { legs: 'crab', hull: 'wedge', main: 'laser', second: 'flak' },
      },
      sign: 'axis',
      flip: true,
      x: 136,
      y: 20,
      scale: 1.06,
    },
  ],
};
