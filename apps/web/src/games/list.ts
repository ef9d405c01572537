import { GAME_IDS, isGameId } from '@dustfront/games';
import { t } from '../i18n/index.ts';
import type { GameTile } from './tile.ts';
import { TILES } from './tiles.ts';

export const gameCards: readonly GameTile[] = GAME_IDS.map((id) => TILES[id]);

/** The whole name of a game. */
export function gameTitle(game: string): string {
  return isGameId(game) ? `${TILES[game].title}, ${t(`games.${game}.edition`)}` : game;
}

export function gameShort(game: string): string {
  return isGameId(game) ? t(`games.${game}.short`) : game;
}
