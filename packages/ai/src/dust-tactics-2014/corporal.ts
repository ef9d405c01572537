import { makeWeighted } from '../open/officer.ts';
import { tacticsGame } from './adapter.ts';
import { onTable } from './on-table.ts';

export const corporal = onTable(makeWeighted(tacticsGame, 'corporal', 'Corporal'));
