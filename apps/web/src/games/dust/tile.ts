import type { GameTile } from '../tile.ts';

/** What the start page says of DUST. */
export const dustTile: GameTile<'dust'> = {
  id: 'dust',
  title: 'DUST',
  computerText: 'games.dust.computer',
  hotseatText: 'games.dust.hotseat',
  register: () => import('virtual:rules/dust'),
  playable: true,
  art: [],
};
