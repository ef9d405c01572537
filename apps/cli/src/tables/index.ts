import type { AnyGame } from '@dustfront/kernel';
import { coreSetTable } from '../core-set/table.ts';
import { dustTable } from '../dust/table.ts';
import { tactics2014Table } from '../tactics-2014/table.ts';
import { plainTable, type Table } from './table.ts';

const drawn: Readonly<Record<string, Table>> = {
  'dust-tactics': coreSetTable,
  'dust-tactics-2014': tactics2014Table,
  dust: dustTable,
};

export function tableOf(game: AnyGame): Table {
  return drawn[game.id] ?? plainTable(game);
}
