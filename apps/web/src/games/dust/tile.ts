import type { GameTile } from '../tile.ts';

/** What the start page says of DUST. */
export const dustTile: GameTile<'dust'> = {
  id: 'dust',
  title: 'DUST',
  computerText: 'games.dust.computer',
  hotseatText: 'games.dust.hotseat',
  rules: async () => (await import('virtual:rules/dust')).rules,
  playable: true,
  art: [],
};
