import type { GameId } from '@dustfront/games';
import { dustTile } from './dust/tile.ts';
import { coreTile } from './dust-tactics/tile.ts';
import { tacticsTile } from './dust-tactics-2014/tile.ts';
import type { GameTile } from './tile.ts';

export const TILES: Readonly<Record<GameId, GameTile>> = {
  [coreTile.id]: coreTile,
  [tacticsTile.id]: tacticsTile,
  [dustTile.id]: dustTile,
};
