import type { AnyGame } from '@dustfront/kernel';
import { gameFor } from '../games.ts';
import { plainTable, type Table } from './table.ts';

export const tableOf = (game: AnyGame): Table => gameFor(game.id)?.table ?? plainTable(game);
