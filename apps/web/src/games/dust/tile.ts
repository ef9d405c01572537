import type { GameTile } from '../tile.ts';

/** What the start page says of DUST. */
export const dustTile: GameTile<'dust'> = {
  id: 'dust',
  shelf: 'war',
  title: 'DUST',
  edition: 'games.world.edition',
  short: 'games.world.short',
  blurb: 'games.world.blurb',
  computerText: 'games.world.computer',
  hotseatText: 'games.world.hotseat',
  rules: async () => (await import('virtual:rules/dust')).rules,
  playable: true,
  art: [],
};
