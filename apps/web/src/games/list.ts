import { GAME_IDS, type GameId, isGameId } from '@dustfront/games';
import { t } from '../i18n/index.ts';
import { coreTile } from './core/tile.ts';
import { dustTile } from './dust/tile.ts';
import { tacticsTile } from './tactics2014/tile.ts';
import type { BookShelf, GameTile } from './tile.ts';

const TILES: Readonly<Record<GameId, GameTile>> = {
  'dust-tactics': coreTile,
  'dust-tactics-2014': tacticsTile,
  dust: dustTile,
};

export interface GameCard extends GameTile {
  readonly id: GameId;
}

export const gameCards: readonly GameCard[] = GAME_IDS.map((id) => ({ id, ...TILES[id] }));

/** The whole name of a game. */
export function gameTitle(game: string): string {
  return isGameId(game) ? `${TILES[game].title}, ${t(TILES[game].edition)}` : game;
}

export function gameShort(game: string): string {
  return isGameId(game) ? t(TILES[game].short) : game;
}

export const shelfOf = (game: GameId): BookShelf => TILES[game].shelf;
