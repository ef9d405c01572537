import type { CliGame } from '../game.ts';
import { battle2014 } from './battle.ts';
import { tacticsCards } from './card-list.ts';
import { cases2014 } from './cases.ts';
import { tacticsOdds } from './odds.ts';
import { tacticsTable } from './table.ts';

/** The edition of 2013/14 on the command line. */
export const tacticsGame: CliGame<'dust-tactics-2014'> = {
  id: 'dust-tactics-2014',
  table: tacticsTable,
  cards: tacticsCards,
  takes: ['scenario', 'table', 'allies', 'axis'],
  battle: battle2014,
  cases: cases2014,
  sides: ['Allies', 'Axis'],
  odds: { tell: tacticsOdds, only: ['structure', 'spirit', 'lucky', 'salvo'] },
};
